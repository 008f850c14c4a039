"""The shelf of decks, through lines that type."""

from __future__ import annotations

import pytest
from twisted.internet.defer import maybeDeferred

from tests.evennia.matches import seated
from world.games.dvorak import decks as starters
from world.games.dvorak import formats
from world.games.dvorak.formats import own
from world.hall import aside, deckfolder, library, lobby
from world.records.models import Deck, DeckVersion

PASTE = """cleardeck
loadcard Old Lamp/T/The room is lit. ("It hums.")
loadcard Up/Down/A/broken
loadcard Gust/A/Draw 2.
loadcard Gust/A/Draw 2."""


@pytest.fixture(autouse=True)
def no_threads(hall, unbroken, monkeypatch, settings, tmp_path):
    monkeypatch.setattr(aside, "_run", maybeDeferred)
    settings.HALL_DATA = str(tmp_path)


@pytest.fixture
def shelf():
    """The starter decks stand on the shelf."""
    deckfolder.stock()
    return {row.title: row for row in Deck.objects.all()}


def paste(line, text, title=""):
    line.type(f"deck import {title}")
    for each in text.split("\n"):
        line.type(each)
    return line.type(".")


def bring(line, title="Lamps"):
    paste(line, PASTE, title)
    line.type("yes")
    return Deck.objects.get(title=title)


def words(text):
    return " ".join(text.split())


# Bringing one


def test_a_pasted_deck_is_reported_by_line_and_kept_after_a_yes(guest):
    vera = guest("Vera")
    report = words(paste(vera, PASTE, "Lamps"))
    assert "Line 3 left out: Where the type should be stands Down" in report
    assert "Read as mush: 3 cards, 2 different, no special rule; 1 line is left out." in report
    assert "never had the deck's special rules" in report
    assert "Put Lamps on the shelf?" in report
    assert not Deck.objects.filter(title="Lamps").exists()
    assert "stands on the shelf, version 1; you alone see it" in words(vera.type("yes"))
    row = Deck.objects.get(title="Lamps")
    assert (row.cards, row.owner, row.shared) == (3, vera.person.id, False)
    assert [entry.count for entry in library.opened(library.version(row).text).entries] == [1, 2]


def test_after_a_no_nothing_is_kept_and_words_are_commands_again(guest):
    vera = guest("Vera")
    paste(vera, PASTE, "Lamps")
    assert vera.type("no") == "Nothing is kept."
    assert not Deck.objects.filter(owner=vera.person.id).exists()
    assert "Vera" in vera.type("who")


def test_a_paste_of_nothing_readable_says_why_and_keeps_nothing(guest):
    vera = guest("Vera")
    assert "I cannot tell what format that is" in words(paste(vera, "hello\nthere"))
    assert "Vera" in vera.type("who")


def test_a_deck_without_a_title_is_asked_for_one(guest):
    vera = guest("Vera")
    assert "Type the title of the deck" in words(paste(vera, PASTE))
    assert "Lamps by night" in vera.type("Lamps by night")
    assert Deck.objects.get(owner=vera.person.id).title == "Lamps by night"


def test_a_sheet_with_tabs_can_be_pasted(guest):
    vera = guest("Vera")
    paste(vera, "Name\tType\tText\nLamp\tThing\tLit.", "Tabs")
    vera.type("yes")
    (entry,) = library.opened(library.version(Deck.objects.get(title="Tabs")).text).entries
    assert (entry.card.title, entry.card.text) == ("Lamp", "Lit.")


def test_lines_can_be_listed_replaced_deleted_and_put_in(guest):
    vera = guest("Vera")
    vera.type("deck import Lamps")
    for line in PASTE.split("\n"):
        vera.type(line)
    assert "3 loadcard Up/Down/A/broken" in vera.type(".l")
    vera.type(".r 3 loadcard Downup/A/mended")
    vera.type(".d 5")
    vera.type(".i 1 loadcard First/T/")
    assert "There is no such line; the text has 5." in words(vera.type(".d 77"))
    assert "4 cards, 4 different" in words(vera.type("."))
    vera.type("yes")
    titles = [e.card.title for e in library.opened(DeckVersion.objects.get().text).entries]
    assert titles == ["First", "Old Lamp", "Downup", "Gust"]


def test_more_than_a_deck_may_have_is_counted_and_refused_in_words(guest, monkeypatch):
    vera = guest("Vera")
    monkeypatch.setattr("world.hall.pasting.MOST_BYTES", 300)
    assert "a deck has at most" in words(paste(vera, "\n".join([PASTE] * 5), "Big"))
    assert not Deck.objects.exists()


# The shelf


