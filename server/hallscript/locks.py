"""Locks on files: who works on a data folder. The system lets go of them when a process ends.

A file that only held a process number could name a stranger after a crash, since numbers are used
again.
"""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path

LOOKING_TIME = 0.5
"""Seconds after which a lock is really held, and not just looked at by `holder`."""

_open: dict[Path, int] = {}
"""The locks of this process; closing a file would let go of it."""


def take(path: Path) -> int | None:
    """Hold the lock until this process ends, and write our process number into it.

    Returns:
        The process number, or None when another process holds the lock.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    give_up = time.monotonic() + LOOKING_TIME
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except OSError:
            if time.monotonic() > give_up:
                os.close(handle)
                return None
            time.sleep(0.01)
    os.ftruncate(handle, 0)
    os.pwrite(handle, str(os.getpid()).encode(), 0)
    _open[path] = handle
    return os.getpid()


def release(path: Path) -> None:
    """Let go of a lock that this process took."""
    os.close(_open.pop(path))


def holder(path: Path) -> int | None:
    """The number of the process that holds the lock, or None when nobody does."""
    try:
        handle = os.open(path, os.O_RDWR)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return int(os.read(handle, 20) or b"0") or None
    finally:
        os.close(handle)
    return None
