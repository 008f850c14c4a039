"""What the hall says to words it does not know."""

from __future__ import annotations

from evennia.commands.cmdhandler import CMD_LOGINSTART, CMD_NOMATCH

from .command import HallCommand


class CmdUnknown(HallCommand):
    """
    Words that are no command.

    Usage:
      (any other words)

    The hall names what is nearest to them, or says how to begin.

    Example:
      hlep

    See also: help
    """

    key = CMD_NOMATCH
    auto_help = False

    def act(self) -> None:
        """Say what could be meant.

        The greeting of a line is a command as well; whoever was quicker to come in needs none.
        """
        if self.raw_string.strip() != CMD_LOGINSTART:
            self.unknown()
