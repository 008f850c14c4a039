"""Taking a person out of the records: the matches stay, the name and the number go.

In a game that keeps the names of its players (Dvorak), they are replaced in its snapshot, in the
acts and in the cards somebody wrote. What others wrote about the person in a card stays: it is part
of the game that was played.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from typing import Any

from django.db import transaction
from django.db.models import Max

from .conduct import Complaint, Measure, Note, StaffAct
from .models import Action, Deck, DeckVersion, Evening, Match, Part, Standing

ANONYMOUS = "Nobody"
"""Who played instead; nobody can be called so."""

STRETCH = 200
"""Matches looked through at once."""

_LISTED = frozenset({"names"})
_WRITTEN = frozenset({"creator"})


def without(value: Any, name: str, within: str = "", key: str = "") -> Any:
    """Plain JSON of a game with a player's name replaced, where names of players stand."""
    if isinstance(value, Mapping):
        return {k: without(v, name, within, k) for k, v in value.items()}
    if isinstance(value, list):
        return [without(each, name, key, key) for each in value]
    players_name = key == "name" and within == "players"
    if value == name and (players_name or key in _LISTED or key in _WRITTEN):
        return ANONYMOUS
    return value


def without_player(players: Sequence[Mapping[str, Any]], who: int) -> list[Mapping[str, Any]]:
    """A match's players, see `Match.players`, with one made anonymous."""
    return [
        {**player, "who": None, "name": ANONYMOUS} if player["who"] == who else player
        for player in players
    ]


def forget(who: int) -> Generator[None, None, int]:
    """Take a character out of every row; yields between the matches and gives how many there were.

    A match is changed whole or not at all; doing all of it again does no harm.
    """
    newest = Match.objects.aggregate(newest=Max("id"))["newest"] or 0
    changed = 0
    for start in range(1, newest + 1, STRETCH):
        rows = Match.objects.filter(id__range=(start, start + STRETCH - 1))
        numbers = rows.filter(players__contains=f'"who":{who},').values_list("id", flat=True)
        for number in list(numbers):
            changed += _forget_in(number, who)
            yield
        yield
    key = str(who)
    Part.objects.filter(player=key).delete()
    Standing.objects.filter(player=key).delete()
    for evening in evenings_of(who):
        people = json.loads(evening.people)
        people.pop(key, None)
        held = [item for item in json.loads(evening.held) if item["who"] != who]
        changes = {"people": _compact(people), "held": _compact(held)}
        Evening.objects.filter(pk=evening.pk).update(**changes)
        yield
    _forget_decks(who)
    _forget_conduct(who)
    return changed


def evenings_of(who: int) -> list[Evening]:
    """The evenings a character came to, oldest first."""
    return list(Evening.objects.filter(people__contains=f'"{who}":').order_by("id"))


def _forget_in(number: int, who: int) -> bool:
    with transaction.atomic():
        row = Match.objects.select_for_update().get(pk=number)
        players = json.loads(row.players)
        names = {player["name"] for player in players if player["who"] == who}
        if not names:
            return False
        snapshot = json.loads(row.snapshot)
        for name in names:
            snapshot = without(snapshot, name)
            _forget_acts(number, name)
        stored = {"players": _compact(without_player(players, who))}
        Match.objects.filter(pk=number).update(snapshot=_compact(snapshot), **stored)
    return True


def _forget_acts(number: int, name: str) -> None:
    quoted = json.dumps(name, ensure_ascii=False)
    acts = Action.objects.filter(match_id=number)
    for act in acts.filter(action__contains=quoted) | acts.filter(events__contains=quoted):
        action = _compact(without(json.loads(act.action), name)) if act.action else ""
        events = _compact(without(json.loads(act.events), name))
        Action.objects.filter(pk=act.pk).update(action=action, events=events)


def _forget_decks(who: int) -> None:
    """Decks that are shared belong to the hall from now on; the others go."""
    theirs = Deck.objects.filter(owner=who)
    theirs.filter(shared=False).delete()
    DeckVersion.objects.filter(deck__in=theirs).update(by=ANONYMOUS)
    theirs.update(owner=None, owner_name=ANONYMOUS)


def _forget_conduct(who: int) -> None:
    """Reports, measures, notes: what was done stays, whom it was about does not."""
    nobody = {"by": None, "by_name": ANONYMOUS}
    Complaint.objects.filter(by=who).update(**nobody)
    about = {"about": None, "about_name": ANONYMOUS}
    Complaint.objects.filter(about=who).update(**about, heard="[]")
    Measure.objects.filter(by=who).update(**nobody)
    Measure.objects.filter(whom=who).update(whom=None, whom_name=ANONYMOUS, appeal="")
    Note.objects.filter(about=who).delete()
    Note.objects.filter(by=who).update(**nobody)
    StaffAct.objects.filter(by=who).update(**nobody)
    StaffAct.objects.filter(whom=who).update(whom=None, whom_name=ANONYMOUS, details="")


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
