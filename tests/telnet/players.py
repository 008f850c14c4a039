"""Players made of a line and the machine interface: a stranger's program, in twenty lines."""

from __future__ import annotations

import re
from typing import Any

from tests.lines.client import Line


class Player:
    """A guest on a line.

    Attributes:
        name: the guest's name. word: the resume word.
        table: the newest Hall.Table, None before the first.
    """

    def __init__(self, line: Line, name: str, word: str) -> None:
        self.line = line
        self.name = name
        self.word = word
        self.table: dict[str, Any] | None = None

    @classmethod
    def come_in(cls, line: Line, style: str = "machine") -> Player:
        """Choose a style at the door and come in as a guest."""
        line.ask(f"style {style}", "style is")
        line.send("guest")
        said = line.read_until(r"resume [\w-]+|word is [\w-]+[^-\w]")
        said += line.read_until("tables")
        name = re.search(r"You are (\S+)\.", said)[1]
        word = re.search(r"word is ([\w-]+)", said)[1]
        return cls(line, name, word)

    def see(self) -> dict[str, Any]:
        """The next Hall.Table."""
        self.table = self.line.read_object("Hall.Table")
        return self.table

    def see_until(self, wanted) -> dict[str, Any]:
        """Tables until one is as wanted."""
        while not wanted(self.see()):
            pass
        return self.table

    def ask_table(self) -> dict[str, Any]:
        """The table as it is now."""
        self.line.send("sync")
        return self.see()

    def act(self, words: str) -> None:
        """Type an act."""
        self.line.send(words)


def seat_at_new_table(players: list[Player], game: str, *options: str) -> str:
    """Seat everybody at a new table; gives the table's number."""
    host = players[0]
    host.line.send(" ".join([f"table new {game}", f"seats={len(players)}", *options]))
    number = host.see_until(lambda table: table["phase"] == "waiting")["table"]
    for player in players:
        player.line.send(f"sit {number}")
        player.see_until(lambda table: table["you"] is not None)
    return number


def sit_together(players: list[Player], *options: str) -> str:
    """Seat everybody at a new Durak table and have the cards dealt; gives its number."""
    number = seat_at_new_table(players, "durak", *options)
    for player in players:
        player.line.send("ready")
    for player in players:
        player.see_until(lambda table: table["phase"] == "attack")
    return number


def comparable(table: dict[str, Any]) -> dict[str, Any]:
    """A table without what a restart may change: lines and running time."""
    seats = [{**seat, "connected": None} for seat in table["seats"]]
    return {**table, "seats": seats, "clock": None}


def comes_back(hall, word: str) -> Player:
    """A guest at the door again, by the resume word, in machine style."""
    line = Line(hall.port)
    line.read_until("guest")
    line.ask("style machine", "style is")
    line.send(f"resume {word}")
    player = Player(line, "", word)
    player.see()
    return player


def play_out(players: list[Player], choose, most: int = 2000) -> dict[str, Any]:
    """Play until the result; ``choose(table)`` picks among the table's legal words.

    Every player keeps up with every act, so that a gap in what somebody is told shows here.
    Gives the last player's final table.
    """
    for _ in range(most):
        seqs = {player.table["seq"] for player in players}
        assert len(seqs) == 1, f"players are at different acts: {seqs}"
        if players[0].table["phase"] == "over":
            return players[-1].table
        mover = next(p for p in players if p.table["legal"])
        seq = mover.table["seq"]
        mover.act(choose(mover.table))
        for player in players:
            assert player.see()["seq"] == seq + 1
    raise AssertionError(f"no result within {most} acts")
