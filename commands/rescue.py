"""Words for staff about tables that do not go on."""

from __future__ import annotations

from world.hall import rescue, textdoor

from .command import refusal
from .staff import REASON_LIMIT, StaffCommand
from .tables import number


class CmdStuck(StaffCommand):
    """
    Look at a table that does not go on, and help it.

    Usage:
      stuck
      stuck <table>
      stuck <table> hands
      stuck <table> adjourn = <reason>
      stuck <table> close = <reason>
      stuck <table> bot <seat> = <reason>

    hands shows hidden cards, never of a match you play in, and
    is written down like everything else here. The table hears
    the reason.

    Example:
      stuck 3 bot 2 = Boris has left for good

    See also: tables, audit
    """

    key = "stuck"

    def act(self) -> None:
        """List, look or help."""
        if not self.words:
            self.show(rescue.told())
            return
        before, _, why = self.words.partition("=")
        why = textdoor.line(why, REASON_LIMIT)
        table, *words = before.casefold().split() or [""]
        table = number(table)
        match words:
            case []:
                self.show(rescue.look(self.person, table))
            case ["hands"]:
                self.show(rescue.look_at_hands(self.person, table))
            case ["adjourn"]:
                rescue.adjourn(self.person, table, why)
                self.tell("stuck-done", number=table)
            case ["close"]:
                rescue.close(self.person, table, why)
                self.tell("stuck-done", number=table)
            case ["bot", seat]:
                rescue.put_in_bot(self.person, table, number(seat), why)
                self.tell("stuck-done", number=table)
            case _:
                raise refusal("stuck-how")


COMMANDS = (CmdStuck,)
"""Everything of this file, for the character's command set."""
