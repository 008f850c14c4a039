"""The bench of the bots: deals are duplicate, what was played is kept, bounds are honest.

A few deals of each kind are played here with loose bounds; ``./hall bench bots`` plays them all.
"""

from __future__ import annotations

import pytest

from tests.bench import bots as bench
from world.bots import STRONGEST


def test_bounds_are_the_mean_and_its_95_percent_interval():
    mean, half = bench.bounds([0.5, 1.0, 0.5, 1.0])
    assert mean == 0.75 and half == pytest.approx(0.283, abs=1e-3)
    assert bench.bounds([1.0, 1.0]) == (1.0, 0.0)


def test_a_run_that_was_stopped_goes_on_where_it_stopped(tmp_path, monkeypatch, capsys):
    played = []

    def points(strong, weak, seed, options, budget):
        played.append(seed)
        return 2.0

    monkeypatch.setattr(bench.bots_at_play, "points", points)
    pairing = bench.Pairing(1, 0, 0.9)
    assert bench.play(pairing, 3, bench.Kept(tmp_path / "kept.json"))
    assert bench.play(pairing, 5, bench.Kept(tmp_path / "kept.json"))
    assert played == [0, 1, 2, 3, 4]
    assert "100.0% +- 0.0% of 10 games  goal 90%: reached" in capsys.readouterr().out


def test_every_goal_of_the_issue_is_measured():
    measured = {(pair.strong, pair.weak, pair.preset, pair.goal) for pair in bench.PAIRINGS}
    for weak, goal in ((0, 0.99), (1, 0.86), (2, 0.75)):
        for preset in ("classic", "online"):
            assert (STRONGEST, weak, preset, goal) in measured
    assert {(2, 1), (3, 2), (4, 3), (5, 4)} <= {(p.strong, p.weak) for p in bench.PAIRINGS}


@pytest.mark.parametrize(("strong", "weak", "least"), [(3, 0, 0.9), (3, 1, 0.55), (4, 1, 0.65)])
def test_a_few_deals_show_who_is_stronger(strong, weak, least, tmp_path):
    pairing = bench.Pairing(strong, weak, least, budget=60.0)
    kept = bench.Kept(tmp_path / "kept.json")
    bench.play(pairing, 6, kept)
    assert bench.bounds(kept.scores[pairing.name])[0] >= least
