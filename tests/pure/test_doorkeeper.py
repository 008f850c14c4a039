"""Limits at the door: so many at once, credit that comes back, bounded memory."""

import pytest

from world.engine.protocol import Refused
from world.hall import doorkeeper
from world.hall.doorkeeper import Limit


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def tries(limit, key, times):
    done = 0
    for _ in range(times):
        if limit.wait(key):
            break
        limit.count(key)
        done += 1
    return done


def test_as_many_as_allowed_may_come_at_once_and_no_more(clock):
    assert tries(Limit(5, 60, clock), "a", 100) == 5


def test_credit_comes_back_bit_by_bit(clock):
    limit = Limit(5, 60, clock)
    tries(limit, "a", 5)
    clock.now += 12
    assert tries(limit, "a", 100) == 1
    clock.now += 60
    assert tries(limit, "a", 100) == 5


def test_the_wait_that_is_told_is_long_enough(clock):
    limit = Limit(3, 100, clock)
    tries(limit, "a", 3)
    clock.now += limit.wait("a")
    assert limit.wait("a") == 0


def test_one_key_does_not_wait_for_another(clock):
    limit = Limit(1, 60, clock)
    tries(limit, "a", 1)
    assert limit.wait("a") and not limit.wait("b")


def test_a_refusal_says_for_how_long(clock):
    limit = Limit(1, 60, clock)
    tries(limit, "a", 1)
    with pytest.raises(Refused) as no:
        limit.check("a")
    assert no.value.refusal.code == "too-often" and 0 < no.value.refusal.args["seconds"] <= 61


def test_a_flood_of_keys_takes_no_more_than_its_room(clock):
    limit = Limit(1, 60, clock)
    for key in range(doorkeeper.KEYS + 500):
        limit.count(key)
    assert len(limit._full_again) == doorkeeper.KEYS
