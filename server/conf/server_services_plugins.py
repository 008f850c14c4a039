"""Evennia calls this as the Server starts, before it connects to the Portal."""

from __future__ import annotations

from typing import Any

import evennia
from django.conf import settings
from evennia.utils.utils import class_from_module
from twisted.internet import reactor

from server import warming
from server.conf import patches
from server.conf.sweeper import Sweeper
from server.conf.watchdog import Watchdog
from world.hall import pulse


def start_plugin_services(server: Any) -> None:
    """Apply the patches, warm what is slow to import, watch the reactor and its pauses.

    Args:
        server: Evennia's service, a parent for ours.
    """
    patches.apply()
    patches.steady(reactor)
    # Upstream imports it when the first line comes, and everybody waits for that.
    class_from_module(settings.SERVER_SESSION_CLASS)
    warming.catalogues()
    Watchdog(note=pulse.STALLS.add).setServiceParent(server)
    Sweeper(lambda: evennia.SESSION_HANDLER.values()).setServiceParent(server)
