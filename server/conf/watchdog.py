"""Notices when the reactor stands still, and what it was doing.

Everybody waits while one thing holds the reactor: an act may take 25 ms, nothing ever 50. The
reactor beats many times a second; a thread looks at the beat and, when it is late, at what the
reactor's thread is doing at that moment.
"""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from evennia.utils import logger
from twisted.application.service import Service
from twisted.internet import reactor

STALL = 0.05
"""Seconds without a beat that are worth a line in the log."""

BEAT = 0.02
"""Seconds between beats, and between two looks."""

MOST_A_MINUTE = 30
"""Lines in the log; what is above that is counted and told in one line."""

INNERMOST, OURS = 3, 5
"""How many calls are named: the innermost ones, and then the hall's own among the others."""

_ROOT = str(Path(__file__).resolve().parents[2])


class Watchdog(Service):
    """Logs every stall of the reactor with its length, its CPU time and its cause.

    Args:
        report: takes each line for the log.
        note: takes the length of each stall, in seconds.
        clock: the reactor.
    """

    def __init__(
        self,
        report: Callable[[str], None] = logger.log_warn,
        clock: Any = reactor,
        note: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._report = report
        self._note = note
        self._clock = clock
        self._beat_at = 0.0
        self._cpu_at = 0.0
        self._next: Any = None
        self._seen: Counter[str] = Counter()
        self._collecting_since = 0.0
        self._collected = 0.0
        self._stopped = threading.Event()
        self._minute = 0.0
        self._reported = 0
        self._unreported = 0

    def startService(self) -> None:
        """Begin to beat once the reactor runs (what comes before is the start, not a stall)."""
        super().startService()
        self._stopped.clear()
        gc.callbacks.append(self._note_collection)
        self._next = self._clock.callLater(0, self._begin, threading.get_ident())

    def stopService(self) -> None:
        """Stop beating and looking."""
        if self._note_collection in gc.callbacks:
            gc.callbacks.remove(self._note_collection)
        self._stopped.set()
        if self._next is not None and self._next.active():
            self._next.cancel()
        return super().stopService()

    def _begin(self, reactor_thread: int) -> None:
        self._beat_at, self._cpu_at = time.monotonic(), time.thread_time()
        look = threading.Thread(target=self._look, args=(reactor_thread,), name="watchdog")
        look.daemon = True
        look.start()
        self._beat()

    def _beat(self) -> None:
        now, cpu = time.monotonic(), time.thread_time()
        late = now - self._beat_at - BEAT
        if late > STALL:
            self._tell(now, late, cpu - self._cpu_at)
        self._beat_at, self._cpu_at = now, cpu
        self._seen.clear()
        self._collected = 0.0
        self._next = self._clock.callLater(BEAT, self._beat)

    def _note_collection(self, phase: str, _about: dict[str, int]) -> None:
        if phase == "start":
            self._collecting_since = time.monotonic()
        else:
            self._collected += time.monotonic() - self._collecting_since

    def _look(self, reactor_thread: int) -> None:
        while not self._stopped.wait(BEAT):
            if time.monotonic() - self._beat_at > 2 * BEAT:
                frame = sys._current_frames().get(reactor_thread)
                if frame is not None:
                    self._seen[where(frame)] += 1

    def _tell(self, now: float, late: float, cpu: float) -> None:
        self._note(late)
        if now - self._minute > 60:
            if self._unreported:
                self._report(f"Watchdog: {self._unreported} more stalls in the minute before.")
            self._minute, self._reported, self._unreported = now, 0, 0
        if self._reported >= MOST_A_MINUTE:
            self._unreported += 1
            return
        self._reported += 1
        if self._collected > late / 2:
            cause = "garbage collection"
        else:
            # Without a look at it, the machine was busy with something else.
            cause = self._seen.most_common(1)[0][0] if self._seen else "unknown"
        self._report(
            f"Watchdog: the reactor stood still for {late * 1000:.0f} ms"
            f" ({cpu * 1000:.0f} ms of CPU) in {cause}"
        )


def where(frame: FrameType | None) -> str:
    """What a thread is doing, on one line: its innermost calls, then the hall's own."""
    calls: list[str] = []
    while frame is not None and len(calls) < INNERMOST + OURS:
        path = frame.f_code.co_filename
        ours = path.startswith(_ROOT) and "site-packages" not in path
        if ours or len(calls) < INNERMOST:
            place = "/".join(path.rsplit("/", 3)[-3:])
            calls.append(f"{place}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(calls)
