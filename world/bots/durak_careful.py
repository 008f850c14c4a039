"""Level 2: keeps its high trumps and high cards while the talon lasts, leads from length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from world.cards import Card, Chance, is_joker, rank, rank_value, suit
from world.engine.protocol import Action
from world.games.durak.actions import Attack, Pass, Take
from world.games.durak.view import View

from .durak_sense import at_once, attacks, cost, covers, hand_on

LONG_TALON = 6
"""A talon of this many cards is worth keeping good cards for."""

HIGH_TRUMP = rank_value("10C")
"""Trumps of the ten's rank and up are not spent on a small table while the talon is long.

Sparing the jack and up only makes a point less in a hundred against the greedy bot.
"""

OPENING = 6
"""What opening a new rank to the throwers costs a defender, as `cost` counts (four to a rank)."""


def choose(
    view: View, legal: Sequence[Action], chance: Chance, budget: float, memory: Any
) -> Action:
    """The act prudence asks for. Never by chance: the same view gives the same act."""
    first = at_once(view, legal)
    if first is not None:
        return first
    if Take() in legal:
        return hand_on(view, legal) or _defence(view, legal)
    if view.phase == "attack":
        return _lead(view, legal)
    worth = [act for act in attacks(view, legal) if _spare(view, act.cards[0])]
    return worth[0] if worth else Pass()


def _defence(view: View, legal: Sequence[Action]) -> Action:
    """The cheapest covers; takes a small table rather than spend a high trump early."""
    plan = covers(view, legal, _price)
    if not plan:
        return Take()
    table = sum(1 if cover is None else 2 for _, cover in view.pairs)
    if view.talon >= LONG_TALON and table <= 2 and any(_dear(view, act.card) for act in plan):
        return Take()
    return plan[0]


def _price(view: View, card: Card) -> float:
    """What a cover costs; less when its rank lies on the table, for then it opens no throw-in."""
    shown = {rank(each) for pair in view.pairs for each in pair if each and not is_joker(each)}
    opened = is_joker(card) or rank(card) not in shown
    return cost(view, card) + (OPENING if opened else 0)


def _dear(view: View, card: Card) -> bool:
    if is_joker(card):
        return True
    return suit(card) == view.trump and rank_value(card) >= HIGH_TRUMP


def _spare(view: View, card: Card) -> bool:
    """Whether this card may be thrown in now."""
    if suit(card) == view.trump:
        return view.talon == 0 and view.phase != "pile"
    return view.talon <= LONG_TALON or rank(card) not in ("K", "A")


def _lead(view: View, legal: Sequence[Action]) -> Action:
    """The lowest plain card of the rank it holds most of; trumps only when it has nothing else."""
    leads = attacks(view, legal)
    plain = [act for act in leads if not _kept(view, act.cards[0])]
    if not plain:
        return leads[0]
    held = Counter(rank(act.cards[0]) for act in plain)

    def order(act: Attack) -> tuple[int, int]:
        return -held[rank(act.cards[0])], cost(view, act.cards[0])

    return min(plain, key=order)


def _kept(view: View, card: Card) -> bool:
    return is_joker(card) or suit(card) == view.trump
