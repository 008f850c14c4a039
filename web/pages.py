"""What the pages show. Views run in threads of the Server: they read rows, never live tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseNotFound, JsonResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_safe

from web import files, qr, words
from world.render.face import LANGUAGES, RIGHT_TO_LEFT, Face, nearest_language

STYLES = tuple(f"{name}.css" for name in "base frame cards table hand screens lobby".split())

MOST_TAGS = 20
"""Languages of an Accept-Language header that are looked at."""

THEMES = ("light", "dark")
"""What a visitor may have chosen; otherwise the system's own."""


def language_of(request: HttpRequest) -> str:
    """The language chosen here, else the first the browser asks for that the hall speaks."""
    accepted = request.headers.get("Accept-Language", "").split(",")[:MOST_TAGS]
    chosen = request.COOKIES.get(settings.HALL_LANGUAGE_COOKIE, "")
    for tag in (chosen, *accepted, settings.HALL_LANGUAGE):
        language = nearest_language(tag.partition(";")[0])
        if language:
            return language
    return LANGUAGES[0]


def keep_cookie(request: HttpRequest) -> None:
    """Give the browser the cookie that can log its line in, and keep it alive day by day.

    It is written once a day, not at every page: the rows are for the games.
    """
    today = timezone.now().date().isoformat()
    if request.session.get("day") != today:
        request.session["day"] = today


@cache
def _parts() -> tuple[str, ...]:
    """The games that have a script of their own for their tables."""
    folder = Path(settings.STATIC_ROOT, files.OURS, "games")
    return tuple(sorted(path.stem for path in folder.glob("*.js")))


@cache
def _scripts() -> tuple[str, ...]:
    """The scripts of every page; the browser is told of all at once, not of one by the other.

    A game's own come when a table of it does.
    """
    folder = Path(settings.STATIC_ROOT, files.OURS)
    found = [*folder.glob("*.js"), *folder.glob("vendor/**/*.js"), folder / "games/any.js"]
    return tuple(sorted(str(path.relative_to(folder)) for path in found))


@require_safe
def house(request: HttpRequest, **_where: Any) -> HttpResponse:
    """The whole hall in one page: rooms, tables and doors are places in it."""
    keep_cookie(request)
    language = language_of(request)
    theme = request.COOKIES.get(settings.HALL_THEME_COOKIE, "")
    boot = {
        **words.of_pages(language),
        "language": language,
        "languages": LANGUAGES,
        "version": files.version(),
        "hall": settings.SERVERNAME,
        "parts": _parts(),
        "line": {
            "port": settings.WEBSOCKET_CLIENT_PORT,
            "url": settings.WEBSOCKET_CLIENT_URL or "",
        },
        "cookies": {
            "language": settings.HALL_LANGUAGE_COOKIE,
            "theme": settings.HALL_THEME_COOKIE,
        },
    }
    context = {
        "face": Face("speech", language),
        "language": language,
        "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "theme": theme if theme in THEMES else "",
        "hall_name": settings.SERVERNAME,
        "telnet_port": settings.TELNET_PORTS[0],
        "scripts": _scripts(),
        "styles": STYLES,
        "boot": boot,
    }
    return render(request, "hall/house.html", context)


@require_safe
def alive(request: HttpRequest) -> HttpResponse:
    """What a page asks before it opens its line again: is the hall back, and as it was?"""
    keep_cookie(request)
    return JsonResponse({"version": files.version()})


@require_safe
def qr_code(request: HttpRequest, number: int) -> HttpResponse:
    """A table's address for a friend's phone. ``?secure``: the page came by https."""
    scheme = "https" if "secure" in request.GET or request.is_secure() else "http"
    try:
        picture = qr.picture(f"{scheme}://{request.get_host()}/table/{number}")
    except ValueError:
        return HttpResponseNotFound()
    return HttpResponse(picture, content_type="image/svg+xml")


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """Browsers ask for this one by themselves."""
    return redirect(files.address("icon.svg"))
