"""Words for the door that few need: an invitation, a forgotten password, an appeal."""

from __future__ import annotations

from typing import Any

from world.hall import (
    auditing,
    invitations,
    measures,
    passwords,
    people,
    recovery,
    signing,
    textdoor,
)

from .command import HallCommand, refusal
from .unloggedin import DoorCommand

APPEAL_LIMIT = 500
"""Characters of what somebody says against a mute or a ban."""


class CmdShowInvitation(DoorCommand):
    """
    Show the invitation you were given.

    Usage:
      invitation <code>

    Some halls let only invited newcomers in. Type it before
    guest or create; capitals, blanks and hyphens in the code do
    not matter.

    Example:
      invitation bani-toru-gise-lomu

    See also: guest, create
    """

    key = "invitation"

    def act(self) -> None:
        """Note the code with the line."""
        if not self.words:
            raise refusal("invited-only")
        invitations.show(self.session, self.words)
        self.tell("invitation-shown")


class CmdRecover(DoorCommand):
    """
    Choose a new password with a word from staff.

    Usage:
      recover <name> <word> <new password>

    Staff give the word to whoever forgot the password. It is
    good once and for a day; until then the old password holds.

    Example:
      recover Anna bani-toru-gise-lomu seven blue lamps

    See also: connect, password
    """

    key = "recover"

    def act(self) -> Any:
        """Check the word, then hash the new password beside the reactor."""
        parts = self.words.split(maxsplit=2)
        if len(parts) < 3:
            raise refusal("recover-how")
        name, word, password = parts
        pair = signing.pair_of(self.address, name)
        signing.check(pair)
        account = people.account_of(name)
        if not recovery.fits(account, word):
            signing.failed(pair)
            raise refusal("recovery-unknown", hours=recovery.HOURS)
        passwords.refuse_weak(password, account)
        return passwords.hashed(password).addCallback(self.settle, account, word)

    def settle(self, stored: str, account: Any, word: str) -> None:
        """The password is hashed: it holds, and its owner comes in."""
        recovery.settle(account, word, stored)
        who = people.character_of(account)
        auditing.note(who, "recover", who)
        self.tell("password-changed")
        self.let_in(account)


class CmdAppeal(HallCommand):
    """
    Object to being muted or banned.

    Usage:
      appeal <text>

    Staff read it. At the door: first try to come in, so that
    the hall knows who you are. You can say something once.

    Example:
      appeal It was not me at the keyboard.

    See also: report
    """

    key = "appeal"
    help_category = "Door"

    def act(self) -> None:
        """Keep it with the measure."""
        text = textdoor.line(self.words, APPEAL_LIMIT)
        if not text:
            raise refusal("nothing-said", command=self.key)
        who = self.person
        measure = self.session.ndb.banned
        if who is not None:
            measure = measures.running(measures.MUTE, who.id)
        measures.appeal(measure, text)
        self.tell("appeal-kept")
