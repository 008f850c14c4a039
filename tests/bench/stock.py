"""Stock Evennia 6.1.0 as it comes, to measure beside the hall in the same run.

It has a virtual environment and a game folder of its own, made here at the first run and kept
under the hall's data folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.lines.client import Line
from tests.running import ROOT, START_LIMIT, free_ports

HOME = ROOT / ".hall" / "bench"
VERSION = "6.1.0"
PASSWORD = "a-long-bench-password"


class StockHall:
    """A stock Evennia game with one account, Bench.

    Attributes:
        port: telnet's.
    """

    def __init__(self) -> None:
        self.venv, self.folder = HOME / "venv", HOME / "stock"
        self.port, self.web, self.inner, self.websocket, self.amp = free_ports(5)
        self._make()

    def _make(self) -> None:
        python = self.venv / "bin" / "python"
        if not python.exists():
            HOME.mkdir(parents=True, exist_ok=True)
            _run([sys.executable, "-m", "venv", str(self.venv)], HOME)
            # Its own requirements would bring a later inflect, whose import costs seconds a start.
            wanted = [f"evennia=={VERSION}", "inflect==5.6.2"]
            _run([str(python), "-m", "pip", "install", "--quiet", *wanted], HOME, limit=600)
        if not self.folder.exists():
            _run([str(self.venv / "bin" / "evennia"), "--init", self.folder.name], HOME)
        settings = self.folder / "server" / "conf" / "settings.py"
        own = settings.read_text().partition("# bench\n")[0]
        settings.write_text(
            own + f"# bench\nTELNET_PORTS = [{self.port}]\nWEBSERVER_PORTS = [({self.web}, "
            f"{self.inner})]\nWEBSOCKET_CLIENT_PORT = {self.websocket}\nAMP_PORT = {self.amp}\n"
            "TELNET_INTERFACES = WEBSERVER_INTERFACES = ['127.0.0.1']\n"
            "WEBSOCKET_CLIENT_INTERFACE = '127.0.0.1'\nMAX_CONNECTION_RATE = 100\n"
        )
        self.evennia("migrate")

    def evennia(self, *words: str) -> None:
        """Run its launcher."""
        _run([str(self.venv / "bin" / "evennia"), *words], self.folder)

    def start(self) -> None:
        """Start it; the launcher comes back when the Server is up."""
        self.evennia("start")

    def stop(self) -> None:
        """Stop it."""
        with suppress(subprocess.SubprocessError):
            self.evennia("stop")

    def pids(self) -> list[int]:
        """Process numbers of Portal and Server."""
        server = self.folder / "server"
        return [int((server / f"{name}.pid").read_text()) for name in ("portal", "server")]

    def come_in(self) -> Line:
        """A line of the account, in its first room."""
        line = Line(self.port)
        line.read_until("connect")
        line.send(f"connect Bench {PASSWORD}")
        line.read_until("Limbo|become")
        return line


def _run(command: list[str], folder: Path, limit: float = START_LIMIT) -> None:
    hidden = {"DJANGO_SETTINGS_MODULE", "PYTHONPATH"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    binaries = str(HOME / "venv" / "bin")
    environment |= {
        "PATH": f"{binaries}{os.pathsep}{environment.get('PATH', '')}",
        "EVENNIA_SUPERUSER_USERNAME": "Bench",
        "EVENNIA_SUPERUSER_PASSWORD": PASSWORD,
        "EVENNIA_SUPERUSER_EMAIL": "",
    }
    subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        timeout=limit,
        check=True,
    )
