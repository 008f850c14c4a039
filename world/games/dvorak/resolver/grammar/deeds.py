"""One-shots: what a card does once, when it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..forms import Deed
from ..statements import Condition
from .conditions import whole_condition
from .effects import WHOLE
from .people import anybody, owner, speaker
from .scan import Cursor
from .things import token_name


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
    whole = cursor.attempt(*WHOLE)
    if whole is not None:
        return whole, True
    found = cursor.attempt(*_ACTS)
    if found is None:
        return None
    if cursor.speaker is not None:
        # "target discards a card and draws two": both are the target's.
        found = replace(found, subject=cursor.speaker)
    return found, False


def _spoken(cursor: Cursor) -> tuple[Deed, bool] | None:
    """*target discards 2*, *each player draws a card*, *A skips their next turn*."""
    who = speaker(cursor)
    if who is None:
        return None
    if cursor.accept("is out", "are out", "am out"):
        cursor.accept("of the game")
        return Deed("out", subject=who), True
    cursor.accept("must", "may", "can")
    found = cursor.attempt(*_ACTS, _shows)
    if found is None and cursor.accept("lose"):
        cursor.accept("the game")
        found = Deed("out")
    if found is None:
        return None
    cursor.speaker = who
    return replace(found, subject=who), True


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


def _gain(cursor: Cursor) -> Deed | None:
    """*target gains 3 Gold*, *lose 2 Health*."""
    sign = 1 if cursor.accept("gain", "get") else -1 if cursor.accept("lose") else 0
    amount = cursor.number(signed=False) if sign else None
    if not amount:
        return None
    name = token_name(cursor, ("if", "for", "and", "then"))
    return Deed("token", sign * amount, name=name) if name else None


_ACTS: tuple[Callable[[Cursor], Deed | None], ...] = (
    _draw,
    _discard,
    _skip,
    _extra,
    _mill,
    _gain,
)


def _shows(cursor: Cursor) -> Deed | None:
    said = cursor.accept("reveal", "show")
    return Deed("reveal") if said and owner(cursor) and cursor.accept("hand") else None
