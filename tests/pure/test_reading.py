"""Cards as people of four languages type them."""

from __future__ import annotations

import pytest

from world.cards import ALL_CARDS, JOKERS, RANKS, SUITS
from world.cards.reading import MOST_WORDS, pieces, read_card

EN_RANKS = "two three four five six seven eight nine ten jack queen king ace".split()
EN_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RU_RANKS = (
    "двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка "
    "валет дама король туз"
).split()
RU_SUITS = {"C": "треф", "D": "бубен", "H": "червей", "S": "пик"}
CS_RANKS = (
    "dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král eso"
).split()
CS_SUITS = {"C": "křížová", "D": "kárová", "H": "srdcová", "S": "piková"}
AR_RANKS = "اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة جاك كوين كينج آس".split()
AR_SUITS = {"C": "السباتي", "D": "الديناري", "H": "الكوبة", "S": "البستوني"}


def spellings():
    """(words, code) for every card in every language and form."""
    for place, name in enumerate(RANKS):
        for letter in SUITS:
            code = name + letter
            symbol = "♣♦♥♠"["CDHS".index(letter)]
            for words in (
                code,
                code.lower(),
                letter.lower() + name.lower(),
                f"{name}{symbol}",
                f"{symbol}{name.lower()}",
                f" {name} {letter} ",
                f"{EN_RANKS[place]} of {EN_SUITS[letter]}",
                f"the {EN_RANKS[place].upper()} {EN_SUITS[letter]}",
                f"{RU_RANKS[place]} {RU_SUITS[letter]}",
                f"{CS_SUITS[letter]} {CS_RANKS[place]}",
                f"{AR_RANKS[place]} {AR_SUITS[letter]}",
            ):
                yield words, code


def test_every_card_reads_in_every_language_and_form():
    wrong = [(w, code, read_card(w)) for w, code in spellings() if read_card(w) != code]
    assert wrong == []


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Вп", "JS"),
        ("10ч", "10H"),
        ("дб", "QD"),
        ("тк", "AC"),
        ("пиковую даму", "QS"),
        ("семеркой пик", "7S"),
        ("туза крестей", "AC"),
        ("королём червей", "KH"),
        ("srdcového krále", "KH"),
        ("sedm pik", "7S"),
        ("esem srdcovým", "AH"),
        ("٧♠", "7S"),
        ("١٠ ديناري", "10D"),
        ("ملك القلوب", "KH"),
        ("7♠️", "7S"),
        ("ts", "10S"),
        ("７Ｓ", "7S"),
    ],
)
def test_other_ways_people_have(words, code):
    assert read_card(words) == code


@pytest.mark.parametrize("words", ["*r", "*R", "red joker", "Joker red", "красный джокер"])
def test_the_red_joker(words):
    assert read_card(words) == "*R"


@pytest.mark.parametrize("words", ["*b", "black joker", "černý žolík", "الجوكر الأسود"])
def test_the_black_joker(words):
    assert read_card(words) == "*B"


@pytest.mark.parametrize(
    "words", ["", " ", "7", "spades", "1s", "11s", "7x", "hello", "7s 8s", "s", "of", "*x", "joker"]
)
def test_what_is_no_single_card_is_none(words):
    assert read_card(words) is None


def test_every_code_reads_as_itself():
    assert {read_card(code) for code in ALL_CARDS} == set(ALL_CARDS) >= set(JOKERS)


def test_several_cards_ranks_and_places_in_one_line():
    assert [(p.kind, p.value) for p in pieces("10s/7s with #3 queen 12 6")] == [
        ("card", "10S"),
        ("slash", "/"),
        ("card", "7S"),
        ("word", "with"),
        ("number", "3"),
        ("rank", "Q"),
        ("number", "12"),
        ("digits", "6"),
    ]


def test_a_line_longer_than_any_hand_is_refused():
    assert read_card("7s " * (MOST_WORDS + 1)) is None
    with pytest.raises(ValueError):
        pieces("x " * (MOST_WORDS + 1))
