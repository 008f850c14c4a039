"""Information-set Monte-Carlo tree search.

Each iteration deals what is hidden anew, walks down one tree that all deals share (choosing among
the acts this deal allows), adds an act, plays the deal to its end and notes who was the fool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import log, sqrt

from .position import Position
from .rules import DRAWN, NOBODY

EXPLORE = 0.6
"""How far an act that looks worse is tried all the same (the constant of UCB1)."""

LOOK_UP = 16
"""Iterations between two looks at the clock and at whether the choice is made already."""

MOST_ITERATIONS = 20_000

_ROOT_LOG = [0.0, *(sqrt(log(n + 1)) for n in range(1, MOST_ITERATIONS + 2))]
_ROOT = [0.0, *(1 / sqrt(n) for n in range(1, MOST_ITERATIONS + 2))]

VISITS, WINS, OFFERED, NEXT = 0, 1, 2, 3
"""Places in a node: how often it was walked, points of whoever chose it, how often it could have
been, and the acts after it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What was found about one act.

    Attributes:
        act: one of `Position.acts`.
        visits: how often it was tried.
        worth: the share of points it brought: 1 for not being the fool, 1/2 for a draw.
    """

    act: int
    visits: int
    worth: float


def search(
    deal: Callable[[], Position],
    acts: Iterable[int],
    play_out: Callable[[Position], int],
    iterations: int,
    enough: Callable[[], bool] = lambda: False,
    settle: bool = True,
) -> list[Choice]:
    """What is known about the acts after so many iterations, the best first.

    Args:
        deal: gives a position that may be the true one, the searching seat to choose.
        acts: those it may choose among, at least one.
        play_out: gives who lost, as bits, when a position is played on sensibly.
        iterations: at most `MOST_ITERATIONS`.
        enough: asked now and then; True ends the search.
        settle: end early when the rest of the iterations could not change the choice.
    """
    allowed = list(acts)
    root: dict[int, list] = {}
    left = min(iterations, MOST_ITERATIONS)
    while left > 0:
        _iterate(deal(), root, allowed, play_out)
        left -= 1
        if left % LOOK_UP == 0 and (enough() or settle and _settled(root, left)):
            break
    found = [
        Choice(act, node[VISITS], node[WINS] / node[VISITS])
        for act, node in root.items()
        if node[VISITS]
    ]
    return sorted(found, key=lambda choice: (-choice.visits, -choice.worth))


def _settled(root: dict[int, list], left: int) -> bool:
    visits = sorted((node[VISITS] for node in root.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def _iterate(
    here: Position, root: dict[int, list], allowed: list[int], play_out: Callable[[Position], int]
) -> None:
    path, nodes, acts, fresh = [], root, allowed, False
    while not fresh:
        best, most = None, -1.0
        for act in acts:
            node = nodes.get(act)
            if node is None:
                node = nodes[act] = [0, 0.0, 0, {}]
                best, chosen, fresh = node, act, True
                break
            offered = node[OFFERED] = node[OFFERED] + 1
            visits = node[VISITS]
            worth = node[WINS] / visits + EXPLORE * _ROOT_LOG[offered] * _ROOT[visits]
            if worth > most:
                best, chosen, most = node, act, worth
        path.append((best, here.turn))
        here.do(chosen)
        if here.turn == NOBODY:
            break
        nodes = best[NEXT]
        acts = here.acts()
    lost = here.lost if here.turn == NOBODY else play_out(here)
    for node, seat in path:
        node[VISITS] += 1
        if lost == DRAWN:
            node[WINS] += 0.5
        elif not lost >> seat & 1:
            node[WINS] += 1.0
