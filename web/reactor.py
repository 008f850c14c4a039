"""From a page's thread into the reactor, where live tables and lines may be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twisted.internet import reactor
from twisted.internet.threads import blockingCallFromThread


def in_reactor(work: Callable[..., Any], *args: Any) -> Any:
    """What the work gives, done in the reactor's thread; a Deferred is waited for.

    Raises:
        Exception: whatever the work raises, `Refused` among it.
    """
    return blockingCallFromThread(reactor, work, *args)
