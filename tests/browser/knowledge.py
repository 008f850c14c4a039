"""What the frames of a live line give away: no card may be named before it may be known."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from world.cards import ALL_CARDS
from world.render import cardwords
from world.render.face import Face

_CODE = re.compile(r'"((?:10|[2-9JQKA])[CDHS])(?:[ /"])')
_SPOKEN = {cardwords.card(Face("speech"), code): code for code in ALL_CARDS}
_SAID = re.compile("|".join(sorted(map(re.escape, _SPOKEN), key=len, reverse=True)))

SHOWN = frozenset(
    "attacked threw-in piled-on covered passed-on showed-trump called trump-turned trump-shown "
    "lead-given exchanged fool-named took".split()
)
"""Events whose cards everybody at the table sees."""


def named(frame: list[Any]) -> set[str]:
    """Every card a frame names, as a code or in English words."""
    text = json.dumps(frame)
    # Acts hold several cards: 8S/7S, 7S 7D.
    spelled = re.sub(r"([CDHS])[ /](?=(?:10|[2-9JQKA])[CDHS])", r'\1" "', text)
    spelled = re.sub(r'"(?:move|show|call) ', '"', spelled)
    return set(_CODE.findall(spelled)) | {_SPOKEN[words] for words in _SAID.findall(text)}


def leaks(frames: Iterable[list[Any]]) -> list[str]:
    """Frames that name a card their reader could not know, each with the cards."""
    known: set[str] = set()
    found, act = [], []
    for frame in frames:
        act.append(frame)
        if frame[0] == "hall" and frame[1][0] == "Hall.Table":
            table = frame[1][1]
            if table["phase"] == "attack" and table["seq"] == 1:
                known = set()
            known |= _visible(table)
            known |= {card for each in act for card in _shown(each, table["you"])}
            found += [
                f"{sorted(named(each) - known)} in {each}" for each in act if named(each) - known
            ]
            act = []
    return found


def _visible(table: dict[str, Any]) -> set[str]:
    laid = {card for pair in table.get("pairs", ()) for card in pair if card}
    return {*table["hand"], *laid} | ({table["turnup"]} - {None})


def _shown(frame: list[Any], you: int | None) -> set[str]:
    if frame[0] != "hall" or frame[1][0] != "Hall.Event":
        return set()
    event = frame[1][1]
    own = you is not None and event["actor"] == you
    return named(frame) if own or event["kind"] in SHOWN else set()
