"""What every page is made of: its language, the cookie that logs its line in, scripts and styles.

A page is a place inside the shell. A script that is there already asks for the place alone, with
the header `PART`, and goes there without losing its line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import patch_vary_headers

from web import files, words
from world.render.face import LANGUAGES, RIGHT_TO_LEFT, Face, nearest_language

STYLES = tuple(f"{name}.css" for name in "base frame cards table hand screens lobby".split())

MOST_TAGS = 20
"""Languages of an Accept-Language header that are looked at."""

THEMES = ("light", "dark")
"""What a visitor may have chosen; otherwise the system's own."""

PART = "X-Part"
"""The header by which a page's script asks for a place without the shell round it."""


ASKER = "X-Hall-Address"
"""The header in which the Portal says who asks (`server.conf.web_plugins`)."""


def language_of(request: HttpRequest) -> str:
    """The language chosen here, else the first the browser asks for that the hall speaks."""
    accepted = request.headers.get("Accept-Language", "").split(",")[:MOST_TAGS]
    chosen = request.COOKIES.get(settings.HALL_LANGUAGE_COOKIE, "")
    for tag in (chosen, *accepted, settings.HALL_LANGUAGE):
        language = nearest_language(tag.partition(";")[0])
        if language:
            return language
    return LANGUAGES[0]


def face_of(request: HttpRequest) -> Face:
    """How a page tells things: in words, in the visitor's language."""
    return Face("speech", language_of(request))


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

    A game's own come when a table of it does, a place's own when somebody goes there.
    """
    folder = Path(settings.STATIC_ROOT, files.OURS)
    found = [*folder.glob("*.js"), *folder.glob("vendor/**/*.js"), folder / "games/any.js"]
    return tuple(sorted(str(path.relative_to(folder)) for path in found))


def _boot(language: str) -> dict[str, Any]:
    """What the scripts find in the page."""
    return {
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


def address_of(request: HttpRequest) -> str:
    """The network address a request comes from."""
    return request.headers.get(ASKER, "") or request.META.get("REMOTE_ADDR", "")


def plainly(request: HttpRequest) -> dict[str, Any]:
    """What a page without scripts needs; its template extends ``hall/plain.html``."""
    language = language_of(request)
    theme = request.COOKIES.get(settings.HALL_THEME_COOKIE, "")
    return {
        "face": face_of(request),
        "language": language,
        "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "theme": theme if theme in THEMES else "",
        "hall_name": settings.SERVERNAME,
    }


def shown(
    request: HttpRequest,
    template: str = "hall/house.html",
    status: int = 200,
    scripts: tuple[str, ...] = (),
    styles: tuple[str, ...] = (),
    **known: Any,
) -> HttpResponse:
    """A place in the shell, or the place alone for a script that asks for it so.

    Args:
        template: of the place; it extends ``base``.
        scripts, styles: files this place needs beside those of every page.
        known: what it shows.
    """
    keep_cookie(request)
    alone = request.headers.get(PART) is not None
    context: Mapping[str, Any] = {
        **plainly(request),
        "base": "hall/part.html" if alone else "hall/house.html",
        "telnet_port": settings.TELNET_PORTS[0],
        "scripts": (*_scripts(), *scripts),
        "styles": styles if alone else (*STYLES, *styles),
        "boot": {} if alone else _boot(language_of(request)),
        **known,
    }
    response = render(request, template, context, status=status)
    patch_vary_headers(response, (PART, "Accept-Language", "Cookie"))
    return response


def read(
    request: HttpRequest, template: str, also: tuple[str, ...] = (), **known: Any
) -> HttpResponse:
    """A page to read: as `shown`, with the styles of such pages.

    Args:
        also: more styles.
    """
    return shown(request, template, styles=("reading.css", *also), **known)
