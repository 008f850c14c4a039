"""What one may type before being somebody: come in, or change how one is told things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import evennia
from evennia.commands.cmdhandler import CMD_LOGINSTART
from twisted.internet.defer import Deferred

from server.conf.connection_screens import greeting
from typeclasses.accounts import Account
from world.engine.protocol import Refusal, Refused
from world.hall import (
    audience,
    doorkeeper,
    guests,
    invitations,
    measures,
    passwords,
    people,
    signing,
    slices,
)
from world.render import sentences

from .command import HallCommand, refusal


class DoorCommand(HallCommand):
    """A command that lets somebody in on its line."""

    help_category = "Door"

    @property
    def address(self) -> str:
        """Where the line comes from."""
        return doorkeeper.address_of(self.session)

    @property
    def is_waiting(self) -> bool:
        """Whether the line is still there and at the door."""
        line = self.session
        return evennia.SESSION_HANDLER.get(line.sessid) is line and not line.logged_in

    def let_in(self, account: Any) -> None:
        """Log the line in, unless it went away or got in meanwhile."""
        line = self.session
        if not self.is_waiting:
            return
        ban = measures.may_enter(account)
        if ban is not None:
            line.ndb.banned = ban
            raise Refused(measures.refusal(ban))
        audience.package(line, "LOGIN", "Char.Login.Result", {"success": True})
        evennia.SESSION_HANDLER.login(line, account)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not; a client that asked for the login by itself is told in its own way too."""
        super().refuse(refusal)
        why = sentences.refusal(audience.face_of(self.session), "hall", refusal)
        told = {"success": False, "message": why}
        audience.package(self.session, "LOGIN", "Char.Login.Result", told)

    def come_as_guest(self, name: str) -> Deferred:
        """Make a guest of that name, or of a new one for none, and let it in."""
        name = people.free_name(name) if name else guests.new_name()
        measures.check_newcomer(self.address)
        invitations.check(self.session)
        doorkeeper.admit_newcomer(self.address)
        invitations.use(self.session)
        return slices.in_slices(self._guest_arrives(name))

    def _guest_arrives(self, name: str) -> Iterator[None]:
        """To make a guest and to let one in takes half a turn each: others act in between."""
        account, word = Account.enrol_guest(name, ip=self.address)
        yield
        if not self.is_waiting:
            account.delete()  # nobody was told its word
            return
        self.tell("door-guest", name=name, word=word)
        self.let_in(account)

    def name_and_password(self) -> tuple[str, str]:
        """The two words of `create` and `connect`. Raises Refused when there are not two."""
        name, _, password = self.words.partition(" ")
        if not password.strip():
            raise refusal("name-and-password", command=self.key)
        return name.strip('"'), password.strip()


class CmdGuest(DoorCommand):
    """
    Come in and play at once.

    Usage:
      guest
      guest <name>

    You need no account. The hall tells you a resume word: with
    it you come back to the same name, seat and games for 30
    days. Later, register makes an account of it.

    Example:
      guest Anna

    See also: resume, create, register
    """

    key = "guest"

    def act(self) -> Deferred:
        """Make a guest and let it in."""
        return self.come_as_guest(self.words)


class CmdResume(DoorCommand):
    """
    Come back as the guest you were.

    Usage:
      resume <word>

    The word is the one you were told when you first came in.
    Capitals, blanks and hyphens in it do not matter.

    Example:
      resume bani-toru-gise-lomu

    See also: guest, connect
    """

    key = "resume"

    def act(self) -> None:
        """Let the guest of that word in."""
        if not self.words:
            raise refusal("resume-word")
        doorkeeper.WRONG_WORDS.check(self.address)
        account = guests.by_word(self.words)
        if account is None:
            doorkeeper.WRONG_WORDS.count(self.address)
            raise refusal("resume-unknown", days=guests.KEPT_DAYS)
        self.let_in(account)


class CmdCreate(DoorCommand):
    """
    Make an account.

    Usage:
      create <name> <password>

    A name is one word of letters, in any script. The password
    may have blanks; it needs eight characters or more.

    Example:
      create Anna seven blue lamps

    See also: connect, guest
    """

    key = "create"

    def act(self) -> Any:
        """Check the name, hash the password beside the reactor, then let the account in."""
        name, password = self.name_and_password()
        name = people.free_name(name)
        passwords.refuse_weak(password, Account(username=name))
        measures.check_newcomer(self.address)
        invitations.check(self.session)
        doorkeeper.admit_newcomer(self.address)
        return passwords.hashed(password).addCallback(self.enrol, name)

    def enrol(self, stored: str, name: str) -> None:
        """The password is hashed: make the account, if the name is still free."""
        name = people.free_name(name)
        invitations.use(self.session)
        account = Account.enrol(name, stored, ip=self.address)
        self.tell("door-created", name=name)
        self.let_in(account)


class CmdConnect(DoorCommand):
    """
    Come in with your account.

    Usage:
      connect <name> <password>

    Two connections at once are fine: both see and play the same
    seat.

    Example:
      connect Anna seven blue lamps

    See also: create, resume
    """

    key = "connect"
    aliases = ("conn", "login")

    def act(self) -> Any:
        """Compare the password beside the reactor; ``connect guest`` is a habit of many."""
        if self.words.casefold() == "guest":
            return self.come_as_guest("")
        name, password = self.name_and_password()
        knows = signing.account_by_password(name, password, self.address)
        return knows.addCallback(self.let_in)


class CmdGreeting(HallCommand):
    """
    Read the first lines again.

    Usage:
      look

    They say how to come in.

    Example:
      look

    See also: help
    """

    key = CMD_LOGINSTART
    aliases = ("look", "l")
    help_category = "Door"

    def act(self) -> None:
        """Show the greeting."""
        audience.show(self.session, greeting)
