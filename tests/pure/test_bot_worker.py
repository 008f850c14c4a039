"""The process that thinks: it answers, breaks off, tells what went wrong, ends with its hall."""

from __future__ import annotations

import io
import pickle
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rulebook.tables import play, table
from world import bots
from world.bots.worker import BROKEN_OFF, DONE, FAILED, LENGTH, Thinker
from world.cards import Chance
from world.games.durak import GAME

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def worker():
    process = subprocess.Popen(
        [sys.executable, "-m", "world.bots.worker"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    yield process
    process.stdin.close()
    process.stdout.close()
    process.kill()
    process.wait()


def ask(worker, task, *args):
    asked = pickle.dumps((task, args))
    worker.stdin.write(LENGTH.pack(len(asked)) + asked)
    worker.stdin.flush()


def answer(worker):
    return pickle.loads(worker.stdout.read(LENGTH.unpack(worker.stdout.read(LENGTH.size))[0]))


def question(level=4, budget=60.0):
    state = play(table("7S 9D JD QC / 10S JC 8C KC", talon="6S 6C 6D 6H 8H 9H 10H AH"), "A:7S")
    view, legal = GAME.view(state, 1), GAME.legal(state, 1)
    return view, legal, Chance("7" * 32), level, budget, bots.memory(type(view))


def test_it_chooses_as_the_bot_would_here(worker):
    ask(worker, "choose", *question())
    assert answer(worker) == (DONE, bots.choose(*question()))


def test_what_goes_wrong_is_told_and_the_next_question_is_answered(worker):
    ask(worker, "choose", None, (), Chance("7" * 32), 4, 1.0, None)
    how, what = answer(worker)
    assert how == FAILED and "nothing to choose" in what
    ask(worker, "choose", *question(1))
    assert answer(worker)[0] == DONE


def test_it_breaks_off_when_the_answer_is_not_wanted_any_more(monkeypatch):
    thinker = Thinker(io.BytesIO(), io.BytesIO())
    monkeypatch.setitem(bots.TASKS, "ponder", thinker.break_off)
    assert thinker.answer("ponder", ()) == (BROKEN_OFF, None)
    thinker.break_off()  # between two questions there is nothing to break off
    assert thinker.answer("choose", question(1))[0] == DONE


def test_the_signal_leaves_a_worker_that_answers_on(worker):
    for turn in range(20):
        ask(worker, "choose", *question())
        if turn:  # it is up, so it handles the signal
            worker.send_signal(signal.SIGUSR1)
        assert answer(worker)[0] in (DONE, BROKEN_OFF)
    assert worker.poll() is None


def test_it_ends_when_nobody_asks_any_more(worker):
    ask(worker, "choose", *question(1))
    assert answer(worker)[0] == DONE
    worker.stdin.close()
    assert worker.wait(30) == 0


def test_it_loads_nothing_of_the_server():
    code = (
        "import sys, world.bots.worker;"
        "print({'evennia', 'django', 'twisted'} & {name.split('.')[0] for name in sys.modules})"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"
