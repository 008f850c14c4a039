"""Work that takes longer than a moment, done in slices between everybody else's acts."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Any

from twisted.internet import task
from twisted.internet.defer import Deferred, fail, succeed

SLICE = 0.004
"""Seconds all such work together may hold the reactor in one turn."""


def _slice() -> Callable[[], bool]:
    end = time.perf_counter() + SLICE
    return lambda: time.perf_counter() > end


_shared = task.Cooperator(terminationPredicateFactory=_slice)


def in_slices(work: Generator[Any, Any, Any]) -> Deferred:
    """Do the work of a generator, a step at a time; each step should take well below a slice.

    The first slice is done at once, so that what is short is done when this returns.

    Returns:
        A Deferred that fires with what the generator returns, or fails with what it raises.
    """
    steps, over = _Steps(work), _slice()
    try:
        while not over():
            next(steps)
    except StopIteration:
        return succeed(steps.result)
    except Exception:
        return fail()
    return _go_on(steps)


def afterwards(work: Generator[Any, Any, Any]) -> Deferred:
    """The same, but nothing of it is done now: it begins when the reactor has a moment."""
    return _go_on(_Steps(work))


def _go_on(steps: _Steps) -> Deferred:
    return _shared.cooperate(steps).whenDone().addCallback(lambda _: steps.result)


class _Steps:
    """A generator whose result is kept."""

    def __init__(self, work: Generator[Any, Any, Any]) -> None:
        self._work = work
        self.result: Any = None

    def __iter__(self) -> _Steps:
        return self

    def __next__(self) -> Any:
        try:
            return next(self._work)
        except StopIteration as end:
            self.result = end.value
            raise
