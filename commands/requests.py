"""Words for asking the table, and for answering."""

from __future__ import annotations

from world.hall import arranging

from .answers import TableCommand


class CmdUndo(TableCommand):
    """
    Ask to take your last act back.

    Usage:
      undo

    The others are asked; when all agree, the table is as it
    was before you acted. What was seen stays seen.

    Example:
      undo

    See also: accept, refuse, log
    """

    key = "undo"
    help_category = "Tables"

    def act(self) -> None:
        """Ask everybody else."""
        arranging.ask_undo(self.caller)


class CmdAccept(TableCommand):
    """
    Agree to what was asked at your table.

    Usage:
      accept

    When everybody asked has agreed, it is done.

    Example:
      accept

    See also: refuse, undo
    """

    key = "accept"
    aliases = ("agree",)
    help_category = "Tables"

    def act(self) -> None:
        """Yes."""
        arranging.answer_undo(self.caller, True)


class CmdRefuse(TableCommand):
    """
    Do not agree to what was asked at your table.

    Usage:
      refuse

    One no is enough.

    Example:
      refuse

    See also: accept, undo
    """

    key = "refuse"
    aliases = ("disagree",)
    help_category = "Tables"

    def act(self) -> None:
        """No."""
        arranging.answer_undo(self.caller, False)


COMMANDS = (CmdUndo, CmdAccept, CmdRefuse)
"""Everything of this file, for the character's command set."""
