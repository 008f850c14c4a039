"""Dvorak's rules as the hall sees them (`world.engine.protocol.Game`).

Undo by consent is the hall's: every state is a value, so the hall goes back by putting an earlier
snapshot in the newest one's place. Chance is not turned back with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from world.cards import Chance
from world.engine.protocol import (
    Action,
    CardId,
    Deadline,
    Event,
    Outcome,
    Place,
    Refusal,
    Seat,
    Step,
)

from . import (
    authors,
    codec,
    engine,
    gates,
    lines,
    options,
    places,
    reasons,
    secrecy,
    seeing,
    setup,
    spelling,
)
from . import parse as words
from .actions import (
    TURN_ACTIONS,
    Confirm,
    Decline,
    DiscardDown,
    Draw,
    End,
    LoadDeck,
    Ready,
    Throw,
    Vote,
)
from .chances import THROWS
from .decks import STARTERS
from .facts import TableFacts
from .legal import legal_actions, refuse
from .operations import TABLE_ACTIONS
from .state import BUILDING, DRAW, State
from .table_events import TABLE_EVENTS
from .turn_events import TURN_EVENTS
from .view import View
from .vote_events import VOTE_EVENTS
from .words import VERBS
from .zones import known_to


class Dvorak:
    """The rules of Dvorak. One instance serves every table; it holds no state."""

    key = "dvorak"
    names = ("Dvorak", "Dvořák", "Дворжак", "Двержак", "دفوراك", "دفورجاك")
    seats = options.SEATS
    rules_version = 1
    Options = options.Options
    presets = options.PRESETS
    actions = (*TURN_ACTIONS, *TABLE_ACTIONS)
    events = (*TURN_EVENTS, *VOTE_EVENTS, *TABLE_EVENTS)
    verbs = VERBS
    bookmark = None
    variants = ()  # nobody is rated: a table that writes its own rules measures nobody
    kinds = {}

    def variant(self, chosen: options.Options) -> str:
        """No kind of match is rated."""
        return ""

    def read_options(self, given: Mapping[str, str], seats: int | None = None) -> options.Options:
        """See `options.read_options`."""
        return options.read_options(given, seats)

    def start(
        self, options: options.Options, seats: int, chance: Chance, before: State | None = None
    ) -> Step:
        """See `setup.start`."""
        return setup.start(options, seats, chance, before)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `gates.to_act`."""
        return gates.to_act(TableFacts(state))

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """See `legal.legal_actions`."""
        return legal_actions(state, seat)

    def refuse(self, state: State, seat: Seat | None, action: Action) -> Refusal | None:
        """See `legal.refuse`."""
        return refuse(state, seat, action)

    def apply(self, state: State, seat: Seat | None, action: Action, chance: Chance) -> Step:
        """See `engine.apply`."""
        return engine.apply(state, seat, action, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, or that nobody did, once the game is over."""
        result = state.result
        if result is None:
            return None
        return Outcome(winners=result.winners, draw=not result.winners)

    def aim(self, state: State) -> tuple:
        """What acts are aimed at: the turn and its step, the motion under vote, the contest.

        Votes of several people have one aim; a ``y`` meant for another motion, or for an earlier
        revision of it, is stale.
        """
        motion, turn = state.motion, state.turn
        return (
            state.phase,
            (motion.id, motion.revision) if motion else None,
            (turn.number, turn.step) if turn else None,
            state.contest.seats if state.contest else None,
            state.closing is not None,
        )

    def view(self, state: State, seat: Seat | None) -> View:
        """See `seeing.view_of`."""
        return seeing.view_of(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """See `secrecy.redact`."""
        return secrecy.redact(event, seat)

    def where(self, state: State) -> Mapping[CardId, Place]:
        """See `places.where`."""
        return places.where(state)

    def knows(self, state: State, seat: Seat | None) -> frozenset[CardId]:
        """See `zones.known_to`."""
        return known_to(state, seat)

    def deadlines(self, state: State) -> tuple[Deadline, ...]:
        """See `lines.deadlines`."""
        return lines.deadlines(state)

    def default_action(self, state: State, seat: Seat) -> Action:
        """What is done for a seat nobody is home at.

        A vote is cast against: silence is never consent. Else the turn goes on without a play.

        Raises:
            ValueError: this seat has nothing to choose.
        """
        if seat not in self.to_act(state):
            raise ValueError(f"seat {seat} has nothing to choose")
        motion = state.motion
        if state.closing:
            return Confirm()
        if motion is not None and seat in motion.waiting:
            return Vote(motion.id, False)
        if state.phase == BUILDING:
            return self._begin(state, seat)
        if state.contest and refuse(state, seat, Throw(THROWS[0])) is None:
            return Throw(THROWS[0])
        if gates.due(TableFacts(state), seat):
            return DiscardDown(state.lying(f"hand/{seat}")[-1])
        for offer in state.offers:
            if offer.seat == seat and refuse(state, seat, Decline(offer.id)) is None:
                return Decline(offer.id)
        return Draw() if state.turn.step == DRAW else End()

    def _begin(self, state: State, seat: Seat) -> Action:
        """Before the deal: be ready; a host without cards takes a deck of the hall."""
        if state.lying("draw"):
            ready = state.players[seat].ready
            return next(a for a in legal_actions(state, seat) if not ready or a != Ready())
        return LoadDeck(next(name for name in STARTERS if name not in state.loaded))

    def routine(self, state: State, seat: Seat) -> Action | None:
        """The draw step, where it may not be left out and nothing else can come before it."""
        waits = any(offer.seat == seat for offer in state.offers)
        if state.on_turn != seat or state.turn.step != DRAW or waits:
            return None
        if state.options.must_draw != "yes" or refuse(state, seat, Draw()) is not None:
            return None
        return Draw()

    def problems(self, state: State) -> tuple[str, ...]:
        """See `places.problems`."""
        return places.problems(state)

    def encode(self, state: State) -> dict[str, Any]:
        """See `codec.encode`."""
        return codec.encode(state)

    def decode(self, data: Mapping[str, Any]) -> State:
        """See `codec.decode`."""
        return codec.decode(data)

    def parse(self, view: View, words_: str) -> Action:
        """See `parse.parse`."""
        return words.parse(view, words_)

    def spell(self, view: View, action: Action) -> str:
        """See `spelling.spell`."""
        return spelling.spell(view, action)

    def written(self, state: State) -> tuple[Mapping[str, Any], ...]:
        """See `authors.written`."""
        return authors.written(state)

    def explain(self, state: State, seat: Seat | None, words: str) -> tuple[reasons.Phrase, ...]:
        """See `reasons.explain`."""
        return reasons.explain(state, seat, words)


GAME = Dvorak()
