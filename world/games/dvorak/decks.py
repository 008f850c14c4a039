"""The starter decks that come with the hall."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .deck import Deck
from .formats import own
from .options import VALUES

FOLDER = Path(__file__).parent / "decks"

STARTERS = tuple(name for name in VALUES["deck"] if name != "none")
"""The starter decks, by file name."""


@cache
def starter(name: str) -> Deck:
    """A starter deck. Raises KeyError when there is none of that name."""
    if name not in STARTERS:
        raise KeyError(name)
    return own.read((FOLDER / f"{name}.dvorak.toml").read_text(encoding="utf-8")).deck
