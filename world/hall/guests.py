"""Guests that last: real accounts without a password that come back by a resume word.

The word is shown once and only its keyed hash is stored. Guests that nobody has come back to for
`KEPT_DAYS` are let go, a few at a time.
Rule: hall.md, *Guests and accounts*.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from django.utils import timezone
from twisted.internet import task

from world.hall import codewords, people

KEPT_DAYS = 30
"""How long a guest is kept after the last visit."""

WORD = "resume"
"""Category of the tag that holds a resume word's hash; whoever has one is a guest."""


# Resume words


def give_word(guest: Any) -> str:
    """A new resume word for a guest; an earlier one is void from now on."""
    word = codewords.new(codewords.LONG)
    people.note(guest, WORD, codewords.hashed(WORD, word))
    return word


def void_word(guest: Any) -> None:
    """No word brings this account back any more: it is no guest's."""
    people.note(guest, WORD, None)


def by_word(word: str) -> Any | None:
    """The guest a resume word belongs to, or None."""
    return people.noted(WORD, codewords.hashed(WORD, word)).first()


# Being a guest


def is_guest(account: Any) -> bool:
    """True until the guest becomes an account."""
    return account.tags.has(category=WORD)


def new_name() -> str:
    """A name nobody has: ``Guest`` and a number of three digits or, in a full hall, more."""
    for digits in range(3, 9):
        for _ in range(10):
            name = f"Guest{secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)}"
            if people.account_of(name) is None:
                return name
    raise RuntimeError("no free guest name")


# Letting go


def forgotten() -> list[Any]:
    """Guests to let go: not here for `KEPT_DAYS`, and no table keeps a seat for them."""
    before = timezone.now() - timedelta(days=KEPT_DAYS)
    guests = people.noted(WORD).filter(last_login__lt=before)
    return [guest for guest in guests if not _is_needed(guest)]


def _is_needed(guest: Any) -> bool:
    if guest.sessions.count():
        return True
    # Whoever has no line stands in a room only where the room keeps a seat for them.
    character = people.character_of(guest)
    return character is not None and character.location is not None


def _let_go(guests: list[Any]) -> Iterator[None]:
    for guest in guests:
        character = people.character_of(guest)
        if character is not None:
            character.delete()
            yield
        people.note(guest, WORD, None)
        people.note(guest, people.LOOKS, None)
        guest.delete()
        yield


def sweep() -> Any:
    """Let the forgotten guests go in the background, one object a turn of the reactor.

    Returns:
        A Deferred that fires when all are gone.
    """
    return task.cooperate(_let_go(forgotten())).whenDone()
