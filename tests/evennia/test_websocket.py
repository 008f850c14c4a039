"""Clients ¶Browser and ¶Machine interface: the live line of the web page, byte by byte."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
from autobahn.twisted.websocket import WebSocketServerFactory
from django.contrib.sessions.backends.db import SessionStore
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st
from twisted.internet.defer import maybeDeferred
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport
from twisted.logger import globalLogPublisher

from server.conf import websocket
from server.conf.websocket import HEADER_LIMIT, MESSAGE_LIMIT, HallWebSocket
from server.lines.inflow import TURN, Turns

RAW = {"raw": True}
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)


class Wire(StringTransport):
    """A transport that only remembers."""

    client = ("198.51.100.7", 40000)

    def setTcpNoDelay(self, enabled):  # noqa: N802
        self.no_delay = enabled

    def setTcpKeepAlive(self, enabled):  # noqa: N802
        self.keep_alive = enabled


class Lines:
    """Stands for the Portal's session handler."""

    def __init__(self):
        self.inputs = []
        self.here = []

    def connect(self, session):
        self.here.append(session)

    def disconnect(self, session):
        self.here.remove(session)

    def data_in(self, session, **message):
        self.inputs.append(message)

    def sessions_from_csessid(self, key):
        return []


class Browser:
    """The far end of one websocket."""

    def __init__(self, origin="http://127.0.0.1:4001", host="127.0.0.1:4002", more="", path="/"):
        self.lines = Lines()
        self.wire = Wire()
        factory = WebSocketServerFactory()
        factory.sessionhandler = self.lines
        self.socket = HallWebSocket()
        self.socket.factory = factory
        self.clock = Clock()
        self.socket.turns = Turns(self.clock, self.clock.seconds)
        self.socket.makeConnection(self.wire)
        if origin:
            more += f"Origin: {origin}\r\n"
        self.sends_bytes(REQUEST.format(host=host, more=more, path=path).encode())
        self.status = self.wire.value().split(b"\r\n")[0]
        self.wire.clear()

    def sends_bytes(self, data):
        self.socket.dataReceived(data)
        while self.wire.producerState == "paused" and not self.wire.disconnecting:
            self.clock.advance(TURN)

    def sends(self, frame):
        payload = frame if isinstance(frame, bytes) else json.dumps(frame).encode()
        size = len(payload)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.sends_bytes(head + b"\0\0\0\0" + payload)
        return self.heard()

    def heard(self):
        data, frames = self.wire.value(), []
        self.wire.clear()
        while data:
            size, start = data[1], 2
            if size == 126:
                size, start = int.from_bytes(data[2:4]), 4
            if data[0] == 0x81:
                frames.append(json.loads(data[start : start + size]))
            data = data[start + size :]
        return frames

    def hangs_up(self):
        if self.socket.autoPingPendingCall:
            self.socket.autoPingPendingCall.cancel()
            self.socket.autoPingPendingCall = None
        self.socket.closed()


@pytest.fixture
def browser():
    made = Browser()
    yield made
    made.hangs_up()


@pytest.mark.parametrize(
    "origin, host, allowed",
    [
        ("http://127.0.0.1:4001", "127.0.0.1:4002", True),
        ("https://localhost", "localhost:4002", True),
        ("", "127.0.0.1:4002", True),
        ("http://evil.example", "127.0.0.1:4002", False),
        ("http://evil.example", "evil.example:4002", False),
        ("http://127.0.0.1.evil.example", "127.0.0.1:4002", False),
        ("null", "127.0.0.1:4002", False),
        ("file:///etc/passwd", "127.0.0.1:4002", False),
    ],
)
def test_only_pages_of_this_hall_may_open_a_line(origin, host, allowed, settings):
    settings.ALLOWED_HOSTS = ["localhost", "127.0.0.1"]
    browser = Browser(origin, host)
    assert browser.status.startswith(b"HTTP/1.1 " + (b"101" if allowed else b"403"))
    assert len(browser.lines.here) == allowed
    browser.hangs_up()


