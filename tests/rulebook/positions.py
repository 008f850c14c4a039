"""Plays one case of a cases file and says where the game differs from it.

A case: a position (`world.games.durak.position`), acts (``when``) and what must then hold
(``then``). Acts: ``A:7S`` attacks or throws in, ``A:7D+7C`` with two at once, ``B:10S/7S`` covers
7S with 10S, ``B:take``, ``C:pass``, ``B>7D`` hands the attack on, ``B?7H`` by showing 7H. A leading
``!`` marks an act that must be refused and change nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from world.engine.protocol import Action, Refused
from world.games.durak import GAME, honours
from world.games.durak.actions import Attack, Cover, Pass, PassOn, ShowTrump, Take
from world.games.durak.position import KEYS, position
from world.games.durak.state import State, phase

LABELS = {"id", "group", "title", "source", "when", "then"}
"""Keys of a case beside its position."""

_ACT = re.compile(r"(?P<not>!?)(?P<who>[A-Z])(?P<how>[:>?])(?P<what>\S+)")


class Wrong(Exception):
    """A case that came out otherwise than it says, or that cannot be read."""


def play_case(case: Mapping[str, Any], defaults: Mapping[str, str]) -> None:
    """Plays a case. Raises Wrong with what was expected and what came out."""
    unknown = set(case) - KEYS - LABELS
    if unknown:
        raise Wrong(f"unknown keys {sorted(unknown)}")
    given = {key: value for key, value in case.items() if key in KEYS}
    given["options"] = {**defaults, **case.get("options", {})}
    try:
        state = position(given)
    except (ValueError, KeyError, TypeError) as error:
        raise Wrong(f"no such position: {error}") from error
    letters = case["players"]
    for act in case["when"]:
        state = _after(state, letters, act)
        _balance(state, act)
    for claim in case["then"]:
        _check(state, letters, claim)


def read_act(letters: str, words: str) -> tuple[int, Action, bool]:
    """Seat, action, and whether it must be refused. Raises Wrong for what is no act."""
    found = _ACT.fullmatch(words)
    if found is None or found["who"] not in letters:
        raise Wrong(f"unknown act {words!r}")
    what, how = found["what"], found["how"]
    if how == ">":
        action: Action = PassOn(what)
    elif how == "?":
        action = ShowTrump(what)
    elif what == "take":
        action = Take()
    elif what == "pass":
        action = Pass()
    elif "/" in what:
        action = Cover(*what.split("/"))
    else:
        action = Attack(tuple(what.split("+")))
    return letters.index(found["who"]), action, bool(found["not"])


def _after(state: State, letters: str, act: str) -> State:
    seat, action, refused = read_act(letters, act)
    before = GAME.encode(state)
    try:
        after = GAME.apply(state, seat, action).state
    except Refused as error:
        if not refused:
            raise Wrong(f"{act} was refused: {error.refusal.code}") from error
        if GAME.encode(state) != before:
            raise Wrong(f"{act} was refused and yet changed something") from error
        return state
    if refused:
        raise Wrong(f"{act} should have been refused and was not")
    return after


def _balance(state: State, act: str) -> None:
    found = GAME.problems(state)
    if found:
        raise Wrong(f"after {act}: {'; '.join(found)}")


def _check(state: State, letters: str, claim: str) -> None:
    what, _, expected = claim.partition("=")
    name, _, who = what.partition(" ")
    if name not in _CLAIMS or bool(who) != (name in _OF_A_PLAYER):
        raise Wrong(f"unknown claim {claim!r}")
    if name in _OF_A_PLAYER:
        if who not in letters:
            raise Wrong(f"unknown player in {claim!r}")
        came = _CLAIMS[name](state, letters, letters.index(who))
    else:
        came = _CLAIMS[name](state, letters)
    if name == "has":
        good = expected in came
    elif name == "hand":
        good = set(expected.split()) == set(came)
    else:
        good = expected == str(came)
    if not good:
        raise Wrong(f"expected {claim}, came out {came}")


def _letter(letters: str, seat: int | None) -> str:
    return "nobody" if seat is None else letters[seat]


def _loser(state: State, letters: str) -> str:
    if state.result is None:
        return "nobody yet"
    return "".join(letters[seat] for seat in state.result.losers) or "draw"


_OF_A_PLAYER = {"count", "hand", "has"}
_CLAIMS = {
    "turn": lambda s, names: _letter(names, s.turn[0] if s.turn else None),
    "phase": lambda s, names: phase(s),
    "attacker": lambda s, names: _letter(names, GAME.view(s, None).attacker),
    "defender": lambda s, names: _letter(names, GAME.view(s, None).defender),
    "count": lambda s, names, seat: len(s.hands[seat]),
    "hand": lambda s, names, seat: s.hands[seat],
    "has": lambda s, names, seat: s.hands[seat],
    "out": lambda s, names: ",".join(names[seat] for seat in s.out),
    "open": lambda s, names: s.bout.covers.count(None),
    "talon": lambda s, names: len(s.talon),
    "discard": lambda s, names: len(s.discard),
    "over": lambda s, names: "no" if s.result is None else "yes",
    "loser": _loser,
}


def judge_honour(case: Mapping[str, Any]) -> None:
    """Checks one honours case. Raises Wrong."""
    keys = {"id", "title", "final_attack", "trump", "need", "badge", "scores", "source"}
    if set(case) - keys:
        raise Wrong(f"unknown keys {sorted(set(case) - keys)}")
    attacks = tuple(case["final_attack"])
    came = (
        honours.badge(attacks, case["need"]),
        honours.scores(attacks, case["trump"], case["need"]),
    )
    expected = (case["badge"], case["scores"])
    if came != expected:
        raise Wrong(f"expected badge {expected[0]}, scores {expected[1]}; came out {came}")
