"""A card's drawing for every face: braille, plain signs, SVG. Nothing of a user's own markup.

A drawing is strokes on a grid of 0..100, each a pen and x, y pairs (Dvorak, *Making cards*).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from .face import Face

Strokes = tuple[tuple[int, ...], ...]

COLUMNS, LINES = 20, 10
"""Cells of a drawing in text. A cell is twice as high as wide, so this is a square."""

PENS = (("#1d1a16", 1.6), ("#1d1a16", 4.5), ("#b3261e", 2.4), ("#1d4f91", 2.4), ("#2e6b34", 2.4))
"""Colour and width of each pen, in the grid's units: fine, broad, red, blue, green."""

_BRAILLE = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dot of a braille cell by row and column. Source: Unicode, block Braille Patterns."""


def text(face: Face, strokes: Strokes) -> list[str]:
    """The drawing as lines of text; none for ears, which have its words.

    A screen that shows suits as symbols shows braille too; others get signs of ASCII.
    """
    if not face.wraps or not strokes:
        return []
    fine = face.style == "rich" and face.suits == "symbols"
    return list(braille(strokes) if fine else signs(strokes))


@lru_cache(maxsize=256)
def braille(strokes: Strokes) -> tuple[str, ...]:
    """Lines of braille, two by four dots a cell."""
    cells = [[0] * COLUMNS for _ in range(LINES)]
    for x, y, _, _ in _dots(strokes, 2 * COLUMNS, 4 * LINES):
        cells[y // 4][x // 2] |= _DOTS[y % 4][x % 2]
    return _trimmed("".join(chr(_BRAILLE + dots) if dots else " " for dots in row) for row in cells)


@lru_cache(maxsize=256)
def signs(strokes: Strokes) -> tuple[str, ...]:
    r"""Lines of ``- | / \ + o``, by the direction the pen had."""
    cells = [[" "] * COLUMNS for _ in range(LINES)]
    for x, y, right, down in _dots(strokes, COLUMNS, LINES):
        sign = _sign(right, down)
        there = cells[y][x]
        cells[y][x] = sign if there in (" ", "o", sign) else there if sign == "o" else "+"
    return _trimmed("".join(row) for row in cells)


def _sign(right: int, down: int) -> str:
    """The sign nearest to a direction on a grid of square units."""
    if right == down == 0:
        return "o"
    if abs(down) * 5 < abs(right) * 2:
        return "-"
    if abs(right) * 5 < abs(down) * 2:
        return "|"
    return "\\" if (right > 0) == (down > 0) else "/"


def _dots(strokes: Strokes, wide: int, high: int) -> Iterator[tuple[int, int, int, int]]:
    """Every dot the pens touch on a raster, with the direction of the pen there."""
    for stroke in strokes:
        points = list(zip(stroke[1::2], stroke[2::2], strict=True))
        last = points[0]
        for point in points[1:] or points:
            right, down = point[0] - last[0], point[1] - last[1]
            steps = max(abs(right) * wide, abs(down) * high) // 100 + 1
            for step in range(steps + 1):
                x = last[0] + right * step / steps
                y = last[1] + down * step / steps
                yield (
                    min(wide - 1, int(x * wide / 100)),
                    min(high - 1, int(y * high / 100)),
                    right,
                    down,
                )
            last = point


def _trimmed(rows: Iterator[str]) -> tuple[str, ...]:
    """Without empty lines at both ends, and blanks at line ends."""
    lines = [row.rstrip() for row in rows]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    return tuple(lines)


@lru_cache(maxsize=256)
def svg(strokes: Strokes, alt: str, ink: bool = False) -> str:
    """The drawing as an SVG element with its words as its name.

    Args:
        ink: every pen is black, to save ink.
    """
    lines = []
    for stroke in strokes:
        colour, width = PENS[stroke[0] % len(PENS)]
        points = list(zip(stroke[1::2], stroke[2::2], strict=True))
        points = points if len(points) > 1 else points * 2  # a dot is a line to itself
        path = " ".join(f"{x},{y}" for x, y in points)
        lines.append(
            f'<polyline points="{path}" stroke="{PENS[0][0] if ink else colour}" '
            f'stroke-width="{width}"/>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 106 106" role="img" '
        f'aria-label="{escape(alt)}" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(lines)}</svg>'
    )
