"""What goes out to a client, bounded: a reader that stops reading is dropped, not stored for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twisted.internet.interfaces import IPushProducer
from zope.interface import implementer

MOST_UNREAD = 512 * 1024
"""Bytes that may wait for a client beyond what its transport buffers."""

PATIENCE = 120
"""Seconds a client may leave a full transport buffer unread."""


@implementer(IPushProducer)
class Outflow:
    """Watches one transport by playing its producer: it tells when its buffer is full.

    Args:
        transport: where the bytes go.
        too_slow: called once when the client reads too little; it should drop the line.
        clock: the reactor, or a test's clock.
    """

    def __init__(self, transport: Any, too_slow: Callable[[], None], clock: Any) -> None:
        self._transport = transport
        self._too_slow = too_slow
        self._clock = clock
        self._unread: int | None = None
        self._timer: Any = None
        transport.registerProducer(self, True)

    def wrote(self, count: int) -> None:
        """So many bytes were given to the transport."""
        if self._unread is not None:
            self._unread += count
            if self._unread > MOST_UNREAD:
                self._give_up()

    def pauseProducing(self) -> None:
        """The transport's buffer is full."""
        if self._unread is None:
            self._unread = 0
            self._timer = self._clock.callLater(PATIENCE, self._give_up)

    def resumeProducing(self) -> None:
        """The client has read everything."""
        self._unread = None
        self._stop_timer()

    def stopProducing(self) -> None:
        """The line is gone."""
        self.resumeProducing()

    def end(self) -> None:
        """No longer watch; a transport with a producer would not close."""
        self.resumeProducing()
        self._transport.unregisterProducer()

    def _stop_timer(self) -> None:
        if self._timer is not None and self._timer.active():
            self._timer.cancel()
        self._timer = None

    def _give_up(self) -> None:
        self.resumeProducing()
        self._too_slow()
