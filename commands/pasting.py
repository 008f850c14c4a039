"""Pasting a deck: while it lasts, every line typed is a line of the deck, or for the editor."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from evennia import CmdSet
from evennia.commands import cmdhandler
from twisted.internet.defer import Deferred

from world.games.dvorak.formats import Reading
from world.hall import audience, library, pasting
from world.hall.aside import aside
from world.render import decks, layout

from .answers import TableCommand
from .wizard import YES

NO = ("n", "no", ".")


class CmdPasted(TableCommand):
    """A line of the deck that is being written, or the answer to its report."""

    key = cmdhandler.CMD_NOMATCH
    aliases = (cmdhandler.CMD_NOINPUT,)
    auto_help = False

    def act(self) -> Deferred | None:
        """Take the line."""
        paste: pasting.Paste = self.session.ndb.paste
        line = self.raw_string.rstrip("\r\n")
        if paste.reading is not None:
            return self.answer(paste, line.strip())
        order = pasting.ORDER.fullmatch(line.rstrip())
        if order is None:
            paste.add(line[1:] if line.startswith("..") else line)
        elif order["edit"] and order["edit"] != "l":
            paste.edit(order["edit"], int(order["line"]), order["text"] or "")
        elif order["edit"] or order["word"] == "l":
            self.show(paste, int(order["line"] or 1))
        elif order["word"] == "h":
            self.tell("dvorak-shelf-editor")
        elif order["word"] == "q":
            stop(self.session)
            self.tell("dvorak-shelf-stopped")
        else:
            return self.finish(paste)
        return None

    def show(self, paste: pasting.Paste, first: int) -> None:
        """Some lines with their numbers."""
        lines = [f"{number} {line}" for number, line in paste.shown(first)]
        count = len(paste.lines)
        audience.show(
            self.session,
            lambda face: layout.block(
                face, [audience.sentence(face, "dvorak-shelf-lines", count=count), *lines]
            ),
        )

    def finish(self, paste: pasting.Paste) -> Deferred:
        """Read it all; then the report and the question."""
        return paste.read().addCallback(self.report)

    def report(self, reading: Reading) -> None:
        """What came of it. With nothing to keep, that was all."""
        audience.show(self.session, lambda face: decks.report(face, reading))
        if reading.refused is not None:
            stop(self.session)
            return
        paste = self.session.ndb.paste
        if not (reading.deck.title or paste.title):
            self.tell("dvorak-shelf-what-title")
        else:
            self.tell("dvorak-shelf-sure", title=paste.title or reading.deck.title)

    def answer(self, paste: pasting.Paste, word: str) -> Deferred | None:
        """Yes, no, or the title that was still missing."""
        deck = paste.reading.deck
        if word.casefold() in NO or not word:
            stop(self.session)
            self.tell("dvorak-shelf-stopped")
            return None
        if not (deck.title or paste.title):
            paste.title = pasting.title(word)
        elif word.casefold() not in YES:
            self.tell("dvorak-shelf-sure", title=paste.title or deck.title)
            return None
        stop(self.session)
        return keep(self, replace(deck, title=paste.title or deck.title), paste.row)


class PasteCmdSet(CmdSet):
    """Nothing but lines of a deck, while one is being written on this line."""

    key = "deck paste"
    priority = 150
    mergetype = "Replace"
    no_exits = True
    no_objs = True

    def at_cmdset_creation(self) -> None:
        """Only the one command."""
        self.add(CmdPasted())


def start(session: Any, paste: pasting.Paste) -> None:
    """Begin to take lines."""
    session.ndb.paste = paste
    session.cmdset.add(PasteCmdSet)


def stop(session: Any) -> None:
    """The line's words are commands again."""
    session.ndb.paste = None
    session.cmdset.remove(PasteCmdSet)


def keep(command: Any, deck: Any, row: Any = None) -> Deferred:
    """Put a deck on the shelf as its writer's, and tell."""

    def kept(made: tuple[Any, str]) -> None:
        found, new = library.keep(command.person, *made, row)
        key = "dvorak-shelf-kept" if new else "dvorak-shelf-same"
        known = {"number": found.pk, "title": found.title, "version": found.version}
        command.tell(key, shared=found.shared, **known)

    return aside(library.prepared, deck).addCallback(kept)
