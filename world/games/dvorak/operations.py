"""Table operations: what people do because a card says so, and no rule decides.

Open to every player in the game while no vote halts play; each is told to all and undone by
consent. Places are zones (see `state.Zone`), with ``:bottom``, ``:random`` or ``:3`` for where in
them. Rule: Dvorak, *Table operations*.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from world.engine.protocol import Action, Seat


class TableAction(Action):
    """A table operation."""

    __slots__ = ()
    gate: ClassVar[str] = "table"


@dataclass(frozen=True, slots=True)
class Move(TableAction):
    """Move any card anywhere; whatever cards say about it, people may."""

    card: str
    to: str


@dataclass(frozen=True, slots=True)
class DrawCards(TableAction):
    """Draw because a card says so; for oneself when no seats are named. Rule: Dvorak D1–D3.

    Attributes:
        shown: what is drawn is shown to all.
        pile: the name of the pile it is drawn from, as decks with several draw piles say; empty:
            the draw pile.
    """

    count: int
    seats: tuple[Seat, ...] = ()
    shown: bool = False
    pile: str = ""


@dataclass(frozen=True, slots=True)
class Mill(TableAction):
    """Put the top cards of the draw pile on the discard pile."""

    count: int


@dataclass(frozen=True, slots=True)
class Discard(TableAction):
    """Discard a card of one's hand."""

    card: str


@dataclass(frozen=True, slots=True)
class DiscardRandom(TableAction):
    """Discard cards of a hand, chosen by chance."""

    target: Seat
    count: int = 1


@dataclass(frozen=True, slots=True)
class Destroy(TableAction):
    """Put a card in play on the discard pile."""

    card: str


@dataclass(frozen=True, slots=True)
class DestroyAll(TableAction):
    """Destroy all cards in play, of a type or title, of one player. Special rules are no cards.

    Attributes:
        what: a type, subtype or title; empty: whatever it is.
        target: whose, None for everybody's and the centre's.
    """

    what: str = ""
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class TakeControl(TableAction):
    """Move a card in play to one's own area."""

    card: str


@dataclass(frozen=True, slots=True)
class Give(TableAction):
    """Offer a card of one's own to somebody, who may take it. Rule: Dvorak A23."""

    card: str
    target: Seat


@dataclass(frozen=True, slots=True)
class Shuffle(TableAction):
    """Shuffle a pile or a hand."""

    place: str


@dataclass(frozen=True, slots=True)
class Reshuffle(TableAction):
    """Shuffle the discard pile into the draw pile."""


@dataclass(frozen=True, slots=True)
class Look(TableAction):
    """Look at hidden cards; everybody is told that it is done, only the doer sees them.

    Attributes:
        place: a pile or a hand, or one card in play.
        count: how many from the top; 0: all.
    """

    place: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Reveal(TableAction):
    """Show cards to everybody: one of one's hand, or a whole place."""

    place: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class TurnOver(TableAction):
    """Turn a card in play face down or face up."""

    card: str


@dataclass(frozen=True, slots=True)
class Tap(TableAction):
    """Tap a card in play, or untap it."""

    card: str


@dataclass(frozen=True, slots=True)
class Attach(TableAction):
    """Attach a card in play to another; to nothing: take it off."""

    card: str
    to: str = ""


@dataclass(frozen=True, slots=True)
class Copy(TableAction):
    """Make another card like one in play, under one's own control."""

    card: str


@dataclass(frozen=True, slots=True)
class Tokens(TableAction):
    """Put tokens, counters or points somewhere, or take them away.

    Attributes:
        name: any word. count: how many more (negative: fewer; never below none).
        holder: ``seat/1``, a card in play, or ``pile/Shop``.
    """

    name: str
    count: int
    holder: str


@dataclass(frozen=True, slots=True)
class MakePile(TableAction):
    """Make a named pile: the table's or one player's, face up or down."""

    name: str
    owner: Seat | None = None
    up: bool = True


@dataclass(frozen=True, slots=True)
class DropPile(TableAction):
    """Take an empty named pile away."""

    name: str


@dataclass(frozen=True, slots=True)
class Roll(TableAction):
    """Roll dice: ``2d6+1``."""

    count: int = 1
    sides: int = 6
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Flip(TableAction):
    """Flip a coin."""


@dataclass(frozen=True, slots=True)
class PickPlayer(TableAction):
    """Pick a player by chance."""


@dataclass(frozen=True, slots=True)
class PickCard(TableAction):
    """Pick a card of a place by chance; it stays where it is."""

    place: str


@dataclass(frozen=True, slots=True)
class Challenge(TableAction):
    """Play rock, paper, scissors with somebody, or, with nobody named, with all."""

    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Note(TableAction):
    """Write a note on a card in play; an empty one rubs it out."""

    card: str
    text: str


@dataclass(frozen=True, slots=True)
class PutOut(TableAction):
    """Put a player out of the game because a card says so. Rule: Dvorak X1."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Skip(TableAction):
    """Somebody's coming turns are passed over; a negative number takes that back."""

    target: Seat
    count: int = 1


@dataclass(frozen=True, slots=True)
class ExtraTurn(TableAction):
    """Somebody has an extra turn after this one."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Reverse(TableAction):
    """Turn the order of play round."""


@dataclass(frozen=True, slots=True)
class SwapHands(TableAction):
    """Two players exchange hands."""

    target: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class SetState(TableAction):
    """Switch a named state, such as rain, on or off."""

    name: str
    on: bool


@dataclass(frozen=True, slots=True)
class Lift(TableAction):
    """End the lasting effect of an Action.

    Attributes:
        effect: its id, ``l7``.
    """

    effect: str


TABLE_ACTIONS = (
    Move, DrawCards, Mill, Discard, DiscardRandom, Destroy, DestroyAll, TakeControl, Give,
    Shuffle, Reshuffle, Look, Reveal, TurnOver, Tap, Attach, Copy, Tokens, MakePile, DropPile,
    Roll, Flip, PickPlayer, PickCard, Challenge, Note, PutOut, Skip, ExtraTurn, Reverse,
    SwapHands, SetState, Lift,
)  # fmt: skip
"""Every table operation."""
