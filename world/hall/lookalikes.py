"""Names that look alike: one writing system to a name, and a skeleton to compare names by.

A compact form of Unicode's UTS 39 (*Security Mechanisms*): enough that nobody can pass for another
player or for staff by borrowing letters, without the standard's table of six thousand lines.
"""

from __future__ import annotations

import unicodedata

_TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"CJK", "HANGUL"}),
    frozenset({"CJK", "BOPOMOFO"}),
)
"""Writing systems that are written together. Rule: UTS 39 ¶5.1, augmented script sets."""

_DRAWN_ALIKE = (
    # Latin letters that do not decompose, and the digits people borrow.
    "il 0o 1l \u0131l łl øo đd ħh ŧt ðd þp æae œoe "
    # Cyrillic: what looks like a Latin letter in its small or its capital form.
    "аa вb гr еe зz іl кk мm нh оo пn рp сc тt уy хx ѕs јj һh ԁd ԛq ԝw ьb ґr үy "
    # Greek, likewise.
    "αa βb γy εe ζz ηn ιl κk μm νv οo πn ρp τt υu χx ωw "
    # Armenian.
    "օo սu հh ոn ցg քp "
    # Arabic letters of different languages that are drawn alike.
    "یي ىي کك ہه ةه ھه"
)
_TWINS = {ord(pair[0]): pair[1:] for pair in _DRAWN_ALIKE.split()}
"""Letter -> what it is drawn like; one direction only, so that no twin has a twin itself."""

_SEPARATORS = {ord(char): None for char in "-'_\u2019\u200c\u200d"}


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton are one name to the eye.

    Case, accents, separators and joiners do not count; letters and digits that look alike count
    as one, across writing systems.
    """
    plain = unicodedata.normalize("NFKD", name.casefold()).casefold()
    plain = "".join(char for char in plain if unicodedata.category(char)[0] != "M")
    plain = plain.translate(_SEPARATORS).translate(_TWINS)
    return plain.replace("rn", "m").replace("vv", "w")


def is_mixed(name: str) -> bool:
    """True when the letters come from writing systems that are not written together.

    Digits may come from one system only, whichever it is.
    """
    scripts = {_script(char) for char in name if char.isalpha()} - {""}
    zeros = {ord(char) - unicodedata.decimal(char) for char in name if char.isdecimal()}
    if len(zeros) > 1:
        return True
    return len(scripts) > 1 and not any(scripts <= group for group in _TOGETHER)


def _script(letter: str) -> str:
    """The writing system of a letter by its Unicode name; empty when it belongs to all."""
    words = unicodedata.name(letter, "UNKNOWN").replace("-", " ").split()
    return {"MODIFIER": "", "IDEOGRAPHIC": "CJK"}.get(words[0], words[0])
