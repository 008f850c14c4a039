"""Lines of play counted from fixed deals: engine, referee and the numbers of before agree.

A count goes wrong where an act is missing, is there twice, or leads to another position; the
numbers hold for everybody who deals the same cards.
"""

from __future__ import annotations

import copy

import pytest

from tests.drive.words import read_act
from tests.reference.durak import Referee
from tests.reference.test_engine_agrees import LETTERS, dealt
from world.games.durak import GAME

SEED = "5eed" * 8

COUNTS = [
    (2, {}, [6, 12, 34, 161, 599]),
    (3, {}, [6, 13, 37, 99, 407]),
    (4, {"teams": "pairs"}, [6, 18, 47, 112, 534]),
    (3, {"passing": "on", "show_trump": "once_per_bout"}, [6, 20, 81, 243, 842]),
    (2, {"multi_open": "on", "throw_in": "free"}, [8, 38, 108, 509, 3145]),
    (6, {"deck": "54", "priority": "main"}, [6, 21, 43, 103, 256]),
    (2, {"cheating": "on"}, [6, 42, 156, 932, 5354]),
]
"""Seats, options, and the number of lines of 1 to 5 acts from the deal of `SEED`."""


def engine_count(state, depth: int) -> int:
    """Lines of this many acts in the engine."""
    acts = [(seat, act) for seat in state.turn for act in GAME.legal(state, seat)]
    if depth == 1:
        return len(acts)
    return sum(engine_count(GAME.apply(state, seat, act).state, depth - 1) for seat, act in acts)


def referee_count(referee: Referee, depth: int) -> int:
    """Lines of this many acts with the referee."""
    words = [word for letter in referee.to_act() for word in referee.acts(letter)]
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        branch = copy.deepcopy(referee)
        branch.do(word)
        total += referee_count(branch, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "options", "counts"), COUNTS)
def test_lines_of_play_from_a_fixed_deal_are_as_many_in_both(seats, options, counts):
    state, referee = dealt({"deck": "36", **options}, seats, SEED)
    assert [engine_count(state, depth) for depth in range(1, 6)] == counts
    assert [referee_count(referee, depth) for depth in range(1, 6)] == counts


def test_an_act_of_the_referee_is_the_same_act_of_the_engine():
    state, referee = dealt({"deck": "36"}, 2, SEED)
    word = referee.acts(referee.to_act()[0])[0]
    referee.do(word)
    after = GAME.apply(state, *read_act(LETTERS, word)).state
    assert after.bout.attacks == tuple(attack for attack, _ in referee.table)
