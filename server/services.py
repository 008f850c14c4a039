"""Evennia's two services and the link between them, where they meet the keeper.

With a keeper, it alone starts Servers: it has the next one loaded before the Portal ends the old
one. Without one (``evennia start``) all is as upstream has it.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from django.conf import settings
from evennia.server.portal.amp_server import AMPServerProtocol
from evennia.server.portal.service import EvenniaPortalService
from evennia.server.service import EvenniaServerService
from evennia.utils import logger
from twisted.internet import reactor
from twisted.protocols.amp import AMP

from server import postgresql
from server.hallscript import locks
from server.keeperlink import LINK

PARTING = 0.1
"""Seconds a stopping Server keeps running so that its last words reach the Portal. Upstream takes
a whole one, in which everybody waits."""


def _claim(component: str) -> None:
    """Hold the lock of this process for life: one Portal and one Server to a data folder."""
    run = settings.INI.data / "run"
    run.mkdir(exist_ok=True)
    lock = run / f"{component}.lock"
    if locks.take(lock) is None:
        sys.exit(
            f"Another {component} works on {settings.INI.data} (process {locks.holder(lock)})."
        )


class HallServerService(EvenniaServerService):
    """The Server."""

    def privilegedStartService(self) -> None:
        """Begin, unless another Server works on the same data."""
        _claim("server")
        postgresql.claim()
        postgresql.watch()
        super().privilegedStartService()

    def at_server_start(self) -> None:
        """Joined to the Portal, tables taken up."""
        super().at_server_start()
        LINK.say("up")

    def shutdown(self, mode: str = "reload", _reactor_stopping: bool = False) -> Any:
        """End the Server, without upstream's second of waiting.

        Args:
            mode: ``reload``, ``reset`` or ``shutdown``.
            _reactor_stopping: The reactor ends already and need not be told.
        """
        done = super().shutdown(mode, _reactor_stopping=True)
        if not _reactor_stopping and not hasattr(self, "shutdown_complete"):
            self.shutdown_complete = True
            done.addErrback(lambda failure: logger.log_err(failure.getTraceback()))
            done.addBoth(lambda _: reactor.callLater(PARTING, reactor.stop))
        return done


class HallPortalService(EvenniaPortalService):
    """The Portal."""

    def privilegedStartService(self) -> None:
        """Open the ports, unless another Portal works on the same data; then hear the keeper."""
        _claim("portal")
        LINK.heard = self._keeper_says
        super().privilegedStartService()
        LINK.say("up")

    def shutdown(self, _reactor_stopping: bool = False, _stop_server: bool = False) -> None:
        """End the hall. A signal is no wish of the hall's own: then the keeper brings it back."""
        if not _reactor_stopping:
            LINK.say("leaving")
        super().shutdown(_reactor_stopping, _stop_server and self.amp_protocol is not None)

    def _keeper_says(self, word: str) -> None:
        verb, _, mode = word.partition(" ")
        if verb == "exchange":
            self._end_server(mode)
        elif verb == "stop":
            self._end_server("shutdown")
        elif verb == "leave":
            self.shutdown()
        elif verb == "failed":
            logger.log_err("The new Server could not be loaded; the old one goes on.")

    def _end_server(self, mode: str) -> None:
        if self.amp_protocol is not None:
            AMPServerProtocol.stop_server(self.amp_protocol, mode)


class HallAMPServer(AMPServerProtocol):
    """The Portal's end of the link to the Server."""

    def connectionLost(self, reason: Any) -> None:  # noqa: N802
        """The Server is gone: nothing that was on its way to it will be answered any more.

        Upstream leaves those calls open for ever, and lines that wait for one of them dead.
        """
        super().connectionLost(reason)
        AMP.connectionLost(self, reason)

    def stop_server(self, mode: str = "shutdown") -> None:
        """End the Server; before a reload the keeper has the next one loaded.

        Args:
            mode: ``reload``, ``reset`` or ``shutdown``.
        """
        if LINK and mode != "shutdown":
            LINK.say(f"exchange {mode}")
        else:
            super().stop_server(mode)

    def start_server(self, server_twistd_cmd: list[str]) -> None:
        """Have a Server started.

        Args:
            server_twistd_cmd: How upstream would start it.
        """
        if LINK:
            LINK.say("start")
        elif LINK.kept:  # the keeper has died; the game goes on
            subprocess.Popen([sys.executable, "-m", "server.process", "server"])
        else:
            super().start_server(server_twistd_cmd)
