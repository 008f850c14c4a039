"""Matches that are over, gone through again: alone with `replay`, together in a study.

A match is played again by the engine once, in slices; what it gives is kept for a while, so that a
step forth or back costs nothing.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from twisted.internet.defer import Deferred, succeed

from world.engine import recording, registry
from world.engine.match import Match
from world.engine.protocol import Refusal, Refused
from world.records import archive
from world.render.facts import Sitter, TableFacts
from world.render.memory import Moment

from .seating import BOT
from .slices import in_slices

MOST_OPEN = 16
"""Matches kept played; the one not looked at for longest goes first."""

MOST_KEPT = 512
"""States kept of one match; of a longer one every second, every fourth …"""

MOST_ACTS = 20_000
"""Acts of the longest match that is gone through; two players need about a hundred."""

WAYS = ("first", "back", "next", "last")
"""Words for where one can go from an act; or the act's number."""


@dataclass(slots=True)
class Opened:
    """A match that can be gone through.

    Attributes:
        number: the match's. table: where it was played. game: the game's key.
        sitters: who played, by seat.
        steps: how many acts it has.
        reaches: the last act after which the table is known; fewer where the rules have changed
            since.
        every: of how many states one is kept.
        kept: the match after acts 1, 1 + every, and so on.
    """

    number: int
    table: int
    game: str
    sitters: tuple[Sitter, ...]
    steps: int
    reaches: int = 0
    every: int = 1
    kept: list[Match] = field(default_factory=list)

    def keep(self, match: Match) -> None:
        """The next match in the row; called once for each act."""
        if self.reaches % self.every == 0:
            self.kept.append(match)
        self.reaches += 1
        if len(self.kept) > MOST_KEPT:
            del self.kept[1::2]
            self.every *= 2

    def match_after(self, step: int) -> Match | None:
        """The match after an act, None where it is not known."""
        if step > self.reaches:
            return None
        place, missing = divmod(step - 1, self.every)
        match = self.kept[place]
        for act in archive.some_acts(self.number, step - missing + 1, missing):
            match, _ = match.after(act.seat, recording.action_of(match.game, act))
        return match

    def moment(self, step: int) -> Moment:
        """One act: what came of it and the table after it, every hand open."""
        facts = TableFacts(self.game, str(self.table), self.sitters, str(self.number), step)
        game = registry.game(self.game)
        told = recording.told(game, archive.some_acts(self.number, step, 1)[0])
        seen = (game.redact(event, None) for event in told)
        events = tuple(event for event in seen if event is not None)
        match = self.match_after(step)
        if match is None:
            return Moment(facts, self.steps, events, None)
        view = game.view(match.state, None)
        hands = tuple(game.view(match.state, each.seat).hand for each in view.seats)
        return Moment(facts, self.steps, events, view, hands)

    def step_to(self, now: int, way: str) -> int:
        """Where a word of `WAYS` or a number leads from an act.

        Raises:
            Refused: ``at-the-end``, ``at-the-start`` or ``no-such-step``.
        """
        if way == "next" and now >= self.steps:
            raise Refused(Refusal("at-the-end", args={"match": self.number}))
        if way == "back" and now <= 1:
            raise Refused(Refusal("at-the-start", args={"match": self.number}))
        if way in WAYS:
            return {"first": 1, "back": now - 1, "next": now + 1, "last": self.steps}[way]
        number = int(way) if way.isascii() and way.isdigit() and len(way) <= 9 else 0
        if not 1 <= number <= self.steps:
            bounds = {"match": self.number, "steps": self.steps}
            raise Refused(Refusal("no-such-step", args=bounds))
        return number


_open: OrderedDict[int, Opened] = OrderedDict()


def forget() -> None:
    """Play every match anew when it is asked for next."""
    _open.clear()


def finished(number: int) -> Any:
    """The row of a match everything may be told of.

    Raises:
        Refused: ``no-such-match``, ``match-not-over``, ``match-unreadable`` or ``match-too-long``.
    """
    row = archive.match_numbered(number)
    if row is None:
        raise Refused(Refusal("no-such-match", args={"match": number}))
    if not archive.is_over(row):
        raise Refused(Refusal("match-not-over", args={"match": number}))
    if row.game not in registry.GAMES:
        raise Refused(Refusal("match-unreadable", args={"match": number}))
    if row.seq > MOST_ACTS:
        args = {"match": number, "acts": row.seq, "most": MOST_ACTS}
        raise Refused(Refusal("match-too-long", args=args))
    return row


def is_open(number: int) -> bool:
    """True when nobody has to wait for that match: it was played lately."""
    return number in _open


def opened(number: int) -> Deferred:
    """Open a match to go through it; fires with an `Opened`. Raises Refused as `finished` does."""
    if number in _open:
        _open.move_to_end(number)
        return succeed(_open[number])
    return in_slices(_played(finished(number)))


def _played(row: Any) -> Generator[None, None, Opened]:
    record = yield from archive.recording(row)
    sitters = tuple(
        Sitter(name=player["name"], bot=player["level"] if player["kind"] == BOT else None)
        for player in json.loads(row.players)
    )
    made = Opened(row.pk, row.table, row.game, sitters, len(record.acts))
    try:
        for match in recording.played(record):
            made.keep(match)
            yield
    except recording.Diverged:
        pass  # what was said can still be told, act by act
    _open[row.pk] = made
    if len(_open) > MOST_OPEN:
        _open.popitem(last=False)
    return made
