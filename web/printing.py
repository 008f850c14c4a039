"""Decks to print: nine cards a page, 63 by 88 mm, with cut marks, on A4 or Letter.

Source: *Deck formats*, Print; hall.md. Everything is laid out here; the browser only prints.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from web.decks import readable
from web.shell import face_of, language_of
from world.games.dvorak.deck import Deck
from world.games.dvorak.definitions import Definition
from world.games.dvorak.formats.colours import letter
from world.hall import library
from world.render import drawing, layout
from world.render.face import RIGHT_TO_LEFT

WIDE, HIGH = 63, 88
"""A card, in millimetres."""

ACROSS, DOWN = 3, 3

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Name -> width and height in millimetres."""

MARK = 5
"""Length of a cut mark in millimetres; it ends a millimetre before the cards."""

MOST_COPIES, MOST_BLANKS = 4, 54

SIZES = ((170, 9, "large"), (330, 13, "middle"), (560, 20, "small"))
"""Up to so many columns of text on so many lines: this size; beyond them `SMALLEST`."""

SMALLEST = "smallest"

MOST_BREAKS = 14
"""Line breaks that are kept on a card; a text of more runs on."""

LAWS_A_PAGE = 2600
"""Columns of special rules on one sheet."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is to be printed, as the form says it.

    Attributes:
        paper: one of `PAPERS`. saving: little ink. copies: how often the deck.
        blanks: cards to write on. backs: a page of backs behind each page of cards.
        laws: a sheet with the special rules in front.
    """

    paper: str = "a4"
    saving: bool = False
    copies: int = 1
    blanks: int = 0
    backs: bool = False
    laws: bool = True


def wishes(given: QueryDict) -> Wishes:
    """The wishes of an address; what cannot be is as usual."""

    def number(name: str, least: int, most: int) -> int:
        word = given.get(name, "")
        fits = word.isascii() and word.isdigit() and len(word) < 4
        return min(most, max(least, int(word))) if fits else least

    paper = given.get("paper", "")
    return Wishes(
        paper if paper in PAPERS else "a4",
        given.get("ink") == "saving",
        number("copies", 1, MOST_COPIES),
        number("blanks", 0, MOST_BLANKS),
        given.get("backs") == "yes",
        given.get("laws", "yes") != "no",
    )


@require_safe
def printed(request: HttpRequest, number: int) -> HttpResponse:
    """The sheets of a deck, below a form that a printer does not print."""
    row = readable(request, number)
    deck = library.opened(library.version(row).text)
    wanted = wishes(request.GET)
    language = language_of(request)
    context = {
        "face": face_of(request),
        "language": language,
        "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "number": number,
        "deck": deck,
        "wishes": wanted,
        "copies": range(1, MOST_COPIES + 1),
        "blanks": range(0, MOST_BLANKS + 1, 9),
        "laws": list(_laws(deck)) if wanted.laws else [],
        "sheets": list(sheets(deck, wanted)),
        "marks": marks(*PAPERS[wanted.paper]),
        "host": request.get_host(),
    }
    return render(request, "hall/deck_print.html", context)


def sheets(deck: Deck, wanted: Wishes) -> Iterator[list[dict[str, Any]]]:
    """Nine cards after nine; behind each page of cards its backs, if they are wanted."""
    cards = [_card(card, wanted.saving) for card in deck.cards * wanted.copies]
    cards += [{"blank": True}] * wanted.blanks
    for at in range(0, len(cards), ACROSS * DOWN):
        page = cards[at : at + ACROSS * DOWN]
        yield page
        if wanted.backs:
            yield [{"back": True}] * (ACROSS * DOWN)


def _card(card: Definition, saving: bool) -> dict[str, Any]:
    card = replace(card, text=_few_breaks(card.text))
    picture = drawing.svg(card.strokes, card.alt, saving) if card.strokes else ""
    return {
        "card": card,
        "tint": letter(card.colour, card.type),
        "size": _size(card),
        # Made of numbers by us, and of words we have escaped.
        "picture": mark_safe(picture),
    }


def _few_breaks(text: str) -> str:
    return text if text.count("\n") <= MOST_BREAKS else " ".join(text.split())


def _size(card: Definition) -> str:
    """How large the text may be so that the whole card fits."""
    columns = layout.width(card.text.replace("\n", " ")) + layout.width(card.flavour)
    lines = card.text.count("\n") + (2 if card.flavour else 0) + columns // 40 + 1
    if card.strokes or card.art:
        columns, lines = columns * 2 + 60, lines * 2
    columns += 2 * max(0, layout.width(card.title) - 24)
    return next((name for most, rows, name in SIZES if columns <= most and lines <= rows), SMALLEST)


def _laws(deck: Deck) -> Iterator[list[Definition]]:
    """The special rules, as many as a sheet holds at a time; at least one sheet."""
    page: list[Definition] = []
    room = LAWS_A_PAGE
    for law in deck.laws:
        takes = layout.width(law.title) + layout.width(law.text or law.effects) + 120
        if page and takes > room:
            yield page
            page, room = [], LAWS_A_PAGE
        page.append(law)
        room -= takes
    yield page


def marks(wide: float, high: float) -> str:
    """The cut marks of a sheet, as an SVG picture in millimetres."""
    left, top = (wide - ACROSS * WIDE) / 2, (high - DOWN * HIGH) / 2
    right, bottom = left + ACROSS * WIDE, top + DOWN * HIGH
    lines = []
    for column in range(ACROSS + 1):
        x = left + column * WIDE
        lines += [(x, top - 1, x, top - 1 - MARK), (x, bottom + 1, x, bottom + 1 + MARK)]
    for row in range(DOWN + 1):
        y = top + row * HIGH
        lines += [(left - 1, y, left - 1 - MARK, y), (right + 1, y, right + 1 + MARK, y)]
    drawn = "".join(
        f'<line x1="{a:.2f}" y1="{b:.2f}" x2="{c:.2f}" y2="{d:.2f}"/>' for a, b, c, d in lines
    )
    return mark_safe(
        f'<svg class="marks" viewBox="0 0 {wide} {high}" aria-hidden="true" '
        f'stroke="#000" stroke-width="0.15">{drawn}</svg>'
    )
