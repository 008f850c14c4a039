"""Where help pages lie: the hall's own under ``world/help``, a game's in its own folder.

A page is a Markdown file named by its topic. What a language lacks is read in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from world.engine.registry import GAMES, folder
from world.render.face import LANGUAGES

WORLD = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Page:
    """One page.

    Attributes:
        topic: what it is asked for by, in lower case.
        language: the language it is written in.
        text: the page, see `world.render.page`.
    """

    topic: str
    language: str
    text: str


@cache
def _files(language: str) -> Mapping[str, Path]:
    shelves = [WORLD / "help" / language]
    shelves += [folder(key) / "help" / language for key in GAMES]
    return {
        path.stem.casefold(): path
        for shelf in shelves
        if shelf.is_dir()
        for path in sorted(shelf.glob("*.md"))
    }


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def shelves(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The topics, as they belong together: the hall's own under "", then each game's by its key."""
    every = topics(language)
    of_games = {
        key: {path.stem.casefold() for path in (folder(key) / "help").glob("*/*.md")}
        for key in GAMES
    }
    taken = set().union(*of_games.values())
    own = tuple(topic for topic in every if topic not in taken)
    games = ((key, tuple(t for t in every if t in found)) for key, found in of_games.items())
    return ("", own), *games


def topics(language: str) -> tuple[str, ...]:
    """Every topic there is a page for, in this language or in English, sorted."""
    return tuple(sorted(_files(language).keys() | _files(LANGUAGES[0]).keys()))


def page(language: str, topic: str) -> Page | None:
    """The page on a topic, in English where the language has none; None where there is none."""
    topic = topic.strip().casefold()
    for candidate in dict.fromkeys((language, LANGUAGES[0])):
        path = _files(candidate).get(topic)
        if path is not None:
            return Page(topic, candidate, _read(path))
    return None
