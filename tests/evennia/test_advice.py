"""hint and review as somebody types them, with a worker that answers at once."""

from __future__ import annotations

import pytest
from twisted.internet.defer import fail, succeed

from tests.evennia.matches import play_out, seated
from world import bots
from world.hall import botdriver, reviews, thinkers


class AtOnce:
    """Workers that think before they are asked twice."""

    patience = 0.1
    asked = 0

    def ask(self, what, *args, first=False):
        self.asked += 1
        return succeed(bots.TASKS[what](*args))


@pytest.fixture
def pool(monkeypatch):
    made = AtOnce()
    monkeypatch.setattr(thinkers, "_pool", made)
    monkeypatch.setattr("world.hall.advice.ITERATIONS", 60)
    monkeypatch.setattr(reviews, "ITERATIONS", 60)
    return made


@pytest.fixture(autouse=True)
def bots_do_not_act(monkeypatch):
    monkeypatch.setattr(botdriver.BotDriver, "wake", lambda driver: None)


def with_bot(guest):
    one = guest("Anna")
    return one, seated(one, bots=1)


def to_act(table, one):
    """Play until it is this line's choice among several."""
    seat = table.controller.seating.seat_of(one.person.id)

    def mine(match):
        return seat in match.game.to_act(match.state) and len(match.game.legal(match.state, seat))

    play_out(table, until=mine)
    return seat


def flat(text):
    return " ".join(text.split())


def test_a_hint_names_an_act_that_is_open_and_why(guest, pool, unbroken):
    one, table = with_bot(guest)
    to_act(table, one)
    said = flat(one.type("hint"))
    assert said.startswith("Best: ") and pool.asked == 1
    assert said.count(".") >= 2


def test_out_of_turn_there_is_nothing_to_hint_at(guest, pool, unbroken):
    one, table = with_bot(guest)
    seat = table.controller.seating.seat_of(one.person.id)
    play_out(table, until=lambda match: seat not in match.game.to_act(match.state))
    assert "nothing to choose now" in flat(one.type("hint"))
    assert pool.asked == 0


def test_among_people_nobody_is_hinted_at(guest, pool, unbroken):
    one, other = guest("Anna"), guest("Boris")
    seated(one, other)
    assert "for matches with bots" in flat(one.type("hint"))


def test_a_game_without_advice_says_so(guest, pool, unbroken):
    one = guest("Anna")
    seated(one, game="dvorak", bots=1)
    assert "no advice for this game" in flat(one.type("hint"))


def test_without_a_worker_a_hint_is_refused_in_words(guest, pool, unbroken, monkeypatch):
    one, table = with_bot(guest)
    to_act(table, one)
    monkeypatch.setattr(pool, "ask", lambda *a, **k: fail(thinkers.NoWorker()))
    assert "Best" not in (said := one.type("hint")) and said


def test_a_review_marks_acts_of_ones_own_and_is_bounded(guest, pool, unbroken):
    one, table = with_bot(guest)
    number = play_out(table, seed=3)
    said = flat(one.type("review"))
    assert f"Match {number}" in said
    assert said.count("Better:") <= reviews.MOST_SLIPS
    assert 0 < pool.asked <= reviews.MOST_ACTS + reviews.MOST_DOUBTS
    assert flat(one.type(f"review {number}")) == said


def test_somebody_who_plays_by_chance_is_told_of_slips(guest, pool, unbroken, monkeypatch):
    one, table = with_bot(guest)
    play_out(table, seed=5)
    monkeypatch.setattr(reviews, "ITERATIONS", 200)
    assert "Better:" in one.type("review")


def test_a_match_of_others_or_one_that_runs_is_not_reviewed(guest, pool, unbroken):
    one, table = with_bot(guest)
    assert "still" in (said := flat(one.type(f"review {table.controller.record}"))) or said
    assert pool.asked == 0
    number = play_out(table, seed=1)
    other = guest("Boris")
    assert "You did not play" in flat(other.type(f"review {number}"))
    assert "not finished a match" in flat(other.type("review"))


def test_a_review_after_a_take_back_remembers_what_stood(guest, pool, unbroken):
    one, table = with_bot(guest)
    seat = to_act(table, one)
    controller = table.controller
    before, match = controller.match, controller.match
    controller.submit(seat, match.game.legal(match.state, seat)[0])
    controller.take_back(before, {})
    number = play_out(table, seed=2)
    assert f"Match {number}" in flat(one.type("review"))
