"""Looking on at several tables, talk round them, and what reaches farther than a room."""

from __future__ import annotations

import pytest

from tests.evennia.matches import seated
from tests.evennia.test_requests import answers, told
from tests.evennia.test_talk import FORGERIES
from world.hall import letters, lobby
from world.render import sentences

pytestmark = pytest.mark.usefixtures("unbroken")


@pytest.fixture
def match(guest):
    """Two who play, two who look on, and the table."""
    anna, boris, vera, dora = (guest(name) for name in ("Anna", "Boris", "Vera", "Dora"))
    table = seated(anna, boris)
    for line in (vera, dora):
        line.type(f"watch {table.number}")
    for line in (anna, boris, vera, dora):
        line.read()
    return anna, boris, vera, dora, table


def leader_of(table, *lines):
    return next(line for line in lines if table.seat_of(line.person) in table.controller.to_act())


def test_a_watcher_s_talk_is_a_whisper_that_no_player_hears(match):
    anna, boris, vera, dora, _ = match
    for words in ("say he has the ace", '"he has the ace', ":shows an ace", "whisper an ace"):
        vera.type(words)
        assert "ace" in told(dora)
        assert told(anna) == told(boris) == ""


def test_kibitz_is_heard_by_players_and_watchers(match):
    anna, boris, vera, dora, table = match
    vera.type("kibitz what a hand")
    for line in (anna, boris, dora):
        assert told(line) == f"Kibitz at table {table.number}, Vera: what a hand"
    assert "Only watchers whisper" in answers(anna, "whisper psst")


def test_several_tables_are_watched_and_each_line_says_from_where(match, guest):
    anna, boris, vera, _, first = match
    others = [guest("Emma"), guest("Fred")]
    second = seated(*others)
    vera.type(f"watch {second.number}")
    assert vera.person.location is second
    vera.read()
    leader_of(first, anna, boris).type("1")
    assert told(vera).startswith(f"Table {first.number}: ")
    leader_of(second, *others).type("1")
    assert not told(vera).startswith("Table")
    assert "Vera" in answers(anna, "watchers")
    assert "no more" in answers(vera, f"unwatch {first.number}")
    anna.type("kibitz hello")
    assert told(vera) == ""


def test_a_player_watches_another_table_without_leaving_theirs(match, guest):
    anna, _, _, _, first = match
    second = seated(guest("Emma"), guest("Fred"))
    assert f"Table {second.number}" in answers(anna, f"watch {second.number}")
    assert anna.person.location is first and first.seat_of(anna.person) is not None
    assert "Kibitz" in answers(anna, f"kibitz {second.number} = hello")


def test_whoever_loses_the_line_watches_nothing_from_afar(match, guest):
    anna, _, _, _, _ = match
    second = seated(guest("Emma"), guest("Fred"))
    anna.type(f"watch {second.number}")
    anna.drop()
    assert second.watchers == []


def test_a_table_can_be_closed_to_watchers(guest):
    anna, boris, vera = guest("Anna"), guest("Boris"), guest("Vera")
    anna.type("table new durak")
    table = anna.person.location
    anna.type("sit")
    vera.type(f"watch {table.number}")
    anna.type("options watchers=no")
    assert "closed to watchers" in told(vera)
    assert vera.person.location is not table
    assert "closed to watchers" in answers(boris, f"watch {table.number}")
    assert "You sit" in answers(boris, f"sit {table.number}")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("unwatch", "do not look on there"),
        ("unwatch 99999", "no table 99999"),
        ("watchers 99999", "no table 99999"),
        ("kibitz", "Say something"),
        ("kibitz 99999 = x", "no table 99999"),
        ("hall", "Say something"),
        ("recall 0", "Say how many lines"),
        ("recall 9999", "Say how many lines"),
        ("recall x", "not a number"),
        ("mail boris", "Type mail"),
        ("mail boris =", "Say something"),
        ("mail anna = x", "That is you"),
        ("mail nobodyatall = x", "nobody called"),
        ("mail off 3", "numbers 1 to 0"),
        ("mail boris = " + "x" * 1001, "too long"),
    ],
)
def test_what_cannot_be_is_refused_in_clear_words(match, typed, answer):
    assert answer in answers(match[0], typed)


def test_the_hall_hears_and_can_read_again_what_was_said(match, guest):
    anna, boris, vera, *_ = match
    boris.type("hall off")
    anna.type("hall good evening")
    assert told(vera) == "Hall, Anna: good evening" and told(boris) == ""
    assert "switched this off" in answers(boris, "hall hello")
    late = guest("Late")
    assert "Hall, Anna: good evening" in answers(late, "recall")
    said = [answers(anna, f"hall line {n}") for n in range(20)]
    assert "tried too often" in said[-1]


def test_a_letter_waits_until_its_reader_comes(guest, line):
    anna, boris = guest("Anna"), guest("Boris")
    word = boris.type("resume").split("word is ")[1].split(".")[0]
    boris.drop()
    assert "will find your letter" in answers(anna, "mail boris = tomorrow at eight?")
    back = line()
    assert "One new letter waits" in answers(back, f"resume {word}")
    assert "Anna wrote" in back.type("mail")
    assert "1 letter" not in answers(back, "mail off all")
    assert answers(back, "mail") == "You have no letters."


def test_a_letter_box_is_bounded(guest, monkeypatch):
    anna, _ = guest("Anna"), guest("Boris")
    monkeypatch.setattr(letters, "MOST_LETTERS", 2)
    for _ in range(2):
        anna.type("mail boris = x")
    assert "is full" in answers(anna, "mail boris = x")


@pytest.mark.parametrize("text", FORGERIES)
@pytest.mark.parametrize("verb", ["kibitz ", "whisper ", "say ", ":", "hall "])
def test_no_talk_at_a_table_can_look_like_a_line_of_the_hall(match, verb, text):
    _, _, vera, dora, _ = match
    vera.type(f"{verb}x {text}")
    rows = dora.read().split("\n")
    assert rows[0].startswith(("Kibitz at table", "Whisper at table", "Hall, Vera: ", "Pose: Vera"))
    assert all(row.startswith("  ") for row in rows[1:])


@pytest.mark.parametrize("text", FORGERIES)
def test_no_letter_can_look_like_a_line_of_the_hall(guest, text):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type(f"mail boris = x {text}")
    boris.read()
    rows = boris.type("mail").split("\n")
    assert rows[1].startswith("1. Anna wrote, ")
    assert all(row.startswith("  ") for row in rows[2:])


def test_what_hundreds_would_be_told_alike_is_made_once(guest, monkeypatch):
    one, two, *watchers = [guest() for _ in range(12)]
    table = seated(one, two)
    for watcher in watchers:
        lobby.come_to(watcher.person, table)
    for watcher in watchers:
        watcher.read()
    made = []
    event = sentences.event
    monkeypatch.setattr(sentences, "event", lambda *told: made.append(told) or event(*told))
    match = table.controller.match
    (seat,) = match.game.to_act(match.state)
    assert table.controller.submit(seat, match.game.legal(match.state, seat)[0]) is None
    told = {watcher.read() for watcher in watchers}
    assert len(told) == 1 and told != {""}
    assert len(made) <= 3, "once for each player, once for all watchers"
