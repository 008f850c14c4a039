"""Players that nobody is: each sees a View and the acts open to its seat, as a person does.

A bot is a function ``choose(view, legal, chance, budget, memory) -> action``. It gets no state, so
it cannot cheat, and a stream of chance of its own, so it cannot foretell the deal. What it
remembers is what its seat was told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from world.cards import Chance
from world.engine.protocol import Action, Event
from world.games.durak.view import View as DurakView
from world.games.dvorak.view import View as DvorakView

from . import anything, durak_careful, durak_greedy, durak_reasons, durak_search, dvorak
from .durak_memory import Memory as DurakMemory
from .durak_reasons import Reason
from .durak_search import ITERATIONS, Weighed, looks_ahead

Bot = Callable[[Any, Sequence[Action], Chance, float, Any], Action]


class Memory(Protocol):
    """What a seat has been told in one match; of those who think ahead each has one."""

    def hear(self, event: Event) -> None:
        """One event, as the seat was told it (`Game.redact`)."""


BUDGET = 0.2
"""Seconds a bot may think about one act, where it thinks at all."""

_ANY_GAME: Sequence[Bot] = (anything.choose,)
_BY_VIEW: Mapping[type, Sequence[Bot]] = {
    DurakView: (
        *(anything.choose, durak_greedy.choose, durak_careful.choose),
        *map(looks_ahead, ITERATIONS),
    ),
    # A player who votes by chance would be no company, so Dvorak has none of level "anything".
    DvorakView: (dvorak.choose,),
}
"""The class of a game's view -> its bots by level, weakest first."""

STRONGEST = 5
"""The best level there is; a game with fewer plays its best instead."""

THINKING = 3
"""The weakest level that looks ahead, in a game whose bots do."""

_MEMORIES: Mapping[type, Callable[[], Memory]] = {DurakView: DurakMemory}


def levels(view: type) -> int:
    """How many levels of bot a game has, given the class of its views; the weakest is level 0."""
    return len(_BY_VIEW.get(view, _ANY_GAME))


def thinks(view: type, level: int) -> bool:
    """True when a bot of this level takes its time, given the class of a game's views."""
    return view in _MEMORIES and level >= THINKING


def memory(view: type) -> Memory | None:
    """An empty memory for a match's bots that think, None where no level of them does."""
    made = _MEMORIES.get(view)
    return made() if made is not None else None


def choose(
    view: Any,
    legal: Sequence[Action],
    chance: Chance,
    level: int,
    budget: float = BUDGET,
    memory: Memory | None = None,
) -> Action:
    """What a bot of this level does.

    Args:
        view: the table as the bot's seat may know it.
        legal: the acts open to that seat, at least one.
        chance: the bot's own stream.
        level: 0 and up; above a game's best level, that one plays.
        budget: seconds it may think.
        memory: what its seat has been told in this match.

    Raises:
        ValueError: there is nothing to choose.
    """
    if not legal:
        raise ValueError("there is nothing to choose")
    bots = _BY_VIEW.get(type(view), _ANY_GAME)
    return bots[min(max(level, 0), len(bots) - 1)](view, legal, chance, budget, memory)


def advises(view: type) -> bool:
    """True when there is advice for a game, given the class of its views."""
    return view is DurakView


def reason(view: Any, legal: Sequence[Action], found: Sequence[Weighed]) -> Reason:
    """Why the first of the acts `weigh` gives is the best: a code, and what its sentence needs."""
    return durak_reasons.reason(view, legal, found)


TASKS: dict[str, Callable[..., Any]] = {"choose": choose, "weigh": durak_search.weigh}
"""What a worker (`world.bots.worker`) may be asked."""
