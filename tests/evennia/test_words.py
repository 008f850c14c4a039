"""Words that are no command, words with a page, and one meaning to every word."""

import pytest

from commands import reading
from world.hall import helpdesk


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("hlep", "Did you mean help?"),
        ("xyzzyplugh", "I do not know the word xyzzyplugh"),
        ("7s", "You have no seat"),
        ("10 D", "You have no seat"),
        ("take", "You have no seat"),
        ("|r{0}$x", "I do not know the word |r{0}$x"),
        ("x" * 4000, "I do not know"),
        ("x" * 9000, "too long"),
        ("\u0416\u0416", "I do not know"),
        ("2-look", "I do not know"),
        ("__nomatch_command", "I do not know"),
        ("look " + "y" * 4000, "There is no"),
        ("go nowhere", "I know no room"),
        ("finger nobodyatall", "nobody called"),
    ],
)
def test_any_words_get_an_answer(guest, typed, answer):
    assert answer in " ".join(guest("Vera").type(typed).split())


@pytest.mark.parametrize("typed", ["get durak", "drop all", "home", "nick a=b", "setdesc x"])
def test_stock_commands_that_reach_cards_or_stop_the_hall_are_gone(guest, typed):
    assert "I do not know the word" in guest("Vera").type(typed)


def test_give_is_a_word_of_the_tables_and_no_longer_the_stock_command(guest):
    assert guest("Vera").type("give x to y").startswith("You have no seat.")


@pytest.mark.parametrize("typed", ["@reload", "reload", "@shutdown", "@tel me = x", "@dig x"])
def test_words_of_staff_are_unknown_to_players(guest, typed):
    assert "I do not know the word" in guest("Vera").type(typed)


@pytest.mark.parametrize("typed", ["WHO", "+who", "@who", "Who ", "who  "])
def test_habits_of_other_houses_are_understood(guest, typed):
    assert guest("Vera").type(typed).startswith("One person is in the hall.")


@pytest.mark.parametrize("typed", ["whoever", "lookout", "sayhello", "pagedown", "goo"])
def test_a_longer_word_is_not_taken_for_a_shorter_one(guest, typed):
    assert "I do not know the word" in guest("Vera").type(typed)


def test_a_word_that_an_exit_and_a_command_share_takes_the_exit(guest):
    visitor = guest("Vera")
    visitor.type("go library")
    assert visitor.type("out").splitlines()[0] == "Common Room"


def test_every_page_and_command_can_be_read_in_forty_columns(guest):
    visitor = guest("Vera", AUTORESIZE=True, SCREENWIDTH={0: 40})
    for topic in sorted({*helpdesk.topics("en"), *reading.every_command(), "topics"}):
        told = visitor.type(f"help {topic}")
        assert "no page" not in told, topic
        assert max(map(len, told.split("\n"))) <= 40, (topic, told)


def test_pages_for_ears_have_no_blank_lines(guest):
    visitor = guest("Vera", SCREENREADER=True)
    for topic in ("welcome", "styles", "say"):
        rows = visitor.type(f"help {topic}").split("\n")
        assert all(row.strip() for row in rows) and not any(row.startswith("#") for row in rows)


def test_a_page_that_a_language_lacks_is_read_in_english_and_says_so(guest):
    visitor = guest("Vera")
    visitor.type("language cs")
    assert visitor.type("help welcome").startswith("Vítejte")
    told = visitor.type("help fairness")
    assert told.startswith("Is the deal fair?") and "anglicky" in told


def test_something_broken_is_told_plainly_and_logged(guest, monkeypatch):
    visitor, logged = guest("Vera"), []
    monkeypatch.setattr("commands.people._everybody", lambda face, listener: 1 / 0)
    monkeypatch.setattr("commands.command.logger.log_err", logged.append)
    told = " ".join(visitor.type("who").split())
    assert told.startswith("Something broke in the hall") and "ZeroDivision" not in told
    assert "ZeroDivisionError" in logged[0]


def test_where_somebody_is_stands_in_the_language_of_whoever_asks(guest):
    vera, anna = guest("Vera"), guest("Anna")
    anna.type("language ru")
    anna.type("play durak")
    vera.type("charset utf-8")
    vera.type("language ru")
    told = vera.type("who")
    assert "Anna: Стол 1" in told and "Vera: Общий зал" in told
    vera.type("language en")
    assert "Anna: Table 1" in vera.type("who")
