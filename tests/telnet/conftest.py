"""One started hall for all tests here; every test sits down at tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lines.client import Line
from tests.running import RunningHall
from tests.telnet.players import Player


@pytest.fixture(scope="session")
def hall(tmp_path_factory) -> Iterator[RunningHall]:
    """A running hall whose bots do not pause."""
    running = RunningHall(tmp_path_factory.mktemp("telnet"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def dial(hall) -> Iterator:
    """Opens plain lines to the hall; they are hung up after the test."""
    lines: list[Line] = []

    def open_line(**how) -> Line:
        line = Line(hall.port, **how)
        lines.append(line)
        line.read_until("guest")
        return line

    yield open_line
    for line in lines:
        line.close()


@pytest.fixture
def guest(dial) -> Iterator:
    """Opens lines of guests who are in already, in machine style unless asked otherwise."""

    def come_in(style: str = "machine") -> Player:
        return Player.come_in(dial(), style)

    return come_in
