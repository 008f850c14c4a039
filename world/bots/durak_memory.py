"""What one seat can know of a deal of Durak beside what lies before it: what it has been told.

People remember which cards went, who picked up what and who led with which trump. So may a bot:
`Memory` hears the events as the seat was told them, never more.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from world.cards import RANKS, SUITS, Card, is_joker, rank, rank_value, suit
from world.engine.protocol import Event, Seat
from world.games.durak.beats import BEATS
from world.games.durak.events import (
    Attacked,
    BeatenOff,
    BoutBegan,
    Called,
    Covered,
    Declined,
    Drew,
    Exchanged,
    GaveUp,
    LeadGiven,
    PassedOn,
    PiledOn,
    ShowedTrump,
    TalonEmptied,
    ThrewIn,
    Took,
    TrumpShown,
    TrumpTurned,
    WentOut,
)

MOST_LACKS = 4
"""What is remembered of a seat's lacking cards: the newest so many occasions."""

SPARED = rank_value("JC")
"""Trumps from the jack up are often spared, so taking says nothing about them."""


@dataclass(slots=True)
class Lack:
    """Cards a seat did not hold at some moment, or most likely did not.

    Attributes:
        cards: these.
        certain: the rules say so; else it only did not play one it would have done well to play.
        drawn: how many cards it has drawn since, which may be any.
    """

    cards: set[Card]
    certain: bool
    drawn: int = 0


@dataclass(slots=True)
class Memory:
    """What has been heard in one deal.

    Attributes:
        gone: cards that went to the discard.
        held: seat -> cards it holds for certain.
        lacks: seat -> what it did not hold, newest last.
        bouts: bouts finished; ``beaten``: those of them that were beaten off.
        leaders: who laid each attack card of this bout; ``leader``: who had the last word in it.
        passed: who declined since the last cover, ``done``: for the whole bout.
        calls: wrong calls of this bout, as (seat, attack card).
        shown: trumps shown to hand an attack on, in this deal; ``shown_now``: in this bout.
        out_before: seats out when the bout began.
    """

    gone: set[Card] = field(default_factory=set)
    held: dict[Seat, set[Card]] = field(default_factory=dict)
    lacks: dict[Seat, list[Lack]] = field(default_factory=dict)
    bouts: int = 0
    beaten: int = 0
    leaders: list[Seat] = field(default_factory=list)
    leader: Seat | None = None
    passed: set[Seat] = field(default_factory=set)
    done: set[Seat] = field(default_factory=set)
    calls: list[tuple[Seat, Card]] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    shown_now: list[Card] = field(default_factory=list)
    out_before: int = 0
    _out: int = 0
    _table: set[Card] = field(default_factory=set)
    _open: list[Card] = field(default_factory=list)
    _trump: str = ""
    _turnup: Card | None = None
    _drew: Seat | None = None

    def hear(self, event: Event) -> None:
        """One event, as the seat was told it."""
        match event:
            case Attacked() | ThrewIn() | PiledOn():
                self._laid(event.seat, event.cards)
                self._open += event.cards
                self.leaders += [event.seat] * len(event.cards)
                self.leader = event.seat
            case Covered():
                self._laid(event.seat, (event.card,))
                self._open.remove(event.over)
                self.passed.clear()
            case PassedOn():
                self._laid(event.seat, (event.card,))
                self._open.append(event.card)
                self.leaders.append(event.seat)
                self.leader = event.seat
                self.passed.clear()
            case Declined():
                (self.done if event.rest else self.passed).add(event.seat)
                self._lack(event.seat, self._would_have_added())
            case GaveUp():
                self.passed.clear()
                self._lack(event.seat, self._would_have_covered())
            case Took():
                self._hold(event.seat, event.cards)
                self._bout_over()
            case BeatenOff():
                self.gone |= self._table
                self.beaten += 1
                self._bout_over()
            case Drew():
                self._drew = event.seat
                for lack in self.lacks.get(event.seat, ()):
                    lack.drawn += event.count
            case TalonEmptied():
                if self._turnup is not None:
                    self._hold(self._drew, (self._turnup,))
            case _:
                self._rarely(event)

    def _rarely(self, event: Event) -> None:
        match event:
            case TrumpTurned():
                self._trump, self._turnup = event.suit, event.card
            case TrumpShown():
                self._trump = event.suit
                self._hold(event.seat, (event.card,))
            case LeadGiven():
                self._led(event)
            case BoutBegan():
                self.leader = None
                self.out_before = self._out
            case WentOut():
                self._out += 1
            case ShowedTrump():
                self._hold(event.seat, (event.card,))
                self.shown.append(event.card)
                self.shown_now.append(event.card)
                self.leader = event.seat
                self.passed.clear()
            case Exchanged():
                self._turnup = event.card
                self.held.get(event.seat, set()).discard(event.card)
                self._hold(event.seat, (event.gained,))
            case Called():
                self._called(event)

    def _laid(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self._table.update(cards)
        held = self.held.get(seat, set())
        if seat in self.lacks:
            # Who plays what was thought to be lacking holds cards back.
            self.lacks[seat] = [
                lack
                for lack in self.lacks[seat]
                if lack.certain or lack.drawn or held.issuperset(lack.cards.intersection(cards))
            ]
        held.difference_update(cards)

    def _hold(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.held.setdefault(seat, set()).update(cards)

    def _lack(self, seat: Seat, cards: set[Card], certain: bool = False) -> None:
        if cards:
            kept = self.lacks.get(seat, [])[1 - MOST_LACKS :]
            self.lacks[seat] = [*kept, Lack(cards, certain)]

    def _would_have_covered(self) -> set[Card]:
        """What a sensible defender would rather have played than take the one open card."""
        if len(self._open) != 1:
            return set()
        return {
            card
            for card in BEATS[self._trump][self._open[0]]
            if not is_joker(card) and (suit(card) != self._trump or rank_value(card) < SPARED)
        }

    def _would_have_added(self) -> set[Card]:
        """What a sensible attacker would rather have added than decline."""
        ranks = {rank(card) for card in self._table if not is_joker(card)} - {"K", "A"}
        return {name + kind for name in ranks for kind in SUITS if kind != self._trump}

    def _called(self, event: Called) -> None:
        if not event.right:
            self.calls.append((event.seat, event.over))
            return
        self._table.discard(event.card)
        self._open.append(event.over)
        self._hold(event.target, (event.card,))
        self.calls = [call for call in self.calls if call[1] != event.over]
        self.passed.clear()

    def _led(self, event: LeadGiven) -> None:
        """Who leads with the lowest trump tells that nobody was dealt a lower one. ¶11."""
        if event.card is None:
            return
        self._hold(event.seat, (event.card,))
        below = RANKS[: RANKS.index(rank(event.card))]
        missing = {name + self._trump for name in below}
        if event.reason == "lowest-card":
            missing = {name + self._trump for name in RANKS}
            missing |= {name + suit for name in below for suit in SUITS}
        for seat in range(MOST_SEATS):
            self._lack(seat, missing, certain=True)

    def _bout_over(self) -> None:
        self._table.clear()
        self._open.clear()
        self.bouts += 1
        self.leaders.clear()
        self.passed.clear()
        self.done.clear()
        self.calls.clear()
        self.shown_now.clear()


MOST_SEATS = 8
"""As many as Durak ever has."""
