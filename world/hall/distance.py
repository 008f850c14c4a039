"""Whom a person keeps at a distance: no talk and no games (censor), or no games only (noplay).

The lists stay with the account. Nobody is told that they are on somebody's list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from world.engine.protocol import Refusal, Refused

from . import audience, people, preferences

CENSORED, UNPLAYED = "censored", "unplayed"
"""Names of the two lists among an account's preferences: lists of characters' numbers."""

MOST = 100
"""People on one list."""


def _list(who: Any, which: str) -> list[int]:
    return list(preferences.of_account(people.account_behind(who)).get(which) or ())


def censored(who: Any) -> list[int]:
    """The numbers of those a person does not want to hear."""
    return _list(who, CENSORED)


def hears(listener: Any, speaker: Any) -> bool:
    """True when the one wants to hear what the other says. People hear themselves."""
    return speaker is listener or speaker.id not in _list(listener, CENSORED)


def lines_that_hear(lines: Iterable[Any], speaker: Any) -> list[Any]:
    """The lines of those who want to hear this speaker."""
    return [line for line in lines if line.puppet and hears(line.puppet, speaker)]


def play_together(one: Any, other: Any) -> bool:
    """True when neither keeps the other from their games."""
    return not any(
        theirs.id in _list(mine, which)
        for mine, theirs in ((one, other), (other, one))
        for which in (CENSORED, UNPLAYED)
    )


def listed(who: Any, which: str) -> list[str]:
    """The names on one of somebody's lists."""
    names = people.names(str(number) for number in _list(who, which))
    return sorted(names.values(), key=str.casefold)


def keep(who: Any, other: Any, which: str) -> None:
    """Put somebody on one of one's lists. Raises Refused for oneself and for a full list."""
    if other.id == who.id:
        raise Refused(Refusal("not-yourself"))
    kept = _list(who, which)
    if len(kept) >= MOST:
        raise Refused(Refusal("list-full", args={"most": MOST}))
    _store(who, which, [*(number for number in kept if number != other.id), other.id])


def forget(who: Any, other: Any, which: str) -> None:
    """Take somebody off again. Raises Refused for who is not on the list."""
    kept = _list(who, which)
    if other.id not in kept:
        raise Refused(Refusal("not-listed", args={"name": other.key}))
    _store(who, which, [number for number in kept if number != other.id])


def _store(who: Any, which: str, numbers: list[int]) -> None:
    preferences.keep(who.account, **{which: numbers or None})


def company(table: Any, who: Any) -> Iterable[Any]:
    """The other people who sit at a table."""
    for sitter in table.controller.seating.people:
        other = audience.character_by_id(sitter.who)
        if other is not None and other is not who:
            yield other
