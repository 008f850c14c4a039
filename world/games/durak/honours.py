"""Badges for losing to a low card, and the ladder of ties. Rule: Durak ¶13–14."""

from __future__ import annotations

from dataclasses import dataclass

from world.cards import RANKS, Card, is_joker, rank, suit
from world.engine.protocol import Seat

from .options import Options
from .ranks import lowest_rank, next_rank
from .seating import side
from .state import State

TIE, EPAULETTES = "tie", "epaulettes"


@dataclass(frozen=True, slots=True)
class Honour:
    """What the loser of a deal is hung with.

    Attributes:
        badge: ``tie`` | ``epaulettes``.
        rank: the rank it was done with.
        scores: it counts on the ladder.
    """

    badge: str
    rank: str
    scores: bool


def badge(attacks: tuple[Card, ...], need: str) -> str | None:
    """The badge a last attack earns: the trailing run of the needed rank, one or more long.

    Rule: Durak ¶13: one six is a tie, two are epaulettes.

    Args:
        attacks: the attack cards of the last bout in the order laid.
        need: the rank that counts.
    """
    run = 0
    for card in reversed(attacks):
        if is_joker(card) or rank(card) != need:
            break
        run += 1
    return None if run == 0 else TIE if run == 1 else EPAULETTES


def scores(attacks: tuple[Card, ...], trump: str, need: str) -> bool:
    """True when the last attack counts on the ladder: right rank, and a plain card among it.

    Rule: Durak ¶14.
    """
    plain = any(not is_joker(card) and suit(card) != trump for card in attacks)
    return plain and badge(attacks, need) is not None


def earned(state: State, losers: tuple[Seat, ...]) -> Honour | None:
    """The honour of a deal these seats lost; only a side that defended last is hung.

    Rule: Durak ¶13.
    """
    bout, deal = state.bout, state.deal
    kind = deal.options.honours
    if kind == "off" or bout.defender not in losers:
        return None
    ladder = kind == "ladder"
    need = deal.ladder[side(deal, bout.defender)] if ladder else usual_rank(deal.options)
    found = badge(bout.attacks, need)
    if found is None:
        return None
    if kind == "tie_only":
        found = TIE
    return Honour(found, need, ladder and scores(bout.attacks, deal.trump, need))


def usual_rank(options: Options) -> str:
    """The rank of ties without a ladder: the six, or the lowest of a deck without sixes."""
    lowest = lowest_rank(options)
    return lowest if RANKS.index(lowest) > RANKS.index("6") else "6"


def first_ladder(options: Options, seats: int, teams: tuple[int, ...]) -> tuple[str, ...]:
    """A ladder's beginning: the deck's lowest rank against every side; () without a ladder."""
    if options.honours != "ladder":
        return ()
    return (lowest_rank(options),) * (max(teams) + 1 if teams else seats)


def raised(ladder: tuple[str, ...], who: int) -> tuple[tuple[str, ...], bool]:
    """The ladder after a score against side ``who``, and whether that was the ace.

    Rule: Durak ¶14: six, seven and so on to the ace, which ends the match.
    """
    step = next_rank(ladder[who])
    if step is None:
        return ladder, True
    return ladder[:who] + (step,) + ladder[who + 1 :], False
