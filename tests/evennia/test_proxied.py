"""Issue *Solid ground*: behind a proxy people keep their own addresses."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport

from server.conf.telnet import HallTelnet
from server.lines.inflow import Turns
from server.lines.proxied import HEADER_TIME, ProxiedLine, ProxiedLines
from tests.evennia.test_telnet import Lines, Wire

V1 = b"PROXY TCP4 203.0.113.9 198.51.100.1 40000 4000\r\n"
V2 = (
    b"\r\n\r\n\x00\r\nQUIT\n\x21\x11\x00\x0c"
    + bytes((203, 0, 113, 9, 198, 51, 100, 1))
    + b"\x9c\x40\x0f\xa0"
)
V6 = b"PROXY TCP6 2001:db8::9 2001:db8::1 40000 4000\r\n"


class Proxy:
    """The proxy's end of one connection to telnet."""

    def __init__(self):
        self.lines, self.wire, self.clock = Lines(), Wire(), Clock()
        telnet = HallTelnet()
        telnet.clock, telnet.turns = self.clock, Turns(self.clock, self.clock.seconds)
        telnet.factory = SimpleNamespace(sessionhandler=self.lines)
        factory = ProxiedLines(SimpleNamespace(buildProtocol=lambda _address: telnet))
        self.line = ProxiedLine(factory, telnet)
        self.line.clock = self.clock
        self.line.makeConnection(self.wire)

    def sends(self, *pieces):
        for piece in pieces:
            self.line.dataReceived(piece)

    @property
    def address(self):
        return self.lines.here[0].address


@pytest.fixture
def proxy():
    return Proxy()


@pytest.mark.parametrize(
    ("header", "address"),
    [(V1, "203.0.113.9"), (V2, "203.0.113.9"), (V6, "2001:db8::9")],
    ids=["v1", "v2", "v6"],
)
def test_a_person_behind_a_proxy_has_their_own_address_however_the_header_is_cut(header, address):
    for cut in range(len(header) + 1):
        proxy = Proxy()
        proxy.sends(*filter(None, (header[:cut], header[cut:] + b"look\r\n")))
        assert proxy.address == address and proxy.line.client == (address, 40000)
        assert proxy.lines.inputs == [{"text": "look"}]


def test_nobody_is_told_of_a_line_before_its_header(proxy):
    assert proxy.lines.here == [] and proxy.wire.value() == b""
    proxy.sends(V1)
    assert len(proxy.lines.here) == 1 and b"\xff" in proxy.wire.value()


def test_a_proxy_that_speaks_for_itself_has_its_own_address(proxy):
    proxy.sends(b"PROXY UNKNOWN\r\n")
    assert proxy.address == proxy.wire.getPeer().host


@pytest.mark.parametrize(
    "header",
    [b"look\r\n", b"PROXY TCP4 nobody\r\n", b"PROXY " + b"x" * 200, b"\x00" * 16, b"GET / HTTP"],
)  # fmt: skip
def test_whoever_does_not_say_whose_the_line_is_is_cut_off(proxy, header):
    proxy.sends(header)
    assert proxy.wire.disconnected and proxy.lines.here == []


def test_whoever_says_nothing_is_cut_off_in_time(proxy):
    proxy.clock.advance(HEADER_TIME)
    assert proxy.wire.disconnected and proxy.lines.here == []


def test_lines_end_in_order_with_their_header_or_without(proxy):
    proxy.line.connectionLost(None)
    assert not proxy.clock.getDelayedCalls()
    other = Proxy()
    other.sends(V1)
    other.line.connectionLost(None)
    assert other.lines.here == [] and not other.clock.getDelayedCalls()


def test_what_is_written_reaches_the_proxy(proxy):
    assert isinstance(proxy.wire, StringTransport)
    proxy.sends(V1)
    proxy.wire.clear()
    proxy.lines.here[0].send_text("Welcome.", options={"raw": True})
    assert proxy.wire.value() == b"Welcome.\r\n"
