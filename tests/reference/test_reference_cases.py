"""The referee of the tests must itself follow every case and honour of the rulebook."""

import copy
import json
from pathlib import Path

import pytest

from tests.reference.durak import Referee, Refused, honour
from tests.rulebook.positions import play_case

FOLDER = Path(__file__).parent.parent / "rulebook" / "cases"
BOOK = json.loads((FOLDER / "durak.json").read_text(encoding="utf-8"))
READINGS = json.loads((FOLDER / "durak_readings.json").read_text(encoding="utf-8"))
CASES = [(case, book["defaults"]) for book in (BOOK, READINGS) for case in book["cases"]]


def cards_of(referee):
    """Every card of the position, wherever it lies."""
    on_table = [card for pair in referee.table for card in pair if card]
    return sorted(sum(referee.hands.values(), referee.talon + referee.discard + on_table))


def found(referee, claim):
    """What the referee says where the case says ``claim``, as ``(expected, found)``."""
    name, expected = claim.split("=", 1)
    if " " in name:
        what, seat = name.split()
        hand = referee.hands[seat]
        if what == "count":
            return int(expected), len(hand)
        if what == "hand":
            return sorted(expected.split()), sorted(hand)
        if what == "has":
            return True, set(expected.split()) <= set(hand)
    losers = "draw" if referee.draw else "".join(referee.losers)
    known = {
        "turn": (referee.to_act() or [None])[0],
        "phase": referee.phase,
        "attacker": referee.attacker,
        "defender": referee.defender,
        "out": ",".join(referee.out),
        "open": str(len(referee.uncovered())),
        "talon": str(len(referee.talon)),
        "discard": str(len(referee.discard)),
        "over": "yes" if referee.phase == "over" else "no",
        "loser": losers,
    }
    return expected, known[name]


@pytest.mark.parametrize(("case", "defaults"), CASES, ids=[case["id"] for case, _ in CASES])
def test_referee_follows_the_case(case, defaults):
    referee = Referee.position(case, defaults)
    cards = cards_of(referee)
    for act in case["when"]:
        if act.startswith("!"):
            before = copy.deepcopy(vars(referee))
            with pytest.raises(Refused):
                referee.do(act[1:])
            assert vars(referee) == before
        else:
            listed = act in referee.acts(act[0]) or "+" in act
            assert listed, f"{act} is not among {referee.acts(act[0])}"
            referee.do(act)
        assert cards_of(referee) == cards
    for claim in case["then"]:
        expected, came_out = found(referee, claim)
        assert came_out == expected, claim


@pytest.mark.parametrize("case", READINGS["cases"], ids=lambda case: case["id"])
def test_engine_reads_the_rules_as_the_referee_does(case):
    play_case(case, READINGS["defaults"])


@pytest.mark.parametrize("case", BOOK["honours"], ids=lambda case: case["id"])
def test_referee_gives_the_honour(case):
    assert honour(case["final_attack"], case["trump"], case["need"]) == (
        case["badge"],
        case["scores"],
    )
