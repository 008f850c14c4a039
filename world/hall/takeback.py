"""The newest acts of a running match, so that one can be taken back.

A take-back is an act like any other: it gets the next number and a row, and the state before the
act that is taken back stands again, with the clocks of then. Nothing recorded is removed, so what
was announced stays announced, and chance is not turned back with it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from world.engine.match import Match
from world.engine.protocol import Action, Join, LineBack, LineLost, Resign

KEPT = 40
"""How many acts back one may ask for."""

_STANDS = (LineLost, LineBack, Join, Resign)
"""Acts that tell of people: what was before them cannot be taken back, for they came or went."""


@dataclass(frozen=True, slots=True)
class Before:
    """What an act found.

    Attributes:
        seat: who acted, None for the hall.
        match: the match before the act.
        banks: seconds in every seat's bank then (`Clock.banks`).
    """

    seat: int | None
    match: Match
    banks: Mapping[int, float]


class NewestActs:
    """The newest acts of one table's match; those of an earlier start of the server are gone."""

    def __init__(self) -> None:
        self._acts: deque[Before] = deque(maxlen=KEPT)

    def note(
        self, seat: int | None, action: Action, match: Match, banks: Mapping[int, float]
    ) -> None:
        """An act was done; ``match`` and ``banks`` are as it found them."""
        if isinstance(action, _STANDS):
            self._acts.clear()
        else:
            self._acts.append(Before(seat, match, banks))

    def clear(self) -> None:
        """A new deal, or none: nothing can be taken back."""
        self._acts.clear()

    def before_newest_of(self, seat: int) -> Before | None:
        """What the newest act of this seat found; None when there is none to go back to."""
        return next((act for act in reversed(self._acts) if act.seat == seat), None)

    def forget_from(self, seq: int) -> None:
        """The state after act ``seq`` stands again: what followed is no more."""
        while self._acts and self._acts[-1].match.seq >= seq:
            self._acts.pop()
