"""Faults in mid-game lose nothing that was announced.

Which they are is drawn from a seed. There are six, thirty in CI; HALL_TEST_SCALE multiplies
their number, and `./hall bench faults 500` does as many as one likes.
"""

from __future__ import annotations

import asyncio

from tests.bench import faults
from tests.scale import scaled

FAULTS = scaled(6, in_ci=30)


def test_whatever_ends_the_hall_in_mid_game_every_table_goes_on_and_nothing_told_is_lost(tmp_path):
    hall = faults.prepared(tmp_path)
    try:
        hall.start()
        trial = asyncio.run(faults.suffer(hall, FAULTS, seed=FAULTS))
    finally:
        hall.stop()
    assert sum(trial.happened.values()) == FAULTS and trial.announced > FAULTS
