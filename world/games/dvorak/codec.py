"""A match as plain JSON, and back. Every version ever written is still read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from world.engine.codec import field_names

from .definitions import Definition
from .definitions import unpack as unpack_card
from .options import VALUES, Options
from .resolver.forms import Deed
from .resolver.statements import Statement, pack, unpack
from .state import (
    Contest,
    Lingering,
    Mark,
    Motion,
    Offer,
    Pile,
    Player,
    Result,
    Rule,
    Ruling,
    State,
    Turn,
)

VERSION = 1


def encode(state: State) -> dict[str, Any]:
    """Plain JSON of the whole state; `decode` gives an equal state back."""
    return {
        "v": VERSION,
        "options": state.options.named(),
        "phase": state.phase,
        "players": [_plain(player) for player in state.players],
        "host": state.host,
        "first": state.first,
        "seq": state.seq,
        "serial": state.serial,
        "moved": state.moved,
        "cards": [[card, definition.pack()] for card, definition in state.cards.items()],
        "zones": [[zone, list(cards)] for zone, cards in state.zones.items()],
        "marks": [[card, _plain(mark)] for card, mark in state.marks.items()],
        "tokens": {holder: dict(held) for holder, held in state.tokens.items()},
        "piles": [_plain(pile) for pile in state.piles.values()],
        "states": sorted(state.states),
        "loaded": list(state.loaded),
        "rules": [_plain(rule) for rule in state.rules],
        "repealed": [_plain(rule) for rule in state.repealed],
        "rulings": [_plain(ruling) for ruling in state.rulings],
        "lingering": [_plain(effect) for effect in state.lingering],
        "statements": [pack(statement) for statement in state.statements],
        "queue": [_plain(motion) for motion in state.queue],
        "rejected": [_plain(motion) for motion in state.rejected],
        "hold": state.hold,
        "turn": _plain(state.turn),
        "direction": state.direction,
        "after": state.after,
        "extra": list(state.extra),
        "offers": [_plain(offer) for offer in state.offers],
        "contest": _plain(state.contest),
        "warned": state.warned,
        "closing": _plain(state.closing),
        "result": _plain(state.result),
    }


def _plain(item: Any) -> Any:
    """A part of the state as JSON; what is as usual is left out of its object."""
    if item is None or isinstance(item, (str, int)):
        return item
    if isinstance(item, (tuple, list)):
        return [_plain(part) for part in item]
    if isinstance(item, Mapping):
        return dict(item)
    if isinstance(item, Definition):
        return item.pack()
    if isinstance(item, (Deed, Statement)):
        return pack(item)
    usual = _usual(type(item))
    return {
        name: _plain(value)
        for name in field_names(type(item))
        if (value := getattr(item, name)) != usual.get(name, _MISSING)
    }


_MISSING = object()
_USUAL: dict[type, dict[str, Any]] = {}


def _usual(cls: type) -> dict[str, Any]:
    """The defaults of a class's fields."""
    if cls not in _USUAL:
        _USUAL[cls] = {item.name: item.default for item in fields(cls)}
    return _USUAL[cls]


def decode(data: Mapping[str, Any]) -> State:
    """The state of `encode`.

    Raises:
        ValueError: the data are not a state of this game in a version it reads.
    """
    if data.get("v") != VERSION:
        raise ValueError(f"no version of Dvorak's state: {data.get('v')!r}")
    try:
        return _state(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a state of Dvorak: {error!r}") from error


def _state(data: Mapping[str, Any]) -> State:
    return State(
        options=_options(data["options"]),
        phase=data["phase"],
        players=tuple(Player(**player) for player in data["players"]),
        host=data["host"],
        first=data["first"],
        seq=data["seq"],
        serial=data["serial"],
        moved=data["moved"],
        cards={card: unpack_card(written) for card, written in data["cards"]},
        zones={zone: tuple(cards) for zone, cards in data["zones"]},
        marks={card: Mark(**mark) for card, mark in data["marks"]},
        tokens={holder: dict(held) for holder, held in data["tokens"].items()},
        piles={pile["name"]: Pile(**pile) for pile in data["piles"]},
        states=frozenset(data["states"]),
        loaded=tuple(data["loaded"]),
        rules=tuple(map(_rule, data["rules"])),
        repealed=tuple(map(_rule, data["repealed"])),
        rulings=tuple(Ruling(**ruling) for ruling in data["rulings"]),
        lingering=tuple(Lingering(**effect) for effect in data["lingering"]),
        statements=tuple(unpack(statement) for statement in data["statements"]),
        queue=tuple(map(_motion, data["queue"])),
        rejected=tuple(map(_motion, data["rejected"])),
        hold=data["hold"],
        turn=_or_none(data["turn"], lambda turn: Turn(**turn)),
        direction=data["direction"],
        after=data["after"],
        extra=tuple(data["extra"]),
        offers=tuple(map(_offer, data["offers"])),
        contest=_or_none(data["contest"], _contest),
        warned=data["warned"],
        closing=_or_none(data["closing"], _result),
        result=_or_none(data["result"], _result),
    )


def _or_none(data: Any, read: Callable[[Any], Any]) -> Any:
    return None if data is None else read(data)


def _options(given: Mapping[str, str]) -> Options:
    """Options as they were stored; one that has come since is as usual."""
    for name, value in given.items():
        if name not in VALUES or value not in VALUES[name]:
            raise ValueError(f"no option of Dvorak: {name}={value}")
    return Options(**given)


def _rule(data: Mapping[str, Any]) -> Rule:
    return Rule(**{**data, "card": unpack_card(data["card"])})


def _motion(data: Mapping[str, Any]) -> Motion:
    given = dict(data)
    for name in ("voters", "members", "votes"):
        given[name] = tuple(given.get(name, ()))
    given["votes"] = tuple((seat, yes) for seat, yes in given["votes"])
    given["members"] = tuple(map(_motion, given["members"]))
    if given.get("card") is not None:
        given["card"] = unpack_card(given["card"])
    return Motion(**given)


def _offer(data: Mapping[str, Any]) -> Offer:
    return Offer(**{**data, "deed": unpack(data.get("deed"))})


def _contest(data: Mapping[str, Any]) -> Contest:
    throws = tuple((seat, choice) for seat, choice in data.get("throws", ()))
    return Contest(tuple(data["seats"]), throws, data.get("first", False))


def _result(data: Mapping[str, Any]) -> Result:
    return Result(tuple(data["winners"]), data["reason"], data.get("title", ""))
