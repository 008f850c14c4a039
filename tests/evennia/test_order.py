"""Order in the hall: reports, mutes, bans and appeals, notes, the staff's channel, the audit."""

from __future__ import annotations

from datetime import timedelta

import evennia
import pytest
from django.utils import timezone

from tests.evennia.matches import play_out, seated
from tests.evennia.test_requests import answers, told
from world.hall import overheard, ranks, wordlist
from world.records.models import Complaint, Measure, StaffAct

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def staff(line):
    """Makes staff who are in: ``staff("Olga")``; of the rank of owners with ``ranks.OWNER``."""

    def come_in(name="Olga", rank=ranks.STAFF):
        made = line()
        made.type(f"create {name} seven blue lamps")
        made.account.permissions.add(rank)
        made.read()
        return made

    return come_in


@pytest.fixture
def people(guest, staff):
    """Olga of the staff, and Anna and Boris."""
    overheard._kept.clear()
    return staff(), guest("Anna"), guest("Boris")


def word_of(guest):
    """A guest's resume word."""
    return answers(guest, "resume").split("word is ")[1].split(".")[0]


# Reports


def test_a_report_takes_along_what_was_heard_and_the_tables_log(people, guest):
    olga, anna, boris = people
    vera = guest("Vera")
    table = seated(anna, boris)
    play_out(table, until=lambda match: match.seq > 3)
    boris.type("say you are all lamps")
    vera.type("page boris = hello")
    boris.type("page vera = between us")
    olga.read()
    assert "is with staff" in answers(anna, "report boris = rude")
    assert "Anna about Boris. Type reports" in told(olga)
    number = Complaint.objects.get().pk
    read = answers(olga, f"reports {number}")
    assert "Boris says: you are all lamps" in read
    assert f"Both were at table {table.number}, match {table.controller.record}" in read
    assert "attacks" in read
    assert "between us" not in read
    assert "Your cards" not in read


def test_whoever_reported_is_told_what_came_of_it_now_or_when_they_come(people, line):
    olga, anna, _ = people
    word = word_of(anna)
    anna.type("report boris = rude")
    number = Complaint.objects.get().pk
    assert "have yet to answer" in answers(anna, "report")
    anna.drop()
    assert "is dealt with" in answers(olga, f"reports close {number} = Boris is muted.")
    assert "was dealt with already" in answers(olga, f"reports close {number} = again")
    back = line()
    assert "your report about Boris: Boris is muted." in answers(back, f"resume {word}")
    assert "Staff answer: Boris is muted." in answers(back, "report")
    assert "No report waits" in answers(olga, "reports")


def test_staff_who_come_in_are_told_that_reports_wait(people, line):
    olga, anna, _ = people
    anna.type("report boris = rude")
    olga.drop()
    assert "One report waits for staff" in answers(line(), "connect Olga seven blue lamps")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("report", "You have reported nobody"),
        ("report anna = me", "That is you"),
        ("report nobodyatall = rude", "nobody called"),
        ("report boris", "Type report, a name, ="),
        ("report boris =", "Type report, a name, ="),
        ("report boris = " + "x" * 600, "too long"),
        ("appeal no", "Nothing is known here to object to"),
        ("reports", "I do not know the word reports"),
        ("ban boris = 2h rude", "I do not know the word ban"),
        ("staff hello", "Only staff can do that"),
        ("staff recall", "Only staff can do that"),
    ],
)
def test_what_people_cannot_do_is_refused_in_clear_words(people, typed, answer):
    assert answer in answers(people[1], typed)


def test_nobody_floods_staff_with_reports(people, guest):
    _, anna, boris = people
    anna.type("report boris = rude")
    assert "still waits for staff" in answers(anna, "report boris = very rude")
    others = [guest(f"Guest{letter}") for letter in "abcdef"]
    said = [answers(anna, f"report {other.person.key} = rude") for other in others]
    assert "5 of your reports wait" in said[-1] or "tried too often" in said[-1]
    assert Complaint.objects.count() == 5


# Mutes


