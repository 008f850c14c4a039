"""Keeps the card objects of a table where the game says the cards are.

The engine's state is the game; the objects are its projection into the world people walk through.
They are made once, in slices, and moved for ever after. `Projector.sync` is idempotent: it moves
only what is elsewhere, after every act and after every restart, and logs what it did not expect.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from django.db import DatabaseError
from evennia.utils import logger
from twisted.internet import reactor

from world.engine.protocol import CardId, Place


class Projector:
    """The card and pile objects of one table.

    The table makes the objects (`make_card`, `make_pile`); this only decides what goes where.
    """

    def __init__(self, table: Any) -> None:
        self.table = table
        self._wanted: Mapping[CardId, Place] = {}
        self._placed: dict[CardId, tuple[str, int | None]] = {}
        self._missing: deque[Any] = deque()
        self._making: Any = None

    def sync(self, where: Mapping[CardId, Place]) -> None:
        """Bring every card object to its place; cards without an object get one in slices."""
        self._wanted = where
        cards, piles = self.table.card_objects, self.table.piles
        spots = dict.fromkeys((place.pile, place.seat) for place in where.values())
        self._missing = deque(spot for spot in spots if spot not in piles)
        self._missing.extend(card for card in where if card not in cards)
        if self._missing:
            self._make_next()
        else:
            self._place()

    def _make_next(self) -> None:
        """One object a turn of the reactor: making one takes milliseconds, a deck of them a lot."""
        if self._making is None:
            self._making = reactor.callLater(0, self._make)

    def _make(self) -> None:
        self._making = None
        try:
            if self._missing:
                missing = self._missing[0]
                if isinstance(missing, tuple):
                    self.table.make_pile(*missing)
                else:
                    self.table.make_card(missing)
                self._missing.popleft()
        except DatabaseError:
            # The next act's sync makes what is missing still.
            logger.log_trace(f"table {self.table.number}: an object could not be made")
            return
        if self._missing:
            self._make_next()
        else:
            self._place()

    def _place(self) -> None:
        cards, piles = self.table.card_objects, self.table.piles
        moves: dict[tuple[str, int | None], list[CardId]] = {}
        for card, place in self._wanted.items():
            spot = (place.pile, place.seat)
            if cards[card].db_location_id == piles[spot].id:
                self._placed[card] = spot
                continue
            if self._placed.get(card) == spot:
                logger.log_err(f"table {self.table.number}: card object {cards[card].id} strayed")
            moves.setdefault(spot, []).append(card)
        if moves:
            self._move(moves)

    def _move(self, moves: dict[tuple[str, int | None], list[CardId]]) -> None:
        try:
            self.table.place(moves)
        except DatabaseError:
            # The objects are where they were, in memory and in the rows; the next sync tries again.
            logger.log_trace(f"table {self.table.number}: card objects could not be moved")
            return
        for spot, moved in moves.items():
            self._placed.update(dict.fromkeys(moved, spot))

    def clear(self) -> None:
        """The table has no match: whatever was still to be made or moved no longer matters."""
        self._wanted = {}
        self._placed.clear()
        self._missing.clear()
