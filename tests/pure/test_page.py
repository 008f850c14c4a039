"""Help pages as they are laid out for eyes and for ears."""

from world.render.face import Face
from world.render.page import page

TEXT = """
# A heading

A paragraph that goes on
over two lines of the file.

  a line to be typed

- an item that is long enough to be broken at forty columns
1. a numbered one
"""


def test_paragraphs_are_wrapped_anew_and_lines_to_type_are_kept():
    assert page(Face("plain", width=40), TEXT).split("\n") == [
        "A heading",
        "",
        "A paragraph that goes on over two lines",
        "of the file.",
        "",
        "  a line to be typed",
        "",
        "- an item that is long enough to be",
        "  broken at forty columns",
        "1. a numbered one",
    ]


def test_ears_get_every_paragraph_on_one_line_and_no_blank_ones():
    rows = page(Face("speech", width=40), TEXT).split("\n")
    assert "A paragraph that goes on over two lines of the file." in rows
    assert all(row.strip() for row in rows)


def test_nothing_is_left_of_an_empty_page():
    assert page(Face(), "\n\n") == ""


def test_what_is_not_markup_here_stays_as_it_is():
    assert page(Face(), "a *b* `c` [d](e) |r") == "a *b* `c` [d](e) |r"
