"""Clients ¶Browser, Dvorak: cards are read before they are played, votes are one tap each."""

from __future__ import annotations

import json

import pytest

from tests.browser.test_access import WATCH, announced, violations
from tests.browser.window import SIZES, Window, press_key, tab_until

GOES = ("vote yes", "draw", "resolve", "use", "play", "discard", "decline", "confirm", "end")
"""What is done first of everything legal: as much as possible."""

LABELS = {"draw": "Draw", "end": "End the turn", "vote yes": "Yes", "confirm": "Agree"}


def wanted(table: dict) -> str:
    """The act to be done; of cards, those that win."""
    curios = {f"play {card['n']}" for card in table["hand"] if "Curio" in card["type"]}
    return min(
        table["legal"],
        key=lambda words: (
            next(n for n, verb in enumerate(GOES) if words.startswith(verb)),
            words not in curios,
        ),
    )


def done_by(press, reach):
    """A way to play: ``press(window, locator)`` a button, ``reach(window, locator)`` a card."""

    def do(window: Window, words: str) -> None:
        page, table = window.page, window.table
        verb, _, rest = words.partition(" ")
        if verb in ("play", "discard"):
            number = int(rest.split()[0])
            card = page.locator(f'.held[data-card="{table["hand"][number - 1]["id"]}"]')
            reach(window, card)
            names = [each for each in table["legal"] if each.split()[:2] == words.split()[:2]]
            deeds = page.locator(f".looked .do-{verb}")
            press(window, deeds.nth(names.index(words)))
        elif verb == "use":
            area = [card for seat in table["seats"] for card in seat["area"]]
            reach(
                window, page.locator(f'.lying[data-card="{area[int(rest.split()[0]) - 1]["id"]}"]')
            )
            press(window, page.locator(".looked .do-use").first)
        elif verb in ("resolve", "decline"):
            same = [each for each in table["legal"] if each.startswith(verb)]
            press(window, page.locator(f".dock .do-{verb}").nth(same.index(words)))
        else:
            press(window, page.get_by_role("button", name=LABELS[words], exact=True))

    return do


def click(window, locator):
    locator.click()


def tap(window, locator):
    locator.tap()


HOWS = {
    "mouse": (done_by(click, click), {}),
    "keys": (done_by(press_key, press_key), {}),
    "touch": (done_by(tap, tap), {"width": 390, "touch": True}),
}


def sit_down(window, **how) -> Window:
    player = window(**how)
    player.page.get_by_role("button", name="Play Dvorak").click()
    player.wait_for_turn()
    return player


@pytest.mark.parametrize("how", HOWS)
def test_a_whole_game_of_dvorak(window, how):
    act, screen = HOWS[how]
    if how == "keys":
        player = window()
        tab_until(player.page, "e => e.innerText.startsWith('Play Dvorak')")
        player.page.keyboard.press("Enter")
        player.wait_for_turn()
    else:
        player = sit_down(window, **screen)
    for _ in range(400):
        if player.over:
            break
        player.act(act, wanted(player.table))
    assert player.over
    assert player.page.inner_text(".result h2").startswith(("The winner", "Nobody wins"))
    hands = [seat for table in player.objects("Hall.Table") for seat in table["seats"]]
    assert all("hand" not in seat for seat in hands)


def test_a_card_is_written_voted_on_and_goes_into_the_draw_pile(window):
    player = sit_down(window)
    page, before = player.page, player.table["draw"]
    page.get_by_role("button", name="Write a card").click()
    page.get_by_label("Title").fill("Lamp of Patience")
    page.get_by_text("Words the hall keeps by itself").click()
    page.get_by_label("Clause").select_option("hand-limit")
    page.get_by_role("button", name="Add to the text").click()
    assert page.input_value("textarea[name=text]") == "Hand limit 7 for me."
    page.get_by_role("button", name="Propose it").click()
    page.wait_for_function(
        "() => document.getElementById('log').innerText.includes('Accepted: Lamp')"
    )
    assert player.table["draw"] == before + 1


