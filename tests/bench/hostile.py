"""Programs that send the hall whatever comes into their heads: seeded, mutated, without a pause.

Each speaks telnet (bare, or with options and GMCP) or websocket, and comes back when it is cut off.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import suppress

IAC, SB, SE, GMCP = b"\xff", b"\xfa", b"\xf0", b"\xc9"

LINES = (
    "look", "who", "tables", "table new durak seats=2", "table new dvorak", "sit 1", "ready",
    "bot", "7s", "take", "pass all", "beat 7s 6h", "say hello", "pose waves", "page anna = hello",
    "propose Lamp = Draw two cards.", "y", "n", "ballot", "why 3", "options deck=24",
    "style machine", "style plain", "language ru", "charset utf-8", "width 40", "help machine",
    "mail anna = tomorrow?", "recall", "seek durak clock=fast", "watch 1", "kibitz ha",
    "whisper psst", "history", "log 5", "replay 1", "finger guest", "do {\"cmd\": \"7s\"}",
    "sync", "deck paste", "@x", "guest", "connect a b", "resume bani-toru", "undo", "accept",
    "lock lamp", "rename Vera", "stand", "leave", "again", "evening start", "hint", "ladder",
)  # fmt: skip
"""What people type, to be mutated."""

SPELLS = (
    "\x1b[2J", "\u202e", "|/", "{you:>20000000}", "$N $N $N $N $N $N", "$You()", "\u0300" * 60,
    "\x00", "\r", "\u2028", "=" * 50, "[" * 200, "9" * 400, "-1", "<Hall.Table> {}", "\ud7ff",
    "' or 1=1 --", "%s%n", "../../etc", "\\", '"', ";", ":", "@", "#1", "*", "me", "1-1.5",
)  # fmt: skip

MESSAGES = (
    'Core.Hello {"client": "x", "version": "1"}', 'Core.Supports.Set ["Hall 1", "Char 1"]',
    'Core.Supports.Remove ["Hall"]', 'Hall.Do {"cmd": "7s", "seq": 3}', "Hall.Sync", "Hall.Tables",
    "Core.Ping", 'Hall.Do {"cmd": "say \\u001b[2J\\u202e"}', 'Char.Login {"name": "a"}',
    'Hall.Do [[[[]]]]', 'Hall.Do {"cmd": {"cmd": 1}}',
)  # fmt: skip

FRAMES = (
    '["text", ["look"], {}]', '["hall", ["Hall.Do", {"cmd": "7s"}], {}]', '["text", [1], {}]',
    '["hall", ["Hall.Sync"], {}]', '["text", [], {}]', "[]", "{}", "null", '["websocket_close"]',
    '["logged_in", [1], {}]', '["text", ["guest"], {}]', '["hall", [[]], {}]',
)  # fmt: skip


BATCH = 20
"""Inputs that are sent at once, before their answer is waited for."""

PATIENCE = 2.0
"""Seconds until an answer will not come: what was sent before has swallowed the question."""


class Inventor:
    """Makes inputs from a seed; the same seed makes the same ones."""

    def __init__(self, seed: int) -> None:
        self._choice = random.Random(seed)

    def mutated(self, data: bytes) -> bytes:
        """A few accidents happen to it."""
        choice, changed = self._choice, bytearray(data)
        for _ in range(choice.choice((0, 1, 1, 2, 3, 8))):
            place = choice.randrange(len(changed) + 1)
            deed = choice.randrange(6)
            if deed == 0:
                changed[place:place] = choice.choice(SPELLS).encode()
            elif deed == 1:
                changed[place:place] = choice.randbytes(choice.randrange(1, 9))
            elif deed == 2:
                del changed[place : place + choice.randrange(1, 9)]
            elif deed == 3 and changed:
                changed[place % len(changed)] ^= 1 << choice.randrange(8)
            elif deed == 4:
                changed[place:place] = changed[: choice.randrange(1, 40)] * choice.randrange(1, 30)
            else:
                changed += b" " + choice.choice(LINES).encode()
        return bytes(changed)

    def line(self) -> bytes:
        """Something typed."""
        return self.mutated(self._choice.choice(LINES).encode()) + b"\r\n"

    def telnet(self) -> bytes:
        """Something a telnet client sends beside lines."""
        choice = self._choice
        kind = choice.randrange(4)
        if kind == 0:
            return choice.randbytes(choice.randrange(1, 200))
        if kind == 1:
            return IAC + bytes([choice.randrange(240, 256), choice.randrange(256)])
        if kind == 2:
            payload = self.mutated(choice.choice((b"\x18\x00XTERM", b"\x1f\x00\x50\x00\x18", b"*")))
            return IAC + SB + payload + choice.choice((IAC + SE, IAC, b""))
        return IAC + SB + GMCP + self.mutated(choice.choice(MESSAGES).encode()) + IAC + SE

    def frame(self) -> bytes:
        """One frame of a websocket, mostly well formed."""
        choice = self._choice
        payload = self.mutated(choice.choice(FRAMES).encode())
        if choice.random() < 0.4:
            words = self.mutated(choice.choice(LINES).encode()).decode("utf-8", "replace")
            payload = json.dumps(["text", [words], {}]).encode()
        if choice.random() < 0.02:
            return choice.randbytes(choice.randrange(2, 100))
        first = 0x81 if choice.random() < 0.97 else choice.randrange(256)
        return framed(payload, first, choice.randbytes(4))


def framed(payload: bytes, first: int = 0x81, mask: bytes = b"\0\0\0\0") -> bytes:
    """A client's frame. Rule: RFC 6455 ¶5.2."""
    size = len(payload)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + min(size, 65535).to_bytes(2)
    return bytes([first]) + head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


