"""Decks made of decks: without some people's cards, two in one, some by chance, in a format."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from world.cards import Chance
from world.engine.protocol import Refusal, Refused

from . import formats
from .deck import MOST_CARDS, MOST_DESIGNERS, MOST_RULES, Deck, Entry
from .definitions import Definition
from .formats.report import SOURCE
from .resolver.names import fold


def without(deck: Deck, authors: Iterable[str]) -> Deck:
    """The deck without the cards and rules these people wrote. Raises Refused: nobody of them."""
    left_out = {fold(name) for name in authors}
    known = {fold(name) for name in (*deck.authors, *deck.designers)}
    if not left_out & known:
        names = ", ".join(dict.fromkeys((*deck.authors, *deck.designers))) or "-"
        raise Refused(Refusal("no-such-author", SOURCE, {"names": names[:400]}))

    def stays(card: Definition) -> bool:
        return fold(deck.credited(card).creator) not in left_out

    kept = replace(
        deck,
        types=tuple(filter(stays, deck.types)),
        rules=tuple(filter(stays, deck.rules)),
        entries=tuple(entry for entry in deck.entries if stays(entry.card)),
    )
    if not kept.entries:
        raise Refused(Refusal("deck-empty", SOURCE))
    return kept


def merged(one: Deck, other: Deck, title: str = "") -> Deck:
    """Both decks in one, every card signed. Raises Refused: more cards or rules than may be."""
    if one.size + other.size > MOST_CARDS:
        raise Refused(Refusal("deck-too-many", SOURCE, {"most": MOST_CARDS}))
    if len(one.laws) + len(other.laws) > MOST_RULES:
        raise Refused(Refusal("rules-full", SOURCE, {"most": MOST_RULES}))
    whole = [_signed(one), _signed(other)]
    # Somebody's unsigned card must not become the other deck's designers'.
    all_signed = all(card.creator for deck in whole for card in (*deck.laws, *deck.cards))
    designers = tuple(dict.fromkeys((*one.designers, *other.designers)))[:MOST_DESIGNERS]
    licences = {deck.licence for deck in whole}
    return replace(
        one,
        title=title or f"{one.title} + {other.title}"[:60],
        designers=designers if all_signed else (),
        licence=licences.pop() if len(licences) == 1 else "",
        language=one.language if one.language == other.language else "",
        types=tuple(card for deck in whole for card in deck.types),
        rules=tuple(card for deck in whole for card in deck.rules),
        entries=tuple(entry for deck in whole for entry in deck.entries),
    )


def _signed(deck: Deck) -> Deck:
    """The deck with its designers' names on every card that bears none."""
    return replace(
        deck,
        types=tuple(map(deck.credited, deck.types)),
        rules=tuple(map(deck.credited, deck.rules)),
        entries=tuple(replace(entry, card=deck.credited(entry.card)) for entry in deck.entries),
    )


def picked(deck: Deck, most: int, chance: Chance) -> Deck:
    """The deck with only so many of its cards, taken by chance. Raises Refused: it has fewer."""
    if not 1 <= most <= deck.size:
        raise Refused(Refusal("count-range", SOURCE, {"least": 1, "most": deck.size}))
    counts: dict[Definition, int] = {}
    cards = [entry.card for entry in deck.entries for _ in range(entry.count)]
    for place in sorted(chance.shuffled(range(deck.size))[:most]):
        counts[cards[place]] = counts.get(cards[place], 0) + 1
    return replace(deck, entries=tuple(Entry(card, count) for card, count in counts.items()))


def exported(deck: Deck, form: str) -> tuple[str, list[str]]:
    """The deck in a format and what that cannot carry. Raises Refused for no format of ours."""
    if form not in formats.FORMATS:
        choices = ", ".join(formats.FORMATS)
        raise Refused(Refusal("no-such-format", SOURCE, {"word": form[:20], "choices": choices}))
    return formats.write(deck, form)
