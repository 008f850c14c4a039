"""Words for asking something of the table; `commands.replies` has those for answering.

Where a game has such a word for itself, the word is the game's while cards are dealt; but what is
asked of somebody is answered first.
"""

from __future__ import annotations

from world.engine.protocol import Refusal, Refused
from world.hall import people, petitions

from .answers import TableCommand, is_an_act, submit
from .tables import number
from .words import argument, command


class Asking(TableCommand):
    """A word that asks something of the table, or answers."""

    help_category = "Tables"

    def act(self) -> None:
        """Ask or answer; a word the game has for itself is handed on to it."""
        if is_an_act(self) and not self.comes_first():
            submit(self, self.raw_string.strip())
        else:
            self.ask()

    def comes_first(self) -> bool:
        """True when this means a request, whatever the game has under that word."""
        return False

    def ask(self) -> None:
        """What the word is for."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """The kind of request named after the word, empty for none."""
        return command(argument(self.words[:20]))


class CmdOffer(Asking):
    """
    Offer a draw.

    Usage:
      offer draw

    When everybody agrees, the match ends and nobody has lost.
    You are asked too when somebody else offers.

    Example:
      offer draw

    See also: accept, decline, withdraw, abort
    """

    key = "offer"

    def ask(self) -> None:
        """Offer it."""
        if self.kind != "draw":
            raise Refused(Refusal("offer-how"))
        petitions.offer_draw(self.caller)


class CmdAbort(Asking):
    """
    Ask to break the match off without a result.

    Usage:
      abort

    Everybody else must agree. Nobody has lost then.

    Example:
      abort

    See also: adjourn, offer, accept, pending
    """

    key = "abort"

    def ask(self) -> None:
        """Ask for it."""
        petitions.break_off(self.caller, "abort")


class CmdAdjourn(Asking):
    """
    Ask to set the match aside for another day.

    Usage:
      adjourn

    Everybody who is here must agree. The same people go on
    with it later: see continue.

    Example:
      adjourn

    See also: continue, abort, accept, pending
    """

    key = "adjourn"

    def ask(self) -> None:
        """Ask for it."""
        petitions.break_off(self.caller, "adjourn")


class CmdContinue(Asking):
    """
    Go on with a match that was set aside.

    Usage:
      continue
      continue <match>

    The same people have to sit at a table of that game, and
    nobody else. Without a number it is your newest one.

    Example:
      continue 17

    See also: adjourn, accept, history
    """

    key = "continue"

    def ask(self) -> None:
        """Ask for it."""
        petitions.go_on(self.caller, number(self.words) if self.words else None)


class CmdUndo(Asking):
    """
    Ask to take your last act back.

    Usage:
      undo

    The others are asked; when all agree, the table and the
    clocks are as they were before. What was seen stays seen.

    Example:
      undo

    See also: accept, decline, pending, log
    """

    key = "undo"

    def ask(self) -> None:
        """Ask everybody else."""
        petitions.undo(self.caller)


class CmdSwap(Asking):
    """
    Ask somebody to change seats with you.

    Usage:
      swap <name>

    Before the deal; when they agree, it is done.

    Example:
      swap anna

    See also: rotate, sit, accept
    """

    key = "swap"

    def ask(self) -> None:
        """Ask them."""
        petitions.swap(self.caller, people.person_named(self.words))


class CmdKick(Asking):
    """
    Ask that somebody loses their seat.

    Usage:
      kick <name>

    Everybody else at the table must agree, and at least one
    of them. Alone you can free the seat of somebody who has
    been away for long. In a match a bot plays on.

    Example:
      kick anna

    See also: pending, accept, censor
    """

    key = "kick"

    def ask(self) -> None:
        """Ask the others."""
        petitions.kick(self.caller, people.person_named(self.words))


class CmdMoretime(Asking):
    """
    Give the others more time.

    Usage:
      moretime
      moretime <name>

    A minute goes into their bank, unasked. You cannot give
    time to yourself.

    Example:
      moretime anna

    See also: clock, options
    """

    key = "moretime"

    def ask(self) -> None:
        """Give it."""
        whom = people.person_named(self.words) if self.words else None
        petitions.more_time(self.caller, whom)


COMMANDS = (
    CmdOffer,
    CmdAbort,
    CmdAdjourn,
    CmdContinue,
    CmdUndo,
    CmdSwap,
    CmdKick,
    CmdMoretime,
)
"""Everything of this file, for the character's command set."""
