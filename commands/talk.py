"""Talk that others hear.

Every line of talk begins with a name and a word for the kind of talk: none can be taken for a line
of the hall, whatever is said in it.
"""

from __future__ import annotations

from typing import Any

from world.hall import (
    audience,
    distance,
    measures,
    overheard,
    people,
    textdoor,
    watching,
    wordlist,
)
from world.render.phrases import joined

from .command import HallCommand, refusal

TALK_LIMIT = 500
"""Characters of one thing said."""

MOST_PAGED = 5
"""People one page may go to."""


class Talk(HallCommand):
    """Something said; `spoken` is its cleaned text."""

    help_category = "Talk"

    def spoken(self, text: str, limit: int = TALK_LIMIT) -> str:
        """The text as others may see it.

        Raises:
            Refused: there is none, or too much, or a word nobody wants to hear; or the speaker is
                muted.
        """
        measures.may_speak(self.person)
        kept = textdoor.line(text, limit)
        if not kept:
            raise refusal("nothing-said", command=self.key)
        wordlist.check(kept)
        return kept


class CmdSay(Talk):
    """
    Say something to everybody in the room.

    Usage:
      say <text>
      "<text>

    At a table the players and those who watch hear you; but
    while you look on at a match, only the watchers do.

    Example:
      "good evening

    See also: pose, page, kibitz, hall
    """

    key = "say"

    def act(self) -> None:
        """Tell the room, and the speaker; during a match a watcher tells the other watchers."""
        text = self.spoken(self.args)
        if watching.whispers(self.person):
            watching.say(self.person, self.person.location, text, everybody=False)
            return
        self.tell("talk-you-said", text=text)
        others = _others(self)
        overheard.tell(self.person, others, "talk-said", name=self.person.key, text=text)


class CmdQuote(CmdSay):
    """
    Say something to everybody in the room.

    Usage:
      "<text>

    The short form of say: a quotation mark, then the text.

    Example:
      "good evening

    See also: say, pose, page
    """

    key = '"'
    aliases = ("'",)
    arg_regex = None


class CmdPose(Talk):
    """
    Show what you do, in your own words.

    Usage:
      pose <text>
      :<text>
      ;<text>

    Your name stands before the text; after ; without a blank.
    It is always told as a pose, never as something that
    happened in the game.

    Example:
      :leans back and smiles.

    See also: say
    """

    key = "pose"
    aliases = ("emote", "me")
    gap = " "

    def act(self) -> None:
        """Tell the room."""
        text = self.spoken(self.args)
        to = [self.listener, *_others(self)]
        overheard.tell(self.person, to, "talk-posed", name=self.person.key, gap=self.gap, text=text)


class CmdColon(CmdPose):
    """
    Show what you do, in your own words.

    Usage:
      :<text>

    The short form of pose.

    Example:
      :leans back and smiles.

    See also: pose
    """

    key = ":"
    aliases = ()
    arg_regex = None


class CmdSemicolon(CmdColon):
    """
    Show what you do, right after your name.

    Usage:
      ;<text>

    Like a colon, but without a blank after your name.

    Example:
      ;'s eyes light up.

    See also: pose
    """

    key = ";"
    gap = ""


class CmdPage(Talk):
    """
    Say something to somebody, wherever they are.

    Usage:
      page <name> = <text>
      page <name>, <name> = <text>
      page = <text>
      tell <name> <text>

    Without a name it goes to whom you paged last. The beginning
    of a name is enough.

    Example:
      p anna = a game of Durak?

    See also: say, who
    """

    key = "page"
    aliases = ("tell",)

    def act(self) -> None:
        """Tell them, and the speaker to whom it went."""
        names, text = self.split()
        to = self.people(names)
        text = self.spoken(text)
        self.person.ndb.paged = [person.id for person in to]
        for person in to:
            if not distance.hears(person, self.person):
                raise refusal("not-reached", name=person.key)
        for person in to:
            overheard.tell(self.person, person, "talk-paged", name=self.person.key, text=text)
        names = [person.key for person in to]
        self.tell("talk-you-paged", names=lambda face: joined(face, names), text=text)

    def split(self) -> tuple[list[str], str]:
        """The names and the text; no names stand for whom one paged last."""
        if "=" in self.words:
            names, _, text = self.words.partition("=")
            return names.replace(",", " ").split(), text
        name, _, text = self.words.partition(" ")
        if not text.strip():
            raise refusal("page-how")
        return [name], text

    def people(self, names: list[str]) -> list[Any]:
        """Whom the names mean. Raises Refused for nobody, for oneself, for who is not here."""
        if len(names) > MOST_PAGED:
            raise refusal("page-many", most=MOST_PAGED)
        if names:
            found = [people.person_named(name) for name in names]
        else:
            found = [audience.character_by_id(who) for who in self.person.ndb.paged or ()]
        found = [person for person in dict.fromkeys(found) if person is not None]
        if not found:
            raise refusal("page-whom")
        for person in found:
            if person is self.person:
                raise refusal("page-yourself")
            if not person.sessions.count():
                raise refusal("not-here", name=person.key)
        return found


class CmdP(CmdPage):
    """
    Say something to somebody, wherever they are.

    Usage:
      p <name> = <text>

    The short form of page. At a table a bare p passes.

    Example:
      p anna = a game of Durak?

    See also: page
    """

    key = "p"
    aliases = ()


def _others(command: HallCommand) -> list[Any]:
    """Everybody who hears what is said in the room, but the line that said it."""
    person = command.person
    here = audience.people_in(person.location)
    if watching.whispers(person):
        here = [one for one in here if person.location.seat_of(one) is None]
    lines = audience.sessions_of(here)
    others = [line for line in lines if line is not command.session]
    return distance.lines_that_hear(others, person)
