"""Where staff talk among themselves, and what they write down about people for each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from world.engine.protocol import Refusal, Refused
from world.records.models import Note
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import audience, auditing, people, ranks
from .auditing import stamp
from .talklines import TalkLines

CHANNEL = TalkLines("staff_talk")
"""What staff said among themselves."""

MOST_NOTES = 50


# The channel


def speak(by: Any, text: str) -> None:
    """Staff say something that only staff hear; stored before it is heard."""
    ranks.check(by)
    CHANNEL.add(by, text)
    audience.tell(ranks.present(), "talk-staff", name=by.key, text=text)


def recalled(by: Any) -> Callable[[Face], str]:
    """The newest lines of the channel, as text."""
    ranks.check(by)
    said = CHANNEL.all()

    def told(face: Face) -> str:
        lines = [say(face, "staff-recall", count=len(said))]
        told = [say(face, "talk-staff", name=each["name"], text=each["text"]) for each in said]
        return layout.block(face, lines + told)

    return told


# Names


def rename(by: Any, whom: Any, words: str) -> tuple[str, str]:
    """Staff give somebody another name; gives the one before and the new one.

    Raises:
        Refused: ``whom`` is of the same rank, or the name cannot be.
    """
    ranks.check_over(by, whom)
    account, before = people.account_behind(whom), whom.key
    name = people.free_name(words, but=account)
    account.rename(name)
    auditing.note(by, "rename", whom, f"{before} = {name}")
    audience.tell(whom, "name-by-staff", name=name)
    return before, name


# Notes


def note(by: Any, about: Any, text: str) -> None:
    """Staff write something down about a person. Raises Refused when there is too much already."""
    ranks.check(by)
    if Note.objects.filter(about=about.id).count() >= MOST_NOTES:
        raise Refused(Refusal("list-full", args={"most": MOST_NOTES}))
    Note.objects.create(about=about.id, about_name=about.key, text=text, by=by.id, by_name=by.key)
    auditing.note(by, "note", about)


def notes(by: Any, about: Any) -> Callable[[Face], str]:
    """What staff have written down about a person, as text."""
    ranks.check(by)
    rows = list(Note.objects.filter(about=about.id).order_by("id"))

    def told(face: Face) -> str:
        lines = [say(face, "notes-about", name=about.key, count=len(rows))]
        for row in rows:
            lines.append(say(face, "note-line", at=stamp(row.at), name=row.by_name, text=row.text))
        return layout.block(face, lines)

    return told
