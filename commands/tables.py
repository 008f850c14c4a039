"""Words for finding a table and sitting down at one; they work from anywhere."""

from __future__ import annotations

from world.engine import registry
from world.engine.protocol import Refusal, Refused
from world.hall import arranging, bulletin, lobby, textdoor, watching

from .answers import TableCommand, is_an_act, submit
from .command import WORD_LIMIT
from .words import argument


class CmdTables(TableCommand):
    """
    See the open tables.

    Usage:
      tables
      tables <game>

    Lists every open table with its number, who sits there and
    whether a seat is free.

    Example:
      tables durak

    See also: play, sit, watch, table
    """

    key = "tables"
    help_category = "Tables"

    def act(self) -> None:
        """List the tables."""
        word = self.words
        game = registry.find(word) if word else None
        if word and game is None:
            raise Refused(Refusal("no-such-game", args={"word": word}))
        arranging.show_tables_to(self.caller, game.key if game else None)


class CmdTable(TableCommand):
    """
    Open a table, go to one, or see yours.

    Usage:
      table
      table <number>
      table new <game> [preset] [option=value ...]

    Without a word it shows the table you sit at. With a number
    you go there to look on. With new you open one of your own,
    and sit down when you like.

    Example:
      table new durak deck=24 seats=3

    See also: tables, sit, options, bot, ready
    """

    key = "table"
    help_category = "Tables"

    def act(self) -> None:
        """Show, go to or open a table."""
        words = self.words.split()
        if not words:
            self.show()
        elif argument(words[0]) == "new":
            self.open(words[1:])
        else:
            watching.watch(self.caller, lobby.table_numbered(number(self.words)))

    def show(self) -> None:
        """The table as this line sees it; away from tables, the list of them."""
        try:
            table = lobby.table_here(self.caller)
        except Refused:
            arranging.show_tables_to(self.caller)
        else:
            bulletin.show_table_to(table.controller, self.caller)

    def open(self, words: list[str]) -> None:
        """A new table with the options named."""
        game, given, places = wanted(words)
        table = lobby.open_table(game, given, self.caller, places)
        lobby.come_to(self.caller, table)


def number(text: str) -> int:
    """A table's or seat's number as typed. Raises Refused for anything else."""
    return textdoor.number(text.strip().removeprefix("#"))


def wanted(words: list[str]) -> tuple[object, dict[str, str], int | None]:
    """Game, options and seats of ``<game> [preset] [option=value …]``."""
    game = registry.find(words[0]) if words else None
    if game is None:
        raise Refused(
            Refusal("no-such-game", args={"word": words[0][:WORD_LIMIT] if words else ""})
        )
    given: dict[str, str] = {}
    places = None
    for word in words[1:]:
        name, equals, value = word.casefold().partition("=")
        if name == "seats" and equals:
            places = number(value)
        elif equals:
            given[name] = value
        elif name in game.presets:
            given = {**game.presets[name], **given}
        else:
            presets = ", ".join(game.presets)
            repeated = {"word": name[:WORD_LIMIT], "presets": presets}
            raise Refused(Refusal("no-such-preset", args=repeated))
    return game, given, places


class CmdPlay(TableCommand):
    """
    Play a game, or play a card.

    Usage:
      play <game> [preset] [option=value ...]
      play <card>

    With a game's name you are seated at once, with people who
    wait or with a bot. With options as well, only at a table
    where they are agreed. Once the cards are dealt, play is
    always a card.

    Example:
      play durak passing=on

    See also: tables, sit, hand, legal
    """

    key = "play"
    help_category = "Tables"

    def act(self) -> None:
        """A card at a table, a game away from one."""
        seated = lobby.seat_of(self.caller)
        word = self.words
        named = word.split()
        game = registry.find(word) or registry.find(named[0] if named else "")
        if seated is not None and seated[0].controller.playing:
            # Who plays by correspondence may want a game at once beside it.
            if game is None or not seated[0].controller.seating.slow:
                submit(self, self.raw_string.strip())
                return
        if game is None:
            games = ", ".join(game.key for game in registry.games())
            raise Refused(Refusal("play-what", args={"word": word[:40], "games": games}))
        _, given, places = (game, {}, None) if registry.find(word) else wanted(named)
        lobby.play(self.caller, game, given, places)


class CmdSit(TableCommand):
    """
    Take a seat at a table.

    Usage:
      sit
      sit <table>
      sit <table> <seat>
      sit <table> = <password>

    Without numbers you sit down where you are. The cards are
    dealt when everybody seated has said ready.

    Example:
      sit 3

    See also: tables, ready, stand, bot
    """

    key = "sit"
    help_category = "Tables"

    def act(self) -> None:
        """Sit down."""
        given, _, word = self.words.partition("=")
        words = given.split()
        table = lobby.table_numbered(number(words[0])) if words else lobby.table_here(self.caller)
        seat = number(words[1]) - 1 if len(words) > 1 else None
        lobby.sit(self.caller, table, seat, word=word.strip())


