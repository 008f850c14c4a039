"""Who sits where at a table: a value that knows nothing of connections or the database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from world.engine.protocol import Refusal, Refused

PERSON, BOT = "person", "bot"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody in a seat.

    Attributes:
        kind: ``person`` or ``bot``.
        name: as everybody at the table sees it.
        who: the character's number, None for a bot.
        level: the bot's level, None for a person.
        ready: wants the next deal; bots always do.
        left: a person who resigned; a bot plays the hand on, the result stays theirs.
    """

    kind: str
    name: str
    who: int | None = None
    level: int | None = None
    ready: bool = False
    left: bool = False

    @property
    def plays(self) -> bool:
        """True while a person plays this seat."""
        return self.kind == PERSON and not self.left


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of one table, its game and what was agreed about it.

    Before the deal ``seats`` has a place for everybody who may still come (None: open). The deal
    closes the ranks, so that seat numbers are the match's; afterwards the places open again.

    Attributes:
        game: the game's key.
        options: option names and values, as `Game.read_options` takes them.
        places: how many may sit before the deal.
        seats: from seat 0, clockwise.
        host: the character who opened the table, None when the hall did.
        dealt: a match is being played.
        terms: what was agreed beside the game's options, see `terms.Terms`.
        invited: numbers and names of characters for whom a seat is kept.
        locked: only they, the host and whoever knows the password may come in.
        secret: the password's keyed hash, empty for none.
        evening: number of the evening the table belongs to, None for most.
        paused: its host has paused the evening.
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    places: int = 2
    seats: tuple[Sitter | None, ...] = ()
    host: int | None = None
    dealt: bool = False
    terms: Mapping[str, str] = field(default_factory=dict)
    invited: tuple[tuple[int, str], ...] = ()
    locked: bool = False
    secret: str = ""
    evening: int | None = None
    paused: bool = False

    @classmethod
    def fresh(
        cls,
        game: str,
        options: Mapping[str, str],
        places: int,
        host: int | None = None,
        terms: Mapping[str, str] | None = None,
    ) -> Seating:
        """An empty table of that many places."""
        return cls(game, dict(options), places, (None,) * places, host, terms=dict(terms or {}))

    # Reading

    def seat_of(self, who: int | None) -> int | None:
        """The seat this character plays, or None. One who left has none."""
        if who is None:
            return None
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.plays and sitter.who == who:
                return seat
        return None

    @property
    def slow(self) -> bool:
        """Played by correspondence: seats are kept for months, and nobody waits for anybody."""
        return self.terms.get("clock") == "correspondence"

    @property
    def keeps(self) -> bool:
        """A seat nobody plays at is not given away because its person has no line."""
        return self.slow or self.evening is not None

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Everybody in a seat, in seat order."""
        return tuple(sitter for sitter in self.seats if sitter is not None)

    @property
    def people(self) -> tuple[Sitter, ...]:
        """The persons playing, in seat order."""
        return tuple(sitter for sitter in self.sitters if sitter.plays)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats somebody could take now."""
        if self.dealt:
            return ()
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter is None)

    def name(self, seat: int) -> str:
        """The sitter's name, "" for an open seat or one that is not there."""
        sitter = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return sitter.name if sitter is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The sitters' names by seat, "" for open seats."""
        return tuple(sitter.name if sitter is not None else "" for sitter in self.seats)

    # Changing: each gives a new seating or raises Refused

    def _with(self, seat: int, sitter: Sitter | None) -> Seating:
        seats = self.seats[:seat] + (sitter,) + self.seats[seat + 1 :]
        return replace(self, seats=seats)

    def _free_seat(self, wanted: int | None) -> int:
        if self.dealt:
            raise Refused(Refusal("already-dealt"))
        if wanted is None:
            if not self.open_seats:
                raise Refused(Refusal("table-full"))
            return self.open_seats[0]
        if not 0 <= wanted < len(self.seats):
            raise Refused(Refusal("no-such-seat", args={"most": len(self.seats)}))
        sitter = self.seats[wanted]
        if sitter is not None:
            raise Refused(Refusal("seat-taken", args={"name": sitter.name}))
        return wanted

    def sit(self, who: int, name: str, seat: int | None = None) -> Seating:
        """This character takes the seat, or the first open one."""
        if self.seat_of(who) is not None:
            raise Refused(Refusal("already-seated"))
        return self._with(self._free_seat(seat), Sitter(PERSON, name, who))

    def joined(self, who: int, name: str) -> Seating:
        """This character has a new seat, the last, in the match that runs."""
        if self.seat_of(who) is not None:
            raise Refused(Refusal("already-seated"))
        return replace(self, seats=(*self.seats, Sitter(PERSON, name, who)))

    def add_bot(self, level: int, seat: int | None = None) -> Seating:
        """A bot of that level takes the seat, or the first open one."""
        taken = {sitter.name for sitter in self.sitters}
        number = next(n for n in range(1, len(self.seats) + 2) if f"Bot {n}" not in taken)
        sitter = Sitter(BOT, f"Bot {number}", None, level, ready=True)
        return self._with(self._free_seat(seat), sitter)

    def stand(self, who: int) -> Seating:
        """This character gives up the seat; once the cards are dealt the seat plays on without."""
        seat = self.seat_of(who)
        if seat is None:
            raise Refused(Refusal("not-seated"))
        if self.dealt:
            return self._with(seat, replace(self.seats[seat], left=True, ready=False, level=1))
        return self._with(seat, None)

    def remove_bot(self, seat: int | None = None) -> Seating:
        """The bot in the seat, or the last one, leaves. Refused once the cards are dealt."""
        if self.dealt:
            raise Refused(Refusal("already-dealt"))
        bots = [n for n, sitter in enumerate(self.seats) if sitter and sitter.kind == BOT]
        if seat is None and bots:
            seat = bots[-1]
        if seat not in bots:
            raise Refused(Refusal("no-bot-there"))
        return self._with(seat, None)

    def ready(self, who: int, wants: bool = True) -> Seating:
        """This character wants the next deal, or no longer does."""
        seat = self.seat_of(who)
        if seat is None:
            raise Refused(Refusal("not-seated"))
        if self.dealt:
            raise Refused(Refusal("already-dealt"))
        return self._with(seat, replace(self.seats[seat], ready=wants))

    @property
    def all_ready(self) -> bool:
        """Somebody sits here and everybody who does wants the deal."""
        return bool(self.sitters) and all(sitter.ready for sitter in self.sitters)

    def deal(self) -> Seating:
        """Ranks closed for the match; nobody is ready for the one after it yet."""
        seats = tuple(replace(s, ready=s.kind == BOT) for s in self.sitters)
        return replace(self, seats=seats, dealt=True)

    def after_match(self, here: Callable[[int | None], bool] = lambda who: True) -> Seating:
        """Places open again: those who left or are away are gone, the others keep their order.

        Args:
            here: tells of a character's number whether they are connected.
        """
        seats: list[Sitter | None] = [
            s for s in self.sitters if s.kind == BOT or (s.plays and (self.keeps or here(s.who)))
        ]
        places = max(self.places, len(seats))
        seats += [None] * (places - len(seats))
        return replace(self, seats=tuple(seats), dealt=False)

    def rotate(self) -> Seating:
        """Everybody moves one seat clockwise. Refused once the cards are dealt."""
        if self.dealt:
            raise Refused(Refusal("already-dealt"))
        return replace(self, seats=self.seats[-1:] + self.seats[:-1])

    def swapped(self, one: int, other: int) -> Seating:
        """Two characters change seats. Refused once the cards are dealt."""
        if self.dealt:
            raise Refused(Refusal("already-dealt"))
        here, there = self.seat_of(one), self.seat_of(other)
        if here is None or there is None:
            raise Refused(Refusal("not-seated"))
        return self._with(here, self.seats[there])._with(there, self.seats[here])

    def arranged(
        self, options: Mapping[str, str], places: int, terms: Mapping[str, str]
    ) -> Seating:
        """Other options, terms or places; everybody keeps their order and is asked anew."""
        sitters = [replace(s, ready=s.kind == BOT) for s in self.sitters]
        if places == len(self.seats):
            seats = tuple(None if s is None else sitters.pop(0) for s in self.seats)
        else:
            seats = tuple(sitters) + (None,) * (places - len(sitters))
        return replace(self, options=dict(options), places=places, seats=seats, terms=dict(terms))

    def all_called(self) -> Seating:
        """Everybody counts as ready."""
        seats = tuple(None if s is None else replace(s, ready=True) for s in self.seats)
        return replace(self, seats=seats)

    def renamed(self, who: int, name: str) -> Seating:
        """The character's new name stands at the seat."""
        seat = self.seat_of(who)
        return self if seat is None else self._with(seat, replace(self.seats[seat], name=name))

    def without(self, who: int, name: str) -> Seating:
        """The character is nobody's any more: a hand they left is played on in that name."""
        seats = tuple(
            replace(s, who=None, name=name) if s is not None and s.who == who else s
            for s in self.seats
        )
        invited = tuple(pair for pair in self.invited if pair[0] != who)
        host = None if self.host == who else self.host
        return replace(self, seats=seats, invited=invited, host=host)

    # Storing

    def encode(self) -> str:
        """One JSON string; `decode` gives the seating back."""
        seats = [None if sitter is None else asdict(sitter) for sitter in self.seats]
        return json.dumps(
            {
                "v": 1,
                "game": self.game,
                "options": dict(self.options),
                "places": self.places,
                "host": self.host,
                "dealt": self.dealt,
                "terms": dict(self.terms),
                "invited": self.invited,
                "locked": self.locked,
                "secret": self.secret,
                "evening": self.evening,
                "paused": self.paused,
                "seats": seats,
            },
            ensure_ascii=False,
        )

    @classmethod
    def decode(cls, text: str) -> Seating:
        """The seating of `encode`. Raises ValueError for anything else."""
        stored = json.loads(text)
        if not isinstance(stored, dict) or stored.pop("v", None) != 1:
            raise ValueError("not a seating this version reads")
        seats = tuple(None if s is None else Sitter(**s) for s in stored.pop("seats"))
        invited = tuple(map(tuple, stored.pop("invited", ())))
        return cls(seats=seats, invited=invited, **stored)


def players_json(sitters: Iterable[Sitter]) -> list[dict[str, Any]]:
    """What a match's record keeps of who played: one object a seat."""
    return [
        {"kind": s.kind, "who": s.who, "name": s.name, "level": s.level, "left": s.left}
        for s in sitters
    ]


def company(players: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, int | None, str], ...]:
    """Who they are and in which order, from `players_json`: the same company plays a rematch."""
    return tuple((player["kind"], player["who"], player["name"]) for player in players)
