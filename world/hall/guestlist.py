"""Which evenings run, and who belongs to each. Rule: hall.md, *An evening*.

The rows are held in memory while an evening runs, and stored before anybody hears of a change.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from django.utils import timezone

from world.records.models import Evening

from . import codewords

MOST = 20
"""Evenings that run in one hall at once."""

MOST_PEOPLE = 200
"""People of one evening."""

GROUPS = 2
"""Groups of a code: 13 million possibilities, and `doorkeeper.WRONG_CODES`."""

_running: dict[int, Evening] = {}


def resume() -> None:
    """Take up every evening that runs, after a start of the server."""
    _running.clear()
    for row in Evening.objects.filter(ended=None).order_by("id"):
        _running[row.pk] = row


def running() -> tuple[Evening, ...]:
    """Every evening that runs, oldest first."""
    return tuple(_running.values())


def numbered(number: int | None) -> Evening | None:
    """The running evening of that number, None when it is over or was none."""
    return _running.get(number) if number is not None else None


def by_code(word: str) -> Evening | None:
    """The running evening of that code, however it is typed; or None."""
    code = codewords.letters(word)
    return next((evening for evening in _running.values() if evening.code == code), None)


def hosted_by(who: Any) -> Evening | None:
    """The running evening a character is the host of, or None."""
    return next((evening for evening in _running.values() if evening.host == who.id), None)


def last_hosted_by(who: Any) -> Evening | None:
    """The newest evening a character was the host of, running or over; or None."""
    return Evening.objects.filter(host=who.id).order_by("-id").first()


def of(who: Any) -> Evening | None:
    """The running evening a character belongs to, as its host or by its code; or None."""
    newest_first = reversed(_running.values())
    return hosted_by(who) or next((e for e in newest_first if str(who.id) in people(e)), None)


def people(evening: Evening) -> Mapping[str, str]:
    """Everybody who came by the code: the character's number as text, and the name."""
    return json.loads(evening.people)


def admits(evening: Evening, who: Any) -> bool:
    """True for the host and for everybody who came by the code."""
    return evening.host == who.id or str(who.id) in people(evening)


def begin(name: str, host: int, plan: Mapping[str, Any]) -> Evening:
    """Store a new evening with a code of its own.

    Args:
        plan: ``game``, ``options`` (JSON) and ``places`` of its tables.
    """
    code = codewords.letters(codewords.new(GROUPS))
    while Evening.objects.filter(code=code).exists():
        code = codewords.letters(codewords.new(GROUPS))
    evening = Evening.objects.create(code=code, name=name, host=host, **plan)
    _running[evening.pk] = evening
    return evening


def keep(evening: Evening, **changes: Any) -> None:
    """Store what has changed; only then it is so in memory too."""
    Evening.objects.filter(pk=evening.pk).update(**changes)
    for name, value in changes.items():
        setattr(evening, name, value)


def add(evening: Evening, who: Any) -> None:
    """A character belongs to the evening from now on."""
    keep(evening, people=json.dumps({**people(evening), str(who.id): who.key}, ensure_ascii=False))


def leave_out(evening: Evening, who: int) -> None:
    """A character does not belong to the evening any more."""
    left = {number: name for number, name in people(evening).items() if number != str(who)}
    keep(evening, people=json.dumps(left, ensure_ascii=False))


def forget(who: int) -> None:
    """No evening that runs knows a character any more, nor what they wrote for it."""
    for evening in running():
        leave_out(evening, who)
        held = [item for item in json.loads(evening.held) if item["who"] != who]
        keep(evening, held=json.dumps(held, ensure_ascii=False))


def finish(evening: Evening) -> None:
    """The evening is over; what was played in it stays in the records."""
    keep(evening, ended=timezone.now(), paused=False)
    _running.pop(evening.pk, None)
