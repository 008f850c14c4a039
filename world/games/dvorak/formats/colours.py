"""Colours of cards, as the formats spell them: a word, three or six hexadecimal digits, a letter.

Source: *Deck formats*, Wiki source (defaults of an empty bgcolor) and Dvorax export.
"""

from __future__ import annotations

from ..definitions import ACTION, THING
from ..loadlines import COLOURS
from ..resolver.names import fold

USUAL = {fold(ACTION): "600", fold(THING): "006"}
"""What a card of exactly that type has where no colour is said; any other has `OTHER`."""

OTHER = "666"

WORDS = {
    "black": "000",
    "red": "600",
    "green": "060",
    "yellow": "660",
    "blue": "006",
    "magenta": "606",
    "cyan": "066",
    "grey": "666",
}

_HEX = frozenset("0123456789abcdef")


def digits(colour: str, kind: str) -> str:
    """Three or six hexadecimal digits for a card's colour; its type's where it has none."""
    word = colour.strip().lstrip("#").casefold()
    if word in WORDS:
        return WORDS[word]
    if len(word) in (3, 6) and set(word) <= _HEX:
        return word
    return USUAL.get(fold(kind), OTHER)


def letter(colour: str, kind: str) -> str:
    """The ANSI letter nearest to a card's colour."""
    wanted = _levels(digits(colour, kind))
    near = {
        name: sum(
            (one - other) ** 2 for one, other in zip(_levels(WORDS[word]), wanted, strict=True)
        )
        for name, word in COLOURS.items()
    }
    return min(near, key=near.get)


def _levels(word: str) -> tuple[int, int, int]:
    if len(word) == 3:
        word = "".join(2 * digit for digit in word)
    return int(word[:2], 16), int(word[2:4], 16), int(word[4:], 16)
