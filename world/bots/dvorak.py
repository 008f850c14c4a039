"""Dvorak: takes its turns, plays towards the deck's own goal, and votes yes on what is harmless.

It never proposes. What a text says in clauses it understands as the hall does; prose it takes in
good part, as people do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from world.cards import Chance
from world.engine.protocol import Action, Seat
from world.games.dvorak.actions import (
    Decline,
    DiscardDown,
    Draw,
    End,
    LoadDeck,
    Play,
    Ready,
    Resolve,
    Start,
    Use,
    Vote,
)
from world.games.dvorak.definitions import ACTION, parts
from world.games.dvorak.resolver.clauses import read
from world.games.dvorak.resolver.forms import Clause, Deed, Standing, When
from world.games.dvorak.resolver.names import same
from world.games.dvorak.spelling import in_play
from world.games.dvorak.view import BallotView, CardView, OfferView, RuleView, View

HARMFUL = frozenset({"out"})
"""One-shots no stranger should put on a card."""

UNKIND = frozenset({"destroy", "discard", "out", "peek", "reveal", "skip"})
"""One-shots one does to others rather than to oneself."""

GOAL, GOOD, PLAIN, POOR = 8, 4, 2, 1
"""What an act is worth: towards the win, useful, ordinary, better than nothing."""


def choose(
    view: View, legal: Sequence[Action], chance: Chance, budget: float, memory: Any
) -> Action:
    """The act worth most to it; of equals one by chance. Raises ValueError when there is none."""
    if not legal:
        raise ValueError("there is nothing to choose")
    worth = [(value(view, action), action) for action in legal]
    best = max(points for points, _ in worth)
    return chance.pick([action for points, action in worth if points == best])


def value(view: View, action: Action) -> int:
    """What an act is worth, more being better; below 0 it is rather not done."""
    match action:
        case Vote():
            return 100 if action.yes == agrees(view.ballot) else -100
        case Draw() | Ready():
            return 50
        case Start():
            return 20
        case LoadDeck():
            return 10
        case Resolve():
            return 30 + _resolve(view, action)
        case Decline():
            return 30
        case Play():
            return _play(view, action)
        case Use():
            return PLAIN
        case DiscardDown():
            return 40 - _card(view, _of_hand(view, action.card))
        case End():
            return 0
    return 5


# Voting


def agrees(ballot: BallotView | None) -> bool:
    """Yes to what harms nobody; to claims, offers and removals too, which the others judge."""
    if ballot is None or ballot.what in ("win", "draw", "repeal"):
        return True
    texts = [ballot.text] if ballot.text else []
    if any(card.face == "down" for card in ballot.proposals):
        return False
    texts += [f"{card.text}\n{card.effects}" for card in ballot.proposals]
    return all(harmless(text) for text in texts)


@lru_cache(maxsize=512)
def harmless(text: str) -> bool:
    """True unless the text wins or ends the game by itself, or stops people from playing."""
    return not any(_harms(clause) for clause in read(text).clauses)


def _harms(clause: Clause) -> bool:
    if isinstance(clause, When):
        return any(_harms(part) for part in clause.then)
    if isinstance(clause, Deed):
        return clause.verb in HARMFUL
    if not isinstance(clause, Standing):
        return False
    if clause.issue in ("win", "lose") and clause.mode != "deny":
        return not clause.condition
    stops = clause.mode == "deny" and clause.issue in ("draw", "play", "turn")
    return stops and clause.subject.width < 2 and not clause.condition and not clause.duration


# Playing


def _of_hand(view: View, card: str) -> CardView | None:
    return next((seen for seen in view.hand if seen.id == card), None)


def _play(view: View, action: Play) -> int:
    seen = _of_hand(view, action.card)
    kind = seen is not None and same(parts(seen.type)[0], ACTION)
    worth = _card(view, seen) - (1 if kind else 0)
    return worth if action.target is None else worth + _aimed(view, action.target, seen)


def _aimed(view: View, target: Seat, seen: CardView | None) -> int:
    """Kind things on oneself, unkind ones on others."""
    unkind = seen is not None and any(
        isinstance(clause, Standing) and clause.mode == "deny" for clause in _clauses(seen)
    )
    return 0 if unkind == (target != view.you) else -GOAL


def _card(view: View, seen: CardView | None) -> int:
    """What a card of one's own is worth having in play."""
    if seen is None:
        return POOR
    if any(same(name, word) for name in goals(view) for word in (seen.title, *parts(seen.type))):
        return GOAL
    return GOOD if _clauses(seen) else PLAIN


def goals(view: View) -> tuple[str, ...]:
    """What the conditions to win in force speak of: titles, types and tokens."""
    sources = [*view.rules, *view.lasting, *(card for card in in_play(view) if card.title)]
    return tuple(
        test.object.name or test.name
        for source in sources
        for clause in _clauses(source)
        if isinstance(clause, Standing) and clause.issue == "win"
        for test in clause.condition.tests
    )


def _clauses(source: CardView | RuleView) -> Sequence[Clause]:
    return _read(f"{source.text}\n{source.effects}")


@lru_cache(maxsize=2048)
def _read(text: str) -> Sequence[Clause]:
    return read(text).clauses


def _resolve(view: View, action: Resolve) -> int:
    """Above 0 when it is better done than left."""
    offer = next((each for each in view.offers if each.n == action.offer), None)
    if offer is None or offer.deed is None:
        return GOOD
    if action.card:
        return _on_card(view, offer, action.card)
    unkind = offer.deed.verb in UNKIND or (offer.deed.verb == "token" and _takes(offer))
    if action.target is not None:
        return GOOD if unkind == (action.target != view.you) else -GOOD
    # Without a choice it is as its card says: done, unless it costs only oneself.
    return -GOOD if unkind and offer.deed.subject.kind == "me" else GOOD


def _takes(offer: OfferView) -> bool:
    return offer.deed.count is not None and offer.deed.count < 0


def _on_card(view: View, offer: OfferView, card: str) -> int:
    seen = next((each for each in in_play(view) if each.id == card), None)
    worth = _card(view, seen)
    own = seen is not None and seen.controller == view.you
    wanted = offer.deed.verb in ("destroy", "take")
    return -worth if own == wanted else worth
