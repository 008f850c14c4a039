"""Long work holds the reactor for a slice at a time, and its end is told."""

import pytest
from twisted.internet import task
from twisted.python.failure import Failure

from world.hall import slices


@pytest.fixture
def turns(monkeypatch):
    """The reactor's coming turns; each is a call that does one slice of one step."""
    waiting = []
    one_step = task.Cooperator(lambda: lambda: True, waiting.append, started=True)
    monkeypatch.setattr(slices, "_shared", one_step)
    return waiting


def counting(to, done):
    for number in range(to):
        done.append(number)
        yield
    return f"{to} done"


def ended(work):
    found = []
    work.addBoth(found.append)
    return found


def test_what_is_short_is_done_at_once(turns):
    assert ended(slices.in_slices(counting(3, []))) == ["3 done"]
    assert turns == []


def test_what_is_long_goes_on_in_later_turns(turns, monkeypatch):
    monkeypatch.setattr(slices, "SLICE", 0)
    done = []
    found = ended(slices.in_slices(counting(3, done)))
    assert found == [] and len(done) <= 1
    while turns:
        turns.pop(0)()
    assert found == ["3 done"] and done == [0, 1, 2]


def test_what_is_for_afterwards_does_nothing_now(turns):
    done = []
    found = ended(slices.afterwards(counting(2, done)))
    assert done == [] and found == []
    while turns:
        turns.pop(0)()
    assert found == ["2 done"]


@pytest.mark.parametrize("slice_", [0, 1])
def test_a_fault_is_told_whenever_it_comes(turns, monkeypatch, slice_):
    monkeypatch.setattr(slices, "SLICE", slice_)

    def faulty():
        yield
        raise KeyError("lost")

    found = ended(slices.in_slices(faulty()))
    while turns:
        turns.pop(0)()
    assert isinstance(found[0], Failure) and found[0].check(KeyError)
