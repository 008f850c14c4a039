"""What the pages show. Views run in threads of the Server: they read rows, never live tables."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from world.render.face import LANGUAGES, RIGHT_TO_LEFT, Face, nearest_language

MOST_TAGS = 20
"""Languages of an Accept-Language header that are looked at."""


def language_of(request: HttpRequest) -> str:
    """The first language the browser asks for that the hall speaks, else the hall's own."""
    tags = request.headers.get("Accept-Language", "").split(",")[:MOST_TAGS]
    for tag in tags:
        language = nearest_language(tag.partition(";")[0])
        if language:
            return language
    return nearest_language(settings.HALL_LANGUAGE) or LANGUAGES[0]


def _page(request: HttpRequest, template: str, **context: Any) -> HttpResponse:
    language = language_of(request)
    known = {
        "face": Face("plain", language),
        "language": language,
        "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "hall_name": settings.SERVERNAME,
    }
    return render(request, template, {**known, **context})


@require_safe
@ensure_csrf_cookie
def line(request: HttpRequest) -> HttpResponse:
    """The hall by typing: the same lines as on telnet."""
    return _page(
        request,
        "hall/line.html",
        websocket_port=settings.WEBSOCKET_CLIENT_PORT,
        websocket_url=settings.WEBSOCKET_CLIENT_URL or "",
        # The browser's cookie logs its live line in again after a break.
        cookie_key=request.session.session_key or "",
        telnet_port=settings.TELNET_PORTS[0],
    )


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """Browsers ask for this one by themselves."""
    return redirect(static("hall/icon.svg"), permanent=True)
