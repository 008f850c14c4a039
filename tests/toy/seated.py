"""Puts the toy game beside the hall's own for as long as a test needs it.

Outside tests the same is one folder under ``world/games`` and one line of `registry.GAMES`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import world.games
from world.engine import registry

TESTS = str(Path(__file__).resolve().parents[1])


@contextmanager
def toy_seated() -> Iterator[None]:
    """Within this block the registry knows the toy game as ``toy``."""
    world.games.__path__.append(TESTS)
    registry.GAMES.append("toy")
    try:
        yield
    finally:
        registry.GAMES.remove("toy")
        world.games.__path__.remove(TESTS)
        registry.forget()
        for name in [name for name in sys.modules if name.startswith("world.games.toy")]:
            del sys.modules[name]
            vars(world.games).pop("toy", None)
