"""Ranks at a table: which cards share one, the deck's lowest, the step up the ladder."""

from __future__ import annotations

from collections.abc import Iterable

from world.cards import ALL_CARDS, DECK_SIZES, RANKS, SUITS, Card, is_joker, rank

from .options import Options

SAME_RANK: dict[Card, frozenset[Card]] = {
    card: frozenset() if is_joker(card) else frozenset(rank(card) + letter for letter in SUITS)
    for card in ALL_CARDS
}
"""Card -> every card of its rank; a joker has none."""


def cards_of_ranks(cards: Iterable[Card | None]) -> frozenset[Card]:
    """Every card whose rank is among ``cards`` (None is skipped)."""
    return frozenset().union(*[SAME_RANK[card] for card in cards if card is not None])


def ranks_of(cards: Iterable[Card | None]) -> tuple[str, ...]:
    """The ranks among ``cards``, lowest first."""
    found = {rank(card) for card in cards if card is not None and not is_joker(card)}
    return tuple(name for name in RANKS if name in found)


def lowest_rank(options: Options) -> str:
    """The lowest rank of the table's deck."""
    return DECK_SIZES[int(options.deck)]


def next_rank(name: str) -> str | None:
    """One rank up; None above the ace."""
    place = RANKS.index(name) + 1
    return RANKS[place] if place < len(RANKS) else None
