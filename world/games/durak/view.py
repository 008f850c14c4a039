"""What one seat, or a watcher, may know of a game of Durak. Field names are the wire's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from world.cards import Card
from world.engine.protocol import Seat

from .beats import sorted_hand
from .events import Suit
from .legal import legal_actions
from .state import State, phase
from .words import spell


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it.

    Attributes:
        seat: its number, from 0 clockwise.
        cards: how many cards it holds.
        out: it has gone out.
        team: its team's number from 0, or None when everybody plays alone.
    """

    seat: Seat
    cards: int
    out: bool
    team: int | None


@dataclass(frozen=True, slots=True)
class ResultView:
    """How the deal ended.

    Attributes:
        fool: the seat that lost, None in a draw; of a losing team the one who held cards last.
        draw: nobody lost.
        order: seats in the order they went out.
        honours: ``tie``, ``epaulettes`` or None.
    """

    fool: Seat | None
    draw: bool
    order: tuple[Seat, ...]
    honours: str | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may know it.

    Attributes:
        phase: ``attack`` | ``defend`` | ``throw`` | ``pile`` | ``over``.
        you: the seat that looks, None for a watcher.
        seats: every seat, in order.
        attacker: the main attacker, None when over.
        defender: the defender, None when over.
        to_act: seats that may choose now, first in priority first.
        trump: the suit letter.
        turnup: the card face up under the talon, None once it is drawn or if there was no talon.
        talon: cards left in the talon, the turn-up included.
        gone: cards in the discard; nobody may look at them (¶7).
        limit: attack cards that may still be added in this bout.
        pairs: the bout's attack cards in order, each with its cover or None.
        hand: this seat's cards sorted for reading (plain suits C D H S, trumps last); () else.
        legal: English words of every act open to this seat now, () when it has no choice.
        last: the last act as (seat, words), None before the first.
        options: every option of the table by name.
        result: None until the deal is over.
    """

    phase: str
    you: Seat | None
    seats: tuple[SeatView, ...]
    attacker: Seat | None
    defender: Seat | None
    to_act: tuple[Seat, ...]
    trump: Suit
    turnup: Card | None
    talon: int
    gone: int
    limit: int
    pairs: tuple[tuple[Card, Card | None], ...]
    hand: tuple[Card, ...]
    legal: tuple[str, ...]
    last: tuple[Seat, str] | None
    options: Mapping[str, str]
    result: ResultView | None


def view_of(state: State, seat: Seat | None) -> View:
    """The table as ``seat`` (None: a watcher) may know it, built by naming what is shown."""
    deal, bout, result = state.deal, state.bout, state.result
    over = result is not None
    hand = () if seat is None else sorted_hand(state.hands[seat], deal.trump)
    acts = () if seat is None else legal_actions(state, seat)
    return View(
        phase=phase(state),
        you=seat,
        seats=tuple(
            SeatView(
                seat=each,
                cards=len(state.hands[each]),
                out=each in state.out,
                team=deal.teams[each] if deal.teams else None,
            )
            for each in range(deal.seats)
        ),
        attacker=None if over else bout.attacker,
        defender=None if over else bout.defender,
        to_act=state.turn,
        trump=deal.trump,
        turnup=state.talon[-1] if state.talon else None,
        talon=len(state.talon),
        gone=len(state.discard),
        limit=0 if over else max(0, bout.limit - len(bout.attacks)),
        pairs=() if over else tuple(zip(bout.attacks, bout.covers, strict=True)),
        hand=hand,
        legal=tuple(spell(act) for act in acts),
        last=None if state.last is None else (state.last[0], spell(state.last[1])),
        options=deal.options.named(),
        result=None if result is None else _result(state),
    )


def _result(state: State) -> ResultView:
    result = state.result
    return ResultView(
        fool=result.fool,
        draw=not result.losers,
        order=state.out,
        honours=result.badge or None,
    )
