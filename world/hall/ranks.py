"""Who is staff: they keep order, are appointed by owners, and every act of theirs is written down.

An owner (made by ``./hall owner``) may do what staff may, and appoints them.
"""

from __future__ import annotations

from typing import Any

from evennia.accounts.models import AccountDB

from world.engine.protocol import Refusal, Refused

from . import audience, auditing, guests, people

STAFF, OWNER = "Admin", "Developer"
"""What Evennia calls the two ranks."""

PLAYER_RANK, STAFF_RANK, OWNER_RANK = 0, 1, 2


def rank_of_account(account: Any) -> int:
    """One of the three ranks, in ascending order; without an account the lowest."""
    if account is None:
        return PLAYER_RANK
    if account.check_permstring(OWNER):
        return OWNER_RANK
    return STAFF_RANK if account.check_permstring(STAFF) else PLAYER_RANK


def rank(who: Any) -> int:
    """The rank of a character's person."""
    return rank_of_account(people.account_behind(who))


def check(by: Any) -> None:
    """Raises Refused unless the character's person is staff."""
    if rank(by) < STAFF_RANK:
        raise Refused(Refusal("staff-only"))


def check_over(by: Any, whom: Any) -> None:
    """Raises Refused unless ``by`` is staff, and of a higher rank than ``whom``."""
    check(by)
    if by.id == whom.id:
        raise Refused(Refusal("not-yourself"))
    if rank(whom) >= rank(by):
        raise Refused(Refusal("staff-equal", args={"name": whom.key}))


def everybody() -> list[Any]:
    """The accounts of staff and owners, by name; not the one nobody knows the password of."""
    wanted = {STAFF.casefold(), OWNER.casefold()}
    found = AccountDB.objects.filter(
        is_superuser=False, db_tags__db_tagtype="permission", db_tags__db_key__in=wanted
    ).distinct()
    return sorted(found, key=lambda account: account.username.casefold())


def present() -> list[Any]:
    """The characters of staff who are here."""
    return [who for who in people.connected() if rank(who) >= STAFF_RANK]


def appoint(by: Any, whom: Any) -> None:
    """An owner makes somebody staff."""
    account = _appointable(by, whom)
    if rank(whom) >= STAFF_RANK:
        raise Refused(Refusal("staff-already", args={"name": whom.key}))
    if guests.is_guest(account):
        raise Refused(Refusal("staff-guest", args={"name": whom.key}))
    account.permissions.add(STAFF)
    auditing.note(by, "appoint", whom)
    audience.tell(whom, "staff-you-are", now=True)


def dismiss(by: Any, whom: Any) -> None:
    """An owner ends somebody's being staff."""
    account = _appointable(by, whom)
    if rank(whom) != STAFF_RANK:
        raise Refused(Refusal("staff-not", args={"name": whom.key}))
    account.permissions.remove(STAFF)
    auditing.note(by, "dismiss", whom)
    audience.tell(whom, "staff-you-are", now=False)


def _appointable(by: Any, whom: Any) -> Any:
    if rank(by) < OWNER_RANK:
        raise Refused(Refusal("owner-only"))
    if by.id == whom.id:
        raise Refused(Refusal("not-yourself"))
    account = people.account_behind(whom)
    if account is None:
        raise Refused(Refusal("nobody-named", args={"name": whom.key}))
    return account
