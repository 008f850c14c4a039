"""What is kept of a person: written out for them, or deleted at their word.

After a deletion the games stay, played by ``Nobody``; what the person wrote into cards stays with
them. Letters already left for others are theirs. Logs and backups are kept as long as their
operator keeps them.
Rule: hall.md, *Staff and operators*.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from typing import Any

from evennia.utils import logger
from twisted.internet.defer import Deferred

from world.engine.match import Match as Played
from world.engine.protocol import Refusal, Refused
from world.records import anonymity, standings
from world.records.models import Complaint, Deck, Measure, Note, Part, StaffAct

from . import (
    comings,
    doorkeeper,
    exports,
    guestlist,
    guests,
    letters,
    lobby,
    mailing,
    overheard,
    people,
    preferences,
    ranks,
    staffroom,
)
from .slices import in_slices

STRETCH = 100
"""Matches written out at once."""


# Writing it out


def export(who: Any, line: Any) -> Deferred:
    """Write out everything that is kept of a person, as JSON, on one of their lines."""
    doorkeeper.EXPORTS.check(who.id)
    doorkeeper.EXPORTS.count(who.id)
    return in_slices(exports.poured(line, document(who)))


def document(who: Any) -> Iterator[str]:
    """That JSON, a piece a line."""
    parts = {
        "about": _about(who),
        "preferences": dict(preferences.of_account(people.account_behind(who))),
        "letters": letters.kept(who),
        "talk": letters.CHANNEL.said_by(who.id),
        **_conduct(who),
        "decks": _rows(Deck, {"owner": who.id}, "title shared cards version changed"),
        "evenings": [row.name for row in anonymity.evenings_of(who.id)],
        "standings": [_standing(row) for row in standings.of_player(str(who.id))],
    }
    yield "{"
    for name, part in parts.items():
        yield f" {json.dumps(name)}: {json.dumps(part, ensure_ascii=False, default=str)},"
    yield ' "matches": ['
    yield from _matches(who)
    yield " ]"
    yield "}"


def _about(who: Any) -> dict[str, Any]:
    account = people.account_behind(who)
    if account is None:
        raise Refused(Refusal("nobody-named", args={"name": who.key}))
    return {
        "name": account.username,
        "number": who.id,
        "guest": bool(guests.is_guest(account)),
        "since": account.date_joined,
        "last_here": account.last_login,
        "email": account.email,
        "email_unconfirmed": mailing.unconfirmed(account),
        "staff": ranks.rank(who) > ranks.PLAYER_RANK,
        "password": "kept as a hash" if account.has_usable_password() else None,
    }


def _conduct(who: Any) -> dict[str, list[dict[str, Any]]]:
    """Reports, measures and notes; without who made a report about the person."""
    return {
        "reports_made": _rows(Complaint, {"by": who.id}, "at about_name why closed answer"),
        "reports_about": _rows(Complaint, {"about": who.id}, "at why heard closed"),
        "measures": _rows(Measure, {"whom": who.id}, "kind begins until reason lifted appeal"),
        "notes_about": _rows(Note, {"about": who.id}, "at text"),
        "staff_acts_about": _rows(StaffAct, {"whom": who.id}, "at act details"),
    }


def _rows(model: Any, of: dict[str, int], fields: str) -> list[dict[str, Any]]:
    return list(model.objects.filter(**of).order_by("id").values(*fields.split()))


def _standing(row: Any) -> dict[str, Any]:
    names = "ladder rated mu sigma played won lost drawn left badges decks"
    return {name: getattr(row, name) for name in names.split()}


def _matches(who: Any) -> Iterator[str]:
    """A line a match: `export 12 json` gives all of one."""
    rows = Part.objects.filter(player=str(who.id)).order_by("match_id")
    last, before = 0, ""
    while page := list(rows.filter(match_id__gt=last).select_related("match")[:STRETCH]):
        for part in page:
            if before:
                yield f"{before},"
            kept = {"match": part.match_id, "seat": part.seat, "game": part.match.game}
            kept |= {"started": part.match.started, "ended": part.ended}
            before = f"  {json.dumps(kept, default=str)}"
        last = page[-1].match_id
    if before:
        yield before


# Deleting it


def delete(who: Any) -> Deferred:
    """Delete a person: every seat is given up, then the rows, then the account itself.

    Whoever runs a hall alone stays: an owner is deleted on the machine, after another was made.

    Returns:
        A Deferred that fires when all is done; it fails, with everything else as it was, when the
        database could not take it.
    """
    if ranks.rank(who) >= ranks.OWNER_RANK:
        raise Refused(Refusal("owner-stays"))
    number, account = who.id, people.account_behind(who)
    comings.gives_up_seats(who)
    for table in lobby.known():
        _forget_at(table, number)
    letters.CHANNEL.forget(number)
    staffroom.CHANNEL.forget(number)
    guestlist.forget(number)
    overheard.forget(number)
    return in_slices(_forget(number)).addCallback(lambda _: _gone(account))


def _forget(number: int) -> Generator[None, None, int]:
    count = yield from anonymity.forget(number)
    logger.log_sec(f"A person was deleted; {count} matches were made anonymous.")
    return count


def _gone(account: Any) -> None:
    people.note(account, people.LOOKS, None)
    guests.void_word(account)
    account.delete()


def _forget_at(table: Any, number: int) -> None:
    """A table that goes on must not bring the name back with its next act."""
    controller = table.controller
    seating = controller.seating.without(number, anonymity.ANONYMOUS)
    if seating != controller.seating:
        controller.reseat(seating)
    played = any(who == number for _, who, _ in controller.company)
    if controller.match is None or not played:
        return
    names = {name for _, who, name in controller.company if who == number}
    controller.newest.clear()
    controller.requests.acted()
    match = controller.match
    for name in names:
        plain = anonymity.without(json.loads(json.dumps(match.encode())), name)
        match = Played.decode(match.game, match.options, plain)
    controller.match = match
    controller.company = tuple(
        (kind, None, anonymity.ANONYMOUS) if who == number else (kind, who, name)
        for kind, who, name in controller.company
    )