def sit_together(window):
    """Two people at a table of Dvorak, dealt; and somebody who looks on."""
    host = window()
    host.page.fill("#words", "guest")
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Guest").wait_for()
    host.page.get_by_role("button", name="New table").click()
    host.page.select_option("select[name=game]", "dvorak")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("button", name="Deal the cards").click()
    path = host.page.url.removeprefix(host.origin)
    friend = window(path, width=390, touch=True)
    friend.page.get_by_role("button", name="Sit down and play").tap()
    watcher = window(path)
    watcher.page.get_by_role("button", name="Watch").click()
    for each in (host, friend):
        each.page.wait_for_selector(".held")
    watcher.page.wait_for_selector(".watching")
    return host, friend, watcher


def test_a_proposal_is_shown_large_and_a_vote_is_one_tap(window):
    host, friend, _ = sit_together(window)
    host.page.fill("#words", "propose/rule Quiet hours = nobody may discard")
    host.page.keyboard.press("Enter")
    friend.page.wait_for_selector(".ballot .paper.large")
    assert "Quiet hours" in friend.page.inner_text(".ballot")
    assert violations(friend) == []
    friend.page.get_by_role("button", name="No", exact=True).tap()
    host.page.wait_for_selector(".shelf >> text=rejected")
    assert host.page.locator(".ballot").count() == 0


def laid(watcher) -> set[str]:
    """Every card that has lain face up where all see it."""
    return {
        card["id"]
        for table in watcher.objects("Hall.Table")
        if table["phase"] == "playing"
        for cards in (table["discard"], table["centre"], *(seat["area"] for seat in table["seats"]))
        for card in cards
    }


def test_nobody_is_sent_what_another_holds(window):
    host, friend, watcher = sit_together(window)
    for _ in range(12):
        mover = host if host.page.locator("#prompt.mine").count() else friend
        seq = mover.table["seq"]
        (HOWS["touch"] if mover is friend else HOWS["mouse"])[0](mover, wanted(mover.table))
        for each in (host, friend, watcher):
            each.page.wait_for_function(
                "seq => Number(document.querySelector('.table').dataset.seq) > seq", arg=seq
            )
    for holder, others in ((host, (friend, watcher)), (friend, (host, watcher))):
        held = {card["id"] for card in holder.table["hand"]} - laid(watcher)
        assert held
        for other in others:
            told = json.dumps(other.frames)
            assert [card for card in held if f'"{card}"' in told] == []
    assert watcher.table["hand"] == [] and watcher.table["legal"] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_at_a_table_of_dvorak(window, width, scheme):
    player = sit_down(window, width=width, color_scheme=scheme)
    found = {"table": violations(player)}
    player.page.locator(".held").first.click(position={"x": 18, "y": 22})
    player.page.wait_for_selector(".looked")
    found["card"] = violations(player)
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name="Write a card").click()
    player.page.get_by_text("Words the hall keeps by itself").click()
    found["editor"] = violations(player)
    assert {place: told for place, told in found.items() if told} == {}


def test_a_card_is_drawn_with_pens_and_undo_and_everybody_sees_it_before_the_vote(window):
    host, friend = sit_together(window)[:2]
    page = host.page
    page.get_by_role("button", name="Write a card").click()
    page.locator("input[name=title]").fill("House")
    page.locator("textarea[name=text]").fill("Draw 2.")
    page.locator("details.draw > summary").click()

    def stroke(*points):
        page.locator(".board").scroll_into_view_if_needed()
        board = page.locator(".board").bounding_box()
        for place, (x, y) in enumerate(points):
            page.mouse.move(board["x"] + x * board["width"], board["y"] + y * board["height"])
            if place == 0:
                page.mouse.down()
        page.mouse.up()

    stroke((0.2, 0.8), (0.2, 0.4), (0.5, 0.1), (0.8, 0.4), (0.8, 0.8), (0.2, 0.8))
    page.get_by_role("button", name="Red", exact=True).click()
    stroke((0.4, 0.6), (0.6, 0.6))
    stroke((0.4, 0.7), (0.6, 0.7))
    assert page.locator(".board polyline").count() == 3
    page.get_by_role("button", name="Take back").click()
    assert page.locator(".board polyline").count() == 2
    assert page.locator(".board polyline.pen-red").count() == 1
    page.locator("input[name=alt]").fill("A house with a red door")
    page.get_by_role("button", name="Propose").click()
    shown = friend.page.locator(".ballot .drawing")
    shown.wait_for()
    assert shown.get_attribute("aria-label") == "A house with a red door"
    assert shown.locator("polyline").count() == 2
    friend.page.get_by_role("button", name="Yes", exact=True).click()


