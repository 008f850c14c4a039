"""After a game: which of its new cards are kept on the hall's wall.

What the players wrote and everybody agreed to is numbered; each who played may vote for what is to
be kept, until the next deal. More than half of them, and a card hangs in the gallery: a deck of
the hall that anybody may read, print and play.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from twisted.internet.defer import Deferred, DeferredLock

from world.engine.protocol import Refusal, Refused
from world.games.dvorak import GAME, authors
from world.games.dvorak.deck import MOST_CARDS, Deck, Entry
from world.games.dvorak.definitions import RULE, Definition, unpack
from world.records.models import Deck as Row
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import audience, bulletin, library, lobby
from .aside import aside
from .seating import PERSON

GALLERY = "gallery"
"""The source of the deck that is the wall."""

TITLE = "Gallery"

MOST_KEPT = MOST_CARDS - 50
"""Cards on the wall; the oldest are taken down first."""

_one_at_a_time = DeferredLock()


def offered(controller: Any) -> tuple[Definition, ...]:
    """The cards that may be kept of the match that is over here, in the order written."""
    match = controller.match
    if match is None or controller.playing or match.game.key != GAME.key:
        return ()
    found = []
    for packed in authors.written(match.state):
        if packed["type"] != RULE:
            plain = {name: packed[name] for name in packed if name not in ("copies", "revision")}
            found.append(unpack(plain))
    return tuple(found)


def offer(controller: Any) -> None:
    """Tell the table, after a game, that there are new cards to be kept."""
    cards = offered(controller)
    if cards:
        bulletin.say_all(controller, "dvorak-keep-offer", count=len(cards))


def _votes(controller: Any) -> dict[str, Any]:
    votes = json.loads(controller.table.keeping_text or "{}")
    fresh = {"match": controller.record, "votes": {}, "kept": []}
    return votes if votes.get("match") == controller.record else fresh


def show_to(who: Any, line: Any) -> None:
    """The cards that may be kept, with their votes. Raises Refused when there are none."""
    controller = lobby.table_here(who).controller
    cards, votes = _cards(controller), _votes(controller)
    audience.show(line, lambda face: layout.block(face, _lines(face, cards, votes)))


def _cards(controller: Any) -> tuple[Definition, ...]:
    cards = offered(controller)
    if not cards:
        raise Refused(Refusal("nothing-to-keep"))
    return cards


def _lines(face: Face, cards: tuple[Definition, ...], votes: dict[str, Any]) -> list[str]:
    lines = [say(face, "dvorak-keep-count", count=len(cards))]
    for number, card in enumerate(cards, start=1):
        known = {"number": number, "title": card.title, "by": card.creator}
        known["votes"] = sum(number in mine for mine in votes["votes"].values())
        lines.append(say(face, "dvorak-keep-line", kept=number in votes["kept"], **known))
    return lines


def vote(who: Any, numbers: list[int]) -> Deferred:
    """Vote for these cards to be kept, in place of what one voted for before.

    Raises:
        Refused: no game with new cards is over here, they did not play it, or there is no such
            card.
    """
    table = lobby.table_here(who)
    controller = table.controller
    cards, votes = _cards(controller), _votes(controller)
    played = [each for kind, each, _ in controller.company if kind == PERSON]
    if who.id not in played:
        raise Refused(Refusal("keep-players-only"))
    if not all(1 <= number <= len(cards) for number in numbers):
        raise Refused(Refusal("no-such-kept", args={"most": len(cards)}))
    votes["votes"][str(who.id)] = sorted(set(numbers))
    won = [
        number
        for number in range(1, len(cards) + 1)
        if number not in votes["kept"]
        and 2 * sum(number in mine for mine in votes["votes"].values()) > len(played)
    ]
    votes["kept"] += won
    table.keeping_text = json.dumps(votes)
    titles = [cards[number - 1].title for number in sorted(set(numbers))]
    bulletin.say_all(controller, "dvorak-keep-voted", seat=who.key, titles=titles)
    return _one_at_a_time.run(_hang, controller, tuple(cards[number - 1] for number in won))


def _hang(controller: Any, cards: tuple[Definition, ...]) -> Deferred | None:
    """Put cards on the wall, and tell the table."""
    if not cards:
        return None
    row = Row.objects.filter(source=GALLERY).first()
    before = library.version(row).text if row is not None else ""

    def done(made: tuple[Deck, str]) -> None:
        kept, _ = library.keep(None, *made, row, GALLERY)
        titles = [card.title for card in cards]
        bulletin.say_all(controller, "dvorak-keep-kept", titles=titles, number=kept.pk)

    return aside(_hung, before, cards).addCallback(done)


def _hung(before: str, cards: tuple[Definition, ...]) -> tuple[Deck, str]:
    wall = library.opened(before) if before else Deck(TITLE)
    new = tuple(map(Entry, cards))
    there = {entry.card for entry in wall.entries}
    entries = (*wall.entries, *(entry for entry in new if entry.card not in there))
    return library.prepared(replace(wall, entries=entries[-MOST_KEPT:]))
