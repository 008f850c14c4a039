"""``./hall bench fuzz``: random and mutated input by every protocol, as fast as the hall takes it.

Beside it two people talk at a table. What is sent by others must leave no traceback, no growth,
and no mark on how long those two wait.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench import crowd, hostile, machine
from tests.bench.load import STALL_GOAL, stalls
from tests.running import RunningHall

WAIT_GOAL = 50.0
"""Milliseconds that the 95th of a hundred bystanders' words may wait."""

GROWTH_GOAL = 20.0
"""MB that either process may have grown by after the first quarter of the inputs."""


@dataclass
class Onslaught:
    """What it did to the hall.

    Attributes:
        quiet, waits: milliseconds from word to word's own echo, before and during it.
        memory: MB of Server and Portal after each quarter.
        seconds: how long it took.
    """

    quiet: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)
    seconds: float = 0.0


async def endure(hall: RunningHall, count: int, seed: int, quiet: float = 5.0) -> Onslaught:
    """Two bystanders talk and play while so many inputs come in, in four parts."""
    seen = Onslaught()
    times = crowd.Times()
    people = await crowd.arrive(hall.port, 2)
    await crowd.sit_down(people, "durak")
    choice = random.Random(seed)
    players = [crowd.Player(p, random.Random(choice.random()), times, 1.5, 1.0) for p in people]
    await asyncio.sleep(quiet)
    seen.quiet, times.talk = times.talk, []
    begun = time.perf_counter()
    fresh = multiprocessing.get_context("spawn")
    for quarter in range(4):
        ports = (hall.port, hall.websocket)
        rage = fresh.Process(target=hostile.main, args=(ports, count // 4, seed * 10 + quarter))
        rage.start()
        await asyncio.to_thread(rage.join)
        seen.memory.append(tuple(machine.resident_mb(hall.pid(n)) for n in ("server", "portal")))
    seen.seconds = time.perf_counter() - begun
    seen.waits = times.talk
    for player, person in zip(players, people, strict=True):
        player.stop()
        await person.ask("who", "in the hall")
        person.close()
    return seen


def main() -> int:
    """Exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench fuzz", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(machine.described())
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder))
        try:
            hall.start()
            before = len(stalls(hall))
            seen = asyncio.run(endure(hall, chosen.count, chosen.seed))
            own = [each for each in stalls(hall)[before:] if each[1] > STALL_GOAL]
            tracebacks = hall.tracebacks()
        finally:
            hall.stop()
    print(f"{chosen.count} inputs in {seen.seconds:.0f} s, {chosen.count / seen.seconds:.0f}/s")
    print(f"words before: {machine.spread(seen.quiet)} ms  ({len(seen.quiet)} times)")
    print(f"words during: {machine.spread(seen.waits)} ms  ({len(seen.waits)} times)")
    print(f"goal: p95 {WAIT_GOAL:.0f} ms")
    print(
        "memory after each quarter: " + ", ".join(f"{s:.0f} + {p:.0f} MB" for s, p in seen.memory)
    )
    print(f"tracebacks: {len(tracebacks)}; stalls by work of the hall's own: {len(own)}")
    for line in tracebacks[:5]:
        print(f"  {line}")
    for late, used, cause in sorted(own, reverse=True)[:5]:
        print(f"  {late} ms ({used} of CPU) {cause}")
    growth = max(last - first for first, last in zip(seen.memory[0], seen.memory[-1], strict=True))
    waited = machine.percentile(seen.waits, 0.95)
    return 1 if tracebacks or own or growth > GROWTH_GOAL or waited > WAIT_GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
