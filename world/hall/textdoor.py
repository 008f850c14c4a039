"""The text door: the one cleaner every text from a player passes, whichever way it came.

What leaves here is composed (NFC), holds no control character, nothing invisible, nothing that
turns the direction of writing, no tower of accents, and is no longer than it may be. Codes such
as ``|r`` or ``$You()`` are ordinary characters here: the output side never interprets them.
Rule: clients.md, *Text door*.
"""

from __future__ import annotations

import re
import unicodedata

from world.cards.card import ALL_CARDS
from world.engine.protocol import Refusal, Refused
from world.hall import lookalikes

MARKS = 3
"""The most combining marks one letter may carry."""

TYPED_LIMIT = 4096
"""The longest line a player may type, in characters."""

NAME_COLUMNS = 20
"""The widest name, in terminal columns (an ideograph takes two)."""

NAME_LETTERS = 2
"""The shortest name, in characters."""

_RESERVED = """
admin administrator all anyone bot composer console durak dvorak everybody everyone fool guest hall
here host me moderator myself nobody operator owner self server somebody someone spectator staff
superuser system table the watcher you дурак все зал сервер система стол všichni hra stůl
"""
RESERVED_NAMES = frozenset(_RESERVED.split())
"""Words no player may be called: they stand for the hall, for staff, or for people in general."""

_BETWEEN = frozenset("-'_\u2019")
_JOINERS = frozenset("\u200c\u200d")
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
_SPACES = re.compile(r"[ \t]+")
_ARABIC = re.compile("[\u0620-\u064a\u066e-\u06d3\u06d5\u06fa-\u06ff\u0750-\u077f\u0860-\u08c9]")


def line(text: str, limit: int, *, keep_spaces: bool = False, keep_tabs: bool = False) -> str:
    """One line of player text, fit to be shown to others.

    Only what stands before the first line break counts (a break in speech could forge a line of
    the hall); blank lines before it do not count as breaks.

    Args:
        text: whatever the player sent.
        limit: the most characters the cleaned line may have.
        keep_spaces: keep runs of spaces, for typed input that may be part of a drawing. Otherwise
            a run becomes one space, so that padding cannot push words to a new screen line.
        keep_tabs: keep tabs where they part the cells of a sheet; only what reads sheets wants it.

    Raises:
        Refused: ``too-long`` with ``length`` and ``limit``; nothing is cut silently.
    """
    first = _first_line(_bounded(text, limit))
    if keep_tabs:
        return _within("\t".join(map(_without_controls, first.split("\t"))).rstrip(), limit)
    kept = _without_controls(first)
    kept = kept.strip() if keep_spaces else _SPACES.sub(" ", kept).strip()
    return _within(kept, limit)


def text(text: str, limit: int) -> str:
    r"""Player text of several lines (a description, the text of a card).

    Every kind of line break becomes ``\n``; blank lines at both ends and spaces at line ends go.

    Args:
        text: whatever the player sent.
        limit: the most characters the cleaned text may have, line breaks included.

    Raises:
        Refused: ``too-long`` with ``length`` and ``limit``.
    """
    lines = [_without_controls(part).rstrip() for part in _bounded(text, limit).splitlines()]
    return _within("\n".join(lines).strip("\n"), limit)