def test_a_private_deck_is_its_owners_alone_until_it_is_shared(guest):
    vera, anna = guest("Vera"), guest("Anna")
    row = bring(vera)
    assert "There is no deck" in anna.type(f"deck {row.pk}")
    assert "Lamps" not in anna.type("deck")
    assert "yours, private" in words(vera.type("deck"))
    assert "is not yours to change" not in words(vera.type(f"deck share {row.pk}"))
    assert "Lamps: 3 cards, -, of Vera" in words(anna.type("deck"))
    assert "1. Old Lamp, Thing" in anna.type(f"deck {row.pk}")
    assert "It hums." in anna.type(f"deck {row.pk} old lamp")
    assert "is not yours to change" in words(anna.type(f"deck private {row.pk}"))


def test_decks_are_found_by_words_of_their_cards(guest, shelf):
    vera = guest("Vera")
    assert "The Night Market" in vera.type("deck search GOOSE ribbon")
    assert "Found: no deck" in vera.type("deck search zeppelin")


def test_a_new_version_stands_beside_the_old_one_and_an_old_one_can_come_back(guest):
    vera = guest("Vera")
    row = bring(vera)
    vera.type(f"deck edit {row.pk}")
    listed = vera.type(".l")
    at = next(line.split()[0] for line in listed.splitlines() if "Old Lamp" in line)
    vera.type(f'.r {at} title = "New Lamp"')
    vera.type(".")
    assert "version 2" in vera.type("yes")
    assert "New Lamp" in vera.type(f"deck {row.pk}")
    told = words(vera.type(f"deck versions {row.pk}"))
    assert "Lamps has 2 versions" in told and "1. 3 cards, by Vera" in told
    assert "version 3" in vera.type(f"deck restore {row.pk} 1")
    assert "Old Lamp" in vera.type(f"deck {row.pk}")
    assert "says just that already" in words(vera.type(f"deck restore {row.pk} 3"))


def test_decks_are_copied_merged_and_left_without_some_peoples_cards(guest, shelf):
    vera = guest("Vera")
    one, two = (shelf[starters.starter(name).title] for name in starters.STARTERS[:2])
    vera.type(f"deck copy {one.pk} = Mine")
    assert Deck.objects.get(title="Mine").cards == one.cards
    vera.type(f"deck merge {one.pk} and {two.pk} = Both")
    both = Deck.objects.get(title="Both")
    assert both.cards == one.cards + two.cards
    row = bring(vera)
    vera.type(f"deck merge {row.pk} {one.pk} = Three")
    three = Deck.objects.get(title="Three")
    told = words(vera.type(f"deck without {three.pk} Nobody = X"))
    assert "Its authors: The Fool & Composer" in told
    vera.type(f"deck without {three.pk} the fool & composer = Rest")
    assert Deck.objects.get(title="Rest").cards == 3


def test_a_deck_is_given_away_and_taken_off_the_shelf_when_said_twice(guest):
    vera, anna = guest("Vera"), guest("Anna")
    row = bring(vera)
    vera.type(f"deck give {row.pk} to Anna")
    assert "Vera gives you deck" in anna.read()
    assert "for good" in words(anna.type(f"deck drop {row.pk}"))
    assert "off the shelf" in words(anna.type(f"deck drop {row.pk} yes"))
    assert not Deck.objects.filter(pk=row.pk).exists() and not DeckVersion.objects.exists()


@pytest.mark.parametrize("form", formats.FORMATS)
def test_a_deck_goes_out_in_every_format(guest, shelf, form):
    vera = guest("Vera")
    row = shelf["The Night Market"]
    text = vera.type(f"deck export {row.pk} {form}")
    assert "Goose on a Ribbon" in text
    if form == "toml":
        assert text.strip() == own.write(starters.starter("night_market")).strip()


def test_words_after_deck_that_mean_nothing_are_told_what_there_is(guest):
    vera = guest("Vera")
    assert "deck and one of list, search" in words(vera.type("deck frobnicate"))


def test_a_format_that_is_none_is_refused_with_those_there_are(guest, shelf):
    vera = guest("Vera")
    told = words(vera.type(f"deck export {shelf['The Night Market'].pk} pdf"))
    assert "pdf is no format I write. I write toml, wiki" in told


# The operator's folder


def test_files_of_the_folder_come_to_the_shelf_and_bad_ones_are_left_out(guest, tmp_path):
    place = deckfolder.folder()
    place.joinpath("lamps_by_day.txt").write_text("loadcard Lamp/T/Lit.\n", encoding="utf-8")
    place.joinpath("bad.csv").write_text("title,count\nLamp,many\n", encoding="utf-8")
    told = []
    deckfolder.stock().addCallback(told.append)
    assert told == [{"new": len(starters.STARTERS) + 1, "wrong": 1}]
    row = Deck.objects.get(title="lamps by day")
    assert (row.shared, row.owner) == (True, None)
    place.joinpath("lamps_by_day.txt").write_text("loadcard Lamp/T/Out.\n", encoding="utf-8")
    deckfolder.stock().addCallback(told.append)
    assert told[1] == {"new": 1, "wrong": 1}
    row.refresh_from_db()
    assert row.version == 2


