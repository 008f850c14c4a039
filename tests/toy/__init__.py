"""A third game, to prove that adding one is one folder and one line. Played in tests only."""

from .game import GAME

__all__ = ["GAME"]
