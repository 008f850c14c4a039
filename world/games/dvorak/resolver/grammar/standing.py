"""Clauses that hold for a time: permissions, denials, switch-offs, winning, and their tails."""

from __future__ import annotations

from dataclasses import replace

from ..forms import Standing
from ..statements import ANY, EVERYONE, ME, Condition, Duration, Subject, Test
from .conditions import mentions_players, whole_condition
from .limits import Draft, cost, deal, draw, hand, named_number, plays
from .people import anybody, at_tail, owner, speaker
from .scan import ARTICLES, Cursor
from .things import object_

_DEEDS = ("draw", "play", "discard", "destroy", "target", "control", "take", "win", "lose")
_DONE = {
    "draw": "drawn",
    "play": "played",
    "discard": "discarded",
    "destroy": "destroyed",
    "target": "targeted",
    "control": "controlled",
    "take": "taken",
}
_MAY_NOT = ("may not", "cannot", "can not", "can't", "must not", "may never")
MOST_TAILS = 8


def standing(cursor: Cursor) -> Standing | None:
    """One standing clause with everything that belongs to it."""
    start = cursor.at
    for phrase in _PHRASES:
        cursor.at = start
        draft = phrase(cursor)
        if draft is None:
            continue
        found = tails(cursor, *draft)
        if found is not None:
            return found
    return None


def permission(cursor: Cursor) -> Draft | None:
    """*nobody may draw*, *only A may play Actions*, *opponents may not play Action*."""
    if cursor.accept("nobody", "no one", "no player"):
        who = EVERYONE
        if cursor.accept("but", "except", "other than"):
            spared = cursor.attempt(anybody)
            if spared is None:
                return None
            who = Subject("but", of=spared)
        mode = "deny" if cursor.accept("may", "can") else ""
    elif cursor.accept("only"):
        spared = cursor.attempt(speaker)
        who = Subject("but", of=spared)
        mode = "deny" if spared is not None and cursor.accept("may", "can") else ""
    else:
        spoken = cursor.attempt(speaker)
        if spoken is None:
            return None
        who = spoken
        mode = "permit"
        if cursor.accept(*_MAY_NOT):
            mode = "deny"
        elif not cursor.accept("may", "can"):
            return None
    return _deed(cursor, who, mode) if mode else None


def _deed(cursor: Cursor, who: Subject, mode: str) -> Draft | None:
    verb = next((verb for verb in _DEEDS if cursor.accept(verb)), None)
    if verb is None:
        return None
    if verb == "take" and cursor.accept("turn", "a turn", "any turn"):
        return Standing("turn", mode, None, who), True
    if mode == "deny" and verb == "play" and cursor.accept("more than"):
        return _at_most(cursor, who)
    if verb in ("win", "lose"):
        cursor.accept("the game")
        return Standing(verb, mode, None, who), True
    if mode == "permit" and verb in _DONE and verb != "play" and _counted(cursor):
        # "I may draw" allows drawing; "you may draw a card" is something to do.
        return None
    cursor.accept("any more")
    wanted = ANY if cursor.done or at_tail(cursor) else cursor.attempt(object_)
    if wanted is None:
        return None
    return Standing("control" if verb == "take" else verb, mode, None, who, wanted), True


def _at_most(cursor: Cursor, who: Subject) -> Draft | None:
    """*no player may play more than 1 Thing per turn*: not a denial but a number."""
    most = cursor.number(signed=False)
    if most is None:
        return None
    wanted = ANY if cursor.done or at_tail(cursor) else cursor.attempt(object_)
    return None if wanted is None else (Standing("plays", "set", most, who, wanted), True)


def _counted(cursor: Cursor) -> bool:
    token = cursor.peek()
    return token is not None and (token.kind == "number" or token.text in ARTICLES)


def shielded(cursor: Cursor) -> Draft | None:
    """*this may not be destroyed*, *Things cannot be targeted by opponents*."""
    wanted = object_(cursor)
    if wanted is None or not cursor.accept(*(f"{words} be" for words in _MAY_NOT)):
        return None
    verb = next((verb for verb, done in _DONE.items() if cursor.accept(done)), None)
    if verb is None:
        return None
    who = EVERYONE
    if cursor.accept("by"):
        spoken = cursor.attempt(anybody)
        if spoken is None:
            return None
        who = spoken
    return Standing("control" if verb == "take" else verb, "deny", None, who, wanted), True


