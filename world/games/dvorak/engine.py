"""From one state to the next: the act itself, then whatever follows from it by the rules."""

from __future__ import annotations

from world.cards import Chance
from world.engine.protocol import Action, Refused, Seat, Step

from . import ballots, ending, judge, turns
from .legal import HANDLERS, refuse
from .state import DISCARD, PLAYING, State
from .work import Work


def apply(state: State, seat: Seat | None, action: Action, chance: Chance) -> Step:
    """The next state and what happened. Raises Refused; then nothing has."""
    refusal = refuse(state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    work = Work(state, chance)
    HANDLERS[type(action)][1](work, seat, action)
    settle(work)
    return Step(work.state, tuple(work.events))


def settle(work: Work) -> None:
    """What follows until nothing more does: wins, last players, turns that lost theirs, votes."""
    # Each round ends the game, a turn, or a vote; a round that changes nothing is the last.
    for _ in range(100):
        before = work.state
        if work.state.phase == PLAYING:
            ending.watch(work)
            ending.last_standing(work)
            _keep_turning(work)
        ballots.settle(work)
        if work.state is before:
            return


def _keep_turning(work: Work) -> None:
    state = work.state
    if state.phase != PLAYING or state.closing:
        return
    _forgive(work)
    if state.turn is None:
        _first_turn(work)
    elif not state.players[state.turn.seat].plays:
        # Whoever is put out in their own turn ends it. Rule: Dvorak X4
        if state.in_game or any(player.waits for player in state.players):
            turns.pass_on(work)
    elif state.turn.step == DISCARD and not judge.excess(work.facts, state.turn.seat):
        turns.finish(work)


def _first_turn(work: Work) -> None:
    """The first player is known, or there is nobody left to play for it with."""
    state = work.state
    if state.contest is not None or not state.in_game:
        return
    first = state.first if state.first in state.in_game else state.in_game[0]
    work.set(first=first)
    turns.begin(work, first)


def _forgive(work: Work) -> None:
    """Nobody has to discard more than there is in hand."""
    for seat, player in enumerate(work.state.players):
        held = len(work.state.lying(f"hand/{seat}"))
        if player.owes > held:
            work.player(seat, owes=held)
