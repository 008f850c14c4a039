"""What the hall knows of a table and the game does not: people, lines, time.

The service layer fills these in; renderers and packets read them beside a game's `View`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat's player.

    Attributes:
        name: shown name; empty while the seat is open.
        bot: a bot's level, None for a person.
        connected: False while the player has no line.
        ready: True when the player has said so (before the deal).
        clock: seconds this seat has left for the move it may make now, its bank included; None
            when none of its time runs.
        bank: seconds in its bank; None without a clock.
    """

    name: str = ""
    bot: int | None = None
    connected: bool = True
    ready: bool = False
    clock: int | None = None
    bank: int | None = None


@dataclass(frozen=True, slots=True)
class TableFacts:
    """One table at one moment.

    Attributes:
        game: key of the game played there.
        table: the table's name or number, as people call it.
        sitters: by seat.
        match: id of the match, empty before the first deal.
        seq: acts accepted in the match so far.
        clock: seconds until the first time that runs is up, None when none runs.
        last: the last act: its seat and its English words.
        options: the game's options by name.
        terms: what was agreed beside them, by name; only what is not as usual.
        watchers: names of those who watch.
    """

    game: str
    table: str
    sitters: tuple[Sitter, ...] = ()
    match: str = ""
    seq: int = 0
    clock: int | None = None
    last: tuple[int, str] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    watchers: tuple[str, ...] = ()
    terms: Mapping[str, str] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The sitters' names by seat."""
        return tuple(sitter.name for sitter in self.sitters)
