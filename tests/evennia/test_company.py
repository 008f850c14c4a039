"""Seats kept for friends, locked tables, conditions, seeks, and people kept at a distance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.evennia.matches import seated
from tests.evennia.test_requests import after_restart, answers, told

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def people(guest):
    """Anna, the host of a table of three seats who sits there, Boris and Vera; and the table."""
    anna, boris, vera = (guest(name) for name in ("Anna", "Boris", "Vera"))
    anna.type("table new durak seats=2")
    anna.type("sit")
    for line in (anna, boris, vera):
        line.read()
    return anna, boris, vera, anna.person.location


def test_a_seat_is_kept_for_whoever_is_invited(people):
    anna, boris, vera, table = people
    anna.type("invite boris")
    assert f"Type sit {table.number}" in told(boris)
    assert "kept for others: Boris" in answers(vera, f"sit {table.number}")
    assert "You sit" in answers(boris, f"sit {table.number}")


def test_an_invitation_can_be_declined_and_survives_a_restart(people):
    anna, boris, vera, table = people
    anna.type("invite boris")
    after_restart(table.controller)
    assert "kept for others" in answers(vera, f"sit {table.number}")
    boris.type(f"uninvite {table.number}")
    assert "is free again" in told(anna)
    assert "You sit" in answers(vera, f"sit {table.number}")


def test_a_locked_table_lets_in_who_is_invited_or_knows_the_password(people):
    anna, boris, vera, table = people
    anna.type("lock Blue Lamp")
    assert "Blue" not in table.seating_text
    assert "is locked" in answers(vera, f"sit {table.number}")
    assert "is locked" in answers(vera, f"watch {table.number}")
    assert "not the password" in answers(vera, f"watch {table.number} = red")
    assert "Table" in answers(boris, f"watch {table.number} = blue lamp")
    assert "You sit" in answers(vera, f"sit {table.number} = blue lamp")


def test_a_password_is_not_guessed_a_thousand_times(people):
    *_, vera, table = people
    people[0].type("lock lamp")
    said = [answers(vera, f"sit {table.number} = word{n}") for n in range(30)]
    assert "tried too often" in said[-1]
    assert sum("not the password" in each for each in said) <= 11


def test_a_newcomer_who_just_wants_to_play_is_not_led_to_a_locked_table(people):
    anna, boris, _, table = people
    anna.type("lock")
    boris.type("play durak")
    assert boris.person.location is not table


def test_a_newcomer_may_say_how_they_want_to_play(people):
    _, boris, vera, table = people
    boris.type("play durak passing=on")
    fresh = boris.person.location
    assert fresh is not table and dict(fresh.controller.seating.options) == {"passing": "on"}
    assert "Nothing like that" not in answers(vera, "play durak passing=sideways")
    assert vera.person.location is not table
    vera.type("play durak passing=off")
    assert vera.person.location is table and dict(table.controller.seating.options) == {}


def test_a_table_for_accounts_tells_a_guest_why_not(people):
    anna, boris, _, table = people
    anna.type("options company=accounts")
    assert "people with an account" in answers(boris, f"sit {table.number}")


def test_a_seek_is_told_to_those_who_want_to_know_and_lists_its_conditions(people):
    _, boris, vera, _ = people
    vera.type("notify durak")
    boris.type("seek durak seats=2 clock=fast deck=24")
    assert "Boris looks for players of Durak" in told(vera)
    listed = answers(vera, "seeks")
    assert "Agreed: deck=24 and clock=fast" in listed and "Boris" in listed
    boris.type("lock")
    assert "Not for you" in answers(vera, "seeks")


def test_whoever_waits_for_a_friend_is_told_when_they_come(people, guest):
    anna, _, vera, _ = people
    anna.type("notify vera")
    vera.drop()
    anna.read()
    word = "is in the hall now"
    back = guest("Dora")
    assert word not in told(anna)
    anna.type("notify dora")
    assert "Dora" in answers(anna, "notify")
    back.type("quit")


def test_who_is_censored_is_not_heard_and_not_played_with(people):
    anna, boris, vera, table = people
    anna.type("censor boris")
    boris.type(f"watch {table.number}")
    anna.read()
    for words in ("say hello", ":waves", "kibitz hello", "hall hello"):
        boris.type(words)
    assert "hello" not in told(anna) and "waves" not in told(anna)
    assert "cannot be reached" in answers(boris, "page anna = hello")
    assert "cannot be reached" in answers(boris, "mail anna = hello")
    assert "does not want to play" in answers(boris, f"sit {table.number}")
    assert "Boris" in answers(anna, "censor")
    anna.type("censor off boris")
    assert "You sit" in answers(boris, f"sit {table.number}")


def test_noplay_keeps_from_games_but_not_from_talk(people):
    anna, boris, _, table = people
    boris.type("noplay anna")
    assert "does not want to play" in answers(boris, f"sit {table.number}")
    assert "does not want to play" in answers(anna, "invite boris")
    boris.type("page anna = hello")
    assert "hello" in told(anna)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("invite anna", "That is you"),
        ("invite nobodyatall", "nobody called"),
        ("uninvite vera", "No invitation"),
        ("uninvite 99999", "no table 99999"),
        ("lock " + "x" * 100, "too long"),
        ("seek chess", "no game called chess"),
        ("seek durak deck=33", "no choice for deck"),
        ("seeks chess", "no game called chess"),
        ("notify anna", "That is you"),
        ("notify", "news of nothing"),
        ("censor anna", "That is you"),
        ("censor off boris", "not on that list"),
        ("noplay", "Nobody is on your list of noplay"),
    ],
)
def test_what_cannot_be_is_refused_in_clear_words(people, typed, answer):
    assert answer in answers(people[0], typed)


def test_only_the_host_locks_a_table(people):
    *_, vera, table = people
    vera.type(f"watch {table.number}")
    assert "opened this table" in answers(vera, "lock")
    assert "do not sit" in answers(vera, "invite boris")


def test_whoever_sits_down_at_a_match_that_takes_newcomers_is_told_so_and_sees_the_table(guest):
    anna, boris, vera, dora = (guest(name) for name in ("Anna", "Boris", "Vera", "Dora"))
    anna.type("table new dvorak seats=3")
    number = anna.person.location.number
    for line in (anna, boris):
        line.type(f"sit {number}")
    for line in (anna, boris):
        line.type("ready")
    anna.read()
    rows = vera.type(f"sit {number}").split("\n")
    assert rows[0] == "You sit down and play from the next round."
    assert f"You sit at table {number}, seat 3." in rows and "3. You, 0 cards." in rows
    assert not any(row.startswith(f"Table {number}: ") and len(row) < 10 for row in rows)
    assert anna.read() == "Vera sits down and plays from the next round."
    assert "Every seat here is taken" in dora.type(f"sit {number}")


def test_a_newcomers_seat_at_a_running_match_survives_a_restart(guest):
    anna, boris, vera = (guest(name) for name in ("Anna", "Boris", "Vera"))
    table = seated(anna, boris, game="dvorak")
    table.controller.reseat(replace(table.controller.seating, places=3))
    before = table.controller.seating
    vera.type(f"sit {table.number}")
    assert table.seat_of(vera.person) == 2
    # The server dies between the act and the seats: the record knows who plays.
    table.seating_text = before.encode()
    controller = after_restart(table.controller)
    assert controller.seating.names == ("Anna", "Boris", "Vera")
    assert len(controller.match.state.players) == 3 and controller.seating.dealt
