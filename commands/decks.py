"""The shelf of decks, by words."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from twisted.internet.defer import Deferred, gatherResults

from world.cards import Chance
from world.engine.protocol import Refusal, Refused
from world.games.dvorak import mixing
from world.games.dvorak.deck import Deck
from world.games.dvorak.formats import Loss
from world.games.dvorak.resolver.names import fold
from world.hall import (
    audience,
    deckfolder,
    doorkeeper,
    exports,
    keeping,
    library,
    ordering,
    pasting,
    people,
    ranks,
)
from world.hall.aside import aside
from world.hall.slices import in_slices
from world.render import decks, layout

from .answers import TableCommand
from .pasting import keep, start
from .tables import number

MOST_WORDS = 80
"""Characters of a search."""


class CmdDeck(TableCommand):
    """
    Read, bring, change and play the decks of the hall.

    Usage:
      deck [number]
      deck search <words>
      deck load <number> [how many] [without <author>]
      deck import [title]
      deck export <number> [format] [version]
      deck copy <number> [= title]
      deck merge <number> and <another> [= title]
      deck without <number> <author> [= title]
      deck edit | share | private | versions <number>
      deck restore <number> <version>
      deck give <number> to <name>
      deck drop <number> yes

    Import takes a paste: wiki source, MUSH or Dvorax lines, a
    Lackey sheet, CSV or our own TOML. A full stop alone ends it;
    you hear what was read before you say yes.

    Example:
      deck load 2

    See also: decks, deck-formats, propose
    """

    key = "deck"
    aliases = ("shelf", "listdecks")
    help_category = "Decks"

    def act(self) -> Deferred | None:
        """The word after ``deck`` says what."""
        word, _, rest = self.words.partition(" ")
        if not word:
            return self.find("")
        if word.lstrip("#").isdecimal():
            return self.read(self.words)
        deed = DEEDS.get(word.casefold())
        if deed is None:
            raise Refused(Refusal("deck-how", args={"words": ", ".join(DEEDS)}))
        return deed(self, rest.strip())

    # Reading

    def find(self, words: str) -> None:
        """The shelf, or what is found on it."""
        found = library.search(self.person.id, words[:MOST_WORDS])
        rows, count, who = list(found[: decks.MOST_LISTED]), found.count(), self.person.id
        audience.show(
            self.listener, lambda face: decks.shelf(face, rows, count, who, words[:MOST_WORDS])
        )

    def read(self, words: str) -> Deferred:
        """A deck, or one card of it."""
        given, _, wanted = words.partition(" ")
        row = library.numbered(self.person.id, number(given))

        def show(deck: Deck) -> None:
            if wanted.strip():
                card = _card(deck, wanted.strip())
                audience.show(self.listener, lambda face: decks.card(face, card))
            else:
                audience.show(
                    self.listener, lambda face: decks.deck(face, row.pk, row.version, deck)
                )

        return self.opened(row).addCallback(show)

    def opened(self, row: Any, version: int | None = None) -> Deferred:
        """Fires with the deck of a row."""
        return aside(library.opened, library.version(row, version).text)

    def export(self, words: str) -> Deferred:
        """The deck written out on the line."""
        given, _, rest = words.partition(" ")
        form, _, wanted = rest.strip().partition(" ")
        row = library.numbered(self.person.id, number(given))
        doorkeeper.EXPORTS.check(self.person.id)
        doorkeeper.EXPORTS.count(self.person.id)

        def pour(made: tuple[str, list[str]]) -> Deferred:
            text, lost = made
            told = [Loss(0, code) for code in lost]
            audience.show(self.listener, lambda face: layout.block(face, decks.losses(face, told)))
            lines = text.rstrip("\n").split("\n")
            parts = ("\n".join(lines[at : at + 40]) for at in range(0, len(lines), 40))
            return in_slices(exports.poured(self.session, parts))

        deck = self.opened(row, number(wanted) if wanted else None)
        deck.addCallback(lambda found: aside(mixing.exported, found, form or "toml"))
        return deck.addCallback(pour)

    def versions(self, words: str) -> None:
        """Every version there is."""
        row = library.numbered(self.person.id, number(words))
        found = list(row.versions.order_by("-number"))
        audience.show(self.listener, lambda face: decks.versions(face, row.title, found))

    # Bringing and changing

    def begin(self, words: str) -> None:
        """A paste begins."""
        start(self.session, pasting.Paste(pasting.title(words) if words else ""))
        self.tell("dvorak-shelf-paste")

    def edit(self, words: str) -> None:
        """The deck as a text in the line editor."""
        row = library.own_deck(self.person, number(words))
        paste = pasting.Paste("", row)
        for line in library.version(row).text.rstrip("\n").split("\n"):
            paste.add(line)
        start(self.session, paste)
        self.tell("dvorak-shelf-lines", count=len(paste.lines))
        self.tell("dvorak-shelf-editor")

    def copy(self, words: str) -> Deferred:
        """A deck of one's own like another."""
        given, _, title = words.partition("=")
        row = library.numbered(self.person.id, number(given))
        return self.opened(row).addCallback(self.keep_as, title)

    def merge(self, words: str) -> Deferred:
        """A deck of one's own out of two."""
        given, _, title = words.partition("=")
        one, found, other = given.partition(" and ")
        if not found:
            one, _, other = given.strip().partition(" ")
        rows = [library.numbered(self.person.id, number(part)) for part in (one, other)]
        both = gatherResults([self.opened(row) for row in rows], consumeErrors=True)
        return both.addCallback(lambda found: self.keep_as(mixing.merged(*found), title))

    def without(self, words: str) -> Deferred:
        """A deck of one's own like another, but for what some people wrote."""
        given, _, title = words.partition("=")
        first, _, names = given.strip().partition(" ")
        row = library.numbered(self.person.id, number(first))
        left = self.opened(row).addCallback(mixing.without, names.split(","))
        return left.addCallback(self.keep_as, title)

    def keep_as(self, deck: Deck, title: str) -> Deferred:
        """Put it on the shelf, under another title if one is given."""
        return keep(self, replace(deck, title=pasting.title(title)) if title.strip() else deck)

    def restore(self, words: str) -> Deferred:
        """An earlier version is the newest again."""
        given, _, wanted = words.partition(" ")
        row = library.own_deck(self.person, number(given))
        return self.opened(row, number(wanted)).addCallback(lambda deck: keep(self, deck, row))

    def share(self, words: str) -> None:
        """Everybody may read it."""
        self.set_shared(words, True)

    def unshare(self, words: str) -> None:
        """Only the owner may."""
        self.set_shared(words, False)

    def set_shared(self, words: str, shared: bool) -> None:
        """Either of them."""
        row = library.own_deck(self.person, number(words))
        library.share(row, shared)
        self.tell("dvorak-shelf-shared", title=row.title, shared=shared)

    def give(self, words: str) -> None:
        """It is somebody else's."""
        given, _, name = words.partition(" to ")
        row = library.own_deck(self.person, number(given))
        whom = people.person_named(name.strip())
        library.give(row, whom)
        self.tell("dvorak-shelf-given", title=row.title, name=whom.key)
        known = {"name": self.person.key, "title": row.title, "number": row.pk}
        audience.tell(whom, "dvorak-shelf-got", **known)

    def drop(self, words: str) -> None:
        """Off the shelf; asked twice."""
        given, _, sure = words.partition(" ")
        row = library.own_deck(self.person, number(given))
        if sure.strip().casefold() not in ("yes", "sure"):
            raise Refused(Refusal("drop-sure", args={"title": row.title, "number": row.pk}))
        row.delete()
        self.tell("dvorak-shelf-gone", title=row.title)

    def folder(self, words: str) -> Deferred:
        """What the operator put into the folder comes to the shelf."""
        ranks.check(self.person)
        return deckfolder.stock().addCallback(
            lambda told: self.tell("dvorak-shelf-stocked", **told)
        )

    # Playing

    def load(self, words: str) -> Deferred:
        """To the table one is at: all of it, so many cards, without some people's."""
        given, _, names = words.partition("without ")
        wanted, _, count = given.strip().partition(" ")
        row = library.numbered(self.person.id, number(wanted))
        most = number(count) if count else None
        version = row.hash

        def go(deck: Deck) -> Deferred | None:
            if names.strip():
                deck = mixing.without(deck, names.split(","))
            if most is not None:
                deck = mixing.picked(deck, most, Chance(secrets.token_hex(16)))
            return ordering.load(self.person, deck, version)

        return self.opened(row).addCallback(go)


