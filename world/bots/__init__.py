"""Players that nobody is: each sees a View and the acts open to its seat, as a person does.

A bot is a function ``choose(view, legal, chance, budget) -> action``. It gets no state, so it
cannot cheat, and a stream of chance of its own, so it cannot foretell the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from world.cards import Chance
from world.engine.protocol import Action
from world.games.durak.view import View as DurakView
from world.games.dvorak.view import View as DvorakView

from . import anything, durak_careful, durak_greedy, dvorak

Bot = Callable[[Any, Sequence[Action], Chance, float], Action]

BUDGET = 0.2
"""Seconds a bot may think about one act, where it thinks at all."""

_ANY_GAME: Sequence[Bot] = (anything.choose,)
_BY_VIEW: Mapping[type, Sequence[Bot]] = {
    DurakView: (anything.choose, durak_greedy.choose, durak_careful.choose),
    # A player who votes by chance would be no company, so Dvorak has none of level "anything".
    DvorakView: (dvorak.choose,),
}
"""The class of a game's view -> its bots by level, weakest first."""


def levels(view: type) -> int:
    """How many levels of bot a game has, given the class of its views; the weakest is level 0."""
    return len(_BY_VIEW.get(view, _ANY_GAME))


def choose(
    view: Any, legal: Sequence[Action], chance: Chance, level: int, budget: float = BUDGET
) -> Action:
    """What a bot of this level does.

    Args:
        view: the table as the bot's seat may know it.
        legal: the acts open to that seat, at least one.
        chance: the bot's own stream.
        level: 0 and up; above a game's best level, that one plays.
        budget: seconds it may think.

    Raises:
        ValueError: there is nothing to choose.
    """
    if not legal:
        raise ValueError("there is nothing to choose")
    bots = _BY_VIEW.get(type(view), _ANY_GAME)
    return bots[min(max(level, 0), len(bots) - 1)](view, legal, chance, budget)