def test_the_muted_hear_why_until_when_and_how_to_object_and_play_on(people, settings):
    settings.HALL_APPEAL = "Write to rules@example.org."
    olga, anna, boris = people
    table = seated(anna, boris)
    boris.read()
    assert "Boris: muted until" in answers(olga, "mute boris = 2h insults")
    heard = told(boris)
    assert "You may not talk until" in heard and "The reason: insults." in heard
    assert "Write to rules@example.org." in heard
    anna.read()
    for words in ("say hello", ":waves", "page anna = hello", "kibitz hello", "mail anna = hello"):
        assert "You may not talk" in answers(boris, words)
    assert "hello" not in told(anna)
    play_out(
        table, until=lambda match: table.seat_of(boris.person) in match.game.to_act(match.state)
    )
    assert "may not talk" not in answers(boris, "legal")
    assert "Staff will read that" in answers(boris, "appeal It was a joke.")
    assert "Boris appeals: It was a joke." in told(olga)
    assert "with staff already" in answers(boris, "appeal Really.")
    assert "Says against it: It was a joke." in answers(olga, "bans")
    assert "may talk again" in answers(olga, "mute off boris")
    assert "You may talk again" in told(boris)
    assert "You say: hello" in answers(boris, "say hello")


def test_a_mute_ends_by_itself(people):
    olga, _, boris = people
    olga.type("mute boris = 30m insults")
    Measure.objects.update(until=timezone.now() - timedelta(seconds=1))
    assert "You say: hello" in answers(boris, "say hello")
    assert "Nobody is muted or banned" in answers(olga, "bans")
    assert "Nothing of that kind" in answers(olga, "mute off boris")


# Bans


def test_the_banned_leave_their_seat_are_told_why_and_object_at_the_door(people, line, guest):
    olga, anna, boris = people
    word = word_of(boris)
    table = seated(anna, boris, guest("Vera"))
    boris.read()
    olga.type("ban boris = 3d insults again")
    assert "You may not come in until" in told(boris) and boris.session.puppet is None
    assert "A bot plays the hand of Boris on" in told(anna)
    assert table.controller.playing
    back = line()
    refused = answers(back, f"resume {word}")
    assert "You may not come in until" in refused and "insults again" in refused
    assert back.person is None
    assert "Staff will read that" in answers(back, "appeal It was my brother.")
    assert "Boris appeals: It was my brother." in told(olga)
    olga.type("ban off boris")
    assert "Boris watches" in answers(back, f"resume {word}")


def test_a_browsers_cookie_does_not_pass_a_ban(people, line):
    olga, _, boris = people
    account = boris.account
    boris.drop()
    olga.type("ban boris = forever insults")
    browser = line("webclient/websocket")
    evennia.SESSION_HANDLER.login(browser.session, account)
    assert "You may not come in. The reason: insults." in told(browser)
    assert browser.session.puppet is None


def test_a_ban_that_ends_a_game_of_two_leaves_no_seat_taken(people):
    olga, anna, boris = people
    table = seated(anna, boris)
    anna.read()
    olga.type("ban boris = 3d insults again")
    assert not table.controller.playing
    assert [sitter.name for sitter in table.controller.seating.people] == ["Anna"]
    assert "Boris stands up" in told(anna)


def test_an_address_is_closed_to_newcomers_only(people, line):
    olga, anna, _ = people
    word = word_of(anna)
    anna.drop()
    olga.type("ban 198.51.100.7 = 1d a flood of guests")
    there = line(address="198.51.100.7")
    assert "Nobody new comes in from your address until" in answers(there, "guest")
    assert "Nobody new" in answers(there, "create Dora seven blue lamps")
    assert "Common Room" in answers(there, f"resume {word}")
    assert "Common Room" in answers(line(address="198.51.100.8"), "guest")
    assert "may come in again" in answers(olga, "ban off 198.51.100.7")
    assert "Common Room" in answers(line(address="198.51.100.7"), "guest")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("ban boris", "Type ban, a name, ="),
        ("ban boris = soon rude", "soon is no time"),
        ("ban boris = 99999w rude", "99999w is no time"),
        ("ban boris = 0h rude", "0h is no time"),
        ("ban boris = 2h", "Give a reason"),
        ("ban olga = 2h rude", "That is you"),
        ("ban nobodyatall = 2h rude", "nobody called"),
        ("ban off boris", "Nothing of that kind"),
        ("ban off 198.51.100.7", "Nothing of that kind"),
        ("mute pavla = 2h rude", "same rank as you"),
        ("rename pavla = Dora", "same rank as you"),
        ("newpassword pavla", "same rank as you"),
        ("newpassword boris", "is a guest"),
        ("newpassword", "Type newpassword and a name"),
        ("rename boris", "Type rename, a name, ="),
        ("rename boris = Anna", "Somebody is called"),
        ("notes", "Type notes and a name"),
        ("reports 99", "There is no report 99"),
        ("reports close x = y", "is not a number"),
        ("audit 9", "There are pages 1 to"),
        ("appoint boris", "I do not know the word appoint"),
        ("stuck 99", "There is no table 99"),
        ("stuck 1 dance", "Type stuck, a table"),
        ("invitations new", "Type invitations new"),
        ("invitations new 9999 1", "Type invitations new"),
        ("invitations off 7", "lets nobody in"),
    ],
)
def test_what_staff_cannot_do_is_refused_in_clear_words(people, staff, typed, answer):
    staff("Pavla")
    said = answers(people[0], typed)
    assert answer in said, said


