"""What an evening looks like from above while it runs, and what is left of it afterwards."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any

from django.conf import settings
from django.utils import timezone
from evennia.utils import logger
from twisted.internet.defer import Deferred

from world.engine import registry
from world.engine.protocol import Refused, Writing
from world.records import ledger
from world.records.models import Action, Evening, Match
from world.render import evening as words
from world.render.face import Face

from . import audience, doorkeeper, evenings, exports, guestlist, lobby, proposals
from .memory import past
from .slices import in_slices

FORMAT = "fool-and-composer-evening"
"""What an export calls itself, with version 1."""


# While it runs


def link(evening: Evening) -> str:
    """The address of the evening's page."""
    return f"{settings.HALL_LINK}/evening/{evenings.code(evening)}"


def overview(evening: Evening) -> tuple[dict[str, Any], list[words.TableLine]]:
    """What everybody may know of an evening, and its tables by number."""
    known = {
        "evening": evening.name,
        "code": evenings.code(evening),
        "link": link(evening),
        "people": len(guestlist.people(evening)),
        "held": len(proposals.kept(evening)),
        "paused": evening.paused,
        "holding": evening.holding,
    }
    return known, [_line(table) for table in evenings.tables(evening)]


def _line(table: Any) -> words.TableLine:
    controller = table.controller
    seating = controller.seating
    over = controller.match is not None and not controller.playing
    return words.TableLine(
        number=table.number,
        game=seating.game,
        names=tuple(sitter.name for sitter in seating.sitters),
        away=tuple(s.name for s in seating.people if not table.connected(s.who)),
        stage="playing" if controller.playing else "over" if over else "waiting",
        to_act=tuple(seating.name(seat) for seat in sorted(controller.to_act())),
        minutes=_minutes(controller.record) if controller.playing else 0,
    )


def _minutes(match: int) -> int:
    """Whole minutes since the last act of a match."""
    newest = Action.objects.filter(match_id=match).order_by("-seq").values_list("at", flat=True)
    at = newest.first()
    return int((timezone.now() - at).total_seconds() // 60) if at is not None else 0


def show_to(who: Any, line: Any) -> None:
    """The evening somebody belongs to; its host sees all tables. Raises Refused for none."""
    evening = guestlist.hosted_by(who)
    if evening is not None:
        known, tables = overview(evening)
        audience.show(line, lambda face: words.overview(face, known, tables))
        return
    evening = guestlist.of(who)
    if evening is None:
        evenings.hosted(who)
    seated = lobby.live_seat_of(who)
    number = seated[0].number if seated is not None else 0
    audience.tell(line, "evening-yours", evening=evening.name, number=number)
    for item in proposals.kept(evening):
        if item["who"] == who.id:
            shown = {name: item[name] for name in ("number", "table", "name", "words")}
            audience.tell(line, "evening-held-line", **shown)


# What is left of it


def _matches(evening: Evening) -> Generator[None, None, tuple[list[Match], list[dict[str, Any]]]]:
    """Its matches, and the cards that were written in them, each once; yields between them."""
    rows = list(Match.objects.filter(evening=evening).order_by("id"))
    cards: dict[str, dict[str, Any]] = {}
    for row in rows:
        for card in _written(row):
            key = json.dumps({**card, "copies": 0}, sort_keys=True)
            cards[key] = {**card, "match": row.pk, "game": row.game}
        yield
    return rows, list(cards.values())


def _written(row: Match) -> tuple[Any, ...]:
    game = registry.game(row.game)
    if not isinstance(game, Writing):
        return ()
    try:
        return game.written(ledger.load(row, game).state)
    except (KeyError, ValueError, TypeError, Refused):
        logger.log_trace(f"match {row.pk} cannot be read")
        return ()


def results(evening: Evening, line: Any) -> Deferred:
    """Tell one line how every match of the evening ended and what was written in them."""
    return in_slices(_results(evening, line))


def _results(evening: Evening, line: Any) -> Generator[None, None, None]:
    rows, cards = yield from _matches(evening)
    ended = [past(row) for row in rows if row.ended is not None]

    def told(face: Face) -> str:
        return words.results(face, evening.name, ended, cards)

    audience.show(line, told)


def export(evening: Evening, who: Any, line: Any) -> Deferred:
    """Write everything out on one line as JSON.

    Raises:
        Refused: ``too-often``.
    """
    doorkeeper.EXPORTS.check(who.id)
    doorkeeper.EXPORTS.count(who.id)
    return in_slices(_export(evening, line))


def _export(evening: Evening, line: Any) -> Generator[None, None, None]:
    document = yield from document_of(evening)
    yield from exports.poured(line, json.dumps(document, ensure_ascii=False, indent=1).split("\n"))


def document_of(evening: Evening) -> Generator[None, None, dict[str, Any]]:
    """Everything kept of an evening, as plain JSON; yields between its matches."""
    rows, cards = yield from _matches(evening)
    return {
        "format": FORMAT,
        "version": 1,
        "evening": evening.name,
        "started": evening.started.isoformat(),
        "ended": evening.ended.isoformat() if evening.ended else None,
        "people": sorted(guestlist.people(evening).values(), key=str.casefold),
        "matches": [_played(row) for row in rows],
        "cards": cards,
        "not_let_go": [
            {name: item[name] for name in ("name", "table", "words")}
            for item in proposals.kept(evening)
        ],
    }


def _played(row: Match) -> dict[str, Any]:
    """A match in the export: who played, and how it ended."""
    return {
        "match": row.pk,
        "table": row.table,
        "game": row.game,
        "status": row.status,
        "players": [player["name"] for player in json.loads(row.players)],
        "result": json.loads(row.result) if row.result else None,
    }
