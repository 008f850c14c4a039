"""The line between a process of the hall and the keeper that started it, if one did.

Words to the keeper: ``loaded`` (everything is imported), ``up`` (the Portal's ports are open; the
Server has joined it), ``exchange MODE`` (the Portal is asked for a reload), ``start`` (the Portal
needs a Server), ``leaving`` (the Portal was told to end the hall). Words from it: ``go``,
``exchange MODE`` (the next Server is ready: end the old one), ``failed`` (it could not be loaded:
leave the old one), ``stop`` (end the Server), ``leave`` (end the Portal). One word a line.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from typing import Any

ENVIRONMENT = "HALL_KEEPER_FD"
"""The variable that holds the number of the open socket."""


class KeeperLink:
    """The line; without a keeper nothing is said and nothing comes.

    Attributes:
        kept: Whether a keeper started this process, even when it has died since.
        heard: Called with each word from the keeper once the reactor runs.
    """

    def __init__(self, number: str | None) -> None:
        self.kept = bool(number)
        self.heard: Callable[[str], None] = lambda word: None
        self._socket: socket.socket | None = None
        if number:
            self._socket = socket.socket(fileno=int(number))
            self._socket.set_inheritable(False)

    def __bool__(self) -> bool:
        """True while a keeper listens."""
        return self._socket is not None

    def loaded(self) -> None:
        """Say that everything is loaded, and wait for ``go``. A keeper that is gone ends us."""
        if self._socket is None:
            return
        self.say("loaded")
        self._socket.setblocking(True)
        if self._socket.recv(3) != b"go\n":
            sys.exit("The keeper went before this process was needed.")

    def say(self, word: str) -> None:
        """Tell the keeper, if there is one. Never blocks for long: it reads at once."""
        if self._socket is None:
            return
        try:
            self._socket.sendall(f"{word}\n".encode())
        except OSError:
            self._socket = None

    def listen(self, reactor: Any) -> None:
        """Hear the keeper's words in the running reactor."""
        if self._socket is not None:
            reactor.addReader(_Ear(self._socket, self._lost, self._word))

    def _word(self, word: str) -> None:
        self.heard(word)

    def _lost(self) -> None:
        self._socket = None


class _Ear:
    """What Twisted's reactor asks of something it reads from."""

    def __init__(
        self, sock: socket.socket, lost: Callable[[], None], word: Callable[[str], None]
    ) -> None:
        self._socket = sock
        self._lost = lost
        self._word = word
        self._rest = b""

    def fileno(self) -> int:
        return self._socket.fileno()

    def logPrefix(self) -> str:
        return "keeper"

    def doRead(self) -> Exception | None:
        """Read what is there; the reactor lets go of us when an exception is returned."""
        from twisted.internet.error import ConnectionDone

        try:
            heard = self._socket.recv(4096)
        except OSError:
            heard = b""
        if not heard:
            return ConnectionDone()
        *words, self._rest = (self._rest + heard).split(b"\n")
        for word in words:
            self._word(word.decode())
        return None

    def connectionLost(self, reason: Any) -> None:
        """The keeper has ended. The hall goes on without it."""
        self._lost()


LINK = KeeperLink(os.environ.pop(ENVIRONMENT, None))
"""This process's line."""
