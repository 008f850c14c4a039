"""Drawing back up to a full hand after a bout. Rule: Durak ¶8."""

from __future__ import annotations

from world.engine.protocol import Event, Seat

from .events import Drew, TalonEmptied, WentOut
from .options import HAND
from .state import State, evolve, with_hand


def drawing_order(state: State) -> tuple[Seat, ...]:
    """Seats still in, in the order they draw; the defender is last.

    The main attacker first, the others clockwise; with *refill=joined* those who added cards, in
    the order they joined, before those who did not.
    """
    bout, count = state.bout, state.deal.seats
    order: list[Seat] = [bout.attacker]
    if state.deal.options.refill == "joined":
        order += bout.leaders
    order += [(bout.attacker + step) % count for step in range(1, count)]
    return (
        *(s for s in dict.fromkeys(order) if s != bout.defender and s not in state.out),
        bout.defender,
    )


def refill(state: State, order: tuple[Seat, ...], events: list[Event]) -> State:
    """Everybody in ``order`` draws up to six until the talon is empty."""
    talon, hands = state.talon, state.hands
    if not talon:
        return state
    for seat in order:
        need = HAND - len(hands[seat])
        if need <= 0:
            continue
        drawn, talon = talon[:need], talon[need:]
        hands = with_hand(hands, seat, hands[seat] + drawn)
        events.append(Drew(seat, drawn, len(drawn)))
        if not talon:
            events.append(TalonEmptied())
            break
    return evolve(state, talon=talon, hands=hands)


def leave(state: State, seats: tuple[Seat, ...], events: list[Event]) -> State:
    """Those of ``seats`` with no card left, and none to draw, go out. Rule: Durak ¶8."""
    if state.talon:
        return state
    out = state.out
    for seat in seats:
        if not state.hands[seat] and seat not in out:
            out += (seat,)
            events.append(WentOut(seat, len(out)))
    return state if out is state.out else evolve(state, out=out)
