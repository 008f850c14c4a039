"""Words for finding people to play with, and for keeping others away."""

from __future__ import annotations

from typing import Any

from world.engine import registry
from world.engine.protocol import Refusal, Refused
from world.hall import admission, distance, lobby, people, seeking

from .answers import TableCommand
from .command import HallCommand
from .tables import wanted
from .words import argument


class CmdInvite(TableCommand):
    """
    Keep a seat at your table for somebody.

    Usage:
      invite <name>

    They are told, and one free seat waits for them. A locked
    table lets them in.

    Example:
      invite anna

    See also: uninvite, lock, seek
    """

    key = "invite"
    help_category = "Tables"

    def act(self) -> None:
        """Invite them."""
        table = lobby.table_here(self.caller)
        admission.invite(self.caller, table, people.person_named(self.words))


class CmdUninvite(TableCommand):
    """
    Take back an invitation, or decline one.

    Usage:
      uninvite <name>
      uninvite <table>

    With a table's number you decline what was offered to you.

    Example:
      uninvite anna

    See also: invite
    """

    key = "uninvite"
    help_category = "Tables"

    def act(self) -> None:
        """Take it back, or decline."""
        if self.words.isdecimal() and len(self.words) < 9:
            table = lobby.table_numbered(int(self.words))
            admission.uninvite(self.caller, table, self.caller)
        else:
            table = lobby.table_here(self.caller)
            admission.uninvite(self.caller, table, people.person_named(self.words))


class CmdLock(TableCommand):
    """
    Lock your table, or open it again.

    Usage:
      lock
      lock <password>
      unlock

    Only those you invite come in then, and whoever knows the
    password: sit 3 = lamp. For the host of the table.

    Example:
      lock blue lamp

    See also: invite, sit, watch
    """

    key = "lock"
    aliases = ("unlock",)
    help_category = "Tables"

    def act(self) -> None:
        """Lock or unlock."""
        word = None if self.word == "unlock" else self.words
        admission.lock(self.caller, lobby.table_here(self.caller), word)


class CmdSeek(TableCommand):
    """
    Look for people to play with.

    Usage:
      seek <game> [preset] [option=value ...]

    Opens a table with your conditions, seats you there and
    tells everybody who wants to hear of such a game.

    Example:
      seek durak seats=2 clock=fast

    See also: seeks, notify, sit, options
    """

    key = "seek"
    help_category = "Tables"

    def act(self) -> None:
        """Open a table and sit down."""
        game, given, places = wanted(self.words.split())
        seeking.seek(self.caller, game, given, places)


class CmdSeeks(TableCommand):
    """
    See who looks for people to play with.

    Usage:
      seeks
      seeks <game>

    Each table with its conditions, and whether you may sit
    down there; sit tells why not.

    Example:
      seeks durak

    See also: seek, sit, tables
    """

    key = "seeks"
    help_category = "Tables"

    def act(self) -> None:
        """List them."""
        game = registry.find(self.words) if self.words else None
        if self.words and game is None:
            raise Refused(Refusal("no-such-game", args={"word": self.words[:40]}))
        seeking.show_to(self.caller, game.key if game else None)


class CmdNotify(HallCommand):
    """
    Be told of games that are sought, and of friends who come.

    Usage:
      notify
      notify <game>
      notify <name>

    The same words again, and you are told no longer.

    Example:
      notify durak

    See also: seek, who
    """

    key = "notify"
    help_category = "People"

    def act(self) -> None:
        """List, or note one."""
        if not self.words:
            self.tell("notify-list", names=seeking.noted_names(self.person))
            return
        name, now = seeking.note(self.person, self.words)
        self.tell("notify-now", name=name, on=now)


class CmdCensor(HallCommand):
    """
    Hear no more from somebody, and do not play with them.

    Usage:
      censor
      censor <name>
      censor off <name>

    They are not told. Staff still hear of what they do.

    Example:
      censor boris

    See also: noplay
    """

    key = "censor"
    help_category = "People"
    which = distance.CENSORED

    def act(self) -> None:
        """List, put on, or take off."""
        first, _, rest = self.words.partition(" ")
        if not self.words:
            names: list[Any] = distance.listed(self.person, self.which)
            self.tell("distance-list", names=names, word=self.key)
        elif argument(first) == "off" and rest:
            whom = people.person_named(rest)
            distance.forget(self.person, whom, self.which)
            self.tell("distance-off", name=whom.key, word=self.key)
        else:
            whom = people.person_named(self.words)
            distance.keep(self.person, whom, self.which)
            self.tell("distance-on", name=whom.key, word=self.key)


class CmdNoplay(CmdCensor):
    """
    Do not play with somebody.

    Usage:
      noplay
      noplay <name>
      noplay off <name>

    Neither of you sits down at a table of the other. You
    still hear them; they are not told.

    Example:
      noplay boris

    See also: censor
    """

    key = "noplay"
    which = distance.UNPLAYED


COMMANDS = (
    CmdInvite,
    CmdUninvite,
    CmdLock,
    CmdSeek,
    CmdSeeks,
    CmdNotify,
    CmdCensor,
    CmdNoplay,
)
"""Everything of this file, for the character's command set."""
