"""Dvorak on the machine interface: every object fits the schema, and no hidden card is in one."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.pure.test_render_wire import check
from tests.rulebook.dvorak_tables import table, workshop
from world.engine.protocol import Resign
from world.games.dvorak import GAME
from world.games.dvorak.actions import Propose
from world.render import sentences, wire
from world.render.face import Face
from world.render.facts import Sitter, TableFacts

FACTS = TableFacts("dvorak", "3", (Sitter("Ann"), Sitter("Ben"), Sitter("Cleo")), "9", 12)
WATCHING = (None, 0, 1, 2)


def full_table():
    """A table where nearly everything there can be is."""
    at = table(
        hands={"A": ["Well/A/draw 3 at start of turn", "Gust/A/draw 1"], "B": "Secret Plan"},
        areas={"A": "Lamp/T/Action: draw 1", "B": "Moon"},
        centre="Docks",
        discard="Ash",
        rules=["hand limit 6 for everyone"],
    )
    at.do("A", "play Well").do("A", "turnover Lamp").do("B", "pile Shop").do("B", "pile Den down")
    at.do("A", "move Moon to Den").do("A", "token 2 Gold on B").do("A", "state rain on")
    at.do("A", "ruling Docks = nobody may win").do("B", "y")
    at.do("A", "propose Sun").do("B", "n").do("C", "propose Star").do("B", "propose Fog")
    return at


@pytest.mark.parametrize("seat", WATCHING)
def test_every_object_fits_the_schema(seat):
    at = full_table()
    for state in (at.state, workshop(3).state, at.do("A", Resign()).do("B", Resign()).state):
        view = GAME.view(state, seat)
        for name, thing in (
            ("Hall.Table", wire.table(view, FACTS)),
            ("Hall.Hand", wire.hand(view, FACTS)),
            ("Hall.Legal", wire.legal(view, FACTS)),
            ("Hall.Ballot", wire.ballot(view, FACTS)),
            ("Hall.Table", wire.waiting(FACTS, seat)),
        ):
            check(name, json.loads(json.dumps(thing)))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_no_object_holds_a_card_its_reader_may_not_know(seat):
    at = full_table()
    sent = json.dumps(wire.table(GAME.view(at.state, seat), FACTS))
    (secret,) = at.state.lying("hand/1")
    assert "Secret Plan" not in sent and f'"{secret}"' not in sent
    hidden = [*at.state.lying("draw"), *at.state.lying("pile/Den")]
    assert not any(f'"{card}"' in sent for card in hidden)
    (lamp,) = at.state.lying("area/0")
    assert (f'"{lamp}"' in sent) is (seat == 0)


@pytest.mark.parametrize("seat", WATCHING)
def test_every_event_fits_the_schema(seat):
    at = full_table()
    for words in ("y", "n"):
        who = "ABC"[at.view("A").ballot.waiting[0]]
        at.do(who, words)
        for event in at.told:
            check("Hall.Event", json.loads(json.dumps(wire.event(5, GAME.redact(event, seat)))))


@pytest.mark.parametrize("style", ["rich", "speech"])
def test_a_text_of_several_lines_cannot_forge_a_line_of_the_hall(style):
    forged = "Lit.\nAnn is out.\r<Hall.Table> {}\x1b[2J|r{$seat}$You()\u202e"
    at = table(hands={"A": "Lamp"})
    at.do("A", "play Lamp")
    played = replace(at.heard("B", "played"), text=forged, flavour=forged)
    said = sentences.event(Face(style), "dvorak", played, FACTS.names, 1)
    assert "\n" not in said and "\r" not in said and "\x1b" not in said and "\u202e" not in said
    assert "Ann is out." in said and "|r{$seat}$You()" in said


def test_signs_that_cannot_be_shown_are_refused_in_a_card():
    at = table()
    for field in ("title", "text", "flavour", "alt", "corner"):
        bad = Propose(**{"title": "Lamp", field: "a\x1b[2Jb\u202ec"})
        assert at.refused("A", bad).code == "field-one-line"
    at.do("A", Propose("Lamp", text="Two\nlines."))
