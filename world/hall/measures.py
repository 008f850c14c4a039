"""Mutes and bans: for a time, with a reason, and a way to object.

Who is muted plays on and says nothing that others hear. Who is banned loses every seat and does not
come in. A ban of an address keeps out newcomers from there, never the accounts of a club that sits
behind it.
Rule: hall.md, *Staff and operators*.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from world.engine.protocol import Refusal, Refused
from world.records.models import Measure
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import audience, auditing, comings, people, ranks
from .auditing import stamp

MUTE, BAN = Measure.MUTE, Measure.BAN

UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
UNITS["w"] = timedelta(weeks=1)
FOR_GOOD = "forever"
LONGEST = timedelta(days=3660)
MOST_LISTED = 50

_TIME = re.compile(r"([1-9][0-9]{0,4})([mhdw])")


# Reading


def length(word: str) -> timedelta | None:
    """How long is meant by ``30m``, ``2h``, ``3d``, ``1w`` or ``forever`` (None).

    Raises:
        Refused: ``how-long``.
    """
    word = word.casefold()
    if word == FOR_GOOD:
        return None
    found = _TIME.fullmatch(word)
    meant = int(found[1]) * UNITS[found[2]] if found else None
    if meant is None or meant > LONGEST:
        raise Refused(Refusal("how-long", args={"word": word[:20]}))
    return meant


def address(words: str) -> str:
    """The network address somebody means, "" when it is none."""
    try:
        return str(ipaddress.ip_address(words.strip()))
    except ValueError:
        return ""


def _running() -> Any:
    now = timezone.now()
    return Measure.objects.filter(Q(until=None) | Q(until__gt=now), lifted=None)


def running(kind: str, who: int) -> Measure | None:
    """The measure of that kind that holds for a character now: the one that holds longest."""
    rows = _running().filter(kind=kind, whom=who)
    return max(rows, key=lambda row: (row.until is None, row.until), default=None)


def all_running() -> list[Measure]:
    """Every measure that holds now, newest first."""
    return list(_running().order_by("-id")[:MOST_LISTED])


def refusal(row: Measure) -> Refusal:
    """What the person is told: why, until when, and how to object."""
    return Refusal(
        "banned" if row.kind == BAN else "muted",
        args={
            "reason": row.reason,
            "until": stamp(row.until) if row.until else None,
            "appeal": settings.HALL_APPEAL or None,
        },
    )


def may_speak(who: Any) -> None:
    """Raises Refused when a character is muted."""
    row = running(MUTE, who.id)
    if row is not None:
        raise Refused(refusal(row))


def may_enter(account: Any) -> Measure | None:
    """The ban that keeps an account out, None when it may come in."""
    who = people.character_of(account)
    return running(BAN, who.id) if who is not None else None


def check_newcomer(address: str) -> None:
    """Raises Refused when nobody new comes in from this address."""
    row = _running().filter(kind=BAN, address=address).first()
    if row is not None:
        raise Refused(Refusal("address-banned", args={"until": refusal(row).args["until"]}))


# Taking


def take(by: Any, kind: str, whom: Any, time: str, reason: str) -> Measure:
    """Staff mute or ban somebody; it is stored before anybody hears of it.

    Args:
        time: see `length`.
        reason: cleaned; the person hears it.

    Raises:
        Refused: there is no reason, the time cannot be read, or ``whom`` is staff too.
    """
    ranks.check_over(by, whom)
    until = _until(time, reason)
    row = _store(by, kind, reason, until, whom=whom.id, whom_name=whom.key)
    auditing.note(by, kind, whom, f"{time} {reason}")
    if kind == MUTE:
        audience.tell(whom, "refuse-muted", **refusal(row).args)
    else:
        send_away(whom, row)
    return row


def take_address(by: Any, where: str, time: str, reason: str) -> Measure:
    """Staff let nobody new in from an address."""
    ranks.check(by)
    until = _until(time, reason)
    row = _store(by, BAN, reason, until, address=where, whom_name=where)
    auditing.note(by, BAN, None, f"{time} {reason}", name=where)
    return row


def _until(time: str, reason: str) -> Any:
    lasting = length(time)
    if not reason:
        raise Refused(Refusal("reason-needed"))
    return timezone.now() + lasting if lasting is not None else None


def _store(by: Any, kind: str, reason: str, until: Any, **whom: Any) -> Measure:
    return Measure.objects.create(
        kind=kind, reason=reason, until=until, by=by.id, by_name=by.key, **whom
    )


def send_away(whom: Any, row: Measure) -> None:
    """Whoever is banned gives up every seat and is shown the door."""
    comings.gives_up_seats(whom)
    for line in list(audience.sessions_of(whom)):
        audience.tell(line, "refuse-banned", **refusal(row).args)
        line.sessionhandler.disconnect(line)


def lift(by: Any, kind: str, whom: Any) -> None:
    """Staff end somebody's mute or ban before its time."""
    ranks.check_over(by, whom)
    _lift(by, _running().filter(kind=kind, whom=whom.id), whom.key)
    auditing.note(by, f"{kind} off", whom)
    if kind == MUTE:
        audience.tell(whom, "measure-unmuted")


def lift_address(by: Any, where: str) -> None:
    """Staff let newcomers in from an address again."""
    ranks.check(by)
    _lift(by, _running().filter(kind=BAN, address=where), where)
    auditing.note(by, "ban off", name=where)


def _lift(by: Any, rows: Any, name: str) -> None:
    if not rows.update(lifted=timezone.now(), lifted_by=by.key):
        raise Refused(Refusal("no-measure", args={"name": name}))


# Objecting


def appeal(row: Measure | None, text: str) -> None:
    """Whoever is muted or banned says something against it, once.

    Raises:
        Refused: nothing holds for them, or they have said something already.
    """
    if row is None:
        raise Refused(Refusal("nothing-to-appeal"))
    if not _running().filter(pk=row.pk, appeal="").update(appeal=text):
        raise Refused(Refusal("appealed-already"))
    audience.tell(ranks.present(), "measure-appealed", name=row.whom_name, text=text)


# Listing


def told() -> Callable[[Face], str]:
    """Every measure that holds, as text."""
    rows = all_running()

    def text(face: Face) -> str:
        lines = [say(face, "measures-count", count=len(rows))]
        return layout.block(face, lines + [line(face, row) for row in rows])

    return text


def line(face: Face, row: Measure) -> str:
    """One measure in a line."""
    return say(
        face,
        "measure-line",
        kind=row.kind,
        name=row.whom_name,
        until=stamp(row.until) if row.until else None,
        by=row.by_name,
        reason=row.reason,
        appeal=row.appeal or None,
    )
