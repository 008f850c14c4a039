"""The one legality check, and the finite part of what is allowed.

Table operations, proposals and other acts with words or places of the actor's choice are
templates: `refuse` judges them, `legal_actions` does not list them.
"""

from __future__ import annotations

from collections.abc import Iterator

from world.engine.protocol import Action, Refusal, Seat

from . import (
    arranging,
    ballots,
    chances,
    decks,
    gates,
    handling,
    lines,
    looking,
    motions,
    playing,
    questions,
    resolving,
    setup,
)
from .actions import (
    Confirm,
    Decline,
    DiscardDown,
    Draw,
    End,
    LoadDeck,
    Play,
    Ready,
    Start,
    Throw,
    Use,
    Vote,
)
from .facts import TableFacts
from .state import BUILDING, PLAYING, State

HANDLERS = {
    **setup.HANDLERS,
    **playing.HANDLERS,
    **resolving.HANDLERS,
    **chances.HANDLERS,
    **ballots.HANDLERS,
    **motions.HANDLERS,
    **questions.HANDLERS,
    **handling.HANDLERS,
    **looking.HANDLERS,
    **arranging.HANDLERS,
    **lines.HANDLERS,
}
"""Every action class -> (why not, do it)."""


def refuse(state: State, seat: Seat | None, action: Action) -> Refusal | None:
    """Why the seat may not do this now; None when it may. ``seat`` None: the hall itself."""
    handler = HANDLERS.get(type(action))
    if handler is None:
        return Refusal("no-such-act", "")
    facts = TableFacts(state)
    return gates.closed(facts, seat, action) or handler[0](facts, seat, action)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every act of the finite part open to the seat; () when it has no choice now."""
    facts = TableFacts(state)
    if seat not in gates.to_act(facts):
        return ()
    return tuple(
        action
        for action in _conceivable(facts, seat)
        if gates.closed(facts, seat, action) is None
        and HANDLERS[type(action)][0](facts, seat, action) is None
    )


def _conceivable(facts: TableFacts, seat: Seat) -> Iterator[Action]:
    state = facts.of
    if state.closing:
        yield Confirm()
        return
    motion = state.motion
    if motion is not None and seat in motion.waiting:
        yield Vote(motion.id, True)
        yield Vote(motion.id, False)
    if state.phase == BUILDING:
        yield from _before_the_deal(facts, seat)
    elif state.phase == PLAYING and not state.halted:
        yield from _in_play(facts, seat)


def _before_the_deal(facts: TableFacts, seat: Seat) -> Iterator[Action]:
    yield Ready()
    if facts.of.options.first == "named":
        for first in facts.seats:
            yield Start(first)
    else:
        yield Start()
    for name in decks.STARTERS:
        yield LoadDeck(name)


def _in_play(facts: TableFacts, seat: Seat) -> Iterator[Action]:
    state = facts.of
    for choice in chances.THROWS:
        yield Throw(choice)
    hand = state.lying(f"hand/{seat}")
    if gates.due(facts, seat):
        for card in hand:
            yield DiscardDown(card)
    for offer in state.offers:
        if offer.seat == seat:
            yield from resolving.choices(facts, offer)
            yield Decline(offer.id)
    if gates.closed(facts, seat, End()) is not None:
        return
    yield Draw()
    for card in hand:
        yield from _plays(facts, seat, card)
    for card in state.lying(f"area/{seat}"):
        for ability in range(1, len(state.cards[card].abilities) + 1):
            yield Use(card, ability)
    yield End()


def _plays(facts: TableFacts, seat: Seat, card: str) -> Iterator[Action]:
    """The ways to play a card; most can be ruled out at one look."""
    if playing.refuse_card(facts, seat, card) is not None:
        return
    if playing.wants_target(facts.of.cards[card]):
        for target in facts.seats:
            yield Play(card, target)
    else:
        yield Play(card)
