"""Tells whether a line that somebody was told is of their own language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from world.engine import registry
from world.games.durak import options as durak
from world.games.dvorak import options as dvorak
from world.render.face import LANGUAGES
from world.render.phrases import folders

_HASH = re.compile(r"\b[0-9a-f]{16,}\b")
_WORD = re.compile(r"[^\W\d_]{2,}")
_KEY = re.compile(r"\b(?:durak|dvorak|refuse|table|talk|hall)-[a-z]+(?:-[a-z]+)+\b|[{}$]")


_NO_TEXT = re.compile(r"^#.*$|^-?[\w-]+ =|\$[\w-]+|\*?\[[\w-]+\]", re.MULTILINE)
"""What stands in a catalogue and is never said: comments, ids, variables, variants."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of a language's catalogues. Parsing them takes a minute; this is as good here."""
    files = [folder / f"{language}.ftl" for folder in folders()]
    texts = [path.read_text(encoding="utf-8") for path in files if path.is_file()]
    return frozenset(_WORD.findall(_NO_TEXT.sub(" ", " ".join(texts)).casefold()))


@cache
def _typed() -> frozenset[str]:
    """English words that are to be typed, and names of options: the same for everybody."""
    words = {
        "clock",
        "watchers",
        "company",
        "standin",
        *LANGUAGES,
        *(word for game in registry.games() for word in game.verbs),
    }
    for name, values in (*durak.VALUES.items(), *dvorak.VALUES.items()):
        words |= {name, *values}
    return frozenset(part for word in words for part in _WORD.findall(word.casefold()))


def foreign(language: str, line: str, own: Iterable[str] = ()) -> list[str]:
    """Words of a line that belong to another language than the listener's.

    Args:
        own: words of people (names, titles and texts of cards), shown as they were written.
    """
    for text in sorted(own, key=len, reverse=True):
        line = line.replace(text, " ")
    others = _of_others(language)
    line = _HASH.sub(" ", line)
    return _KEY.findall(line) + [w for w in _WORD.findall(line.casefold()) if w in others]


@cache
def _of_others(language: str) -> frozenset[str]:
    """Words only other languages have, without those that are typed."""
    every = frozenset().union(*(vocabulary(other) for other in LANGUAGES if other != language))
    return every - vocabulary(language) - _typed()


def leaks(language: str, lines: Iterable[str], own: Iterable[str] = ()) -> dict[str, list[str]]:
    """The lines that hold words of other languages, and those words."""
    return {line: words for line in set(lines) if (words := foreign(language, line, own))}
