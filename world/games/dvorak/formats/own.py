"""The hall's own format, ``*.dvorak.toml``: lossless, and the same to the byte when written again.

Source: *Deck formats*, *Our own format*. ``format = 1``, ``[deck]``, ``[[type]]``, ``[[rule]]``,
``[[card]]``. Whatever a field is at its usual value is left out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import tomlkit
from tomlkit.items import AoT, Item, Table

from world.engine.protocol import Refusal

from ..deck import HEAD, Deck
from ..definitions import Definition
from .report import SOURCE, Gathering, Reading, refused

FORMAT = 1

FIELDS = ("text", "effects", "flavour", "corner", "colour", "creator", "alt", "art")
"""Fields of a card that are text, in the order they are written after title, type and count."""

_KINDS = ("type", "rule", "card")
_BEGINS = re.compile(r"[ \t]*(\[\[?)[ \t]*([A-Za-z]+)[ \t]*\]\]?[ \t]*(?:#.*)?")
_AT = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")


# Writing


def write(deck: Deck) -> str:
    """The deck as a file's text."""
    made = tomlkit.document()
    made.add("format", tomlkit.integer(FORMAT))
    made.add(tomlkit.nl())
    head = tomlkit.table()
    head.add("title", tomlkit.string(deck.title))
    if deck.designers:
        head.add("designers", tomlkit.item(list(deck.designers)))
    for name in HEAD:
        if name != "title" and getattr(deck, name):
            head.add(name, tomlkit.string(getattr(deck, name)))
    made.add("deck", head)
    laws = {"type": deck.types, "rule": deck.rules}
    for kind, cards in laws.items():
        if cards:
            made.add(kind, _tables(_table(card, 1, kind) for card in cards))
    if deck.entries:
        tables = (_table(entry.card, entry.count, "card") for entry in deck.entries)
        made.add("card", _tables(tables))
    return tomlkit.dumps(made)


def _tables(tables: Iterator[Table]) -> AoT:
    made = tomlkit.aot()
    for table in tables:
        table.trivia.indent = ""
        made.append(table)
    return made


def _table(card: Definition, count: int, kind: str) -> Table:
    made = tomlkit.table()
    made.add("name" if kind == "type" else "title", _text(card.title))
    if kind == "card":
        made.add("type", _text(card.type))
        if count > 1:
            made.add("count", tomlkit.integer(count))
    for name in FIELDS:
        if getattr(card, name):
            made.add(name, _text(getattr(card, name)))
    if card.stays is not None:
        made.add("stays", tomlkit.boolean(str(card.stays).lower()))
    if card.strokes:
        strokes = tomlkit.array()
        for stroke in card.strokes:
            strokes.add_line(tomlkit.item(list(stroke)), indent="  ")
        strokes.add_line(indent="")
        made.add("strokes", strokes)
    return made


def _text(value: str) -> Item:
    if "\n" not in value:
        return tomlkit.string(value)
    # The line break right after the opening quotes is no part of the text.
    return tomlkit.string("\n" + value, multiline=True)


# Reading


def seems(text: str) -> bool:
    """True for a text with the head of a table of ours in it."""
    begun = map(_BEGINS.fullmatch, text.split("\n"))
    return any(found and found[2] in ("deck", *_KINDS) for found in begun)


def read(text: str) -> Reading:
    """The deck of a file's text. What is broken in one table does not stop the others."""
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError):
        return _by_tables(text)
    gathering = Gathering("toml")
    if found.get("format") != FORMAT:
        args = {"found": str(found.get("format"))[:20], "known": FORMAT}
        return refused(Refusal("deck-format-number", SOURCE, args), "toml")
    lines = _lines(text)
    _head(gathering, lines.get(("deck", 0), 0), found.get("deck", {}))
    for kind in _KINDS:
        entries = found.get(kind, [])
        if not isinstance(entries, list):
            gathering.fault(0, Refusal("deck-table", SOURCE, {"name": kind}))
            continue
        for number, entry in enumerate(entries):
            _entry(gathering, kind, lines.get((kind, number), 0), entry)
    return gathering.done()


