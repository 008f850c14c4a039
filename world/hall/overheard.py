"""Talk is told to those who hear it, and kept for a short while in case somebody reports it.

Kept is what each speaker said last and who heard it, in memory only: a report takes along what the
reporter heard, and nothing else is ever read by staff.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any

from . import audience

KEPT = 20
"""Things said by one speaker that are kept."""

SPEAKERS = 500
"""Speakers whose talk is kept; the one silent for longest is forgotten first."""

FOR = 3600.0
"""Seconds it is kept for."""


@dataclass(frozen=True, slots=True)
class Said:
    """One thing somebody said.

    Attributes:
        at: seconds of the wall clock.
        key: the sentence it was told with. args: its variables.
        heard: numbers of the characters who heard it.
    """

    at: float
    key: str
    args: dict[str, Any]
    heard: frozenset[int]


_kept: OrderedDict[int, deque[Said]] = OrderedDict()


def tell(by: Any, to: Any, key: str, /, **args: Any) -> None:
    """Tell lines what somebody said, as `audience.talk` does."""
    lines = audience.sessions_of(to)
    audience.talk(lines, key, **args)
    heard = frozenset(line.puppet.id for line in lines if line.puppet)
    said = _kept.setdefault(by.id, deque(maxlen=KEPT))
    said.append(Said(time.time(), key, args, heard))
    _kept.move_to_end(by.id)
    if len(_kept) > SPEAKERS:
        _kept.popitem(last=False)


def heard_from(speaker: Any, listener: Any) -> list[Said]:
    """What somebody has said lately that the other heard, oldest first."""
    since = time.time() - FOR
    said = _kept.get(speaker.id, ())
    return [each for each in said if each.at >= since and listener.id in each.heard]


def forget(speaker: int) -> None:
    """Keep nothing of what a character said."""
    _kept.pop(speaker, None)
