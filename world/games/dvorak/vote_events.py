"""What happens to proposals and in votes. Field annotations as in `protocol.Event`."""

from __future__ import annotations

from dataclasses import dataclass

from world.engine.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """A card or rule was proposed, or one's change or removal; shown in full. Rule: Dvorak C2.

    Attributes:
        motion: its number. what: ``card``, ``rule``, ``amend``, ``repeal``.
        about: the title of the card to be amended or repealed, else empty.
        title … alt: as written (see `definitions.Definition`). copies: how many cards.
    """

    seat: Seat
    motion: int
    what: str
    about: str
    title: str
    type: str
    text: str
    effects: str
    flavour: str
    corner: str
    colour: str
    art: str
    strokes: tuple[tuple[int, ...], ...]
    alt: str
    copies: int


@dataclass(frozen=True, slots=True)
class Queued(Event):
    """A motion waits for the ones before it. ``ahead``: how many those are."""

    motion: int
    title: str
    ahead: int


@dataclass(frozen=True, slots=True)
class BallotOpened(Event):
    """The vote on a motion began.

    Attributes:
        what: the motion's kind. voters: who is yet to vote. halted: play waits for it.
    """

    motion: int
    what: str
    title: str
    voters: tuple[Seat, ...]
    halted: bool


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """Somebody voted.

    Attributes:
        choice: ``yes``, ``no``, or ``secret``.
        waiting: who is yet to vote.
    """

    seat: Seat
    motion: int
    choice: str
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class VoteTakenBack(Event):
    """Somebody took the vote back and may vote again."""

    seat: Seat
    motion: int


@dataclass(frozen=True, slots=True)
class VoterDropped(Event):
    """Somebody no longer counts in a vote.

    Attributes:
        reason: ``lost`` (no line for long), ``left``, ``out``, ``excused`` by the host.
    """

    seat: Seat
    motion: int
    reason: str


@dataclass(frozen=True, slots=True)
class VotersSilent(Event):
    """A vote has waited long; the host may excuse these voters. Rule: Dvorak C3."""

    motion: int
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """A card was accepted. Where in the pile it went nobody learns. Rule: Dvorak S8, C8, A6.

    Attributes:
        to: ``draw``, ``discard``, ``hand`` (the proposer's).
    """

    motion: int
    title: str
    copies: int
    to: str


@dataclass(frozen=True, slots=True)
class RuleAccepted(Event):
    """A special rule is in force from now on. Rule: Dvorak S20, C9."""

    motion: int
    number: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Amended(Event):
    """A card or rule was rewritten; it stays where it is. Rule: Dvorak C11."""

    motion: int
    about: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Repealed(Event):
    """A card or rule was removed from the game. Rule: Dvorak C11."""

    motion: int
    title: str


@dataclass(frozen=True, slots=True)
class RulingMade(Event):
    """What a card means was settled. Rule: Dvorak A24."""

    motion: int
    number: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Rejected(Event):
    """A motion failed.

    Attributes:
        what: the motion's kind.
        against: who refused; () where votes are secret.
    """

    motion: int
    what: str
    title: str
    against: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Revised(Event):
    """A proposal was edited; its vote starts afresh. Fields as in `Proposed`. Rule: Dvorak C6."""

    seat: Seat
    motion: int
    title: str
    type: str
    text: str
    effects: str
    flavour: str
    corner: str
    colour: str
    art: str
    strokes: tuple[tuple[int, ...], ...]
    alt: str
    revision: int


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """A motion was taken back by who made it."""

    seat: Seat
    motion: int
    title: str


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A motion fell away because what it was about is gone."""

    motion: int
    title: str


@dataclass(frozen=True, slots=True)
class Lumped(Event):
    """Proposals were tied into one vote. Rule: Dvorak S10, C7."""

    seat: Seat
    motion: int
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulingMoved(Event):
    """Somebody asks the table what a card means."""

    seat: Seat
    motion: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class WinClaimed(Event):
    """Somebody claims to have won. Rule: Dvorak W2."""

    seat: Seat
    motion: int
    because: str


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """Somebody asks to end the game without a winner."""

    seat: Seat
    motion: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """Votes wait until the turn ends, or (``on`` False) go on. Rule: Dvorak C7b.

    Attributes:
        seat: the host, None when the turn ended.
    """

    seat: Seat | None
    on: bool


@dataclass(frozen=True, slots=True)
class Hidden(Event):
    """The host hid a proposal's text. Rule: Dvorak C7b.

    Attributes:
        author: whose proposal it is; they alone are told that it was theirs.
    """

    seat: Seat
    motion: int
    author: Seat | None


VOTE_EVENTS = (
    Proposed, Queued, BallotOpened, Voted, VoteTakenBack, VoterDropped, VotersSilent, Accepted,
    RuleAccepted, Amended, Repealed, RulingMade, Rejected, Revised, Withdrawn, Dropped, Lumped,
    RulingMoved, WinClaimed, DrawOffered, Held, Hidden,
)  # fmt: skip
