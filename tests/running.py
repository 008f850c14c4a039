"""A real hall for tests: a copy of this tree, its own data and ports, started and ended by them.

The copy keeps a hall that somebody runs in this folder out of it (Evennia's pid files stand in the
game directory).
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from server.hallscript import state

ROOT = Path(__file__).resolve().parents[1]
PARTS = ("commands", "server", "typeclasses", "web", "world")
"""What of this tree a running hall needs."""

START_LIMIT = 60.0
"""Seconds a command of the launcher may take on a busy machine."""


def free_ports(count: int) -> list[int]:
    """That many ports nobody listens on, below those whose derived partners would be too high."""
    sockets = []
    try:
        while len(sockets) < count:
            sock = socket.socket()
            sock.bind(("127.0.0.1", 0))
            sockets.append(sock)
        return [sock.getsockname()[1] for sock in sockets]
    finally:
        for sock in sockets:
            sock.close()


class RunningHall:
    """One hall.

    Args:
        folder: where its copy of the tree and its data go; made here.
        bot_pause: seconds a bot waits before it acts.

    Attributes:
        port: telnet's. tls: telnet's in TLS. web: the pages'. websocket: their live line's.
    """

    def __init__(self, folder: Path, bot_pause: float = 0.0) -> None:
        self.folder = folder / "hall"
        self.data = folder / "data"
        self.port, self.tls, self.web, self.websocket, self.amp = free_ports(5)
        for part in PARTS:
            ignored = shutil.ignore_patterns("__pycache__", "*.pid", "*.restart", ".static")
            shutil.copytree(ROOT / part, self.folder / part, ignore=ignored)
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("DJANGO")},
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
            "HALL_DATA": str(self.data),
            "HALL_TELNET_PORT": str(self.port),
            "HALL_TELNET_TLS_PORT": str(self.tls),
            "HALL_WEB_PORT": str(self.web),
            "HALL_WEBSOCKET_PORT": str(self.websocket),
            "HALL_AMP_PORT": str(self.amp),
            "HALL_INTERFACE": "127.0.0.1",
            "HALL_BOT_PAUSE": str(bot_pause),
        }
        self._prepare()

    def _prepare(self) -> None:
        """Make the database."""
        self.evennia("migrate")

    def evennia(self, *words: str) -> str:
        """Run Evennia's launcher in the hall; gives what it printed. Fails when it does."""
        return self._python("evennia.server.evennia_launcher", *words)

    def _python(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=START_LIMIT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(words)}: {done.stdout[-3000:]}")
        return done.stdout

    def start(self) -> None:
        """Start it (or its dead half) and wait until telnet answers."""
        self.evennia("start")
        self.wait_for_door()

    def wait_for_door(self) -> None:
        """Wait until the Server greets a new telnet line: both processes are up."""
        deadline = time.monotonic() + START_LIMIT
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as sock:
                sock.settimeout(5)
                heard = b""
                while b"guest" not in heard and (more := sock.recv(4096)):
                    heard += more
                if b"guest" in heard:
                    return
            if time.monotonic() > deadline:
                raise TimeoutError(f"no greeting on port {self.port}:\n{self.log()[-3000:]}")

    def pid(self, which: str) -> int | None:
        """The process number of ``server`` or ``portal``, None when it is not up."""
        with suppress(OSError, ValueError):
            pid = int((self.folder / "server" / f"{which}.pid").read_text())
            os.kill(pid, 0)
            return pid
        return None

    def kill(self, *which: str) -> None:
        """End processes without a warning, and wait until they are gone."""
        pids = [pid for name in which if (pid := self.pid(name)) is not None]
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        for pid in pids:
            _wait_gone(pid)
        for name in which:
            # What is killed leaves its file, and its number may be a zombie's for long.
            (self.folder / "server" / f"{name}.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        """Stop it however it is; whatever is left is killed by its number."""
        with suppress(RuntimeError, subprocess.TimeoutExpired):
            self.evennia("stop")
        self.kill("server", "portal")

    def log(self) -> str:
        """Everything both processes logged."""
        return "".join(path.read_text() for path in sorted((self.data / "logs").glob("*.log")))

    def tracebacks(self) -> list[str]:
        """The log's lines that tell of an exception."""
        return [line for line in self.log().splitlines() if "Traceback" in line or "[EE]" in line]


class KeptHall(RunningHall):
    """A hall under its keeper, which brings back what dies, as ``./hall start`` leaves it."""

    _keeper: subprocess.Popen | None = None

    def _prepare(self) -> None:
        """Make the database, the rooms and the pages' files."""
        self._python("server.prepare")

    def start(self) -> None:
        """Start the keeper and wait until telnet answers."""
        for name in ("run", "logs"):
            (self.data / name).mkdir(parents=True, exist_ok=True)
        packages = self.folder / ".venv"
        if not packages.exists():
            packages.symlink_to(sys.prefix)
        with open(self.data / "logs" / "keeper.log", "ab") as output:
            self._keeper = subprocess.Popen(
                [str(packages / "bin" / "python"), "-u", "-m", "server.hallscript.keeper"],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        self.wait_for_door()

    def pid(self, which: str) -> int | None:
        """The process number of ``server`` or ``portal``, None when it is not up."""
        pid = state.read(self.data / "run").get(which)
        with suppress(OSError):
            if pid:
                os.kill(pid, 0)
                return pid
        return None

    def kill(self, *which: str) -> None:
        """End processes without a warning, and wait until they are gone; they will come back."""
        pids = [pid for name in which if (pid := self.pid(name)) is not None]
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        for pid in pids:
            _wait_gone(pid)

    def exchange(self) -> None:
        """Have the Server exchanged for a fresh one, as ``./hall reload`` does."""
        self._keeper.send_signal(signal.SIGHUP)

    def stop(self) -> None:
        """Have the keeper close the hall."""
        if self._keeper is None:
            return
        self._keeper.terminate()
        try:
            self._keeper.wait(START_LIMIT)
        except subprocess.TimeoutExpired:
            self._keeper.kill()
            self._keeper.wait()
            super().kill("server", "portal")


def _wait_gone(pid: int) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            try:
                os.kill(pid, 0)
            except OSError:
                return
            state = ""
        if state == "Z":
            return
    raise TimeoutError(f"process {pid} does not end")
