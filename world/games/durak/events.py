"""What happens in a game of Durak, in the order it happens.

The annotation of a field says how faces show it (see `world.engine.protocol.Event`).
"""

from __future__ import annotations

from dataclasses import dataclass

from world.cards import Card
from world.engine.protocol import Event, Seat

Suit = str
"""A suit letter, shown as the suit's word."""
Rank = str
"""A rank's name, shown as the rank's word."""


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The first dealer of a series was drawn by chance."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """The cards were thrown in and dealt again.

    Attributes:
        reason: ``five-of-a-suit`` | ``one-colour`` (a hand of this seat) | ``ace-turned-up``.
        seat: whose hand caused it, or None.
    """

    reason: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody has their cards.

    Attributes:
        seat: the dealer.
        count: cards in each hand.
        talon: cards left in the talon, the turn-up included.
    """

    seat: Seat
    count: int
    talon: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """What one seat was dealt; nobody else is told.

    Attributes:
        seat: whose hand.
        cards: its cards, sorted for reading.
    """

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The turn-up lies face up under the talon; its suit is trump."""

    card: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrumpShown(Event):
    """No talon: the last card dealt was shown and stays in this seat's hand."""

    seat: Seat
    card: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class LeadGiven(Event):
    """Who opens the first bout, and why.

    Attributes:
        seat: who leads.
        reason: ``lowest-trump`` | ``lowest-card`` (no hand has a trump) | ``under-fool`` |
            ``from-fool`` | ``winner`` | ``winning-team``.
        card: the lowest trump or card that decided it, else None.
    """

    seat: Seat
    reason: str
    card: Card | None


@dataclass(frozen=True, slots=True)
class BoutBegan(Event):
    """A new bout: ``attacker`` opens against ``defender``.

    Attributes:
        limit: attack cards this bout may see in all.
    """

    attacker: Seat
    defender: Seat
    limit: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """The leader swapped ``card`` for the turn-up ``gained``."""

    seat: Seat
    card: Card
    gained: Card


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """The opening attack of a bout."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ThrewIn(Event):
    """Further attack cards on a defender who is still defending."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PiledOn(Event):
    """Further attack cards on a defender who is taking."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """The defender laid ``card`` on the attack card ``over``."""

    seat: Seat
    card: Card
    over: Card


@dataclass(frozen=True, slots=True)
class PassedOn(Event):
    """The defender added ``card`` and the attack now faces ``target``."""

    seat: Seat
    target: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ShowedTrump(Event):
    """The defender showed the trump ``card``, kept it, and the attack now faces ``target``."""

    seat: Seat
    target: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat adds nothing; ``rest``: for the rest of this bout."""

    seat: Seat
    rest: bool


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """The defender will take; ``open``: others may still pile on."""

    seat: Seat
    open: bool


@dataclass(frozen=True, slots=True)
class Called(Event):
    """``seat`` called the cover ``card`` on ``over``; if ``right``, ``target`` took it back."""

    seat: Seat
    target: Seat
    card: Card
    over: Card
    right: bool


@dataclass(frozen=True, slots=True)
class WindowClosed(Event):
    """The time for free throw-ins ran out."""


@dataclass(frozen=True, slots=True)
class Took(Event):
    """The defender picked up the cards of the bout, ``count`` of them."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class BeatenOff(Event):
    """The defence held (bito): ``count`` cards went to the discard."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the talon. Only the seat itself is told ``cards``; others have ``()``."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class TalonEmptied(Event):
    """The last card of the talon was drawn."""


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no cards left and there is no talon.

    Attributes:
        place: 1 for the first to go out.
    """

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat's player gave up; the result will count as theirs."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FoolNamed(Event):
    """The deal is over and ``seat`` is the fool; ``cards`` are what was left in hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TeamLost(Event):
    """The deal is over and these team-mates lost it together."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The deal is over without a fool. ``reason``: ``both-empty`` | ``repetition`` | ``agreed``."""

    reason: str


@dataclass(frozen=True, slots=True)
class WinnerNamed(Event):
    """Option *result=first_out*: the first to go out has won (with teams, one of the team)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OrderNamed(Event):
    """Option *result=order*: the seats in the order they went out, the fool last."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Honoured(Event):
    """The loser was hung with a badge.

    Attributes:
        seat: the loser who defended last.
        badge: ``tie`` | ``epaulettes``.
        rank: the rank it was done with.
        scores: it counts on the ladder (always False without the ladder).
    """

    seat: Seat
    badge: str
    rank: Rank
    scores: bool


@dataclass(frozen=True, slots=True)
class LadderRose(Event):
    """From now on this seat's side must be finished with ``rank``."""

    seat: Seat
    rank: Rank


@dataclass(frozen=True, slots=True)
class LadderEnded(Event):
    """An ace scored against this seat's side: the ladder match is over and they lost it."""

    seat: Seat


EVENTS = (
    DealerDrawn,
    Redealt,
    Dealt,
    HandDealt,
    TrumpTurned,
    TrumpShown,
    LeadGiven,
    BoutBegan,
    Exchanged,
    Attacked,
    ThrewIn,
    PiledOn,
    Covered,
    PassedOn,
    ShowedTrump,
    Declined,
    GaveUp,
    Called,
    WindowClosed,
    Took,
    BeatenOff,
    Drew,
    TalonEmptied,
    WentOut,
    Resigned,
    FoolNamed,
    TeamLost,
    Drawn,
    WinnerNamed,
    OrderNamed,
    Honoured,
    LadderRose,
    LadderEnded,
)
"""Every event of Durak."""
