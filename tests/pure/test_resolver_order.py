"""The order of precedence on what chance puts on the table, against a second implementation.

500 tables are laid; HALL_TEST_SCALE multiplies.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.reference.naive_order import naive
from tests.reference.small_table import STANDING, SmallTable, Source, losers
from tests.scale import scaled
from world.games.dvorak.resolver.decisions import STEPS
from world.games.dvorak.resolver.facts import Item
from world.games.dvorak.resolver.order import Switches, decide
from world.games.dvorak.resolver.statements import (
    Condition,
    Duration,
    Object,
    Statement,
    Subject,
    Test,
)

TABLES = scaled(500)
BATCH = 50

TYPES = ("Thing", "Action", "Location")
SUBTYPES = ("Sword", "Bugs")
TITLES = ("Lamp", "Moon", "Drought", "Sword", "Thing")
ISSUES = ("hand", "hand", "cost", "play")
MODES = ("set", "set", "set", "set", "add", "add", "add", "add", "deny", "permit", "permit", "meta")


def a_subject(luck, deep=True):
    kind = luck.choice(
        "everyone everyone everyone everyone me me me player current target"
        " next previous current named opponents but having player anyone opponent".split()
    )
    if kind == "named":
        return Subject(kind, luck.choice("ABX"))
    if kind == "target":
        return Subject(kind, seat=luck.choice((None, 0, 1)))
    if kind == "but":
        return Subject(kind, of=a_subject(luck, deep=False))
    if kind == "having":
        return (
            Subject(kind, condition=Condition((a_test(luck, deep=False),))) if deep else Subject()
        )
    return Subject(kind)


def an_object(luck):
    kind = luck.choice(("any", "any", "any", "any", "type", "subtype", "title", "this", "word"))
    names = {"type": TYPES, "subtype": SUBTYPES, "title": TITLES}
    pool = names.get(kind, (*TYPES, *SUBTYPES, *TITLES, "Swords"))
    return Object(kind, "" if kind in ("any", "this") else luck.choice(pool))


def a_test(luck, deep=True):
    kind = luck.choice(("state", "control", "token", "hand", "turn"))
    who = a_subject(luck, deep=False) if deep else Subject("player")
    if kind in ("control", "token") and deep and luck.random() < 0.3:
        who = None
    return Test(
        kind,
        None if kind == "state" else who,
        an_object(luck) if kind == "control" else Object(),
        luck.choice(("rain", "truce")) if kind in ("state", "token") else "",
        luck.choice(("<", "<=", "=", ">=", ">")),
        luck.randrange(3),
        luck.random() < 0.25,
    )


def a_duration(luck, table):
    kind = luck.choice(("in play",) * 7 + ("game", "turns", "next turn", "rounds"))
    if kind in ("in play", "game"):
        return Duration(kind)
    marks = tuple(max(0, table.turns_of(seat) - luck.randrange(3)) for seat in table.seats)
    lead = luck.choice(table.seats)
    return Duration(kind, luck.randrange(1, 3), max(0, table.turn - luck.randrange(3)), lead, marks)


def a_table(seed):
    """A table, the statements on it, and what is asked: issue, player, card, switches."""
    luck = Random(seed)
    table = SmallTable(seats=tuple(range(luck.randrange(2, 5))))
    table.turn, table.on_turn = luck.randrange(1, 9), luck.choice(table.seats)
    table.direction = luck.choice((1, -1))
    table.begun = {seat: luck.randrange(3) for seat in table.seats}
    table.states = {name for name in ("rain", "truce") if luck.random() < 0.5}
    table.hands = {seat: luck.randrange(3) for seat in table.seats}
    table.held = {
        (luck.choice(("rain", "truce")), luck.choice((*table.seats, "s1", "s2"))): luck.randrange(3)
        for _ in range(4)
    }
    statements = [
        Statement("basic", "basic", 0, "hand", "set", 5),
        Statement("basic", "basic", 0, "cost", "set", 1, object=Object("type", "Thing")),
    ]
    for number in range(luck.randrange(1, 14)):
        source = f"s{number}"
        cls = luck.choice(("card", "card", "rule"))
        item = Item(source, luck.choice(TITLES), (luck.choice(TYPES),), (luck.choice(SUBTYPES),))
        controller = luck.choice((*table.seats, None)) if cls == "card" else None
        table.sources[source] = Source(item, controller, cls == "card", luck.random() < 0.9)
        for place in range(luck.randrange(1, 4)):
            statements.append(a_statement(luck, table, source, cls, number + 1, place))
    switches = Switches(
        deny_first=luck.random() < 0.7,
        specific_before_deny=luck.random() < 0.3,
        rules_below_cards=luck.random() < 0.3,
        extras_replace=luck.random() < 0.5,
    )
    card = luck.choice((None, luck.choice([s.item for s in table.sources.values()])))
    question = luck.choice(ISSUES), luck.choice(table.seats), card
    return table, statements, question, switches


def a_statement(luck, table, source, cls, seq, place):
    mode = luck.choice(MODES)
    value = {"set": luck.choice((None, 0, 2, 4, 7)), "add": luck.choice((-4, -1, 1, 2))}.get(mode)
    condition = Condition((a_test(luck),)) if luck.random() < 0.3 else Condition()
    return Statement(
        source,
        cls,
        seq,
        "effect" if mode == "meta" else luck.choice(ISSUES),
        mode,
        value,
        a_subject(luck),
        an_object(luck),
        condition,
        a_duration(luck, table),
        place,
    )


def tables(batch):
    return [a_table(seed) for seed in range(batch * BATCH, min(TABLES, (batch + 1) * BATCH))]


BATCHES = pytest.mark.parametrize("batch", range(max(1, -(-TABLES // BATCH))))


@BATCHES
def test_a_second_implementation_of_the_seven_steps_agrees(batch):
    for table, statements, question, switches in tables(batch):
        decision = decide(statements, *question, table, switches)
        expected = naive(statements, *question, table, switches)
        assert (decision.value, decision.allowed, decision.winner) == expected


@BATCHES
def test_the_order_in_which_statements_are_entered_changes_nothing(batch):
    luck = Random(batch)
    for table, statements, question, switches in tables(batch):
        decision = decide(statements, *question, table, switches)
        for _ in range(3):
            shuffled = luck.sample(statements, len(statements))
            assert decide(shuffled, *question, table, switches) == decision


@BATCHES
def test_removing_a_loser_changes_nothing(batch):
    for table, statements, question, switches in tables(batch):
        decision = decide(statements, *question, table, switches)
        told = (decision.value, decision.allowed, decision.winner)
        for loser in losers(decision.trace):
            rest = [s for s in statements if s is not loser]
            without = decide(rest, *question, table, switches)
            assert (without.value, without.allowed, without.winner) == told


@BATCHES
def test_an_extra_changes_the_value_by_exactly_that_much(batch):
    for table, statements, question, switches in tables(batch):
        switches = replace(switches, extras_replace=False)
        before = decide(statements, *question, table, switches)
        if not before.allowed or not before.value:
            continue
        table.sources["x"] = Source(Item("x", "Extra"), None, card=False)
        for amount in (1, 3, 1 - before.value):
            extra = Statement("x", "rule", 99, question[0], "add", amount)
            after = decide([*statements, extra], *question, table, switches)
            if any(r.statement is extra and r.fate == "switched-off" for r in after.trace):
                amount = 0
            assert after.value == before.value + amount
            assert after.winner == before.winner


@BATCHES
def test_every_statement_on_the_issue_has_one_fate_and_every_loser_that_lost_names_to_whom(batch):
    unopposed = {"absent", "expired", "condition", "not-bound", "other-card"}
    for table, statements, question, switches in tables(batch):
        decision = decide(statements, *question, table, switches)
        fates = [r.statement for r in decision.trace if r.statement.mode != "meta"]
        asked = [s for s in statements if s.issue == question[0] and s.mode != "meta"]
        assert sorted(map(repr, fates)) == sorted(map(repr, asked))
        for reason in decision.trace:
            alone = reason.fate in STANDING or reason.fate in unopposed
            assert alone == (reason.lost_to is None)


def test_what_lost_on_time_still_keeps_out_what_it_is_narrower_than():
    """Three cards of which each beats the next in turn; no order could satisfy all three pairs."""
    table = SmallTable()
    narrow = table.play("cost of cards is 1 for A", 1)
    wide = table.play("cost of Things is 2 for everyone", 1)
    group = table.play("cost of cards is 3 for opponents", 1)
    a, w, d = (next(s for s in table.statements if s.source == x) for x in (narrow, wide, group))
    thing = Item("x", "Lamp", ("Thing",))

    def winner(*statements):
        return decide(statements, "cost", 0, thing, table).winner

    assert (winner(a, d), winner(d, w), winner(w, a)) == (a, d, w)
    assert winner(a, d, w) == w
    assert losers(decide((a, d, w), "cost", 0, thing, table).trace) == (d,)


def test_the_random_tables_are_not_all_alike():
    seen = Counter()
    for seed in range(500):
        table, statements, question, switches = a_table(seed)
        decision = decide(statements, *question, table, switches)
        seen.update({reason.fate for reason in decision.trace})
    assert {fate: seen[fate] for fate in STEPS if seen[fate] < 3} == {}
