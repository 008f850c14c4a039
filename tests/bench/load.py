"""``./hall bench load``: an evening with everybody there, on one machine with the crowd itself.

Tables of Durak and Dvorak, watchers, talk; people think before they act. Times are the actor's and
the speaker's own; stalls are what the watchdogs of both processes logged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import crowd, machine
from tests.running import RunningHall

P95_GOAL, P99_GOAL = 100.0, 250.0
"""Milliseconds, of acts and of talk alike."""

MEMORY_GOAL = 400.0
"""MB, of each process."""

STALL = re.compile(r"stood still for (\d+) ms \((\d+) ms of CPU\) in (.*)")
STALL_GOAL = 50
"""Milliseconds of its own work that a process may be busy without a pause."""


def stalls(hall: RunningHall) -> list[tuple[int, int, str]]:
    """Milliseconds, milliseconds of CPU and cause of every stall so far."""
    return [(int(late), int(cpu), cause) for late, cpu, cause in STALL.findall(hall.log())]


class Evening:
    """What is measured.

    Args:
        kinds: game, tables of it and people at each.
        pause, talk: see `crowd.Player`.
    """

    def __init__(
        self,
        hall: RunningHall,
        kinds: list[tuple[str, int, int]],
        watchers: int,
        pause: float,
        talk: float,
    ) -> None:
        self.hall = hall
        self.kinds = kinds
        self.watchers = watchers
        self.pause, self.talk = pause, talk
        self.times = crowd.Times()
        self.players: list[crowd.Player] = []
        self.people: list[crowd.Person] = []
        self.reached = True

    def memory(self) -> tuple[float, float]:
        """MB of the Server and of the Portal."""
        return tuple(machine.resident_mb(self.hall.pid(name)) for name in ("server", "portal"))

    def processors(self) -> dict[str, float]:
        """Seconds of processor time so far, by who used them."""
        used = {name: machine.cpu_seconds(self.hall.pid(name)) for name in ("server", "portal")}
        used["crowd"] = machine.cpu_seconds(os.getpid())
        return {**used, "other programs": machine.busy_seconds() - sum(used.values())}

    async def gather(self) -> None:
        """Everybody comes and sits down."""
        begun = time.perf_counter()
        count = sum(tables * seats for _, tables, seats in self.kinds)
        players = await crowd.arrive(self.hall.port, count)
        watchers = await crowd.arrive(self.hall.port, self.watchers, "plain")
        self.people = players + watchers
        print(f"{len(self.people)} people came in {time.perf_counter() - begun:.1f} s", flush=True)
        begun = time.perf_counter()
        place = 0
        for game, tables, seats in self.kinds:
            for _ in range(tables):
                await crowd.sit_down(players[place : place + seats], game)
                place += seats
        numbers = sorted({person.table["table"] for person in players}, key=int)
        await crowd.look_on(watchers, numbers)
        print(f"{len(numbers)} tables sat down in {time.perf_counter() - begun:.1f} s", flush=True)
        choice = random.Random(1)
        self.players = [
            crowd.Player(person, random.Random(choice.random()), self.times, self.pause, self.talk)
            for person in players
        ]

    async def play(self, seconds: float, acts: int) -> None:
        """Play for so long, or for so many acts; memory is shown ten times."""
        begun = time.perf_counter()
        for tenth in range(1, 11):
            if acts:
                while len(self.times.acts) < acts * tenth / 10:
                    await asyncio.sleep(0.1)
            else:
                await asyncio.sleep(max(0, begun + seconds * tenth / 10 - time.perf_counter()))
            server, portal = self.memory()
            print(
                f"  {time.perf_counter() - begun:5.0f} s  {len(self.times.acts):6} acts  "
                f"server {server:.0f} MB  portal {portal:.0f} MB",
                flush=True,
            )
        spent = time.perf_counter() - begun
        print(
            f"{len(self.times.acts) / spent:.1f} acts/s, {len(self.times.talk) / spent:.1f} talk/s"
        )
        for player in self.players:
            player.stop()

    def told(self, name: str, values: list[float]) -> None:
        """One line of figures; notes when a goal is missed."""
        if values:
            p95, p99 = (machine.percentile(values, share) for share in (0.95, 0.99))
            self.reached = self.reached and p95 < P95_GOAL and p99 < P99_GOAL
            print(f"{name:5} {machine.spread(values)} ms  ({len(values)} times)")


async def measure(hall: RunningHall, evening: Evening, seconds: float, acts: int) -> bool:
    """Print the figures; False when a goal is missed."""
    start = len(stalls(hall))
    await evening.gather()
    arrival = stalls(hall)[start:]
    told_of("while they came and sat down", arrival)
    before = evening.processors()
    begun = time.perf_counter()
    await evening.play(seconds, acts)
    spent = time.perf_counter() - begun
    used = {name: now - before[name] for name, now in evening.processors().items()}
    shares = ", ".join(f"{name} {seconds / spent:.0%}" for name, seconds in used.items())
    print(f"of one processor: {shares}")
    evening.told("acts", evening.times.acts)
    evening.told("talk", evening.times.talk)
    print(f"acts refused because somebody was quicker: {evening.times.refused}")
    played = stalls(hall)[start + len(arrival) :]
    told_of("while they played", played)
    memory = evening.memory()
    print(f"memory: server {memory[0]:.0f} MB, portal {memory[1]:.0f} MB (goal {MEMORY_GOAL:.0f})")
    print(f"goals: p95 {P95_GOAL:.0f} ms, p99 {P99_GOAL:.0f} ms, no stall over {STALL_GOAL} ms")
    own = [cpu for _, cpu, _ in arrival + played if cpu > STALL_GOAL]
    for person in evening.people:
        person.close()
    return evening.reached and max(memory) < MEMORY_GOAL and not own


def told_of(when: str, found: list[tuple[int, int, str]]) -> None:
    """Stalls, and those among them that were the process's own work, with their causes."""
    own = [each for each in found if each[1] > STALL_GOAL]
    print(f"stalls over 50 ms {when}: {len(found)}, {len(own)} by work of the hall's own")
    for late, used, cause in sorted(own, reverse=True)[:5]:
        print(f"  {late} ms ({used} of CPU) {cause}")


def kind(text: str) -> tuple[str, int, int]:
    """``durak=75x4`` as a game, tables and people at each."""
    game, tables, seats = re.fullmatch(r"(\w+)=(\d+)x(\d+)", text).groups()
    return game, int(tables), int(seats)


def main() -> int:
    """Exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench load", description=__doc__)
    parser.add_argument(
        "kinds", nargs="*", type=kind, default=[("durak", 75, 4), ("dvorak", 20, 3)],
        help="game=TABLESxPEOPLE, such as durak=75x4",
    )  # fmt: skip
    parser.add_argument("--watchers", type=int, default=50)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds people think, on average")
    parser.add_argument("--talk", type=float, default=60.0, help="seconds between a person's words")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--acts", type=int, default=0, help="play so many acts instead")
    chosen = parser.parse_args()
    print(machine.described())
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder))
        try:
            hall.start()
            evening = Evening(hall, chosen.kinds, chosen.watchers, chosen.pause, chosen.talk)
            reached = asyncio.run(measure(hall, evening, chosen.minutes * 60, chosen.acts))
        finally:
            hall.stop()
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
