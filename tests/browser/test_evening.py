"""Hall ¶An evening: in with a first name, and the board for the projector."""

from __future__ import annotations

import re

import pytest

from tests.browser.test_access import violations
from tests.browser.window import SIZES, Window


@pytest.fixture(scope="module")
def evening(browser, hall) -> str:
    """The code of an evening of Durak; its host looks on."""
    host = Window(browser, hall, "/")
    for words in ("create Vlasta seven blue lamps", "evening start Friday club = durak"):
        host.page.fill("#words", words)
        host.page.keyboard.press("Enter")
        host.page.wait_for_function(
            "n => document.querySelectorAll('#log p:not(.mine)').length > n", arg=6
        )
    host.page.wait_for_function(
        "() => document.getElementById('log').innerText.includes('/evening/')"
    )
    code = re.search(r"/evening/([\w-]+)", host.page.inner_text("#log"))[1]
    yield code
    host.close()


def come_in(window, evening, name) -> Window:
    visitor = window(f"/evening/{evening}", width=390, touch=True)
    visitor.page.get_by_label("Your first name").fill(name)
    visitor.page.get_by_role("button", name="Take a seat").tap()
    visitor.page.wait_for_selector(".table")
    return visitor


def test_a_first_name_leads_to_a_seat_and_the_board_shows_it_by_itself(window, evening):
    board = window(f"/evening/{evening}/board")
    board.page.wait_for_selector(".projector .board h1 >> text=Friday club")
    assert evening in board.page.inner_text(".code")
    assert not board.page.locator("#talk").is_visible()
    anna = come_in(window, evening, "Anna")
    assert "Anna" in anna.page.inner_text("#top") or anna.objects("Hall.You")[-1]["name"] == "Anna"
    board.page.wait_for_selector(".at-tables >> text=Anna", timeout=15_000)
    assert board.requests.count("/alive") == 0


def test_a_closed_lid_loses_no_seat(window, evening):
    boris = come_in(window, evening, "Boris")
    path = boris.page.url
    boris.page.close()
    page = boris.context.new_page()
    page.goto(boris.origin)
    page.wait_for_selector(".table")
    assert page.url == path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_on_an_evenings_pages(window, evening, width, scheme):
    found = {}
    for path in (f"/evening/{evening}", f"/evening/{evening}/board", "/evening/no-such"):
        visitor = window(path, width=width, color_scheme=scheme)
        visitor.page.wait_for_selector("main h1")
        found[path] = violations(visitor)
        visitor.close()
    assert {path: told for path, told in found.items() if told} == {}
