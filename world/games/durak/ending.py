"""From one bout to the next, or to the end of the deal. Rule: Durak ¶5, ¶6, ¶8–14."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

from world.engine.protocol import Event, Seat

from .beats import sorted_hand
from .events import (
    BoutBegan,
    Drawn,
    FoolNamed,
    Honoured,
    LadderEnded,
    LadderRose,
    OrderNamed,
    TeamLost,
    WinnerNamed,
)
from .honours import earned, raised
from .seating import bout_limit, chair_to_attack, next_chair, player_at, side
from .state import Bout, Result, State, evolve

REPEATS = 3
"""The position that stands this many times, with no discard between, is a draw."""


def next_bout_or_end(state: State, events: list[Event]) -> State:
    """After the refill: the deal is over, or the next attacker leads."""
    ended = _by_cards(state)
    if ended is not None:
        return _end(state, ended, events)
    state = evolve(state, bout=_next_bout(state))
    if state.deal.options.repetition == "on":
        here = position_digest(state)
        if state.seen.count(here) + 1 >= REPEATS:
            return _end(state, Result((), None, (), "repetition"), events)
        state = evolve(state, seen=state.seen + (here,))
    bout = state.bout
    events.append(BoutBegan(bout.attacker, bout.defender, bout.limit))
    return state


def _next_bout(state: State) -> Bout:
    """The defender attacks next if he beat off, else the player on his left. Rule: ¶5, ¶6."""
    deal, out, chair = state.deal, state.out, state.bout.defence_chair
    if state.bout.taking or player_at(deal, out, chair) is None:
        chair = next_chair(deal, out, chair)
    return open_bout(state, chair, player_at(deal, out, chair))


def open_bout(state: State, chair: Seat, attacker: Seat) -> Bout:
    """A fresh bout led by ``attacker`` from ``chair`` against the player on its left.

    Raises:
        ValueError: there is nobody to attack.
    """
    deal, out = state.deal, state.out
    target = chair_to_attack(deal, out, chair, attacker)
    if target is None:
        raise ValueError(f"seat {attacker} has nobody to attack")
    defender = player_at(deal, out, target)
    limit = bout_limit(
        deal.options, state.bouts, state.beaten, len(state.hands[defender]), len(deal.cards)
    )
    return Bout(attacker, defender, chair, target, limit, out_before=len(out))


def position_digest(state: State) -> str:
    """A short name for the position at a bout's start: hands, talon and who leads whom."""
    bout = state.bout
    parts = [f"{bout.attack_chair} {bout.defence_chair} {len(state.talon)}"]
    parts += [" ".join(sorted(hand)) for hand in state.hands]
    return blake2b("|".join(parts).encode("ascii"), digest_size=8).hexdigest()


def give_up(state: State, seat: Seat, events: list[Event]) -> State:
    """One of two players resigned: the other has won."""
    others = tuple(other for other in range(state.deal.seats) if other != seat)
    return _end(state, Result((seat,), seat, others, "resigned"), events)


def draw_agreed(state: State, events: list[Event]) -> State:
    """Everybody agreed to leave it: nobody is the fool, and nobody has earned a badge."""
    return _end(state, Result((), None, (), "agreed"), events)


def _by_cards(state: State) -> Result | None:
    """The result once at most one side holds cards; nothing is decided while there is a talon.

    Rule: Durak ¶9, ¶11.
    """
    if state.talon:
        return None
    deal = state.deal
    holding = [seat for seat in range(deal.seats) if state.hands[seat]]
    sides = {side(deal, seat) for seat in holding}
    if len(sides) > 1:
        return None
    defender = state.bout.defender
    if sides:
        fool = defender if defender in holding else holding[0]
        reason = "cards"
    elif deal.options.both_empty == "last_defender":
        fool, reason = defender, "both-empty"
    else:
        return Result((), None, (), "both-empty")
    losing = side(deal, fool)
    losers = tuple(seat for seat in range(deal.seats) if side(deal, seat) == losing)
    return Result(losers, fool, _first_side(state, losing), reason)


def _first_side(state: State, losing: int) -> tuple[Seat, ...]:
    """The side all of whose members went out first, the losing one left out. Rule: ¶10."""
    deal = state.deal
    left = [side(deal, seat) for seat in range(deal.seats)]
    for seat in state.out:
        here = side(deal, seat)
        left.remove(here)
        if here != losing and here not in left:
            return tuple(s for s in range(deal.seats) if side(deal, s) == here)
    return ()


def _end(state: State, result: Result, events: list[Event]) -> State:
    """Announces the result, the honour and the ladder."""
    deal, options = state.deal, state.deal.options
    if not result.losers:
        events.append(Drawn(result.reason))
    elif deal.teams:
        events.append(TeamLost(result.losers))
    else:
        # Who resigns leaves a hand that is still a secret.
        left = () if result.reason == "resigned" else state.hands[result.fool]
        events.append(FoolNamed(result.fool, sorted_hand(left, deal.trump)))
    result = _honoured(state, result, events)
    if options.result == "first_out" and result.winners:
        events.append(WinnerNamed(result.winners))
    if options.result == "order" and not deal.teams:
        rest = tuple(seat for seat in result.losers if seat not in state.out)
        events.append(OrderNamed(state.out + rest))
    return evolve(state, result=result)


def _honoured(state: State, result: Result, events: list[Event]) -> Result:
    """The result with its badge and the ladder's new standing. Rule: Durak ¶13–14."""
    deal, ladder = state.deal, state.deal.ladder
    decided = result.reason in ("resigned", "agreed")
    honour = None if decided else earned(state, result.losers)
    if honour is None:
        return replace(result, ladder=ladder)
    defender, over = state.bout.defender, False
    events.append(Honoured(defender, honour.badge, honour.rank, honour.scores))
    if honour.scores:
        ladder, over = raised(ladder, side(deal, defender))
        if over:
            events.append(LadderEnded(defender))
        else:
            events.append(LadderRose(defender, ladder[side(deal, defender)]))
    return replace(result, badge=honour.badge, ladder=ladder, ladder_over=over)
