"""QR codes for addresses in the hall, as pictures without size and as text.

Only what such an address needs: bytes, error correction M (15 % may be covered), versions 1 to 6.
Rule: ISO/IEC 18004:2015.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

CHECKS = (10, 16, 26, 18, 24, 16)
"""Error correction bytes of a block, by version from 1. Rule: ISO/IEC 18004 table 9."""

BLOCKS = (1, 1, 1, 2, 2, 4)
TOTALS = (26, 44, 70, 100, 134, 172)
"""Bytes in a whole symbol, by version from 1. Rule: ISO/IEC 18004 table 1."""

MOST_BYTES = TOTALS[-1] - CHECKS[-1] * BLOCKS[-1] - 2
"""The longest text, in bytes."""

QUIET = 4
"""Light modules all round."""

Grid = list[list[bool]]
Mask = Callable[[int, int], bool]

MASKS: tuple[Mask, ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
"""Rule: ISO/IEC 18004 table 10."""


@lru_cache(maxsize=256)
def picture(text: str) -> str:
    """An SVG picture of the code, black on white, as large as wherever it is put.

    Raises:
        ValueError: the text is longer than `MOST_BYTES`.
    """
    grid = modules(text)
    size = len(grid) + 2 * QUIET
    path = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(grid)
        for x, dark in enumerate(row)
        if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
        f'<path d="{path}"/></svg>'
    )


def blocks(text: str) -> list[str]:
    """The code for a terminal that shows half blocks: two rows of modules in a line of text.

    Light is what is printed, so it has to stand on black (`WHITE_ON_BLACK`).

    Raises:
        ValueError: the text is longer than `MOST_BYTES`.
    """
    grid = modules(text)
    edge = [False] * (len(grid) + 2 * QUIET)
    middle = [[False] * QUIET + row + [False] * QUIET for row in grid]
    rows = [edge] * QUIET + middle + [edge] * (QUIET + len(grid) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [
        "".join(HALVES[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs
    ]


HALVES = {
    (False, False): "\u2588",
    (False, True): "\u2580",
    (True, False): "\u2584",
    (True, True): " ",
}
"""Which half of a character cell is light, by whether the upper and the lower module are dark."""


def modules(text: str) -> Grid:
    """The code as rows of modules, True for dark; of the eight masks the calmest is used."""
    raw = text.encode()
    version = next((v for v in range(1, 7) if len(raw) <= _room(v)), None)
    if version is None:
        raise ValueError(f"a text of {len(raw)} bytes is too long")
    bits = _bits(_codewords(raw, version))
    return min((_drawn(version, bits, mask) for mask in range(8)), key=_penalty)


def _room(version: int) -> int:
    """Bytes of text a version holds; mode, length and end take two more."""
    return TOTALS[version - 1] - CHECKS[version - 1] * BLOCKS[version - 1] - 2


# The text as bytes with their error correction


def _codewords(raw: bytes, version: int) -> bytes:
    room = _room(version) + 2
    value = (0b0100 << 8 | len(raw)) << 8 * len(raw) | int.from_bytes(raw)
    filled = (value << 4).to_bytes(len(raw) + 2)
    filled += bytes(0xEC if n % 2 == 0 else 0x11 for n in range(room - len(filled)))
    count, checks = BLOCKS[version - 1], CHECKS[version - 1]
    short = room // count
    blocks, at = [], 0
    for number in range(count):
        length = short + (number >= count - room % count)
        blocks.append(filled[at : at + length])
        at += length
    corrections = [_remainder(block, checks) for block in blocks]
    return bytes(_in_turn(blocks)) + bytes(_in_turn(corrections))


def _in_turn(blocks: list[bytes]) -> Iterator[int]:
    for place in range(max(map(len, blocks))):
        for block in blocks:
            if place < len(block):
                yield block[place]


def _times(a: int, b: int) -> int:
    """The product in GF(2^8) modulo 0x11D."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ (product >> 7) * 0x11D
        product ^= (b >> bit & 1) * a
    return product


