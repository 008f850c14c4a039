"""Clauses and reasons said back in plain words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pure.test_resolver_clauses import FORMS, WORDS
from tests.pure.test_resolver_order import a_table
from tests.reference.small_table import A, B, SmallTable
from world.games.dvorak import resolver
from world.games.dvorak.resolver import echo
from world.games.dvorak.resolver.clauses import read
from world.games.dvorak.resolver.decisions import STEPS
from world.games.dvorak.resolver.order import decide

CATALOGUE = Path(resolver.__file__).parents[1] / "phrases" / "en.ftl"


@cache
def english():
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CATALOGUE.read_text(encoding="utf-8")))
    return bundle


def say(key, args):
    message = english().get_message(key)
    text, errors = english().format_pattern(message.value, dict(args))
    assert errors == [], key
    return text


def heard(text, **kind):
    reading = read(text)
    return [echo.words(echo.said(clause, **kind), say) for clause in reading.clauses] + [
        echo.words(echo.left_for_people(note), say) for note in reading.notes
    ]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_said_back_as_one_sentence(text):
    for kind in ({}, {"rule": True}, {"action": True}):
        (sentence,) = heard(text, **kind)
        assert sentence.endswith(".")
        assert "  " not in sentence and " ." not in sentence and " ," not in sentence
        assert sentence[:1] == sentence[:1].upper()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hand limit 7 for me", "The hand limit is 7 for its controller."),
        ("nobody may play Actions this turn", "Nobody may play Action cards, this turn."),
        (
            "win if I control 3 Base and opponents control 0 Base",
            "Its controller wins, if its controller controls at least 3 Base and the opponents"
            " control no Base.",
        ),
        (
            "hand limit 4 for players with 3 Gold",
            "The hand limit is 4 for players who have at least 3 Gold.",
        ),
        ("out if Health on player = 0", "A player is out, if that player has no Health."),
        (
            "draw 2 and dance",
            "Not understood from “dance” on, so it is for people: “draw 2 and dance”.",
        ),
    ],
)
def test_a_clause_is_said_back_in_plain_words(text, sentence):
    assert heard(text) == [sentence]


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from((*WORDS, ";", "\n", ",")), max_size=60))
def test_whatever_is_read_can_be_said_back(words):
    for sentence in heard(" ".join(words)):
        assert sentence


def test_in_a_special_rule_me_is_each_player():
    assert heard("hand limit 7 for me", rule=True) == ["The hand limit is 7 for each player."]


def test_an_action_s_standing_clause_is_said_to_last_for_the_game():
    assert heard("draw 3 at start of turn", action=True) == [
        "At the start of a turn its controller draws 3, not the usual number,"
        " for the rest of the game."
    ]


def test_a_name_in_a_clause_is_said_as_it_was_written():
    (sentence,) = heard('ignore "{ $name } <b>|r"')
    assert "{ $name } <b>|r" in sentence


def test_why_tells_what_every_statement_lost_to():
    table = SmallTable()
    table.play("A's hand 7", A, title="Big Pockets")
    table.play("hand limit 4 for everyone", B, title="Small Pockets")
    trace = table.ask("hand", A).trace
    assert [echo.words(echo.reason(reason, table.title), say) for reason in trace] == [
        "Basic rule: the hand limit is 5 for everyone. Big Pockets comes before a basic rule.",
        "Small Pockets: the hand limit is 4 for everyone. Big Pockets is more specific.",
        "Big Pockets: the hand limit is 7 for A. This decides.",
    ]


def test_every_fate_of_a_statement_has_its_words():
    seen = set()
    for seed in range(500):
        table, statements, question, switches = a_table(seed)
        for reason in decide(statements, *question, table, switches).trace:
            told = echo.words(echo.reason(reason, table.title), say)
            assert "  " not in told
            seen.add(reason.fate)
    assert seen == set(STEPS)
