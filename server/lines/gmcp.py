"""GMCP messages as they come, and what a client has announced it understands.

Rule: GMCP; clients.md, *Machine interface*.
"""

from __future__ import annotations

import json
import re
from typing import Any

MOST_PACKAGES = 64
"""How many packages of a client are remembered."""

ASKED = {"hall.sync": "hall_sync", "hall.tables": "hall_tables"}
"""Questions, in lower case -> the Server's input function that answers."""

FLAGS = {
    "HALL": "Hall",
    "COMM": "Comm.Channel",
    "LOGIN": "Char.Login",
}
"""Protocol flags of a line -> the package it announced, for the Server to know what to send."""

UNANNOUNCED = frozenset({"Client.GUI"})
"""Messages that clients take without announcing it; sent when the player asks for one."""

MOST_NAMED = 200
"""Characters of a name or a password that a client may send to log in."""

_PACKAGE = re.compile(r"[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)*")
_ANNOUNCED = re.compile(rf"({_PACKAGE.pattern})(?: +(\d{{1,4}}))?", re.ASCII)


def split(payload: bytes) -> tuple[str, str]:
    """A message's name in lower case and its text; two empty strings when it is no message."""
    name, _, text = payload.decode("utf-8", "replace").strip().partition(" ")
    if len(name) > 80 or not _PACKAGE.fullmatch(name):
        return "", ""
    return name.lower(), text.strip()


def value(text: str) -> Any:
    """The JSON value of a message, None when it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def asked_for(item: Any) -> list[str]:
    """What a question names: one table's number (``{"table": "12"}``), or nothing."""
    table = item.get("table") if isinstance(item, dict) else None
    return [table] if isinstance(table, str) and len(table) <= MOST_NAMED else []


def credentials(text: str) -> tuple[str, str] | None:
    """Account name and password of ``Char.Login.Credentials``, None where it holds none.

    A name is one word: the two travel on as the words of `connect`.
    """
    item = value(text)
    if not isinstance(item, dict):
        return None
    found = [item.get(key) for key in ("account", "password")]
    if not all(isinstance(word, str) and 0 < len(word) <= MOST_NAMED for word in found):
        return None
    name, password = found
    return None if name.split() != [name] or "\n" in password else (name, password)


def message(name: str, value: Any) -> bytes:
    """A message as it goes out: ASCII, one line."""
    return f"{name} {json.dumps(value, separators=(',', ':'))}".encode("ascii")


class Announced:
    """The packages a client has announced in ``Core.Supports``."""

    def __init__(self) -> None:
        self._versions: dict[str, int] = {}

    def hear(self, verb: str, packages: Any) -> None:
        """Take in ``core.supports.set``, ``.add`` or ``.remove``, by its last word.

        Args:
            verb: ``set``, ``add`` or ``remove``; others mean nothing.
            packages: the message's value: a list of ``"Hall 1"`` and the like. What is not such a
                name is left out.
        """
        if not isinstance(packages, list):
            return
        if verb == "set":
            self._versions.clear()
        for entry in packages[:MOST_PACKAGES]:
            match = _ANNOUNCED.fullmatch(entry.strip()) if isinstance(entry, str) else None
            if match is None:
                continue
            package = match[1].lower()
            if verb == "remove":
                self._versions.pop(package, None)
            elif verb in ("set", "add") and len(self._versions) < MOST_PACKAGES:
                self._versions[package] = int(match[2] or 1)

    def version(self, package: str) -> int:
        """The version of a package the client understands, 0 for none."""
        return self._versions.get(package.lower(), 0)

    def flags(self) -> dict[str, int]:
        """For each of `FLAGS` the version announced, 0 where neither it nor its holder was."""
        return {flag: int(self.understands(package)) for flag, package in FLAGS.items()}

    def understands(self, name: str) -> bool:
        """True when the client announced the package of a message or one that holds it."""
        parts = name.lower().split(".")
        return any(self.version(".".join(parts[:count])) for count in range(1, len(parts) + 1))
