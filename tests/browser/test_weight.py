"""Clients ¶Browser: small, from this hall only, kept by browsers, and fast with a long log."""

from __future__ import annotations

import gzip
import json
import urllib.request
from urllib.parse import urlsplit

import pytest

from tests.browser.window import Window

MOST_BYTES = 60_000
MOST_LANGUAGES = 1500
"""Bytes by which the words of another language may be longer than English ones."""

MOST_LINES = 5000


def fetched(hall, path, **headers):
    request = urllib.request.Request(f"http://127.0.0.1:{hall.web}{path}", headers=headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.headers, answer.read()


@pytest.mark.parametrize("game", ["Durak", "Dvorak"])
def test_the_table_page_with_everything_is_under_sixty_kilobytes(hall, window, game):
    player = window()
    player.page.get_by_role("button", name=f"Play {game}").first.click()
    player.wait_for_turn()
    address = player.page.url.removeprefix(player.origin)
    again = player.context.new_page()  # everything that a table's address brings
    asked = set()
    again.on("request", lambda request: asked.add(urlsplit(request.url).path))
    again.goto(player.origin + address)
    again.wait_for_selector(".held")
    again.get_by_role("button", name="This table").click()
    again.wait_for_selector("dialog[open]")
    assert address in asked and not any("lobby.js" in path for path in asked)
    paths = asked - {"/alive"}
    total = 0
    for path in paths:
        headers, body = fetched(hall, f"/{path.lstrip('/')}", **{"Accept-Encoding": "gzip"})
        assert headers["Content-Encoding"] == "gzip", path
        total += len(body)
    assert 10_000 < total < MOST_BYTES - MOST_LANGUAGES


def test_files_are_kept_for_good_under_their_version_and_asked_for_anew_without(hall):
    _, page = fetched(hall, "/")
    style = next(part for part in page.decode().split('"') if part.endswith("base.css"))
    headers, plain = fetched(hall, style)
    assert "immutable" in headers["Cache-Control"] and headers["Content-Encoding"] is None
    _, packed = fetched(hall, style, **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(packed) == plain and b"/*" not in plain
    headers, other = fetched(hall, "/static/hall/base.css")
    assert headers["Cache-Control"] == "no-cache" and other == plain
    headers, other = fetched(hall, "/static/v-0000000000/hall/base.css")
    assert headers["Cache-Control"] == "no-cache" and other == plain


def test_the_page_runs_our_own_files_only(hall):
    headers, page = fetched(hall, "/")
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert b"http://" not in page.replace(b"http://www.w3.org", b"")


def test_without_scripts_the_page_says_so_and_names_telnet(browser, hall):
    visitor = Window(browser, hall, "/", java_script_enabled=False)
    assert f"telnet on port {hall.port}" in visitor.page.inner_text("noscript")
    visitor.close()


def test_the_last_of_five_thousand_lines_is_as_fast_as_the_first(window):
    player = window()
    player.sit_down()
    took = player.page.evaluate(
        """async (count) => {
          const script = document.querySelector("script[type=module]").src;
          const { hear } = await import(script.replace("app.js", "talk.js"));
          const batch = (from) => {
            const start = performance.now();
            for (let n = 0; n < 500; n++) hear(`Line ${from + n} of a long evening.`, false);
            return performance.now() - start;
          };
          batch(0);
          return Array.from({length: count / 500}, (_, n) => batch(n * 500));
        }""",
        MOST_LINES,
    )
    assert took[-1] < 4 * took[0] + 50
    assert player.page.locator("#log p").count() <= 400
    assert "Line 4999" in player.page.inner_text("#log p:last-child")


def test_a_page_in_the_background_asks_for_nothing(hall):
    _, answer = fetched(hall, "/alive")
    assert set(json.loads(answer)) == {"version"}
