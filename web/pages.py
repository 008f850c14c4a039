"""The house itself. Views run in threads of the Server: they read rows, never live tables."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseNotFound, JsonResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_safe

from web import files, qr
from web.shell import keep_cookie, shown


@require_safe
def house(request: HttpRequest, **where: Any) -> HttpResponse:
    """The whole hall in one page: rooms, tables and doors are places in it."""
    return shown(request, scripts=() if where else ("places/lobby.js",))


@require_safe
def alive(request: HttpRequest) -> HttpResponse:
    """What a page asks before it opens its line again: is the hall back, and as it was?"""
    keep_cookie(request)
    return JsonResponse({"version": files.version()})


@require_safe
def qr_code(request: HttpRequest, place: str) -> HttpResponse:
    """A place's address for a friend's phone. ``?secure``: the page came by https."""
    scheme = "https" if "secure" in request.GET or request.is_secure() else "http"
    try:
        picture = qr.picture(f"{scheme}://{request.get_host()}/{place}")
    except ValueError:
        return HttpResponseNotFound()
    return HttpResponse(picture, content_type="image/svg+xml")


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """Browsers ask for this one by themselves."""
    return redirect(files.address("icon.svg"))
