"""Slow work that needs no table and no row, beside the reactor: reading and writing decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twisted.internet.defer import Deferred, DeferredSemaphore
from twisted.internet.threads import deferToThread

from world.engine.protocol import Refusal, Refused

WAITING = 100
"""How many may wait for their turn; more are told to come back later."""

_turns = DeferredSemaphore(1)
_run = deferToThread


def aside(work: Callable[..., Any], *args: Any) -> Deferred:
    """Fires with what the work gives. Raises Refused ``too-busy``."""
    if len(_turns.waiting) >= WAITING:
        raise Refused(Refusal("too-busy"))
    return _turns.run(_run, work, *args)
