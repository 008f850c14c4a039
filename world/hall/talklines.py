"""The newest lines of a channel, kept in the server's settings so that they can be read again."""

from __future__ import annotations

import json
from typing import Any

from evennia.server.models import ServerConfig

KEPT = 60
"""Lines of one channel."""


class TalkLines:
    """One channel's lines.

    Args:
        setting: the server's setting they are kept in, as a JSON list.
    """

    def __init__(self, setting: str) -> None:
        self._setting = setting

    def all(self) -> list[dict[str, Any]]:
        """Every line kept, oldest first: ``by`` (the character's number), ``name``, ``text``."""
        return json.loads(ServerConfig.objects.conf(self._setting, default="[]"))

    def add(self, who: Any, text: str) -> None:
        """Keep what a character said; the oldest line goes."""
        said = {"by": who.id, "name": who.key, "text": text}
        self._store([*self.all(), said][-KEPT:])

    def said_by(self, who: int) -> list[str]:
        """What is kept of a character, oldest first."""
        return [each["text"] for each in self.all() if each["by"] == who]

    def forget(self, who: int) -> None:
        """Keep nothing of a character."""
        self._store([each for each in self.all() if each["by"] != who])

    def _store(self, lines: list[dict[str, Any]]) -> None:
        ServerConfig.objects.conf(self._setting, json.dumps(lines, ensure_ascii=False))
