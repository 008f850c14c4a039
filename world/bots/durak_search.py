"""Levels 3 to 5: they look ahead, over the deals their seat may be in.

Weaker levels look less far; none of them blunders on purpose. A table of teams, which the search
core does not know, is searched on the rules engine, which is slower and so goes less far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time

from world.cards import Chance
from world.engine.protocol import Action
from world.games.durak.actions import Pass
from world.games.durak.view import View

from . import durak_careful
from .durak_memory import Memory
from .durak_sense import at_once, shown
from .search import duel, endgame, engine, several, tree
from .search.deals import Deals
from .search.rules import covers_game
from .search.words import act_of, acts_among

ITERATIONS = (50, 300, 2000)
"""How far levels 3, 4 and 5 look."""

SOLVED_A_STEP = 4
"""Positions of an end between two that are looked at for each iteration of a search."""

SOLVED_CARDS = 16
"""Cards two hands may hold together for their end to be worth solving."""

ON_ENGINE = 20
"""By how much the iterations are divided where the rules engine itself is played."""

FEWEST = 12
"""Fewer iterations than this choose worse than prudence, so there it chooses."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search thinks of an act.

    Attributes:
        action: the act.
        visits: how often it was tried.
        worth: the share of points it should bring, 0..1; 1 is never to be the fool.
        solved: the end was seen, so ``worth`` is certain.
    """

    action: Action
    visits: int
    worth: float
    solved: bool = False


def looks_ahead(iterations: int) -> Callable[..., Action]:
    """A bot that searches so far."""

    def choose(
        view: View, legal: Sequence[Action], chance: Chance, budget: float, memory: Memory | None
    ) -> Action:
        found = weigh(view, legal, chance, iterations, budget, memory)
        if found:
            return found[0].action
        return durak_careful.choose(view, legal, chance, budget, memory)

    return choose


def weigh(
    view: View,
    legal: Sequence[Action],
    chance: Chance,
    iterations: int,
    budget: float,
    memory: Memory | None,
    settle: bool = True,
) -> list[Weighed]:
    """The acts, best first; those alike to others are left out.

    Args:
        iterations: how far to look.
        budget: seconds of processor time; where they do not run out, the same chance gives the
            same answer.
        memory: what the seat has been told; None: it sees the table for the first time.
        settle: stop when the choice is made, however little is known of the rest.

    Returns:
        [] when view and memory are not of one deal, or there is no looking so little ahead.
    """
    ends = thread_time() + budget
    random = Random(chance.below(1 << 64)).random
    told = memory or Memory()

    def enough() -> bool:
        return thread_time() >= ends

    first = at_once(view, legal) or shown(legal)
    if first is not None:
        return [Weighed(first, 0, 0.5)]
    # Passing for the rest of a bout gives away more than passing for now.
    acts = [act for act in legal if act != Pass(True)]
    if len(acts) == 1:
        return [Weighed(acts[0], 0, 0.5)]
    if not acts:
        return []
    try:
        if not covers_game(view.options, len(view.seats)):
            steps = iterations // ON_ENGINE
            if steps < FEWEST:
                return []
            deals = engine.Deals(view, told)
            found = tree.search(
                lambda: deals.deal(random), acts, engine.play_out, steps, enough, settle
            )
            return [Weighed(each.act, each.visits, each.worth) for each in found]
        return _on_core(view, acts, told, random, iterations, enough, settle)
    except (KeyError, ValueError):
        return []


def _on_core(
    view: View,
    acts: Sequence[Action],
    memory: Memory,
    random: Callable[[], float],
    iterations: int,
    enough: Callable[[], bool],
    settle: bool,
) -> list[Weighed]:
    deals = Deals(view, memory)
    here = deals.base
    ways = acts_among(here, acts)
    solved: list[Weighed] = []
    if deals.open_end and deals.cards <= SOLVED_CARDS:
        found = endgame.verdicts(deals.deal(random), ways, iterations * SOLVED_A_STEP)
        order = sorted(found, key=lambda act: -found[act])
        solved = [Weighed(act_of(here, act), 0, (1 + found[act]) / 2, True) for act in order]
        ways = [act for act in ways if act not in found]
        if not ways or settle and endgame.WON in found.values():
            return solved
    play_out = duel.prudent if len(view.seats) == 2 else several.prudent
    tried = tree.search(lambda: deals.deal(random), ways, play_out, iterations, enough, settle)
    rest = [Weighed(act_of(here, each.act), each.visits, each.worth) for each in tried]
    if solved and solved[0].worth >= rest[0].worth:
        return [*solved, *rest]
    return [*rest, *solved]
