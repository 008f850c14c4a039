"""What a person is told when they come in: letters, moves and questions that wait for them."""

from __future__ import annotations

from typing import Any

from . import audience, complaints, letters, lobby, ranks, seeking


def greet(who: Any) -> None:
    """The first line of a character is here."""
    count = letters.waiting(who.account) if who.account else 0
    if count:
        audience.tell(who, "mail-waiting", count=count)
    for table, seat in lobby.seats_by_correspondence(who):
        if seat in table.controller.to_act():
            audience.tell(who, "correspondence-your-move", number=table.number)
        if table.controller.requests.waiting_for(who.id):
            audience.tell(who, "correspondence-asked", number=table.number)
    live = lobby.live_seat_of(who)
    if live is not None and live[0].controller.requests.waiting_for(who.id):
        live[0].controller.requests.list_to(who)
    complaints.tell_answers(who)
    if ranks.rank(who) >= ranks.STAFF_RANK:
        waiting = complaints.how_many_wait()
        if waiting:
            audience.tell(who, "reports-waiting", count=waiting)
    seeking.tell_arrival(who)
