"""A recorded match is played again by the engine; whatever was changed in it is noticed."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from tests.fixtures.recorded import record
from tests.fixtures.test_recorded import finished
from tests.toy.seated import toy_seated
from world.engine import recording, registry
from world.engine.recording import Diverged, document, findings, played, read, told


@pytest.fixture(scope="module")
def match():
    return record("durak", 3, {}, 1, random.Random(5))


def check(changed):
    return finished(findings(changed))


def test_what_was_played_comes_out_again(match):
    assert check(match).sound
    assert [m.seq for m in played(match)] == list(range(1, len(match.acts) + 1))


def test_chance_in_the_middle_of_a_match_comes_from_the_seed_alone():
    with toy_seated():
        assert check(record("toy", 4, {}, 1, random.Random(1))).sound


def test_a_rematch_needs_the_end_of_the_match_before():
    second = record("durak", 3, {}, 2, random.Random(2))
    assert check(second).sound
    assert not check(replace(second, before=None)).deal_fits


def test_another_seed_is_found_out_by_its_hash_and_by_the_deal(match):
    found = check(replace(match, seed="0" * 32))
    assert not found.seed_fits and not found.deal_fits and not found.sound


def test_another_hash_is_found_out(match):
    found = check(replace(match, commitment="0" * 64))
    assert not found.seed_fits and found.deal_fits and not found.sound


def test_a_changed_event_is_found_out_where_it_happened(match):
    act = match.acts[9]
    acts = (*match.acts[:9], replace(act, events=act.events[1:]), *match.acts[10:])
    found = check(replace(match, acts=acts))
    assert found.seed_fits and found.deal_fits and found.agreeing == 9 and not found.sound


@pytest.mark.parametrize(
    "action", [{"kind": "fly"}, {"kind": "attack"}, {"kind": "attack", "cards": ["2S"]}, {}, None]
)
def test_an_act_that_cannot_be_is_found_out(match, action):
    acts = (match.acts[0], replace(match.acts[1], action=action), *match.acts[2:])
    with pytest.raises(Diverged) as raised:
        list(played(replace(match, acts=acts)))
    assert raised.value.seq == 2


def test_another_end_is_found_out(match):
    found = check(replace(match, final={**match.final, "beaten": 0}))
    assert found.agreeing == found.acts and not found.end_fits and not found.sound
    assert not check(replace(match, final={})).end_fits


@pytest.mark.parametrize(
    "changed", [{"game": "chess"}, {"options": {"deck": "37"}}, {"seats": 9}, {"before": {}}]
)
def test_a_match_that_cannot_be_dealt_any_more_differs_from_its_deal_on(match, changed):
    found = check(replace(match, **changed))
    assert found.agreeing == 0 and not found.sound


def test_events_a_game_does_not_know_any_more_are_passed_over(match):
    game = registry.game("durak")
    act = replace(match.acts[0], events=({"kind": "sneezed"}, *match.acts[0].events))
    assert told(game, act) == told(game, match.acts[0])


def test_the_document_loses_nothing_and_is_ascii_one_act_a_line(match):
    lines = list(document(match, {"match": 7, "players_note": "žluťoučký"}))
    assert all(line.isascii() and "\n" not in line for line in lines)
    assert len(lines) == len(match.acts) + 2
    assert json.loads("".join(lines))["match"] == 7
    again = read("\n".join(lines))
    assert check(again).sound
    assert list(document(again, {})) == list(document(match, {}))


@pytest.mark.parametrize(
    "text", ["", "7", "[]", "{}", '{"v":2}', '{"v":1}', '{"v":1,"acts":[]}', '{"v":1,"acts":[3]}']
)
def test_what_is_no_record_is_refused(text):
    with pytest.raises(ValueError):
        read(text)


def test_a_record_with_a_seed_that_is_none_is_refused(match):
    stored = json.loads("".join(document(match, {})))
    with pytest.raises(ValueError, match="seed"):
        read(json.dumps({**stored, "seed": "x"}))
    assert recording.VERSION == stored["v"]
