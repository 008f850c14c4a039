"""The people of the hall by name: whose a name is, whether it is free, and who is connected.

Two names are the same when they look the same (`lookalikes.skeleton`), so neither ``ANNA`` nor a
Cyrillic ``Аnna`` can stand beside ``Anna``; people find each other however they type the name.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import evennia
from evennia.accounts.models import AccountDB
from evennia.objects.models import ObjectDB

from world.engine.protocol import Refusal, Refused
from world.hall import lookalikes, textdoor, wordlist

LOOKS = "looks"
"""Category of the tag that holds the skeleton of an account's name."""

NAME_LIMIT = 60
"""Characters of a name somebody looks for; longer ones are nobody's."""


# Names


def account_of(name: str) -> Any | None:
    """The account whose name looks like this, or None."""
    looks = lookalikes.skeleton(name[:NAME_LIMIT])
    return noted(LOOKS, looks).first() if looks else None


def free_name(text: str, but: Any = None) -> str:
    """The text as a name nobody else has.

    Args:
        text: as typed.
        but: an account that may keep what looks like its own name.

    Raises:
        Refused: the refusals of `textdoor.name`, or ``name-taken`` with ``name``.
    """
    name = textdoor.name(text)
    wordlist.check(name)
    owner = account_of(name)
    if owner is not None and owner != but:
        raise Refused(Refusal("name-taken", args={"name": name}))
    return name


def claim(account: Any) -> None:
    """Note what the account's name looks like, in place of what an earlier one did."""
    note(account, LOOKS, lookalikes.skeleton(account.username))


# What is noted about an account, so that the account is found by it


def note(account: Any, category: str, mark: str | None) -> None:
    """Note one mark of a category with the account, in place of an earlier one; None: none."""
    for tag in account.tags.get(category=category, return_tagobj=True, return_list=True):
        account.tags.remove(tag.db_key, category=category)
        if not tag.accountdb_set.exists():
            tag.delete()
    if mark is not None:
        account.tags.add(mark, category=category)


def noted(category: str, mark: str | None = None) -> Any:
    """The accounts a mark of the category (None: any) is noted with, as a query.

    It compares exactly, unlike Evennia's, so that the database can use its index.
    """
    wanted = {"db_tags__db_category": category}
    return AccountDB.objects.filter(**wanted, **({"db_tags__db_key": mark} if mark else {}))


# Who is here


def connected() -> list[Any]:
    """The characters with a line, in the order of their names."""
    people = {line.puppet.id: line.puppet for line in lines() if line.puppet}
    return sorted(people.values(), key=lambda person: person.key.casefold())


def lines() -> list[Any]:
    """Every line that belongs to somebody."""
    return evennia.SESSION_HANDLER.get_sessions()


def person_named(words: str) -> Any:
    """The character somebody means: a whole name, or the beginning of one who is connected.

    Raises:
        Refused: ``nobody-named`` (``name``) or ``name-several`` (``names``).
    """
    words = words.strip()[:NAME_LIMIT]
    account = account_of(words)
    character = character_of(account) if account is not None else None
    if character is not None:
        return character
    start = lookalikes.skeleton(words)
    found = [p for p in connected() if start and lookalikes.skeleton(p.key).startswith(start)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise Refused(Refusal("nobody-named", args={"name": words}))
    names = ", ".join(person.key for person in found[:8])
    raise Refused(Refusal("name-several", args={"names": names}))


def character_of(account: Any) -> Any | None:
    """The character of an account (there is one), or None when it was lost."""
    character = account.db._last_puppet
    if character is None:
        character = ObjectDB.objects.filter(db_key=account.username).first()
    return character


def account_numbered(number: int) -> Any | None:
    """The account of that number, None when there is none (any more)."""
    return AccountDB.objects.filter(id=number).first()


def account_behind(who: Any) -> Any | None:
    """The account of a character, whether its person is here or not; None when it was lost."""
    return who.account or account_of(who.key)


def names(numbers: Iterable[str]) -> dict[str, str]:
    """The names of characters by their numbers as text; what is no number is passed over.

    Reads the names alone: nobody needs to come into memory to stand in a list.
    """
    wanted = [int(number) for number in numbers if number.isdecimal()]
    found = ObjectDB.objects.filter(id__in=wanted).values_list("id", "db_key")
    return {str(number): name for number, name in found}


def idle_minutes(person: Any) -> int:
    """Whole minutes since the person last typed on any line; 0 without a line."""
    lines = person.sessions.all()
    if not lines:
        return 0
    return int((time.time() - max(line.cmd_last_visible for line in lines)) // 60)
