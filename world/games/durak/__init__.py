"""Durak: podkidnoy as the seed tells it, with every option of the hall's table."""

from .game import GAME

__all__ = ["GAME"]