def test_a_page_behind_the_operators_own_proxy_may(settings):
    settings.CSRF_TRUSTED_ORIGINS = ["https://cards.example.org"]
    browser = Browser("https://cards.example.org", "127.0.0.1:4002")
    assert browser.status.startswith(b"HTTP/1.1 101")
    browser.hangs_up()


def test_a_plain_request_is_not_sent_on_to_wherever_it_asks():
    wire, socket = Wire(), HallWebSocket()
    socket.factory = WebSocketServerFactory()
    socket.makeConnection(wire)
    socket.dataReceived(b"GET /?redirect=http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n")
    assert wire.value().startswith(b"HTTP/1.1 426") and b"evil" not in wire.value()


def test_an_opening_request_without_end_is_cut_off():
    wire, socket, clock = Wire(), HallWebSocket(), Clock()
    socket.factory, socket.turns = WebSocketServerFactory(), Turns(clock, clock.seconds)
    socket.makeConnection(wire)
    socket.dataReceived(b"GET / HTTP/1.1\r\nX: " + b"x" * HEADER_LIMIT)
    clock.pump([TURN] * 99)
    assert wire.disconnected


def test_the_browser_says_its_language():
    browser = Browser(more="Accept-Language: fr-FR, cs;q=0.8, en\r\n")
    assert browser.socket.protocol_flags["LANGUAGE"] == "cs"
    browser.hangs_up()


def test_typed_text_reaches_the_server(browser):
    assert browser.sends(["text", ["play 7♠"], {}]) == []
    assert browser.lines.inputs == [{"text": "play 7♠"}]


def test_text_goes_out_as_text_and_never_as_html(browser):
    browser.socket.send_text("<b>|r 7♠ &amp;", options=RAW)
    assert browser.heard() == [["text", ["<b>|r 7♠ &amp;"], {}]]


def test_evennias_own_messages_lose_their_markup(browser):
    browser.socket.send_text("|rred|n", options={})
    assert browser.heard() == [["text", ["red"], {}]]


def test_objects_go_out_a_frame_each(browser):
    browser.socket.send_hall('[["Hall.Event", {"seq": 1}], ["Hall.Table", {"seq": 1}]]')
    assert browser.heard() == [
        ["hall", ["Hall.Event", {"seq": 1}], {}],
        ["hall", ["Hall.Table", {"seq": 1}], {}],
    ]


def test_what_is_sent_may_be_longer_than_what_is_taken(browser):
    browser.socket.send_text("x" * 2 * MESSAGE_LIMIT, options=RAW)
    assert 2 * MESSAGE_LIMIT < len(browser.wire.value()) < 3 * MESSAGE_LIMIT


def test_hall_do_questions_and_ping_come_in_by_the_names_of_gmcp(browser):
    browser.sends(["hall", ["Hall.Do", {"cmd": "7s", "seq": 3}], {}])
    browser.sends(["hall", ["Hall.Sync"], {}])
    browser.sends(["hall", ["Hall.Tables", {}], {}])
    assert browser.lines.inputs == [
        {"hall_do": [['{"cmd": "7s", "seq": 3}'], {}]},
        {"hall_sync": [[], {}]},
        {"hall_tables": [[], {}]},
    ]
    assert browser.sends(["hall", ["Core.Ping", {}], {}]) == [["hall", ["Core.Ping", {}], {}]]


def test_input_functions_of_evennia_cannot_be_called_by_name(browser):
    for name in ("login", "bot_data_in", "client_options", "monitor", "repeat"):
        assert browser.sends([name, [], {"name": "Anna", "password": "x"}]) == []
    assert browser.lines.inputs == []


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{",
        b"[" * 10_000,
        b'{"a": 1}',
        b'["text"]',
        b'[["text"], ["look"], {}]',
        b'["text", 1]',
    ],
)
def test_what_is_no_frame_is_answered_and_the_line_goes_on(browser, frame):
    (answer,) = browser.sends(frame)
    assert answer[0] == "text" and answer[1][0]
    browser.sends(["text", ["look"], {}])
    assert browser.lines.inputs == [{"text": "look"}]


