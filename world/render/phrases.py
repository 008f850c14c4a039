"""Sentences from the Fluent catalogues.

One file a language: ``world/render/phrases/<language>.ftl`` holds the hall's own sentences,
``world/games/<game>/phrases/<language>.ftl`` a game's. What a language lacks is said in English,
message by message. Nothing here raises for what a catalogue lacks: the key itself is shown and
the reporter is told, for a table must go on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import bidirectional

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentType
from fluent.syntax.ast import Junk

from world.engine.registry import GAMES, folder

from .face import LANGUAGES, Face

HERE = Path(__file__).parent
_ISOLATE, _POP = "\u2068", "\u2069"


class Whole(FluentType, int):
    """A whole number, shown without grouping: ``1000`` is a port or a year as often as a count."""

    def format(self, locale: Any) -> str:
        """The digits. Babel's formatting costs more than the rest of a sentence."""
        return int.__repr__(self)


class Isolated(FluentType, str):
    """A name, a card code or the like inside a right-to-left sentence.

    It is compared as the plain text, and placed between isolation marks (U+2068, U+2069) where it
    runs from left to right, so that it cannot drag its neighbours along.
    """

    def format(self, locale: Any) -> str:
        """The text as it is placed in a sentence."""
        return isolated(str(self))


def isolated(text: str) -> str:
    """The text between isolation marks if it runs left to right; marks are never doubled.

    A card such as 6♠ has no letter, yet its sign and its rank would change places.
    """
    kinds = {bidirectional(letter) for letter in text}
    runs_left_to_right = "L" in kinds or ("ON" in kinds and kinds.isdisjoint({"R", "AL"}))
    if _ISOLATE in text or not runs_left_to_right:
        return text
    return f"{_ISOLATE}{text}{_POP}"


def _log(problem: str) -> None:
    logging.getLogger("hall.phrases").error(problem)


_reporter: Callable[[str], None] = _log
_reported: set[str] = set()
_MOST_REPORTS = 500


def report_with(reporter: Callable[[str], None] | None) -> None:
    """Where problems of the catalogues go, one sentence each; None: back to Python's logging.

    A problem is told once in the life of the process (and at most 500 of them), so that a busy
    table cannot fill the log.
    """
    global _reporter
    _reporter = reporter or _log
    _reported.clear()


def _report(problem: str) -> None:
    if problem not in _reported and len(_reported) < _MOST_REPORTS:
        _reported.add(problem)
        _reporter(problem)


def folders() -> tuple[Path, ...]:
    """The folders that hold catalogues: the hall's first, then each game's."""
    return (HERE / "phrases", *(folder(key) / "phrases" for key in GAMES))


@cache
def _bundle(language: str, games: tuple[str, ...]) -> FluentBundle:
    """Every message of one language with the catalogues of those games, read once."""
    # Fluent would isolate whole clauses; `Isolated` marks only what runs the other way.
    made = FluentBundle([language], use_isolating=False)
    for place in folders():
        path = place / f"{language}.ftl"
        if path.is_file():
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    _report(f"{path.name} of {place.parent.name}: cannot read {entry.content!r}")
            made.add_resource(resource)
    return made


@cache
def _pattern(language: str, key: str, games: tuple[str, ...]) -> tuple[FluentBundle, Any] | None:
    """The compiled sentence and its bundle; ``key`` may end in ``.attribute``."""
    name, _, attribute = key.partition(".")
    for candidate in dict.fromkeys((language, LANGUAGES[0])):
        found = _bundle(candidate, games)
        if found.has_message(name):
            message = found.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return found, pattern
    return None


def has(language: str, key: str) -> bool:
    """True when the language, or English in its place, has the message (or ``key.attribute``)."""
    return _pattern(language, key, tuple(GAMES)) is not None


def ids(language: str, begins: tuple[str, ...]) -> list[str]:
    """The messages of a language, English where it has none, whose ids begin so; sorted."""
    found: set[str] = set()
    for candidate in dict.fromkeys((language, LANGUAGES[0])):
        found.update(_bundle(candidate, tuple(GAMES))._messages)
    return sorted(name for name in found if name.startswith(begins))


def fluent_value(face: Face, value: Any) -> Any:
    """A Python value as Fluent takes it: whole numbers, words, ``yes`` and ``no``."""
    if isinstance(value, FluentType):
        return value
    if isinstance(value, str):
        return Isolated(value) if face.right_to_left else value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return Whole(value)
    if isinstance(value, float):
        return FluentFloat(value)
    return "none" if value is None else str(value)


def say(face: Face, key: str, /, **args: Any) -> str:
    """One sentence of the catalogue in the face's language.

    Args:
        face: the listener.
        key: the message's id, or ``id.attribute``.
        args: Fluent variables; bools become ``yes``/``no``, None ``none``, and a list ``x`` is
            ``$x`` with the language's own "and", and ``$x-count``.
    """
    values = {}
    for name, item in args.items():
        if isinstance(item, (list, tuple)):
            values[f"{name}-count"] = Whole(len(item))
            item = joined(face, [str(part) for part in item])
        values[name] = fluent_value(face, item)
    return phrase(face.language, key, values)


def phrase(language: str, key: str, args: Mapping[str, Any]) -> str:
    """`say` for arguments that are Fluent values already (see `fluent_value`)."""
    found = _pattern(language, key, tuple(GAMES))
    if found is None:
        _report(f"no sentence {key!r} in {language!r}")
        return key
    source, pattern = found
    errors: list[Exception] = []
    environment = ResolverEnvironment(
        context=source, current=CurrentEnvironment(args=args), errors=errors
    )
    try:
        text = pattern(environment)
    except ValueError as error:
        errors.append(error)
        text = key
    if errors:
        _report(f"sentence {key!r} in {language!r}: {'; '.join(map(str, errors))}")
    return text if isinstance(text, str) else key


def joined(face: Face, items: Sequence[str], last: str = "list-and") -> str:
    """The items as one list: "a", "a and b", "a, b and c".

    Args:
        last: the message between the last two: ``list-and``, ``list-or`` or ``list-comma``.
    """
    if face.right_to_left:
        items = [isolated(item) for item in items]
    if len(items) < 2:
        return "".join(items)
    comma = phrase(face.language, "list-comma", {})
    return comma.join(items[:-1]) + phrase(face.language, last, {}) + items[-1]
