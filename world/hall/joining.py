"""Sitting down at a match that runs, in games that take newcomers. Rule: Dvorak A27."""

from __future__ import annotations

from typing import Any

from world.engine.protocol import Join, NameSeats, Refusal


def refusal(controller: Any) -> Refusal | None:
    """Why nobody can sit down at this table's match now, or None."""
    if not controller.playing or Join not in controller.game.actions:
        return Refusal("already-dealt")
    seating = controller.seating
    if len(seating.people) >= seating.places:
        return Refusal("table-full")
    state = controller.match.state
    return controller.game.refuse(state, None, Join(len(seating.seats)))


def join(controller: Any, who: Any) -> Refusal | None:
    """A character sits down at a new seat of the match; gives why not, or None."""
    refused = refusal(controller)
    if refused is not None:
        return refused
    seating = controller.seating.joined(who.id, who.key)
    refused = controller.submit(None, Join(len(seating.seats) - 1), seating=seating)
    if refused is None and NameSeats in controller.game.actions:
        controller.submit(None, NameSeats(seating.names))
    return refused
