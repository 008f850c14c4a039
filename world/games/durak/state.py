"""The state of a deal: frozen values, cheap to renew.

`State` holds what changes from act to act, `Bout` the round of attacks that is going on, `Deal`
what stands from the deal to its end.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from world.cards import Card
from world.engine.protocol import Action, Seat

from .options import Options


@dataclass(frozen=True, slots=True)
class Deal:
    """What stands for the whole deal.

    Attributes:
        options: the table's options.
        seats: number of players.
        dealer: who dealt.
        trump: the trump suit.
        cards: every card of this deal, for the books to balance.
        teams: the team of each seat, or () when everybody plays alone.
        ladder: the rank each side must be finished with (option *honours=ladder*), by side: the
            team's number, or the seat where everybody plays alone. () without the ladder.
    """

    options: Options
    seats: int
    dealer: Seat
    trump: str
    cards: frozenset[Card]
    teams: tuple[int, ...]
    ladder: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bout:
    """One round of attacks on one defender.

    A *chair* is a place in the rotation; it differs from the player only when a team-mate plays
    the chair of somebody who is out (option *partner_of_out=proxy*).

    Attributes:
        attacker: the main attacker.
        defender: the defender.
        attack_chair: the chair the attack comes from.
        defence_chair: the chair under attack.
        limit: attack cards this bout may see in all.
        attacks: attack cards in the order laid.
        covers: for each of them its cover, or None while it is open.
        leaders: for each of them who laid it.
        leader: who played the last attack card; it has the first right to go on (¶4.3).
        passed: who declined since the last cover.
        done: who declined for the rest of the bout.
        taking: the defender has given up.
        shown: the trump shown to hand this attack on, if any.
        calls: wrong calls of this bout, as (seat, attack card): none may be made twice.
        out_before: how many seats were out when the bout began.
    """

    attacker: Seat
    defender: Seat
    attack_chair: Seat
    defence_chair: Seat
    limit: int
    attacks: tuple[Card, ...] = ()
    covers: tuple[Card | None, ...] = ()
    leaders: tuple[Seat, ...] = ()
    leader: Seat | None = None
    passed: frozenset[Seat] = frozenset()
    done: frozenset[Seat] = frozenset()
    taking: bool = False
    shown: tuple[Card, ...] = ()
    calls: tuple[tuple[Seat, Card], ...] = ()
    out_before: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """How the deal ended.

    Attributes:
        losers: the fool, or every member of the losing team; () in a draw.
        fool: the loser who held cards last; None in a draw.
        winners: the first one out, or the first team all of whose members were out; () in a draw.
        reason: ``cards`` | ``both-empty`` | ``repetition`` | ``resigned`` | ``agreed``.
        badge: ``""`` | ``tie`` | ``epaulettes``.
        ladder: the ladder's standing after this deal; () without the ladder.
        ladder_over: an ace has scored: the next deal begins a new ladder.
    """

    losers: tuple[Seat, ...]
    fool: Seat | None
    winners: tuple[Seat, ...]
    reason: str
    badge: str = ""
    ladder: tuple[str, ...] = ()
    ladder_over: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A deal at one moment.

    Attributes:
        deal: what does not change.
        hands: each seat's cards.
        talon: the cards to draw, next first; the last is the turn-up if any was turned.
        discard: cards out of play, in the order they went.
        bout: the bout going on (the last one when the deal is over).
        bouts: bouts finished.
        beaten: bouts that ended in the discard.
        out: seats that have gone out, in order.
        resigned: seats whose player gave up.
        shown: trumps shown to hand attacks on, in this deal.
        seen: digests of the positions at each bout's start since the last discard.
        last: the last act and who did it, or None.
        turn: who may choose now, first in priority first; always `turn.turn_order` of the rest.
        result: how it ended, or None.
    """

    deal: Deal
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    discard: tuple[Card, ...]
    bout: Bout
    bouts: int = 0
    beaten: int = 0
    out: tuple[Seat, ...] = ()
    resigned: frozenset[Seat] = frozenset()
    shown: tuple[Card, ...] = ()
    seen: tuple[str, ...] = ()
    last: tuple[Seat, Action] | None = None
    turn: tuple[Seat, ...] = ()
    result: Result | None = None


def _shape(cls: type) -> tuple[dict[str, int], Any, tuple[Any, ...]]:
    names = tuple(f.name for f in fields(cls))
    places = {name: place for place, name in enumerate(names)}
    return places, attrgetter(*names), tuple(getattr(cls, name).__set__ for name in names)


_SHAPES = {cls: _shape(cls) for cls in (State, Bout)}


def evolve[V: (State, Bout)](value: V, **changes: Any) -> V:
    """A copy of a `State` or `Bout` with some fields changed.

    Does what ``dataclasses.replace`` does at a quarter of its cost, which would be half the time
    of an act. Raises KeyError for a field there is not.
    """
    cls = value.__class__
    places, read, writers = _SHAPES[cls]
    items = list(read(value))
    for name, item in changes.items():
        items[places[name]] = item
    new = object.__new__(cls)
    for write, item in zip(writers, items, strict=True):
        write(new, item)
    return new


def phase(state: State) -> str:
    """``attack`` | ``defend`` | ``throw`` | ``pile`` | ``over``."""
    if state.result is not None:
        return "over"
    bout = state.bout
    if not bout.attacks:
        return "attack"
    if bout.taking:
        return "pile"
    return "defend" if None in bout.covers else "throw"


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand less one card it holds."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def with_hand(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The hands with one seat's changed."""
    return hands[:seat] + (hand,) + hands[seat + 1 :]
