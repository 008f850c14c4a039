"""Words for everybody about order in the hall: telling staff of somebody, and one's own data."""

from __future__ import annotations

from typing import Any

from world.hall import complaints, people, personal, ranks, staffroom, textdoor

from .command import HallCommand, refusal
from .talk import TALK_LIMIT

REPORT_LIMIT = 500
"""Characters of why somebody is reported."""


class CmdReport(HallCommand):
    """
    Tell staff that somebody behaves badly.

    Usage:
      report <name> = <why>
      report

    What you heard them say lately goes along, and the log of
    the table you are both at. They are not told. Without a
    name: what you reported, and what came of it.

    Example:
      report boris = insults everybody at table 3

    See also: censor, noplay, staff
    """

    key = "report"
    help_category = "People"

    def act(self) -> None:
        """Report, or list one's reports."""
        name, equals, why = self.words.partition("=")
        if not self.words:
            complaints.tell_mine(self.person, self.listener)
            return
        if not equals or not name.strip():
            raise refusal("report-how")
        whom = people.person_named(name)
        row = complaints.report(self.person, whom, textdoor.line(why, REPORT_LIMIT))
        self.tell("report-made", number=row.pk, name=whom.key)


class CmdStaff(HallCommand):
    """
    See who keeps order here.

    Usage:
      staff
      staff <text>
      staff recall

    With a text staff talk among themselves; recall tells the
    newest lines again. Everybody else writes with page or
    report.

    Example:
      staff

    See also: report, page
    """

    key = "staff"
    help_category = "People"

    def act(self) -> None:
        """List staff, or speak to them as one of them."""
        if not self.words:
            accounts = ranks.everybody()
            here = [who.key for who in ranks.present()]
            self.tell("staff-list", names=[a.username for a in accounts], here=here)
        elif self.words.casefold() == "recall":
            self.show(staffroom.recalled(self.person))
        else:
            staffroom.speak(self.person, textdoor.line(self.words, TALK_LIMIT))


class CmdData(HallCommand):
    """
    See or delete what the hall keeps of you.

    Usage:
      data export
      data delete <your name>

    Export writes everything out as JSON. Delete cannot be taken
    back: your seats are given up, your account, letters, ratings
    and record go, and the games you played stay under the name
    Nobody.

    Example:
      data export

    See also: export, history
    """

    key = "data"
    help_category = "People"

    def act(self) -> Any:
        """Write out, or delete."""
        word, _, name = self.words.partition(" ")
        match word.casefold():
            case "export":
                return personal.export(self.person, self.listener)
            case "delete" if name.strip() == self.person.key:
                self.tell("data-going")
                return personal.delete(self.person)
            case "delete":
                raise refusal("data-sure", name=self.person.key)
        raise refusal("data-how")


COMMANDS = (CmdReport, CmdStaff, CmdData)
"""Everything of this file, for the character's command set."""