def _card(deck: Deck, words: str) -> Any:
    """The card or rule of that number in the list, or of that title."""
    everything = [entry.card for entry in deck.entries]
    if words.isdecimal() and 1 <= int(words[:6]) <= len(everything):
        return deck.credited(everything[int(words) - 1])
    wanted = fold(words)
    found = [c for c in (*everything, *deck.types, *deck.rules) if fold(c.title) == wanted]
    found += [card for card in everything if fold(card.title).startswith(wanted)]
    if not found:
        raise Refused(Refusal("no-card-there", args={"word": words[:60]}))
    return deck.credited(found[0])


class CmdKeep(TableCommand):
    """
    Vote on which of a game's new cards are kept.

    Usage:
      keep
      keep <number> ...

    After a game of Dvorak its new cards are numbered. What more
    than half of the players vote for hangs on the hall's wall:
    the deck Gallery, to be read, printed and played. Another
    vote takes the place of your first.

    Example:
      keep 1 3

    See also: deck, propose, decks
    """

    key = "keep"
    help_category = "Decks"

    def act(self) -> Deferred | None:
        """List them, or vote."""
        words = self.words.replace(",", " ").split()
        if not words:
            keeping.show_to(self.caller, self.listener)
            return None
        return keeping.vote(self.caller, [number(word) for word in words[:50]])


DEEDS: dict[str, Callable[[CmdDeck, str], Deferred | None]] = {
    "list": CmdDeck.find,
    "search": CmdDeck.find,
    "read": CmdDeck.read,
    "load": CmdDeck.load,
    "import": CmdDeck.begin,
    "export": CmdDeck.export,
    "edit": CmdDeck.edit,
    "copy": CmdDeck.copy,
    "merge": CmdDeck.merge,
    "without": CmdDeck.without,
    "share": CmdDeck.share,
    "private": CmdDeck.unshare,
    "give": CmdDeck.give,
    "versions": CmdDeck.versions,
    "restore": CmdDeck.restore,
    "drop": CmdDeck.drop,
    "folder": CmdDeck.folder,
}
"""The word after ``deck`` -> what it does."""

COMMANDS = (CmdDeck, CmdKeep)
"""Everything of this file, for the character's command set."""
