"""Clients ¶Telnet: transliteration instead of mojibake, and no guessing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.lines import letters


@pytest.mark.parametrize(
    "text, spelled",
    [
        ("7♠ 10♥ J♦ A♣", "7S 10H JD AC"),
        ("…", "..."),
        ("“Bito” – she’d said", '"Bito" - she\'d said'),
        ("Café Ærø ß", "Cafe Aero ss"),
        ("Вера Жук", "Vera Zhuk"),
        ("Přihodit", "Prihodit"),
        ("┌──┐│", "+--+|"),
        ("٣", "3"),
        ("½", "1/2"),
        ("ﬁ", "fi"),
        ("張", "?"),
        ("a\u0301\u0302", "a"),
        ("\ud800", "?"),
        ("\u00a0\u3000", "  "),
    ],
)
def test_what_ascii_lacks_is_spelled(text, spelled):
    assert letters.encoded(text, letters.ASCII).decode("ascii") == spelled


@given(st.text())
def test_any_text_can_be_sent_in_any_charset(text):
    for codec in letters.CODECS:
        assert letters.encoded(text, codec).decode(codec) is not None


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_utf_8_sends_every_letter_as_it_is(text):
    assert letters.encoded(text, letters.UTF_8).decode() == text


@given(st.characters(exclude_categories=["Cs"]))
def test_spelling_gives_ascii_and_never_a_control(char):
    spelled = letters.spelled(char)
    assert spelled.isascii()
    assert char.isascii() or spelled.isprintable()


def test_a_legacy_charset_keeps_its_own_letters_and_spells_the_others():
    assert letters.encoded("Вера ♠", "koi8-r") == "Вера S".encode("koi8-r")


def test_utf_8_is_read_on_a_line_whose_charset_is_not_known():
    assert letters.decoded("скажи привет".encode(), letters.ASCII) == "скажи привет"


def test_other_bytes_on_such_a_line_are_no_text():
    with pytest.raises(UnicodeDecodeError):
        letters.decoded("привет".encode("koi8-r"), letters.ASCII)


def test_all_charsets_agree_in_ascii():
    plain = bytes(range(32, 127))
    for codec in letters.CODECS:
        assert plain.decode(codec).encode(codec) == plain == plain.decode(codec).encode("ascii")


@pytest.mark.parametrize(
    "name, codec",
    [
        ("UTF8", "utf-8"),
        ("windows-1251", "cp1251"),
        ("Latin-1", "iso8859-1"),
        ("US-ASCII", "ascii"),
        ("utf-16", None),
        ("rot13", None),
        ("zlib", None),
        ("../../etc", None),
        ("\0", None),
        ("x" * 10000, None),
        ("", None),
    ],
)
def test_charsets_by_the_names_people_and_clients_use(name, codec):
    assert letters.codec_named(name) == codec
