"""Looking, reading help, and hearing something again."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Iterator
from typing import Any

from world.cards.reading import plain
from world.engine import registry
from world.hall import audience, helpdesk
from world.render import page
from world.render.face import Face
from world.render.phrases import joined

from . import words
from .command import HallCommand, refusal

TOPIC_LIMIT = 40
"""Characters of a topic that are looked up."""


class CmdLook(HallCommand):
    """
    See where you are, or look at something.

    Usage:
      look
      look <name>

    Without a word: the room, who is in it and where one can go.
    With one: a person, a card, a thing here.

    Example:
      look anna

    See also: inventory, go, who
    """

    key = "look"
    aliases = ("examine",)
    help_category = "Hall"

    def act(self) -> None:
        """Show the room, or the thing that is meant."""
        person = self.person
        room = person.location
        if not self.words or self.words.casefold() == "here":
            room.present_to(person, self.listener)
            return
        self_words = ("me", "self", person.key.casefold())
        itself = self.words.casefold() in self_words
        thing = person if itself else room.find(person, self.words[:TOPIC_LIMIT])
        if thing is None:
            raise refusal("nothing-here", word=self.words[:TOPIC_LIMIT])
        audience.show(self.listener, lambda face: thing.return_appearance(person))


class CmdL(CmdLook):
    """
    See where you are, or look at something.

    Usage:
      l
      l <name>

    The short form of look. At a table a bare l shows the table.

    Example:
      l anna

    See also: look
    """

    key = "l"
    aliases = ()


class CmdInventory(HallCommand):
    """
    See what you have with you.

    Usage:
      inventory

    Cards you hold in a game are told by hand.

    Example:
      i

    See also: hand, look
    """

    key = "inventory"
    aliases = ("inv", "i")
    help_category = "Hall"

    def act(self) -> None:
        """List the things."""
        person = self.person
        things = person.contents

        def names(face: Face) -> str:
            return joined(face, [thing.get_display_name(person) for thing in things])

        self.tell("inventory", count=len(things), things=names)


class CmdAgain(HallCommand):
    """
    Hear the last message again.

    Usage:
      again
      again <number>

    With a number: so many messages, the oldest first. Up to 20
    are kept.

    Example:
      again 3

    See also: log, last
    """

    key = "again"
    help_category = "Hall"

    def act(self) -> None:
        """Send them once more."""
        count = self.words or "1"
        if not (count.isascii() and count.isdigit() and 1 <= int(count[:4]) <= audience.KEPT):
            raise refusal("again-how", most=audience.KEPT)
        if not audience.again(self.session, int(count)):
            raise refusal("again-nothing")


class CmdHelp(HallCommand):
    """
    Read about something.

    Usage:
      help
      help <word>

    Every command has a page, and so have guest, style, talk and
    other topics. help topics lists them all.

    Example:
      help style

    See also: welcome, commands
    """

    key = "help"
    help_category = "Hall"
    first_page = "welcome"

    def act(self) -> None:
        """Show the page on a topic."""
        language = audience.face_of(self.session).language
        topic = _topic(language, self.words[:TOPIC_LIMIT]) or self.first_page
        if topic == "topics":
            english = (name for name in every_command() if not words.is_native(name))
            names = sorted({*helpdesk.topics(language), *english})
            self.tell("help-topics", count=len(names), topics=", ".join(names))
        elif found := helpdesk.page(language, topic):
            audience.show(self.session, lambda face: page.page(face, found.text))
            if found.language != language:
                self.tell("help-in-english")
        elif command := self._command(topic):
            text = inspect.cleandoc(command.__doc__)
            audience.show(self.session, lambda face: page.page(face, text))
        else:
            names = sorted({*helpdesk.topics(language), *every_command()})
            near = ", ".join(difflib.get_close_matches(topic, names, 3, 0.6))
            raise refusal("no-help" if not near else "no-help-near", word=topic, near=near)

    def _command(self, topic: str) -> Any | None:
        """The command of that name: the one that can be typed here, or else any."""
        here = (command for command in self.cmdset or () if isinstance(command, HallCommand))
        shown = (command for command in here if command.auto_help)
        return next((c for c in shown if topic in (c.key, *c.aliases)), every_command().get(topic))


class CmdQuestion(CmdHelp):
    """
    Read about something.

    Usage:
      ?
      ? <word>

    The short form of help. At a table a bare ? tells what you
    may do.

    Example:
      ? style

    See also: help, legal
    """

    key = "?"
    aliases = ()
    arg_regex = None


class CmdDoorHelp(CmdHelp):
    """
    Read how to come in.

    Usage:
      help
      help <word>

    Before you are in, help begins with how to get in.

    Example:
      help guest

    See also: guest, create, connect, style
    """

    aliases = ("?",)
    first_page = "door"


def _topic(language: str, asked: str) -> str:
    """The topic that is meant: of a page, or the English name of a game, an act or a command."""
    word = asked.casefold()
    if helpdesk.page(language, word):
        return word
    for game in registry.games():
        if registry.find(word) is game:
            return game.key
        for verb, others in game.verbs.items():
            if plain(word) in map(plain, others) and helpdesk.page(language, verb):
                return verb
    return words.command(words.argument(word))


def every_command() -> dict[str, type[HallCommand]]:
    """Every command of the hall by its name and its other names."""
    found: dict[str, type[HallCommand]] = {}
    for command in _kinds(HallCommand):
        if not command.auto_help or command.key == HallCommand.key:
            continue
        for name in (*command.aliases, command.key):
            found.setdefault(name, command)
    return found


def _kinds(base: type[HallCommand]) -> Iterator[type[HallCommand]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)
