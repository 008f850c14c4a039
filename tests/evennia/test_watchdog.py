"""Issue *Solid ground*: a reactor that stands still is noticed, with how long and why."""

from __future__ import annotations

import threading
import time

import pytest
from twisted.internet.task import Clock

from server.conf import watchdog
from server.conf.watchdog import BEAT, STALL, Watchdog


@pytest.fixture
def dog():
    reported = []
    made = Watchdog(reported.append, Clock())
    made.reported = reported
    made.startService()
    made._clock.advance(0)
    yield made
    made.stopService()


def hold_the_reactor(dog, seconds):
    """Work that keeps the reactor until it has been looked at (or for the given time)."""
    end = time.monotonic() + seconds
    while time.monotonic() < end or not dog._seen:
        sum(range(1000))


def test_a_stall_is_logged_with_its_length_and_its_cause(dog):
    hold_the_reactor(dog, STALL + 4 * BEAT)
    dog._clock.advance(BEAT)
    (line,) = dog.reported
    assert "hold_the_reactor" in line and " ms of CPU" in line


def test_garbage_collection_is_called_by_its_name_wherever_it_struck(dog, monkeypatch):
    now = time.monotonic()
    monkeypatch.setattr(watchdog.time, "monotonic", lambda: now)
    dog._note_collection("start", {})
    now += 0.1
    dog._note_collection("stop", {})
    dog._clock.advance(BEAT)
    (line,) = dog.reported
    assert "garbage collection" in line


def test_a_reactor_that_beats_in_time_is_not_mentioned(dog, monkeypatch):
    now = time.monotonic()
    monkeypatch.setattr(watchdog.time, "monotonic", lambda: now)
    for _ in range(100):
        now += BEAT + STALL * 0.9
        dog._clock.advance(BEAT)
    assert dog.reported == []


def test_a_bad_minute_does_not_flood_the_log_and_is_counted(dog, monkeypatch):
    now = time.monotonic()
    monkeypatch.setattr(watchdog.time, "monotonic", lambda: now)
    for _ in range(watchdog.MOST_A_MINUTE + 5):
        now += 1.0
        dog._clock.advance(BEAT)
    assert len(dog.reported) == watchdog.MOST_A_MINUTE
    now += 61
    dog._clock.advance(BEAT)
    assert dog.reported[-2].split()[1] == "5"


def test_the_hall_is_named_in_a_cause_however_deep_it_stands():
    def deep(depth):
        return deep(depth - 1) if depth else watchdog.where(watchdog.sys._getframe())

    place = deep(30)
    assert place.count(" < ") == watchdog.INNERMOST + watchdog.OURS - 1
    assert "test_watchdog.py" in place


def test_a_stopped_watchdog_leaves_no_thread_and_no_call_behind(dog):
    dog.stopService()
    for thread in threading.enumerate():
        if thread.name == "watchdog":
            thread.join(1)
            assert not thread.is_alive()
    assert dog._clock.getDelayedCalls() == []
    assert dog._note_collection not in watchdog.gc.callbacks
