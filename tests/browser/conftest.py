"""One hall and one Chromium for all tests here; every test has windows of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.browser.window import Window
from tests.running import RunningHall

CHROMIUM = os.environ.get("HALL_TEST_CHROMIUM") or shutil.which("chromium")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
HOW = "Not run: no {0}. To run the browser's tests: {1}"


@pytest.fixture(scope="package")
def browser() -> Iterator:
    """Chromium by Playwright; where one of them is missing the tests say so and are skipped.

    It ends with the tests here: while it runs, so does an event loop, and nothing else that needs
    one can.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        pytest.skip(HOW.format("Playwright", "pip install -r tests/requirements-test.txt"))
    if CHROMIUM is None:
        pytest.skip(HOW.format("Chromium", "install chromium, or name it in HALL_TEST_CHROMIUM"))
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def hall(browser, tmp_path_factory) -> Iterator[RunningHall]:
    """A running hall whose bots do not pause."""
    running = RunningHall(tmp_path_factory.mktemp("browser"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def window(browser, hall) -> Iterator:
    """Opens windows on the hall, each a browser of its own.

    After the test none of them may have seen an error, a breach of the page's own policy or a
    request to another host.
    """
    opened: list[Window] = []

    def open_window(path: str = "/", **how) -> Window:
        made = Window(browser, hall, path, **how)
        opened.append(made)
        return made

    yield open_window
    for each in opened:
        each.close()
    assert [problem for each in opened for problem in each.problems] == []
