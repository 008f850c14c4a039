"""Deals between bots, each with its own memory and chance, played on the rules engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from world import bots
from world.cards import Chance
from world.games.durak import GAME
from world.games.durak.view import View


class Company:
    """The bots of one deal and what each has been told."""

    def __init__(self, levels: Sequence[int], seed: int, budget: float = 60.0) -> None:
        self.levels = levels
        self.budget = budget
        self.memories = [bots.memory(View) for _ in levels]
        self.chances = [Chance(f"{seed * 16 + seat + 1:032x}") for seat in range(len(levels))]

    def hear(self, events: Sequence[Any]) -> None:
        """Everybody is told what happened, as far as it concerns them."""
        for seat, memory in enumerate(self.memories):
            for event in events:
                told = GAME.redact(event, seat)
                if told is not None:
                    memory.hear(told)

    def choose(self, state: Any, seat: int) -> Any:
        """The act of the seat's bot."""
        return bots.choose(
            GAME.view(state, seat),
            GAME.legal(state, seat),
            self.chances[seat],
            self.levels[seat],
            self.budget,
            self.memories[seat],
        )


def played(
    levels: Sequence[int],
    seed: int,
    options: Mapping[str, str],
    budget: float = 60.0,
    moved: Callable[[int], None] = lambda seat: None,
) -> Any:
    """The result of one deal between bots of these levels.

    Args:
        budget: seconds of processor time each may think about an act.
        moved: called after each choice with the seat.
    """
    company = Company(levels, seed, budget)
    chosen = GAME.read_options(options, len(levels))
    step = GAME.start(chosen, len(levels), Chance(f"{seed:032x}"))
    company.hear(step.events)
    while step.state.result is None:
        seat = step.state.turn[0]
        act = company.choose(step.state, seat)
        moved(seat)
        step = GAME.apply(step.state, seat, act)
        company.hear(step.events)
    return step.state.result


def points(strong: int, weak: int, seed: int, options: Mapping[str, str], **more: Any) -> float:
    """What the stronger of two bots made of one deal played twice, seats swapped: 0 to 2."""
    total = 0.0
    for levels in ((strong, weak), (weak, strong)):
        result = played(levels, seed, options, **more)
        total += 0.5 if not result.losers else float(levels[result.fool] == weak)
    return total
