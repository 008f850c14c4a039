"""A forgotten password: staff give a one-time word, and its owner chooses a new password with it.

The old password holds until the word is used, so nobody is locked out by a reset they did not ask
for. Staff never learn a password.
"""

from __future__ import annotations

import json
import time
from typing import Any

from django.utils.crypto import constant_time_compare

from world.engine.protocol import Refusal, Refused

from . import audience, auditing, codewords, guests, people, ranks

HOURS = 24
"""How long a word is good for."""

ATTRIBUTE = "recovery"
"""Where an account keeps the word's keyed hash and its end, as JSON."""


def give_word(by: Any, whom: Any) -> str:
    """Staff get a word for somebody to pass on; an earlier one is void.

    Raises:
        Refused: it is for staff of the same rank, or for a guest, who has no password.
    """
    ranks.check_over(by, whom)
    account = people.account_behind(whom)
    if account is None or guests.is_guest(account):
        raise Refused(Refusal("guest-no-password", args={"name": whom.key}))
    word = issue(account)
    auditing.note(by, "newpassword", whom)
    return word


def issue(account: Any) -> str:
    """A fresh word for an account; an earlier one is void."""
    word = codewords.new(codewords.LONG)
    kept = {"hash": codewords.hashed(ATTRIBUTE, word), "until": time.time() + HOURS * 3600}
    account.attributes.add(ATTRIBUTE, json.dumps(kept))
    return word


def fits(account: Any, word: str) -> bool:
    """True for the account's one-time word, while it is good."""
    kept = json.loads(account.attributes.get(ATTRIBUTE, "") or "{}") if account else {}
    if not kept or kept["until"] < time.time():
        return False
    return constant_time_compare(kept["hash"], codewords.hashed(ATTRIBUTE, word))


def settle(account: Any, word: str, stored: str) -> None:
    """The word is used: a new password holds from now on, and lines of the old one end.

    Args:
        stored: the password's hash.

    Raises:
        Refused: the word was used or ran out meanwhile.
    """
    if not fits(account, word):
        raise Refused(Refusal("recovery-unknown", args={"hours": HOURS}))
    account.attributes.remove(ATTRIBUTE)
    account.password = stored
    account.save(update_fields=["password"])
    for line in list(audience.sessions_of(account)):
        audience.tell(line, "recovery-elsewhere")
        line.sessionhandler.disconnect(line)
