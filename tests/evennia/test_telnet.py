"""Clients ¶Telnet: bytes in, bytes out, for one connection and whatever it sends."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
from django.conf import settings
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport
from twisted.logger import globalLogPublisher

from server.conf.telnet import HallTelnet
from server.lines import outflow
from server.lines.inflow import TURN, Turns
from server.lines.stream import LINE_LIMIT

IAC, DONT, DO, WONT, WILL, SB, SE = 255, 254, 253, 252, 251, 250, 240
TTYPE, EOR_OPTION, NAWS, CHARSET, MSSP, GMCP, MSDP = 24, 25, 31, 42, 70, 201, 69
RAW = {"raw": True}


class Wire(StringTransport):
    """A transport that only remembers."""

    def setTcpNoDelay(self, enabled):  # noqa: N802
        self.no_delay = enabled

    def setTcpKeepAlive(self, enabled):  # noqa: N802
        self.keep_alive = enabled


class Lines:
    """Stands for the Portal's session handler."""

    uptime = 1700000000

    def __init__(self):
        self.inputs = []
        self.here = []
        self.synced = 0

    def connect(self, session):
        self.here.append(session)

    def disconnect(self, session):
        self.here.remove(session)

    def sync(self, session):
        session.unsynced = False
        self.synced += 1

    def data_in(self, session, **message):
        self.inputs.append(message)

    def count_loggedin(self):
        return 3


class Client:
    """The far end of one telnet connection."""

    def __init__(self):
        self.lines = Lines()
        self.clock = Clock()
        self.wire = Wire()
        self.telnet = HallTelnet()
        self.telnet.clock = self.clock
        self.telnet.turns = Turns(self.clock, self.clock.seconds)
        self.telnet.factory = SimpleNamespace(sessionhandler=self.lines)
        self.telnet.makeConnection(self.wire)
        self.offered = self.heard()

    def sends(self, *parts):
        for part in parts:
            self.telnet.dataReceived(bytes(part))
        while self.wire.producerState == "paused":
            self.clock.advance(TURN)
        return self.heard()

    def heard(self):
        data = self.wire.value()
        self.wire.clear()
        return data

    def told(self, text, **options):
        self.telnet.send_text(text, options=options or RAW)
        return self.heard()

    @property
    def flags(self):
        return self.telnet.protocol_flags

    @property
    def typed(self):
        return [message["text"] for message in self.lines.inputs if "text" in message]

    def calls_itself(self, *types):
        self.sends([IAC, WILL, TTYPE])
        for name in types:
            self.sends(bytes([IAC, SB, TTYPE, 0]) + name + bytes([IAC, SE]))

    def speaks_gmcp(self, *packages):
        self.sends([IAC, DO, GMCP])
        self.gmcp("Core.Supports.Set " + json.dumps(packages))
        self.heard()

    def gmcp(self, message):
        return self.sends(bytes([IAC, SB, GMCP]) + message.encode() + bytes([IAC, SE]))

    def hangs_up(self):
        self.telnet.connectionLost(None)


@pytest.fixture
def client():
    made = Client()
    yield made
    made.hangs_up()


# The beginning


def test_the_hall_offers_what_it_can_and_no_msdp(client):
    offered = {(client.offered[at + 1], client.offered[at + 2]) for at in range(0, 24, 3)}
    assert len(client.offered) == 24
    assert {(WILL, GMCP), (WILL, CHARSET), (WILL, EOR_OPTION), (WILL, MSSP)} <= offered
    assert {(DO, TTYPE), (DO, NAWS)} <= offered
    assert client.sends([IAC, DO, MSDP]) == bytes([IAC, WONT, MSDP])


def test_small_answers_leave_at_once_and_dead_links_are_noticed(client):
    assert client.wire.no_delay and client.wire.keep_alive


def test_a_client_that_knows_no_telnet_is_never_sent_a_keepalive(client):
    client.sends(b"look\r\n")
    client.telnet._send_nop_keepalive()
    assert client.heard() == b""
    client.sends([IAC, WONT, TTYPE])
    client.telnet._send_nop_keepalive()
    assert client.heard() == bytes([IAC, 241])


