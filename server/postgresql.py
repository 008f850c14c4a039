"""What a Server does for rows in PostgreSQL that a file does by itself: nothing on SQLite."""

from __future__ import annotations

import sys
import time
from typing import Any

from django.db import close_old_connections, connection
from twisted.internet.task import LoopingCall

from server.conf import databases

PATIENCE = 10.0
"""Seconds in which a Server that has just ended may still be known to the database."""

LOOK = 2.0
"""Seconds between two tries: so long after a restart of PostgreSQL acts may be refused in words."""

_held: list[Any] = []


def claim() -> None:
    """Hold the rows for this Server until it ends: two on one database would undo each other.

    Ends the process when another one holds them.
    """
    if connection.vendor != "postgresql":
        return
    own = connection.get_new_connection(connection.get_connection_params())
    own.autocommit = True
    give_up = time.monotonic() + PATIENCE
    while not _try(own):
        if time.monotonic() > give_up:
            sys.exit("Another hall works on this PostgreSQL database. Give each hall its own.")
        time.sleep(0.1)
    _held.append(own)


def _try(own: Any) -> bool:
    with own.cursor() as cursor:
        # should this computer vanish, the database lets go of it after a minute
        cursor.execute("SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10")
        cursor.execute("SELECT pg_try_advisory_lock(%s)", [databases.OURS])
        return bool(cursor.fetchone()[0])


def watch() -> LoopingCall | None:
    """Have the reactor try its connection before the next query, now and then.

    Django does so before each page and opens a new one when PostgreSQL was away; outside of pages
    it would use the dead one for ever.
    """
    if connection.vendor != "postgresql":
        return None
    call = LoopingCall(close_old_connections)
    call.start(LOOK, now=False)
    return call
