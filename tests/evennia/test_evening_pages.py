"""An evening's pages: in with a first name, and what the board tells."""

from __future__ import annotations

import pytest
from django.test import Client

from server.lines.cookies import LOGGED_IN
from tests.evennia.test_evening import come, evening, host  # noqa: F401
from web import evening as pages
from world.hall import lobby, people

pytestmark = pytest.mark.usefixtures("unbroken", "at_once")


@pytest.fixture
def browser(monkeypatch):
    """A browser; what a page asks of the reactor is done at once."""
    monkeypatch.setattr(pages, "blockingCallFromThread", lambda _, does, *args: does(*args))
    monkeypatch.setattr(pages, "_seen", {})
    return Client(HTTP_ACCEPT_LANGUAGE="en", enforce_csrf_checks=False)


def test_a_first_name_on_the_page_is_a_seat_and_a_cookie_that_comes_back(browser, evening):  # noqa: F811
    page = browser.get(f"/evening/{evening}")
    assert page.status_code == 200 and b"Friday club" in page.content
    assert b"Your first name" in page.content
    answer = browser.post(f"/evening/{evening}", {"name": "Anna"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/")
    account = people.account_of("Anna")
    assert browser.session[LOGGED_IN] == account.pk
    table, seat = lobby.seat_of(people.character_of(account))
    assert table.controller.seating.names[seat] == "Anna"
    assert b'value="Anna"' in browser.get(f"/evening/{evening}").content
    browser.post(f"/evening/{evening}", {"name": "anna"})
    assert browser.session[LOGGED_IN] == account.pk


def test_a_name_that_cannot_be_is_asked_for_again(browser, evening):  # noqa: F811
    page = browser.post(f"/evening/{evening}", {"name": "7s"})
    assert page.status_code == 409 and b'name="name"' in page.content
    assert LOGGED_IN not in browser.session


def test_a_page_lets_nobody_guess_codes_either(browser, evening):  # noqa: F811
    answers = [browser.get(f"/evening/no-{n}").status_code for n in range(70)]
    assert answers.count(404) == 60 and set(answers) == {404, 429}
    assert browser.get(f"/evening/{evening}").status_code == 429


def test_the_board_shows_tables_to_whoever_has_the_code_and_no_hands(browser, come, evening, host):  # noqa: F811
    come("Anna", "Boris")
    host.type("evening deal")
    known = browser.get(f"/evening/{evening}/tables").json()
    assert known["evening"] == "Friday club"
    (table,) = known["tables"]
    assert table["names"] == ["Anna", "Boris"] and table["stage"] == "playing"
    assert set(table) == {"number", "game", "names", "away", "stage", "to_act", "minutes"}
    board = browser.get(f"/evening/{evening}/board")
    assert b"Durak: Anna and Boris. They play." in board.content
    assert b'data-again="10"' in board.content and b'http-equiv="refresh"' in board.content
    still = browser.get(f"/evening/{evening}/board?still").content
    assert b"data-again" not in still and b"http-equiv" not in still
    assert browser.get("/evening/no-such/tables").json() == {"error": "evening-unknown"}


def test_the_code_has_a_picture_for_phones(browser, evening):  # noqa: F811
    picture = browser.get(f"/evening/{evening}/qr.svg")
    assert picture.headers["Content-Type"] == "image/svg+xml"
