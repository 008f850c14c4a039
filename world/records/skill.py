"""How strong players look by the matches they played: OpenSkill, Plackett–Luce.

Durak has one loser among several players, so ratings made for pairs do not fit; Plackett–Luce
takes whole orders with ties, and teams. A value knows nothing of people or rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from world.engine.protocol import Outcome, Seat

_MODEL = PlackettLuce()

AVERAGE = 1000
"""Points of a newcomer; the middle of a ladder."""

POINTS = 40
"""Points for one unit of OpenSkill's scale."""

KNOWN, ROUGHLY = 5.5, 7.2
"""Uncertainty (sigma) below which a player is well known, and roughly; a newcomer has 8.3."""

MEETINGS = 3
"""Matches with the same opponent within a day that count in full."""


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of strength.

    Attributes:
        mu: the estimate. sigma: how uncertain it is. Both on OpenSkill's scale.
    """

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma


def points(skill: Skill) -> int:
    """The estimate as people read it: 1000 is a newcomer's, most are between 600 and 1400."""
    return round(AVERAGE + POINTS * (skill.mu - _MODEL.mu))


def certainty(skill: Skill) -> str:
    """How sure that is: ``known`` | ``roughly`` | ``hardly``."""
    if skill.sigma < KNOWN:
        return "known"
    return "roughly" if skill.sigma < ROUGHLY else "hardly"


def ranks(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """What each seat reached, 0 the best: named winners, then the others, then losers.

    A draw puts everybody beside each other. The order of going out does not count: in Durak
    nobody plays for it.
    """
    if outcome.draw:
        return (0,) * seats
    return tuple(
        0 if seat in outcome.winners else 2 if seat in outcome.losers else 1
        for seat in range(seats)
    )


def left_ranks(left: Sequence[bool]) -> tuple[int, ...]:
    """The same for a match that was broken off: who left it stands behind the others."""
    return tuple(int(gone) for gone in left)


def after(
    skills: Sequence[Skill], reached: Sequence[int], teams: Sequence[int | None]
) -> tuple[Skill, ...]:
    """What one match makes of its players' skills, by seat.

    Args:
        skills: by seat, before the match.
        reached: by seat, `ranks`.
        teams: by seat, the team's number, or None for whoever plays alone.
    """
    sides: dict[tuple, list[Seat]] = {}
    for seat, team in enumerate(teams):
        side = ("alone", seat) if team is None else ("team", team)
        sides.setdefault(side, []).append(Seat(seat))
    if len(sides) < 2:
        return tuple(skills)
    members = list(sides.values())
    rated = _MODEL.rate(
        [[_MODEL.rating(skills[s].mu, skills[s].sigma) for s in side] for side in members],
        ranks=[max(reached[s] for s in side) for side in members],
    )
    found = dict(
        pair
        for side, ratings in zip(members, rated, strict=True)
        for pair in zip(side, ratings, strict=True)
    )
    return tuple(Skill(found[seat].mu, found[seat].sigma) for seat in range(len(skills)))


def weight(meetings: Sequence[int]) -> float:
    """How much a match counts for somebody, from 0 to 1.

    Two people who play all evening do not learn more of each other's strength with every deal, and
    nobody should climb by beating the same opponent over and over.

    Args:
        meetings: for each opponent, how often the two had met within the day before.
    """
    if not meetings:
        return 1.0
    return sum(MEETINGS / max(MEETINGS, met + 1) for met in meetings) / len(meetings)


def damped(before: Skill, now: Skill, share: float) -> Skill:
    """The skill between before and now, at that share of the way."""
    return Skill(
        before.mu + share * (now.mu - before.mu), before.sigma + share * (now.sigma - before.sigma)
    )
