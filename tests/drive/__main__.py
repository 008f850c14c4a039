"""``python -m tests.drive``: one JSON object a line in, one out. See `tests.drive.driver`."""

from __future__ import annotations

import json
import sys

from .driver import Driver

LONGEST = 64 * 1024
"""Bytes of the longest line that is read; the rest of a longer one is thrown away."""


def main() -> None:
    """Answers every line of standard input until it ends."""
    driver = Driver()
    while line := sys.stdin.buffer.readline(LONGEST + 1):
        whole = len(line) <= LONGEST
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = sys.stdin.buffer.readline(LONGEST + 1)
        if whole:
            answer = driver.answer(line.decode("utf-8", "replace"))
        else:
            answer = {"refused": "too-long", "reason": f"a line has {LONGEST} bytes at most"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
