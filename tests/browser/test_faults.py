"""Clients ¶Browser: the line comes back by itself, logged in, with the right cards."""

from __future__ import annotations

import socket

import pytest

from tests.browser.window import by_mouse

BACK_WITHIN = 5000
"""Milliseconds from the hall's return."""

SAME = """cards => !document.querySelector(".line-lost") &&
  cards.join() === [...document.querySelectorAll(".held")].map(c => c.dataset.card).join()"""


def in_mid_game(window, **how):
    """Somebody with cards whose turn it is."""
    player = window(**how)
    player.sit_down()
    player.act(by_mouse)
    if player.over:
        return in_mid_game(window, **how)
    return player


def goes_on(player, cards, seq) -> None:
    """The page shows those cards within five seconds, and an act is taken."""
    page = player.page
    page.wait_for_function(SAME, arg=cards, timeout=BACK_WITHIN)
    player.act(by_mouse)
    assert player.table["seq"] > seq or player.over


@pytest.mark.parametrize("victims", [("server",), ("portal", "server")])
def test_a_killed_hall_is_back_with_the_right_cards(hall, window, victims):
    player = in_mid_game(window)
    name = player.objects("Hall.You")[-1]["name"]
    cards, seq = player.cards, player.table["seq"]
    hall.kill(*victims)
    if "portal" in victims:
        player.page.wait_for_selector(".line-lost")
    hall.start()
    goes_on(player, cards, seq)
    assert player.objects("Hall.You")[-1]["name"] == name


def test_a_hall_that_is_stopped_in_order_logs_its_guests_in_again(hall, window):
    player = in_mid_game(window)
    cards, seq = player.cards, player.table["seq"]
    hall.evennia("stop")
    player.page.wait_for_selector(".line-lost")
    hall.start()
    goes_on(player, cards, seq)


def test_what_is_typed_while_the_hall_is_away_is_not_lost(hall, window):
    player = in_mid_game(window)
    hall.kill("portal", "server")
    player.page.wait_for_selector(".line-lost")
    player.page.fill("#words", "say still here")
    player.page.keyboard.press("Enter")
    player.page.fill("#words", "half a sent")
    hall.start()
    player.page.wait_for_function(
        "() => document.getElementById('log').innerText.includes('You say: still here')",
        timeout=BACK_WITHIN,
    )
    assert player.page.input_value("#words") == "half a sent"


def test_a_page_loaded_again_and_a_second_tab_are_the_same_person_at_the_same_table(window):
    player = in_mid_game(window)
    cards = player.cards
    second = player.context.new_page()
    second.goto(player.origin)
    second.wait_for_selector(".held")
    assert second.evaluate(f"({SAME})({cards})")
    assert second.url == player.page.url
    player.page.reload()
    player.page.wait_for_selector(".held")
    assert player.cards == cards


def test_whoever_signs_out_is_a_stranger_afterwards(window):
    player = window()
    player.sit_down()
    player.page.get_by_role("button", name="Guest").click()
    player.page.get_by_role("button", name="Sign out").click()
    player.page.get_by_role("button", name="Sign in").wait_for()
    player.page.goto(player.origin)
    player.page.get_by_role("button", name="Sign in").wait_for()
    assert player.page.locator(".held").count() == 0


def test_an_account_is_made_and_comes_back_in_another_browser(window):
    first = window()
    first.page.get_by_role("button", name="Sign in").click()
    form = first.page.locator("dialog form").nth(1)
    form.get_by_label("Name").fill("Vera")
    form.get_by_label("Password").fill("seven blue lamps")
    form.get_by_role("button").click()
    first.page.get_by_role("button", name="Vera").wait_for()
    assert "seven blue" not in first.page.inner_text("body")
    second = window()
    second.page.get_by_role("button", name="Sign in").click()
    form = second.page.locator("dialog form").first
    form.get_by_label("Name").fill("Vera")
    form.get_by_label("Password").fill("eight red lamps")
    form.get_by_role("button").click()
    second.page.locator("dialog .notice").wait_for()
    form.get_by_label("Password").fill("seven blue lamps")
    form.get_by_role("button").click()
    second.page.get_by_role("button", name="Vera").wait_for()
    assert second.page.locator("dialog").count() == 0


