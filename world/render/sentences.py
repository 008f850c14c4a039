"""An event or a refusal as one sentence for one listener.

The annotation of a field says how it is shown (`world.engine.protocol.Event`). For a field ``x``
the catalogue's sentence may use:

========================  ==========================================================
``Seat``                  ``$x`` the name; ``$x-is``: ``you``, ``other`` or ``none``
``tuple[Seat, ...]``      ``$x`` the names; ``$x-is``: ``you`` (you alone), ``among`` (you and
                          others), ``other`` or ``none``; ``$x-count``
``Card``                  ``$x`` as the face spells it; ``$x-acc`` and the other `FORMS`
``tuple[Card, ...]``      the same, and ``$x-count``
``Suit``, ``Rank``        a word, with the same forms; tuples with ``$x-count``
anything else             as it stands; bools ``yes`` or ``no``, None ``none``
========================  ==========================================================

A sentence that must not be said is ``{""}`` in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any

from world.engine.protocol import ARGUMENT_KINDS, Event, Refusal
from world.engine.registry import GAMES

from . import cardwords
from .face import Face
from .phrases import Whole, fluent_value, has, joined, phrase


def event(
    face: Face, game: str, happened: Event, names: Sequence[str], you: int | None = None
) -> str:
    """What happened, in one sentence; empty when nothing is to be said.

    Args:
        face: the listener.
        game: the game's key.
        happened: the event as this listener may know it.
        names: the sitters' names by seat.
        you: the listener's seat, None for a watcher.
    """
    kinds = field_kinds(type(happened))
    values = {name: getattr(happened, name) for name in kinds}
    return phrase(
        face.language, f"{game}-{happened.kind}", Arguments(face, values, kinds, names, you)
    )


def refusal(
    face: Face, game: str, refused: Refusal, names: Sequence[str] = (), you: int | None = None
) -> str:
    """Why an act is not allowed and what would be, in one sentence.

    The game's own words come first, then the hall's; last any game's, for whoever has no seat may
    be told of a table's options too.
    """
    hall = f"refuse-{refused.code}"
    keys = [f"{game}-{hall}", hall, *(f"{other}-{hall}" for other in GAMES)]
    key = next((key for key in keys if has(face.language, key)), hall)
    return sentence(face, key, refused.args, names, you)


def sentence(
    face: Face,
    key: str,
    args: Mapping[str, Any],
    names: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """Any sentence whose arguments are shown by their names (`ARGUMENT_KINDS`)."""
    return phrase(face.language, key, Arguments(face, args, ARGUMENT_KINDS, names, you))


class Arguments(dict):
    """The Fluent variables of one sentence, each worked out when the sentence asks for it."""

    def __init__(
        self,
        face: Face,
        values: Mapping[str, Any],
        kinds: Mapping[str, str],
        names: Sequence[str],
        you: int | None,
    ) -> None:
        super().__init__()
        self._face = face
        self._values = values
        self._kinds = kinds
        self._names = names
        self._you = you

    def __missing__(self, variable: str) -> Any:
        """The variable's value. KeyError when the sentence asks for what there is not."""
        name, form = variable, ""
        if name not in self._values:
            name, _, form = variable.rpartition("-")
        value = self._values[name]
        many, kind, last = _split(self._kinds.get(name, ""))
        if form == "count":
            shown: Any = Whole(len(value))
        elif form == "is" and kind == "Seat":
            shown = self._relation(value if many else _seats(value))
        elif form and form not in cardwords.FORMS:
            raise KeyError(variable)
        else:
            shown = self._shown(kind, many, value, form, last)
        self[variable] = shown
        return shown

    def _shown(self, kind: str, many: bool, value: Any, form: str, last: str) -> Any:
        spell = _SPELL.get(kind)
        if spell is None and isinstance(value, (tuple, list)):
            return joined(self._face, [one_line(str(item)) for item in value])
        if spell is None or value is None:
            return fluent_value(self._face, one_line(value) if isinstance(value, str) else value)
        if kind == "Seat":
            items = [self._name(seat, many) for seat in _seats(value)]
        else:
            items = [spell(self._face, item, form) for item in (value if many else (value,))]
        return fluent_value(self._face, joined(self._face, items, last))

    def _relation(self, seats: Sequence[int]) -> str:
        if not seats:
            return "none"
        if self._you is None or self._you not in seats:
            return "other"
        return "you" if len(seats) == 1 else "among"

    def _name(self, seat: int, many: bool) -> str:
        if many and seat == self._you:
            return phrase(self._face.language, "you", {})
        return seat_name(self._face, self._names, seat)


def seat_name(face: Face, names: Sequence[str], seat: int) -> str:
    """The sitter's name on one line, or the seat's number when nobody is named there."""
    name = names[seat] if 0 <= seat < len(names) else ""
    if not name.isprintable():
        name = "".join(filter(str.isprintable, name))
    return name or phrase(face.language, "seat-unnamed", {"number": Whole(seat + 1)})


def one_line(text: str) -> str:
    """Words of players as they may stand in a sentence: a break in them could forge a line."""
    if text.isprintable():
        return text
    words = "".join(sign for sign in text if sign.isprintable() or sign.isspace())
    return " ".join(words.split())


def _seats(value: Any) -> Sequence[int]:
    if value is None:
        return ()
    return value if isinstance(value, (tuple, list)) else (value,)


_SPELL: dict[str, Callable[[Face, str, str], str] | None] = {
    "Seat": lambda face, item, form: item,
    "Card": cardwords.card,
    "Suit": cardwords.suit_word,
    "Rank": cardwords.rank_word,
}


@lru_cache(maxsize=512)
def _split(annotation: str) -> tuple[bool, str, str]:
    """Whether an annotation is of several, of what, and the message that joins the last two.

    ``tuple[Card, ...]`` is of several cards; so is ``either[Card, ...]``, to choose from.
    """
    bare = annotation.replace(" ", "").removesuffix("|None")
    container, bracket, rest = bare.partition("[")
    several = bool(bracket) and rest.endswith(",...]")
    kind = rest.removesuffix(",...]") if several else bare
    return several, kind.rpartition(".")[2], "list-or" if container == "either" else "list-and"


@lru_cache(maxsize=512)
def field_kinds(cls: type) -> Mapping[str, str]:
    """The fields of an event or view class and their annotations as written.

    Written annotations are strings, for every module here postpones them; the alias ``Card``
    would not be seen otherwise, since cards are plain strings.
    """
    return {item.name: str(item.type) for item in fields(cls)}
