"""Any position, set up from short strings: for rulebook cases, puzzles and referees.

Options are read by name and value, but the checks on a table's company are left out: a position
may have hands of any size and seats of any number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from world.cards import ALL_CARDS, SUITS, Card
from world.engine.protocol import Seat

from .ending import open_bout, position_digest
from .honours import first_ladder
from .options import VALUES, Options
from .seating import partition
from .state import Bout, Deal, State, evolve
from .turn import turn_order

KEYS = frozenset(
    "players trump attacker hands talon options teams out bouts_done discarded".split()
)
"""What `position` reads."""


def position(given: Mapping[str, Any]) -> State:
    """A state about to open a bout.

    Args:
        given: ``players`` (a letter each, clockwise), ``trump``, ``attacker`` (who leads),
            ``hands`` (letter -> codes), ``talon`` (codes, next first, turn-up last), ``options``,
            ``teams`` (groups of letters), ``out`` (letters in order), ``bouts_done``,
            ``discarded`` (anything but 0: some bout has been beaten off).

    Raises:
        ValueError: a position that cannot be, with what is wrong with it.
    """
    unknown = set(given) - KEYS
    if unknown:
        raise ValueError(f"unknown parts of a position: {sorted(unknown)}")
    letters = given["players"]
    seats = {letter: seat for seat, letter in enumerate(letters)}
    if len(seats) != len(letters) or len(letters) < 2:
        raise ValueError("players are two or more different letters")
    trump = given["trump"]
    if not isinstance(trump, str) or len(trump) != 1 or trump not in SUITS:
        raise ValueError(f"no suit: {trump!r}")
    hands, talon = _cards(given, seats)
    out = tuple(_seat(seats, letter) for letter in given.get("out", ()))
    options, teams = _options(given, seats)
    attacker = _seat(seats, given["attacker"])
    deal = Deal(
        options=options,
        seats=len(letters),
        dealer=(attacker - 1) % len(letters),
        trump=trump,
        cards=frozenset(talon).union(*hands),
        teams=teams,
        ladder=first_ladder(options, len(letters), teams),
    )
    state = State(
        deal=deal,
        hands=hands,
        talon=talon,
        discard=(),
        bout=Bout(attacker, attacker, attacker, attacker, 0),
        bouts=_count(given, "bouts_done"),
        beaten=_count(given, "discarded"),
        out=out,
    )
    _check_company(state)
    state = evolve(state, bout=open_bout(state, attacker, attacker))
    if options.repetition == "on":
        state = evolve(state, seen=(position_digest(state),))
    return evolve(state, turn=turn_order(state))


def _cards(
    given: Mapping[str, Any], seats: Mapping[str, Seat]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    hands = [()] * len(seats)
    for letter, codes in given["hands"].items():
        hands[_seat(seats, letter)] = tuple(codes.split())
    talon = tuple(given.get("talon", "").split())
    every = [card for hand in hands for card in hand] + list(talon)
    for card in every:
        if card not in ALL_CARDS:
            raise ValueError(f"no card: {card!r}")
        if every.count(card) > 1:
            raise ValueError(f"{card} is there twice")
    return tuple(hands), talon


def _seat(seats: Mapping[str, Seat], letter: str) -> Seat:
    if letter not in seats:
        raise ValueError(f"nobody is called {letter!r}")
    return seats[letter]


def _count(given: Mapping[str, Any], name: str) -> int:
    number = given.get(name, 0)
    if not isinstance(number, int) or number < 0:
        raise ValueError(f"{name} is a number, 0 or more")
    return number


def _options(
    given: Mapping[str, Any], seats: Mapping[str, Seat]
) -> tuple[Options, tuple[int, ...]]:
    """The options and the team of each seat. Groups of letters imply the option *teams*."""
    named = dict(given.get("options", {}))
    for name, value in named.items():
        if value not in VALUES.get(name, ()):
            raise ValueError(f"no option: {name}={value}")
    groups: Sequence[str] = given.get("teams", ())
    if not groups:
        options = Options(**named)
        return options, partition(options.teams, len(seats))
    if sorted("".join(groups)) != sorted(seats):
        raise ValueError("every player belongs to exactly one team")
    teams = [0] * len(seats)
    for number, group in enumerate(groups):
        for letter in group:
            teams[_seat(seats, letter)] = number
    named["teams"] = "threes" if any(len(group) == 3 for group in groups) else "pairs"
    return Options(**named), tuple(teams)


def _check_company(state: State) -> None:
    """Refuses a position in which somebody is out and plays, or plays and has nothing."""
    for seat, hand in enumerate(state.hands):
        if seat in state.out and (hand or state.talon):
            raise ValueError(f"seat {seat} cannot be out")
        if seat not in state.out and not hand:
            raise ValueError(f"seat {seat} has no cards and is not out")
    if state.bout.attacker in state.out:
        raise ValueError("the attacker is out")
