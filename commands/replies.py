"""Words for answering what is asked at a table, and for taking a question back."""

from __future__ import annotations

from world.engine.protocol import Refusal, Refused
from world.hall import petitions

from .requests import Asking

WORDS_OF_YES = frozenset({"yes", "y"})
WORDS_OF_NO = frozenset({"no", "n"})


class CmdPending(Asking):
    """
    See what is asked at your table.

    Usage:
      pending

    Lists each request, and who has yet to answer.

    Example:
      pending

    See also: accept, decline, withdraw
    """

    key = "pending"

    def ask(self) -> None:
        """List it."""
        petitions.show_pending(self.caller)


class CmdAccept(Asking):
    """
    Agree to what was asked at your table.

    Usage:
      accept
      accept <what>

    When everybody asked has agreed, it is done. Name it when
    several things are asked.

    Example:
      accept draw

    See also: decline, pending, undo
    """

    key = "accept"
    aliases = ("agree",)
    yes = True

    def comes_first(self) -> bool:
        """Whoever is asked answers; and what names a request means one."""
        return self.kind in petitions.KINDS or bool(petitions.meant(self.caller, self.kind))

    def ask(self) -> None:
        """Yes, or no."""
        petitions.answer(self.caller, self.kind, self.yes)


class CmdDecline(CmdAccept):
    """
    Do not agree to what was asked at your table.

    Usage:
      decline
      decline <what>

    One no is enough. When nothing is asked, decline passes
    in Durak and leaves an offer in Dvorak.

    Example:
      decline draw

    See also: accept, pending
    """

    key = "decline"
    aliases = ("refuse", "disagree")
    yes = False


class CmdWithdraw(Asking):
    """
    Take back what you asked of the table.

    Usage:
      withdraw
      withdraw <what>

    In Dvorak it takes back your proposal, too.

    Example:
      withdraw draw

    See also: pending, accept
    """

    key = "withdraw"

    def comes_first(self) -> bool:
        """Whoever asked takes it back; and what names a request means one."""
        named = self.kind in petitions.KINDS
        return named or bool(petitions.meant(self.caller, self.kind, own=True))

    def ask(self) -> None:
        """Take it back."""
        petitions.withdraw(self.caller, self.kind)


class CmdVote(Asking):
    """
    Answer what is asked at your table with yes or no.

    Usage:
      vote yes
      vote no

    In Dvorak it votes on the card that is proposed; there,
    say accept or decline to anything else.

    Example:
      vote yes

    See also: accept, decline, pending
    """

    key = "vote"

    def ask(self) -> None:
        """Yes or no."""
        if self.kind not in WORDS_OF_YES | WORDS_OF_NO:
            raise Refused(Refusal("vote-how"))
        petitions.answer(self.caller, "", self.kind in WORDS_OF_YES)


COMMANDS = (CmdPending, CmdAccept, CmdDecline, CmdWithdraw, CmdVote)
"""Everything of this file, for the character's command set."""
