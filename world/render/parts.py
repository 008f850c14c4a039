"""The lines a table is told in, for every game: who sits there, the hand, whose turn it is.

Every line is one sentence of the catalogue, so that no face says less than another. Ears hear the
same sentences; only cards in hand and what may be done with them are spelled out for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from world.cards import ALL_CARDS
from world.engine.codec import field_names

from . import cardwords
from .face import Face
from .facts import Sitter, TableFacts
from .phrases import Whole, has, joined, phrase, say
from .sentences import Arguments, field_kinds, seat_name

MOST_WORDS = 8
"""Legal acts that a turn line names before it points to ``legal``."""

_BOLD, _RESET = "\x1b[1m", "\x1b[0m"


def title(face: Face, facts: TableFacts) -> str:
    """Which table this is and what is played."""
    return say(face, "table-title", table=facts.table, game=game_name(face, facts.game))


def game_name(face: Face, game: str) -> str:
    """The game's name as its catalogue has it, else its key."""
    return say(face, f"{game}-name") if has(face.language, f"{game}-name") else game.capitalize()


def seats(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """One line a seat: who, how many cards, what they do now."""
    return [_seat(face, view, facts, seat) for seat in view.seats]


def _seat(face: Face, view: Any, facts: TableFacts, seat: Any) -> str:
    number = seat.seat
    sitter = facts.sitters[number] if number < len(facts.sitters) else Sitter()
    acts = number in view.to_act
    team = getattr(seat, "team", None)
    args = {
        "number": number + 1,
        "name": seat_name(face, facts.names, number),
        "is": "you" if number == view.you else "other",
        "cards": seat.cards,
        "out": seat.out,
        "bot": sitter.bot,
        "connected": sitter.connected,
        "acts": acts,
        "team": None if team is None else team + 1,
        "role": _role(face, view, facts.game, number),
    }
    args["has-role"] = bool(args["role"])
    line = say(face, "table-seat", **args)
    return f"{_BOLD}{line}{_RESET}" if acts and face.coloured else line


def _role(face: Face, view: Any, game: str, seat: int) -> str:
    """What a seat is in this game now: the word for a view's field that names it, ``attacker``."""
    for name, kind in field_kinds(type(view)).items():
        if name != "you" and kind.startswith("Seat") and getattr(view, name) == seat:
            key = f"{game}-role-{name}"
            if has(face.language, key):
                return say(face, key)
    return ""


def waiting_seats(face: Face, facts: TableFacts, you: int | None) -> list[str]:
    """One line a seat before the deal: who sits there and who is ready."""
    return [
        say(
            face,
            "waiting-seat",
            number=number + 1,
            name=seat_name(face, facts.names, number),
            taken=bool(sitter.name),
            bot=sitter.bot,
            ready=sitter.ready,
            connected=sitter.connected,
            **{"is": "you" if number == you else "other"},
        )
        for number, sitter in enumerate(facts.sitters)
    ]


def told(face: Face, view: Any, facts: TableFacts, names: Iterable[str]) -> list[str]:
    """The game's sentences about fields of its view, ``<game>-view-<field>``, those it has.

    Each may use every field of the view, shown by its annotation as an event's fields are.
    """
    known = arguments(face, view, facts, view.you)
    keys = (f"{facts.game}-view-{name}" for name in names)
    lines = [phrase(face.language, key, known) for key in keys if has(face.language, key)]
    return [line for line in lines if line]


def arguments(
    face: Face,
    seen: Any,
    facts: TableFacts,
    you: int | None,
    more: Mapping[str, Any] = MappingProxyType({}),
    kinds: Mapping[str, str] = MappingProxyType({}),
) -> Arguments:
    """Every field of a view, or of a part of one, as variables of a sentence.

    Args:
        more: further values.
        kinds: how those are shown, as annotations say it; the others as they stand.
    """
    values = {name: getattr(seen, name) for name in field_names(type(seen))}
    known = field_kinds(type(seen))
    return Arguments(face, {**values, **more}, {**known, **kinds}, facts.names, you)


def watchers(face: Face, facts: TableFacts) -> list[str]:
    """Who looks on, when anybody does."""
    return [say(face, "table-watchers", names=facts.watchers)] if facts.watchers else []


# The hand


def hand(face: Face, view: Any) -> list[str]:
    """The cards in hand, numbered as they can be played, with those that fit now marked."""
    if view.you is None:
        return [say(face, "hand-watching")]
    fits = playable(view)
    words = [_numbered(face, number, item, fits) for number, item in enumerate(view.hand, 1)]
    listed = joined(face, words, "list-comma")
    lines = [say(face, "hand", cards=listed, count=len(words))]
    if face.speaks and fits:
        able = [word for word, item in zip(words, view.hand, strict=True) if item in fits]
        lines.append(say(face, "hand-playable", cards=able))
    return lines


def _numbered(face: Face, number: int, item: Any, fits: frozenset[Any]) -> str:
    marked = item in fits and not face.speaks
    return say(
        face,
        "hand-card",
        number=number,
        card=card_words(face, item),
        playable=marked,
    )


def card_words(face: Face, item: Any) -> str:
    """A card of any game in words: a playing card, or one with a title of its own."""
    return cardwords.card(face, item) if isinstance(item, str) else item.title


def playable(view: Any) -> frozenset[Any]:
    """The cards of the hand that some legal act names."""
    named = {card for words in view.legal for card in codes(words)}
    return frozenset(item for item in view.hand if isinstance(item, str) and item in named)


def codes(words: str) -> list[str]:
    """The card codes among the words of an act, in their order."""
    return [word for word in words.upper().replace("/", " ").split() if word in ALL_CARDS]


# The turn


def acts(view: Any) -> bool:
    """True when the listener may choose now."""
    return view.you is not None and view.you in view.to_act


def turn(face: Face, view: Any, facts: TableFacts) -> list[str]:
    """What the listener may do now; nothing when it is not their choice."""
    if not acts(view):
        return []
    key = f"{facts.game}-turn-{view.phase}"
    known = arguments(face, view, facts, view.you)
    known["words"] = joined(face, view.legal[:MOST_WORDS], "list-or")
    known["more"] = Whole(max(0, len(view.legal) - MOST_WORDS))
    return [phrase(face.language, key if has(face.language, key) else "turn", known)]
