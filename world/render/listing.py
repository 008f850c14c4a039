"""Tables and options in lines: what is open, what was agreed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from . import layout, parts
from .face import Face
from .facts import TableFacts
from .phrases import joined, say
from .sentences import seat_name

MOST_LINES = 40
"""Tables named in one listing; the rest is a number."""


def tables(face: Face, known: Iterable[TableFacts]) -> str:
    """The open tables, one line each, those with a free seat first."""
    order = sorted(known, key=lambda facts: (not _free(facts), int(facts.table)))
    lines = [say(face, "tables-count", count=len(order))]
    lines += [_table(face, facts) for facts in order[:MOST_LINES]]
    if len(order) > MOST_LINES:
        lines.append(say(face, "tables-more", count=len(order) - MOST_LINES))
    lines.append(say(face, "tables-hint"))
    return layout.block(face, lines)


def _free(facts: TableFacts) -> int:
    """Open seats; none once the cards are dealt."""
    return 0 if facts.seq else sum(not sitter.name for sitter in facts.sitters)


def _table(face: Face, facts: TableFacts) -> str:
    names = [
        seat_name(face, facts.names, seat)
        for seat, sitter in enumerate(facts.sitters)
        if sitter.name
    ]
    return say(
        face,
        "tables-line",
        number=int(facts.table),
        game=parts.game_name(face, facts.game),
        names=joined(face, names),
        taken=len(names),
        free=_free(facts),
        dealt=bool(facts.seq),
    )


def options(face: Face, facts: TableFacts, chosen: Any, agreed: Any) -> str:
    """Every option with its value; those changed from the usual are marked.

    Args:
        chosen: the game's options value, a dataclass whose defaults are the usual ones.
        agreed: the table's terms, likewise.
    """
    lines = [say(face, "options-title", table=facts.table, game=parts.game_name(face, facts.game))]
    lines += [
        say(face, "options-line", name=name, value=value, changed=value != usual)
        for name, value, usual in _named(chosen, agreed)
    ]
    return layout.block(face, [*lines, say(face, "options-hint")])


def option(face: Face, facts: TableFacts, chosen: Any, name: str) -> str:
    """What one option means, what it is now and what may be chosen.

    Args:
        chosen: the game's options value.
        name: one of its fields.
    """
    return _explained(face, f"{facts.game}-option-{name}", chosen, name)


def term(face: Face, agreed: Any, name: str) -> str:
    """The same of one of the table's terms."""
    return _explained(face, f"term-{name}", agreed, name)


def _explained(face: Face, key: str, chosen: Any, name: str) -> str:
    row = next(f for f in fields(chosen) if f.name == name)
    values = ", ".join(row.metadata.get("values", ()))
    now = {"name": name, "value": getattr(chosen, name), "choices": values}
    return layout.block(face, [say(face, key), say(face, "options-values", **now)])


def rules(face: Face, facts: TableFacts, chosen: Any, agreed: Any) -> str:
    """The game and what was agreed otherwise than usual, in two sentences."""
    named = _named(chosen, agreed)
    changed = [f"{name}={value}" for name, value, usual in named if value != usual]
    game = parts.game_name(face, facts.game)
    return layout.block(
        face,
        [
            say(face, "rules-line", game=game, changed=joined(face, changed), count=len(changed)),
            say(face, "rules-hint", key=facts.game),
        ],
    )


def _named(*chosen: Any) -> list[tuple[str, str, str]]:
    """Name, value and usual value of every option."""
    return [
        (f.name, str(getattr(value, f.name)), str(f.default))
        for value in chosen
        for f in fields(value)
    ]
