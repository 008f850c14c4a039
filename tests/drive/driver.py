"""What the line driver knows: one game of the real engine, and an answer to every line.

======================================================  =========================================
request                                                 answer
======================================================  =========================================
``{"new": {"deck": […], "seats": 3, "dealer": 0,        ``{"ok": true, "state": …}`` or
"options": {}}}``                                       ``{"refused": "code", "reason": "…"}``
``{"new": {"position": {…}}}`` (as in the cases)        the same
``{"act": "A:7S"}`` (`tests.drive.words`)               ``{"ok": true, "state": …}`` or
                                                        ``{"refused": "code"}``
``{"legal": "A"}``                                      ``{"legal": ["A:7S", …]}``
anything else                                           ``{"refused": "code", "reason": "…"}``
======================================================  =========================================

A deck is given top first. The state is a watcher's ``Hall.Table`` and all hands by seat letter.
A refused request changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.rulebook.positions import LABELS, Wrong
from world.cards import deck, is_joker, suit
from world.engine.protocol import Refused
from world.games.durak import GAME
from world.games.durak.position import position
from world.games.durak.state import State
from world.render import sentences, wire
from world.render.face import Face
from world.render.facts import Sitter, TableFacts

from .words import read_act, spell_act

LETTERS = "ABCDEFGH"
PARTS_OF_A_DEAL = frozenset({"deck", "seats", "dealer", "options"})

POSITION = {
    "players": str,
    "trump": str,
    "attacker": str,
    "hands": dict,
    "talon": str,
    "options": dict,
    "teams": list,
    "out": list,
    "bouts_done": int,
    "discarded": int,
}
"""The parts of a position and their JSON types; the first four must be there."""


class Impossible(Exception):
    """A request that cannot be met.

    Attributes:
        code: short stable name in kebab case.
        reason: what is wrong, in English words; empty where the code says it.
    """

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(code)
        self.code, self.reason = code, reason


class GivenCards:
    """Chance of which everything is given: the dealer and the cards.

    Raises Impossible where the deal would be thrown in and the cards shuffled again.
    """

    def __init__(self, dealer: int, cards: Sequence[str]) -> None:
        self._dealer, self._decks = dealer, [tuple(cards)]

    def below(self, bound: int) -> int:
        """The dealer's seat."""
        return self._dealer

    def shuffled(self, items: Sequence[str]) -> tuple[str, ...]:
        """The given cards, the first time."""
        if not self._decks:
            raise Impossible("redeal", "with these options such a deal is thrown in")
        return self._decks.pop()


class Driver:
    """One game at a time."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._letters, self._acts = LETTERS, 0

    def answer(self, line: str) -> dict[str, Any]:
        """The answer to one line of JSON."""
        try:
            kind, wanted = _request(line)
            return getattr(self, f"_{kind}")(wanted)
        except Impossible as error:
            answer = {"refused": error.code}
            return {**answer, "reason": error.reason} if error.reason else answer

    def _new(self, wanted: Any) -> dict[str, Any]:
        if not isinstance(wanted, dict):
            raise Impossible("unreadable", "new is an object")
        if "position" in wanted:
            if len(wanted) > 1:
                raise Impossible("unreadable", "a position stands alone")
            state, letters = _position(wanted["position"])
        else:
            state, letters = _deal(wanted)
        self._state, self._letters, self._acts = state, letters, 0
        return self._shown()

    def _act(self, words: Any) -> dict[str, Any]:
        state = self._playing()
        try:
            seat, action = read_act(self._letters, words if isinstance(words, str) else "")
        except Wrong as error:
            raise Impossible("unreadable", str(error)) from error
        try:
            self._state = GAME.apply(state, seat, action).state
        except Refused as error:
            raise Impossible(error.refusal.code) from error
        self._acts += 1
        return self._shown()

    def _legal(self, letter: Any) -> dict[str, Any]:
        state = self._playing()
        if not isinstance(letter, str) or letter not in tuple(self._letters[: state.deal.seats]):
            raise Impossible("not-seated", f"nobody is called {letter!r}")
        seat = self._letters.index(letter)
        acts = GAME.legal(state, seat)
        return {"legal": [spell_act(self._letters, seat, act) for act in acts]}

    def _playing(self) -> State:
        if self._state is None:
            raise Impossible("no-game", "begin with new")
        return self._state

    def _shown(self) -> dict[str, Any]:
        """``ok`` and the state: the watcher's table and all hands."""
        state = self._playing()
        letters = self._letters[: state.deal.seats]
        facts = TableFacts(
            game=GAME.key,
            table="drive",
            sitters=tuple(Sitter(letter) for letter in letters),
            seq=self._acts + 1,
            options=state.deal.options.named(),
        )
        table = wire.table(GAME.view(state, None), facts)
        hands = {letter: list(state.hands[seat]) for seat, letter in enumerate(letters)}
        return {"ok": True, "state": {**table, "hands": hands}}


