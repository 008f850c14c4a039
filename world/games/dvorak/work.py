"""One act under way: the state as it stands so far and what has happened.

`Work` lives for one `apply` only. Its state is replaced, never changed, so that an act that
cannot be finished leaves nothing behind.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from world.cards import Chance
from world.engine.protocol import CardId, Event, Seat

from .facts import TableFacts
from .state import State


class Work:
    """An act under way.

    Attributes:
        state: the newest state.
        events: what has happened, in order.
        chance: the match's.
    """

    __slots__ = ("_facts", "chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.events: list[Event] = []
        self.chance = chance
        self._facts: TableFacts | None = None

    def set(self, **changes: Any) -> None:
        """The state with these fields anew."""
        self.state = replace(self.state, **changes)

    def player(self, seat: Seat, **changes: Any) -> None:
        """The seat's player with these fields anew."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        self.set(players=tuple(players))

    def mark(self, card: CardId, **changes: Any) -> None:
        """The card in play with these fields of its mark anew."""
        mark = replace(self.state.marks[card], **changes)
        self.set(marks={**self.state.marks, card: mark})

    def turn(self, **changes: Any) -> None:
        """The running turn with these fields anew."""
        self.set(turn=replace(self.state.turn, **changes))

    def tell(self, event: Event) -> None:
        """Something has happened."""
        self.events.append(event)

    def number(self) -> int:
        """A number no other card, rule or effect of this match has."""
        self.set(serial=self.state.serial + 1)
        return self.state.serial

    def motion_number(self) -> int:
        """A number no other motion of this match has; people type it."""
        self.set(moved=self.state.moved + 1)
        return self.state.moved

    def moment(self) -> int:
        """The next place in the order of recency (see the resolver's ``seq``)."""
        self.set(seq=self.state.seq + 1)
        return self.state.seq

    @property
    def facts(self) -> TableFacts:
        """The state as the resolver sees it."""
        if self._facts is None or self._facts.of is not self.state:
            self._facts = TableFacts(self.state)
        return self._facts
