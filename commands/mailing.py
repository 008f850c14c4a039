"""E-mail: one's address, and a word for a forgotten password. Off unless the operator has it on."""

from __future__ import annotations

from world.hall import mailing, people

from .command import HallCommand, refusal
from .unloggedin import DoorCommand
from .words import argument


class CmdEmail(HallCommand):
    """
    Have the hall write to you when it is your turn.

    Usage:
      email
      email <address>
      email <word>
      email off

    A word is written to the address; type email and that word,
    and the address is yours. From then on you are written to
    when it is your turn in a slow game and you are away, and
    when you type forgot at the door. Nobody sees the address.

    Example:
      email anna@example.org

    See also: mail, password, forgot
    """

    key = "email"
    help_category = "People"

    def act(self) -> None:
        """Show, ask, confirm or forget."""
        account = self.session.account
        mailing.refuse_when_off()
        if not self.words:
            self.tell("email-is" if account.email else "email-none", address=account.email)
        elif argument(self.words) == "off":
            mailing.forget(account)
            self.tell("email-forgotten")
        elif "@" in self.words:
            mailing.ask(account, self.words)
            self.tell("email-asked", address=self.words, hours=mailing.HOURS)
        else:
            self.tell("email-confirmed", address=mailing.confirm(account, self.words))


class CmdForgot(DoorCommand):
    """
    Have a word for a new password written to you.

    Usage:
      forgot <name>

    It goes to the e-mail address you gave with email. With the
    word, type recover. Without an address, ask staff.

    Example:
      forgot Anna

    See also: recover, connect, email
    """

    key = "forgot"

    def act(self) -> None:
        """Write it, and say the same whether there is an address or not."""
        if not self.words:
            raise refusal("forgot-how")
        mailing.send_word(self.words, self.address)
        self.tell("forgot-sent", name=self.words[: people.NAME_LIMIT])
