"""Reading words at a table: they tell something, out of turn and to watchers too."""

from __future__ import annotations

from typing import Any

from world.engine.protocol import Refusal, Refused, Unreadable
from world.hall import arranging, bulletin, lobby
from world.render import tables

from .answers import TableCommand


class Reading(TableCommand):
    """A word that only tells something: works out of turn, and for watchers."""

    help_category = "At the table"
    render: Any = None

    def act(self) -> None:
        """Tell it from the caller's own view."""
        controller = lobby.table_here(self.caller).controller
        if not controller.playing:
            raise Refused(Refusal("no-match"))
        bulletin.read(controller, self.caller, type(self).render)


class CmdHand(Reading):
    """
    See your cards, numbered.

    Usage:
      hand

    The numbers can be played: 3 is your third card.

    Example:
      h

    See also: table, legal, trump
    """

    key = "hand"
    aliases = ("h",)
    render = staticmethod(tables.hand)


class CmdTrump(Reading):
    """
    Hear which suit is trump.

    Usage:
      trump

    Also says whether the turn-up still lies under the talon.

    Example:
      trump

    See also: hand, counts
    """

    key = "trump"
    render = staticmethod(tables.trump)


class CmdCounts(Reading):
    """
    Hear how many cards everybody holds.

    Usage:
      counts

    Also how many are left to draw and how many are gone.

    Example:
      counts

    See also: table, trump
    """

    key = "counts"
    aliases = ("count",)
    render = staticmethod(tables.counts)


class CmdLegal(Reading):
    """
    See everything you may do now.

    Usage:
      legal

    Each line can be typed as it stands.

    Example:
      ?

    See also: hand, rules, why
    """

    key = "legal"
    aliases = ("?",)
    render = staticmethod(tables.legal)

    def act(self) -> None:
        """What is legal; with words after the question mark, their help."""
        if self.words:
            self.caller.execute_cmd(f"help {self.words}", session=self.session)
        else:
            super().act()


class CmdLast(Reading):
    """
    Hear the last act again.

    Usage:
      last

    Who did what, in one line.

    Example:
      last

    See also: again, table
    """

    key = "last"
    render = staticmethod(tables.last)


class CmdClock(Reading):
    """
    Hear how much time is left.

    Usage:
      clock

    Says so too when this table has no clock.

    Example:
      clock

    See also: table
    """

    key = "clock"
    render = staticmethod(tables.clock)


class CmdRules(TableCommand):
    """
    Hear the rules of this table.

    Usage:
      rules

    The game, its deck and what was agreed otherwise than usual.

    Example:
      rules

    See also: options, why, legal
    """

    key = "rules"
    help_category = "At the table"

    def act(self) -> None:
        """Tell the options in a few lines."""
        arranging.show_rules_to(self.caller, lobby.table_here(self.caller))


class CmdWhy(TableCommand):
    """
    Hear the rule behind a refusal.

    Usage:
      why
      why <question>

    Names the rule and its paragraph. In Dvorak, why draw tells
    which card or rule decides, and why.

    Example:
      why draw

    See also: rules, legal
    """

    key = "why"
    help_category = "At the table"

    def act(self) -> None:
        """Name the rule; asked about something, the game's own reasons."""
        if self.words and self.explained():
            return
        last = self.session.ndb.refused
        if last is None:
            raise Refused(Refusal("nothing-refused"))
        self.refuse(last)
        self.tell("why-rule" if last.rule else "why-no-rule", rule=last.rule)

    def explained(self) -> bool:
        """True when the table's game answered the question."""
        controller = lobby.table_here(self.caller).controller
        try:
            return bulletin.explain(controller, self.caller, self.words)
        except Unreadable as unread:
            raise Refused(unread.refusal) from None


class GameReading(TableCommand):
    """
    Hear something about this game.

    Usage:
      (a reading word of the game)

    Works out of turn, and for watchers.

    Example:
      ballot

    See also: table
    """

    help_category = "At the table"
    lines: Any = None

    def act(self) -> None:
        """Tell it from the caller's own view."""
        controller = lobby.table_here(self.caller).controller
        if controller.match is None:
            raise Refused(Refusal("no-match"))
        try:
            bulletin.read_lines(controller, self.caller, type(self).lines, self.words)
        except Unreadable as unread:
            raise Refused(unread.refusal) from None


def reading_command(word: str, aliases: tuple[str, ...], lines: Any) -> type[GameReading]:
    """The command of one reading word of a game."""
    attributes = {"key": word, "aliases": aliases, "lines": staticmethod(lines)}
    attributes["__doc__"] = GameReading.__doc__
    return type(f"Cmd{word.title()}", (GameReading,), attributes)


READINGS = (
    CmdHand,
    CmdTrump,
    CmdCounts,
    CmdLegal,
    CmdLast,
    CmdClock,
    CmdRules,
    CmdWhy,
)
"""Reading words at every table."""
