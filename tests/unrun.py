"""Says loudly which tests could not be run on this machine, and how to get what they need.

A test that needs something skips itself with a reason that says how to get it. ``--all`` (what CI
runs) makes such a run fail.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest


def pytest_addoption(parser: Any) -> None:
    """Add ``--all``."""
    parser.addoption("--all", action="store_true", help="fail when a test could not be run here")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Name the reasons, with the number of tests each one kept from running."""
    reasons = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", []))
    if not reasons:
        return
    terminalreporter.section("NOT RUN ON THIS MACHINE", sep="!", red=True, bold=True)
    for reason, number in reasons.most_common():
        terminalreporter.write_line(f"{number} tests: {reason}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: Any, exitstatus: int) -> None:
    """With ``--all``, a run that left something out has failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    left_out = reporter is not None and reporter.stats.get("skipped")
    if session.config.getoption("--all") and left_out and exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _reason(report: Any) -> str:
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return Path(str(report.fspath)).name
