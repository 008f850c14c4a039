"""The pages of staff and of figures in a real browser, without a script of ours."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.browser.test_access import violations
from tests.browser.window import SIZES

PASSWORD = "seven blue lamps"


@pytest.fixture(scope="package")
def owner(hall):
    """The name of an owner of the running hall."""
    subprocess.run(
        [sys.executable, "-m", "server.owner", "Igor"],
        cwd=hall.folder,
        env=hall.environment,
        input=PASSWORD,
        text=True,
        check=True,
        timeout=120,
    )
    return "Igor"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_staff_sign_in_and_do_their_work_without_anything_in_the_way(window, owner, size, scheme):
    opened = window("/status", width=size, color_scheme=scheme)
    page = opened.page
    assert violations(opened) == []
    page.goto(opened.origin + "/staff")
    assert violations(opened) == []
    page.fill("#name", owner)
    page.fill("#password", PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_selector("#audit")
    assert violations(opened) == []
    page.fill("#purpose", "the club")
    page.get_by_role("button", name="Make a code").click()
    assert "The code is" in page.inner_text("[role=status]")
    assert violations(opened) == []
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_selector("#password")
