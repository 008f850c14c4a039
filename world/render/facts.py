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
    """

    name: str = ""
    bot: int | None = None
    connected: bool = True
    ready: bool = False


@dataclass(frozen=True, slots=True)
class TableFacts:
    """One table at one moment.

    Attributes:
        game: key of the game played there.
        table: the table's name or number, as people call it.
        sitters: by seat.
        match: id of the match, empty before the first deal.
        seq: acts accepted in the match so far.
        clock: seconds the player to act has left, None without a clock.
        last: the last act: its seat and its English words.
        options: the game's options by name.
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

    @property
    def names(self) -> tuple[str, ...]:
        """The sitters' names by seat."""
        return tuple(sitter.name for sitter in self.sitters)
