"""Builds the hall's own rooms and the ways between them; does nothing where they stand already.

Rooms are found by a tag, so an operator may rename, describe and connect them as they like.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from evennia.objects.models import ObjectDB
from evennia.utils import create

PLACE = "place"
"""Category of the tag that says which of the hall's own rooms a room is."""

COMMON = "common"
"""The room where people arrive."""

ROOMS = {
    COMMON: "Common Room",
    "street": "Street Door",
    "durak": "Durak Room",
    "dvorak": "Dvorak Room",
    "library": "Library",
    "practice": "Practice Room",
}
"""Places and their English names; words for players stand in the catalogues."""

WAYS = (
    (COMMON, "street", "street", ("out", "door", "leave")),
    (COMMON, "durak", "durak", ("durak room",)),
    (COMMON, "dvorak", "dvorak", ("dvorak room",)),
    (COMMON, "library", "library", ()),
    (COMMON, "practice", "practice", ("practice room",)),
    ("street", COMMON, "in", ("common", "common room", "enter")),
    ("durak", COMMON, "out", ("common", "common room", "leave")),
    ("dvorak", COMMON, "out", ("common", "common room", "leave")),
    ("library", COMMON, "out", ("common", "common room", "leave")),
    ("practice", COMMON, "out", ("common", "common room", "leave")),
)
"""From where, to where, the exit's name and its other names."""


def find_room(place: str) -> Any | None:
    """The room of that place, or None when it was never built or is gone."""
    rooms = ObjectDB.objects.filter(db_tags__db_key=place, db_tags__db_category=PLACE)
    return rooms.order_by("id").first()


def room_of(place: str) -> Any:
    """The room of that place; where there is none, the one people arrive in."""
    return find_room(place) or find_room(COMMON) or _first_room()


def _first_room() -> Any | None:
    """The room Evennia makes before anything is built (``#2``), or None."""
    number = str(settings.START_LOCATION).lstrip("#")
    return ObjectDB.objects.filter(id=number).first() if number.isdigit() else None


def build() -> int:
    """Make whatever is missing; gives the number of rooms and exits made."""
    made = 0
    for place, name in ROOMS.items():
        if find_room(place) is None:
            _make_room(place, name)
            made += 1
    for start, end, name, aliases in WAYS:
        made += _connect(find_room(start), find_room(end), name, aliases)
    return made


def _make_room(place: str, name: str) -> None:
    # Everything without a home falls back to Evennia's first room: it becomes the common room.
    room = _first_room() if place == COMMON else None
    if room is not None and not room.is_typeclass(settings.BASE_ROOM_TYPECLASS):
        room = None
    if room is None:
        room = create.create_object(settings.BASE_ROOM_TYPECLASS, key=name, nohome=True)
    room.key = name
    room.db.desc = ""
    room.tags.add(place, category=PLACE)


def _connect(start: Any, end: Any, name: str, aliases: tuple[str, ...]) -> int:
    if any(way.destination == end for way in start.exits):
        return 0
    create.create_object(
        settings.BASE_EXIT_TYPECLASS,
        key=name,
        aliases=list(aliases),
        location=start,
        destination=end,
        home=start,
    )
    return 1
