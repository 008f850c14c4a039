"""Positions that cannot be, snapshots that are none, and states that went wrong."""

from __future__ import annotations

import json

import pytest

from tests.rulebook.tables import fresh, play, table
from world.engine.protocol import Elapsed, LineLost, Refused, Resign
from world.games.durak import GAME
from world.games.durak.actions import Attack, Take
from world.games.durak.position import position
from world.games.durak.state import evolve

GOOD = {
    "players": "AB",
    "trump": "H",
    "attacker": "A",
    "hands": {"A": "7S 9D", "B": "10S 9C"},
    "talon": "6S AH",
    "options": {},
}


@pytest.mark.parametrize(
    "change",
    [
        {"players": "A"},
        {"players": "AA"},
        {"trump": "X"},
        {"trump": ""},
        {"trump": "HS"},
        {"attacker": "C"},
        {"hands": {"A": "7S 9D", "B": ""}},
        {"hands": {"A": "7S 9D", "C": "8S"}},
        {"hands": {"A": "7S 7S", "B": "10S"}},
        {"hands": {"A": "7S", "B": "10S AH"}},
        {"hands": {"A": "1S", "B": "10S"}},
        {"talon": "7S"},
        {"talon": "nonsense"},
        {"options": {"deck": "40"}},
        {"options": {"nonsense": "on"}},
        {"teams": ["A"]},
        {"teams": ["AB", "B"]},
        {"teams": ["AB"]},
        {"out": ["B"]},
        {"out": ["C"]},
        {"bouts_done": -1},
        {"discarded": "many"},
        {"surprise": 1},
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change):
    assert position(GOOD).turn == (0,)
    with pytest.raises(ValueError) as error:
        position(GOOD | change)
    assert str(error.value)


def damaged(change):
    encoded = json.loads(json.dumps(GAME.encode(fresh(2).state)))
    for path, value in change.items():
        place = encoded
        *above, last = path.split(".")
        for part in above:
            place = place[part]
        place[last] = value
    return encoded


@pytest.mark.parametrize(
    "change",
    [
        {"v": 2},
        {"trump": "X"},
        {"hands": [["7S"]]},
        {"cards": ["1S"]},
        {"options": {"deck": "40"}},
        {"options": {"nonsense": "on"}},
        {"bout": {}},
        {"bout": None},
        {"last": [0, {"kind": "nonsense"}]},
        {"result": {"losers": [0]}},
        {"talon": None},
    ],
)
def test_a_snapshot_that_is_none_is_refused(change):
    with pytest.raises(ValueError):
        GAME.decode(damaged(change))


def test_a_snapshot_of_an_older_table_without_a_newer_option_reads_with_its_default():
    encoded = damaged({})
    del encoded["options"]["throw_in_seconds"]
    assert GAME.decode(encoded) == fresh(2).state


def test_what_is_wrong_with_a_state_is_named():
    state = play(table("7S 9D / 10S JC", talon="6S AH"), "A:7S")
    assert GAME.problems(state) == ()
    for broken in (
        evolve(state, hands=(("9D",), ("10S",))),
        evolve(state, talon=("6S", "9D")),
        evolve(state, turn=(0,)),
        evolve(state, out=(1,)),
        evolve(state, hands=state.hands[:1]),
        evolve(state, bout=evolve(state.bout, leaders=())),
    ):
        assert GAME.problems(broken)


def test_states_of_one_shape_only_take_fields_there_are():
    with pytest.raises(KeyError):
        evolve(fresh(2).state, nonsense=1)


def test_acts_of_nobody_or_of_no_game_are_refused():
    state = table("7S 9D / 10S JC")
    assert GAME.refuse(state, None, Attack(("7S",))).code == "not-seated"
    assert GAME.refuse(state, 5, Attack(("7S",))).code == "not-seated"
    assert GAME.refuse(state, None, LineLost(0)).code == "no-such-act"
    assert GAME.refuse(state, None, Elapsed("throw-in")).code == "no-such-deadline"
    assert GAME.refuse(state, 0, Attack(())).code == "no-cards"
    assert GAME.refuse(state, 0, Attack(("7S", "7S"))).code == "card-twice"
    assert GAME.refuse(state, 0, Take()).code == "must-lead"


def test_after_the_end_everything_is_refused():
    over = GAME.apply(table("7S 9D / 10S JC"), 0, Resign()).state
    for action in (Attack(("7S",)), Take(), Resign(), Elapsed("x")):
        assert GAME.refuse(over, 0, action).code == "over"
    with pytest.raises(Refused):
        GAME.apply(over, 0, Take())
    with pytest.raises(ValueError):
        GAME.default_action(over, 0)


def test_acts_of_the_same_bout_share_an_aim_and_a_new_bout_has_another():
    state = play(table("7S 7D 9D / 10S JC JD", talon="6S AH"), "A:7S")
    assert GAME.aim(state) == GAME.aim(play(state, "B:10S/7S"))
    assert GAME.aim(state) != GAME.aim(play(state, "B:take"))
    assert GAME.aim(state) != GAME.aim(play(state, "B:10S/7S A:pass"))
