"""A table as text: the whole of it, or the part somebody asks to hear again.

Every function takes a face, the listener's `View` and what the hall knows, and gives a complete
text. A game may have a richer page of its own in `_RICHER`; what that lacks is told as for every
game, from the fields all views have and the game's ``<game>-view-<field>`` sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from world.engine.codec import field_names
from world.engine.protocol import Event

from . import durak, dvorak, layout, parts
from .face import Face
from .facts import TableFacts
from .phrases import say
from .sentences import seat_name

_RICHER = {"durak": durak, "dvorak": dvorak}
"""Games with a page of their own -> the module that draws it."""


def table(face: Face, view: Any, facts: TableFacts) -> str:
    """The whole table as one listener sees it; hand and turn last."""
    return layout.block(face, _own("table", _table, facts)(face, view, facts))


def turn(face: Face, view: Any, facts: TableFacts) -> str:
    """After an act: what the listener may do now, with the hand where there is a screen.

    Empty for everybody who has no choice. Ears hear the hand when they ask for it.
    """
    lines = _own("turn", parts.turn, facts)(face, view, facts)
    if lines and face.wraps and _own("plays_from_hand", _always, facts)(view):
        lines = [*_own("hand", _hand, facts)(face, view), *lines]
    return layout.block(face, lines)


def hand(face: Face, view: Any, facts: TableFacts) -> str:
    """The listener's cards, numbered."""
    return layout.block(face, _own("hand", _hand, facts)(face, view))


def readings(game: str) -> Mapping[str, tuple[tuple[str, ...], Callable[..., list[str]]]]:
    """The reading words a game has beside those of every game, with their other names."""
    return getattr(_RICHER.get(game), "READINGS", {})


def beside(face: Face, game: str, event: Event) -> list[str]:
    """Lines that belong to an event's sentence, in games that have any."""
    own = getattr(_RICHER.get(game), "beside", None)
    return own(face, event) if own is not None else []


def explained(face: Face, game: str, answer: tuple[Any, ...]) -> str:
    """A game's answer to `why …` in words (`world.engine.protocol.Explaining`)."""
    return layout.block(face, _RICHER[game].explained(face, answer))


def counts(face: Face, view: Any, facts: TableFacts) -> str:
    """How many cards everybody holds, and the piles."""
    return layout.block(face, _own("counts", _counts, facts)(face, view, facts))


def trump(face: Face, view: Any, facts: TableFacts) -> str:
    """The trump, in games that have one."""
    return layout.block(face, _own("trump", _no_trump, facts)(face, view, facts))


def legal(face: Face, view: Any, facts: TableFacts) -> str:
    """Every act open to the listener, each as words that can be typed."""
    lines = [say(face, "legal", count=len(view.legal))]
    words = [f"{number}. {act}" for number, act in enumerate(view.legal, 1)]
    return layout.block(face, lines + layout.columns(face, words))


def last(face: Face, view: Any, facts: TableFacts) -> str:
    """The last act, in the words it can be typed in."""
    if facts.last is None:
        return layout.block(face, [say(face, "last-none")])
    seat, words = facts.last
    name = seat_name(face, facts.names, seat)
    whose = "you" if seat == view.you else "other"
    line = say(face, "last", name=name, words=words, **{"is": whose})
    return layout.block(face, [line])


def clock(face: Face, view: Any, facts: TableFacts) -> str:
    """How much time is left: every player's, where their clocks run."""
    lines = [
        say(
            face,
            "clock-seat",
            name=seat_name(face, facts.names, seat),
            **{"is": "you" if view is not None and seat == view.you else "other"},
            acts=sitter.clock is not None,
            seconds=sitter.clock or 0,
            bank=sitter.bank,
        )
        for seat, sitter in enumerate(facts.sitters)
        if sitter.bank is not None
    ]
    if not lines:
        running = facts.clock is not None
        lines = [say(face, "clock", running=running, seconds=facts.clock or 0)]
    return layout.block(face, lines)


def waiting(face: Face, facts: TableFacts, you: int | None) -> str:
    """A table before its deal, for the sitter of seat ``you`` or, None, for anybody else."""
    ready = facts.sitters[you].ready if you is not None else False
    lines = [
        say(face, "waiting-title", table=facts.table, game=parts.game_name(face, facts.game)),
        *parts.waiting_seats(face, facts, you),
        *parts.watchers(face, facts),
        say(face, "waiting-hint", seated=you is not None, ready=ready),
    ]
    return layout.block(face, lines)


def _own(name: str, generic: Callable[..., list[str]], facts: TableFacts) -> Callable[..., list]:
    return getattr(_RICHER.get(facts.game), name, generic)


def _table(face: Face, view: Any, facts: TableFacts) -> list[str]:
    return [
        parts.title(face, facts),
        *_counts(face, view, facts),
        *parts.watchers(face, facts),
        *(parts.hand(face, view) if view.you is not None and view.hand else ()),
        *parts.turn(face, view, facts),
    ]


def _counts(face: Face, view: Any, facts: TableFacts) -> list[str]:
    told = parts.told(face, view, facts, field_names(type(view)))
    return [*parts.seats(face, view, facts), *told]


def _always(view: Any) -> bool:
    return True


def _hand(face: Face, view: Any) -> list[str]:
    return parts.hand(face, view)


def _no_trump(face: Face, view: Any, facts: TableFacts) -> list[str]:
    return [say(face, "no-trump")]
