"""Who is out, who has won, and when it is over. Rule: Dvorak E1–E2, X1–X5, W1–W3."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from world.engine.protocol import Seat

from . import judge
from .resolver.statements import Statement
from .state import OVER, PLAYING, Result
from .turn_events import LastLeft, Undecided, WentOut, Won
from .vote_events import VoterDropped
from .work import Work
from .zones import shift

MISTAKEN = ("told", "rule")
"""Reasons for going out that may be a mistake, so that the last player's win waits (X5)."""


def put_out(work: Work, seats: Iterable[Seat], reason: str, title: str = "") -> None:
    """These players are out, all at once. Rule: Dvorak X1, X2.

    Hands go to the discard pile, and so do Things unless the table says otherwise; lasting
    effects whose subject is one of these players end.
    """
    gone = tuple(seats)
    for seat in gone:
        work.player(seat, out=True, waits=False, owes=0, skips=0)
        work.tell(WentOut(seat, reason, title))
    for seat in gone:
        for card in work.state.lying(f"hand/{seat}"):
            shift(work, card, "discard")
        things = {"discard": "discard", "removed": "removed", "centre": "centre"}
        for card in work.state.lying(f"area/{seat}"):
            shift(work, card, things[work.state.options.out_things])
        _end_effects_on(work, seat)
        _forget(work, seat)
        if reason == "left" or work.state.options.out_vote == "no":
            drop_voter(work, seat, "left" if reason == "left" else "out")


def _end_effects_on(work: Work, seat: Seat) -> None:
    lasting = {effect.id: effect for effect in work.state.lingering}
    facts = work.facts

    def is_subject(statement: Statement) -> bool:
        subject = statement.subject
        if subject.kind == "me":
            return lasting[statement.source].seat == seat
        if subject.kind == "named":
            return facts.seat_named(subject.name) == seat
        return subject.kind == "target" and subject.seat == seat

    ended = [s for s in work.state.statements if s.source in lasting and is_subject(s)]
    if not ended:
        return
    kept = tuple(s for s in work.state.statements if s not in ended)
    silent = {s.source for s in ended} - {s.source for s in kept}
    work.set(
        statements=kept,
        lingering=tuple(e for e in work.state.lingering if e.id not in silent),
    )


def _forget(work: Work, seat: Seat) -> None:
    """Nothing waits for a player who is out."""
    state = work.state
    contest = state.contest
    if contest and seat in contest.seats:
        left = tuple(other for other in contest.seats if other != seat)
        throws = tuple((other, choice) for other, choice in contest.throws if other != seat)
        contest = replace(contest, seats=left, throws=throws) if len(left) > 1 else None
    work.set(
        offers=tuple(o for o in state.offers if seat not in (o.seat, o.giver)),
        extra=tuple(other for other in state.extra if other != seat),
        contest=contest,
    )


def drop_voter(work: Work, seat: Seat, reason: str) -> None:
    """The seat no longer counts in any running or waiting vote. Rule: Dvorak C3, X3."""
    queue = []
    for motion in work.state.queue:
        if seat in motion.voters:
            voters = tuple(voter for voter in motion.voters if voter != seat)
            votes = tuple((voter, yes) for voter, yes in motion.votes if voter != seat)
            motion = replace(motion, voters=voters, votes=votes)
            if motion.opened:
                work.tell(VoterDropped(seat, motion.id, reason))
        queue.append(motion)
    work.set(queue=tuple(queue))


def run_out(work: Work) -> None:
    """At each end of turn: with both piles empty, who has no cards is out. Rule: Dvorak S18, E1."""
    state = work.state
    if state.options.running_out == "off" or state.lying("draw") or state.lying("discard"):
        return

    def empty(seat: Seat) -> bool:
        return not state.lying(f"hand/{seat}") and not (
            state.options.running_out == "hand_and_area" and state.lying(f"area/{seat}")
        )

    gone = [seat for seat in state.in_game if empty(seat)]
    if gone:
        put_out(work, gone, "no-cards")


def watch(work: Work) -> None:
    """Conditions to win and to be out, as cards and rules state them. Rule: Dvorak W1, X1."""
    # Each round puts somebody out or is the last.
    for _ in work.state.players:
        if work.state.phase != PLAYING or work.state.closing:
            return
        winners, title = granted(work, "win")
        if winners:
            win(work, winners, "watched", title)
            return
        losers, title = granted(work, "lose")
        if not losers:
            return
        put_out(work, losers, "rule", title)


def granted(work: Work, issue: str) -> tuple[tuple[Seat, ...], str]:
    """The seats for which something in force says so and nothing denies it, and what says so."""
    if not any(s.issue == issue and s.mode in ("permit", "set") for s in work.state.statements):
        return (), ""
    found = []
    title = ""
    for seat in work.state.in_game:
        decision = judge.weigh(work.facts, issue, seat)
        if decision.granted:
            found.append(seat)
            title = title or judge.title_of(work.state, decision.winner.source)
    return tuple(found), title


def win(work: Work, winners: Sequence[Seat], reason: str, title: str) -> None:
    """The game is over and won; several win together, and so does a team. Rule: Dvorak W3, A26."""
    options = work.state.options
    active = work.state.on_turn
    if options.several_wins == "active_first" and active in winners:
        winners = (active,)
    teams = {options.team(seat) for seat in winners} - {None}
    shared = tuple(
        seat
        for seat, player in enumerate(work.state.players)
        if seat in winners or (options.team(seat) in teams and not player.left)
    )
    work.set(phase=OVER, result=Result(shared, reason, title), closing=None, queue=(), offers=())
    work.tell(Won(shared, reason, title))


def draw(work: Work, reason: str) -> None:
    """The game is over without a winner."""
    work.set(phase=OVER, result=Result((), reason), closing=None, queue=(), offers=())
    work.tell(Undecided(reason))


def last_standing(work: Work) -> None:
    """One player left, or none. Rule: Dvorak S5, S18, E2, X5."""
    state = work.state
    gone = [event.reason for event in work.events if isinstance(event, WentOut)]
    if not gone or state.phase != PLAYING or state.closing:
        return
    left = state.in_game
    waiting = any(player.waits and not player.left for player in state.players)
    if not left and not waiting:
        draw(work, "nobody-left")
    elif len(left) == 1 and not waiting and state.options.last_wins == "yes":
        if any(reason in MISTAKEN for reason in gone):
            work.set(closing=Result(left, "last"))
            work.tell(LastLeft(left[0], int(state.options.confirm)))
        else:
            win(work, left, "last", "")