def test_mssp_tells_the_listings_what_the_settings_say(client):
    payload = client.sends([IAC, DO, MSSP])
    assert payload.startswith(bytes([IAC, SB, MSSP])) and payload.endswith(bytes([IAC, SE]))
    assert b"\x01NAME\x02" + settings.SERVERNAME.encode() in payload
    assert b"\x01PORT\x02" + str(settings.TELNET_PORTS[0]).encode() in payload
    assert b"\x01PLAYERS\x023" in payload
    assert b"English" in payload


# Letters


def test_letters_of_a_client_that_proves_nothing_are_ascii(client):
    assert client.told("7♠ — привет…") == b"7S - privet...\r\n"


def test_one_odd_character_never_flips_the_line_to_utf_8(client):
    client.sends("say ♠ привет\r\n".encode())
    assert client.typed == ["say ♠ привет"]
    assert client.told("♠") == b"S\r\n"


def test_mtts_bit_4_proves_utf_8(client):
    client.calls_itself(b"TINTIN++", b"XTERM", b"MTTS 5")
    assert client.flags["UTF-8"] is True
    assert client.told("7♠") == "7♠\r\n".encode()


def test_mtts_without_bit_4_does_not(client):
    client.calls_itself(b"TINTIN++", b"XTERM", b"MTTS 1")
    assert client.told("7♠") == b"7S\r\n"


def test_charset_accepted_proves_utf_8(client):
    asked = client.sends([IAC, DO, CHARSET])
    assert asked == bytes([IAC, SB, CHARSET, 1]) + b";UTF-8" + bytes([IAC, SE])
    client.sends(bytes([IAC, SB, CHARSET, 2]) + b"UTF-8" + bytes([IAC, SE]))
    assert client.told("♠") == "♠\r\n".encode()


def test_charset_rejected_proves_nothing(client):
    client.sends([IAC, DO, CHARSET], [IAC, SB, CHARSET, 3, IAC, SE])
    assert client.told("♠") == b"S\r\n"


def test_a_client_may_ask_for_its_own_charset(client):
    client.sends([IAC, DONT, CHARSET], [IAC, WILL, CHARSET])
    request = bytes([IAC, SB, CHARSET, 1]) + b";KOI8-R;US-ASCII" + bytes([IAC, SE])
    assert b"\x02KOI8-R" in client.sends(request)
    assert client.told("бито ♠") == "бито S\r\n".encode("koi8-r")
    client.sends("беру\r\n".encode("koi8-r"))
    assert client.typed == ["беру"]


def test_the_player_may_say_which_charset_it_is(client):
    client.telnet.load_sync_data({"protocol_flags": {"ENCODING": "utf-8", "UTF-8": True}})
    assert client.told("♠") == "♠\r\n".encode()
    client.telnet.load_sync_data({"protocol_flags": {"ENCODING": "ascii", "UTF-8": False}})
    assert client.told("♠") == b"S\r\n"


def test_bytes_that_are_no_letters_are_answered_with_the_way_out(client):
    answer = client.sends("говорить\r\n".encode("cp1251"))
    assert client.typed == []
    assert b"charset" in answer and answer.isascii()


def test_a_letter_that_is_iac_in_its_charset_is_doubled(client):
    client.telnet.load_sync_data({"protocol_flags": {"ENCODING": "cp1251"}})
    assert client.told("я") == b"\xff\xff\r\n"


# Text


def test_finished_text_is_sent_as_it_is_with_line_ends_of_the_network(client):
    assert client.told("|rone|n {two} $three()\nfour\r\n\x1b[31m5+\x1b[0m --") == (
        b"|rone|n {two} $three()\r\nfour\r\n\x1b[31m5+\x1b[0m --\r\n"
    )


def test_markup_is_evennias_own_and_only_a_terminal_with_colours_gets_them(client):
    assert client.told("|rred|n", raw=False) == b"red\r\n"
    client.calls_itself(b"XTERM-256COLOR", b"XTERM-256COLOR")
    assert b"\x1b[" in client.told("|rred|n", raw=False)


def test_ears_get_neither_colours_nor_a_reset(client):
    client.calls_itself(b"MUDLET", b"XTERM", b"MTTS 69")
    assert client.flags["SCREENREADER"] is True
    assert client.told("|r5+|n -- here", raw=False) == b"5+ -- here\r\n"


def test_a_prompt_ends_with_eor_where_that_was_agreed(client):
    client.telnet.send_prompt("Your turn:", options=RAW)
    assert client.heard() == b"Your turn:"
    client.sends([IAC, DO, EOR_OPTION])
    client.telnet.send_prompt("Your turn:", options=RAW)
    assert client.heard() == b"Your turn:" + bytes([IAC, 239])


