"""What the search core knows of a table's options: podkidnoy and passing on, two to six seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import Deck, deck_of

HAND = 6
"""Cards in a full hand. Rule: Durak ¶8."""

NOBODY = -1
"""No seat: nobody's turn, for the deal is over."""

DRAWN = 0
"""Nobody lost."""

DECLINE = 0
"""The act of taking, for a defender, and of adding nothing, for the others."""

MOST_SEATS = 6
"""As many as the core seats."""


def covers_game(options: Mapping[str, str], seats: int) -> bool:
    """True when the core plays a table of these options and seats.

    Teams it does not know. Nobody covers falsely in it, shows a trump or swaps one for the
    turn-up: what those acts are worth is plain without looking ahead.
    """
    return options["teams"] == "none" and 2 <= seats <= MOST_SEATS


@dataclass(frozen=True, slots=True)
class Rules:
    """What stands for a whole deal.

    Attributes:
        deck: the cards.
        seats: number of players.
        cap: attack cards a bout may see at most.
        hand_cap: never more than the defender held when the bout began.
        five: five only: 0 never, 1 in the first bout, 2 until something is discarded.
        pile_hand: piling on keeps to the bout's limit, else to six.
        main_first: the main attacker is always asked first.
        joined: those who joined the attack draw in that order.
        last_defender: when all hands are empty the last defender is the fool.
        passing: 0 never, 1 always, 2 not in the first bout.
        multi: several cards of a rank may open a bout.
        pile_on: cards may be added to what a defender takes.
        final: who declines is not asked again in that bout.
        who: who may throw in: 0 all, 1 the defender's neighbours, 2 the main attacker.
    """

    deck: Deck
    seats: int
    cap: int = 6
    hand_cap: bool = True
    five: int = 0
    pile_hand: bool = False
    main_first: bool = False
    joined: bool = False
    last_defender: bool = False
    passing: int = 0
    multi: bool = False
    pile_on: bool = True
    final: bool = False
    who: int = 0

    @classmethod
    def of(cls, options: Mapping[str, str], seats: int, trump: str) -> Rules:
        """The rules of a table `covers_game` is true of."""
        size = int(options["deck"])
        passing = 1 if options["passing_first_bout"] == "allowed" else 2
        return cls(
            deck=deck_of(size, trump),
            seats=seats,
            cap=6 if options["attack_cap"] == "6" else size,
            hand_cap=options["hand_cap"] == "on",
            five=("6", "five_in_first", "five_until_discard").index(options["first_bout"]),
            pile_hand=options["pile_cap"] == "hand",
            main_first=options["priority"] == "main",
            joined=options["refill"] == "joined",
            last_defender=options["both_empty"] == "last_defender",
            passing=passing if options["passing"] == "on" else 0,
            multi=options["multi_open"] == "on",
            pile_on=options["pile_on"] == "on",
            final=options["decline_final"] == "on",
            who=("all", "neighbours", "main").index(options["who"]),
        )
