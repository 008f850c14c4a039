"""Random and mutated inputs leave no traceback and harm nobody.

By telnet, GMCP and websocket, from a seed: 1,200 of them, 10,000 in CI; HALL_TEST_SCALE
multiplies.
`./hall bench fuzz` sends 200,000 and measures.
"""

from __future__ import annotations

import asyncio

from tests.bench import fuzz
from tests.scale import scaled

INPUTS = scaled(1_200, in_ci=10_000, least=240)


def test_whatever_is_sent_leaves_no_traceback_and_lets_others_play_on(hall):
    before = hall.tracebacks()
    seen = asyncio.run(fuzz.endure(hall, INPUTS, seed=INPUTS, quiet=0.1))
    assert hall.tracebacks() == before
    assert seen.waits, "two people talked all the while"
