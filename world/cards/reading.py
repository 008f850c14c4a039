"""Reading cards from what people type, in every shipped language at any time.

``7s``, ``s7``, ``10♦``, ``7 of spades``, ``семёрка пик``, ``пиковая дама``, ``Вп``, ``piková
sedma``, ``سبعة بستوني`` and Arabic digits all read. Case, accents, vowel marks and the little words
between rank and suit make no difference.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from .card import ALL_CARDS, JOKERS, Card

MOST_WORDS = 40
"""Words read of one line; a hand is shorter."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing read in a line.

    Attributes:
        kind: ``card`` | ``rank`` | ``digits`` (a rank or a place in the hand) | ``suit`` |
            ``number`` (``#3``, ``12``: a place in the hand) | ``slash`` | ``word``.
        value: the code, rank, suit letter or number; for a word the word itself, plainly spelled.
    """

    kind: str
    value: str


def plain(text: str) -> str:
    """Text as it is compared: compatible forms, lower case, no accents or vowel marks."""
    text = unicodedata.normalize("NFKD", text.casefold())
    text = "".join(ch for ch in text if not unicodedata.combining(ch) and ch not in _JOINERS)
    return "".join(str(unicodedata.digit(ch, ch)) for ch in text).translate(_ARABIC)


_JOINERS = "\u0640\u200c\u200d\ufe0e\ufe0f"
_ARABIC = str.maketrans({"ة": "ه", "ى": "ي", "ٱ": "ا"})

_SUIT_STEMS = {
    "C": "club треф трефа крест kriz tref سباتي نوادي شجره اسباتي",
    "D": "diamond буб kar дзвін ديناري دينار ماس ديمن",
    "H": "heart черв srdc srdec herc كوبه قلب قلوب هاص",
    "S": "spade пик пикей pik list بستوني بيك سبيت",
}
_RANK_STEMS = {
    "2": "two deuce двойк два dvojk dva اثنان اثنين",
    "3": "three тройк три trojk tri ثلاثه ثلاث",
    "4": "four четверк четыре ctyrk ctyr اربعه اربع",
    "5": "five пятерк пять petk pet خمسه خمس",
    "6": "six шестерк шесть sestk sest سته ست",
    "7": "seven семерк семь sedm سبعه سبع",
    "8": "eight восьмерк восемь osm ثمانيه ثماني ثمان",
    "9": "nine девятк девять devitk devet devit تسعه تسع",
    "10": "ten десятк десять desitk deset desit عشره عشر",
    "J": "jack knave валет kluk spodk spodek janek جاك ولد شاب",
    "Q": "queen дам краля kralovn dam كوين بنت ملكه سيده دام",
    "K": "king корол kral كينج ملك شايب",
    "A": "ace туз eso esa esem esy اس",
}
_JOKER_STEMS = "joker джокер zolik جوكر"
_COLOUR_STEMS = {
    "*R": "red красн cerven احمر",
    "*B": "black черн cern اسود",
}
_SUIT_LETTERS = {
    "C": "c♣♧тк",
    "D": "d♦♢б",
    "H": "h♥♡ч",
    "S": "s♠♤п",
}
_RANK_LETTERS = {
    **{str(number): str(number) for number in range(2, 11)},
    "t": "10",
    **{letter.lower(): letter for letter in "JQKA"},
    **{"в": "J", "д": "Q", "к": "K", "т": "A"},
}
FILLERS = frozenset("of the a card из карта kartu karta من ورقه".split())
"""Little words that may stand before a card or between its rank and suit."""
_ENDING = 5
"""Letters an inflected word may have after its stem: spade-s, шестерк-ой, sedm-icka, pik-ovou."""


def _stems(table: dict[str, str]) -> list[tuple[str, str]]:
    """(stem, meaning), the longest stem first so that ``kralovn`` is not taken for ``kral``."""
    pairs = [(plain(stem), code) for code, stems in table.items() for stem in stems.split()]
    return sorted(pairs, key=lambda pair: -len(pair[0]))


_SUITS = _stems(_SUIT_STEMS)
_RANKS = _stems(_RANK_STEMS)
_JOKER = _stems({"*": _JOKER_STEMS})
_COLOURS = _stems(_COLOUR_STEMS)
_WORDS = (("joker", _JOKER), ("rank", _RANKS), ("suit", _SUITS), ("colour", _COLOURS))
_SUIT_OF = {letter: code for code, letters in _SUIT_LETTERS.items() for letter in plain(letters)}
_RANK_OF = {plain(name): code for name, code in _RANK_LETTERS.items()}
_SHORT = "|".join(sorted(_RANK_OF, key=len, reverse=True))
_SUIT_CLASS = "".join(_SUIT_OF)
_RANK_SUIT = re.compile(f"({_SHORT})([{_SUIT_CLASS}])")
_SUIT_RANK = re.compile(f"([{_SUIT_CLASS}])({_SHORT})")
_TOKENS = re.compile(r"\*[rb]|#\d{1,3}|/|[^\s,;+/#]+")


def _by_stem(token: str, stems: list[tuple[str, str]]) -> str | None:
    bare = token.removeprefix("ال")
    for stem, meaning in stems:
        if bare == stem:
            return meaning
        if len(stem) > 2 and bare.startswith(stem) and len(bare) - len(stem) <= _ENDING:
            return meaning
    return None


@lru_cache(maxsize=4096)
def _token(token: str) -> Piece:
    """One token alone."""
    if token == "/":
        return Piece("slash", "/")
    if token[0] == "#" and token[1:].isdigit():
        return Piece("number", token[1:])
    if token.upper() in JOKERS:
        return Piece("card", token.upper())
    if token.isascii() and token.isdigit():
        return Piece("digits" if token in _RANK_OF else "number", token[:4])
    if token in _RANK_OF:
        return Piece("rank", _RANK_OF[token])
    for pattern, rank_at, suit_at in ((_RANK_SUIT, 1, 2), (_SUIT_RANK, 2, 1)):
        found = pattern.fullmatch(token)
        if found:
            return Piece("card", _RANK_OF[found[rank_at]] + _SUIT_OF[found[suit_at]])
    for kind, stems in _WORDS:
        meaning = _by_stem(token, stems)
        if meaning is not None:
            return Piece(kind, meaning)
    if token in _SUIT_OF:
        return Piece("suit", _SUIT_OF[token])
    return Piece("word", token)


def pieces(words: str) -> tuple[Piece, ...]:
    """Everything read in a line, in order; rank and suit side by side become one card.

    Raises:
        ValueError: more words than any line of cards has (`MOST_WORDS`).
    """
    tokens = _TOKENS.findall(plain(words))
    if len(tokens) > MOST_WORDS:
        raise ValueError(f"more than {MOST_WORDS} words")
    read = [_token(token) for token in tokens]
    joined: list[Piece] = []
    place = 0
    while place < len(read):
        piece, width = _joined(read, place)
        joined.append(piece)
        place += width
    return tuple(joined)


_PAIRS = {("rank", "suit"), ("suit", "rank"), ("joker", "colour"), ("colour", "joker")}


def _joined(read: list[Piece], place: int) -> tuple[Piece, int]:
    """The piece that starts here and how many tokens it takes, little words between included."""
    first = read[place]
    after = place + 1
    while after < len(read) and read[after].kind == "word" and read[after].value in FILLERS:
        after += 1
    if after < len(read):
        second = read[after]
        parts = {_role(first): first.value, _role(second): second.value}
        if (_role(first), _role(second)) in _PAIRS:
            code = parts["colour"] if "joker" in parts else parts["rank"] + parts["suit"]
            return Piece("card", code), after + 1 - place
    if first.kind in ("joker", "colour"):
        return Piece("word", first.value), 1
    return first, 1


def _role(piece: Piece) -> str:
    return "rank" if piece.kind == "digits" else piece.kind


def read_card(words: str) -> Card | None:
    """The one card these words name, or None when they name no card or more than that."""
    try:
        found = [piece for piece in pieces(words) if piece.value not in FILLERS]
    except ValueError:
        return None
    if len(found) == 1 and found[0].kind == "card" and found[0].value in ALL_CARDS:
        return found[0].value
    return None
