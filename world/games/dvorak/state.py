"""The state of a game of Dvorak: frozen values, everything that matters to go on.

Mappings in it are never changed in place; whoever changes one makes another (see `work`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from world.engine.protocol import CardId, Seat

from .definitions import Definition
from .options import Options
from .resolver.forms import Deed
from .resolver.statements import Statement

Zone = str
"""``draw``, ``discard``, ``centre``, ``removed``, ``hand/2``, ``area/2``, ``pile/Shop``.

The first card of ``draw``, ``discard`` and of a named pile is its top. Cards in play, ``area/…``
and ``centre``, lie in the order they were laid (decks with a "top Thing" exist)."""

BUILDING, PLAYING, OVER = "building", "playing", "over"
DRAW, PLAY, DISCARD = "draw", "play", "discard"
"""Steps of a turn. Rule: Dvorak T1, T2, T3."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat.

    Attributes:
        name: what people call the player, told by the hall; for clauses and typed words.
        out: put out of the game. left: gave the seat up; out as well.
        waits: sat down in mid-game and is dealt in with the next round (A27).
        lost: has no line now. absent: for so long that no vote waits for it.
        losses: lines lost so far; names the deadline.
        ready: wants the start, in the building phase.
        skips: turns to be passed over. turns: turns begun or passed over.
        owes: cards to be discarded because a card said so.
    """

    name: str = ""
    out: bool = False
    left: bool = False
    waits: bool = False
    lost: bool = False
    absent: bool = False
    losses: int = 0
    ready: bool = False
    skips: int = 0
    turns: int = 0
    owes: int = 0

    @property
    def plays(self) -> bool:
        """True for a player in the game."""
        return not (self.out or self.left or self.waits)


@dataclass(frozen=True, slots=True)
class Mark:
    """What is true of a card in play beside its writing.

    Attributes:
        seq: when it came into play; a new one each time (A17).
        owner: who brought it into play, None for nobody.
        target: the seat chosen when it was played.
        down: it lies face down; its controller knows it.
        tapped, attached, note: as people left it; ``attached`` is the card under it.
    """

    seq: int
    owner: Seat | None = None
    target: Seat | None = None
    down: bool = False
    tapped: bool = False
    attached: CardId = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A special rule in force. It is no card: never counted, targeted or moved (seeds 20)."""

    id: str
    number: int
    card: Definition
    seq: int


@dataclass(frozen=True, slots=True)
class Lingering:
    """What is left of an Action that lasts (A19).

    Attributes:
        id: the source its statements carry.
        card: the Action it came from. seat: who played it. seq: when.
        target: the seat chosen then.
    """

    id: str
    card: CardId
    seat: Seat
    seq: int
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """How people settled what a card means: clauses that count as the card's own (A24)."""

    number: int
    source: str
    text: str


