"""An evening of a club or a class: people come in by a code and are seated as they come.

Rule: hall.md, *An evening*. What the host does meanwhile stands in `hosting`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from world.engine import registry
from world.engine.protocol import Refusal, Refused
from world.records.models import Evening, Match

from . import (
    admission,
    audience,
    codewords,
    guestlist,
    guests,
    joining,
    lobby,
    people,
    shelf,
    terms,
)

USUAL_PLACES = 4
"""Seats of a table where nothing else is wanted."""

MOST_TABLES = 40
"""Tables of one evening."""

SAME_NAMES = range(2, 100)
"""What is put after a first name that somebody has: Anna2."""


# Beginning


def plan(game: Any, given: Mapping[str, str], places: int | None) -> dict[str, Any]:
    """What the evening's next tables are like, checked. Raises Refused."""
    places = min(USUAL_PLACES, max(game.seats)) if places is None else places
    if places not in game.seats:
        bounds = {"least": min(game.seats), "most": max(game.seats)}
        raise Refused(Refusal("wrong-number-seated", args=bounds))
    options, agreed = terms.split(game, given)
    game.read_options(options, places)
    terms.of(agreed)
    return {"game": game.key, "options": json.dumps(dict(given)), "places": places}


def begin(host: Any, name: str, planned: Mapping[str, Any]) -> Evening:
    """A person with an account begins an evening.

    Args:
        name: cleaned; "" for one named after the host.
        planned: what `plan` gave.

    Raises:
        Refused: a guest cannot; theirs is still going on; or the hall has enough of them.
    """
    if host.account is None or guests.is_guest(host.account):
        raise Refused(Refusal("evening-accounts"))
    if guestlist.hosted_by(host) is not None:
        raise Refused(Refusal("evening-yours-runs"))
    if len(guestlist.running()) >= guestlist.MOST:
        raise Refused(Refusal("evening-enough"))
    return guestlist.begin(name or host.key, host.id, planned)


def hosted(who: Any) -> Evening:
    """The evening whose host somebody is. Raises Refused for nobody's."""
    evening = guestlist.hosted_by(who)
    if evening is None:
        raise Refused(Refusal("evening-none"))
    return evening


def tables(evening: Evening) -> list[Any]:
    """The evening's tables, by number."""
    return [table for table in lobby.tables() if table.controller.seating.evening == evening.pk]


def code(evening: Evening) -> str:
    """The code as people read it."""
    return codewords.shown(evening.code)


# Coming


def known(evening: Evening, name: str) -> Any | None:
    """The account of a guest of this evening who comes back: of that name, without a line.

    Whoever has an account comes back by its password only.
    """
    account = people.account_of(name)
    who = people.character_of(account) if account is not None else None
    if who is None or str(who.id) not in guestlist.people(evening) or who.sessions.count():
        return None
    return account if guests.is_guest(account) else None


def first_name(name: str) -> str:
    """The name, or with a number after it where somebody has it. Raises Refused for no name."""
    try:
        return people.free_name(name)
    except Refused as no:
        if no.refusal.code != "name-taken":
            raise
        taken = no
    for number in SAME_NAMES:
        try:
            return people.free_name(f"{name}{number}")
        except Refused as no:
            if no.refusal.code != "name-taken":
                raise
    raise taken


def room_for_one(evening: Evening) -> None:
    """Raises Refused when the evening has people enough."""
    if len(guestlist.people(evening)) >= guestlist.MOST_PEOPLE:
        raise Refused(Refusal("evening-full", args={"most": guestlist.MOST_PEOPLE}))


def come(evening: Evening, who: Any) -> None:
    """A character came by the code: they belong to the evening, and get a seat.

    Raises:
        Refused: the evening is full, or they play elsewhere.
    """
    new = not guestlist.admits(evening, who)
    if new:
        room_for_one(evening)
        guestlist.add(evening, who)
    audience.tell(who, "evening-welcome", evening=evening.name)
    seated = lobby.live_seat_of(who)
    if seated is None or (seated[0].controller.seating.evening is None and new):
        seat(evening, who)
    if new:
        table = lobby.seat_of(who)
        number = table[0].number if table is not None else 0
        host = audience.character_by_id(evening.host)
        audience.tell(host, "evening-came", name=who.key, number=number)


def seat(evening: Evening, who: Any) -> None:
    """Seat somebody: where most wait, else where a game takes newcomers, else at a new table."""
    lobby.free_of_tables(who)
    found = [t for t in tables(evening) if admission.refusal(who, t) is None]

    def company(table: Any) -> tuple[bool, int]:
        seating = table.controller.seating
        return seating.game == evening.game, len(seating.people)

    waiting = [t for t in found if t.controller.seating.open_seats]
    running = [t for t in found if joining.refusal(t.controller) is None]
    for some in (waiting, running):
        if some:
            lobby.sit(who, max(some, key=company))
            return
    lobby.sit(who, new_table(evening))


def new_table(evening: Evening) -> Any:
    """Another table for the evening. Raises Refused when it has enough."""
    if len(tables(evening)) >= MOST_TABLES:
        raise Refused(Refusal("hall-full"))
    game = registry.game(evening.game)
    table = lobby.open_table(game, json.loads(evening.options), None, evening.places)
    seating = replace(table.controller.seating, evening=evening.pk, paused=evening.paused)
    table.controller.reseat(seating)
    return table


# The end


def end(evening: Evening) -> None:
    """The evening is over: matches that run are set aside, its tables are closed.

    Raises:
        Refused: a match could not be stored; whatever was done stays done, and it may be tried
            again.
    """
    for table in tables(evening):
        if table.controller.playing:
            refusal = shelf.set_aside(table.controller, Match.ADJOURNED, "match-adjourned")
            if refusal is not None:
                raise Refused(refusal)
        if table.is_open:
            lobby.close(table)
    guestlist.finish(evening)
    numbers = [evening.host, *map(int, guestlist.people(evening))]
    everybody = [audience.character_by_id(number) for number in numbers]
    audience.tell([w for w in everybody if w is not None], "evening-over", evening=evening.name)


def resume() -> None:
    """After a start of the server: a crash may have fallen between an evening and its tables."""
    guestlist.resume()
    for table in lobby.tables():
        seating = table.controller.seating
        evening = guestlist.numbered(seating.evening)
        if evening is not None and seating.paused != evening.paused:
            table.controller.pause(evening.paused)
