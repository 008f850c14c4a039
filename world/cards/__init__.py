"""Playing cards as plain values: codes, suits and ranks, decks, chance.

Pure: the standard library only. A card is its *code*, a short string such as ``"7S"``,
``"10D"`` or ``"*R"``; everything else about it is looked up here.
"""

from .card import (
    ALL_CARDS,
    DECK_SIZES,
    JOKERS,
    RANKS,
    SUITS,
    Card,
    deck,
    is_joker,
    rank,
    rank_value,
    suit,
)
from .chance import Chance

__all__ = [
    "ALL_CARDS",
    "Card",
    "Chance",
    "DECK_SIZES",
    "JOKERS",
    "RANKS",
    "SUITS",
    "deck",
    "is_joker",
    "rank",
    "rank_value",
    "suit",
]
