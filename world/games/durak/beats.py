"""Which card beats which. Rule: Durak ¶1, ¶3."""

from __future__ import annotations

from collections.abc import Iterable

from world.cards import ALL_CARDS, JOKERS, SUITS, Card, is_joker, rank_value, suit

_PLAIN = ALL_CARDS - set(JOKERS)


def _covers(attack: Card, trump: str) -> frozenset[Card]:
    """Every card that beats ``attack``."""
    if is_joker(attack):
        return frozenset()
    kind, value = suit(attack), rank_value(attack)
    higher = {card for card in _PLAIN if suit(card) == kind and rank_value(card) > value}
    trumps = {card for card in _PLAIN if suit(card) == trump} if kind != trump else set()
    return frozenset(higher | trumps | set(JOKERS))


BEATS: dict[str, dict[Card, frozenset[Card]]] = {
    trump: {attack: _covers(attack, trump) for attack in ALL_CARDS} for trump in SUITS
}
"""Trump suit -> attack card -> the cards that beat it.

A joker beats everything but a joker, and nothing beats a joker.
"""

_ORDER: dict[str, dict[Card, int]] = {}
for _trump in SUITS:
    _suits = SUITS.replace(_trump, "") + _trump
    _ORDER[_trump] = {card: _suits.index(suit(card)) * 20 + rank_value(card) for card in _PLAIN}
    _ORDER[_trump] |= {joker: 100 + place for place, joker in enumerate(JOKERS)}


def sorted_hand(cards: Iterable[Card], trump: str) -> tuple[Card, ...]:
    """Cards in reading order: plain suits C D H S, then trumps, then jokers; ranks up in each."""
    return tuple(sorted(cards, key=_ORDER[trump].__getitem__))


def cheapness(card: Card, trump: str) -> int:
    """How little a card is worth keeping, least first: plain by rank, then trumps, then jokers.

    Equal plain ranks stand in the order C D H S.
    """
    if is_joker(card):
        return 200 + JOKERS.index(card)
    return rank_value(card) * 4 + SUITS.index(suit(card)) + (100 if suit(card) == trump else 0)
