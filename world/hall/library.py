"""The shelf of decks: whose they are, who may read them, and every version of each.

Whoever brings a deck owns it; it is private until they share it. A new version stands beside the
old ones; a match keeps the cards it was dealt from whatever becomes of the deck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet

from world.engine.protocol import Refusal, Refused
from world.games.dvorak.deck import Deck
from world.games.dvorak.formats import own
from world.games.dvorak.resolver.names import fold
from world.records.models import Deck as Row
from world.records.models import DeckVersion as Version

from . import wordlist

MOST_DECKS = 100
"""Decks one person keeps."""

MOST_VERSIONS = 50
"""Versions of a deck that are kept; the oldest fall away."""

MOST_WORDS = 20_000
"""Characters of a deck's titles that are searched."""


# Finding


def visible(who: int | None) -> QuerySet[Row]:
    """The decks this character may read, newest change first; None: whoever comes along."""
    return Row.objects.filter(Q(shared=True) | Q(owner=who, owner__isnull=False)).order_by(
        "-changed", "-id"
    )


def search(who: int | None, words: str) -> QuerySet[Row]:
    """The readable decks in whose titles, names, theme or cards every one of the words occurs."""
    found = visible(who)
    for word in fold(words).split()[:8]:
        found = found.filter(words__contains=word)
    return found


def numbered(who: int | None, number: int) -> Row:
    """The deck of that number. Raises Refused when there is none this character may read."""
    row = visible(who).filter(pk=number).first()
    if row is None:
        raise Refused(Refusal("no-deck-there", args={"number": number}))
    return row


def own_deck(who: Any, number: int) -> Row:
    """The deck of that number, which must be this character's. Staff have the hall's own."""
    row = numbered(who.id, number)
    staff = who.account is not None and who.account.check_permstring("Admin")
    if row.owner != who.id and not (row.owner is None and staff):
        raise Refused(Refusal("not-your-deck", args={"title": row.title}))
    return row


def version(row: Row, number: int | None = None) -> Version:
    """A version of a deck, None the newest. Raises Refused for one there is not."""
    wanted = row.version if number is None else number
    found = row.versions.filter(number=wanted).first()
    if found is None:
        raise Refused(Refusal("no-such-version", args={"version": wanted, "most": row.version}))
    return found


@lru_cache(maxsize=64)
def opened(text: str) -> Deck:
    """The deck of a version's text. A big one takes tenths of a second: see `aside`."""
    return own.read(text).deck


# Keeping


def prepared(deck: Deck) -> tuple[Deck, str]:
    """The deck and its text, ready for `keep`; slow for a big one. Raises Refused: no title."""
    if not deck.title:
        raise Refused(Refusal("deck-untitled"))
    return deck, own.write(deck)


@transaction.atomic
def keep(
    who: Any | None, deck: Deck, text: str, row: Row | None = None, source: str = ""
) -> tuple[Row, bool]:
    """Put a deck on the shelf, or a new version of one that stands there.

    Args:
        who: the character who brings it; None: the hall.
        text: the deck's, of `prepared`.
        row: the deck it is a new version of.
        source: the file it came from.

    Returns:
        The row, and False when its newest version was this very text already.

    Raises:
        Refused: the shelf has as many decks of theirs as it takes.
    """
    digest = hashlib.sha256(text.encode()).hexdigest()
    if row is not None and row.hash == digest:
        return row, False
    if row is None:
        owner = None if who is None else who.id
        if owner is not None and Row.objects.filter(owner=owner).count() >= MOST_DECKS:
            raise Refused(Refusal("shelf-full", args={"most": MOST_DECKS}))
        name = "" if who is None else who.key
        row = Row(owner=owner, owner_name=name, shared=who is None, source=source)
    row.title, row.theme, row.language = deck.title, deck.theme, deck.language
    row.cards, row.words, row.hash = deck.size, _words(deck), digest
    row.version += 1
    row.save()
    by = row.owner_name if who is None else who.key
    given = {"number": row.version, "hash": digest, "text": text, "cards": deck.size, "by": by}
    Version.objects.create(deck=row, **given)
    row.versions.filter(number__lte=row.version - MOST_VERSIONS).delete()
    return row, True


def _words(deck: Deck) -> str:
    said: Iterable[str] = (
        deck.title,
        *deck.designers,
        *deck.authors,
        deck.theme,
        deck.language,
        *(entry.card.title for entry in deck.entries),
    )
    return fold_all(said)[:MOST_WORDS]


def fold_all(said: Iterable[str]) -> str:
    """Everything said, folded, a line each."""
    return "\n".join(fold(words) for words in said if words)


def share(row: Row, shared: bool) -> None:
    """Everybody may read it from now on, or only its owner.

    Raises:
        Refused: there is a word in it that this hall does not want to hear.
    """
    if shared:
        wordlist.check(version(row).text)
    row.shared = shared
    row.save(update_fields=["shared"])


def give(row: Row, whom: Any) -> None:
    """It is somebody else's from now on. Raises Refused when they have as many as they may."""
    if Row.objects.filter(owner=whom.id).count() >= MOST_DECKS:
        raise Refused(Refusal("shelf-full", args={"most": MOST_DECKS}))
    row.owner, row.owner_name = whom.id, whom.key
    row.save(update_fields=["owner", "owner_name"])
