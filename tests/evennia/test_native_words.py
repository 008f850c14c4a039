"""Words of every shipped language: each command has some, none means two things, all work."""

from __future__ import annotations

import itertools
import textwrap

import pytest

from commands import default_cmdsets, reading, words
from commands.command import HallCommand
from tests import manual
from tests.evennia.matches import seated
from world.cards import ALL_CARDS
from world.cards.reading import plain, read_card
from world.engine import registry
from world.engine.protocol import Unreadable
from world.games.dvorak import nativewords
from world.hall import helpdesk, lobby
from world.render import cardwords, tables
from world.render.face import LANGUAGES, Face

IN_STUDIES = {"next", "back", "first", "step"}

AT_DOOR = {"invitation", "recover", "forgot"}

SIGNS = {"l", "p", "?", '"', ":", ";"}
"""Short forms; they are the same for everybody."""

ENGLISH_ONLY = {"commands.staff", "commands.rescue", "commands.programs"}
"""Where the tools of those who keep the hall lie, and what programs type."""

OLD_ENGINES = {
    "drawvis",
    "loaddeck",
    "loadcard",
    "cleardeck",
    "givething",
    "shufcard",
    "viewhand",
}
"""Words kept for those who know them from there."""


def placed():
    """Every command a person can type somewhere, but those of staff and of a game."""
    sets = default_cmdsets
    every = {
        *sets.PREFERENCES,
        *sets.DOOR,
        *sets.LINE,
        *sets.CharacterCmdSet.commands_here,
        *manual.AT_TABLES,
    }
    ours = {one for one in every if issubclass(one, HallCommand)}
    ours = {one for one in ours if one.__module__ not in ENGLISH_ONLY}
    return {one for one in ours if not one.key.startswith("__") and one.key not in SIGNS}


def test_every_command_has_a_word_in_every_language():
    named = {command.key for command in placed()}
    assert len(named) > 70 and named <= set(words.COMMANDS)
    for table in (words.COMMANDS, words.ARGUMENTS):
        assert all(len(entry) == len(words.LANGUAGES) and all(entry) for entry in table.values())
    assert words.LANGUAGES == LANGUAGES[1:] == nativewords.LANGUAGES


def test_every_word_that_is_listed_belongs_to_a_command():
    known = {name for command in placed() for name in (command.key, *command.aliases)}
    assert set(words.COMMANDS) - IN_STUDIES <= known


@pytest.mark.parametrize("table", [words.COMMANDS, words.ARGUMENTS])
def test_no_native_word_means_two_things_or_something_else_in_english(table):
    meanings = [
        (plain(one), word)
        for word, entry in table.items()
        for one in {plain(o) for said in entry for o in words.spoken(said)}
    ]
    spelled = [one for one, _ in meanings]
    assert sorted({one for one in spelled if spelled.count(one) > 1}) == []
    english = {name for command in placed() for name in (command.key, *command.aliases)}
    english = {name for name in english if not words.is_native(name)}
    assert english & set(spelled) == set()


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_a_word_of_the_hall_is_no_other_word_of_a_game(game):
    of_game = {plain(o): verb for verb, more in game.verbs.items() for o in (verb, *more)}
    others = {
        plain(o): word
        for word, (aliases, _) in tables.readings(game.key).items()
        for o in (word, *aliases)
    }
    assert of_game.keys() & others.keys() == set()
    for word, entry in words.COMMANDS.items():
        for one in (o for said in entry for o in words.spoken(said)):
            meant = of_game.get(plain(one)) or others.get(plain(one))
            # A word both have hands on to the game, where an English one does too.
            assert meant is None or meant == of_game.get(word) or meant == word, (one, meant)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_every_act_of_a_game_has_a_word_in_every_language_and_no_word_two_acts(game):
    spelled = [
        plain(o) for verb, more in game.verbs.items() for o in {plain(m) for m in (verb, *more)}
    ]
    assert sorted({one for one in spelled if spelled.count(one) > 1}) == []
    for verb, more in game.verbs.items():
        if verb not in OLD_ENGINES:
            assert any("а" <= word[0] <= "я" for word in more), verb
            assert any("\u0620" <= word[0] <= "\u06ff" for word in more), verb
            assert sum(word[0] < "\u0400" for word in more) >= 1, verb


def test_dvoraks_little_words_mean_one_thing_each():
    spelled = [
        (plain(one), english)
        for english in nativewords.OTHERS
        for one in {plain(o) for o in nativewords.words(nativewords.OTHERS, english)}
    ]
    ones = [one for one, _ in spelled]
    assert sorted({one for one in ones if ones.count(one) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_as_it_is_said(language):
    for code, form in itertools.product(ALL_CARDS, ("", *cardwords.FORMS)):
        said = cardwords.card(Face("speech", language), code, form)
        assert read_card(said) == code, said
        assert read_card(plain(said)) == code, said


@pytest.fixture
def not_known(monkeypatch):
    found = []
    monkeypatch.setattr(HallCommand, "unknown", lambda self: found.append(self.raw_string))
    return found


def test_every_word_is_understood_in_the_hall_however_it_is_spelled(line, guest, not_known):
    inside = guest("Anna")
    at_table = {command.key for command in manual.AT_TABLES}
    for word in sorted(set(words.COMMANDS) - at_table - IN_STUDIES):
        for one in words.native(word):
            if inside.person is None:  # the word before was to leave
                inside = guest()
            here = line() if word in AT_DOOR else inside
            here.type(one.upper())
    assert not_known == []


def test_every_reading_word_is_understood_at_the_tables(guest, not_known, at_once):
    for game in ("durak", "dvorak"):
        anna = guest(f"Anna{game}")
        seated(anna, guest(f"Boris{game}"), game=game)
        for command in manual.AT_TABLES:
            for one in words.native(command.key):
                assert anna.type(one), one
    assert not_known == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("помощь подкинуть", "Attack"),
        ("помощь дурак", "Durak"),
        ("nápověda přihodit", "Attack"),
        ("pomoc stůl", "Open a table"),
        ("مساعدة دوراك", "Durak"),
        ("стол новый дурак", "Durak"),
        ("stůl nový durák", "Durak"),
        ("طاولة جديدة دوراك", "Durak"),
        ("стиль речь", "speech"),
        ("styl rec", "speech"),
        ("أسلوب كلام", "speech"),
        ("зал выкл", "no longer"),
        ("столы дурак", "No table is open"),
    ],
)
def test_words_after_a_command_may_be_in_its_language_too(guest, typed, answer):
    assert answer in guest("Vera").type(typed)


