"""Drawings as braille, plain signs and SVG."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from world.render import drawing
from world.render.face import Face

SQUARE = ((0, 0, 0, 100, 0, 100, 100, 0, 100, 0, 0),)
CROSS = ((2, 0, 0, 100, 100), (3, 100, 0, 0, 100))
NUMBERS = st.integers(0, 100)
STROKES = st.lists(
    st.tuples(st.integers(0, 4), st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=9)).map(
        lambda stroke: (stroke[0], *(n for point in stroke[1] for n in point))
    ),
    max_size=6,
).map(tuple)


def test_a_square_is_a_frame_of_braille():
    lines = drawing.braille(SQUARE)
    assert len(lines) == drawing.LINES
    assert lines[0] == "⡏" + "⠉" * 18 + "⢹"
    assert lines[-1] == "⣇" + "⣀" * 18 + "⣸"
    assert lines[4] == "⡇" + " " * 18 + "⢸"


def test_signs_follow_the_direction_of_the_pen():
    lines = drawing.signs(SQUARE)
    assert set(lines[0][1:-1]) == {"-"} and set(lines[4]) == {"|", " "}
    crossed = "\n".join(drawing.signs(CROSS))
    assert "\\" in crossed and "/" in crossed
    assert drawing.signs(((1, 50, 50),)) == (" " * 10 + "o",)


def test_ears_have_the_words_alone_and_every_screen_has_lines():
    assert drawing.text(Face("speech"), SQUARE) == []
    assert drawing.text(Face("rich", suits="symbols"), SQUARE) == list(drawing.braille(SQUARE))
    assert drawing.text(Face("rich", suits="letters"), SQUARE) == list(drawing.signs(SQUARE))
    assert drawing.text(Face("plain"), SQUARE) == list(drawing.signs(SQUARE))


def test_an_svg_says_what_it_shows_and_cannot_be_broken_out_of():
    made = drawing.svg(CROSS, '"><script>alert(1)</script>')
    root = ElementTree.fromstring(made)
    assert root.get("aria-label") == '"><script>alert(1)</script>'
    assert [line.get("stroke") for line in root] == ["#b3261e", "#1d4f91"]
    assert {
        line.get("stroke") for line in ElementTree.fromstring(drawing.svg(CROSS, "", True))
    } == {"#1d1a16"}


@given(STROKES)
def test_any_drawing_fits_its_cells_and_is_whole_svg(strokes):
    for lines in (drawing.braille(strokes), drawing.signs(strokes)):
        assert len(lines) <= drawing.LINES
        assert all(len(line) <= drawing.COLUMNS for line in lines)
    assert len(ElementTree.fromstring(drawing.svg(strokes, "x"))) == len(strokes)
