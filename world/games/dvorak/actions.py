"""What a seat may ask for in Dvorak: turns, votes, host powers (`operations`: the table's).

Cards are named by id where the actor may know them, else by where they lie: ``draw:1`` is the top
of the draw pile, ``hand/2:3`` the third card of seat 2's hand. ``gate`` says when an act may be
asked for at all (see `gates`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from world.engine.protocol import (
    Action,
    AppointHost,
    Elapsed,
    ExcuseVoter,
    Join,
    LineBack,
    LineLost,
    NameSeats,
    Resign,
    Seat,
)

Changes = tuple[tuple[str, str], ...]
"""Fields of a card and what is to stand there."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Be ready for the start, or no longer. Rule: Dvorak U1."""

    gate: ClassVar[str] = "building"
    yes: bool = True


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Shuffle, deal and begin; asked for twice when there are too few cards. Rule: Dvorak U1–U5.

    Attributes:
        first: who goes first, at a table where the first player is named.
    """

    gate: ClassVar[str] = "host"
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class LoadDeck(Action):
    """Add a starter deck of the hall to the deck.

    Attributes:
        deck: its file's name.
    """

    gate: ClassVar[str] = "host"
    deck: str


@dataclass(frozen=True, slots=True)
class LoadCards(Action):
    """Add written cards and rules to the deck, as the old engines' ``loadcard`` does.

    Attributes:
        cards: each as pairs of a field's name and value (``count`` too); type ``Rule``: a rule.
        title: of the deck they are of, for everybody to hear. version: hash of its text.
    """

    gate: ClassVar[str] = "host"
    written: ClassVar[bool] = True
    cards: tuple[tuple[tuple[str, Any], ...], ...]
    title: str = ""
    version: str = ""


@dataclass(frozen=True, slots=True)
class ClearDeck(Action):
    """Put every card and rule of this table away. ``sure``: it was asked for twice."""

    gate: ClassVar[str] = "host"
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The draw step of one's turn. Rule: Dvorak T1."""

    gate: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card from the hand. Rule: Dvorak T2.

    Attributes:
        card: its id.
        target: the player it is played on.
        on: the card it is played on, where people decide what that means.
        down: face down.
    """

    gate: ClassVar[str] = "turn"
    card: str
    target: Seat | None = None
    on: str = ""
    down: bool = False


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use an ``Action:`` ability of one's Thing. Rule: Dvorak T2, A22.

    Attributes:
        card: the Thing's id. ability: which of its abilities, from 1.
    """

    gate: ClassVar[str] = "turn"
    card: str
    ability: int = 1


@dataclass(frozen=True, slots=True)
class End(Action):
    """End one's turn; with too many cards, discard down first. Rule: Dvorak T3."""

    gate: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class DiscardDown(Action):
    """Discard one of the cards one has to. Rule: Dvorak T3, A10."""

    gate: ClassVar[str] = "owed"
    card: str


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    """Have an offered effect carried out, or take a gift.

    Attributes:
        offer: its number.
        target: the player, where it needs one. card: the card, where it needs one.
    """

    gate: ClassVar[str] = "offer"
    offer: int
    target: Seat | None = None
    card: str = ""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave an offered effect undone, or a gift where it is."""

    gate: ClassVar[str] = "offer"
    offer: int


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Rock, paper or scissors, shown when everybody has thrown."""

    gate: ClassVar[str] = "contest"
    choice: str


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Agree at once that the last player left has won. Rule: Dvorak X5."""

    gate: ClassVar[str] = "closing"


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Vote on a motion. Rule: Dvorak C3."""

    gate: ClassVar[str] = "vote"
    ballot: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Unvote(Action):
    """Take one's own vote back. Rule: Dvorak C3."""

    gate: ClassVar[str] = "vote"
    ballot: int


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Propose a card, or a special rule where ``type`` is ``Rule``. Rule: Dvorak C1.

    The fields are those of `definitions.Definition`.

    Attributes:
        stays: ``stays`` or ``discards``, for a type nobody has defined; else empty.
        copies: how many cards of it.
    """

    gate: ClassVar[str] = "motion"
    written: ClassVar[bool] = True
    title: str
    type: str = "Thing"
    text: str = ""
    flavour: str = ""
    corner: str = ""
    colour: str = ""
    effects: str = ""
    art: str = ""
    strokes: tuple[tuple[int, ...], ...] = ()
    alt: str = ""
    stays: str = ""
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Revise(Action):
    """Edit one's proposal, pending or rejected; its votes start afresh. Rule: Dvorak C6, C10."""

    gate: ClassVar[str] = "motion"
    written: ClassVar[bool] = True
    motion: int
    changes: Changes


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take one's own motion back. Rule: Dvorak C6."""

    gate: ClassVar[str] = "motion"
    motion: int


@dataclass(frozen=True, slots=True)
class Lump(Action):
    """Tie pending or rejected proposals into one vote. Rule: Dvorak S10, C7."""

    gate: ClassVar[str] = "motion"
    motions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Amend(Action):
    """Move that a card or special rule be rewritten. Rule: Dvorak C11.

    Attributes:
        card: a card, a rule (``r2``) or ``title:…``, any card of that title.
    """

    gate: ClassVar[str] = "motion"
    written: ClassVar[bool] = True
    card: str
    changes: Changes


@dataclass(frozen=True, slots=True)
class Repeal(Action):
    """Move that a card or special rule be removed from the game. Rule: Dvorak C11."""

    gate: ClassVar[str] = "motion"
    card: str


@dataclass(frozen=True, slots=True)
class MoveRuling(Action):
    """Move what a card or rule means, in clauses. Rule: Dvorak A24."""

    gate: ClassVar[str] = "motion"
    written: ClassVar[bool] = True
    card: str
    text: str


@dataclass(frozen=True, slots=True)
class ClaimWin(Action):
    """Claim to have won; the others agree or dispute. Rule: Dvorak W2."""

    gate: ClassVar[str] = "motion"
    written: ClassVar[bool] = True
    because: str = ""


@dataclass(frozen=True, slots=True)
class OfferDraw(Action):
    """Ask the others to end the game without a winner."""

    gate: ClassVar[str] = "motion"


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Host: no vote until this turn ends; asked again: votes go on. Rule: Dvorak C7b."""

    gate: ClassVar[str] = "host-vote"


@dataclass(frozen=True, slots=True)
class Hide(Action):
    """Host: keep a proposal's text from the table; its author is told. Rule: Dvorak C7b."""

    gate: ClassVar[str] = "host-vote"
    motion: int


@dataclass(frozen=True, slots=True)
class Excuse(Action):
    """Host: a voter who has been silent drops out of this vote. Rule: Dvorak C3."""

    gate: ClassVar[str] = "host-vote"
    target: Seat


TURN_ACTIONS = (
    Ready, Start, LoadDeck, LoadCards, ClearDeck, Draw, Play, Use, End, DiscardDown, Resolve,
    Decline, Throw, Confirm, Vote, Unvote, Propose, Revise, Withdraw, Lump, Amend, Repeal,
    MoveRuling, ClaimWin, OfferDraw, Hold, Hide, Excuse, ExcuseVoter, Join, NameSeats,
    AppointHost, Resign, Elapsed, LineLost, LineBack,
)  # fmt: skip
"""Every action but the table operations, the system's own included."""
