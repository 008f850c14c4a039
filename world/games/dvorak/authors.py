"""What the players of a match have written and agreed to: the cards and rules to be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .definitions import Definition
from .state import State


def written(state: State) -> tuple[Mapping[str, Any], ...]:
    """Cards and rules in the game whose writer plays it, each once with its ``copies``.

    Those of a deck that was loaded name its own author; what was removed or repealed is left out.
    """
    names = {player.name for player in state.players if player.name}
    removed = set(state.lying("removed"))
    cards = [card for key, card in state.cards.items() if key not in removed]
    cards += [rule.card for rule in state.rules]
    counted = Counter(card for card in cards if card.creator in names)
    return tuple(_plain(card, copies) for card, copies in counted.items())


def _plain(card: Definition, copies: int) -> dict[str, Any]:
    usual = {"type": card.type, "text": card.text}
    return {**usual, **card.pack(), "copies": copies}
