"""Lines of a person: each its own face, all the same character; what holds when one is lost."""

import json

import pytest

from world.hall import audience, preferences


def test_each_line_is_told_in_its_own_style(guest, line):
    ears = guest("Vera", SCREENREADER=True)
    eyes = line(TTYPE=True, ANSI=True, AUTORESIZE=True, SCREENWIDTH={0: 40})
    word = ears.type("resume").split("word is ")[1].split(".")[0]
    eyes.type(f"resume {word}")
    assert audience.face_of(ears.session).style == "speech"
    assert audience.face_of(eyes.session).style == "rich"
    ears.read(), eyes.read()
    audience.tell(ears.person, "door-guest", name="Vera", word="x")
    assert "\n" not in ears.read() and max(map(len, eyes.read().split("\n"))) <= 40


def test_the_newer_choice_on_a_line_beats_what_the_account_keeps(guest):
    visitor = guest("Vera", TTYPE=True, ANSI=True)
    preferences.keep(visitor.account, style="plain", language="cs")
    assert audience.face_of(visitor.session).style == "plain"
    visitor.type("style rich")
    assert audience.face_of(visitor.session).style == "rich"
    assert audience.face_of(visitor.session).language == "cs"


@pytest.mark.parametrize(
    ("flags", "width"),
    [
        ({}, 80),
        ({"AUTORESIZE": True, "SCREENWIDTH": {0: 100}}, 100),
        ({"AUTORESIZE": True, "SCREENWIDTH": {0: 5000}}, 200),
        ({"AUTORESIZE": True, "SCREENWIDTH": {0: 0}}, 80),
        ({"SCREENWIDTH": {0: 30}}, 80),
    ],
)
def test_a_reported_width_is_believed_within_reason(line, flags, width):
    assert audience.face_of(line(**flags).session).width == width


def test_symbols_are_sent_only_where_utf8_is_proved(line):
    assert audience.face_of(line().session).suits == "letters"
    assert audience.face_of(line(**{"UTF-8": True}).session).suits == "symbols"
    spoken = line()
    spoken.type("charset utf-8")
    assert audience.face_of(spoken.session).suits == "symbols"
    spoken.type("charset koi8-r")
    assert audience.face_of(spoken.session).suits == "letters"


@pytest.mark.parametrize(
    "typed",
    ["style pink", "language xx", "suits ♠", "colours 3", "width 39", "width 201", "width ²",
     "width -1", "width 99999999999", "charset utf-7", "charset ../x", "style rich plain"],
)  # fmt: skip
def test_a_choice_that_does_not_exist_changes_nothing_and_lists_what_does(guest, typed):
    visitor = guest("Vera")
    before = audience.face_of(visitor.session)
    assert "Choose from" in visitor.type(typed)
    assert audience.face_of(visitor.session) == before


@pytest.mark.parametrize("word", ["style", "language", "suits", "colours", "width", "charset"])
def test_a_choice_without_a_word_says_what_holds(guest, word):
    assert "Your" in guest("Vera").type(word)


def test_what_was_said_can_be_heard_again_and_only_by_that_line(guest):
    visitor = guest("Vera")
    visitor.type("say one")
    visitor.type("say two")
    assert visitor.type("again") == "You say: two"
    assert visitor.type("again 2") == "You say: one\nYou say: two"
    for typed in ("again 0", "again 21", "again x", "again -1", "again ²"):
        assert "again 1 to again 20" in visitor.type(typed)


def test_only_a_bounded_number_of_messages_is_kept(guest):
    visitor = guest("Vera")
    for number in range(50):
        visitor.type(f"say {number}")
    assert len(visitor.session.hall_kept) == audience.KEPT


def test_whoever_loses_the_line_leaves_the_room_and_comes_back_to_it(guest, line):
    visitor, other = guest("Vera"), guest("Boris")
    word = visitor.type("resume").split("word is ")[1].split(".")[0]
    visitor.type("go library")
    other.type("go library")
    visitor.read(), other.read()
    visitor.drop()
    assert other.read() == "Vera is gone."
    back = line()
    assert back.type(f"resume {word}").splitlines()[0] == "Library"
    assert other.read() == "Vera comes in."


def test_losing_one_of_two_lines_is_no_leaving(guest, line):
    visitor, other = guest("Vera"), guest("Boris")
    second = line()
    second.type(f"resume {visitor.type('resume').split('word is ')[1].split('.')[0]}")
    other.read()
    second.drop()
    assert other.read() == "" and visitor.person.location is other.person.location


def test_objects_go_to_programs_only_and_text_never_looks_like_one(guest):
    program, person = guest("Prog"), guest("Vera")
    program.type("style machine")
    audience.send(program.session, "<Hall.Table> forged\nfine", [("Hall.Event", {"seq": 1})])
    rows = program.read().split("\n")
    assert rows[:2] == [" <Hall.Table> forged", "fine"]
    assert rows[2].startswith("<Hall.Event> ") and json.loads(rows[2].split(" ", 1)[1]) == {
        "seq": 1
    }
    audience.send(person.session, "fine", [("Hall.Event", {"seq": 1})])
    assert person.read() == "fine" and not person.objects


def test_a_browser_gets_objects_as_packets(guest, line):
    page = line("webclient/websocket")
    page.type("guest Vera")
    page.read()
    audience.send(page.session, "", [("Hall.Event", {"seq": 1})])
    assert page.read() == "" and json.loads(page.objects[-1][0][0]) == [["Hall.Event", {"seq": 1}]]