def test_a_client_that_wants_go_ahead_gets_it_after_prompts(client):
    client.sends([IAC, DONT, 3])
    client.telnet.send_prompt("Your turn:", options=RAW)
    assert client.heard() == b"Your turn:" + bytes([IAC, 249])
    assert client.told("a line") == b"a line\r\n"


def test_passwords_are_hidden_by_claiming_to_echo(client):
    client.telnet.send_text("", options={"raw": True, "echo": False})
    assert client.heard() == bytes([IAC, WILL, 1])
    client.telnet.send_text("", options={"raw": True, "echo": True})
    assert client.heard() == bytes([IAC, WONT, 1])


# Input


def test_a_line_too_long_is_told_and_the_next_one_heard(client):
    answer = client.sends(b"x" * (LINE_LIMIT + 1), b"y" * LINE_LIMIT, b"\r\nlook\r\n")
    assert str(LINE_LIMIT).encode() in answer
    assert client.typed == ["look"]


def test_a_paste_of_500_lines_loses_none(client):
    client.sends(b"".join(b"card %d\n" % number for number in range(500)))
    assert client.typed == [f"card {number}" for number in range(500)]


def test_corrections_of_a_simple_terminal_are_applied(client):
    client.sends(b"\x08plaz\x7fy\x08y 7s\r\n")
    assert client.typed == ["play 7s"]


def test_a_browser_on_the_telnet_port_is_sent_away(client):
    answer = client.sends(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"telnet" in answer
    assert client.wire.disconnecting and client.typed == [] and client.lines.here == []


def test_are_you_there_is_answered(client):
    assert settings.SERVERNAME.encode() in client.sends([IAC, 246])


def test_windows_are_followed_between_40_and_200_columns(client):
    client.sends([IAC, WILL, NAWS], [IAC, SB, NAWS, 0, 30, 0, 24, IAC, SE])
    assert client.flags["SCREENWIDTH"] == {0: 40} and client.flags["AUTORESIZE"]
    client.sends([IAC, SB, NAWS, 1, 44, 0, 50, IAC, SE])
    assert client.flags["SCREENWIDTH"] == {0: 200}


def test_many_changes_are_told_to_the_server_as_one(client):
    for width in range(60, 120):
        client.sends([IAC, SB, NAWS, 0, width, 0, 24, IAC, SE])
    client.clock.advance(1)
    assert client.lines.synced == 1


# GMCP


def test_only_a_client_that_announced_hall_gets_its_objects(client):
    objects = json.dumps([["Hall.Event", {"seq": 1}], ["Hall.Table", {"seq": 1}]])
    client.telnet.send_hall(objects)
    assert client.heard() == b""
    client.speaks_gmcp("Char 1")
    client.telnet.send_hall(objects)
    assert client.heard() == b""
    client.speaks_gmcp("Hall 1")
    assert client.flags["HALL"] == 1
    client.telnet.send_hall(objects)
    assert client.heard() == b"".join(
        bytes([IAC, SB, GMCP]) + name + b' {"seq":1}' + bytes([IAC, SE])
        for name in (b"Hall.Event", b"Hall.Table")
    )


def test_hall_do_and_hall_sync_reach_the_server_as_they_are(client):
    client.speaks_gmcp("Hall 1")
    client.gmcp('Hall.Do {"cmd": "7s", "seq": 118}')
    client.gmcp("Hall.Sync")
    assert client.lines.inputs == [
        {"hall_do": [['{"cmd": "7s", "seq": 118}'], {}]},
        {"hall_sync": [[], {}]},
    ]


def test_a_client_that_announced_logins_is_told_how_and_its_words_reach_the_door(client):
    client.speaks_gmcp("Char 0")
    asked = client.gmcp('Core.Supports.Set ["Char.Login 1"]')
    assert b'Char.Login.Default {"type":["password-credentials"]}' in asked
    assert b"Char.Login" not in client.gmcp('Core.Supports.Add ["Char.Login 1"]')
    client.gmcp('Char.Login.Credentials {"account": "Anna", "password": "seven blue lamps"}')
    assert client.lines.inputs == [{"hall_login": [["Anna", "seven blue lamps"], {}]}]


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "{}",
        "[]",
        '{"account": "Anna"}',
        '{"account": "", "password": "x"}',
        '{"account": "Anna Boris", "password": "seven blue lamps"}',
        '{"account": "Anna", "password": "seven\\nwho"}',
        '{"account": {"a": 1}, "password": ["x"]}',
        '{"account": "Anna", "password": "%s"}' % ("x" * 1000),
    ],
)
def test_credentials_that_are_none_go_no_farther(client, sent):
    client.speaks_gmcp("Char.Login 1")
    client.gmcp(f"Char.Login.Credentials {sent}")
    assert client.lines.inputs == []


