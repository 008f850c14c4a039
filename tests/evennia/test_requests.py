"""What is asked of a table: who must agree, what happens then, and how it comes to nothing."""

from __future__ import annotations

import json

import pytest
from twisted.internet import task

from tests.evennia.matches import play_out, seated
from tests.evennia.test_takeback import archive_of
from world.engine import recording
from world.hall import lobby, requests
from world.records.models import Match

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def time_of(monkeypatch):
    """The wall clock and the reactor's, moved by hand: ``time_of.advance(30)``."""
    clock = task.Clock()
    clock.rightNow = 1_000_000.0
    monkeypatch.setattr(requests, "reactor", clock)
    monkeypatch.setattr(requests.time, "time", clock.seconds)
    return clock


@pytest.fixture
def three(guest):
    """Three people at a table that plays: their lines, and the controller."""
    lines = [guest(name) for name in ("Anna", "Boris", "Vera")]
    controller = seated(*lines).controller
    for line in lines:
        line.read()
    return (*lines, controller)


def told(line):
    return " ".join(line.read().split())


def answers(line, words):
    return " ".join(line.type(words).split())


def after_restart(controller):
    """The controller of a server that has just come up."""
    table = controller.table
    controller.requests.stop()
    table.ndb.controller = None
    lobby.resume_all([table])
    return table.controller


def test_a_draw_takes_everybody_and_ends_the_match_without_a_loser(three):
    anna, boris, vera, controller = three
    assert "Boris and Vera" in answers(anna, "offer draw")
    assert "Type accept draw or decline draw" in told(boris)
    assert "Yet to answer: Vera" in answers(boris, "accept")
    assert controller.playing
    vera.type("accept draw")
    assert "A draw, by agreement." in told(anna)
    row = Match.objects.get(pk=controller.record)
    assert row.status == Match.FINISHED and json.loads(row.result)["draw"]
    assert list(recording.played(archive_of(controller)))


def test_one_no_is_enough(three):
    anna, boris, _, controller = three
    anna.type("abort")
    boris.type("vote no")
    assert "Boris does not agree (abort)" in told(anna)
    assert controller.playing and not controller.requests.open


def test_a_match_broken_off_by_agreement_has_no_result(three):
    anna, boris, vera, controller = three
    anna.type("abort")
    boris.type("accept")
    vera.type("vote yes")
    assert "without a result" in told(anna)
    row = Match.objects.get(pk=controller.record)
    assert row.status == Match.ABORTED and not row.result
    assert [sitter.name for sitter in controller.seating.people] == ["Anna", "Boris", "Vera"]


def test_the_same_people_go_on_with_a_match_that_was_set_aside(three):
    anna, boris, vera, controller = three
    play_out(controller.table, until=lambda match: match.seq == 6)
    state = controller.match.game.encode(controller.match.state)
    number = controller.record
    anna.type("adjourn")
    for line in (boris, vera):
        line.type("accept")
    assert f"continue {number}" in told(anna)
    assert Match.objects.get(pk=number).status == Match.ADJOURNED
    boris.type("stand")
    assert "Anna, Boris, Vera" in answers(anna, f"continue {number}")
    boris.type("sit")
    anna.type("continue")
    for line in (boris, vera):
        line.type("accept continue")
    assert controller.playing and controller.record == number
    assert controller.match.game.encode(controller.match.state) == state
    again = after_restart(controller)
    assert again.playing and again.record == number and again.seq == 6


def test_an_undo_restores_the_state_and_can_be_asked_again(three):
    anna, boris, vera, controller = three
    lines = {controller.seating.seat_of(line.person.id): line for line in (anna, boris, vera)}
    leader = next(iter(controller.to_act()))
    before = controller.match
    lines[leader].type("1")
    lines[leader].type("undo")
    for seat, line in lines.items():
        if seat != leader:
            line.type("accept undo")
    assert controller.match.state == before.state and controller.seq == before.seq + 2
    assert "nothing of yours" in lines[leader].type("undo")


def test_a_request_survives_a_restart_with_its_answers(three):
    anna, boris, vera, controller = three
    leader = next(iter(controller.to_act()))
    lines = {controller.seating.seat_of(line.person.id): line for line in (anna, boris, vera)}
    state = controller.match.state
    lines[leader].type("1")
    lines[leader].type("undo")
    first, second = (line for seat, line in lines.items() if seat != leader)
    first.type("accept")
    again = after_restart(controller)
    assert "Nobody waits" in answers(first, "accept")
    second.type("accept")
    assert again.match.state == state


