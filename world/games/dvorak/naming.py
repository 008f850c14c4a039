"""What players call people, cards and places, read from what they can see.

Players: a name or the beginning of one, ``seat 2``, ``me``, ``next``, ``previous``.
Cards: a number of the list the act is about (the hand, or the one list of cards in play), a title
or the beginning of one, or a place and a number: ``hand 2``, ``card 7`` in play, ``discard 1``,
``draw 1`` the top of the draw pile, ``Shop 3``, ``Ann's hand 2``.
Places: ``hand``, ``area``, ``centre``, ``draw``, ``discard``, ``removed``, a pile's name,
``Ann's hand``, ``Ann``; with ``top``, ``bottom``, ``random`` or a number: ``draw bottom``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from world.engine.protocol import Ambiguous, Seat, Unreadable

from .spelling import in_play, seat_words
from .view import CardView, View
from .words import ME, NEXT, PREVIOUS

HAND, PLAY = "hand", "play"
"""Lists a bare number may be of."""

_PLACES = {
    "hand": "hand",
    "area": "area",
    "play": "area",
    "table": "centre",
    "centre": "centre",
    "center": "centre",
    "draw": "draw",
    "deck": "draw",
    "draw pile": "draw",
    "discard": "discard",
    "discards": "discard",
    "discard pile": "discard",
    "removed": "removed",
}
_SPOTS = ("top", "bottom", "random")
_LISTS = ("card", "cards", "in play", "thing")


def player(view: View, words: str) -> Seat:
    """The player meant. Raises Unreadable or Ambiguous."""
    word = words.strip().casefold()
    if word in ME:
        return view.you
    if word in NEXT or word in PREVIOUS:
        return _neighbour(view, 1 if word in NEXT else -1)
    number = word.removeprefix("seat").removeprefix("#").strip()
    if _is_number(number) and (word != number or not any(n == word for n in view.names)):
        if 1 <= int(number) <= len(view.seats):
            return int(number) - 1
        raise Unreadable("no-such-player", words=words)
    found = [seat for seat, name in enumerate(view.names) if name and name.casefold() == word]
    found = found or [
        seat for seat, name in enumerate(view.names) if word and name.casefold().startswith(word)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(tuple(seat_words(seat) for seat in found))
    raise Unreadable("no-such-player", words=words)


def _neighbour(view: View, steps: int) -> Seat:
    count = len(view.seats)
    for away in range(1, count):
        seat = (view.you + steps * view.direction * away) % count
        if not (view.seats[seat].out or view.seats[seat].waits):
            return seat
    raise Unreadable("no-such-player", words="")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 5


def place(view: View, words: str) -> str:
    """The place meant, as actions name it. Raises Unreadable."""
    line = " ".join(words.casefold().split())
    spot = ""
    for name in _SPOTS:
        for before, after in ((f"{name} of ", ""), (f"{name} in ", ""), ("", f" {name}")):
            if before and line.startswith(before):
                spot, line = f":{name}", line.removeprefix(before)
            elif after and line.endswith(after):
                spot, line = f":{name}", line.removesuffix(after)
    if line in _SPOTS:
        return f"draw:{line}"
    head, _, last = line.rpartition(" ")
    if not spot and head and _is_number(last) and head != "seat":
        spot, line = f":{last}", head
    return _zone(view, line.removeprefix("the "), words) + spot


def _zone(view: View, line: str, words: str) -> str:
    # What people at this table have named so goes before what the word usually means: *Deck*.
    for name in view.piles:
        if line in (name.casefold(), f"pile {name.casefold()}", f"{name.casefold()} pile"):
            return f"pile/{name}"
    kind = _PLACES.get(line)
    if kind in ("hand", "area"):
        return f"{kind}/{view.you}"
    if kind:
        return kind
    for tail in ("hand", "area"):
        for owner in _owners(line, tail):
            try:
                return f"{tail}/{player(view, owner)}"
            except Unreadable:
                continue
    try:
        return f"area/{player(view, line)}"
    except Unreadable:
        raise Unreadable("no-such-place", words=words) from None


def _owners(line: str, tail: str) -> Iterable[str]:
    """Who the words say a hand or an area belongs to."""
    for apostrophe in ("'s", "\u2019s", "'", "\u2019", ""):
        if line.endswith(f"{apostrophe} {tail}"):
            yield line.removesuffix(f"{apostrophe} {tail}")
    if line.startswith(f"{tail} of "):
        yield line.removeprefix(f"{tail} of ")


def card(view: View, words: str, among: str, verb: str = "") -> str:
    """The card meant, as actions name it: an id, or a place for one that lies hidden.

    Args:
        among: `HAND` or `PLAY`, the list a bare number is of.
        verb: the word before it, for choices that can be typed.

    Raises:
        Unreadable, Ambiguous.
    """
    line = " ".join(words.split())
    if not line:
        raise Unreadable("which-card", verb=verb)
    if _is_number(line):
        return _numbered(view, among, int(line), words)
    head, _, last = line.rpartition(" ")
    lead = head.casefold()
    if head and _is_number(last):
        if lead in _LISTS:
            return _numbered(view, PLAY, int(last), words)
        if lead == "hand":
            return _numbered(view, HAND, int(last), words)
        titled = _titled(view, line, among, verb)
        return titled or _at(view, head, int(last), words)
    if lead == "" and line.casefold() in ("top", "bottom"):
        count = view.draw if line.casefold() == "bottom" else 1
        return f"draw:{count}"
    found = _titled(view, line, among, verb)
    if found:
        return found
    raise Unreadable("no-such-card", words=words)


def _numbered(view: View, among: str, number: int, words: str) -> str:
    cards = view.hand if among == HAND else in_play(view)
    for seen in cards:
        if seen.n == number:
            return seen.id or hidden(view, seen)
    raise Unreadable("no-such-number", number=number, most=len(cards), list=among)


def hidden(view: View, seen: CardView) -> str:
    """A face-down card in play by where it lies."""
    for seat in view.seats:
        if seen in seat.area:
            return f"area/{seat.seat}:{seat.area.index(seen) + 1}"
    return f"centre:{view.centre.index(seen) + 1}"


def _at(view: View, words: str, number: int, line: str) -> str:
    zone = place(view, words)
    if ":" in zone:
        raise Unreadable("no-such-card", words=line)
    cards = _seen_in(view, zone)
    if cards is not None:
        if not 1 <= number <= len(cards):
            raise Unreadable("no-such-number", number=number, most=len(cards), list=words)
        return cards[number - 1].id or f"{zone}:{number}"
    return f"{zone}:{number}"


def _seen_in(view: View, zone: str) -> Sequence[CardView] | None:
    """The cards of a place whose faces the player sees, None where they lie hidden."""
    kind, _, name = zone.partition("/")
    if kind == "pile":
        lying = view.piles[name]
        return None if isinstance(lying, int) else lying
    if kind == "area":
        return view.seats[int(name)].area
    if zone == f"hand/{view.you}":
        return view.hand
    return {"discard": view.discard, "centre": view.centre, "removed": view.removed}.get(zone)


def _titled(view: View, line: str, among: str, verb: str) -> str:
    """The card of that title, or beginning so; first in the list the act is about."""
    word = line.casefold()
    lists = [view.hand, in_play(view)] if among == HAND else [in_play(view), view.hand]
    lists += [view.discard, *(pile for pile in view.piles.values() if not isinstance(pile, int))]
    for exact in (True, False):
        for cards in lists:
            found = [seen for seen in cards if seen.id and _called(seen, word, exact)]
            if found:
                return _one_of(view, found, line, verb)
    return ""


def _called(seen: CardView, word: str, exact: bool) -> bool:
    title = seen.title.casefold()
    return title == word if exact else title.startswith(word)


def _one_of(view: View, found: list[CardView], line: str, verb: str) -> str:
    """One of several with the same writing is as good as another; else which is asked."""
    writings = {(seen.title, seen.type, seen.text, seen.controller) for seen in found}
    if len(writings) == 1:
        return found[0].id
    choices = []
    for seen in found:
        where = "hand " if seen in view.hand else "card " if seen in in_play(view) else ""
        choices.append(f"{verb} {where}{seen.n}".strip())
    raise Ambiguous(tuple(choices))
