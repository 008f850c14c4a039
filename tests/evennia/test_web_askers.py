"""Whose request a page answers, with a web server of ours before the hall and without."""

import pytest
from twisted.internet.testing import StringTransport

from server.conf.web_plugins import Answer, Asking, asker


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [b"203.0.113.7"], "203.0.113.7"),
        # what a visitor claims stands before what our web server has added
        ("127.0.0.1", [b"198.51.100.1, 203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", [b"198.51.100.1", b"203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", [b"203.0.113.7, 127.0.0.1"], "203.0.113.7"),
        # nobody of ours stands before it: nothing is believed
        ("203.0.113.7", [b"127.0.0.1"], "203.0.113.7"),
        ("127.0.0.1", [b"\xff, nonsense"], "nonsense"),
    ],
)
def test_the_nearest_address_that_is_not_our_own_web_server_asks(peer, forwarded, address):
    assert asker(peer, forwarded) == address


class Visitor:
    """A request whose connection is there or not; finishing a lost one fails, as upstream's."""

    def __init__(self, there):
        self.channel = object() if there else None
        self.finished = 0

    def finish(self):
        assert self.channel is not None
        self.finished += 1
        del self.channel


@pytest.mark.parametrize("there", [True, False])
def test_an_answer_to_whoever_hung_up_meanwhile_is_no_fault(there):
    visitor = Visitor(there)
    answer = Asking(b"GET", b"/", b"HTTP/1.1", {}, b"", visitor).buildProtocol(None)
    answer.transport = StringTransport()
    answer.handleResponseEnd()
    answer.handleResponseEnd()
    assert isinstance(answer, Answer) and answer.transport.disconnecting
    assert visitor.finished == there


def test_a_server_that_is_away_is_no_fault_to_whoever_hung_up_meanwhile():
    Asking(b"GET", b"/", b"HTTP/1.1", {}, b"", Visitor(False)).clientConnectionFailed(None, None)
