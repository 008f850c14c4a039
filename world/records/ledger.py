"""Writing and reading matches. Every write is one transaction, done before anybody is told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from django.db import transaction
from django.utils import timezone

from world.engine import codec
from world.engine.match import Match as Played
from world.engine.protocol import Action as Act
from world.engine.protocol import Event, Outcome

from .models import Action, Match


class Conflict(RuntimeError):
    """The stored match is not where the writer thought it was; nothing was written."""


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _ending(outcome: Outcome | None) -> dict[str, Any]:
    if outcome is None:
        return {}
    return {
        "status": Match.FINISHED,
        "result": _compact(asdict(outcome)),
        "ended": timezone.now(),
    }


def _write_act(
    match_id: int, seq: int, seat: int | None, action: Act | None, events: Iterable[Event]
) -> None:
    Action.objects.create(
        match_id=match_id,
        seq=seq,
        seat=seat,
        action=_compact(codec.pack(action)) if action is not None else "",
        events=_compact([codec.pack(event) for event in events]),
    )


def open_match(
    table: int,
    played: Played,
    options: Mapping[str, str],
    players: Sequence[Mapping[str, Any]],
    events: Iterable[Event],
) -> int:
    """Store a freshly dealt match and its deal; gives the match's number.

    Args:
        table: the table's number.
        options: as `Game.read_options` takes them.
        players: one JSON object a seat.
    """
    outcome = played.game.outcome(played.state)
    with transaction.atomic():
        row = Match.objects.create(
            table=table,
            game=played.game.key,
            rules_version=played.game.rules_version,
            options=_compact(dict(options)),
            players=_compact(list(players)),
            snapshot=_compact(played.encode()),
            seq=played.seq,
            commitment=played.commitment,
            **_ending(outcome),
        )
        _write_act(row.pk, played.seq, None, None, events)
    return row.pk


def record_act(
    match_id: int, played: Played, seat: int | None, action: Act, events: Iterable[Event]
) -> None:
    """Store an accepted act: the new snapshot and its row, both or neither.

    Raises:
        Conflict: the stored match has another seq than the one before this act, or is closed.
        django.db.DatabaseError: the write failed; nothing is stored.
    """
    outcome = played.game.outcome(played.state)
    with transaction.atomic():
        moved = Match.objects.filter(pk=match_id, seq=played.seq - 1, status=Match.OPEN).update(
            snapshot=_compact(played.encode()), seq=played.seq, **_ending(outcome)
        )
        if moved != 1:
            raise Conflict(f"match {match_id} is not open at act {played.seq - 1}")
        _write_act(match_id, played.seq, seat, action, events)


def update_players(match_id: int, players: Sequence[Mapping[str, Any]]) -> None:
    """Store who sits where now (somebody left, a bot took over)."""
    Match.objects.filter(pk=match_id).update(players=_compact(list(players)))


def close_match(match_id: int, status: str) -> None:
    """End an open match without a result: ``aborted`` or ``adjourned``."""
    Match.objects.filter(pk=match_id, status=Match.OPEN).update(status=status, ended=timezone.now())


def latest(table: int) -> Match | None:
    """The newest match of a table, whatever its status, or None."""
    return Match.objects.filter(table=table).order_by("-id").first()


def load(row: Match, game: Any) -> Played:
    """The match of a row, ready to go on. Raises ValueError when it cannot be decoded."""
    snapshot = json.loads(row.snapshot)
    options = game.read_options(json.loads(row.options), snapshot["seats"])
    return Played.decode(game, options, snapshot)


def acts(match_id: int, first: int = 1, most: int = 1000) -> list[tuple[int, int | None, str, str]]:
    """Recorded acts as ``(seq, seat, action JSON, events JSON)``, oldest first."""
    rows = Action.objects.filter(match_id=match_id, seq__gte=first).order_by("seq")
    return list(rows.values_list("seq", "seat", "action", "events")[:most])
