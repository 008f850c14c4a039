"""Every verb of the table's game, and whatever no command is called.

A game's verbs come from its folder (`Game.verbs`), so a third game needs nothing here. Each kind
of table has one command set, found by the room's game under ``<Game>TableCmdSet``.
"""

from __future__ import annotations

from typing import Any

from evennia import CmdSet
from evennia.commands import cmdhandler

from world.engine import registry
from world.engine.protocol import Refused
from world.hall import lobby
from world.render import tables

from . import replies, requests, wizard
from .advice import CmdHint
from .answers import TableCommand, submit
from .readings import READINGS, reading_command
from .tables import COMMANDS

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


NO_ACT = frozenset({"unreadable", "no-match", "only-watching", "not-seated"})
"""Refusals that say the words were no act at all."""


def verb_command(verb: str, aliases: tuple[str, ...]) -> type[GameVerb]:
    """The command of one verb of a game. Its help page is the game's own."""
    attributes = {"key": verb, "aliases": aliases, "auto_help": False, "__doc__": GameVerb.__doc__}
    return type(f"Cmd{verb.title()}", (GameVerb,), attributes)


def cmdset_for(game: Any) -> type[CmdSet]:
    """The command set of a game's table rooms."""
    own = [
        reading_command(word, aliases, lines)
        for word, (aliases, lines) in tables.readings(game.key).items()
    ]
    readings = (*READINGS, CmdHint, *own)
    # What is the hall's word too, its own command hands on to a game that runs.
    others = (*readings, *COMMANDS, *requests.COMMANDS, *replies.COMMANDS)
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
