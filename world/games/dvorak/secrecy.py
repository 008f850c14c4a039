"""Events as a seat may know them. Only ever takes away. Rule: Dvorak, Secrecy."""

from __future__ import annotations

from dataclasses import replace

from world.engine.protocol import Event, Seat

from .table_events import GiftOffered, Given, Looked, Moved
from .turn_events import Drew, HandDealt, Offered, Played
from .vote_events import Hidden


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event for this seat (None: a watcher); None when it may know nothing of it."""
    match event:
        case HandDealt():
            return event if event.seat == seat else None
        case Drew():
            return event if event.seat == seat else replace(event, cards=(), titles=())
        case Looked():
            return event if event.seat == seat else replace(event, cards=(), titles=(), texts=())
        case Played():
            return _played(event, seat)
        case Moved():
            return event if _saw(event, seat) else replace(event, card="", title="")
        case Given():
            both = seat is not None and seat in (event.seat, event.target)
            return event if event.known or both else replace(event, card="", title="")
        case GiftOffered():
            both = seat is not None and seat in (event.seat, event.target)
            return event if both else replace(event, title="")
        case Offered():
            # What may be done is told by whoever does it; some offers stand on hidden cards.
            return event if event.seat == seat else None
        case Hidden():
            return event if event.author == seat else replace(event, author=None)
    return event


def _saw(event: Moved, seat: Seat | None) -> bool:
    """True for whoever could see the card at either end of its way."""
    ends = ((event.came, event.came_seat), (event.went, event.went_seat))
    holds = any(kind in ("hand", "area") and owner == seat for kind, owner in ends)
    return event.known or (seat is not None and holds)


def _played(event: Played, seat: Seat | None) -> Played:
    if not event.down or event.seat == seat:
        return event
    return replace(event, card="", title="", type="", text="", flavour="", creator="")
