"""What is kept of a person can be had, and be deleted; the games stay."""

from __future__ import annotations

import json
import re

import pytest

from tests.evennia.matches import play_out, seated
from tests.evennia.test_evening import host
from tests.evennia.test_order import staff
from tests.evennia.test_requests import answers, told
from world.hall import people as people_of_hall
from world.hall import ranks
from world.records import standings
from world.records.models import (
    Action,
    Complaint,
    Evening,
    Match,
    Note,
    Part,
    StaffAct,
    Standing,
)

__all__ = ["host", "staff"]

pytestmark = pytest.mark.usefixtures("unbroken", "at_once")


def everything(line):
    """Everything `data export` writes, read as JSON."""
    text = line.type("data export")
    return json.loads(text[text.index("{") :])


def test_everything_kept_is_written_out(staff, guest):
    olga, anna, boris = staff(), guest("Anna"), guest("Boris")
    record = play_out(seated(anna, boris))
    anna.type("hall good evening")
    anna.type("style plain")
    boris.type("mail anna = tomorrow?")
    anna.type("report boris = rude")
    boris.type("report anna = ruder")
    olga.type("notes anna = promised to behave")
    olga.type("mute anna = 1h insults")
    kept = everything(anna)
    assert kept["about"]["name"] == "Anna" and kept["about"]["guest"]
    assert kept["talk"] == ["good evening"] and kept["preferences"]["style"] == "plain"
    assert kept["letters"][0]["text"] == "tomorrow?"
    assert [each["match"] for each in kept["matches"]] == [record]
    assert kept["reports_made"][0]["why"] == "rude"
    assert kept["reports_about"][0]["why"] == "ruder" and "by_name" not in kept["reports_about"][0]
    assert kept["notes_about"][0]["text"] == "promised to behave"
    assert kept["measures"][0]["reason"] == "insults"
    assert kept["standings"][0]["played"] == 1


def test_nothing_is_deleted_without_the_name(guest):
    anna = guest("Anna")
    assert "data delete Anna" in answers(anna, "data delete")
    assert "data delete Anna" in answers(anna, "data delete Boris")
    assert "Type data export" in answers(anna, "data")
    assert anna.account.pk


def test_after_a_deletion_the_games_stay_and_the_person_does_not(staff, guest):
    olga, anna, boris = staff(), guest("Anna"), guest("Boris")
    record = play_out(seated(anna, boris))
    number = anna.person.id
    anna.type("report boris = rude")
    boris.type("report anna = ruder")
    olga.type("notes anna = promised to behave")
    anna.type("hall good evening")
    olga.read()
    assert "Goodbye" in answers(anna, "data delete Anna")
    assert people_of_hall.account_of("Anna") is None
    row = Match.objects.get(pk=record)
    nobody = next(p for p in json.loads(row.players) if p["name"] == "Nobody")
    assert nobody["who"] is None
    assert not Part.objects.filter(player=str(number)).exists()
    assert not Standing.objects.filter(player=str(number)).exists()
    assert not Note.objects.filter(about=number).exists()
    assert "Anna" not in str(list(Complaint.objects.values())) + str(
        list(StaffAct.objects.values())
    )
    assert "Nobody" in answers(boris, "history")
    assert "All is sound" in answers(boris, f"verify {record}")
    assert "good evening" not in answers(boris, "recall")
    parts = Part.objects.count()
    standings.recount()
    assert Part.objects.count() == parts


def test_a_match_that_runs_goes_on_without_the_name(guest):
    anna, boris, vera = (guest(name) for name in ("Anna", "Boris", "Vera"))
    table = seated(anna, boris, vera, game="dvorak")
    anna.type("propose Lamp = Draw two cards.")
    boris.type("y")
    vera.type("y")
    record, seat = table.controller.record, table.seat_of(anna.person)
    boris.read()
    anna.type("data delete Anna")
    assert "Anna" in told(boris)
    assert table.controller.playing and table.seat_of(boris.person) is not None
    play_out(table, until=lambda match: match.seq > 30)
    row = Match.objects.get(pk=record)
    acts = "".join(a + e for a, e in Action.objects.values_list("action", "events"))
    assert "Anna" not in row.players + row.snapshot + acts
    assert json.loads(row.players)[seat]["name"] == "Nobody"
    assert "Lamp" in row.snapshot


def test_an_evening_that_runs_forgets_who_is_deleted(host, line):
    evening = re.search(r"evening (\w+-\w+)", host.type("evening start Friday club"))[1]
    anna = line()
    anna.type(f"evening {evening} Anna")
    assert everything(anna)["evenings"] == ["Friday club"]
    assert "Anna" in Evening.objects.get().people
    anna.type("data delete Anna")
    line().type(f"evening {evening} Boris")
    assert list(json.loads(Evening.objects.get().people).values()) == ["Boris"]


def test_an_owner_is_not_deleted_from_inside(staff):
    owner = staff("Igor", ranks.OWNER)
    assert "An owner cannot be deleted" in answers(owner, "data delete Igor")
    assert people_of_hall.account_of("Igor") is not None
