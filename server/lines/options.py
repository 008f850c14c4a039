"""What a telnet client says of itself: terminal types (MTTS), window size, charsets.

Pure functions from payloads to facts; the protocol class does the talking.
Rules: RFC 1091 and MTTS (terminal type), RFC 1073 (NAWS), RFC 2066 (CHARSET).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from server.lines import letters

ECHO, SUPPRESS_GO_AHEAD, TERMINAL_TYPE, END_OF_RECORD, NAWS, LINEMODE = 1, 3, 24, 25, 31, 34
CHARSET, MSSP, GMCP = 42, 70, 201

IS, SEND = 0, 1
REQUEST, ACCEPTED, REJECTED, TABLE_IS, TABLE_REJECTED = 1, 2, 3, 4, 5

MOST_TYPES = 4
"""How often a client is asked for a terminal type; MTTS answers on the third time."""

NARROWEST, WIDEST = 40, 200
"""Columns of a window that are believed; others are brought to the nearer end."""

MOST_ROWS = 500

_MTTS = {1: "ANSI", 4: "UTF-8", 8: "XTERM256", 64: "SCREENREADER", 256: "TRUECOLOR"}
_XTERM256_CLIENTS = (
    "ATLANTIS", "BEIP", "CMUD", "KILDCLIENT", "MUDLET", "MUSHCLIENT", "POTATO", "PUTTY",
    "TINYFUGUE",
)  # fmt: skip
_UNPRINTABLE = re.compile(r"[^ -~]")


def words(payload: bytes | str, most: int = 40) -> str:
    """A client's word about itself as printable ASCII of bounded length."""
    text = payload.decode("ascii", "replace") if isinstance(payload, bytes) else payload
    return _UNPRINTABLE.sub("", text)[:most].strip()


def more_types(answers: Sequence[str]) -> bool:
    """True while another terminal type is worth asking for: repeating one means it was the last."""
    last_again = len(answers) > 1 and answers[-1] == answers[-2]
    return not last_again and len(answers) < MOST_TYPES and not _mtts(answers)


def terminal_flags(answers: Sequence[str]) -> dict[str, Any]:
    """Protocol flags that follow from the terminal types a client has given, in order.

    Returns:
        ``CLIENTNAME``, ``TERM``, ``ANSI``, ``XTERM256``, ``TRUECOLOR`` (bools), and ``UTF-8`` and
        ``SCREENREADER`` only where MTTS says so.
    """
    names = [name.upper() for name in answers if not name.upper().startswith("MTTS")]
    if not names:
        return {}
    flags: dict[str, Any] = {"CLIENTNAME": names[0], "TERM": names[-1], "ANSI": "DUMB" not in names}
    flags["TRUECOLOR"] = any(name.endswith("-TRUECOLOR") for name in names)
    flags["XTERM256"] = flags["TRUECOLOR"] or any(
        name.endswith("-256COLOR") or name.startswith(("XTERM", *_XTERM256_CLIENTS))
        for name in names
    )
    flags.update({flag: True for bit, flag in _MTTS.items() if _mtts(answers) & bit})
    return flags


def _mtts(answers: Sequence[str]) -> int:
    for answer in answers:
        match = re.fullmatch(r"MTTS (\d{1,9})", answer.upper(), re.ASCII)
        if match:
            return int(match[1])
    return 0


def window(payload: bytes) -> tuple[int, int] | None:
    """Columns and rows of a NAWS payload; None when it tells none (0 stands for unknown)."""
    if len(payload) != 4:
        return None
    columns, rows = int.from_bytes(payload[:2]), int.from_bytes(payload[2:])
    if not columns:
        return None
    return min(max(columns, NARROWEST), WIDEST), min(rows, MOST_ROWS) or 24


def charset_request() -> bytes:
    """The payload that asks a client whether it speaks UTF-8."""
    return bytes([REQUEST]) + b";UTF-8"


def charset_answer(payload: bytes, asked: bool) -> tuple[bytes | None, str | None]:
    """What to answer to a CHARSET subnegotiation, and the charset it settles.

    Args:
        payload: the subnegotiation's payload.
        asked: True while our own request is not answered.

    Returns:
        The payload to send (None: nothing) and a charset of `letters.CODECS` (None: unchanged).
    """
    verb, rest = payload[:1], payload[1:]
    if verb == bytes([ACCEPTED]) and asked:
        return None, letters.codec_named(words(rest))
    if verb == bytes([TABLE_IS]):
        return bytes([TABLE_REJECTED]), None
    if verb != bytes([REQUEST]):
        return None, None
    if asked:
        # Both have asked at once: the server's request stands. Rule: RFC 2066 ¶6.
        return bytes([REJECTED]), None
    if rest.startswith(b"[TTABLE]"):
        rest = rest[9:]
    offered = rest[1:].split(rest[:1])[:40] if len(rest) > 1 else []
    known = [(letters.codec_named(words(name)), name) for name in offered]
    choices = [pair for pair in known if pair[0]]
    # UTF-8 shows everything; otherwise the client's own order counts.
    choices.sort(key=lambda pair: pair[0] != letters.UTF_8)
    if not choices:
        return bytes([REJECTED]), None
    codec, name = choices[0]
    return bytes([ACCEPTED]) + name, codec
