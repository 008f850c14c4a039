"""The pages' live line for tests, over a socket that stands: opened, then text frames both ways.

Rule: RFC 6455 ¶4.1 (opening), ¶5.2 (frames).
"""

from __future__ import annotations

import base64
import json
import os
import socket
from typing import Any

TEXT = 1


class Refused(Exception):
    """The line was not opened; the text is the first line of the answer."""


class LiveLine:
    """One browser's line.

    Args:
        sock: A connection, encrypted or not.
        host: The name it was made to.
        origin: The address of the page it belongs to.
        path: What is asked for.

    Raises:
        Refused: The hall opens none for that page.
    """

    def __init__(self, sock: socket.socket, host: str, origin: str, path: str = "/") -> None:
        self._socket = sock
        key = base64.b64encode(os.urandom(16)).decode()
        sock.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nOrigin: {origin}\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = sock.recv(1)
            if not more:
                break
            answer += more
        first = answer.partition(b"\r\n")[0].decode()
        if " 101 " not in first:
            raise Refused(first)

    def type(self, words: str) -> None:
        """Type a line."""
        content = json.dumps(["text", [words], {}]).encode()
        assert len(content) < 126
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
        self._socket.sendall(bytes([0x80 | TEXT, 0x80 | len(content)]) + mask + masked)

    def read_until(self, words: str) -> str:
        """Everything said until these words come. Raises EOFError when the hall hangs up."""
        heard = ""
        while words not in heard:
            kind, content = self._frame()
            if kind == TEXT:
                name, arguments, _ = json.loads(content)
                heard += f"{arguments[0]}\n" if name == "text" else ""
        return heard

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _frame(self) -> tuple[int, Any]:
        first, length = self._take(2)
        if length > 125:
            length = int.from_bytes(self._take(2 if length == 126 else 8), "big")
        return first & 0x0F, self._take(length)

    def _take(self, count: int) -> bytes:
        taken = b""
        while len(taken) < count:
            more = self._socket.recv(count - len(taken))
            if not more:
                raise EOFError("the hall hung up")
            taken += more
        return taken
