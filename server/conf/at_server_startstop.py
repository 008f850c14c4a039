"""What happens when the Server process comes up; Evennia calls these by name."""

from evennia.utils import logger


def at_server_init() -> None:
    """Nothing: everything waits for the start."""


def at_server_start() -> None:
    """Take up every table where it was, after a start, a reload or a crash alike."""
    from typeclasses.tables import Table
    from world.hall import lobby
    from world.render import phrases

    phrases.report_with(logger.log_err)
    going_on = lobby.resume_all(Table.objects.all_family())
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
