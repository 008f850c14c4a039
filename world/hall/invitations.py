"""Codes that let newcomers in where only the invited come (``newcomers = invited``).

Whoever has an account or a resume word comes in as ever. A code is shown once; only its
keyed hash is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db.models import F
from django.utils import timezone

from world.engine.protocol import Refusal, Refused
from world.records.models import Invitation
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import auditing, codewords, doorkeeper, ranks
from .auditing import stamp

MOST_USES = 200
"""People one code lets in at most."""

MOST_DAYS = 90
"""Days a code can be good for."""

MOST_GOOD = 50
"""Codes that are good at the same time."""


def only() -> bool:
    """True where newcomers need an invitation."""
    return settings.HALL_NEWCOMERS == "invited"


def _good() -> Any:
    return Invitation.objects.filter(until__gt=timezone.now(), left__gt=0)


# Staff


def make(by: Any, uses: int, days: int, purpose: str = "") -> str:
    """Staff make a code; it is told this once.

    Args:
        uses: how many people it lets in, 1 to `MOST_USES`.
        days: how long it is good, 1 to `MOST_DAYS`.
        purpose: what it is for; only staff read it.

    Raises:
        Refused: ``invitation-how`` or ``list-full``.
    """
    ranks.check(by)
    if not (1 <= uses <= MOST_USES and 1 <= days <= MOST_DAYS):
        raise Refused(Refusal("invitation-how", args={"people": MOST_USES, "days": MOST_DAYS}))
    if _good().count() >= MOST_GOOD:
        raise Refused(Refusal("list-full", args={"most": MOST_GOOD}))
    code = codewords.new(codewords.LONG)
    row = Invitation.objects.create(
        code=codewords.hashed("invitation", code),
        purpose=purpose[: Invitation._meta.get_field("purpose").max_length],
        left=uses,
        until=timezone.now() + timedelta(days=days),
        by_name=by.key,
    )
    auditing.note(by, "invitation", details=f"{row.pk}: {uses} people, {days} days. {purpose}")
    return code


def void(by: Any, number: int) -> None:
    """Staff make a code good for nothing. Raises Refused when it is so already."""
    ranks.check(by)
    if not _good().filter(pk=number).update(left=0):
        raise Refused(Refusal("no-such-invitation", args={"number": number}))
    auditing.note(by, "invitation off", details=str(number))


def good_ones() -> list[Invitation]:
    """The codes that still let somebody in, oldest first."""
    return list(_good().order_by("id"))


def told() -> Callable[[Face], str]:
    """Those codes as text; what they are is told only to whoever made them, once."""
    rows = good_ones()

    def text(face: Face) -> str:
        lines = [say(face, "invitations-count", count=len(rows), needed=only())]
        return layout.block(face, lines + [line(face, row) for row in rows])

    return text


def line(face: Face, row: Invitation) -> str:
    """One of them in a line."""
    return say(
        face,
        "invitation-line",
        number=row.pk,
        left=row.left,
        until=stamp(row.until),
        by=row.by_name,
        purpose=row.purpose or None,
    )


# At the door


def show(session: Any, code: str) -> None:
    """A line shows its code; it is used up when somebody new comes in on that line."""
    address = doorkeeper.address_of(session)
    doorkeeper.WRONG_WORDS.check(address)
    stored = codewords.hashed("invitation", code)
    if not _good().filter(code=stored).exists():
        doorkeeper.WRONG_WORDS.count(address)
        raise Refused(Refusal("invitation-unknown"))
    session.ndb.invitation = stored


def check(session: Any) -> None:
    """Raises Refused when a newcomer on this line needs a code and has shown none that is good."""
    if only() and not _good().filter(code=session.ndb.invitation or "").exists():
        raise Refused(Refusal("invited-only"))


def use(session: Any) -> None:
    """Somebody new comes in on this line. Raises Refused as `check`."""
    if only():
        good = _good().filter(code=session.ndb.invitation or "")
        if not good.update(left=F("left") - 1, used=F("used") + 1):
            raise Refused(Refusal("invited-only"))
