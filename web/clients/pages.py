"""The page that lists what there is for MUD clients, and the files themselves."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from web.clients import packages
from web.shell import read


@require_safe
def clients(request: HttpRequest) -> HttpResponse:
    """How to come in with a program of one's own, and what helps there."""
    return read(
        request,
        "hall/clients.html",
        address=request.get_host().partition(":")[0],
        tls_port=settings.INI.telnet_tls,
    )


def _file(content: bytes, name: str, kind: str) -> HttpResponse:
    response = HttpResponse(content, content_type=kind)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_safe
def mudlet(request: HttpRequest) -> HttpResponse:
    """The Mudlet package."""
    return _file(packages.mudlet(), "hall.mpackage", "application/zip")


@require_safe
def mushclient(request: HttpRequest) -> HttpResponse:
    """The MUSHclient plugin and its sounds."""
    return _file(packages.mushclient(), "hall-sounds.zip", "application/zip")


@require_safe
def tintin(request: HttpRequest) -> HttpResponse:
    """The TinTin++ script."""
    return _file(packages.tintin(), "hall.tin", "text/plain; charset=utf-8")
