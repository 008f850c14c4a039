"""What staff did: one row an act, written with it and never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from world.engine.protocol import Refusal, Refused
from world.records.models import StaffAct
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

PAGE = 20
"""Acts told at once."""

MOST_DETAILS = 500
"""Characters kept of the details of an act."""

OPERATOR = "./hall"
"""Who did it when it was done on the machine itself."""


def note(by: Any, act: str, whom: Any = None, details: str = "", name: str = "") -> None:
    """Write down what staff did.

    Args:
        by: the character who did it; None for whoever runs the machine.
        act: the word for it, as it is typed.
        whom: the character it was done to, if any.
        details: what else there is to know, in the words it was done with.
        name: what it was done to when that is no character.
    """
    StaffAct.objects.create(
        by=by.id if by is not None else None,
        by_name=by.key if by is not None else OPERATOR,
        act=act,
        whom=whom.id if whom is not None else None,
        whom_name=whom.key if whom is not None else name,
        details=details[:MOST_DETAILS],
    )


def acts(page: int, who: Any = None) -> tuple[list[StaffAct], int]:
    """A page of what was done, newest first, and how many pages there are.

    Args:
        page: from 1.
        who: only what this character did or had done to them.

    Raises:
        Refused: ``no-such-page`` with ``pages``.
    """
    rows = StaffAct.objects.order_by("-id")
    if who is not None:
        rows = rows.filter(whom=who.id) | rows.filter(by=who.id)
    pages = max(1, -(-rows.count() // PAGE))
    if not 1 <= page <= pages:
        raise Refused(Refusal("no-such-page", args={"pages": pages}))
    return list(rows[(page - 1) * PAGE : page * PAGE]), pages


def told(page: int, who: Any = None) -> Callable[[Face], str]:
    """That page as text."""
    found, pages = acts(page, who)

    def text(face: Face) -> str:
        lines = [say(face, "audit-page", page=page, pages=pages)]
        return layout.block(face, lines + [line(face, row) for row in found])

    return text


def line(face: Face, row: StaffAct) -> str:
    """One act in a line."""
    return say(
        face,
        "audit-line",
        at=stamp(row.at),
        name=row.by_name,
        act=row.act,
        target=row.whom_name or None,
        details=row.details or None,
    )


def stamp(at: Any) -> str:
    """A moment as it is told to people: date and time of day, UTC."""
    return at.strftime("%Y-%m-%d %H:%M UTC")
