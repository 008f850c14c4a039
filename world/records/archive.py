"""Matches that were played, read back: for histories, replays, exports and checks.

Reads are in pages, and whatever reads a whole match is a generator that yields between them, so
that nobody waits for a long one.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from typing import Any

from world.engine.recording import Act, Recording

from . import ledger
from .models import Action, Match, Part
from .standings import ENDED

PAGE = 50
"""Acts read at once."""

BIGGEST = 2**63 - 1
"""The largest number a row can have."""


def match_numbered(number: int) -> Match | None:
    """The match of that number, whatever its status, or None."""
    if not 0 < number <= BIGGEST:
        return None
    return Match.objects.filter(pk=number).first()


def is_over(row: Match) -> bool:
    """True once nothing of the match is a secret any more. One set aside may still go on."""
    return row.status in ENDED


def seed(row: Match) -> str:
    """The seed of a match: no secret once it is over."""
    return json.loads(row.snapshot)["seed"]


# Acts


def some_acts(match_id: int, first: int, most: int) -> list[Act]:
    """Acts of a match from that number on, at most so many."""
    return [_act(row) for row in ledger.acts(match_id, first, most)]


def acts(match_id: int) -> Iterator[Act]:
    """Every act of a match, the deal first."""
    seq = 1
    while page := ledger.acts(match_id, seq, PAGE):
        yield from map(_act, page)
        seq = page[-1][0] + 1


def acts_backwards(match_id: int) -> Iterator[Act]:
    """Every act of a match, the newest first."""
    before = BIGGEST
    while True:
        rows = Action.objects.filter(match_id=match_id, seq__lt=before).order_by("-seq")
        page = list(rows.values_list("seq", "seat", "action", "events")[:PAGE])
        if not page:
            return
        yield from map(_act, page)
        before = page[-1][0]


def _act(row: Sequence[Any]) -> Act:
    seq, seat, action, events = row
    return Act(seq, seat, json.loads(action) if action else None, tuple(json.loads(events)))


def recording(row: Match) -> Generator[None, None, Recording]:
    """Everything recorded of a match: yields after each act that was read and returns it all."""
    found = []
    for each in acts(row.pk):
        found.append(each)
        yield
    snapshot = json.loads(row.snapshot)
    return Recording(
        game=row.game,
        rules=row.rules_version,
        options=json.loads(row.options),
        seats=snapshot["seats"],
        players=tuple(_public(player) for player in json.loads(row.players)),
        seed=seed(row),
        commitment=row.commitment,
        before=_before(row),
        acts=tuple(found),
        final=snapshot["state"],
    )


def _public(player: dict[str, Any]) -> dict[str, Any]:
    """What others may know of a player: numbers of characters are the hall's own business."""
    shown = {"kind": player["kind"], "name": player["name"], "level": player["level"]}
    return {**shown, "left": True} if player.get("left") else shown


def _before(row: Match) -> dict[str, Any] | None:
    if row.previous_id is None:
        return None
    snapshot = Match.objects.filter(pk=row.previous_id).values_list("snapshot", flat=True).first()
    return json.loads(snapshot)["state"]


# Histories


def history(player: str, page: int, size: int) -> list[tuple[int, Match]]:
    """A page of somebody's matches that are over, newest first: their seat and the match.

    Args:
        player: `standings.player_key`.
        page: from 1.
        size: matches a page.
    """
    parts = Part.objects.filter(player=player).order_by("-ended", "-match_id")
    start = (page - 1) * size
    numbers = list(parts.values_list("match_id", "seat")[start : start + size])
    wanted = [number for number, _ in numbers]
    rows = Match.objects.filter(pk__in=wanted).defer("snapshot").in_bulk()
    return [(seat, rows[number]) for number, seat in numbers]


def history_length(player: str, most: int) -> int:
    """How many matches of somebody are over, counted up to ``most``."""
    return Part.objects.filter(player=player)[:most].count()
