"""One match: a game, its options, its chance and its state, moved on one act at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from world.cards import Chance

from .protocol import Action, Event, Refusal, Seat


@dataclass(frozen=True, slots=True)
class Match:
    """Everything needed to go on with a match, as a value.

    Attributes:
        game: the rules (a `protocol.Game`).
        options: the game's own options value.
        seats: number of players.
        seed: the seed of the match's chance (32 hex digits), secret until the match is over.
        counter: numbers taken from that chance so far.
        state: the game's state.
        seq: acts accepted so far; the deal itself is act 1.
    """

    game: Any
    options: Any
    seats: int
    seed: str
    counter: int
    state: Any
    seq: int

    @classmethod
    def deal(
        cls, game: Any, options: Any, seats: int, seed: str, before: Any = None
    ) -> tuple[Match, tuple[Event, ...]]:
        """A fresh match and the events of its deal.

        Args:
            before: the finished state of the match this one follows at the table, or None.
        """
        chance = Chance(seed)
        step = game.start(options, seats, chance, before)
        return cls(game, options, seats, seed, chance.counter, step.state, 1), step.events

    def after(self, seat: Seat | None, action: Action) -> tuple[Match, tuple[Event, ...]] | Refusal:
        """The match after an act, with its events; or why not. This match does not change."""
        refusal = self.game.refuse(self.state, seat, action)
        if refusal is not None:
            return refusal
        chance = Chance(self.seed, self.counter)
        step = self.game.apply(self.state, seat, action, chance)
        moved = replace(self, state=step.state, counter=chance.counter, seq=self.seq + 1)
        return moved, step.events

    def taken_back(self, earlier: Match) -> Match:
        """The match with an earlier state in place of the newest one, as its next act.

        Numbers go on and chance is not turned back, so nothing that was told is told twice.
        """
        return replace(self, state=earlier.state, seq=self.seq + 1)

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown at the deal."""
        return Chance(self.seed).commitment

    def encode(self) -> dict[str, Any]:
        """Plain JSON; `decode` gives the match back."""
        return {
            "v": 1,
            "game": self.game.key,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "counter": self.counter,
            "seq": self.seq,
            "state": self.game.encode(self.state),
        }

    @classmethod
    def decode(cls, game: Any, options: Any, data: Mapping[str, Any]) -> Match:
        """The match of `encode`. Raises ValueError when the data are not one of this game."""
        if data.get("v") != 1 or data.get("game") != game.key:
            raise ValueError(f"not a match of {game.key}: {data.get('game')!r} v{data.get('v')!r}")
        state = game.decode(data["state"])
        return cls(game, options, data["seats"], data["seed"], data["counter"], state, data["seq"])
