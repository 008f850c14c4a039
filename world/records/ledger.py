"""Writing and reading matches. Every write is one transaction, done before anybody is told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from django.db import connection, transaction
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


def open_match(
    table: int,
    played: Played,
    options: Mapping[str, str],
    players: Sequence[Mapping[str, Any]],
    events: Iterable[Event],
    previous: int | None = None,
    evening: int | None = None,
) -> int:
    """Store a freshly dealt match and its deal; gives the match's number.

    Args:
        table: the table's number.
        options: as `Game.read_options` takes them.
        players: one JSON object a seat.
        previous: the number of the match whose end this deal follows, if any.
        evening: the number of the evening it belongs to, if any.
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
            previous_id=previous,
            evening_id=evening,
            **_ending(outcome),
        )
        _write_act(row.pk, played.seq, None, None, events)
    return row.pk


def record_act(
    match_id: int,
    played: Played,
    seat: int | None,
    action: Act,
    events: Iterable[Event],
    players: Sequence[Mapping[str, Any]] | None = None,
) -> None:
    """Store an accepted act: the new snapshot and its row, both or neither.

    Args:
        players: who sits where from this act on, where it changes that.

    Raises:
        Conflict: the stored match has another seq than the one before this act, or is closed.
        django.db.DatabaseError: the write failed; nothing is stored.
    """
    outcome = played.game.outcome(played.state)
    snapshot = _compact(played.encode())
    with transaction.atomic():
        if outcome is None:
            moved = _move_on(match_id, played.seq, snapshot)
        else:
            rows = Match.objects.filter(pk=match_id, seq=played.seq - 1, status=Match.OPEN)
            moved = rows.update(snapshot=snapshot, seq=played.seq, **_ending(outcome))
        if moved != 1:
            raise Conflict(f"match {match_id} is not open at act {played.seq - 1}")
        if players is not None:
            update_players(match_id, players)
        _write_act(match_id, played.seq, seat, action, events)


# The two statements of every act are written out: Django takes longer to build them than the
# database to run them, and everybody at the table waits.

_MOVE_ON = (
    f"UPDATE {Match._meta.db_table} SET snapshot = %s, seq = %s "
    f"WHERE id = %s AND seq = %s AND status = '{Match.OPEN}'"
)
_ADD_ACT = (
    f"INSERT INTO {Action._meta.db_table} (match_id, seq, seat, action, events, at) "
    "VALUES (%s, %s, %s, %s, %s, %s)"
)


def _move_on(match_id: int, seq: int, snapshot: str) -> int:
    """Store the snapshot after act ``seq``; gives the number of rows changed, 0 or 1."""
    with connection.cursor() as cursor:
        cursor.execute(_MOVE_ON, [snapshot, seq, match_id, seq - 1])
        return cursor.rowcount


def _write_act(
    match_id: int, seq: int, seat: int | None, action: Act | None, events: Iterable[Event]
) -> None:
    done = _compact(codec.pack(action)) if action is not None else ""
    told = _compact([codec.pack(event) for event in events])
    at = connection.ops.adapt_datetimefield_value(timezone.now())
    with connection.cursor() as cursor:
        cursor.execute(_ADD_ACT, [match_id, seq, seat, done, told, at])


def update_players(match_id: int, players: Sequence[Mapping[str, Any]]) -> None:
    """Store who sits where now (somebody left, a bot took over)."""
    Match.objects.filter(pk=match_id).update(players=_compact(list(players)))


def close_match(match_id: int, status: str) -> None:
    """End an open match without a result: ``aborted`` or ``adjourned``."""
    Match.objects.filter(pk=match_id, status=Match.OPEN).update(status=status, ended=timezone.now())


def latest(table: int) -> Match | None:
    """The match that runs at a table, else the newest one there, whatever its status, or None."""
    rows = Match.objects.filter(table=table).order_by("-id")
    return rows.filter(status=Match.OPEN).first() or rows.first()


def set_aside(game: str, most: int = 200) -> list[Match]:
    """The newest matches of a game that were set aside for another day, newest first."""
    rows = Match.objects.filter(game=game, status=Match.ADJOURNED)
    return list(rows.order_by("-id").defer("snapshot")[:most])


def set_aside_numbered(number: int) -> Match | None:
    """The match of that number if it was set aside, else None."""
    return Match.objects.filter(pk=number, status=Match.ADJOURNED).first()


def reopen_match(match_id: int, table: int) -> bool:
    """A match that was set aside goes on at a table; False when it is none."""
    rows = Match.objects.filter(pk=match_id, status=Match.ADJOURNED)
    return rows.update(status=Match.OPEN, table=table, ended=None) == 1


def load(row: Match, game: Any) -> Played:
    """The match of a row, ready to go on. Raises ValueError when it cannot be decoded."""
    snapshot = json.loads(row.snapshot)
    options = game.read_options(json.loads(row.options), snapshot["seats"])
    return Played.decode(game, options, snapshot)


def acts(match_id: int, first: int = 1, most: int = 1000) -> list[tuple[int, int | None, str, str]]:
    """Recorded acts as ``(seq, seat, action JSON, events JSON)``, oldest first."""
    rows = Action.objects.filter(match_id=match_id, seq__gte=first).order_by("seq")
    return list(rows.values_list("seq", "seat", "action", "events")[:most])
