"""Pages to read (help, rules) laid out for a face, from a small part of Markdown.

A page knows headings (``# …``), paragraphs, list items (``- …``, ``1. …``) and lines to be typed,
which are indented. Nothing else is markup; what is not one of these is a paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from . import layout
from .face import Face

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
    paragraph: list[str] = []
    for line in [*text.strip().splitlines(), ""]:
        stands_alone = not line.strip() or line.startswith((" ", "#")) or _ITEM.match(line)
        if stands_alone and paragraph:
            yield " ".join(paragraph)
            paragraph = []
        if not line.strip():
            yield ""
        elif line.startswith(" "):
            yield layout.INDENT + line.strip()
        elif line.startswith("#"):
            yield _HEADING.sub("", line).strip()
        else:
            paragraph.append(line.strip())
