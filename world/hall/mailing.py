"""E-mail, where the operator has switched it on: to addresses that their owners have confirmed.

Two things are written: that it is somebody's turn in a slow game while they are away, and a word
for a forgotten password. Letters go out one after another beside the reactor; a hall whose mail
server does not answer plays on.
"""

from __future__ import annotations

import json
import time
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.mail import EmailMessage
from django.core.validators import validate_email
from django.utils.crypto import constant_time_compare
from evennia.utils import logger
from twisted.internet.defer import DeferredSemaphore
from twisted.internet.threads import deferToThread

from world.engine.protocol import Refusal, Refused
from world.render.face import Face, nearest_language
from world.render.phrases import say

from . import codewords, doorkeeper, guests, people, preferences, recovery

HOURS = 24
"""How long the word for an address is good."""

WAITING = 200
"""Letters that may wait for the mail server; more are not written."""

ADDRESS_LIMIT = 254
"""Characters of an address. Rule: RFC 5321 ¶4.5.3.1.3."""

PENDING = "mailing"
"""Where an account keeps an address that is not confirmed yet: JSON of address, hash, until."""

_turns = DeferredSemaphore(1)
_run = deferToThread


def refuse_when_off() -> None:
    """Raises Refused in a hall that sends no e-mail."""
    if not settings.HALL_MAIL:
        raise Refused(Refusal("email-off"))


# Whose address it is


def ask(account: Any, address: str) -> None:
    """Write a word to an address, by which its owner confirms it.

    Raises:
        Refused: it is none, the account is a guest's, or too many were asked.
    """
    refuse_when_off()
    if guests.is_guest(account):
        raise Refused(Refusal("register-first"))
    try:
        validate_email(address[: ADDRESS_LIMIT + 1])
    except ValidationError:
        raise Refused(Refusal("email-address")) from None
    if len(address) > ADDRESS_LIMIT:
        raise Refused(Refusal("email-address"))
    doorkeeper.CONFIRMATIONS.check(account.id)
    doorkeeper.CONFIRMATIONS.count(account.id)
    word = codewords.new(codewords.LONG)
    kept = {
        "address": address,
        "hash": codewords.hashed(PENDING, word),
        "until": time.time() + HOURS * 3600,
    }
    account.attributes.add(PENDING, json.dumps(kept))
    _write(account, address, "post-confirm", word=word)


def confirm(account: Any, word: str) -> str:
    """The word that was written to an address: it is the account's from now on, and given back.

    Raises:
        Refused: the word does not fit or is too old.
    """
    refuse_when_off()
    doorkeeper.WRONG_PASSWORDS.check((PENDING, account.id))
    kept = json.loads(account.attributes.get(PENDING, "") or "{}")
    good = kept and kept["until"] > time.time()
    if not good or not constant_time_compare(kept["hash"], codewords.hashed(PENDING, word)):
        doorkeeper.WRONG_PASSWORDS.count((PENDING, account.id))
        raise Refused(Refusal("email-word", args={"hours": HOURS}))
    _keep(account, kept["address"])
    return kept["address"]


def unconfirmed(account: Any) -> str:
    """The address an account has given and not confirmed yet, "" for none."""
    return json.loads(account.attributes.get(PENDING, "") or "{}").get("address", "")


def forget(account: Any) -> None:
    """Nothing is written to the account's owner any more."""
    _keep(account, "")


def _keep(account: Any, address: str) -> None:
    account.attributes.remove(PENDING)
    account.email = address
    account.save(update_fields=["email"])


# What is written


def send_word(name: str, asker: str) -> None:
    """Write a word for a new password to whoever has that name, if there is an address.

    Nobody learns here whether there is.

    Args:
        name: as typed at the door.
        asker: the network address it was typed from.

    Raises:
        Refused: this hall sends no e-mail, or it was asked too often.
    """
    refuse_when_off()
    account = people.account_of(name)
    for key in (asker, ("account", account.id if account else name.casefold()[:60])):
        doorkeeper.FORGOTTEN.check(key)
        doorkeeper.FORGOTTEN.count(key)
    if account is not None and account.email:
        word = recovery.issue(account)
        _write(account, account.email, "post-recover", word=word, hours=recovery.HOURS)


def tell_turns(controller: Any) -> None:
    """Write to those whose turn it is at a slow table and who are away, once an hour at most."""
    if not settings.HALL_MAIL or not controller.seating.slow:
        return
    for seat in controller.to_act():
        sitter = controller.seating.seats[seat]
        if sitter is None or not sitter.plays or controller.table.connected(sitter.who):
            continue
        account = people.account_of(sitter.name)
        if account is None or not account.email or doorkeeper.TURN_LETTERS.wait(account.id):
            continue
        doorkeeper.TURN_LETTERS.count(account.id)
        _write(account, account.email, "post-turn", table=controller.table.number)


def _write(account: Any, address: str, key: str, **args: Any) -> None:
    """Have one letter sent, in the language its reader chose."""
    if len(_turns.waiting) >= WAITING:
        logger.log_err(f"The mail server is too slow: a letter ({key}) was not written.")
        return
    chosen = preferences.of_account(account).get("language") or settings.HALL_LANGUAGE
    face = Face(language=nearest_language(chosen) or "en")
    shown = {"name": account.username, "hall": settings.SERVERNAME, **args}
    message = EmailMessage(
        subject=" ".join(say(face, "post-subject", **shown).split()),
        body=f"{say(face, key, **shown)}\n\n{settings.HALL_PAGE}\n",
        from_email=settings.DEFAULT_FROM_EMAIL,
        to=[address],
        headers={"Auto-Submitted": "auto-generated"},
    )
    _turns.run(_run, message.send).addErrback(_not_sent)


def _not_sent(failure: Any) -> None:
    logger.log_err(f"A letter could not be sent: {failure.getErrorMessage()}")
