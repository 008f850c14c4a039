"""Decks that come to the shelf as files: the starters, and what the operator puts into a folder.

The folder is ``decks`` beside the database. A file with a line that cannot be read is left out
whole and the log says why; a file that has changed becomes a new version.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from django.conf import settings
from django.db import DatabaseError
from evennia.utils import logger
from twisted.internet.defer import Deferred

from world.engine.protocol import Refused
from world.games.dvorak import decks as starters
from world.games.dvorak import formats
from world.games.dvorak.deck import MOST_BYTES, Deck
from world.records.models import Deck as Row
from world.render.decks import report
from world.render.face import Face

from . import library, textdoor
from .aside import aside

MOST_FILES = 500
"""Files of the folder that are looked at."""

Found = list[tuple[str, Deck, str]]
"""Source, deck and text of each file that can be kept."""


def folder() -> Path:
    """Where the operator puts decks; made when it is not there."""
    place = Path(settings.HALL_DATA) / "decks"
    place.mkdir(exist_ok=True)
    return place


def stock() -> Deferred:
    """Bring the shelf up to date; fires with how many are ``new`` and how many ``wrong``."""
    return aside(_read_all, folder()).addCallback(_keep_all)


def _read_all(place: Path) -> tuple[Found, int]:
    found: Found = []
    for name in starters.STARTERS:
        found.append((f"starter {name}", *library.prepared(starters.starter(name))))
    wrong = 0
    for path in sorted(path for path in place.iterdir() if path.is_file())[:MOST_FILES]:
        try:
            deck, text = _read(path)
        except (OSError, Refused) as problem:
            logger.log_err(f"decks/{path.name}: {problem}")
            wrong += 1
        else:
            found.append((f"file {path.name}"[:200], deck, text))
    return found, wrong


def _read(path: Path) -> tuple[Deck, str]:
    with path.open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    text, _ = formats.decoded(raw)
    reading = formats.read(raw if len(raw) > MOST_BYTES else textdoor.sheet(text))
    if reading.refused is not None or reading.faults:
        raise OSError(report(Face("speech"), reading).replace("\n", " "))
    named = path.name.split(".")[0].replace("_", " ")[:60]
    return library.prepared(replace(reading.deck, title=reading.deck.title or named))


def _keep_all(read: tuple[Found, int]) -> dict[str, int]:
    found, wrong = read
    new = 0
    for source, deck, text in found:
        try:
            row = Row.objects.filter(source=source).first()
            new += library.keep(None, deck, text, row, source)[1]
        except DatabaseError:
            logger.log_trace(f"{source} could not be put on the shelf")
            wrong += 1
    return {"new": new, "wrong": wrong}
