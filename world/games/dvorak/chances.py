"""Dice, coins, picks, and rock, paper, scissors. Rule: Dvorak S12, Table operations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from world.engine.protocol import Refusal, Seat

from . import zones
from .actions import Throw
from .facts import TableFacts
from .operations import Challenge, Flip, PickCard, PickPlayer, Roll
from .reach import RULE, always
from .state import Contest
from .table_events import (
    CardPicked,
    Challenged,
    Flipped,
    PlayerPicked,
    Rolled,
    Thrown,
    ThrowsShown,
)
from .turn_events import FirstChosen
from .work import Work

MOST_DICE, MOST_SIDES, MOST_PLUS = 20, 1000, 999

THROWS = ("rock", "paper", "scissors")
"""Each beats the one before it; rock beats scissors."""


def refuse_roll(facts: TableFacts, seat: Seat, action: Roll) -> Refusal | None:
    """A handful of real dice."""
    sane = (
        1 <= action.count <= MOST_DICE
        and 2 <= action.sides <= MOST_SIDES
        and -MOST_PLUS <= action.plus <= MOST_PLUS
    )
    return None if sane else Refusal("dice-range", RULE, {"dice": MOST_DICE, "sides": MOST_SIDES})


def do_roll(work: Work, seat: Seat, action: Roll) -> None:
    """For all to see."""
    roll(work, seat, action.count, action.sides, action.plus)


def roll(work: Work, seat: Seat, count: int, sides: int, plus: int) -> None:
    """Roll dice and add a number."""
    rolls = tuple(work.chance.below(sides) + 1 for _ in range(count))
    dice = f"{count}d{sides}" + (f"{plus:+d}" if plus else "")
    work.tell(Rolled(seat, dice, rolls, sum(rolls) + plus))


def do_flip(work: Work, seat: Seat, action: Flip | None = None) -> None:
    """Heads or tails."""
    work.tell(Flipped(seat, work.chance.pick(("heads", "tails"))))


def do_pick_player(work: Work, seat: Seat, action: PickPlayer) -> None:
    """One of those in the game, each equally likely."""
    work.tell(PlayerPicked(seat, work.chance.pick(work.state.in_game)))


def refuse_pick_card(facts: TableFacts, seat: Seat, action: PickCard) -> Refusal | None:
    """A place with cards."""
    if not zones.is_zone(facts.of, action.place):
        return Refusal("no-such-place", RULE)
    return None if facts.of.lying(action.place) else Refusal("place-empty", RULE)


def do_pick_card(work: Work, seat: Seat, action: PickCard) -> None:
    """Told by its number; by its title where everybody may see it."""
    cards = work.state.lying(action.place)
    place = work.chance.below(len(cards))
    seen = cards[place] in zones.known_to(work.state, None)
    title = work.state.cards[cards[place]].title if seen else ""
    work.tell(CardPicked(seat, *zones.spoken(work.state, action.place), place + 1, title))


def refuse_challenge(facts: TableFacts, seat: Seat, action: Challenge) -> Refusal | None:
    """One contest at a time, between players in the game."""
    if facts.of.contest is not None:
        return Refusal("contest-runs", RULE)
    if action.target is not None and (action.target == seat or action.target not in facts.seats):
        return Refusal("no-such-player", RULE)
    return None if len(facts.seats) > 1 else Refusal("no-such-player", RULE)


def do_challenge(work: Work, seat: Seat, action: Challenge) -> None:
    """Everybody named throws in secret; it is shown when all have."""
    seats = work.state.in_game if action.target is None else tuple(sorted((seat, action.target)))
    work.set(contest=Contest(seats))
    work.tell(Challenged(seat, seats))


def refuse_throw(facts: TableFacts, seat: Seat, action: Throw) -> Refusal | None:
    """Rock, paper or scissors."""
    return None if action.choice in THROWS else Refusal("throw-what", RULE)


def do_throw(work: Work, seat: Seat, action: Throw) -> None:
    """Secret until the last one."""
    contest = work.state.contest
    contest = replace(contest, throws=(*contest.throws, (seat, action.choice)))
    work.set(contest=contest)
    work.tell(Thrown(seat))
    if len(contest.throws) == len(contest.seats):
        show(work)


def show(work: Work) -> None:
    """All have thrown: a winner, or those still in throw again."""
    contest = work.state.contest
    thrown = dict(contest.throws)
    throws = tuple(thrown[seat] for seat in contest.seats)
    winners = beaten_by(contest.seats, throws)
    over = len(winners) == 1
    work.set(contest=None if over else replace(contest, seats=winners, throws=()))
    work.tell(ThrowsShown(contest.seats, throws, winners, over))
    if over and contest.first:
        work.set(first=winners[0])
        work.tell(FirstChosen(winners[0], "rps"))


def beaten_by(seats: Sequence[Seat], throws: Sequence[str]) -> tuple[Seat, ...]:
    """Who is still in: with exactly two kinds thrown those of the better one, else all."""
    kinds = set(throws)
    if len(kinds) != 2:
        return tuple(seats)
    one, other = (THROWS.index(kind) for kind in kinds)
    best = THROWS[one if (one - other) % 3 == 1 else other]
    return tuple(seat for seat, choice in zip(seats, throws, strict=True) if choice == best)


HANDLERS = {
    Roll: (refuse_roll, do_roll),
    Flip: (always, do_flip),
    PickPlayer: (always, do_pick_player),
    PickCard: (refuse_pick_card, do_pick_card),
    Challenge: (refuse_challenge, do_challenge),
    Throw: (refuse_throw, do_throw),
}
"""Action class -> (why not, do it)."""