def answer(player) -> str:
    """What the hall tells in the dialog of the table."""
    player.page.wait_for_function("() => document.querySelector('.answer')?.innerText.length > 20")
    return player.page.inner_text(".answer")


def test_why_and_rulings_are_a_click_away(window):
    player = sit_down(window, width=390, touch=True)
    player.page.get_by_role("button", name="This table").tap()
    player.page.get_by_role("button", name="Why this many draws").tap()
    assert "raw" in answer(player)
    assert violations(player) == []
    player.page.get_by_role("button", name="Who would win, and why").tap()
    player.page.wait_for_function(
        "() => document.querySelector('.answer')?.innerText.includes('Shelf')"
    )


def chosen(player, where) -> None:
    """Click something on the table and wait until it is shown whole."""
    player.page.locator(where).first.click()
    player.page.wait_for_selector(".looked")


def test_the_table_is_worked_by_menus(window):
    host, friend, watcher = sit_together(window)
    page, told = host.page, "() => document.getElementById('log').innerText.includes"
    before = host.table["draw"]
    chosen(host, ".pile")
    page.get_by_role("button", name="Discard its top card").click()
    friend.page.wait_for_function(
        "n => document.querySelector('.pile .count').innerText == n", arg=str(before - 1)
    )
    chosen(host, ".who")
    page.get_by_role("button", name="Tokens").click()
    page.fill(".asked input", "3 Gold")
    page.get_by_role("button", name="Do it").click()
    watcher.page.wait_for_selector(".token >> text=3 Gold")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Roll dice").click()
    page.get_by_role("button", name="Do it").click()
    friend.page.wait_for_function(f"{told}('rolls')")
    assert host.objects("Hall.Error") == []


def test_several_proposals_become_one_vote(window):
    host, friend, _ = sit_together(window)
    for title in ("One", "Two"):
        host.page.fill("#words", f"propose/rule {title} = nobody may discard")
        host.page.keyboard.press("Enter")
        friend.page.wait_for_selector(".ballot .paper.large")
        friend.page.get_by_role("button", name="No", exact=True).tap()
        host.page.wait_for_selector(f".shelf li:has-text('{title}')")
    for box in host.page.locator(".shelf input[type=checkbox]").all():
        box.check()
    host.page.get_by_role("button", name="Tie into one vote").click()
    friend.page.wait_for_selector(".ballot .paper.large >> nth=1")
    friend.page.get_by_role("button", name="Yes", exact=True).tap()
    host.page.wait_for_selector(".shelf .rule:has-text('One')")
    host.page.wait_for_selector(".shelf .rule:has-text('Two')")


def test_a_proposal_is_revised_and_withdrawn_by_its_author(window):
    host, friend, _ = sit_together(window)
    host.page.fill("#words", "propose/rule Quiet = nobody may discard")
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Rewrite").click()
    host.page.get_by_label("Title").fill("Quieter still")
    host.page.get_by_role("button", name="Propose it so").click()
    friend.page.wait_for_selector(".ballot:has-text('Quieter still')")
    host.page.get_by_role("button", name="Withdraw it").click()
    friend.page.wait_for_selector(".ballot", state="detached")


def test_a_call_to_vote_is_announced(window):
    host, friend, _ = sit_together(window)
    friend.page.evaluate(WATCH)
    host.page.fill("#words", "propose/rule Quiet hours = nobody may discard")
    host.page.keyboard.press("Enter")
    friend.page.wait_for_selector(".ballot")
    friend.page.wait_for_function("() => window.announced.some(t => t.includes('Vote needed'))")
    assert any("Quiet hours" in told for told in announced(friend.page))
