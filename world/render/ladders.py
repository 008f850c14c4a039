"""Ladders, and what one player has done: who looks how strong, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import layout, parts
from .face import Face
from .phrases import has, joined, say


@dataclass(frozen=True, slots=True)
class Ladder:
    """Where matches of one kind are rated.

    Attributes:
        game: key of the game. variant: one of its variants, "" without ratings.
        bots: for matches that had bots in them.
    """

    game: str
    variant: str
    bots: bool


@dataclass(frozen=True, slots=True)
class Rung:
    """One player on a ladder.

    Attributes:
        name: a person's name; "" for bots.
        level: a bot's level, None for a person.
        points: the estimate of strength. certainty: ``known`` | ``roughly`` | ``hardly``.
        played: matches that made it.
    """

    name: str
    level: int | None
    points: int
    certainty: str
    played: int


def ladder_name(face: Face, where: Ladder) -> str:
    """The ladder's name in words."""
    game = parts.game_name(face, where.game)
    kind = _words_of(face, f"{where.game}-variant-{where.variant}", "memory-variant")
    return say(
        face, "memory-ladder-name", game=game, variant=kind, rated=bool(where.variant),
        bots=where.bots,
    )  # fmt: skip


def ladder(face: Face, where: Ladder, rungs: Sequence[Rung], placed: int, others: int) -> str:
    """The strongest players of a ladder, those first who look strongest.

    Args:
        placed: how many players are known well enough to stand on it.
        others: how many are not yet.
    """
    name = ladder_name(face, where)
    lines = [say(face, "memory-ladder", ladder=name, count=placed, others=others)]
    lines += [
        say(
            face,
            "memory-ladder-line",
            rank=rank,
            name=rung_name(face, rung),
            points=rung.points,
            certainty=certainty_words(face, rung.certainty),
            played=rung.played,
        )
        for rank, rung in enumerate(rungs, 1)
    ]
    return layout.block(face, lines)


def every(face: Face, known: Sequence[tuple[Ladder, int, int]]) -> str:
    """The ladders there are: each with how many stand on it, and how many do not yet."""
    lines = [
        say(face, "memory-ladder", ladder=ladder_name(face, where), count=placed, others=others)
        for where, placed, others in known
    ]
    return layout.block(face, [*lines, say(face, "memory-ladders-hint", count=len(known))])


def rung_name(face: Face, rung: Rung) -> str:
    """Whom a rung stands for."""
    return rung.name if rung.level is None else say(face, "memory-bot", level=rung.level)


def certainty_words(face: Face, word: str) -> str:
    """How sure the points are, in words."""
    return say(face, f"memory-certainty-{word}")


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody has done in one game.

    Attributes:
        played, won, lost, drawn, left: matches; a match left before its end is among those
            played, whatever came of it.
        badges: badge -> how often worn.
    """

    game: str
    played: int
    won: int
    lost: int
    drawn: int
    left: int
    badges: Mapping[str, int]


def record(
    face: Face,
    records: Iterable[Record],
    rungs: Iterable[tuple[Ladder, Rung]],
    favourite: tuple[Ladder, str] | None,
) -> list[str]:
    """Somebody's record in lines: each game, what they wore, how strong they look.

    Args:
        favourite: what they play most: the ladder and the deck ("" where the game has none).
    """
    lines = []
    for each in records:
        game = parts.game_name(face, each.game)
        lines.append(
            _words_of(
                face,
                f"{each.game}-record",
                "memory-record",
                game=game,
                played=each.played,
                won=each.won,
                lost=each.lost,
                drawn=each.drawn,
                left=each.left,
            )
        )
        worn = [
            _words_of(face, f"{each.game}-badge-{badge}", "memory-badge", badge=badge, count=count)
            for badge, count in each.badges.items()
        ]
        if worn:
            lines.append(say(face, "memory-worn", badges=joined(face, worn)))
    if not lines:
        return [say(face, "memory-no-record")]
    for where, rung in rungs:
        name, certainty = ladder_name(face, where), certainty_words(face, rung.certainty)
        lines.append(
            say(face, "memory-rating", ladder=name, points=rung.points, certainty=certainty)
        )
    if favourite is not None:
        where, deck = favourite
        name = ladder_name(face, where)
        lines.append(say(face, "memory-favourite", ladder=name, deck=deck or None))
    return lines


def _words_of(face: Face, key: str, otherwise: str, /, **args: Any) -> str:
    """A sentence in the game's own words where it has them, else in the hall's."""
    return say(face, key if has(face.language, key) else otherwise, **args)
