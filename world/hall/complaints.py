"""Reports: somebody tells staff of somebody, and what there is to judge it by goes along.

That is what the reporter heard the other say, and the log of the table they were at together, as
any watcher may know it. Nobody is told that they were reported.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from datetime import UTC, datetime
from typing import Any

from django.utils import timezone
from twisted.internet.defer import Deferred

from world.engine.protocol import Refusal, Refused
from world.records import archive
from world.records.models import Complaint
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import audience, auditing, doorkeeper, lobby, memory, overheard, ranks
from .auditing import stamp
from .slices import in_slices

MOST_OPEN = 5
"""Reports of one person that staff have not closed yet."""

MOST_LISTED = 50
LOG_LINES = 30
"""Lines of the table's log that go along."""


# Reporting


def report(by: Any, about: Any, why: str) -> Complaint:
    """Tell staff of somebody.

    Args:
        why: cleaned.

    Raises:
        Refused: it is about oneself, says nothing, or there are too many already.
    """
    if by.id == about.id:
        raise Refused(Refusal("not-yourself"))
    if not why:
        raise Refused(Refusal("report-how"))
    doorkeeper.REPORTS.check(by.id)
    mine = Complaint.objects.filter(by=by.id, closed=None)
    if mine.filter(about=about.id).exists():
        raise Refused(Refusal("reported-already", args={"name": about.key}))
    if mine.count() >= MOST_OPEN:
        raise Refused(Refusal("reports-open", args={"most": MOST_OPEN}))
    doorkeeper.REPORTS.count(by.id)
    row = Complaint.objects.create(
        by=by.id,
        by_name=by.key,
        about=about.id,
        about_name=about.key,
        why=why,
        heard=_heard(by, about),
        **_where(by, about),
    )
    audience.tell(ranks.present(), "report-came", number=row.pk, name=by.key, target=about.key)
    return row


def _heard(by: Any, about: Any) -> str:
    said = overheard.heard_from(about, by)
    kept = [{"at": each.at, "key": each.key, "args": each.args} for each in said]
    return json.dumps(kept, ensure_ascii=False)


def _where(by: Any, about: Any) -> dict[str, Any]:
    """The table both are at, and its match."""
    for who in (by, about):
        table = (lobby.seat_of(who) or (None,))[0] or who.location
        if hasattr(table, "controller") and _at(by, table) and _at(about, table):
            controller = table.controller
            there = {"table": table.number, "match_id": controller.record}
            return {**there, "seq": controller.seq if controller.record else 0}
    return {}


def _at(who: Any, table: Any) -> bool:
    return table.seat_of(who) is not None or who in table.watchers


def tell_mine(who: Any, line: Any) -> None:
    """What a person has reported, and what came of it."""
    rows = list(Complaint.objects.filter(by=who.id).order_by("-id")[:MOST_LISTED])

    def told(face: Face) -> str:
        lines = [say(face, "reports-mine", count=len(rows))]
        return layout.block(face, lines + [_mine(face, row) for row in rows])

    audience.show(line, told)


def _mine(face: Face, row: Complaint) -> str:
    return say(
        face,
        "report-mine",
        number=row.pk,
        at=stamp(row.at),
        name=row.about_name,
        why=row.why,
        closed=row.closed is not None,
        answer=row.answer or None,
    )


def tell_answers(who: Any) -> None:
    """What staff have answered to a person's reports while they were not here."""
    for row in Complaint.objects.filter(by=who.id, told=False).exclude(closed=None)[:MOST_LISTED]:
        _tell_answer(who, row)


def _tell_answer(who: Any, row: Complaint) -> None:
    Complaint.objects.filter(pk=row.pk).update(told=True)
    audience.tell(who, "report-answered", name=row.about_name, answer=row.answer or None)


# Dealing with them


def open_ones() -> list[Complaint]:
    """The reports nobody has dealt with, oldest first."""
    return list(Complaint.objects.filter(closed=None).order_by("id")[:MOST_LISTED])


def how_many_wait() -> int:
    """How many of them there are."""
    return Complaint.objects.filter(closed=None).count()


def numbered(number: int) -> Complaint:
    """The report of that number. Raises Refused ``no-such-report``."""
    row = Complaint.objects.filter(pk=number).first() if number <= archive.BIGGEST else None
    if row is None:
        raise Refused(Refusal("no-such-report", args={"number": number}))
    return row


def told_open() -> Callable[[Face], str]:
    """The open reports as text."""
    rows = open_ones()

    def told(face: Face) -> str:
        lines = [say(face, "reports-open", count=len(rows))]
        return layout.block(face, lines + [line(face, row) for row in rows])

    return told


def line(face: Face, row: Complaint) -> str:
    """One report in a line."""
    return say(
        face,
        "report-line",
        number=row.pk,
        at=stamp(row.at),
        name=row.by_name,
        target=row.about_name,
        why=row.why,
    )


def read(by: Any, number: int, face: Face) -> Deferred:
    """A report with what goes along with it, as lines for a face; staff's reading is noted."""
    ranks.check(by)
    row = numbered(number)
    auditing.note(by, "report", None, f"{number}", name=row.about_name)
    return in_slices(_lines(face, row))


def _lines(face: Face, row: Complaint) -> Generator[None, None, list[str]]:
    lines = [line(face, row)]
    said = json.loads(row.heard)
    lines.append(say(face, "report-heard", count=len(said), name=row.by_name))
    for each in said:
        at = stamp(datetime.fromtimestamp(each["at"], UTC))
        spoken = say(face, each["key"], **each["args"])
        lines.append(say(face, "report-said", at=at, line=spoken))
    if row.match is not None:
        log = yield from memory.watchers_log(face, row.match, row.seq, LOG_LINES)
        lines.append(say(face, "report-log", table=row.table, match=row.match_id, count=len(log)))
        lines += log
    if row.closed is not None:
        closed = {"name": row.closed_by, "at": stamp(row.closed), "answer": row.answer or None}
        lines.append(say(face, "report-closed", **closed))
    return lines


def close(by: Any, number: int, answer: str) -> Complaint:
    """Staff have dealt with a report; whoever made it is told, now or when they come.

    Args:
        answer: what they are told about it, may be empty.
    """
    ranks.check(by)
    row = numbered(number)
    closed = {"closed": timezone.now(), "closed_by": by.key, "answer": answer}
    if not Complaint.objects.filter(pk=row.pk, closed=None).update(**closed):
        raise Refused(Refusal("report-closed-already", args={"number": number}))
    row.refresh_from_db()
    auditing.note(by, "report close", None, f"{number} {answer}", name=row.about_name)
    who = audience.character_by_id(row.by)
    if who is not None and who.sessions.count():
        _tell_answer(who, row)
    return row
