"""A table of three as small as the resolver's questions allow, and hands to lay cards on it."""

from __future__ import annotations

from dataclasses import dataclass, field

from world.games.dvorak.resolver.clauses import read
from world.games.dvorak.resolver.enact import enact
from world.games.dvorak.resolver.facts import Item
from world.games.dvorak.resolver.names import same
from world.games.dvorak.resolver.order import Switches, decide
from world.games.dvorak.resolver.statements import Object, Statement

BASICS = (
    Statement("basic", "basic", 0, "hand", "set", 5),
    Statement("basic", "basic", 0, "draw_n", "set", 1),
    Statement("basic", "basic", 0, "deal", "set", 5),
    Statement("basic", "basic", 0, "plays", "set", 1, object=Object("type", "Thing")),
    Statement("basic", "basic", 0, "plays", "set", 1, object=Object("type", "Action")),
)
A, B, C = 0, 1, 2
STANDING = frozenset({"wins", "added", "switches-off"})
"""The fates of statements that have a part in the result."""

THING = Item(types=("Thing",))
ACTION = Item(types=("Action",))


@dataclass
class Source:
    item: Item
    controller: int | None
    card: bool = True
    live: bool = True


@dataclass
class SmallTable:
    """Facts as the resolver asks for them; every test changes what it needs."""

    seats: tuple[int, ...] = (A, B, C)
    names: tuple[str, ...] = ("A", "B", "C", "D", "E")
    turn: int = 1
    on_turn: int | None = A
    direction: int = 1
    sources: dict[str, Source] = field(default_factory=dict)
    statements: list[Statement] = field(default_factory=lambda: list(BASICS))
    states: set[str] = field(default_factory=set)
    held: dict[tuple[str, int | str], int] = field(default_factory=dict)
    hands: dict[int, int] = field(default_factory=dict)
    begun: dict[int, int] = field(default_factory=lambda: {A: 1})
    switches: Switches = Switches()
    seq: int = 0

    # Laying cards

    def play(self, text, seat=A, title="", kind="Thing", target=None, subtypes=()):
        """A Thing or, lingering, an Action; gives its id."""
        return self._lay(
            "d", text, title, (kind,), "card", seat, target, kind == "Action", subtypes
        )

    def rule(self, text, title=""):
        return self._lay("r", text, title, (), "rule", None)

    def _lay(self, mark, text, title, types, cls, seat, target=None, lingering=False, subtypes=()):
        self.seq += 1
        source = f"{mark}{self.seq}"
        item = Item(source, title or source, types, subtypes)
        self.sources[source] = Source(item, seat, card=cls == "card" and not lingering)
        reading = read(text)
        assert not reading.notes, reading.notes
        self.statements += enact(reading.clauses, source, cls, self.seq, self, target, lingering)
        return source

    def leave(self, source):
        self.sources[source].live = False

    def next_turn(self):
        place = self.seats.index(self.on_turn)
        self.on_turn = self.seats[(place + self.direction) % len(self.seats)]
        self.turn += 1
        self.begun[self.on_turn] = self.begun.get(self.on_turn, 0) + 1

    # Asking

    def ask(self, issue, seat=A, item=None):
        return decide(self.statements, issue, seat, item, self, self.switches)

    def value(self, issue, seat=A, item=None):
        return self.ask(issue, seat, item).value

    def may(self, issue, seat=A, item=None):
        return self.ask(issue, seat, item).allowed

    def title(self, source):
        return self.sources[source].item.title

    # Facts

    def live(self, source):
        return source in self.sources and self.sources[source].live

    def controller(self, source):
        return self.sources[source].controller if source in self.sources else None

    def item(self, source):
        return self.sources[source].item if source in self.sources else None

    def in_play(self, seat):
        return [
            source.item
            for source in self.sources.values()
            if source.card and source.live and seat in (None, source.controller)
        ]

    def hand_size(self, seat):
        return self.hands.get(seat, 0)

    def tokens(self, name, seat):
        return self.counters(name, seat)

    def counters(self, name, source):
        return sum(n for (key, at), n in self.held.items() if at == source and same(key, name))

    def state(self, name):
        return name in self.states

    def seat_named(self, name):
        return self.names.index(name) if name in self.names[: max(self.seats) + 1] else None

    def opponents(self, seat):
        return tuple(other for other in self.seats if other != seat)

    def neighbour(self, seat, steps):
        place = self.seats.index(seat) if seat in self.seats else 0
        return self.seats[(place + steps * self.direction) % len(self.seats)]

    def turns_of(self, seat):
        return self.begun.get(seat, 0)


def losers(trace):
    """The statements without a part in the result: those that lost and keep no other out."""
    keepers = {id(reason.lost_to) for reason in trace if reason.lost_to is not None}
    return tuple(
        reason.statement
        for reason in trace
        if reason.fate not in STANDING and id(reason.statement) not in keepers
    )
