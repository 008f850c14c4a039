"""Votes: who may vote, when a motion is decided, and opening the next. Rule: Dvorak C3–C7."""

from __future__ import annotations

from dataclasses import replace

from world.engine.protocol import ExcuseVoter, Refusal, Seat

from . import adopting, ending
from .actions import Excuse, Hide, Hold, Unvote, Vote
from .facts import TableFacts
from .state import OVER, PLAYING, Motion, State
from .vote_events import (
    BallotOpened,
    Dropped,
    Held,
    Hidden,
    Rejected,
    Voted,
    VoterDropped,
    VoteTakenBack,
)
from .work import Work

KEPT_REJECTED = 200
"""Rejected proposals kept to be read and revised; the oldest fall away."""

CREATIONS = ("card", "rule", "amend", "repeal", "package")
"""Motions that make or change cards; the others are questions to the players."""


def electorate(state: State, motion_kind: str, by: Seat, about: str) -> tuple[Seat, ...]:
    """Who votes on a motion moved now. Rule: Dvorak C3, W2, A2, A24.

    Everybody seated and in the game, with a line or without; on a claim or an offer the others;
    on a ruling everybody but the controller of the card, whose reading is in question.
    """
    seated = [
        seat
        for seat, player in enumerate(state.players)
        if not player.left
        and not player.absent
        and (not player.out or state.options.out_vote == "yes")
    ]
    if motion_kind in ("win", "draw"):
        return tuple(seat for seat in seated if seat != by)
    if motion_kind == "ruling":
        if state.options.judges == "host":
            return (state.host,)
        if state.options.judges == "majority":
            seated = [seat for seat in seated if seat != reader_of(state, about)]
    return tuple(seated)


def reader_of(state: State, about: str) -> Seat | None:
    """Whose reading of a card counts until somebody objects: its controller's (A24)."""
    for effect in state.lingering:
        if effect.card == about:
            return effect.seat
    return TableFacts(state).controller(about)


def implied(state: State, motion: Motion) -> tuple[tuple[Seat, bool], ...]:
    """The mover's own yes, unless the table wants it said. Rule: Dvorak C3, A1."""
    if motion.kind in CREATIONS and state.options.proposer == "explicit":
        return ()
    return ((motion.by, True),) if motion.by in motion.voters else ()


def verdict(state: State, motion: Motion) -> bool | None:
    """True accepted, False rejected, None still open. Silence is never consent. Rule: Dvorak C4."""
    yes = sum(1 for _, vote in motion.votes if vote)
    no = len(motion.votes) - yes
    waiting = len(motion.waiting)
    if not motion.voters:
        return False
    if motion.kind == "ruling" and state.options.judges == "majority":
        return _majority(state, motion, yes, no, waiting)
    if no and (state.options.refusal == "at_once" or not waiting):
        return False
    if motion.passed and not no:
        return True
    return True if not waiting and not no else None


def _majority(state: State, motion: Motion, yes: int, no: int, waiting: int) -> bool | None:
    """More than half of those who vote; a tie stays as the card's controller reads it (A24)."""
    ties = motion.by == reader_of(state, motion.about)
    if yes > no + waiting or (ties and yes >= no + waiting):
        return True
    if no > yes + waiting or (not ties and no >= yes + waiting):
        return False
    return None


def refuse_vote(facts: TableFacts, seat: Seat, action: Vote | Unvote) -> Refusal | None:
    """On the open motion, by its electorate, once; a vote taken back may be given again."""
    state = facts.of
    motion = state.motion
    if motion is None or motion.id != action.ballot:
        waits = any(other.id == action.ballot for other in state.queue)
        return Refusal("vote-waits" if waits else "no-such-ballot", "Dvorak C6")
    if seat not in motion.voters:
        return Refusal("not-a-voter", "Dvorak C3")
    voted = motion.vote_of(seat) is not None
    if isinstance(action, Unvote):
        return None if voted else Refusal("not-voted", "Dvorak C3")
    return Refusal("voted-already", "Dvorak C3", {"motion": motion.id}) if voted else None


def do_vote(work: Work, seat: Seat, action: Vote) -> None:
    """Told at once, unless votes are secret here."""
    motion = work.state.motion
    motion = replace(motion, votes=(*motion.votes, (seat, action.yes)))
    work.set(queue=(motion, *work.state.queue[1:]))
    secret = work.state.options.votes == "secret"
    choice = "secret" if secret else "yes" if action.yes else "no"
    work.tell(Voted(seat, motion.id, choice, motion.waiting))


def do_unvote(work: Work, seat: Seat, action: Unvote) -> None:
    """The seat has not voted."""
    motion = work.state.motion
    votes = tuple(vote for vote in motion.votes if vote[0] != seat)
    work.set(queue=(replace(motion, votes=votes), *work.state.queue[1:]))
    work.tell(VoteTakenBack(seat, motion.id))


def settle(work: Work) -> None:
    """Open the vote that is due, close those that are decided, and so on."""
    for _ in range(len(work.state.queue) + 1):
        state = work.state
        motion = state.motion
        if motion is None or state.closing or state.phase == OVER:
            return
        if not adopting.possible(state, motion):
            work.set(queue=state.queue[1:])
            work.tell(Dropped(motion.id, motion.title))
            continue
        if not motion.opened:
            motion = _open(work, motion)
        decided = verdict(work.state, motion)
        if decided is None:
            return
        work.set(queue=work.state.queue[1:])
        if decided:
            adopting.adopt(work, motion)
        else:
            reject(work, motion)


