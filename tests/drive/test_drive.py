"""The line driver: referees outside drive the real engine, one JSON object a line."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.drive.__main__ import LONGEST
from tests.drive.driver import Driver
from tests.reference.durak import Referee
from world.cards import deck
from world.render import wire

ROOT = Path(__file__).resolve().parents[2]
BOOK = json.loads((ROOT / "tests" / "rulebook" / "cases" / "durak.json").read_text("utf-8"))
SCHEMA = json.loads((Path(wire.__file__).parent / "hall.schema.json").read_text("utf-8"))


BLACK_FIRST = sorted(deck(36), key=lambda card: card[-1] in "DH")


def ask(driver: Driver, **request):
    return driver.answer(json.dumps(request))


def shuffled(seed: int, size: int = 36) -> list[str]:
    cards = list(deck(size))
    random.Random(seed).shuffle(cards)
    return cards


@pytest.mark.parametrize("options", [{}, {"passing": "on", "throw_in": "free"}])
def test_a_game_driven_by_lines_is_the_game_of_the_referee(options):
    chance, driver = random.Random(5), Driver()
    cards = shuffled(5)
    answer = ask(driver, new={"deck": cards, "seats": 3, "dealer": 1, "options": options})
    referee = Referee.deal(cards, 3, 1, options)
    while referee.phase != "over":
        state = answer["state"]
        assert state["hands"].keys() == referee.hands.keys()
        assert {k: set(h) for k, h in state["hands"].items()} == {
            k: set(h) for k, h in referee.hands.items()
        }
        letter = chance.choice(referee.to_act())
        legal = ask(driver, legal=letter)["legal"]
        assert sorted(legal) == sorted(referee.acts(letter))
        act = chance.choice(legal)
        referee.do(act)
        answer = ask(driver, act=act)
        assert answer["ok"] is True
    assert answer["state"]["phase"] == "over"
    assert answer["state"]["result"]["order"] == [ord(letter) - ord("A") for letter in referee.out]
    assert ask(driver, act=act) == {"refused": "over"}


@pytest.mark.parametrize("case", BOOK["cases"], ids=lambda case: case["id"])
def test_every_case_can_be_driven(case):
    driver = Driver()
    options = {**BOOK["defaults"], **case["options"]}
    answer = ask(driver, new={"position": {**case, "options": options}})
    for act in case["when"]:
        if act.startswith("!"):
            assert set(ask(driver, act=act[1:])) == {"refused"}
        else:
            legal = ask(driver, legal=act[0])["legal"]
            assert all(f"{act[0]}:{card}" in legal for card in act[2:].split("+")) or act in legal
            answer = ask(driver, act=act)
        assert answer["ok"] is True
    turns = [claim[5:] for claim in case["then"] if claim.startswith("turn=")]
    for letter in turns:
        assert answer["state"]["to_act"][0] == case["players"].index(letter)


def test_the_state_is_a_watchers_table_and_all_hands():
    answer = ask(Driver(), new={"deck": shuffled(1), "seats": 4, "dealer": 3, "options": {}})
    state = answer["state"]
    hands = state.pop("hands")
    schema = {**SCHEMA, "$ref": "#/$defs/Hall.Table"}
    del schema["anyOf"]
    assert [error.message for error in Draft202012Validator(schema).iter_errors(state)] == []
    assert state["you"] is None and state["hand"] == []
    assert [len(hands[letter]) for letter in "ABCD"] == [6, 6, 6, 6]
    assert hands["A"] == shuffled(1)[0:24:4]


def test_a_refused_line_changes_nothing():
    driver = Driver()
    first = ask(driver, new={"deck": shuffled(2), "seats": 2, "dealer": 0, "options": {}})
    lead = "AB"[first["state"]["to_act"][0]]
    assert ask(driver, act=f"{lead}:pass") == {"refused": "must-lead"}
    assert "refused" in ask(driver, new={"deck": [], "seats": 2})
    assert "refused" in ask(driver, act="!A:take")
    answer = ask(driver, act=ask(driver, legal=lead)["legal"][0])
    assert answer["state"]["seq"] == 2


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"hands": {"A": "7S", "B": "7S"}}, "7S is there twice"),
        ({"hands": {"A": "7S", "B": "8Z"}}, "no card: '8Z'"),
        ({"hands": {"A": "7S", "B": "2C"}}, "no cards of a deck of 36: 2C"),
        ({"hands": {"A": "7S", "B": ""}}, "seat 1 has no cards and is not out"),
        ({"hands": {"A": "7S", "B": "8S"}, "out": ["B"]}, "seat 1 cannot be out"),
        ({"attacker": "C"}, "nobody is called 'C'"),
        ({"trump": "X"}, "no suit: 'X'"),
        ({"talon": "9S"}, "the turn-up 9S is no trump"),
        ({"options": {"passing": "perhaps"}}, "no option: passing=perhaps"),
        ({"teams": ["AB", "B"]}, "every player belongs to exactly one team"),
        ({"hands": [1]}, "hands: [1] is of the wrong kind"),
        ({"hands": {"A": 7, "B": "8S"}}, "a hand is a string of card codes"),
        ({"colour": "red"}, "unknown parts of a position: ['colour']"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position, reason):
    sound = {"players": "AB", "trump": "H", "attacker": "A", "hands": {"A": "7S", "B": "8S"}}
    assert ask(Driver(), new={"position": sound})["ok"] is True
    answer = ask(Driver(), new={"position": {**sound, **position}})
    assert answer == {"refused": "position", "reason": reason}


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ({"seats": 7}, "too-many-seats"),
        ({"seats": 1}, "too-few-seats"),
        ({"dealer": 3}, "dealer"),
        ({"dealer": -1}, "unreadable"),
        ({"seats": True}, "unreadable"),
        ({"deck": shuffled(3)[1:]}, "deck"),
        ({"deck": shuffled(3)[1:] + ["2C"]}, "deck"),
        ({"options": {"deck": "24"}}, "deck"),
        ({"options": {"bribes": "on"}}, "option-unknown"),
        ({"options": {"passing": "on", "teams": "pairs"}}, "teams-never-pass"),
        ({"deck": BLACK_FIRST, "options": {"redeal": "one_colour"}}, "redeal"),
        ({"jokers": 2}, "unreadable"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_words(deal, code):
    sound = {"deck": shuffled(3), "seats": 3, "dealer": 0, "options": {}}
    answer = ask(Driver(), new={**sound, **deal})
    assert answer["refused"] == code
    assert answer["reason"]


def test_lines_of_any_kind_are_answered_one_for_one():
    lines = [
        b"",
        b"junk",
        b"\xff\xfe",
        b"[" * 60_000,
        b"x" * (3 * LONGEST),
        b'{"legal": "A"}',
        b'{"act": 5}',
        b'{"new": 5}',
        b'{"new": {"position": []}}',
        b'{"act": "A:7S", "legal": "A"}',
        json.dumps({"new": {"deck": shuffled(4), "seats": 2}}).encode(),
        b'{"act": 5}',
        b'{"act": "A:7S 8S"}',
        b'{"legal": "Z"}',
        b'{"legal": "A"}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "tests.drive"],
        cwd=ROOT,
        input=b"\n".join(lines),
        capture_output=True,
        timeout=60,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert all("refused" in answer for answer in answers[:10] + answers[11:14])
    assert answers[4]["refused"] == "too-long"
    assert answers[10]["ok"] is True and "legal" in answers[14]
    assert done.stderr == b""
