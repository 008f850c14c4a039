"""Clients ¶Browser: a card that can do several things, against a hall that only listens."""

from __future__ import annotations

import json

import pytest

SEAT = {"out": False, "bot": None, "connected": True, "team": None, "ready": False}
TABLE = {
    "v": 1,
    "seq": 20,
    "game": "durak",
    "table": "7",
    "match": "3",
    "phase": "defend",
    "you": 0,
    "seats": [
        {**SEAT, "seat": 0, "name": "Anna", "cards": 4},
        {**SEAT, "seat": 1, "name": "Vera", "cards": 4},
    ],
    "attacker": 1,
    "defender": 0,
    "to_act": [0],
    "trump": "H",
    "turnup": "6H",
    "talon": 12,
    "gone": 8,
    "limit": 3,
    "pairs": [["7S", None], ["7D", None]],
    "hand": ["7C", "8S", "QD", "AH"],
    "legal": ["8S/7S", "QD/7D", "AH/7S", "AH/7D", "move 7C", "take"],
    "clock": None,
    "last": [1, "7D"],
    "options": {},
    "result": None,
}
OPENING = {
    "phase": "attack",
    "attacker": 0,
    "defender": 1,
    "pairs": [],
    "hand": ["7C", "7S", "AH"],
    "legal": ["7C", "7S", "AH", "7C 7S"],
}


class Listening:
    """A page at a table, and what it asks the hall to do."""

    def __init__(self, window, waits_for=".held", **changes):
        self.done = []
        self.table = {**TABLE, **changes}
        self.window = window("/favicon.ico")
        self.page = self.window.page
        self.page.route_web_socket(lambda url: True, self._answer)
        self.page.goto(f"{self.window.origin}/table/7")
        self.page.wait_for_selector(waits_for)

    def _answer(self, socket):
        def hear(message):
            _, (name, item), _ = json.loads(message)
            if name == "Hall.Tables":
                you = {"v": 1, "name": "Anna", "guest": True, "language": "en", "table": "7"}
                for sent in (["Hall.You", you], ["Hall.Table", self.table]):
                    socket.send(json.dumps(["hall", sent, {}]))
            elif name == "Hall.Do":
                self.done.append(item)

        socket.on_message(hear)

    def click(self, card):
        self.page.click(f'.held[data-card="{card}"]', position={"x": 18, "y": 22})

    def drag(self, card, target):
        start = self.page.locator(f'.held[data-card="{card}"]').bounding_box()
        end = self.page.locator(target).bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + 18, start["y"] + 22)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        mouse.up()

    def asked(self):
        self.page.wait_for_function("() => true")
        return [item["cmd"] for item in self.done]

    def deeds(self):
        return self.page.eval_on_selector_all(
            ".dock .deeds button", "all => all.map(b => (b.firstElementChild ?? b).innerText)"
        )


@pytest.fixture
def at_table(window):
    return lambda **changes: Listening(window, **changes)


def test_the_buttons_are_the_acts_that_are_no_cards_alone(at_table):
    assert at_table().deeds() == ["Pass on with 7♣", "Take"]


def test_a_card_with_one_thing_to_do_does_it_at_the_state_that_is_drawn(at_table):
    page = at_table()
    page.click("8S")
    assert page.done == [{"cmd": "8S/7S", "seq": 20}]


def test_a_card_for_two_attacks_asks_which_and_the_attack_can_be_clicked(at_table):
    page = at_table()
    page.click("AH")
    assert page.asked() == []
    assert page.deeds() == ["Beat 7♠ with A♥", "Beat 7♦ with A♥", "Cancel"]
    assert page.page.get_attribute('.held[data-card="AH"]', "aria-pressed") == "true"
    page.page.locator(".aim").nth(1).click()
    assert page.asked() == ["AH/7D"]


def test_a_choice_can_be_left_by_escape_and_by_clicking_again(at_table):
    page = at_table()
    page.click("AH")
    page.page.keyboard.press("Escape")
    assert page.page.locator(".chosen").count() == 0
    page.click("AH")
    page.click("AH")
    assert page.page.locator(".chosen").count() == 0 and page.asked() == []


def test_a_card_is_dropped_on_the_attack_it_is_meant_for(at_table):
    page = at_table()
    page.drag("AH", '.pair[data-drop="7D"]')
    assert page.asked() == ["AH/7D"]
    page.drag("8S", ".prompt, #prompt")
    assert page.asked() == ["AH/7D"], "dropped nowhere, it goes back"


def test_several_cards_of_a_rank_open_together(at_table):
    page = at_table(**OPENING)
    page.click("AH")
    page.click("7C")
    assert page.deeds() == ["Attack with 7♣", "Attack with 7♣ 7♠", "Cancel"]
    page.page.locator(".dock .deed").nth(1).click()
    assert page.asked() == ["AH", "7C 7S"]


def test_a_card_that_can_do_nothing_is_asked_all_the_same(at_table):
    page = at_table(hand=["6C", "8S"], legal=["8S/7S", "take"])
    page.click("6C")
    assert page.asked() == ["6C"]


def test_cards_in_hand_can_be_touched_however_many_there_are(at_table):
    ranks = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    cards = [rank + suit for suit in "CDHS" for rank in ranks][:30]
    page = at_table(hand=cards, legal=["take"])
    for width in (1280, 390, 320):
        page.page.set_viewport_size({"width": width, "height": 800})
        page.done.clear()
        for card in (cards[0], cards[14], cards[-1]):
            page.click(card)
        assert page.asked() == [cards[0], cards[14], cards[-1]], width


def test_whoever_throws_in_while_another_defends_is_told_so(at_table):
    anna = at_table(
        attacker=1,
        defender=2,
        legal=["7C", "pass"],
        seats=[
            *TABLE["seats"],
            {**SEAT, "seat": 2, "name": "Boris", "cards": 4},
        ],
    )
    assert anna.page.inner_text("#prompt") == "Your turn: throw in, or pass"


@pytest.mark.parametrize("honours", ["tie", "epaulettes"])
def test_the_fool_wears_what_was_earned(at_table, honours):
    result = {"fool": 1, "draw": False, "order": [0], "honours": honours}
    over = {"phase": "over", "hand": [], "legal": [], "to_act": [], "result": result}
    anna = at_table(waits_for=".result", **over)
    assert anna.page.locator(".result .honours").count() == 1
    assert honours in anna.page.inner_text(".result") and "Vera" in anna.page.inner_text(".result")
