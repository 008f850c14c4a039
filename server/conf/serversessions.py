"""All lines of the hall, as the Server knows them."""

from __future__ import annotations

from typing import Any

from evennia.server.sessionhandler import ServerSessionHandler

from world.hall import whereabouts


class HallServerSessionHandler(ServerSessionHandler):
    """Lines by their number."""

    def portal_sessions_sync(self, portalsessionsdata: dict[int, dict[str, Any]]) -> None:
        """The Portal (or a new one) tells which lines there are.

        Upstream keeps the lines of a Portal that is gone: their people seem connected for ever.
        Here they have hung up. A new Portal counts from one again, so the same number may be
        somebody else's line. Those that are still there are shown where things stand.
        """
        for number, session in list(self.items()):
            told = portalsessionsdata.get(number)
            if told is None or told.get("uid") != session.uid:
                self.disconnect(session, sync_portal=False)
        super().portal_sessions_sync(portalsessionsdata)
        whereabouts.show_all_again(self.values())
