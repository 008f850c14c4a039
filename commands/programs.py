"""Words for programs; they work from anywhere in the hall."""

from __future__ import annotations

import json

from django.conf import settings

from web.clients import packages
from world.engine.protocol import Refusal, Refused
from world.hall import audience, bulletin, lobby, textdoor

from .answers import TableCommand
from .command import HallCommand, refusal

MOST_WORDS = 500
"""Characters of one act in a ``do`` object."""


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


class CmdGui(HallCommand):
    """
    Have your MUD client fetch the hall's package.

    Usage:
      gui

    Mudlet then shows the table, your hand and talk in windows
    of their own. What there is for other clients stands on the
    page /clients of the hall.

    Example:
      gui

    See also: machine, styles
    """

    key = "gui"
    aliases = ("mudlet",)

    def act(self) -> None:
        """Offer it, once the client has said that it speaks GMCP."""
        where = f"{settings.INI.link}/clients"
        if not self.session.protocol_flags.get("OOB"):
            raise refusal("gui-unknown", address=where)
        package = {"version": packages.version(), "url": f"{where}/hall.mpackage"}
        audience.package(self.session, "OOB", "Client.GUI", package)
        self.tell("gui-offered")


PROGRAM_WORDS = (CmdSync, CmdDo, CmdGui)
"""Words for programs; they work from anywhere."""
