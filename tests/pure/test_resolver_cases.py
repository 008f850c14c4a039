"""Dvorak cases 41 to 53: conflicts, by their numbers, as far as the order of precedence decides."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.reference.small_table import ACTION, STANDING, THING, A, B, C, SmallTable
from world.games.dvorak.resolver.facts import Item
from world.games.dvorak.resolver.order import decide


@pytest.fixture
def table():
    return SmallTable()


LOCATION = Item(types=("Location",))


def test_case_41_a_draws_three_not_four_and_b_draws_one(table):
    table.play("draw 3 at start of turn", A, kind="Action")
    assert [table.value("draw_n", seat) for seat in (A, B)] == [3, 1]


def test_case_42_nobody_may_draw_and_no_later_permission_helps(table):
    table.play("nobody may draw", B)
    table.play("I may draw", A)
    assert not any(table.may("draw", seat) for seat in (A, B, C))


def test_case_43_a_keeps_seven_and_b_discards_to_four(table):
    table.play("A's hand is 7", C)
    table.play("everyone's hand is 4", C)
    assert [table.value("hand", seat) for seat in (A, B)] == [7, 4]


def test_case_45_a_rule_of_three_then_a_card_of_eight_then_three_again(table):
    table.rule("hand limit 3")
    assert table.value("hand") == 3
    card = table.play("hand limit 8 for everyone")
    assert table.value("hand") == 8
    table.leave(card)
    assert table.value("hand") == 3


def test_case_46_a_rule_that_forbids_actions_beats_a_later_card(table):
    table.rule("nobody may play Actions")
    table.play("I may play Actions", A)
    assert not table.may("play", A, ACTION)


def test_case_47_extras_are_added_and_never_below_nothing(table):
    table.play("A's hand 7")
    table.play("hand limit -2 for everyone")
    assert [table.value("hand", seat) for seat in (A, B)] == [5, 3]
    table.play("hand limit -9 for everyone")
    assert [table.value("hand", seat) for seat in (A, B)] == [0, 0]


def test_case_48_when_the_switching_card_goes_the_denial_is_back(table):
    table.play("nobody may draw", A, title="Drought")
    well = table.play("Drought has no effect", B)
    assert table.may("draw")
    table.leave(well)
    assert not table.may("draw")


CONFLICTS = {
    "41": (["draw 3 at start of turn"], "draw_n", None),
    "42": (["nobody may draw", "I may draw"], "draw", None),
    "43": (["A's hand is 7", "everyone's hand is 4"], "hand", None),
    "45": (["hand limit 3", "hand limit 8"], "hand", None),
    "46": (["nobody may play Actions", "I may play Actions"], "play", ACTION),
    "47": (["A's hand 7", "hand limit -2 for everyone"], "hand", None),
    "48": (["nobody may draw", '"d1" has no effect'], "draw", None),
}


@pytest.mark.parametrize("case", CONFLICTS)
def test_case_50_why_names_the_winner_and_what_each_other_lost_to(table, case):
    texts, issue, item = CONFLICTS[case]
    for text in texts:
        table.play(text, A)
    decision = table.ask(issue, A, item)
    told = {reason.statement for reason in decision.trace}
    assert told == {s for s in table.statements if s.issue == issue or s.mode == "meta"}
    if decision.winner is not None:
        winners = [r.statement for r in decision.trace if r.fate == "wins"]
        assert winners == [decision.winner]
    for reason in decision.trace:
        assert (reason.fate in STANDING) == (reason.lost_to is None)
    steps = [reason.step for reason in decision.trace]
    assert steps == sorted(steps)


@pytest.mark.parametrize("case", CONFLICTS)
def test_case_51_the_order_of_storage_does_not_matter(table, case):
    texts, issue, item = CONFLICTS[case]
    for text in texts:
        table.play(text, A)
    heard = [s for s in table.statements if s.issue == issue or s.mode == "meta"]
    answers = {
        decide(order, issue, A, item, table, table.switches) for order in permutations(heard)
    }
    assert len(answers) == 1


def test_case_52_a_denial_for_one_player_stops_that_player_only(table):
    table.play("A may not draw", B)
    assert [table.may("draw", seat) for seat in (A, B, C)] == [False, True, True]


def test_case_53_a_type_defined_by_a_rule_may_be_played_beside_the_basic_ones(table):
    table.rule("type Location: stays in centre, 1 per turn, only 1 in play")
    assert table.value("plays", A, LOCATION) == 1
    assert table.value("plays", A, THING) == 1
    assert table.value("stays", A, LOCATION) == "centre"
    assert table.value("in_play", A, LOCATION) == 1
    assert table.ask("stays", A, THING).winner is None