@pytest.mark.parametrize(
    ("offer", "agree"),
    [
        ("предлагаю ничью", "согласна"),
        ("nabízím remízu", "hlasovat ano"),
        ("أعرض تعادل", "صوت نعم"),
    ],
)
def test_a_draw_is_offered_and_accepted_in_any_language(guest, offer, agree):
    anna, boris = guest("Anna"), guest("Boris")
    table = seated(anna, boris)
    anna.type(offer)
    boris.type(agree)
    assert not table.controller.playing


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("сыграть 1 на Boris", "play 1 on Boris"),
        ("zahrát 1 na Boris", "play 1 on Boris"),
        ("العب 1 على Boris", "play 1 on Boris"),
        ("взять 2", "draw 2"),
        ("líznout 1 pro Boris", "draw 1 for Boris"),
        ("переместить рука 1 в сброс", "move hand 1 to discard"),
        ("přesunout ruka 1 do odhozu", "move hand 1 to discard"),
        ("انقل يدي 1 إلى المهملات", "move hand 1 to discard"),
        ("жетон 3 Злато на мне", "token 3 Злато on me"),
        ("состояние дождь вкл", "state дождь on"),
        ("stav dést vyp", "state dést off"),
        ("предложить Рука = В руке 7 карт.", "propose Рука = В руке 7 карт."),
        ("konec", "end"),
        ("قص", None),
    ],
)
def test_a_line_of_dvorak_is_read_in_any_language_as_in_english(guest, at_once, typed, english):
    anna = guest("Anna")
    table = seated(anna, guest("Boris"), game="dvorak")
    game, view = table.controller.game, table.controller.view(0)
    if english is None:
        with pytest.raises(Unreadable):
            game.parse(view, typed)
    else:
        assert game.parse(view, typed) == game.parse(view, english)


PAGES = {
    (language, topic): text
    for language in words.LANGUAGES
    for topic, text in manual.pages(language).items()
}


def test_every_language_has_the_help_one_needs_to_play():
    for language in words.LANGUAGES:
        assert {"welcome", "durak", "dvorak", "words"} <= set(manual.pages(language))


@pytest.mark.parametrize("page", PAGES, ids="-".join)
def test_a_page_in_another_language_has_the_form_of_all_and_is_one_screen(page):
    text, (language, _) = PAGES[page], page
    usage, example, see = (f"{heading}:" for heading in manual.HEADINGS[language])
    parts = [text.find(part) for part in (f"{usage}\n  ", f"{example}\n  ", f"{see} ")]
    assert text.startswith("# ") and -1 not in parts and parts == sorted(parts)
    rows = text.strip().split("\n")
    assert sum(max(1, len(textwrap.wrap(row, 80))) for row in rows) <= 24
    assert all(len(word) <= 38 for word in text.split())


@pytest.mark.parametrize("page", PAGES, ids="-".join)
def test_where_a_page_in_another_language_leads_there_is_a_page(page):
    for further in manual.see_also(PAGES[page]):
        topic = reading._topic(page[0], further)
        found = helpdesk.page(page[0], topic) or reading.every_command().get(topic)
        assert found, further


@pytest.mark.parametrize("page", PAGES, ids="-".join)
def test_every_line_a_page_in_another_language_says_to_type_is_understood(
    guest, at_once, not_known, page
):
    usage, example, _ = manual.HEADINGS[page[0]]
    anna, boris = guest("Anna"), guest("Boris")
    if page[1] in ("durak", "dvorak"):
        seated(anna, boris, game=page[1])
    for line in manual.part(PAGES[page], usage) + manual.part(PAGES[page], example):
        here = (
            anna if lobby.seat_of(anna.person) and registry.find(line.split()[-1]) is None else None
        )
        for typed in manual.typed(line, SAID):
            (here or guest()).type(typed)
    assert not_known == []


SAID = {
    "карта": "туз пик",
    "karta": "pikové eso",
    "ورقة": "آس بستوني",
    "слово": "играть",
    "slovo": "hrát",
    "كلمة": "العب",
}
"""What stands for a blank of a page."""


LISTING = [page for page in PAGES if page[1] != "welcome"]


@pytest.mark.parametrize("page", LISTING, ids="-".join)
def test_every_word_a_page_in_another_language_lists_is_one(page):
    known = {plain(name) for name in reading.every_command()}
    for game in registry.games():
        known |= {plain(o) for verb, more in game.verbs.items() for o in (verb, *more)}
        known |= {
            plain(o)
            for word, (aliases, _) in tables.readings(game.key).items()
            for o in (word, *aliases)
        }
    listed = manual.listed(PAGES[page], every=page[1] == "words")
    assert len(listed) > 4
    for words_ in listed:
        first = words_.split("/")[0]
        assert plain(words_.split()[0]) in known or read_card(first), words_
