"""Words, numbers and signs of a card's text, and a cursor over them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from ..names import LONGEST_NAME, fold, singular
from ..statements import Subject

T = TypeVar("T")

LONGEST_TEXT = 2000
"""Characters read of a text. Cards are allowed 500; old decks hold longer ones."""

_APOSTROPHES = "'\u2019\u02bc"
_MINUS = "-\u2212\u2013"
_QUOTES = {'"': '"', "\u201c": "\u201d", "\u201e": "\u201c", "\u00ab": "\u00bb"}
_TWO_SIGNS = {">=": ">=", "<=": "<=", "=>": ">=", "=<": "<="}
_ONE_SIGN = {"\u2265": ">=", "\u2264": "<="}
_NUMBERS = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
}
ARTICLES = ("the", "a", "an")


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number, quotation or sign.

    Attributes:
        kind: ``word``, ``number`` (with its sign, if it has one), ``quote`` or ``sign``.
        text: folded; of a quotation what is between the marks, as written.
        word: the text with an English plural undone.
        start, end: where it stands in the text.
        value: of a number, -999..999.
        signed: the number was written with a plus or a minus.
    """

    kind: str
    text: str
    word: str
    start: int
    end: int
    value: int = 0
    signed: bool = False


def scan(text: str) -> tuple[Token, ...]:
    """The tokens of a text, in one pass; a line break is a sign too."""
    text = text[:LONGEST_TEXT]
    tokens: list[Token] = []
    at = 0
    while at < len(text):
        char = text[at]
        if char in "\n\r":
            tokens.append(Token("sign", "\n", "\n", at, at + 1))
            at += 1
        elif char.isspace():
            at += 1
        elif char in _QUOTES and (end := text.find(_QUOTES[char], at + 1)) > at + 1:
            said = text[at + 1 : end]
            tokens.append(Token("quote", said, singular(said), at, end + 1))
            at = end + 1
        elif char.isalnum() or char == "_":
            at = _word(text, at, tokens)
        elif char in _MINUS or char == "+":
            at = _signed(text, at, tokens)
        else:
            sign = _TWO_SIGNS.get(text[at : at + 2])
            size = 2 if sign else 1
            sign = sign or _ONE_SIGN.get(char, char)
            tokens.append(Token("sign", sign, sign, at, at + size))
            at += size
    return tuple(tokens)


def _word(text: str, start: int, tokens: list[Token]) -> int:
    """Take a word or a bare number; a possessive ending becomes the sign ``'s``."""
    at = start + 1
    while at < len(text):
        char = text[at]
        follows = at + 1 < len(text) and text[at + 1].isalnum()
        if char in _APOSTROPHES and (not follows or _is_possessive(text, at)):
            break
        if not (char.isalnum() or char == "_" or (follows and char in _APOSTROPHES + "-")):
            break
        at += 1
    tokens.append(_token(text, start, at))
    if at < len(text) and text[at] in _APOSTROPHES:
        end = at + (2 if _is_possessive(text, at) else 1)
        tokens.append(Token("sign", "'s", "'s", at, end))
        return end
    return at


def _is_possessive(text: str, at: int) -> bool:
    return text[at + 1 : at + 2].casefold() == "s" and not text[at + 2 : at + 3].isalnum()


def _token(text: str, start: int, end: int) -> Token:
    folded = fold(text[start:end])
    if folded.isdecimal() and len(folded) <= 3:
        return Token("number", folded, folded, start, end, int(folded))
    if folded in _NUMBERS:
        return Token("number", folded, folded, start, end, _NUMBERS[folded])
    return Token("word", folded, singular(folded), start, end)


