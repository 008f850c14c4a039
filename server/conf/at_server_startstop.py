"""What happens when the Server process comes up; Evennia calls these by name."""

from django.db import connection
from evennia.utils import logger
from twisted.internet import reactor
from twisted.internet.task import LoopingCall

SETTLING = 60
"""Seconds after a start until the lines that come back by themselves are back."""

DAY = 24 * 3600


def at_server_init() -> None:
    """Nothing: everything waits for the start."""


def at_server_start() -> None:
    """Take up every table where it was, after a start, a reload or a crash alike."""
    from typeclasses.characters import put_away_lineless
    from typeclasses.studies import Study
    from typeclasses.tables import Table
    from world import build
    from world.hall import deckfolder, evenings, guests, lobby, memory, pulse, studies
    from world.render import phrases

    phrases.report_with(logger.log_err)
    connection.execute_wrappers.append(pulse.timed_statement)
    build.build()
    reactor.callLater(SETTLING, put_away_lineless)
    reactor.callLater(SETTLING, LoopingCall(guests.sweep).start, DAY)
    going_on = lobby.resume_all(Table.objects.all_family())
    evenings.resume()
    studies.resume(Study.objects.all_family())
    memory.count_up()
    deckfolder.stock().addErrback(lambda failure: logger.log_err(failure.getTraceback()))
    logger.log_info(f"{len(lobby.tables())} tables open, {going_on} matches going on")


def at_server_stop() -> None:
    """Nothing is kept in memory only."""


def at_server_reload_start() -> None:
    """See `at_server_start`."""


def at_server_reload_stop() -> None:
    """See `at_server_stop`."""


def at_server_cold_start() -> None:
    """See `at_server_start`."""


def at_server_cold_stop() -> None:
    """See `at_server_stop`."""
