"""The machine interface: every object is as its schema says, on one ASCII line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests import catalogues
from tests.pure.test_render_tables import GAMES, facts_of, played
from tests.toy.seated import toy_seated
from world.cards import ALL_CARDS
from world.engine import registry
from world.engine.match import Match
from world.engine.protocol import Refusal
from world.render import wire
from world.render.facts import Sitter, TableFacts

SCHEMA = json.loads((Path(wire.__file__).parent / "hall.schema.json").read_text(encoding="utf-8"))
SITTERS = (Sitter("Anna"), Sitter())


def check(name, thing):
    """The object fits the schema, holds nothing the schema does not name, and survives JSON."""
    schema = {**SCHEMA, "$ref": f"#/$defs/{name}"}
    del schema["anyOf"]
    errors = [error.message for error in Draft202012Validator(schema).iter_errors(thing)]
    assert errors == []
    described = set(SCHEMA["$defs"][name]["properties"])
    if name == "Hall.Table" and f"{thing['game']}Table" in SCHEMA["$defs"]:
        described |= set(SCHEMA["$defs"][f"{thing['game']}Table"]["properties"])
    assert set(thing) <= described
    assert json.loads(json.dumps(thing)) == thing


def test_the_schema_itself_is_a_schema():
    Draft202012Validator.check_schema(SCHEMA)


def test_the_schema_lists_the_event_kinds_of_every_game_it_names():
    named = [key for key in registry.GAMES if f"{key}Events" in SCHEMA["$defs"]]
    assert "durak" in named
    for key in named:
        kinds = ["hidden", *(event.kind for event in registry.game(key).events)]
        assert SCHEMA["$defs"][f"{key}Events"]["enum"] == kinds


def test_the_schema_lists_every_error_code_there_is_a_sentence_for():
    codes = {
        name.partition("refuse-")[2]
        for name in catalogues.catalogue("en")
        if name.startswith("refuse-") or "-refuse-" in name
    }
    assert SCHEMA["$defs"]["errorCode"]["enum"] == sorted(codes)


@pytest.mark.parametrize(("seats", "preset", "given_options"), GAMES)
def test_every_object_of_a_game_fits_the_schema(seats, preset, given_options):
    for view, facts, seen in played(seats, preset, 11, **given_options):
        check("Hall.Table", wire.table(view, facts))
        check("Hall.Hand", wire.hand(view, facts))
        check("Hall.Legal", wire.legal(view, facts))
        check("Hall.Ballot", wire.ballot(view, facts))
        for event in seen:
            check("Hall.Event", wire.event(facts.seq, event, facts.table))


def test_the_table_is_the_view_and_what_the_hall_knows():
    view, facts, _ = next(iter(played(3, "classic", 12)))
    table = wire.table(view, facts)
    assert {"v": 1, "seq": 1, "game": "durak", "table": "3", "match": "12"}.items() <= table.items()
    assert table["seats"][1] == {
        "seat": 1,
        "cards": 6,
        "out": False,
        "team": None,
        "name": "Bartholomew-the-Great",
        "bot": None,
        "connected": False,
        "ready": False,
        "clock": None,
        "bank": None,
    }
    assert table["seats"][2]["bot"] == 2
    assert table["hand"] == list(view.hand) and table["pairs"] == []
    assert table["options"] == dict(view.options)


def test_a_watcher_gets_no_hand_and_nothing_to_choose():
    for view, facts, _ in played(2, "online", 13):
        if view.you is None:
            table = wire.table(view, facts)
            assert (table["you"], table["hand"], table["legal"]) == (None, [], [])


def test_a_table_before_the_deal_has_every_field_of_a_dealt_one():
    facts = TableFacts("durak", "3", SITTERS, options={"deck": "36"})
    waiting = wire.waiting(facts, 0)
    check("Hall.Table", waiting)
    view, dealt, _ = next(iter(played(2, "classic", 14)))
    assert set(waiting) == set(wire.table(view, dealt))
    assert waiting["phase"] == "waiting" and waiting["you"] == 0
    assert [seat["name"] for seat in waiting["seats"]] == ["Anna", ""]


def test_what_a_seat_may_not_know_is_one_hidden_event():
    hidden = wire.event(7, None)
    check("Hall.Event", hidden)
    assert hidden == {"v": 1, "seq": 7, "kind": "hidden", "actor": None, "data": {}}


def test_an_event_tells_whom_it_is_about():
    attacked = next(cls for cls in registry.game("durak").events if cls.kind == "attacked")
    assert wire.event(9, attacked(0, 1, ("7S", "7D"))) == {
        "v": 1,
        "seq": 9,
        "kind": "attacked",
        "actor": 0,
        "data": {"seat": 0, "target": 1, "cards": ["7S", "7D"]},
    }


def test_a_refusal_is_its_code_and_what_it_speaks_of():
    refusal = Refusal("rank-not-on-table", "Durak ¶4.4", {"card": "7S", "ranks": ("8", "9")})
    error = wire.error(refusal)
    check("Hall.Error", error)
    assert error["args"] == {"card": "7S", "ranks": ["8", "9"]}


@pytest.mark.parametrize("code", sorted(ALL_CARDS))
def test_every_card_is_an_object(code):
    check("Hall.Card", wire.card(code))


def test_a_game_the_schema_does_not_know_has_the_common_fields():
    with toy_seated():
        toy = registry.game("toy")
        match, events = Match.deal(toy, toy.read_options({}, 2), 2, "0" * 32)
        view = toy.view(match.state, 1)
        check("Hall.Table", wire.table(view, facts_of(match, view)))
        check("Hall.Event", wire.event(1, toy.redact(events[1], 1)))
        check("Hall.Table", wire.waiting(TableFacts("toy", "4", SITTERS), None))


@given(st.text(max_size=60))
def test_a_line_is_ascii_and_one_line_whatever_a_name_is(name):
    facts = TableFacts("durak", "3", (Sitter(name),), watchers=(name,))
    line = wire.machine_line("Hall.Table", wire.waiting(facts, None))
    assert line.isascii() and line.isprintable()
    assert line.startswith("<Hall.Table> {")
    sent = json.loads(line.removeprefix("<Hall.Table> "))
    assert sent["seats"][0]["name"] == name


def test_who_a_line_speaks_for_and_what_is_open_fit_the_schema():
    check("Hall.You", wire.you("", False, "cs", None))
    check("Hall.Requests", wire.requests("3", [wire.request("swap", 0, [1], "Vera", None)]))
    check("Hall.Requests", wire.requests("3", [wire.request("draw", 1, [0, 2], "", 12)]))
    check("Hall.You", wire.you("Anna", True, "en", "3"))
    brief = wire.brief(3, "durak", False, ("Anna", ""), 2, {"deck": "24"})
    check("Hall.Tables", wire.tables([brief], 7))
