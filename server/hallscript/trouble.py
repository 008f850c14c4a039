"""The one way in which something that cannot go on is told."""

from __future__ import annotations


class Trouble(Exception):
    """A sentence for the operator: what is wrong, and what to do about it."""
