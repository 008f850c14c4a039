"""While and if: named states, cards controlled, tokens, hands, turns."""

from __future__ import annotations

from dataclasses import replace

from ..statements import Condition, Subject, Test
from .people import anybody, at_tail, owner, speaker, subject
from .scan import Cursor
from .things import count, object_

MOST_TESTS = 6


def condition(cursor: Cursor) -> Condition | None:
    """One test or several, joined by *and*."""
    first = test(cursor)
    if first is None:
        return None
    tests = [first]
    while len(tests) < MOST_TESTS:
        more = cursor.attempt(_and_test)
        if more is None:
            break
        tests.append(more)
    return Condition(tuple(tests))


def _and_test(cursor: Cursor) -> Test | None:
    return test(cursor, state=False) if cursor.accept("and", ", and", ",") else None


def test(cursor: Cursor, state: bool = True) -> Test | None:
    """One test. Words that fit no other form name a state, if ``state`` allows that."""
    negated = cursor.accept("not", "it is not", "there is no")
    found = cursor.attempt(_turn, _hand_empty, _controlled, _in_play, _tokens)
    if found is None and state:
        found = named_state(cursor, most=4)
    elif found is None:
        found = cursor.attempt(_state_is)
    if found is None:
        return None
    return replace(found, negated=not found.negated) if negated else found


def named_state(cursor: Cursor, most: int) -> Test | None:
    """A state by name, *rain*; *it is raining* and *rain is on* are the same."""
    cursor.accept("it is", "it 's", "there is", "state")
    cursor.article()
    token = cursor.peek()
    if token is None or token.kind == "number":
        return None
    name = cursor.quote() or cursor.name(_state_stop, most)
    cursor.accept("is on", "is true")
    negated = cursor.accept("is off", "is not on", "is false")
    return Test("state", name=name, negated=negated) if name else None


def _state_stop(cursor: Cursor) -> bool:
    return at_tail(cursor) or bool(cursor.sees("is"))


def _state_is(cursor: Cursor) -> Test | None:
    """After *and* a state must be said to be on or off, for *and* may begin another clause."""
    found = named_state(cursor, most=4)
    before = cursor.tokens[cursor.at - 1].text if found else ""
    return found if before in ("on", "off", "true", "false") else None


def _turn(cursor: Cursor) -> Test | None:
    cursor.accept("it is", "it 's", "on", "during")
    who = owner(cursor)
    return Test("turn", who) if who is not None and cursor.accept("turn") else None


def _hand_empty(cursor: Cursor) -> Test | None:
    who = owner(cursor)
    if who is None or not cursor.accept("hand is empty"):
        return None
    return Test("hand", who, comparison="=", count=0)


def _controlled(cursor: Cursor) -> Test | None:
    """*I control 3 Base*, *nobody controls a Base*, *target has 3 Gold*."""
    if cursor.accept("nobody", "no one", "no player"):
        found = held(cursor, Subject("anyone"), "")
        return None if found is None else replace(found, negated=not found.negated)
    who = speaker(cursor)
    return None if who is None else held(cursor, who, "")


def held(cursor: Cursor, who: Subject, verb: str) -> Test | None:
    """What somebody controls, holds or has. ``verb`` is given when it has been read already."""
    if not verb:
        if cursor.accept("control"):
            verb = "control"
        elif cursor.accept("have", "has", "own", "hold", "is holding", "are holding"):
            verb = "have"
        else:
            return None
    compared = count(cursor)
    if compared is None:
        cursor.article()
        compared = (">=", 1)
    if verb == "have" and cursor.accept("card in hand", "card in their hand", "card in my hand"):
        return Test("hand", who, comparison=compared[0], count=compared[1])
    wanted = object_(cursor)
    if wanted is None:
        return None
    cursor.accept("in play")
    if verb == "control":
        return Test("control", who, wanted, "", *compared)
    if wanted.kind == "any":
        return Test("hand", who, comparison=compared[0], count=compared[1])
    if wanted.kind not in ("word", "title"):
        return Test("control", who, wanted, "", *compared)
    cursor.accept("token", "counter", "point")
    after = cursor.attempt(count)
    return Test(
        "token",
        who,
        name=wanted.name,
        comparison=(after or compared)[0],
        count=(after or compared)[1],
    )


def _in_play(cursor: Cursor) -> Test | None:
    """*there are 3 Base in play*, *Drought is in play*, *no Drought in play*."""
    cursor.accept("there is", "there are")
    compared = count(cursor) or (">=", 1)
    wanted = object_(cursor)
    if wanted is None or wanted.kind == "this":
        return None
    negated = cursor.accept("is not in play", "are not in play")
    if not negated and not cursor.accept("is in play", "are in play", "in play"):
        return None
    return Test("control", None, wanted, "", *compared, negated)


def _tokens(cursor: Cursor) -> Test | None:
    """*Health on player = 0*, *3 Gold on me*, *Charge on this > 2*."""
    compared = count(cursor)
    name = cursor.quote() or cursor.name(lambda at: bool(at.sees("on")), most=4)
    if not name or not cursor.accept("on"):
        return None
    here, who = place(cursor)
    if not here and who is None:
        return None
    cursor.accept("is", "are")
    compared = cursor.attempt(count) or compared or (">=", 1)
    return Test("token", who, name=name, comparison=compared[0], count=compared[1])


def place(cursor: Cursor) -> tuple[bool, Subject | None]:
    """Where tokens lie: (True, None) on the card itself, (False, who) on a player."""
    if cursor.accept("this card", "this thing", "it", "this!"):
        return True, None
    who = cursor.attempt(subject) or anybody(cursor)
    return False, who


def whole_condition(cursor: Cursor) -> Condition | None:
    """A condition, negated as a whole by *unless* when it is a single test."""
    if cursor.accept("unless"):
        found = condition(cursor)
        if found is None or len(found.tests) != 1:
            return None
        only = found.tests[0]
        return Condition((replace(only, negated=not only.negated),))
    if cursor.accept("while", "as long as", "if"):
        return condition(cursor)
    return None


def mentions_players(found: Condition) -> bool:
    """True when the condition is about whichever player is asked: *Health on player = 0*."""
    return any(one.who is not None and one.who.kind == "player" for one in found.tests)
