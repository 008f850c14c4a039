"""Which cards and how many: *target Thing*, *3 Gold*, *any number of*, *no limit*."""

from __future__ import annotations

from ..names import fold, singular
from ..statements import ANY, Object
from .people import at_tail
from .scan import Cursor

BASE_TYPES = ("thing", "action")
"""The types every deck has (Dvorak, seeds, sentence 3)."""

NO_LIMIT = "no limit"
"""What `value` gives for *any*, *unlimited*: a number that is none."""

_CARDS = ("card",)
_VERBS_AFTER = (
    "is",
    "are",
    "in play",
    "on",
    "cost",
    "have",
    "has",
    "may",
    "can",
    "cannot",
    "win",
    "lose",
    "controlled by",
)
_OF = ("of", "from")
_NO_NAMES = frozenset(
    "you your i my me each every that which who whose most least more less fewer than random"
    " their his her turn turns".split()
)
"""Words of descriptions (*the Thing with the most Gold*); titles with them go in marks."""


def _stop(cursor: Cursor) -> bool:
    return at_tail(cursor) or any(cursor.sees(words) for words in (*_VERBS_AFTER, *_CARDS))


def object_(cursor: Cursor) -> Object | None:
    """Which cards are meant. *Thing* and *Action* are types; other names are found when asked."""
    if cursor.accept("this card", "this thing", "this action", "itself", "it", "this!"):
        return Object("this")
    cursor.accept("all", "every", "each", "any", "other")
    cursor.article()
    if cursor.accept("card of type", "type"):
        return _named(cursor, "type")
    if cursor.accept("card of subtype", "subtype"):
        return _named(cursor, "subtype")
    if cursor.accept("card called", "card named", "card titled", "title"):
        return _named(cursor, "title")
    if cursor.accept("card", "anything"):
        return ANY
    return _named(cursor, "")


def _named(cursor: Cursor, kind: str) -> Object | None:
    if quoted := cursor.quote():
        cursor.accept(*_CARDS)
        return Object(kind or "title", quoted)
    token = cursor.peek()
    if not kind and token is not None and token.word in BASE_TYPES:
        following = cursor.peek(1)
        if following is None or following.kind != "word" or _stop_after(cursor):
            cursor.accept(token.text)
            cursor.accept(*_CARDS)
            return Object("type", token.word.capitalize())
    if token is None or token.kind == "number":
        return None
    name = cursor.name(_stop)
    words = fold(name).split()
    if not words or not _NO_NAMES.isdisjoint(words) or (len(words) > 1 and _is_base(words[0])):
        return None
    cursor.accept(*_CARDS)
    return Object(kind or "word", name)


def _is_base(word: str) -> bool:
    return singular(word) in BASE_TYPES


def _stop_after(cursor: Cursor) -> bool:
    """True when the clause goes on after the word here, rather than a longer name."""
    cursor.at += 1
    stops = _stop(cursor) or any(cursor.sees(word) for word in _OF)
    cursor.at -= 1
    return stops


def count(cursor: Cursor) -> tuple[str, int] | None:
    """How many, in a condition, as a comparison: *3*, *at least 3*, *no*, *3 or fewer*, *>= 3*."""
    for sign in (">=", "<=", "=", ">", "<"):
        if cursor.accept(sign):
            return _compared(cursor, sign)
    for sign, ways in _COMPARED.items():
        if cursor.accept(*ways):
            return _compared(cursor, sign)
    if cursor.accept("no!", "none", "zero"):
        return "=", 0
    number = cursor.number(signed=False)
    if number is None:
        return None
    if cursor.accept("or more", "or greater", "or higher"):
        return ">=", number
    if cursor.accept("or fewer", "or less", "or lower"):
        return "<=", number
    return (">=", number) if number else ("=", 0)


_COMPARED = {
    ">=": ("at least", "not less than", "not fewer than"),
    "<=": ("at most", "no more than", "not more than", "up to"),
    ">": ("more than", "greater than", "over"),
    "<": ("less than", "fewer than", "under", "below"),
    "=": ("exactly", "equal to", "just"),
}


def _compared(cursor: Cursor, sign: str) -> tuple[str, int] | None:
    number = cursor.number(signed=False)
    return None if number is None else (sign, number)


def value(cursor: Cursor) -> int | str | None:
    """A number to set, or `NO_LIMIT`; None when neither stands here."""
    if cursor.accept(
        "any number of",
        "any number",
        "any amount of",
        "unlimited",
        "no limit on",
        "no limit",
        "without limit",
        "as many as you like",
        "any",
    ):
        return NO_LIMIT
    if cursor.accept("no!", "none"):
        return 0
    return cursor.number(signed=False)


def extra(cursor: Cursor) -> int | None:
    """A number to add: *+1*, *-2*, *an extra*, *one more*, *2 additional*, *1 fewer*."""
    signed = cursor.number(signed=True)
    if signed is not None:
        return signed
    if cursor.accept("an extra", "an additional", "another", "extra", "one more"):
        return 1
    number = cursor.number(signed=False)
    if number is None:
        return None
    if cursor.accept("extra", "additional", "more"):
        return number
    return -number if cursor.accept("fewer", "less") else None


def token_name(cursor: Cursor, joints: tuple[str, ...]) -> str:
    """The name of tokens, up to one of the joints and without the word *token*."""

    def stop(at: Cursor) -> bool:
        return any(at.sees(joint) for joint in (*joints, "token", "counter"))

    name = cursor.quote() or cursor.name(stop, most=4)
    cursor.accept("token", "counter")
    return "" if name.casefold() in ("card", "cards", "turn", "turns") else name
