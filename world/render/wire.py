"""The machine interface: plain JSON objects for programs, MUD clients and the web page.

Every object is described in ``hall.schema.json`` beside this file; fields are only ever added.
A game's `View` names its fields as they stand here; what the hall knows is added. No database id
and no id of a hidden card is ever in them, because views hold none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any

from world.cards import is_joker, rank, suit
from world.engine.codec import field_names, pack
from world.engine.protocol import Event, Refusal

from .facts import Sitter, TableFacts

VERSION = 1
"""``v`` of every object. It changes only if a field ever had to change its meaning."""

PACKAGE = "Hall 1"
"""What a GMCP client announces in Core.Supports to be sent these objects."""

REQUESTS = ("draw", "abort", "adjourn", "undo", "continue", "swap", "kick")
"""Kinds of questions people at a table ask of each other."""

_WAITING: dict[str, dict[str, Any]] = {
    "durak": {
        "attacker": None,
        "defender": None,
        "trump": None,
        "turnup": None,
        "talon": 0,
        "gone": 0,
        "limit": 0,
        "pairs": [],
    },
    "dvorak": {
        **dict.fromkeys(("host", "turn", "ballot", "contest")),
        **dict.fromkeys(("number", "draw", "rejected_count"), 0),
        **dict.fromkeys(("names", "extra", "discard", "centre", "removed", "rules"), []),
        **dict.fromkeys(("lasting", "rulings", "states", "pending", "rejected"), []),
        **dict.fromkeys(("offers", "closing"), []),
        **dict.fromkeys(("piles", "pile_owners", "pile_tokens", "plays", "limits"), {}),
        "step": "",
        "direction": 1,
        "hold": False,
    },
}
"""A game's own fields before the deal, so that programs find every field at any time."""


def table(view: Any, facts: TableFacts, made: dict[int, Any] | None = None) -> dict[str, Any]:
    """``Hall.Table``: the whole view of one seat or a watcher, and the hall's facts.

    Args:
        made: parts of other views of the same state, see `plain`.
    """
    shown = plain(view, made)
    seats = [
        {**seat, **_sitter(facts.sitters[seat["seat"]])}
        if seat["seat"] < len(facts.sitters)
        else seat
        for seat in shown["seats"]
    ]
    for seat in seats:
        seat.setdefault("team", None)
    known = {"last": plain(facts.last), "options": dict(facts.options), "result": None}
    mine = facts.sitters[view.you].clock if view.you is not None else None
    left = facts.clock if mine is None else mine
    return {**_head(facts), **known, **shown, "seats": seats, "clock": left}


def waiting(facts: TableFacts, you: int | None) -> dict[str, Any]:
    """``Hall.Table`` of a table before its deal."""
    seats = [
        {"seat": seat, "cards": 0, "out": False, "team": None, **_sitter(sitter)}
        for seat, sitter in enumerate(facts.sitters)
    ]
    return {
        **_head(facts),
        "phase": "waiting",
        "you": you,
        "seats": seats,
        "to_act": [],
        "hand": [],
        "legal": [],
        "clock": None,
        "last": None,
        "options": dict(facts.options),
        "result": None,
        **_WAITING.get(facts.game, {}),
    }


def hand(view: Any, facts: TableFacts) -> dict[str, Any]:
    """``Hall.Hand``: the owner's cards; empty for a watcher."""
    return {**_head(facts), "you": view.you, "hand": plain(view.hand)}


def legal(view: Any, facts: TableFacts) -> dict[str, Any]:
    """``Hall.Legal``: every act open to this seat now, each as words that can be typed."""
    return {**_head(facts), "you": view.you, "legal": list(view.legal)}


def ballot(view: Any, facts: TableFacts) -> dict[str, Any]:
    """``Hall.Ballot``: what is being voted on, None when nothing is."""
    return {**_head(facts), "you": view.you, "ballot": plain(getattr(view, "ballot", None))}


def event(seq: int, happened: Event | None, table: str = "") -> dict[str, Any]:
    """``Hall.Event``: one event of an act as a listener may know it.

    Args:
        seq: the number of the act it belongs to.
        happened: the event; None when this listener may not know it (kind ``hidden``).
        table: the table it happened at, for those who hear several.
    """
    packed = plain(pack(happened)) if happened is not None else {"kind": "hidden"}
    kind = packed.pop("kind")
    made = {"v": VERSION, "seq": seq, "kind": kind, "actor": packed.get("seat"), "data": packed}
    return {**made, "table": table} if table else made


