"""Clauses: what a text says before anybody has played it.

`clauses.read` makes these from text, `echo` says them back, `enact` turns the standing ones into
statements once their card is in force. Source: Dvorak, *The clause language*.
"""

from __future__ import annotations

from dataclasses import dataclass

from .statements import (
    ALWAYS,
    ANY,
    EVERYONE,
    ME,
    Condition,
    Duration,
    Object,
    Subject,
    packable,
)

VERBS = (
    "coin",
    "destroy",
    "discard",
    "draw",
    "extra",
    "mill",
    "out",
    "peek",
    "reveal",
    "reverse",
    "roll",
    "shuffle",
    "skip",
    "state",
    "swap",
    "take",
    "token",
)
"""What a one-shot does. ``extra`` and ``skip`` are turns, ``mill`` puts cards from the draw pile
on the discard pile, ``swap`` exchanges hands, ``peek`` looks at a hand."""

MOMENTS = ("played", "destroyed", "discarded", "drawn", "turn starts", "turn ends")
"""When a trigger goes off."""

STAYS = ("area", "centre", "discard", "removed")
"""Where a card goes when it is played: before its player, to the centre, to the discard pile,
out of the game."""


@packable
@dataclass(frozen=True, slots=True)
class Standing:
    """A clause that holds for a time: *hand limit 7 for me*, *nobody may draw*.

    Attributes:
        issue, mode, value, subject, object, condition: as in `statements.Statement`.
        duration: as written; None when the text names none (*in play*; of Actions *game*).
    """

    issue: str
    mode: str
    value: int | str | None = None
    subject: Subject = EVERYONE
    object: Object = ANY
    condition: Condition = ALWAYS
    duration: Duration | None = None


@packable
@dataclass(frozen=True, slots=True)
class TypeRule:
    """A card type defined: *type Location: stays in centre, 1 per turn, only 1 in play*.

    Attributes:
        name: the type, as written.
        stays: one of `STAYS`, or empty when not said.
        per_turn: how many of it a player may play a turn; None when not said.
        in_play: how many of it may be in play; None when not said.
        face_down: it is played face down.
        counts_as: another type it counts as, or empty.
    """

    name: str
    stays: str = ""
    per_turn: int | None = None
    in_play: int | None = None
    face_down: bool = False
    counts_as: str = ""


@packable
@dataclass(frozen=True, slots=True)
class Deed:
    """A one-shot: it happens once, when its card is played or its trigger goes off.

    Attributes:
        verb: one of `VERBS`.
        count: how many cards, tokens (negative: taken away), turns or dice; None: all of them.
        subject: who does it or to whom it is done; for ``destroy`` and ``take`` whose cards.
        object: which card, for ``destroy``, ``take`` and ``token``.
        name: the token or the state.
        on: for ``token``, whether it lies on the card itself; for ``state``, on or off.
        random: the cards are chosen by chance.
        sides: faces of the dice, for ``roll``.
        plus: what is added to the dice, for ``roll``.
        condition: it is done only when this is true.
    """

    verb: str
    count: int | None = 1
    subject: Subject = ME
    object: Object = ANY
    name: str = ""
    on: bool = False
    random: bool = False
    sides: int = 0
    plus: int = 0
    condition: Condition = ALWAYS

    def __post_init__(self) -> None:
        if self.verb not in VERBS:
            raise ValueError(f"a verb is one of {', '.join(VERBS)}, not {self.verb!r}")


@packable
@dataclass(frozen=True, slots=True)
class When:
    """Clauses that wait for a moment: *when destroyed: draw 2*, *at end of my turn: …*.

    Attributes:
        moment: one of `MOMENTS`.
        subject: whose turn or play it is.
        action: true for an ability, *Action: draw two*, that costs an Action play; its moment
            is empty.
        then: what happens.
    """

    moment: str
    subject: Subject = ME
    action: bool = False
    then: tuple[Clause, ...] = ()

    def __post_init__(self) -> None:
        if self.moment not in MOMENTS and not self.action:
            raise ValueError(f"a moment is one of {', '.join(MOMENTS)}, not {self.moment!r}")


@packable
@dataclass(frozen=True, slots=True)
class Note:
    """A rule for people alone: *note "everyone must lisp"*."""

    text: str


Clause = Standing | TypeRule | Deed | When | Note
