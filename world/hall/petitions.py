"""What can be asked of a table, whose yes it takes, and what is done when everybody agrees.

Bots agree to what harms nobody; where a match would lose its result, people have to say so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from world.engine.match import Match
from world.engine.protocol import AgreeDraw, Refusal, Refused
from world.records.models import Match as Row

from . import bulletin, lobby, shelf, terms
from .requests import OPEN_FOR, OPEN_FOR_LONG, Request

Does = Callable[[Any, Request], Refusal | None]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of request.

    Attributes:
        does: what is done once all have agreed.
        playing: it belongs to a match that runs; False: to a table that waits; None: to both.
        absent: the absent are not asked, for it takes nothing from them.
        bots: it is done at once where only bots are left to ask.
    """

    does: Does
    playing: bool | None
    absent: bool = False
    bots: bool = False


def _draw(controller: Any, request: Request) -> Refusal | None:
    return controller.submit(None, AgreeDraw())


def _abort(controller: Any, request: Request) -> Refusal | None:
    return shelf.set_aside(controller, Row.ABORTED, "match-aborted")


def _adjourn(controller: Any, request: Request) -> Refusal | None:
    return shelf.set_aside(controller, Row.ADJOURNED, "match-adjourned")


def _continue(controller: Any, request: Request) -> Refusal | None:
    return shelf.go_on(controller, request.match)


def _undo(controller: Any, request: Request) -> Refusal | None:
    kept = request.kept
    match = controller.match
    earlier = Match.decode(match.game, match.options, kept["match"])
    return controller.take_back(earlier, {int(seat): s for seat, s in kept["banks"].items()})


def _swap(controller: Any, request: Request) -> Refusal | None:
    controller.reseat(controller.seating.swapped(request.by, request.about))
    controller.announce("table-swapped", seat=request.name, target=request.target)
    bulletin.show_tables(controller)
    return None


def _kick(controller: Any, request: Request) -> Refusal | None:
    return controller.expel(request.about)


KINDS: Mapping[str, Kind] = {
    "draw": Kind(_draw, True),
    "abort": Kind(_abort, True),
    "adjourn": Kind(_adjourn, True, absent=True, bots=True),
    "undo": Kind(_undo, True, bots=True),
    "continue": Kind(_continue, False, bots=True),
    "swap": Kind(_swap, False),
    "kick": Kind(_kick, None, absent=True),
}
"""Every kind by its word."""


def do(controller: Any, request: Request) -> Refusal | None:
    """What was asked is agreed to: do it."""
    if not fits(controller, request):
        return Refusal("nothing-asked")
    return KINDS[request.kind].does(controller, request)


def fits(controller: Any, request: Request) -> bool:
    """True while the request can still be meant: the table plays, or waits, as it did."""
    kind = KINDS.get(request.kind)
    if kind is None or controller.seating.seat_of(request.by) is None:
        return False
    if kind.playing and request.match != controller.record:
        return False
    return kind.playing in (None, controller.playing)


# Asking


def offer_draw(who: Any) -> None:
    """A seated character offers a draw."""
    controller, _ = _seated(who)
    if controller.playing and AgreeDraw not in controller.match.game.actions:
        raise Refused(Refusal("no-draw-here"))
    _ask(controller, who, "draw")


def break_off(who: Any, kind: str) -> None:
    """A seated character asks to ``abort`` or ``adjourn`` the match."""
    controller, _ = _seated(who)
    _ask(controller, who, kind)


def undo(who: Any) -> None:
    """A seated character asks to take their newest act back."""
    controller, seat = _seated(who)
    before = controller.newest.before_newest_of(seat) if controller.playing else None
    if before is None:
        raise Refused(Refusal("nothing-to-undo"))
    banks = {str(bank): seconds for bank, seconds in before.banks.items()}
    _ask(controller, who, "undo", kept={"match": before.match.encode(), "banks": banks})


def go_on(who: Any, number: int | None) -> None:
    """A seated character asks to go on with a match that was set aside.

    Args:
        number: of the match, None for the newest these people have.
    """
    controller, _ = _seated(who)
    if controller.playing:
        raise Refused(Refusal("already-dealt"))
    row = shelf.fitting(controller, number)
    _ask(controller, who, "continue", match=row.pk)


def swap(who: Any, whom: Any) -> None:
    """A seated character asks another to change seats."""
    controller, _ = _seated(who)
    target = _other(controller, who, whom)
    if not controller.playing and not controller.table.connected(target.who):
        raise Refused(Refusal("yes-absent", args={"name": target.name}))
    _ask(controller, who, "swap", about=target, asked=(target.who,))


