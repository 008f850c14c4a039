"""Cards written on a page, with a drawing: what came is checked, and proposed like a typed card.

A drawing is too long for a typed line; it comes by HTTP and is bounded before it is read.
"""

from __future__ import annotations

import json
from typing import Any

from world.engine.protocol import Action, Refusal, Refused
from world.games.dvorak import GAME
from world.games.dvorak.actions import Propose, Revise
from world.games.dvorak.definitions import (
    ACTION,
    LONGEST,
    POINTS,
    RULE,
    STROKES,
    THING,
    spelled_strokes,
)

from . import audience, lobby, proposals, textdoor, wordlist

MOST_BYTES = 64 * 1024
"""Bytes of a card on its way from a page, its drawing included (Dvorak, *Making cards*)."""

KINDS = {"thing": THING, "action": ACTION, "rule": RULE}

_TEXTS = ("title", "text", "flavour", "alt")


def read(raw: bytes) -> tuple[Action, str]:
    """The act of a card sent as JSON, and the words that would be typed for it.

    Raises:
        Refused: it is too large, or no card.
    """
    if len(raw) > MOST_BYTES:
        raise Refused(Refusal("drawing-too-large", args={"most": MOST_BYTES // 1024}))
    try:
        given = json.loads(raw)
        fields = {name: _clean(name, given.get(name, "")) for name in _TEXTS}
        strokes = tuple(tuple(map(_whole, stroke)) for stroke in given.get("strokes", ()))
        kind, motion = KINDS[given.get("kind", "thing")], _whole(given.get("motion", 0))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Refused(Refusal("draft-unreadable")) from None
    if len(strokes) > STROKES or sum(map(len, strokes)) // 2 > POINTS:
        raise Refused(Refusal("drawing-too-much", args={"strokes": STROKES, "points": POINTS}))
    words = f"propose {fields['title']} = {fields['text']} {fields['flavour']} {fields['alt']}"
    if not motion:
        return Propose(type=kind, strokes=strokes, **fields), words
    changes = {**fields, "strokes": spelled_strokes(strokes)}
    return Revise(motion, tuple(changes.items())), words


def _whole(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 10**9:
        raise ValueError(value)
    return value


def _clean(name: str, value: Any) -> str:
    if type(value) is not str:
        raise TypeError(name)
    if name == "text":
        return textdoor.text(value, LONGEST[name])
    return textdoor.line(value, LONGEST[name])


def submit(who: Any, number: int, raw: bytes) -> None:
    """Propose the card at that table, from the seat the character plays there.

    Raises:
        Refused: it is no card, they play no seat there, or may not propose it now.
    """
    action, words = read(raw)
    table = lobby.table_numbered(number)
    seat, controller = table.seat_of(who), table.controller
    if seat is None:
        raise Refused(Refusal("only-watching"))
    if not controller.playing or controller.seating.game != GAME.key:
        raise Refused(Refusal("no-match"))
    wordlist.check(words)
    if proposals.held_back(controller, seat, action, words):
        return
    refusal = controller.submit(seat, action)
    if refusal is not None:
        raise Refused(refusal)


def submit_by_number(who: int, number: int, raw: bytes) -> None:
    """The same for a character's number: pages must not take objects from one thread to another."""
    character = audience.character_by_id(who)
    if character is None:
        raise Refused(Refusal("not-seated"))
    submit(character, number, raw)
