"""Who is here, and who one is."""

from __future__ import annotations

from typing import Any

import evennia

from world.hall import audience, guests, memory, passwords, people
from world.render import layout
from world.render.face import Face

from .command import HallCommand, refusal

MOST_LISTED = 100
"""People `who` lists; the rest is a number."""


class CmdWho(HallCommand):
    """
    See who is in the hall.

    Usage:
      who

    Lists everybody with the room they are in, and for how many
    minutes they have typed nothing.

    Example:
      who

    See also: finger, page
    """

    key = "who"
    aliases = ("+who",)
    help_category = "People"

    def act(self) -> None:
        """List the people."""
        audience.show(self.listener, lambda face: _everybody(face, self.person))


def _everybody(face: Face, listener: Any) -> str:
    here = people.connected()
    lines = [audience.sentence(face, "who-count", count=len(here))]
    for number, person in enumerate(here[:MOST_LISTED], start=1):
        place = person.location.get_display_name(listener) if person.location else ""
        idle = people.idle_minutes(person)
        lines.append(
            audience.sentence(
                face, "who-line", number=number, name=person.key, place=place, idle=idle
            )
        )
    if len(here) > MOST_LISTED:
        lines.append(audience.sentence(face, "who-more", count=len(here) - MOST_LISTED))
    return layout.block(face, lines)


class CmdFinger(HallCommand):
    """
    Learn about somebody.

    Usage:
      finger
      finger <name>

    Says whether it is a guest or an account, since when, and
    whether they are here; what they have played, worn and
    reached.

    Example:
      finger anna

    See also: who, history, ladder
    """

    key = "finger"
    help_category = "People"

    def act(self) -> None:
        """Tell what there is to tell."""
        person = people.person_named(self.words) if self.words else self.person
        account = people.account_of(person.key)
        if account is None:
            raise refusal("nobody-named", name=self.words)
        record = memory.record(person)

        def told(face: Face) -> str:
            last = account.last_login
            first = audience.sentence(
                face,
                "finger",
                name=person.key,
                guest=guests.is_guest(account),
                since=account.date_joined.date().isoformat(),
                here=bool(person.sessions.count()),
                last=last.date().isoformat() if last else "",
                place=person.location.get_display_name(self.person) if person.location else "",
            )
            return layout.block(face, [first, *record(face)])

        audience.show(self.listener, told)


class CmdRegister(HallCommand):
    """
    Make an account of the guest you are.

    Usage:
      register <name> <password>

    You keep your seat, your games and your cards. From then on
    you come in with connect. Your resume word is void.

    Example:
      register Anna seven blue lamps

    See also: connect, password, name
    """

    key = "register"
    help_category = "People"

    def act(self) -> Any:
        """Check name and password, then hash it beside the reactor."""
        account = _account(self)
        if not guests.is_guest(account):
            raise refusal("no-guest")
        name, _, password = self.words.partition(" ")
        if not password.strip():
            raise refusal("name-and-password", command=self.key)
        name = people.free_name(name.strip('"'), but=account)
        passwords.refuse_weak(password.strip(), type(account)(username=name))
        return passwords.hashed(password.strip()).addCallback(self.settle, account, name)

    def settle(self, stored: str, account: Any, name: str) -> None:
        """The password is hashed: the guest becomes an account, if nothing changed meanwhile."""
        name = people.free_name(name, but=account)
        if not guests.is_guest(account):
            raise refusal("no-guest")
        before = account.username
        account.settle(name, stored)
        self.tell("registered", name=name)
        _tell_new_name(self.person, before)


class CmdName(HallCommand):
    """
    Take another name while you are a guest.

    Usage:
      name <name>

    A name is one word of letters, in any script, that nobody
    has. An account keeps its name; staff can change it.

    Example:
      name Anna

    See also: register, finger
    """

    key = "name"
    help_category = "People"

    def act(self) -> None:
        """Rename the guest."""
        account = _account(self)
        if not self.words:
            self.tell("name-now", name=account.username)
            return
        if not guests.is_guest(account):
            raise refusal("name-kept")
        name, before = people.free_name(self.words, but=account), account.username
        account.rename(name)
        self.tell("name-changed", name=name)
        _tell_new_name(self.person, before)


class CmdResumeWord(HallCommand):
    """
    Get a new resume word.

    Usage:
      resume

    With the word a guest comes back: type resume and the word
    at the door. An earlier word is void.

    Example:
      resume

    See also: guest, register
    """

    key = "resume"
    help_category = "People"

    def act(self) -> None:
        """Give the guest a word."""
        account = _account(self)
        if not guests.is_guest(account):
            raise refusal("no-guest")
        self.tell("resume-new", word=guests.give_word(account))


class CmdPassword(HallCommand):
    """
    Change your password.

    Usage:
      password <old> = <new>

    The new one needs eight characters or more. If you forgot
    the old one, ask staff.

    Example:
      password seven blue lamps = one red door

    See also: register
    """

    key = "password"
    help_category = "People"

    def act(self) -> Any:
        """Compare the old password, then hash the new one; both beside the reactor."""
        account = _account(self)
        if guests.is_guest(account):
            raise refusal("register-first")
        old, equals, new = (part.strip() for part in self.words.partition("="))
        if not (old and equals and new):
            raise refusal("password-how")
        passwords.refuse_weak(new, account)
        return passwords.matches(old, account.password).addCallback(self.change, account, new)

    def change(self, right: bool, account: Any, new: str) -> Any:
        """The old password was compared."""
        if not right:
            raise refusal("wrong-old-password")
        return passwords.hashed(new).addCallback(self.store, account)

    def store(self, stored: str, account: Any) -> None:
        """The new password is hashed."""
        account.password = stored
        account.save(update_fields=["password"])
        self.tell("password-changed")


class CmdQuit(HallCommand):
    """
    Leave the hall.

    Usage:
      quit

    Ends this connection only. A seat you have is kept for you.

    Example:
      quit

    See also: resume, connect
    """

    key = "quit"
    aliases = ("exit", "logout")
    help_category = "Door"

    def act(self) -> None:
        """Say goodbye and close the line."""
        account = self.session.account
        guest = account is not None and guests.is_guest(account)
        self.tell("door-goodbye", guest=guest)
        evennia.SESSION_HANDLER.disconnect(self.session)


class CmdInAlready(HallCommand):
    """
    Words of the door, typed inside.

    Usage:
      connect
      create
      guest

    They are for coming in. To come in as somebody else, quit
    first.

    Example:
      quit

    See also: quit, register
    """

    key = "connect"
    aliases = ("create", "guest", "login", "recover", "invitation")
    auto_help = False

    def act(self) -> None:
        """Say that one is in."""
        raise refusal("in-already", name=self.person.key)


def _account(command: HallCommand) -> Any:
    """The account of whoever typed it."""
    if command.account is not None:
        return command.account
    return command.session.account if command.session else command.caller.account


def _tell_new_name(person: Any, before: str) -> None:
    if person is not None and person.location is not None and person.key != before:
        audience.tell_room(
            person.location, "person-renamed", exclude=[person], before=before, name=person.key
        )
