"""Durak's rules as the hall sees them (`world.engine.protocol.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from world.cards import Card, Chance
from world.engine.protocol import Action, Deadline, Event, Outcome, Place, Refusal, Seat, Step

from . import bout, codec, options, parse, places, setup, view, window, words
from .actions import ACTIONS, Attack, Pass, Take
from .beats import cheapness
from .events import EVENTS, BoutBegan, Drew, HandDealt
from .legal import legal_actions
from .refuse import refuse
from .state import State


class Durak:
    """The rules of Durak. One instance serves every table; it holds no state."""

    key = "durak"
    names = ("Durak", "Fool", "Podkidnoy", "дурак", "durák", "الدوراك", "دوراك")
    seats = range(2, 9)
    rules_version = 1
    Options = options.Options
    presets = options.PRESETS
    actions = ACTIONS
    events = EVENTS
    verbs = words.VERBS
    bookmark = BoutBegan  # Rule: Durak ¶7: what was discarded before is not looked at again
    variants = options.VARIANTS
    kinds = options.KINDS

    def read_options(self, given: Mapping[str, str], seats: int | None = None) -> options.Options:
        """See `options.read_options`."""
        return options.read_options(given, seats)

    def variant(self, chosen: options.Options) -> str:
        """See `options.variant`."""
        return options.variant(chosen)

    def start(
        self, options: options.Options, seats: int, chance: Chance, before: State | None = None
    ) -> Step:
        """See `setup.start`."""
        return setup.start(options, seats, chance, before)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who may choose now. From public facts only."""
        return frozenset(state.turn)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """See `legal.legal_actions`."""
        return legal_actions(state, seat)

    def refuse(self, state: State, seat: Seat | None, action: Action) -> Refusal | None:
        """See `refuse.refuse`."""
        return refuse(state, seat, action)

    def apply(
        self, state: State, seat: Seat | None, action: Action, chance: Chance | None = None
    ) -> Step:
        """See `bout.apply`. Chance has no part in it: the talon's order was fixed at the deal."""
        return bout.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The result once the deal is over."""
        result = state.result
        if result is None:
            return None
        return Outcome(
            losers=result.losers,
            winners=result.winners if state.deal.options.result == "first_out" else (),
            order=state.out,
            draw=not result.losers,
            badge=result.badge,
            wearer=state.bout.defender if result.badge else None,
        )

    def aim(self, state: State) -> tuple:
        """What acts are aimed at: this bout, who defends, and whether he has given up.

        A bare card is an attack in one bout and a cover in the next; in the same bout a throw-in
        stays meant although somebody else's came first.
        """
        now = state.bout
        return (state.bouts, now.defender, now.taking, state.result is not None)

    def view(self, state: State, seat: Seat | None) -> view.View:
        """See `view.view_of`."""
        return view.view_of(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Cards dealt and drawn are told to their owner only."""
        if isinstance(event, Drew) and event.seat != seat:
            return Drew(event.seat, (), event.count)
        if isinstance(event, HandDealt) and event.seat != seat:
            return None
        return event

    def where(self, state: State) -> Mapping[Card, Place]:
        """See `places.where`."""
        return places.where(state)

    def knows(self, state: State, seat: Seat | None) -> frozenset[Card]:
        """See `places.knows`."""
        return places.knows(state, seat)

    def deadlines(self, state: State) -> tuple[Deadline, ...]:
        """See `window.deadlines`."""
        return window.deadlines(state)

    def default_action(self, state: State, seat: Seat) -> Action:
        """The defender takes, a thrower passes, an opener leads his lowest plain card.

        Raises:
            ValueError: this seat has nothing to choose.
        """
        if seat not in state.turn:
            raise ValueError(f"seat {seat} has nothing to choose")
        if not state.bout.attacks:
            trump = state.deal.trump
            return Attack((min(state.hands[seat], key=lambda card: cheapness(card, trump)),))
        return Take() if seat == state.bout.defender else Pass()

    def problems(self, state: State) -> tuple[str, ...]:
        """See `places.problems`."""
        return places.problems(state)

    def encode(self, state: State) -> dict[str, Any]:
        """See `codec.encode`."""
        return codec.encode(state)

    def decode(self, data: Mapping[str, Any]) -> State:
        """See `codec.decode`."""
        return codec.decode(data)

    def parse(self, view: view.View, words: str) -> Action:
        """See `parse.parse`."""
        return parse.parse(view, words)

    def spell(self, view: view.View, action: Action) -> str:
        """See `words.spell`."""
        return words.spell(action)


GAME = Durak()
