"""Words for whoever wants to learn: a hint in the game, a look back after it."""

from __future__ import annotations

from typing import Any

from world.hall import advice, lobby, reviews

from .answers import TableCommand
from .memory import MemoryCommand
from .tables import number


class CmdHint(TableCommand):
    """
    Hear what you could do best, and why.

    Usage:
      hint

    Looks ahead as the best bot does, from what your seat can
    know. For matches with bots: among people everybody plays
    for themselves. In Durak only.

    Example:
      hint

    See also: legal, review, bot
    """

    key = "hint"
    help_category = "At the table"

    def act(self) -> Any:
        """Have it thought out, and tell it."""
        return advice.hint(self.caller, self.listener)


class CmdReview(MemoryCommand):
    """
    Hear which of your acts cost you most in a match.

    Usage:
      review
      review <match>

    After the end. Each of your choices is weighed by what you
    could know then; up to four that cost most are told, with
    what would have been better and why. Alone: the match at
    your table, or the last you finished. In Durak only.

    Example:
      review 12

    See also: hint, replay, history
    """

    key = "review"

    def act(self) -> Any:
        """Weigh it, and tell."""
        if self.words:
            match = number(self.words)
        else:
            match = self._last()
        return reviews.review(match, self.person, self.listener)

    def _last(self) -> int:
        """The match at the person's table, else the last one they finished."""
        seated = lobby.seat_of(self.person)
        controller = seated[0].controller if seated else None
        if controller is None or controller.playing or controller.record is None:
            return reviews.newest(self.person)
        return controller.record


COMMANDS = (CmdReview,)
"""What may be typed anywhere, for the character's command set."""