def sheet(text: str) -> str:
    r"""A whole file from a player, cleaned line by line; line breaks and tabs stay.

    Its length is the reader's to bound, before this looks at it.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("\t".join(map(_without_controls, line.split("\t"))) for line in lines)


def name(text: str) -> str:
    """The name a player may bear, in its composed form.

    Letters of one writing system (or of those written together, as in Japanese), digits, and
    single hyphens, apostrophes or underscores between them. No spaces: a name such as "Vera takes"
    could forge a line of the table. Whether the name is free is the caller's question: two names
    are the same to the eye when their `lookalikes.skeleton` is the same.

    Raises:
        Refused: ``name-short`` (``least``), ``name-long`` (``limit``), ``name-letters``,
            ``name-mixed``, ``name-card`` or ``name-reserved``.
    """
    kept = unicodedata.normalize("NFKC", line(text, TYPED_LIMIT))
    if len(kept) < NAME_LETTERS:
        raise Refused(Refusal("name-short", args={"least": NAME_LETTERS}))
    if columns(kept) > NAME_COLUMNS:
        raise Refused(Refusal("name-long", args={"limit": NAME_COLUMNS}))
    if not _well_formed(kept):
        raise Refused(Refusal("name-letters"))
    if lookalikes.is_mixed(kept):
        raise Refused(Refusal("name-mixed"))
    if kept.upper() in ALL_CARDS:
        raise Refused(Refusal("name-card"))
    if lookalikes.skeleton(kept) in _RESERVED_SKELETONS:
        raise Refused(Refusal("name-reserved"))
    return kept


def number(text: str) -> int:
    """A number of a table, a seat or a match as typed: up to nine digits.

    Raises:
        Refused: it is none.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused(Refusal("not-a-number", args={"word": text[:40]}))
    return int(text)


def columns(text: str) -> int:
    """How many terminal columns a cleaned line takes at most (marks take none)."""
    return sum(
        2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
        if unicodedata.category(char) not in ("Mn", "Me", "Cf")
    )


def _first_line(text: str) -> str:
    for part in text.splitlines():
        if part.strip():
            return part
    return ""


def _bounded(text: str, limit: int) -> str:
    """Refuses what is absurdly long before any work is done on it."""
    if len(text) > 4 * limit + 1024:
        raise Refused(Refusal("too-long", args={"length": len(text), "limit": limit}))
    return text


def _within(text: str, limit: int) -> str:
    if len(text) > limit:
        raise Refused(Refusal("too-long", args={"length": len(text), "limit": limit}))
    return text


def _without_controls(text: str) -> str:
    """The text without controls, invisible characters and surplus marks; composed."""
    if text.isascii() and text.isprintable():
        return text
    return _few_marks(unicodedata.normalize("NFC", _visible(text)))


def _visible(text: str) -> str:
    kept: list[str] = []
    letter_before = ""
    for place, char in enumerate(text):
        category = unicodedata.category(char)
        if char == "\t" or category == "Zs":
            char = " "
        elif char in _JOINERS:
            after = text[place + 1 : place + 2]
            if not (_ARABIC.match(letter_before) and _ARABIC.match(after)):
                continue
        elif category in ("Cc", "Cf", "Cs", "Zl", "Zp") or char in _FILLERS or _is_no_char(char):
            continue
        kept.append(char)
        if category[0] != "M":
            letter_before = char
    return "".join(kept)


def _is_no_char(char: str) -> bool:
    """True for the code points Unicode promises never to assign."""
    return ord(char) & 0xFFFE == 0xFFFE or "\ufdd0" <= char <= "\ufdef"


def _few_marks(text: str) -> str:
    """At most `MARKS` marks on a letter and none without one: they would sit on our own words."""
    kept: list[str] = []
    run = MARKS
    for char in text:
        if unicodedata.category(char) in ("Mn", "Me"):
            run += 1
            if run > MARKS:
                continue
        else:
            run = 0
        kept.append(char)
    return "".join(kept)


def _is_letter(char: str) -> bool:
    """A letter or a mark on one; a ring round it (Me) is none of any language's."""
    category = unicodedata.category(char)
    return category[0] in "LM" and category != "Me"


def _well_formed(name: str) -> bool:
    if not name[0].isalpha():
        return False
    between = False
    for char in name:
        if char in _BETWEEN:
            if between:
                return False
            between = True
        elif char in _JOINERS or _is_letter(char) or char.isdecimal():
            between = False
        else:
            return False
    return not between


_RESERVED_SKELETONS = frozenset(map(lookalikes.skeleton, RESERVED_NAMES))
