"""How often something may be tried, so that nobody guesses and nobody floods.

A club or a class sits behind one address: limits on an address count many people, limits on a name
are narrow. Only failures and newcomers are counted; somebody who knows the password never waits
for somebody else's mistakes on another name.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from django.conf import settings

from world.engine.protocol import Refusal, Refused

KEYS = 4096
"""How many keys a limit remembers; the one not seen for longest is forgotten first."""


class Limit:
    """So many times at once, and then as many again in the given time.

    (The generic cell rate algorithm: one number a key says when its credit will be full again.)

    Args:
        most: times allowed at once, or what gives it.
        seconds: how long it takes until all of them are allowed again.
        clock: gives seconds; for tests.
    """

    def __init__(
        self,
        most: int | Callable[[], int],
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most if callable(most) else lambda: most
        self._seconds = seconds
        self._clock = clock
        self._full_again: OrderedDict[Hashable, float] = OrderedDict()

    @property
    def _step(self) -> float:
        return self._seconds / self._most()

    @property
    def _slack(self) -> float:
        return self._seconds - self._step

    def wait(self, key: Hashable) -> int:
        """Whole seconds until this may be tried again, 0 when it may be now."""
        now = self._clock()
        missing = self._full_again.get(key, now) - now - self._slack
        return int(missing) + 1 if missing > 0 else 0

    def count(self, key: Hashable) -> None:
        """It was tried once."""
        now = self._clock()
        self._full_again[key] = max(self._full_again.get(key, now), now) + self._step
        self._full_again.move_to_end(key)
        if len(self._full_again) > KEYS:
            self._full_again.popitem(last=False)

    def check(self, key: Hashable) -> None:
        """Raises Refused ``too-often`` with ``seconds`` when it may not be tried now."""
        seconds = self.wait(key)
        if seconds:
            raise Refused(Refusal("too-often", args={"seconds": seconds}))


WRONG_PASSWORDS = Limit(6, 300)
"""Failed logins to one name from one address."""

WRONG_FROM_ADDRESS = Limit(lambda: settings.HALL_WRONG_PER_ADDRESS, 300)
"""Failed logins from one address, whatever the name."""

WRONG_WORDS = Limit(20, 300)
"""Resume words that are nobody's, from one address."""

WRONG_CODES = Limit(60, 300)
"""Codes of evenings that are none, from one address: a class that mistypes, not a guesser."""

NEWCOMERS = Limit(lambda: settings.HALL_NEWCOMERS_PER_ADDRESS, 600)
"""Guests and accounts made from one address: an evening of several classes."""

LOCAL_NEWCOMERS = Limit(2000, 600)
"""The same for the machine itself, where a proxy may stand for many addresses."""


TABLE_WORDS = Limit(10, 300)
"""Wrong passwords of tables, by person."""

HALL_TALK = Limit(6, 30)
"""What one person says to the whole hall."""

LETTERS = Limit(20, 3600)
"""Letters one person sends."""

REPORTS = Limit(6, 3600)
"""Reports one person makes."""

CONFIRMATIONS = Limit(3, 3600)
"""E-mail addresses one account has a word written to."""

FORGOTTEN = Limit(5, 3600)
"""Words for a new password, by account and by the address that asks."""

TURN_LETTERS = Limit(1, 3600)
"""Letters to one account that it is its turn."""

EXPORTS = Limit(10, 60)
"""Whole matches one person may have written out."""


def address_of(session: Any) -> str:
    """The network address of a line, without the port."""
    address = session.address
    return str(address[0] if isinstance(address, (tuple, list)) else address)


def admit_newcomer(address: str) -> None:
    """Counts one guest or account made from this address. Raises Refused ``too-often``."""
    local = address in ("127.0.0.1", "::1", "localhost")
    limit = LOCAL_NEWCOMERS if local else NEWCOMERS
    limit.check(address)
    limit.count(address)