# Among staff


def test_staff_talk_among_themselves(people, staff):
    olga, anna, _ = people
    pavla = staff("Pavla")
    anna.read()
    olga.type("staff table 3 again")
    assert "Staff, Olga: table 3 again" in told(pavla)
    assert told(anna) == ""
    assert "Staff, Olga: table 3 again" in answers(pavla, "staff recall")
    assert "Staff: Olga and Pavla. Here now: Olga and Pavla." in answers(anna, "staff")


def test_notes_are_for_staff_and_everything_staff_do_is_in_the_audit(people):
    olga, _, boris = people
    assert "no notes about Boris" in answers(olga, "notes boris")
    olga.type("notes boris = promised to behave")
    assert "promised to behave" in answers(olga, "notes boris")
    olga.type("mute boris = 1h insults")
    olga.type("mute off boris")
    olga.type("rename boris = Bert")
    assert "another name: Bert" in told(boris)
    audit = answers(olga, "audit bert")
    for act in ("note, Boris", "mute, Boris: 1h insults", "mute off, Boris", "Boris = Bert"):
        assert act in audit
    assert "page 1 of 1" in audit


def test_what_staff_did_is_never_changed(people):
    olga, *_ = people
    olga.type("notes boris = hello")
    row = StaffAct.objects.get()
    row.details = "nothing"
    with pytest.raises(TypeError):
        row.save()
    with pytest.raises(TypeError):
        row.delete()


def test_an_owner_appoints_staff_and_ends_it(people, staff, line):
    _, anna, _ = people
    owner = staff("Igor", ranks.OWNER)
    assert "is a guest" in answers(owner, "appoint anna")
    anna.type("register Anna seven blue lamps")
    anna.read()
    assert "Anna is staff now" in answers(owner, "appoint anna")
    assert "You are staff now" in told(anna)
    assert "Nobody is muted" in answers(anna, "bans")
    assert "same rank as you, or a higher one" in answers(anna, "mute igor = 1h x")
    assert "is staff already" in answers(owner, "appoint anna")
    assert "no longer staff" in answers(owner, "dismiss anna")
    assert "I do not know the word bans" in answers(anna, "bans")
    assert {"appoint", "dismiss"} <= set(StaffAct.objects.values_list("act", flat=True))


def test_stock_commands_of_owners_are_written_down_too(staff):
    owner = staff("Igor", ranks.OWNER)
    owner.type("time")
    assert StaffAct.objects.get(act="@time").by_name == "Igor"


# Words not to be said


def test_a_list_of_words_is_off_until_there_is_one(people, settings, tmp_path):
    _, anna, boris = people
    boris.type("say scoundrel")
    assert "scoundrel" in told(anna)
    path = tmp_path / "words.txt"
    path.write_text("# not here\nscoundrel\n", encoding="utf-8")
    settings.HALL_WORD_LIST = str(path)
    assert "is not said in this hall" in answers(boris, "say you SCOUNDREL!")
    assert "is not said in this hall" in answers(boris, "say sc0undrel")
    assert "is not said in this hall" in answers(boris, "name Scoundrel")
    assert told(anna) == ""
    assert "You say: scoundrels" in answers(boris, "say scoundrels")


def test_an_unwelcome_word_is_not_written_into_a_card(people, settings, tmp_path):
    _, anna, boris = people
    table = seated(anna, boris, game="dvorak")
    path = tmp_path / "words.txt"
    path.write_text("scoundrel\n", encoding="utf-8")
    settings.HALL_WORD_LIST = str(path)
    seq = table.controller.seq
    assert "is not said" in answers(anna, "propose Scoundrel = Draw two cards.")
    assert table.controller.seq == seq


