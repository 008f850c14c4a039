"""A deal of the search core at one moment, played on act by act.

`Position` is changed in place, for speed; everything in it is a whole number. Where several may
act at once (option *throw_in=free*) it asks them in turn, which is one of the ways it may go.
A position that comes back is not noticed (option *repetition*).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import or_

from .choosing import Choosing
from .rules import HAND, NOBODY, Rules


class Position(Choosing):
    """A deal at one moment.

    Attributes:
        rules: what does not change; ``beats`` and ``rank`` are its deck's.
        hands: each seat's cards.
        talon: ``talon[n]`` holds the first n cards of what is left to draw, ``last`` in all.
        drawn: how many of them are drawn.
        attacker, defender: of this bout.
        limit: attack cards this bout may see in all.
        count: attack cards laid.
        open: those not covered, in the order laid.
        table: every card of the bout.
        fits: every card whose rank lies on the table.
        covered: something has been covered in this bout.
        leader: who laid the last attack card.
        joiners: who laid each attack card, where that decides who draws.
        passed: seats that declined since the last cover, as bits; ``done``: for the whole bout.
        taking: the defender has given up.
        bouts: bouts finished; ``beaten``: those of them that were beaten off.
        out: seats that are out, as bits.
        turn: who chooses now, `NOBODY` when the deal is over.
        lost: who lost, as a bit; 0 in a draw and while the deal goes on.
    """

    __slots__ = (
        *("rules", "beats", "rank", "hands", "talon", "last", "drawn"),
        *("attacker", "defender", "limit", "count", "open"),
        *("table", "fits", "covered", "leader", "joiners", "passed", "done", "taking", "bouts"),
        *("beaten", "out", "turn", "lost"),
    )

    @classmethod
    def deal(
        cls, rules: Rules, hands: Sequence[int], talon: Sequence[int], attacker: int
    ) -> Position:
        """A deal about to begin. ``talon``: bits, next first."""
        here = cls()
        here.rules, here.beats, here.rank = rules, rules.deck.beats, rules.deck.rank
        here.hands = list(hands)
        here.talon = list(accumulate(talon, or_, initial=0))
        here.last = len(here.talon) - 1
        here.drawn = here.bouts = here.beaten = here.out = here.lost = 0
        here._open_bout(attacker)
        return here

    def copy(self) -> Position:
        """One that can be played on without touching this one."""
        new = Position()
        new.rules = self.rules
        new.beats = self.beats
        new.rank = self.rank
        new.hands = self.hands[:]
        new.talon = self.talon
        new.last = self.last
        new.drawn = self.drawn
        new.attacker = self.attacker
        new.defender = self.defender
        new.limit = self.limit
        new.count = self.count
        new.open = self.open[:]
        new.table = self.table
        new.fits = self.fits
        new.covered = self.covered
        new.leader = self.leader
        new.joiners = self.joiners[:]
        new.passed = self.passed
        new.done = self.done
        new.taking = self.taking
        new.bouts = self.bouts
        new.beaten = self.beaten
        new.out = self.out
        new.turn = self.turn
        new.lost = self.lost
        return new

    @property
    def left(self) -> int:
        """Cards left in the talon."""
        return self.last - self.drawn

    # Doing

    def do(self, act: int) -> None:
        """One of `acts`."""
        seat = self.turn
        if act > 0:
            if seat != self.defender:
                self._attack(seat, act)
            else:
                self.hands[seat] ^= act
                self.table |= act
                del self.open[0]
                self.covered = True
                self.passed = self.done
                self.fits |= self.rank[act]
        elif act < 0:
            self._hand_on(seat, -act)
        elif seat == self.defender:
            self._give_up()
        else:
            self.passed |= 1 << seat
            if self.rules.final:
                self.done |= 1 << seat
        self._settle()

    def _attack(self, seat: int, act: int) -> None:
        self.table |= act
        hand = self.hands[seat] = self.hands[seat] ^ act
        self.leader = seat
        while act:
            bit = act & -act
            act ^= bit
            self.open.append(bit)
            self.count += 1
        self.fits |= self.rank[bit]
        if self.rules.joined:
            self.joiners.append(seat)
        if not hand and self.drawn == self.last:
            self.out |= 1 << seat

    def _hand_on(self, seat: int, act: int) -> None:
        target = self._next(seat)
        self._attack(seat, act)
        self.attacker, self.defender = seat, target
        self.limit = self._limit(target)
        self.passed = 0

    def _give_up(self) -> None:
        self.taking = True
        self.passed = self.done
        if not self.rules.pile_hand:
            self.limit = 5 if self._five() else 6

    def _settle(self) -> None:
        """Whose turn it is now; a bout nobody goes on with is over."""
        if self.open and not self.taking:
            self.turn = self.defender
            return
        more = self.rules.pile_on if self.taking else self.hands[self.defender]
        if more and self.count < self.limit:
            seat = self.attacker if self.rules.seats == 2 else self._thrower()
            if seat != NOBODY and self.hands[seat]:
                if not (self.passed | self.done) >> seat & 1:
                    self.turn = seat
                    return
        self.turn = NOBODY
        self._bout_over()

    def _thrower(self) -> int:
        """Who is asked to add a card next. Rule: Durak ¶4.3–4.5, ¶5."""
        defender, hands = self.defender, self.hands
        skip = self.passed | self.done | self.out | 1 << defender
        seats = self.rules.seats
        if self.rules.who:
            skip |= ~self._asked()
        if self.taking and not self.rules.main_first:
            first = self.leader
            for step in range(seats):
                seat = (first + step) % seats
                if not skip >> seat & 1 and hands[seat]:
                    return seat
            return NOBODY
        order = (self.attacker,) if self.rules.main_first else (self.leader, self.attacker)
        for seat in order:
            if not skip >> seat & 1 and hands[seat]:
                return seat
        for step in range(1, seats):
            seat = (defender + step) % seats
            if not skip >> seat & 1 and hands[seat]:
                return seat
        return NOBODY

    def _asked(self) -> int:
        """The seats that may throw in at all, as bits. Rule: Durak ¶4.7, option *who*."""
        if self.rules.who == 2:
            return 1 << self.attacker
        before = (self.defender - 1) % self.rules.seats
        while self.out >> before & 1:
            before = (before - 1) % self.rules.seats
        return 1 << before | 1 << self._next(self.defender)

    # Between bouts

    def _bout_over(self) -> None:
        """The table is cleared, hands are filled, the next bout begins. Rule: Durak ¶5, ¶6, ¶8."""
        defender = self.defender
        taken = self.taking
        if taken:
            self.hands[defender] |= self.table
        else:
            self.beaten += 1
        self.bouts += 1
        if self.drawn < self.last:
            self._refill()
        if self.drawn == self.last:
            self._leave()
            if self._over():
                return
        self._open_bout(self._next(defender) if taken or self.out >> defender & 1 else defender)

    def _refill(self) -> None:
        rules, hands, talon, defender = self.rules, self.hands, self.talon, self.defender
        if rules.seats == 2:
            order = [self.attacker, defender]
        else:
            order = [self.attacker, *self.joiners] if rules.joined else [self.attacker]
            order += [(self.attacker + step) % rules.seats for step in range(1, rules.seats)]
            order = [seat for seat in order if seat != defender] + [defender]
        last = self.last
        for seat in order:
            need = HAND - hands[seat].bit_count()
            if need > 0:
                stop = min(self.drawn + need, last)
                hands[seat] |= talon[stop] ^ talon[self.drawn]
                self.drawn = stop

    def _leave(self) -> None:
        for seat, hand in enumerate(self.hands):
            if not hand:
                self.out |= 1 << seat

    def _over(self) -> bool:
        """Whether at most one hand holds cards; then the fool is known. Rule: Durak ¶9."""
        holding = [seat for seat, hand in enumerate(self.hands) if hand]
        if len(holding) > 1:
            return False
        if holding:
            self.lost = 1 << holding[0]
        elif self.rules.last_defender:
            self.lost = 1 << self.defender
        self.table = 0
        return True

    def _open_bout(self, attacker: int) -> None:
        self.attacker = self.leader = self.turn = attacker
        self.defender = self._next(attacker)
        self.open = []
        self.joiners = []
        self.count = self.table = self.fits = self.passed = self.done = 0
        self.covered = self.taking = False
        self.limit = self._limit(self.defender)

    def _next(self, seat: int) -> int:
        """The next seat clockwise that is not out."""
        seats, out = self.rules.seats, self.out
        while True:
            seat = (seat + 1) % seats
            if not out >> seat & 1:
                return seat

    def _five(self) -> bool:
        """True while a bout sees five attack cards only."""
        five = self.rules.five
        return five == 1 and not self.bouts or five == 2 and not self.beaten

    def _limit(self, defender: int) -> int:
        """Attack cards a bout on this defender may see. Rule: Durak ¶4.6."""
        limit = self.rules.cap
        if self.rules.hand_cap:
            limit = min(limit, self.hands[defender].bit_count())
        return 5 if limit > 5 and self._five() else limit
