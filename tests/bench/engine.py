"""``python -m tests.bench.engine``: random Durak games a second, full event log, one core.

Every act goes the whole way: who may act, what is legal, the check, the new state, the events,
which are kept as a table would keep them.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from world.cards import Chance
from world.games.durak import GAME
from world.games.durak.options import Options

GOALS = {2: 300, 4: 150}
"""Seats -> games a second that are asked for."""


def play(options: Options, seats: int, chance: random.Random) -> tuple[int, int]:
    """One random game: (acts, events)."""
    step = GAME.start(options, seats, Chance(f"{chance.getrandbits(128):032x}"))
    log, acts, state = list(step.events), 0, step.state
    while True:
        asked = GAME.to_act(state)
        if not asked:
            return acts, len(log)
        seat = next(iter(asked)) if len(asked) == 1 else chance.choice(sorted(asked))
        step = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
        state = step.state
        log += step.events
        acts += 1


def measure(seats: int, seconds: float, preset: str = "classic") -> tuple[float, float, float]:
    """Games a second, acts a game and microseconds an act, over at least ``seconds`` of play."""
    options = GAME.read_options(GAME.presets[preset], seats)
    chance = random.Random(seats)
    games = acts = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        acts += play(options, seats, chance)[0]
        games += 1
    return games / spent, acts / games, spent / acts * 1e6


def main() -> int:
    """Prints one line a table size; exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench engine", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each size is played")
    seconds = parser.parse_args().seconds
    reached = True
    for preset in GAME.presets:
        for seats in (2, 3, 4, 6):
            rate, acts, cost = measure(seats, seconds, preset)
            goal = GOALS.get(seats) if preset == "classic" else None
            verdict = ""
            if goal is not None:
                reached = reached and rate >= goal
                verdict = f"  goal {goal}: {'reached' if rate >= goal else 'MISSED'}"
            print(
                f"{preset:8} {seats} players  {rate:7.1f} games/s  {acts:6.1f} acts a game"
                f"  {cost:5.1f} us an act{verdict}",
                flush=True,
            )
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
