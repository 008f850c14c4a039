"""What one seat, or a watcher, may know of a game of Dvorak. Field names are the wire's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from world.engine.protocol import Seat

from .resolver.forms import Deed


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as somebody sees it; of a face-down card only that it lies there.

    Attributes:
        n: its number in its list, as it can be typed; cards in play have one list at a table.
        id: what the game calls it; empty face down and for what is no card yet.
        title … alt: as written.
        face: ``up`` or ``down``.
        controller: whose it is in play, else None.
        tapped, note, tokens: as people left it. attached: ``n`` of the card under it, or 0.
        abilities: how many ``Action:`` abilities it has.
        copies: of a proposal, how many cards it would be. effects: more clauses, as written.
        art: its drawing in text. strokes: its drawing, see `definitions.spelled_strokes`.
    """

    n: int
    id: str = ""
    title: str = ""
    type: str = ""
    text: str = ""
    flavour: str = ""
    corner: str = ""
    colour: str = ""
    alt: str = ""
    creator: str = ""
    face: str = "up"
    controller: Seat | None = None
    tapped: bool = False
    tokens: Mapping[str, int] = field(default_factory=dict)
    attached: int = 0
    note: str = ""
    abilities: int = 0
    copies: int = 1
    effects: str = ""
    art: str = ""
    strokes: str = ""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it.

    Attributes:
        seat: its number, from 0 clockwise.
        cards: how many it holds.
        out: out of the game, or gone. left: gone. waits: plays from the next round.
        team: its team's number from 0, or None.
        tokens: on the player. area: its cards in play, in the order laid.
        skips: turns to be passed over. due: cards it must discard before play goes on.
        starts: said to be ready for the start, before it.
    """

    seat: Seat
    cards: int
    out: bool
    left: bool
    waits: bool
    team: int | None
    tokens: Mapping[str, int]
    area: tuple[CardView, ...]
    skips: int
    due: int
    starts: bool


@dataclass(frozen=True, slots=True)
class RuleView:
    """A special rule in force, or what is left of an Action (``seat`` played it).

    Attributes:
        n: its number in its list. id: what the game calls it.
    """

    n: int
    id: str
    title: str
    text: str
    seat: Seat | None = None
    effects: str = ""


@dataclass(frozen=True, slots=True)
class BallotView:
    """A motion: under vote, waiting, or rejected.

    Attributes:
        id: its number, as it can be typed. what: its kind. by: who moved it.
        about: title of the card to be changed or settled. text: a ruling's or claim's words.
        proposals: the cards proposed; blank and face down where the host hid them.
        voted: who has. waiting: who has not. yes, no: who voted how, where votes are open.
        halted: play waits for it. silent: the host may excuse who has not voted.
        hidden: the host keeps its text from the table. revision: from 1.
    """

    id: int
    what: str
    by: Seat
    about: str
    text: str
    proposals: tuple[CardView, ...]
    voted: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    halted: bool
    silent: bool
    hidden: bool
    revision: int


@dataclass(frozen=True, slots=True)
class OfferView:
    """A one-shot you may have carried out, or a gift you may take.

    Attributes:
        n: its number for `resolve`. title: the card it stands on, or the gift.
        deed: what would be done; None for a gift. giver: of a gift.
        players: a player must be named. cards: a card must be named.
    """

    n: int
    title: str
    deed: Deed | None
    giver: Seat | None
    players: bool
    cards: bool


@dataclass(frozen=True, slots=True)
class ContestView:
    """Rock, paper, scissors: who takes part, and who has thrown."""

    seats: tuple[Seat, ...]
    thrown: tuple[Seat, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class ResultView:
    """How the game ended. ``reason`` and ``title`` as in `state.Result`."""

    winners: tuple[Seat, ...]
    draw: bool
    reason: str
    title: str


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may know it.

    Attributes:
        phase: ``building`` | ``playing`` | ``over``.
        you: the seat that looks, None for a watcher.
        seats: every seat, in order. names: what people call them.
        to_act: seats that may choose now. host: who has the host's powers.
        turn: whose it is. number: of the turn. step: ``draw`` | ``play`` | ``discard``, or empty.
        direction: 1 clockwise, -1. extra: extra turns to come.
        draw: cards in the draw pile; before the deal, in the deck.
        discard: top first. centre: cards in play that are nobody's. removed: out of the game.
        piles: named piles: their cards, top first, or how many where they lie face down.
        pile_owners: whose they are. pile_tokens: what lies on them.
        rules: special rules in force. lasting: Actions that last. rulings: what was settled.
        states: named states that are on.
        hand: your cards, in order; () for a watcher.
        ballot: the motion under vote, or None. pending: those that wait. hold: the host holds them.
        rejected: the newest that were voted down. rejected_count: how many there are.
        plays: type -> how many more whoever is on turn may play; None: any number.
        limits: ``hand``: your hand limit (of whoever is on turn, for a watcher); None: none.
        offers: what you may have carried out or take.
        contest: rock, paper, scissors under way, or None.
        closing: the last player left, whose win is not final yet; ().
        legal: English words of every finite act open to you; () when you have no choice.
        options: every option of the table by name.
        result: None until the game is over.
    """

    phase: str
    you: Seat | None
    seats: tuple[SeatView, ...]
    names: tuple[str, ...]
    to_act: tuple[Seat, ...]
    host: Seat
    turn: Seat | None
    number: int
    step: str
    direction: int
    extra: tuple[Seat, ...]
    draw: int
    discard: tuple[CardView, ...]
    centre: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    piles: Mapping[str, tuple[CardView, ...] | int]
    pile_owners: Mapping[str, Seat | None]
    pile_tokens: Mapping[str, Mapping[str, int]]
    rules: tuple[RuleView, ...]
    lasting: tuple[RuleView, ...]
    rulings: tuple[RuleView, ...]
    states: tuple[str, ...]
    hand: tuple[CardView, ...]
    ballot: BallotView | None
    pending: tuple[BallotView, ...]
    hold: bool
    rejected: tuple[BallotView, ...]
    rejected_count: int
    plays: Mapping[str, int | None]
    limits: Mapping[str, int | None]
    offers: tuple[OfferView, ...]
    contest: ContestView | None
    closing: tuple[Seat, ...]
    legal: tuple[str, ...]
    options: Mapping[str, str]
    result: ResultView | None
