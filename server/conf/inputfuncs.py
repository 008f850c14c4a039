"""Where input of clients arrives in the Server, by its name.

These are all there are: Evennia's own would let any client log in past our limits, watch
properties and set flags, and log three lines for each name they do not know.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from evennia.commands.cmdhandler import cmdhandler

from world.hall import whereabouts

_IDLE = ("idle", settings.IDLE_COMMAND)


def text(session: Any, *args: Any, **_kwargs: Any) -> None:
    """A typed line, clean already: run it as a command."""
    if not args or args[0] is None:
        return
    typed = str(args[0])
    idle = typed.strip() in _IDLE
    if not idle:
        cmdhandler(session, typed, callertype="session", session=session)
    session.update_session_counters(idle=idle)


def hall_do(session: Any, *args: Any, **_kwargs: Any) -> None:
    """``Hall.Do``: the same as the typed line ``do {json}``, through the same parser and check."""
    wanted = str(args[0]) if args else ""
    session.execute_cmd("do " + " ".join(wanted.splitlines()))


def hall_login(session: Any, *args: Any, **_kwargs: Any) -> None:
    """``Char.Login.Credentials``: the same as the typed line ``connect name password``."""
    if len(args) == 2 and not session.logged_in:
        name, password = args
        session.execute_cmd(f"connect {name} {password}")


def hall_sync(session: Any, *_args: Any, **_kwargs: Any) -> None:
    """``Hall.Sync``: the same as the typed line ``sync``."""
    session.execute_cmd("sync")


def hall_tables(session: Any, *args: Any, **_kwargs: Any) -> None:
    """``Hall.Tables``: what is open, and whom this line speaks for; at the door too.

    Whoever asks for one table by its number finds that one in the list whatever else is open.
    """
    whereabouts.show_hall(session, str(args[0]) if args else "")


def default(session: Any, cmdname: str, *_args: Any, **_kwargs: Any) -> None:
    """Any other name: clients announce much that is not for us."""
