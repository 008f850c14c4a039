"""``./hall bench thinking``: what others notice while 40 tables of the strongest bots play.

Four programs play Durak; an act is timed as in ``./hall bench act``, first alone in the hall, then
beside the bots. Each bot pauses before it acts as on a hall people play in.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.bench import machine
from tests.bench.act import Table
from tests.lines.client import Line
from tests.running import RunningHall
from tests.telnet.players import Player
from world.bots import STRONGEST

PAUSE = 1.5
"""Seconds a bot pauses."""

GOAL = 100.0
"""Milliseconds others' acts may take, at the 95th percentile."""


def open_table(port: int) -> None:
    """A guest opens a table, gives both seats to bots, begins, and goes."""
    line = Line(port, patience=60)
    line.read_until("guest")
    host = Player.come_in(line)
    line.send("table new durak seats=2")
    host.see_until(lambda table: table["phase"] == "waiting")
    for _ in range(2):
        line.send(f"bot {STRONGEST}")
    line.send("start")
    host.see_until(lambda table: table["phase"] == "attack")
    line.close()


def timed(table: Table, seconds: float) -> list[float]:
    """Acts for so long, one after another, each in milliseconds."""
    ends, times = time.perf_counter() + seconds, []
    while time.perf_counter() < ends:
        times.append(table.act())
        time.sleep(0.05)  # people do not act at once; the bots are to have their turns
    return times


def acts(hall: RunningHall) -> int:
    """How many acts the hall has recorded."""
    with closing(sqlite3.connect(f"file:{hall.data / 'hall.db3'}?mode=ro", uri=True)) as rows:
        return rows.execute("SELECT count(*) FROM records_action").fetchone()[0]


def measure(tables: int, seconds: float) -> bool:
    """Print the figures; False when the goal is missed."""
    print(machine.described())
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder), bot_pause=PAUSE)
        try:
            hall.start()
            table = Table(hall.port)
            timed(table, 5)  # what is loaded with the first acts
            print(f"alone: {machine.spread(timed(table, seconds))} ms", flush=True)
            for _ in range(tables):
                open_table(hall.port)
            server = hall.pid("server")
            before, recorded = machine.cpu_seconds(server), acts(hall)
            begun = time.perf_counter()
            times = timed(table, seconds)
            spent = time.perf_counter() - begun
            share = (machine.cpu_seconds(server) - before) / spent
            rate = (acts(hall) - recorded - len(times)) / spent
            print(f"beside {tables} tables of bots: {machine.spread(times)} ms", flush=True)
            print(
                f"the bots act {rate:.1f} times a second; the Server uses {share:.0%} of a "
                f"processor; faults: {len(hall.tracebacks())}"
            )
            table.close()
        finally:
            hall.stop()
    worst = machine.percentile(times, 0.95)
    verdict = "reached" if worst < GOAL else "MISSED"
    print(f"p95 {worst:.1f} ms  goal {GOAL:.0f}: {verdict}")
    return worst < GOAL


def main() -> int:
    """Exit status 1 when the goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench thinking", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    return 0 if measure(chosen.tables, chosen.seconds) else 1


if __name__ == "__main__":
    sys.exit(main())