def _request(line: str) -> tuple[str, Any]:
    """What is asked. Raises Impossible for anything but an object with one known key."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Impossible("unreadable", f"no JSON: {error}") from error
    known = ("new", "act", "legal")
    if not isinstance(request, dict) or len(request) != 1 or not set(request) <= set(known):
        raise Impossible("unreadable", f"an object with one of {', '.join(known)}")
    return next(iter(request.items()))


def _deal(wanted: dict[str, Any]) -> tuple[State, str]:
    """A deal of the given cards and the seats' letters."""
    unknown = set(wanted) - PARTS_OF_A_DEAL
    if unknown or "deck" not in wanted:
        raise Impossible("unreadable", f"a deal has {', '.join(sorted(PARTS_OF_A_DEAL))}")
    cards, given = wanted["deck"], wanted.get("options", {})
    seats, dealer = wanted.get("seats", 2), wanted.get("dealer", 0)
    if not _is_count(seats) or not _is_count(dealer) or not isinstance(given, dict):
        raise Impossible("unreadable", "seats and dealer are numbers, options an object")
    try:
        options = GAME.read_options(given, seats)
    except Refused as error:
        words = sentences.refusal(Face(), GAME.key, error.refusal)
        raise Impossible(error.refusal.code, words) from error
    if dealer >= seats:
        raise Impossible("dealer", f"seats are numbered from 0 to {seats - 1}")
    whole = sorted(deck(int(options.deck)))
    if not isinstance(cards, list) or sorted(map(str, cards)) != whole:
        raise Impossible("deck", f"the deck is the {options.deck} cards of the table, each once")
    return GAME.start(options, seats, GivenCards(dealer, cards)).state, LETTERS


def _position(given: Any) -> tuple[State, str]:
    """A position and its players' letters; what else a case holds is passed over.

    Raises Impossible for a position that cannot be.
    """
    if not isinstance(given, dict):
        raise Impossible("position", "a position is an object")
    given = {name: part for name, part in given.items() if name not in LABELS}
    for name in list(POSITION)[:4]:
        if name not in given:
            raise Impossible("position", f"{name} is missing")
    for name, part in given.items():
        if not isinstance(part, POSITION.get(name, object)):
            raise Impossible("position", f"{name}: {part!r} is of the wrong kind")
    if not all(isinstance(cards, str) for cards in given["hands"].values()):
        raise Impossible("position", "a hand is a string of card codes")
    try:
        state = position(given)
    except (ValueError, TypeError) as error:
        raise Impossible("position", str(error)) from error
    size = int(state.deal.options.deck)
    strange = sorted(state.deal.cards - set(deck(size)))
    if strange:
        raise Impossible("position", f"no cards of a deck of {size}: {' '.join(strange)}")
    turn_up = state.talon[-1] if state.talon else None
    if turn_up and (is_joker(turn_up) or suit(turn_up) != state.deal.trump):
        raise Impossible("position", f"the turn-up {turn_up} is no trump")
    return state, given["players"]


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
