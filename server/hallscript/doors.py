"""The hall's ports: whether they are free, and whether somebody really answers behind them."""

from __future__ import annotations

import base64
import errno
import os
import socket
import ssl
import time
from collections.abc import Callable

from server.conf.hallini import HallIni, derived
from server.hallscript.trouble import Trouble

IAC, WILL, DO, DONT, WONT, SB, SE = 255, 251, 253, 254, 252, 250, 240
GREETING_LETTERS = 20
"""How many letters of text make a greeting; negotiation alone has none."""

TRY_TIME = 5.0
"""Seconds one try may take."""

PAGES = {"web", "websocket"}


def refuse_taken(ini: HallIni) -> None:
    """Check that every port of the hall is free.

    Raises:
        Trouble: One is not; the text names it and a free one.
    """
    for name, port in ini.ports.items():
        interface = _interface(ini, name)
        problem = _taken(interface, port)
        if problem is None:
            continue
        outer = {"amp": "telnet", "web_inner": "web"}.get(name, name)
        free = _free_near(ini, getattr(ini, outer))
        if isinstance(problem, PermissionError):
            reason = f"Port {port} ({name}) may only be opened by the system's administrator."
        elif problem.errno == errno.EADDRNOTAVAIL:
            raise Trouble(
                f"This computer has no address {interface}. Check HALL_INTERFACE, or leave it out."
            )
        else:
            reason = f"Port {port} ({name}) is in use by another program, perhaps another hall."
        raise Trouble(
            f"{reason} Choose another: write '{outer} = {free}' into hall.ini, "
            f"or type HALL_{outer.upper()}_PORT={free} ./hall start"
        )


def _interface(ini: HallIni, name: str) -> str:
    """Where that door is answered; the inner ones to this computer only."""
    if name in PAGES:
        return ini.web_interface
    if name == "telnet":
        return ini.telnet_interface
    return ini.interface if name in ini.doors else "127.0.0.1"


def _taken(interface: str, port: int) -> OSError | None:
    family = socket.AF_INET6 if ":" in interface else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as sock:
        # what Twisted does too: connections of a hall just stopped do not count
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((interface, port))
            sock.listen(1)
        except OSError as problem:
            return problem
    return None


def _free_near(ini: HallIni, port: int) -> int:
    """A free port ten or some tens above, whose inner partner is free too."""
    for other in range(port + 10, 65536, 10):
        if other not in ini.ports.values() and all(
            _taken(ini.interface, one) is None for one in (other, derived(other))
        ):
            return other
    return 4000


def _reached_by(ini: HallIni, name: str) -> str:
    """The address this computer reaches a door by."""
    interface = _interface(ini, name)
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(interface, interface)


def closed(ini: HallIni) -> list[str]:
    """The names of the doors that do not answer as they should, now."""
    doors: dict[str, Callable[[HallIni, str], bool]] = {
        "web": _web_answers,
        "websocket": _websocket_answers,
        "telnet": _telnet_answers,
        "telnet_tls": _telnet_tls_answers,
    }
    shut = []
    for name in ini.doors:
        try:
            fine = doors[name](ini, name)
        except OSError:
            fine = False
        if not fine:
            shut.append(name)
    return shut


def _dial(ini: HallIni, name: str) -> socket.socket:
    """A connection to a door, begun as the proxy before it begins one."""
    sock = socket.create_connection((_reached_by(ini, name), getattr(ini, name)), TRY_TIME)
    if ini.proxied(name):
        sock.sendall(b"PROXY UNKNOWN\r\n")
    return sock


def _telnet_answers(ini: HallIni, name: str) -> bool:
    """Whether a newcomer is greeted with text."""
    with _dial(ini, name) as sock:
        return _greets(sock)


def _telnet_tls_answers(ini: HallIni, name: str) -> bool:
    """The same behind a handshake; whose certificate it is, is for the people who connect."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with (
        _dial(ini, name) as plain,
        context.wrap_socket(plain) as sock,
    ):
        return _greets(sock)


def _greets(sock: socket.socket) -> bool:
    """Whether there is a greeting. Offers are declined, so that nobody waits."""
    deadline = time.monotonic() + TRY_TIME
    text = rest = b""
    while sum(65 <= byte <= 122 for byte in text) < GREETING_LETTERS:
        sock.settimeout(max(0.01, deadline - time.monotonic()))
        heard = sock.recv(4096)
        if not heard:
            return False
        words, answer, rest = _decline(rest + heard)
        text += words
        if answer:
            sock.sendall(answer)
    return True


def _decline(heard: bytes) -> tuple[bytes, bytes, bytes]:
    """Splits telnet bytes into text, the refusal of each offer, and an unfinished end."""
    text, answer, at = bytearray(), bytearray(), 0
    while at < len(heard):
        if heard[at] != IAC:
            text.append(heard[at])
            at += 1
        elif at + 1 == len(heard):
            break
        elif heard[at + 1] == SB:
            end = heard.find(bytes((IAC, SE)), at)
            if end < 0:
                break
            at = end + 2
        elif heard[at + 1] in (WILL, DO, DONT, WONT):
            if at + 2 >= len(heard):
                break
            if heard[at + 1] in (WILL, DO):
                refusal = DONT if heard[at + 1] == WILL else WONT
                answer += bytes((IAC, refusal, heard[at + 2]))
            at += 3
        else:
            at += 2
    return bytes(text), bytes(answer), heard[at:]


def _web_answers(ini: HallIni, name: str) -> bool:
    return _status(ini, name, "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n") in range(200, 400)


def _websocket_answers(ini: HallIni, name: str) -> bool:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        _status(
            ini,
            name,
            f"GET / HTTP/1.1\r\nHost: localhost:{ini.websocket}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n",
        )
        == 101
    )


def _status(ini: HallIni, name: str, request: str) -> int:
    """The number in the first line of the answer, 0 when there is none."""
    with _dial(ini, name) as sock:
        sock.sendall(request.encode())
        answer = b""
        while b"\n" not in answer and len(answer) < 4096:
            more = sock.recv(4096)
            if not more:
                break
            answer += more
    words = answer.split(b"\n")[0].split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