def _lines(text: str) -> dict[tuple[str, int], int]:
    """Where each table begins, for reports."""
    found: dict[tuple[str, int], int] = {}
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        begins = _BEGINS.fullmatch(line.rstrip("\r"))
        if begins:
            kind = begins[2]
            found[kind, counts.get(kind, 0)] = number
            counts[kind] = counts.get(kind, 0) + 1
    return found


def _by_tables(text: str) -> Reading:
    """A file with a broken line: every table is read for itself."""
    gathering = Gathering("toml")
    for line, kind, block in _blocks(text):
        try:
            found = tomllib.loads(block)
        except (ValueError, RecursionError) as error:
            reason = str(error) if isinstance(error, tomllib.TOMLDecodeError) else ""
            at = _AT.search(reason)
            inside = int(at[1]) - 1 if at and at[1] else 0
            args = {"reason": _AT.sub("", reason)[:100]}
            gathering.fault(line + inside, Refusal("deck-toml", SOURCE, args))
            continue
        if kind == "deck":
            _head(gathering, line, found)
        elif kind in _KINDS:
            _entry(gathering, kind, line, found)
    return gathering.done()


def _blocks(text: str) -> Iterator[tuple[int, str, str]]:
    """First line, kind and inside of each table; the header's own line is left empty."""
    begun, kind, inside = 1, "", []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        begins = _BEGINS.fullmatch(line)
        if begins:
            yield begun, kind, "\n".join(inside)
            begun, kind, inside = number, begins[2], [""]
        else:
            inside.append(line)
    yield begun, kind, "\n".join(inside)


def _head(gathering: Gathering, line: int, given: Any) -> None:
    if not isinstance(given, Mapping):
        gathering.fault(line, Refusal("deck-table", SOURCE, {"name": "deck"}))
        return
    designers = given.get("designers", ())
    if isinstance(designers, list):
        gathering.head(line, designers=designers)
    gathering.head(line, **{name: given[name] for name in HEAD if name in given})
    for name in given:
        if name not in HEAD and name != "designers":
            gathering.loss(line, "field", field=name[:40])


def _entry(gathering: Gathering, kind: str, line: int, entry: Any) -> None:
    if not isinstance(entry, Mapping):
        gathering.fault(line, Refusal("deck-table", SOURCE, {"name": kind}))
        return
    given: dict[str, Any] = {}
    count = 1
    for name, value in entry.items():
        expected, take = _WANTED.get(name, (None, None))
        if expected is None:
            gathering.loss(line, "field", field=name[:40])
        elif type(value) is not expected:
            gathering.fault(line, Refusal("deck-field", SOURCE, {"field": name}))
            return
        elif name == "count":
            count = value
        else:
            given["title" if name == "name" else name] = take(value)
    if "strokes" in given and given["strokes"] is None:
        gathering.fault(line, Refusal("deck-field", SOURCE, {"field": "strokes"}))
    elif kind == "card":
        gathering.card(line, count, **given)
    else:
        gathering.rule(line, defines_type=kind == "type", **given)


def _strokes(value: list[Any]) -> tuple[tuple[int, ...], ...] | None:
    """Strokes as a definition has them, None for anything else."""
    if not all(isinstance(stroke, list) for stroke in value):
        return None
    return tuple(tuple(stroke) for stroke in value)


def _as_it_is(value: Any) -> Any:
    return value


_WANTED: Mapping[str, tuple[type, Callable[[Any], Any]]] = {
    **dict.fromkeys(("title", "name", "type", *FIELDS), (str, _as_it_is)),
    "count": (int, _as_it_is),
    "stays": (bool, _as_it_is),
    "strokes": (list, _strokes),
}
