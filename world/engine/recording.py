"""A match as it was recorded, played again act by act.

Nothing but the seed, the options and the acts is needed: the engine gives every state anew, and
the recorded events say whether it still gives the same.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from world.cards import Chance

from . import codec, registry
from .match import Match
from .protocol import Action, Event, Refusal, Refused, Seat, TakeBack

VERSION = 1
"""Version of the document; every earlier one is still read."""


class Diverged(Exception):
    """Played again, a match does not go as it was recorded.

    Attributes:
        seq: the first act that comes out otherwise.
    """

    def __init__(self, seq: int) -> None:
        super().__init__(f"act {seq} comes out otherwise than recorded")
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Act:
    """One recorded act.

    Attributes:
        seq: its number; the deal is 1.
        seat: who acted, None for the hall itself and for the deal.
        action: the action as `codec.pack` gave it, None for the deal.
        events: what came of it, packed, unredacted.
    """

    seq: int
    seat: Seat | None
    action: Mapping[str, Any] | None
    events: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Recording:
    """One recorded match.

    Attributes:
        game: key of the game.
        rules: version of its rules when it was dealt.
        options: option names and values, as `Game.read_options` takes them.
        seats: how many were dealt to; more may have sat down later.
        players: one JSON object a seat: kind, name and, for bots, level.
        seed: the seed of the match's chance.
        commitment: the hash of the seed as it was shown at the deal.
        before: the encoded finished state of the match this one followed, or None.
        acts: every act, the deal first.
        final: the encoded state the match ended in.
    """

    game: str
    rules: int
    options: Mapping[str, str]
    seats: int
    players: tuple[Mapping[str, Any], ...]
    seed: str
    commitment: str
    before: Mapping[str, Any] | None
    acts: tuple[Act, ...]
    final: Mapping[str, Any]


def told(game: Any, act: Act) -> tuple[Event, ...]:
    """The events of an act. Those that the game does not know any more are left out."""
    found = []
    for packed in act.events:
        try:
            found.append(codec.unpack(game.events, packed))
        except ValueError:
            continue
    return tuple(found)


def action_of(game: Any, act: Act) -> Action:
    """The action of an act that is no deal. Raises ValueError when the game has none such."""
    if act.action is None:
        raise ValueError("a deal is no action")
    return codec.unpack(game.actions, act.action)


def played(recording: Recording) -> Iterator[Match]:
    """The match after each act, the deal first.

    Raises:
        Diverged: where the engine does not give what was recorded.
    """
    first, *others = recording.acts
    try:
        game = registry.game(recording.game)
        options = game.read_options(recording.options, recording.seats)
        before = None if recording.before is None else game.decode(recording.before)
        match, events = Match.deal(game, options, recording.seats, recording.seed, before)
    except (Refused, LookupError, ValueError, TypeError) as error:
        raise Diverged(first.seq) from error
    _compare(game, first, events)
    yield match
    matches = {match.seq: match}
    for act in others:
        if act.action is not None and act.action.get("kind") == TakeBack.kind:
            match = _taken_back(match, matches, act)
            matches[match.seq] = match
            yield match
            continue
        try:
            outcome = match.after(act.seat, action_of(game, act))
        except (Refused, LookupError, ValueError, TypeError) as error:
            raise Diverged(act.seq) from error
        if isinstance(outcome, Refusal):
            raise Diverged(act.seq)
        match, events = outcome
        _compare(game, act, events)
        matches[match.seq] = match
        yield match


def _taken_back(match: Match, matches: Mapping[int, Match], act: Act) -> Match:
    earlier = matches.get(act.action["to"])
    if earlier is None or act.events:
        raise Diverged(act.seq)
    return match.taken_back(earlier)


def _compare(game: Any, act: Act, events: Sequence[Event]) -> None:
    try:
        same = [codec.unpack(game.events, packed) for packed in act.events] == list(events)
    except ValueError:
        same = False
    if not same:
        raise Diverged(act.seq)


@dataclass(frozen=True, slots=True)
class Findings:
    """What comes out when a recorded match is checked.

    Attributes:
        seed_fits: the seed has the hash that was shown at the deal.
        agreeing: acts, the deal included, that came out as recorded, one after another.
        acts: how many there are.
        end_fits: the state after the last one is the recorded one.
    """

    seed_fits: bool
    agreeing: int
    acts: int
    end_fits: bool

    @property
    def deal_fits(self) -> bool:
        """The deal is the one the seed gives."""
        return self.agreeing > 0

    @property
    def sound(self) -> bool:
        """Everything is as recorded."""
        return self.seed_fits and self.end_fits and self.agreeing == self.acts


def findings(recording: Recording) -> Generator[None, None, Findings]:
    """Check a recorded match: yields after each act and returns what was found."""
    agreeing, match = 0, None
    try:
        for here in played(recording):
            agreeing, match = agreeing + 1, here
            yield
    except Diverged:
        pass
    whole = agreeing == len(recording.acts)
    return Findings(
        seed_fits=Chance(recording.seed).commitment == recording.commitment,
        agreeing=agreeing,
        acts=len(recording.acts),
        end_fits=whole and _is_state(match, recording.final),
    )


def _is_state(match: Match, encoded: Mapping[str, Any]) -> bool:
    try:
        return match.game.decode(encoded) == match.state
    except (LookupError, ValueError, TypeError):
        return False


# The document


def document(recording: Recording, about: Mapping[str, Any]) -> Iterator[str]:
    """The recording as one JSON object: an opening line, a line for each act, a closing line.

    All of it is ASCII. The lines together are the object.

    Args:
        about: further entries that belong to the hall: the match's number, when it was played.
    """
    head = {
        "v": VERSION,
        **about,
        "game": recording.game,
        "rules": recording.rules,
        "options": dict(recording.options),
        "seats": recording.seats,
        "players": [dict(player) for player in recording.players],
        "seed": recording.seed,
        "commitment": recording.commitment,
        "before": recording.before,
        "final": recording.final,
    }
    yield _compact(head)[:-1] + ',"acts":['
    last = len(recording.acts) - 1
    for place, act in enumerate(recording.acts):
        line = {
            "seq": act.seq,
            "seat": act.seat,
            "action": act.action,
            "events": act.events,
        }
        yield _compact(line) + ("," if place < last else "")
    yield "]}"


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def read(text: str) -> Recording:
    """The recording of a document. Raises ValueError for anything else."""
    try:
        stored = json.loads(text)
        if stored["v"] != VERSION:
            raise ValueError(f"a record of version {stored['v']!r}")
        acts = tuple(
            Act(act["seq"], act["seat"], act["action"], tuple(act["events"]))
            for act in stored["acts"]
        )
        if not acts:
            raise ValueError("a record without a deal")
        Chance(stored["seed"])
        return Recording(
            stored["game"],
            stored["rules"],
            stored["options"],
            stored["seats"],
            tuple(stored["players"]),
            stored["seed"],
            stored["commitment"],
            stored["before"],
            acts,
            stored["final"],
        )
    except (LookupError, TypeError) as error:
        raise ValueError(f"not a record of a match: {error}") from error
