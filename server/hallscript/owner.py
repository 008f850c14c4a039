"""``./hall owner NAME``: the account of the person who runs the hall."""

from __future__ import annotations

import subprocess
import sys

from server.hallscript import installation, lifecycle, preparation
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

RESET = 3
"""What ``server.owner`` exits with when the account was there before."""


def make(place: Place, words: list[str]) -> int:
    """Make the account, or give it a new password and an owner's rights.

    The password is the first line of standard input; from a terminal, or when there is none, one is
    made and shown once.

    Raises:
        Trouble: The name is missing, or the account could not be made.
    """
    if len(words) != 1:
        raise Trouble("Say whom: ./hall owner NAME")
    given = "" if sys.stdin is None or sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")
    installation.ensure(place)
    preparation.ensure(place)
    done = subprocess.run(
        [str(place.python), "-m", "server.owner", words[0]],
        cwd=str(place.root),
        env=place.environment(),
        input=given.encode(),
        check=False,
    )
    if done.returncode == RESET and lifecycle.keeper(place):
        # the running Server remembers the account with its old password
        lifecycle.reload(place)
    return 0 if done.returncode in (0, RESET) else 1
