"""Who may act at all now, and what stands in the way before an act is looked at.

Every action class names its gate; whatever is particular to it is its own module's.
"""

from __future__ import annotations

from collections.abc import Callable

from world.engine.protocol import (
    Action,
    AppointHost,
    Elapsed,
    ExcuseVoter,
    Join,
    LineBack,
    LineLost,
    NameSeats,
    Refusal,
    Resign,
    Seat,
)

from . import judge
from .decks import STARTERS
from .facts import TableFacts
from .state import BUILDING, DISCARD, OVER, PLAYING, State

_SYSTEM = (Elapsed, LineLost, LineBack, NameSeats, AppointHost, Join, ExcuseVoter)


def gate_of(action: Action) -> str:
    """The name of an action's gate."""
    if isinstance(action, _SYSTEM):
        return "system"
    return "leave" if isinstance(action, Resign) else action.gate


def closed(facts: TableFacts, seat: Seat | None, action: Action) -> Refusal | None:
    """Why the seat may not do anything of the kind now, or None."""
    state = facts.of
    gate = gate_of(action)
    if gate == "system":
        if seat is not None:
            return Refusal("system-only", "Dvorak, Seats")
        return Refusal("over", "") if state.phase == OVER else None
    if seat is None or not 0 <= seat < len(state.players) or state.players[seat].left:
        return Refusal("no-seat", "Dvorak, Seats")
    if state.phase == OVER:
        return Refusal("over", "")
    return _GATES[gate](facts, seat)


def _leave(facts: TableFacts, seat: Seat) -> Refusal | None:
    return None


def _building(facts: TableFacts, seat: Seat) -> Refusal | None:
    state = facts.of
    if state.phase != BUILDING:
        return Refusal("dealt-already", "Dvorak U1")
    return _no_vote(state)


def _no_vote(state: State) -> Refusal | None:
    motion = state.motion
    if motion is None:
        return None
    if motion.hidden or not motion.title:
        return Refusal("halted-untitled", "Dvorak S7, C5", {"motion": motion.id})
    return Refusal("halted", "Dvorak S7, C5", {"motion": motion.id, "title": motion.title})


def _host(facts: TableFacts, seat: Seat) -> Refusal | None:
    if seat != facts.of.host:
        return Refusal("host-only", "Dvorak U1", {"seat": facts.of.host})
    return _building(facts, seat)


def _host_vote(facts: TableFacts, seat: Seat) -> Refusal | None:
    if seat != facts.of.host:
        return Refusal("host-only", "Dvorak C7b", {"seat": facts.of.host})
    return _vote(facts, seat)


def _vote(facts: TableFacts, seat: Seat) -> Refusal | None:
    return Refusal("closing", "Dvorak X5") if facts.of.closing else None


def _motion(facts: TableFacts, seat: Seat) -> Refusal | None:
    state = facts.of
    if state.closing:
        return Refusal("closing", "Dvorak X5")
    if state.players[seat].out:
        return Refusal("you-are-out", "Dvorak X3")
    return None


def _table(facts: TableFacts, seat: Seat) -> Refusal | None:
    """In the game, in play, with no vote that halts it."""
    state = facts.of
    if state.phase != PLAYING:
        return Refusal("not-playing", "Dvorak U1")
    player = state.players[seat]
    if player.out:
        return Refusal("you-are-out", "Dvorak X3")
    if player.waits:
        return Refusal("you-wait", "Dvorak A27")
    if state.closing:
        return Refusal("closing", "Dvorak X5")
    if state.halted:
        return _no_vote(state)
    return None if state.turn else Refusal("first-undecided", "Dvorak U4")


def _turn(facts: TableFacts, seat: Seat) -> Refusal | None:
    state = facts.of
    refusal = _table(facts, seat)
    if refusal:
        return refusal
    owing = [other for other in state.in_game if due(facts, other) and not _ends(state, other)]
    if seat in owing:
        return Refusal("discard-first", "Dvorak A9, A10", {"count": due(facts, seat)})
    if owing:
        return Refusal("others-discard", "Dvorak A9, A10", {"seat": owing[0]})
    if state.turn.seat != seat:
        return Refusal("not-your-turn", "Dvorak S13", {"seat": state.turn.seat})
    return None


def _ends(state: State, seat: Seat) -> bool:
    """The seat is discarding down at the end of its turn; its own step says what it may do."""
    return state.turn.seat == seat and state.turn.step == DISCARD


def _owed(facts: TableFacts, seat: Seat) -> Refusal | None:
    refusal = _table(facts, seat)
    if refusal:
        return refusal
    return None if due(facts, seat) else Refusal("nothing-due", "Dvorak T3")


def _contest(facts: TableFacts, seat: Seat) -> Refusal | None:
    state = facts.of
    if state.contest is None:
        return Refusal("no-contest", "Dvorak S12")
    if state.halted:
        return _no_vote(state)
    if state.closing:
        return Refusal("closing", "Dvorak X5")
    if seat not in state.contest.seats or seat in dict(state.contest.throws):
        return Refusal("not-in-contest", "Dvorak S12")
    return None


def _closing(facts: TableFacts, seat: Seat) -> Refusal | None:
    state = facts.of
    if state.closing is None:
        return Refusal("nothing-to-confirm", "Dvorak X5")
    return None if state.players[seat].plays else Refusal("you-are-out", "Dvorak X3")


_GATES: dict[str, Callable[[TableFacts, Seat], Refusal | None]] = {
    "leave": _leave,
    "building": _building,
    "host": _host,
    "host-vote": _host_vote,
    "vote": _vote,
    "motion": _motion,
    "table": _table,
    "turn": _turn,
    "owed": _owed,
    "offer": _table,
    "contest": _contest,
    "closing": _closing,
}


def due(facts: TableFacts, seat: Seat) -> int:
    """How many cards the seat has to discard before play goes on. Rule: Dvorak T3, A9."""
    state = facts.of
    owes = state.players[seat].owes
    checked = state.options.limit_checked == "always" or (
        state.turn is not None and _ends(state, seat)
    )
    return max(owes, judge.excess(facts, seat)) if checked else owes


def to_act(facts: TableFacts) -> frozenset[Seat]:
    """Who may choose now, from what everybody can see."""
    state = facts.of
    if state.phase == OVER:
        return frozenset()
    if state.closing:
        return frozenset(state.in_game)
    acting: set[Seat] = set()
    motion = state.motion
    if motion is not None:
        acting.update(motion.waiting)
        if state.phase == BUILDING or state.halted:
            return frozenset(acting)
    if state.phase == BUILDING:
        return frozenset(acting | _to_begin(state))
    if state.contest is not None:
        thrown = dict(state.contest.throws)
        acting.update(seat for seat in state.contest.seats if seat not in thrown)
    if state.turn is None:
        return frozenset(acting)
    owing = {seat for seat in state.in_game if due(facts, seat)}
    acting.update(owing or {state.turn.seat})
    acting.update(offer.seat for offer in state.offers if not offer.private)
    return frozenset(acting)


def _to_begin(state: State) -> set[Seat]:
    """Before the deal: who is not ready, and the host while there is something to load or start."""
    cards = len(state.lying("draw"))
    enough = state.options.few_cards == "ask" or cards >= judge.cards_needed(TableFacts(state))
    can = set(STARTERS) - set(state.loaded) or (cards and enough)
    waiting = {state.host} if can else set()
    if state.lying("draw"):
        waiting.update(
            seat
            for seat, player in enumerate(state.players)
            if not player.ready and not player.left
        )
    return waiting
