"""What every test shares."""

from __future__ import annotations

import pytest

from tests.postgres import postgres
from tests.unrun import pytest_addoption, pytest_sessionfinish, pytest_terminal_summary
from world.render import phrases

__all__ = ["postgres", "pytest_addoption", "pytest_sessionfinish", "pytest_terminal_summary"]


@pytest.fixture(autouse=True)
def catalogue_problems():
    """Fails the test when a sentence is missing or lacks a variable; a list of such problems.

    In production the key is shown and the table goes on; here nothing of the kind may pass.
    """
    found: list[str] = []
    phrases.report_with(found.append)
    yield found
    phrases.report_with(None)
    assert found == []
