"""Telnet in TLS: the same hall behind a handshake."""

from __future__ import annotations

import socket
import ssl

import pytest

from tests.lines.client import Line
from tests.telnet.players import Player


@pytest.fixture
def trusting(hall):
    """What a program trusts that has been shown the hall's own certificate once."""
    pem = (hall.data / "telnet.pem").read_text()
    return ssl.create_default_context(cadata=pem[pem.index("-----BEGIN CERTIFICATE") :])


def test_a_game_is_sat_down_to_over_tls_by_whoever_trusts_the_halls_certificate(hall, trusting):
    with Line(hall.tls, tls=trusting) as line:
        line.read_until("guest")
        player = Player.come_in(line, "machine")
        line.send("play durak")
        while player.see()["phase"] == "waiting":
            pass
        assert len(player.table["hand"]) == 6


def test_old_protocols_are_not_spoken(hall, trusting):
    trusting.options |= ssl.OP_NO_TLSv1_2 | ssl.OP_NO_TLSv1_3
    trusting.minimum_version = ssl.TLSVersion.MINIMUM_SUPPORTED
    with pytest.raises((ssl.SSLError, OSError)):
        Line(hall.tls, tls=trusting)


@pytest.mark.parametrize("rubbish", [b"guest\r\n" * 50, b"\x16\x03\x01\xff\xff" + b"\0" * 2000])
def test_whoever_speaks_no_tls_is_hung_up_on_and_nobody_else_notices(hall, trusting, rubbish):
    with socket.create_connection(("127.0.0.1", hall.tls), 10) as sock:
        sock.sendall(rubbish)
        heard = b""
        try:
            while more := sock.recv(4096):
                heard += more
        except ConnectionResetError:
            pass
        assert b"guest" not in heard
    with Line(hall.tls, tls=trusting) as line:
        line.read_until("guest")
    assert "Traceback" not in hall.log()
