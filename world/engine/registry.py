"""The games this hall plays. Adding one is a folder under ``world/games`` and a line here."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

GAMES = ["durak"]
"""Folder names under ``world/games``; each package offers its rules as ``GAME``."""


@lru_cache(maxsize=None)
def _load(key: str) -> Any:
    return import_module(f"world.games.{key}").GAME


def game(key: str) -> Any:
    """The game of that key. Raises KeyError when the hall has none."""
    if key not in GAMES:
        raise KeyError(key)
    return _load(key)


def games() -> tuple[Any, ...]:
    """Every game of the hall, in the order of `GAMES`."""
    return tuple(_load(key) for key in GAMES)


def find(word: str) -> Any | None:
    """The game a player means by a word in any language, or None."""
    word = word.strip().casefold()
    for candidate in games():
        if word == candidate.key or word in (name.casefold() for name in candidate.names):
            return candidate
    return None
