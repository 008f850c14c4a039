"""What a card or a special rule says, as data: the statements that the order of precedence weighs.

A statement is ``(source, cls, seq, issue, mode, value, subject, object, condition, duration)``:
*Swords cost 2 for everyone* on card ``d12``, played ninth, is
``Statement("d12", "card", 9, "cost", "set", 2, object=Object("word", "swords"))``.
All of it is frozen, packs to plain JSON (`pack`) and comes back the same (`unpack`).
Source: Dvorak, *The resolver*.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from functools import lru_cache
from typing import Any

CLASSES = ("basic", "rule", "card")
"""``basic``: the game's own rules. ``rule``: special rules. ``card``: cards in play, lingering
Actions and rulings. The last two are one class, *table*, unless a switch says otherwise."""

MODES = ("set", "add", "deny", "permit", "meta")
"""``meta`` switches off every statement of the sources its object names."""

SUBJECTS = {
    "everyone": 0,
    "player": 0,
    "anyone": 0,
    "opponents": 1,
    "opponent": 1,
    "but": 1,
    "having": 1,
    "me": 2,
    "target": 2,
    "next": 2,
    "previous": 2,
    "current": 2,
    "named": 2,
}
"""Kinds of subject and how narrow their wording is: everyone 0 < a group 1 < one player 2.

``player`` is whichever player is asked about; ``current`` the one on turn. ``anyone`` and
``opponent`` stand in conditions only: *if an opponent controls 3 Base* needs one of them,
*if opponents control* needs each."""

OBJECTS = {"any": 0, "type": 1, "subtype": 2, "title": 3, "this": 4, "word": 1}
"""Kinds of object and how narrow they are. ``word``: a bare name, which is a type, a subtype or
a title according to what it meets on the card asked about (see `order`)."""

TESTS = ("state", "control", "token", "hand", "turn")
"""``state``: a named state is on. ``control``: so many cards in play are controlled by ``who``
(None: by anybody). ``token``: so many tokens on ``who`` (None: on the source itself). ``hand``:
so many cards in ``who``'s hand. ``turn``: it is ``who``'s turn."""

COMPARISONS = ("<", "<=", "=", ">=", ">")

DURATIONS = ("in play", "turns", "next turn", "rounds", "game")
"""``in play``: as long as its source is. ``turns``: this turn and so many less one after it.
``next turn``: the bound player's next. ``game``: to the end of it."""

LARGEST = 999
"""Numbers in clauses go from -999 to 999."""


