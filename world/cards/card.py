"""Card codes and what they mean.

A code is the rank followed by the suit letter (``6S 10D QH AC``); the jokers are ``*R`` (red)
and ``*B`` (black). Codes are what is stored, sent to programs and typed by people.
"""

from __future__ import annotations

Card = str
"""A card code. An alias, not a wrapper: codes travel through JSON as they stand."""

SUITS = "CDHS"
"""Suit letters in the starting order of every deck: clubs, diamonds, hearts, spades."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks from the lowest to the highest. Rule: Durak ¶1."""

JOKERS = ("*R", "*B")
"""The red and the black joker, in starting order; they follow the suits in a deck of 54."""

DECK_SIZES = {24: "9", 32: "7", 36: "6", 52: "2", 54: "2"}
"""Deck size in cards -> its lowest rank."""

_RANK_VALUE = {name: value for value, name in enumerate(RANKS, start=2)}
_SUIT: dict[Card, str] = {name + letter: letter for letter in SUITS for name in RANKS}
_RANK: dict[Card, str] = {name + letter: name for letter in SUITS for name in RANKS}
_VALUE: dict[Card, int] = {code: _RANK_VALUE[name] for code, name in _RANK.items()}

ALL_CARDS: frozenset[Card] = frozenset(_SUIT) | frozenset(JOKERS)
"""Every code there is (54 of them)."""


def suit(card: Card) -> str | None:
    """The suit letter, or None for a joker. Raises KeyError for what is no card."""
    return None if card in JOKERS else _SUIT[card]


def rank(card: Card) -> str | None:
    """The rank's name (``"6"`` … ``"A"``), or None for a joker. KeyError for what is no card."""
    return None if card in JOKERS else _RANK[card]


def rank_value(card: Card) -> int:
    """The rank as a number, 2 to 14 (ace). KeyError for a joker or what is no card."""
    return _VALUE[card]


def is_joker(card: Card) -> bool:
    """True for ``*R`` and ``*B``."""
    return card in JOKERS


def deck(size: int) -> tuple[Card, ...]:
    """A fresh deck in starting order: suits C D H S, ranks up in each, jokers last.

    Args:
        size: 24, 32, 36, 52 or 54 cards.

    Raises:
        ValueError: for any other size.
    """
    if size not in DECK_SIZES:
        raise ValueError(f"no deck of {size} cards; choose from {sorted(DECK_SIZES)}")
    names = RANKS[RANKS.index(DECK_SIZES[size]) :]
    cards = tuple(name + letter for letter in SUITS for name in names)
    return cards + JOKERS if size == 54 else cards
