"""Words that let somebody in: easy to read out and to type, hard to guess."""

from __future__ import annotations

import secrets

from django.utils.crypto import salted_hmac

_CONSONANTS = "bdglmnprstvz"
_VOWELS = "aeiou"

LONG = 4
"""Groups of a word that cannot be guessed: 47 bits."""

LONGEST = 200
"""Characters of a typed word that are looked at."""


def new(groups: int) -> str:
    """A fresh word of so many groups, such as ``bani-toru``.

    A group is two syllables: 3600 possibilities, nearly 12 bits.
    """
    return "-".join(_syllable() + _syllable() for _ in range(groups))


def _syllable() -> str:
    return secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS)


def letters(word: str) -> str:
    """What counts of a typed word: its letters, not case or what stands between them."""
    return "".join(char for char in word[:LONGEST].casefold() if char.isalpha())


def hashed(purpose: str, word: str) -> str:
    """What may be stored of a word: a keyed hash of what counts of it, different by purpose."""
    return salted_hmac(f"hall.{purpose}", letters(word), algorithm="sha256").hexdigest()


def shown(word: str) -> str:
    """A word's letters as people read them, in groups."""
    return "-".join(word[at : at + 4] for at in range(0, len(word), 4))