# At a table


def test_a_deck_ordered_before_the_deal_is_played_at_once(guest, shelf):
    vera, anna = guest("Vera"), guest("Anna")
    row = bring(vera)
    vera.type("table new dvorak seats=2")
    vera.type("sit")
    assert "puts a deck on the table: The Night Market" in words(
        vera.type(f"deck load {shelf['The Night Market'].pk}")
    )
    vera.type(f"deck load {row.pk}")
    table = lobby.table_here(vera.person)
    lobby.sit(anna.person, table)
    vera.type("ready")
    anna.type("ready")
    state = table.controller.match.state
    assert state.phase == "playing"
    assert len(state.cards) == shelf["The Night Market"].cards + 3
    assert {card.title for card in state.cards.values()} >= {"Old Lamp", "Goose on a Ribbon"}
    assert [rule.card.title for rule in state.rules] == ["Stalls", "Closing Time"]


def test_while_cards_are_made_the_host_loads_so_many_at_random(guest, shelf):
    vera, anna = guest("Vera"), guest("Anna")
    table = seated(vera, anna, options={"deck": "none", "building": "yes"}, game="dvorak")
    number = shelf["The Night Market"].pk
    assert "from 1 to 37" in words(vera.type(f"deck load {number} 38"))
    assert "The Night Market: 10 cards" in words(vera.type(f"deck load {number} 10"))
    assert len(table.controller.match.state.cards) == 10
    assert "host" in words(anna.type(f"deck load {number}"))
    vera.type(f"deck drop {number} yes")
    assert len(table.controller.match.state.cards) == 10


def test_a_match_keeps_its_cards_when_the_deck_changes_or_goes(guest):
    vera, anna = guest("Vera"), guest("Anna")
    table = seated(vera, anna, options={"deck": "none", "building": "yes"}, game="dvorak")
    row = bring(vera)
    vera.type(f"deck load {row.pk}")
    before = dict(table.controller.match.state.cards)
    vera.type(f"deck drop {row.pk} yes")
    assert dict(table.controller.match.state.cards) == before
    assert len(before) == 3


def test_a_deck_cannot_be_loaded_at_a_table_of_durak(guest, shelf):
    vera, anna = guest("Vera"), guest("Anna")
    seated(vera, anna)
    told = vera.type(f"deck load {shelf['The Night Market'].pk}")
    assert "Decks are for tables of Dvorak" in words(told)


# After a game


def written_and_won(vera, anna):
    """A game in which Vera and Anna each wrote a card, and which Vera then claimed to have won."""
    seated(vera, anna, options={"deck": "none", "building": "yes"}, game="dvorak")
    vera.type("propose/12 Sun = It shines.")
    anna.type("y")
    anna.type("propose Moon = Draw 2.")
    vera.type("y")
    vera.type("start")
    vera.type("claim")
    anna.read()
    return words(anna.type("y"))


def test_new_cards_are_kept_on_the_wall_when_more_than_half_vote_for_them(guest):
    vera, anna = guest("Vera"), guest("Anna")
    assert "2 new cards were written in this game" in written_and_won(vera, anna)
    assert "1. Sun, by Vera: 0 votes." in vera.type("keep")
    assert "Vera votes to keep Sun and Moon" in words(vera.type("keep 1 2"))
    assert not Deck.objects.filter(source="gallery").exists()
    assert "Kept on the wall, deck" in anna.type("keep 2")
    assert "2. Moon, by Anna: kept." in anna.type("keep")
    wall = Deck.objects.get(source="gallery")
    assert wall.shared and wall.owner is None
    (entry,) = library.opened(library.version(wall).text).entries
    assert (entry.card.title, entry.card.creator) == ("Moon", "Anna")
    anna.type("keep 1")
    kept = library.opened(library.version(Deck.objects.get(source="gallery")).text)
    assert [entry.card.title for entry in kept.entries] == ["Moon", "Sun"]


def test_who_did_not_play_and_who_names_no_card_of_it_keeps_nothing(guest):
    vera, anna, olga = guest("Vera"), guest("Anna"), guest("Olga")
    written_and_won(vera, anna)
    olga.type("watch 1")
    assert "Only those who played" in words(olga.type("keep 1"))
    assert "There is no such card" in words(vera.type("keep 3"))
    assert not Deck.objects.filter(source="gallery").exists()
