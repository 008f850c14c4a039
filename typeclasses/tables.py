"""Tables: rooms one sits down in. The room holds the seats, the piles and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import evennia
from django.db import connection, transaction
from evennia.objects.models import ObjectDB

from world import build
from world.cards import reading
from world.engine import registry
from world.engine.protocol import Unreadable
from world.games.dvorak import naming
from world.hall import audience, bulletin, comings, lobby, watching
from world.hall.controller import Controller
from world.hall.seating import Seating
from world.render.phrases import say

from .piles import Pile, pile_key
from .rooms import Room

_PLACE = f"UPDATE {ObjectDB._meta.db_table} SET db_location_id = %s WHERE id IN"


class Table(Room):
    """A table of any game. Its number is what people say: ``sit 12``.

    Stored: ``number`` (int), ``seating`` (one JSON string), ``open`` (bool: in use). Everything
    else is in the match's rows or follows from them.
    """

    card_typeclass = "typeclasses.cards.Card"

    # Identity and seats

    @property
    def number(self) -> int:
        """The table's number in this hall, from 1."""
        return self.attributes.get("number", 0)

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """Which table this is, in the language of whoever it is told to."""
        return say(audience.face_of_character(looker), "room-at-table", number=self.number)

    @property
    def is_open(self) -> bool:
        """False for a table that was closed and waits to be used again."""
        return bool(self.attributes.get("open", False))

    @is_open.setter
    def is_open(self, value: bool) -> None:
        self.attributes.add("open", bool(value))

    @property
    def seating_text(self) -> str:
        """The seating as stored; only the controller writes it."""
        text = self.attributes.get("seating", "")
        return text or Seating.fresh(registry.GAMES[0], {}, 2).encode()

    @seating_text.setter
    def seating_text(self, text: str) -> None:
        self.attributes.add("seating", text)

    @property
    def requests_text(self) -> str:
        """What is asked of the table, as stored (`world.hall.requests`)."""
        return self.attributes.get("requests", "")

    @requests_text.setter
    def requests_text(self, text: str) -> None:
        self.attributes.add("requests", text)

    @property
    def clock_text(self) -> str:
        """What the players' clocks hold, as stored (`world.hall.clock`)."""
        return self.attributes.get("clock", "")

    @clock_text.setter
    def clock_text(self, text: str) -> None:
        self.attributes.add("clock", text)

    @property
    def order_text(self) -> str:
        """The decks ordered for the next deal, as stored (`world.hall.ordering`)."""
        return self.attributes.get("order", "")

    @order_text.setter
    def order_text(self, text: str) -> None:
        self.attributes.add("order", text)

    @property
    def keeping_text(self) -> str:
        """Which cards of the newest match are to be kept, as stored (`world.hall.keeping`)."""
        return self.attributes.get("keeping", "")

    @keeping_text.setter
    def keeping_text(self, text: str) -> None:
        self.attributes.add("keeping", text)

    @property
    def controller(self) -> Controller:
        """Who plays this table; made when first asked for."""
        if self.ndb.controller is None:
            self.ndb.controller = Controller(self)
        return self.ndb.controller

    def seat_of(self, who: Any) -> int | None:
        """The seat a character plays at this table, None for a watcher."""
        return self.controller.seating.seat_of(who.id) if who is not None else None

    # People

    def sessions(self, who: int) -> list[Any]:
        """Every connection of a character, by the character's number."""
        character = audience.character_by_id(who)
        return audience.sessions_of(character) if character is not None else []

    def connected(self, who: int | None) -> bool:
        """True while the character has a connection."""
        return who is not None and bool(self.sessions(who))

    @property
    def watching_text(self) -> str:
        """Who watches from afar, as stored (`world.hall.watching`)."""
        return self.attributes.get("watching", "")

    @watching_text.setter
    def watching_text(self, text: str) -> None:
        self.attributes.add("watching", text)

    @property
    def watchers(self) -> list[Any]:
        """Characters who look on, here or from afar, and play no seat."""
        far = [who for who in watching.afar(self) if self.seat_of(who) is None]
        return [*self.onlookers, *far]

    @property
    def onlookers(self) -> list[Any]:
        """Characters in the room who play no seat."""
        seating = self.controller.seating
        return [
            thing
            for thing in self.contents
            if thing.has_account and seating.seat_of(thing.id) is None
        ]

    # Piles and cards: made here, placed by the projector

    @property
    def piles(self) -> dict[tuple[str, int | None], Pile]:
        """The piles by name and seat."""
        if self.ndb.piles is None:
            found = [thing for thing in self.contents if isinstance(thing, Pile)]
            self.ndb.piles = {pile.spot: pile for pile in found}
        return self.ndb.piles

    @property
    def card_objects(self) -> dict[str, Any]:
        """The cards by identity."""
        if self.ndb.cards is None:
            self.ndb.cards = {
                card.identity: card for pile in self.piles.values() for card in pile.contents
            }
        return self.ndb.cards

    def make_pile(self, pile: str, seat: int | None) -> None:
        """Make the object of a pile; it stays with the table for ever."""
        self.piles[(pile, seat)] = self._make("typeclasses.piles.Pile", pile_key(pile, seat), self)

    def make_card(self, identity: str) -> None:
        """Make the object of a card, in the first pile there is; it stays with the table."""
        home = next(iter(self.piles.values()))
        self.card_objects[identity] = self._make(self.card_typeclass, identity, home)

    @staticmethod
    def _make(typeclass: str, key: str, location: Any) -> Any:
        return evennia.create_object(typeclass, key=key, location=location, nohome=True)

    def place(self, cards: Mapping[tuple[str, int | None], list[str]]) -> None:
        """Move card objects to piles: stored first, all or none, then in memory.

        One statement a pile, for Evennia's own way takes a query and its checks for each card.

        Args:
            cards: the spot of a pile -> the cards that go there.

        Raises:
            django.db.DatabaseError: nothing was moved.
        """
        with transaction.atomic(), connection.cursor() as cursor:
            for spot, identities in cards.items():
                numbers = [self.card_objects[identity].id for identity in identities]
                marks = ", ".join(["%s"] * len(numbers))
                cursor.execute(f"{_PLACE} ({marks})", [self.piles[spot].id, *numbers])
        for spot, identities in cards.items():
            for identity in identities:
                self.card_objects[identity].lie_in(self.piles[spot])

    # The room

    def at_init(self) -> None:
        """The words of the table's game, each time the room comes into memory."""
        super().at_init()
        if not self.number:
            return  # being made: the lobby calls again when it is whole
        game = self.controller.seating.game
        self.cmdset.add(f"commands.seat.{game.capitalize()}TableCmdSet")

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """What `look` says: the table as the looker may see it."""
        face = audience.face_of_character(looker)
        return bulletin.table_text(self.controller, face, self.seat_of(looker))

    def present_to(self, who: Any, line: Any = None) -> None:
        """Show the table to somebody who just came, or to one new line of theirs."""
        bulletin.show_table_to(self.controller, who, line)

    def find(self, looker: Any, words: str) -> Any | None:
        """A card or pile of this table by its words, else whatever a room finds."""
        name = words.casefold().removeprefix("the ").strip()
        for spot in ((name, None), (name, self.seat_of(looker))):
            if spot in self.piles:
                return self.piles[spot]
        code = reading.read_card(words)
        found = self.card_objects.get(code) if code else None
        if found is not None and found.shown_to(looker):
            return found
        return super().find(looker, words)

    def let_go(self, who: int) -> None:
        """A character lost a seat here, perhaps without a line."""
        comings.let_go(who)

    def deserted(self) -> None:
        """Nobody plays here any more: put the table away unless somebody looks on."""
        lobby.close_if_deserted(self)

    def way_out(self) -> Any:
        """The room one comes to by leaving: where this table's game is at home."""
        return build.room_of(self.controller.seating.game)


class DurakTable(Table):
    """A table for Durak."""

    card_typeclass = "typeclasses.cards.PlayingCard"


class DvorakTable(Table):
    """A table for Dvorak; its cards are made when they are accepted."""

    card_typeclass = "typeclasses.cards.DvorakCard"

    def find(self, looker: Any, words: str) -> Any | None:
        """A card by its number or title, as in the game's own words, else what a table finds."""
        view = self.controller.view(self.seat_of(looker))
        if view is not None:
            try:
                identity = naming.card(view, words, naming.HAND)
            except Unreadable:
                identity = ""
            if identity in self.card_objects:
                return self.card_objects[identity]
        return super().find(looker, words)
