"""Cards as bits of a whole number.

The bits are dealt out anew for each trump: plain cards by rank first, the three suits of a rank
side by side, then the trumps by rank, then the jokers. So the lowest bit of a hand,
``hand & -hand``, is its cheapest card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from world.cards import DECK_SIZES, JOKERS, RANKS, SUITS, Card


@dataclass(frozen=True, slots=True)
class Deck:
    """The tables of a deck whose trump is known.

    Attributes:
        bit: card code -> its bit.
        code: bit -> card code.
        beats: bit of an attack card -> the bits of all cards that beat it. Rule: Durak ¶3.
        rank: bit -> the bits of all cards of its rank; a joker has none.
        every: all cards.
        trumps: the trumps and the jokers; ``every & ~trumps`` are the plain cards.
        high: plain kings and aces.
        court: trumps of the jack's rank and up, and the jokers.
    """

    bit: Mapping[Card, int]
    code: Mapping[int, Card]
    beats: Mapping[int, int]
    rank: Mapping[int, int]
    every: int
    trumps: int
    high: int
    court: int

    def mask(self, cards: Iterable[Card]) -> int:
        """The cards as one number."""
        mask = 0
        for card in cards:
            mask |= self.bit[card]
        return mask

    def codes(self, mask: int) -> tuple[Card, ...]:
        """The codes of the cards of a number, the cheapest first."""
        return tuple(self.code[bit] for bit in bits(mask))


def bits(mask: int) -> list[int]:
    """The single bits of a number, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


@lru_cache(maxsize=len(DECK_SIZES) * len(SUITS))
def deck_of(size: int, trump: str) -> Deck:
    """The tables of a deck of that many cards. Raises KeyError for one there is not."""
    ranks = RANKS[RANKS.index(DECK_SIZES[size]) :]
    plain = SUITS.replace(trump, "")
    order = [rank + suit for rank in ranks for suit in plain] + [rank + trump for rank in ranks]
    order += JOKERS[: size - len(order)]
    bit = {card: 1 << place for place, card in enumerate(order)}
    jokers = sum(bit.get(joker, 0) for joker in JOKERS)
    trumps = jokers + sum(bit[rank + trump] for rank in ranks)
    rank_of = dict.fromkeys((bit[joker] for joker in JOKERS if joker in bit), 0)
    beats = dict.fromkeys(rank_of, 0)
    for place, rank in enumerate(ranks):
        same = sum(bit[rank + suit] for suit in SUITS)
        higher = ranks[place + 1 :]
        for suit in SUITS:
            rank_of[bit[rank + suit]] = same
            over = sum(bit[better + suit] for better in higher)
            beats[bit[rank + suit]] = over | (jokers if suit == trump else trumps)
    return Deck(
        bit=bit,
        code={number: card for card, number in bit.items()},
        beats=beats,
        rank=rank_of,
        every=(1 << len(order)) - 1,
        trumps=trumps,
        high=sum(bit[rank + suit] for rank in ("K", "A") for suit in plain),
        court=jokers | sum(bit[rank + trump] for rank in ("J", "Q", "K", "A")),
    )
