"""Whole matches written out on a line: as JSON for programs, as text for people."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

import evennia
from twisted.internet.defer import Deferred

from world.engine import recording, registry
from world.records import archive
from world.render import memory
from world.render.face import Face

from . import audience, doorkeeper, replays
from .memory import past
from .slices import in_slices

FORMS = ("text", "json")

PIECE = 4000
"""Characters of one message; a longer line is a message of its own."""


def export(number: int, form: str, who: Any, line: Any) -> Deferred:
    """Write a match that is over out on a line, a piece at a time.

    Args:
        form: one of `FORMS`.
        who: the character who asks.

    Raises:
        Refused: as `replays.finished`, or ``too-often``.
    """
    row = replays.finished(number)
    doorkeeper.EXPORTS.check(who.id)
    doorkeeper.EXPORTS.count(who.id)
    if form == "json":
        return in_slices(poured(line, _document(row)))
    face = audience.face_of(line)
    opened = replays.opened(number)
    return opened.addCallback(lambda match: in_slices(poured(line, _pages(face, row, match))))


def about(row: Any) -> dict[str, Any]:
    """What the hall adds to a recording: which match it is and when it was played."""
    return {
        "match": row.pk,
        "table": row.table,
        "status": row.status,
        "started": row.started.isoformat(),
        "ended": row.ended.isoformat(),
    }


def _document(row: Any) -> Generator[str | None, None, None]:
    record = yield from archive.recording(row)
    yield from recording.document(record, about(row))


def _pages(face: Face, row: Any, match: replays.Opened) -> Iterable[str]:
    bookmark = registry.game(match.game).bookmark
    yield memory.title(face, past(row), archive.seed(row))
    for step in range(1, match.steps + 1):
        here = match.moment(step)
        deals = step == 1 or any(type(event) is bookmark for event in here.events)
        yield memory.page(face, here, deals)


def poured(line: Any, texts: Iterable[str | None]) -> Generator[None, None, None]:
    """Send the texts, several in one message; None among them is a moment for others."""
    waiting: list[str] = []
    for text in texts:
        if text:
            waiting.append(text)
        if sum(map(len, waiting)) > PIECE:
            _pour(line, waiting)
        yield
    _pour(line, waiting)


def _pour(line: Any, waiting: list[str]) -> None:
    if waiting and line.sessid in evennia.SESSION_HANDLER:
        audience.pour(line, "\n".join(waiting))
    waiting.clear()
