"""The telnet byte stream: what a client sends, taken apart into lines, commands and options.

Takes any bytes in any pieces, keeps no more than a line and a subnegotiation of bounded size, and
never fails: what makes no sense is left out. Rule: RFC 854, RFC 855.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

LINE_LIMIT = 8192
"""The longest line, in bytes; the rest of a longer one is left out up to its end."""

SUBNEGOTIATION_LIMIT = 16384
"""The longest payload of a subnegotiation, in bytes; a longer one is left out whole."""

SE, NOP, AYT, EC, EL, GA, SB = 240, 241, 246, 247, 248, 249, 250
WILL, WONT, DO, DONT, IAC = 251, 252, 253, 254, 255
_OPTION_VERBS = frozenset((WILL, WONT, DO, DONT))
_LINE_END = re.compile(rb"\r\n|\r\x00|\r|\n")


class Line(NamedTuple):
    """A finished line, without its end and without NULs."""

    content: bytes


class TooLong(NamedTuple):
    """A line went over `LINE_LIMIT`; it is left out. Said once, as soon as it is known."""


class Command(NamedTuple):
    """A command without an option, such as `AYT`."""

    code: int


class Option(NamedTuple):
    """`WILL`, `WONT`, `DO` or `DONT` and the option's number."""

    verb: int
    option: int


class Subnegotiation(NamedTuple):
    """An option's number and its payload, ``IAC IAC`` undone."""

    option: int
    payload: bytes


Piece = Line | TooLong | Command | Option | Subnegotiation


class TelnetStream:
    """Takes one line's bytes apart, in whatever pieces they come."""

    def __init__(self) -> None:
        self._data = bytearray()
        self._overlong = False
        self._return_seen = False
        self._take = self._text
        self._verb = 0
        self._payload = bytearray()
        self._oversized = False
        self._out: list[Piece] = []
        self.speaks_telnet = False
        """True once the client has sent any telnet command: it understands them, too."""

    def feed(self, data: bytes) -> Iterator[Piece]:
        """The pieces these bytes complete, in order."""
        place = 0
        while place < len(data):
            place = self._take(data, place)
            if self._out:
                pieces, self._out = self._out, []
                yield from pieces

    def _text(self, data: bytes, place: int) -> int:
        end = data.find(IAC, place)
        if end < 0:
            end = len(data)
        if end > place:
            self._characters(data[place:end])
        if end < len(data):
            self._take = self._command
            end += 1
        return end

    def _characters(self, chunk: bytes) -> None:
        if self._return_seen and chunk[:1] in (b"\n", b"\x00"):
            chunk = chunk[1:]
        self._return_seen = chunk.endswith(b"\r")
        *lines, rest = _LINE_END.split(chunk)
        for part in lines:
            self._keep(part)
            if not self._overlong:
                self._out.append(Line(bytes(self._data)))
            self._data.clear()
            self._overlong = False
        self._keep(rest)

    def _keep(self, part: bytes) -> None:
        if self._overlong:
            return
        self._data += part.replace(b"\x00", b"")
        if len(self._data) > LINE_LIMIT:
            self._data.clear()
            self._overlong = True
            self._out.append(TooLong())

    def _command(self, data: bytes, place: int) -> int:
        code = data[place]
        self._take = self._text
        if code == IAC:
            self._characters(b"\xff")
        elif code in _OPTION_VERBS:
            self._verb = code
            self._take = self._option
        elif code == SB:
            self._payload.clear()
            self._oversized = False
            self._take = self._subnegotiation
        elif SE < code < SB:
            self._out.append(Command(code))
        self.speaks_telnet = self.speaks_telnet or SE <= code < IAC
        return place + 1

    def _option(self, data: bytes, place: int) -> int:
        self._take = self._text
        self._out.append(Option(self._verb, data[place]))
        return place + 1

    def _subnegotiation(self, data: bytes, place: int) -> int:
        end = data.find(IAC, place)
        if end < 0:
            end = len(data)
        self._add_payload(data[place:end])
        if end < len(data):
            self._take = self._within_subnegotiation
            end += 1
        return end

    def _within_subnegotiation(self, data: bytes, place: int) -> int:
        code = data[place]
        if code == IAC:
            self._add_payload(b"\xff")
            self._take = self._subnegotiation
            return place + 1
        if self._payload and not self._oversized:
            self._out.append(Subnegotiation(self._payload[0], bytes(self._payload[1:])))
        self._payload.clear()
        # Another command inside means the end was lost; taking it as the end brings the line back.
        self._take = self._text if code == SE else self._command
        return place + (code == SE)

    def _add_payload(self, part: bytes) -> None:
        if self._oversized:
            return
        self._payload += part
        if len(self._payload) > SUBNEGOTIATION_LIMIT:
            self._payload.clear()
            self._oversized = True
