"""Clients ¶Browser: what a page is told around the tables, before login too."""

from __future__ import annotations

import json

import pytest
from twisted.internet import reactor

from world.hall import petitions, whereabouts
from world.render import wire

PAGE = "webclient/websocket"


@pytest.fixture(autouse=True)
def nothing_listed(monkeypatch):
    monkeypatch.setattr(whereabouts, "_listed", (0.0, [], {}))


def objects(line):
    """The objects a line was sent since the last time, by name; the newest of each."""
    found = {}
    for packet in line.objects:
        found.update(json.loads(packet[0][0]))
    line.objects.clear()
    return found


def ask(line):
    line.session.data_in(hall_tables=[[], {}])
    return objects(line)


def test_a_stranger_at_the_door_is_shown_what_is_open(line, guest):
    guest("Anna").type("table new durak seats=3 deck=24")
    seen = ask(line(PAGE))
    assert seen["Hall.You"]["name"] == "" and seen["Hall.You"]["table"] is None
    (table,) = seen["Hall.Tables"]["tables"]
    assert (table["game"], table["dealt"], table["watchers"]) == ("durak", False, 1)
    assert table["names"] == ["", "", ""]
    assert table["options"] == {"deck": "24"}


def test_a_page_hears_who_it_is_and_where(line):
    page = line(PAGE)
    page.type("guest Anna")
    you = objects(page)["Hall.You"]
    assert (you["name"], you["guest"], you["table"]) == ("Anna", True, None)
    page.type("play durak")
    number = objects(page)["Hall.You"]["table"]
    assert number is not None
    page.type("name Bella")
    assert objects(page)["Hall.You"] == {**you, "name": "Bella", "table": number}
    page.type("language cs")
    assert objects(page)["Hall.You"]["language"] == "cs"
    page.type("stand yes")
    page.type("leave")
    assert objects(page)["Hall.You"]["table"] is None


def test_a_page_sees_what_is_asked_at_its_table_until_it_is_answered(line, guest):
    page, host = line(PAGE), guest("Vera")
    host.type("table new durak seats=2")
    host.type("sit")
    page.type("guest Anna")
    page.type("sit 1")
    host.type("ready")
    page.type("ready")
    host.type("offer draw")
    asked = objects(page)["Hall.Requests"]
    match = int(asked["requests"][0]["match"])
    assert asked["requests"] == [wire.request("draw", 0, [1], "", match)]
    page.type("sync")
    assert objects(page)["Hall.Requests"] == asked
    page.type("decline")
    assert objects(page)["Hall.Requests"]["requests"] == []


def test_a_table_asked_for_by_its_number_is_listed_however_many_are_open(line, guest, monkeypatch):
    monkeypatch.setattr(whereabouts, "MOST_LISTED", 1)
    guest("Anna").type("table new durak")
    guest("Vera").type("table new durak")
    page = line(PAGE)

    def listed(number):
        page.session.data_in(hall_tables=[[number], {}])
        seen = objects(page)["Hall.Tables"]
        assert seen["count"] == 2
        return [table["table"] for table in seen["tables"]]

    first, second = listed("1"), listed("2")
    assert {"1", "2"} == {*first, *second} and (len(first), len(second)) in ((1, 2), (2, 1))
    for none in ("3", "", "-1", "x" * 300, "1e9"):
        assert len(listed(none)) == 1


def test_every_kind_of_question_has_words_on_a_page():
    assert set(wire.REQUESTS) == set(petitions.KINDS)


def test_an_account_is_no_guest(line):
    page = line(PAGE)
    page.type("create Anna seven blue lamps")
    assert objects(page)["Hall.You"]["guest"] is False


def test_whoever_asks_sees_at_once_who_sits_and_within_a_second_who_watches(
    line, guest, monkeypatch
):
    now = [100.0]
    monkeypatch.setattr(reactor, "seconds", lambda: now[0])
    page, host, visitor = line(PAGE), guest("Anna"), guest("Vera")
    assert ask(page)["Hall.Tables"]["count"] == 0
    host.type("table new durak")
    host.type("sit")

    def table():
        return ask(page)["Hall.Tables"]["tables"][0]

    assert table()["names"][0] == "Anna" and table()["watchers"] == 0
    visitor.type(f"watch {table()['table']}")
    assert table()["watchers"] == 0
    now[0] += whereabouts.FRESH
    assert table()["watchers"] == 1


def test_a_page_that_outlived_the_server_is_shown_its_table_again(line, at_once):
    page, telnet = line(PAGE), line()
    page.type("guest Anna")
    page.type("play durak")
    telnet.type("guest Bella")
    objects(page)
    whereabouts.show_all_again([page.session, telnet.session])
    seen = objects(page)
    assert seen["Hall.Table"]["hand"] and seen["Hall.You"]["name"] == "Anna"
    assert seen["Hall.Table"]["table"] == seen["Hall.You"]["table"]
    assert telnet.read() == "" and not telnet.objects


def test_a_page_is_told_whole_sentences_and_its_objects_in_every_style(line):
    page = line(PAGE)
    page.type("guest Anna")
    page.type("style machine")
    objects(page)
    said = page.type("play durak")
    assert "<Hall." not in said and "Hall.Table" in objects(page)


def test_the_style_kept_for_telnet_is_not_the_pages(line):
    telnet, page = line(), line(PAGE)
    telnet.type("create Anna seven blue lamps")
    telnet.type("style rich")
    page.type("connect Anna seven blue lamps")
    page.type("play durak")
    assert "\x1b[" not in page.type("hand") and " of " in page.type("hand")
