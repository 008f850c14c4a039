"""Talk that reaches farther than a room: around tables, through the hall, to who is not here."""

from __future__ import annotations

from world.hall import letters, lobby, people, watching

from .command import refusal
from .tables import number
from .talk import Talk
from .words import argument


class CmdKibitz(Talk):
    """
    Say something to players and watchers of a table.

    Usage:
      kibitz <text>
      kibitz <table> = <text>

    Where you play or look on. With a number: at a table you
    watch from elsewhere.

    Example:
      kibitz what a hand

    See also: whisper, say, watch
    """

    key = "kibitz"
    aliases = ("ki",)
    everybody = True

    def act(self) -> None:
        """Say it there."""
        before, equals, after = self.words.partition("=")
        numbered = equals and before.strip().isdecimal()
        table = watching.table_meant(self.person, number(before) if numbered else None)
        text = self.spoken(after if numbered else self.words)
        watching.say(self.person, table, text, self.everybody)


class CmdWhisper(CmdKibitz):
    """
    Say something to those who look on, not to the players.

    Usage:
      whisper <text>
      whisper <table> = <text>

    While you look on at a match, what you say is a whisper.

    Example:
      whisper he has the ace

    See also: kibitz, say, watch
    """

    key = "whisper"
    aliases = ()
    everybody = False


class CmdUnwatch(Talk):
    """
    Look on no more.

    Usage:
      unwatch
      unwatch <table>

    Without a number: at every table you watch from elsewhere.

    Example:
      unwatch 3

    See also: watch, leave
    """

    key = "unwatch"
    help_category = "Tables"

    def act(self) -> None:
        """Look away."""
        table = lobby.table_numbered(number(self.words)) if self.words else None
        count = watching.unwatch(self.person, table)
        self.tell("unwatched", count=count)


class CmdWatchers(Talk):
    """
    See who looks on at a table.

    Usage:
      watchers
      watchers <table>

    Those who watch from elsewhere are named, too.

    Example:
      watchers

    See also: watch, who
    """

    key = "watchers"
    help_category = "Tables"

    def act(self) -> None:
        """Name them."""
        if self.words:
            table = lobby.table_numbered(number(self.words))
        else:
            table = lobby.table_here(self.person)
        self.tell("watchers-list", number=table.number, names=watching.names(table))


class CmdHall(Talk):
    """
    Say something to the whole hall.

    Usage:
      hall <text>
      hall off
      hall on

    Everybody hears it who has not switched it off.

    Example:
      hall who plays Dvorak tonight?

    See also: recall, say, page
    """

    key = "hall"

    def act(self) -> None:
        """Say it, or switch it on or off."""
        word = argument(self.words)
        if word in ("on", "off"):
            letters.listen(self.person, word == "on")
            self.tell("hall-now", on=word == "on")
        else:
            letters.say_to_hall(self.person, self.spoken(self.words))


class CmdRecall(Talk):
    """
    Read again what was said to the whole hall.

    Usage:
      recall
      recall <lines>

    The newest lines, also from before you came in.

    Example:
      recall 20

    See also: hall, again
    """

    key = "recall"

    def act(self) -> None:
        """The newest lines."""
        most = number(self.words) if self.words else letters.USUAL_LINES
        letters.recall(self.person, self.listener, most)


class CmdMail(Talk):
    """
    Read your letters, or leave somebody one.

    Usage:
      mail
      mail <name> = <text>
      mail off <number>
      mail off all

    A letter waits until they come. Your box holds 30; off
    throws one away, or all.

    Example:
      mail anna = tomorrow at eight?

    See also: page, hall
    """

    key = "mail"

    def act(self) -> None:
        """Read, send, or throw away."""
        name, equals, text = self.words.partition("=")
        first, _, rest = self.words.partition(" ")
        if not self.words:
            letters.show_to(self.person, self.listener)
        elif equals:
            whom = people.person_named(name)
            letters.send(self.person, whom, self.spoken(text, letters.LETTER_LIMIT))
            self.tell("mail-sent", name=whom.key)
        elif argument(first) == "off" and rest:
            which = None if argument(rest) == "all" else number(rest)
            self.tell("mail-gone", count=letters.throw_away(self.person, which))
        else:
            raise refusal("mail-how")


COMMANDS = (
    CmdKibitz,
    CmdWhisper,
    CmdUnwatch,
    CmdWatchers,
    CmdHall,
    CmdRecall,
    CmdMail,
)
"""Everything of this file, for the character's command set."""
