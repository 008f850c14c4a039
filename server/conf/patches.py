"""Patches of Evennia 6.1.0, each with its reason; applied in both processes as they start.

Each has a test in ``tests/evennia/test_patches.py`` that shows the fault without it, and fails when
upstream no longer has the fault: then the patch goes.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from evennia.server.amp_client import AMPServerClientProtocol
from evennia.server.portal import amp
from evennia.server.service import EvenniaServerService
from evennia.utils import logger
from twisted.internet import error, reactor
from twisted.protocols.amp import AMP
from twisted.protocols.amp import String as AmpString

LOOPBACK = ("127.0.0.1", "::1", "localhost")

TURN = 0.01
"""Seconds of messages after which the reactor gets a turn."""

_Protocol = amp.AMPMultiConnectionProtocol

UPSTREAM: dict[str, Callable[..., Any]] = {
    name: getattr(_Protocol, name)
    for name in ("dataReceived", "ampBoxReceived", "connectionMade", "errback")
}
"""The methods of the link as upstream has them, by name; for the tests."""

UPSTREAM_COMPRESSED = amp.Compressed.toString

UPSTREAM_INIT_HOOKS = EvenniaServerService.run_init_hooks


def apply() -> None:
    """Apply every patch. Applying twice does no harm.

    Raises:
        ImproperlyConfigured: the settings open the inner connection to other machines.
    """
    _refuse_open_amp()
    _Protocol.dataReceived = _data_received
    _Protocol.ampBoxReceived = _box_received
    _Protocol.connectionMade = _connection_made
    _Protocol.errback = _errback
    EvenniaServerService.run_init_hooks = _run_init_hooks
    amp.Compressed.toString = _compressed
    amp.MsgServer2Portal.requiresAnswer = False
    AMPServerClientProtocol.send_MsgServer2Portal = _tell_portal


def _refuse_open_amp() -> None:
    """AMP takes pickles from whoever connects: it is for this machine only."""
    for name in ("AMP_HOST", "AMP_INTERFACE"):
        if getattr(settings, name) not in LOOPBACK:
            raise ImproperlyConfigured(f"{name} must be one of {', '.join(LOOPBACK)}.")


def steady(timers: Any) -> None:
    """Have the reactor's timers follow a clock that nobody sets.

    Upstream (Twisted) takes the time of day. When that is put right by an hour, after a start
    without network for example, either everybody's time to move is up at once, or no timer rings
    for an hour.

    Args:
        timers: the reactor; what it has been told to call later keeps its distance.
    """
    if timers.seconds is time.monotonic:
        return
    ahead = time.monotonic() - timers.seconds()
    timers.seconds = time.monotonic
    for call in timers.getDelayedCalls():
        call.seconds = time.monotonic
        call.time += ahead


def _data_received(self: Any, data: bytes) -> None:
    """Hand all bytes to AMP, which keeps unfinished boxes itself.

    Upstream guesses from the edges of each read whether it is HTTP. A read that ends one byte
    after a box makes it take the next one for HTTP and drop the link between Portal and Server,
    which happens under load. Only the first byte of a connection can tell: in AMP it is zero.
    """
    if not getattr(self, "_first_byte_seen", False):
        self._first_byte_seen = True
        if data[:1] != amp.NUL:
            self.transport.write(amp._HTTP_WARNING)
            self.transport.loseConnection()
            return
    self._turn_began = time.monotonic()
    AMP.dataReceived(self, data)


def _box_received(self: Any, box: Any) -> None:
    """Let answers out between messages.

    Upstream works through everything one read has brought before anything is written: when many
    people type at once, the first answer leaves after the last command, and the reactor stands
    still for the sum of them.
    """
    UPSTREAM["ampBoxReceived"](self, box)
    if not self.paused and time.monotonic() - self._turn_began > TURN:
        self.pauseProducing()
        reactor.callLater(0, _next_turn, self)


def _next_turn(self: Any) -> None:
    if self.transport is not None and self.transport.connected:
        self.resumeProducing()


def _connection_made(self: Any) -> None:
    """Send each message at once.

    Without TCP_NODELAY a message waits for the acknowledgement of the one before: 44 ms a command
    instead of 4.
    """
    self.transport.setTcpNoDelay(True)
    UPSTREAM["connectionMade"](self)


def _compressed(self: Any, item: Any) -> bytes:
    """Pack a message quickly; it only crosses to a process of the same machine.

    Upstream packs at level 9, which for the tables sent after every act costs more than making
    them did.
    """
    return zlib.compress(AmpString.toString(self, item), 1)


def _tell_portal(self: Any, session: Any, **kwargs: Any) -> None:
    """Send a line what it is told, and ask for no receipt.

    Upstream has the Portal answer every message, although nothing comes of the answer: a third of
    what sending costs. What the Portal cannot do it logs itself.
    """
    self.callRemote(amp.MsgServer2Portal, packed_data=amp.dumps((session.sessid, kwargs)))


def _errback(self: Any, err: Any, info: Any) -> None:
    """A link that ended with answers outstanding is no error: that is how every restart ends.

    Upstream logs a traceback for each message that had not been answered.
    """
    if err.check(error.ConnectionLost, error.ConnectionDone) is None:
        UPSTREAM["errback"](self, err, info)
    else:
        logger.log_info(f"The Portal and the Server parted before {info!r} was answered.")


def _run_init_hooks(self: Any, mode: str | None) -> None:
    """Start the game once.

    Upstream starts everything a second time when the Server meets a new Portal: a second
    maintenance loop, the hooks of a cold start in the middle of the games.
    """
    if self.maintenance_task is None:
        UPSTREAM_INIT_HOOKS(self, mode)
    else:
        logger.log_info("The Portal is back.")
