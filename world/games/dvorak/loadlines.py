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
COLOURS = {
    "x": "black",
    "r": "red",
    "g": "green",
    "y": "yellow",
    "b": "blue",
    "m": "magenta",
    "c": "cyan",
    "w": "grey",
}
"""ANSI letter -> colour, as PennMUSH's ``ansi()`` has them."""

_ESCAPE = re.compile(r"%([rRbBtT%])|\\(.)")
_ESCAPED = re.compile(r"[%\\\[\]{};]")
_SPACES = {"r": "\n", "b": " ", "t": " ", "%": "%"}
_FLAVOUR = re.compile(r"\(\s{0,3}[\"\u201c]")
_CLOSES = ('"', "\u201d")


@dataclass(frozen=True, slots=True)
class Line:
    """What one line says of a card. Fields as in `definitions.Definition`."""

    title: str
    type: str
    text: str
    flavour: str = ""
    colour: str = ""


def is_dvorax(words: str) -> bool:
    """True for a line that begins with an ANSI code and whose title is no letter of a type."""
    parts = words.split("/")
    return (
        len(parts) >= 4
        and bool(_ANSI.fullmatch(parts[0].strip()))
        and parts[1].strip() not in _LETTERS
    )


def read_line(words: str, dvorax: bool | None = None) -> Line:
    """The card of a line.

    Args:
        dvorax: the line is of a Dvorax export; None: as it looks by itself.

    Raises:
        Unreadable: it has too few slashes, or a type in its way.
    """
    if is_dvorax(words) if dvorax is None else dvorax:
        parts = words.split("/", 3)
        if len(parts) < 4 or not _ANSI.fullmatch(parts[0].strip()):
            raise Unreadable("loadcard-how", words=words[:80])
        colour, title, kind, text = parts
        return _line(title, unescaped(kind).strip(), text, colour.strip())
    if words.count("/") < 2:
        raise Unreadable("loadcard-how", words=words[:80])
    title, kind, text = words.split("/", 2)
    kind = kind.strip()
    if kind not in _LETTERS:
        # A slash in the title: what stands where the type should is part of it.
        raise Unreadable("loadcard-type", type=kind[:40], words=words[:80])
    return _line(title, _LETTERS[kind], text, "")


def _line(title: str, kind: str, text: str, ansi: str) -> Line:
    text, flavour = split_flavour(unescaped(text).strip())
    colour = next((COLOURS[letter] for letter in ansi if letter in COLOURS), "")
    return Line(unescaped(title).strip(), kind or THING, text, flavour, colour)


def unescaped(text: str) -> str:
    r"""The text with the MUSH's escapes undone: ``%r`` a line break, ``%b`` a space, ``\x`` x."""

    def one(found: re.Match[str]) -> str:
        if found[1]:
            return _SPACES[found[1].lower()]
        return found[2]

    return _ESCAPE.sub(one, text)


def escaped(text: str) -> str:
    r"""The text as a MUSH takes it: line breaks as `` %r``, and ``\`` before what it would run."""
    text = _ESCAPED.sub(lambda found: "%%" if found[0] == "%" else "\\" + found[0], text)
    return text.replace("\n", " %r")


def split_flavour(text: str) -> tuple[str, str]:
    """A text and the flavour in brackets and quotation marks at its end."""
    whole = text.rstrip()
    inside = whole[:-1].rstrip() if whole.endswith(")") else ""
    begins = list(_FLAVOUR.finditer(inside[:-1])) if inside[-1:] in _CLOSES else []
    if not begins or not inside[begins[-1].end() : -1].strip():
        return text, ""
    return text[: begins[-1].start()].rstrip(), inside[begins[-1].end() : -1].strip()
