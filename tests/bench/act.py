"""``./hall bench act``: what one act at a table costs, beside `say`, here and in stock Evennia.

Four programs play Durak on SQLite in WAL. An act is timed from its line to the actor's own next
Hall.Table: it is stored by then. Beside it stand `say` to the same four people, `say` by somebody
alone, and stock Evennia's `say`, alternately in the same run, so that the ratios hold on any
machine.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import machine
from tests.bench.stock import StockHall
from tests.lines.client import Line
from tests.running import RunningHall
from tests.telnet.players import Player, sit_together

SEATS = 4
LATENCY_GOAL = 0.3
"""An act's latency over stock `say`'s, at most."""

CPU_GOAL = 3.0
"""An act's processor time over `say`'s on our own server, at most."""


class Table:
    """Four programs that play deal after deal."""

    def __init__(self, port: int) -> None:
        self.players = [self._come_in(port) for _ in range(SEATS)]
        self.choice = random.Random(1)
        sit_together(self.players)

    @staticmethod
    def _come_in(port: int) -> Player:
        line = Line(port)
        line.read_until("guest")
        return Player.come_in(line)

    def act(self) -> float:
        """One act; the milliseconds until its actor saw it done."""
        if self.players[0].table["phase"] == "over":
            self._again()
        mover = next(player for player in self.players if player.table["legal"])
        begun = time.perf_counter()
        mover.act(self.choice.choice(mover.table["legal"]))
        mover.see()
        spent = time.perf_counter() - begun
        for player in self.players:
            if player is not mover:
                player.see()
        return spent * 1e3

    def _again(self) -> None:
        for player in self.players:
            player.act("rematch")
        for player in self.players:
            player.see_until(lambda table: table["phase"] == "attack" and table["seq"] == 1)

    def close(self) -> None:
        """Hang up."""
        for player in self.players:
            player.line.close()


def timed_say(line: Line, number: int) -> float:
    """One `say`; the milliseconds until the speaker saw it."""
    begun = time.perf_counter()
    line.ask(f"say word{number}", rf"word{number}\b(?!.*say)")
    return (time.perf_counter() - begun) * 1e3


def measure(rounds: int, each: int) -> bool:
    """Print the figures; False when a goal is missed."""
    print(machine.described())
    stock = StockHall()
    stock.start()
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder))
        try:
            hall.start()
            return _measure(stock, hall, rounds, each)
        finally:
            hall.stop()
            stock.stop()


def _measure(stock: StockHall, hall: RunningHall, rounds: int, each: int) -> bool:
    theirs = stock.come_in()
    table = Table(hall.port)
    ours = Table._come_in(hall.port).line
    server = hall.pid("server")
    speaker = table.players[0].line
    deeds = {
        "stock say": lambda number: timed_say(theirs, number),
        "act": lambda number: table.act(),
        "say to four": lambda number: timed_say(speaker, number),
        "say alone": lambda number: timed_say(ours, number),
    }
    times: dict[str, list[float]] = {name: [] for name in deeds}
    cpu = dict.fromkeys(deeds, 0.0)
    for number in range(each):  # the table's card objects are made beside the first acts
        table.act()
        timed_say(ours, number)
        timed_say(table.players[0].line, number)
    for turn in range(rounds):
        for name, deed in deeds.items():
            before = machine.cpu_seconds(server)
            times[name] += [deed(turn * each + number) for number in range(each)]
            cpu[name] += machine.cpu_seconds(server) - before
    for name, values in times.items():
        own = f"  server CPU {cpu[name] / len(values) * 1e3:.2f} ms" if name != "stock say" else ""
        print(f"{name:12} {machine.spread(values)} ms  ({len(values)} times){own}")
    latency = machine.percentile(times["act"], 0.5) / machine.percentile(times["stock say"], 0.5)
    cost = cpu["act"] / max(cpu["say to four"], 1e-9)
    print(f"latency act / stock say: {latency:.2f}  (goal {LATENCY_GOAL})")
    print(f"server CPU act / say to the same four: {cost:.2f}  (goal {CPU_GOAL})")
    table.close()
    return latency <= LATENCY_GOAL and cost <= CPU_GOAL


def main() -> int:
    """Exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench act", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--each", type=int, default=50, help="deeds of a kind in one round")
    chosen = parser.parse_args()
    return 0 if measure(chosen.rounds, chosen.each) else 1


if __name__ == "__main__":
    sys.exit(main())
