"""`review`: the acts of somebody's own that cost most in a match that is over.

The match is played again and each of their choices weighed by what their seat knew then, one
question to a worker after another, so that bots at other tables are not kept waiting.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from twisted.internet.defer import Deferred, inlineCallbacks

from world import bots
from world.cards import Chance
from world.engine import recording, registry
from world.engine.protocol import Action, Event, Refusal, Refused, TakeBack
from world.records import archive, standings
from world.render import advice

from . import audience, replays, thinkers
from .advice import no_worker
from .slices import in_slices

MOST_ACTS = 80
"""Choices of one match that are weighed; the first so many."""

ITERATIONS = 600
"""How far each is looked ahead."""

MOST_SLIPS = 4
"""Acts that are told at most."""

MOST_DOUBTS = 8
"""Acts that look like slips and are weighed once more, alone against what looks better."""

WORTH_TELLING = 0.06
"""What an act must have cost, as a share of points, to be told; less is a search's own doubt."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice somebody had.

    Attributes:
        seq: the act's number. action: what they did.
        view, legal, memory: what they saw, could do and had been told.
    """

    seq: int
    action: Action
    view: Any
    legal: tuple[Action, ...]
    memory: bots.Memory


def newest(who: Any) -> int:
    """The number of the match this character finished last. Raises Refused ``review-none``."""
    past = archive.history(str(who.id), 1, 1)
    if not past:
        raise Refused(Refusal("review-none"))
    return past[0][1].pk


@inlineCallbacks
def review(number: int, who: Any, line: Any) -> Generator[Deferred, Any, None]:
    """Tell a line which of its character's acts in a match cost most.

    Raises:
        Refused: as `replays.finished` does; ``review-not-yours`` for a match of others,
            ``hint-not-here`` where there is no advice for the game, ``too-busy``.
    """
    row = replays.finished(number)
    seat = _seat_of(row, who)
    choices = yield in_slices(_choices(row, seat))
    doubted = []
    for choice in choices:
        found = yield _weighed(choice, choice.legal, 1)
        doubted += [(slip, choice) for slip in _slip(choice, found)]
    doubted.sort(key=lambda each: -each[0].cost)
    slips = []
    for slip, choice in doubted[:MOST_DOUBTS]:
        found = yield _weighed(choice, (slip.did, slip.better), 2)
        slips += _slip(choice, found)
    slips.sort(key=lambda slip: -slip.cost)
    told = sorted(slips[:MOST_SLIPS], key=lambda slip: slip.seq)
    names = tuple(player["name"] for player in json.loads(row.players))
    audience.show(line, lambda face: advice.review(face, row.game, number, told, names, seat))


def _weighed(choice: Choice, legal: tuple[Action, ...], turn: int) -> Deferred:
    """What a worker thinks of some acts; the same every time it is asked.

    Args:
        turn: the first time or the second, which deals other cards.
    """
    chance = Chance(f"{turn:016x}{choice.seq:016x}")
    asked = ("weigh", choice.view, legal, chance, ITERATIONS, bots.BUDGET, choice.memory, False)
    return thinkers.pool().ask(*asked).addErrback(no_worker)


def _seat_of(row: Any, who: Any) -> int:
    players = json.loads(row.players)
    for seat, player in enumerate(players):
        if standings.player_key(player) == str(who.id):
            return seat
    raise Refused(Refusal("review-not-yours", args={"match": row.pk}))


def _slip(choice: Choice, found: list[bots.Weighed]) -> list[advice.Slip]:
    """The choice as a slip, if a better act was found: [] or one."""
    done = next((each for each in found if each.action == choice.action), None)
    if done is None:
        return []
    order = sorted(found, key=lambda each: -each.worth)
    best = order[0] if order[0].solved or order[0].visits > ITERATIONS / 10 else found[0]
    if best.worth - done.worth < WORTH_TELLING:
        return []
    why = bots.reason(choice.view, choice.legal, [best])
    return [advice.Slip(choice.seq, done.action, best.action, why, best.worth - done.worth)]


def _choices(row: Any, seat: int) -> Generator[None, None, list[Choice]]:
    """Every choice this seat had, as it was then. Raises Refused ``hint-not-here``."""
    game = registry.game(row.game)
    record = yield from archive.recording(row)
    found: list[Choice] = []
    heard: list[tuple[int, tuple[Event, ...]]] = []
    before, memory = None, None
    try:
        for act, match in zip(record.acts, recording.played(record), strict=False):
            yield
            if before is None:
                memory = bots.memory(type(game.view(match.state, seat)))
                if memory is None:
                    raise Refused(Refusal("hint-not-here"))
            elif act.action is not None and act.action.get("kind") == TakeBack.kind:
                heard = [each for each in heard if each[0] <= act.action["to"]]
                memory = _memory(game, before, seat, heard)
            elif act.seat == seat and len(found) < MOST_ACTS:
                found += _choice(game, before, seat, act, memory)
            before = match
            events = recording.told(game, act)
            heard.append((act.seq, events))
            _tell(memory, game, events, seat)
    except recording.Diverged:
        pass  # what was played under other rules is weighed as far as it can be
    return found


def _choice(
    game: Any, before: Any, seat: int, act: recording.Act, memory: bots.Memory
) -> list[Choice]:
    """The choice before an act: [] where there was none."""
    legal = game.legal(before.state, seat)
    action = recording.action_of(game, act)
    if len(legal) < 2 or action not in legal:
        return []
    # Declining for good and declining now come to the same when a single act is weighed.
    if getattr(action, "rest", False):
        action = replace(action, rest=False)
    view = game.view(before.state, seat)
    return [Choice(act.seq, action, view, legal, deepcopy(memory))]


def _memory(
    game: Any, before: Any, seat: int, heard: list[tuple[int, tuple[Event, ...]]]
) -> bots.Memory:
    made = bots.memory(type(game.view(before.state, seat)))
    for _, events in heard:
        _tell(made, game, events, seat)
    return made


def _tell(memory: bots.Memory, game: Any, events: tuple[Event, ...], seat: int) -> None:
    for event in events:
        told = game.redact(event, seat)
        if told is not None:
            memory.hear(told)
