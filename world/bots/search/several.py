"""Deals of any number of players played to their end, an act at a time, as a sensible company."""

from __future__ import annotations

from .duel import MOST_BOUTS
from .position import Position
from .rules import DECLINE, DRAWN, HAND, NOBODY


def sensible(here: Position) -> int:
    """What a sensible player does: see `duel.prudent`, which does the same."""
    deck, hand = here.rules.deck, here.hands[here.turn]
    left = here.last - here.drawn
    if not here.count:
        plain = hand & ~deck.trumps or hand
        return plain & -plain
    if here.turn != here.defender:
        hand &= here.fits
        if left:
            hand &= ~(deck.trumps | deck.high) if left > HAND else ~deck.trumps
        return hand & -hand
    if here.rules.passing and not here.covered:
        onward = here.to_hand_on()
        if onward:
            return -(onward & -onward)
    cover = hand & here.beats[here.open[0]]
    cover = cover & here.fits or cover
    cover &= -cover
    if cover & deck.court and here.count < 2 and left >= HAND:
        return DECLINE
    return cover


def prudent(here: Position) -> int:
    """Who lost, as a bit, when all play sensibly from here on. ``here`` is played on."""
    most = here.bouts + MOST_BOUTS
    while here.turn != NOBODY:
        if here.bouts >= most:
            return DRAWN
        here.do(sensible(here))
    return here.lost
