"""The options of a Dvorak table. The first value of a row is what the seeds and the table say.

``A3`` and the like name the rows of Dvorak, *Where the text leaves a question*.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from world.engine import choices
from world.engine.choices import row
from world.engine.protocol import Refusal, Refused

from .resolver.order import Switches

SEATS = range(2, 13)
"""How many may play. Rule: Dvorak, Seats."""

_SIZES = tuple(map(str, range(1, 21)))


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has chosen. `read_options` is the way in.

    Attributes:
        deck: the starter deck on the table when the match begins, or none: blank cards.
        building: the match begins with cards being made and loaded, until somebody says `start`.
        pace: live, or by correspondence (nobody drops out of a vote for want of a line).
        hand: the basic hand limit. deal: cards dealt to each. draw: cards drawn at turn's start.
        few_cards: too few to deal: the table is warned and asked, or the start is refused.
        first: how the first player is found.
        proposer: the proposer's yes is implied, or is given like any other (A1).
        out_vote: players who are out still vote (A2).
        lost_voter: seconds a line is lost before the voter drops (A3).
        excuse: seconds of silence before the host may excuse a voter.
        votes: open, or secret until the end. refusal: the first one rejects, or all are heard.
        approval: silence is never consent, or no objection within `objection` seconds accepts.
        halt: a vote halts play.
        entry: where an accepted card goes in mid-game (A5).
        play_order: Action and Thing in either order, or the Action first (A7).
        must_draw: whether the draw may be left out (A8).
        limit_checked: at the end of one's own turn, or always (A9, A25).
        running_out: who is without cards once both piles are empty (A12).
        out_things: where the Things of a player who is out go; the hand is discarded (A13).
        denials: deny before specific, as the seeds say, or a narrower permission first (A14).
        rules_rank: special rules are equals of cards, or below them (A15).
        extras: several extras add up, or only one counts (A18).
        impossible: a card that cannot be done is played as far as possible, or refused (A20).
        other_types: what an undefined type does: the proposer is asked, or it is a Thing (A21).
        ability_cost: an ``Action:`` on a Thing costs one Action play, or nothing (A22).
        judges: who settles what a text means when somebody objects (A24).
        several_wins: several win at once: shared, or the active player first (A26).
        joining: who sits down in mid-game plays from the next round, or not at all (A27).
        duplicates: cards of one title may exist several times (A28).
        token_things: tokens count as Things (A29).
        teams: everybody alone, or two or three teams sitting alternately (A30).
        effects: standing clauses are kept by the engine, only recalled, or left to people.
        last_wins: the last player left wins (X5). confirm: seconds before that is final.
    """

    deck: str = row(
        "lost_property", "night_market", "crooked_inn", "na_houbach", "nochnoy_poezd", "none",
        rule="S1",
    )  # fmt: skip
    building: str = row("no", "yes", rule="S1, S7")
    pace: str = row("live", "correspondence", rule="A3")
    hand: str = row("5", *(n for n in _SIZES if n != "5"), "none", rule="S15")
    deal: str = row("5", *(n for n in _SIZES if n != "5"), rule="S11")
    draw: str = row("1", "0", *_SIZES[1:10], rule="S14")
    few_cards: str = row("ask", "refuse", rule="U3")
    first: str = row("random", "coin", "die", "rps", "named", rule="S12")
    proposer: str = row("implied", "explicit", rule="A1")
    out_vote: str = row("no", "yes", rule="A2")
    lost_voter: str = row("300", "60", "120", "600", "1800", "never", rule="A3")
    excuse: str = row("60", "30", "120", "300", "never", rule="C3")
    votes: str = row("open", "secret", rule="C3")
    refusal: str = row("at_once", "at_close", rule="C4")
    approval: str = row("unanimous", "objection", rule="C4")
    objection: str = row("30", "15", "60", "120", "300", rule="C4")
    halt: str = row("yes", "no", rule="S7")
    entry: str = row("insert", "shuffle", "bottom", "discard", "hand", rule="A5")
    play_order: str = row("free", "action_first", rule="A7")
    must_draw: str = row("yes", "may", rule="A8")
    limit_checked: str = row("end", "always", rule="A9, A25")
    running_out: str = row("hand", "hand_and_area", "off", rule="A12")
    out_things: str = row("discard", "removed", "centre", rule="A13")
    denials: str = row("first", "specific_first", rule="A14")
    rules_rank: str = row("equal", "below_cards", rule="A15")
    extras: str = row("add", "replace", rule="A18")
    impossible: str = row("partly", "refuse", rule="A20")
    other_types: str = row("ask", "thing", rule="A21")
    ability_cost: str = row("action", "free", rule="A22")
    judges: str = row("majority", "host", "unanimous", rule="A24")
    several_wins: str = row("shared", "active_first", rule="A26")
    joining: str = row("next_round", "never", rule="A27")
    duplicates: str = row("allowed", "unique", rule="A28")
    token_things: str = row("no", "yes", rule="A29")
    teams: str = row("none", "two", "three", rule="A30")
    effects: str = row("assist", "remind", "off", rule="Table operations")
    last_wins: str = row("yes", "no", rule="X5")
    confirm: str = row("10", "5", "20", "60", rule="X5")

    def named(self) -> dict[str, str]:
        """Every option by name, in the order of the table."""
        return choices.named(self)

    def changed(self) -> dict[str, str]:
        """The options that differ from the default."""
        return choices.changed(self)

    @property
    def switches(self) -> Switches:
        """The departures from the seeds' order of precedence."""
        return Switches(
            specific_before_deny=self.denials == "specific_first",
            rules_below_cards=self.rules_rank == "below_cards",
            extras_replace=self.extras == "replace",
        )

    def team(self, seat: int) -> int | None:
        """The seat's team from 0, or None when everybody plays alone."""
        count = {"two": 2, "three": 3}.get(self.teams)
        return None if count is None else seat % count


