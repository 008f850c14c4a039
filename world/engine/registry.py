"""The games this hall plays. Adding one is a folder under ``world/games`` and a line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

GAMES = ["durak", "dvorak"]
"""Folder names under ``world/games``; each package offers its rules as ``GAME``."""


@cache
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


def folder(key: str) -> Path:
    """The folder of that game: its rules, and beside them its ``phrases`` and ``help``."""
    return Path(find_spec(f"world.games.{key}").origin).parent


def forget() -> None:
    """Look the games up afresh: the list has changed."""
    _load.cache_clear()


def find(word: str) -> Any | None:
    """The game a player means by a word in any language, or None."""
    word = word.strip().casefold()
    for candidate in games():
        if word == candidate.key or word in (name.casefold() for name in candidate.names):
            return candidate
    return None
