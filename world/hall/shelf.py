"""Matches that are taken up: after a restart, or after they were set aside for another day.

A match that is set aside keeps its snapshot; the same people, sitting together at any table of
its game, go on with it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from django.db import DatabaseError
from evennia.utils import logger

from world.engine import registry
from world.engine.protocol import Refusal, Refused
from world.records import ledger
from world.records.models import Match as Row

from . import audience, bulletin, letters, memory
from .seating import Seating, Sitter, company

# Setting aside, and going on


def set_aside(controller: Any, status: str, key: str) -> Refusal | None:
    """Everybody agreed to end the match without a result, for good or until another day.

    Args:
        status: the row's from now on.
        key: the sentence that tells of it.
    """
    record = controller.record
    try:
        ledger.close_match(record, status)
    except DatabaseError:
        logger.log_trace(f"match {record} could not be set aside")
        return Refusal("cannot-save")
    controller.open_seats()
    controller.announce(key, match=record)
    bulletin.show_tables(controller)
    memory.count_up()
    if not controller.seating.people:
        controller.table.deserted()
    return None


def fitting(controller: Any, number: int | None) -> Row:
    """The match set aside that the people seated here can go on with.

    Args:
        number: of the match; None: the newest there is of them.

    Raises:
        Refused: there is none, or other people have to sit here.
    """
    here = {sitter.who for sitter in controller.seating.people}
    if number is None:
        rows = ledger.set_aside(controller.seating.game)
        found = next((row for row in rows if _people_of(row) == here), None)
        if found is None:
            raise Refused(Refusal("nothing-adjourned"))
        return found
    row = ledger.set_aside_numbered(number)
    if row is None or row.game != controller.seating.game:
        raise Refused(Refusal("not-adjourned", args={"match": number}))
    if _people_of(row) != here:
        names = [player["name"] for player in json.loads(row.players) if _plays(player)]
        raise Refused(Refusal("other-people", args={"match": number, "names": ", ".join(names)}))
    return row


def _plays(player: dict[str, Any]) -> bool:
    return player["kind"] == "person" and not player["left"]


def _people_of(row: Row) -> set[int]:
    return {player["who"] for player in json.loads(row.players) if _plays(player)}


def go_on(controller: Any, number: int) -> Refusal | None:
    """The people of a match set aside go on with it at this table."""
    row = fitting(controller, number)
    match = ledger.load(row, registry.game(row.game))
    seating = seats_of(row, controller.seating)
    try:
        if not ledger.reopen_match(number, controller.table.number):
            return Refusal("not-adjourned", args={"match": number})
    except DatabaseError:
        logger.log_trace(f"match {number} could not be taken up")
        return Refusal("cannot-save")
    controller.record, controller.match = number, match
    controller.company = company(json.loads(row.players))
    controller.reseat(seating)
    controller.announce("match-goes-on", match=number)
    _carry_on(controller)
    for sitter in seating.people:
        for session in controller.table.sessions(sitter.who):
            bulletin.show_table_to(controller, session.puppet, session)
    return None


def seats_of(row: Row, seating: Seating) -> Seating:
    """Who sits where in a match, from its record; the table's terms stay."""
    sitters = tuple(Sitter(**stored) for stored in json.loads(row.players))
    options = json.loads(row.options)
    return replace(seating, game=row.game, options=options, seats=sitters, dealt=True)


def _carry_on(controller: Any) -> None:
    controller.projector.sync(controller.match.game.where(controller.match.state))
    controller.clock.resume()
    controller.bots.wake()
    controller.habits.wake()


# Restarts


def resume(controller: Any, fits: Any) -> None:
    """Go on after the server was away: decode, heal the card objects, give clocks grace.

    Args:
        fits: tells of a request whether it can still be meant.
    """
    row = ledger.latest(controller.table.number)
    if row is not None:
        _resume(controller, row)
    elif controller.seating.dealt:
        controller.reseat(controller.seating.after_match())
    for seat, sitter in enumerate(controller.seating.seats):
        if sitter is not None and sitter.plays:
            if not controller.table.connected(sitter.who):
                controller.absence.lost(seat)
    controller.requests.resume(fits)


def _resume(controller: Any, row: Row) -> None:
    controller.record = row.pk
    controller.company = company(json.loads(row.players))
    try:
        controller.match = ledger.load(row, registry.game(row.game))
    except (KeyError, ValueError, TypeError, Refused):
        logger.log_trace(f"table {controller.table.number}: match {row.pk} cannot be read")
        _unreadable(controller, row)
        return
    if row.status == row.OPEN:
        whose = [player["who"] for player in json.loads(row.players)]
        if [sitter and sitter.who for sitter in controller.seating.seats] != whose:
            # It died between an act and the seats: the record knows who plays.
            controller.reseat(seats_of(row, controller.seating))
        _carry_on(controller)
    elif controller.seating.dealt:
        # The server died between the last act and the seats' return.
        controller.reseat(controller.seating.after_match())


def _unreadable(controller: Any, row: Row) -> None:
    """A match this version cannot read is set aside, never thrown away."""
    controller.match = None
    if row.status == row.OPEN:
        ledger.close_match(row.pk, row.ADJOURNED)
        controller.announce("table-adjourned-unreadable", match=row.pk)
        for who in _people_of(row):
            person = audience.character_by_id(who)
            if person is not None:  # nobody is on a line while the hall starts
                letters.send_from_hall(person, "letter-unreadable", match=row.pk, table=row.table)
    if controller.seating.dealt:
        controller.reseat(controller.seating.after_match())
