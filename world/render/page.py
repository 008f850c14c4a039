"""Pages to read (help, rules) laid out for a face, from a small part of Markdown.

A page knows headings (``# …``), paragraphs, list items (``- …``, ``1. …``) and lines to be typed,
which are indented. Nothing else is markup; what is not one of these is a paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from . import layout
from .face import Face

HEADING, ITEM, TYPED, PARAGRAPH, BLANK = "heading", "item", "typed", "paragraph", "blank"
"""Kinds of a page's blocks."""

_ITEM = re.compile(r"(- |\d{1,3}\. )")
_HEADING = re.compile(r"#{1,6} +")


def page(face: Face, text: str) -> str:
    """The page as one text: paragraphs joined and wrapped anew, blank lines only for eyes."""
    lines = list(_lines(text))
    if not face.wraps:
        return layout.block(face, lines)
    parts: list[str] = []
    for line in lines:
        indent = layout.INDENT if line.startswith(layout.INDENT) or _ITEM.match(line) else ""
        parts += layout.wrap(line, face.width, indent)
    return "\n".join(parts).strip("\n")


def _lines(text: str) -> Iterator[str]:
    """The page's lines, each a whole paragraph, heading, item or line to be typed."""
    for kind, words in blocks(text):
        yield layout.INDENT + words if kind == TYPED else words


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """What the page is made of: the kind of each block and its words."""
    paragraph: list[str] = []
    kind = PARAGRAPH
    for line in [*text.strip().splitlines(), ""]:
        starts = _ITEM.match(line)
        if (not line.strip() or line.startswith((" ", "#")) or starts) and paragraph:
            yield kind, " ".join(paragraph)
            paragraph = []
        if not line.strip():
            yield BLANK, ""
        elif line.startswith(" "):
            yield TYPED, line.strip()
        elif line.startswith("#"):
            yield HEADING, _HEADING.sub("", line).strip()
        else:
            if not paragraph:
                kind = ITEM if starts else PARAGRAPH
            paragraph.append(line.strip())
