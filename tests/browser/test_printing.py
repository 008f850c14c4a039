"""Deck formats ¶Print: the sheets in Chromium, measured, and a deck brought through the page."""

from __future__ import annotations

import re

import pytest

CUT_OFF = """() => [...document.querySelectorAll(".card, .rules")]
  .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.textContent.trim().slice(0, 60))"""

BOXES = """() => [...document.querySelectorAll(".cards")].map((sheet) => ({
  sheet: sheet.getBoundingClientRect().toJSON(),
  cards: [...sheet.querySelectorAll(".card")].map((card) => card.getBoundingClientRect().toJSON()),
}))"""

SMALLEST_TYPE = """() => Math.min(...[...document.querySelectorAll(".card .text")]
  .map((text) => parseFloat(getComputedStyle(text).fontSize)))"""

PAPERS = {"a4": (210.0, 297.0, b"594.9", b"841.9"), "letter": (215.9, 279.4, b"612", b"792")}
MM = 96 / 25.4
LONG = "Every player in turn says one word and passes a card to the left. " * 8


STARTERS = range(1, 6)
"""Numbers of the starter decks on the shelf of a new hall."""


@pytest.mark.parametrize("paper", PAPERS)
def test_a_sheet_has_nine_cards_of_63_by_88_mm_and_nothing_is_cut_off(window, paper):
    wide, high, pdf_wide, pdf_high = PAPERS[paper]
    for number in STARTERS:
        page = window(f"/deck/{number}/print?paper={paper}&blanks=9").page
        page.emulate_media(media="print")
        assert page.evaluate(CUT_OFF) == []
        sheets = page.evaluate(BOXES)
        assert [len(sheet["cards"]) for sheet in sheets[:4]] == [9] * 4
        for sheet in sheets:
            assert sheet["sheet"]["width"] == pytest.approx(wide * MM, abs=1)
            for card in sheet["cards"]:
                assert card["width"] == pytest.approx(63 * MM, abs=1)
                assert card["height"] == pytest.approx(88 * MM, abs=1)
        assert page.evaluate(SMALLEST_TYPE) >= 9.5 * 96 / 72  # read at arm's length
        pdf = page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == page.locator(".sheet").count()
        box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
        assert box[1].startswith(pdf_wide) and box[2].startswith(pdf_high)


def test_a_deck_is_brought_through_the_page_and_the_longest_card_fits(window, hall):
    visitor = window("/")
    page = visitor.page
    page.wait_for_selector("#words")
    page.fill("#words", "guest")
    page.press("#words", "Enter")
    page.wait_for_function("() => document.getElementById('log').textContent.includes('resume')")
    page.goto(visitor.origin + "/decks/bring")
    page.get_by_label("Title").fill("Extremes")
    rows = [
        "title,type,text,flavour,corner,creator,alt,strokes",
        f'"{"W" * 30} {"m" * 29}",Action - Very Long Subtype Name,"{LONG[:500]}",'
        f'"{LONG[:200]}",123456789012,{"N" * 60},,',
        f'Drawn,Thing,"{LONG[:500]}","{LONG[:200]}",2,Ann,A circle,1 50 10 90 50 50 90 10 50',
        f'Broken,Thing,"{"x" * 500}",,,,,',
    ]
    page.get_by_label("Text").fill("\n".join(rows))
    page.get_by_role("button", name="Read it").click()
    page.wait_for_selector("text=3 cards, 3 different")
    page.get_by_role("button", name="Put it on the shelf").click()
    page.wait_for_url("**/print")
    page.emulate_media(media="print")
    assert page.evaluate(CUT_OFF) == []
    assert page.locator(".picture svg").get_attribute("aria-label") == "A circle"
