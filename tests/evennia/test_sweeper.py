"""Issue *Solid ground*: nothing holds the reactor for 50 ms, garbage collection included."""

from __future__ import annotations

import gc
import weakref
from types import SimpleNamespace

import pytest
from twisted.internet.task import Clock

from server.conf.sweeper import EVERY, NEVER, QUIET, Sweeper


class Collector:
    """Stands for Python's collector; counts what it was asked to do."""

    def __init__(self):
        self.asked = []
        self.aside = self.alive = 100
        self.thresholds = (700, 10, 10)

    def get_threshold(self):
        return self.thresholds

    def set_threshold(self, *thresholds):
        self.thresholds = thresholds

    def get_freeze_count(self):
        return self.aside

    def collect(self, generation=2):
        self.asked.append(generation)

    def freeze(self):
        self.aside = self.alive

    def unfreeze(self):
        self.aside = 0


@pytest.fixture
def hall():
    """A sweeper with one line that typed long ago."""
    made = SimpleNamespace(collector=Collector(), clock=Clock(), line=SimpleNamespace(cmd_last=0.0))
    made.sweeper = Sweeper(
        lambda: [made.line], made.collector, made.clock, now=lambda: made.clock.seconds() + 1000
    )
    made.sweeper.startService()
    made.collector.asked.clear()
    return made


def grows_to(hall, count):
    hall.collector.alive = hall.collector.aside = count


def test_what_lives_a_minute_is_set_aside_and_only_the_young_are_looked_through(hall):
    grows_to(hall, 120)
    hall.clock.pump([EVERY] * 3)
    assert hall.collector.asked == [1, 1, 1] and hall.collector.aside == 120


def test_everything_is_looked_through_when_it_is_worth_it_and_nobody_types(hall):
    grows_to(hall, 200)
    hall.line.cmd_last = 1000 + EVERY - QUIET / 2
    hall.clock.advance(EVERY)
    assert hall.collector.asked == [1]
    hall.clock.advance(EVERY)
    assert hall.collector.asked == [1, 2]
    hall.clock.advance(EVERY)
    assert hall.collector.asked == [1, 2, 1]


def test_a_hall_that_is_never_quiet_is_looked_through_in_the_end(hall):
    grows_to(hall, 1300)
    hall.line.cmd_last = 1e9
    hall.clock.advance(EVERY)
    assert hall.collector.asked == [2]


def test_python_begins_no_full_collection_of_its_own_while_the_hall_is_open(hall):
    assert hall.collector.thresholds == (700, 10, NEVER)
    hall.sweeper.stopService()
    assert hall.collector.thresholds == (700, 10, 10)


def test_four_hundred_people_who_came_after_the_start_are_not_stopped_for_it(hall):
    grows_to(hall, 400)
    hall.line.cmd_last = 1e9
    hall.clock.pump([EVERY] * 3)
    assert hall.collector.asked == [1, 1, 1]


def test_garbage_that_was_set_aside_is_found_by_the_next_full_collection():
    class Thing:
        pass

    sweeper = Sweeper(list, gc, Clock())
    sweeper.startService()
    try:
        thing = Thing()
        thing.itself, seen = thing, weakref.ref(thing)
        sweeper.set_aside()
        del thing
        gc.collect()
        assert seen() is not None, "set aside, so Python's own collections pass it over"
        sweeper._settled = 1
        sweeper.set_aside()
        assert seen() is None
    finally:
        sweeper.stopService()
    assert gc.get_freeze_count() == 0
