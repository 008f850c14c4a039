"""The time free throw-ins stay open. Rule: option *throw_in*.

The engine only names the time; the hall keeps it and says `Elapsed` when it has run out.
"""

from __future__ import annotations

from world.engine.protocol import Deadline

from .state import State


def window_id(state: State) -> str | None:
    """The name of the running throw-in window; None when none runs.

    One window lasts from the moment everything is covered (or the defender takes) to the next
    card: a card laid in it opens a new one.
    """
    bout = state.bout
    if state.deal.options.throw_in == "sequential" or state.result is not None or not bout.attacks:
        return None
    if not bout.taking and None in bout.covers:
        return None
    return f"throw-in-{state.bouts}-{len(bout.attacks)}-{'pile' if bout.taking else 'throw'}"


def deadlines(state: State) -> tuple[Deadline, ...]:
    """The throw-in window, if one runs."""
    name = window_id(state)
    if name is None:
        return ()
    return (Deadline(name, None, float(state.deal.options.throw_in_seconds)),)