def test_a_list_that_cannot_be_read_keeps_nothing_out(settings, tmp_path):
    settings.HALL_WORD_LIST = str(tmp_path / "gone.txt")
    assert wordlist.check("anything") is None


# Invitations and passwords


def test_where_only_the_invited_come_a_code_lets_so_many_newcomers_in(people, line, settings):
    olga, anna, _ = people
    word = word_of(anna)
    anna.drop()
    made = answers(olga, "invitations new 2 7 the club")
    code = made.split("code is ")[1].split(".")[0]
    assert "It lets in 2 people within 7 days" in made
    settings.HALL_NEWCOMERS = "invited"
    first, second, third = line(), line(), line()
    assert "Newcomers need an invitation" in answers(first, "guest")
    assert "lets nobody in" in answers(first, "invitation bani-bani-bani-bani")
    assert "Welcome" in answers(first, f"invitation {code.upper()}")
    assert "You are" in answers(first, "guest")
    second.type(f"invitation {code}")
    assert "For one more person" in answers(olga, "invitations")
    assert "is made" in answers(second, "create Dora seven blue lamps")
    assert "lets nobody in" in answers(third, f"invitation {code}")
    assert "Common Room" in answers(third, f"resume {word}")
    assert "None is good now" in answers(olga, "invitations")


def test_an_invitation_can_be_made_void(people, line, settings):
    olga, *_ = people
    code = answers(olga, "invitations new 2 7").split("code is ")[1].split(".")[0]
    settings.HALL_NEWCOMERS = "invited"
    there = line()
    there.type(f"invitation {code}")
    number = answers(olga, "invitations").split("good now: ")[1].split(".")[0]
    olga.type(f"invitations off {number}")
    assert "Newcomers need an invitation" in answers(there, "guest")


def test_a_forgotten_password_is_chosen_anew_with_a_word_of_staff(people, line):
    olga, anna, _ = people
    anna.type("register Anna seven blue lamps")
    anna.drop()
    given = answers(olga, "newpassword anna")
    word = given.split("Anna is ")[1].split(",")[0]
    door = line()
    assert "does not fit" in answers(door, "recover Anna bani-bani-bani-bani six red doors")
    assert "at least 8" in answers(door, f"recover Anna {word} six")
    assert "Type recover" in answers(door, f"recover Anna {word}")
    assert "Your password is changed" in answers(door, f"recover Anna {word} six red doors")
    assert door.person.key == "Anna"
    assert "does not fit" in answers(line(), f"recover Anna {word} six green doors")
    assert "do not fit" in answers(line(), "connect Anna seven blue lamps")
    assert "Common Room" in answers(line(), "connect Anna six red doors")


def test_lines_that_came_in_by_the_old_password_end_with_it(people, line):
    olga, anna, _ = people
    anna.type("register Anna seven blue lamps")
    word = answers(olga, "newpassword anna").split("Anna is ")[1].split(",")[0]
    anna.read()
    door = line()
    door.type(f"recover Anna {word} six red doors")
    assert "chosen anew with a word from staff" in told(anna)
    assert anna.session.puppet is None and door.person.key == "Anna"


def test_the_old_password_holds_until_the_word_is_used(people, line):
    olga, anna, _ = people
    anna.type("register Anna seven blue lamps")
    anna.drop()
    olga.type("newpassword anna")
    assert "Common Room" in answers(line(), "connect Anna seven blue lamps")


def test_a_word_of_staff_is_not_guessed(people, line):
    olga, anna, _ = people
    anna.type("register Anna seven blue lamps")
    word = answers(olga, "newpassword anna").split("Anna is ")[1].split(",")[0]
    there = line(address="203.0.113.9")
    said = [answers(there, f"recover Anna bani{n} six red doors") for n in range(10)]
    assert "tried too often" in said[-1]
    assert "tried too often" in answers(there, f"recover Anna {word} six red doors")


def test_lines_of_one_person_are_limited_as_the_hall_says(people, line, settings):
    settings.HALL_LINES_PER_PERSON = 2
    _, anna, _ = people
    anna.type("register Anna seven blue lamps")
    second, third = line(), line()
    assert "Common Room" in answers(second, "connect Anna seven blue lamps")
    assert "You have 2 connections already" in answers(third, "connect Anna seven blue lamps")
