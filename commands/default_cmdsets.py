"""Which commands there are: at the door, and for a person in the hall. Only our own.

Words of a table are in its room's command set (`commands.seat`).
"""

from __future__ import annotations

from evennia.commands.cmdset import CmdSet

from commands import (
    admittance,
    advice,
    company,
    decks,
    evening,
    farther,
    mailing,
    memory,
    order,
    people,
    preferences,
    programs,
    reading,
    replies,
    requests,
    rescue,
    staff,
    stock,
    tables,
    talk,
    unknown,
    unloggedin,
    walking,
)

PREFERENCES = (
    preferences.CmdStyle,
    preferences.CmdLanguage,
    preferences.CmdSuits,
    preferences.CmdColours,
    preferences.CmdWidth,
    preferences.CmdCharset,
)

DOOR = (
    unloggedin.CmdGuest,
    unloggedin.CmdResume,
    unloggedin.CmdCreate,
    unloggedin.CmdConnect,
    evening.CmdDoorEvening,
    unloggedin.CmdGreeting,
    admittance.CmdShowInvitation,
    admittance.CmdRecover,
    mailing.CmdForgot,
    admittance.CmdAppeal,
    reading.CmdDoorHelp,
    people.CmdQuit,
    programs.CmdDo,
    unknown.CmdUnknown,
)

LINE = (
    people.CmdQuit,
    people.CmdPassword,
    reading.CmdHelp,
    reading.CmdQuestion,
    reading.CmdAgain,
    unknown.CmdUnknown,
)

PERSON = (
    people.CmdWho,
    people.CmdFinger,
    people.CmdRegister,
    mailing.CmdEmail,
    people.CmdName,
    people.CmdResumeWord,
    people.CmdInAlready,
    talk.CmdSay,
    talk.CmdQuote,
    talk.CmdPose,
    talk.CmdColon,
    talk.CmdSemicolon,
    talk.CmdPage,
    talk.CmdP,
    reading.CmdLook,
    reading.CmdL,
    reading.CmdInventory,
    walking.CmdGo,
    evening.CmdEvening,
    preferences.CmdAutodraw,
    preferences.CmdPauses,
)


class HallCmdSet(CmdSet):
    """A command set given by a list of its commands."""

    commands_here: tuple[type, ...] = ()

    def at_cmdset_creation(self) -> None:
        """Put the commands in."""
        for command in self.commands_here:
            self.add(command())


class UnloggedinCmdSet(HallCmdSet):
    """At the door."""

    key = "DefaultUnloggedin"
    commands_here = PREFERENCES + DOOR


class SessionCmdSet(HallCmdSet):
    """Nothing is peculiar to a line."""

    key = "DefaultSession"


class AccountCmdSet(HallCmdSet):
    """For everybody who is in, even if their character were lost."""

    key = "DefaultAccount"
    commands_here = PREFERENCES + LINE


class CharacterCmdSet(HallCmdSet):
    """For a person in the rooms."""

    key = "DefaultCharacter"
    commands_here = (
        PERSON
        + tables.COMMANDS
        + requests.COMMANDS
        + replies.COMMANDS
        + company.COMMANDS
        + farther.COMMANDS
        + memory.COMMANDS
        + advice.COMMANDS
        + decks.COMMANDS
        + order.COMMANDS
        + (admittance.CmdAppeal,)
        + staff.COMMANDS
        + rescue.COMMANDS
        + stock.COMMANDS
        + programs.PROGRAM_WORDS
    )
