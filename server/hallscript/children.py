"""A process of the hall, as its keeper sees it."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from typing import Any

from server.hallscript.place import Place

LINK_VARIABLE = "HALL_KEEPER_FD"
"""Where the process finds the number of its end of the line (see ``server/keeperlink.py``)."""


class Child:
    """The Portal or a Server, started by us.

    Args:
        place: This copy of the hall.
        component: ``portal`` or ``server``.
        output: An open file for what it says before its own log is open.

    Attributes:
        loaded: Everything is imported; it waits for ``go``.
        gone_on: ``go`` has been said.
        up: It does its work.
        hung_up: It will say nothing any more.
    """

    def __init__(self, place: Place, component: str, output: Any) -> None:
        self.component = component
        self.loaded = self.gone_on = self.up = self.hung_up = False
        self.born = time.monotonic()
        self.link, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [str(place.python), "-m", "server.process", component],
                cwd=str(place.root),
                env={**place.environment(), LINK_VARIABLE: str(theirs.fileno())},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                # a Ctrl-C in the terminal of a keeper in the foreground is for the keeper
                start_new_session=True,
            )
        self.link.setblocking(False)
        self._rest = b""

    @property
    def pid(self) -> int:
        """Its process number."""
        return self.process.pid

    @property
    def age(self) -> float:
        """Seconds since it was started."""
        return time.monotonic() - self.born

    def go(self) -> None:
        """Let it open its ports, once it is loaded."""
        if self.loaded and not self.gone_on:
            self.gone_on = True
            self.say("go")

    def say(self, word: str) -> None:
        """Tell it one word. A process that is dying does not hear it."""
        try:
            self.link.sendall(f"{word}\n".encode())
        except OSError:
            pass

    def words(self) -> list[str]:
        """What it has said since the last time."""
        heard = self._rest
        while True:
            try:
                more = self.link.recv(4096)
            except OSError:
                break
            if not more:
                self.hung_up = True
                break
            heard += more
        *lines, self._rest = heard.split(b"\n")
        return [line.decode(errors="replace") for line in lines]

    def ended(self) -> str | None:
        """How it ended, as the end of a sentence, or None while it runs."""
        code = self.process.poll()
        if code is None:
            return None
        if code >= 0:
            return f"ended with code {code}"
        try:
            return f"was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"was ended by signal {-code}"

    def send(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.process.poll() is None:
            self.process.send_signal(number)
