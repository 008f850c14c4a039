"""What is agreed at a table about people and time, beside the options of its game.

Terms are typed, listed and changed together with the game's options: ``options clock=fast``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings

from world.engine.choices import read, row, values_of


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one table. Rule: hall.md, *Tables*.

    Attributes:
        clock: none; so much time a move and a bank for what goes beyond it; or correspondence,
            which has no clock, lasts for months and keeps every seat.
        standin: seconds until a bot plays for somebody without a line; ``usual``: as this hall
            is set up.
        watchers: others may look on.
        company: who may sit down: anybody, or only people with an account.
    """

    clock: str = row("none", "relaxed", "fast", "correspondence", rule="hall")
    standin: str = row("usual", "30", "60", "300", "600", "never", rule="hall")
    watchers: str = row("yes", "no", rule="hall")
    company: str = row("anybody", "accounts", rule="hall")

    @property
    def correspondence(self) -> bool:
        """Nobody is hurried, and nobody's seat is ever played or given away."""
        return self.clock == "correspondence"

    @property
    def seconds_kept(self) -> float | None:
        """How long the seat of somebody without a line waits for them; None: for ever."""
        if self.correspondence or self.standin == "never":
            return None
        return settings.HALL_SEAT_KEPT if self.standin == "usual" else float(self.standin)


@dataclass(frozen=True, slots=True)
class Pace:
    """The times of a clock, in seconds: for each move, and to spend beside that in a match."""

    move: float
    bank: float


PACES: Mapping[str, Pace] = {"relaxed": Pace(90, 300), "fast": Pace(15, 60)}
"""The clocks that run, by name."""

_PACE = "pace"
"""The option of a game that goes at a pace of its own when it is played by correspondence."""


def of(terms: Mapping[str, str]) -> Terms:
    """The terms of a seating. Raises Refused for what is none."""
    return read(Terms, terms)


def split(game: Any, given: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Options of the game and terms of the table out of what somebody gave together.

    A game that knows correspondence itself is told of it, and tells of it.
    """
    names = values_of(Terms)
    agreed = {name: value for name, value in given.items() if name in names}
    options = {name: value for name, value in given.items() if name not in names}
    if _PACE in values_of(game.Options):
        if agreed.get("clock") == "correspondence":
            options.setdefault(_PACE, "correspondence")
        elif options.get(_PACE) == "correspondence":
            agreed.setdefault("clock", "correspondence")
    return options, agreed
