"""What happens at the start, in turns, and at the end. Field annotations as in `protocol.Event`.

Card titles and texts are the players' own words and stand as they are; ``card`` and ``cards`` are
ids, blank for whoever may not know the card.
"""

from __future__ import annotations

from dataclasses import dataclass

from world.engine.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class DeckLoaded(Event):
    """A deck, or cards typed one by one (``deck`` empty), came to the table's deck."""

    seat: Seat | None
    deck: str
    cards: int
    rules: int


@dataclass(frozen=True, slots=True)
class DeckCleared(Event):
    """Every card and rule of the table was put away."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class ReadyTold(Event):
    """Somebody is ready for the start, or no longer."""

    seat: Seat
    ready: bool


@dataclass(frozen=True, slots=True)
class FewCards(Event):
    """There are too few cards to deal; the host may start all the same."""

    cards: int
    needed: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards were shuffled and dealt.

    Attributes:
        count: cards in the fullest hand. draw: cards left in the draw pile.
    """

    count: int
    draw: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """What one seat was dealt; nobody else is told."""

    seat: Seat
    cards: tuple[str, ...]
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    """Who goes first, and how that was found.

    Attributes:
        how: ``random``, ``coin``, ``die``, ``rps``, ``named``.
        rolls: of a die roll-off, every seat's last roll in seat order; else empty.
    """

    seat: Seat
    how: str
    rolls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Began(Event):
    """A turn began. ``number`` counts turns over all players."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards were drawn; which, only the drawer knows. ``pile``: a named pile's name, else empty."""

    seat: Seat
    cards: tuple[str, ...]
    titles: tuple[str, ...]
    count: int
    pile: str = ""


@dataclass(frozen=True, slots=True)
class DrewShort(Event):
    """Fewer cards were drawn than should have been: there are no more. Rule: Dvorak S17, D2."""

    seat: Seat
    missing: int


@dataclass(frozen=True, slots=True)
class DrawStopped(Event):
    """Nothing was drawn because a card or rule denies it. Rule: Dvorak S22, D3."""

    seat: Seat
    title: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile was shuffled to be the draw pile. Rule: Dvorak S16, D1."""

    count: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played and read out to all. Rule: Dvorak S3, T2.

    Attributes:
        card, title, type, text, flavour, creator: the card's; empty but for who played it, of a
            card played face down.
        target: the player it was played on. on: the title of the card it was played on.
        down: it lies face down. to: where it went, ``area``, ``centre``, ``discard``, ``removed``.
    """

    seat: Seat
    card: str
    title: str
    type: str
    text: str
    flavour: str
    creator: str
    target: Seat | None
    on: str
    down: bool
    to: str


@dataclass(frozen=True, slots=True)
class Displaced(Event):
    """A card gave way to another of a type of which only so many may be in play."""

    card: str
    title: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    """An ``Action:`` ability of a Thing was used."""

    seat: Seat
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Lasting(Event):
    """An Action's effect lasts and stands with the rules. Rule: Dvorak A19."""

    seat: Seat
    title: str


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """A lasting effect is over."""

    title: str


@dataclass(frozen=True, slots=True)
class Recalled(Event):
    """A standing clause that people should think of now (effects are only recalled here).

    Attributes:
        issue: ``draw_n``, ``hand``, ``draw``. value: what it comes to; None: no limit.
    """

    seat: Seat
    issue: str
    value: int | None
    title: str


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A one-shot may be carried out with one word.

    Attributes:
        offer: its number. verb: what it does, one of `resolver.forms.VERBS`, or ``give``.
    """

    seat: Seat
    offer: int
    title: str
    verb: str


@dataclass(frozen=True, slots=True)
class Resolved(Event):
    """An offered one-shot is carried out; what comes of it is told next."""

    seat: Seat
    title: str
    verb: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """An offered one-shot was left undone, or a gift not taken."""

    seat: Seat
    title: str
    verb: str


@dataclass(frozen=True, slots=True)
class DiscardDue(Event):
    """Cards must be discarded before play goes on. Rule: Dvorak S15, T3.

    Attributes:
        count: how many.
    """

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went from a hand to the discard pile, face up.

    Attributes:
        chance: it was chosen by chance.
    """

    seat: Seat
    card: str
    title: str
    chance: bool


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A player was passed over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player is out of the game.

    Attributes:
        reason: ``told`` (a person, for a card), ``rule`` (watched by the engine), ``no-cards``,
            ``left``.
        title: the card or rule that says so, or empty.
    """

    seat: Seat
    reason: str
    title: str


@dataclass(frozen=True, slots=True)
class LastLeft(Event):
    """One player is left; that is the win unless it is taken back in time. Rule: Dvorak X5."""

    seat: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game is over and won.

    Attributes:
        seats: the winners.
        reason: ``watched``, ``claimed``, ``last``.
        title: the card or rule, or the words of the claim; may be empty.
    """

    seats: tuple[Seat, ...]
    reason: str
    title: str


@dataclass(frozen=True, slots=True)
class Undecided(Event):
    """The game is over without a winner. ``reason``: ``nobody-left`` or ``agreed``."""

    reason: str


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Somebody sat down. ``waits``: and is dealt in with the next round."""

    seat: Seat
    waits: bool


@dataclass(frozen=True, slots=True)
class DealtIn(Event):
    """Somebody who sat down in mid-game now plays."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HostNow(Event):
    """Another player has the host's powers."""

    seat: Seat


TURN_EVENTS = (
    DeckLoaded, DeckCleared, ReadyTold, FewCards, Dealt, HandDealt, FirstChosen, Began, Drew,
    DrewShort, DrawStopped, Reshuffled, Played, Displaced, Used, Lasting, Lapsed, Recalled,
    Offered, Resolved, Declined, DiscardDue, Discarded, Skipped, WentOut, LastLeft, Won, Undecided,
    Joined, DealtIn, HostNow,
)  # fmt: skip
