"""What was played: the log of a table, matches gone through again, ladders."""

from __future__ import annotations

from typing import Any

from evennia import CmdSet

from world.hall import audience, exports, lobby, memory, people, replays, studies
from world.render import layout
from world.render import memory as telling
from world.render.face import Face

from .answers import TableCommand
from .command import HallCommand, refusal
from .tables import number


class CmdLog(TableCommand):
    """
    Hear what happened at the table.

    Usage:
      log
      log <number>

    The last 20 lines, or as many as you say, as your seat may
    know them. In Durak it goes back to the bout before this one
    while the deal runs: what was discarded is nobody's to look
    at. After the end you hear all of it.

    Example:
      log 5

    See also: last, again, replay
    """

    key = "log"
    help_category = "At the table"

    def act(self) -> Any:
        """Tell the last lines."""
        table = lobby.table_here(self.caller)
        most = number(self.words) if self.words else memory.USUAL_LINES
        return memory.log(table, self.caller, self.session, most)


STEPS = ("next", "back")
"""Ways that go one act on."""

WAYS = {
    **{way[0]: way for way in replays.WAYS},
    **{way: way for way in replays.WAYS},
    "forward": "next",
    "previous": "back",
}
"""What may be typed -> where it goes."""


class MemoryCommand(HallCommand):
    """A word about matches that are over."""

    help_category = "Memory"


class CmdHistory(MemoryCommand):
    """
    See which matches somebody has played.

    Usage:
      history
      history <page>
      history <name> [page]

    Newest first, ten on a page. The number before each is what
    replay, study, export and verify take.

    Example:
      history anna 2

    See also: replay, finger, ladder
    """

    key = "history"

    def act(self) -> None:
        """Show a page."""
        words = self.words.split()
        page = number(words.pop()) if words and words[-1].isdecimal() else 1
        of = people.person_named(" ".join(words)) if words else self.person
        audience.show(self.listener, memory.history(of, self.person, page))


class CmdReplay(MemoryCommand):
    """
    Go through a match that is over, all hands open.

    Usage:
      replay <match> [act]
      replay next
      replay back
      replay first
      replay last
      replay to <act>
      replay

    Alone, replay tells again where you are. n, b, f and l are
    short for the four ways to go.

    Example:
      replay 12

    See also: history, study, export, verify
    """

    key = "replay"

    def act(self) -> Any:
        """Open a match, or go on in the one that is open."""
        words = self.words.casefold().split()
        opening = bool(words) and words[0] != "to" and words[0] not in WAYS
        if opening:
            match, now, way = number(words[0]), 1, words[1] if len(words) > 1 else "first"
        elif self.session.ndb.replaying is None:
            raise refusal("replay-how")
        else:
            match, now = self.session.ndb.replaying
            way = words[-1] if words else str(now)
        return replays.opened(match).addCallback(self.show, now, WAYS.get(way, way), opening)

    def show(self, match: replays.Opened, now: int, way: str, opening: bool) -> None:
        """Tell one act; how to go on when the match was just opened."""
        step = match.step_to(now, way)
        self.session.ndb.replaying = match.number, step
        here = match.moment(step)

        def told(face: Face) -> str:
            # Ears hear what happened; the whole table is told when they ask for it.
            lines = [telling.moment(face, here, whole=face.wraps or way not in STEPS)]
            if opening:
                lines.append(audience.sentence(face, "memory-replay-hint"))
            return layout.block(face, lines)

        audience.show(self.listener, told)


class CmdStudy(MemoryCommand):
    """
    Go through a match together with others.

    Usage:
      study <match>

    Brings you to a room where the match lies open. Everybody
    who types the same number comes to the same room, and all
    see the act that one of you goes to.

    Example:
      study 12

    See also: next, replay, history
    """

    key = "study"

    def act(self) -> Any:
        """Go there."""
        if not self.words:
            raise refusal("study-how")
        return studies.enter(self.person, number(self.words))


class CmdExport(MemoryCommand):
    """
    Have a whole match written out.

    Usage:
      export <match>
      export <match> json

    As text, or as one JSON object for programs: the seed, the
    options, the players and every act with what came of it. Its
    lines begin with a brace or a bracket; together they are the
    object.

    Example:
      export 12 json

    See also: replay, verify, history
    """

    key = "export"

    def act(self) -> Any:
        """Write it out, a piece at a time."""
        match, _, form = self.words.casefold().partition(" ")
        form = form.strip() or exports.FORMS[0]
        if not match or form not in exports.FORMS:
            raise refusal("export-how")
        return exports.export(number(match), form, self.person, self.session)


class CmdVerify(MemoryCommand):
    """
    Check that a match was dealt from its seed.

    Usage:
      verify
      verify <match>

    At the deal you are told how the hash of the seed begins. At
    the end the seed is no secret any more: this computes its
    hash, the deal and every act anew and compares them. While
    a match runs you hear the whole hash. Alone: the match at
    your table.

    Example:
      verify 12

    See also: fairness, replay, export
    """

    key = "verify"

    def act(self) -> Any:
        """Check it."""
        if self.words:
            return memory.verify(number(self.words), self.session)
        match = lobby.table_here(self.person).controller.record
        if match is None:
            raise refusal("no-match")
        return memory.verify(match, self.session)


class CmdLadder(MemoryCommand):
    """
    See who plays best.

    Usage:
      ladder
      ladder [game] [kind] [bots]

    Alone it names the ladders there are. Matches with bots have
    ladders of their own. Everybody begins with 1000 points and
    is placed after a handful of matches.

    Example:
      ladder durak passing

    See also: rating, finger, history
    """

    key = "ladder"
    aliases = ("ladders", "rank")

    def act(self) -> None:
        """List the strongest, or the ladders."""
        if self.words:
            told = memory.ladder(memory.find_ladder(self.words))
        else:
            told = memory.every_ladder()
        audience.show(self.listener, told)


# In a study


class CmdStep(MemoryCommand):
    """
    Go to another act of the match you study.

    Usage:
      next
      back
      first
      last
      step <act>

    Everybody in the room goes with you. n and b are short for
    next and back; look tells the whole table again.

    Example:
      step 30

    See also: study, leave
    """

    key = "next"
    aliases = ("n", "back", "b", "first", "last", "forward", "previous", "step")

    def act(self) -> Any:
        """Lead the way."""
        word = self.word
        return studies.go(self.obj, self.person, WAYS.get(word, self.words))


class CmdLeaveStudy(MemoryCommand):
    """
    Leave the study.

    Usage:
      leave

    You come to the room where the game is at home.

    Example:
      leave

    See also: study, go
    """

    key = "leave"
    aliases = ("out",)

    def act(self) -> None:
        """Out of the room."""
        studies.leave(self.person)


class StudyCmdSet(CmdSet):
    """Words in a study."""

    key = "study"
    priority = 5

    def at_cmdset_creation(self) -> None:
        """Put the commands in."""
        self.add(CmdStep())
        self.add(CmdLeaveStudy())


COMMANDS = (CmdLog, CmdHistory, CmdReplay, CmdStudy, CmdExport, CmdVerify, CmdLadder)
"""Words about what was played; they work from anywhere."""
