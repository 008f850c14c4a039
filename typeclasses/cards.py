"""Cards as things in the world: made once with their table, moved for ever after.

A card object stores only what can never change, its identity. What it is called and what it shows
depends on who looks: the view of the match decides, never the object.
"""

from __future__ import annotations

from typing import Any

from world.hall.audience import face_of_character
from world.render import cardwords, dvorak, layout
from world.render.phrases import say

from .objects import Object

LOCKS = "call:false();get:false();drop:false();give:false();edit:perm(Developer);view:all()"


class Card(Object):
    """A card of a table's deck, always inside one of the table's piles."""

    def basetype_setup(self) -> None:
        """Only the locks a card needs: forty of these are made for every new table."""
        self.locks.add(LOCKS)

    @property
    def identity(self) -> str:
        """What the game calls this card."""
        return self.db_key

    @property
    def table(self) -> Any:
        """The table this card belongs to, None while it lies nowhere."""
        return self.location.location if self.location else None

    def shown_to(self, looker: Any) -> bool:
        """True when the looker may see this card's face where it lies."""
        table = self.table
        return bool(table) and self.identity in table.controller.knows(table.seat_of(looker))

    def face_words(self, face: Any, looker: Any = None) -> str:
        """The card's face in words for one listener who sees it; kinds of card override this."""
        return self.identity

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """The card for whoever may see it, "a face-down card" for the others."""
        face = face_of_character(looker)
        return (
            self.face_words(face, looker) if self.shown_to(looker) else say(face, "card-face-down")
        )

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """What `look` says: the whole card, or only that there is one."""
        face = face_of_character(looker)
        if not self.shown_to(looker):
            return say(face, "card-face-down")
        where = self.location.get_display_name(looker)
        return say(face, "card-seen", card=self.face_words(face, looker), where=where)

    # Only the projector moves a card

    def lie_in(self, pile: Any) -> None:
        """Take up the place the projector has stored, in memory. For the table alone."""
        before = self.db_location
        self.db_location = pile
        if before is not None:
            before.contents_cache.remove(self)
        pile.contents_cache.add(self)

    def move_to(self, destination: Any, **kwargs: Any) -> bool:
        """Refused: a card goes where the game puts it, whoever asks."""
        return False

    def at_pre_move(self, destination: Any, **kwargs: Any) -> bool:
        """Refused, for whoever calls the hook by itself."""
        return False

    def at_pre_get(self, getter: Any, **kwargs: Any) -> bool:
        """Refused: cards are drawn and dealt, not picked up."""
        return False

    at_pre_drop = at_pre_get

    def at_pre_give(self, giver: Any, getter: Any, **kwargs: Any) -> bool:
        """Refused: cards change hands by the game's rules only."""
        return False


class PlayingCard(Card):
    """A card of a deck of 24 to 54; its identity is its code, ``7S``."""

    def face_words(self, face: Any, looker: Any = None) -> str:
        """The card in the listener's style and suits."""
        return cardwords.card(face, self.identity)


class DvorakCard(Card):
    """A card somebody wrote. Its identity is the game's; what stands on it is read from the view.

    Accepted cards never change but by a vote, and the match's rows keep every writing and who
    made it; the object adds nothing that could disagree with them.
    """

    def _seen_by(self, looker: Any) -> Any | None:
        """The card as the looker's view shows it, None where it shows no face."""
        table = self.table
        view = table.controller.view(table.seat_of(looker)) if table else None
        shown = dvorak.everything(view) if view is not None else ()
        return next((card for card in shown if card.id == self.identity), None)

    def face_words(self, face: Any, looker: Any = None) -> str:
        """The title."""
        shown = self._seen_by(looker)
        return shown.title if shown is not None else say(face, "card-face-down")

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """The whole card, drawn on a screen, told to ears."""
        face = face_of_character(looker)
        shown = self._seen_by(looker) if self.shown_to(looker) else None
        if shown is None:
            return say(face, "card-face-down")
        return layout.block(face, dvorak.card(face, shown))
