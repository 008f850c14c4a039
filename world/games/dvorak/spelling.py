"""One English ASCII form of each finite act, with the numbers of the lists a player sees.

=============  =====================================================================
play a card    ``play 3`` the third of the hand, ``play 3 on seat 2``
use a Thing    ``use 7`` the seventh card in play, ``use 7 2`` its second ability
discard down   ``discard 3``
an offer       ``resolve 12``, ``resolve 12 on seat 2``, ``resolve 12 on card 7``
a vote         ``vote yes``, ``vote no``
begin          ``ready``, ``start``, ``start seat 2``, ``loaddeck lost_property``
the rest       ``draw``, ``end``, ``decline 12``, ``rock``, ``confirm``
=============  =====================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from world.engine.protocol import Action, Resign, Seat

from .actions import (
    Confirm,
    Decline,
    DiscardDown,
    Draw,
    End,
    LoadDeck,
    Play,
    Ready,
    Resolve,
    Start,
    Throw,
    Use,
    Vote,
)
from .view import CardView, View


def spell(view: View, action: Action) -> str:
    """English ASCII words for a finite act. Raises KeyError for an act with words of its own."""
    return _SPELL[type(action)](view, action)


def seat_words(seat: Seat) -> str:
    """A seat as it can be typed at any table."""
    return f"seat {seat + 1}"


def in_play(view: View) -> tuple[CardView, ...]:
    """Every card in play, in the order of their numbers."""
    areas = [card for seat in view.seats for card in seat.area]
    return (*areas, *view.centre)


def _hand(view: View, card: str) -> int:
    return next((seen.n for seen in view.hand if seen.id == card), 0)


def _number(view: View, card: str) -> int:
    return next((seen.n for seen in in_play(view) if seen.id == card), 0)


def _play(view: View, act: Play) -> str:
    on = f" on {seat_words(act.target)}" if act.target is not None else ""
    return f"play {_hand(view, act.card)}{on}"


def _use(view: View, act: Use) -> str:
    which = f" {act.ability}" if act.ability > 1 else ""
    return f"use {_number(view, act.card)}{which}"


def _resolve(view: View, act: Resolve) -> str:
    aims = [seat_words(act.target)] if act.target is not None else []
    aims += [f"card {_number(view, act.card)}"] if act.card else []
    return f"resolve {act.offer}" + (f" on {' '.join(aims)}" if aims else "")


_SPELL: Mapping[type[Action], Callable[[View, Any], str]] = {
    Ready: lambda view, act: "ready" if act.yes else "ready no",
    Start: lambda view, act: "start" if act.first is None else f"start {seat_words(act.first)}",
    LoadDeck: lambda view, act: f"loaddeck {act.deck}",
    Draw: lambda view, act: "draw",
    Play: _play,
    Use: _use,
    End: lambda view, act: "end",
    DiscardDown: lambda view, act: f"discard {_hand(view, act.card)}",
    Resolve: _resolve,
    Decline: lambda view, act: f"decline {act.offer}",
    Throw: lambda view, act: act.choice,
    Confirm: lambda view, act: "confirm",
    Vote: lambda view, act: "vote yes" if act.yes else "vote no",
    Resign: lambda view, act: "resign",
}
