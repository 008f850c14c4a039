"""Why an act of Durak is a good one: a short code and what its sentence needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from world.cards import Card, is_joker, rank, suit
from world.engine.protocol import Action
from world.games.durak.actions import (
    Attack,
    Call,
    Cover,
    Exchange,
    Pass,
    PassOn,
    ShowTrump,
    Take,
)
from world.games.durak.view import View

from .durak_search import Weighed
from .durak_sense import attacks, cost, covers

Reason = tuple[str, Mapping[str, Any]]

CODES = (
    *("only", "won", "lost", "lead-several", "lead-cheap", "lead-trump", "lead-best"),
    *("throw-trump", "throw-in", "pile-on", "cover-shut", "cover-cheap", "cover-trump"),
    *("cover-best", "take-must", "take-save", "pass-save", "pass-none", "hand-on", "show"),
    *("exchange", "call"),
)
"""Every code `reason` gives; ``<game>-because-<code>`` says it."""


def reason(view: View, legal: Sequence[Action], found: Sequence[Weighed]) -> Reason:
    """Why the first of what was found is to be done.

    Args:
        view: as whoever is to choose sees the table.
        legal: everything open to them.
        found: what a search thought of the acts, at least one, the best first.
    """
    best = found[0]
    if isinstance(best.action, (Exchange, Call, ShowTrump)):
        return _PLAIN[type(best.action)], {}
    if len([act for act in legal if act != Pass(True)]) == 1:
        return "only", {}
    if best.solved and best.worth == 1.0:
        return "won", {}
    if best.solved and best.worth == 0.0:
        return "lost", {}
    return _REASONS[type(best.action)](view, legal, best.action)


def _attack(view: View, legal: Sequence[Action], action: Attack) -> Reason:
    card = action.cards[0]
    trump = _trump(view, card)
    if view.phase == "pile":
        return "pile-on", {}
    if view.phase != "attack":
        return ("throw-trump" if trump else "throw-in"), {"card": card}
    if trump:
        return "lead-trump", {"card": card}
    alike = [held for held in view.hand if rank(held) == rank(card)]
    if len(alike) > 1:
        return "lead-several", {"rank": rank(card), "count": len(alike)}
    cheapest = attacks(view, legal)[0].cards[0]
    return ("lead-cheap" if card == cheapest else "lead-best"), {"card": card}


def _cover(view: View, legal: Sequence[Action], action: Cover) -> Reason:
    shown = {rank(each) for pair in view.pairs for each in pair if each and not is_joker(each)}
    if not is_joker(action.card) and rank(action.card) in shown:
        return "cover-shut", {"rank": rank(action.card)}
    if _trump(view, action.card):
        return "cover-trump", {"card": action.card}
    fitting = [act.card for act in legal if isinstance(act, Cover) and act.over == action.over]
    cheapest = min(fitting, key=lambda card: cost(view, card))
    return ("cover-cheap" if action.card == cheapest else "cover-best"), {"card": action.card}


def _take(view: View, legal: Sequence[Action], action: Take) -> Reason:
    plan = covers(view, legal)
    if not plan:
        return "take-must", {}
    dearest = max((act.card for act in plan), key=lambda card: cost(view, card))
    return "take-save", {"card": dearest}


def _pass(view: View, legal: Sequence[Action], action: Pass) -> Reason:
    added = attacks(view, legal)
    return ("pass-save", {"card": added[0].cards[0]}) if added else ("pass-none", {})


def _hand_on(view: View, legal: Sequence[Action], action: PassOn) -> Reason:
    return "hand-on", {"card": action.card}


def _trump(view: View, card: Card) -> bool:
    return is_joker(card) or suit(card) == view.trump


_PLAIN = {Exchange: "exchange", Call: "call", ShowTrump: "show"}
_REASONS = {Attack: _attack, Cover: _cover, Take: _take, Pass: _pass, PassOn: _hand_on}
