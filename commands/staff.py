"""Words for staff: dealing with reports, keeping somebody quiet or out, rank, invitations.

Whatever they do is written down (`world.hall.auditing`). The stock commands staff may use stand in
`stock`.
"""

from __future__ import annotations

from typing import Any

from world.hall import (
    audience,
    auditing,
    complaints,
    invitations,
    measures,
    people,
    ranks,
    recovery,
    staffroom,
    textdoor,
)
from world.render import layout

from .command import HallCommand, refusal
from .tables import number

REASON_LIMIT = 300
"""Characters of a reason, an answer or a note."""


class StaffCommand(HallCommand):
    """A word only staff can type; its service checks that once more."""

    locks = "cmd:perm(Admin)"
    help_category = "Staff"

    def named(self) -> tuple[str, str]:
        """What stands before and after the first ``=``; the latter cleaned and bounded."""
        name, _, rest = self.words.partition("=")
        return name.strip(), textdoor.line(rest, REASON_LIMIT)

    def off(self) -> str | None:
        """What stands after ``off``, None when the words begin otherwise."""
        first, _, rest = self.words.partition(" ")
        return rest.strip() if first.casefold() == "off" and rest.strip() else None


class CmdReports(StaffCommand):
    """
    Deal with what people reported.

    Usage:
      reports
      reports <number>
      reports close <number> = <answer>

    The open ones; one with what was said and the table's log;
    and that one is dealt with: whoever made it is told the
    answer.

    Example:
      reports close 12 = Boris is muted for a day.

    See also: mute, ban, notes
    """

    key = "reports"

    def act(self) -> Any:
        """List, read or close."""
        first, _, rest = self.words.partition(" ")
        if not self.words:
            self.show(complaints.told_open())
        elif first.casefold() == "close":
            which, _, answer = rest.partition("=")
            answer = textdoor.line(answer, REASON_LIMIT)
            row = complaints.close(self.person, number(which.strip()), answer)
            self.tell("report-dealt-with", number=row.pk)
        else:
            return self.read(number(self.words))
        return None

    def read(self, which: int) -> Any:
        """Tell one report."""
        face = audience.face_of(self.session)
        reading = complaints.read(self.person, which, face)
        return reading.addCallback(
            lambda lines: audience.send(self.session, layout.block(face, lines))
        )


class CmdMute(StaffCommand):
    """
    Keep somebody from talking for a time.

    Usage:
      mute <name> = <time> <reason>
      mute off <name>

    A time is 30m, 2h, 3d, 1w or forever. They hear the reason,
    until when, and how to object. They play on.

    Example:
      mute boris = 2h insults at table 3

    See also: ban, bans, reports
    """

    key = "mute"
    kind = measures.MUTE

    def act(self) -> None:
        """Mute, or lift it."""
        name = self.off()
        if name is not None:
            self.lift(name)
            return
        name, rest = self.named()
        time, _, reason = rest.partition(" ")
        if not name or not time:
            raise refusal("measure-how", command=self.key)
        row = self.take(name, time, reason)
        self.tell("measure-taken", line=lambda face: measures.line(face, row))

    def take(self, name: str, time: str, reason: str) -> Any:
        """Do it to a person."""
        return measures.take(self.person, self.kind, people.person_named(name), time, reason)

    def lift(self, name: str) -> None:
        """End it for a person."""
        whom = people.person_named(name)
        measures.lift(self.person, self.kind, whom)
        self.tell("measure-lifted", kind=self.kind, name=whom.key)


class CmdBan(CmdMute):
    """
    Keep somebody out for a time.

    Usage:
      ban <name> = <time> <reason>
      ban <address> = <time> <reason>
      ban off <name or address>

    They lose every seat and hear the reason, until when, and
    how to object. An address keeps out newcomers from there,
    never people with an account or a resume word.

    Example:
      ban boris = 3d insults again after a mute

    See also: mute, bans, reports
    """

    key = "ban"
    kind = measures.BAN

    def take(self, name: str, time: str, reason: str) -> Any:
        """Do it to a person or an address."""
        where = measures.address(name)
        if where:
            return measures.take_address(self.person, where, time, reason)
        return super().take(name, time, reason)

    def lift(self, name: str) -> None:
        """End it for a person or an address."""
        where = measures.address(name)
        if not where:
            super().lift(name)
            return
        measures.lift_address(self.person, where)
        self.tell("measure-lifted", kind=self.kind, name=where)


class CmdBans(StaffCommand):
    """
    See who is muted or kept out.

    Usage:
      bans

    Each with the reason, until when, and what they say against
    it.

    Example:
      bans

    See also: mute, ban
    """

    key = "bans"
    aliases = ("mutes",)

    def act(self) -> None:
        """List them."""
        self.show(measures.told())


