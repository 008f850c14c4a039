"""Decks as sheets: a card a row, Lackey's with tabs, any other with commas or semicolons.

Source: *Deck formats*, Lackey. The columns of a sheet are known by their names, in any order.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from world.engine.protocol import Refusal

from ..deck import Deck
from ..definitions import Definition, read_strokes, spelled_strokes
from ..resolver.names import fold
from .report import SOURCE, Gathering, Reading, tidy
from .wiki import has_drawings

LACKEY = ("Name", "Set", "ImageFile", "Type", "CornerValue", "Text", "FlavorText", "Creator")

COLUMNS = {
    "title": "title",
    "name": "title",
    "type": "type",
    "text": "text",
    "flavour": "flavour",
    "flavor": "flavour",
    "flavourtext": "flavour",
    "flavortext": "flavour",
    "corner": "corner",
    "cornervalue": "corner",
    "colour": "colour",
    "color": "colour",
    "bgcolor": "colour",
    "creator": "creator",
    "author": "creator",
    "effects": "effects",
    "alt": "alt",
    "art": "art",
    "count": "count",
    "copies": "count",
    "quantity": "count",
    "stays": "stays",
    "strokes": "strokes",
}
"""A column's name, without case, blanks and underscores -> what a card calls it."""

CSV = ("title", "type", "count", "text", "effects", "flavour", "corner", "colour", "creator")
CSV += ("stays", "alt", "art", "strokes")
"""The columns that are written."""

RULES = {"rule": False, "type": True}
"""Types of rows that are special rules; True: it defines a type."""

_STAYS = {"": None, "yes": True, "no": False}
_FORMULA = re.compile(r"'(?=[=+\-@])")


def seems(text: str) -> str:
    """The delimiter of a text whose first line names columns, empty for any other."""
    first = text.lstrip("\n").partition("\n")[0]
    for delimiter in "\t;,":
        names = [_column(name) for name in first.split(delimiter)]
        if "title" in names and len(names) > 1:
            return delimiter
    return ""


def _column(name: str) -> str:
    return COLUMNS.get(re.sub(r"[\s_\"-]", "", fold(name)), "")


# Reading


def read(text: str) -> Reading:
    """The deck of a sheet whose first line names its columns."""
    delimiter = seems(text)
    lackey = delimiter == "\t"
    gathering = Gathering("lackey" if lackey else "csv", merging=lackey)
    if not delimiter:
        gathering.fault(1, Refusal("deck-columns", SOURCE))
        return gathering.done()
    columns: list[str] = []
    for line, row in _tabbed(text) if lackey else _quoted(gathering, text, delimiter):
        if not any(cell.strip() for cell in row):
            continue
        if not columns:
            columns = [_column(name) for name in row]
            _unknown(gathering, line, row)
            continue
        _row(gathering, line, columns, row, lackey)
    if lackey:
        gathering.loss(0, "rules-missing")
    return gathering.done()


def _unknown(gathering: Gathering, line: int, names: Sequence[str]) -> None:
    """Columns that say nothing a card has; Lackey's own are no loss."""
    for name in names:
        if not _column(name) and fold(name) not in ("", "set", "imagefile"):
            gathering.loss(line, "field", field=tidy(name)[:40])


def _tabbed(text: str) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(text.split("\n"), start=1):
        yield number, [_unquoted(cell) for cell in line.split("\t")]


def _unquoted(cell: str) -> str:
    """What a spreadsheet put into quotation marks."""
    if len(cell) > 1 and cell[0] == cell[-1] == '"':
        return cell[1:-1].replace('""', '"')
    return cell


def _quoted(gathering: Gathering, text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    rows = csv.reader(io.StringIO(text), delimiter=delimiter)
    while True:
        before = rows.line_num
        try:
            row = next(rows)
        except StopIteration:
            return
        except csv.Error:
            gathering.fault(before + 1, Refusal("deck-row", SOURCE))
            continue
        yield before + 1, row


def _row(
    gathering: Gathering, line: int, columns: Sequence[str], row: Sequence[str], lackey: bool
) -> None:
    extra = [cell for cell in row[len(columns) :] if cell.strip()]
    if extra:
        args = {"found": len(row), "known": len(columns)}
        gathering.fault(line, Refusal("deck-cells", SOURCE, args))
        return
    given: dict[str, Any] = {name: cell for name, cell in zip(columns, row, strict=False) if name}
    if lackey:
        given = {name: cell.strip().replace("  ", "\n") for name, cell in given.items()}
    given = {
        name: _FORMULA.sub("", cell, count=1) if cell[:1] == "'" else cell
        for name, cell in given.items()
    }
    count = tidy(given.pop("count", "")) or "1"
    if not (count.isascii() and count.isdigit() and len(count) < 30):
        gathering.fault(line, Refusal("deck-number", SOURCE, {"word": count[:20]}))
        return
    stays = fold(given.pop("stays", ""))
    strokes = read_strokes(given.pop("strokes", ""))
    if stays not in _STAYS or strokes is None:
        field = "stays" if stays not in _STAYS else "strokes"
        gathering.fault(line, Refusal("deck-field", SOURCE, {"field": field}))
        return
    law = RULES.get(fold(given.get("type", ""))) if not lackey else None
    if law is not None:
        gathering.rule(line, defines_type=law, strokes=strokes, **given)
    else:
        gathering.card(line, int(count), stays=_STAYS[stays], strokes=strokes, **given)


# Writing


def write(deck: Deck) -> tuple[str, list[str]]:
    """A sheet with commas, and what it cannot carry (codes, see `report.Loss`)."""
    made = io.StringIO()
    rows = csv.writer(made, lineterminator="\n")
    rows.writerow(CSV)
    laws = [(card, "Type") for card in deck.types] + [(card, "Rule") for card in deck.rules]
    for card, kind in laws:
        rows.writerow(_cells(card, {"type": kind, "count": ""}))
    for entry in deck.entries:
        rows.writerow(_cells(entry.card, {"count": entry.count}))
    head = any((deck.title, deck.designers, deck.theme, deck.players, deck.licence))
    return made.getvalue(), ["head"] if head else []


def _cells(card: Definition, more: Mapping[str, Any]) -> list[str]:
    stays = {True: "yes", False: "no", None: ""}[card.stays]
    special = {"strokes": spelled_strokes(card.strokes), "stays": stays, **more}
    return [
        # A spreadsheet would run what begins like a formula.
        re.sub(r"^(?='?[=+\-@])", "'", str(special.get(name, getattr(card, name, ""))))
        for name in CSV
    ]


def write_lackey(deck: Deck) -> tuple[str, list[str]]:
    """A sheet for LackeyCCG, and what it cannot carry."""
    name = re.sub(r"[^a-z0-9]+", "_", fold(deck.title).removesuffix("deck").strip()) or "deck"
    rows = ["\t".join(LACKEY)]
    for entry in deck.entries:
        card = entry.card
        slug = re.sub(r"[^a-z0-9]+", "_", fold(card.type)).strip("_")
        text = "\n".join(filter(None, (card.text, card.effects)))
        cells = (card.title, name, slug, card.type, card.corner, text, card.flavour, card.creator)
        row = "\t".join(cell.replace("\n", "  ") for cell in cells)
        rows += [row] * entry.count
    lost = ["rules"] if deck.types or deck.rules else []
    lost += ["colours"] if any(entry.card.colour for entry in deck.entries) else []
    return "\n".join(rows) + "\n", lost + (["drawings"] if has_drawings(deck) else [])
