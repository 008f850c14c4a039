"""How a person wants to be told things: chosen on a line, kept with the account.

A choice made on a line (before login too) holds for that line; it is also kept with the account,
where it holds for every later line that made no choice of its own. ``machine`` stays with its
line: it belongs to a program, not to the person.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

FACE_CHOICES = ("style", "language", "suits", "colours", "width")
"""Names of the choices that make a `Face`."""

LINE_FLAG = "HALL_CHOICES"
"""Where a line's own choices live among its protocol flags; the Portal keeps them on reload."""

ATTRIBUTE = "preferences"
"""Where an account's choices live: one JSON string, for nested values in the database are dear."""

_NOTHING: Mapping[str, Any] = MappingProxyType({})


@lru_cache(maxsize=1024)
def _decoded(text: str) -> Mapping[str, Any]:
    try:
        kept = json.loads(text)
    except ValueError:
        kept = None
    return MappingProxyType(kept) if isinstance(kept, dict) else _NOTHING


def of_account(account: Any) -> Mapping[str, Any]:
    """Everything the account keeps, by name; also choices that make no face (autodraw, pauses)."""
    if account is None:
        return _NOTHING
    return _decoded(account.attributes.get(ATTRIBUTE, "") or "{}")


def of_line(session: Any) -> Mapping[str, Any]:
    """The choices made on this line."""
    return session.protocol_flags.get(LINE_FLAG) or _NOTHING


def keep(account: Any, **choices: Any) -> None:
    """Keep choices with the account; None forgets one. Nothing is written when nothing changes."""
    before = of_account(account)
    after = {**before, **choices}
    after = {name: value for name, value in after.items() if value is not None}
    if after != before:
        account.attributes.add(ATTRIBUTE, json.dumps(after, sort_keys=True))


def choose(session: Any, **choices: Any) -> None:
    """Choices somebody made on this line: they hold here at once and stay with the account."""
    session.update_flags(**{LINE_FLAG: {**of_line(session), **choices}})
    if session.account:
        carry_over(session)


def carry_over(session: Any) -> None:
    """Keep with the account what was chosen on its line, at login or later."""
    chosen = dict(of_line(session))
    if chosen.get("style") == "machine":
        del chosen["style"]
    if chosen:
        keep(session.account, **chosen)
