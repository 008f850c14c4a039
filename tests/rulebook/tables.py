"""Short ways to put cards on a table and play them, for tests that read like the rules."""

from __future__ import annotations

from typing import Any

from world.cards import Chance, deck
from world.engine.protocol import Refusal, Step
from world.games.durak import GAME, setup
from world.games.durak.options import Options
from world.games.durak.position import position
from world.games.durak.state import State

from .positions import read_act

LETTERS = "ABCDEFGH"


def table(hands: str, trump: str = "H", talon: str = "", attacker: str = "A", **more: Any) -> State:
    """A position: ``table("7S 9D / 10S 9C")``, the players A, B … clockwise; ``-`` is no cards.

    Args:
        hands: each player's cards, parted by slashes.
        trump: the trump suit.
        talon: cards to draw, next first.
        attacker: who leads.
        more: ``teams``, ``out``, ``bouts_done``, ``discarded`` as in a case; anything else is an
            option.
    """
    parts = [part.replace("-", "").strip() for part in hands.split("/")]
    kept = {name: more.pop(name) for name in list(more) if name in _PARTS}
    return position(
        {
            "players": LETTERS[: len(parts)],
            "trump": trump,
            "attacker": attacker,
            "hands": {LETTERS[seat]: part for seat, part in enumerate(parts) if part},
            "talon": talon,
            "options": more,
            **kept,
        }
    )


_PARTS = {"teams", "out", "bouts_done", "discarded"}


def step(state: State, act: str) -> Step:
    """One act in the words of the cases, ``A:7S``; Refused when it is not allowed."""
    seat, action, _ = read_act(LETTERS[: state.deal.seats], act)
    return GAME.apply(state, seat, action)


def play(state: State, acts: str) -> State:
    """Several acts parted by spaces."""
    for act in acts.split():
        state = step(state, act).state
    return state


def events(state: State, acts: str) -> list[Any]:
    """Everything that happens during these acts."""
    happened: list[Any] = []
    for act in acts.split():
        after = step(state, act)
        state = after.state
        happened += after.events
    return happened


def refused(state: State, act: str) -> Refusal | None:
    """Why an act would not be allowed, None when it would."""
    seat, action, _ = read_act(LETTERS[: state.deal.seats], act)
    return GAME.refuse(state, seat, action)


def turn(state: State) -> str:
    """The letters of those who may choose now, first in priority first."""
    return "".join(LETTERS[seat] for seat in state.turn)


def roles(state: State) -> str:
    """Main attacker and defender: ``"AB"``."""
    return LETTERS[state.bout.attacker] + LETTERS[state.bout.defender]


def losers(state: State) -> str:
    """The letters of the losers, ``draw``, or ``""`` while nothing is decided."""
    if state.result is None:
        return ""
    return "".join(LETTERS[seat] for seat in state.result.losers) or "draw"


def dealt(hands: list[str], talon: str, dealer: int = 0, before: State | None = None, **more: str):
    """A fresh deal with these hands; the talon's last card is the turn-up."""
    cards = tuple(talon.split())
    laid = setup.Layout(tuple(tuple(hand.split()) for hand in hands), cards, cards[-1])
    return setup.begin(Options(**more), len(hands), dealer, laid, before)


def dealt_from_top(seats: int, dealer: int, cards: tuple[str, ...], **more: str) -> Step:
    """A deal from a given deck, its top card first."""
    options = Options(**more)
    return setup.begin(options, seats, dealer, setup.lay_out(options, seats, dealer, cards))


def fresh(seats: int, seed: int = 1, before: State | None = None, **more: str) -> Step:
    """An ordinary shuffled deal."""
    options = GAME.read_options(more, seats)
    return GAME.start(options, seats, Chance(f"{seed:032x}"), before)


def deck_with_last_dealt(size: int, card: str) -> tuple[str, ...]:
    """A whole deck in which ``card`` is at the bottom."""
    return (*(c for c in deck(size) if c != card), card)


def of(event_class: type, happened: list[Any] | tuple[Any, ...]) -> list[Any]:
    """The events of one class."""
    return [event for event in happened if isinstance(event, event_class)]
