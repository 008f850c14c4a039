"""Makes an owner's account, or resets its password: ``python -m server.owner NAME``.

The password is the first line of standard input; when that is empty one is made and shown once.
Works beside a running Server, which knows the change when it next reads the account.
"""

from __future__ import annotations

import os
import secrets
import sys

import django

RIGHTS = "Developer"
"""The owner may do what staff may. Not a superuser: locks hold, so hidden cards stay hidden."""

MADE, REFUSED, RESET = 0, 1, 3
"""Exit codes; the last when the account was there before."""


def main(name: str, password: str) -> int:
    """Make or reset the account, and say so. Gives the exit code.

    Args:
        name: As the owner will type it.
        password: Empty to have one made.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.conf.settings")
    django.setup()
    import evennia

    from server import patience

    patience.have()
    evennia._init()
    from world.engine.protocol import Refused
    from world.hall import audience

    chosen = password or secrets.token_urlsafe(9)
    try:
        outcome, name = _settle(name, chosen)
    except Refused as no:
        face = audience.face_of_character(None)
        refusal = no.refusal
        print(audience.sentence(face, f"refuse-{refusal.code}", **refusal.args), file=sys.stderr)
        return REFUSED
    print(f"{name} has a new password." if outcome == RESET else f"{name} now has an account.")
    if not password:
        print(f"The password, shown this once:  {chosen}")
    print(f"Type in the hall:  connect {name} <password>")
    return outcome


def _settle(name: str, password: str) -> tuple[int, str]:
    """Raises Refused for a name or a password that cannot be."""
    from django.contrib.auth.hashers import make_password
    from django.db import transaction

    from typeclasses.accounts import Account
    from world.engine.protocol import Refusal, Refused
    from world.hall import auditing, guests, passwords, people

    account = people.account_of(name)
    if account is not None and account.id == 1:
        raise Refused(Refusal("name-taken", args={"name": account.username}))
    free = people.free_name(name, but=account)
    passwords.refuse_weak(password, account or Account(username=free))
    stored = make_password(password)
    with transaction.atomic():
        if account is None:
            outcome, account = MADE, Account.enrol(free, stored)
        else:
            outcome = RESET
            if guests.is_guest(account):
                account.settle(account.username, stored)
            account.password = stored
            account.save(update_fields=["password"])
        account.permissions.add(RIGHTS)
        auditing.note(None, "owner", people.character_of(account))
    return outcome, account.username


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.stdin.readline().rstrip("\r\n")))
