"""Every case of the cases file, and the runner that plays such files."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from tests.rulebook.__main__ import main
from tests.rulebook.positions import Wrong, judge_honour, play_case

FOLDER = Path(__file__).parent / "cases"
FILE = FOLDER / "durak.json"
BOOKS = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))]
BOOK = json.loads(FILE.read_text(encoding="utf-8"))
CASES = [(case, book["defaults"]) for book in BOOKS for case in book["cases"]]
HONOURS = [case for book in BOOKS for case in book.get("honours", [])]


@pytest.mark.parametrize(("case", "defaults"), CASES, ids=[case["id"] for case, _ in CASES])
def test_case(case, defaults):
    play_case(case, defaults)


@pytest.mark.parametrize("case", HONOURS, ids=[case["id"] for case in HONOURS])
def test_honour(case):
    judge_honour(case)


def test_the_runner_counts_every_case_and_honour(capsys):
    assert main([str(FILE)]) == 0
    assert capsys.readouterr().out.endswith(
        f"{len(BOOK['cases']) + len(BOOK['honours'])} passed, 0 failed\n"
    )


@pytest.mark.parametrize(
    "change",
    [
        {"then": ["turn=B"]},
        {"then": ["phase=pile"]},
        {"then": ["nonsense=1"]},
        {"then": ["count=3"]},
        {"when": ["A:7S", "B:nonsense!"]},
        {"when": ["A:8S"]},
        {"when": ["!A:7S"]},
        {"options": {"no_such_option": "on"}},
        {"options": {"deck": "40"}},
        {"surprise": 1},
        {"talon": "7S"},
    ],
)
def test_whatever_the_runner_cannot_confirm_counts_as_failed(change, tmp_path, capsys):
    case = copy.deepcopy(BOOK["cases"][0]) | change
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(BOOK | {"cases": [case], "honours": []}), encoding="utf-8")
    assert main([str(path)]) == 1
    out = capsys.readouterr().out
    assert f"FAILED {case['id']}" in out and out.endswith("0 passed, 1 failed\n")


def test_a_wrong_badge_counts_as_failed():
    with pytest.raises(Wrong):
        judge_honour(BOOK["honours"][0] | {"badge": "epaulettes"})


def test_a_file_that_is_not_there_is_said_so(capsys):
    assert main(["no such file.json"]) == 2
    assert "no such file.json" in capsys.readouterr().err
