"""Passwords: hashed and compared beside the reactor, a few at a time.

One hash costs half a second of CPU. In the reactor it would stop every table; in as many threads
as people come back at once it would starve it. One core is always left to the players.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from django.contrib.auth import hashers
from django.core.exceptions import ValidationError
from twisted.internet.defer import Deferred, DeferredSemaphore
from twisted.internet.threads import deferToThread

from world.engine.protocol import Refusal, Refused

WAITING = 1000
"""How many may wait for their turn; more are told to come back later."""

LONGEST = 200
"""Characters of a password; hashing needs a bound."""

_turns = DeferredSemaphore(max(1, (os.cpu_count() or 2) - 1))
_run = deferToThread


def _soon(work: Any, *args: Any) -> Deferred:
    if len(_turns.waiting) >= WAITING:
        raise Refused(Refusal("too-busy"))
    return _turns.run(_run, work, *args)


def hashed(password: str) -> Deferred:
    """Fires with what may be stored of the password. Raises Refused ``too-busy``."""
    return _soon(hashers.make_password, password)


def matches(password: str, stored: str | None) -> Deferred:
    """Fires with whether this is the password.

    Args:
        password: as typed.
        stored: the stored hash; None or an unusable one takes as long and never matches, so that
            nobody learns from the time which names exist.

    Raises:
        Refused: ``too-busy``.
    """
    if len(password) > LONGEST:
        password = ""
    return _soon(_matches, password, stored)


def _matches(password: str, stored: str | None) -> bool:
    if stored is None or not hashers.is_password_usable(stored):
        hashers.check_password(password, _nobodys())
        return False
    return hashers.check_password(password, stored)


@cache
def _nobodys() -> str:
    return hashers.make_password(os.urandom(16).hex())


def refuse_weak(password: str, account: Any) -> None:
    """Raises Refused with the first thing that is wrong with a new password.

    The codes are Django's with hyphens: ``password-too-short``, ``password-too-common``,
    ``password-entirely-numeric``, ``password-too-similar``; or ``password-too-long``.

    Args:
        password: as typed.
        account: whose it will be, saved or not; the password must not resemble the name.
    """
    if len(password) > LONGEST:
        raise Refused(Refusal("password-too-long", args={"limit": LONGEST}))
    valid, error = account.validate_password(password, account=account)
    if not valid and isinstance(error, ValidationError):
        first = error.error_list[0]
        code = (first.code or "password-weak").replace("_", "-")
        raise Refused(Refusal(code, args={"least": (first.params or {}).get("min_length", 8)}))
