"""The end of a deal between two, solved: the talon is empty, so nothing is hidden any more.

A position that comes back is worth a draw. Wins and losses found so are certain: whoever can force
one need not go round. Draws hold only for the way they were found on, so they are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable

from .position import Position
from .rules import NOBODY

WON, DRAW, LOST = 1, 0, -1

DEEPEST = 240
"""Acts looked ahead at most; what lies beyond counts as drawn."""


class TooLong(Exception):
    """The end is too far to be found with so many positions."""


def verdicts(here: Position, acts: Iterable[int], most: int) -> dict[int, int]:
    """What each act is worth to whoever is to choose, with best play on both sides.

    Acts whose worth was not found within ``most`` positions are left out; after a won one the
    others are not looked at.

    Args:
        here: two seats hold cards, nothing is left to draw.
    """
    found: dict[int, int] = {}
    solver = _Solver(here.turn, most)
    for act in acts:
        there = here.copy()
        there.do(act)
        try:
            found[act] = solver.worth(there, 0)
        except TooLong:
            break
        if found[act] == WON:
            break
    return found


class _Solver:
    """Minimax with a memory of what is won and lost for one seat."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.left = most
        self.known: dict[tuple, int] = {}
        self.path: set[tuple] = set()

    def worth(self, here: Position, depth: int) -> int:
        if here.turn == NOBODY:
            if not here.lost:
                return DRAW
            return LOST if here.lost >> self.seat & 1 else WON
        key = (
            *here.hands,
            here.turn << 3 | here.attacker << 6 | here.defender << 9 | here.limit << 12,
            here.count << 3 | here.taking << 1 | here.covered,
            here.passed | here.done << 8,
            here.table,
            *here.open,
        )
        if key in self.known:
            return self.known[key]
        if key in self.path or depth > DEEPEST:
            return DRAW
        self.left -= 1
        if self.left < 0:
            raise TooLong
        self.path.add(key)
        try:
            best = self._best(here, depth)
        finally:
            self.path.discard(key)
        if best != DRAW:
            self.known[key] = best
        return best

    def _best(self, here: Position, depth: int) -> int:
        """The best for whoever chooses."""
        sign = 1 if here.turn == self.seat else -1
        best = LOST
        for act in here.acts():
            there = here.copy()
            there.do(act)
            best = max(best, sign * self.worth(there, depth + 1))
            if best == WON:
                break
        return sign * best
