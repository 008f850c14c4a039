"""Issue *Solid ground*: what the hall was about to do when it ended or could not store is done."""

from __future__ import annotations

from django.db import OperationalError
from twisted.internet.task import Clock

from tests.evennia.matches import seated
from tests.evennia.test_requests import after_restart
from world.engine import registry
from world.hall import botdriver, lobby
from world.records import ledger


def test_a_table_that_was_all_ready_when_the_hall_ended_is_dealt_when_it_is_back(guest):
    anna, boris = guest("Anna"), guest("Boris")
    table = lobby.open_table(registry.game("durak"), {}, anna.person, 2)
    for line in (anna, boris):
        lobby.sit(line.person, table)
        seating = table.controller.seating
        table.controller.reseat(seating.ready(line.person.id, True))
    assert not table.controller.playing
    assert after_restart(table.controller).playing


def test_a_bot_tries_again_after_a_while_what_could_not_be_stored(guest, monkeypatch):
    clock = Clock()
    monkeypatch.setattr(botdriver, "reactor", clock)
    controller = seated(guest("Anna"), bots=1).controller
    tried = []

    def full(*_args):
        tried.append(controller.seq)
        raise OperationalError("database or disk is full")

    while not controller.bots._to_move():
        seat = min(controller.to_act())
        controller.submit(seat, controller.match.game.legal(controller.match.state, seat)[0])
    stored = controller.seq
    with monkeypatch.context() as disk:
        disk.setattr(ledger, "record_act", full)
        clock.advance(10)
        assert tried == [stored], "once, and not the game's default act besides"
        clock.advance(botdriver.SAVE_AGAIN)
        assert len(tried) == 2 and controller.seq == stored
    clock.advance(botdriver.SAVE_AGAIN)
    assert controller.seq > stored
