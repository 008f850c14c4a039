"""Keeps the times a game asks for. The game names deadlines; only the hall knows what time it is.

Deadlines are plain delayed calls armed from what the state says, so a restart simply arms them
anew, with their whole time: lag and restarts never cost a player anything.
"""

from __future__ import annotations

from typing import Any

from evennia.utils import logger
from twisted.internet import reactor

from world.engine.protocol import Elapsed


class Clock:
    """The running times of one table: one delayed call a deadline, kept by the deadline's id."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self._running: dict[str, Any] = {}

    def arm(self) -> None:
        """Start what the state newly names, drop what it no longer does, leave the rest running."""
        match = self.controller.match
        wanted = {deadline.id: deadline for deadline in match.game.deadlines(match.state)}
        for name in [name for name in self._running if name not in wanted]:
            self._drop(name)
        for name, deadline in wanted.items():
            if name not in self._running:
                self._running[name] = reactor.callLater(deadline.seconds, self._elapsed, name)

    def seconds_left(self, seat: int | None) -> int | None:
        """Whole seconds until the next deadline of the seat or the table, None when none runs."""
        match = self.controller.match
        if match is None or not self._running:
            return None
        owners = {deadline.id: deadline.seat for deadline in match.game.deadlines(match.state)}
        times = [
            call.getTime() - reactor.seconds()
            for name, call in self._running.items()
            if owners.get(name) in (None, seat)
        ]
        return max(0, round(min(times))) if times else None

    def _elapsed(self, name: str) -> None:
        self._running.pop(name, None)
        refusal = self.controller.submit(None, Elapsed(name))
        if refusal is not None and refusal.code == "cannot-save":
            # The rows were busy; the time is still up, so it is tried again shortly.
            self._running[name] = reactor.callLater(1.0, self._elapsed, name)
        elif refusal is not None:
            logger.log_err(f"table {self.controller.table.number}: {name}: {refusal.code}")

    def _drop(self, name: str) -> None:
        call = self._running.pop(name)
        if call.active():
            call.cancel()

    def stop(self) -> None:
        """No time runs any more."""
        for name in list(self._running):
            self._drop(name)
