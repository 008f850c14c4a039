"""Going to a room of the hall from anywhere."""

from __future__ import annotations

from typing import Any

from world import build
from world.hall import audience
from world.render.phrases import say

from .command import HallCommand, refusal


class CmdGo(HallCommand):
    """
    Go to a room of the hall.

    Usage:
      go
      go <room>

    From anywhere, without walking: common, street, durak,
    dvorak, library, practice. One may also walk: the name of a
    way out takes you through it.

    Example:
      go library

    See also: look, tables
    """

    key = "go"
    aliases = ("goto", "walk")
    help_category = "Hall"

    def act(self) -> None:
        """Walk there, or list where one can go."""
        if not self.words:
            self.tell("go-where", rooms=", ".join(build.ROOMS))
            return
        room = self._meant()
        if room is None:
            raise refusal("no-such-room", word=self.words[:40], rooms=", ".join(build.ROOMS))
        if room is self.person.location:
            raise refusal("already-there")
        self.person.move_to(room)

    def _meant(self) -> Any | None:
        """The room whose place, or name in the caller's language, begins so; or a way out here."""
        wanted = self.words.casefold().removeprefix("to ").strip()
        face = audience.face_of_character(self.listener)
        begun = [
            place
            for place, name in build.ROOMS.items()
            for known in {place, name, say(face, f"room-{place}")}
            if known.casefold().startswith(wanted)
        ]
        if len(set(begun)) == 1:
            return build.find_room(begun[0])
        way = self.person.location.find(self.person, wanted)
        return way.destination if way is not None else None
