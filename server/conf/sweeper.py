"""Garbage collection without pauses: what has settled is not looked through again and again.

A full collection looks at every object there is: 66 ms for a fresh Server, 360 with 400 people in
it, at a moment of Python's own choosing. Here Python looks through the young alone. Objects that
have lived a minute are set aside (`gc.freeze`); all are looked through when so many have been set
aside that it is worth it and nobody is typing.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable
from typing import Any

from twisted.application.service import Service
from twisted.internet import reactor
from twisted.internet.task import LoopingCall

EVERY = 60
"""Seconds between two times of setting aside."""

QUIET = 10
"""Seconds without a word from anybody that make a moment for a full collection."""

WORTH_IT, OVERDUE = 1.5, 12.0
"""How many times the objects of the last full collection have to be set aside before the next one
is worth a quiet moment, and before it comes whether the moment is quiet or not: 400 people more
than were there then are no reason to stop them all."""

NEVER = 10**9
"""Collections of the middle-aged before Python would begin a full one by itself."""


class Sweeper(Service):
    """Keeps the collections of this process short.

    Args:
        lines: gives the lines of this process, for when somebody last typed.
        collector: Python's `gc`, or a test's.
        clock: the reactor, or a test's.
        now: gives the time in seconds, as the lines do.
    """

    def __init__(
        self,
        lines: Callable[[], Iterable[Any]],
        collector: Any = gc,
        clock: Any = reactor,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._lines = lines
        self._gc = collector
        self._now = now
        self._settled = 0
        self._thresholds: tuple[int, int, int] = collector.get_threshold()
        self._call = LoopingCall(self.set_aside)
        self._call.clock = clock

    def startService(self) -> None:
        """Nobody is here yet: the moment to look through everything the start has left."""
        super().startService()
        self._gc.set_threshold(*self._thresholds[:2], NEVER)
        self._sweep()
        self._call.start(EVERY, now=False)

    def stopService(self) -> None:
        """Leave everything to Python again."""
        self._call.stop()
        self._gc.set_threshold(*self._thresholds)
        self._gc.unfreeze()
        return super().stopService()

    def set_aside(self) -> None:
        """Set aside what has lived for a while, or look through everything if it is time."""
        aside = self._gc.get_freeze_count() / max(self._settled, 1)
        if aside > OVERDUE or (aside > WORTH_IT and self._is_quiet()):
            self._sweep()
        else:
            self._gc.collect(1)  # the young: what is garbage already is not set aside
            self._gc.freeze()

    def _sweep(self) -> None:
        self._gc.unfreeze()
        self._gc.collect()
        self._gc.freeze()
        self._settled = self._gc.get_freeze_count()

    def _is_quiet(self) -> bool:
        return all(self._now() - line.cmd_last > QUIET for line in self._lines())