def _signed(text: str, start: int, tokens: list[Token]) -> int:
    """Take ``+1`` or ``-2`` as one number; elsewhere the sign stands alone."""
    end = start + 1
    while end < len(text) and text[end].isdecimal():
        end += 1
    sign = "+" if text[start] == "+" else "-"
    if not start + 1 < end <= start + 4:
        tokens.append(Token("sign", sign, sign, start, start + 1))
        return start + 1
    value = int(text[start + 1 : end]) * (1 if sign == "+" else -1)
    tokens.append(Token("number", f"{value:+d}", f"{value:+d}", start, end, value, True))
    return end


@lru_cache(maxsize=2048)
def _pattern(phrase: str) -> tuple[tuple[str, bool], ...]:
    """The words of a phrase, each with whether a plural of it may stand in its place."""
    return tuple(
        (word[:-1], False) if word.endswith("!") else (singular(word), True)
        for word in phrase.split()
    )


class Cursor:
    """A place in a run of tokens.

    Attributes:
        at: index of the next token.
        far: the furthest index any phrase understood the text up to.
        speaker: whom the last one-shot of the sentence was said of.
        depth: how many conditions inside conditions are open (`MOST_DEPTH`).
    """

    MOST_DEPTH = 2

    def __init__(self, source: str, tokens: tuple[Token, ...]) -> None:
        self.source = source
        self.tokens = tokens
        self.at = 0
        self.far = 0
        self.depth = 0
        self.speaker: Subject | None = None

    def peek(self, ahead: int = 0) -> Token | None:
        """The token so many places on, or None past the end."""
        index = self.at + ahead
        return self.tokens[index] if index < len(self.tokens) else None

    @property
    def done(self) -> bool:
        """True when everything is read."""
        return self.at >= len(self.tokens)

    def sees(self, phrase: str, ahead: int = 0) -> int:
        """How many tokens the phrase takes from here; 0 when the words are others.

        Plurals do not count, except of words written ``so!`` in the phrase.
        """
        pattern = _pattern(phrase)
        for place, (word, loose) in enumerate(pattern):
            token = self.peek(ahead + place)
            if token is None or token.kind == "quote":
                return 0
            if (token.word if loose else token.text) != word:
                return 0
        return len(pattern)

    def accept(self, *phrases: str) -> bool:
        """Pass over the first of the phrases that stands here."""
        for phrase in phrases:
            if size := self.sees(phrase):
                self._go(size)
                return True
        return False

    def article(self) -> bool:
        """Pass over an article, if one stands here; it says nothing of what was understood."""
        token = self.peek()
        if token is None or token.kind != "word" or token.text not in ARTICLES:
            return False
        self.at += 1
        return True

    def number(self, signed: bool | None = None) -> int | None:
        """Pass over a number; with ``signed`` only over one written with, or without, a sign."""
        token = self.peek()
        if token is None or token.kind != "number":
            return None
        if signed is not None and token.signed is not signed:
            return None
        self._go(1)
        return token.value

    def quote(self) -> str | None:
        """Pass over a quotation and give what it says."""
        token = self.peek()
        if token is None or token.kind != "quote":
            return None
        self._go(1)
        return " ".join(token.text.split())

    def name(self, stop: Callable[[Cursor], bool], most: int = 6) -> str:
        """Pass over words up to where ``stop`` says, at most ``most``; "" when there are none."""
        first = last = self.peek()
        words = 0
        while not self.done and words < most and not stop(self):
            token = self.peek()
            if token is None or token.kind in ("sign", "quote") or token.signed:
                break
            last = token
            words += 1
            self.at += 1
        if not words or first is None or last is None:
            return ""
        written = " ".join(self.source[first.start : last.end].split())
        return written if len(written) <= LONGEST_NAME else ""

    def attempt(self, *phrases: Callable[[Cursor], T | None]) -> T | None:
        """What the first of the phrases reads that can; the cursor stays put when none can."""
        start = self.at
        for phrase in phrases:
            found = phrase(self)
            if found is not None:
                return found
            self.at = start
        return None

    def _go(self, size: int) -> None:
        self.at += size
        self.far = max(self.far, self.at)
