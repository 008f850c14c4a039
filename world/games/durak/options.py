"""The options of a Durak table: what may be chosen, and which choices go together.

Every value is a string, for options are typed, stored and sent as ``name=value``. The first
value of a row is the *Classic* one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from world.engine import choices
from world.engine.choices import row
from world.engine.protocol import Refusal, Refused

HAND = 6
"""Cards in a full hand. Rule: Durak ¶8."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has chosen. `read_options` is the way in: it checks names, values and company.

    Attributes:
        deck: cards in the deck; 54 is 52 and two jokers.
        hand: cards dealt to each and drawn up to.
        no_ace_turnup: an ace is never turned up as trump.
        redeal: deal again when a hand has five of a suit, or all cards of one colour.
        next_lead: who leads a later deal: the fool's right neighbour, his left one, the lowest
            trump, or the first one out. After a draw always the lowest trump.
        dealer: who deals a later deal: the fool, or each in turn.
        multi_open: several cards of one rank at once in the opening attack.
        throw_in: one at a time when all is covered; at any time after the first cover; at any time.
        throw_in_seconds: how long free throw-ins stay open when nothing happens.
        priority: who is asked first: the seed's order, or always the main attacker.
        decline_final: who declines once is not asked again in that bout.
        who: who may throw in: all, the defender's two neighbours, or the main attacker alone.
        attack_cap: at most six attack cards in a bout, or no such limit.
        hand_cap: never more attack cards than the defender held when the bout began.
        first_bout: five attack cards only in the first bout, or until something is discarded.
        pile_on: others may add cards to what the defender takes.
        pile_cap: six attack cards in all when piling on, or the same limit as the bout.
        refill: the order of drawing: attackers clockwise, or in the order they joined.
        result: what is announced beside the fool: nothing, the whole order, the first one out.
        both_empty: all hands empty in one bout: a draw, or the last defender is the fool.
        passing: the defender may hand the attack on with a card of its rank (perevodnoy).
        passing_first_bout: whether that is allowed in the first bout of a deal.
        show_trump: showing the trump of that rank hands the attack on as well.
        teams: two or three pairs, or two threes.
        partner_of_out: a team-mate plays the seat of one who is out, or it is skipped.
        trump_exchange: the leader may swap the deck's lowest trump for the turn-up.
        honours: badges for losing to sixes: named, off, ties only, or the ladder of ties.
        cheating: a cover against the rules stands unless somebody calls it.
        repetition: the third identical position with no discard between is a draw.
    """

    deck: str = row("36", "24", "32", "52", "54", rule="¶1")
    hand: str = row("6", rule="¶8")
    no_ace_turnup: str = row("off", "on", rule="common")
    redeal: str = row("never", "five_of_a_suit", "one_colour", rule="common")
    next_lead: str = row("under_fool", "from_fool", "lowest_trump", "winner", rule="¶9, ¶11")
    dealer: str = row("fool", "rotating", rule="¶9")
    multi_open: str = row("off", "on", rule="common")
    throw_in: str = row("sequential", "after_first_cover", "free", rule="¶4.8")
    throw_in_seconds: str = row("10", "5", "15", "20", "30", "60", rule="common")
    priority: str = row("seed", "main", rule="¶4.3, ¶4.5, ¶4.7")
    decline_final: str = row("off", "on", rule="¶4.5")
    who: str = row("all", "neighbours", "main", rule="¶4.7")
    attack_cap: str = row("6", "none", rule="¶4.6")
    hand_cap: str = row("on", "off", rule="pagat")
    first_bout: str = row("6", "five_in_first", "five_until_discard", rule="common")
    pile_on: str = row("on", "off", rule="¶5")
    pile_cap: str = row("six", "hand", rule="¶5")
    refill: str = row("seed", "joined", rule="¶8")
    result: str = row("loser", "order", "first_out", rule="¶9–10")
    both_empty: str = row("draw", "last_defender", rule="pagat")
    passing: str = row("off", "on", rule="pagat")
    passing_first_bout: str = row("allowed", "banned", rule="common")
    show_trump: str = row("off", "once_per_bout", "once_per_deal", rule="pagat")
    teams: str = row("none", "pairs", "threes", rule="¶11–12")
    partner_of_out: str = row("proxy", "skip", rule="common")
    trump_exchange: str = row("off", "on", rule="common")
    honours: str = row("names", "off", "tie_only", "ladder", rule="¶13–14")
    cheating: str = row("off", "on", rule="common")
    repetition: str = row("on", "off", rule="common")

    def named(self) -> dict[str, str]:
        """Every option by name, in the order of the table."""
        return choices.named(self)

    def changed(self) -> dict[str, str]:
        """The options that differ from *Classic*."""
        return choices.changed(self)


VALUES: Mapping[str, tuple[str, ...]] = choices.values_of(Options)
"""Option name -> its values, the Classic one first."""

RULES: Mapping[str, str] = choices.rules_of(Options)
"""Option name -> where it comes from: a paragraph of the rules or common practice."""

NAMES = tuple(VALUES)

PRESETS: Mapping[str, Mapping[str, str]] = {
    "classic": {},
    "online": {
        "next_lead": "lowest_trump",
        "multi_open": "on",
        "throw_in": "free",
        "first_bout": "five_until_discard",
        "pile_cap": "hand",
        "result": "order",
        "passing": "on",
        "passing_first_bout": "banned",
        "honours": "off",
    },
}
"""Preset name -> what it changes from Classic."""

VARIANTS = ("classic", "passing", "teams")
"""The kinds of deal whose players are compared with each other: everybody alone, with or without
passing on, and team-mates."""

KINDS: Mapping[str, Mapping[str, str]] = {
    "classic": {"passing": "off"},
    "passing": {"passing": "on"},
}
"""What a newcomer chooses among: podkidnoy and perevodnoy."""


def most_seats(deck: str) -> int:
    """How many may sit at a table with this deck: six each, eight with 52 or 54 cards at most."""
    size = int(deck)
    return min(8 if size >= 52 else 6, size // HAND)


def read_options(given: Mapping[str, str], seats: int | None = None) -> Options:
    """The options of a table, checked.

    Args:
        given: names and values; what is not named is Classic.
        seats: the number of players, where it is known already.

    Raises:
        Refused: an unknown name or value, or choices that do not go together; the refusal's
            ``nearest`` is a choice that would be allowed.
    """
    options = choices.read(Options, given)
    _check_company(options)
    if seats is not None:
        _check_seats(options, seats)
    return options


def variant(options: Options) -> str:
    """Which of `VARIANTS` a deal is; what else was agreed changes little in who wins it."""
    if options.teams != "none":
        return "teams"
    return "passing" if options.passing == "on" else "classic"


def _check_company(options: Options) -> None:
    """Refuses options that do not go together."""
    if options.teams != "none" and options.passing == "on":
        _refuse("teams-never-pass", "Durak ¶11", nearest="passing=off")
    if options.show_trump != "off" and options.passing == "off":
        _refuse("show-needs-passing", "", nearest="passing=on")


def _check_seats(options: Options, seats: int) -> None:
    """Refuses a number of players the deck or the teams do not allow."""
    most = most_seats(options.deck)
    if seats < 2:
        _refuse("too-few-seats", "", seats=seats, nearest=2)
    if seats > most:
        roomy = [deck for deck in VALUES["deck"] if most_seats(deck) >= seats]
        nearest = f"deck={min(roomy, key=int)}" if roomy else f"seats={most}"
        _refuse(
            "too-many-seats", "Durak ¶8", seats=seats, deck=options.deck, most=most, nearest=nearest
        )
    if options.teams == "pairs" and seats not in (4, 6):
        nearest = "seats=4" if seats <= 4 else "seats=6"
        _refuse("pairs-need-four-or-six", "Durak ¶11", seats=seats, nearest=nearest)
    if options.teams == "threes" and seats != 6:
        nearest = "teams=pairs" if seats == 4 else "seats=6"
        _refuse("threes-need-six", "Durak ¶11", seats=seats, nearest=nearest)


def _refuse(code: str, rule: str, **args: Any) -> None:
    raise Refused(Refusal(code, rule, args))
