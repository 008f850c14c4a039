"""``python -m tests.bench.dvorak``: what an act costs at a Dvorak table of 12 seats and 300 cards.

An act is everything the hall asks the game for: the check and the new state, a view for every seat
and a watcher, the encoded state as JSON, and the places of all cards. Processor time, one core.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time

from world.cards import Chance
from world.games.dvorak import GAME, decks
from world.games.dvorak.actions import LoadCards, LoadDeck, Start
from world.games.dvorak.state import State

SEATS, CARDS = 12, 300
GOAL = 10.0
"""Milliseconds of processor time an act may take, at its median."""


def full_table(chance: Chance) -> State:
    """A dealt table with so many cards, hardly two of one title."""
    options = GAME.read_options(
        {"building": "yes", "deck": "none", "deal": "7", "hand": "7"}, SEATS
    )
    state = GAME.start(options, SEATS, chance).state
    state = GAME.apply(state, 0, LoadDeck("night_market"), chance).state
    written = decks.starter("lost_property").cards
    number = 0
    while len(state.cards) < CARDS:
        batch = []
        for card in written[: CARDS - len(state.cards)]:
            number += 1
            kept = {**card.pack(), "title": f"{card.title} {number}"}
            batch.append(tuple((name, value) for name, value in kept.items()))
        state = GAME.apply(state, 0, LoadCards(tuple(batch)), chance).state
    return GAME.apply(state, 0, Start(), chance).state


def measure(games: int) -> list[float]:
    """Milliseconds of each act of so many random games."""
    choices, spent = random.Random(12), []
    for number in range(games):
        chance = Chance(f"{number:032x}")
        state = full_table(chance)
        while GAME.to_act(state) and len(spent) < 5000:
            seat = choices.choice(sorted(GAME.to_act(state)))
            action = choices.choice(GAME.legal(state, seat))
            begun = time.thread_time()
            state = GAME.apply(state, seat, action, chance).state
            for looker in (None, *range(SEATS)):
                GAME.view(state, looker)
            json.dumps(GAME.encode(state))
            GAME.where(state)
            spent.append((time.thread_time() - begun) * 1e3)
    return sorted(spent)


def main() -> int:
    """Prints the figures; exit status 1 when the goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench dvorak", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="how many games are played")
    spent = measure(parser.parse_args().games)
    median, slow, worst = spent[len(spent) // 2], spent[int(len(spent) * 0.99)], spent[-1]
    reached = median <= GOAL
    print(
        f"{SEATS} players, {CARDS} cards: {len(spent)} acts, median {median:.2f} ms,"
        f" 99 of 100 under {slow:.2f} ms, worst {worst:.2f} ms"
        f"  goal {GOAL:.0f} ms: {'reached' if reached else 'MISSED'}"
    )
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
