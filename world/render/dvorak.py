"""The Dvorak table in lines: areas, piles, votes, rules and whole cards, over those of every game.

`READINGS` are the reading words only this game has; the hall makes commands of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from world.games.dvorak import naming
from world.games.dvorak.definitions import read_strokes, spelled_strokes
from world.games.dvorak.reasons import heard
from world.games.dvorak.resolver import echo
from world.games.dvorak.spelling import in_play
from world.games.dvorak.vote_events import Proposed, Revised

from . import drawing, layout, parts
from .face import Face
from .facts import TableFacts
from .phrases import joined, say
from .sentences import seat_name

CARD_WIDTH = 32
"""Columns of a card drawn as text, its edges included."""

MOST_LISTED = 40
"""Cards or motions of one list; the rest is a number."""


def table(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """The whole table, the listener's hand and turn last."""
    return [
        parts.title(face, facts),
        *counts(face, view, facts),
        *areas(face, view, facts),
        *_votes(face, view, facts),
        *parts.watchers(face, facts),
        *(hand(face, view) if view.you is not None else ()),
        *parts.turn(face, view, facts),
    ]


def counts(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """Every seat's cards, the piles, and what is in force."""
    fields = ("draw", "direction", "states", "hold", "result")
    return [
        *parts.seats(face, view, facts),
        *parts.told(face, view, facts, fields),
        *_piles(face, view),
        *_in_force(face, view),
    ]


def _piles(face: Face, view: Any) -> list[str]:
    lines = []
    if view.discard:
        lines.append(say(face, "dvorak-discard-top", title=view.discard[0].title))
    for name, lying in view.piles.items():
        count = lying if isinstance(lying, int) else len(lying)
        top = "" if isinstance(lying, int) or not lying else lying[0].title
        shown = {"pile": name, "count": count, "top": top, "open": bool(top)}
        lines.append(say(face, "dvorak-pile-line", **shown))
    return lines


def _in_force(face: Face, view: Any) -> list[str]:
    titles = [rule.title for rule in (*view.rules, *view.lasting, *view.rulings)]
    if not titles:
        return []
    return [say(face, "dvorak-in-force", count=len(titles), titles=titles)]


# Cards in play


def areas(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """The cards in play, numbered through, each player's in a line of their own."""
    lines = []
    for seat in view.seats:
        if seat.area or seat.tokens:
            whose = "you" if seat.seat == view.you else "other"
            name = seat_name(face, facts.names, seat.seat)
            cards = joined(face, [short(face, card) for card in seat.area])
            tokens = joined(face, [f"{count} {name}" for name, count in seat.tokens.items()])
            counted = {"count": len(seat.area), "kinds": len(seat.tokens)}
            known = {"name": name, "cards": cards, "tokens": tokens, "is": whose, **counted}
            lines.append(say(face, "dvorak-area", **known))
    if view.centre:
        cards = joined(face, [short(face, card) for card in view.centre])
        lines.append(say(face, "dvorak-centre", cards=cards))
    return lines


def short(face: Face, card: Any) -> str:
    """A card in a list: its number, title and what people did to it."""
    return say(
        face,
        "dvorak-card-short",
        number=card.n,
        title=card.title,
        down=card.face == "down",
        tapped=card.tapped,
        tokens=joined(face, [f"{count} {name}" for name, count in card.tokens.items()]),
        kinds=len(card.tokens),
    )


def hand(face: Face, view: Any) -> list[str]:
    """The cards in hand with their types, numbered as they can be played."""
    if view.you is None:
        return [say(face, "hand-watching")]
    words = [
        say(face, "dvorak-hand-card", number=card.n, title=card.title, type=card.type)
        for card in view.hand
    ]
    return [say(face, "hand", count=len(words), cards=words)]


def plays_from_hand(view: Any) -> bool:
    """True when the listener's choice is about the hand; a vote is not."""
    return view.turn == view.you and bool(view.hand) and view.ballot is None


# Whole cards


def card(face: Face, shown: Any) -> list[str]:
    """A whole card: a frame on a screen, sentences for ears."""
    if shown.face == "down" and not shown.title:
        return [say(face, "card-face-down")]
    small = [
        say(face, "dvorak-card-by", creator=shown.creator) if shown.creator else "",
        say(face, "dvorak-card-colour", colour=shown.colour) if shown.colour else "",
        say(face, "dvorak-card-drawing", alt=shown.alt) if shown.alt else "",
        say(face, "dvorak-card-note", note=shown.note) if shown.note else "",
    ]
    small = [line for line in small if line]
    if not face.wraps:
        told = {
            "title": shown.title,
            "type": shown.type,
            "corner": shown.corner,
            "numbered": bool(shown.corner),
        }
        words = [say(face, "dvorak-card-head", **told)]
        words += [line for line in (shown.text, shown.flavour) if line]
        return [" ".join(_sentence(part) for part in (*words, *small))]
    inner = min(CARD_WIDTH, face.width) - 4
    body = list(_wrapped(shown.text, inner))
    flavour = list(_wrapped(shown.flavour, inner))
    blocks = [_head(shown, inner), [layout.clip(shown.type, inner)]]
    blocks += [block for block in (picture(face, shown.art, shown.strokes, inner),) if block]
    blocks += [block for block in (body, flavour, list(_small(small, inner))) if block]
    return _framed(blocks, inner)


def picture(face: Face, art: str, strokes: str, inner: int = CARD_WIDTH - 4) -> list[str]:
    """A card's drawing for eyes, in the middle of so many columns; nothing for ears."""
    drawn = read_strokes(strokes) or ()
    lines = art.split("\n") if art and face.wraps else drawing.text(face, drawn)
    margin = " " * ((inner - max(map(layout.width, lines), default=0)) // 2)
    return [layout.clip(f"{margin}{line}", inner) for line in lines]


def _sentence(text: str) -> str:
    line = " ".join(text.split())
    return line if line.endswith((".", "!", "?", "…")) else f"{line}."


def _head(shown: Any, inner: int) -> list[str]:
    room = inner - layout.width(shown.corner) - 1 if shown.corner else inner
    lines = layout.wrap(shown.title, room, indent="")
    if shown.corner:
        lines[0] = f"{layout.ljust(lines[0], room)} {shown.corner}"
    return lines


def _small(lines: Iterable[str], inner: int) -> Iterable[str]:
    for line in lines:
        yield from layout.wrap(line, inner, indent="")


def _wrapped(text: str, inner: int) -> Iterable[str]:
    for line in text.split("\n") if text else ():
        yield from layout.wrap(line, inner, indent="")


def _framed(blocks: list[list[str]], inner: int) -> list[str]:
    edge = f"+{'-' * (inner + 2)}+"
    lines = [edge]
    for block in blocks:
        lines += [f"| {layout.ljust(line, inner)} |" for line in block]
        lines.append(edge)
    return lines


# Votes


def _votes(face: Face, view: Any, facts: TableFacts) -> list[str]:
    if view.ballot is None:
        return []
    return [_motion_line(face, view.ballot, facts), *_waits(face, view, facts)]


def _motion_line(face: Face, motion: Any, facts: TableFacts) -> str:
    titles = [seen.title for seen in motion.proposals] or [motion.about]
    by = seat_name(face, facts.names, motion.by)
    known = {"number": motion.id, "what": motion.what, "by": by, "titles": titles}
    return say(face, "dvorak-motion", **known)


def _waits(face: Face, view: Any, facts: TableFacts) -> list[str]:
    ballot = view.ballot
    names = [seat_name(face, facts.names, seat) for seat in ballot.waiting]
    if not names:
        return []
    mine = view.you in ballot.waiting
    return [say(face, "dvorak-ballot-waits", names=names, you=mine)]


def explained(face: Face, answer: Iterable[echo.Phrase]) -> list[str]:
    """An answer to `why …`, or how a card is understood, a sentence a phrase."""
    return [echo.words(phrase, lambda key, args: say(face, key, **args)) for phrase in answer]


def beside(face: Face, event: Any) -> list[str]:
    """What belongs to an event's sentence: a proposed card's drawing, and how it is understood."""
    if not isinstance(event, (Proposed, Revised)):
        return []
    drawn = picture(face, event.art, spelled_strokes(event.strokes))
    understood = heard(event.type, event.text, event.effects) if event.text else ()
    return [*drawn, *explained(face, understood)]


# Reading words of this game alone: (face, view, facts, words) -> lines


def _read(face: Face, view: Any, facts: TableFacts, words: str) -> list[str]:
    identity = naming.card(view, words, naming.HAND if view.hand else naming.PLAY, "read")
    for shown in everything(view):
        if shown.id and shown.id == identity:
            return card(face, shown)
    return [say(face, "card-face-down")]


def everything(view: Any) -> Iterable[Any]:
    """Every card the view shows, whatever it lies in."""
    yield from view.hand
    yield from in_play(view)
    yield from view.discard
    yield from view.removed
    for lying in view.piles.values():
        yield from () if isinstance(lying, int) else lying


def _ballot(face: Face, view: Any, facts: TableFacts, words: str) -> list[str]:
    if view.ballot is None:
        return [say(face, "dvorak-no-ballot")]
    lines = [_motion_line(face, view.ballot, facts)]
    for shown in view.ballot.proposals:
        lines += card(face, shown)
    if view.ballot.text:
        lines.append(view.ballot.text)
    return [*lines, *_waits(face, view, facts), *_queue(face, view, facts)]


def _queue(face: Face, view: Any, facts: TableFacts) -> list[str]:
    if not view.pending:
        return []
    lines = [say(face, "dvorak-queue", count=len(view.pending))]
    return lines + [_motion_line(face, motion, facts) for motion in view.pending[:MOST_LISTED]]


def _rejected(face: Face, view: Any, facts: TableFacts, words: str) -> list[str]:
    lines = [say(face, "dvorak-rejected-count", count=view.rejected_count)]
    for motion in view.rejected[:MOST_LISTED]:
        lines.append(_motion_line(face, motion, facts))
        against = [seat_name(face, facts.names, seat) for seat in motion.no]
        if against:
            lines.append(say(face, "dvorak-rejected-by", names=against))
    return lines


def _rulings(face: Face, view: Any, facts: TableFacts, words: str) -> list[str]:
    lists = (("rules", view.rules), ("lasting", view.lasting), ("rulings", view.rulings))
    lines = []
    for kind, found in lists:
        lines.append(say(face, "dvorak-force-count", kind=kind, count=len(found)))
        lines += [
            say(face, "dvorak-force-line", number=rule.n, title=rule.title, text=rule.text)
            for rule in found
        ]
    return lines


def _discards(face: Face, view: Any, facts: TableFacts, words: str) -> list[str]:
    lines = [say(face, "dvorak-discard-count", count=len(view.discard))]
    return lines + [short(face, shown) for shown in view.discard[:MOST_LISTED]]


def _areas(face: Face, view: Any, facts: TableFacts, words: str) -> list[str]:
    return areas(face, view, facts) or [say(face, "dvorak-nothing-in-play")]


Reading = Callable[[Face, Any, TableFacts, str], list[str]]

READINGS: Mapping[str, tuple[tuple[str, ...], Reading]] = {
    "read": (("readcard", "прочитать", "přečíst", "اقرأ"), _read),
    "area": (("areas", "viewplay", "зона", "oblast", "ساحة"), _areas),
    "discards": (("viewdisc", "сброс", "odhoz", "المهملات"), _discards),
    "ballot": (("viewvote", "viewall", "голосование", "hlasování", "اقتراع"), _ballot),
    "rejected": (("viewrep", "отклонённые", "zamítnuté", "مرفوضة"), _rejected),
    "rulings": (("lasting", "решения", "výklady", "أحكام"), _rulings),
}
"""Word -> its other names and what it tells; `Unreadable` for words it cannot make out."""
