"""What each seat of a running match has been told, for whoever thinks for it.

It is kept as acts happen and read back from the records after a restart, or when an act was taken
back. Nothing is kept for a game whose bots do not look ahead.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from world import bots
from world.engine import recording
from world.engine.match import Match
from world.engine.protocol import Event, TakeBack
from world.records import archive


class Recollection:
    """The memories of one table's seats."""

    def __init__(self) -> None:
        self._memories: list[bots.Memory] = []
        self._up_to: tuple[int | None, int] = (None, 0)

    def note(self, record: int, match: Match, events: Iterable[Event]) -> None:
        """The newest act of a match. After a gap the memories are read back when needed."""
        if self._memories and self._up_to == (record, match.seq - 1):
            self._hear(match.game, events)
            self._up_to = (record, match.seq)

    def of(self, record: int, match: Match, seat: int) -> bots.Memory | None:
        """What this seat has been told up to now; None in a game without memories."""
        if self._up_to != (record, match.seq):
            self._read_back(record, match)
        return self._memories[seat] if self._memories else None

    def _read_back(self, record: int, match: Match) -> None:
        self._up_to = (record, match.seq)
        view = type(match.game.view(match.state, None))
        made = [bots.memory(view) for _ in range(match.seats)]
        self._memories = [memory for memory in made if memory is not None]
        if not self._memories:
            return
        stands: list[tuple[int, tuple[Event, ...]]] = []
        for act in archive.acts(record):
            if act.action is not None and act.action.get("kind") == TakeBack.kind:
                stands = [each for each in stands if each[0] <= act.action["to"]]
            else:
                stands.append((act.seq, recording.told(match.game, act)))
        for _, events in stands:
            self._hear(match.game, events)

    def _hear(self, game: Any, events: Iterable[Event]) -> None:
        for event in events:
            for seat, memory in enumerate(self._memories):
                told = game.redact(event, seat)
                if told is not None:
                    memory.hear(told)