def requests(table: str, open_ones: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """``Hall.Requests``: what is asked at a table, each as `request`; empty once nothing is."""
    return {"v": VERSION, "table": table, "requests": list(open_ones)}


def request(
    kind: str, by: int | None, waiting: Sequence[int], target: str, match: int | None
) -> dict[str, Any]:
    """One question of ``Hall.Requests``.

    Args:
        kind: English word of what is asked; ``accept`` and ``decline`` take it.
        by: the seat that asks. waiting: seats whose answer is needed.
        target: the name of whoever it is about; empty for most kinds.
        match: the number of the match it is about, None for the table itself.
    """
    number = None if match is None else str(match)
    return {"kind": kind, "by": by, "waiting": list(waiting), "target": target, "match": number}


def you(name: str, guest: bool, language: str, table: str | None) -> dict[str, Any]:
    """``Hall.You``: whom this line speaks for.

    Args:
        name: the person's; empty at the door.
        guest: without an account.
        language: in which the line is told things.
        table: the table's number where the person plays, or looks on; None elsewhere.
    """
    return {"v": VERSION, "name": name, "guest": guest, "language": language, "table": table}


def tables(known: Sequence[Mapping[str, Any]], count: int) -> dict[str, Any]:
    """``Hall.Tables``: open tables, each as `brief`; ``count`` is how many there are in all."""
    return {"v": VERSION, "count": count, "tables": list(known)}


def brief(
    number: int,
    game: str,
    dealt: bool,
    names: Sequence[str],
    watchers: int,
    options: Mapping[str, str],
) -> dict[str, Any]:
    """One table of ``Hall.Tables``.

    Args:
        dealt: a match is being played.
        names: who sits there, by seat; empty for an open seat.
        watchers: how many look on.
        options: what is agreed otherwise than usual, by name.
    """
    return {
        "table": str(number),
        "game": game,
        "dealt": dealt,
        "names": list(names),
        "watchers": watchers,
        "options": dict(options),
    }


def card(code: str) -> dict[str, Any]:
    """``Hall.Card`` of a playing card: its code, rank and suit letter (None for jokers).

    Raises KeyError for what is no card.
    """
    named = {"code": code, "rank": rank(code), "suit": suit(code), "joker": is_joker(code)}
    return {"v": VERSION, "card": named}


def error(refusal: Refusal) -> dict[str, Any]:
    """``Hall.Error``: why an act was refused; nothing has changed."""
    return {"v": VERSION, "code": refusal.code, "args": plain(refusal.args)}


def machine_line(name: str, thing: Mapping[str, Any]) -> str:
    """One object as a line of text: ``<Hall.Table> {json}``, ASCII, no line break inside."""
    return f"<{name}> {json.dumps(thing)}"


_PLAIN = (str, int, float)


def plain(value: Any, made: dict[int, Any] | None = None) -> Any:
    """Frozen values as JSON ones: dataclasses and mappings to objects, tuples to arrays.

    Args:
        value: what to show.
        made: what was made of parts before, by the part's ``id``. Views of one state share most
            of their parts, and making those once is most of the work saved at a large table. The
            caller keeps every value alive as long as this.
    """
    if value is None or isinstance(value, _PLAIN):
        return value
    if made is not None and id(value) in made:
        return made[id(value)]
    # Most parts are plain themselves; asking here saves a call for each card and option.
    if isinstance(value, (tuple, list)):
        shown: Any = [item if isinstance(item, _PLAIN) else plain(item, made) for item in value]
    elif isinstance(value, Mapping):
        shown = {
            str(name): item if isinstance(item, _PLAIN) else plain(item, made)
            for name, item in value.items()
        }
    elif isinstance(value, (set, frozenset)):
        shown = sorted(plain(item, made) for item in value)
    elif is_dataclass(value):
        names = field_names(type(value))
        shown = {name: plain(getattr(value, name), made) for name in names}
    else:
        return str(value)
    if made is not None and value:
        made[id(value)] = shown
    return shown


def _head(facts: TableFacts) -> dict[str, Any]:
    return {
        "v": VERSION,
        "seq": facts.seq,
        "game": facts.game,
        "table": facts.table,
        "match": facts.match,
    }


def _sitter(sitter: Sitter) -> dict[str, Any]:
    return {
        "name": sitter.name,
        "bot": sitter.bot,
        "connected": sitter.connected,
        "ready": sitter.ready,
        "clock": sitter.clock,
        "bank": sitter.bank,
    }
