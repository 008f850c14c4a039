"""Studies: rooms where several people go through a match together.

A study is of one match; whoever asks for the same match comes to the same room. An empty room is
used again for another match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import evennia
from twisted.internet.defer import Deferred

from world.engine.protocol import Refusal, Refused
from world.render import layout, memory
from world.render.face import Face

from . import audience, lobby, replays

MOST_STUDIES = 50
"""Rooms of this kind in one hall."""

_rooms: list[Any] = []


def resume(found: Iterable[Any]) -> None:
    """Take up the rooms there are, after a start."""
    _rooms[:] = found


def enter(who: Any, number: int) -> Deferred:
    """Bring a character to the study of a match.

    Raises:
        Refused: as `replays.opened`; ``playing-elsewhere`` while they play; ``studies-full``.
    """
    replays.finished(number)
    lobby.free_of_tables(who)
    return replays.opened(number).addCallback(_enter, who)


def _enter(match: replays.Opened, who: Any) -> None:
    lobby.free_of_tables(who)
    room = _room_of(match.number)
    if who.location is room:
        room.present_to(who)
    else:
        who.move_to(room)


def _room_of(number: int) -> Any:
    """The room where the match is gone through already, else one that is empty, else a new one."""
    used = [room for room in _rooms if audience.people_in(room)]
    for room in used:
        if room.match == number:
            return room
    room = next((room for room in _rooms if room not in used), None)
    if room is None:
        if len(_rooms) >= MOST_STUDIES:
            raise Refused(Refusal("studies-full"))
        room = evennia.create_object("typeclasses.studies.Study", key="Study", nohome=True)
        _rooms.append(room)
    room.at = number, 1
    return room


def go(room: Any, who: Any, way: str) -> Deferred:
    """Go to another act with everybody in the room.

    Args:
        who: the character who leads the way.
        way: one of `replays.WAYS`, or an act's number.

    Raises:
        Refused: as `replays.Opened.step_to`.
    """
    return replays.opened(room.match).addCallback(_go, room, who, way)


def _go(match: replays.Opened, room: Any, who: Any, way: str) -> None:
    number, step = room.at
    room.at = number, match.step_to(step, way)
    here = match.moment(room.at[1])

    def shown(face: Face) -> str:
        # Ears hear what happened; the whole table is told when they look.
        return memory.moment(face, here, whole=face.wraps)

    def others_shown(face: Face) -> str:
        moved = audience.sentence(face, "memory-study-moved", name=who.key, step=here.facts.seq)
        return layout.block(face, [moved, shown(face)])

    audience.show(who, shown)
    audience.show(audience.people_in(room, [who]), others_shown)


def leave(who: Any) -> None:
    """Go back to the room where the game is at home."""
    who.move_to(who.location.way_out())