@dataclass(frozen=True, slots=True)
class Motion:
    """Something to be voted on, waiting, open, or rejected.

    Attributes:
        id: its number in `ballot` and `vote`; kept through revisions.
        kind: ``card``, ``rule``, ``amend``, ``repeal``, ``package``, ``ruling``, ``win``, ``draw``.
        by: who moved it.
        voters: the electorate, frozen when it was moved or last revised (C3).
        votes: who voted how, in order.
        card: the writing proposed. copies: how many cards of it.
        about: the card or rule an amendment, repeal or ruling is about.
        text: the words of a ruling or a claim.
        members: what a package is made of (C7).
        revision: from 1. opened: its vote has begun. hidden: its text is kept from the table.
        silent: its voters may be excused now. passed: nobody objected in time.
        rejected: it was voted down before (a member of a package goes back to where it was).
    """

    id: int
    kind: str
    by: Seat
    voters: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, bool], ...] = ()
    card: Definition | None = None
    copies: int = 1
    about: str = ""
    text: str = ""
    members: tuple[Motion, ...] = ()
    revision: int = 1
    opened: bool = False
    hidden: bool = False
    silent: bool = False
    passed: bool = False
    rejected: bool = False

    @property
    def title(self) -> str:
        """What it is called in lists; a package has the titles of its members."""
        if self.members:
            return ", ".join(member.title for member in self.members)
        return self.card.title if self.card is not None else self.text

    def vote_of(self, seat: Seat) -> bool | None:
        """How the seat voted, None when it has not."""
        return dict(self.votes).get(seat)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Voters who have not voted."""
        voted = {seat for seat, _ in self.votes}
        return tuple(seat for seat in self.voters if seat not in voted)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that runs.

    Attributes:
        number: from 1, over all players.
        seat: whose it is.
        step: `DRAW`, `PLAY` or `DISCARD`.
        plays: type (folded) -> how many were played.
        extra: it is one beside the usual order.
    """

    number: int
    seat: Seat
    step: str = DRAW
    plays: Mapping[str, int] = field(default_factory=dict)
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A one-shot somebody may have carried out with one word, or a gift to take.

    Attributes:
        id: its number among the seat's own, for `resolve 2`.
        seat: whose choice it is.
        source: the card it stands on. title: that card's.
        deed: what would be done, None for a gift.
        target: the seat chosen when the card was played.
        gift: the card given. giver: by whom.
        private: it stands on a card nobody else knows, so it waits for its owner's turn.
    An offer lapses with its owner's turn.
    """

    id: int
    seat: Seat
    source: str
    title: str
    deed: Deed | None = None
    target: Seat | None = None
    gift: CardId = ""
    giver: Seat | None = None
    private: bool = False


@dataclass(frozen=True, slots=True)
class Contest:
    """Rock, paper, scissors: for the first turn, or because somebody asked for it."""

    seats: tuple[Seat, ...]
    throws: tuple[tuple[Seat, str], ...] = ()
    first: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """A named pile: whose it is (None: the table's), and whether it lies face up."""

    name: str
    owner: Seat | None = None
    up: bool = True


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended.

    Attributes:
        winners: who won, () in a draw.
        reason: ``watched``, ``claimed``, ``last``, ``nobody-left``, ``agreed``.
        title: the card or rule that says so, or the words of the claim.
    """

    winners: tuple[Seat, ...]
    reason: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """Everything.

    Attributes:
        options: the table's.
        phase: `BUILDING`, `PLAYING` or `OVER`.
        players: by seat. host: who has the host's powers. first: who had the first turn.
        seq: of the newest play, acceptance or effect. serial: last number given to a card,
            rule or effect. moved: last number given to a motion.
        cards: every card's writing, by id. zones: where each lies. marks: cards in play.
        tokens: holder (``seat/0``, a card's id, ``pile/Shop``) -> name -> how many.
        piles: named piles by name. states: named states that are on.
        loaded: starter decks that were added to the deck.
        rules: in force. repealed: no longer. rulings: in force.
        lingering: Actions that last. statements: what all of these say, for the resolver.
        queue: motions, the one under vote first. rejected: voted down. hold: no vote runs until
            the turn ends.
        turn: None before the first. direction: 1 or -1. after: the seat of the last usual turn.
        extra: extra turns to come.
        offers, contest: choices that wait. warned: too few cards, and the host was told.
        closing: a result that is final unless it is taken back in time. result: the end.
    """

    options: Options
    phase: str
    players: tuple[Player, ...]
    host: Seat = 0
    first: Seat | None = None
    seq: int = 0
    serial: int = 0
    moved: int = 0
    cards: Mapping[CardId, Definition] = field(default_factory=dict)
    zones: Mapping[Zone, tuple[CardId, ...]] = field(default_factory=dict)
    marks: Mapping[CardId, Mark] = field(default_factory=dict)
    tokens: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    piles: Mapping[str, Pile] = field(default_factory=dict)
    states: frozenset[str] = frozenset()
    loaded: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()
    repealed: tuple[Rule, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    lingering: tuple[Lingering, ...] = ()
    statements: tuple[Statement, ...] = ()
    queue: tuple[Motion, ...] = ()
    rejected: tuple[Motion, ...] = ()
    hold: bool = False
    turn: Turn | None = None
    direction: int = 1
    after: Seat | None = None
    extra: tuple[Seat, ...] = ()
    offers: tuple[Offer, ...] = ()
    contest: Contest | None = None
    warned: bool = False
    closing: Result | None = None
    result: Result | None = None

    @property
    def in_game(self) -> tuple[Seat, ...]:
        """The seats that play, in order."""
        return tuple(seat for seat, player in enumerate(self.players) if player.plays)

    @property
    def on_turn(self) -> Seat | None:
        """Whose turn it is."""
        return self.turn.seat if self.turn else None

    @property
    def motion(self) -> Motion | None:
        """The motion under vote. Rule: Dvorak C6, one at a time."""
        return self.queue[0] if self.queue and not self.hold else None

    @property
    def halted(self) -> bool:
        """A vote runs and play waits for it. Rule: Dvorak C5."""
        return self.phase == PLAYING and self.options.halt == "yes" and self.motion is not None

    def lying(self, zone: Zone) -> tuple[CardId, ...]:
        """The cards of a zone, in order."""
        return self.zones.get(zone, ())
