"""What the keeper tells everybody who asks how the hall is: one small file, always whole."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

NAME = "state.json"


def write(run: Path, state: dict[str, Any]) -> None:
    """Replace the file in one step."""
    fresh = run / f".{NAME}-{os.getpid()}"
    fresh.write_text(json.dumps(state), encoding="utf-8")
    os.replace(fresh, run / NAME)


def read(run: Path) -> dict[str, Any]:
    """The last state written, empty when there is none.

    Keys: ``phase`` (``starting``, ``up``, ``stopping``, ``failed``), ``keeper`` ``portal``
    ``server`` (process numbers or null), ``since`` (seconds since 1970 the hall has been up),
    ``notes`` (the latest things that happened, a sentence each), ``exchanges`` (how many reloads
    were begun) and ``outcome`` of the last one (``going``, ``done``, ``failed``), ``interface`` and
    ``ports`` the hall listens on.
    """
    try:
        return json.loads((run / NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
