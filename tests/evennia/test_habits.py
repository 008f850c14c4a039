"""What people have the hall do for them, and how long bots wait."""

from __future__ import annotations

import pytest
from twisted.internet import task

from tests.evennia.matches import seated
from world.hall import habits

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def soon(monkeypatch):
    """What is done when this turn of the reactor ends, is done at ``soon.advance(0)``."""
    made = task.Clock()
    monkeypatch.setattr(habits, "reactor", made)
    return made


@pytest.fixture
def table(guest):
    """Two at a table of Dvorak; whose turn it is comes first."""
    lines = [guest("Anna"), guest("Boris")]
    made = seated(*lines, game="dvorak")
    lines.sort(key=lambda line: made.seat_of(line.person) != made.controller.match.state.on_turn)
    for line in lines:
        line.read()
    return made.controller, *lines


def step(controller):
    return controller.match.state.turn.step


def test_whoever_wants_it_has_the_hall_draw_for_them(table, soon):
    controller, mover, other = table
    assert "You draw yourself" in mover.type("autodraw")
    assert "The hall draws for you" in mover.type("autodraw on")
    soon.advance(0)
    assert step(controller) == "play" and "draw" in mover.read()
    assert "You have drawn" in mover.type("draw") and step(controller) == "play"
    mover.type("autodraw off")
    other.type("autodraw on")
    mover.type("end")
    mover.type("discard 1")
    soon.advance(0)
    assert controller.match.state.on_turn == controller.table.seat_of(other.person)
    assert step(controller) == "play"


def test_nobody_elses_draw_is_taken_and_none_that_may_be_left_out(table, soon):
    controller, _, other = table
    other.type("autodraw on")
    soon.advance(0)
    assert step(controller) == "draw"


def test_a_vote_or_a_pause_is_waited_for(table, soon):
    controller, mover, other = table
    controller.pause(True)
    mover.type("autodraw on")
    soon.advance(0)
    assert step(controller) == "draw"
    controller.pause(False)
    other.type("propose Gust = Draw a card.")
    soon.advance(0)
    assert step(controller) == "draw"
    mover.type("vote yes")
    soon.advance(0)
    assert step(controller) == "play"


def test_bots_wait_as_long_as_whoever_wants_it_longest(guest):
    anna, boris = guest("Anna"), guest("Boris")
    seating = seated(anna, boris, bots=1).controller.seating
    usual = habits.settings.HALL_BOT_PAUSE
    assert habits.pause_of(seating) == usual
    assert "pause: none" in anna.type("pauses none")
    assert habits.pause_of(seating) == max(usual, 0)
    boris.type("pauses long")
    assert habits.pause_of(seating) == 4.0
    boris.type("pauses none")
    assert habits.pause_of(seating) == 0.0
    assert "none, short, usual, long" in boris.type("pauses slow")
    assert "pause: none" in boris.type("pauses")
