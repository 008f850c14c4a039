"""What the resolver asks of a game's state. It never changes anything and reads nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Item:
    """A card or special rule as statements see it.

    Attributes:
        id: the same id that statements carry as their source; empty for a card not thought of
            as a particular one (*may I play a Thing at all?*).
        title: as written.
        types: its own type first, then the types it counts as (*Trap … counts as Thing*).
        subtypes: *Light* of *Thing - Light*.
    """

    id: str = ""
    title: str = ""
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


class Facts(Protocol):
    """The game's state, read only. Seats are numbers from 0."""

    turn: int
    """The number of the running turn, counted over all players, from 1; 0 before the first."""
    on_turn: int | None
    """Whose turn it is; None before the first."""
    seats: Sequence[int]
    """The players still in the game, in seating order."""

    def live(self, source: str) -> bool:
        """True while the source is in play face up, in the rules area, or lingering.

        Basic rules (any source of class ``basic``) are not asked about.
        """

    def controller(self, source: str) -> int | None:
        """Who controls the card, or started the lingering effect; None for rules and the centre."""

    def item(self, source: str) -> Item | None:
        """The card or rule itself (a lingering effect: the Action it came from), or None."""

    def in_play(self, seat: int | None) -> Sequence[Item]:
        """The cards in play face up that the seat controls; None: all of them, centre included.

        Special rules are never among them (Dvorak, Special-rule status).
        """

    def hand_size(self, seat: int) -> int:
        """How many cards the seat holds."""

    def tokens(self, name: str, seat: int) -> int:
        """How many tokens of that name (compared by `names.same`) lie on the player."""

    def counters(self, name: str, source: str) -> int:
        """How many tokens or counters of that name lie on the card."""

    def state(self, name: str) -> bool:
        """True when the named state is on (*rain*)."""

    def seat_named(self, name: str) -> int | None:
        """The seat of the player called so, or None."""

    def opponents(self, seat: int) -> Sequence[int]:
        """The players still in the game who are not on the seat's side."""

    def neighbour(self, seat: int, steps: int) -> int | None:
        """The player ``steps`` (1 or -1) places on from the seat in the direction of play."""

    def turns_of(self, seat: int) -> int:
        """How many turns the seat has begun. One it had to skip counts."""
