"""The state as the resolver sees it (`resolver.facts.Facts`)."""

from __future__ import annotations

from collections.abc import Sequence

from world.engine.protocol import CardId, Seat

from .definitions import THING, Definition
from .resolver.facts import Item
from .resolver.names import same
from .state import Lingering, State


class TableFacts:
    """One state, read only; what is asked often is worked out once.

    Attributes:
        of: the state.
        turn, on_turn, seats: as `resolver.facts.Facts` names them.
        memo: what others worked out of this state, under names of their own.
    """

    __slots__ = (
        "_control",
        "_counted",
        "_items",
        "_lasting",
        "_rules",
        "of",
        "on_turn",
        "seats",
        "turn",
        "memo",
    )

    def __init__(self, state: State) -> None:
        self.of = state
        self.turn = state.turn.number if state.turn else 0
        self.on_turn = state.on_turn
        self.seats = state.in_game
        self._rules = {rule.id: rule for rule in state.rules}
        self._lasting: dict[str, Lingering] = {effect.id: effect for effect in state.lingering}
        self._control: dict[CardId, Seat | None] | None = None
        self._items: dict[str, Item | None] = {}
        self.memo: dict[tuple, object] = {}
        self._counted: list[tuple[str, str, str]] | None = None

    @property
    def control(self) -> dict[CardId, Seat | None]:
        """Every card in play and who controls it, None in the centre."""
        if self._control is None:
            found: dict[CardId, Seat | None] = {}
            for seat in range(len(self.of.players)):
                for card in self.of.lying(f"area/{seat}"):
                    found[card] = seat
            for card in self.of.lying("centre"):
                found[card] = None
            self._control = found
        return self._control

    def live(self, source: str) -> bool:
        """In the rules area, lingering, or in play face up."""
        if source in self._rules or source in self._lasting:
            return True
        mark = self.of.marks.get(source)
        return mark is not None and not mark.down

    def controller(self, source: str) -> Seat | None:
        """Who controls the card or played the lasting Action."""
        effect = self._lasting.get(source)
        return effect.seat if effect else self.control.get(source)

    def item(self, source: str) -> Item | None:
        """The card or rule as statements see it."""
        if source not in self._items:
            self._items[source] = self._item(source)
        return self._items[source]

    def _item(self, source: str) -> Item | None:
        if source in self._rules:
            return Item(source, self._rules[source].card.title)
        effect = self._lasting.get(source)
        card = effect.card if effect else source
        definition = self.of.cards.get(card)
        return self.described(definition, source) if definition else None

    def described(self, definition: Definition, identity: str = "") -> Item:
        """A writing as an item, with the types it counts as."""
        types = [definition.base]
        types += [other for name, other in self._counts_as() if same(name, definition.base)]
        return Item(identity, definition.title, tuple(types), definition.subtypes)

    def _counts_as(self) -> list[tuple[str, str]]:
        if self._counted is None:
            self.memo: dict[tuple, object] = {}
        self._counted = [
            (statement.source, statement.object.name, str(statement.value))
            for statement in self.of.statements
            if statement.issue == "counts_as"
        ]
        return [(name, other) for source, name, other in self._counted if self.live(source)]

    def in_play(self, seat: Seat | None) -> Sequence[Item]:
        """The cards in play face up that the seat (None: anybody or nobody) controls."""
        found = []
        for card, controller in self.control.items():
            if (seat is None or controller == seat) and not self.of.marks[card].down:
                item = self.item(card)
                if item is not None:
                    found.append(item)
        if self.of.options.token_things == "yes":
            found += self._token_things(seat)
        return found

    def _token_things(self, seat: Seat | None) -> list[Item]:
        """Every token on a player as a Thing of its own (A29)."""
        holders = range(len(self.of.players)) if seat is None else (seat,)
        return [
            Item("", name, (THING,))
            for holder in holders
            for name, count in self.of.tokens.get(f"seat/{holder}", {}).items()
            for _ in range(count)
        ]

    def hand_size(self, seat: Seat) -> int:
        """How many cards the seat holds."""
        return len(self.of.lying(f"hand/{seat}"))

    def tokens(self, name: str, seat: Seat) -> int:
        """How many tokens of that name lie on the player."""
        return self.counters(name, f"seat/{seat}")

    def counters(self, name: str, source: str) -> int:
        """How many tokens of that name lie on the card."""
        held = self.of.tokens.get(source, {})
        return sum(count for token, count in held.items() if same(token, name))

    def state(self, name: str) -> bool:
        """True when the named state is on."""
        return any(same(on, name) for on in self.of.states)

    def seat_named(self, name: str) -> Seat | None:
        """The seat of the player called so; ``seat 3`` works at any table."""
        for seat, player in enumerate(self.of.players):
            if name.casefold() in (player.name.casefold(), f"seat {seat + 1}"):
                return seat
        return None

    def opponents(self, seat: Seat) -> Sequence[Seat]:
        """The players still in the game and not on the seat's team (A30)."""
        team = self.of.options.team(seat)
        return tuple(
            other
            for other in self.seats
            if other != seat and (team is None or self.of.options.team(other) != team)
        )

    def neighbour(self, seat: Seat, steps: int) -> Seat | None:
        """The next (1) or previous (-1) player in the direction of play."""
        count = len(self.of.players)
        for away in range(1, count):
            other = (seat + steps * self.of.direction * away) % count
            if self.of.players[other].plays:
                return other
        return None

    def turns_of(self, seat: Seat) -> int:
        """How many turns the seat has begun or been passed over for."""
        return self.of.players[seat].turns
