"""Whom a clause is about: *me*, *target*, *everyone but Ann*, *players with 3 Gold*."""

from __future__ import annotations

from ..names import fold, singular
from ..statements import ME, Condition, Subject, Test
from .scan import Cursor

TAILS = (
    "for",
    "while",
    "if",
    "unless",
    "until",
    "this turn",
    "next turn",
    "per turn",
    "each turn",
    "every turn",
    "a turn",
    "at start",
    "at the start",
    "at the beginning",
    "to start",
    "at end",
    "at the end",
    "during",
    "on my turn",
    "on your turn",
    "and",
    "then",
)
"""Words that begin another part of a clause, so that a name ends before them."""

_WORDS = {
    "me": ("i", "me", "myself", "you", "yourself", "this card's controller"),
    "target": ("target player", "target opponent", "chosen player", "that player", "target"),
    "next": ("next player", "player to my left", "player to your left", "next"),
    "previous": (
        "previous player",
        "player to my right",
        "player to your right",
        "previous",
        "last player",
    ),
    "current": ("current player", "active player", "player on turn", "player whose turn it is"),
    "opponents": (
        "my opponents!",
        "your opponents!",
        "all opponents!",
        "all other players!",
        "all my opponents!",
        "all your opponents!",
        "each opponent!",
        "every opponent!",
        "each other player!",
        "every other player!",
        "each of my opponents!",
        "each of your opponents!",
        "everyone else",
        "everybody else",
        "other players!",
        "opponents!",
        "others!",
    ),
    "opponent": (
        "one of my opponents!",
        "one of your opponents!",
        "any opponent!",
        "another player!",
        "any other player!",
        "opponent!",
    ),
    "everyone": (
        "all players!",
        "each player!",
        "every player!",
        "everyone",
        "everybody",
        "players!",
        "all!",
    ),
    "anyone": ("any player!", "anyone", "anybody", "someone", "somebody"),
    "player": ("player!",),
}
_NO_NAMES = frozenset(
    "action all and any are at by card control each every everything from has have he her his i if"
    " in instead is it its may me my no not of on otherwise she some that their them then there"
    " these they thing this those to turn until when which who whoever whose with you your".split()
)
"""Words of sentences. A player called so is meant only in quotation marks."""

_GROUPS = ("everyone", "anyone", "player")


def at_tail(cursor: Cursor) -> bool:
    """True where another part of the clause begins."""
    return any(cursor.sees(words) for words in TAILS) or _at_span(cursor)


def _at_span(cursor: Cursor) -> bool:
    token = cursor.peek()
    if token is None or token.kind != "number":
        return False
    return bool(cursor.sees("turn", 1) or cursor.sees("round", 1))


def subject(cursor: Cursor) -> Subject | None:
    """A subject of the closed list: no player's name."""
    cursor.article()
    kind = next((kind for kind, ways in _WORDS.items() if cursor.accept(*ways)), None)
    if kind is None:
        return None
    if kind in _GROUPS:
        if cursor.accept("but", "except", "except for", "other than", "apart from"):
            spared = cursor.attempt(subject, named)
            return None if spared is None else Subject("but", of=spared)
        if held := cursor.attempt(_having):
            return held
    return Subject(kind)


def named(cursor: Cursor) -> Subject | None:
    """A player's name: quoted, after the word *player*, or up to the next part of the clause."""
    return _called(cursor, 4)


def _bare(name: str) -> list[str]:
    """The words of a name, and each without a plural."""
    words = fold(name).split()
    return words + [singular(word) for word in words]


def one_name(cursor: Cursor) -> Subject | None:
    """A player's name of a single word, or quoted: *Ann may draw*."""
    return _called(cursor, 1)


def _called(cursor: Cursor, most: int) -> Subject | None:
    cursor.accept("player!")
    quoted = cursor.quote()
    name = quoted or cursor.name(at_tail, most)
    if not name or (not quoted and not _NO_NAMES.isdisjoint(_bare(name))):
        return None
    return Subject("named", name)


def anybody(cursor: Cursor) -> Subject | None:
    """A subject of the list, or a name."""
    return cursor.attempt(subject, named)


def speaker(cursor: Cursor) -> Subject | None:
    """A subject before its verb, where a name is one word."""
    return cursor.attempt(subject, one_name)


def owner(cursor: Cursor) -> Subject | None:
    """A possessive: *my*, *A's*, *everyone's*."""
    return cursor.attempt(_possessor, _own)


def _possessor(cursor: Cursor) -> Subject | None:
    found = speaker(cursor)
    return found if found is not None and cursor.accept("'s") else None


def _own(cursor: Cursor) -> Subject | None:
    if cursor.accept("my", "your"):
        return ME
    return Subject("player") if cursor.accept("their", "his", "her") else None


def _having(cursor: Cursor) -> Subject | None:
    """*players with 3 Gold*, *players who control 2 Things*."""
    from .conditions import held  # a condition counts people, people may have a condition

    if cursor.depth >= Cursor.MOST_DEPTH:
        return None
    if cursor.accept("with"):
        verb = "have"
    elif cursor.accept("who", "that"):
        verb = ""
    else:
        return None
    cursor.depth += 1
    test = held(cursor, Subject("player"), verb)
    cursor.depth -= 1
    return None if test is None else Subject("having", condition=_only(test))


def _only(test: Test) -> Condition:
    return Condition((test,))
