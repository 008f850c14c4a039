"""Evennia calls these as it builds its web servers, by name."""

from __future__ import annotations

from typing import Any

from django.conf import settings

from web.files import StaticRoot


def at_webserver_root_creation(web_root: Any) -> Any:
    """The Server's pages: our files are compressed and may be kept."""
    web_root.putChild(b"static", StaticRoot(settings.STATIC_ROOT))
    return web_root


def at_webproxy_root_creation(web_root: Any) -> Any:
    """The Portal only hands requests on."""
    return web_root
