"""What every command of the hall shares."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any

from evennia.commands.command import Command
from evennia.utils import logger
from twisted.internet.defer import Deferred
from twisted.python.failure import Failure

from world.cards.reading import read_card
from world.engine import registry
from world.engine.protocol import Refusal, Refused
from world.hall import audience, lobby
from world.render import layout, sentences, wire
from world.render.face import Face

from . import words

WORD_LIMIT = 40
"""Characters of an unknown word that are repeated and compared."""


class HallCommand(Command):
    """
    A word of the hall.

    A subclass does its work in `act` and raises `Refused` to say why not; its docstring is its
    help page. Whoever typed it is answered on the line they typed it on.

    Attributes:
        words: what stands after the command's name, without blanks around it.
    """

    locks = "cmd:all()"
    help_category = "Hall"
    arg_regex = r"\s|$"
    words = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Give the command its names in every language of the hall."""
        super().__init_subclass__(**kwargs)
        # What a command inherits in other languages are names of another one.
        names = (cls.key, *(name for name in cls.aliases if not words.is_native(name)))
        cls.aliases = (*names[1:], *(other for name in names for other in words.native(name)))

    @property
    def word(self) -> str:
        """The English name the command was called by, whatever the language."""
        return words.command(self.cmdstring)

    def parse(self) -> None:
        """Take off the blanks around the arguments."""
        self.words = self.args.strip()

    def func(self) -> None:
        """Do it, or say why not. Nothing that goes wrong here shows itself to players.

        What the line sends while slow work is done for it waits for that work.
        """
        try:
            done = self.act()
        except Refused as no:
            self.refuse(no.refusal)
        except Exception:
            self._broke(Failure())
        else:
            if isinstance(done, Deferred):
                self.session.wait_for(done.addErrback(self._failed))

    def act(self) -> Any:
        """The command's work; a Deferred when it takes longer than now."""
        raise NotImplementedError

    def _failed(self, failure: Failure) -> None:
        if failure.check(Refused):
            self.refuse(failure.value.refusal)
        else:
            self._broke(failure)

    def _broke(self, failure: Failure) -> None:
        logger.log_err(f"command {self.key}: {failure.getTraceback()}")
        self.tell("broken")

    # Answering

    @property
    def listener(self) -> Any:
        """The line that is answered; without one (a script's call) whoever calls."""
        return self.session or self.caller

    @property
    def person(self) -> Any | None:
        """The character of whoever typed it, None before login."""
        return self.session.puppet if self.session else self.caller

    def tell(self, key: str, /, **args: Any) -> None:
        """Answer with one sentence of the catalogue."""
        audience.tell(self.listener, key, **args)

    def show(self, render: Callable[[Face], str]) -> None:
        """Answer with a text that is made for the face of each line."""
        audience.show(self.listener, render)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not; nobody else hears it. ``why`` can name the rule afterwards."""
        game, names, seat = self.table_words()
        packet = ("Hall.Error", wire.error(refusal))
        for line in audience.sessions_of(self.listener):
            line.ndb.refused = refusal
            face = audience.face_of(line)
            text = sentences.refusal(face, game, refusal, names, seat)
            audience.send(line, layout.block(face, [text]), [packet])

    def table_words(self) -> tuple[str, tuple[str, ...], int | None]:
        """In whose words a refusal is said: a game's key, the sitters' names, the caller's seat."""
        return "hall", (), None

    def unknown(self) -> None:
        """Answer words that are no command: what is nearest to them, or how to begin."""
        words = self.raw_string.strip()
        word = words.split(maxsplit=1)[0][:WORD_LIMIT] if words else ""
        if self.person is None:
            self.tell("unknown-at-door", word=word)
        elif lobby.seat_of(self.person) is None and _is_table_word(words):
            self.tell("unknown-not-seated", word=word)
        elif near := self._near(word):
            self.tell("unknown-near", word=word, near=near)
        else:
            self.tell("unknown", word=word)

    def _near(self, word: str) -> str:
        """The command whose name is most like the word, "" when none is."""
        known = self.cmdset.get_all_cmd_keys_and_aliases(self.caller) if self.cmdset else ()
        names = [name for name in known if not name.startswith(("__", "@"))]
        return next(iter(difflib.get_close_matches(word.casefold(), names, 1, 0.7)), "")


def _is_table_word(words: str) -> bool:
    """True for a card or a word of a game: somebody wants to play."""
    if read_card(words):
        return True
    first = words.split(maxsplit=1)[0].casefold() if words else ""
    return any(first in _verbs(game) for game in registry.games())


def _verbs(game: Any) -> set[str]:
    return {word.casefold() for verb, others in game.verbs.items() for word in (verb, *others)}


def refusal(code: str, **args: Any) -> Refused:
    """A reason of the hall's own why something cannot be done, to be raised."""
    return Refused(Refusal(code, args=args))
