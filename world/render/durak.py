"""The Durak table: the bout, the trump and what one may do, over the lines of every game."""

from __future__ import annotations

from typing import Any

from world.games.durak.actions import Attack, Call, Cover, Exchange, PassOn, ShowTrump
from world.games.durak.words import unspell

from . import cardwords, parts
from .face import Face
from .facts import TableFacts
from .phrases import joined, phrase, say


def table(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """The whole table, the listener's hand and turn last."""
    return [
        parts.title(face, facts),
        *counts(face, view, facts),
        *(_over(face, view, facts) if view.result else _bout(face, view, facts)),
        *parts.watchers(face, facts),
        *(parts.hand(face, view) if view.you is not None else ()),
        *turn(face, view, facts),
    ]


def counts(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """Every seat's cards, and the piles."""
    return [*parts.seats(face, view, facts), *trump(face, view, facts), _piles(face, view)]


def trump(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """The trump, and the turn-up while it lies under the talon."""
    return parts.told(face, view, facts, ("trump",))


def _piles(face: Face, view: Any) -> str:
    return say(face, "durak-view-talon", talon=view.talon, gone=view.gone)


def _bout(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """The attack cards in order, each with its cover, and how many more the bout takes."""
    lines = parts.told(face, view, facts, ("limit",))
    if not view.pairs:
        return lines
    shown = [
        say(
            face,
            "durak-pair",
            attack=cardwords.card(face, attack),
            cover=cardwords.card(face, cover) if cover else None,
            covered=cover is not None,
        )
        for attack, cover in view.pairs
    ]
    return [say(face, "durak-pairs", pairs=joined(face, shown, "list-comma")), *lines]


def _over(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """How the deal ended."""
    known = parts.arguments(face, view.result, facts, view.you)
    lines = [phrase(face.language, "durak-view-result", known)]
    if view.result.order:
        lines.append(phrase(face.language, "durak-view-order", known))
    return lines


def turn(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """What the listener may do now; nothing when it is not their choice."""
    if not parts.acts(view):
        return []
    key, more = _choice(view)
    known = parts.arguments(face, view, facts, view.you, more, _CHOICES)
    return [phrase(face.language, f"durak-turn-{key}", known)]


_CHOICES = {"open": "tuple[Card, ...]", "able": "either[Card, ...]", "on": "either[Card, ...]"}
"""How the cards of a turn sentence are shown."""


def _choice(view: Any) -> tuple[str, dict[str, Any]]:
    """Which turn sentence is due, and what it needs beside the view."""
    acts = [unspell(words) for words in view.legal]
    if view.phase == "attack":
        several = any(isinstance(act, Attack) and len(act.cards) > 1 for act in acts)
        return "attack", {"several": several, "exchange": Exchange() in acts}
    if view.you == view.defender:
        return "cover", {
            "open": [attack for attack, cover in view.pairs if cover is None],
            "able": _in_hand(view, {act.card for act in acts if isinstance(act, Cover)}),
            "on": _in_hand(
                view, {act.card for act in acts if isinstance(act, (PassOn, ShowTrump))}
            ),
        }
    return ("pile" if view.phase == "pile" else "throw"), {
        "able": _in_hand(view, {act.cards[0] for act in acts if isinstance(act, Attack)}),
        "call": any(isinstance(act, Call) for act in acts),
    }


def _in_hand(view: Any, cards: set[str]) -> list[str]:
    """The cards in the order of the hand."""
    return [card for card in view.hand if card in cards]
