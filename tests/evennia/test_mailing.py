"""E-mail: off by default; on, only to addresses that were confirmed, and never too often."""

from __future__ import annotations

import re

import pytest
from django.core import mail
from twisted.internet.defer import maybeDeferred

from tests.evennia.matches import play_out, seated
from world.hall import mailing

pytestmark = pytest.mark.usefixtures("unbroken")

PASSWORD = "seven blue lamps"
ADDRESS = "anna@example.org"


@pytest.fixture
def on(settings, monkeypatch):
    """The operator has switched it on."""
    settings.HALL_MAIL = True
    settings.DEFAULT_FROM_EMAIL = "hall@example.org"
    settings.HALL_PAGE = "https://cards.example.org/"
    monkeypatch.setattr(mailing, "_run", maybeDeferred)


@pytest.fixture
def anna(line):
    made = line()
    made.type(f"create Anna {PASSWORD}")
    made.read()
    return made


def flat(text):
    return " ".join(text.split())


def word_in(letter, command):
    return re.search(rf"{command} (?:Anna )?([a-z]+-[a-z]+-[a-z]+-[a-z]+)", letter.body)[1]


def confirmed(who):
    who.type(f"email {ADDRESS}")
    assert f"{ADDRESS} is your e-mail address" in flat(
        who.type(f"email {word_in(mail.outbox[-1], 'email')}")
    )


def test_without_the_operators_wish_nothing_is_written(anna, line):
    for typed in ("email", f"email {ADDRESS}", "email off"):
        assert "sends no e-mail" in flat(anna.type(typed))
    assert "sends no e-mail" in flat(line().type("forgot Anna"))
    assert mail.outbox == []


def test_an_address_is_kept_once_its_owner_has_confirmed_it(on, anna):
    assert "No e-mail address" in flat(anna.type("email"))
    assert f"on its way to {ADDRESS}" in flat(anna.type(f"email {ADDRESS}"))
    assert anna.account.email == ""
    (letter,) = mail.outbox
    assert letter.to == [ADDRESS] and letter.from_email == "hall@example.org"
    assert "https://cards.example.org/" in letter.body
    assert letter.extra_headers["Auto-Submitted"] == "auto-generated"
    assert "does not fit" in flat(anna.type("email bani-toru-gise-lomu"))
    assert "is your e-mail address" in flat(anna.type(f"email {word_in(letter, 'email')}"))
    assert anna.account.email == ADDRESS
    assert ADDRESS in anna.type("email")
    assert "does not fit" in flat(anna.type(f"email {word_in(letter, 'email')}")), "good once"
    anna.type("email off")
    assert anna.account.email == ""


@pytest.mark.parametrize(
    "typed", ["@", "a@b", "anna@example.org, boris@example.org", "x@" + "y" * 300 + ".org"]
)
def test_what_is_no_address_is_refused(on, anna, typed):
    assert "That is no e-mail address" in flat(anna.type(f"email {typed}"))
    assert mail.outbox == []


def test_nobody_has_strangers_written_to_without_end(on, anna):
    for _ in range(3):
        anna.type(f"email {ADDRESS}")
    assert "on its way" not in anna.type(f"email {ADDRESS}")
    assert len(mail.outbox) == 3


def test_guests_have_no_password_and_no_address(on, guest):
    assert "register" in guest("Boris").type(f"email {ADDRESS}")
    assert mail.outbox == []


def test_a_forgotten_password_is_replaced_by_the_word_that_was_written(on, anna, line):
    confirmed(anna)
    anna.type("quit")
    door = line()
    assert "a word is on its way" in flat(door.type("forgot anna"))
    word = word_in(mail.outbox[-1], "recover")
    assert "Common Room" in door.type(f"recover Anna {word} one red door")


def test_the_door_does_not_tell_who_has_an_address(on, anna, line):
    without = line(address="198.51.100.1").type("forgot Anna")
    confirmed(anna)
    before = len(mail.outbox)
    having = line(address="198.51.100.2").type("forgot Anna")
    nobody = line(address="198.51.100.3").type("forgot Oleg").replace("Oleg", "Anna")
    assert without == having == nobody
    assert len(mail.outbox) == before + 1
    assert "Type forgot and your name" in flat(line().type("forgot"))


def test_words_are_not_asked_for_without_end(on, anna, line):
    confirmed(anna)
    before = len(mail.outbox)
    for number in range(8):
        line(address=f"198.51.100.{number}").type("forgot Anna")
    assert len(mail.outbox) == before + 5


def test_whoever_is_away_is_told_of_their_turn_in_a_slow_game_once_an_hour(on, anna, guest):
    confirmed(anna)
    boris = guest("Boris")
    table = seated(anna, boris, options={"clock": "correspondence"})
    seat = table.seat_of(anna.person)
    before = len(mail.outbox)
    play_out(table, until=lambda match: match.seq > 10 and seat in match.game.to_act(match.state))
    assert len(mail.outbox) == before, "she is here"
    anna.drop()
    play_out(table, until=lambda match: match.seq > 14 and seat in match.game.to_act(match.state))
    (letter,) = mail.outbox[before:]
    assert letter.to == [ADDRESS]
    assert f"your turn at table {table.number}" in letter.body


def test_letters_are_in_the_language_their_reader_chose(on, anna):
    anna.type("language ru")
    anna.type(f"email {ADDRESS}")
    assert "наберите там: email" in mail.outbox[-1].body


def test_a_mail_server_that_fails_is_logged_and_nobody_waits(on, anna, settings, monkeypatch):
    logged = []
    monkeypatch.setattr(mailing.logger, "log_err", logged.append)
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    assert "on its way" in anna.type(f"email {ADDRESS}")
    assert "could not be sent" in logged[0]
