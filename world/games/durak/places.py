"""Where every card lies, who may see its face, and whether the books balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from world.cards import Card
from world.engine.protocol import Place, Seat

from .state import State
from .turn import turn_order

HAND_PILE, TALON, TABLE, DISCARD = "hand", "talon", "table", "discard"


def where(state: State) -> Mapping[Card, Place]:
    """The place of every card.

    Piles: ``hand`` (of a seat), ``talon`` (next card first, the turn-up last), ``table`` (the n-th
    attack card, from 0, at index 2n, its cover at 2n + 1) and ``discard`` (in the order they went).
    """
    places: dict[Card, Place] = {}
    for seat, hand in enumerate(state.hands):
        for index, card in enumerate(hand):
            places[card] = Place(HAND_PILE, seat, index)
    for pile, cards in ((TALON, state.talon), (DISCARD, state.discard)):
        for index, card in enumerate(cards):
            places[card] = Place(pile, None, index)
    for index, card in _table(state):
        places[card] = Place(TABLE, None, index)
    return places


def _table(state: State) -> list[tuple[int, Card]]:
    """Cards on the table with their index; none once the deal is over by cards."""
    bout = state.bout
    if state.result is not None and state.result.reason != "resigned":
        return []
    laid = []
    for place, (attack, cover) in enumerate(zip(bout.attacks, bout.covers, strict=True)):
        laid.append((2 * place, attack))
        if cover is not None:
            laid.append((2 * place + 1, cover))
    return laid


def knows(state: State, seat: Seat | None) -> frozenset[Card]:
    """Cards whose faces this seat may see where they lie: its hand, the table, the turn-up.

    Rule: Durak ¶7: nobody may look through the discard.
    """
    seen = {card for _, card in _table(state)}
    seen.update(state.talon[-1:])
    if seat is not None:
        seen.update(state.hands[seat])
    return frozenset(seen)


def problems(state: State) -> tuple[str, ...]:
    """What is wrong with a state; () when it is sane."""
    deal, bout, found = state.deal, state.bout, []
    cards = Counter(card for hand in state.hands for card in hand)
    cards.update(state.talon)
    cards.update(state.discard)
    cards.update(card for _, card in _table(state))
    if cards != Counter(dict.fromkeys(deal.cards, 1)):
        found.append(f"cards do not balance: {sorted((cards - Counter(deal.cards)).elements())}")
    if not len(bout.attacks) == len(bout.covers) == len(bout.leaders):
        found.append("attack cards, covers and leaders differ in number")
    if len(state.hands) != deal.seats or len(set(state.out)) != len(state.out):
        found.append("seats do not fit")
    if any(state.hands[seat] for seat in state.out):
        found.append("a seat that is out holds cards")
    if state.talon and state.out:
        found.append("somebody is out although there is a talon")
    if state.turn != turn_order(state):
        found.append("the turn is not what the position says")
    if (state.result is None) != bool(state.turn):
        found.append("nobody to act in a running deal, or somebody in a finished one")
    return tuple(found)
