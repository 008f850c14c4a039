"""Playing cards spelled for a face.

Letters (``7S``), symbols (``7♠``) or, for ears, words from the catalogue ("seven of spades"),
which has every rank, suit and joker and the cases its language needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from world.cards import is_joker, rank, suit

from .face import Face
from .phrases import has, joined, phrase

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

FORMS = ("gen", "dat", "acc", "ins")
"""Attributes a rank, suit or joker may have in a catalogue: the genitive, dative, accusative and
instrumental. Where one is missing, the plain form is said. A suit may also have ``card``, how it
stands beside a rank, and a rank ``gender``, for adjectives that follow it."""

_RESET = "\x1b[0m"
# Spades keep the terminal's own colour, which its owner can read; blue is the bright one, for
# the dark one cannot be read on black.
_FOUR = {"C": "\x1b[32m", "D": "\x1b[94m", "H": "\x1b[31m", "*R": "\x1b[31m"}
_TWO = {"D": "\x1b[31m", "H": "\x1b[31m", "*R": "\x1b[31m"}
_PAINT = {"four": _FOUR, "two": _TWO, "none": {}}


def card(face: Face, code: str, form: str = "") -> str:
    """One card as the face spells it.

    Args:
        face: the listener.
        code: the card's code, ``"10D"``; what is no code is shown as it stands.
        form: one of `FORMS`, or empty for the plain form; only spoken words have forms.
    """
    try:
        letter = code if is_joker(code) else suit(code)
    except KeyError:
        return code
    if face.speaks:
        return _spoken(face.language, code, form)
    spelled = code
    if face.suits == "symbols" and letter in SYMBOLS:
        spelled = f"{rank(code)}{SYMBOLS[letter]}"
    return _painted(face, spelled, letter)


def cards(face: Face, codes: Sequence[str], form: str = "") -> str:
    """Several cards as a list with the language's own "and"; empty for none."""
    return joined(face, [card(face, code, form) for code in codes])


def suit_word(face: Face, letter: str, form: str = "") -> str:
    """A suit as a word in every style ("spades"), with its symbol where symbols are shown."""
    word = _form(face.language, f"suit-{letter}", form)
    if face.speaks:
        return word
    if face.suits == "symbols":
        word = f"{word} {SYMBOLS[letter]}"
    return _painted(face, word, letter)


def rank_word(face: Face, name: str, form: str = "") -> str:
    """A rank: a word for ears ("seven"), else as in card codes (``7``)."""
    return _form(face.language, f"rank-{name}", form) if face.speaks else name


def _painted(face: Face, text: str, letter: str | None) -> str:
    paint = _PAINT[face.colours].get(letter or "") if face.coloured else None
    return f"{paint}{text}{_RESET}" if paint else text


@lru_cache(maxsize=2048)
def _spoken(language: str, code: str, form: str) -> str:
    """A card in words."""
    if is_joker(code):
        return _form(language, f"joker-{code[1]}", form)
    words = {
        "rank": _form(language, f"rank-{rank(code)}", form),
        "rank-form": form or "nom",
        "rank-gender": _form(language, f"rank-{rank(code)}", "gender"),
        "suit": _form(language, f"suit-{suit(code)}", "card"),
    }
    return phrase(language, "card-words", words)


def _form(language: str, key: str, form: str) -> str:
    """The message in that form, or plain where the language makes no difference."""
    inflected = f"{key}.{form}"
    return phrase(language, inflected if form and has(language, inflected) else key, {})
