"""Seats whose players have no line: kept for a while, then played by a bot, or set free.

In a match a bot plays for the absent until they are back, at whatever moment. At a table that
waits the seat is given up, for nobody should wait for somebody who is gone. How long a seat is
kept is agreed with the table's terms.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from twisted.internet import reactor

from world.engine.protocol import LineLost

from . import terms

LONG = 600.0
"""Seconds after which somebody is long gone at a table where no bot ever stands in."""


class Absence:
    """Who of one table's players is away, by character."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self._waiting: dict[int, Any] = {}
        self._gone: set[int] = set()
        self._standing_in: set[int] = set()

    def _who(self, seat: int) -> int | None:
        sitter = self.controller.seating.seats[seat]
        return sitter.who if sitter is not None else None

    def stands_in(self, seat: int) -> bool:
        """True while a bot plays for this seat's absent player."""
        return self._who(seat) in self._standing_in

    def long_gone(self, seat: int) -> bool:
        """True when this seat's player has been away for longer than was agreed to wait."""
        return self._who(seat) in self._gone

    def lost(self, seat: int) -> None:
        """The player's last line is gone: the time runs from now."""
        self.back(seat)
        seating = self.controller.seating
        agreed = terms.of(seating.terms)
        playing = self.controller.playing
        if agreed.correspondence or (seating.keeps and not playing):
            return
        kept, who = settings.HALL_SEAT_KEPT, self._who(seat)
        if playing:
            kept = agreed.seconds_kept
        wait = LONG if kept is None else kept
        self._waiting[who] = reactor.callLater(wait, self._long_gone, who, kept is not None)

    def back(self, seat: int) -> None:
        """The player is here: the seat is theirs at once."""
        who = self._who(seat)
        timer = self._waiting.pop(who, None)
        if timer is not None and timer.active():
            timer.cancel()
        self._standing_in.discard(who)
        self._gone.discard(who)

    def _long_gone(self, who: int, bots: bool) -> None:
        self._waiting.pop(who, None)
        seat = self.controller.seating.seat_of(who)
        if seat is None or self.controller.table.connected(who):
            return  # lines that survived a restart never said that they were back
        self._gone.add(who)
        if not self.controller.playing:
            self.controller.vacate(seat)
        elif bots and LineLost not in self.controller.game.actions:
            # A game that knows the absent has its own way: nobody votes in their name.
            self._standing_in.add(who)
            name = self.controller.seating.name(seat)
            self.controller.announce("table-bot-stands-in", seat=name)
            self.controller.clock.arm()
            self.controller.bots.wake()

    def clear(self) -> None:
        """Forget everybody: the match is over, or the table is closed."""
        for timer in self._waiting.values():
            if timer.active():
                timer.cancel()
        self._waiting.clear()
        self._gone.clear()
        self._standing_in.clear()
