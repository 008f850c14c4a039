"""What holds other clauses or none: type definitions, triggers, abilities, notes, *while …:*."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ..forms import Clause, Deed, Note, Standing, TypeRule, When
from ..statements import ME, Condition, Subject
from .conditions import condition, named_state
from .deeds import deed
from .limits import whose_turn
from .scan import Cursor
from .standing import lasting, standing

MOST_CLAUSES = 12
"""Clauses read of one sentence."""

JOINTS = (", and then", ", and", ", then", "and then", ",", "and", "then")
_DONE = ("played", "destroyed", "discarded", "drawn")


def sentence(cursor: Cursor, inside: bool = False) -> tuple[Clause, ...] | None:
    """The clauses of one sentence, joined by commas, *and* and *then*; None if any is unclear."""
    found: list[Clause] = []
    phrases: tuple[Callable[[Cursor], Clause | None], ...] = (_conditioned, _timed, standing, deed)
    if not inside:
        phrases = (_note, _type, _when, *phrases)
    while len(found) < MOST_CLAUSES:
        clause = _whole(cursor, phrases)
        if clause is None:
            return None
        found.append(clause)
        if cursor.done:
            return tuple(found)
        if not cursor.accept(*JOINTS):
            return None
    return None


def _whole(cursor: Cursor, phrases: tuple[Callable[[Cursor], Clause | None], ...]) -> Clause | None:
    """The first phrase that reads a clause up to a joint or the end.

    *draw 3 at start of turn* begins like *draw 3*, so a phrase that stops short has not read it.
    """
    start, said = cursor.at, cursor.speaker
    for phrase in phrases:
        cursor.at, cursor.speaker = start, said
        found = phrase(cursor)
        if found is not None and (cursor.done or any(cursor.sees(joint) for joint in JOINTS)):
            return found
    return None


def _note(cursor: Cursor) -> Note | None:
    """*note "everyone must lisp"*, or the rest of the sentence without marks."""
    if not cursor.accept("note"):
        return None
    cursor.accept(":")
    quoted = cursor.quote()
    if quoted:
        return Note(quoted)
    first = cursor.peek()
    if first is None:
        return None
    text = cursor.source[first.start : cursor.tokens[-1].end]
    cursor.at = len(cursor.tokens)
    return Note(" ".join(text.split()))


def _type(cursor: Cursor) -> TypeRule | None:
    """*type Location: stays in centre, 1 per turn, only 1 in play*."""
    if not cursor.accept("type", "card type", "new type", "new card type"):
        return None
    name = cursor.quote() or cursor.name(lambda at: False, most=4)
    if not name or not cursor.accept(":"):
        return None
    rule = TypeRule(name)
    for _ in range(MOST_CLAUSES):
        more = cursor.attempt(*(partial(trait, rule=rule) for trait in _TRAITS))
        if more is None:
            return None
        rule = more
        if cursor.done:
            return rule
        if not cursor.accept(", and", ",", "and"):
            return None
    return None


def _stays(cursor: Cursor, rule: TypeRule) -> TypeRule | None:
    for place, ways in _PLACES.items():
        if cursor.accept(*ways):
            return replace(rule, stays=place)
    return None


_PLACES = {
    "centre": ("stays in centre", "stays in the centre", "stays in center", "stays in the center"),
    "area": (
        "stays in play",
        "stays in front of you",
        "stays in area",
        "stays in your area",
        "stays",
    ),
    "discard": ("is discarded", "are discarded", "discarded"),
    "removed": ("is removed", "are removed", "removed"),
}


def _per_turn(cursor: Cursor, rule: TypeRule) -> TypeRule | None:
    number = cursor.number(signed=False)
    said = number is not None and cursor.accept("per turn", "each turn", "a turn", "every turn")
    return replace(rule, per_turn=number) if said else None


def _in_play(cursor: Cursor, rule: TypeRule) -> TypeRule | None:
    cursor.accept("only", "at most", "no more than", "max", "up to")
    number = cursor.number(signed=False)
    said = number is not None and cursor.accept("in play", "may be in play", "at a time")
    return replace(rule, in_play=number) if said else None


def _face_down(cursor: Cursor, rule: TypeRule) -> TypeRule | None:
    said = cursor.accept("face down", "played face down", "is played face down", "face-down")
    return replace(rule, face_down=True) if said else None


def _counts_as(cursor: Cursor, rule: TypeRule) -> TypeRule | None:
    if not cursor.accept("counts as", "is also"):
        return None
    cursor.article()
    name = cursor.quote() or cursor.name(lambda at: bool(at.sees("and")), most=4)
    return replace(rule, counts_as=name) if name else None


_TRAITS = (_stays, _per_turn, _in_play, _face_down, _counts_as)


def _when(cursor: Cursor) -> When | None:
    """*when destroyed: …*, *at end of my turn: …*, and the ability *Action: …*."""
    moment, who = cursor.attempt(_moment) or ("", ME)
    ability = not moment and cursor.accept("action")
    if not (moment or ability) or not cursor.accept(":", *((",",) if moment else ())):
        return None
    then = sentence(cursor, inside=True)
    return None if then is None else When(moment, who, ability, then)


def _moment(cursor: Cursor) -> tuple[str, Subject] | None:
    if cursor.accept("when", "whenever", "after"):
        cursor.accept("this card is", "this is", "it is", "this thing is", "is")
        for done in _DONE:
            if cursor.accept(done):
                return done, ME
        return None
    for moment, ways in _ENDS.items():
        if cursor.accept(*ways):
            who = whose_turn(cursor)
            return None if who is None else (moment, who)
    return None


_ENDS = {
    "turn starts": (
        "at the start of",
        "at start of",
        "at the beginning of",
        "at beginning of",
    ),
    "turn ends": ("at the end of", "at end of"),
}


def _conditioned(cursor: Cursor) -> Clause | None:
    """*while truce nobody may win*, *if I control 3 Base: draw 2*."""
    if not cursor.accept("while", "as long as", "if"):
        return None
    start = cursor.at
    found = condition(cursor)
    if found is not None and cursor.accept(":", ",", "then"):
        clause = _under(found, cursor)
        if clause is not None:
            return clause
    # Without a sign a state's name ends where a clause can be read.
    for most in range(1, 5):
        cursor.at = start
        state = named_state(cursor, most)
        if state is None:
            return None
        clause = _under(Condition((state,)), cursor)
        if clause is not None:
            return clause
    return None


def _timed(cursor: Cursor) -> Standing | None:
    """*this turn, opponents may not play Actions*."""
    span = lasting(cursor)
    if span is None or not cursor.accept(",", ":"):
        return None
    clause = _whole(cursor, (standing,))
    if not isinstance(clause, Standing) or clause.duration is not None:
        return None
    return replace(clause, duration=span)


def _under(found: Condition, cursor: Cursor) -> Clause | None:
    clause = _whole(cursor, (standing, deed))
    if isinstance(clause, Deed) and clause.verb == "out" and not clause.condition:
        # To be out on a condition is watched, as "out if" is.
        return Standing("lose", "permit", None, clause.subject, condition=found)
    if isinstance(clause, (Standing, Deed)):
        return replace(clause, condition=Condition(found.tests + clause.condition.tests))
    return None