@lru_cache(maxsize=8)
def _divisor(degree: int) -> tuple[int, ...]:
    """The Reed-Solomon generator's coefficients, the leading one left out."""
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        for place in range(degree):
            found[place] = _times(found[place], root)
            if place + 1 < degree:
                found[place] ^= found[place + 1]
        root = _times(root, 2)
    return tuple(found)


def _remainder(block: bytes, degree: int) -> bytes:
    rest = [0] * degree
    for byte in block:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        for place, coefficient in enumerate(_divisor(degree)):
            rest[place] ^= _times(coefficient, factor)
    return bytes(rest)


def _bits(codewords: bytes) -> list[bool]:
    return [bool(byte >> bit & 1) for byte in codewords for bit in range(7, -1, -1)]


# The picture


def _drawn(version: int, bits: list[bool], mask: int) -> Grid:
    size = version * 4 + 17
    grid: Grid = [[False] * size for _ in range(size)]
    fixed: Grid = [[False] * size for _ in range(size)]

    def draw(x: int, y: int, dark: bool) -> None:
        grid[y][x], fixed[y][x] = dark, True

    _timing(size, draw)
    _finders(size, draw)
    if version > 1:
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                draw(size - 7 + dx, size - 7 + dy, max(abs(dx), abs(dy)) != 1)
    _format(size, mask, draw)
    remaining = iter(bits)
    for x, y in _path(size):
        if not fixed[y][x]:
            grid[y][x] = next(remaining, False) ^ MASKS[mask](x, y)
    return grid


def _timing(size: int, draw: Callable[[int, int, bool], None]) -> None:
    for place in range(size):
        draw(6, place, place % 2 == 0)
        draw(place, 6, place % 2 == 0)


def _finders(size: int, draw: Callable[[int, int, bool], None]) -> None:
    for cx, cy in ((3, 3), (size - 4, 3), (3, size - 4)):
        for dy in range(-4, 5):
            for dx in range(-4, 5):
                x, y = cx + dx, cy + dy
                if 0 <= x < size and 0 <= y < size:
                    draw(x, y, max(abs(dx), abs(dy)) not in (2, 4))


def _format(size: int, mask: int, draw: Callable[[int, int, bool], None]) -> None:
    """Level M and the mask, twice, with their own error correction."""
    rest = mask
    for _ in range(10):
        rest = (rest << 1) ^ (rest >> 9) * 0x537
    bits = (mask << 10 | rest) ^ 0x5412

    def bit(place: int) -> bool:
        return bool(bits >> place & 1)

    for place in range(6):
        draw(8, place, bit(place))
    draw(8, 7, bit(6))
    draw(8, 8, bit(7))
    draw(7, 8, bit(8))
    for place in range(9, 15):
        draw(14 - place, 8, bit(place))
    for place in range(8):
        draw(size - 1 - place, 8, bit(place))
    for place in range(8, 15):
        draw(8, size - 15 + place, bit(place))
    draw(8, size - 8, True)


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Every module in the order of the text: two columns at a time, up and down, from the right."""
    for right in range(size - 1, 0, -2):
        right -= right <= 6
        upward = (right + 1) & 2 == 0
        for step in range(size):
            y = size - 1 - step if upward else step
            yield right, y
            yield right - 1, y


def _penalty(grid: Grid) -> int:
    """How much a code could confuse a reader. Rule: ISO/IEC 18004 ¶7.8.3."""
    size = len(grid)
    lines = ["".join("#" if dark else "." for dark in row) for row in grid]
    lines += ["".join(row[x] for row in lines[:size]) for x in range(size)]
    found = 0
    for line in lines:
        run = 1
        for before, now in zip(line, f"{line[1:]} ", strict=True):
            if now == before:
                run += 1
                continue
            found += run - 2 if run >= 5 else 0
            run = 1
        for pattern in ("#.###.#....", "....#.###.#"):
            found += 40 * sum(line.startswith(pattern, x) for x in range(size - 10))
    for y in range(size - 1):
        for x in range(size - 1):
            square = {grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]}
            found += 3 * (len(square) == 1)
    dark = sum(map(sum, grid)) * 100 / size**2
    return found + 10 * int(abs(dark - 50) // 5)
