"""What every thinking Durak bot sees in its acts: which are honest, which are cheap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from world.cards import Card
from world.engine.protocol import Action
from world.games.durak.actions import Attack, Call, Cover, Exchange, PassOn, ShowTrump
from world.games.durak.beats import BEATS, cheapness
from world.games.durak.view import View


def cost(view: View, card: Card) -> int:
    """How much a card is worth keeping: plain cards by rank, then trumps, then jokers."""
    return cheapness(card, view.trump)


def at_once(view: View, legal: Sequence[Action]) -> Action | None:
    """An act no sensible player leaves out: calling a false cover, swapping for the turn-up."""
    for act in legal:
        if isinstance(act, Exchange):
            return act
        if isinstance(act, Call) and not holds(view, act.over):
            return act
    return None


def holds(view: View, over: Card) -> bool:
    """True when the cover on this attack card really beats it."""
    return dict(view.pairs)[over] in BEATS[view.trump][over]


def attacks(view: View, legal: Sequence[Action]) -> list[Attack]:
    """Attacks with a single card, the cheapest first."""
    single = [act for act in legal if isinstance(act, Attack) and len(act.cards) == 1]
    return sorted(single, key=lambda act: cost(view, act.cards[0]))


def hand_on(view: View, legal: Sequence[Action]) -> Action | None:
    """The cheapest way to hand the attack on: a trump shown costs nothing."""
    laid = [act for act in legal if isinstance(act, PassOn)]
    return shown(legal) or min(laid, key=lambda act: cost(view, act.card), default=None)


def shown(legal: Sequence[Action]) -> Action | None:
    """Handing the attack on by showing a trump, which stays in the hand."""
    return next((act for act in legal if isinstance(act, ShowTrump)), None)


def covers(
    view: View, legal: Sequence[Action], price: Callable[[View, Card], float] = cost
) -> list[Cover]:
    """A cover for every open attack card, dearest attack first; [] when they cannot all be beaten.

    Each attack card gets the cheapest card that beats it and is not needed for a dearer one.

    Args:
        view: the defender's view.
        legal: the defender's acts.
        price: what spending a card on a cover costs.
    """
    left = [act for act in legal if isinstance(act, Cover) and _honest(view, act)]
    uncovered = [attack for attack, cover in view.pairs if cover is None]
    plan: list[Cover] = []
    for over in sorted(uncovered, key=lambda card: -cost(view, card)):
        fitting = [act for act in left if act.over == over]
        if not fitting:
            return []
        best = min(fitting, key=lambda act: price(view, act.card))
        plan.append(best)
        left = [act for act in left if act.card != best.card]
    return plan


def _honest(view: View, act: Cover) -> bool:
    return act.card in BEATS[view.trump][act.over]
