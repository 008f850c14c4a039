"""Actions and events as plain JSON, and back.

One codec serves every game, because fields hold only str, int, bool, None and tuples of these
(see `protocol.Action`). States have their own `Game.encode`, for they outlive versions of the
rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=256)
def field_names(cls: type) -> tuple[str, ...]:
    """The names of a dataclass's fields, in order."""
    return tuple(f.name for f in fields(cls))


def pack(value: Any) -> dict[str, Any]:
    """An action or event as a JSON object with its ``kind``."""
    cls = type(value)
    packed = {name: getattr(value, name) for name in field_names(cls)}
    packed["kind"] = cls.kind
    return packed


def unpack(classes: Iterable[type], packed: Mapping[str, Any]) -> Any:
    """The action or event of `pack`.

    Args:
        classes: the classes that may come back, usually ``game.actions`` or ``game.events``.
        packed: what `pack` gave, possibly after a trip through JSON.

    Raises:
        ValueError: the kind is unknown or the fields do not fit.
    """
    kind = packed.get("kind")
    for cls in classes:
        if cls.kind == kind:
            break
    else:
        raise ValueError(f"unknown kind {kind!r}")
    given = {name: _tuples(item) for name, item in packed.items() if name != "kind"}
    try:
        return cls(**given)
    except TypeError as error:
        raise ValueError(f"{kind}: {error}") from error


def _tuples(item: Any) -> Any:
    """Lists, as JSON gives them, back to tuples all the way down."""
    return tuple(_tuples(part) for part in item) if isinstance(item, (list, tuple)) else item
