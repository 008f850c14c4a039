"""Faces, phrases, cards in words, and lines."""

from __future__ import annotations

import pytest

from world.cards import ALL_CARDS, DECK_SIZES
from world.cards.reading import read_card
from world.render import cardwords, layout
from world.render.face import LANGUAGES, Face, nearest_language
from world.render.phrases import joined, phrase, say

PLAIN = Face()
SPEECH = Face("speech")


# Faces


@pytest.mark.parametrize(("told", "kept"), [(0, 40), (39, 40), (40, 40), (133, 133), (5000, 200)])
def test_a_width_outside_40_to_200_is_brought_inside(told, kept):
    assert Face(width=told).width == kept


@pytest.mark.parametrize(
    "wrong",
    [{"style": "loud"}, {"language": "tlh"}, {"suits": "runes"}, {"colours": "pink"}],
)
def test_a_face_that_does_not_exist_is_refused(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Face(**wrong)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("cs-CZ", "cs"),
        ("ru_RU.UTF-8", "ru"),
        ("AR", "ar"),
        (" en ", "en"),
        ("de", None),
        ("", None),
    ],
)
def test_a_language_tag_finds_the_nearest_language(tag, language):
    assert nearest_language(tag) == language


# Phrases


def test_a_missing_sentence_is_shown_as_its_key_and_reported_once(catalogue_problems):
    assert [say(PLAIN, "no-such-sentence"), say(PLAIN, "no-such-sentence")] == [
        "no-such-sentence"
    ] * 2
    assert catalogue_problems == ["no sentence 'no-such-sentence' in 'en'"]
    catalogue_problems.clear()


def test_a_missing_variable_is_reported_and_the_sentence_still_said(catalogue_problems):
    assert say(PLAIN, "table-title", table="3") == "Table 3: game."
    assert len(catalogue_problems) == 1 and "table-title" in catalogue_problems[0]
    catalogue_problems.clear()


def test_a_language_without_a_catalogue_of_its_own_speaks_english():
    assert phrase("xx", "you", {}) == "you"


def test_whole_numbers_are_shown_without_grouping():
    assert say(PLAIN, "walk-left", name="A", room=12345) == "A goes to: 12345."


