"""A deal as plain JSON, and back. Every version ever written is still read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from world.cards import ALL_CARDS, SUITS, deck
from world.engine.codec import pack, unpack

from .actions import ACTIONS
from .options import NAMES, VALUES, Options
from .state import Bout, Deal, Result, State, evolve
from .turn import turn_order

VERSION = 1


def encode(state: State) -> dict[str, Any]:
    """Plain JSON of the whole state; `decode` gives an equal state back."""
    deal, bout, result = state.deal, state.bout, state.result
    return {
        "v": VERSION,
        "options": deal.options.named(),
        "cards": None if deal.cards == _deck(deal.options) else sorted(deal.cards),
        "seats": deal.seats,
        "dealer": deal.dealer,
        "trump": deal.trump,
        "teams": list(deal.teams),
        "ladder": list(deal.ladder),
        "hands": [list(hand) for hand in state.hands],
        "talon": list(state.talon),
        "discard": list(state.discard),
        "bout": {name: _plain(getattr(bout, name)) for name in _BOUT},
        "bouts": state.bouts,
        "beaten": state.beaten,
        "out": list(state.out),
        "resigned": sorted(state.resigned),
        "shown": list(state.shown),
        "seen": list(state.seen),
        "last": None if state.last is None else [state.last[0], pack(state.last[1])],
        "result": None
        if result is None
        else {name: _plain(getattr(result, name)) for name in _RESULT},
    }


_BOUT = tuple(f.name for f in fields(Bout))
_RESULT = tuple(f.name for f in fields(Result))
_SETS = {"passed", "done"}


def _deck(options: Options) -> frozenset[str]:
    return frozenset(deck(int(options.deck)))


def _plain(item: Any) -> Any:
    if isinstance(item, frozenset):
        return sorted(item)
    if isinstance(item, tuple):
        return [_plain(part) for part in item]
    return item


def _tuples(item: Any) -> Any:
    return tuple(_tuples(part) for part in item) if isinstance(item, list) else item


def decode(data: Mapping[str, Any]) -> State:
    """The state of `encode`.

    Raises:
        ValueError: not a deal of Durak, or not one of a version this hall knows.
    """
    if not isinstance(data, Mapping) or data.get("v") != VERSION:
        raise ValueError("not a deal of Durak in a version this hall reads")
    try:
        return _decode(data)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"not a deal of Durak: {error}") from error


def _decode(data: Mapping[str, Any]) -> State:
    hands = tuple(tuple(hand) for hand in data["hands"])
    talon, discard = tuple(data["talon"]), tuple(data["discard"])
    given = data["bout"]
    bout = Bout(
        **{
            name: frozenset(given[name]) if name in _SETS else _tuples(given[name])
            for name in _BOUT
        }
    )
    options, cards = _options(data["options"]), data["cards"]
    cards = _deck(options) if cards is None else frozenset(cards)
    if not cards <= ALL_CARDS or data["trump"] not in SUITS or len(hands) != data["seats"]:
        raise ValueError("not a deal of Durak: unknown cards or seats")
    deal = Deal(
        options=options,
        seats=data["seats"],
        dealer=data["dealer"],
        trump=data["trump"],
        cards=cards,
        teams=tuple(data["teams"]),
        ladder=tuple(data["ladder"]),
    )
    last, result = data["last"], data["result"]
    state = State(
        deal=deal,
        hands=hands,
        talon=talon,
        discard=discard,
        bout=bout,
        bouts=data["bouts"],
        beaten=data["beaten"],
        out=tuple(data["out"]),
        resigned=frozenset(data["resigned"]),
        shown=tuple(data["shown"]),
        seen=tuple(data["seen"]),
        last=None if last is None else (last[0], unpack(ACTIONS, last[1])),
        result=None
        if result is None
        else Result(**{name: _tuples(result[name]) for name in _RESULT}),
    )
    return evolve(state, turn=turn_order(state))


def _options(given: Mapping[str, str]) -> Options:
    """The options as stored. They were checked when the table was opened."""
    for name, value in given.items():
        if name not in NAMES or value not in VALUES[name]:
            raise ValueError(f"not an option of Durak: {name}={value}")
    return Options(**given)
