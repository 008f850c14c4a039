"""Charsets of lines: what a charset lacks is spelled in ASCII, never shown as a wrong letter.

A line is ASCII until UTF-8 is proved (the client says so in MTTS or CHARSET, or the player does);
then ``♠`` goes out as it is. Before that it goes out as ``S``, ``é`` as ``e``, ``Вера`` as
``Vera``. Nothing is guessed from single characters. Rule: clients.md, *Telnet*.
"""

from __future__ import annotations

import codecs
import unicodedata
from functools import lru_cache

ASCII = "ascii"
UTF_8 = "utf-8"

CODECS = (
    UTF_8,
    ASCII,
    "iso8859-1",
    "iso8859-2",
    "iso8859-6",
    "iso8859-15",
    "koi8-r",
    "koi8-u",
    "cp437",
    "cp850",
    "cp852",
    "cp866",
    "cp1250",
    "cp1251",
    "cp1252",
    "cp1256",
)
"""The charsets a line may use, by Python's names. All agree with ASCII in its 128 characters."""

UNKNOWN = "?"
"""Stands for a character that cannot be spelled."""

_CYRILLIC = (
    "аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ"
    " ыy ь эe юyu яya ґg єye іi їyi ўu ђdj јj љlj њnj ћc џdz"
)
_GREEK = "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo"
_LATIN = "øo łl đd ħh ŧt ðd þth æae œoe ßss ıi ŋng"
_SIGNS = {
    "♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C",
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "“": '"', "”": '"', "„": '"', "″": '"',
    "«": '"', "»": '"', "‹": "'", "›": "'", "…": "...", "•": "*", "·": ".", "∙": ".", "×": "x",
    "÷": "/", "−": "-", "←": "<-", "→": "->", "↔": "<->", "⇒": "=>", "≤": "<=", "≥": ">=",
    "≠": "!=", "±": "+-", "€": "EUR", "£": "GBP", "©": "(c)", "®": "(r)", "¿": "?", "¡": "!",
    "№": "No", "⁄": "/", "¶": "P", "§": "S", "✓": "v", "✗": "x", "★": "*", "☆": "*", "█": "#",
    "▓": "#", "▒": "#", "░": "#", "■": "#", "□": "#", "●": "*", "○": "o", "،": ",", "؛": ";",
    "؟": "?",
}  # fmt: skip


def _spellings() -> dict[str, str]:
    spelled = dict(_SIGNS)
    for pair in f"{_CYRILLIC} {_GREEK} {_LATIN}".split():
        letter, ascii_letters = pair[0], pair[1:]
        spelled[letter] = ascii_letters
        if letter.upper() != letter and len(letter.upper()) == 1:
            spelled[letter.upper()] = ascii_letters.capitalize()
    return spelled


_SPELLED = _spellings()


@lru_cache(maxsize=4096)
def spelled(char: str) -> str:
    """One character in printable ASCII: ``♠`` -> ``S``, ``é`` -> ``e``, a bare accent -> nothing.

    What has no spelling is `UNKNOWN`.
    """
    if char.isascii():
        return char
    if char in _SPELLED:
        return _SPELLED[char]
    category = unicodedata.category(char)
    if category in ("Mn", "Me", "Cc", "Cf"):
        return ""
    if category in ("Zs", "Zl", "Zp"):
        return " "
    if category == "Pd":
        return "-"
    if category == "Nd":
        return str(unicodedata.decimal(char))
    if unicodedata.name(char, "").startswith("BOX DRAWINGS"):
        return _box(unicodedata.name(char))
    parts = unicodedata.normalize("NFKD", char)
    return UNKNOWN if parts == char else "".join(spelled(part) for part in parts)


def _box(name: str) -> str:
    across = "HORIZONTAL" in name
    upright = "VERTICAL" in name
    corner = any(f" {side}" in name for side in ("DOWN", "UP", "LEFT", "RIGHT"))
    if across != upright and not corner:
        return "-" if across else "|"
    return "+"


def _spell_out(error: UnicodeError) -> tuple[str, int]:
    """Codec error handler: the characters that cannot be encoded, spelled."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spelled, error.object[error.start : error.end])), error.end


codecs.register_error("hall-spelled", _spell_out)


def encoded(text: str, codec: str) -> bytes:
    """The text in a charset of `CODECS`; what the charset lacks is spelled. Never fails."""
    return text.encode(codec, "hall-spelled")


def decoded(line: bytes, codec: str) -> str:
    """What somebody typed on a line of this charset.

    A line whose charset is not known yet may hold UTF-8: text of other charsets hardly ever
    happens to be valid UTF-8, so reading it is no guess, and nothing is concluded from it.

    Raises:
        UnicodeDecodeError: the bytes are no text of this charset.
    """
    return line.decode(UTF_8 if codec == ASCII else codec)


def codec_named(name: str) -> str | None:
    """The charset of `CODECS` a person or a client means (``UTF8``, ``windows-1251``), or None."""
    try:
        codec = codecs.lookup(name.strip()[:40]).name
    except (LookupError, ValueError):
        return None
    return codec if codec in CODECS else None
