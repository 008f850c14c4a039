"""Tables that do not go on: staff look at them, set the match aside, close them, put in a bot.

Hidden cards are shown to nobody who sits at the match, and showing them is written down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.db.models import Max
from django.utils import timezone

from world.engine.protocol import Refusal, Refused
from world.records.models import Action
from world.records.models import Match as Row
from world.render import layout
from world.render.face import Face
from world.render.parts import game_name
from world.render.phrases import say

from . import auditing, bulletin, lobby, ranks, shelf

QUIET = 600.0
"""Seconds without an act after which a match counts as stuck."""

BOT_LEVEL = 1


@dataclass(frozen=True, slots=True)
class Stuck:
    """A table whose match does not go on.

    Attributes:
        table: the table. quiet: seconds since the newest act.
        problems: what its game finds wrong with the state; usually nothing.
    """

    table: Any
    quiet: float
    problems: tuple[str, ...]


def found() -> list[Stuck]:
    """The tables where nothing happens although somebody should act, quietest first.

    At a correspondence table silence is nothing unusual.
    """
    playing = [table for table in lobby.tables() if table.controller.playing]
    records = [table.controller.record for table in playing]
    newest = Action.objects.filter(match__in=records).values("match").annotate(last=Max("at"))
    last = {row["match"]: row["last"] for row in newest}
    now, stuck = timezone.now(), []
    for table in playing:
        controller = table.controller
        at = last.get(controller.record)
        quiet = (now - at).total_seconds() if at else 0.0
        problems = controller.game.problems(controller.match.state)
        if problems or (quiet >= QUIET and not controller.seating.slow):
            stuck.append(Stuck(table, quiet, problems))
    return sorted(stuck, key=lambda each: -each.quiet)


def told() -> Callable[[Face], str]:
    """The stuck tables as text."""
    stuck = found()

    def text(face: Face) -> str:
        lines = [say(face, "stuck-count", count=len(stuck))]
        return layout.block(face, lines + [line(face, each) for each in stuck])

    return text


def line(face: Face, stuck: Stuck) -> str:
    """One of them in a line."""
    controller = stuck.table.controller
    return say(
        face,
        "stuck-line",
        number=stuck.table.number,
        game=game_name(face, controller.seating.game),
        minutes=int(stuck.quiet // 60),
        names=[controller.seating.name(seat) for seat in sorted(controller.to_act())],
        problems="; ".join(stuck.problems) or None,
    )


# Looking


def look(by: Any, number: int) -> Callable[[Face], str]:
    """A table as any watcher sees it, with what is wrong with it."""
    ranks.check(by)
    table = lobby.table_numbered(number)
    auditing.note(by, "stuck", name=_name(table))
    return lambda face: _seen(face, table, (None,))


def look_at_hands(by: Any, number: int) -> Callable[[Face], str]:
    """A table as each seat sees it.

    Raises:
        Refused: the match runs and the one who looks sits there, or plays in it.
    """
    ranks.check(by)
    table = lobby.table_numbered(number)
    controller = table.controller
    if not controller.playing:
        raise Refused(Refusal("no-match"))
    if any(who == by.id for _, who, _ in controller.company) or table.seat_of(by) is not None:
        raise Refused(Refusal("hands-own-match"))
    auditing.note(by, "stuck hands", name=_name(table), details=f"match {controller.record}")
    return lambda face: _seen(face, table, range(len(controller.seating.seats)))


def _seen(face: Face, table: Any, seats: Any) -> str:
    controller = table.controller
    match = controller.match if controller.playing else None
    problems = controller.game.problems(match.state) if match else ()
    lines = [
        say(
            face,
            "stuck-about",
            number=table.number,
            match=controller.record,
            seq=controller.seq,
            names=[controller.seating.name(seat) for seat in sorted(controller.to_act())],
            asked=[request.kind for request in controller.requests.open],
            problems="; ".join(problems) or None,
        )
    ]
    for seat in seats:
        if seat is not None:
            lines.append(say(face, "stuck-seat", name=controller.seating.name(seat)))
        lines.append(bulletin.table_text(controller, face, seat))
    return layout.block(face, lines)


def _name(table: Any) -> str:
    return f"table {table.number}"


# Helping


def adjourn(by: Any, number: int, why: str) -> None:
    """Staff set a match aside; the same people can go on with it another day."""
    table = _played(by, number, why)
    controller = table.controller
    auditing.note(by, "stuck adjourn", name=_name(table), details=why)
    controller.announce("stuck-helped", reason=why)
    refusal = shelf.set_aside(controller, Row.ADJOURNED, "match-adjourned")
    if refusal is not None:
        raise Refused(refusal)


def close(by: Any, number: int, why: str) -> None:
    """Staff close a table: a match that runs there ends without a result."""
    ranks.check(by)
    table = lobby.table_numbered(number)
    _reasoned(why)
    auditing.note(by, "stuck close", name=_name(table), details=why)
    table.controller.announce("stuck-helped", reason=why)
    lobby.close(table)


def put_in_bot(by: Any, number: int, seat: int, why: str) -> None:
    """Staff give a seat to a bot: one nobody has, or a player's, whose game it plays on.

    Args:
        seat: from 1, as people count them.
    """
    ranks.check(by)
    table = lobby.table_numbered(number)
    _reasoned(why)
    controller = table.controller
    seats = controller.seating.seats
    if not 1 <= seat <= len(seats):
        raise Refused(Refusal("no-such-seat", args={"most": len(seats)}))
    sitter = seats[seat - 1]
    if sitter is not None and not sitter.plays:
        raise Refused(Refusal("seat-of-bot", args={"name": sitter.name}))
    auditing.note(by, "stuck bot", name=_name(table), details=f"seat {seat} {why}")
    controller.announce("stuck-helped", reason=why)
    if sitter is not None:
        refusal = controller.expel(sitter.who, told=False)
        if refusal is not None:
            raise Refused(refusal)
    if not controller.playing and table.is_open:
        lobby.seat_bot(table, BOT_LEVEL, seat - 1)


def _played(by: Any, number: int, why: str) -> Any:
    ranks.check(by)
    table = lobby.table_numbered(number)
    if not table.controller.playing:
        raise Refused(Refusal("no-match"))
    _reasoned(why)
    return table


def _reasoned(why: str) -> None:
    if not why:
        raise Refused(Refusal("reason-needed"))
