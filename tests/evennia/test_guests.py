"""Guests last: they come back by their word, and become accounts with all they had."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone
from twisted.internet import task

from typeclasses.accounts import Account, Guest
from world.hall import guests, people, slices

PASSWORD = "seven blue lamps"


def word_in(text):
    return re.search(r"word is ([a-z-]+)", " ".join(text.split()))[1]


def test_a_guest_outlives_its_line_and_comes_back_by_its_word(line):
    first = line()
    word = word_in(first.type("guest Vera"))
    person = first.person
    first.drop()
    back = line()
    assert "Common Room" in back.type(f"resume {word}")
    assert back.person is person and back.account.username == "Vera"


@pytest.mark.parametrize("spelled", [str.upper, lambda word: word.replace("-", " ")])
def test_a_resume_word_may_be_typed_as_it_was_heard(line, spelled):
    word = word_in(line().type("guest Vera"))
    back = line()
    back.type(f"resume {spelled(word)}")
    assert back.person is not None


def test_a_resume_word_is_not_stored_as_it_is(line):
    visitor = line()
    word = word_in(visitor.type("guest Vera"))
    stored = [str(tag) for tag in visitor.account.tags.all()]
    assert word not in " ".join(stored) and word.replace("-", "") not in " ".join(stored)


def test_two_lines_of_one_guest_share_the_person(line):
    first, second = line(), line("webclient/websocket")
    second.type(f"resume {word_in(first.type('guest Vera'))}")
    assert first.person is second.person
    assert first.read() == "", "the first line is not told of the second"


def test_a_new_resume_word_voids_the_old(line):
    visitor = line()
    old = word_in(visitor.type("guest Vera"))
    new = word_in(visitor.type("resume"))
    stranger = line()
    assert "No guest has that" in stranger.type(f"resume {old}")
    stranger.type(f"resume {new}")
    assert stranger.person is visitor.person


def test_a_guest_becomes_an_account_and_keeps_everything(line):
    visitor = line()
    word = word_in(visitor.type("guest"))
    visitor.type("style speech")
    person, account = visitor.person, visitor.account
    assert "You are Vera now" in visitor.type(f"register Vera {PASSWORD}")
    assert (visitor.person, visitor.account) == (person, account)
    assert person.key == account.username == "Vera"
    assert not guests.is_guest(account)
    visitor.drop()
    stranger = line()
    stranger.type(f"resume {word}")
    assert stranger.person is None, "the word is void once there is a password"
    stranger.type(f"connect Vera {PASSWORD}")
    assert stranger.person is person and "speech" in stranger.type("style").split(".")[0]


def test_a_guest_may_register_under_its_own_name(guest):
    visitor = guest("Vera")
    assert "You are Vera now" in visitor.type(f"register Vera {PASSWORD}")


def test_others_in_the_room_hear_a_new_name(guest):
    visitor, other = guest("Vera"), guest("Boris")
    visitor.read()
    visitor.type(f"register Olga {PASSWORD}")
    assert other.read() == "Vera is now called Olga."


@pytest.mark.parametrize("name", ["Boris", "B0ris", "BORIS", "hall", "7s", "Bo.ris"])
def test_a_name_that_is_not_free_leaves_the_guest_as_it_was(guest, name):
    guest("Boris")
    visitor = guest("Vera")
    for typed in (f"register {name} {PASSWORD}", f"name {name}"):
        visitor.type(typed)
        assert visitor.person.key == "Vera" and guests.is_guest(visitor.account)


def test_an_account_is_no_guest(guest):
    visitor = guest("Vera")
    visitor.type(f"register Vera {PASSWORD}")
    assert "an account already" in visitor.type(f"register Olga {PASSWORD}")
    assert "an account already" in visitor.type("resume")
    assert "keeps its name" in visitor.type("name Olga")


def test_a_password_is_changed_by_whoever_knows_it(guest, line):
    visitor = guest("Vera")
    assert "guest has no password" in visitor.type("password a = b")
    visitor.type(f"register Vera {PASSWORD}")
    assert "not your password" in visitor.type("password wrong = one red door")
    assert "is changed" in visitor.type(f"password {PASSWORD} = one red door")
    back = line()
    back.type("connect Vera one red door")
    assert back.person is visitor.person


def test_guests_without_a_name_get_one_of_their_own(guest):
    names = {guest().person.key for _ in range(5)}
    assert len(names) == 5 and all(re.fullmatch(r"Guest\d{3}", name) for name in names)


def test_evennias_own_way_to_a_guest_gives_one_that_lasts(hall):
    account, problems = Guest.authenticate(ip="198.51.100.7")
    assert not problems and guests.is_guest(account) and type(account) is Account
    account.at_post_disconnect()
    assert people.account_of(account.username) == account


def test_guests_are_let_go_after_thirty_days_and_nobody_else(guest, at_once):
    gone, here, young, olga = guest("Gone"), guest("Stays"), guest("Young"), guest("Olga")
    olga.type(f"register Olga {PASSWORD}")
    for visitor in (gone, young, olga):
        visitor.drop()
    long_ago = timezone.now() - timedelta(days=guests.KEPT_DAYS + 1)
    for visitor in (gone, here, olga):
        account = people.account_of(visitor.session.uname)
        account.last_login = long_ago
        account.save()
    assert [account.username for account in guests.forgotten()] == ["Gone"]
    guests.sweep()
    assert people.account_of("Gone") is None
    assert all(people.account_of(name) for name in ("Stays", "Young", "Olga"))


def test_whoever_hangs_up_while_a_guest_is_made_for_them_leaves_none_behind(line, monkeypatch):
    later = []
    work_later = task.Cooperator(lambda: lambda: True, lambda work: later.append(work))
    monkeypatch.setattr(slices, "_shared", work_later)
    monkeypatch.setattr(slices, "SLICE", -1)
    stranger = line()
    stranger.type("guest Anna")
    stranger.drop()
    while later:
        later.pop()()
    assert people.account_of("Anna") is None
