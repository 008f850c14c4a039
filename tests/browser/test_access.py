"""Clients ¶Browser: nothing on any page keeps anybody out, at three sizes, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.window import SIZES, by_keys, by_mouse, card_of

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
RUN = "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def violations(window) -> list[str]:
    """What axe finds in the page as it stands, and whether it is wider than the screen."""
    if not window.page.evaluate("'axe' in window"):
        window.page.evaluate(AXE)
    found = window.page.evaluate(RUN)
    told = [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]
    wider = window.page.evaluate(WIDE)
    return told + ([f"{wider} pixels wider than the screen"] if wider > 0 else [])


def walk(window):
    """Every place of the page one after the other; gives what each is called."""
    page = window.page
    page.wait_for_selector(".welcome")
    yield "hall"
    for name, dialog in (("Sign in", "door"), ("Looks and sounds", "looks"), ("New table", "new")):
        page.get_by_role("button", name=name).click()
        page.wait_for_selector("dialog[open]")
        yield dialog
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="New table").click()
    page.select_option("select[name=seats]", "3")
    page.select_option("select[name=deck]", "24")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").click()
    page.wait_for_selector(".mark-bot")
    yield "before the deal"
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_function("() => document.querySelector('.qr')?.naturalWidth > 0")
    yield "invitation"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Deal the cards").click()
    window.wait_for_turn()
    yield "at the table"
    if page.locator("#open-talk").is_visible():
        page.click("#open-talk")
        yield "talk"
        page.click("#open-talk")
    window.play_out(by_mouse)
    page.wait_for_selector("text=Rematch")
    yield "result"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_anywhere(window, width, scheme):
    visitor = window(width=width, color_scheme=scheme)
    found = {place: violations(visitor) for place in walk(visitor)}
    assert {place: told for place, told in found.items() if told} == {}


def test_axe_finds_nothing_for_a_stranger_with_a_tables_address(window):
    host = window()
    host.page.get_by_role("button", name="New table").click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_selector(".waiting")
    stranger = window(f"/table/{host.table['table']}", width=320)
    stranger.page.wait_for_selector("text=Sit down and play")
    nowhere = window("/table/99999", width=320)
    nowhere.page.wait_for_selector("text=There is no table 99999")
    assert violations(stranger) == violations(nowhere) == []


def test_a_turn_and_what_happens_are_told_in_one_live_region(window):
    player = window()
    player.sit_down()
    live = player.page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")
    assert live.count() == 1
    assert "Your turn:" in player.page.inner_text("#announcer")


def test_the_focus_stays_in_the_hand_when_its_card_is_played(window):
    player = window()
    player.sit_down()
    while card_of(player.table["legal"][0]) is None:
        player.act(by_keys)
    player.act(by_keys)
    assert player.page.evaluate("document.activeElement.closest('.dock, .result') !== null")


def test_without_marks_no_card_says_whether_it_fits(window):
    player = window()
    player.sit_down()
    while card_of(player.table["legal"][0]) is None:
        player.act(by_mouse)
    assert player.page.locator('.held[aria-label$=", fits"]').count()
    player.page.get_by_role("button", name="Looks and sounds").click()
    player.page.get_by_role("group", name="Mark the cards that fit").get_by_label("No").check()
    player.page.keyboard.press("Escape")
    assert player.page.locator('.held[aria-label$=", fits"]').count() == 0
    assert player.page.evaluate("document.documentElement.dataset.marks") == "off"


def announced(page) -> list[str]:
    """Everything the live region said since the page watched it."""
    return page.evaluate("window.announced")


WATCH = """() => {
  window.announced = [];
  const region = document.getElementById("announcer");
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes) window.announced.push(node.textContent);
  }).observe(region, { childList: true });
}"""


def test_turns_takes_and_results_are_announced(window):
    player = window()
    player.sit_down()
    player.page.evaluate(WATCH)
    took = False
    while not player.over:
        takes = "take" in player.table["legal"] and not took
        player.act(by_mouse, "take" if takes else "")
        took = took or takes
    told = "\n".join(announced(player.page))
    assert "Your turn:" in told and ("fool" in told or "draw" in told)
    assert any(words in told for words in ("You take", "You will take")) == took


def test_nothing_moves_for_whoever_wants_less_motion(window):
    player = window()
    player.sit_down()
    player.page.evaluate(
        "() => { window.moved = 0; const of = Element.prototype.animate;"
        " Element.prototype.animate = function (...all) { window.moved += 1;"
        " return of.apply(this, all); } }"
    )
    for _ in range(3):
        if not player.over:
            player.act(by_mouse)
    assert player.page.evaluate("window.moved") == 0
    running = "document.getAnimations().filter(a => a.playState === 'running').length"
    assert player.page.evaluate(running) == 0