def test_what_is_asked_lapses_and_is_damped_when_asked_again(three, time_of):
    anna, boris, _, controller = three
    anna.type("offer draw")
    time_of.advance(requests.OPEN_FOR + 1)
    assert "has lapsed (draw)" in told(boris)
    assert "Ask again in 30 seconds" in answers(anna, "offer draw")
    time_of.advance(requests.DAMPING)
    anna.type("offer draw")
    anna.type("withdraw")
    assert "takes the request back (draw)" in told(boris)
    assert "Ask again in 60 seconds" in answers(anna, "offer draw")


def test_pending_lists_what_is_asked_and_who_has_yet_to_answer(three):
    anna, boris, vera, _ = three
    assert "Nothing is asked" in answers(anna, "pending")
    anna.type("offer draw")
    vera.type("abort")
    listed = boris.type("pending").split("\n")
    assert listed[0] == "2 things are asked at this table."
    assert " ".join(listed).count("Yet to answer:") == 2
    assert "Several things are asked: draw, abort" in answers(boris, "accept")


@pytest.mark.parametrize(
    ("before", "typed", "answer"),
    [
        ((), "accept", "Nobody waits"),
        ((), "decline draw", "Nobody waits"),
        ((), "withdraw", "asked nothing"),
        ((), "offer", "Type offer draw"),
        ((), "offer a drink", "Type offer draw"),
        ((), "vote", "Type vote yes"),
        ((), "undo", "nothing of yours"),
        ((), "kick anna", "That is you"),
        ((), "kick nobodyatall", "nobody called"),
        ((), "kick vera", "Their answer is needed: Boris"),
        ((), "continue", "The cards are dealt"),
        ((), "continue x", "not a number"),
        ((), "moretime", "No clock runs"),
        (("offer draw",), "offer draw", "asked at this table already"),
        (("offer draw",), "accept", "You asked that yourself"),
        (("offer draw",), "accept abort", "Nobody waits"),
        (("offer draw",), "decline draw", "You asked that yourself"),
    ],
)
def test_what_cannot_be_asked_or_answered_is_refused_in_clear_words(three, before, typed, answer):
    anna, *_ = three
    for words in before:
        anna.type(words)
    assert answer in answers(anna, typed)


def test_nobody_agrees_for_the_absent_to_what_takes_something_from_them(three):
    anna, boris, vera, controller = three
    vera.drop()
    for words in ("offer draw", "abort"):
        assert "Vera is away" in answers(anna, words)
    anna.type("adjourn")
    boris.type("accept")
    assert not controller.playing


def test_an_answer_after_the_end_does_nothing(three):
    anna, boris, _, controller = three
    anna.type("offer draw")
    play_out(controller.table)
    assert "Nobody waits" in answers(boris, "accept")


def test_bots_agree_to_take_back_but_not_to_a_draw(guest):
    anna = guest("Anna")
    controller = seated(anna, bots=1).controller
    assert "nobody else" in answers(anna, "offer draw")
    assert "nobody else" in answers(anna, "abort")
    anna.type("adjourn")
    number = controller.record
    assert Match.objects.get(pk=number).status == Match.ADJOURNED
    anna.type("bot out")
    anna.type("continue")
    assert controller.playing and controller.record == number
    assert [sitter.kind for sitter in controller.seating.sitters] == ["person", "bot"]


def test_two_can_swap_their_seats_before_the_deal(guest):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type("table new durak")
    for line in (anna, boris):
        line.type(f"sit {anna.person.location.number if line is boris else ''}")
    anna.type("swap boris")
    boris.type("accept")
    assert anna.person.location.controller.seating.names[:2] == ("Boris", "Anna")


def test_a_seat_is_taken_from_somebody_only_together(three):
    anna, boris, vera, controller = three
    anna.type("kick vera")
    assert "Nobody waits" in answers(vera, "accept")
    boris.type("accept")
    assert "loses the seat" in told(vera)
    assert controller.seating.seat_of(vera.person.id) is None
    assert json.loads(Match.objects.get(pk=controller.record).players)[2]["left"]


def test_nobody_takes_the_only_opponent_s_seat_alone(guest):
    anna, boris = guest("Anna"), guest("Boris")
    seated(anna, boris)
    assert "cannot decide that alone" in answers(anna, "kick boris")


def test_a_question_to_somebody_who_leaves_lapses(guest):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type("table new durak seats=3")
    table = anna.person.location
    for line in (anna, boris):
        line.type(f"sit {table.number}")
    anna.type("swap boris")
    boris.type("stand")
    assert "has lapsed (swap)" in told(anna)
    assert not table.controller.requests.open
