"""Decks go out of the hall and come back; whatever comes in, nothing breaks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from world.games.dvorak import decks, formats
from world.games.dvorak.deck import MOST_BYTES, MOST_CARDS, Deck, Entry
from world.games.dvorak.definitions import Definition, problem
from world.games.dvorak.formats import own

WORDS = st.text(st.characters(codec="utf-8"), max_size=40).map(
    lambda text: " ".join("".join(filter(str.isprintable, text)).split())
)
TITLES = WORDS.map(lambda text: f"{text} x".strip())
LINES = st.lists(WORDS, max_size=4).map(lambda lines: "\n".join(lines).strip())
POINTS = st.lists(st.tuples(st.integers(0, 100), st.integers(0, 100)), min_size=1, max_size=4)
STROKE = st.tuples(st.integers(0, 4), POINTS).map(lambda s: (s[0], *(n for xy in s[1] for n in xy)))
ART = st.lists(st.text("/\\|_ox .'\"", max_size=28), max_size=10).map(
    lambda lines: "\n".join(line.rstrip() for line in lines).strip("\n").rstrip()
)


@st.composite
def cards(draw):
    drawn = draw(st.booleans())
    return Definition(
        title=draw(TITLES),
        type=draw(st.sampled_from(["Thing", "Action", "Thing - Light", "Location", "Věc + Lampa"])),
        text=draw(LINES),
        effects=draw(LINES),
        flavour=draw(WORDS),
        corner=draw(st.sampled_from(["", "2", "½"])),
        colour=draw(st.sampled_from(["", "006", "red"])),
        creator=draw(WORDS),
        art=draw(ART) if drawn else "",
        strokes=tuple(draw(st.lists(STROKE, max_size=3))) if drawn else (),
        alt=draw(TITLES) if drawn else "",
        stays=draw(st.sampled_from([None, True, False])),
    )


@st.composite
def written(draw):
    rules = [Definition(draw(TITLES), "Rule", draw(LINES)) for _ in range(draw(st.integers(0, 2)))]
    return Deck(
        title=draw(WORDS),
        designers=tuple(filter(None, draw(st.lists(WORDS, max_size=3)))),
        theme=draw(WORDS),
        licence=draw(st.sampled_from(["", "CC0-1.0"])),
        types=tuple(rules[:1]),
        rules=tuple(rules[1:]),
        entries=tuple(
            Entry(card, draw(st.integers(1, 4)))
            for card in draw(st.lists(cards(), min_size=1, max_size=4))
        ),
    )


# Out and back


@given(written())
@settings(max_examples=150, deadline=None)
def test_our_own_format_loses_nothing_and_is_the_same_to_the_byte(deck):
    text = own.write(deck)
    reading = formats.read(text.encode())
    assert (reading.format, reading.faults, reading.losses) == ("toml", (), ())
    assert reading.deck == deck
    assert own.write(reading.deck) == text


@given(written())
@settings(max_examples=100, deadline=None)
def test_a_sheet_loses_only_what_is_said_of_the_whole_deck(deck):
    reading = formats.read(formats.write(deck, "csv")[0], "csv")
    assert reading.faults == ()
    got = reading.deck
    assert (got.types, got.rules, got.entries) == (deck.types, deck.rules, deck.entries)


@given(written())
@settings(max_examples=100, deadline=None)
def test_a_wiki_page_keeps_every_word_of_every_card(deck):
    reading = formats.read(formats.write(deck, "wiki")[0], "wiki")
    assert reading.faults == ()
    kept = ("title", "type", "text", "effects", "flavour", "corner", "colour")
    wanted = [tuple(getattr(card, name) for name in kept) for card in deck.cards]
    got = [tuple(getattr(card, name) for name in kept) for card in reading.deck.cards]
    assert sorted(got) == sorted(wanted)
    assert [law.title for law in reading.deck.laws] == [law.title for law in deck.laws]


@pytest.mark.parametrize("form", ["mush", "dvorax", "lackey"])
@pytest.mark.parametrize("name", decks.STARTERS)
def test_a_starter_deck_comes_back_from_the_old_engines_with_title_text_and_flavour(form, name):
    deck = decks.starter(name)
    text, lost = formats.write(deck, form)
    reading = formats.read(text)
    assert reading.format == form and reading.faults == () and "rules" in lost
    got = {card.title: card for card in reading.deck.cards}
    assert reading.deck.size == deck.size
    for card in deck.cards:
        said = "\n".join(filter(None, (card.text, card.effects)))
        assert (got[card.title].text, got[card.title].flavour) == (said, card.flavour)
        assert form == "mush" or got[card.title].type == card.type
    assert "rules-missing" in {loss.code for loss in reading.losses}


# The wiki, by the rules of its parsers

LAMP = "{{Card|title=Lamp|type=Thing - Light|text=All may see the top card.<br>'''Action:''' Draw."
LAMP += "|flavortext=Hm.|cornervalue=2|bgcolor=006|creator=Ann}}"


def wiki(text):
    reading = formats.read(text, "wiki")
    return [card for card in reading.deck.cards], reading


def test_a_card_of_the_wiki_is_read_field_by_field():
    (card,), reading = wiki(LAMP)
    assert card == Definition(
        "Lamp",
        "Thing - Light",
        "All may see the top card.\nAction: Draw.",
        flavour="Hm.",
        corner="2",
        colour="006",
        creator="Ann",
    )
    assert reading.faults == reading.losses == ()


@pytest.mark.parametrize(
    ("source", "title", "text"),
    [
        ("{{card\n| title = Gust \n| text = a=b\n}}", "Gust", "a=b"),
        ("{{Template:Card|title=A1|title=B2|text=x|stray|wild=y}}", "B2", "x"),
        ("{{Card|title=C3|text=[[Page|two|words]]}}", "C3", "two|words"),
        ("{{Card|title=D4|text=FILL <object> now}}", "D4", "FILL <object> now"),
        ("{{Card|title=E5|text='''''bold''''' <font color=red>red</font>}}", "E5", "bold red"),
        ("{{Card|title=F6|text=1 &lt; 2 &amp; [http://x.org there]}}", "F6", "1 < 2 & there"),
        ("{{card|title=lost {{Card|title=G7|text=found}}", "G7", "found"),
        ("<!-- {{Card|title=blank}} -->{{Card|title=H8|text=kept}}", "H8", "kept"),
        ("{{Card|title=I9|text=see{{!}}saw}}", "I9", "see|saw"),
    ],
)
def test_the_wikis_own_rules_of_parsing_hold(source, title, text):
    (card,), _ = wiki(source)
    assert (card.title, card.text) == (title, text)


def test_a_card_with_a_template_in_it_is_none_and_is_reported_by_line():
    found, reading = wiki("\n\n{{Card|title=X|text={{Other}}}}\n{{Card|title=Y}}")
    assert [card.title for card in found] == ["Y"]
    assert [(fault.line, fault.reason.code) for fault in reading.faults] == [(3, "deck-card-open")]


def test_a_signature_is_cut_to_the_name_and_a_picture_is_said_to_be_lost():
    source = "{{Card|title=Z|image=z.png|creator=[[User:Ann|Ann]] ([[User talk:Ann|talk]]) "
    (card,), reading = wiki(source + "12:01, 3 May 2009 (UTC)}}")
    assert card.creator == "Ann"
    assert [(loss.code, loss.args["name"]) for loss in reading.losses] == [("picture", "z.png")]


def test_infobox_subpages_and_special_rules_of_a_page_are_read():
    page = (
        "{{Infobox|title=Lamps|designer=[[User:Ann|Ann]]|designer2=Bob|players=2-4}}\n"
        "{{Subpage || hide = true | page=Cards 1-100 }}\n"
        "==Special Rules==\n===Light Rule===\nHand limit 7 for everyone.\n"
        "===Dark Rule===\nNobody may draw.\n==Card List==\nNot a rule.\n" + LAMP
    )
    _, reading = wiki(page)
    assert (reading.deck.title, reading.deck.designers) == ("Lamps", ("Ann", "Bob"))
    assert [(law.title, law.text) for law in reading.deck.laws] == [
        ("Light Rule", "Hand limit 7 for everyone."),
        ("Dark Rule", "Nobody may draw."),
    ]
    assert [(loss.line, loss.code, loss.args) for loss in reading.losses] == [
        (2, "subpage", {"page": "Cards 1-100"})
    ]


def test_a_special_rule_too_long_for_a_card_becomes_several():
    words = "All players sing together. " * 40
    _, reading = wiki(f"==Special Rules==\n===Song===\n{words}\n==Cards==\n{LAMP}")
    titles = [law.title for law in reading.deck.laws]
    assert titles == ["Song (1)", "Song (2)", "Song (3)"]
    assert " ".join(law.text for law in reading.deck.laws) == words.strip()


# The old engines' lines, and sheets


def test_which_form_a_paste_has_is_decided_once_by_most_of_its_lines():
    dvorax = "loadcard hb/Lamp/Thing - Light/Lit.\nloadcard hw/A/B/C\nloadcard hr/Gust/Action/Blow."
    reading = formats.read(dvorax)
    assert reading.format == "dvorax"
    assert [card.type for card in reading.deck.cards] == ["Thing - Light", "B", "Action"]
    plain = "loadcard Lamp/T/Lit/unlit.\nloadcard Gust/A/Blow.\nloadcard Up/Down/A/x"
    reading = formats.read(plain)
    assert reading.format == "mush"
    assert [card.text for card in reading.deck.cards] == ["Lit/unlit.", "Blow."]
    assert [(f.line, f.reason.code) for f in reading.faults] == [(3, "loadcard-type")]


def test_copies_are_counted_and_the_decks_last_lines_are_no_cards():
    reading = formats.read("cleardeck\r\nloadcard Base/T/\r\nloadcard Base/T/\r\n@emit loaded\r\n")
    assert [(entry.card.title, entry.count) for entry in reading.deck.entries] == [("Base", 2)]
    assert reading.faults == ()


def test_a_lackey_sheet_may_lack_its_last_tabs():
    text = "Name\tSet\tImageFile\tType\tCornerValue\tText\tFlavorText\tCreator\n"
    text += "Lamp\tlamps\tthing_light\tThing + Light\t2\tLit.  Draw 1.\n"
    text += "No\tx\ty\tThing\t1\tA\tB\tC\tD\n"
    reading = formats.read("\ufeff" + text)
    (entry,) = reading.deck.entries
    assert (entry.card.type, entry.card.text) == ("Thing + Light", "Lit.\nDraw 1.")
    assert [(f.line, f.reason.code) for f in reading.faults] == [(3, "deck-cells")]


def test_what_a_spreadsheet_would_run_is_written_as_text_and_comes_back():
    deck = Deck(entries=(Entry(Definition("=1+1", text="-2 Coin on target")),))
    text, _ = formats.write(deck, "csv")
    assert "'=1+1" in text and "'-2 Coin" in text
    assert formats.read(text).deck == deck


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("title,count\nLamp,1000000000\n", "count-range"),
        ("title,count\nLamp,99999999999999999999\n", "count-range"),
        ("title,count\nLamp,0\n", "count-range"),
        ("title,count\nLamp,-3\n", "deck-number"),
        ("title,type\n,Thing\n", "title-missing"),
        ("title,text\nLamp," + "x" * 501 + "\n", "field-too-long"),
        ("title,strokes,alt\nLamp,0 1 2; x,a lamp\n", "deck-field"),
        ("title,strokes,alt\nLamp," + "0 1 2;" * 60 + ",a lamp\n", "strokes-bad"),
        ("title,strokes\nLamp,0 1 2\n", "alt-missing"),
    ],
)
def test_a_bad_row_is_reported_with_its_number_and_does_not_stop_the_others(text, code):
    reading = formats.read(text + "Sun" + "," * text.partition("\n")[0].count(","))
    assert [(fault.line, fault.reason.code) for fault in reading.faults] == [(2, code)]
    assert [(entry.card.title, entry.count) for entry in reading.deck.entries] == [("Sun", 1)]


# Limits


def test_a_deck_of_more_cards_than_there_may_be_is_refused_whole():
    reading = formats.read("title,count\nLamp,600\nSun,600\n")
    assert reading.refused.code == "deck-too-many" and reading.deck == Deck()


def test_ten_megabytes_are_refused_before_they_are_looked_at():
    reading = formats.read(b"loadcard Lamp/T/x\n" * 600_000)
    assert reading.refused.code == "deck-too-large"
    assert reading.refused.args["most"] * 1024 == MOST_BYTES


def test_a_file_in_another_encoding_is_read_and_the_line_said():
    reading = formats.read("title,text\nSun,x\nCafé,y\n".encode("cp1252"))
    assert [(loss.line, loss.code) for loss in reading.losses] == [(3, "encoding")]
    assert "Café" in {card.title for card in reading.deck.cards}
    assert formats.read("title,text\nCafé,y\n".encode("utf-16")).losses == ()


def test_a_broken_line_of_our_own_format_costs_one_card_only():
    text = 'format = 1\n[[card]]\ntitle = "A1"\n[[card]]\ntitle = B2\n[[card]]\ntitle = "C3"\n'
    reading = formats.read(text)
    assert [card.title for card in reading.deck.cards] == ["A1", "C3"]
    assert [(f.line, f.reason.code) for f in reading.faults] == [(5, "deck-toml")]


@pytest.mark.parametrize("form", formats.FORMATS)
def test_a_thousand_cards_are_read(form):
    entries = tuple(
        Entry(Definition(f"Lamp {n}", "Thing - Light", "Draw 2. " * 8, flavour=f"It hums {n}."))
        for n in range(MOST_CARDS)
    )
    text, _ = formats.write(Deck("Lamps", entries=entries), form)
    assert formats.read(text).deck.size == MOST_CARDS


# Anything


PIECES = st.sampled_from(
    "{{Card| | title= }} {{ [[ ]] <!-- --> ''' <br> == Rules loadcard / T A hb %r \\ [[card]] "
    '[deck] format = 1 " \'\'\' """ \t , ; \n \r\n \x00 \ufeff \u202e'
    " 999999999999 title,type,count "
    "Name\tType &#0; &lt; <b> [http:// {| count strokes #".split(" ")
)


