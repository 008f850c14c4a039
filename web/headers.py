"""Headers every page carries."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse


def strict_headers(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: the browser runs our own files only, and tells other sites nothing of us."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", _policy(request))
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "same-origin")
        response.headers.setdefault("Cache-Control", "no-cache")
        return response

    return answer


def _policy(request: HttpRequest) -> str:
    host = request.get_host().rpartition(":")[0] or request.get_host()
    live = settings.WEBSOCKET_CLIENT_URL or (
        f"ws://{host}:{settings.WEBSOCKET_CLIENT_PORT} "
        f"wss://{host}:{settings.WEBSOCKET_CLIENT_PORT}"
    )
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self' {live}; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    )
