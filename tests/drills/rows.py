"""What drills look at: a guest who comes in, and the rows behind the hall."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from tests.hallcopy import HallCopy
from tests.lines.client import Line
from tests.telnet.players import Player


def come_in(hall: HallCopy) -> Player:
    """A guest on a line of their own."""
    line = Line(hall.port)
    line.read_until("guest")
    return Player.come_in(line)


class Rows:
    """The rows of a hall, whichever database.

    Args:
        hall: The hall.
        postgres: The server its rows are on; None for SQLite.
        name: The database there.
    """

    def __init__(self, hall: HallCopy, postgres: Any = None, name: str = "") -> None:
        self.hall, self.postgres, self.name = hall, postgres, name

    def ask(self, query: str) -> list[tuple[str, ...]]:
        """The answer, every value as text."""
        if self.postgres is not None:
            lines = self.postgres.ask(self.name, query).splitlines()
            return [tuple(line.split("|")) for line in lines]
        with closing(sqlite3.connect(self.hall.data / "hall.db3")) as rows:
            return [tuple(map(str, row)) for row in rows.execute(query)]

    def matches(self) -> dict[str, tuple[str, int]]:
        """Number of the match -> its status and seq."""
        asked = self.ask("SELECT id, status, seq FROM records_match")
        return {number: (status, int(seq)) for number, status, seq in asked}
