"""Acts and what they do to a bout: attack, cover, decline, take, hand on, call, exchange.

`apply` is the only way a state changes. Chance plays no part after the deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from world.cards import Card
from world.engine.protocol import Action, AgreeDraw, Elapsed, Event, Refused, Resign, Seat, Step

from .actions import Attack, Call, Cover, Exchange, Pass, PassOn, ShowTrump, Take
from .beats import BEATS
from .ending import draw_agreed, give_up, next_bout_or_end
from .events import (
    Attacked,
    BeatenOff,
    Called,
    Covered,
    Declined,
    Exchanged,
    GaveUp,
    PassedOn,
    PiledOn,
    Resigned,
    ShowedTrump,
    ThrewIn,
    Took,
    WindowClosed,
)
from .passing import next_defender
from .refill import drawing_order, leave, refill
from .refuse import exchange_card, refuse
from .seating import bout_limit, pile_limit
from .state import State, evolve, with_hand, without
from .turn import throwers, turn_order

_NOBODY: frozenset[Seat] = frozenset()


def apply(state: State, seat: Seat | None, action: Action) -> Step:
    """The state after an act and what happened, in order.

    Raises:
        Refused: the act is not allowed; nothing has changed.
    """
    refusal = refuse(state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    events: list[Event] = []
    after = _ACTS[type(action)](state, seat, action, events)
    return Step(_settled(after, events), tuple(events))


def _settled(state: State, events: list[Event]) -> State:
    """The state with its next choice: in this bout, in the next one, or none."""
    turn = turn_order(state)
    if not turn and state.result is None:
        state = _bout_over(state, events)
        turn = turn_order(state)
    return evolve(state, turn=turn)


def _bout_over(state: State, events: list[Event]) -> State:
    """Clears the table, lets everybody draw, and begins the next bout. Rule: Durak ¶5, ¶6, ¶8."""
    bout = state.bout
    cards = bout.attacks + tuple(card for card in bout.covers if card is not None)
    if bout.taking:
        events.append(Took(bout.defender, cards, len(cards)))
        hand = state.hands[bout.defender] + cards
        hands = with_hand(state.hands, bout.defender, hand)
        state = evolve(state, hands=hands, bouts=state.bouts + 1)
    else:
        events.append(BeatenOff(bout.defender, len(cards)))
        state = evolve(
            state,
            discard=state.discard + cards,
            bouts=state.bouts + 1,
            beaten=state.beaten + 1,
            seen=(),
        )
    order = drawing_order(state)
    state = leave(refill(state, order, events), order, events)
    return next_bout_or_end(state, events)


def _attack(state: State, seat: Seat, action: Attack, events: list[Event]) -> State:
    bout, cards = state.bout, action.cards
    kind = PiledOn if bout.taking else ThrewIn if bout.attacks else Attacked
    events.append(kind(seat, bout.defender, cards))
    return _added(state, seat, action, cards, events)


def _added(
    state: State, seat: Seat, action: Action, cards: tuple[Card, ...], events: list[Event]
) -> State:
    """Lays attack cards from a hand, which may put their player out at once. Rule: Durak ¶8."""
    bout, hand = state.bout, state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    count = len(cards)
    bout = evolve(
        bout,
        attacks=bout.attacks + cards,
        covers=bout.covers + (None,) * count,
        leaders=bout.leaders + (seat,) * count,
        leader=seat,
    )
    hands = with_hand(state.hands, seat, hand)
    state = evolve(state, hands=hands, bout=bout, last=(seat, action))
    return state if hand else leave(state, (seat,), events)


def _cover(state: State, seat: Seat, action: Cover, events: list[Event]) -> State:
    bout, place = state.bout, state.bout.attacks.index(action.over)
    events.append(Covered(seat, action.card, action.over))
    covers = bout.covers[:place] + (action.card,) + bout.covers[place + 1 :]
    # A new cover may show a new rank, so it reopens the choice for everyone (¶4.3).
    return evolve(
        state,
        hands=with_hand(state.hands, seat, without(state.hands[seat], action.card)),
        bout=evolve(bout, covers=covers, passed=_NOBODY),
        last=(seat, action),
    )


def _take(state: State, seat: Seat, action: Take, events: list[Event]) -> State:
    bout = evolve(state.bout, taking=True, passed=_NOBODY, limit=pile_limit(state))
    state = evolve(state, bout=bout, last=(seat, action))
    events.append(GaveUp(seat, bool(throwers(state))))
    return state


def _pass(state: State, seat: Seat, action: Pass, events: list[Event]) -> State:
    bout = state.bout
    rest = action.rest or state.deal.options.decline_final == "on"
    events.append(Declined(seat, rest))
    if rest:
        bout = evolve(bout, done=bout.done | {seat})
    else:
        bout = evolve(bout, passed=bout.passed | {seat})
    return evolve(state, bout=bout, last=(seat, action))


def _pass_on(state: State, seat: Seat, action: PassOn, events: list[Event]) -> State:
    target = next_defender(state)
    events.append(PassedOn(seat, target, action.card))
    state = _added(state, seat, action, (action.card,), events)
    return _handed_on(state, seat, target)


def _show(state: State, seat: Seat, action: ShowTrump, events: list[Event]) -> State:
    target = next_defender(state)
    events.append(ShowedTrump(seat, target, action.card))
    bout = evolve(state.bout, shown=state.bout.shown + (action.card,), leader=seat)
    state = evolve(state, bout=bout, shown=state.shown + (action.card,), last=(seat, action))
    return _handed_on(state, seat, target)


def _handed_on(state: State, seat: Seat, target: Seat) -> State:
    """``seat`` is now the main attacker, ``target`` defends within the limit of his own hand."""
    held = len(state.hands[target])
    limit = bout_limit(state.deal.options, state.bouts, state.beaten, held, len(state.deal.cards))
    bout = evolve(
        state.bout,
        attacker=seat,
        defender=target,
        attack_chair=seat,
        defence_chair=target,
        limit=limit,
        passed=_NOBODY,
    )
    return evolve(state, bout=bout)


def _exchange(state: State, seat: Seat, action: Exchange, events: list[Event]) -> State:
    given, gained = exchange_card(state, seat), state.talon[-1]
    events.append(Exchanged(seat, given, gained))
    hand = without(state.hands[seat], given) + (gained,)
    return evolve(
        state,
        hands=with_hand(state.hands, seat, hand),
        talon=state.talon[:-1] + (given,),
        last=(seat, action),
    )


def _call(state: State, seat: Seat, action: Call, events: list[Event]) -> State:
    """A right call undoes the pair, a wrong one changes nothing (but cannot be repeated)."""
    bout, over = state.bout, action.over
    place = bout.attacks.index(over)
    card, defender = bout.covers[place], bout.defender
    right = card not in BEATS[state.deal.trump][over]
    events.append(Called(seat, defender, card, over, right))
    if not right:
        bout = evolve(bout, calls=bout.calls + ((seat, over),))
        return evolve(state, bout=bout, last=(seat, action))
    covers = bout.covers[:place] + (None,) + bout.covers[place + 1 :]
    calls = tuple(call for call in bout.calls if call[1] != over)
    return evolve(
        state,
        hands=with_hand(state.hands, defender, state.hands[defender] + (card,)),
        bout=evolve(bout, covers=covers, calls=calls, passed=_NOBODY),
        last=(seat, action),
    )


def _resign(state: State, seat: Seat, action: Resign, events: list[Event]) -> State:
    events.append(Resigned(seat))
    state = evolve(state, resigned=state.resigned | {seat})
    return give_up(state, seat, events) if state.deal.seats == 2 else state


def _elapsed(state: State, seat: None, action: Elapsed, events: list[Event]) -> State:
    """The throw-in window ran out: everybody who could still add a card has declined."""
    events.append(WindowClosed())
    return evolve(state, bout=evolve(state.bout, passed=state.bout.passed | set(state.turn)))


def _agree_draw(state: State, seat: None, action: AgreeDraw, events: list[Event]) -> State:
    return draw_agreed(state, events)


_ACTS: dict[type, Callable[[State, Any, Any, list[Event]], State]] = {
    Attack: _attack,
    Cover: _cover,
    Take: _take,
    Pass: _pass,
    PassOn: _pass_on,
    ShowTrump: _show,
    Exchange: _exchange,
    Call: _call,
    Resign: _resign,
    Elapsed: _elapsed,
    AgreeDraw: _agree_draw,
}
