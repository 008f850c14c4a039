"""Lines laid out for a face: wrapped at its width, in columns, never for ears.

Widths are terminal columns as `wcwidth` counts them; colour codes take none. Nothing here relies
on suits being one column wide: whatever follows a card on its line is text, not a border.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import wcwidth

from .face import Face

INDENT = "  "
"""Before every line that goes on from the one above, and before the parts of a list."""


def width(text: str) -> int:
    """Columns the text takes on a terminal."""
    return wcwidth.width(text)


def ljust(text: str, columns: int) -> str:
    """The text with blanks to its right up to that many columns."""
    return text + " " * max(0, columns - width(text))


def clip(text: str, columns: int) -> str:
    """The text cut to that many columns, ``..`` in place of what is left out."""
    if width(text) <= columns:
        return text
    return wcwidth.clip(text, 0, columns - 2) + ".."


def wrap(text: str, columns: int, indent: str = INDENT) -> list[str]:
    """The text as lines of at most that many columns; lines after the first are indented."""
    if width(text) <= columns:
        return [text]
    return wcwidth.wrap(
        text,
        columns,
        subsequent_indent=indent,
        break_on_hyphens=False,
        # Colours are closed where they were opened: around one card.
        propagate_sgr=False,
    )


def block(face: Face, lines: Iterable[str]) -> str:
    """The lines as one text for the face.

    Rich and plain lines are wrapped at the width. Speech and machine lines stay whole, and blank
    ones are left out: a screen reader says "blank" for each.

    Args:
        lines: each may hold several lines already; wrapping them twice changes nothing.
    """
    whole = [part for line in lines for part in line.split("\n")]
    if face.wraps:
        whole = [part for line in whole for part in wrap(line, face.width)]
    else:
        whole = [line for line in whole if line.strip()]
    # A no-break space has done its work by now; old clients cannot show it.
    return "\n".join(whole).replace("\u00a0", " ")


def columns(face: Face, items: Sequence[str], gap: int = 2) -> list[str]:
    """The items in as many columns as the width holds, read across; one a line for ears."""
    if not face.wraps or not items:
        return list(items)
    wide = max(map(width, items)) + gap
    across = max(1, (face.width + gap) // wide)
    rows = (items[at : at + across] for at in range(0, len(items), across))
    return ["".join(ljust(item, wide) for item in row).rstrip() for row in rows]
