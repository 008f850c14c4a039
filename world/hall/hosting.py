"""What the host of an evening does while it runs: deal, pause, move people, speak to all.

Whatever concerns many tables is done a table at a time, between everybody else's acts.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from twisted.internet.defer import Deferred

from world.engine.protocol import ExcuseVoter, Refusal, Refused
from world.records.models import Evening

from . import audience, bulletin, evenings, guestlist, joining, lobby, people
from .slices import in_slices


def everybody(evening: Evening) -> list[Any]:
    """The characters of an evening, its host first."""
    numbers = dict.fromkeys([evening.host, *map(int, guestlist.people(evening))])
    found = (audience.character_by_id(number) for number in numbers)
    return [who for who in found if who is not None]


def table_of(evening: Evening, number: int) -> Any:
    """The evening's table of that number. Raises Refused."""
    table = lobby.table_numbered(number)
    if table.controller.seating.evening != evening.pk:
        raise Refused(Refusal("evening-other-table", args={"number": number}))
    return table


def person_of(evening: Evening, words: str) -> Any:
    """The person of the evening somebody means. Raises Refused."""
    whom = people.person_named(words)
    if not guestlist.admits(evening, whom):
        raise Refused(Refusal("evening-stranger", args={"name": whom.key}))
    return whom


# All tables


def deal(evening: Evening, tables: Iterable[Any], host: Any) -> Deferred:
    """Deal at every table that waits with enough people, ready or not; the host hears how many.

    Raises:
        Refused: the evening is paused.
    """
    if evening.paused:
        raise Refused(Refusal("evening-paused"))
    return in_slices(_deals(list(tables), host))


def _deals(tables: list[Any], host: Any) -> Generator[None, None, None]:
    dealt = 0
    for table in tables:
        controller = table.controller
        if table.is_open and not controller.playing:
            seating = controller.seating
            if len(seating.sitters) >= min(controller.game.seats):
                dealt += _deal(table, host)
            elif seating.people:
                audience.tell(host, "evening-too-few", number=table.number)
        yield
    audience.tell(host, "evening-dealt", count=dealt)


def _deal(table: Any, host: Any) -> bool:
    controller = table.controller
    try:
        controller.reseat(controller.seating.all_called())
        return lobby.deal_if_ready(table)
    except Refused as no:
        code = no.refusal.code
        audience.tell(host, "evening-no-deal", number=table.number, code=code)
        return False


def pause(evening: Evening, on: bool) -> Deferred:
    """Every table rests, or goes on. Raises Refused when it does already."""
    if evening.paused == on:
        raise Refused(Refusal("evening-paused-already" if on else "evening-not-paused"))
    guestlist.keep(evening, paused=on)
    return in_slices(_pauses(evening, on))


def _pauses(evening: Evening, on: bool) -> Generator[None, None, None]:
    for table in evenings.tables(evening):
        if table.is_open:
            table.controller.pause(on)
        yield
    audience.tell(everybody(evening), "evening-pause-told", on=on)
    for table in evenings.tables(evening):
        if not on and not table.controller.playing:
            lobby.deal_if_ready(table)
        yield


def announce(evening: Evening, host: Any, text: str) -> None:
    """The host says something to everybody of the evening."""
    audience.talk(everybody(evening), "talk-evening", name=host.key, text=text)


# One person


def move(evening: Evening, whom: Any, table: Any | None, sure: bool = False) -> None:
    """Somebody of the evening gets a seat at another of its tables.

    A table that is full gets one more place where its game has one.

    Args:
        table: where to; None: where the next one who came would be seated.
        sure: also out of a match that runs: a bot plays the hand on.

    Raises:
        Refused: they play and it is not sure, or there is no seat for them; nothing is changed.
    """
    if table is not None:
        _make_place(table, whom)
    seated = lobby.live_seat_of(whom)
    if seated is not None and seated[0].controller.playing:
        if not sure:
            raise Refused(Refusal("evening-plays", args={"name": whom.key}))
        refusal = seated[0].controller.resign(whom.id)
        if refusal is not None:
            raise Refused(refusal)
    if table is None:
        evenings.seat(evening, whom)
    else:
        lobby.sit(whom, table)
    audience.tell(whom, "evening-moved", number=lobby.live_seat_of(whom)[0].number)
    if seated is not None:
        lobby.close_if_deserted(seated[0])


def _make_place(table: Any, whom: Any) -> None:
    controller = table.controller
    seating = controller.seating
    if seating.seat_of(whom.id) is not None:
        raise Refused(Refusal("evening-sits-there", args={"name": whom.key}))
    if controller.playing:
        refusal = joining.refusal(controller)
        if refusal is not None:
            raise Refused(refusal)
    elif not seating.open_seats:
        places = len(seating.seats) + 1
        if places not in controller.game.seats:
            raise Refused(Refusal("table-full"))
        controller.game.read_options(seating.options, places)
        controller.reseat(seating.arranged(seating.options, places, seating.terms))
        bulletin.show_tables(controller)


def send_away(evening: Evening, whom: Any) -> None:
    """Somebody does not belong to the evening any more; their seat at it is free, or a bot's."""
    if whom.id == evening.host:
        raise Refused(Refusal("not-yourself"))
    guestlist.leave_out(evening, whom.id)
    for table in evenings.tables(evening):
        if table.seat_of(whom) is not None:
            refusal = table.controller.expel(whom.id, told=False)
            if refusal is not None:
                raise Refused(refusal)
    audience.tell(whom, "evening-sent-away", evening=evening.name)


def excuse(evening: Evening, whom: Any) -> None:
    """The vote at somebody's table goes on without them.

    Raises:
        Refused: no vote waits for them.
    """
    seated = lobby.live_seat_of(whom)
    if seated is None or seated[0].controller.seating.evening != evening.pk:
        raise Refused(Refusal("not-sitting", args={"name": whom.key}))
    table, seat = seated
    controller = table.controller
    refusal = Refusal("evening-no-vote", args={"name": whom.key})
    if not controller.playing or ExcuseVoter not in controller.game.actions:
        raise Refused(refusal)
    if controller.submit(None, ExcuseVoter(seat)) is not None:
        raise Refused(refusal)
