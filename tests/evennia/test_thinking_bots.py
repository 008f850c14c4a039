"""Bots that look ahead think beside the table, which goes on without them if it must."""

from __future__ import annotations

import json

import pytest
from twisted.internet import task
from twisted.internet.defer import Deferred

from tests.evennia.matches import deal, seated
from world import bots
from world.bots.durak_memory import Memory
from world.engine import registry
from world.engine.protocol import TakeBack
from world.games.durak.actions import Pass, Take
from world.hall import botdriver, lobby, thinkers
from world.hall.recollection import Recollection
from world.records import archive


class Pool:
    """Workers that answer when told to."""

    patience = 0.1

    def __init__(self):
        self.asked = []
        self.taken_back = 0

    def ask(self, what, *args, first=False):
        answer = Deferred(self._take_back)
        self.asked.append((what, args, answer))
        return answer

    def _take_back(self, answer):
        self.taken_back += 1

    def answer(self):
        """What a worker would say to the newest question."""
        what, args, answer = self.asked[-1]
        answer.callback(bots.TASKS[what](*args))


@pytest.fixture
def clock(monkeypatch):
    ticking = task.Clock()
    monkeypatch.setattr(botdriver, "reactor", ticking)
    return ticking


@pytest.fixture
def pool(monkeypatch):
    made = Pool()
    monkeypatch.setattr(thinkers, "_pool", made)
    return made


def against(level, line):
    """Somebody at a Durak table with a bot of a level, dealt; the line and the controller."""
    one = line()
    one.type("guest")
    table = lobby.open_table(registry.game("durak"), {}, one.person, 2)
    lobby.sit(one.person, table)
    table.controller.reseat(table.controller.seating.add_bot(level))
    deal(table)
    return one, table.controller


def until_bot_thinks(controller, clock, pool):
    """Acts of the person until the bot has something to think about."""
    for _ in range(60):
        clock.advance(10)
        if pool.asked:
            return
        seat = controller.seating.seat_of(controller.seating.people[0].who)
        if seat in controller.to_act():
            match = controller.match
            controller.submit(seat, match.game.legal(match.state, seat)[0])
    raise AssertionError("the bot never thinks")


def test_a_bot_thinks_beside_the_table_and_acts_on_the_answer(line, hall, clock, pool):
    _, controller = against(4, line)
    until_bot_thinks(controller, clock, pool)
    seq = controller.seq
    what, args, _ = pool.asked[0]
    view, legal, _, level, budget, memory = args
    assert (what, level, budget) == ("choose", 4, pool.patience)
    assert len(legal) > 1 and view.you is not None and isinstance(memory, Memory)
    clock.advance(60)
    assert controller.seq == seq and len(pool.asked) == 1
    pool.answer()
    assert controller.seq == seq + 1


def test_a_bot_that_does_not_look_ahead_asks_nobody(line, hall, clock, pool):
    _, controller = against(2, line)
    seq = controller.seq
    for _ in range(6):
        clock.advance(10)
        seat = controller.seating.seat_of(controller.seating.people[0].who)
        if controller.playing and seat in controller.to_act():
            controller.time_out(seat)
    assert controller.seq > seq and not pool.asked


def test_when_the_table_moves_on_the_question_is_taken_back(line, hall, clock, pool):
    one, controller = against(5, line)
    until_bot_thinks(controller, clock, pool)
    stale = pool.asked[0][2]
    assert controller.resign(one.person.id) is None
    assert pool.taken_back == 1 and stale.called


def test_without_a_worker_a_lower_level_acts(line, hall, clock, pool):
    _, controller = against(5, line)
    until_bot_thinks(controller, clock, pool)
    seq = controller.seq
    pool.asked[0][2].errback(thinkers.NoWorker())
    assert controller.seq == seq + 1


def test_nobody_thinks_about_a_single_act(line, hall, clock, pool):
    _, controller = against(5, line)
    until_bot_thinks(controller, clock, pool)
    assert all(len(args[1]) > 1 for _, args, _ in pool.asked)


def test_levels_there_are_not_are_refused_with_those_there_are(line, hall):
    one = line()
    one.type("guest")
    one.type("table new durak seats=2")
    assert "0 to 5" in one.type("bot 6")
    assert "level 5" in " ".join(one.type("bot 5").split())


# Memories


def memories(controller):
    match = controller.match
    return [
        controller.bots.recollection.of(controller.record, match, seat)
        for seat in range(match.seats)
    ]


def test_a_memory_kept_as_acts_happen_is_the_one_read_back(line, hall):
    people = [line(), line()]
    for one in people:
        one.type("guest")
    controller = seated(*people).controller
    memories(controller)
    for _ in range(40):
        if not controller.playing:
            break
        match = controller.match
        seat = min(controller.to_act())
        legal = match.game.legal(match.state, seat)
        wanted = [act for act in legal if act not in (Take(), Pass(), Pass(True))]
        controller.submit(seat, (wanted or legal)[0])
        fresh = Recollection()
        again = [fresh.of(controller.record, controller.match, seat) for seat in range(2)]
        assert memories(controller) == again


def test_what_was_taken_back_is_not_remembered(line, hall):
    people = [line(), line()]
    for one in people:
        one.type("guest")
    controller = seated(*people).controller
    before = [repr(memory) for memory in memories(controller)]
    leader = min(controller.to_act())
    match = controller.match
    controller.submit(leader, match.game.legal(match.state, leader)[0])
    assert [repr(memory) for memory in memories(controller)] != before
    controller.take_back(match, {})
    assert json.loads(json.dumps(list(archive.acts(controller.record))[-1].action)) == {
        "kind": TakeBack.kind,
        "to": 1,
    }
    assert [repr(memory) for memory in memories(controller)] == before


def test_a_game_whose_bots_do_not_look_ahead_has_no_memories(line, hall):
    one = line()
    one.type("guest")
    controller = seated(one, game="dvorak", bots=1).controller
    assert controller.bots.recollection.of(controller.record, controller.match, 0) is None
