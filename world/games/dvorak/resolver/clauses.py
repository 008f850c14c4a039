"""Reading the clause language: a card's text in, clauses and notes out.

Whatever is not a clause stays text for people, with a note of what was not understood. Any text
may be given; reading takes time in proportion to its length, and nothing is raised for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .forms import Clause, Deed, Note, Standing, TypeRule, When
from .grammar.frames import sentence
from .grammar.scan import LONGEST_TEXT, Cursor, Token, scan
from .statements import packable

__all__ = [
    "Clause",
    "Deed",
    "Note",
    "Reading",
    "Standing",
    "TypeRule",
    "Unread",
    "When",
    "read",
]

MOST_SENTENCES = 40
"""Sentences and lines read of a text."""

LONGEST_SENTENCE = 80
"""Words and signs of a sentence; longer ones are for people."""

_ENDS = frozenset({"\n", ";", ".", "!", "?"})


@packable
@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that is no clause.

    Attributes:
        text: the sentence as written.
        rest: what of it was not understood; the whole of it when nothing was.
    """

    text: str
    rest: str


@packable
@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says.

    Attributes:
        clauses: what was understood, in the order written.
        notes: what was not.
    """

    clauses: tuple[Clause, ...] = ()
    notes: tuple[Unread, ...] = ()


def read(text: str) -> Reading:
    """The clauses of a text: lines, sentences and parts between semicolons, each for itself.

    Args:
        text: a card's or special rule's text. Of more than 2,000 characters the first are read,
            and the rest is noted as not understood.
    """
    clauses: list[Clause] = []
    notes: list[Unread] = []
    for count, run in enumerate(_sentences(scan(text))):
        if count >= MOST_SENTENCES:
            notes.append(_unread(text, run, 0))
            break
        cursor = Cursor(text, run)
        found = sentence(cursor) if len(run) <= LONGEST_SENTENCE else None
        if found is None:
            # Where less than half was understood it was by chance, and is no beginning.
            begun = cursor.far > 1 and cursor.far * 2 >= len(run)
            notes.append(_unread(text, run, cursor.far if begun else 0))
        else:
            clauses.extend(found)
    if len(text) > LONGEST_TEXT:
        rest = _short(text[LONGEST_TEXT:])
        notes.append(Unread(rest, rest))
    return Reading(tuple(clauses), tuple(notes))


def _sentences(tokens: tuple[Token, ...]) -> Iterator[tuple[Token, ...]]:
    """The runs of tokens between the signs that end a sentence."""
    start = 0
    for index, token in enumerate(tokens):
        if token.kind == "sign" and token.text in _ENDS:
            if index > start:
                yield tokens[start:index]
            start = index + 1
    if len(tokens) > start:
        yield tokens[start:]


def _unread(text: str, run: tuple[Token, ...], far: int) -> Unread:
    whole = text[run[0].start : run[-1].end]
    rest = text[run[far].start : run[-1].end] if far < len(run) else whole
    return Unread(_short(whole), _short(rest))


def _short(text: str) -> str:
    """At most 200 characters of it, on one line."""
    text = " ".join(text.split())
    return text if len(text) <= 200 else text[:199] + "\u2026"
