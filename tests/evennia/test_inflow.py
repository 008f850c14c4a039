"""Issue *Solid ground*: a flood on one line keeps no other waiting."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport

from server.lines.inflow import READS_AT_ONCE, SHARE, TURN, Inflow, Turns

COST = 0.001
"""Seconds that taking a share costs here."""


class Sender:
    """One line and what was taken of it."""

    def __init__(self, portal):
        self.portal = portal
        self.transport = StringTransport()
        self.taken = []
        self.inflow = Inflow(self, self._take, portal.turns)

    def _take(self, data):
        self.portal.now += COST
        self.portal.order.append(self)
        self.taken.append(data)

    def sends(self, data):
        self.inflow.feed(data)

    @property
    def reads(self):
        return self.transport.producerState == "producing"


@pytest.fixture
def portal():
    """A Portal whose time passes only while it takes."""
    made = SimpleNamespace(clock=Clock(), now=0.0, order=[])
    made.turns = Turns(made.clock, lambda: made.now)
    made.line = lambda: Sender(made)
    return made


def test_what_a_person_types_is_taken_as_it_comes(portal):
    anna = portal.line()
    anna.sends(b"look\r\n")
    assert anna.taken == [b"look\r\n"] and anna.reads


def test_a_flood_is_taken_whole_and_in_order_but_not_read_on_meanwhile(portal):
    flood, sent = portal.line(), bytes(range(256)) * 40
    flood.sends(sent)
    assert flood.taken == [] and not flood.reads
    while not flood.reads:
        portal.clock.advance(TURN)
    assert b"".join(flood.taken) == sent
    assert max(map(len, flood.taken)) == SHARE


def test_floods_take_turns_and_leave_the_portal_half_of_its_time(portal):
    floods = [portal.line() for _ in range(3)]
    for flood in floods:
        flood.sends(b"\n" * SHARE * 50)
    portal.clock.advance(0)
    assert portal.now <= TURN + COST
    assert portal.order[:3] == floods
    portal.clock.advance(TURN / 2)
    assert portal.now <= TURN + COST, "half a turn after a turn is the others'"


def test_a_person_is_heard_at_once_in_the_middle_of_a_flood(portal):
    flood, anna = portal.line(), portal.line()
    flood.sends(b"\n" * SHARE * 50)
    portal.clock.advance(0)
    anna.sends(b"play 7s\r\n")
    assert anna.taken == [b"play 7s\r\n"]


def test_many_small_pieces_are_a_flood_too(portal):
    line = portal.line()
    for _ in range(READS_AT_ONCE + 1):
        line.sends(b"x\n")
    assert len(line.taken) == READS_AT_ONCE and not line.reads
    portal.clock.advance(0)
    assert len(line.taken) == READS_AT_ONCE + 1 and line.reads


def test_a_line_that_is_held_keeps_what_it_sent_until_it_is_released(portal):
    line = portal.line()
    line.sends(b"x" * SHARE * 2)
    line.inflow.hold()
    portal.clock.pump([TURN] * 5)
    assert line.taken == [] and not line.reads
    line.inflow.release()
    portal.clock.pump([TURN] * 5)
    assert b"".join(line.taken) == b"x" * SHARE * 2 and line.reads


def test_a_line_that_ends_is_taken_no_more(portal):
    line = portal.line()
    line.sends(b"x" * SHARE * 2)
    line.inflow.end()
    line.inflow.release()
    portal.clock.pump([TURN] * 5)
    assert line.taken == [] and not portal.clock.getDelayedCalls()
