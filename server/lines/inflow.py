"""What comes in from clients, taken in fair shares: a flood on one line keeps no other waiting.

What people type is taken as it comes. A line that sends much at once, or often, takes turns with
the others of its kind, and all of them together get no more than a part of the Portal's time.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from twisted.internet import reactor

from world.hall.doorkeeper import Limit

SHARE = 256
"""Bytes of one line that are taken at a time: no more than so many lines, however short."""

TURN = 0.004
"""Seconds that lines which send much may take together, before as long a pause for the others."""

READS_AT_ONCE, READS_AGAIN = 60, 6.0
"""Pieces of a line that are taken as they come, and the seconds until it may send as many again."""


class Turns:
    """The turns of all lines that have sent more than is taken as it comes.

    Args:
        clock: the reactor, or a test's clock.
        now: gives the time in seconds.
    """

    def __init__(self, clock: Any = reactor, now: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._now = now
        self._at_once = Limit(READS_AT_ONCE, READS_AGAIN, now)
        self._waiting: deque[Inflow] = deque()
        self._next: Any = None

    def may_go_first(self, inflow: Inflow) -> bool:
        """Whether a small piece is taken at once; it is counted if so."""
        key = id(inflow)
        if self._at_once.wait(key):
            return False
        self._at_once.count(key)
        return True

    def join(self, inflow: Inflow) -> None:
        """Wait for a turn, unless this line does already."""
        if inflow not in self._waiting:
            self._waiting.append(inflow)
        if self._next is None:
            self._next = self._clock.callLater(0, self._go_round)

    def _go_round(self) -> None:
        end = self._now() + TURN
        while self._waiting and self._now() < end:
            inflow = self._waiting.popleft()
            if inflow.take_share():
                self._waiting.append(inflow)
        self._next = self._clock.callLater(TURN, self._go_round) if self._waiting else None


class Inflow:
    """One line's bytes that were read from the network and not taken yet.

    Args:
        line: has a ``transport``.
        take: takes bytes, in whatever pieces.
        turns: those of all lines.
    """

    def __init__(self, line: Any, take: Callable[[bytes], None], turns: Turns) -> None:
        self._line = line
        self._take = take
        self._turns = turns
        self._rest = bytearray()
        self._held = False
        self._ended = False

    def feed(self, data: bytes) -> None:
        """Bytes from the network."""
        if self._rest or self._held or len(data) > SHARE or not self._turns.may_go_first(self):
            self._rest += data
            self._line.transport.pauseProducing()
            if not self._held:
                self._turns.join(self)
        else:
            self._take(data)

    def take_share(self) -> bool:
        """One turn; True when there is more to take."""
        if self._held or self._ended:
            return False
        share = bytes(self._rest[:SHARE])
        del self._rest[:SHARE]
        self._take(share)
        if not self._rest and not self._held:
            self._read_on()
        return bool(self._rest) and not self._held

    def hold(self) -> None:
        """Take no more for now: what the client sends waits in the network."""
        self._held = True
        self._line.transport.pauseProducing()

    def release(self) -> None:
        """Take what the client sends again."""
        if not self._held:
            return
        self._held = False
        if self._rest:
            self._turns.join(self)
        else:
            self._read_on()

    def _read_on(self) -> None:
        if not self._ended and not self._line.transport.disconnecting:
            self._line.transport.resumeProducing()

    def end(self) -> None:
        """The line is over: what it still had to say goes with it."""
        self._ended = True
        self._rest.clear()


TURNS = Turns()
"""Those of this process."""