VALUES: Mapping[str, tuple[str, ...]] = choices.values_of(Options)
"""Option name -> its values, the default first."""

RULES: Mapping[str, str] = choices.rules_of(Options)
"""Option name -> the sentence (S), rule or question (A) it comes from."""

PRESETS: Mapping[str, Mapping[str, str]] = {
    "starter": {},
    "market": {"deck": "night_market"},
    "inn": {"deck": "crooked_inn"},
    "houby": {"deck": "na_houbach"},
    "poezd": {"deck": "nochnoy_poezd"},
    "workshop": {"deck": "none", "building": "yes"},
    "kitchen": {"effects": "off", "other_types": "thing"},
    "letters": {"pace": "correspondence", "lost_voter": "never", "excuse": "never"},
}
"""Preset name -> what it changes: a starter deck dealt at once; the other four; blank cards and a
time to write them; everything judged by people, as the old engines did; by correspondence."""


def read_options(given: Mapping[str, str], seats: int | None = None) -> Options:
    """The options of a table, checked.

    Args:
        given: names and values; what is not named is as usual.
        seats: the number of players, where it is known already.

    Raises:
        Refused: an unknown name or value, or choices that do not go together; the refusal's
            ``nearest`` is a choice that would be allowed.
    """
    options = choices.read(Options, given)
    if options.deck == "none" and options.building == "no":
        raise Refused(Refusal("no-deck-no-building", "Dvorak S1", {"nearest": "building=yes"}))
    if seats is None:
        return options
    if seats not in SEATS:
        few = seats < SEATS.start
        nearest = SEATS.start if few else SEATS.stop - 1
        code = "too-few-seats" if few else "too-many-seats"
        raise Refused(Refusal(code, "Dvorak, Seats", {"seats": seats, "nearest": nearest}))
    teams = {"two": 4, "three": 6}.get(options.teams, 2)
    if seats < teams:
        args = {"seats": seats, "nearest": "teams=none"}
        raise Refused(Refusal("teams-need-more", "Dvorak A30", args))
    return options
