"""Level 1: always throws in, always covers with the cheapest card, leads the cheapest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from world.cards import Chance
from world.engine.protocol import Action
from world.games.durak.actions import Pass, Take
from world.games.durak.view import View

from .durak_sense import at_once, attacks, covers, hand_on


def choose(
    view: View, legal: Sequence[Action], chance: Chance, budget: float, memory: Any
) -> Action:
    """The act greed asks for. Never by chance: the same view gives the same act."""
    first = at_once(view, legal)
    if first is not None:
        return first
    if Take() in legal:
        plan = covers(view, legal)
        return hand_on(view, legal) or (plan[0] if plan else Take())
    added = attacks(view, legal)
    return added[0] if added else Pass()
