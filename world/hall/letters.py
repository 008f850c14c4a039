"""Letters for people who are not here, and the one channel that the whole hall hears.

Both are bounded: a box holds so many letters, the channel so many lines to be read again.
"""

from __future__ import annotations

import json
from typing import Any

from django.conf import settings
from django.utils import timezone

from world.engine.protocol import Refusal, Refused
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import audience, distance, doorkeeper, overheard, people, preferences, talklines
from .talklines import TalkLines

MOST_LETTERS = 30
"""Letters one box holds."""

LETTER_LIMIT = 1000
"""Characters of a letter."""

USUAL_LINES = 10
"""Lines that are read again unasked."""

BOX = "letters"
"""Where an account keeps its letters: a JSON list."""

CHANNEL = TalkLines("hall_talk")
"""What was said to the whole hall."""

SILENT = "hall_silent"
"""The preference of whoever does not listen to the channel."""


# Letters


def _box(account: Any) -> list[dict[str, Any]]:
    return json.loads(account.attributes.get(BOX, "") or "[]")


def _put(account: Any, letters: list[dict[str, Any]]) -> None:
    account.attributes.add(BOX, json.dumps(letters, ensure_ascii=False))


def send(who: Any, whom: Any, text: str) -> None:
    """Leave somebody a letter.

    Raises:
        Refused: it is for oneself, the box is full, or they keep the writer at a distance.
    """
    if whom.id == who.id:
        raise Refused(Refusal("not-yourself"))
    doorkeeper.LETTERS.check(who.id)
    account = people.account_of(whom.key)
    if account is None or not distance.hears(whom, who):
        raise Refused(Refusal("not-reached", args={"name": whom.key}))
    letters = _box(account)
    if len(letters) >= MOST_LETTERS:
        raise Refused(Refusal("box-full", args={"name": whom.key}))
    doorkeeper.LETTERS.count(who.id)
    _put(account, [*letters, {"by": who.key, "at": _now(), "text": text, "read": False}])
    audience.tell(whom, "mail-came", name=who.key)


def send_from_hall(whom: Any, key: str, **args: Any) -> None:
    """Leave somebody a sentence of the hall's own, which they read in their language.

    Args:
        whom: The character.
        key: The sentence's. args: What it is filled with, texts and numbers.
    """
    account = people.account_of(whom.key)
    if account is not None:
        letter = {"by": "", "at": _now(), "key": key, "args": args, "read": False}
        _put(account, [*_box(account), letter])
        audience.tell(whom, "mail-came", name=settings.SERVERNAME)


def _now() -> str:
    return timezone.now().strftime("%Y-%m-%d %H:%M")


def kept(who: Any) -> list[dict[str, Any]]:
    """Every letter in somebody's box, oldest first."""
    return _box(people.account_behind(who))


def waiting(account: Any) -> int:
    """Letters that were not read yet."""
    return sum(not letter["read"] for letter in _box(account))


def show_to(who: Any, line: Any) -> None:
    """Read every letter in the box, oldest first."""
    letters = _box(who.account)
    audience.show(line, lambda face: layout.block(face, _letter_lines(face, letters)))
    if any(not letter["read"] for letter in letters):
        _put(who.account, [{**letter, "read": True} for letter in letters])


def _letter_lines(face: Face, letters: list[dict[str, Any]]) -> list[str]:
    lines = [say(face, "mail-count", count=len(letters))]
    for number, letter in enumerate(letters, start=1):
        text = letter["text"] if "text" in letter else say(face, letter["key"], **letter["args"])
        shown = {"name": letter["by"] or settings.SERVERNAME, "at": letter["at"], "text": text}
        lines.append(say(face, "mail-line", number=number, **shown))
    return lines


def throw_away(who: Any, number: int | None) -> int:
    """Letter of that number, or None all of them, leaves the box; gives how many did."""
    letters = _box(who.account)
    if number is not None and not 1 <= number <= len(letters):
        raise Refused(Refusal("no-such-letter", args={"most": len(letters)}))
    kept = [] if number is None else letters[: number - 1] + letters[number:]
    _put(who.account, kept)
    return len(letters) - len(kept)


# The channel


def listens(who: Any) -> bool:
    """True unless the person has switched the channel off."""
    return not preferences.of_account(who.account).get(SILENT)


def listen(who: Any, wants: bool) -> None:
    """Switch the channel on or off for oneself."""
    preferences.keep(who.account, **{SILENT: None if wants else True})


def say_to_hall(who: Any, text: str) -> None:
    """Say something that everybody in the hall hears; stored before it is heard."""
    doorkeeper.HALL_TALK.check(who.id)
    if not listens(who):
        raise Refused(Refusal("hall-off"))
    doorkeeper.HALL_TALK.count(who.id)
    CHANNEL.add(who, text)
    to = [person for person in people.connected() if listens(person)]
    lines = distance.lines_that_hear(audience.sessions_of(to), who)
    overheard.tell(who, lines, "talk-hall", name=who.key, text=text)


def recall(who: Any, line: Any, most: int = USUAL_LINES) -> None:
    """The newest lines of the channel once more."""
    if not 1 <= most <= talklines.KEPT:
        raise Refused(Refusal("recall-how", args={"most": talklines.KEPT}))
    mine = distance.censored(who)
    said = [each for each in CHANNEL.all() if each["by"] not in mine][-most:]
    audience.show(line, lambda face: layout.block(face, _recalled(face, said)))


def _recalled(face: Face, said: list[dict[str, Any]]) -> list[str]:
    lines = [say(face, "recall-count", count=len(said))]
    return lines + [say(face, "talk-hall", name=e["name"], text=e["text"]) for e in said]
