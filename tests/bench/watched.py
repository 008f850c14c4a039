"""``./hall bench watched``: one event to everybody who watches a table, while others play on.

Watchers are on lines of every style. An event has reached them when the last one has read it; the
figures of the other tables are their players' own, as in ``load``.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import crowd, machine
from tests.running import RunningHall

REACHED_GOAL, OTHERS_GOAL = 1000.0, 100.0
"""Milliseconds: the last watcher of an event, and 95 of 100 acts at other tables."""

STYLES = ("plain", "speech", "rich", "machine")

GAP = 0.5
"""Seconds between the events that are watched."""


async def reach(mover: crowd.Person, watchers: list[crowd.Person]) -> float:
    """Milliseconds from a typed act to the last watcher who reads of it."""
    begun = time.perf_counter()
    left = asyncio.get_running_loop().create_future()
    waiting = len(watchers)

    def read() -> None:
        nonlocal waiting
        waiting -= 1
        if not waiting and not left.done():
            left.set_result(None)

    for watcher in watchers:
        watcher.when_said(mover.name, read)
    mover.send(mover.table["legal"][0])
    await asyncio.wait_for(left, crowd.PATIENCE)
    return (time.perf_counter() - begun) * 1e3


async def next_mover(players: list[crowd.Person], seq: int) -> crowd.Person:
    """Whoever may choose once everybody at the table has seen a newer act than ``seq``."""
    for player in players:
        await player.sees(lambda table: table["seq"] > seq)
    if players[0].table["phase"] == "over":
        for player in players:
            player.send("rematch")
        for player in players:
            await player.sees(lambda table: table["phase"] != "over")
    return next(player for player in players if player.table["legal"])


async def measure(hall: RunningHall, watchers: int, tables: int, events: int) -> bool:
    """Print the figures; False when a goal is missed."""
    watched = await crowd.arrive(hall.port, 2)
    others = await crowd.arrive(hall.port, tables * 3)
    for place in range(0, len(others), 3):
        await crowd.sit_down(others[place : place + 3], "durak")
    await crowd.sit_down(watched, "durak")
    groups = [await crowd.arrive(hall.port, watchers // len(STYLES), style) for style in STYLES]
    looking = [person for group in groups for person in group]
    await crowd.look_on(looking, [watched[0].table["table"]])
    times, choice = crowd.Times(), random.Random(1)
    playing = [
        crowd.Player(person, random.Random(choice.random()), times, 2.0, 0.0) for person in others
    ]
    reached, seq = [], 0
    for _ in range(events):
        mover = await next_mover(watched, seq)
        seq = mover.table["seq"]
        reached.append(await reach(mover, looking))
        await asyncio.sleep(GAP)
    for player in playing:
        player.stop()
    print(f"last of {len(looking)} watchers {machine.spread(reached)} ms ({len(reached)} events)")
    print(f"acts at {tables} other tables {machine.spread(times.acts)} ms ({len(times.acts)} acts)")
    print(f"goals: every event {REACHED_GOAL:.0f} ms, p95 of other acts {OTHERS_GOAL:.0f} ms")
    for person in (*watched, *others, *looking):
        person.close()
    return max(reached) < REACHED_GOAL and machine.percentile(times.acts, 0.95) < OTHERS_GOAL


def main() -> int:
    """Exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench watched", description=__doc__)
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20, help="other tables, of three people")
    parser.add_argument("--events", type=int, default=40)
    chosen = parser.parse_args()
    print(machine.described())
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder))
        try:
            hall.start()
            done = measure(hall, chosen.watchers, chosen.tables, chosen.events)
            reached = asyncio.run(done)
        finally:
            hall.stop()
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
