"""What the hall tells the game: people and their lines come and go, times run out.

Rule: Dvorak C3, A3, A27, X5.
"""

from __future__ import annotations

from dataclasses import replace

from world.engine.protocol import Deadline, Elapsed, LineBack, LineLost, Refusal, Resign, Seat

from . import ballots, ending
from .actions import AppointHost, Confirm, Join, NameSeats
from .definitions import LONGEST
from .facts import TableFacts
from .options import SEATS
from .reach import always
from .state import OVER, PLAYING, Player, State
from .turn_events import HostNow, Joined, WentOut
from .vote_events import VotersSilent
from .work import Work

SYSTEM_RULE = "Dvorak, Seats"


def deadlines(state: State) -> tuple[Deadline, ...]:
    """The times that run now; none but the last player's at a correspondence table."""
    if state.phase == OVER:
        return ()
    options = state.options
    found = []
    if state.closing:
        number = state.turn.number if state.turn else 0
        found.append(Deadline(f"confirm-{number}", None, float(options.confirm)))
    if options.pace == "correspondence":
        return tuple(found)
    if options.lost_voter != "never":
        for seat, player in enumerate(state.players):
            if player.lost and not player.absent and not player.left:
                name = f"line-{seat}-{player.losses}"
                found.append(Deadline(name, seat, float(options.lost_voter)))
    motion = state.motion
    if motion is not None and motion.opened:
        name = f"{motion.id}-{motion.revision}"
        if options.excuse != "never" and not motion.silent:
            found.append(Deadline(f"silent-{name}", None, float(options.excuse)))
        if (
            options.approval == "objection"
            and not motion.passed
            and motion.kind in ballots.CREATIONS
        ):
            found.append(Deadline(f"objection-{name}", None, float(options.objection)))
    return tuple(found)


def refuse_elapsed(facts: TableFacts, seat: Seat | None, action: Elapsed) -> Refusal | None:
    """A time that runs."""
    known = any(deadline.id == action.deadline for deadline in deadlines(facts.of))
    return None if known else Refusal("no-such-deadline", SYSTEM_RULE)


def do_elapsed(work: Work, seat: Seat | None, action: Elapsed) -> None:
    """What the time was for happens."""
    kind, _, rest = action.deadline.partition("-")
    motion = work.state.motion
    if kind == "confirm":
        confirm(work)
    elif kind == "line":
        ballots.absent(work, int(rest.partition("-")[0]))
    elif kind == "silent":
        work.set(queue=(replace(motion, silent=True), *work.state.queue[1:]))
        work.tell(VotersSilent(motion.id, motion.waiting))
    else:
        work.set(queue=(replace(motion, passed=True), *work.state.queue[1:]))


def confirm(work: Work, seat: Seat | None = None, action: object = None) -> None:
    """The last player left has won. Rule: Dvorak X5."""
    closing = work.state.closing
    ending.win(work, closing.winners, closing.reason, closing.title)


def refuse_seat(
    facts: TableFacts, seat: Seat | None, action: LineLost | LineBack
) -> Refusal | None:
    """A seat there is."""
    if 0 <= action.seat < len(facts.of.players):
        return None
    return Refusal("no-such-player", SYSTEM_RULE)


def do_line_lost(work: Work, seat: Seat | None, action: LineLost) -> None:
    """Nothing happens yet; the player may be back in time."""
    losses = work.state.players[action.seat].losses + 1
    work.player(action.seat, lost=True, losses=losses)


def do_line_back(work: Work, seat: Seat | None, action: LineBack) -> None:
    """The player counts in the next vote; not in one that went on without."""
    work.player(action.seat, lost=False, absent=False)


def refuse_appoint(facts: TableFacts, seat: Seat | None, action: AppointHost) -> Refusal | None:
    """Somebody who sits here and is not the host yet."""
    players = facts.of.players
    sits = 0 <= action.seat < len(players) and not players[action.seat].left
    return None if sits else Refusal("no-such-player", SYSTEM_RULE)


def do_appoint(work: Work, seat: Seat | None, action: AppointHost) -> None:
    """Another host."""
    if work.state.host != action.seat:
        work.set(host=action.seat)
        work.tell(HostNow(action.seat))


def refuse_names(facts: TableFacts, seat: Seat | None, action: NameSeats) -> Refusal | None:
    """A name a seat."""
    fits = len(action.names) == len(facts.of.players)
    return None if fits else Refusal("no-such-player", SYSTEM_RULE)


def do_names(work: Work, seat: Seat | None, action: NameSeats) -> None:
    """For clauses that name a player, and for words people type."""
    for number, name in enumerate(action.names):
        work.player(number, name=name[: LONGEST["creator"]])


def refuse_join(facts: TableFacts, seat: Seat | None, action: Join) -> Refusal | None:
    """At a new seat after the last, or one that was given up; not for ever. Rule: Dvorak A27."""
    state = facts.of
    players = state.players
    fresh = action.seat == len(players) and len(players) + 1 in SEATS
    vacant = 0 <= action.seat < len(players) and players[action.seat].left
    if not (fresh or vacant):
        return Refusal("no-such-player", SYSTEM_RULE)
    if state.phase == PLAYING and state.options.joining == "never":
        return Refusal("joining-closed", "Dvorak A27")
    return None


def do_join(work: Work, seat: Seat | None, action: Join) -> None:
    """Before the deal at once; in mid-game dealt in with the next round."""
    waits = work.state.phase == PLAYING
    if action.seat == len(work.state.players):
        work.set(players=(*work.state.players, Player(waits=waits)))
    else:
        turns = work.state.players[action.seat].turns
        work.player(action.seat, **_fresh(turns, waits))
    work.tell(Joined(action.seat, waits))


def _fresh(turns: int, waits: bool) -> dict[str, object]:
    """A seat as a newcomer finds it; its turns are counted on, for effects that look at them."""
    return {
        "name": "", "out": False, "left": False, "waits": waits, "lost": False, "absent": False,
        "ready": False, "skips": 0, "owes": 0, "turns": turns,
    }  # fmt: skip


def do_resign(work: Work, seat: Seat, action: Resign) -> None:
    """The player is gone for good: out of the game and of every vote."""
    playing = work.state.phase == PLAYING and work.state.players[seat].plays
    work.player(seat, left=True, waits=False)
    if playing:
        ending.put_out(work, (seat,), "left")
    else:
        work.tell(WentOut(seat, "left", ""))
        ending.drop_voter(work, seat, "left")
    here = [other for other, player in enumerate(work.state.players) if not player.left]
    if work.state.host == seat and here:
        do_appoint(work, None, AppointHost(here[0]))


HANDLERS = {
    Elapsed: (refuse_elapsed, do_elapsed),
    LineLost: (refuse_seat, do_line_lost),
    LineBack: (refuse_seat, do_line_back),
    AppointHost: (refuse_appoint, do_appoint),
    NameSeats: (refuse_names, do_names),
    Join: (refuse_join, do_join),
    Resign: (always, do_resign),
    Confirm: (always, confirm),
}
"""Action class -> (why not, do it)."""
