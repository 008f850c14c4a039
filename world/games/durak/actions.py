"""What a seat may ask for in Durak. Cards are codes, attack cards are named by their code."""

from __future__ import annotations

from dataclasses import dataclass

from world.cards import Card
from world.engine.protocol import Action, AgreeDraw, Elapsed, Resign


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Lay attack cards: the opening attack, a throw-in or a pile-on, whichever is due.

    Rule: Durak ¶2, ¶4, ¶5.

    Attributes:
        cards: one card, or several at once where the rules allow it; in the order laid.
    """

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """Beat an open attack card. Rule: Durak ¶3.

    Attributes:
        card: the card from the defender's hand.
        over: the attack card it is laid on.
    """

    card: Card
    over: Card


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Give up defending and take every card of the bout. Rule: Durak ¶5."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline to add a card.

    Rule: Durak ¶4.5; a new cover reopens the choice.

    Attributes:
        rest: decline for the rest of this bout, pile-on included.
    """

    rest: bool = False


@dataclass(frozen=True, slots=True)
class PassOn(Action):
    """Add a card of the same rank and hand the whole attack to the next player (perevodnoy)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ShowTrump(Action):
    """Show the trump of the attack's rank and hand the attack on; the card stays in hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Swap the lowest trump of the deck, from one's hand, for the turn-up, when on lead."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Say that a cover is against the rules (option *cheating*).

    Attributes:
        over: the attack card under the cover in question.
    """

    over: Card


ACTIONS = (
    *(Attack, Cover, Take, Pass, PassOn, ShowTrump, Exchange, Call, Resign),
    *(Elapsed, AgreeDraw),
)
"""Every action Durak answers, the system's own included."""
