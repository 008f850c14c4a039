"""What is counted as it happens: acts, how long things took, stalls.

Nothing here tells anything about a person. It begins anew with each start of the server, as is
usual for such figures.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Any

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds by which durations are sorted; what takes longer than the last is counted too."""


class Durations:
    """How long something took, how often."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    @property
    def count(self) -> int:
        """How often it was measured."""
        return sum(self.counts)

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def within(self, share: float) -> float | None:
        """The bound within which that share of all stayed; None when there were none, or too slow.

        Args:
            share: of 1, such as 0.95.
        """
        wanted, so_far = share * self.count, 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            so_far += count
            if so_far and so_far >= wanted:
                return bound
        return None


STARTED = time.time()
"""When this server process began, in seconds of the wall clock."""

ANSWERS = Durations()
"""From a line's arrival until everybody was told what came of it."""

ACTS = Durations()
"""The same for acts in games, stored and told."""

DATABASE = Durations()
"""Statements of the reactor's own connection."""

STALLS = Durations()
"""Times when the reactor stood still for longer than it should."""

acts_by_game: Counter[str] = Counter()


def acted(game: str, seconds: float) -> None:
    """An act of a game was stored and told."""
    acts_by_game[game] += 1
    ACTS.add(seconds)


def timed_statement(execute: Callable[..., Any], *given: Any) -> Any:
    """A wrapper for Django's ``execute_wrappers``: one statement of the database."""
    began = time.perf_counter()
    try:
        return execute(*given)
    finally:
        DATABASE.add(time.perf_counter() - began)
