"""The clock of a table: time only from the hall, warnings in words, nothing charged for lag."""

from __future__ import annotations

import pytest
from twisted.internet import task

from tests.evennia.matches import play_out, seated
from tests.evennia.test_requests import after_restart, answers, told
from world.hall import absence, botdriver, bulletin, clock, terms

FAST = terms.PACES["fast"]

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def time_of(monkeypatch):
    """The reactor's clock in everything that waits, moved by hand."""
    made = task.Clock()
    for module in (clock, absence, botdriver):
        monkeypatch.setattr(module, "reactor", made)
    return made


@pytest.fixture
def two(guest, time_of):
    """Two people at a fast table that plays: who leads, who defends, and the controller."""
    lines = [guest(name) for name in ("Anna", "Boris")]
    controller = seated(*lines, options={"clock": "fast"}).controller
    lead = next(iter(controller.to_act()))
    by_seat = {controller.seating.seat_of(line.person.id): line for line in lines}
    for line in lines:
        line.read()
    return by_seat[lead], by_seat[1 - lead], controller


def seat(controller, line):
    return controller.seating.seat_of(line.person.id)


def test_a_move_within_its_time_costs_nothing_and_one_beyond_it_is_paid_from_the_bank(two, time_of):
    leader, other, controller = two
    time_of.advance(FAST.move)
    leader.type("1")
    assert controller.clock.banks()[seat(controller, leader)] == FAST.bank
    time_of.advance(FAST.move + clock.LAG + 20)
    other.type("take")
    assert controller.clock.banks()[seat(controller, other)] == FAST.bank - 20


def test_the_clock_word_and_every_program_are_told_the_same_truth(two, time_of):
    leader, other, controller = two
    time_of.advance(25)
    said = answers(leader, "clock")
    assert "You: 50 seconds left" in said and "not to move, 60 seconds in the bank" in said
    table = dict(bulletin.objects_for(controller, other.person))["Hall.Table"]
    seats = {entry["seat"]: entry for entry in table["seats"]}
    assert seats[seat(controller, leader)]["clock"] == table["clock"] == 50
    assert seats[seat(controller, other)]["clock"] is None
    assert seats[seat(controller, other)]["bank"] == 60


def test_whoever_runs_short_is_warned_in_words_and_nobody_else_is(two, time_of):
    leader, other, _ = two
    time_of.advance(FAST.move + FAST.bank - 30)
    assert "30 seconds left" in told(leader)
    time_of.advance(20)
    assert "10 seconds left" in told(leader)
    assert told(other) == ""


def test_time_that_ran_out_leads_the_lowest_plain_card(two, time_of):
    leader, other, controller = two
    expected = controller.game.default_action(controller.match.state, seat(controller, leader))
    time_of.advance(FAST.move + FAST.bank + clock.LAG)
    said = told(other)
    assert said.startswith("The time of") and "attacks you" in said
    assert controller.view(None).pairs == ((expected.cards[0], None),)


def test_time_that_ran_out_makes_the_defender_take(two, time_of):
    leader, other, controller = two
    leader.type("1")
    other.read()
    time_of.advance(FAST.move + FAST.bank + clock.LAG)
    assert "You will take" in told(other)
    assert controller.clock.banks()[seat(controller, other)] == 0


def test_an_empty_bank_leaves_the_time_of_each_move(two, time_of):
    leader, other, controller = two
    time_of.advance(FAST.move + FAST.bank + clock.LAG)
    other.type("take")
    mine = seat(controller, leader)
    play_out(controller.table, until=lambda m: mine in m.game.to_act(m.state))
    assert controller.clock.seconds(controller.match)[mine] == FAST.move


def test_an_act_and_a_clock_at_zero_in_the_same_moment_make_one_act(two, time_of):
    leader, _, controller = two
    time_of.advance(FAST.move + FAST.bank + clock.LAG - 0.001)
    leader.type("1")
    seq = controller.seq
    time_of.advance(0.002)
    assert controller.seq == seq


def test_others_give_time_and_nobody_gives_it_to_themselves(two, time_of):
    leader, other, controller = two
    other.type("moretime")
    assert "gives 60 seconds more" in told(leader)
    assert controller.clock.banks()[seat(controller, leader)] == FAST.bank + 60
    assert "That is you" in answers(other, f"moretime {other.person.key}")
    time_of.advance(FAST.move + FAST.bank + clock.LAG + 30)
    assert controller.seq == 1


def test_a_restart_costs_nobody_time(two, time_of):
    leader, other, controller = two
    leader.type("1")
    time_of.advance(FAST.move + clock.LAG + 40)
    controller.clock.stop()
    again = after_restart(controller)
    left = again.clock.seconds(again.match)[seat(again, other)]
    assert left == FAST.move + FAST.bank + clock.GRACE


def test_an_undo_restores_the_clocks(two, time_of):
    leader, other, controller = two
    time_of.advance(FAST.move + clock.LAG + 30)
    leader.type("1")
    assert controller.clock.banks()[seat(controller, leader)] == FAST.bank - 30
    leader.type("undo")
    other.type("accept")
    assert controller.clock.banks()[seat(controller, leader)] == FAST.bank


def test_a_bot_has_no_clock_and_neither_has_a_seat_it_keeps(guest, time_of):
    anna = guest("Anna")
    controller = seated(anna, bots=1, options={"clock": "fast"}).controller
    assert set(controller.clock.seconds(controller.match)) <= {seat(controller, anna)}


def test_a_table_without_a_clock_says_so_and_hurries_nobody(guest, time_of):
    lines = [guest("Anna"), guest("Boris")]
    controller = seated(*lines).controller
    assert answers(lines[0], "clock") == "This table has no clock."
    time_of.advance(10**6)
    assert controller.seq == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("table new durak clock=quick", "Choose from: none, relaxed, fast"),
        ("options clock", "clock is none here"),
        ("options watchers=perhaps", "perhaps is no choice for watchers"),
        ("options standin=never", "* standin = never (changed)"),
        ("options clock=fast", "* clock = fast (changed)"),
    ],
)
def test_terms_are_read_and_changed_like_options(guest, typed, answer):
    anna = guest("Anna")
    anna.type("table new durak")
    assert answer in answers(anna, typed)


def test_no_clock_runs_while_a_card_is_voted_on(guest, time_of):
    lines = [guest("Anna"), guest("Boris")]
    controller = seated(*lines, options={"clock": "fast"}, game="dvorak").controller
    assert set(controller.clock.banks()) == {0, 1}
    lines[0].type("propose Gust = Draw a card.")
    assert controller.view(None).ballot is not None
    time_of.advance(FAST.move + FAST.bank + 5)
    assert controller.view(None).ballot is not None and controller.clock.banks()[0] == FAST.bank


def test_what_was_agreed_is_told_to_whoever_sits_down(guest):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type("table new durak clock=fast standin=60")
    said = answers(boris, f"sit {anna.person.location.number}")
    assert "Agreed at this table: clock=fast and standin=60." in said
