"""Ratings: one fool among several, teams, bots, and opponents who meet all evening."""

from __future__ import annotations

import pytest

from world.engine.protocol import Outcome
from world.records.skill import (
    Skill,
    after,
    certainty,
    damped,
    left_ranks,
    points,
    ranks,
    weight,
)

ALONE = (None,) * 8
NEW = Skill()


def test_a_newcomer_has_a_thousand_points_and_is_hardly_known():
    assert points(NEW) == 1000
    assert certainty(NEW) == "hardly"


def test_only_the_fool_loses_and_the_order_of_going_out_does_not_count():
    reached = ranks(Outcome(losers=(2,), order=(1, 3, 0)), 4)
    assert reached == (1, 1, 2, 1)
    now = after((NEW,) * 4, reached, ALONE[:4])
    assert points(now[2]) < 1000
    assert points(now[0]) == points(now[1]) == points(now[3]) > 1000


def test_a_named_winner_stands_before_the_others():
    assert ranks(Outcome(losers=(0,), winners=(1,)), 3) == (2, 0, 1)


def test_a_draw_moves_nobody_who_was_equal_but_they_are_better_known():
    now = after((NEW, NEW), ranks(Outcome(draw=True), 2), ALONE[:2])
    assert points(now[0]) == points(now[1]) == 1000
    assert now[0].sigma < NEW.sigma


def test_to_beat_the_stronger_gains_more_than_to_beat_the_weaker():
    strong, weak = Skill(32, 3), Skill(18, 3)
    over_strong = after((NEW, strong), (0, 1), ALONE[:2])[0]
    over_weak = after((NEW, weak), (0, 1), ALONE[:2])[0]
    assert over_strong.mu > over_weak.mu > NEW.mu


def test_team_mates_win_and_lose_together():
    now = after((NEW,) * 4, ranks(Outcome(losers=(0, 2)), 4), (0, 1, 0, 1))
    assert now[0].mu == now[2].mu < 25 < now[1].mu == now[3].mu


def test_one_side_alone_proves_nothing():
    assert after((NEW, NEW), (0, 1), (0, 0)) == (NEW, NEW)


def test_who_left_a_broken_off_match_stands_behind_the_others():
    assert left_ranks((False, True, False)) == (0, 1, 0)


def test_five_matches_of_two_make_somebody_roughly_known_and_twenty_well():
    one, two = NEW, NEW
    said = []
    for number in range(20):
        one, two = after((one, two), (0, 1) if number % 2 else (1, 0), ALONE[:2])
        said.append(certainty(one))
    assert said[3] == "hardly" and said[5] == "roughly" and said[19] == "known"


@pytest.mark.parametrize(
    ("meetings", "share"),
    [((), 1), ((0,), 1), ((2,), 1), ((5,), 0.5), ((29,), 0.1), ((0, 5), 0.75)],
)
def test_the_same_opponents_count_less_the_more_they_have_met_today(meetings, share):
    assert weight(meetings) == pytest.approx(share)


def test_a_damped_match_moves_a_skill_a_part_of_the_way():
    assert damped(Skill(20, 8), Skill(30, 6), 0.5) == Skill(25, 7)
    assert damped(NEW, Skill(30, 6), 0) == NEW
