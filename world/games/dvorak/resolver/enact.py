"""Clauses become statements when their card is played or their rule accepted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from .facts import Facts
from .forms import Clause, Standing, TypeRule
from .statements import Condition, Duration, Object, Statement, Subject


def enact(
    clauses: Iterable[Clause],
    source: str,
    cls: str,
    seq: int,
    facts: Facts,
    target: int | None = None,
    lingering: bool = False,
) -> tuple[Statement, ...]:
    """The statements that a source makes from the moment it comes into force.

    Call it once, when the card is played or the rule accepted, and keep what it gives: durations
    count from that moment and the target is the one chosen then.

    Args:
        clauses: what `clauses.read` found in the text; one-shots and triggers make none.
        source: the id of the card, the rule or the lingering effect.
        cls: ``card`` or ``rule``.
        seq: when it came into force; greater is later.
        facts: the state at that moment.
        target: the seat chosen as the target, if the card asks for one.
        lingering: the card is an Action, whose standing clauses last for the game where they
            name no time (seeds, sentence 21: the Czech example of drawing three is an Action).
    """
    usual = Duration("game") if lingering else Duration()
    made = []
    for place, clause in enumerate(clauses):
        for standing in standings(clause):
            made.append(
                Statement(
                    source,
                    cls,
                    seq,
                    standing.issue,
                    standing.mode,
                    standing.value,
                    aimed(standing.subject, target),
                    standing.object,
                    _aimed_condition(standing.condition, target),
                    _begun(standing.duration or usual, facts),
                    place,
                )
            )
    return tuple(made)


def standings(clause: Clause) -> Iterator[Standing]:
    """The standing clauses in a clause: itself, or the several a type definition is made of."""
    if isinstance(clause, Standing):
        yield clause
    elif isinstance(clause, TypeRule):
        kind = Object("type", clause.name)
        if clause.stays:
            yield Standing("stays", "set", clause.stays, object=kind)
        if clause.per_turn is not None:
            yield Standing("plays", "set", clause.per_turn, object=kind)
        if clause.in_play is not None:
            yield Standing("in_play", "set", clause.in_play, object=kind)
        if clause.face_down:
            yield Standing("face_down", "set", 1, object=kind)
        if clause.counts_as:
            yield Standing("counts_as", "set", clause.counts_as, object=kind)


def aimed(subject: Subject, target: int | None) -> Subject:
    """The subject with the chosen target in it, if it speaks of one."""
    if target is None:
        return subject
    if subject.kind == "target":
        return replace(subject, seat=target)
    if subject.of is not None:
        return replace(subject, of=aimed(subject.of, target))
    return subject


def _aimed_condition(condition: Condition, target: int | None) -> Condition:
    tests = tuple(
        replace(test, who=aimed(test.who, target)) if test.who else test for test in condition.tests
    )
    return Condition(tests)


def _begun(duration: Duration, facts: Facts) -> Duration:
    """The duration with the moment it counts from."""
    if duration.kind in ("in play", "game"):
        return duration
    last = max(facts.seats, default=-1)
    marks = tuple(facts.turns_of(seat) for seat in range(last + 1))
    return replace(duration, began=facts.turn, lead=facts.on_turn, marks=marks)