def test_core_ping_is_answered_at_once(client):
    client.speaks_gmcp("Core 1")
    assert client.gmcp("Core.Ping") == bytes([IAC, SB, GMCP]) + b"Core.Ping {}" + bytes([IAC, SE])


def test_unknown_packages_are_quiet_everywhere(client):
    logged = []
    globalLogPublisher.addObserver(logged.append)
    try:
        client.speaks_gmcp("Hall 1")
        for number in range(5000):
            assert client.gmcp(f"External.Thing{number} {{") == b""
    finally:
        globalLogPublisher.removeObserver(logged.append)
    assert client.lines.inputs == [] and logged == []


def test_a_client_that_stops_gmcp_is_sent_no_more_of_it(client):
    client.speaks_gmcp("Hall 1")
    client.sends([IAC, DONT, GMCP])
    client.telnet.send_hall('[["Hall.Table", {}]]')
    assert client.heard() == b"" and client.flags["HALL"] == 0


# Anything at all

PARTS = st.one_of(
    st.binary(max_size=40),
    st.sampled_from([WILL, WONT, DO, DONT]).flatmap(
        lambda verb: st.integers(0, 255).map(lambda option: bytes([IAC, verb, option]))
    ),
    st.tuples(
        st.sampled_from([TTYPE, NAWS, CHARSET, GMCP, MSSP, 34, 0]), st.binary(max_size=40)
    ).map(lambda pair: bytes([IAC, SB, pair[0]]) + pair[1] + bytes([IAC, SE])),
    st.sampled_from([b'\xff\xfa\xc9Hall.Do {"cmd":', b"\xff\xf0", b"\r\n", b"\xff\xfd\xc9"]),
)


@effort(max_examples=200)
@given(st.lists(PARTS, max_size=30))
def test_no_bytes_break_the_line_or_leave_a_traceback(parts):
    failures = []

    def note(event):
        if "log_failure" in event:
            failures.append(event["log_failure"])

    globalLogPublisher.addObserver(note)
    client = Client()
    try:
        client.sends(*parts)
        client.sends(b"\xff\xf0\xff\xf1\r\n\xff\xf0\xff\xf1\r\n")
        client.telnet.send_text("7♠ " * 100, options=RAW)
        client.telnet.send_prompt("?", options=RAW)
        if client.lines.here:
            client.sends(b"look\r\n")
            assert client.typed[-1] == "look"
    finally:
        client.hangs_up()
        globalLogPublisher.removeObserver(note)
    assert failures == [] and client.lines.here == []


# The end


def test_a_reader_that_never_reads_is_dropped_and_not_stored_for(client):
    client.wire.producer.pauseProducing()
    for _ in range(outflow.MOST_UNREAD // 50_000):
        client.told("x" * 50_000)
        assert not client.wire.disconnected
    client.told("x" * 50_000)
    assert client.wire.disconnected


def test_a_reader_that_stopped_is_dropped_after_a_while_and_a_slow_one_is_not(client):
    client.wire.producer.pauseProducing()
    client.clock.advance(outflow.PATIENCE - 1)
    client.wire.producer.resumeProducing()
    client.clock.advance(outflow.PATIENCE)
    assert not client.wire.disconnected
    client.wire.producer.pauseProducing()
    client.clock.advance(outflow.PATIENCE)
    assert client.wire.disconnected


def test_the_hall_says_why_it_sends_somebody_away_and_then_closes(client):
    client.telnet.disconnect("Good night.")
    assert client.heard() == b"Good night.\r\n"
    assert client.wire.disconnecting and client.lines.here == []
    client.clock.advance(10)
    assert client.wire.disconnected


def test_nothing_is_heard_from_a_line_that_was_sent_away(client):
    client.telnet.disconnect()
    client.sends(b"look\r\n")
    assert client.typed == []
