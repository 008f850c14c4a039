"""Pages for addresses there are not, and for what went wrong: words and a way back."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

from web.shell import language_of
from world.render.face import RIGHT_TO_LEFT, Face


def _page(request: HttpRequest, said: str, status: int) -> HttpResponse:
    language = language_of(request)
    known = {
        "face": Face("plain", language),
        "language": language,
        "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "said": said,
    }
    # Without the request's context: whatever broke may have broken that too.
    return HttpResponse(render_to_string("hall/trouble.html", known), status=status)


def not_found(request: HttpRequest, exception: Any = None) -> HttpResponse:
    """404: nothing is at this address."""
    return _page(request, "web-not-found", 404)


def broken(request: HttpRequest) -> HttpResponse:
    """500: a fault of ours; it is in the log."""
    return _page(request, "web-broken", 500)
