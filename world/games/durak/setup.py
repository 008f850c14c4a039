"""Dealing: the dealer, the cards, the trump, and who leads the first bout.

Chance is used in this order: the first dealer (only in a series' first deal), then a shuffle, then
one more shuffle for each time the cards are thrown in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from world.cards import Card, Chance, deck, is_joker, rank, rank_value, suit
from world.engine.protocol import Event, Seat, Step

from .beats import sorted_hand
from .ending import open_bout, position_digest
from .events import (
    BoutBegan,
    DealerDrawn,
    Dealt,
    HandDealt,
    LeadGiven,
    Redealt,
    TrumpShown,
    TrumpTurned,
)
from .honours import first_ladder
from .options import HAND, Options
from .seating import partition
from .state import Bout, Deal, State, evolve
from .turn import turn_order

MOST_REDEALS = 100
"""After so many throw-ins in a row the cards stand as they fell, so that a deal always ends."""

_RED = "DH"


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards of a deal as they fell.

    Attributes:
        hands: each seat's cards.
        talon: the cards left, next first, the turn-up last.
        turned: the card whose suit is trump.
    """

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    turned: Card


def start(options: Options, seats: int, chance: Chance, before: State | None = None) -> Step:
    """Deals a game. ``before``: the finished deal it follows at the same table, if any."""
    if before is not None and (before.deal.seats != seats or before.result is None):
        before = None
    events: list[Event] = []
    if before is None:
        dealer = Seat(chance.below(seats))
        events.append(DealerDrawn(dealer))
    else:
        dealer = _next_dealer(options, before)
    layout = lay_out(options, seats, dealer, chance.shuffled(deck(int(options.deck))))
    for _ in range(MOST_REDEALS):
        fault = _fault(options, layout)
        if fault is None:
            break
        events.append(fault)
        layout = lay_out(options, seats, dealer, chance.shuffled(deck(int(options.deck))))
    return begin(options, seats, dealer, layout, before, events)


def lay_out(options: Options, seats: int, dealer: Seat, cards: Sequence[Card]) -> Layout:
    """Deals from a deck, its top first: one by one clockwise from the dealer's left.

    The next card is turned up and goes under the talon; a card that may not be trump is passed
    over and stays where it lies. With no talon the last card dealt is shown and stays in its hand.
    """
    first, total = (dealer + 1) % seats, HAND * seats
    hands = tuple(
        tuple(cards[place] for place in range((seat - first) % seats, total, seats))
        for seat in range(seats)
    )
    rest = tuple(cards[total:])
    if not rest:
        return Layout(hands, (), cards[total - 1])
    at = next((n for n, card in enumerate(rest) if _may_be_turned(options, card)), None)
    if at is None:
        at = next(n for n, card in enumerate(rest) if not is_joker(card))
    return Layout(hands, rest[:at] + rest[at + 1 :] + (rest[at],), rest[at])


def _may_be_turned(options: Options, card: Card) -> bool:
    """Jokers are never the turn-up, aces not where the table says so."""
    return not is_joker(card) and (options.no_ace_turnup == "off" or rank(card) != "A")


def _fault(options: Options, layout: Layout) -> Redealt | None:
    """Why this deal does not count: options *no_ace_turnup* and *redeal*."""
    if not _may_be_turned(options, layout.turned):
        return Redealt("ace-turned-up", None)
    for seat, hand in enumerate(layout.hands):
        suits = [suit(card) for card in hand if not is_joker(card)]
        if options.redeal == "five_of_a_suit" and any(suits.count(s) >= 5 for s in set(suits)):
            return Redealt("five-of-a-suit", seat)
        if options.redeal == "one_colour" and len({_red(card) for card in hand}) == 1:
            return Redealt("one-colour", seat)
    return None


def _red(card: Card) -> bool:
    return card == "*R" or (not is_joker(card) and suit(card) in _RED)


def begin(
    options: Options,
    seats: int,
    dealer: Seat,
    layout: Layout,
    before: State | None = None,
    events: list[Event] | None = None,
) -> Step:
    """The first state of a deal whose cards have fallen, and the events up to the first lead."""
    events = [] if events is None else events
    teams = partition(options.teams, seats)
    trump = suit(layout.turned)
    cards = frozenset(layout.talon).union(*layout.hands)
    ladder = _ladder(options, seats, teams, before)
    deal = Deal(options, seats, dealer, trump, cards, teams, ladder)
    nobody = Bout(dealer, dealer, dealer, dealer, 0)
    state = State(deal, layout.hands, layout.talon, (), nobody)
    events.append(Dealt(dealer, HAND, len(layout.talon)))
    for seat, hand in enumerate(layout.hands):
        events.append(HandDealt(seat, sorted_hand(hand, trump)))
    if layout.talon:
        events.append(TrumpTurned(layout.turned, trump))
    else:
        events.append(TrumpShown(dealer, layout.turned, trump))
    lead = first_lead(state, before)
    events.append(lead)
    bout = open_bout(state, lead.seat, lead.seat)
    events.append(BoutBegan(bout.attacker, bout.defender, bout.limit))
    state = evolve(state, bout=bout)
    if options.repetition == "on":
        state = evolve(state, seen=(position_digest(state),))
    return Step(evolve(state, turn=turn_order(state)), tuple(events))


def _next_dealer(options: Options, before: State) -> Seat:
    """The fool deals, or the deal goes round; after a draw the same dealer deals again."""
    last = before.deal.dealer
    if options.dealer == "rotating":
        return (last + 1) % before.deal.seats
    return last if before.result.fool is None else before.result.fool


def _ladder(
    options: Options, seats: int, teams: tuple[int, ...], before: State | None
) -> tuple[str, ...]:
    """The ladder goes on from the deal before, unless that ended it or was of another kind."""
    fresh = first_ladder(options, seats, teams)
    if before is None or before.result.ladder_over or before.deal.teams != teams:
        return fresh
    if before.deal.options.deck != options.deck or not before.result.ladder:
        return fresh
    return before.result.ladder if fresh else ()


def first_lead(state: State, before: State | None) -> LeadGiven:
    """Who leads a deal. Rule: Durak ¶9, ¶11; options *next_lead*, *teams*."""
    deal, options = state.deal, state.deal.options
    if before is None or before.result.fool is None or options.next_lead == "lowest_trump":
        return lowest_lead(state)
    winners = before.result.winners
    if deal.teams and winners:
        seat = min(winners, key=lambda s: (s - deal.dealer - 1) % deal.seats)
        return LeadGiven(seat, "winning-team", None)
    fool = before.result.fool
    if options.next_lead == "winner" and winners:
        return LeadGiven(winners[0], "winner", None)
    if options.next_lead == "from_fool":
        return LeadGiven((fool + 1) % deal.seats, "from-fool", None)
    return LeadGiven((fool - 1) % deal.seats, "under-fool", None)


def lowest_lead(state: State) -> LeadGiven:
    """The holder of the lowest trump; with no trump in any hand, of the lowest card.

    Only hands count, not the turn-up. Equal ranks: the one nearest the dealer's left.
    """
    deal = state.deal
    held = [
        (rank_value(card), (seat - deal.dealer - 1) % deal.seats, seat, card)
        for seat, hand in enumerate(state.hands)
        for card in hand
        if not is_joker(card)
    ]
    trumps = [entry for entry in held if suit(entry[3]) == deal.trump]
    _, _, seat, card = min(trumps or held)
    return LeadGiven(seat, "lowest-trump" if trumps else "lowest-card", card)
