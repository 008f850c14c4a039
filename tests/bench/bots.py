"""``./hall bench bots``: how strong the bots are, how fast they think, how fast the core plays.

Deals are duplicate: each is played twice with the seats swapped, a draw is half a point. What has
been played is kept in a file, so a run that was stopped goes on where it stopped. ``--short`` plays
few deals of each pairing and wants less of them. Thinking is timed by the processor's clock, so
that others on the machine make no difference.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

from tests import bots_at_play
from tests.bench import machine
from world.bots.search.cards import deck_of
from world.bots.search.position import Position
from world.bots.search.rules import NOBODY, Rules
from world.cards import Chance
from world.games.durak import GAME

KEPT = Path(".hall") / "bench-bots.json"
"""What has been played so far, below the clone; delete it to begin anew."""

CORE_GOAL = 7000
"""Random two-player deals a second."""

THINKING_GOAL = 200.0
"""Milliseconds that 2,000 iterations take, as a median while 20 and more cards are in the talon."""

EXPERT = 5
GREEDY = 1


@dataclass(frozen=True)
class Pairing:
    """Two levels that meet.

    Attributes:
        strong, weak: the levels.
        goal: the share of points the stronger should make.
        preset: the table's options.
        budget: seconds a move.
    """

    strong: int
    weak: int
    goal: float
    preset: str = "classic"
    budget: float = 0.2

    @property
    def name(self) -> str:
        """As it is printed and kept."""
        return f"{self.strong} against {self.weak}, {self.preset}, {self.budget * 1000:.0f} ms"


PAIRINGS = (
    Pairing(2, 1, 0.55),
    Pairing(EXPERT, 0, 0.99),
    Pairing(EXPERT, 1, 0.86),
    Pairing(EXPERT, 2, 0.75),
    Pairing(EXPERT, 0, 0.99, "online"),
    Pairing(EXPERT, 1, 0.86, "online"),
    Pairing(EXPERT, 2, 0.75, "online"),
    Pairing(3, 2, 0.57),
    Pairing(4, 3, 0.57),
    Pairing(5, 4, 0.57),
    Pairing(EXPERT, 2, 0.72, "classic", 0.06),
)


def bounds(scores: list[float]) -> tuple[float, float]:
    """Mean of the deals' shares (0..1), and half the width of its 95 % interval."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / max(1, count - 1)
    return mean, 1.96 * sqrt(spread / count)


class Kept:
    """Results on disk: pairing -> the share of each deal, in the order of their seeds."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.scores: dict[str, list[float]] = json.loads(path.read_text()) if path.exists() else {}

    def add(self, name: str, share: float) -> None:
        """One more deal."""
        self.scores.setdefault(name, []).append(share)
        self.path.parent.mkdir(exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(self.scores))
        fresh.replace(self.path)


def play(pairing: Pairing, deals: int, kept: Kept) -> bool:
    """Plays what is missing of a pairing and prints it; False when its goal is missed."""
    options = GAME.presets[pairing.preset]
    for seed in range(len(kept.scores.get(pairing.name, ())), deals):
        points = bots_at_play.points(
            pairing.strong, pairing.weak, seed, options, budget=pairing.budget
        )
        kept.add(pairing.name, points / 2)
    scores = kept.scores[pairing.name][:deals]
    mean, half = bounds(scores)
    short = len(scores) < 100
    reached = mean + (half if short else 0.0) >= pairing.goal
    verdict = "reached" if reached else "MISSED"
    print(
        f"level {pairing.name}: {mean:6.1%} +- {half:.1%} of {2 * len(scores)} games"
        f"  goal {pairing.goal:.0%}: {verdict}",
        flush=True,
    )
    return reached


def company(deals: int, options: Mapping[str, str]) -> None:
    """Prints how often one expert among three greedy is the fool; a fair share is 25 %."""
    fools = games = 0
    for seed in range(deals):
        for place in range(4):
            levels = [GREEDY] * 4
            levels[place] = EXPERT
            fools += bots_at_play.played(levels, seed, options, budget=0.2).fool == place
            games += 1
    print(f"one expert among three greedy: the fool in {fools / games:.1%} of {games} games")


def core_rate(seconds: float = 4.0) -> float:
    """Random two-player deals a second of the search core, on one processor."""
    rules = Rules(deck=deck_of(36, "H"), seats=2)
    chance = Random(1)
    cards, games, begun = list(rules.deck.code), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        chance.shuffle(cards)
        here = Position.deal(rules, (sum(cards[:6]), sum(cards[6:12])), cards[12:], games % 2)
        while here.turn != NOBODY:
            here.do(here.some(chance.random))
        games += 1
    return games / spent


def thinking(moves: int = 60) -> list[float]:
    """Milliseconds of processor time the expert's choices take with 20 and more cards to draw."""
    spent: list[float] = []
    seed = 0
    while len(spent) < moves:
        party = bots_at_play.Company((EXPERT, EXPERT), seed)
        step = GAME.start(GAME.read_options({}, 2), 2, Chance(f"{seed:032x}"))
        party.hear(step.events)
        while step.state.result is None and len(step.state.talon) >= 20:
            begun = time.process_time()
            act = party.choose(step.state, step.state.turn[0])
            if len(GAME.legal(step.state, step.state.turn[0])) > 2:
                spent.append((time.process_time() - begun) * 1e3)
            step = GAME.apply(step.state, step.state.turn[0], act)
            party.hear(step.events)
        seed += 1
    return spent


def main() -> int:
    """Exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench bots", description=__doc__)
    parser.add_argument("--short", action="store_true", help="few deals, looser bounds")
    parser.add_argument("--games", type=int, default=400, help="games a pairing (400)")
    parser.add_argument("--kept", type=Path, default=KEPT, help=f"file of results ({KEPT})")
    chosen = parser.parse_args()
    deals = 10 if chosen.short else max(1, chosen.games // 2)
    print(machine.described())
    rate = core_rate()
    print(f"search core: {rate:.0f} random two-player deals a second  (goal {CORE_GOAL})")
    times = thinking(20 if chosen.short else 60)
    print(f"level {EXPERT}, talon of 20 and more: {machine.spread(times)} ms of processor time")
    kept = Kept(chosen.kept)
    reached = [play(pairing, deals, kept) for pairing in PAIRINGS]
    company(5 if chosen.short else 50, {})
    fast = rate >= CORE_GOAL and machine.percentile(times, 0.5) <= THINKING_GOAL
    return 0 if fast and all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
