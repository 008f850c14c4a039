"""Every act open to a seat now: what `refuse` lets through, listed.

Several throw-ins or pile-ons in one act are only short for one after another; they are allowed
but not listed. Several cards in an opening attack are a choice of their own and are, in one order.
"""

from __future__ import annotations

from itertools import combinations

from world.cards import Card, is_joker, rank
from world.engine.protocol import Action, Seat

from .actions import Attack, Call, Cover, Exchange, Pass, PassOn, ShowTrump, Take
from .beats import BEATS
from .passing import pass_on_barrier, show_barrier
from .refuse import added_card_fits, exchange_card
from .state import State
from .turn import may_be_added

_TAKE, _PASS, _PASS_ALL, _EXCHANGE = Take(), Pass(), Pass(True), Exchange()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action `refuse` lets through, resigning and several additions at once left out."""
    if seat not in state.turn:
        return ()
    bout = state.bout
    if not bout.attacks:
        return _openings(state, seat)
    if seat == bout.defender:
        return _defences(state, seat)
    return _additions(state, seat)


def _openings(state: State, seat: Seat) -> tuple[Action, ...]:
    hand = state.hands[seat]
    acts: list[Action] = [Attack((card,)) for card in hand]
    if state.deal.options.multi_open == "on" and state.bout.limit > 1:
        acts += [Attack(cards) for cards in _several(hand, state.bout.limit)]
    if exchange_card(state, seat) is not None:
        acts.append(_EXCHANGE)
    return tuple(acts)


def _several(hand: tuple[Card, ...], limit: int) -> list[tuple[Card, ...]]:
    """Two or more cards of one rank, at most ``limit``, in the order C D H S."""
    ranks: dict[str, list[Card]] = {}
    for card in hand:
        if not is_joker(card):
            ranks.setdefault(rank(card), []).append(card)
    return [
        cards
        for group in ranks.values()
        for size in range(2, min(len(group), limit) + 1)
        for cards in combinations(sorted(group), size)
    ]


def _defences(state: State, seat: Seat) -> tuple[Action, ...]:
    bout, hand, options = state.bout, state.hands[seat], state.deal.options
    acts: list[Action] = []
    for over, cover in zip(bout.attacks, bout.covers, strict=True):
        if cover is None:
            if options.cheating == "on":
                acts += [Cover(card, over) for card in hand]
            else:
                beating = BEATS[state.deal.trump][over]
                acts += [Cover(card, over) for card in hand if card in beating]
    if options.passing == "on":
        acts += [PassOn(card) for card in hand if pass_on_barrier(state, card) is None]
        if options.show_trump != "off":
            acts += [ShowTrump(card) for card in hand if show_barrier(state, card) is None]
    acts.append(_TAKE)
    return tuple(acts)


def _additions(state: State, seat: Seat) -> tuple[Action, ...]:
    bout = state.bout
    acts: list[Action] = []
    if may_be_added(state):
        fits = added_card_fits(state, seat)
        acts = [Attack((card,)) for card in state.hands[seat] if card in fits]
    if state.deal.options.cheating == "on" and not bout.taking and None not in bout.covers:
        acts += [Call(over) for over in bout.attacks if (seat, over) not in bout.calls]
    acts += (_PASS, _PASS_ALL)
    return tuple(acts)
