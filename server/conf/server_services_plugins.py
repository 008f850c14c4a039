"""Evennia calls this as the Server starts, before it connects to the Portal."""

from __future__ import annotations

from typing import Any

from server.conf import patches
from server.conf.watchdog import Watchdog


def start_plugin_services(server: Any) -> None:
    """Apply the patches and watch the reactor.

    Args:
        server: Evennia's service, a parent for ours.
    """
    patches.apply()
    Watchdog().setServiceParent(server)