def test_a_list_is_joined_as_the_language_joins_it():
    words = ["a", "b", "c"]
    assert [joined(PLAIN, words[:count]) for count in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert joined(PLAIN, words, "list-or") == "a, b or c"


def test_names_that_look_like_markup_stay_as_they_are():
    name = '{ $x } |r "quoted" \\n %s'
    assert say(PLAIN, "walk-came", name=name) == f"{name} comes in."


# Cards


def test_letters_symbols_and_words():
    assert cardwords.card(PLAIN, "10D") == "10D"
    assert cardwords.card(Face(suits="symbols"), "10D") == "10♦"
    assert cardwords.card(SPEECH, "10D") == "ten of diamonds"
    assert cardwords.card(SPEECH, "*R") == "red joker"
    assert cardwords.card(Face(suits="symbols"), "*B") == "*B"


def test_what_is_no_card_is_shown_as_it_stands():
    assert cardwords.card(SPEECH, "d12") == "d12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_of_its_own_in_every_language(language):
    for form in ("", *cardwords.FORMS):
        spoken = {cardwords.card(Face("speech", language), code, form) for code in ALL_CARDS}
        assert len(spoken) == max(DECK_SIZES)
        assert not any(set(words) & set("{}$*") for words in spoken)


@pytest.mark.parametrize(
    ("colours", "red"), [("four", {"H", "D", "C"}), ("two", {"H", "D"}), ("none", set())]
)
def test_coloured_suits(colours, red):
    face = Face("rich", colours=colours)
    assert {letter for letter in "CDHS" if "\x1b[" in cardwords.card(face, f"7{letter}")} == red


def test_every_colour_is_closed_after_its_card():
    for code in ALL_CARDS:
        shown = cardwords.card(Face("rich", suits="symbols"), code)
        assert shown.count("\x1b[") in (0, 2) and (shown.endswith("\x1b[0m") or "\x1b" not in shown)


def test_no_colour_leaves_rich_style():
    for style in ("plain", "speech", "machine"):
        shown = [cardwords.card(Face(style, colours="four"), code) for code in ALL_CARDS]
        assert not any("\x1b" in text for text in shown)


# Lines


def test_lines_are_wrapped_at_the_width_and_go_on_indented():
    text = layout.block(Face(width=40), ["word " * 20])
    assert all(layout.width(line) <= 40 for line in text.split("\n"))
    assert all(line.startswith("  ") for line in text.split("\n")[1:])


def test_wrapping_twice_changes_nothing():
    face = Face("rich", width=40)
    line = ", ".join(cardwords.card(face, code) for code in sorted(ALL_CARDS))
    once = layout.block(face, [line])
    assert layout.block(face, [once]) == once


def test_colour_codes_take_no_width():
    assert layout.width(cardwords.card(Face("rich"), "7H")) == 2


def test_a_word_longer_than_the_line_is_broken():
    assert all(len(line) <= 40 for line in layout.wrap("x" * 300, 40))


def test_wide_letters_count_double():
    assert all(layout.width(line) <= 40 for line in layout.wrap("日本語 " * 40, 40))


def test_speech_is_never_wrapped_and_has_no_blank_lines():
    assert layout.block(Face("speech", width=40), ["a " * 60, "", " ", "b"]).split("\n") == [
        "a " * 60,
        "b",
    ]


def test_what_belongs_together_is_not_torn_apart():
    text = layout.block(Face(width=40), ["x" * 36 + " 10\u00a0[QC]"])
    assert text == "x" * 36 + "\n  10 [QC]"


def test_clipping_says_that_something_is_left_out():
    assert layout.clip("a long line", 7) == "a lon.."
    assert layout.clip("short", 7) == "short"


def test_columns_fill_the_width_and_are_lines_for_ears():
    items = [f"{number}. act" for number in range(12)]
    assert len(layout.columns(Face(width=40), items)) < 12
    assert layout.columns(SPEECH, items) == items
    assert layout.columns(PLAIN, []) == []


# Right to left


ARABIC = Face(language="ar")


def test_names_and_card_codes_are_isolated_where_the_sentence_runs_the_other_way():
    said = say(ARABIC, "walk-came", name="Bob!")
    assert "\u2068Bob!\u2069" in said and said.count("\u2068") == 1
    assert "\u2068" not in say(ARABIC, "walk-came", name="سلمى")
    assert "\u2068" not in say(PLAIN, "walk-came", name="سلمى")


def test_every_item_of_a_list_is_isolated_by_itself_and_once():
    said = joined(ARABIC, ["7S", "8S"])
    assert said.count("\u2068") == said.count("\u2069") == 2
    assert joined(ARABIC, [said]) == said


def test_a_word_that_is_told_apart_still_chooses_its_sentence():
    assert say(ARABIC, "pile-name", pile="talon") == say(ARABIC, "pile-name", pile="talon").strip()
    assert say(ARABIC, "pile-name", pile="talon") != "talon"


# Languages that inflect


@pytest.mark.parametrize(
    ("language", "form", "spoken"),
    [
        ("ru", "", "семёрка пик, дама червей, туз треф, красный джокер"),
        ("ru", "acc", "семёрку пик, даму червей, туза треф, красного джокера"),
        ("ru", "ins", "семёркой пик, дамой червей, тузом треф, красным джокером"),
        ("cs", "", "piková sedma, srdcová dáma, křížové eso, červený žolík"),
        ("cs", "acc", "pikovou sedmu, srdcovou dámu, křížové eso, červeného žolíka"),
        ("cs", "ins", "pikovou sedmou, srdcovou dámou, křížovým esem, červeným žolíkem"),
        ("ar", "acc", "سبعة بستوني, كوين كوبة, آس سباتي, الجوكر الأحمر"),
    ],
)
def test_cards_are_inflected(language, form, spoken):
    face = Face("speech", language)
    told = [cardwords.card(face, code, form) for code in ("7S", "QH", "AC", "*R")]
    assert ", ".join(told) == spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_heard_can_be_typed(language):
    face = Face("speech", language)
    for form in ("", *cardwords.FORMS):
        for code in ALL_CARDS:
            assert read_card(cardwords.card(face, code, form)) == code


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {1: "1 card,", 2: "2 cards,", 5: "5 cards,"}),
        ("ru", {1: "1 карта", 3: "3 карты", 5: "5 карт", 11: "11 карт", 21: "21 карта"}),
        ("cs", {1: "1 karta", 3: "3 karty", 5: "5 karet"}),
        ("ar", {1: "ورقة واحدة", 2: "ورقتان", 3: "3 أوراق", 11: "11 ورقة", 103: "103 أوراق"}),
    ],
)
def test_counts_have_their_plural_forms(language, counts):
    face = Face("speech", language)
    for count, words in counts.items():
        line = say(
            face,
            "table-seat",
            **{"number": 1, "name": "A", "is": "other", "cards": count, "out": False},
            **{"bot": None, "connected": False, "acts": False, "team": None},
            **{"role": "", "has-role": False},
        )
        assert words.removesuffix(",") in line
