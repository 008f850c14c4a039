"""Seats whose players have no line: kept for a while, then played by a bot, or set free.

In a match a bot plays for the absent until they are back, at whatever moment. At a table that
waits the seat is given up, for nobody should wait for somebody who is gone.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from twisted.internet import reactor

from world.engine.protocol import LineLost


class Absence:
    """Who of one table's players is away, by seat."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self._waiting: dict[int, Any] = {}
        self._standing_in: set[int] = set()

    def stands_in(self, seat: int) -> bool:
        """True while a bot plays for this seat's absent player."""
        return seat in self._standing_in

    def lost(self, seat: int) -> None:
        """The player's last line is gone: the time runs from now."""
        self.back(seat)
        self._waiting[seat] = reactor.callLater(settings.HALL_SEAT_KEPT, self._long_gone, seat)

    def back(self, seat: int) -> None:
        """The player is here: the seat is theirs at once."""
        timer = self._waiting.pop(seat, None)
        if timer is not None and timer.active():
            timer.cancel()
        self._standing_in.discard(seat)

    def _long_gone(self, seat: int) -> None:
        self._waiting.pop(seat, None)
        sitter = self.controller.seating.seats[seat]
        if self.controller.table.connected(sitter.who):
            return  # lines that survived a restart never said that they were back
        if self.controller.playing and LineLost in self.controller.game.actions:
            return  # the game has its own way with the absent: nobody votes in their name
        if self.controller.playing:
            self._standing_in.add(seat)
            name = self.controller.seating.name(seat)
            self.controller.announce("table-bot-stands-in", seat=name)
            self.controller.bots.wake()
        else:
            self.controller.vacate(seat)

    def clear(self) -> None:
        """Forget everybody: seats are numbered anew, or the table is closed."""
        for timer in self._waiting.values():
            if timer.active():
                timer.cancel()
        self._waiting.clear()
        self._standing_in.clear()
