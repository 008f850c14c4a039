"""Accounts: the person behind the lines. Guests are accounts too, without a password."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.utils import timezone
from evennia.accounts.accounts import DefaultAccount
from evennia.server.signals import SIGNAL_OBJECT_POST_PUPPET
from evennia.utils import create, logger

from world import build
from world.engine.protocol import Refused
from world.hall import (
    audience,
    comings,
    guests,
    measures,
    people,
    preferences,
    textdoor,
    whereabouts,
)


class Account(DefaultAccount):
    """A person of the hall: one name, one character, any number of lines."""

    # Names

    @classmethod
    def normalize_username(cls, username: Any) -> str:
        """The name in its composed form; what is no name stays as it is, to be refused."""
        try:
            return textdoor.name(str(username))
        except Refused:
            return str(username).strip()

    @classmethod
    def validate_username(cls, username: str) -> tuple[bool, list[str]]:
        """Whether a new account may be called so, and why not; Evennia and the pages ask."""
        try:
            people.free_name(username)
        except Refused as no:
            face = audience.face_of_character(None)
            return False, [audience.sentence(face, f"refuse-{no.refusal.code}", **no.refusal.args)]
        return True, []

    def at_account_creation(self) -> None:
        """A new account lays claim to its name; what Evennia keeps here beside it is not used."""
        people.claim(self)

    def rename(self, name: str) -> None:
        """Call the person and the character by a new name, one that `people.free_name` gave."""
        character = people.character_of(self)
        with transaction.atomic():
            self.username = name
            self.save(update_fields=["username"])
            people.claim(self)
            if character is not None:
                character.key = name
        if character is not None:
            comings.renamed(character)
        whereabouts.show_you(self)

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """The name, without colour."""
        return self.key

    # Coming to be

    @classmethod
    def enrol(cls, name: str, stored: str | None, ip: str = "") -> Account:
        """Make a new account with its character.

        Args:
            name: one that `people.free_name` gave.
            stored: the password's hash (`passwords.hashed`); None: no password fits.
            ip: where the person comes from, for the security log.
        """
        with transaction.atomic():
            account = create.create_account(name, email="", password=None, typeclass=cls)
            account.password = stored or make_password(None)
            account.save(update_fields=["password"])
            account.create_character()
        logger.log_sec(f"Account created: {name} (guest: {not stored}, address: {ip}).")
        return account

    @classmethod
    def enrol_guest(cls, name: str, ip: str = "") -> tuple[Account, str]:
        """Make a guest of that name; gives it and its resume word."""
        with transaction.atomic():
            account = cls.enrol(name, None, ip)
            return account, guests.give_word(account)

    def create_character(self, *args: Any, **kwargs: Any) -> tuple[Any, list[str]]:
        """The person's character; it waits outside the rooms until its person comes in.

        Evennia's own way to make one costs three times as much, for locks and lists that nothing
        here reads.
        """
        home = build.room_of(build.COMMON)
        character = create.create_object(
            settings.BASE_CHARACTER_TYPECLASS, key=self.username, home=home, nohome=home is None
        )
        self.db._last_puppet = character
        return character, []

    def settle(self, name: str, stored: str) -> None:
        """A guest becomes an account and keeps everything.

        Args:
            name: one that `people.free_name` gave.
            stored: the password's hash.
        """
        with transaction.atomic():
            self.password = stored
            self.save(update_fields=["password"])
            guests.void_word(self)
        if name != self.username:
            self.rename(name)
        whereabouts.show_you(self)
        logger.log_sec(f"Guest became account: {name}.")

    def delete(self, *args: Any, **kwargs: Any) -> Any:
        """The account is no more, and its character with it; its matches keep their names."""
        character = people.character_of(self)
        if character is not None:
            comings.gives_up_seats(character)
        for session in self.sessions.all():
            audience.tell(session, "account-gone")
            self.unpuppet_object(session)
            session.sessionhandler.disconnect(session)
        if character is not None:
            character.delete()
        return super().delete(*args, **kwargs)

    # Lines come and go

    def at_post_login(self, session: Any = None, **kwargs: Any) -> None:
        """A new line: keep what was chosen on it, and go to the character."""
        preferences.carry_over(session)
        if audience.is_browser(session):
            session.msg(logged_in={})
        character = people.character_of(self)
        ban = measures.may_enter(self)
        if ban is not None:  # a browser's cookie passes no other door
            audience.tell(session, "refuse-banned", **measures.refusal(ban).args)
            session.sessionhandler.disconnect(session)
            return
        most = settings.HALL_LINES_PER_PERSON
        if character is not None and character.sessions.count() >= most:
            audience.tell(session, "door-many-lines", most=most)
            session.sessionhandler.disconnect(session)
            return
        if character is None:
            logger.log_err(f"the character of {self.username} was lost; a new one is made")
            character, _ = self.create_character()
        self.puppet_object(session, character)
        whereabouts.show_you(session)

    def puppet_object(self, session: Any, obj: Any) -> None:
        """Join a line to a character; all lines of a person share it, and nobody is told so.

        Raises:
            RuntimeError: the character is not this person's; not even staff may be somebody else.
        """
        if session.puppet is obj:
            return
        if obj != people.character_of(self):
            raise RuntimeError(f"{self} is not {obj}")
        if session.puppet:
            self.unpuppet_object(session)
        obj.at_pre_puppet(self, session=session)
        obj.sessions.add(session)
        obj.account = self
        session.puid, session.puppet = obj.id, obj
        obj.locks.cache_lock_bypass(obj)
        obj.at_post_puppet(session=session)
        SIGNAL_OBJECT_POST_PUPPET.send(sender=obj, account=self, session=session)

    def at_disconnect(self, reason: str | None = None, **kwargs: Any) -> None:
        """A line goes: note when the person was last here. Nothing is announced from here."""
        self.last_login = timezone.now()
        self.save(update_fields=["last_login"])

    def at_look(self, target: Any = None, session: Any = None, **kwargs: Any) -> str:
        """Without a character there is nothing to see but that."""
        return audience.sentence(audience.face_of_character(self), "door-no-character")


class Guest(Account):
    """Where Evennia asks for a guest: it gets an `Account` that lasts."""

    @classmethod
    def create(cls, **kwargs: Any) -> tuple[Any, list[str]]:
        """A new guest, and no errors."""
        return cls.authenticate(**kwargs)

    @classmethod
    def authenticate(cls, **kwargs: Any) -> tuple[Any, list[str]]:
        """A new guest, and no errors."""
        account, _ = Account.enrol_guest(guests.new_name(), ip=str(kwargs.get("ip", "")))
        return account, []
