"""Counting finished matches: who took part, how often they won, and how strong that makes them.

Everything here is worked out from the matches, in the order they ended, each exactly once: the
mark that a match is counted is set in the same transaction as what it changes. `recount` does all
of it anew.
"""

from __future__ import annotations

import json
import logging
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import Q

from world.engine import registry
from world.engine.protocol import Outcome, Refused

from . import ledger, skill
from .models import Match, Part, Standing

_log = logging.getLogger("hall.records")

BOT = "bot"
BOTS = "bots"
"""Last part of the name of a ladder whose matches had bots in them."""

SAME_DAY = timedelta(days=1)
"""How long a meeting is remembered when repeated opponents are damped."""

MOST_MEETINGS = 100
"""Matches of a day that are looked through for repeated opponents."""

MOST_DECKS = 30
"""Decks tallied for one player and ladder; the rarest is forgotten first."""

MOST_COUNTED = 10_000
"""Players of a ladder are counted up to so many."""

ENDED = (Match.FINISHED, Match.ABORTED)


def player_key(player: Mapping[str, Any]) -> str:
    """Whom the rows mean by somebody of a match's players.

    A person is the number of their character, ``"17"``; every bot of a level is one, ``"bot-2"``;
    whoever was made anonymous is ``""``.
    """
    if player["kind"] == BOT:
        return f"bot-{player['level']}"
    return "" if player["who"] is None else str(player["who"])


def ladder_of(game: str, variant: str, bots: bool) -> str:
    """The name of a ladder: ``durak-classic``, with bots ``durak-classic-bots``.

    Matches of a game without ratings stand under the game's name alone.
    """
    return "-".join(part for part in (game, variant, BOTS if bots else "") if part)


@dataclass(frozen=True, slots=True)
class Count:
    """What a match says about its players, by seat.

    Attributes:
        ladder: where it counts.
        keys: `player_key` of everybody.
        left: who left before the end.
        outcome: the result; None when the match was broken off.
        reached: for ratings: `skill.ranks`; None when the match is not rated.
        teams: by seat, None for whoever plays alone.
        deck: the deck it was played with, "" when the game has no such option.
    """

    ladder: str
    keys: tuple[str, ...]
    left: tuple[bool, ...]
    outcome: Outcome | None
    reached: tuple[int, ...] | None
    teams: tuple[int | None, ...]
    deck: str

    @property
    def people(self) -> frozenset[str]:
        """The persons among them whose names are known."""
        return frozenset(key for key in self.keys if key and not key.startswith("bot-"))


def read(row: Match) -> Count:
    """What a match that is over says about its players."""
    players = json.loads(row.players)
    given = json.loads(row.options)
    keys = tuple(map(player_key, players))
    left = tuple(bool(player.get("left")) for player in players)
    outcome = outcome_of(row)
    variant, deck, teams = _terms(row, given)
    reached = None
    if variant and outcome is not None:
        reached = skill.ranks(outcome, len(players))
    elif variant and any(left):
        reached = skill.left_ranks(left)
    bots = any(player["kind"] == BOT for player in players)
    ladder = ladder_of(row.game, variant, bots and bool(variant))
    alone = (None,) * (len(players) - len(teams))
    return Count(ladder, keys, left, outcome, reached, teams + alone, deck)


def outcome_of(row: Match) -> Outcome | None:
    """The stored result of a match; None when it has none."""
    if not row.result:
        return None
    stored = {
        name: tuple(part) if isinstance(part, list) else part
        for name, part in json.loads(row.result).items()
    }
    return Outcome(**stored)


def _terms(row: Match, given: Mapping[str, str]) -> tuple[str, str, tuple[int | None, ...]]:
    """Variant, deck and teams of a match; a match that cannot be read any more is not rated."""
    try:
        game = registry.game(row.game)
        options = game.read_options(given)
        view = game.view(ledger.load(row, game).state, None)
    except (Refused, LookupError, ValueError, TypeError):
        return "", given.get("deck", ""), ()
    teams = tuple(getattr(seat, "team", None) for seat in view.seats)
    return game.variant(options), getattr(options, "deck", ""), teams


# Counting


def count_next() -> int | None:
    """Count the match that ended first of those not counted yet; gives its number, None for none.

    One transaction: either all of it is written or nothing.
    """
    waiting = Match.objects.filter(counted=False, status__in=ENDED).order_by("ended", "id")
    row = waiting.first()
    if row is None:
        return None
    try:
        count = read(row)
    except (LookupError, ValueError, TypeError):
        # Those that ended after it must not wait for ever.
        _log.exception("match %d cannot be counted", row.pk)
        count = None
    with transaction.atomic():
        if Match.objects.filter(pk=row.pk, counted=False).update(counted=True) and count:
            _write(row, count)
    return row.pk


