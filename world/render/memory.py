"""What was: logs, histories, and matches gone through again.

Every function takes a face and plain values, and gives a complete text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from world.engine.protocol import Event, Outcome

from . import layout, parts, sentences, tables
from .face import Face
from .facts import TableFacts
from .phrases import has, joined, phrase, say
from .sentences import Arguments, seat_name

# Logs


def log_line(
    face: Face, game: str, seq: int, event: Event, names: Sequence[str], you: int | None
) -> str:
    """One line of a log, with its act's number; empty when there is nothing to say."""
    line = sentences.event(face, game, event, names, you)
    return say(face, "memory-log-line", number=seq, line=line) if line else ""


def log(face: Face, lines: Sequence[str], held: bool) -> str:
    """The lines of a log, counted; ``held``: earlier ones are not told before the end."""
    told = [say(face, "memory-log", count=len(lines)), *lines]
    return layout.block(face, [*told, say(face, "memory-log-held")] if held else told)


# Histories


@dataclass(frozen=True, slots=True)
class Past:
    """One match of a history.

    Attributes:
        number: the match's. date: when it ended, ISO 8601.
        game: key of the game.
        names: the players' names by seat.
        outcome: how it ended; None when it was broken off.
        you: the seat of whoever reads, None when it was a match of others.
    """

    number: int
    date: str
    game: str
    names: tuple[str, ...]
    outcome: Outcome | None
    you: int | None


def history(
    face: Face, name: str, matches: Iterable[Past], count: int, page: int, pages: int
) -> str:
    """A page of somebody's matches, newest first.

    Args:
        name: whose.
        count: how many there are on all pages.
    """
    lines = [say(face, "memory-history", name=name, count=count)]
    lines += [past(face, match) for match in matches]
    if count:
        lines.append(say(face, "memory-history-hint", name=name, page=page, pages=pages))
    return layout.block(face, lines)


def past(face: Face, match: Past) -> str:
    """One match on one line."""
    return say(
        face,
        "memory-history-line",
        match=match.number,
        game=parts.game_name(face, match.game),
        date=match.date,
        names=joined(face, [seat_name(face, match.names, s) for s in range(len(match.names))]),
        outcome=outcome(face, match.game, match.outcome, match.names, match.you),
    )


_OUTCOME = {"losers": "tuple[Seat, ...]", "winners": "tuple[Seat, ...]"}


def outcome(
    face: Face, game: str, result: Outcome | None, names: Sequence[str], you: int | None = None
) -> str:
    """How a match ended, in one sentence."""
    if result is None:
        return say(face, "memory-broken-off")
    key = f"{game}-outcome" if has(face.language, f"{game}-outcome") else "memory-outcome"
    values = {
        "losers": result.losers,
        "winners": result.winners,
        "draw": result.draw,
        "badge": result.badge or None,
    }
    return phrase(face.language, key, Arguments(face, values, _OUTCOME, names, you))


# Going through a match


@dataclass(frozen=True, slots=True)
class Moment:
    """A match that is over, at one of its acts; no hand is a secret any more.

    Attributes:
        facts: the table as it was; its ``match`` and ``seq`` say where this is.
        steps: how many acts the match has.
        events: what came of this act, as a watcher may know it.
        view: a watcher's view after it, None where the game cannot tell any more.
        hands: every seat's hand, as its own view has it.
    """

    facts: TableFacts
    steps: int
    events: tuple[Event, ...]
    view: Any
    hands: tuple[tuple[Any, ...], ...] = ()


def moment(face: Face, here: Moment, whole: bool = True) -> str:
    """One act of a match and, with ``whole``, the table after it with every hand."""
    facts = here.facts
    lines = [say(face, "memory-step", match=facts.match, step=facts.seq, steps=here.steps)]
    lines += said(face, here)
    if here.view is None:
        lines.append(say(face, "memory-step-unknown"))
    elif whole:
        lines.append(tables.table(face, here.view, facts))
        lines += hands(face, here)
    return layout.block(face, lines)


def hands(face: Face, here: Moment) -> list[str]:
    """Every hand, a line each."""
    return [
        say(
            face,
            "memory-step-hand",
            name=seat_name(face, here.facts.names, seat),
            cards=joined(face, [parts.card_words(face, card) for card in hand], "list-comma"),
            count=len(hand),
        )
        for seat, hand in enumerate(here.hands)
    ]


def said(face: Face, here: Moment) -> list[str]:
    """What came of the act, a sentence each."""
    lines = (
        sentences.event(face, here.facts.game, event, here.facts.names) for event in here.events
    )
    return [line for line in lines if line]


def page(face: Face, here: Moment, deals: bool) -> str:
    """One act as a part of the whole match written out; ``deals``: with every hand after it."""
    number = here.facts.seq
    lines = [say(face, "memory-log-line", number=number, line=line) for line in said(face, here)]
    return layout.block(face, [*lines, *hands(face, here)] if deals else lines)


def title(face: Face, match: Past, seed: str) -> str:
    """The head of a match written out: what, when, who, how it ended, its seed."""
    lines = [past(face, match), say(face, "table-seed", match=match.number, seed=seed)]
    return layout.block(face, lines)
