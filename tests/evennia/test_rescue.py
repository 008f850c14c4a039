"""Tables that do not go on: staff find them, look at them and help them."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.evennia.matches import play_out, seated
from tests.evennia.test_order import staff
from tests.evennia.test_requests import answers, told
from world.records.models import Action, Match, StaffAct

__all__ = ["staff"]

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def table(staff, guest):
    """Olga of the staff; Anna and Boris at a table that plays; that table."""
    olga, anna, boris = staff(), guest("Anna"), guest("Boris")
    table = seated(anna, boris)
    for line in (anna, boris):
        line.read()
    return olga, anna, boris, table


def a_while_ago():
    Action.objects.update(at=timezone.now() - timedelta(minutes=14))


def test_a_table_where_nobody_acts_is_found(table):
    olga, *_, room = table
    assert "No table is stuck" in answers(olga, "stuck")
    a_while_ago()
    found = answers(olga, "stuck")
    assert f"Table {room.number}: Durak, 14 minutes without an act. To act:" in found


def test_at_a_table_of_correspondence_silence_is_nothing_unusual(staff, guest):
    olga = staff()
    seated(guest("Anna"), guest("Boris"), options={"clock": "correspondence"})
    a_while_ago()
    assert "No table is stuck" in answers(olga, "stuck")


def test_staff_see_a_table_as_watchers_do_and_hands_only_on_record(table):
    olga, anna, boris, room = table
    seen = answers(olga, f"stuck {room.number}")
    assert "The state is sound" in seen and "Your hand" not in seen
    hands = answers(olga, f"stuck {room.number} hands")
    assert "As Anna sees it" in hands and "As Boris sees it" in hands
    assert hands.count("Your hand") == 2
    row = StaffAct.objects.get(act="stuck hands")
    assert (row.by_name, row.whom_name) == ("Olga", f"table {room.number}")


def test_whoever_plays_in_a_match_is_not_shown_its_hidden_cards(staff, guest):
    olga, anna = staff(), guest("Anna")
    room = seated(olga, anna, guest("Vera"))
    assert "are not shown to you" in answers(olga, f"stuck {room.number} hands")
    olga.type("stand yes")
    assert "are not shown to you" in answers(olga, f"stuck {room.number} hands")
    assert not StaffAct.objects.filter(act="stuck hands").exists()


def test_a_match_is_set_aside_with_a_reason_and_can_go_on(table):
    olga, anna, boris, room = table
    record = room.controller.record
    assert "Give a reason" in answers(olga, f"stuck {room.number} adjourn")
    olga.type(f"stuck {room.number} adjourn = the hall closes for tonight")
    assert "Staff help this table: the hall closes for tonight" in told(anna)
    assert Match.objects.get(pk=record).status == Match.ADJOURNED
    anna.type(f"continue {record}")
    boris.type("accept")
    assert room.controller.playing and room.controller.record == record


def test_a_table_is_closed_with_a_reason(table):
    olga, anna, _, room = table
    record = room.controller.record
    olga.type(f"stuck {room.number} close = made by mistake")
    assert "made by mistake" in told(anna)
    assert not room.is_open and Match.objects.get(pk=record).status == Match.ABORTED


def test_a_bot_plays_the_hand_of_somebody_who_does_not_come_back(staff, guest):
    olga, lines = staff(), [guest(name) for name in ("Anna", "Boris", "Vera")]
    room = seated(*lines)
    seat = room.seat_of(lines[1].person)
    lines[0].read()
    olga.type(f"stuck {room.number} bot {seat + 1} = Boris has left for good")
    assert "A bot plays the hand of Boris on" in told(lines[0])
    assert room.controller.bots.drives(seat)
    again = answers(olga, f"stuck {room.number} bot {seat + 1} = once more")
    assert "A bot plays there already" in again
    play_out(room)


def test_a_bot_takes_a_seat_at_a_table_that_waits(staff, guest):
    olga, anna = staff(), guest("Anna")
    anna.type("table new durak seats=3")
    anna.type("sit")
    number = anna.person.location.number
    olga.type(f"stuck {number} bot 3 = so that they can begin")
    assert anna.person.location.controller.seating.names[2] == "Bot 1"
    assert "seats 1 to 3" in answers(olga, f"stuck {number} bot 4 = one more")
    assert "already" in answers(olga, f"stuck {number} bot 3 = one more")
