"""People and their lines: what becomes of seats when somebody comes, goes or is no more."""

from __future__ import annotations

from typing import Any

from evennia.utils import logger

from . import audience, bulletin, lobby


def line_lost(who: Any) -> None:
    """A character's last connection is gone: the seat is kept, the others are told once.

    Whoever plays by correspondence only waits at such a table until they are back.
    """
    seated = lobby.live_seat_of(who)
    slow = lobby.seats_by_correspondence(who)
    if seated is not None:
        seated[0].controller.line_lost(seated[1])
    elif slow:
        lobby.walk(who, slow[0][0], shown=False)
        bulletin.show_tables(slow[0][0].controller)
    elif hasattr(who.location, "controller"):
        lobby.close_if_deserted(who.location)


def line_back(who: Any) -> None:
    """A character is connected again: the seat, if any, is theirs at once."""
    seated = lobby.live_seat_of(who)
    if seated is not None:
        table, seat = seated
        lobby.walk(who, table)
        table.controller.line_back(seat)
    else:
        seated = lobby.seat_of(who)
    if seated is not None:
        lobby.walk(who, seated[0])
        bulletin.show_table_to(seated[0].controller, who)


def gives_up_seats(who: Any) -> None:
    """A character is banned or about to be no more: every seat of theirs is given up."""
    live = lobby.live_seat_of(who)
    for table, _ in [*([live] if live else []), *lobby.seats_by_correspondence(who)]:
        refusal = table.controller.expel(who.id, told=False)
        if refusal is not None:
            logger.log_err(f"table {table.number}: seat of {who.key}: {refusal.code}")


def renamed(who: Any) -> None:
    """A character has a new name: it stands at the seats too."""
    live = lobby.live_seat_of(who)
    for table, _ in [*([live] if live else []), *lobby.seats_by_correspondence(who)]:
        controller = table.controller
        controller.reseat(controller.seating.renamed(who.id, who.key))
        bulletin.show_tables(controller)


def let_go(who: int) -> None:
    """A character lost a seat: without a line they have no place in the room any more."""
    person = audience.character_by_id(who)
    if person is not None and not audience.sessions_of(person) and lobby.seat_of(person) is None:
        person.put_away()
