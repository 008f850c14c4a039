"""Dvorak: cards written at the table, and an order of precedence for what they say."""

from .game import GAME

__all__ = ["GAME"]
