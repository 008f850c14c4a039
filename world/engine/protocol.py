"""What a game must be, and the values that pass between a game and the hall.

A game's code is pure: it knows seats (numbers from 0, clockwise) and card ids (strings), it takes
frozen values and returns new ones, and it formats no sentence. People, lines, time and language
exist from ``world/hall`` up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NewType, Protocol, runtime_checkable

Seat = NewType("Seat", int)
"""A seat at the table, from 0, clockwise. Fields annotated so are shown as the sitter's name."""

CardId = str
"""What a game calls a card: the code for playing cards, ``"d12"`` for a written one."""


def _kind(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class _Kinded:
    """Gives each subclass a ``kind``: its name in lower case, words joined by hyphens."""

    __slots__ = ()
    kind: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = _kind(cls.__name__)


class Action(_Kinded):
    """Something a seat (or the hall itself) asks the game to do; named in the imperative.

    Subclasses are frozen, slotted dataclasses whose fields hold only str, int, bool, None and
    tuples of these, so that one codec serves every game.

    Attributes:
        written: it puts words of the player's own before the table; where a host wants to read
            them first, it waits.
    """

    __slots__ = ()
    written: ClassVar[bool] = False


class Event(_Kinded):
    """Something that has happened; named in the past tense. Same field rules as `Action`.

    The annotation of a field says how it is shown: ``Seat`` as a name, ``Card`` and
    ``tuple[Card, ...]`` as cards, ``Suit`` and ``Rank`` as words, the rest as it stands.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Elapsed(Action):
    """System action: the time named by a `Deadline` ran out."""

    deadline: str


@dataclass(frozen=True, slots=True)
class LineLost(Action):
    """System action: the last connection of this seat's player was lost."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LineBack(Action):
    """System action: the seat's player is connected again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameSeats(Action):
    """System action: what people call the players, by seat; for games that use names."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AppointHost(Action):
    """System action: this seat has the host's powers, in games that know a host."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Join(Action):
    """System action: somebody sat down at a new seat, the last, or at one given up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExcuseVoter(Action):
    """System action: the vote that runs goes on without this seat's, in games that vote."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AgreeDraw(Action):
    """System action: everybody has agreed that this match ends without a loser."""


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """The hall's own: the state after act ``to`` stands again. No game sees it (`Match`)."""

    to: int


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """The player leaves the game for good; the result counts as theirs, a bot plays on."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed. Nothing changed.

    Attributes:
        code: short stable name in kebab case, ``"not-your-turn"``; the catalogue holds its words
            under ``<game>-refuse-<code>`` or ``refuse-<code>``.
        rule: where the rule stands, ``"Durak ¶4.4"``; empty for the hall's own rules.
        args: what the sentence needs. Keys follow the field-name rules of `ARGUMENT_KINDS`.
    """

    code: str
    rule: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)


ARGUMENT_KINDS = {
    "seat": "Seat",
    "target": "Seat",
    "defender": "Seat",
    "attacker": "Seat",
    "card": "Card",
    "over": "Card",
    "cards": "tuple[Card, ...]",
    "suit": "Suit",
    "rank": "Rank",
    "ranks": "tuple[Rank, ...]",
}
"""How a refusal's arguments are shown, by name; every other name is shown as it stands."""


