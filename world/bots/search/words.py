"""Acts of the search core as the acts of the game, and back."""

from __future__ import annotations

from collections.abc import Sequence

from world.engine.protocol import Action
from world.games.durak.actions import Attack, Cover, Pass, PassOn, Take

from .position import Position
from .rules import DECLINE


def act_of(here: Position, act: int) -> Action:
    """The game's act that one of ``here.acts()`` stands for."""
    deck = here.rules.deck
    if act == DECLINE:
        return Take() if here.turn == here.defender else Pass()
    if act < 0:
        return PassOn(deck.code[-act])
    if here.turn == here.defender:
        return Cover(deck.code[act], deck.code[here.open[0]])
    # Several cards are attacked with in the order in which the game lists them.
    return Attack(tuple(sorted(deck.codes(act))))


def acts_among(here: Position, legal: Sequence[Action]) -> list[int]:
    """The acts of ``here`` that stand for one of ``legal``."""
    return [act for act in here.acts() if act_of(here, act) in legal]
