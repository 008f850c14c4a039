"""Level 0, for any game: one of the acts open to it, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from world.cards import Chance
from world.engine.protocol import Action


def choose(
    view: Any, legal: Sequence[Action], chance: Chance, budget: float, memory: Any
) -> Action:
    """Any legal act. Raises ValueError when there is none."""
    return chance.pick(legal)
