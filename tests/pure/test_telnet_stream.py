"""RFC 854: any bytes in any pieces become the same lines, commands and options."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from server.lines.stream import (
    AYT,
    DO,
    LINE_LIMIT,
    SUBNEGOTIATION_LIMIT,
    WILL,
    Command,
    Line,
    Option,
    Subnegotiation,
    TelnetStream,
    TooLong,
)

TELNET_BYTES = st.lists(
    st.one_of(
        st.binary(max_size=6),
        st.sampled_from(
            [b"\xff", b"\xff\xff", b"\xff\xfa", b"\xff\xf0", b"\xff\xfd\xc9", b"\r", b"\n", b"\0"]
        ),
    ),
    max_size=30,
).map(b"".join)


def pieces(*chunks: bytes) -> list:
    stream = TelnetStream()
    return [piece for chunk in chunks for piece in stream.feed(chunk)]


def lines(*chunks: bytes) -> list[bytes]:
    return [piece.content for piece in pieces(*chunks) if isinstance(piece, Line)]


@given(TELNET_BYTES, st.data())
def test_how_the_bytes_are_cut_into_reads_makes_no_difference(data, draw):
    cuts = sorted(draw.draw(st.lists(st.integers(0, len(data)), max_size=8)))
    chunks = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    assert pieces(*chunks) == pieces(data)


@given(TELNET_BYTES)
def test_every_stream_comes_back_to_hearing_lines(data):
    stream = TelnetStream()
    list(stream.feed(data))
    # Whatever was open (a line, a subnegotiation, an option) ends here.
    list(stream.feed(b"\xff\xf0\xff\xf1\n\xff\xf0\xff\xf1\n"))
    assert list(stream.feed(b"look\r\n")) == [Line(b"look")]


def test_every_way_to_end_a_line_ends_one_line():
    assert lines(b"a\r\nb\nc\r\x00d\re\r", b"\nf\r\n") == [b"a", b"b", b"c", b"d", b"e", b"f"]


def test_a_line_may_come_one_byte_at_a_time():
    assert lines(*[bytes([byte]) for byte in b"play 7s\r\n"]) == [b"play 7s"]


def test_lone_nuls_are_keepalives_and_nothing_else():
    assert lines(b"\x00\x00lo\x00ok\n\x00") == [b"look"]


def test_a_line_of_just_the_limit_is_heard_and_a_longer_one_is_told_once():
    assert lines(b"x" * LINE_LIMIT + b"\n") == [b"x" * LINE_LIMIT]
    assert pieces(b"x" * (LINE_LIMIT + 1), b"y" * 3 * LINE_LIMIT, b"\nlook\n") == [
        TooLong(),
        Line(b"look"),
    ]


def test_a_doubled_iac_is_a_letter_of_the_line():
    assert lines(b"\xff\xff\xe5\n") == [b"\xff\xe5"]


def test_options_and_commands_stand_between_the_letters_of_a_line():
    assert pieces(b"lo\xff\xfd\xc9o\xff\xf6k\n") == [
        Option(DO, 201),
        Command(AYT),
        Line(b"look"),
    ]


def test_a_subnegotiation_holds_its_bytes_with_iac_undone():
    assert pieces(b"\xff\xfa\x1f\x00\xff\xff\x00\x28\xff\xf0") == [
        Subnegotiation(31, b"\x00\xff\x00\x28")
    ]


def test_a_huge_subnegotiation_is_left_out_and_the_line_goes_on():
    huge = b"\xff\xfa\xc9" + b"x" * (SUBNEGOTIATION_LIMIT * 4) + b"\xff\xf0look\n"
    assert pieces(huge) == [Line(b"look")]


def test_a_subnegotiation_that_is_never_ended_does_not_swallow_later_options():
    assert pieces(b"\xff\xfa\x18\x00xterm\xff\xfb\x1flook\n") == [
        Subnegotiation(24, b"\x00xterm"),
        Option(WILL, 31),
        Line(b"look"),
    ]


def test_commands_that_mean_nothing_are_left_out():
    assert pieces(b"\xff\x01\xff\xf0\xff\xfa\xff\xf0look\n") == [Line(b"look")]


def test_only_a_client_that_sent_a_command_speaks_telnet():
    stream = TelnetStream()
    list(stream.feed(b"look\n\xff\xff\n"))
    assert not stream.speaks_telnet
    list(stream.feed(b"\xff\xfc\x01"))
    assert stream.speaks_telnet
