"""Handing an attack on to the next player (perevodnoy). Rule: options *passing*, *show_trump*.

The whole attack moves on; the player who handed it on becomes the main attacker.
"""

from __future__ import annotations

from world.cards import Card, is_joker, rank, suit
from world.engine.protocol import Refusal, Seat

from .state import State


def pass_on_barrier(state: State, card: Card) -> Refusal | None:
    """Why the defender may not hand the attack on with this card of his, or None."""
    return _barrier(state, card, 1)


def show_barrier(state: State, card: Card) -> Refusal | None:
    """Why the defender may not hand the attack on by showing this card of his, or None."""
    options = state.deal.options
    if options.show_trump == "off":
        return Refusal("no-showing")
    if suit(card) != state.deal.trump:
        return Refusal("show-trump-only", "", {"card": card, "suit": state.deal.trump})
    if card in (state.bout.shown if options.show_trump == "once_per_bout" else state.shown):
        return Refusal("shown-already", "", {"card": card})
    return _barrier(state, card, 0)


def _barrier(state: State, card: Card, added: int) -> Refusal | None:
    """Rules of passing on that hold for a card laid (``added`` 1) and a trump shown (0)."""
    bout, deal = state.bout, state.deal
    if deal.options.passing_first_bout == "banned" and state.bouts == 0:
        return Refusal("no-passing-on-yet")
    if any(bout.covers):
        return Refusal("covered-cannot-pass-on")
    first = bout.attacks[0]
    if is_joker(first) or is_joker(card):
        return Refusal("joker-cannot-pass-on")
    if rank(card) != rank(first):
        return Refusal("pass-on-same-rank", "", {"card": card, "rank": rank(first)})
    target = next_defender(state)
    if target is None:
        return Refusal("nobody-to-pass-to")
    table = len(bout.attacks) + added
    if len(state.hands[target]) < table:
        held = len(state.hands[target])
        return Refusal("pass-on-too-many", "", {"target": target, "held": held, "table": table})
    return None


def next_defender(state: State) -> Seat | None:
    """Who would face the attack if it were passed on: the next player still in, or None."""
    count, defender = state.deal.seats, state.bout.defender
    for step in range(1, count):
        seat = (defender + step) % count
        if seat not in state.out:
            return seat
    return None
