"""Taking back an act, by consent of everybody else at the table.

A take-back is an act like any other: it gets the next number and a row, and the state before the
act that is taken back stands again. Nothing recorded is removed, so what was announced stays
announced, and chance is not turned back with it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from world.engine.match import Match
from world.engine.protocol import Refusal, Refused

from . import bulletin

KEPT = 40
"""How many acts back one may ask for."""


@dataclass(slots=True)
class Asked:
    """A take-back somebody asked for.

    Attributes:
        seat: who asked.
        before: the match as it was before that seat's newest act.
        waiting: seats that have yet to agree.
    """

    seat: int
    before: Match
    waiting: set[int]


class TakeBacks:
    """The newest acts of one table, and what was asked about them."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self.asked: Asked | None = None
        self._acts: deque[tuple[int | None, Match]] = deque(maxlen=KEPT)

    def acted(self, seat: int | None, before: Match) -> None:
        """An act was done; whatever was asked for lapses with it."""
        self._acts.append((seat, before))
        self.asked = None

    def clear(self) -> None:
        """A new deal, or none: nothing can be taken back."""
        self._acts.clear()
        self.asked = None

    def ask(self, seat: int) -> None:
        """A seat asks to take its newest act back; done at once where nobody else plays.

        Raises:
            Refused: nothing of that seat's can be taken back, or something is asked already.
        """
        if self.asked is not None:
            raise Refused(Refusal("asked-already"))
        before = next((match for by, match in reversed(self._acts) if by == seat), None)
        if before is None or not self.controller.playing:
            raise Refused(Refusal("nothing-to-undo"))
        seats = enumerate(self.controller.seating.seats)
        others = {
            number
            for number, sitter in seats
            if sitter.plays and number != seat and self.controller.table.connected(sitter.who)
        }
        self.asked = Asked(seat, before, others)
        name = self.controller.seating.name(seat)
        bulletin.say_all(self.controller, "table-undo-asked", seat=name)
        self._settle()

    def answer(self, seat: int, yes: bool) -> None:
        """A seat agrees, or does not. Raises Refused when it was not asked."""
        if self.asked is None or seat not in self.asked.waiting:
            raise Refused(Refusal("nothing-asked"))
        name = self.controller.seating.name(seat)
        if yes:
            self.asked.waiting.discard(seat)
            self._settle()
        else:
            self.asked = None
            bulletin.say_all(self.controller, "table-undo-refused", seat=name)

    def _settle(self) -> None:
        if self.asked is not None and not self.asked.waiting:
            before = self.asked.before
            self.clear()
            refusal = self.controller.take_back(before)
            if refusal is not None:
                raise Refused(refusal)
