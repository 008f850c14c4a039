"""A deck written or pasted on a line: a small line editor, the report, and then a yes or a no.

Nothing of it is on the shelf before the yes. The text is kept for the line alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from twisted.internet.defer import Deferred, succeed

from world.engine.protocol import Refusal, Refused
from world.games.dvorak import formats
from world.games.dvorak.deck import HEAD, MOST_BYTES
from world.games.dvorak.formats import Reading

from . import textdoor
from .aside import aside

MOST_SHOWN = 40
"""Lines of the text shown at a time."""

ORDER = re.compile(
    r"\.(?:(?P<word>[lqh]|)|(?P<edit>[ldri])\s+(?P<line>\d{1,6})(?:\s(?P<text>.*))?)"
)
"""A line that is meant for the editor: ``.``, ``.l 20``, ``.r 3 new words``."""


@dataclass(slots=True)
class Paste:
    """What is being written.

    Attributes:
        title: its title where the text says none.
        row: the deck it becomes a new version of, None for a new deck.
        lines: so far. size: their bytes. dropped: bytes that were too much.
        reading: what came of it, once it is finished.
    """

    title: str = ""
    row: Any = None
    lines: list[str] = field(default_factory=list)
    size: int = 0
    dropped: int = 0
    reading: Reading | None = None

    def add(self, line: str, at: int | None = None) -> None:
        """One more line; what is beyond a deck's size is only counted."""
        size = len(line.encode("utf-8", "replace")) + 1
        if self.size + size > MOST_BYTES:
            self.dropped += size
            return
        self.size += size
        self.lines.insert(len(self.lines) if at is None else at, line)

    def remove(self, number: int) -> None:
        """The line of that number goes. Raises Refused when there is none."""
        if not 1 <= number <= len(self.lines):
            raise Refused(Refusal("no-such-line", args={"most": len(self.lines)}))
        self.size -= len(self.lines.pop(number - 1).encode("utf-8", "replace")) + 1

    def edit(self, word: str, number: int, text: str) -> None:
        """``d`` deletes a line, ``r`` puts another in its place, ``i`` one before it."""
        if word == "i":
            if not 1 <= number <= len(self.lines) + 1:
                raise Refused(Refusal("no-such-line", args={"most": len(self.lines)}))
            self.add(text, number - 1)
            return
        self.remove(number)
        if word == "r":
            self.add(text, number - 1)

    def shown(self, first: int = 1) -> list[tuple[int, str]]:
        """Some of the lines with their numbers."""
        first = max(1, first)
        return list(enumerate(self.lines, start=1))[first - 1 : first - 1 + MOST_SHOWN]

    def read(self) -> Deferred:
        """Fires with what is in the text; it is kept here too."""
        if self.dropped:
            return succeed(formats.too_large(self.size + self.dropped)).addCallback(self._keep)
        return aside(formats.read, "\n".join(self.lines)).addCallback(self._keep)

    def _keep(self, reading: Reading) -> Reading:
        self.reading = reading
        return reading


def title(words: str) -> str:
    """A deck's title as typed. Raises Refused when it is too long or has no word in it."""
    found = textdoor.line(words, HEAD["title"])
    if not any(map(str.isalnum, found)):
        raise Refused(Refusal("deck-untitled"))
    return found
