"""Clients ¶Browser: whole games by mouse, by keyboard, by touch, and looking on."""

from __future__ import annotations

import pytest

from tests.browser.knowledge import leaks
from tests.browser.window import STRIP, by_finger, by_keys, by_mouse

HOWS = {
    "mouse": (by_mouse, {}),
    "keys": (by_keys, {}),
    "touch": (by_finger, {"width": 390, "touch": True}),
}


@pytest.mark.parametrize("how", HOWS)
def test_a_whole_game_of_durak(window, how):
    act, screen = HOWS[how]
    player = window(**screen)
    if how == "keys":
        player.page.keyboard.press("Tab")
        while player.page.evaluate("!document.activeElement.matches('.welcome .play')"):
            player.page.keyboard.press("Tab")
        player.page.keyboard.press("Enter")
    else:
        player.sit_down()
    player.play_out(act)
    result = next(t["result"] for t in player.objects("Hall.Table") if t["result"])
    heading = player.page.inner_text(".result h2")
    me = player.table["you"]
    expected = "A draw" if result["draw"] else "You are" if result["fool"] == me else "The fool is"
    assert heading.startswith(expected)
    assert heading.split()[-1] in player.page.inner_text("#announcer")
    assert leaks(player.frames) == []
    if how == "mouse":
        player.page.get_by_role("button", name="Rematch").click()
        player.page.wait_for_selector(".held")
        assert len(player.cards) == 6 and not player.over


def test_a_whole_game_with_attacks_passed_on_and_opened_by_several_cards(window):
    player = window()
    player.page.fill("#words", "guest")
    player.page.keyboard.press("Enter")
    player.page.get_by_role("button", name="Guest").wait_for()
    for words in ("table new durak online seats=3", "sit", "bot", "bot", "ready"):
        player.page.fill("#words", words)
        player.page.keyboard.press("Enter")
    player.wait_for_turn()
    player.play_out(by_mouse)
    assert leaks(player.frames) == []


def test_from_the_door_to_a_first_card_in_two_clicks(window):
    player = window()
    player.sit_down()
    before = player.table["seq"]
    player.act(by_mouse)
    assert player.table["seq"] > before or player.over


def test_a_card_can_be_dragged_onto_the_table(window):
    player = window(reduced_motion="no-preference")
    player.sit_down()
    while card_at_turn(player) is None:
        player.act(by_mouse)
    before, card = player.table["seq"], card_at_turn(player)
    mouse = player.page.mouse
    box = player.page.locator(f'.held[data-card="{card}"]').bounding_box()
    felt = player.page.locator(".middle").bounding_box()
    mouse.move(box["x"] + STRIP["x"], box["y"] + STRIP["y"])
    mouse.down()
    mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2, steps=5)
    mouse.up()
    player.wait_for_turn(before)
    played = [e for e in player.objects("Hall.Event") if e["seq"] == before + 1]
    assert played[0]["kind"] in ("attacked", "threw-in", "covered") and card not in player.cards


def card_at_turn(player):
    """A card that can be played now by itself."""
    words = player.table["legal"][0]
    return None if words in ("take", "pass", "pass all") else words.split("/")[0]


def test_a_card_that_does_not_fit_is_answered_with_the_rule(window):
    player = window()
    player.sit_down()
    while True:
        fits = {card for words in player.table["legal"] for card in words.split("/")}
        wrong = [card for card in player.cards if card not in fits]
        if wrong and not player.over:
            break
        player.act(by_mouse)
    player.page.click(f'.held[data-card="{wrong[0]}"]', position=STRIP)
    notice = player.page.wait_for_selector(".notice p").inner_text()
    assert notice and notice in player.page.inner_text("#log")
    assert player.objects("Hall.Error")[-1]["code"]


def test_what_is_clicked_can_be_typed(window):
    player = window()
    player.sit_down()
    before = player.table["seq"]
    player.page.fill("#words", player.table["legal"][-1])
    player.page.keyboard.press("Enter")
    player.wait_for_turn(before)
    player.page.fill("#words", "trump")
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        "() => document.getElementById('log').innerText.includes('Trump is')"
    )


def test_a_friend_with_the_address_sits_down_with_one_tap_and_a_third_looks_on(window):
    host = window()
    host.page.get_by_role("button", name="New table").click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("button", name="Deal the cards").click()
    number = host.table["table"]
    assert host.page.url.endswith(f"/table/{number}")
    friend = window(f"/table/{number}", width=390, touch=True)
    friend.page.get_by_role("button", name="Sit down and play").tap()
    friend.page.wait_for_selector(".held")
    watcher = window(f"/table/{number}")
    watcher.page.get_by_role("button", name="Watch").click()
    watcher.page.wait_for_selector(".watching")
    players = [host, friend]
    for _ in range(8):
        mover = next((p for p in players if p.page.locator("#prompt.mine").count()), None)
        if mover is None:
            break
        before = mover.table["seq"]
        (by_finger if mover is friend else by_mouse)(mover, mover.table["legal"][0])
        for each in [*players, watcher]:
            each.page.wait_for_function(
                "seq => Number(document.querySelector('.table').dataset.seq) > seq", arg=before
            )
    assert watcher.table["hand"] == [] and watcher.table["legal"] == []
    for each in [*players, watcher]:
        assert leaks(each.frames) == []


def test_leaving_a_running_game_asks_first(window):
    player = window()
    player.sit_down()
    player.page.get_by_role("button", name="Leave the table").click()
    player.page.get_by_role("button", name="Stay").click()
    assert player.page.locator(".held").count()
    player.page.get_by_role("button", name="Leave the table").click()
    player.page.get_by_role("button", name="Give up and leave").click()
    player.page.wait_for_selector(".welcome")


def sit_together(window):
    """Two people at a table of Durak, dealt."""
    host = window()
    host.page.get_by_role("button", name="New table").click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("button", name="Deal the cards").click()
    friend = window(host.page.url.removeprefix(host.origin), width=390, touch=True)
    friend.page.get_by_role("button", name="Sit down and play").tap()
    for each in (host, friend):
        each.page.wait_for_selector(".held")
    return host, friend


def test_what_is_asked_of_others_is_answered_with_a_tap(window):
    host, friend = sit_together(window)
    host.page.get_by_role("button", name="This table").click()
    host.page.get_by_role("button", name="Offer a draw").click()
    host.page.keyboard.press("Escape")
    friend.page.wait_for_selector(".request:has-text('offers a draw')")
    friend.page.get_by_role("button", name="Decline", exact=True).tap()
    host.page.wait_for_selector(".request", state="detached")
    host.page.fill("#words", "abort")
    host.page.keyboard.press("Enter")
    friend.page.get_by_role("button", name="Agree", exact=True).tap()
    host.page.wait_for_selector("text=Before the deal")


def test_the_rule_behind_a_refusal_is_a_click_away(window):
    player = window()
    player.sit_down()
    player.page.fill("#words", "2s")
    player.page.keyboard.press("Enter")
    player.page.get_by_role("button", name="Why?").click()
    player.page.wait_for_selector(".notice .answer")


@pytest.mark.parametrize(("kind", "passing"), [("throw-in", "off"), ("passing on", "on")])
def test_a_newcomer_chooses_podkidnoy_or_perevodnoy(window, kind, passing):
    player = window()
    player.page.get_by_role("button", name=f"Play Durak {kind}").click()
    player.wait_for_turn()
    assert player.table["options"]["passing"] == passing
