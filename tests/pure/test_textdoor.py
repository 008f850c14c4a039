"""Clients ¶Text door: what a player may put on other people's screens."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from world.engine.protocol import Refused
from world.hall import textdoor
from world.hall.lookalikes import skeleton

TRICKY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("\u200c\u200d\u202e\u2066\ufeff\u0301\u0338\x1b\x9b\r\n\u2028\ud800می |$e"),
    ),
    max_size=60,
)


def refused(function, *args) -> str:
    with pytest.raises(Refused) as caught:
        function(*args)
    return caught.value.refusal.code


@given(TRICKY)
def test_no_control_invisible_or_direction_character_passes(words):
    for clean in (textdoor.line(words, 1000), textdoor.text(words, 1000).replace("\n", "")):
        for char in clean:
            if char not in "\u200c\u200d":
                assert unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


@given(TRICKY)
def test_a_cleaned_line_is_one_line_in_composed_form_with_few_marks(words):
    clean = textdoor.line(words, 1000)
    assert len(clean.splitlines()) <= 1
    assert unicodedata.is_normalized("NFC", clean)
    run = textdoor.MARKS
    for char in clean:
        run = run + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        assert run <= textdoor.MARKS


@given(TRICKY)
def test_cleaning_twice_is_cleaning_once(words):
    for door in (textdoor.line, textdoor.text):
        clean = door(words, 1000)
        assert door(clean, 1000) == clean


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=80))
def test_plain_ascii_text_is_left_as_typed(words):
    assert textdoor.line(words, 100, keep_spaces=True) == words.strip()


@pytest.mark.parametrize(
    "sent, shown",
    [
        ("\x1b[2Jhello", "[2Jhello"),
        ("hi\r\n[Table] Vera votes yes.", "hi"),
        ("hi\u2028[Table] Vera votes yes.", "hi"),
        ("hi\x85[Table]", "hi"),
        ("\u202eolleh", "olleh"),
        ("a\u200bb\ufeffc\u00add", "abcd"),
        ("a\u200db", "ab"),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("e\u0301", "\u00e9"),
        ("Z" + "\u0335" * 40 + "o", "Z\u0335\u0335\u0335o"),
        ("\u0301\u0302start", "start"),
        ("|rred|n |/[Table] $You() {name}", "|rred|n |/[Table] $You() {name}"),
        ("a" + " " * 200 + "[Table] forged", "a [Table] forged"),
        ("tab\there", "tab here"),
        ("\ud800lone", "lone"),
        ("\u3164", ""),
        ("♠ 🂡 козырь ♥", "♠ 🂡 козырь ♥"),
    ],
)
def test_what_is_sent_and_what_is_shown(sent, shown):
    assert textdoor.line(sent, 300) == shown


def test_drawings_keep_their_spaces_when_typed():
    assert textdoor.line("/\\    /\\\n", 80, keep_spaces=True) == "/\\    /\\"


def test_several_lines_keep_their_breaks_whatever_the_sender_calls_a_break():
    assert textdoor.text("\n\none  \r\ntwo\rthree\u2028 four\n\n", 80) == "one\ntwo\nthree\n four"


@pytest.mark.parametrize("door", [textdoor.line, textdoor.text])
def test_too_long_is_refused_and_never_cut(door):
    assert door("x" * 20, 20) == "x" * 20
    with pytest.raises(Refused) as caught:
        door("x" * 21, 20)
    assert caught.value.refusal.args == {"length": 21, "limit": 20}
    assert refused(door, "x" * 10_000_000, 20) == "too-long"


@pytest.mark.parametrize(
    "name",
    ["Vera", "O'Brien", "Jean-Luc", "Věra", "Алёша", "فاطمة", "می\u200cنا", "張三", "さくらツ々",
     "홍길동", "Ελένη", "דוד", "R2D2", "สมชาย", "हिन्दी", "Ali٣"],
)  # fmt: skip
def test_names_of_any_writing_system_are_welcome(name):
    assert textdoor.name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name, code",
    [
        ("", "name-short"),
        ("V", "name-short"),
        ("\u200b\u3164", "name-short"),
        ("V" * 21, "name-long"),
        ("張" * 11, "name-long"),
        ("Vera takes", "name-letters"),
        ("Vera.", "name-letters"),
        ("|rVera", "name-letters"),
        ("7up", "name-letters"),
        ("Ve--ra", "name-letters"),
        ("-Vera", "name-letters"),
        ("Vera-", "name-letters"),
        ("♠♠", "name-letters"),
        ("V\u0435ra", "name-mixed"),
        ("\u0391nna", "name-mixed"),
        ("Vera1\u0663", "name-mixed"),
        ("AS", "name-card"),
        ("qh", "name-card"),
        ("Admin", "name-reserved"),
        ("adm1n", "name-reserved"),
        ("S-e-r-v-e-r", "name-reserved"),
        ("Ｓｙｓｔｅｍ", "name-reserved"),
        ("н\u043est", "name-mixed"),
    ],
)
def test_names_that_would_mislead_are_refused_with_the_reason(name, code):
    assert refused(textdoor.name, name) == code


@pytest.mark.parametrize(
    "one, other",
    [
        ("сор", "cop"),
        ("Vera", "VÉRA"),
        ("Bill", "BiII"),
        ("Mode", "M0de"),
        ("Марк", "Mapk"),
        ("barn", "bam"),
        ("Ve-ra", "Vera"),
        ("علی", "علي"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one, other):
    assert skeleton(one) == skeleton(other)


@given(TRICKY)
def test_a_name_is_accepted_whole_or_refused(words):
    try:
        kept = textdoor.name(words)
    except Refused:
        return
    assert textdoor.name(kept) == kept
    assert skeleton(skeleton(kept)) == skeleton(kept)
