"""One-shots said of nobody or with whom they are done to in them: *destroy*, *3 Gold on me*."""

from __future__ import annotations

from ..forms import Deed
from ..statements import EVERYONE, ME, Subject
from .conditions import place
from .people import anybody, owner
from .scan import Cursor
from .things import object_, token_name

_MOST_DICE = 100
_MOST_SIDES = 1000


def _destroy(cursor: Cursor) -> Deed | None:
    return _chosen(cursor, "destroy") if cursor.accept("destroy") else None


def _take(cursor: Cursor) -> Deed | None:
    said = cursor.accept("take control of", "gain control of", "take", "steal")
    if not said or cursor.sees("extra turn", 1) or cursor.sees("another turn"):
        return None
    return _chosen(cursor, "take")


def _chosen(cursor: Cursor, verb: str) -> Deed | None:
    """*target Thing*, *2 Things*, *all Things of opponents*, *this*."""
    amount: int | None = 1
    if cursor.accept("all", "every", "each"):
        amount = None
    elif not cursor.accept("target") and (number := cursor.number(signed=False)):
        amount = number
    wanted = object_(cursor)
    if wanted is None:
        return None
    who = EVERYONE
    if cursor.accept("controlled by", "of", "from"):
        spoken = cursor.attempt(anybody)
        if spoken is None:
            return None
        who = spoken
    cursor.accept("in play")
    return Deed(verb, amount, who, wanted)


def _tokens(cursor: Cursor) -> Deed | None:
    """*3 Gold on me*, *-1 Gold on target*, *put a Charge on this*, *remove 1 Gold from me*."""
    away = cursor.accept("remove")
    put = not away and cursor.accept("put", "place")
    amount = cursor.number()
    if amount is None:
        amount = 1 if (away or put) and cursor.article() else 0
    joints = ("from",) if away else ("on", "onto")
    name = token_name(cursor, joints)
    if not amount or not name or not cursor.accept(*joints):
        return None
    here, who = place(cursor)
    if not here and who is None:
        return None
    return Deed("token", -amount if away else amount, who or ME, name=name, on=here)


def _roll(cursor: Cursor) -> Deed | None:
    if not cursor.accept("roll"):
        return None
    cursor.article()
    number = 1 if cursor.accept("die") else None
    if number is None and (amount := cursor.number(signed=False)):
        number = amount if cursor.accept("dice", "die") else None
    if number is not None:
        return Deed("roll", min(number, _MOST_DICE), sides=6)
    token = cursor.peek()
    count, letter, sides = token.text.partition("d") if token else ("", "", "")
    if not letter or not sides.isdecimal() or not (count or "1").isdecimal() or len(sides) > 4:
        return None
    cursor.accept(token.text if token else "")
    dice = int(count[:4] or 1)
    if not (1 <= dice <= _MOST_DICE and 2 <= int(sides) <= _MOST_SIDES):
        return None
    return Deed("roll", dice, sides=int(sides), plus=cursor.number(signed=True) or 0)


def _coin(cursor: Cursor) -> Deed | None:
    said = cursor.accept("flip a coin", "toss a coin", "flip coin", "coin", "flip the coin")
    return Deed("coin") if said else None


def _reverse(cursor: Cursor) -> Deed | None:
    if not cursor.accept("reverse"):
        return None
    cursor.article()
    said = cursor.accept(
        "order",
        "direction",
        "turn order",
        "order of play",
        "direction of play",
        "order of turn",
        "play",
    )
    cursor.accept("of play")
    return Deed("reverse") if said else None


def _out(cursor: Cursor) -> Deed | None:
    if not cursor.accept("out"):
        return None
    who = cursor.attempt(anybody)
    return None if who is None else Deed("out", subject=who)


def _state(cursor: Cursor) -> Deed | None:
    """*state rain on*."""
    if not cursor.accept("state", "set state"):
        return None
    name = cursor.quote() or cursor.name(lambda at: bool(at.sees("on") or at.sees("off")), most=4)
    on = cursor.accept("on")
    if not name or not (on or cursor.accept("off")):
        return None
    return Deed("state", name=name, on=on)


def _shuffle(cursor: Cursor) -> Deed | None:
    if not cursor.accept("shuffle"):
        return None
    cursor.article()
    discard = cursor.accept("discard pile", "discard")
    if discard:
        if not cursor.accept("into the draw pile", "into draw pile", "into draw"):
            return None
        return Deed("shuffle", name="discard")
    cursor.accept("draw pile", "deck", "pile")
    return Deed("shuffle")


def _swap(cursor: Cursor) -> Deed | None:
    if not cursor.accept("swap", "exchange", "trade"):
        return None
    cursor.accept("my", "your")
    if not cursor.accept("hand with"):
        return None
    who = cursor.attempt(anybody)
    return None if who is None else Deed("swap", subject=who)


def _hand_of(cursor: Cursor) -> Deed | None:
    """*reveal hand of target*, *look at A's hand*."""
    verb = "reveal" if cursor.accept("reveal", "show") else ""
    verb = verb or ("peek" if cursor.accept("look at", "peek at", "see", "peek") else "")
    who: Subject | None = None
    if not verb:
        return None
    if cursor.accept("hand of", "the hand of"):
        who = cursor.attempt(anybody)
    else:
        who = cursor.attempt(owner)
        who = who if who is not None and cursor.accept("hand") else None
    return None if who is None else Deed(verb, subject=who)


WHOLE = (
    _destroy,
    _take,
    _tokens,
    _roll,
    _coin,
    _reverse,
    _out,
    _state,
    _shuffle,
    _swap,
    _hand_of,
)
"""One-shots with everything that belongs to them but a condition."""