@effort(max_examples=100)
@given(st.lists(st.recursive(st.none() | st.integers() | st.text(), st.lists, max_leaves=8)))
def test_no_frame_breaks_the_line(frame):
    browser = Browser()
    browser.sends(frame)
    browser.lines.inputs.clear()
    browser.sends(["text", ["look"], {}])
    assert browser.lines.inputs == [{"text": "look"}]
    browser.hangs_up()


def test_a_message_too_long_ends_the_line(browser):
    browser.sends(["text", ["x" * MESSAGE_LIMIT], {}])
    assert browser.lines.inputs == [] and browser.wire.disconnected


def test_what_strangers_send_wrong_does_not_fill_the_log():
    logged = []
    globalLogPublisher.addObserver(logged.append)
    try:
        for wrong in (["text", ["x" * MESSAGE_LIMIT], {}], b"\xff\xfe"):
            Browser().sends(wrong)
        Browser("http://evil.example")
    finally:
        globalLogPublisher.removeObserver(logged.append)
    assert [event for event in logged if event["log_level"].name != "debug"] == []


def test_a_lost_line_is_over_however_it_was_lost(browser):
    browser.socket.onClose(False, 1006, None)
    assert browser.lines.here == []


def test_somebody_sent_away_is_told_why(browser):
    browser.socket.disconnect("Good night. " * 20)
    assert browser.heard()[0] == ["text", ["Good night. " * 20], {}]
    assert browser.lines.here == []


# The cookie


@pytest.fixture
def kept(db, settings, monkeypatch):
    """A cookie the hall keeps something for: its session, and browsers that send it."""
    monkeypatch.setattr(websocket, "deferToThread", maybeDeferred)
    monkeypatch.setattr(websocket, "connection", SimpleNamespace(close=lambda: None))
    cookie = SessionStore()
    cookie.create()
    name = settings.SESSION_COOKIE_NAME
    cookie.header = f"Cookie: other=1; {name}={cookie.session_key}; x=\r\n"
    return cookie


def logs_in(cookie):
    return SessionStore(session_key=cookie.session_key).get(websocket.LOGGED_IN)


def test_whoever_came_in_is_logged_in_by_the_cookie_from_then_on(kept):
    browser = Browser(more=kept.header)
    assert not browser.socket.logged_in
    browser.socket.uid = 7
    browser.socket.at_login()
    browser.hangs_up()
    again = Browser(more=kept.header)
    assert (again.socket.logged_in, again.socket.uid) == (True, 7)
    again.hangs_up()


def test_the_address_logs_nobody_in(kept):
    Browser(more=kept.header).socket._remember(7)
    browser = Browser(path=f"/?{kept.session_key}&line&hall")
    assert not browser.socket.logged_in
    browser.hangs_up()


def test_whoever_is_sent_away_is_not_logged_in_again(kept):
    browser = Browser(more=kept.header)
    browser.socket._remember(7)
    browser.socket.disconnect("Good night.")
    assert logs_in(kept) is None


def test_a_hall_that_only_stops_logs_everybody_in_again(kept):
    browser = Browser(more=kept.header)
    browser.socket._remember(7)
    browser.lines._disconnect_all = True
    browser.socket.disconnect()
    assert logs_in(kept) == 7


def test_a_cookie_that_has_run_out_is_not_brought_back(kept):
    browser = Browser(more=kept.header)
    kept.delete()
    browser.socket.uid = 7
    browser.socket.at_login()
    assert not SessionStore().exists(kept.session_key)
    browser.hangs_up()
