"""What is written on a card or a special rule, and whether it may be written so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from world.engine.protocol import Refusal

from .resolver.clauses import Reading, When, read
from .resolver.names import same

THING, ACTION, RULE = "Thing", "Action", "Rule"
"""The two base types (seeds, sentence 3) and the type shown for a special rule."""

LONGEST = {
    "title": 60,
    "type": 40,
    "text": 500,
    "effects": 500,
    "flavour": 200,
    "corner": 12,
    "colour": 12,
    "alt": 200,
    "creator": 60,
}
"""Characters each field may have."""

ART_COLUMNS, ART_LINES = 28, 10
STROKES, POINTS, PENS = 48, 2000, 5
"""A drawing: text of 28 by 10 cells, or strokes on a grid of 0..100."""

_PARTS = re.compile(r"\s+[-+\u2013\u2014]\s+")
_ABILITY = re.compile(r"\baction\s*:", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Definition:
    """The writing on a card. It never changes; an amendment is another definition.

    Attributes:
        title: mandatory (seeds, sentence 6).
        type: as written, *Thing*, *Action - Spell*, *Location*.
        text: what it does, in the players' words; empty is fine.
        effects: more clauses for the resolver, where the text is only prose.
        flavour, corner, colour: decoration.
        art: lines of text art. strokes: a drawing, each stroke a pen number and x, y pairs.
        alt: the drawing in words; needed with every drawing.
        creator: the name of who wrote it, as it was then.
        stays: for a type nobody defined, whether it stays in play when played; None: not said.
        revision: from 1, up with every edit and amendment.
    """

    title: str
    type: str = THING
    text: str = ""
    effects: str = ""
    flavour: str = ""
    corner: str = ""
    colour: str = ""
    art: str = ""
    strokes: tuple[tuple[int, ...], ...] = ()
    alt: str = ""
    creator: str = ""
    stays: bool | None = None
    revision: int = 1

    @property
    def base(self) -> str:
        """The first part of the type: *Thing* of *Thing - Light*."""
        return parts(self.type)[0]

    @property
    def subtypes(self) -> tuple[str, ...]:
        """The other parts of the type."""
        return parts(self.type)[1:]

    @property
    def reading(self) -> Reading:
        """What the resolver understands of it."""
        return _read(self.text, self.effects)

    @property
    def abilities(self) -> tuple[When | None, ...]:
        """The ``Action:`` abilities; None for one that only people understand."""
        return _abilities(self.text, self.effects)

    def pack(self) -> dict[str, Any]:
        """Plain JSON; what is as usual is left out."""
        return dict(_packed(self))


@lru_cache(maxsize=1024)
def parts(written: str) -> tuple[str, ...]:
    """The parts of a type, its base first: *Thing - Light*, *Thing + Weapon, Sharp*."""
    base, *rest = _PARTS.split(written.strip())
    found = [part.strip() for piece in rest for part in piece.split(",")]
    return (base, *(part for part in found if part))


@lru_cache(maxsize=4096)
def _read(text: str, effects: str) -> Reading:
    return read(f"{text}\n{effects}")


@lru_cache(maxsize=4096)
def _abilities(text: str, effects: str) -> tuple[When | None, ...]:
    written = len(_ABILITY.findall(f"{text}\n{effects}"))
    if not written:
        return ()  # most cards: their clauses need not be read to be looked at
    known: list[When | None] = [
        clause
        for clause in _read(text, effects).clauses
        if isinstance(clause, When) and clause.action
    ]
    return tuple(known + [None] * (written - len(known)))


@lru_cache(maxsize=4096)
def _packed(definition: Definition) -> tuple[tuple[str, Any], ...]:
    found = []
    for item in fields(Definition):
        value = getattr(definition, item.name)
        if value != item.default:
            found.append((item.name, [list(s) for s in value] if item.name == "strokes" else value))
    return tuple(found)


def unpack(data: Mapping[str, Any]) -> Definition:
    """The definition of `Definition.pack`. Raises ValueError for anything else."""
    given = dict(data)
    if "strokes" in given:
        given["strokes"] = tuple(tuple(stroke) for stroke in given["strokes"])
    try:
        return Definition(**given)
    except TypeError as error:
        raise ValueError(f"a card: {error}") from error


def problem(card: Definition) -> Refusal | None:
    """Why the card may not be written so, or None. Rule: Dvorak C1, Making cards."""
    title = card.title.strip()
    if not title:
        return Refusal("title-missing", "Dvorak S6, C1")
    if not any(char.isalnum() for char in title):
        return Refusal("title-no-word", "Dvorak S6, C1")
    for name, most in LONGEST.items():
        length = len(getattr(card, name))
        if length > most:
            args = {"field": name, "length": length, "limit": most}
            return Refusal("field-too-long", "Dvorak, Making cards", args)
        text = getattr(card, name)
        if name in ("text", "effects"):
            text = text.replace("\n", "")
        if not text.isprintable():
            return Refusal("field-one-line", "Dvorak, Making cards", {"field": name})
    return _art_problem(card)


def _art_problem(card: Definition) -> Refusal | None:
    rule = "Dvorak, Making cards"
    lines = card.art.split("\n") if card.art else []
    if len(lines) > ART_LINES or any(len(line) > ART_COLUMNS for line in lines):
        return Refusal("art-too-large", rule, {"columns": ART_COLUMNS, "lines": ART_LINES})
    if not all(line.isprintable() for line in lines):
        return Refusal("field-one-line", rule, {"field": "art"})
    points = sum(len(stroke) // 2 for stroke in card.strokes)
    if len(card.strokes) > STROKES or points > POINTS or not all(map(_drawn, card.strokes)):
        return Refusal("strokes-bad", rule, {"strokes": STROKES, "points": POINTS})
    if (card.art or card.strokes) and not card.alt.strip():
        return Refusal("alt-missing", rule)
    return None


def spelled_strokes(strokes: tuple[tuple[int, ...], ...]) -> str:
    """A drawing in one line: pen and points of each stroke, strokes apart by semicolons."""
    return "; ".join(" ".join(map(str, stroke)) for stroke in strokes)


def read_strokes(words: str) -> tuple[tuple[int, ...], ...] | None:
    """The drawing of such a line; None for any other. How much may be in it is for `problem`."""
    strokes = [stroke.split() for stroke in words.split(";") if stroke.strip()]
    numbers = [word for stroke in strokes for word in stroke]
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
        return None
    return tuple(tuple(map(int, stroke)) for stroke in strokes)


def _drawn(stroke: tuple[int, ...]) -> bool:
    """A pen and at least one point on the grid."""
    return (
        len(stroke) % 2 == 1
        and len(stroke) >= 3
        and all(type(number) is int for number in stroke)
        and 0 <= stroke[0] < PENS
        and all(0 <= number <= 100 for number in stroke[1:])
    )


def is_base(written: str) -> bool:
    """True when the type's first part is one of the two base types."""
    base = parts(written)[0]
    return same(base, THING) or same(base, ACTION)
