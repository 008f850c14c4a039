"""One-shots: what a card does once, when it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..forms import Deed
from ..statements import EVERYONE, ME, Condition, Subject
from .conditions import place, whole_condition
from .people import anybody, owner, speaker
from .scan import Cursor
from .things import object_

_MOST_DICE = 100
_MOST_SIDES = 1000


def deed(cursor: Cursor) -> Deed | None:
    """One one-shot with whom it is for and on what condition it is done."""
    start = cursor.at
    for phrase in (_plain, _spoken):
        cursor.at = start
        found = phrase(cursor)
        if found is not None:
            return _tails(cursor, *found)
    return None


def _plain(cursor: Cursor) -> tuple[Deed, bool] | None:
    """Without a subject before the verb: *draw 2*, *destroy target Thing*, *3 Gold on me*."""
    whole = cursor.attempt(
        _destroy, _take, _tokens, _roll, _coin, _reverse, _out, _state, _shuffle, _swap, _hand_of
    )
    if whole is not None:
        return whole, True
    found = cursor.attempt(*_ACTS)
    return None if found is None else (found, False)


def _spoken(cursor: Cursor) -> tuple[Deed, bool] | None:
    """*target discards 2*, *each player draws a card*, *A skips their next turn*."""
    who = speaker(cursor)
    if who is None:
        return None
    if cursor.accept("is out", "are out", "am out"):
        cursor.accept("of the game")
        return Deed("out", subject=who), True
    cursor.accept("must", "may", "can")
    found = cursor.attempt(*_ACTS, _gain, _shows)
    if found is None and cursor.accept("lose"):
        cursor.accept("the game")
        found = Deed("out")
    return None if found is None else (replace(found, subject=who), True)


def _tails(cursor: Cursor, found: Deed, spoken: bool) -> Deed | None:
    if not spoken and cursor.accept("for", "from", "to"):
        who = cursor.attempt(anybody)
        if who is None:
            return None
        found = replace(found, subject=who)
    # "discard 2 for target random": chance may be said last.
    if found.verb == "discard" and _at_random(cursor):
        found = replace(found, random=True)
    condition = cursor.attempt(whole_condition) or Condition()
    return replace(found, condition=condition)


def _amount(cursor: Cursor) -> int | None:
    """*2*, *a*; 0 means all of them, as in *all* and *hand*."""
    if cursor.article():
        return 1
    if cursor.accept("all card", "all", "every"):
        return 0
    return cursor.number(signed=False) or None


def _draw(cursor: Cursor) -> Deed | None:
    if not cursor.accept("draw"):
        return None
    amount = _amount(cursor)
    cursor.accept("more")
    cursor.accept("card")
    return Deed("draw", amount) if amount else None


def _discard(cursor: Cursor) -> Deed | None:
    if not cursor.accept("discard"):
        return None
    cursor.accept("all card in")
    if cursor.accept("my hand", "your hand", "their hand", "his hand", "her hand", "hand"):
        return Deed("discard", None)
    amount = _amount(cursor)
    if amount is None:
        return None
    random = _at_random(cursor)
    cursor.accept("card")
    cursor.accept("from hand", "from my hand", "from your hand", "from their hand")
    random = _at_random(cursor) or random
    return Deed("discard", amount or None, random=random)


def _at_random(cursor: Cursor) -> bool:
    return cursor.accept("at random", "randomly", "random", "[ random ]")


def _skip(cursor: Cursor) -> Deed | None:
    if not cursor.accept("skip", "miss"):
        return None
    cursor.accept("my", "your", "their", "his", "her", "the")
    if cursor.accept("next turn", "a turn", "turn"):
        return Deed("skip", 1)
    cursor.accept("next")
    amount = cursor.number(signed=False)
    return Deed("skip", amount) if amount and cursor.accept("turn") else None


def _extra(cursor: Cursor) -> Deed | None:
    cursor.accept("take", "get")
    cursor.article()
    if cursor.accept("extra turn", "another turn", "additional turn"):
        return Deed("extra", 1)
    amount = cursor.number(signed=False)
    found = amount and cursor.accept("extra turn", "more turn", "additional turn")
    return Deed("extra", amount) if found else None


def _mill(cursor: Cursor) -> Deed | None:
    amount = _amount(cursor) if cursor.accept("mill") else None
    if not amount:
        return None
    cursor.accept("card")
    return Deed("mill", amount)


_ACTS: tuple[Callable[[Cursor], Deed | None], ...] = (_draw, _discard, _skip, _extra, _mill)


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
    return Deed(verb, amount, who, wanted)


def _destroy(cursor: Cursor) -> Deed | None:
    return _chosen(cursor, "destroy") if cursor.accept("destroy") else None


def _take(cursor: Cursor) -> Deed | None:
    said = cursor.accept("take control of", "gain control of", "take", "steal")
    if not said or cursor.sees("extra turn", 1) or cursor.sees("another turn"):
        return None
    return _chosen(cursor, "take")


def _tokens(cursor: Cursor) -> Deed | None:
    """*3 Gold on me*, *-1 Gold on target*, *put a Charge on this*, *remove 1 Gold from me*."""
    away = cursor.accept("remove")
    put = not away and cursor.accept("put", "place")
    amount = cursor.number()
    if amount is None:
        amount = 1 if (away or put) and cursor.article() else 0
    joints = ("from",) if away else ("on", "onto")
    name = _token_name(cursor, joints)
    if not amount or not name or not cursor.accept(*joints):
        return None
    here, who = place(cursor)
    if not here and who is None:
        return None
    return Deed("token", -amount if away else amount, who or ME, name=name, on=here)


def _token_name(cursor: Cursor, joints: tuple[str, ...]) -> str:
    def stop(at: Cursor) -> bool:
        return any(at.sees(joint) for joint in (*joints, "token", "counter"))

    name = cursor.quote() or cursor.name(stop, most=4)
    cursor.accept("token", "counter")
    return "" if name.casefold() in ("card", "cards", "turn", "turns") else name


def _gain(cursor: Cursor) -> Deed | None:
    """*target gains 3 Gold*, *I lose 2 Health*."""
    sign = 1 if cursor.accept("gain", "get") else -1 if cursor.accept("lose") else 0
    amount = cursor.number(signed=False) if sign else None
    if not amount:
        return None
    name = _token_name(cursor, ("if", "for", "and", "then"))
    return Deed("token", sign * amount, name=name) if name else None


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


def _shows(cursor: Cursor) -> Deed | None:
    said = cursor.accept("reveal", "show")
    return Deed("reveal") if said and owner(cursor) and cursor.accept("hand") else None
