"""Files that are their owner's alone: keys, passwords, copies of them."""

from __future__ import annotations

import os


def for_owner(path: str, flags: int) -> int:
    """An opener for `open`: what it makes is readable and writable by its owner only (0600)."""
    return os.open(path, flags, 0o600)
