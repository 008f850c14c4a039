"""A deck as written: what it is called, its special rules, its cards and their copies."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .definitions import LONGEST, Definition

MOST_CARDS = 1000
"""Cards of a deck, copies counted (Deck formats, Limits)."""

MOST_BYTES = 256 * 1024
"""Bytes of a deck's file."""

HEAD = {"title": 60, "players": 20, "language": 20, "theme": 200, "licence": 60}
"""What is said of a deck as a whole, with the characters each may have."""

MOST_DESIGNERS = 20

MOST_RULES = 60
"""Special rules of a deck, and of a table."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One card and how many of it there are."""

    card: Definition
    count: int = 1


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as written.

    Attributes:
        title: its name. designers: who wrote it. theme: what it is about, in a line.
        players: for how many, as written. language: of its cards. licence: what others may do.
        types: special rules that define types of cards. rules: the other special rules.
        entries: the cards, in the order written.
    """

    title: str = ""
    designers: tuple[str, ...] = ()
    players: str = ""
    language: str = ""
    theme: str = ""
    licence: str = ""
    types: tuple[Definition, ...] = ()
    rules: tuple[Definition, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def size(self) -> int:
        """How many cards there are, copies counted."""
        return sum(entry.count for entry in self.entries)

    @property
    def laws(self) -> tuple[Definition, ...]:
        """Every special rule, definitions of types first, credited like the cards."""
        return tuple(map(self.credited, (*self.types, *self.rules)))

    @property
    def cards(self) -> tuple[Definition, ...]:
        """Every card, copies one by one; what nobody signed is the designers'."""
        return tuple(
            card for entry in self.entries for card in (self.credited(entry.card),) * entry.count
        )

    def credited(self, card: Definition) -> Definition:
        """The card, with the designers' names where it bears none."""
        if card.creator or not self.designers:
            return card
        return replace(card, creator=", ".join(self.designers)[: LONGEST["creator"]])

    @property
    def authors(self) -> tuple[str, ...]:
        """Who wrote a card or rule of it, each once, in the order met."""
        everything = (*self.types, *self.rules, *(entry.card for entry in self.entries))
        return tuple(dict.fromkeys(card.creator for card in everything if card.creator))