class CmdStand(TableCommand):
    """
    Give up your seat.

    Usage:
      stand

    Before the deal the seat is simply free again. In the middle
    of a game standing up is resigning: a bot plays your cards
    on and the result counts as yours. You are asked first.

    Example:
      stand

    See also: sit, leave
    """

    key = "stand"
    aliases = ("resign",)
    help_category = "Tables"

    def act(self) -> None:
        """Stand up; in mid-game only when said twice."""
        seated = lobby.seat_of(self.caller)
        sure = argument(self.words) in ("yes", "sure")
        if seated is not None and seated[0].controller.playing and not sure:
            raise Refused(Refusal("stand-is-resigning"))
        lobby.stand(self.caller)


class CmdReady(TableCommand):
    """
    Say that you want the deal.

    Usage:
      ready
      unready

    The cards are dealt as soon as everybody seated is ready
    and enough of you sit there.

    Example:
      ready

    See also: sit, bot, rematch
    """

    key = "ready"
    aliases = ("unready", "rematch", "start")
    help_category = "Tables"

    def act(self) -> None:
        """Ready, or no longer; in games that begin with making cards, for their start."""
        if is_an_act(self):
            submit(self, self.raw_string.strip())
        elif self.word == "start":
            lobby.start(self.caller)
        else:
            lobby.ready(self.caller, self.word != "unready")


class CmdBot(TableCommand):
    """
    Give a free seat to a bot, or take it back.

    Usage:
      bot
      bot <level>
      bot out [seat]

    Level 0 plays at random, 1 is greedy, 2 is careful. In Durak
    3, 4 and 5 look ahead, each farther than the one before. A
    bot's level stands beside its name. A table of bots alone
    begins with start.

    Example:
      bot 4

    See also: sit, ready, start
    """

    key = "bot"
    help_category = "Tables"

    def act(self) -> None:
        """A bot comes or goes."""
        words = self.words.casefold().split()
        if argument(words[0] if words else "") == "out":
            lobby.remove_bot(self.caller, number(words[1]) - 1 if len(words) > 1 else None)
            return
        level = number(words[0]) if words else lobby.NEWCOMERS_BOT
        lobby.add_bot(self.caller, level)


class CmdWatch(TableCommand):
    """
    Look on at a table.

    Usage:
      watch <table>
      watch <table> = <password>

    You see what everybody may see, and nobody's hand. You can
    watch several tables; lines of those you do not stand at
    begin with their number.

    Example:
      watch 3

    See also: unwatch, watchers, whisper
    """

    key = "watch"
    help_category = "Tables"

    def act(self) -> None:
        """Go there and look on."""
        words, _, word = self.words.partition("=")
        table = lobby.table_numbered(number(words))
        watching.watch(self.caller, table, word.strip())


class CmdLeave(TableCommand):
    """
    Leave the table's room.

    Usage:
      leave

    A table nobody sits at any more is put away. While your
    game is on, stand comes first.

    Example:
      leave

    See also: stand, watch
    """

    key = "leave"
    aliases = ("out",)
    help_category = "Tables"

    def act(self) -> None:
        """Out of the room; away from tables, an exit of that name."""
        if hasattr(self.caller.location, "controller"):
            lobby.leave(self.caller)
        else:
            raise Refused(Refusal("no-table-here"))


class CmdClose(TableCommand):
    """
    Close a table you opened.

    Usage:
      close

    Only before the deal or after the result, so that nobody
    loses a game by it.

    Example:
      close

    See also: table, leave
    """

    key = "close"
    help_category = "Tables"

    def act(self) -> None:
        """Put the table away."""
        table = lobby.table_here(self.caller)
        seating = table.controller.seating
        staff = self.caller.account and self.caller.account.check_permstring("Admin")
        if seating.host != self.caller.id and not staff:
            raise Refused(Refusal("only-the-host"))
        if table.controller.playing and not staff:
            raise Refused(Refusal("already-dealt"))
        lobby.close(table)


class CmdRotate(TableCommand):
    """
    Move everybody one seat round.

    Usage:
      rotate

    Before a deal, when you sit at the table.

    Example:
      rotate

    See also: rematch
    """

    key = "rotate"
    help_category = "Tables"

    def act(self) -> None:
        """Everybody one seat clockwise."""
        arranging.rotate(self.caller)


class CmdOptions(TableCommand):
    """
    See or change the rules of this table.

    Usage:
      options
      options <option>
      options <option>=<value> ...

    Shows every option with its value; those changed from the
    usual are marked. Before the deal the host, or at a table
    without one anybody seated, may change them; everybody must
    say ready again.

    Example:
      options deck=24

    See also: table, rules, ready
    """

    key = "options"
    aliases = ("option",)
    help_category = "Tables"

    def act(self) -> None:
        """Show or change."""
        table = lobby.table_here(self.caller)
        words = self.words.split()
        game = table.controller.game
        if len(words) == 1 and "=" not in words[0] and words[0].casefold() not in game.presets:
            arranging.show_option_to(self.caller, table, words[0].casefold()[:40])
            return
        if words:
            _, given, places = wanted([game.key, *words])
            arranging.change_options(self.caller, table, given, places)
        arranging.show_options_to(self.caller, table)


COMMANDS = (
    CmdTables,
    CmdTable,
    CmdPlay,
    CmdSit,
    CmdStand,
    CmdReady,
    CmdBot,
    CmdWatch,
    CmdLeave,
    CmdClose,
    CmdRotate,
    CmdOptions,
)
"""Everything of this file, for the character's command set."""