class Telnet:
    """A plain telnet line."""

    def __init__(self, hall) -> None:
        self.socket = socket.create_connection(("127.0.0.1", hall.port), 10)
        self.socket.settimeout(10)

    def type(self, words: str, until: str) -> str:
        """Send a line, and give what comes up to and with the words waited for."""
        self.socket.sendall(f"{words}\r\n".encode())
        heard = b""
        while until.encode() not in heard:
            more = self.socket.recv(4096)
            assert more, heard
            heard += more
        return heard.decode(errors="replace")


def test_the_same_seat_is_played_from_a_page_and_by_telnet_at_once(hall, window):
    player = window()
    player.page.fill("#words", "create Milena seven blue lamps")
    player.page.keyboard.press("Enter")
    player.page.get_by_role("button", name="Milena").wait_for()
    player.sit_down()
    line = Telnet(hall)
    told = line.type("connect Milena seven blue lamps", "Your hand, ")
    told += line.type("counts", "alon")
    assert f"Your hand, {len(player.cards)} card" in told
    seq, words = player.table["seq"], player.table["legal"][0]
    line.socket.sendall(f"{words}\r\n".encode())
    player.wait_for_turn(seq)
    line.socket.close()
    assert player.over or player.table["seq"] > seq


def test_hostile_names_and_talk_are_shown_as_they_are_and_run_nothing(window):
    host = window()
    host.sit_down()
    hostile = '<img src=x onerror="document.title=1"> ${alert(1)} {{7*7}}'
    host.page.fill("#words", f"say {hostile}")
    host.page.keyboard.press("Enter")
    host.page.wait_for_function(
        "() => document.getElementById('log').innerText.includes('{{7*7}}')"
    )
    assert hostile in host.page.inner_text("#log")
    assert host.page.locator("#log img").count() == 0 and host.page.title() != "1"


def test_an_oversized_or_forged_message_harms_nobody(window):
    player = window()
    player.sit_down()
    player.page.evaluate("document.getElementById('words').maxLength = 1e6")
    player.page.fill("#words", "say " + "x" * 20_000)
    player.page.keyboard.press("Enter")
    # The hall cuts such a line; the page comes back by itself.
    player.page.wait_for_selector(".line-lost")
    player.page.wait_for_selector(".line-lost", state="detached")
    player.wait_for_turn()
    assert player.cards


FORGED = (
    '["hall", ["Hall.Do", {"cmd": "take", "seq": -5}], {}]',
    '["hall", ["Hall.Do", {"cmd": "__proto__"}], {}]',
    '["hall", ["Hall.Do", "nonsense"], {}]',
    '["hall", ["Hall.Table", {"you": 1, "seq": 99}], {}]',
    '["text", [["a", "list"]], {}]',
    '["logged_in", [], {}]',
    "[]",
    "not JSON at all",
)

ANSWERS = """async ([address, frames]) => {
  const heard = [];
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data));
  await new Promise((done) => (socket.onopen = done));
  await new Promise((done) => setTimeout(done, 500));
  heard.length = 0;
  for (const frame of frames) if (socket.readyState === 1) socket.send(frame);
  await new Promise((done) => setTimeout(done, 1500));
  socket.close();
  return heard;
}"""


def test_forged_and_stale_messages_change_nothing_and_are_answered(hall, window):
    player = in_mid_game(window)
    cards, seq = player.cards, player.table["seq"]
    address = f"ws://127.0.0.1:{hall.websocket}"
    heard = player.page.evaluate(ANSWERS, [address, list(FORGED)])
    codes = {args[1]["code"] for kind, args, _ in heard if kind == "hall" and "Error" in args[0]}
    assert {"stale", "do-unreadable"} <= codes
    assert (player.cards, player.table["seq"]) == (cards, seq)
    player.act(by_mouse)
    assert hall.tracebacks() == []
