"""Where cards lie, and moving them. Rule: Dvorak, Objects.

A card in play has a mark and may have tokens and statements; they come and go with it here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from world.engine.protocol import CardId, Seat

from .resolver.clauses import Clause, read
from .resolver.enact import enact
from .state import Mark, State, Zone
from .work import Work

TOP, BOTTOM, RANDOM = "top", "bottom", "random"

FIXED = ("draw", "discard", "centre", "removed")
"""Zones there always are, beside a hand and an area a seat."""


def in_play(zone: Zone) -> bool:
    """True for an area and the centre."""
    return zone == "centre" or zone.startswith("area/")


def ordered_down(zone: Zone) -> bool:
    """True for a zone whose first card is its top."""
    return zone in ("draw", "discard") or zone.startswith("pile/")


def zone_of(state: State, card: CardId) -> Zone:
    """The zone a card lies in. Raises KeyError for what is no card of this match."""
    for zone, cards in state.zones.items():
        if card in cards:
            return zone
    raise KeyError(card)


def is_zone(state: State, zone: Zone) -> bool:
    """True when the match has such a zone."""
    kind, slash, name = zone.partition("/")
    if not slash:
        return zone in FIXED
    if kind == "pile":
        return name in state.piles
    return kind in ("hand", "area") and name in _seat_names(len(state.players))


@lru_cache(maxsize=16)
def _seat_names(count: int) -> frozenset[str]:
    return frozenset(map(str, range(count)))


def owner_of(state: State, zone: Zone) -> Seat | None:
    """Whose zone it is, None for the table's."""
    kind, slash, name = zone.partition("/")
    if kind == "pile":
        return state.piles[name].owner
    return int(name) if slash else None


def spoken(state: State, zone: Zone) -> tuple[str, Seat | None, str]:
    """A zone as events tell it: its kind, whose it is, and the name of a named pile."""
    kind, _, name = zone.partition("/")
    return kind, owner_of(state, zone), name if kind == "pile" else ""


def open_to_all(state: State, zone: Zone) -> bool:
    """True when everybody may see the faces of what lies there (in play: of what lies face up)."""
    kind, _, name = zone.partition("/")
    if kind == "pile":
        return state.piles[name].up
    return kind in ("discard", "centre", "area", "removed")


def lay(work: Work, zone: Zone, cards: Iterable[CardId]) -> None:
    """What lies in a zone from now on; nothing else changes."""
    work.set(zones={**work.state.zones, zone: tuple(cards)})


def take_up(work: Work, card: CardId) -> Zone:
    """Take a card from where it lies, without putting it anywhere. Gives where that was."""
    zone = zone_of(work.state, card)
    lay(work, zone, (other for other in work.state.zones[zone] if other != card))
    return zone


def put(work: Work, card: CardId, zone: Zone, at: str | int = TOP) -> None:
    """Lay a card that lies nowhere.

    Args:
        at: `TOP`, `BOTTOM`, `RANDOM`, or how many cards shall lie above it. Where order is that
            of laying (hands, areas, the centre) top means last.
    """
    cards = list(work.state.lying(zone))
    if at == RANDOM:
        place = work.chance.below(len(cards) + 1)
    elif isinstance(at, int):
        place = min(max(at, 0), len(cards))
    else:
        place = 0 if (at == TOP) == ordered_down(zone) else len(cards)
    cards.insert(place, card)
    lay(work, zone, cards)


def shift(work: Work, card: CardId, zone: Zone, at: str | int = TOP, **mark: Any) -> Zone:
    """Move a card, with all that comes and goes when it enters or leaves play.

    Args:
        mark: fields of its `Mark`, when it enters play.

    Returns:
        Where it came from.
    """
    came = take_up(work, card)
    put(work, card, zone, at)
    if in_play(zone) and not in_play(came):
        _enter(work, card, zone, mark)
    elif in_play(came) and not in_play(zone):
        _leave(work, card)
    return came


def _enter(work: Work, card: CardId, zone: Zone, mark: dict[str, Any]) -> None:
    """A new seq each time (A17); its clauses count from now."""
    mark.setdefault("owner", owner_of(work.state, zone))
    made = Mark(work.moment(), **mark)
    work.set(marks={**work.state.marks, card: made})
    state_clauses(work, card, made.seq, made.target)


def _leave(work: Work, card: CardId) -> None:
    marks = {
        other: mark if mark.attached != card else _unattached(mark)
        for other, mark in work.state.marks.items()
        if other != card
    }
    tokens = {holder: held for holder, held in work.state.tokens.items() if holder != card}
    work.set(marks=marks, tokens=tokens)
    silence(work, card)


def _unattached(mark: Mark) -> Mark:
    return Mark(mark.seq, mark.owner, mark.target, mark.down, mark.tapped, "", mark.note)


def clauses_of(state: State, source: str, written: Sequence[Clause]) -> tuple[Clause, ...]:
    """What a source says: its own clauses and what people ruled about it (A24)."""
    ruled = [
        clause
        for ruling in state.rulings
        if ruling.source == source
        for clause in read(ruling.text).clauses
    ]
    return (*written, *ruled)


def state_clauses(work: Work, card: CardId, seq: int, target: Seat | None) -> None:
    """The statements of a card in play, anew."""
    silence(work, card)
    clauses = clauses_of(work.state, card, work.state.cards[card].reading.clauses)
    made = enact(clauses, card, "card", seq, work.facts, target)
    if made:
        work.set(statements=(*work.state.statements, *made))


def silence(work: Work, source: str) -> None:
    """A source says nothing any more."""
    if any(s.source == source for s in work.state.statements):
        kept = tuple(s for s in work.state.statements if s.source != source)
        work.set(statements=kept)


def shuffle(work: Work, zone: Zone) -> None:
    """Put the cards of a zone in a random order."""
    lay(work, zone, work.chance.shuffled(work.state.lying(zone)))


def locate(state: State, reference: str) -> CardId | None:
    """The card that an action names, by id or as ``zone:place``; None when there is none."""
    if reference in state.cards:
        return reference
    zone, colon, place = reference.rpartition(":")
    if not colon or not place.isdecimal() or len(place) > 4 or not is_zone(state, zone):
        return None
    cards = state.lying(zone)
    return cards[int(place) - 1] if 1 <= int(place) <= len(cards) else None


def known_to(state: State, seat: Seat | None) -> frozenset[CardId]:
    """Cards whose faces the seat (None: a watcher) may see where they lie."""
    found: set[CardId] = set()
    for zone, cards in state.zones.items():
        if not cards:
            continue
        if in_play(zone):
            own = seat is not None and zone == f"area/{seat}"
            found.update(c for c in cards if own or not state.marks[c].down)
        elif open_to_all(state, zone) or (seat is not None and zone == f"hand/{seat}"):
            found.update(cards)
    return frozenset(found)