class Hostile:
    """One such program.

    Args:
        ports: telnet's and the websocket's.
        web: it speaks websocket.
        quota: how many inputs it sends.
    """

    def __init__(self, ports: tuple[int, int], web: bool, quota: int, seed: int) -> None:
        self._port, self._web = ports[web], web
        self.left = quota
        self._inventor = Inventor(seed)
        self._choice = random.Random(seed)
        self._asked = 0
        self._awaited = b""
        self._heard = asyncio.Event()

    async def rage(self) -> None:
        """Send everything; come back whenever the hall hangs up."""
        while self.left > 0:
            with suppress(OSError, EOFError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
                deaf = asyncio.ensure_future(self._read(reader))
                try:
                    await self._send(writer, deaf)
                finally:
                    deaf.cancel()
                    writer.close()

    async def _send(self, writer: asyncio.StreamWriter, deaf: asyncio.Future) -> None:
        for piece in self._greeting():
            writer.write(piece)
        invent = self._inputs()
        while self.left > 0 and not deaf.done():
            writer.write(b"".join(invent() for _ in range(min(BATCH, self.left))))
            self.left -= BATCH
            await writer.drain()
            await self._taken(writer, deaf)

    async def _taken(self, writer: asyncio.StreamWriter, deaf: asyncio.Future) -> None:
        """Wait until the hall has answered what was sent last, unless it cannot have heard it."""
        self._asked += 1
        self._heard.clear()
        word = f"zq{self._asked}xj"
        self._awaited = word.encode()
        if self._web:
            writer.write(framed(json.dumps(["text", [word], {}]).encode()))
        else:
            writer.write(IAC + SE + b"\r\n" + self._awaited + b"\r\n")
        heard = asyncio.ensure_future(self._heard.wait())
        await asyncio.wait((heard, deaf), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        heard.cancel()

    def _greeting(self) -> Iterator[bytes]:
        if self._web:
            yield (
                f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
            yield framed(b'["text", ["guest"], {}]')
        else:
            if self._choice.random() < 0.7:
                yield IAC + b"\xfd" + GMCP + IAC + SB + GMCP + MESSAGES[1].encode() + IAC + SE
            yield b"guest\r\n" if self._choice.random() < 0.7 else b"look\r\n"

    def _inputs(self) -> Callable[[], bytes]:
        inventor = self._inventor
        if self._web:
            return inventor.frame
        return lambda: inventor.line() if self._choice.random() < 0.7 else inventor.telnet()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while heard := await reader.read(65536):
                if self._awaited in heard:
                    self._heard.set()


def main(ports: tuple[int, int], count: int, seed: int, clients: int = 6) -> None:
    """Run so many of them until they have sent ``count`` inputs together."""

    async def all_of_them() -> None:
        share = -(-count // clients)
        hostile = [Hostile(ports, n % 3 == 2, share, seed * 100 + n) for n in range(clients)]
        await asyncio.gather(*(each.rage() for each in hostile))

    os.nice(5)  # the machine is shared with the hall that is measured
    asyncio.run(all_of_them())
