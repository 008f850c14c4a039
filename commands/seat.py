"""Words at a table: reading words of the hall, and every verb of the table's game.

A game's verbs come from its folder (`Game.verbs`), so a third game needs nothing here. Each kind
of table has one command set, found by the room's game under ``<Game>TableCmdSet``.
"""

from __future__ import annotations

import json
from typing import Any

from evennia import CmdSet
from evennia.commands import cmdhandler

from world.engine import registry
from world.engine.protocol import Refusal, Refused, Unreadable
from world.hall import bulletin, lobby, textdoor
from world.render import tables

from . import wizard
from .answers import TableCommand, submit
from .tables import COMMANDS

MOST_WORDS = 500
"""Characters of one act in a ``do`` object."""


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
        lobby.show_rules_to(self.caller, lobby.table_here(self.caller))


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


class CmdSync(TableCommand):
    """
    Ask for the whole table once more, for programs.

    Usage:
      sync

    Sends Hall.Table to this connection.

    Example:
      sync

    See also: machine
    """

    key = "sync"
    help_category = "At the table"

    def act(self) -> None:
        """One Hall.Table."""
        bulletin.sync(lobby.table_here(self.caller).controller, self.session)


class CmdDo(TableCommand):
    """
    Act as a program does.

    Usage:
      do {"cmd": "7s", "seq": 118}

    The same as typing the words. With seq, the number of the
    last table you saw, an act that comes too late is refused.

    Example:
      do {"cmd": "pass"}

    See also: machine, sync
    """

    key = "do"
    help_category = "At the table"

    def act(self) -> None:
        """Read the object and run its words as a typed line."""
        try:
            wanted = json.loads(self.args)
            words, seen = wanted["cmd"], wanted.get("seq")
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Refused(Refusal("do-unreadable")) from None
        # JSON can spell what the text door took out of the line it came in.
        words = textdoor.line(words, MOST_WORDS, keep_spaces=True) if type(words) is str else ""
        if words.casefold().split()[:1] in ([], ["do"]) or type(seen) not in (int, type(None)):
            raise Refused(Refusal("do-unreadable"))
        self.session.ndb.seen = seen
        try:
            self.caller.execute_cmd(words, session=self.session)
        finally:
            self.session.ndb.seen = None


ASKING = frozenset({("dvorak", "propose")})
"""Games and verbs that begin the card wizard when typed alone."""


class GameVerb(TableCommand):
    """A verb of the table's game: the whole line is read by the game."""

    help_category = "At the table"

    def act(self) -> None:
        """Do what the line says; ``p name = text`` pages here as it does everywhere."""
        if self.cmdstring == "p" and "=" in self.args:
            self.caller.execute_cmd(f"page {self.words}", session=self.session)
        elif not self.words and self.asks_on():
            wizard.start(self.session)
        else:
            submit(self, self.raw_string.strip())

    def asks_on(self) -> bool:
        """True where the verb alone asks for what it needs, one thing after the other."""
        seated = lobby.seat_of(self.caller)
        if seated is None or not seated[0].controller.playing:
            return False
        return (seated[0].controller.seating.game, self.key) in ASKING


class CmdOtherWords(GameVerb):
    """Whatever no command is called: a card, a hand number, the game's words in any language."""

    key = cmdhandler.CMD_NOMATCH
    auto_help = False

    def act(self) -> None:
        """An act of the game, if the words are one; else the usual answer to unknown words."""
        try:
            super().act()
        except Refused as no:
            if no.refusal.code in NO_ACT:
                self.unknown()
            else:
                raise


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


NO_ACT = frozenset({"unreadable", "no-match", "only-watching", "not-seated"})
"""Refusals that say the words were no act at all."""

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

PROGRAM_WORDS = (CmdSync, CmdDo)
"""Words for programs; they work from anywhere."""


def verb_command(verb: str, aliases: tuple[str, ...]) -> type[GameVerb]:
    """The command of one verb of a game. Its help page is the game's own."""
    attributes = {"key": verb, "aliases": aliases, "auto_help": False, "__doc__": GameVerb.__doc__}
    return type(f"Cmd{verb.title()}", (GameVerb,), attributes)


def reading_command(word: str, aliases: tuple[str, ...], lines: Any) -> type[GameReading]:
    """The command of one reading word of a game."""
    attributes = {"key": word, "aliases": aliases, "lines": staticmethod(lines)}
    attributes["__doc__"] = GameReading.__doc__
    return type(f"Cmd{word.title()}", (GameReading,), attributes)


def cmdset_for(game: Any) -> type[CmdSet]:
    """The command set of a game's table rooms."""
    own = [
        reading_command(word, aliases, lines)
        for word, (aliases, lines) in tables.readings(game.key).items()
    ]
    readings = (*READINGS, *own)
    # What is the hall's word too, its own command hands on to a game that runs.
    others = (*readings, *COMMANDS)
    taken = {name for command in others for name in (command.key, *command.aliases)}
    verbs = [
        verb_command(verb, tuple(alias for alias in aliases if alias not in taken))
        for verb, aliases in game.verbs.items()
        if verb not in taken
    ]

    def at_cmdset_creation(self: CmdSet) -> None:
        for command in (*readings, *verbs, CmdOtherWords):
            self.add(command())

    attributes = {
        "key": f"{game.key} table",
        "priority": 5,
        "at_cmdset_creation": at_cmdset_creation,
        "__doc__": f"Words at a table of {game.key}.",
    }
    return type(f"{game.key.capitalize()}TableCmdSet", (CmdSet,), attributes)


for _game in registry.games():
    _made = cmdset_for(_game)
    globals()[_made.__name__] = _made
