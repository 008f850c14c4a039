"""The shelf of decks to read: what stands on it, and every card of one."""

from __future__ import annotations

from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from web.decks import ENDINGS, readable
from web.shell import face_of, read
from web.visitor import visitor
from world.engine.protocol import Refused
from world.games.dvorak.definitions import Definition
from world.hall import library
from world.render import drawing
from world.render.phrases import say

ON_A_PAGE = 24

LONGEST_SEARCH = 100

KINDS = frozenset({"thing", "action", "rule"})
"""Types whose cards have a colour of their own."""

PAPER = ("games/dvorak/paper.css",)


@require_safe
def shelf(request: HttpRequest) -> HttpResponse:
    """The decks this visitor may read. ``?q=``: those with all these words; ``?page=``."""
    who = visitor(request)
    query = request.GET.get("q", "")[:LONGEST_SEARCH].strip()
    found = library.search(who.id if who is not None else None, query)
    page = Paginator(found, ON_A_PAGE).get_page(request.GET.get("page"))
    face = face_of(request)
    count = say(face, "dvorak-shelf-count", count=page.paginator.count, searched=bool(query))
    return read(request, "hall/decks.html", query=query, page=page, count=count, known=who)


@require_safe
def deck(request: HttpRequest, number: int) -> HttpResponse:
    """One deck, whole. ``?version=``: an earlier one."""
    row = readable(request, number)
    wanted = request.GET.get("version", "")
    try:
        at = library.version(row, int(wanted) if wanted.isdecimal() and len(wanted) < 9 else None)
    except Refused:
        raise Http404 from None
    shown = library.opened(at.text)
    face = face_of(request)
    facts = {"players": shown.players, "language": shown.language, "licence": shown.licence}
    return read(
        request,
        "hall/deck.html",
        also=PAPER,
        number=number,
        version=at.number,
        newest=row.version,
        deck=shown,
        facts=[
            say(face, "dvorak-shelf-fact", what=what, value=value)
            for what, value in facts.items()
            if value
        ],
        rules=[*shown.types, *shown.rules],
        cards=[_card(entry.card, entry.count) for entry in shown.entries],
        count=say(face, "dvorak-shelf-cards", count=shown.size, kinds=len(shown.entries)),
        endings=sorted(ENDINGS),
    )


def _card(card: Definition, count: int) -> dict[str, Any]:
    first = card.base.casefold()
    picture = drawing.svg(card.strokes, card.alt) if card.strokes else ""
    return {
        "card": card,
        "count": count,
        "kind": first if first in KINDS else "other",
        # Made of numbers by us, and of words we have escaped.
        "picture": mark_safe(picture),
    }