def _choose(what: str, value: Any, choices: Any) -> None:
    if value not in choices:
        raise ValueError(f"{what} is one of {', '.join(choices)}, not {value!r}")


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom a statement is about, or who is counted in a condition.

    Attributes:
        kind: one of `SUBJECTS`.
        name: for ``named``, the name as written.
        seat: the seat, once known: a target is chosen when the card is played.
        of: for ``but``, who is left out.
        condition: for ``having``, what those players have.
    """

    kind: str = "everyone"
    name: str = ""
    seat: int | None = None
    of: Subject | None = None
    condition: Condition | None = None

    def __post_init__(self) -> None:
        _choose("a subject", self.kind, SUBJECTS)

    @property
    def width(self) -> int:
        """0 everyone, 1 a group, 2 one player; by wording, not by who happens to be in it."""
        return SUBJECTS[self.kind]


@dataclass(frozen=True, slots=True)
class Object:
    """Which cards a statement is about.

    Attributes:
        kind: one of `OBJECTS`; ``this`` is the card that says it.
        name: the type, subtype, title or word, as written; empty for ``any`` and ``this``.
    """

    kind: str = "any"
    name: str = ""

    def __post_init__(self) -> None:
        _choose("an object", self.kind, OBJECTS)


@dataclass(frozen=True, slots=True)
class Test:
    """One thing that is true of the table or not.

    Attributes:
        kind: one of `TESTS`.
        who: whose cards, tokens, hand or turn.
        object: for ``control``, which cards are counted.
        name: the state or the token, as written.
        comparison: one of `COMPARISONS`, between what there is and ``count``.
        count: 0..999.
        negated: true when the opposite is asked (*while not rain*, *unless …*).
    """

    kind: str
    who: Subject | None = None
    object: Object = Object()
    name: str = ""
    comparison: str = ">="
    count: int = 1
    negated: bool = False

    __test__ = False  # pytest collects classes called Test…; this is none of its own.

    def __post_init__(self) -> None:
        _choose("a test", self.kind, TESTS)
        _choose("a comparison", self.comparison, COMPARISONS)


@dataclass(frozen=True, slots=True)
class Condition:
    """Tests that must all hold. Without tests it always holds, and counts as no condition."""

    tests: tuple[Test, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.tests)


@dataclass(frozen=True, slots=True)
class Duration:
    """How long a statement lasts.

    Attributes:
        kind: one of `DURATIONS`.
        count: how many turns or rounds, 1..999.
        began: the number of the turn in which it began (`Facts.turn`), once it has.
        lead: who was on turn then.
        marks: how many turns each seat had begun by then, by seat (`Facts.turns_of`).
    """

    kind: str = "in play"
    count: int = 1
    began: int = 0
    lead: int | None = None
    marks: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        _choose("a duration", self.kind, DURATIONS)


EVERYONE = Subject()
ME = Subject("me")
ANY = Object()
ALWAYS = Condition()
IN_PLAY = Duration()


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that one source says about one issue.

    Attributes:
        source: the id of the card, special rule or lingering effect that says it.
        cls: one of `CLASSES`.
        seq: when it came into force: a card's play, a rule's acceptance, a lingering effect's
            start. Greater is later. Change of control, amendment and tapping keep it.
        issue: the verb (``play``, ``draw``) or number (``hand``, ``draw_n``, ``cost``) it is on.
        mode: one of `MODES`.
        value: for ``set``, a number, a word (where cards of a type stay) or None, no limit; for
            ``add``, a number; else None.
        subject: whom it binds.
        object: which cards it is about.
        condition: while it is true.
        duration: how long it lasts.
        place: which clause of its source it is, from 0: of two equal ones in one text, the one
            written later is the later.
    """

    source: str
    cls: str
    seq: int
    issue: str
    mode: str
    value: int | str | None = None
    subject: Subject = EVERYONE
    object: Object = ANY
    condition: Condition = ALWAYS
    duration: Duration = IN_PLAY
    place: int = 0

    def __post_init__(self) -> None:
        _choose("a class", self.cls, CLASSES)
        _choose("a mode", self.mode, MODES)
        if self.mode == "add" and not isinstance(self.value, int):
            raise ValueError("an add needs a number")


_PACKED: dict[str, type] = {
    cls.__name__.lower(): cls for cls in (Subject, Object, Test, Condition, Duration, Statement)
}


def packable(cls: type) -> type:
    """Class decorator: instances of this dataclass go through `pack` and `unpack` too."""
    _PACKED[cls.__name__.lower()] = cls
    return cls


@lru_cache(maxsize=64)
def _defaults(cls: type) -> tuple[tuple[str, Any], ...]:
    return tuple((f.name, f.default) for f in fields(cls))


def pack(value: Any) -> Any:
    """Plain JSON of a statement, a clause or a part of one; what is as usual is left out."""
    if isinstance(value, tuple):
        return [pack(part) for part in value]
    kind = type(value).__name__.lower()
    if kind not in _PACKED:
        return value
    packed = {"is": kind}
    for name, default in _defaults(type(value)):
        item = getattr(value, name)
        if default is MISSING or item != default:
            packed[name] = pack(item)
    return packed


def unpack(data: Any) -> Any:
    """The value of `pack`, possibly after a trip through JSON.

    Raises:
        ValueError: it is not what `pack` makes.
    """
    if isinstance(data, (list, tuple)):
        return tuple(unpack(part) for part in data)
    if not isinstance(data, dict):
        return data
    cls = _PACKED.get(data.get("is", ""))
    if cls is None:
        raise ValueError(f"unknown kind {data.get('is')!r}")
    try:
        return cls(**{name: unpack(item) for name, item in data.items() if name != "is"})
    except TypeError as error:
        raise ValueError(f"{data['is']}: {error}") from error
