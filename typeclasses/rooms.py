"""Rooms: what one sees in them, and what happens when somebody comes."""

from __future__ import annotations

from typing import Any

from evennia.objects.objects import DefaultRoom

from world.build import COMMON, PLACE
from world.engine import registry
from world.hall import audience, lobby
from world.render import layout
from world.render.face import Face
from world.render.phrases import has, joined, say

from .objects import Thing

MOST_NAMES = 30
"""Names of people listed in a room; the rest is a number."""

MOST_TABLES = 5
"""Tables mentioned in a room; `tables` lists them all."""


class Room(Thing, DefaultRoom):
    """A room people walk through.

    The hall's own rooms have their names and descriptions in every language, under
    ``room-<place>``; a room an operator dug has what the operator wrote.
    """

    @property
    def place(self) -> str | None:
        """Which of the hall's own rooms this is, None for any other."""
        return self.tags.get(category=PLACE)

    def _words(self, face: Face, part: str, otherwise: str) -> str:
        key = f"room-{self.place}{part}"
        return say(face, key) if self.place and has(face.language, key) else otherwise

    # What one sees

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """The room's name in the language of whoever it is told to."""
        return self._words(audience.face_of_character(looker), "", self.key)

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """The room as a text for the looker: name, description, people, tables, ways out."""
        face = audience.face_of_character(looker)
        lines = [
            self.get_display_name(looker),
            self._words(face, ".look", self.db.desc or ""),
            self._people_line(face, looker),
            self._things_line(face, looker),
            self._tables_line(face),
            self._exits_line(face, looker),
            self._words(face, ".hint", ""),
        ]
        return layout.block(face, filter(None, lines))

    def _people_line(self, face: Face, looker: Any) -> str:
        people = [p for p in audience.people_in(self, [looker] if looker else ()) if p.has_account]
        if not people:
            return say(face, "room-nobody")
        more = max(0, len(people) - MOST_NAMES)
        last = "list-comma" if more else "list-and"
        names = joined(face, [person.key for person in people[:MOST_NAMES]], last)
        return say(face, "room-people", count=len(people), names=names, more=more)

    def _things_line(self, face: Face, looker: Any) -> str:
        things = self.contents_get(content_type="object")
        names = joined(face, [thing.get_display_name(looker) for thing in things[:MOST_NAMES]])
        return say(face, "room-things", things=names) if things else ""

    def _tables_line(self, face: Face) -> str:
        """Where somebody is waited for, in the common room and in a game's own."""
        if self.place != COMMON and self.place not in registry.GAMES:
            return ""
        game = None if self.place == COMMON else self.place
        waiting = [t for t in lobby.tables(game) if t.controller.seating.open_seats]
        if not waiting:
            return say(face, "room-no-tables")
        tables = joined(face, [_table_words(face, table) for table in waiting[:MOST_TABLES]])
        return say(face, "room-tables", count=len(waiting), tables=tables)

    def _exits_line(self, face: Face, looker: Any) -> str:
        names = [way.get_display_name(looker) for way in self.exits if way.access(looker, "view")]
        return say(face, "room-exits", count=len(names), exits=joined(face, names)) if names else ""

    # What happens here

    def present_to(self, who: Any, line: Any = None) -> None:
        """Show the room to somebody who just came in, or to one new line of theirs."""
        audience.show(line or who, lambda face: self.return_appearance(who))

    def find(self, looker: Any, words: str) -> Any | None:
        """The person, thing or way in this room that somebody means, or None."""
        wanted = words.strip().casefold()
        near = [
            thing for thing in (*self.contents, *looker.contents) if thing.access(looker, "view")
        ]
        names = [(thing.get_display_name(looker).casefold(), thing) for thing in near]
        whole = [thing for name, thing in names if name == wanted or wanted in thing.aliases.all()]
        begun = [thing for name, thing in names if wanted and name.startswith(wanted)]
        return next(iter(whole + begun), None)


def _table_words(face: Face, table: Any) -> str:
    seating = table.controller.seating
    name = registry.game(seating.game).names[0]
    free = len(seating.open_seats)
    return say(face, "room-table", number=table.number, game=name, free=free)