def ignoring(cursor: Cursor) -> Draft | None:
    """*ignore Dynamite*, *Bugs have no effect*."""
    said = cursor.accept("ignore", "switch off")
    wanted = object_(cursor)
    if wanted is None or wanted.kind == "this":
        return None
    if not said and not cursor.accept(
        "has no effect",
        "have no effect",
        "is ignored",
        "are ignored",
        "do nothing",
        "does nothing",
        "is switched off",
        "are switched off",
    ):
        return None
    return Standing("effect", "meta", object=wanted), False


def winning(cursor: Cursor) -> Draft | None:
    """*win if …*, *A wins*, *out if …*, *players with 3 Skulls lose if …*."""
    who = None
    if not any(cursor.sees(word) for word in ("win", "out", "lose")):
        who = cursor.attempt(speaker)
        if who is None:
            return None
    if cursor.accept("win"):
        issue = "win"
    elif cursor.accept("lose", "is out", "are out", "am out", "out"):
        issue = "lose"
    else:
        return None
    cursor.accept("the game", "of the game")
    conditional = any(cursor.sees(word) for word in ("if", "while", "as long as", "unless"))
    if not conditional and (who is None or issue == "lose"):
        return None
    return Standing(issue, "permit", None, who or ME), who is not None


_PHRASES = (
    hand,
    draw,
    deal,
    ignoring,
    winning,
    shielded,
    plays,
    permission,
    cost,
    named_number,
)


def tails(cursor: Cursor, found: Standing, spoken: bool) -> Standing | None:
    """The clause with its subject, duration and conditions, in whatever order they stand."""
    tests: tuple[Test, ...] = found.condition.tests
    who = found.subject
    duration = None
    for _ in range(MOST_TAILS):
        if cursor.done:
            break
        if span := cursor.attempt(lasting):
            if duration is not None:
                return None
            duration = span
        elif cursor.accept("for"):
            named = cursor.attempt(anybody)
            if named is None or spoken:
                return None
            who, spoken = named, True
        elif more := cursor.attempt(whole_condition, _on_turn):
            tests += more.tests
        elif not (found.issue in ("plays", "play") and cursor.attempt(_per_turn)):
            break
    condition = Condition(tests)
    if found.issue in ("win", "lose") and not spoken and mentions_players(condition):
        who = Subject("player")
    return replace(found, subject=who, condition=condition, duration=duration)


def _per_turn(cursor: Cursor) -> bool | None:
    said = cursor.accept("per turn", "each turn", "every turn", "a turn", "in a turn")
    return said or None


def _on_turn(cursor: Cursor) -> Condition | None:
    """*on my turn*, *during A's turn*."""
    if not cursor.accept("on", "during"):
        return None
    who = owner(cursor)
    if who is None or not cursor.accept("turn"):
        return None
    return Condition((Test("turn", who),))


def lasting(cursor: Cursor) -> Duration | None:
    """*this turn*, *next turn*, *for 3 rounds*, *for the game*, *while in play*."""
    if cursor.accept(
        "this turn",
        "for this turn",
        "until end of turn",
        "until the end of the turn",
        "until end of this turn",
        "until the end of this turn",
        "until the end of turn",
    ):
        return Duration("turns", 1)
    if cursor.accept(
        "next turn",
        "for next turn",
        "for the next turn",
        "during the next turn",
        "on the next turn",
        "on their next turn",
        "during their next turn",
    ):
        return Duration("next turn")
    if cursor.accept(
        "for the game",
        "for the whole game",
        "for the rest of the game",
        "until the game ends",
        "for the rest of this game",
    ):
        return Duration("game")
    if cursor.accept(
        "while in play",
        "while this is in play",
        "while this card is in play",
        "as long as this is in play",
        "while it is in play",
    ):
        return Duration("in play")
    cursor.accept("for")
    cursor.accept("the next")
    amount = 1 if cursor.article() else cursor.number(signed=False)
    if not amount:
        return None
    if cursor.accept("turn"):
        return Duration("turns", amount)
    return Duration("rounds", amount) if cursor.accept("round") else None