def _write(row: Match, count: Count) -> None:
    if not count.people:
        return  # bots among themselves show nothing
    Part.objects.bulk_create(
        Part(match=row, seat=seat, player=key, ladder=count.ladder, ended=row.ended)
        for seat, key in enumerate(count.keys)
        if key
    )
    fresh = skill.Skill()
    kept = {
        standing.player: standing
        for standing in Standing.objects.filter(ladder=count.ladder, player__in=set(count.keys))
    }
    for key in set(count.keys) - {""} - set(kept):
        kept[key] = Standing(player=key, ladder=count.ladder, mu=fresh.mu, sigma=fresh.sigma)
    if count.reached is not None:
        _rate(row, count, kept)
    for seat, key in enumerate(count.keys):
        if key and (count.outcome is not None or count.left[seat]):
            _tally(kept[key], seat, count)
    for standing in kept.values():
        if standing.played:
            standing.save()


def _rate(row: Match, count: Count, kept: Mapping[str, Standing]) -> None:
    """New estimates for everybody; in a match broken off, for those who left it only."""
    skills = [
        skill.Skill(kept[key].mu, kept[key].sigma) if key else skill.Skill() for key in count.keys
    ]
    now = skill.after(skills, count.reached, count.teams)
    met = _meetings(row, count)
    changed = defaultdict(list)
    for seat, key in enumerate(count.keys):
        if key and (count.outcome is not None or count.left[seat]):
            others = [met[key, other] for other in set(count.keys) - {key, ""}]
            changed[key].append(skill.damped(skills[seat], now[seat], skill.weight(others)))
    for key, found in changed.items():
        # Two bots of one level are the same player twice.
        standing, times = kept[key], len(found)
        standing.mu = sum(each.mu for each in found) / times
        standing.sigma = sum(each.sigma for each in found) / times
        standing.rated = True


def _meetings(row: Match, count: Count) -> Counter[tuple[str, str]]:
    """How often two of the players had met on this ladder within the day before."""
    recent = Part.objects.filter(
        player__in=count.people,
        ladder=count.ladder,
        ended__gte=row.ended - SAME_DAY,
        ended__lte=row.ended,
    ).exclude(match=row)
    numbers = recent.order_by("-ended").values_list("match", flat=True)[:MOST_MEETINGS]
    at_table = defaultdict(set)
    parts = Part.objects.filter(match__in=set(numbers), player__in=set(count.keys))
    for number, key in parts.values_list("match", "player"):
        at_table[number].add(key)
    return Counter(
        (one, other) for keys in at_table.values() for one in keys for other in keys if one != other
    )


def _tally(standing: Standing, seat: int, count: Count) -> None:
    outcome = count.outcome
    standing.played += 1
    standing.left += count.left[seat]
    if outcome is None:
        standing.lost += 1  # broken off, and this one left
    else:
        standing.won += seat in outcome.winners
        standing.lost += seat in outcome.losers
        standing.drawn += outcome.draw
        if outcome.badge and outcome.wearer == seat:
            standing.badges = _one_more(standing.badges, outcome.badge)
    if count.deck:
        standing.decks = _one_more(standing.decks, count.deck)


def _one_more(tallies: str, name: str) -> str:
    counted = Counter(json.loads(tallies))
    counted[name] += 1
    return json.dumps(dict(counted.most_common(MOST_DECKS)))


def recount() -> int:
    """Forget everything that was worked out and work it out anew; gives how many matches there are.

    All of it is one transaction, so this is for a hall that is stopped: a running one could write
    nothing meanwhile.
    """
    counted = 0
    with transaction.atomic():
        Part.objects.all().delete()
        Standing.objects.all().delete()
        Match.objects.filter(counted=True).update(counted=False)
        while count_next() is not None:
            counted += 1
    return counted


# Reading


def of_player(key: str) -> Sequence[Standing]:
    """Everything a player has played, most played first."""
    return list(Standing.objects.filter(player=key).order_by("-played", "ladder")[:50])


def ladders() -> Sequence[str]:
    """The ladders somebody stands on."""
    names = Standing.objects.filter(rated=True).order_by("ladder").values_list("ladder", flat=True)
    return list(names.distinct())


def strongest(ladder: str, most: int) -> Sequence[Standing]:
    """The strongest players of a ladder among those who are roughly known, the first ahead."""
    placed = Q(ladder=ladder, rated=True, sigma__lt=skill.ROUGHLY)
    return list(Standing.objects.filter(placed).order_by("-mu", "player")[:most])


def sizes(ladder: str) -> tuple[int, int]:
    """How many players of a ladder are roughly known, and how many are not yet."""
    rated = Standing.objects.filter(ladder=ladder, rated=True)
    placed = rated.filter(sigma__lt=skill.ROUGHLY)[:MOST_COUNTED].count()
    return placed, rated.filter(sigma__gte=skill.ROUGHLY)[:MOST_COUNTED].count()
