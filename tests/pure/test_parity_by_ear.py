"""Given only the lines of speech style, one plays Durak to its end and knows all a program does."""

from __future__ import annotations

import random
import re

import pytest

from tests.ears import Ears
from world.engine import registry
from world.engine.match import Match
from world.engine.protocol import Ambiguous
from world.render import sentences, tables, wire
from world.render.face import Face
from world.render.facts import Sitter, TableFacts

NAMES = ("Anna", "Boris", "Clara", "Dmitri")
SPEECH = Face("speech")
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def lines_for(match, seat, events, facts):
    """What a seat hears after an act: the events, and its own turn."""
    seen = [match.game.redact(event, seat) for event in events]
    told = [sentences.event(SPEECH, "durak", e, facts.names, seat) for e in seen if e is not None]
    turn = tables.turn(SPEECH, match.game.view(match.state, seat), facts)
    return [line for line in (*told, *turn.split("\n")) if line]


def assert_knows_what_the_machine_says(ears, table):
    seats = {seat["name"]: seat for seat in table["seats"]}
    assert ears.hand == set(table["hand"])
    assert ears.counts == {name: seat["cards"] for name, seat in seats.items()}
    assert (ears.talon, ears.gone) == (table["talon"], table["gone"])
    assert ears.trump == SUITS[table["trump"]]
    assert ears.pairs == table["pairs"]
    assert bool(ears.turn) == (table["you"] in table["to_act"])
    assert ears.over == (table["result"] is not None)
    if not ears.over:
        assert ears.attacker == NAMES[table["attacker"]]
        assert ears.defender == NAMES[table["defender"]]


def assert_hears_who_is_to_act(spoken, table):
    """The table, asked for, names everybody who is to act, as the machine view does."""
    rows = re.findall(r"^(\d)\. .*\bto act\b", spoken, re.MULTILINE)
    assert [int(row) - 1 for row in rows] == sorted(table["to_act"])


@pytest.mark.parametrize("preset", ["classic", "online"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_played_by_ear_and_every_fact_is_known_at_every_moment(seats, preset):
    game, names, chance = registry.game("durak"), NAMES[:seats], random.Random(seats)
    options = game.read_options(game.presets[preset], seats)
    match, events = Match.deal(game, options, seats, f"{seats:032x}")
    listening = [Ears(name, names) for name in names]
    for _ in range(600):
        facts = TableFacts("durak", "1", tuple(map(Sitter, names)), match="1", seq=match.seq)
        for seat, ears in enumerate(listening):
            view = match.game.view(match.state, seat)
            ears.hear(lines_for(match, seat, events, facts))
            table = wire.table(view, facts)
            assert_knows_what_the_machine_says(ears, table)
            assert_hears_who_is_to_act(tables.table(SPEECH, view, facts), table)
        if listening[0].over:
            break
        mover = next(seat for seat, ears in enumerate(listening) if ears.turn)
        words = listening[mover].choose(chance)
        view = game.view(match.state, mover)
        try:
            act = game.parse(view, words)
        except Ambiguous as several:
            act = game.parse(view, chance.choice(several.choices))
        after = match.after(mover, act)
        assert isinstance(after, tuple), (listening[mover].turn, words, after)
        match, events = after
    outcome = game.outcome(match.state)
    assert outcome is not None
    fools = {ears.fool for ears in listening}
    assert fools == ({names[outcome.losers[0]]} if outcome.losers else {""})
