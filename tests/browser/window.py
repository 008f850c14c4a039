"""A window on the hall: what it was sent, what stands in it, and how one plays in it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

SIZES = {1280: (1280, 800), 390: (390, 844), 320: (320, 568)}
"""Width of a screen -> its width and height in CSS pixels."""

MINE_OR_OVER = """(seq) => {
  const table = document.querySelector(".table");
  if (document.querySelector(".result")) return true;
  return table && Number(table.dataset.seq) > seq && document.querySelector("#prompt.mine");
}"""


class Window:
    """One browser with one page.

    Args:
        width: of the screen, one of `SIZES`.
        touch: a phone's screen, without a mouse.
        how: further choices of Playwright's contexts: ``locale``, ``color_scheme`` …

    Attributes:
        page: Playwright's.
        frames: every frame of the live line, in order, as sent.
        problems: errors, breaches of the policy, and requests to other hosts.
        requests: the paths asked for.
    """

    def __init__(
        self, browser: Any, hall: Any, path: str, width: int = 1280, touch: bool = False, **how: Any
    ) -> None:
        size = dict(zip(("width", "height"), SIZES[width], strict=True))
        chosen = {
            "locale": "en-US",
            "viewport": size,
            "has_touch": touch,
            "is_mobile": touch,
            "reduced_motion": "reduce",
        }
        self.context = browser.new_context(**{**chosen, **how})
        self.origin = f"http://127.0.0.1:{hall.web}"
        self.frames: list[list[Any]] = []
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self._watch()
        self.page.goto(self.origin + path)

    def _watch(self) -> None:
        def asked(request: Any) -> None:
            parts = urlsplit(request.url)
            self.requests.append(parts.path)
            if parts.hostname != "127.0.0.1" and parts.scheme != "data":
                self.problems.append(f"asked {request.url}")

        def opened(socket: Any) -> None:
            if urlsplit(socket.url).hostname != "127.0.0.1":
                self.problems.append(f"opened {socket.url}")
            socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

        def told(message: Any) -> None:
            # A hall that is away cannot be fetched from; that is no fault of the page.
            if (
                message.type in ("error", "warning")
                and "Failed to load resource" not in message.text
            ):
                if "WebSocket connection" not in message.text:
                    self.problems.append(message.text)

        self.page.on("request", asked)
        self.page.on("websocket", opened)
        self.page.on("console", told)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def close(self) -> None:
        """Close the browser."""
        self.context.close()

    # What it knows

    def objects(self, name: str) -> list[dict[str, Any]]:
        """Every object of that name it was sent."""
        return [args[1] for kind, args, _ in self.frames if kind == "hall" and args[0] == name]

    @property
    def table(self) -> dict[str, Any]:
        """The Hall.Table that is drawn."""
        for _ in range(100):
            seq = self.page.locator(".table").get_attribute("data-seq")  # events come in meanwhile
            for table in reversed(self.objects("Hall.Table")):
                if str(table["seq"]) == seq:
                    return table
        raise AssertionError(f"act {seq} is drawn, but no frame brought it")

    @property
    def cards(self) -> list[str]:
        """The hand as it is drawn."""
        return self.page.eval_on_selector_all(".held", "cards => cards.map(c => c.dataset.card)")

    @property
    def over(self) -> bool:
        """A result is shown."""
        return self.page.locator(".result").count() > 0

    def wait_for_turn(self, seq: int = -1) -> None:
        """Wait until one may act at a later act than ``seq``, or the game is over."""
        self.page.wait_for_function(MINE_OR_OVER, arg=seq)

    # Playing

    def sit_down(self) -> None:
        """From the hall's door to a table with a bot, in one click."""
        self.page.click(".welcome .play.main")
        self.wait_for_turn()

    def act(self, how: Any, words: str = "") -> None:
        """Do something at one's turn, and wait for the next turn or the result.

        Args:
            how: ``how(self, words)`` does it.
            words: what; the first thing that is legal by default.
        """
        seq = self.table["seq"]
        how(self, words or self.table["legal"][0])
        self.wait_for_turn(seq)

    def play_out(self, how: Any, most: int = 400) -> None:
        """Play until the result."""
        for _ in range(most):
            if self.over:
                return
            self.act(how)
        raise AssertionError(f"no result within {most} acts")


STRIP = {"x": 18, "y": 22}
"""Where a card of a fan can be touched, however many lie over it: pixels from its corner."""


def card_of(words: str) -> str | None:
    """The card of the hand that an act plays; None for an act that is a button."""
    first = words.split("/")[0].split(" ")[0]
    return None if first in ("take", "pass", "exchange", "move", "show", "call") else first


BUTTONS = {"take": "Take", "pass": "Pass", "pass all": "Pass all"}


def by_mouse(window: Window, words: str) -> None:
    """Click the card where it is not covered, or the button."""
    page, card = window.page, card_of(words)
    if words.startswith("move "):
        page.locator(".dock .deed.do-move").first.click()
        return
    if card is None:
        page.get_by_role("button", name=BUTTONS[words], exact=True).click()
        return
    page.click(f'.held[data-card="{card}"]', position=STRIP)
    if page.locator(".held.chosen").count():
        page.locator(".dock .deed").first.click()


def by_finger(window: Window, words: str) -> None:
    """Tap the card where it is not covered, or the button."""
    page, card = window.page, card_of(words)
    if card is None:
        page.get_by_role("button", name=BUTTONS[words], exact=True).tap()
        return
    page.tap(f'.held[data-card="{card}"]', position=STRIP)
    if page.locator(".held.chosen").count():
        page.locator(".dock .deed").first.tap()


def by_keys(window: Window, words: str) -> None:
    """Tab to the hand or the buttons, arrows to the card, Enter."""
    page, card = window.page, card_of(words)
    if card is None:
        tab_until(page, f"e => e.matches('.dock .deed') && e.innerText === '{BUTTONS[words]}'")
    else:
        tab_until(page, "e => e.matches('.held')")
        page.keyboard.press("Home")
        for _ in range(window.cards.index(card)):
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.card") == card
    page.keyboard.press("Enter")
    if page.locator(".held.chosen").count():
        tab_until(page, "e => e.matches('.dock .deed')")
        page.keyboard.press("Enter")


def press_key(window: Window, locator: Any) -> None:
    """Tab to a button and press Enter; in the hand, arrows to the card."""
    page, node = window.page, locator.element_handle()
    number = node.get_attribute("data-number")
    if number is None:
        node.evaluate("e => e.dataset.wanted = ''")
        tab_until(page, "e => 'wanted' in e.dataset")
        node.evaluate("e => delete e.dataset.wanted")
    else:
        tab_until(page, "e => e.matches('.held')")
        page.keyboard.press("Home")
        for _ in range(int(number)):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def tab_until(page: Any, wanted: str, most: int = 60) -> None:
    for _ in range(most):
        if page.evaluate(f"({wanted})(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} tabs lead nowhere: {wanted}")
