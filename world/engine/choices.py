"""Options as every game has them: rows of values, typed and stored as ``name=value``.

A game's ``Options`` is a frozen dataclass whose fields are made by `row`. `read` is the one way
from what somebody typed to a value of it, and says what would be possible instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from .protocol import Refusal, Refused

_WORDS = {"yes": "on", "true": "on", "no": "off", "false": "off"}


def row(*values: str, rule: str) -> Any:
    """One option: its values, the default first, and where it comes from."""
    return field(default=values[0], metadata={"values": values, "rule": rule})


@lru_cache(maxsize=64)
def values_of(cls: type) -> Mapping[str, tuple[str, ...]]:
    """Option name -> its values, the default first."""
    return {item.name: item.metadata["values"] for item in fields(cls)}


@lru_cache(maxsize=64)
def rules_of(cls: type) -> Mapping[str, str]:
    """Option name -> where it comes from: a place in the rules or common practice."""
    return {item.name: item.metadata["rule"] for item in fields(cls)}


def named(options: Any) -> dict[str, str]:
    """Every option by name, in the order of the table."""
    return {name: getattr(options, name) for name in values_of(type(options))}


def changed(options: Any) -> dict[str, str]:
    """The options that differ from the default."""
    values = values_of(type(options))
    return {name: value for name, value in named(options).items() if value != values[name][0]}


def read(cls: type, given: Mapping[str, str]) -> Any:
    """The options named, everything else as usual.

    Raises:
        Refused: ``option-unknown`` or ``option-value``; ``nearest`` is a choice there is.
    """
    values = values_of(cls)
    chosen: dict[str, str] = {}
    for name, value in given.items():
        key = _tidy(name)
        if key not in values:
            near = get_close_matches(key, values, 1, 0.0)[0] if key else next(iter(values))
            raise Refused(
                Refusal(
                    "option-unknown",
                    "",
                    {"name": str(name), "nearest": near, "choices": ", ".join(values)},
                )
            )
        chosen[key] = _value(key, str(value), values[key])
    return cls(**chosen)


def _tidy(word: str) -> str:
    return str(word).strip().casefold().replace("-", "_")


def _value(name: str, given: str, values: tuple[str, ...]) -> str:
    """The value meant. Raises Refused with the nearest one there is."""
    word = _tidy(given)
    word = word if word in values else _WORDS.get(word, word)
    if word in values:
        return word
    numbers = [value for value in values if value.isascii() and value.isdigit()]
    if word.isascii() and word.isdigit() and len(word) < 10 and numbers:
        nearest = min(numbers, key=lambda number: abs(int(number) - int(word)))
    else:
        nearest = get_close_matches(word, values, 1, 0.0)[0] if word else values[0]
    raise Refused(
        Refusal(
            "option-value",
            "",
            {"name": name, "value": given, "nearest": nearest, "choices": ", ".join(values)},
        )
    )
