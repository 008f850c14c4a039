"""The twenty worked examples of the order of precedence, by their numbers."""

from __future__ import annotations

import pytest

from tests.reference.small_table import ACTION, THING, A, B, SmallTable
from world.games.dvorak.resolver.facts import Item
from world.games.dvorak.resolver.statements import Object, Statement, Subject


@pytest.fixture
def table():
    return SmallTable()


def fates(decision):
    """Source -> what became of it."""
    return {reason.statement.source: reason.fate for reason in decision.trace}


def test_example_1_three_cards_to_start_the_turn_replace_the_basic_one_for_that_player(table):
    table.play("draw 3 at start of turn", A, kind="Action")
    assert (table.value("draw_n", A), table.value("draw_n", B)) == (3, 1)
    assert fates(table.ask("draw_n", A))["basic"] == "basic"


def test_example_2_a_denial_beats_a_later_permission(table):
    table.play("nobody may draw", B)
    later = table.play("A may draw", A)
    assert not table.may("draw", A)
    assert fates(table.ask("draw", A))[later] == "denied"


def test_example_3_the_more_specific_hand_limit_wins_though_it_is_older(table):
    table.play("A's hand 7", A)
    later = table.play("everyone's hand is 4", B)
    assert (table.value("hand", A), table.value("hand", B)) == (7, 4)
    assert fates(table.ask("hand", A))[later] == "narrower"


def test_example_4_of_equally_specific_ones_the_last_played_wins(table):
    older = table.play("hand limit 6 for everyone", A)
    table.play("hand limit 4 for everyone", B)
    assert table.value("hand", A) == 4
    assert fates(table.ask("hand", A))[older] == "later"


def test_example_5_a_special_rule_comes_before_the_basic_ones(table):
    table.rule("hand limit 3")
    assert table.value("hand", A) == 3
    assert fates(table.ask("hand", A))["basic"] == "basic"


def test_example_6_a_later_card_overrules_a_special_rule(table):
    table.rule("hand limit 3")
    table.play("hand limit 8 for everyone")
    assert table.value("hand", B) == 8


def test_example_7_a_rule_accepted_after_the_card_overrules_it(table):
    card = table.play("hand limit 8 for everyone")
    table.rule("hand limit 3")
    assert table.value("hand", B) == 3
    assert fates(table.ask("hand", B))[card] == "later"


def test_example_8_a_rule_s_denial_beats_a_card_s_permission(table):
    table.rule("nobody may play Actions")
    table.play("I may play Actions", A)
    assert not table.may("play", A, ACTION)
    assert table.may("play", A, THING)


def test_example_9_an_extra_is_added_to_whatever_was_chosen(table):
    table.play("A's hand 7")
    table.play("hand limit -2 for everyone", B)
    assert (table.value("hand", A), table.value("hand", B)) == (5, 3)


def test_example_10_a_number_is_never_below_nothing(table):
    table.play("hand limit 1 for everyone")
    table.play("hand limit -4 for everyone")
    assert table.value("hand", A) == 0


def test_example_11_a_play_more_is_added_to_the_basic_one(table):
    table.play("plays +1 Thing for me", A)
    assert (table.value("plays", A, THING), table.value("plays", B, THING)) == (2, 1)
    assert table.value("plays", A, ACTION) == 1


def test_example_12_a_conditional_statement_is_narrower_while_it_is_true(table):
    table.play("while raining hand 9")
    table.play("hand 6", B)
    assert table.value("hand", A) == 6
    table.states.add("raining")
    assert table.value("hand", A) == 9


def test_example_13_one_player_s_cards_and_all_swords_are_equally_specific(table):
    table.play("A's cards cost 1", A)
    later = table.play("Swords cost 2 for all", B)
    sword = Item("d9", "Rusty Sword", ("Thing",), ("Sword",))
    decision = table.ask("cost", A, sword)
    assert decision.value == 2
    assert decision.winner.source == later
    assert table.value("cost", A, Item("d8", "Lamp", ("Thing",))) == 1


def test_example_14_only_undominated_statements_are_compared_by_time_so_there_is_no_cycle(table):
    one_type = Statement(
        "a", "card", 1, "cost", "set", 1, Subject("named", "A"), Object("type", "Thing")
    )
    group_type = Statement(
        "b", "card", 2, "cost", "set", 2, Subject("opponents"), Object("type", "Thing")
    )
    all_title = Statement("c", "card", 3, "cost", "set", 3, object=Object("title", "Lamp"))
    for source in (one_type, group_type, all_title):
        laid = table.play("", B)
        table.sources[source.source] = table.sources.pop(laid)
        table.statements.append(source)
    decision = table.ask("cost", A, Item("x", "Lamp", ("Thing",)))
    assert decision.value == 3
    assert fates(decision) == {"a": "later", "b": "narrower", "c": "wins"}


def test_example_15_when_one_of_two_denials_goes_the_other_is_named(table):
    one = table.play("nobody may draw", A)
    other = table.play("nobody may draw", B)
    assert table.ask("draw", A).winner.source == other
    table.leave(other)
    assert table.ask("draw", A).winner.source == one
    assert not table.may("draw", A)


def test_example_16_what_is_switched_off_denies_nothing(table):
    drought = table.play("nobody may draw", A, title="Drought")
    table.play("Drought has no effect", B)
    decision = table.ask("draw", A)
    assert decision.allowed
    assert fates(decision)[drought] == "switched-off"


def test_example_17_of_two_cards_that_switch_each_other_off_the_later_acts(table):
    table.play('hand limit 2; ignore "Moon"', A, title="Sun")
    moon = table.play('hand limit 9; ignore "Sun"', B, title="Moon")
    decision = table.ask("hand", A)
    assert (decision.value, decision.winner.source) == (9, moon)


def test_example_18_everyone_but_a_is_a_group_and_does_not_bind_a(table):
    table.play("hand limit 2 for everyone but A", A)
    table.play("hand limit 6 for all", B)
    assert (table.value("hand", A), table.value("hand", B)) == (6, 2)


def test_example_19_there_can_be_no_limit_at_all(table):
    table.play("no hand limit for me", A)
    assert table.value("hand", A) is None
    assert table.value("hand", B) == 5


def test_example_20_nobody_wins_during_the_truce(table):
    table.play("A wins", A)
    table.rule("while truce nobody may win")
    assert table.ask("win", A).granted
    assert not table.ask("win", B).granted
    table.states.add("truce")
    assert not table.ask("win", A).granted
