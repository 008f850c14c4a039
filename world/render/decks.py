"""Decks in lines: the shelf, one deck, and the report of what was read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from world.games.dvorak.deck import Deck
from world.games.dvorak.definitions import Definition, spelled_strokes
from world.games.dvorak.formats import Loss, Reading
from world.games.dvorak.view import CardView

from . import dvorak, layout
from .face import Face
from .phrases import say
from .sentences import refusal

MOST_LISTED = 40
"""Decks of one listing; the rest is a number."""

MOST_REPORTED = 15
"""Faults, and losses, that are told one by one."""


def shelf(face: Face, decks: Sequence[Any], count: int, who: int, query: str = "") -> str:
    """The decks of a shelf or a search, one line each.

    Args:
        decks: rows with number, title, cards, language, owner and whether they are shared.
        count: how many there are in all.
        who: the character who asks; their own are marked.
    """
    lines = [say(face, "dvorak-shelf-count", count=count, searched=bool(query))]
    for deck in decks:
        known = {"number": deck.pk, "title": deck.title, "count": deck.cards}
        owner = "you" if deck.owner == who else "hall" if deck.owner is None else "other"
        known |= {"owner": owner, "name": deck.owner_name, "shared": deck.shared}
        lines.append(say(face, "dvorak-shelf-line", language=deck.language or "-", **known))
    if count > len(decks):
        lines.append(say(face, "dvorak-shelf-more", count=count - len(decks)))
    lines.append(say(face, "dvorak-shelf-hint"))
    return layout.block(face, lines)


def deck(face: Face, number: int, version: int, shown: Deck) -> str:
    """A whole deck: what is said of it, its special rules, its cards."""
    lines = [say(face, "dvorak-shelf-deck", number=number, title=shown.title, version=version)]
    if shown.designers:
        lines.append(say(face, "dvorak-shelf-by", names=list(shown.designers)))
    if shown.theme:
        lines.append(shown.theme)
    facts = {"players": shown.players, "language": shown.language, "licence": shown.licence}
    lines += [
        say(face, "dvorak-shelf-fact", what=name, value=value)
        for name, value in facts.items()
        if value
    ]
    for law in (*shown.types, *shown.rules):
        text = " ".join((law.text or law.effects).split())
        lines.append(say(face, "dvorak-shelf-rule", title=law.title, text=text))
    lines.append(say(face, "dvorak-shelf-cards", count=shown.size, kinds=len(shown.entries)))
    items = [
        say(
            face,
            "dvorak-shelf-card",
            number=at,
            title=e.card.title,
            type=e.card.type,
            count=e.count,
        )
        for at, e in enumerate(shown.entries, start=1)
    ]
    return layout.block(face, [*lines, *layout.columns(face, items)])


def card(face: Face, shown: Definition) -> str:
    """One card of a deck, whole."""
    fields = ("title", "type", "text", "flavour", "corner", "colour", "alt", "creator", "effects")
    seen = CardView(
        0,
        **{name: getattr(shown, name) for name in fields},
        art=shown.art,
        strokes=spelled_strokes(shown.strokes),
    )
    return layout.block(face, dvorak.card(face, seen))


def report(face: Face, reading: Reading) -> str:
    """What was read of a file, and what was not, by line."""
    lines = []
    for fault in reading.faults[:MOST_REPORTED]:
        reason = refusal(face, "dvorak", fault.reason)
        lines.append(say(face, "dvorak-shelf-fault", line=fault.line, reason=reason))
    more = reading.faults_in_all - MOST_REPORTED
    if more > 0:
        lines.append(say(face, "dvorak-shelf-faults-more", count=more))
    lines += losses(face, reading.losses)
    more = reading.losses_in_all - MOST_REPORTED
    if more > 0:
        lines.append(say(face, "dvorak-shelf-losses-more", count=more))
    if reading.refused is not None:
        return layout.block(face, [*lines, refusal(face, "dvorak", reading.refused)])
    found = reading.deck
    known = {
        "title": found.title,
        "titled": bool(found.title),
        "count": found.size,
        "kinds": len(found.entries),
    }
    known |= {"rules": len(found.laws), "faults": reading.faults_in_all, "format": reading.format}
    return layout.block(face, [*lines, say(face, "dvorak-shelf-report", **known)])


def losses(face: Face, lost: Iterable[Loss]) -> list[str]:
    """What does not come along, a sentence each."""
    told = list(lost)[:MOST_REPORTED]
    return [say(face, f"dvorak-lost-{loss.code}", line=loss.line, **loss.args) for loss in told]


def versions(face: Face, title: str, found: Sequence[Any]) -> str:
    """The versions of a deck, newest first."""
    lines = [say(face, "dvorak-shelf-versions", title=title, count=len(found))]
    for each in found:
        known = {"version": each.number, "count": each.cards, "by": each.by or "-"}
        known |= {"at": each.at.strftime("%Y-%m-%d %H:%M"), "hash": each.hash[:12]}
        lines.append(say(face, "dvorak-shelf-version", **known))
    return layout.block(face, lines)
