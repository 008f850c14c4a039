"""The door: what a stranger is told and may do before being somebody."""

import pytest
from django.conf import settings
from evennia.commands.cmdhandler import CMD_LOGINSTART

from world.hall import doorkeeper, people

PASSWORD = "seven blue lamps"


@pytest.fixture
def anna(line):
    """A line of the account Anna, which is in."""
    made = line()
    made.type(f"create Anna {PASSWORD}")
    assert made.person is not None
    made.read()
    return made


def test_a_stranger_is_greeted_in_four_short_lines(line):
    greeting = line().type("look").splitlines()
    assert 1 <= len(greeting) <= 4
    assert all(len(row) < 40 for row in greeting), greeting
    assert "guest" in greeting[0] and "style speech" in greeting[0]


def test_the_greeting_of_a_screen_reader_has_no_colour_and_no_blank_line(line):
    greeting = line(SCREENREADER=True, TTYPE=True, ANSI=True).type("look")
    assert "\x1b" not in greeting and "\n\n" not in greeting


def test_guest_plays_at_once_and_is_told_a_resume_word(line):
    told = line().type("guest Anna")
    assert "You are Anna." in told and "resume word" in told and "Common Room" in told


def test_an_account_is_made_and_is_in_at_once(line):
    told = line().type(f"create Anna {PASSWORD}")
    assert "connect Anna" in told and "Common Room" in told
    assert PASSWORD not in told


def test_an_account_comes_back_with_its_password_however_the_name_is_written(anna, line):
    anna.drop()
    back = line()
    assert "Common Room" in back.type(f"connect aNNA {PASSWORD}")
    assert back.account == people.account_of("Anna")


@pytest.mark.parametrize(
    "typed",
    ["connect Anna wrong words", "connect Nobody wrong words", "connect Anna " + "x" * 3000],
)
def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(anna, line, typed):
    told = line().type(typed)
    assert told == line().type("connect Nobody wrong words")
    assert "do not fit" in told


def test_a_guest_cannot_be_entered_by_password(guest, line):
    guest("Vera")
    stranger = line()
    for password in ("", " ", "!", "None"):
        stranger.type(f"connect Vera {password}x")
        assert stranger.person is None


@pytest.mark.parametrize(
    "typed", ["connect", "connect Anna", "create", "create Anna", "create Anna ", "resume"]
)
def test_half_a_command_is_told_what_is_missing(line, typed):
    stranger = line()
    assert "Type " + typed.split()[0] in stranger.type(typed)
    assert stranger.person is None


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("short", "at least 8"),
        ("password", "first that are guessed"),
        ("4820593817", "digits only"),
        ("Annabella1", "too much like the name"),
        ("x" * 201, "at most 200"),
    ],
)
def test_a_weak_password_is_refused_with_its_weakness(line, password, reason):
    stranger = line()
    assert reason in " ".join(stranger.type(f"create Annabella {password}").split())
    assert stranger.person is None and people.account_of("Annabella") is None


def test_guessing_a_password_is_stopped_for_that_name_only(anna, line):
    stranger = line()
    answers = [stranger.type(f"connect Anna guess number {n}") for n in range(10)]
    assert "do not fit" in answers[0] and "too often" in answers[-1]
    assert "do not fit" in stranger.type("connect Vera guess number 1")


def test_a_club_behind_one_address_comes_in_together(line):
    lines = [line() for _ in range(60)]
    for each in lines:
        each.type("guest")
    assert all(each.person for each in lines)


def test_an_address_that_makes_guests_without_end_is_stopped(line, monkeypatch):
    limit = doorkeeper.Limit(3, 600)
    monkeypatch.setattr(doorkeeper, "NEWCOMERS", limit)
    answers = [line().type("guest") for _ in range(5)]
    assert sum("too often" in answer for answer in answers) == 2


def test_resume_words_cannot_be_guessed_without_end(line, monkeypatch):
    stranger = line()
    answers = [stranger.type(f"resume bani-toru-gise-{n}") for n in range(30)]
    assert "No guest has that resume word" in " ".join(answers[0].split())
    assert "too often" in answers[-1]


def test_style_before_login_holds_at_once_and_is_kept_with_the_account(line):
    first = line(TTYPE=True, ANSI=True)
    first.type("style speech")
    first.type(f"create Anna {PASSWORD}")
    assert "\n  " not in first.type("look"), "speech lines are never wrapped"
    first.drop()
    later = line(TTYPE=True, ANSI=True)
    later.type(f"connect Anna {PASSWORD}")
    assert "speech" in later.type("style")


def test_machine_style_stays_with_its_line(line):
    program = line()
    program.type("style machine")
    program.type(f"create Anna {PASSWORD}")
    person = line()
    person.type(f"connect Anna {PASSWORD}")
    assert "machine" in program.type("style").split(".")[0]
    assert "plain" in person.type("style").split(".")[0]


@pytest.mark.parametrize("typed", ["help", "help guest", "help style", "?", "help xyzzy"])
def test_help_is_read_at_the_door(line, typed):
    assert line(SCREENWIDTH={0: 40}, AUTORESIZE=True).type(typed)


@pytest.mark.parametrize("typed", ["play durak", "7s", "frobnicate", "say hello", "!§$%&/()=", "ж"])
def test_a_stranger_who_types_anything_else_is_told_how_to_come_in(line, typed):
    assert "Type guest to play" in line().type(typed)


def test_quit_says_goodbye_at_the_door(line):
    assert "Goodbye" in line().type("quit")


def test_connect_guest_is_understood_as_many_houses_do(line):
    visitor = line()
    assert "You are Guest" in visitor.type("connect guest")


@pytest.mark.parametrize("typed", ["connect Anna x", "guest", "create Olga x", "login a b"])
def test_words_of_the_door_typed_inside_say_that_one_is_in(guest, typed):
    visitor = guest("Vera")
    assert "You are in already, as Vera" in visitor.type(typed)


def test_one_person_cannot_have_connections_without_end(anna, line):
    lines = [line() for _ in range(settings.HALL_LINES_PER_PERSON)]
    answers = [each.type(f"connect Anna {PASSWORD}") for each in lines]
    assert "Common Room" in answers[-2] and "connections already" in answers[-1]
    assert anna.type("look")


def test_help_on_a_word_with_two_meanings_tells_the_one_that_holds_here(guest, line):
    assert "resume <word>" in line().type("help resume")
    assert "Get a new resume word" in guest("Vera").type("help resume")


def test_the_greeting_of_a_line_that_is_in_already_is_not_said(line):
    person = line()
    person.type("guest Anna")
    assert person.type(CMD_LOGINSTART) == ""
