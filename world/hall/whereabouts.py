"""What pages and programs are told around the tables: whom a line speaks for, what is open.

A person at a telnet prompt reads this in words (`who`, `tables`); a page shows it as it is.
"""

from __future__ import annotations

import operator
from typing import Any

from twisted.internet import reactor, task
from twisted.internet.defer import Deferred

from world.engine.protocol import Refused
from world.render import wire

from . import audience, bulletin, guests, lobby, textdoor

MOST_LISTED = 50
"""Tables in one list; those with a free seat come first."""

FRESH = 1.0
"""Seconds a list of tables is sent again while nobody sits down or gets up: every page asks."""

_listed: tuple[float, list[Any], dict[str, Any]] = (0.0, [], {})


def you(session: Any) -> tuple[str, dict[str, Any]]:
    """``Hall.You`` of a line: the name is empty at the door."""
    account, who = session.account, session.puppet
    table = _table_of(who) if who is not None else None
    return "Hall.You", wire.you(
        name=account.username if account else "",
        guest=bool(account and guests.is_guest(account)),
        language=audience.face_of(session).language,
        table=str(table.number) if table is not None else None,
    )


def _table_of(who: Any) -> Any | None:
    """The table a character plays at, else the one whose room they stand in."""
    seated = lobby.seat_of(who)
    if seated is not None:
        return seated[0]
    return who.location if hasattr(who.location, "controller") else None


def open_tables() -> tuple[str, dict[str, Any]]:
    """``Hall.Tables``: what is open, as everybody may know it."""
    global _listed
    tables, now = lobby.tables(), reactor.seconds()
    seatings = [table.controller.seating for table in tables]
    then, before, listed = _listed
    # A seating is a value: another one stands in its place whenever anything about it changes.
    same = len(before) == len(seatings) and all(map(operator.is_, before, seatings))
    if not same or not 0 <= now - then < FRESH:
        first = sorted(tables, key=lambda t: not t.controller.seating.open_seats)[:MOST_LISTED]
        listed = wire.tables([_brief(table) for table in first], len(tables))
        _listed = now, seatings, listed
    return "Hall.Tables", listed


def _with(listed: dict[str, Any], number: str) -> dict[str, Any]:
    """The list with one table more, where that is open and the list has no room for it."""
    if any(each["table"] == number for each in listed["tables"]):
        return listed
    try:
        table = lobby.table_numbered(textdoor.number(number))
    except Refused:
        return listed
    return {**listed, "tables": [*listed["tables"], _brief(table)]}


def _brief(table: Any) -> dict[str, Any]:
    seating = table.controller.seating
    return wire.brief(
        number=table.number,
        game=seating.game,
        dealt=seating.dealt,
        names=seating.names,
        watchers=len(table.watchers),
        options=seating.options,
    )


def show_you(who: Any) -> None:
    """Tell every line of a person that reads objects whom it speaks for and where that one is."""
    for session in audience.sessions_of(who):
        if audience.takes_objects(session):
            audience.send(session, "", [you(session)])


def show_hall(session: Any, number: str = "") -> None:
    """Answer a line that asked what is open; at the door too.

    Args:
        number: of the table it asked for, as its address says; empty for none.
    """
    name, listed = open_tables()
    audience.send(session, "", [you(session), (name, _with(listed, number) if number else listed)])


def show_all_again(sessions: Any) -> Deferred:
    """After a restart, show every line that outlived it where it is and how its table stands.

    What was told in the last moment before may be lost, and a page does not ask by itself. One
    line a turn of the reactor; fires when all were shown.
    """

    def shown() -> Any:
        for session in list(sessions):
            if session.puppet is not None and audience.takes_objects(session):
                _show_again(session)
                yield

    return task.cooperate(shown()).whenDone()


def _show_again(session: Any) -> None:
    objects = [you(session)]
    table = _table_of(session.puppet)
    if table is not None:
        objects += bulletin.objects_for(table.controller, session.puppet)
    audience.send(session, "", objects)
