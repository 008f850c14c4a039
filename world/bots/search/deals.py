"""The deals a seat may be in: what it knows stands, what it does not know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import or_

from world.games.durak.view import View

from ..durak_memory import Lack, Memory
from .cards import Deck
from .position import Position
from .rules import NOBODY, Rules

TRUST = 0.8
"""The share of deals in which nobody holds back what they would have done well to play."""

Slots = list[tuple[int, int]]
"""Cards a hand has room for: how many, and the cards that are none of them."""


class Deals:
    """All positions that look alike to one seat.

    Attributes:
        base: the position with the unknown left out.
        cards: how many lie in hands and on the table.
        open_end: two seats at most are left, nothing is to be drawn, and every hand is known.
    """

    def __init__(self, view: View, memory: Memory) -> None:
        """Raises KeyError or ValueError where view and memory are not of one deal."""
        self.rules = rules = Rules.of(view.options, len(view.seats), view.trump)
        deck = rules.deck
        self.base = _public(view, memory, rules)
        hand, turnup = deck.mask(view.hand), deck.mask(filter(None, [view.turnup]))
        if self.base.turn == NOBODY:
            raise ValueError("this seat has nothing to choose")
        unknown = deck.every & ~(hand | self.base.table | turnup | deck.mask(memory.gone))
        self.base.hands[view.you] = hand
        self._wanted: list[tuple[int, int, Slots, Slots]] = []
        for each in view.seats:
            if each.seat == view.you:
                continue
            held = deck.mask(memory.held.get(each.seat, ())) & unknown
            if held.bit_count() > each.cards:
                raise ValueError(f"seat {each.seat} cannot hold all that was seen")
            unknown ^= held
            self.base.hands[each.seat] = held
            need, lacks = each.cards - held.bit_count(), memory.lacks.get(each.seat, [])
            certain = [lack for lack in lacks if lack.certain]
            sure, likely = (_slots(need, found, deck) for found in (certain, lacks))
            self._wanted.append((each.seat, need, sure, likely))
        self._talon = view.talon
        self._turnup = turnup
        self._pool = [bit for bit in deck.code if bit & unknown]
        self._choosy = any(
            lacking & unknown for *_, likely in self._wanted for _, lacking in likely
        )
        needed = sum(need for _, need, *_ in self._wanted) + max(0, view.talon - bool(turnup))
        if needed > len(self._pool):
            raise ValueError("more cards are hidden than are left")
        self.cards = sum(each.cards for each in view.seats) + self.base.table.bit_count()
        two = sum(not each.out for each in view.seats) <= 2
        self.open_end = two and not view.talon and needed == len(self._pool)

    def deal(self, random: Callable[[], float]) -> Position:
        """One of them, each as likely. ``random`` gives numbers from 0 up to 1."""
        here = self.base.copy()
        pool = self._pool
        for last in range(len(pool) - 1, 0, -1):
            other = int(random() * (last + 1))
            pool[last], pool[other] = pool[other], pool[last]
        hands, rest, at = here.hands, pool, 0
        if self._choosy:
            rest, trust = pool[:], random() < TRUST
            for seat, _, sure, likely in self._wanted:
                for need, lacking in likely if trust else sure:
                    hands[seat] |= _without(rest, need, lacking)
        else:
            for seat, need, *_ in self._wanted:
                for bit in rest[at : at + need]:
                    hands[seat] |= bit
                at += need
        if self._talon:
            hidden = rest[at : at + self._talon - 1] if self._turnup else rest[at:]
            here.talon = list(accumulate([*hidden, self._turnup], or_, initial=0))
            here.last = len(here.talon) - 1
        return here


def _slots(need: int, lacks: Sequence[Lack], deck: Deck) -> Slots:
    """Room for unknown cards: what was drawn since may be any, what was there before may not."""
    slots: Slots = []
    for place in range(need):
        missing = 0
        for lack in lacks:
            if place < need - lack.drawn:
                missing |= deck.mask(card for card in lack.cards if card in deck.bit)
        if slots and slots[-1][1] == missing:
            slots[-1] = (slots[-1][0] + 1, missing)
        else:
            slots.append((1, missing))
    return slots


def _without(rest: list[int], need: int, lacks: int) -> int:
    """Takes the first cards that may be in a hand; others too when there are not enough."""
    taken = []
    for bit in rest:
        if not bit & lacks:
            taken.append(bit)
            if len(taken) == need:
                break
    if len(taken) < need:
        taken += [bit for bit in rest if bit & lacks][: need - len(taken)]
    for bit in taken:
        rest.remove(bit)
    return sum(taken)


def _public(view: View, memory: Memory, rules: Rules) -> Position:
    """The position as everybody sees it, with empty hands."""
    here = Position.deal(rules, [0] * rules.seats, (), view.attacker)
    bit, deck = rules.deck.bit, rules.deck
    here.attacker, here.defender = view.attacker, view.defender
    here.count = len(view.pairs)
    here.limit = view.limit + here.count
    here.open = [bit[over] for over, cover in view.pairs if cover is None]
    laid = [card for pair in view.pairs for card in pair if card is not None]
    here.table = deck.mask(laid)
    here.fits = 0
    for card in laid:
        here.fits |= deck.rank[bit[card]]
    here.covered = any(cover is not None for _, cover in view.pairs)
    here.leader = view.attacker if memory.leader is None else memory.leader
    here.joiners = list(memory.leaders)
    here.done = sum(1 << seat for seat in memory.done)
    here.passed = here.done | sum(1 << seat for seat in memory.passed - memory.done)
    here.taking = view.phase == "pile"
    here.bouts, here.beaten = memory.bouts, memory.beaten
    here.out = sum(1 << each.seat for each in view.seats if each.out)
    here.turn = view.you if view.you in view.to_act else NOBODY
    return here
