"""Cards with drawings, sent by a page: proposed from one's seat, or refused in words."""

from __future__ import annotations

import json
import random

import pytest

from tests.evennia.matches import seated
from world.engine.protocol import Refused
from world.hall import drafts

WORKSHOP = {"deck": "none", "building": "yes"}
HOUSE = [[1, 10, 90, 10, 40, 50, 5, 90, 40, 90, 90, 10, 90], [2, 45, 60]]


def body(**given):
    card = {"title": "House", "text": "Draw 2.", "alt": "A house", "strokes": HOUSE, **given}
    return json.dumps(card).encode()


@pytest.fixture
def table(guest):
    """Vera and Anna make cards."""
    lines = guest("Vera"), guest("Anna")
    made = seated(*lines, options=WORKSHOP, game="dvorak")
    return made, *lines


def code(who, number, raw):
    with pytest.raises(Refused) as refused:
        drafts.submit(who, number, raw)
    return refused.value.refusal.code


def test_a_drawn_card_is_proposed_and_shown_to_everybody_in_their_way(table):
    table, vera, anna = table
    anna.type("style rich")
    anna.type("suits symbols")
    vera.type("style speech")
    vera.read(), anna.read()
    drafts.submit(vera.person, table.number, body())
    seen, heard = anna.read(), vera.read()
    assert any("\u2800" < sign <= "\u28ff" for sign in seen)
    assert "House" in heard and not any("\u2800" < sign <= "\u28ff" for sign in heard)
    (motion,) = table.controller.match.state.queue
    assert motion.card.strokes == tuple(map(tuple, HOUSE)) and motion.card.creator == "Vera"
    seen = table.controller.view(1).ballot.proposals[0]
    assert seen.alt == "A house" and seen.strokes.startswith("1 10 90 10 40")


def test_ones_proposal_can_be_drawn_on_again(table):
    table, vera, anna = table
    drafts.submit(vera.person, table.number, body())
    again = [[0, 1, 1, 99, 99]]
    assert code(anna.person, table.number, body(motion=1, strokes=again)) == "not-your-motion"
    drafts.submit(vera.person, table.number, body(motion=1, strokes=again))
    (motion,) = table.controller.match.state.queue
    assert motion.card.strokes == ((0, 1, 1, 99, 99),) and motion.revision == 2


def test_a_drawing_needs_its_words(table):
    table, vera, _ = table
    assert code(vera.person, table.number, body(alt="")) == "alt-missing"


@pytest.mark.parametrize(
    ("raw", "code_"),
    [
        (b"x", "draft-unreadable"),
        (b"[]", "draft-unreadable"),
        (b"[" * 50_000, "draft-unreadable"),
        (b'{"strokes": {"a": 1}}', "draft-unreadable"),
        (b'{"title": 7}', "draft-unreadable"),
        (body(strokes=[[0, 1.5, 2]]), "draft-unreadable"),
        (body(strokes=[[0, 101, 2]]), "strokes-bad"),
        (body(strokes=[[7, 1, 2]]), "strokes-bad"),
        (body(strokes=[[0, 1]]), "strokes-bad"),
        (body(strokes=[[0, 1, 1]] * 49), "drawing-too-much"),
        (body(strokes=[[0] + [1] * 4002]), "drawing-too-much"),
        (body(strokes=[[0] + [1] * 2_000_000]), "drawing-too-large"),
        (body(title="x" * 61), "too-long"),
        (body(title=""), "title-missing"),
    ],
    ids=range(14),
)
def test_what_is_no_card_is_refused_and_nothing_is_proposed(table, raw, code_):
    table, vera, _ = table
    assert code(vera.person, table.number, raw) == code_
    assert table.controller.match.state.queue == ()


def test_who_plays_no_seat_proposes_nothing(table, guest):
    table, _, _ = table
    assert code(guest("Olga").person, table.number, body()) == "only-watching"


def test_any_bytes_are_refused_or_proposed_and_never_break(table):
    table, vera, _ = table
    chance = random.Random(7)
    whole = body()
    for _ in range(300):
        raw = bytearray(whole)
        for _ in range(chance.randint(1, 6)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
        try:
            act, _ = drafts.read(bytes(raw))
        except Refused:
            continue
        assert act.strokes == tuple(map(tuple, act.strokes))