class CmdNote(StaffCommand):
    """
    Remember something about somebody.

    Usage:
      notes <name>
      notes <name> = <text>

    Only staff read it, and the person in what data export
    writes out.

    Example:
      notes boris = promised to behave

    See also: reports, audit
    """

    key = "notes"

    def act(self) -> None:
        """Read, or write one."""
        name, text = self.named()
        if not name:
            raise refusal("notes-how")
        whom = people.person_named(name)
        if text:
            staffroom.note(self.person, whom, text)
            self.tell("note-kept", name=whom.key)
        else:
            self.show(staffroom.notes(self.person, whom))


class CmdAudit(StaffCommand):
    """
    See what staff did.

    Usage:
      audit
      audit <page>
      audit <name>

    Newest first; with a name what that person did, or had done
    to them. Nothing can be changed in it.

    Example:
      audit boris

    See also: reports, bans
    """

    key = "audit"

    def act(self) -> None:
        """Tell a page."""
        if not self.words or self.words.isdecimal():
            self.show(auditing.told(number(self.words) if self.words else 1))
        else:
            self.show(auditing.told(1, people.person_named(self.words)))


class CmdInvitations(StaffCommand):
    """
    Make codes that let newcomers in.

    Usage:
      invitations
      invitations new <people> <days> [what for]
      invitations off <number>

    Needed where hall.ini says newcomers = invited. A code is
    told once; a newcomer types it at the door.

    Example:
      invitations new 25 7 Tuesday's class

    See also: evening
    """

    key = "invitations"

    def act(self) -> None:
        """List, make or void."""
        first, _, rest = self.words.partition(" ")
        if not self.words:
            self.show(invitations.told())
        elif self.off() is not None:
            which = number(self.off())
            invitations.void(self.person, which)
            self.tell("invitation-void", number=which)
        elif first.casefold() == "new":
            self.make(rest.split(maxsplit=2))
        else:
            raise self.how()

    def make(self, words: list[str]) -> None:
        """A new code."""
        if len(words) < 2:
            raise self.how()
        people_in, days = number(words[0]), number(words[1])
        purpose = textdoor.line(words[2], REASON_LIMIT) if len(words) > 2 else ""
        code = invitations.make(self.person, people_in, days, purpose)
        self.tell("invitation-made", code=code, people=people_in, days=days)

    def how(self) -> Any:
        """What can be typed."""
        most = {"people": invitations.MOST_USES, "days": invitations.MOST_DAYS}
        return refusal("invitation-how", **most)


class CmdNewPassword(StaffCommand):
    """
    Help somebody who forgot the password.

    Usage:
      newpassword <name>

    You get a word to give to them; with it they choose a new
    password at the door. Make sure that it is them. The word is
    good once and for a day; the old password holds until then.

    Example:
      newpassword anna

    See also: recover
    """

    key = "newpassword"

    def act(self) -> None:
        """Make a word."""
        if not self.words:
            raise refusal("name-needed", command=self.cmdstring)
        whom = people.person_named(self.words)
        word = recovery.give_word(self.person, whom)
        self.tell("recovery-word", name=whom.key, word=word, hours=recovery.HOURS)


class CmdRename(StaffCommand):
    """
    Give somebody another name.

    Usage:
      rename <name> = <new name>

    For a name nobody should have to read. They are told.

    Example:
      rename boris = Boris2

    See also: notes
    """

    key = "rename"

    def act(self) -> None:
        """Rename."""
        name, new = self.named()
        if not name or not new:
            raise refusal("rename-how")
        whom = people.person_named(name)
        before, after = staffroom.rename(self.person, whom, new)
        self.tell("renamed", before=before, name=after)


class CmdAppoint(StaffCommand):
    """
    Make somebody staff, or end that.

    Usage:
      appoint <name>
      dismiss <name>

    Only owners can. An owner is made on the machine itself:
    ./hall owner NAME.

    Example:
      appoint anna

    See also: staff, audit
    """

    key = "appoint"
    aliases = ("dismiss",)
    locks = "cmd:perm(Developer)"

    def act(self) -> None:
        """Appoint or dismiss."""
        if not self.words:
            raise refusal("name-needed", command=self.cmdstring)
        whom = people.person_named(self.words)
        now = self.cmdstring.casefold() != "dismiss"
        (ranks.appoint if now else ranks.dismiss)(self.person, whom)
        self.tell("staff-appointed", name=whom.key, now=now)


COMMANDS = (
    CmdReports,
    CmdMute,
    CmdBan,
    CmdBans,
    CmdNote,
    CmdAudit,
    CmdInvitations,
    CmdNewPassword,
    CmdRename,
    CmdAppoint,
)
"""Everything of this file, for the character's command set."""
