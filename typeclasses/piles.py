"""Piles of cards on a table: talon, discard, each hand. Cards never lie loose in the room."""

from __future__ import annotations

from typing import Any

from world.hall.audience import face_of_character
from world.render.phrases import say

from .objects import Object

LOCKS = "call:false();get:false();drop:false();give:false();edit:perm(Developer);view:all()"


def pile_key(pile: str, seat: int | None) -> str:
    """The stored name of a pile: ``talon``, ``hand/2``."""
    return pile if seat is None else f"{pile}/{seat}"


class Pile(Object):
    """One pile of one table; its key says which (see `pile_key`)."""

    def basetype_setup(self) -> None:
        """Only the locks a pile needs."""
        self.locks.add(LOCKS)

    @property
    def spot(self) -> tuple[str, int | None]:
        """Which pile this is: its name, and the seat it belongs to or None."""
        name, slash, seat = self.db_key.partition("/")
        return (name, int(seat)) if slash else (name, None)

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """``the talon``, ``Vera's hand``, ``your hand``."""
        name, seat = self.spot
        face, table = face_of_character(looker), self.location
        if seat is None or table is None:
            return say(face, "pile-name", pile=name)
        whose = "you" if table.seat_of(looker) == seat else "other"
        sitter = table.controller.seating.name(seat)
        args = {"pile": name, "seat": sitter or seat + 1, "seat-is": whose if sitter else "open"}
        return say(face, "pile-name-of", **args)

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """How many cards there are, and those the looker may see."""
        face = face_of_character(looker)
        seen = [card for card in self.contents if card.shown_to(looker)]
        count = len(self.contents)
        lines = [say(face, "pile-look", pile=self.get_display_name(looker), count=count)]
        if seen:
            words = ", ".join(card.face_words(face, looker) for card in seen)
            lines.append(say(face, "pile-look-seen", cards=words))
        return "\n".join(lines)

    def move_to(self, destination: Any, **kwargs: Any) -> bool:
        """Refused: a pile belongs to its table."""
        return False

    def at_pre_get(self, getter: Any, **kwargs: Any) -> bool:
        """Refused: a pile belongs to its table."""
        return False
