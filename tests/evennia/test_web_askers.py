"""Whose request a page answers, with a web server of ours before the hall and without."""

import pytest

from server.conf.web_plugins import asker


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
