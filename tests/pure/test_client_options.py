"""Clients ¶Telnet: what clients say of themselves, and what follows from it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.lines import gmcp, options
from server.lines.waiting import MOST, Waiting


def test_mtts_proves_utf_8_and_tells_of_a_screen_reader():
    flags = options.terminal_flags(["MUDLET", "XTERM-TRUECOLOR", "MTTS 333"])
    assert flags["UTF-8"] and flags["SCREENREADER"] and flags["TRUECOLOR"]
    assert flags["CLIENTNAME"] == "MUDLET"
    assert flags["TERM"] == "XTERM-TRUECOLOR"


def test_a_terminal_without_mtts_proves_nothing():
    flags = options.terminal_flags(["XTERM-256COLOR", "XTERM-256COLOR"])
    assert "UTF-8" not in flags and "SCREENREADER" not in flags
    assert flags["XTERM256"]


@pytest.mark.parametrize("mtts", ["MTTS", "MTTS x", "MTTS ²", "MTTS -1", "MTTS 9999999999999", "M"])
def test_mtts_that_is_no_number_proves_nothing(mtts):
    assert "UTF-8" not in options.terminal_flags(["tintin", "xterm", mtts])


def test_types_are_asked_for_until_one_comes_again_or_mtts_has_come():
    assert options.more_types([])
    assert options.more_types(["ANSI"])
    assert not options.more_types(["ANSI", "ANSI"])
    assert options.more_types(["tintin", "xterm"])
    assert not options.more_types(["tintin", "xterm", "MTTS 141"])
    assert not options.more_types(["a", "b", "c", "d"])


@given(st.lists(st.binary(max_size=50).map(options.words), max_size=4))
def test_whatever_a_client_calls_itself_becomes_flags_of_known_names(answers):
    allowed = {"CLIENTNAME", "TERM", "ANSI", "XTERM256", "TRUECOLOR", "UTF-8", "SCREENREADER"}
    assert set(options.terminal_flags(answers)) <= allowed


@pytest.mark.parametrize(
    "payload, size",
    [
        (b"\x00\x50\x00\x18", (80, 24)),
        (b"\x00\x0a\x00\x05", (40, 5)),
        (b"\xff\xff\xff\xff", (200, 500)),
        (b"\x00\x50\x00\x00", (80, 24)),
        (b"\x00\x00\x00\x00", None),
        (b"\x00\x50", None),
        (b"", None),
    ],
)
def test_windows_are_believed_between_40_and_200_columns(payload, size):
    assert options.window(payload) == size


@pytest.mark.parametrize(
    "payload, asked, answer",
    [
        (b"\x02UTF-8", True, (None, "utf-8")),
        (b"\x02UTF-8", False, (None, None)),
        (b"\x02KLINGON", True, (None, None)),
        (b"\x03", True, (None, None)),
        (b"\x01;ISO-8859-1;utf8", False, (b"\x02utf8", "utf-8")),
        (b"\x01 KOI8-R US-ASCII", False, (b"\x02KOI8-R", "koi8-r")),
        (b"\x01[TTABLE]\x01;UTF-8", False, (b"\x02UTF-8", "utf-8")),
        (b"\x01;KLINGON", False, (b"\x03", None)),
        (b"\x01", False, (b"\x03", None)),
        (b"\x01;UTF-8", True, (b"\x03", None)),
        (b"\x04anything", False, (b"\x05", None)),
        (b"", False, (None, None)),
    ],
)
def test_charset_is_settled_by_rfc_2066(payload, asked, answer):
    assert options.charset_answer(payload, asked) == answer


@given(st.binary(max_size=200), st.booleans())
def test_any_charset_payload_is_answered_or_left(payload, asked):
    answer, codec = options.charset_answer(payload, asked)
    assert codec is None or answer is None or answer[:1] == b"\x02"


def test_a_client_is_sent_only_what_it_announced():
    announced = gmcp.Announced()
    assert not announced.understands("Hall.Table")
    announced.hear("set", ["Hall 1", "Comm.Channel 1", 7, None, "bad name!", "Char"])
    assert announced.version("Hall") == announced.version("Char") == 1
    assert announced.understands("Hall.Table") and announced.understands("Comm.Channel.Text")
    assert not announced.understands("Comm.Other") and not announced.understands("HallX.Table")
    announced.hear("remove", ["Hall"])
    assert not announced.understands("Hall.Table")
    announced.hear("set", ["Core 1"])
    assert not announced.understands("Comm.Channel.Text")


def test_a_client_cannot_make_us_remember_without_end():
    announced = gmcp.Announced()
    for start in range(0, 10_000, 50):
        announced.hear("add", [f"P{number} 1" for number in range(start, start + 50)])
    known = sum(announced.version(f"P{number}") for number in range(10_000))
    assert known == gmcp.MOST_PACKAGES


@pytest.mark.parametrize(
    "payload, message",
    [
        (b'Hall.Do {"cmd": "7s"}', ("hall.do", '{"cmd": "7s"}')),
        (b"Core.Ping", ("core.ping", "")),
        (b"core.ping  12 ", ("core.ping", "12")),
        (b"\xff\xfe", ("", "")),
        (b"", ("", "")),
        (b"a..b {}", ("", "")),
        (b"x" * 100, ("", "")),
    ],
)
def test_messages_are_a_name_and_a_text(payload, message):
    assert gmcp.split(payload) == message


def test_what_is_no_json_has_no_value():
    assert gmcp.value("{") is None
    assert gmcp.value("[" * 100_000) is None
    assert gmcp.value('["Hall 1"]') == ["Hall 1"]


def test_messages_go_out_as_one_line_of_ascii():
    assert gmcp.message("Hall.Hand", {"who": "Вера\n"}) == (
        b'Hall.Hand {"who":"\\u0412\\u0435\\u0440\\u0430\\n"}'
    )


def test_a_queue_keeps_the_order_and_knows_when_it_is_full():
    waiting = Waiting()
    waiting.add({"text": [["one"], {}]})
    waiting.add({"text": [["two"], {}]})
    assert waiting.take() == {"text": [["one"], {}]}
    while not waiting.full:
        waiting.add({"text": [["x" * 1000], {}]})
    assert len(waiting) <= MOST // 1000 + 2
    assert not waiting.roomy
    while waiting:
        waiting.take()
    assert waiting.roomy
