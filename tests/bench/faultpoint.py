"""Lets a test end the Server, or fill its disk, at a chosen point of an act.

It is copied into the hall under test, which loads it as one of the plugins of its Server. What is
to happen stands in a file, which the next act takes.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from twisted.internet import reactor

ORDER = "fault-ordered"
"""The file's name, in the hall's data folder. It holds one of `POINTS` or ``full SECONDS``."""

POINTS = ("begun", "written", "stored", "told")
"""Where the Server can be ended: in the transaction before and after the act's row is written,
when it is committed, when everybody has been told."""


def start_plugin_services(_server: Any) -> None:
    """Stand at the points of every act."""
    from world.hall.bulletin import Notice
    from world.records import ledger

    ledger._write_act = _between("begun", ledger._write_act, "written")
    Notice.deliver = _between("stored", Notice.deliver, "told")


def _between(before: str, work: Callable[..., None], after: str) -> Callable[..., None]:
    def watched(*args: Any, **kwargs: Any) -> None:
        _at(before)
        work(*args, **kwargs)
        _at(after)

    return watched


def _at(point: str) -> None:
    order = Path(settings.INI.data) / ORDER
    if not order.exists():
        return
    what, _, seconds = order.read_text().partition(" ")
    if what == point:
        order.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    elif what == "full" and point == "told":
        order.unlink()
        _bound(_pages())
        reactor.callLater(float(seconds), _bound, 2**31)


def _pages() -> int:
    """How many pages the database has now."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA page_count")
        return cursor.fetchone()[0]


def _bound(most: int) -> None:
    """Let the database have so many pages at most: beyond them SQLite says the disk is full."""
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA max_page_count={most}")