class Refused(Exception):
    """Raised where a `Refusal` cannot be returned: reading options, applying a refused action."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Unreadable(Exception):
    """The words are no action of this game.

    Attributes:
        refusal: code and arguments for the sentence that says so.
    """

    def __init__(self, code: str = "unreadable", **args: Any) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, "", args)


class Ambiguous(Unreadable):
    """The words fit several actions.

    Attributes:
        choices: the English words of each, every one readable by `Game.parse`.
    """

    def __init__(self, choices: tuple[str, ...]) -> None:
        super().__init__("ambiguous", choices=", ".join(choices))
        self.choices = choices


@dataclass(frozen=True, slots=True)
class Step:
    """What `Game.start` and `Game.apply` give: the new state and what happened, in order."""

    state: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    Attributes:
        losers: seats that lost (Durak's fool, or a team of them); empty when nobody did.
        winners: seats that won, where the game names winners.
        order: seats in the order they finished, first out first.
        draw: nobody won or lost.
        badge: a game's own mark on the result (``"tie"``, ``"epaulettes"``), or empty.
        wearer: whose the badge is, None without one.
    """

    losers: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    draw: bool = False
    badge: str = ""
    wearer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card is: the pile's name, whose it is (None: nobody's), and its index from 0."""

    pile: str
    seat: Seat | None = None
    index: int = 0


@dataclass(frozen=True, slots=True)
class Deadline:
    """A time the hall must keep for the game.

    Attributes:
        id: comes back in `Elapsed`; the same id from act to act is the same running time.
        seat: whose time it is, or None for the table's.
        seconds: how long it runs from the act that first named it.
    """

    id: str
    seat: Seat | None
    seconds: float


class Game(Protocol):
    """The contract of a game. One instance serves every table; it holds no state."""

    key: str
    """Short English name in lower case, also the name of its folder and its tables."""
    names: tuple[str, ...]
    """Words players use for it, in every language; the first is shown."""
    seats: range
    """How many may play, over all options."""
    rules_version: int
    """Goes up when a rule changes; stored with every match."""
    Options: type
    """Frozen dataclass; every field documented and validated, values are strings."""
    presets: Mapping[str, Mapping[str, str]]
    """Named sets of options; the first is the default."""
    actions: tuple[type[Action], ...]
    """Every action class of the game, the system ones it answers included (for the codec)."""
    events: tuple[type[Event], ...]
    """Every event class of the game (for the codec and the catalogues' test)."""
    verbs: Mapping[str, tuple[str, ...]]
    """English verb -> its aliases in every language; each becomes a seat command."""
    bookmark: type[Event] | None
    """The event a stretch of play begins with. While a match runs nobody is told again what came
    before the last stretch but one (Durak's bouts); None: everything may be told again."""
    variants: tuple[str, ...]
    """Short English words for the kinds of match that are rated apart; () when none is rated."""
    kinds: Mapping[str, Mapping[str, str]]
    """What a newcomer chooses among: some of `variants`, each with the options that make it; {}
    where there is nothing to choose."""

    def read_options(self, given: Mapping[str, str], seats: int | None = None) -> Any:
        """Options from names and values; ``seats`` checks the number of players too.

        Raises Refused with what is wrong and the nearest possible choice.
        """

    def variant(self, chosen: Any) -> str:
        """Which of `variants` a match with these options is; "" when it is not rated."""

    def start(self, options: Any, seats: int, chance: Any, before: Any = None) -> Step:
        """Set up a match. ``before``: the finished state this one follows (a rematch), or None."""

    def to_act(self, state: Any) -> frozenset[Seat]:
        """Who may choose now, from public facts only."""

    def legal(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """Every action of the finite part that `refuse` lets through; free text is left out."""

    def refuse(self, state: Any, seat: Seat | None, action: Action) -> Refusal | None:
        """The one legality check. ``seat`` None: the hall itself (system actions)."""

    def apply(self, state: Any, seat: Seat | None, action: Action, chance: Any) -> Step:
        """The next state. Calls `refuse` first, always; raises Refused."""

    def outcome(self, state: Any) -> Outcome | None:
        """The result once the match is over, else None."""

    def aim(self, state: Any) -> tuple:
        """What acts are aimed at now (the bout, the phase, the ballot …), from public facts only.

        An act that was meant for another aim is stale even where it would be legal; acts of
        several people with the same aim never cancel each other.
        """

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What this seat (None: a watcher) may know, built by naming fields.

        A frozen dataclass whose field names are the wire's; it has at least ``phase``, ``you``,
        ``seats`` (each with ``seat``, ``cards``, ``out``), ``to_act``, ``hand`` and ``legal``
        (English words, each readable by `parse`; empty when it is not this seat's choice).
        """

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may know it; may only remove."""

    def where(self, state: Any) -> Mapping[CardId, Place]:
        """The place of every card of the match."""

    def knows(self, state: Any, seat: Seat | None) -> frozenset[CardId]:
        """Cards whose faces this seat may see where they lie now."""

    def deadlines(self, state: Any) -> tuple[Deadline, ...]:
        """The times that run now."""

    def default_action(self, state: Any, seat: Seat) -> Action:
        """What is done for a seat whose time ran out or where nobody is home; always legal."""

    def problems(self, state: Any) -> tuple[str, ...]:
        """What is wrong with the state, () when sane; conservation of cards above all."""

    def encode(self, state: Any) -> dict:
        """Plain JSON with a version under ``"v"``."""

    def decode(self, data: Mapping[str, Any]) -> Any:
        """The state of `encode`; every old version is still read. ValueError for anything else."""

    def parse(self, view: Any, words: str) -> Action:
        """The action a seated player means. Raises Unreadable or Ambiguous."""

    def spell(self, view: Any, action: Action) -> str:
        """English ASCII words for the action; `parse` reads them back as the same action."""


@runtime_checkable
class Explaining(Protocol):
    """A game that can also say what decides a question (`why draw`)."""

    def explain(self, state: Any, seat: Seat | None, words: str) -> tuple[Any, ...]:
        """The answer, as values its renderer puts into words. Raises Unreadable."""


@runtime_checkable
class Writing(Protocol):
    """A game whose players write its cards."""

    def written(self, state: Any) -> tuple[Mapping[str, Any], ...]:
        """What its players have written and agreed to, as plain JSON objects.

        Each has at least ``title``, ``type``, ``text``, ``creator`` and ``copies``.
        """


@runtime_checkable
class Routine(Protocol):
    """A game with acts that take no decision, which somebody may leave to the hall."""

    def routine(self, state: Any, seat: Seat) -> Action | None:
        """Such an act that is due for this seat and always legal, or None."""