def kick(who: Any, whom: Any) -> None:
    """A seated character asks that another loses the seat.

    It takes the yes of everybody else, and of somebody else: alone one can only set free a seat
    whose player is long gone, or, as the host, one at a table that waits.
    """
    controller, _ = _seated(who)
    target = _other(controller, who, whom)
    asked = _asked(controller, KINDS["kick"], who.id, target.who)
    seat = controller.seating.seat_of(target.who)
    hosting = not controller.playing and controller.seating.host == who.id
    if not asked and not hosting and not controller.absence.long_gone(seat):
        raise Refused(Refusal("kick-alone", args={"name": target.name}))
    _ask(controller, who, "kick", about=target, asked=asked)


def more_time(who: Any, whom: Any | None) -> None:
    """A seated character gives the others (or one of them) more time, unasked."""
    controller, seat = _seated(who)
    if controller.clock.pace is None or not controller.playing:
        raise Refused(Refusal("no-clock-here"))
    seats = enumerate(controller.seating.seats)
    others = [number for number, sitter in seats if sitter.plays and number != seat]
    if whom is not None:
        others = [controller.seating.seat_of(_other(controller, who, whom).who)]
    if not others:
        raise Refused(Refusal("nobody-to-ask"))
    controller.clock.give(others)
    names = [controller.seating.name(number) for number in others]
    controller.announce("clock-more", seat=who.key, names=names, seconds=60)
    bulletin.show_tables(controller)


def _ask(
    controller: Any,
    who: Any,
    kind: str,
    about: Any = None,
    asked: tuple[int, ...] | None = None,
    match: int | None = None,
    kept: Mapping[str, Any] | None = None,
) -> None:
    rule = KINDS[kind]
    if rule.playing and not controller.playing:
        raise Refused(Refusal("no-match"))
    if rule.playing is False and controller.playing:
        raise Refused(Refusal("already-dealt"))
    if asked is None:
        asked = _asked(controller, rule, who.id)
        if not asked and not rule.bots:
            raise Refused(Refusal("nobody-to-ask"))
    if match is None and controller.playing:
        match = controller.record
    open_for = OPEN_FOR_LONG if _slow(controller) else OPEN_FOR
    controller.requests.ask(
        Request(
            kind=kind,
            by=who.id,
            name=who.key,
            asked=asked,
            until=time.time() + open_for,
            about=about.who if about else None,
            target=about.name if about else "",
            match=match,
            kept=kept or {},
        )
    )


def _asked(controller: Any, kind: Kind, by: int, about: int | None = None) -> tuple[int, ...]:
    """Whose yes it takes. Raises Refused while one of them is away and has to be asked."""
    found = []
    for sitter in controller.seating.people:
        if sitter.who in (by, about):
            continue
        here = _slow(controller) or controller.table.connected(sitter.who)
        if here:
            found.append(sitter.who)
        elif not kind.absent:
            raise Refused(Refusal("yes-absent", args={"name": sitter.name}))
    return tuple(found)


def _slow(controller: Any) -> bool:
    """True at a correspondence table, where everybody answers when they come by."""
    return terms.of(controller.seating.terms).correspondence


def _other(controller: Any, who: Any, whom: Any) -> Any:
    """The sitter of another character at this table. Raises Refused."""
    if whom.id == who.id:
        raise Refused(Refusal("not-yourself"))
    seat = controller.seating.seat_of(whom.id)
    if seat is None:
        raise Refused(Refusal("not-sitting", args={"name": whom.key}))
    return controller.seating.seats[seat]


def _seated(who: Any) -> tuple[Any, int]:
    seated = lobby.seat_of(who)
    if seated is None:
        raise Refused(Refusal("not-seated"))
    return seated[0].controller, seated[1]


# Answering


def meant(who: Any, word: str, own: bool = False) -> str | None:
    """The kind of request a character answers (or, own, takes back), None when none is meant.

    Args:
        word: the kind as typed, or empty where only one can be meant.

    Raises:
        Refused: several can be meant.
    """
    seated = lobby.seat_of(who)
    if seated is None:
        return None
    requests = seated[0].controller.requests
    found = requests.of(who.id) if own else requests.waiting_for(who.id)
    kinds = [request.kind for request in found]
    if word:
        return word if word in kinds else None
    if len(kinds) > 1:
        raise Refused(Refusal("ask-which", args={"choices": ", ".join(kinds)}))
    return kinds[0] if kinds else None


def answer(who: Any, word: str, yes: bool) -> None:
    """A seated character says yes or no to what was asked."""
    controller, _ = _seated(who)
    kind = meant(who, word)
    if kind is None:
        if meant(who, word, own=True):
            raise Refused(Refusal("ask-own"))
        raise Refused(Refusal("nothing-asked"))
    controller.requests.answer(who.id, kind, yes)


def withdraw(who: Any, word: str) -> None:
    """A seated character takes back what they asked."""
    controller, _ = _seated(who)
    kind = meant(who, word, own=True)
    if kind is None:
        raise Refused(Refusal("nothing-to-withdraw"))
    controller.requests.withdraw(who.id, kind)


def show_pending(who: Any) -> None:
    """What is asked at the table where a character is."""
    lobby.table_here(who).controller.requests.list_to(who)
