"""What table operations do. Field annotations as in `protocol.Event`.

Places are told by kind (``hand``, ``area``, ``centre``, ``draw``, ``discard``, ``removed``,
``pile``), the seat they belong to and, of a named pile, its name.
"""

from __future__ import annotations

from dataclasses import dataclass

from world.engine.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card was moved.

    Attributes:
        card, title: which; blank for whoever saw neither end of the way.
        came, came_seat, came_pile: from where. went, went_seat, went_pile: to where.
        known: both may be told to all; else to the seats at either end alone.
    """

    seat: Seat
    card: str
    title: str
    came: str
    came_seat: Seat | None
    came_pile: str
    went: str
    went_seat: Seat | None
    went_pile: str
    known: bool


@dataclass(frozen=True, slots=True)
class Milled(Event):
    """Cards went from the draw pile to the discard pile."""

    seat: Seat
    cards: tuple[str, ...]
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """A card in play went to the discard pile. ``owner``: whose it was, None for nobody's."""

    seat: Seat
    card: str
    title: str
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class DestroyStopped(Event):
    """A card was not destroyed because a card or rule denies it."""

    seat: Seat
    title: str
    because: str


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Somebody took control of a card in play. ``owner``: from whom, None: from nobody."""

    seat: Seat
    card: str
    title: str
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class GiftOffered(Event):
    """Somebody wants to give a card away; the title is for the two of them."""

    seat: Seat
    target: Seat
    offer: int
    title: str


@dataclass(frozen=True, slots=True)
class Given(Event):
    """A gift was taken; a card of a hand is known to the two alone."""

    seat: Seat
    target: Seat
    card: str
    title: str
    known: bool


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A pile or hand was shuffled; ``count``: of how many cards."""

    seat: Seat
    place: str
    place_seat: Seat | None
    place_pile: str
    count: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """Somebody looked at hidden cards; all are told, only the doer sees them.

    Attributes:
        count: how many cards were looked at.
        cards, titles, texts: for the doer.
    """

    seat: Seat
    place: str
    place_seat: Seat | None
    place_pile: str
    count: int
    cards: tuple[str, ...]
    titles: tuple[str, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards were shown to everybody."""

    seat: Seat
    place: str
    place_seat: Seat | None
    place_pile: str
    titles: tuple[str, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnedOver(Event):
    """A card in play was turned face down, or up."""

    seat: Seat
    card: str
    title: str
    down: bool


@dataclass(frozen=True, slots=True)
class Tapped(Event):
    """A card in play was tapped, or untapped."""

    seat: Seat
    title: str
    tapped: bool


@dataclass(frozen=True, slots=True)
class Attached(Event):
    """A card was attached to another; ``to`` empty: taken off."""

    seat: Seat
    title: str
    to: str


@dataclass(frozen=True, slots=True)
class Copied(Event):
    """Another card like one in play was made."""

    seat: Seat
    card: str
    title: str


@dataclass(frozen=True, slots=True)
class TokensChanged(Event):
    """Tokens were put somewhere or taken away.

    Attributes:
        name: of the token. change: how many more or fewer. total: how many there are now.
        target: the player they lie on, or None. on: else the card's title or the pile's name.
    """

    seat: Seat
    name: str
    change: int
    total: int
    target: Seat | None
    on: str


@dataclass(frozen=True, slots=True)
class PileMade(Event):
    """There is a new named pile."""

    seat: Seat
    name: str
    owner: Seat | None
    up: bool


@dataclass(frozen=True, slots=True)
class PileDropped(Event):
    """A named pile is gone."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled. ``dice``: ``2d6+1``. ``total``: with what is added."""

    seat: Seat
    dice: str
    rolls: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A coin was flipped; ``side``: ``heads`` or ``tails``."""

    seat: Seat
    side: str


@dataclass(frozen=True, slots=True)
class PlayerPicked(Event):
    """A player was picked by chance."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """A card was picked by chance; it stays where it is.

    Attributes:
        number: its place there, from 1. title: its title where all may see it, else empty.
    """

    seat: Seat
    place: str
    place_seat: Seat | None
    place_pile: str
    number: int
    title: str


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """Rock, paper, scissors begins between these."""

    seat: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """Somebody has thrown; what, is shown when all have."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThrowsShown(Event):
    """All have thrown.

    Attributes:
        seats: who took part. throws: what each threw, in the same order.
        winners: who beat the others; more than one, or (a tie) all of them, throw again.
        over: there is one winner.
    """

    seats: tuple[Seat, ...]
    throws: tuple[str, ...]
    winners: tuple[Seat, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """A note stands on a card; an empty one was rubbed out."""

    seat: Seat
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class SkipsChanged(Event):
    """A player will be passed over that many times."""

    seat: Seat
    target: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ExtraGranted(Event):
    """A player will have an extra turn."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The order of play was turned round; ``clockwise``: as it is now."""

    seat: Seat
    clockwise: bool


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """Two players exchanged hands.

    Attributes:
        count, other_count: cards each holds now.
    """

    seat: Seat
    target: Seat
    other: Seat
    count: int
    other_count: int


@dataclass(frozen=True, slots=True)
class StateChanged(Event):
    """A named state is on or off."""

    seat: Seat
    name: str
    on: bool


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """Somebody ended a lasting effect."""

    seat: Seat
    title: str


TABLE_EVENTS = (
    Moved, Milled, Destroyed, DestroyStopped, Taken, GiftOffered, Given, Shuffled, Looked,
    Revealed, TurnedOver, Tapped, Attached, Copied, TokensChanged, PileMade, PileDropped, Rolled,
    Flipped, PlayerPicked, CardPicked, Challenged, Thrown, ThrowsShown, Noted, SkipsChanged,
    ExtraGranted, Reversed, HandsSwapped, StateChanged, Lifted,
)  # fmt: skip
