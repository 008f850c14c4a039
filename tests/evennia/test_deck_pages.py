"""Decks through the browser's addresses: written out, brought, laid out for print."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from twisted.internet.defer import maybeDeferred

from server.conf.websocket import LOGGED_IN
from web import printing
from world.games.dvorak import formats
from world.games.dvorak.deck import Deck, Entry
from world.games.dvorak.definitions import Definition
from world.hall import aside, deckfolder, library
from world.records.models import Deck as Row


@pytest.fixture(autouse=True)
def shelf(hall, monkeypatch, settings, tmp_path):
    monkeypatch.setattr(aside, "_run", maybeDeferred)
    settings.HALL_DATA = str(tmp_path)
    deckfolder.stock()


@pytest.fixture
def vera(guest, client):
    """Vera, whose browser is logged in."""
    line = guest("Vera")
    session = client.session
    session[LOGGED_IN] = line.account.id
    session.save()
    client.cookies["sessionid"] = session.session_key
    client.cookies[session_cookie()] = session.session_key
    return line


def session_cookie():
    from django.conf import settings

    return settings.SESSION_COOKIE_NAME


def market():
    return Row.objects.get(title="The Night Market")


@pytest.mark.parametrize(("ending", "form"), [(f.ending, n) for n, f in formats.FORMATS.items()])
def test_a_shared_deck_is_a_file_in_every_format(client, ending, form):
    answer = client.get(f"/deck/{market().pk}.{ending}")
    assert answer.status_code == 200
    assert f"the_night_market.{ending}" in answer["Content-Disposition"]
    assert formats.read(answer.content, form).deck.size == 37


def test_a_private_deck_is_found_by_its_owner_alone(client, vera):
    deck = Deck("Mine", entries=(Entry(Definition("Lamp")),))
    row, _ = library.keep(vera.person, *library.prepared(deck))
    assert client.get(f"/deck/{row.pk}.csv").status_code == 200
    assert client.get(f"/deck/{row.pk}/print").status_code == 200
    client.cookies.clear()
    assert client.get(f"/deck/{row.pk}.csv").status_code == 404
    assert client.get(f"/deck/{row.pk}/print").status_code == 404
    assert client.get(f"/deck/{market().pk}.exe").status_code == 404


def test_a_deck_is_brought_in_two_steps_with_its_report_between(client, vera):
    file = SimpleUploadedFile("lamps.csv", b"title,count\nLamp,3\nSun,many\n")
    answer = client.post("/decks/bring", {"title": "Lamps", "file": file})
    page = answer.content.decode()
    assert "Line 3 left out" in page and "Put it on the shelf" in page
    assert not Row.objects.filter(title="Lamps").exists()
    text = re.search(r'name="text" value="([^"]*)"', page)[1]
    answer = client.post("/decks/bring", {"title": "Lamps", "text": text, "keep": "yes"})
    row = Row.objects.get(title="Lamps")
    assert answer.status_code == 302 and answer["Location"] == f"/deck/{row.pk}/print"
    assert (row.cards, row.owner) == (3, vera.person.id)


def test_what_cannot_be_kept_is_said_in_words(client, vera):
    big = SimpleUploadedFile("big.txt", b"loadcard A/T/x\n" * 20_000)
    assert "a deck has at most 256" in client.post("/decks/bring", {"file": big}).content.decode()
    nothing = client.post("/decks/bring", {"text": "hello", "keep": "yes"}).content.decode()
    assert "cannot tell what format" in nothing
    untitled = client.post("/decks/bring", {"text": "loadcard A/T/x", "keep": "yes"})
    assert "A deck needs a title" in untitled.content.decode()
    assert Row.objects.filter(owner=vera.person.id).count() == 0


def test_strangers_bring_nothing(client):
    page = client.post("/decks/bring", {"text": "loadcard A/T/x", "title": "X", "keep": "yes"})
    assert "Come in first" in page.content.decode()
    assert not Row.objects.filter(title="X").exists()


def test_hostile_titles_and_drawings_are_text_on_the_page(client, vera):
    evil = Definition(
        "<script>alert(1)</script>", text="<b>x</b>", strokes=((0, 1, 2, 3, 4),), alt='"><i>'
    )
    row, _ = library.keep(vera.person, *library.prepared(Deck("</title>x", entries=(Entry(evil),))))
    page = client.get(f"/deck/{row.pk}/print").content.decode()
    assert "<script>alert" not in page and "<b>x</b>" not in page and '"><i>' not in page
    assert "&lt;script&gt;alert(1)" in page


def test_sheets_hold_nine_cards_and_blanks_and_backs_follow(client):
    page = client.get(f"/deck/{market().pk}/print?copies=2&blanks=9&backs=yes").content.decode()
    sheets = page.split('<section class="sheet')[1:]
    assert len(sheets) == 1 + 2 * 10  # the rules; 74 cards and 9 blanks, each page with its backs
    assert sheets[1].count("<article class") == 9 and sheets[2].count('class="card back"') == 9
    assert page.count('class="card empty"') == 9
    assert "Whoever has twelve Coins" in sheets[0]


def test_wishes_that_cannot_be_are_as_usual(client):
    page = client.get(f"/deck/{market().pk}/print?paper=wall&copies=99999&blanks=-1&ink=x")
    assert page.status_code == 200 and 'class="a4"' in page.content.decode()
    page = client.get(f"/deck/{market().pk}/print?paper=letter&copies=9").content.decode()
    assert page.count("<article class") == 37 * printing.MOST_COPIES


def test_cut_marks_stand_where_the_cards_end():
    root = ElementTree.fromstring(printing.marks(210.0, 297.0))
    assert {line.get("x1") for line in root if line.get("x1") == line.get("x2")} == {
        "10.50",
        "73.50",
        "136.50",
        "199.50",
    }
    assert len(root) == 16
