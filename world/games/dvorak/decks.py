"""Decks in the hall's own format, and the starter decks that come with it.

One TOML file: ``format = 1``, ``[deck]``, ``[[rule]]``, ``[[type]]``, ``[[card]]``. Source: *Deck
formats*, *Our own format*.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .definitions import RULE, THING, Definition, problem
from .options import VALUES

FOLDER = Path(__file__).parent / "decks"

FORMAT = 1

STARTERS = tuple(name for name in VALUES["deck"] if name != "none")
"""The starter decks, by file name."""

_FIELDS = ("text", "effects", "flavour", "corner", "colour", "art", "alt", "creator")


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as written.

    Attributes:
        title: its name. designers: who wrote it. theme: what it is about, in a line.
        rules: special rules, types among them. cards: every card, copies one by one.
    """

    title: str
    designers: tuple[str, ...]
    theme: str
    rules: tuple[Definition, ...]
    cards: tuple[Definition, ...]


@cache
def starter(name: str) -> Deck:
    """A starter deck. Raises KeyError when there is none of that name."""
    if name not in STARTERS:
        raise KeyError(name)
    return read((FOLDER / f"{name}.dvorak.toml").read_text(encoding="utf-8"))


def read(text: str) -> Deck:
    """The deck of a file's text. Raises ValueError, with the reason, for anything else."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"not TOML: {error}") from error
    if found.get("format") != FORMAT:
        raise ValueError(f"format {found.get('format')!r} is not {FORMAT}")
    head = found.get("deck", {})
    designers = tuple(head.get("designers", ()))
    by = ", ".join(designers)
    rules = [_card({**entry, "type": RULE}, by) for entry in found.get("rule", ())]
    types = [
        _card({"title": entry.get("name", ""), "type": RULE, "text": entry.get("text", "")}, by)
        for entry in found.get("type", ())
    ]
    cards = [
        card
        for entry in found.get("card", ())
        for card in [_card(entry, by)] * int(entry.get("count", 1))
    ]
    theme = str(head.get("theme", ""))
    return Deck(str(head.get("title", "")), designers, theme, tuple(types + rules), tuple(cards))


def _card(entry: Mapping[str, Any], by: str) -> Definition:
    given = {name: str(entry[name]) for name in _FIELDS if name in entry}
    given.setdefault("creator", by)
    title, kind = str(entry.get("title", "")), str(entry.get("type", THING))
    strokes = tuple(tuple(stroke) for stroke in entry.get("strokes", ()))
    made = Definition(title, kind, strokes=strokes, stays=entry.get("stays"), **given)
    wrong = problem(made)
    if wrong is not None:
        raise ValueError(f"card {title!r}: {wrong.code} {dict(wrong.args)}")
    return made
