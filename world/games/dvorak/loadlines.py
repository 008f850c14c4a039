"""One line of the old engines' exports: ``Title/T/Text`` or ``hb/Title/Thing - Light/Text``.

Source: *Deck formats*, MUSH and Dvorax export.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from world.engine.protocol import Unreadable

from .definitions import ACTION, THING

_LETTERS = {"T": THING, "A": ACTION}
_ANSI = re.compile(r"[hufinxrgybmcwXRGYBMCW]{1,4}")
_COLOURS = {
    "x": "black",
    "r": "red",
    "g": "green",
    "y": "yellow",
    "b": "blue",
    "m": "magenta",
    "c": "cyan",
    "w": "grey",
}
_ESCAPE = re.compile(r"%([rRbBtT%])|\\(.)")
_SPACES = {"r": "\n", "b": " ", "t": " ", "%": "%"}
_FLAVOUR = re.compile(r"\s*\(\s*[\"\u201c](.+)[\"\u201d]\s*\)\s*$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Line:
    """What one line says of a card. Fields as in `definitions.Definition`."""

    title: str
    type: str
    text: str
    flavour: str = ""
    colour: str = ""


def read_line(words: str) -> Line:
    """The card of a line. Raises Unreadable for one with too few slashes or a type in its way."""
    parts = words.split("/")
    if len(parts) >= 4 and _ANSI.fullmatch(parts[0].strip()) and parts[1].strip() not in _LETTERS:
        colour, title, kind, text = words.split("/", 3)
        return _line(title, kind.strip(), text, colour.strip())
    if len(parts) < 3:
        raise Unreadable("loadcard-how", words=words)
    title, kind, text = words.split("/", 2)
    kind = kind.strip()
    if kind not in _LETTERS:
        # A slash in the title: what stands where the type should is part of it.
        raise Unreadable("loadcard-type", type=kind, words=words)
    return _line(title, _LETTERS[kind], text, "")


def _line(title: str, kind: str, text: str, ansi: str) -> Line:
    text, flavour = split_flavour(unescaped(text).strip())
    colour = next((_COLOURS[letter] for letter in ansi if letter in _COLOURS), "")
    return Line(unescaped(title).strip(), kind or THING, text, flavour, colour)


def unescaped(text: str) -> str:
    r"""The text with the MUSH's escapes undone: ``%r`` a line break, ``%b`` a space, ``\x`` x."""

    def one(found: re.Match[str]) -> str:
        if found[1]:
            return _SPACES[found[1].lower()]
        return found[2]

    return _ESCAPE.sub(one, text)


def split_flavour(text: str) -> tuple[str, str]:
    """A text and the flavour in brackets and quotation marks at its end."""
    found = _FLAVOUR.search(text)
    return (text[: found.start()], found[1].strip()) if found else (text, "")
