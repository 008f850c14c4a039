"""Rooms where a match is gone through together."""

from __future__ import annotations

from typing import Any

from world import build
from world.hall import audience, replays
from world.records import archive
from world.render import layout, memory
from world.render.face import Face
from world.render.phrases import say

from .rooms import Room


class Study(Room):
    """A room for one match at one act. Stored: ``match`` and ``step`` (int)."""

    def at_object_creation(self) -> None:
        """The words of a study; they stay with the room."""
        super().at_object_creation()
        self.cmdset.add("commands.memory.StudyCmdSet", persistent=True)

    @property
    def match(self) -> int:
        """The match that is gone through here, 0 before the first."""
        return self.attributes.get("match", 0)

    @property
    def at(self) -> tuple[int, int]:
        """The match and the act everybody here looks at."""
        return self.match, self.attributes.get("step", 1)

    @at.setter
    def at(self, where: tuple[int, int]) -> None:
        match, step = where
        if match != self.match:
            self.attributes.add("match", match)
        self.attributes.add("step", step)

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """Which match is studied here."""
        return say(audience.face_of_character(looker), "memory-study", match=self.match)

    def present_to(self, who: Any, line: Any = None) -> None:
        """Show the table as it was at this act, every hand open."""
        if not self.match:
            super().present_to(who, line)
            return

        def show(match: replays.Opened) -> None:
            here = match.moment(self.at[1])
            audience.show(line or who, lambda face: self._told(face, who, here))

        replays.opened(self.match).addCallback(show)

    def _told(self, face: Face, who: Any, here: memory.Moment) -> str:
        return layout.block(
            face,
            [
                self.get_display_name(who),
                self._people_line(face, who),
                memory.moment(face, here),
                say(face, "memory-study-hint"),
            ],
        )

    def way_out(self) -> Any:
        """The room one comes to by leaving: where the game of the match is at home."""
        row = archive.match_numbered(self.match)
        return build.room_of(row.game if row is not None else build.COMMON)
