"""What came of reading a deck: the cards, and by line what could not be read or was left out.

Source: *Deck formats*: a bad line is reported with its number and reason and never stops the
others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from world.engine.protocol import Refusal

from ..deck import HEAD, MOST_CARDS, MOST_DESIGNERS, MOST_RULES, Deck, Entry
from ..definitions import LONGEST, RULE, THING, Definition, problem

SOURCE = "Deck formats"

MOST_REMARKS = 300
"""Faults, and losses, that are kept; the others are counted."""

_ONE_LINE = ("title", "type", "flavour", "corner", "colour", "alt", "creator")


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that could not be read. ``line`` counts from 1; 0: the whole file."""

    line: int
    reason: Refusal


@dataclass(frozen=True, slots=True)
class Loss:
    """Something the format, or this hall, cannot carry. ``code`` ends its sentence's id."""

    line: int
    code: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of a file.

    Attributes:
        format: one of `FORMS`, empty when it was none of them.
        deck: the good lines. faults: the bad ones. losses: what does not come along.
        faults_in_all, losses_in_all: how many there were, also beyond `MOST_REMARKS`.
        refused: why nothing of it may be kept, None when it may.
    """

    format: str
    deck: Deck
    faults: tuple[Fault, ...] = ()
    losses: tuple[Loss, ...] = ()
    faults_in_all: int = 0
    losses_in_all: int = 0
    refused: Refusal | None = None


class Gathering:
    """Collects what a reader finds, within the limits of a deck."""

    def __init__(self, form: str, merging: bool = False) -> None:
        """Begin.

        Args:
            merging: equal cards are copies, as in formats that cannot count.
        """
        self.form = form
        self.deck = Deck()
        self._merging = merging
        self._types: list[Definition] = []
        self._rules: list[Definition] = []
        self._counts: dict[Any, tuple[Definition, int]] = {}
        self._cards = 0
        self._faults: list[Fault] = []
        self._losses: list[Loss] = []
        self._more = [0, 0]
        self._refused: Refusal | None = None

    # What is found

    def head(self, line: int, **given: Any) -> None:
        """Something said of the whole deck; what is too long is a fault and left out."""
        for name, value in given.items():
            if name == "designers":
                names = [tidy(str(each)) for each in value][:MOST_DESIGNERS]
                kept = tuple(each for each in names if each and len(each) <= LONGEST["creator"])
                self.deck = replace(self.deck, designers=kept)
                continue
            text = tidy(str(value))
            if len(text) > HEAD[name]:
                args = {"field": name, "length": len(text), "limit": HEAD[name]}
                self.fault(line, Refusal("field-too-long", SOURCE, args))
            elif not text.isprintable():
                self.fault(line, Refusal("field-one-line", SOURCE, {"field": name}))
            else:
                self.deck = replace(self.deck, **{name: text})

    def card(self, line: int, count: int = 1, **given: Any) -> None:
        """One card, or several of it."""
        made = self._made(line, given)
        if made is None:
            return
        if not 1 <= count <= MOST_CARDS:
            self.fault(line, Refusal("count-range", SOURCE, {"least": 1, "most": MOST_CARDS}))
            return
        self._cards += count
        if self._cards > MOST_CARDS:
            self._refused = Refusal("deck-too-many", SOURCE, {"most": MOST_CARDS})
            return
        key = made if self._merging else len(self._counts)
        self._counts[key] = (made, count + self._counts.get(key, (made, 0))[1])

    def rule(self, line: int, defines_type: bool = False, **given: Any) -> None:
        """A special rule."""
        made = self._made(line, {**given, "type": RULE})
        if made is None:
            return
        if len(self._types) + len(self._rules) >= MOST_RULES:
            self.fault(line, Refusal("rules-full", SOURCE, {"most": MOST_RULES}))
            return
        (self._types if defines_type else self._rules).append(made)

    def _made(self, line: int, given: Mapping[str, Any]) -> Definition | None:
        if self._refused is not None:
            return None
        fields = {
            name: tidy(value) if name in _ONE_LINE else tidy_lines(value, art=name == "art")
            for name, value in given.items()
            if isinstance(value, str)
        }
        rest = {name: value for name, value in given.items() if not isinstance(value, str)}
        if not fields.get("type"):
            fields["type"] = THING
        made = Definition(**{"title": "", **fields, **rest})
        wrong = problem(made)
        if wrong is not None:
            self.fault(line, wrong)
            return None
        return made

    # What is not

    def fault(self, line: int, reason: Refusal) -> None:
        """A line that cannot be read."""
        if len(self._faults) < MOST_REMARKS:
            self._faults.append(Fault(line, reason))
        self._more[0] += 1

    def loss(self, line: int, code: str, **args: Any) -> None:
        """Something that does not come along."""
        if len(self._losses) < MOST_REMARKS:
            self._losses.append(Loss(line, code, args))
        self._more[1] += 1

    def done(self) -> Reading:
        """What came of it."""
        entries = tuple(Entry(card, count) for card, count in self._counts.values())
        deck = replace(
            self.deck, types=tuple(self._types), rules=tuple(self._rules), entries=entries
        )
        refused = self._refused
        if refused is None and not entries and not deck.laws:
            refused = Refusal("deck-empty", SOURCE)
        if refused is not None:
            deck = Deck()
        told = (tuple(self._faults), tuple(self._losses), *self._more)
        return Reading(self.form, deck, *told, refused)


def refused(reason: Refusal, form: str = "") -> Reading:
    """A file of which nothing can be kept."""
    return Reading(form, Deck(), refused=reason)


def tidy(text: str) -> str:
    """A field of one line: every run of blanks and line breaks is one space."""
    return " ".join(text.split())


def tidy_lines(text: str, art: bool = False) -> str:
    """A field of several lines: one kind of line break, plain blanks, nothing at the ends."""
    lines = [
        "".join(" " if char.isspace() else char for char in line).rstrip()
        for line in text.splitlines()
    ]
    if art:
        while lines and not lines[0]:
            del lines[0]
        return "\n".join(lines).rstrip()
    return "\n".join(line.strip() for line in lines).strip()
