"""Looking on: at the table one stands at, and at others from afar; talk there.

Somebody may watch several tables. Lines of those they do not stand at say which table they come
from. A watcher's talk during a match goes to the other watchers, never to the players.
"""

from __future__ import annotations

import json
from typing import Any

from world.engine.protocol import Refusal, Refused

from . import admission, audience, bulletin, distance, lobby, overheard

MOST = 5
"""Tables one person watches from afar."""

MOST_AFAR = 300
"""People who watch one table from afar."""


def afar(table: Any) -> list[Any]:
    """Characters who watch the table and stand elsewhere."""
    found = (audience.character_by_id(number) for number in _numbers(table))
    return [who for who in found if who is not None and who.location is not table]


def _numbers(table: Any) -> list[int]:
    return json.loads(table.watching_text or "[]")


def _put(table: Any, numbers: list[int]) -> None:
    table.watching_text = json.dumps(numbers)


def watched_by(who: Any) -> list[Any]:
    """The tables a character watches from afar."""
    return [table for table in lobby.tables() if who.id in _numbers(table)]


def watch(who: Any, table: Any, word: str = "") -> None:
    """A character looks on at a table: goes there, or from afar while they play or watch.

    Whoever watches another table keeps watching it from afar.

    Args:
        word: the password of a locked table.

    Raises:
        Refused: the table is closed to them, or they watch too many.
    """
    if table.seat_of(who) is not None or who.location is table:
        bulletin.show_table_to(table.controller, who)
        return
    admission.check_watcher(who, table, word)
    seated = lobby.seat_of(who)
    if seated is not None and seated[0].controller.playing:
        _from_afar(who, table)
        bulletin.show_table_to(table.controller, who)
        return
    here = who.location
    lobby.come_to(who, table)
    if hasattr(here, "controller") and here.is_open and here.seat_of(who) is None:
        _from_afar(who, here)
    _forget(who, table)


def _from_afar(who: Any, table: Any) -> None:
    numbers = _numbers(table)
    if who.id in numbers:
        return
    if len(watched_by(who)) >= MOST or len(numbers) >= MOST_AFAR:
        raise Refused(Refusal("watching-enough", args={"most": MOST}))
    _put(table, [*numbers, who.id])
    if who.location is not table and table.seat_of(who) is None:
        hears = who.id
        bulletin.say_all(
            table.controller, "table-watcher-came", hears=lambda to: to != hears, name=who.key
        )


def _forget(who: Any, table: Any) -> bool:
    numbers = _numbers(table)
    if who.id not in numbers:
        return False
    _put(table, [number for number in numbers if number != who.id])
    return True


def unwatch(who: Any, table: Any | None) -> int:
    """A character looks on no more: at that table, or None: at any from afar.

    Gives the number of tables. Raises Refused when there was none.
    """
    if table is not None and who.location is table and table.seat_of(who) is None:
        lobby.leave(who)
        return 1
    tables = [table] if table is not None else watched_by(who)
    count = sum(_forget(who, each) for each in tables)
    if not count:
        raise Refused(Refusal("not-watching"))
    return count


def gone(who: Any) -> None:
    """A character's last line is gone: nobody watches from afar without one."""
    for table in watched_by(who):
        _forget(who, table)


def send_out(table: Any) -> None:
    """The table is closed to watchers from now on: those who are there go."""
    for who in list(table.watchers):
        if table.controller.seating.host != who.id:
            audience.tell(who, "watchers-sent-out", number=table.number)
            if not _forget(who, table):
                lobby.leave(who)


def names(table: Any) -> list[str]:
    """Who looks on, by name."""
    return sorted((who.key for who in table.watchers), key=str.casefold)


# Talk at a table


def table_meant(who: Any, number: int | None) -> Any:
    """The table whose people hear: of that number, else where one is. Raises Refused."""
    if number is None:
        return lobby.table_here(who)
    table = lobby.table_numbered(number)
    if table.seat_of(who) is None and who not in table.watchers:
        raise Refused(Refusal("not-watching"))
    return table


def whispers(who: Any) -> bool:
    """True when what a character says is for watchers only: they look on at a match."""
    table = who.location
    return hasattr(table, "controller") and table.controller.playing and table.seat_of(who) is None


def say(who: Any, table: Any, text: str, everybody: bool) -> None:
    """Say something at a table.

    Args:
        text: cleaned.
        everybody: to players and watchers (kibitz); else to watchers only (whisper).

    Raises:
        Refused: a player cannot whisper to watchers while the match runs.
    """
    controller = table.controller
    if not everybody and table.seat_of(who) is not None:
        raise Refused(Refusal("whisper-watchers"))
    heard = bulletin.listeners(table, controller.seating)
    lines = [each.session for each in heard if everybody or each.seat is None]
    key = "talk-kibitz" if everybody else "talk-whisper"
    to = distance.lines_that_hear(lines, who)
    overheard.tell(who, to, key, table=table.number, name=who.key, text=text)