def _open(work: Work, motion: Motion) -> Motion:
    """The vote begins. Who has gone since it was moved no longer counts."""
    players = work.state.players
    voters = tuple(v for v in motion.voters if not (players[v].left or players[v].absent))
    votes = tuple(vote for vote in motion.votes if vote[0] in voters)
    motion = replace(motion, voters=voters, votes=votes, opened=True)
    work.set(queue=(motion, *work.state.queue[1:]))
    halts = work.state.halted
    work.tell(BallotOpened(motion.id, motion.kind, shown_title(motion), motion.waiting, halts))
    return motion


def shown_title(motion: Motion) -> str:
    """The title for everybody; blank while the host hides it."""
    return "" if motion.hidden else motion.title


def reject(work: Work, motion: Motion) -> None:
    """Set aside without effect on the game; readable, with who refused. Rule: Dvorak S9, C10."""
    secret = work.state.options.votes == "secret"
    against = () if secret else tuple(seat for seat, yes in motion.votes if not yes)
    work.tell(Rejected(motion.id, motion.kind, shown_title(motion), against))
    if motion.kind in ("card", "rule"):
        keep(work, motion)
    for member in motion.members:
        keep(work, replace(member, votes=motion.votes, voters=motion.voters))


def keep(work: Work, motion: Motion) -> None:
    """Among the rejected."""
    aside = replace(motion, opened=False, rejected=True, silent=False)
    work.set(rejected=(*work.state.rejected, aside)[-KEPT_REJECTED:])


# Host powers


def refuse_hold(facts: TableFacts, seat: Seat, action: Hold) -> Refusal | None:
    """Only while a turn runs that could end."""
    state = facts.of
    if state.phase != PLAYING or state.turn is None:
        return Refusal("not-playing", "Dvorak C7b")
    return None if state.queue or state.hold else Refusal("nothing-to-hold", "Dvorak C7b")


def do_hold(work: Work, seat: Seat, action: Hold) -> None:
    """Proposals wait until the turn ends; votes given are kept."""
    work.set(hold=not work.state.hold)
    work.tell(Held(seat, work.state.hold))


def refuse_hide(facts: TableFacts, seat: Seat, action: Hide) -> Refusal | None:
    """A pending or rejected proposal that is not hidden yet."""
    state = facts.of
    found = next((m for m in (*state.queue, *state.rejected) if m.id == action.motion), None)
    if found is None or found.kind in ("win", "draw"):
        return Refusal("no-such-motion", "Dvorak C7b")
    return Refusal("hidden-already", "Dvorak C7b") if found.hidden else None


def do_hide(work: Work, seat: Seat, action: Hide) -> None:
    """Its text is kept from everybody but its author, who is told."""

    def hide(motions: tuple[Motion, ...]) -> tuple[Motion, ...]:
        return tuple(replace(m, hidden=True) if m.id == action.motion else m for m in motions)

    found = next(m for m in (*work.state.queue, *work.state.rejected) if m.id == action.motion)
    work.set(queue=hide(work.state.queue), rejected=hide(work.state.rejected))
    work.tell(Hidden(seat, action.motion, found.by))


def refuse_excuse(facts: TableFacts, seat: Seat, action: Excuse) -> Refusal | None:
    """A voter who has been silent long enough. Rule: Dvorak C3."""
    motion = facts.of.motion
    if motion is None:
        return Refusal("no-such-ballot", "Dvorak C3")
    if action.target not in motion.waiting:
        return Refusal("not-waiting", "Dvorak C3", {"target": action.target})
    if not motion.silent:
        return Refusal("not-silent-yet", "Dvorak C3", {"seconds": facts.of.options.excuse})
    return None


def do_excuse(work: Work, seat: Seat, action: Excuse) -> None:
    """The voter drops out of this vote."""
    _drop(work, action.target)


def _drop(work: Work, target: Seat) -> None:
    motion = work.state.motion
    voters = tuple(voter for voter in motion.voters if voter != target)
    work.set(queue=(replace(motion, voters=voters), *work.state.queue[1:]))
    work.tell(VoterDropped(target, motion.id, "excused"))


def refuse_excuse_voter(
    facts: TableFacts, seat: Seat | None, action: ExcuseVoter
) -> Refusal | None:
    """A voter the vote waits for; whoever leads the evening need not wait."""
    motion = facts.of.motion
    if motion is None:
        return Refusal("no-such-ballot", "Dvorak C3")
    if action.seat not in motion.waiting:
        return Refusal("not-waiting", "Dvorak C3", {"target": action.seat})
    return None


def do_excuse_voter(work: Work, seat: Seat | None, action: ExcuseVoter) -> None:
    """The voter drops out of this vote."""
    _drop(work, action.seat)


def absent(work: Work, seat: Seat) -> None:
    """The seat's line is lost for long: no vote waits for it. Rule: Dvorak C3, A3."""
    work.player(seat, absent=True)
    ending.drop_voter(work, seat, "lost")


HANDLERS = {
    Vote: (refuse_vote, do_vote),
    Unvote: (refuse_vote, do_unvote),
    Hold: (refuse_hold, do_hold),
    Hide: (refuse_hide, do_hide),
    Excuse: (refuse_excuse, do_excuse),
    ExcuseVoter: (refuse_excuse_voter, do_excuse_voter),
}
"""Action class -> (why not, do it)."""
