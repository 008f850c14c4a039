"""A copy of this tree in a folder of its own, for tests that type ``./hall`` in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from server.hallscript import state
from tests.running import PARTS, ROOT, free_ports

LIMIT = 180
"""Seconds one command may take on a busy machine."""

FILES = ("hall", "requirements.txt", "requirements-postgresql.txt")
"""What ``./hall`` needs beside `PARTS`."""


class HallCopy:
    """A copy that shares this tree's packages.

    Args:
        folder: Where it goes.
        settings: More of the environment, such as ``HALL_DATABASE``.

    Attributes:
        data: Its data folder.
        ports: The port of each door by the name in its variable, such as ``TELNET``.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.data = folder / ".hall"
        self.settings = settings
        for part in PARTS:
            ignored = shutil.ignore_patterns("__pycache__", "*.pid")
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        for name in FILES:
            shutil.copy2(ROOT / name, folder / name)
        (folder / ".venv").symlink_to(sys.prefix)
        names = ("TELNET", "TELNET_TLS", "WEB", "WEBSOCKET", "AMP")
        self.ports = dict(zip(names, free_ports(len(names)), strict=True))

    @property
    def port(self) -> int:
        """Where telnet is answered."""
        return self.ports["TELNET"]

    def hall(self, *words: str, given: str = "", **environment: str) -> Any:
        """Type ``./hall`` from another folder, with little in the environment."""
        own = {f"HALL_{name}_PORT": str(port) for name, port in self.ports.items()}
        return subprocess.run(
            [sys.executable, str(self.folder / "hall"), *words],
            cwd="/",
            env={"PATH": os.defpath, "HOME": "", **own, **self.settings, **environment},
            input=given,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )

    def does(self, *words: str) -> str:
        """Type ``./hall``, which must go well; gives what it said."""
        done = self.hall(*words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def state(self) -> dict[str, Any]:
        """What its keeper tells."""
        return state.read(self.data / "run")
