"""Two players' deals played to their end in one loop, without a call for each act.

It is how a sensible pair goes on from a position, and what a search believes in. It follows the
rules of `Position` act for act.
"""

from __future__ import annotations

from .position import Position
from .rules import DRAWN, HAND

MOST_BOUTS = 120
"""A deal that takes longer goes on for ever and counts as drawn."""


def prudent(here: Position) -> int:
    """The fool, as a bit, when both play sensibly from here on. ``here`` is left as it is.

    They lead and cover with the cheapest card, hand on when they can, and throw in what they can
    spare: no trumps while the talon lasts, no plain kings and aces while it is long.
    """
    rules = here.rules
    deck = rules.deck
    beats, rank = deck.beats, deck.rank
    plain, spare = deck.every & ~deck.trumps, deck.every & ~deck.trumps & ~deck.high
    court = deck.court
    cap, hand_cap, five, passing = rules.cap, rules.hand_cap, rules.five, rules.passing
    talon, drawn = here.talon, here.drawn
    last = len(talon) - 1
    first, second = here.attacker, here.defender
    attack, defence = here.hands[first], here.hands[second]
    bouts, beaten = here.bouts, here.beaten
    limit, count, table, fits = here.limit, here.count, here.table, here.fits
    taking, covered = here.taking, here.covered
    waiting = here.open[:]
    closed = here.done >> first & 1 or here.taking and here.passed >> first & 1
    pile_on = rules.pile_on
    most = bouts + MOST_BOUTS
    while bouts < most:
        if not count:
            card = (attack & plain or attack) & -(attack & plain or attack)
            attack ^= card
            table, fits, count = card, rank[card], 1
            waiting.append(card)
        while not taking:
            while waiting:
                card = waiting[0]
                if passing and not covered and (passing == 1 or bouts):
                    same = defence & rank[card]
                    if same and attack.bit_count() > count:
                        card = same & -same
                        defence ^= card
                        table |= card
                        count += 1
                        waiting.append(card)
                        first, second = second, first
                        attack, defence = defence, attack
                        limit = cap
                        if hand_cap:
                            limit = min(limit, defence.bit_count())
                        if limit > 5 and (five == 1 and not bouts or five == 2 and not beaten):
                            limit = 5
                        continue
                cover = defence & beats[card]
                if not cover:
                    taking = True
                    break
                cover = cover & fits or cover
                cover &= -cover
                if cover & court and count < 2 and last - drawn >= HAND:
                    taking = True
                    break
                defence ^= cover
                table |= cover
                fits |= rank[cover]
                covered = True
                del waiting[0]
            if taking or closed or count >= limit or not defence:
                break
            added = attack & fits
            if drawn < last:
                added &= spare if last - drawn > HAND else plain
            if not added:
                break
            added &= -added
            attack ^= added
            table |= added
            count += 1
            waiting.append(added)
        if taking:
            if pile_on and not closed:
                added = attack & fits
                if drawn < last:
                    added &= spare if last - drawn > HAND else plain
                if added:
                    if not rules.pile_hand:
                        limit = 5 if five == 1 and not bouts or five == 2 and not beaten else 6
                    while added and count < limit:
                        card = added & -added
                        added ^= card
                        attack ^= card
                        table |= card
                        count += 1
            defence |= table
        else:
            beaten += 1
        bouts += 1
        if drawn < last:
            need = HAND - attack.bit_count()
            if need > 0:
                stop = drawn + need
                if stop > last:
                    stop = last
                attack |= talon[stop] ^ talon[drawn]
                drawn = stop
            need = HAND - defence.bit_count()
            if need > 0 and drawn < last:
                stop = drawn + need
                if stop > last:
                    stop = last
                defence |= talon[stop] ^ talon[drawn]
                drawn = stop
        if not attack or not defence:
            if attack:
                return 1 << first
            return 1 << second if defence or rules.last_defender else DRAWN
        if not taking:
            first, second = second, first
            attack, defence = defence, attack
        taking = covered = closed = False
        count = 0
        waiting.clear()
        limit = cap
        if hand_cap:
            limit = min(limit, defence.bit_count())
        if limit > 5 and (five == 1 and not bouts or five == 2 and not beaten):
            limit = 5
    return DRAWN
