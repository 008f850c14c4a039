"""Advice in words: a hint, and the acts of a match that cost most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from world.engine.protocol import Action

from . import layout, sentences
from .face import Face
from .phrases import phrase, say

Reason = tuple[str, Mapping[str, Any]]
"""A code and what ``<game>-because-<code>`` needs."""


class Weighed(Protocol):
    """What was found about an act: how often it was tried, the share of points it should bring."""

    action: Action
    visits: int
    worth: float
    solved: bool


@dataclass(frozen=True, slots=True)
class Slip:
    """An act that cost something.

    Attributes:
        seq: its number. did: the act. better: what would have been better, and why.
        cost: the share of points it cost, 0..1.
    """

    seq: int
    did: Action
    better: Action
    why: Reason
    cost: float


def doing(
    face: Face, game: str, action: Action, names: Sequence[str] = (), you: int | None = None
) -> str:
    """An act as the thing to do, to stand in a sentence: ``<game>-do-<kind>``."""
    kinds = sentences.field_kinds(type(action))
    values = {name: getattr(action, name) for name in kinds}
    variables = sentences.Arguments(face, values, kinds, names, you)
    return phrase(face.language, f"{game}-do-{action.kind}", variables)


def because(
    face: Face, game: str, why: Reason, names: Sequence[str] = (), you: int | None = None
) -> str:
    """Why, in a sentence."""
    code, needed = why
    return sentences.sentence(face, f"{game}-because-{code}", needed, names, you)


def hint(
    face: Face,
    game: str,
    found: Sequence[Weighed],
    why: Reason,
    names: Sequence[str],
    you: int,
) -> str:
    """What to do, why, and how much that is worth.

    Args:
        found: the acts that were weighed, the best first.
        why: why the first is the best.
    """
    best = found[0]
    lines = [
        say(face, "hint-act", act=doing(face, game, best.action, names, you)),
        because(face, game, why, names, you),
    ]
    others = [each.worth for each in found[1:] if each.visits or each.solved]
    if best.visits:
        lines.append(say(face, f"{game}-hint-worth", percent=_percent(best.worth)))
        if others:
            lines.append(say(face, f"{game}-hint-next", percent=_percent(max(others))))
    return layout.block(face, [" ".join(lines)])


def review(
    face: Face,
    game: str,
    match: int,
    slips: Sequence[Slip],
    names: Sequence[str],
    you: int,
) -> str:
    """The acts of a match that cost most, in the order they were done."""
    if not slips:
        return layout.block(face, [say(face, "review-clean", match=match)])
    lines = [say(face, "review", match=match, count=len(slips))]
    for slip in slips:
        line = say(
            face,
            "review-slip",
            seq=slip.seq,
            did=doing(face, game, slip.did, names, you),
            better=doing(face, game, slip.better, names, you),
            percent=_percent(slip.cost),
        )
        lines.append(f"{line} {because(face, game, slip.why, names, you)}")
    return layout.block(face, lines)


def _percent(share: float) -> int:
    return round(share * 100)
