"""Clients ¶Browser: pages to read, and matches gone through again, in the page and without it."""

from __future__ import annotations

import pytest

from tests.browser.knowledge import named
from tests.browser.test_access import violations
from tests.browser.window import SIZES, Window, by_mouse

READ = (
    "/decks",
    "/deck/1",
    "/ladder",
    "/help",
    "/help/rating",
    "/help/attack",
    "/clients",
    "/match/999999",
)


@pytest.fixture(scope="module")
def played(browser, hall) -> str:
    """The number of a match of Durak that is over."""
    player = Window(browser, hall, "/")
    player.sit_down()
    player.play_out(by_mouse)
    number = player.objects("Hall.Table")[-2]["match"]
    player.page.get_by_role("link", name="Go through it again").click()
    player.page.wait_for_selector(".steps")
    assert player.page.url.endswith(f"/match/{number}")
    player.close()
    return number


def open_match(window, number, **how) -> Window:
    visitor = window(f"/match/{number}", **how)
    visitor.page.wait_for_selector("#step[max]:not([max='1'])")
    return visitor


def step_of(visitor) -> int:
    return int(visitor.page.input_value("#step"))


def test_a_match_is_gone_through_by_slider_buttons_and_keys(window, played):
    visitor = open_match(window, played)
    page = visitor.page
    last = int(page.get_attribute("#step", "max"))
    assert step_of(visitor) == 1 and page.locator(".open-hands [data-card]").count() == 12
    page.get_by_role("button", name="On", exact=True).click()
    page.wait_for_function("() => document.getElementById('step').value === '2'")
    assert f"Act 2 of {last}" in page.inner_text(".said")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.getElementById('step').value === '3'")
    page.fill("#step", str(last))
    page.wait_for_selector(".scene-of-match .result h2")
    assert "fool" in page.inner_text("#announcer") or "draw" in page.inner_text("#announcer")
    page.get_by_role("button", name="Back", exact=True).focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.getElementById('step').value === '1'")
    page.reload()
    page.wait_for_selector(".open-hands")
    assert step_of(visitor) == 1


def test_a_match_runs_by_itself_and_stops(window, played):
    visitor = open_match(window, played)
    visitor.page.get_by_role("button", name="Let it run").click()
    visitor.page.wait_for_function("() => Number(document.getElementById('step').value) > 2")
    visitor.page.get_by_role("button", name="Stop").click()
    stopped = step_of(visitor)
    assert visitor.page.get_by_role("button", name="Let it run").count()
    visitor.page.wait_for_timeout(1800)
    assert step_of(visitor) == stopped


def test_an_act_has_an_address_of_its_own(window, played):
    visitor = window(f"/match/{played}?act=5")
    visitor.page.wait_for_function("() => document.getElementById('step')?.value === '5'")


def test_a_match_that_is_not_over_shows_nothing_of_itself(window):
    player = window()
    player.sit_down()
    player.act(by_mouse)
    number = player.table["match"]
    stranger = window(f"/match/{number}")
    assert "is not over" in stranger.page.inner_text("h1")
    answer = stranger.page.request.get(f"{stranger.origin}/match/{number}/acts?from=1&to=40")
    assert answer.status == 409 and set(answer.json()) == {"why"}
    assert named(["text", [answer.text()], {}]) == set()


@pytest.mark.parametrize("query", ["from=x", "from=1&to=99999999999", "from=-1"])
def test_a_forged_question_about_a_match_is_answered(window, played, query):
    visitor = window("/help")
    answer = visitor.page.request.get(f"{visitor.origin}/match/{played}/acts?{query}")
    assert answer.status == 404


def test_reading_keeps_the_line_and_leads_back_to_the_table(window):
    player = window(width=1280)
    player.sit_down()
    page, cards = player.page, player.cards
    page.click("a.brand")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Ladder").click()
    page.wait_for_selector("h1:text('Durak')")
    assert page.url.endswith("/ladder") and page.evaluate("document.activeElement.tagName") == "H1"
    page.get_by_role("link", name="How the points come about").click()
    page.wait_for_selector("h1:text('Ratings')")
    page.go_back()
    page.wait_for_selector("h1:text('Durak')")
    page.get_by_role("link", name="Back to table").click()
    page.wait_for_selector(".held")
    assert player.cards == cards
    assert player.requests.count("/") == 1


def test_what_help_says_to_type_is_put_into_the_line_by_a_click(window):
    visitor = window("/help/replay")
    visitor.page.get_by_role("button", name="replay 12").click()
    assert visitor.page.input_value("#words") == "replay 12"
    visitor.page.get_by_role("button", name="replay <match> [act]").click()
    assert visitor.page.input_value("#words") == "replay "


@pytest.mark.parametrize("path", READ)
def test_pages_to_read_need_no_script(browser, hall, path):
    visitor = Window(browser, hall, path, java_script_enabled=False)
    assert visitor.page.inner_text("main h1")
    visitor.close()


@pytest.mark.parametrize("locale", ["ru-RU", "cs-CZ", "ar-EG"])
def test_pages_to_read_speak_the_browsers_language(window, locale):
    titles = {"ru-RU": "Справка", "cs-CZ": "Nápověda", "ar-EG": "المساعدة"}
    visitor = window("/help", locale=locale)
    assert visitor.page.inner_text("h1") == titles[locale]
    assert violations(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_on_pages_to_read(window, played, width, scheme):
    found = {}
    for path in (*READ, f"/match/{played}"):
        visitor = window(path, width=width, color_scheme=scheme)
        visitor.page.wait_for_selector(".page h1")
        found[path] = violations(visitor)
        visitor.close()
    assert {path: told for path, told in found.items() if told} == {}


def test_a_deck_is_found_and_read_without_losing_the_line(window):
    visitor = window("/")
    page = visitor.page
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Decks").click()
    page.get_by_role("searchbox").fill("Tightrope")
    page.keyboard.press("Enter")
    page.wait_for_selector(".decks li >> nth=0")
    assert page.locator(".decks li").count() == 1
    page.get_by_role("link", name="The Lost Property Office").click()
    page.wait_for_selector(".sheets .paper >> text=Left Boot of a Tightrope Walker")
    assert page.evaluate("getComputedStyle(document.querySelector('.sheets .paper')).display") == (
        "flex"
    )
    assert visitor.requests.count("/") == 1
    page.get_by_role("link", name="Print it").click()
    page.wait_for_selector(".sheet.cards")
