"""An evening in words: what its host sees, how its matches ended, what was written.

Every function takes a face and plain values, and gives a complete text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import layout, memory, parts
from .face import Face
from .phrases import say


@dataclass(frozen=True, slots=True)
class TableLine:
    """One table of an evening, as everybody may know it.

    Attributes:
        number: the table's. game: key of the game.
        names: who sits there. away: those of them without a line.
        stage: ``waiting``, ``playing`` or ``over``.
        to_act: who may choose now. minutes: whole minutes since the last act.
    """

    number: int
    game: str
    names: tuple[str, ...]
    away: tuple[str, ...]
    stage: str
    to_act: tuple[str, ...]
    minutes: int


def overview(face: Face, known: Mapping[str, Any], tables: Sequence[TableLine]) -> str:
    """The whole evening as its host sees it.

    Args:
        known: ``evening`` (its name), ``code``, ``link``, ``people`` and ``held`` (how many),
            ``paused``, ``holding``.
    """
    lines = [say(face, "evening-view", tables=len(tables), **known)]
    lines += [table(face, line) for line in tables]
    return layout.block(face, lines)


def table(face: Face, line: TableLine) -> str:
    """One table in one sentence or two."""
    return say(
        face,
        "evening-table",
        number=line.number,
        game=parts.game_name(face, line.game),
        names=line.names,
        away=line.away,
        stage=line.stage,
        acting=line.to_act,
        minutes=line.minutes,
    )


def results(
    face: Face, evening: str, matches: Iterable[memory.Past], cards: Iterable[Mapping[str, Any]]
) -> str:
    """How every match ended, and what was written, first to last."""
    matches, cards = list(matches), list(cards)
    lines = [say(face, "evening-results", evening=evening, count=len(matches))]
    lines += [memory.past(face, match) for match in matches]
    lines.append(say(face, "evening-cards", count=len(cards)))
    lines += [card(face, number, each) for number, each in enumerate(cards, start=1)]
    return layout.block(face, lines)


def card(face: Face, number: int, written: Mapping[str, Any]) -> str:
    """One card that was written, on one line."""
    return say(
        face,
        "evening-card",
        number=number,
        title=written["title"],
        type=written["type"],
        text=written["text"] or None,
        creator=written.get("creator") or None,
        copies=written["copies"],
    )
