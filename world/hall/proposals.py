"""What people at an evening's tables write, kept from the tables until the host lets it go.

The host reads it first. Whatever is kept stands with the evening's row, so a restart loses none.
"""

from __future__ import annotations

import json
from typing import Any

from world.engine import codec, registry
from world.engine.protocol import Action, Refusal, Refused
from world.records.models import Evening

from . import audience, guestlist, lobby

MOST, MOST_OF_ONE = 100, 5
"""Proposals kept of one evening, and of one person."""


def kept(evening: Evening) -> list[dict[str, Any]]:
    """What waits, oldest first.

    Each has ``number``, ``table``, ``match``, ``who`` (the character's number), ``name``,
    ``words`` and the packed ``action``.
    """
    return json.loads(evening.held)


def _put(evening: Evening, items: list[dict[str, Any]]) -> None:
    guestlist.keep(evening, held=json.dumps(items, ensure_ascii=False))


def hold(evening: Evening, on: bool) -> None:
    """From now on what is written waits for the host, or no longer; what waits already stays."""
    guestlist.keep(evening, holding=on)


def held_back(controller: Any, seat: int, action: Action, words: str) -> bool:
    """True when an act was kept for the host in place of being done.

    Args:
        words: as they were typed; the host reads them.

    Raises:
        Refused: it may not be done anyway, or too much waits already.
    """
    evening = guestlist.numbered(controller.seating.evening)
    if evening is None or not evening.holding or not action.written:
        return False
    refusal = controller.game.refuse(controller.match.state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    sitter, items = controller.seating.seats[seat], kept(evening)
    mine = [item for item in items if item["who"] == sitter.who]
    if len(items) >= MOST or len(mine) >= MOST_OF_ONE:
        raise Refused(Refusal("evening-held-enough", args={"most": MOST_OF_ONE}))
    item = {
        "number": max((item["number"] for item in items), default=0) + 1,
        "table": controller.table.number,
        "match": controller.record,
        "who": sitter.who,
        "name": sitter.name,
        "words": words,
        "action": codec.pack(action),
    }
    _put(evening, [*items, item])
    audience.tell(audience.character_by_id(sitter.who), "evening-held", number=item["number"])
    host = audience.character_by_id(evening.host)
    told = {name: item[name] for name in ("number", "table", "name", "words")}
    audience.tell(host, "evening-held-line", **told)
    return True


def numbered(evening: Evening, number: int) -> dict[str, Any]:
    """What waits under that number. Raises Refused."""
    found = next((item for item in kept(evening) if item["number"] == number), None)
    if found is None:
        raise Refused(Refusal("evening-no-such-held", args={"number": number}))
    return found


def _forget(evening: Evening, number: int) -> None:
    _put(evening, [item for item in kept(evening) if item["number"] != number])


def let_go(evening: Evening, number: int) -> None:
    """The host lets it go: it is done as if its author did it now.

    Raises:
        Refused: it cannot be done now and still waits; or its match is over, and it is gone.
    """
    item = numbered(evening, number)
    table = lobby.table_numbered(item["table"])
    controller = table.controller
    seat = controller.seating.seat_of(item["who"])
    if not controller.playing or controller.record != item["match"] or seat is None:
        _forget(evening, number)
        raise Refused(Refusal("evening-held-gone", args={"name": item["name"]}))
    action = codec.unpack(registry.game(controller.seating.game).actions, item["action"])
    refusal = controller.submit(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    _forget(evening, number)


def give_back(evening: Evening, number: int, by: Any, why: str) -> None:
    """The host does not let it go, or its author takes it back. Nobody else ever sees it.

    Args:
        why: the host's words for the author, may be empty.
    """
    item = numbered(evening, number)
    if by.id not in (evening.host, item["who"]):
        raise Refused(Refusal("evening-no-such-held", args={"number": number}))
    _forget(evening, number)
    author = audience.character_by_id(item["who"])
    if by.id == item["who"]:
        audience.tell(author, "evening-taken-back", number=number)
        return
    audience.tell(author, "evening-given-back", words=item["words"])
    if why:
        audience.tell(author, "talk-evening", name=by.key, text=why)
    audience.tell(by, "evening-given-back-told", name=item["name"])
