"""How much of what can be done any number of times is done: games, faults, inputs.

``HALL_TEST_SCALE`` multiplies all of it.
"""

from __future__ import annotations

import os

SCALE = float(os.environ.get("HALL_TEST_SCALE", "1"))
IN_CI = bool(os.environ.get("CI"))


def scaled(usual: int, in_ci: int | None = None, least: int = 1) -> int:
    """A number of trials.

    Args:
        usual: how many on a developer's machine.
        in_ci: how many where ``CI`` is set, if that is another number.
        least: how many there are at any scale.
    """
    return max(least, round((in_ci if IN_CI and in_ci else usual) * SCALE))
