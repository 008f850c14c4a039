"""Who may sit down at a table, and who may look on: reserved seats, locked tables, conditions.

Whoever is turned away is told why, and what would help.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.utils.crypto import constant_time_compare, salted_hmac

from world.engine.protocol import Refusal, Refused

from . import audience, bulletin, distance, doorkeeper, guestlist, guests, terms

MOST_INVITED = 20
"""People one table has invitations out to."""

WORD_LIMIT = 60
"""Characters of a table's password."""


def _hash(word: str) -> str:
    return salted_hmac("hall.table", word[:WORD_LIMIT].casefold(), algorithm="sha256").hexdigest()


# May they?


def refusal(who: Any, table: Any, word: str = "") -> Refusal | None:
    """Why a character may not sit down at a table now, None when they may.

    Args:
        word: the table's password as typed, empty when none was.
    """
    seating = table.controller.seating
    if seating.seat_of(who.id) is not None:
        return None
    if _stranger(who, seating):
        return Refusal("evening-only")
    agreed = terms.of(seating.terms)
    if agreed.company == "accounts" and (who.account is None or guests.is_guest(who.account)):
        return Refusal("accounts-only")
    if any(not distance.play_together(who, other) for other in distance.company(table, who)):
        return Refusal("not-together")
    if seating.locked and not _let_in(who, table, word):
        return _locked(who, word)
    if not _invited(who, seating) and seating.open_seats:
        names = [name for number, name in seating.invited if seating.seat_of(number) is None]
        if len(seating.open_seats) <= len(names):
            return Refusal("seats-reserved", args={"names": ", ".join(names)})
    return None


def check(who: Any, table: Any, word: str = "") -> None:
    """Raises Refused unless a character may sit down; counts wrong passwords."""
    if word:
        doorkeeper.TABLE_WORDS.check(who.id)
    refused = refusal(who, table, word)
    if refused is not None:
        if refused.code == "wrong-word":
            doorkeeper.TABLE_WORDS.count(who.id)
        raise Refused(refused)


def check_watcher(who: Any, table: Any, word: str = "") -> None:
    """Raises Refused unless a character may look on (or come to sit down)."""
    seating = table.controller.seating
    if seating.seat_of(who.id) is not None or seating.host == who.id:
        return
    if _stranger(who, seating):
        raise Refused(Refusal("evening-only"))
    if seating.locked:
        check(who, table, word)
    elif terms.of(seating.terms).watchers == "no":
        raise Refused(Refusal("no-watchers", args={"number": table.number}))


def _stranger(who: Any, seating: Any) -> bool:
    """True for whoever does not belong to the evening this table is for."""
    evening = guestlist.numbered(seating.evening)
    return evening is not None and not guestlist.admits(evening, who)


def _invited(who: Any, seating: Any) -> bool:
    return who.id == seating.host or any(number == who.id for number, _ in seating.invited)


def _let_in(who: Any, table: Any, word: str) -> bool:
    seating = table.controller.seating
    if _invited(who, seating):
        return True
    return bool(word and seating.secret) and constant_time_compare(_hash(word), seating.secret)


def _locked(who: Any, word: str) -> Refusal:
    return Refusal("wrong-word" if word else "table-locked")


# Letting people in


def invite(who: Any, table: Any, whom: Any) -> None:
    """A seated character, or the host, invites somebody: a seat waits for them."""
    controller = table.controller
    seating = controller.seating
    _may_invite(who, seating)
    if whom.id == who.id:
        raise Refused(Refusal("not-yourself"))
    if seating.seat_of(whom.id) is not None or _invited(whom, seating):
        raise Refused(Refusal("invited-already", args={"name": whom.key}))
    if not whom.sessions.count():
        raise Refused(Refusal("not-here", args={"name": whom.key}))
    others = [other for other in distance.company(table, whom)]
    if not all(distance.play_together(whom, other) for other in (who, *others)):
        raise Refused(Refusal("not-together"))
    if len(seating.invited) >= MOST_INVITED:
        raise Refused(Refusal("list-full", args={"most": MOST_INVITED}))
    controller.reseat(replace(seating, invited=(*seating.invited, (whom.id, whom.key))))
    controller.announce("table-invited", seat=who.key, name=whom.key)
    audience.tell(
        whom, "you-are-invited", name=who.key, number=table.number, game=controller.game.names[0]
    )


def uninvite(who: Any, table: Any, whom: Any) -> None:
    """An invitation is taken back, or declined by whoever got it."""
    controller = table.controller
    seating = controller.seating
    if whom.id != who.id:
        _may_invite(who, seating)
    left = tuple(pair for pair in seating.invited if pair[0] != whom.id)
    if left == seating.invited:
        raise Refused(Refusal("not-invited", args={"name": whom.key}))
    controller.reseat(replace(seating, invited=left))
    controller.announce("table-uninvited", name=whom.key)
    if whom.id != who.id:
        audience.tell(whom, "you-are-uninvited", number=table.number)


def lock(who: Any, table: Any, word: str | None) -> None:
    """The host closes the table to everybody who is not invited.

    Args:
        word: a password that lets in whoever knows it, "" for none; None: open it again.
    """
    controller = table.controller
    seating = controller.seating
    if seating.host != who.id:
        raise Refused(Refusal("only-the-host"))
    if word and len(word) > WORD_LIMIT:
        raise Refused(Refusal("too-long", args={"length": len(word), "limit": WORD_LIMIT}))
    secret = _hash(word) if word else ""
    controller.reseat(replace(seating, locked=word is not None, secret=secret))
    controller.announce("table-locked" if word is not None else "table-unlocked", seat=who.key)
    bulletin.show_tables(controller)


def _may_invite(who: Any, seating: Any) -> None:
    if who.id != seating.host and seating.seat_of(who.id) is None:
        raise Refused(Refusal("not-seated"))