@given(
    st.lists(st.one_of(PIECES, st.text(max_size=12)), max_size=60).map("".join),
    st.sampled_from(["", *formats.FORMATS]),
)
@settings(max_examples=500, deadline=None)
def test_any_text_in_any_format_gives_a_report_and_only_whole_cards(text, form):
    reading = formats.read(text, form)
    assert (reading.refused is None) or reading.deck == Deck()
    for card in (*reading.deck.cards, *reading.deck.laws):
        assert problem(card) is None


@given(st.binary(max_size=300), st.sampled_from(["", *formats.FORMATS]))
@settings(max_examples=200, deadline=None)
def test_any_bytes_in_any_format_give_a_report(raw, form):
    reading = formats.read(raw, form)
    assert reading.refused is not None or reading.deck.size or reading.deck.laws


@pytest.mark.parametrize(
    "text",
    ["{{" * 100_000, "{{card|" * 30_000, "<!--" * 60_000, "[" * 200_000, "[[card]]\n" * 28_000,
     "{{card|title=" + "<b>" * 80_000 + "}}", "a.b=" * 60_000, '"' * 200_000, "%r" * 100_000,
     "{{card|title=A|text=" + "<ref name=" * 380 + "}}", "(\"" * 100_000, "=" * 200_000,
     "loadcard A/T/" + " " * 200_000 + "x", "\n" * 250_000, "a\tb\n" * 50_000],
    ids=range(15),
)  # fmt: skip
@pytest.mark.parametrize("form", formats.FORMATS)
def test_text_made_to_hurt_is_read_to_its_end(text, form):
    reading = formats.read(text, form)
    assert reading.refused is not None or reading.deck.size
