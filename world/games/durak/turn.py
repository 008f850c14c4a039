"""Who may choose now, and in which order. From public facts only.

A seat is skipped at once only when the limit is reached or its own hand is empty: skipping it
because no card of its hand fits would tell the table what it holds.
"""

from __future__ import annotations

from world.engine.protocol import Seat

from .seating import main_attacker, mates, neighbours, player_at
from .state import State


def turn_order(state: State) -> tuple[Seat, ...]:
    """The seats that may choose now, first in priority first."""
    bout = state.bout
    if state.result is not None:
        return ()
    if not bout.attacks:
        return (bout.attacker,)
    if not bout.taking and None in bout.covers:
        if any_time(state):
            return (bout.defender, *throwers(state))
        return (bout.defender,)
    asked = throwers(state)
    return asked if state.deal.options.throw_in != "sequential" else asked[:1]


def any_time(state: State) -> bool:
    """True when cards may be added although one is open. Rule: Durak ¶4.8, option *throw_in*."""
    mode = state.deal.options.throw_in
    if mode == "sequential":
        return False
    return mode == "free" or any(state.bout.covers)


def throwers(state: State) -> tuple[Seat, ...]:
    """Who may still add a card (or call a cover), first in priority first."""
    bout = state.bout
    if bout.taking and state.deal.options.pile_on == "off":
        return ()
    calling = may_be_called(state)
    adding = may_be_added(state)
    if not calling and not adding:
        return ()
    if bout.taking and state.deal.options.priority == "seed":
        order = _pile_order(state)
    else:
        order = _throw_order(state)
    if state.out and state.deal.teams:
        order = _players(state, order)
    passed, done, hands = bout.passed, bout.done, state.hands
    gone = state.out[: bout.out_before] if calling else state.out
    asked = []
    for seat in order:
        if seat == bout.defender or seat in gone or seat in passed or seat in done:
            continue
        if calling or hands[seat]:
            asked.append(seat)
    options = state.deal.options
    if options.who != "all" and not calling:
        allowed = (main_attacker(state),) if options.who == "main" else neighbours(state)
        asked = [seat for seat in asked if seat in allowed]
    if state.deal.teams:
        asked = [seat for seat in asked if not mates(state.deal, seat, bout.defender)]
    return tuple(asked)


def may_be_added(state: State) -> bool:
    """True when the bout's limits leave room for another attack card."""
    bout = state.bout
    if len(bout.attacks) >= bout.limit:
        return False
    # Whoever has beaten everything with his last card is attacked no more, draw he or not.
    return bool(state.hands[bout.defender]) or bout.taking or None in bout.covers


def may_be_called(state: State) -> bool:
    """True when the others are asked about covers: all is covered and the table allows cheating."""
    bout = state.bout
    return (
        state.deal.options.cheating == "on"
        and not bout.taking
        and bool(bout.attacks)
        and None not in bout.covers
    )


def _players(state: State, chairs: list[Seat]) -> list[Seat]:
    """Who plays these chairs, each player once; without a proxy the chair's own sitter stays."""
    players = []
    for chair in chairs:
        player = player_at(state.deal, state.out, chair)
        players.append(chair if player is None else player)
    return list(dict.fromkeys(players))


def _throw_order(state: State) -> list[Seat]:
    """Last leader, main attacker, then clockwise from the defender's left. Rule: Durak ¶4.3–4.5.

    With *priority=main* the main attacker, then clockwise from the defender's left. These are
    chairs: the one of a player who is out may be played by a team-mate.
    """
    bout, count = state.bout, state.deal.seats
    left, main = bout.defence_chair + 1, bout.attack_chair
    order = [main]
    if state.deal.options.priority == "seed" and bout.leader is not None:
        if bout.leader != main:
            order = [bout.leader, main]
    for step in range(count - 1):
        seat = (left + step) % count
        if seat not in order:
            order.append(seat)
    return order


def _pile_order(state: State) -> list[Seat]:
    """The last attacker, then clockwise from him. Rule: Durak ¶5."""
    bout, count = state.bout, state.deal.seats
    first = bout.attacker if bout.leader is None else bout.leader
    return [(first + step) % count for step in range(count)]
