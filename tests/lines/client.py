"""A telnet client for tests: type a line, wait for words or for an object of the machine interface.

Nothing sleeps: every wait ends with what it waits for, with the end of the line, or with a deadline
that fails the test and shows what was heard instead.
"""

from __future__ import annotations

import json
import re
import socket
import ssl
import time
from collections.abc import Mapping
from typing import Any

IAC, DONT, DO, WONT, WILL, SB, SE = 255, 254, 253, 252, 251, 250, 240
_OBJECT = re.compile(r"<(Hall\.[A-Za-z.]+)> (\{.*\})")


class Line:
    """One connection.

    Args:
        port: where the hall listens.
        patience: seconds each wait may take.
        host: the hall's machine.
        speaks: answers to options, by number: True agrees, False refuses. Options that are not
            named are not answered at all, as by ``nc``.
        tls: what to encrypt with, if at all.

    Attributes:
        heard: everything the hall has said, as text.
        objects: the objects of the machine interface so far: names and values, from
            ``<Hall.Table> {...}`` lines and from GMCP.
        negotiated: the options the hall has named: pairs of verb and number.
        subnegotiations: payloads with the option's number in front.
    """

    def __init__(
        self,
        port: int,
        patience: float = 20.0,
        host: str = "127.0.0.1",
        speaks: Mapping[int, bool] | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.patience = patience
        self.speaks = dict(speaks or {})
        self.heard = ""
        self.objects: list[tuple[str, Any]] = []
        self.negotiated: list[tuple[int, int]] = []
        self.subnegotiations: list[bytes] = []
        self.ended = False
        self._socket = socket.create_connection((host, port), timeout=patience)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls is not None:
            self._socket = tls.wrap_socket(self._socket, server_hostname="localhost")
        self._bytes = bytearray()
        self._read_to = 0
        self._lines_to = 0
        self._objects_to = 0

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_reason: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def send(self, line: str) -> None:
        """Type a line."""
        self.send_bytes(line.encode() + b"\r\n")

    def send_bytes(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._socket.sendall(data)

    def send_gmcp(self, message: str) -> None:
        """Send one GMCP message: a name and its JSON text."""
        self.send_bytes(bytes([IAC, SB, 201]) + message.encode() + bytes([IAC, SE]))

    def read_until(self, pattern: str) -> str:
        """What was said since the last wait, up to and with the first match of a pattern.

        Raises:
            TimeoutError: it was not said in time. EOFError: the hall hung up before.
        """
        compiled = re.compile(pattern, re.MULTILINE)
        deadline = time.monotonic() + self.patience
        while (match := compiled.search(self.heard, self._read_to)) is None:
            self._receive(deadline, pattern)
        said = self.heard[self._read_to : match.end()]
        self._read_to = match.end()
        return said

    def ask(self, line: str, pattern: str) -> str:
        """Type a line and wait for its answer."""
        self.send(line)
        return self.read_until(pattern)

    def read_object(self, name: str) -> Any:
        """The next object of that name; earlier ones of other names are passed over.

        Raises:
            TimeoutError: it did not come in time. EOFError: the hall hung up before.
        """
        deadline = time.monotonic() + self.patience
        while True:
            while self._objects_to < len(self.objects):
                found, value = self.objects[self._objects_to]
                self._objects_to += 1
                if found == name:
                    return value
            self._receive(deadline, name)

    def read_end(self) -> str:
        """What was said until the hall hung up."""
        deadline = time.monotonic() + self.patience
        start = self._read_to
        while not self.ended:
            try:
                self._receive(deadline, "the end")
            except EOFError:
                break
        self._read_to = len(self.heard)
        return self.heard[start:]

    def _receive(self, deadline: float, awaited: str) -> None:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError(self._complaint(awaited))
        self._socket.settimeout(left)
        try:
            data = self._socket.recv(65536)
        except TimeoutError:
            raise TimeoutError(self._complaint(awaited)) from None
        except ConnectionError:
            data = b""
        if not data:
            self.ended = True
            raise EOFError(self._complaint(awaited))
        self._bytes += data
        self._take_apart()

    def _complaint(self, awaited: str) -> str:
        return f"waited for {awaited!r}; heard last: {self.heard[-2000:]!r}"

    def _take_apart(self) -> None:
        text = bytearray()
        place = 0
        while place < len(self._bytes):
            byte = self._bytes[place]
            if byte != IAC:
                end = self._bytes.find(IAC, place)
                end = len(self._bytes) if end < 0 else end
                text += self._bytes[place:end]
                place = end
                continue
            taken = self._command(place, text)
            if not taken:
                break  # its end has not come yet
            place += taken
        # A letter of several bytes may be cut as well.
        cut = len(text)
        while cut and text[cut - 1] >= 0x80 and len(text) - cut < 4:
            cut -= 1
        whole = text if _is_utf8(text) or place < len(self._bytes) else text[:cut]
        self._bytes[:place] = text[len(whole) :]
        self.heard += whole.decode("utf-8", "backslashreplace").replace("\r\n", "\n")
        self._find_objects()

    def _command(self, place: int, text: bytearray) -> int:
        """Handle the command at a place; gives its length, 0 while it is not whole."""
        rest = self._bytes[place : place + 3]
        if len(rest) < 2:
            return 0
        verb = rest[1]
        if verb == IAC:
            text.append(IAC)
            return 2
        if verb in (WILL, WONT, DO, DONT):
            if len(rest) < 3:
                return 0
            self._negotiate(verb, rest[2])
            return 3
        if verb == SB:
            end = self._bytes.find(bytes([IAC, SE]), place)
            if end < 0:
                return 0
            payload = bytes(self._bytes[place + 2 : end]).replace(b"\xff\xff", b"\xff")
            self.subnegotiations.append(payload)
            if payload[:1] == bytes([201]):
                name, _, value = payload[1:].decode().partition(" ")
                self.objects.append((name, json.loads(value or "null")))
            return end + 2 - place
        return 2

    def _negotiate(self, verb: int, option: int) -> None:
        self.negotiated.append((verb, option))
        if option in self.speaks and verb in (WILL, DO):
            yes, no = (DO, DONT) if verb == WILL else (WILL, WONT)
            self.send_bytes(bytes([IAC, yes if self.speaks[option] else no, option]))

    def _find_objects(self) -> None:
        end = self.heard.rfind("\n") + 1
        for line in self.heard[self._lines_to : end].split("\n"):
            match = _OBJECT.fullmatch(line)
            if match:
                self.objects.append((match[1], json.loads(match[2])))
        self._lines_to = end


def _is_utf8(data: bytes | bytearray) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
