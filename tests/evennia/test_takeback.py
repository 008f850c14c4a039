"""Taking back an act by consent, at a table of people and lines."""

from __future__ import annotations

import json

from tests.evennia.matches import seated
from world.engine import recording
from world.records import archive, ledger


def in_play(line):
    """Two people and their Durak table, an attack made; the attacker's line first."""
    people = [line(), line()]
    for one in people:
        one.type("guest")
    controller = seated(*people).controller
    lines = {controller.seating.seat_of(one.person.id): one for one in people}
    leader = next(iter(controller.to_act()))
    lines[leader].type("1")
    return lines[leader], lines[1 - leader], controller


def test_what_everybody_else_agrees_to_is_taken_back_and_stored_as_an_act(line, hall):
    one, other, controller = in_play(line)
    cards, seq = controller.view(None).seats, controller.seq
    one.type("undo")
    assert "accept undo or decline undo" in " ".join(other.read().split())
    other.type("accept")
    assert controller.seq == seq + 1
    assert controller.view(None).phase == "attack"
    assert controller.view(None).seats != cards
    stored = ledger.acts(controller.record)[-1]
    assert json.loads(stored[2]) == {"kind": "take-back", "to": 1}


def test_one_no_is_enough_and_nothing_changes(line, hall):
    one, other, controller = in_play(line)
    seq = controller.seq
    one.type("undo")
    other.type("refuse")
    assert "does not agree" in one.read()
    assert controller.seq == seq


def test_an_act_in_between_lets_the_question_lapse(line, hall):
    one, other, controller = in_play(line)
    one.type("undo")
    other.type("take")
    assert "has lapsed (undo)" in " ".join(one.read().split())
    assert "Nobody waits" in other.type("accept")


def test_nobody_takes_back_what_they_did_not_do_nor_answers_what_was_not_asked(line, hall):
    _, other, _ = in_play(line)
    assert "nothing of yours" in other.type("undo")
    assert "Nobody waits" in other.type("accept")


def test_a_match_with_a_take_back_can_be_gone_through_again(line, hall):
    one, other, controller = in_play(line)
    one.type("undo")
    other.type("accept")
    recorded = archive_of(controller)
    last = list(recording.played(recorded))[-1]
    assert last.seq == controller.seq
    assert last.game.encode(last.state) == controller.match.game.encode(controller.match.state)


def archive_of(controller):
    """The recording of the table's match as far as it has come."""
    acts = tuple(archive.acts(controller.record))
    match = controller.match
    return recording.Recording(
        match.game.key,
        match.game.rules_version,
        dict(controller.seating.options),
        match.seats,
        (),
        match.seed,
        match.commitment,
        None,
        acts,
        match.game.encode(match.state),
    )
