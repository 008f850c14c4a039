"""Who somebody is, proved by a password: for lines and for pages."""

from __future__ import annotations

from typing import Any

from twisted.internet.defer import Deferred

from world.engine.protocol import Refusal, Refused

from . import doorkeeper, lookalikes, passwords, people


def account_by_password(name: str, password: str, address: str) -> Deferred:
    """Fires with the account of that name if this is its password; compared beside the reactor.

    It fails the same way for a wrong password and for a name nobody has.

    Args:
        address: where it is tried from; failures are counted by name and by address.

    Raises:
        Refused: it was tried too often.
    """
    pair = pair_of(address, name)
    check(pair)
    account = people.account_of(name)
    stored = account.password if account is not None else None
    return passwords.matches(password, stored).addCallback(_answer, account, pair)


def _answer(right: bool, account: Any, pair: tuple[str, str]) -> Any:
    if not right:
        failed(pair)
        raise Refused(Refusal("wrong-password"))
    return account


def check(pair: tuple[str, str]) -> None:
    """Raises Refused when an address has tried a name, or names, too often."""
    doorkeeper.WRONG_PASSWORDS.check(pair)
    doorkeeper.WRONG_FROM_ADDRESS.check(pair[0])


def failed(pair: tuple[str, str]) -> None:
    """An address tried a name in vain."""
    doorkeeper.WRONG_PASSWORDS.count(pair)
    doorkeeper.WRONG_FROM_ADDRESS.count(pair[0])


def pair_of(address: str, name: str) -> tuple[str, str]:
    """What failures are counted by."""
    return address, lookalikes.skeleton(name[: people.NAME_LIMIT])
