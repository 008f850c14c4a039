"""More time for the database, in the processes where nobody waits for an answer."""

from __future__ import annotations

WAIT = 20.0
"""Seconds to wait while the Server writes to the database."""


def have() -> None:
    """Wait for locks, and let statements take as long as they take; before the first query."""
    from django.conf import settings

    options = settings.DATABASES["default"]["OPTIONS"]
    if "timeout" in options:
        options["timeout"] = WAIT
    else:
        options["options"] = f"-c lock_timeout={WAIT:.0f}s"
