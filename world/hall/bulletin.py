"""What everybody at a table is told: rendered in memory first, sent once it is stored.

One act becomes one message a connection: the sentences of its events, whose turn it is, and for
programs the objects of the machine interface. Each is made for one listener's face and seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from world.engine.match import Match
from world.engine.protocol import Event, Explaining
from world.render import layout, sentences, tables, wire
from world.render.face import Face
from world.render.facts import Sitter, TableFacts
from world.render.phrases import say

from . import audience
from .seating import BOT, Seating

HASH_TOLD = 16
"""Digits of the seed's hash that are told at the deal; `verify` tells all of them."""


@dataclass(frozen=True, slots=True)
class Listener:
    """One connection that hears a table.

    Attributes:
        session: where it goes.
        face: how it wants to be told.
        seat: the seat it plays, None for a watcher.
        away: its character is in another room, so lines say which table they come from.
    """

    session: Any
    face: Face
    seat: int | None
    away: bool

    @property
    def takes_objects(self) -> bool:
        """It reads objects; a page draws one table, and is not sent those of another."""
        if self.away and self.seat is None and audience.is_browser(self.session):
            return False
        return audience.takes_objects(self.session)


@dataclass(slots=True)
class Notice:
    """Everything to be sent for one act, ready before the act is stored."""

    letters: list[tuple[Any, str, Sequence]] = field(default_factory=list)

    def deliver(self) -> None:
        """Send it: one message a connection."""
        for session, text, objects in self.letters:
            audience.send(session, text, objects)


def listeners(table: Any, seating: Seating) -> list[Listener]:
    """Every connection that hears this table: seats first, then watchers."""
    found = []
    for seat, sitter in enumerate(seating.seats):
        if sitter is not None and sitter.plays:
            for session in table.sessions(sitter.who):
                away = session.puppet is None or session.puppet.location is not table
                found.append(Listener(session, audience.face_of(session), seat, away))
    for watcher in table.watchers:
        away = watcher.location is not table
        for session in audience.sessions_of(watcher):
            found.append(Listener(session, audience.face_of(session), None, away))
    return found


def facts(
    controller: Any,
    match: Match | None = None,
    seating: Seating | None = None,
    actor: int | None = None,
) -> TableFacts:
    """What the hall knows of the table at this moment; with ``match``, of that state of it.

    Args:
        actor: whose act brings that state about, None for the hall's.
    """
    table = controller.table
    match = match or controller.match
    seating = seating or controller.seating
    view = match.game.view(match.state, None) if match is not None and seating.dealt else None
    left = controller.clock.seconds(match, actor) if view is not None else {}
    banks = controller.clock.banks() if view is not None else {}
    sitters = tuple(
        Sitter()
        if sitter is None
        else Sitter(
            name=sitter.name,
            bot=sitter.level if not sitter.plays else None,
            connected=sitter.kind == BOT or sitter.left or table.connected(sitter.who),
            ready=sitter.ready,
            clock=left.get(seat),
            bank=round(banks[seat]) if seat in banks else None,
        )
        for seat, sitter in enumerate(seating.seats)
    )
    return TableFacts(
        game=seating.game,
        table=str(table.number),
        sitters=sitters,
        match=str(controller.record or "") if seating.dealt else "",
        seq=match.seq if view is not None else 0,
        clock=min(left.values(), default=None),
        last=getattr(view, "last", None),
        options=getattr(view, "options", seating.options),
        terms=seating.terms,
        watchers=tuple(watcher.key for watcher in table.watchers),
    )


# An act


Lead = tuple[str, Mapping[str, Any]]
"""A sentence of the hall and its variables, told before those of an act."""


def for_act(
    controller: Any,
    match: Match,
    seating: Seating,
    events: tuple[Event, ...],
    actor: int | None = None,
    lead: Lead | None = None,
) -> Notice:
    """Everything everybody will be told of an act, before it is stored.

    Args:
        match: the match as it will be.
        seating: who sits where while it is told.
        actor: whose act it is, None for the hall's.
        lead: what is said first.
    """
    known = facts(controller, match, seating, actor)
    told = _turns_told(controller, known)
    notice = Notice()
    made: dict[int, Any] = {}

    @cache
    def view_of(seat: int | None) -> Any:
        return match.game.view(match.state, seat)

    @cache
    def objects_for(seat: int | None) -> audience.Objects:
        seen = [match.game.redact(event, seat) for event in events]
        objects = [("Hall.Event", wire.event(known.seq, event, known.table)) for event in seen]
        objects.append(("Hall.Table", wire.table(view_of(seat), known, made)))
        return audience.Objects(objects)

    @cache
    def text_for(face: Face, seat: int | None, away: bool) -> str:
        # Made once for all who are told the same: hundreds may watch.
        seen = [match.game.redact(event, seat) for event in events]
        lines = [
            line
            for event in seen
            if event is not None
            for line in _event_lines(face, seat, match.game.key, event, known)
        ]
        if lead is not None:
            lines.insert(0, say(face, lead[0], **lead[1]))
        if match.seq == 1:
            lines.append(say(face, "table-commitment", hash=match.commitment[:HASH_TOLD]))
        turn = tables.turn(face, view_of(seat), known)
        if turn and turn != told(face, seat):
            lines.append(turn)
        return _laid_out(controller, face, away, lines)

    for listener in listeners(controller.table, seating):
        text = text_for(listener.face, listener.seat, listener.away)
        objects = objects_for(listener.seat) if listener.takes_objects else ()
        notice.letters.append((listener.session, text, objects))
    return notice


def _event_lines(
    face: Face, seat: int | None, game: str, event: Event, known: TableFacts
) -> list[str]:
    said = sentences.event(face, game, event, known.names, seat)
    return [said, *tables.beside(face, game, event)]


def _turns_told(controller: Any, known: TableFacts) -> Callable[[Face, int | None], str]:
    """What a seat was told of its turn before this act; "" to whoever made it.

    Who may still do exactly what they could do before is not told so again.
    """
    match, dealt = controller.match, controller.playing
    actor = known.last[0] if known.last else None

    def told(face: Face, seat: int | None) -> str:
        if not dealt or seat is None or seat == actor:
            return ""
        view = match.game.view(match.state, seat)
        # Who sits there is as it was; nothing else of the facts is said in a turn's line.
        return tables.turn(face, view, known)

    return told


def _laid_out(controller: Any, face: Face, away: bool, lines: Iterable[str]) -> str:
    """Lines as one text; whoever is elsewhere is told which table they come from."""
    lines = [line for line in lines if line]
    if away and lines:
        number = controller.table.number
        whole = "\n".join(lines).split("\n")
        lines = [say(face, "table-elsewhere", number=number, line=line) for line in whole]
    return layout.block(face, lines)


# Sentences


def say_all(
    controller: Any,
    key: str,
    but: int | None = None,
    hears: Callable[[int], bool] | None = None,
    **args: Any,
) -> None:
    """One sentence to everybody at the table.

    Args:
        but: a seat that is told otherwise.
        hears: tells of a character's number whether this is for them; None: it is for all.
    """

    @cache
    def text_for(face: Face, away: bool) -> str:
        return _laid_out(controller, face, away, [say(face, key, **args)])

    for listener in listeners(controller.table, controller.seating):
        if but is not None and listener.seat == but:
            continue
        if hears is not None and not hears(listener.session.puid):
            continue
        audience.send(listener.session, text_for(listener.face, listener.away))


# The table itself


def _table_object(controller: Any, seat: int | None, known: TableFacts) -> tuple[str, dict]:
    view = controller.view(seat) if controller.playing else None
    return "Hall.Table", wire.table(view, known) if view else wire.waiting(known, seat)


def show_tables(controller: Any) -> None:
    """A new Hall.Table to every program at the table: seats changed."""
    known = facts(controller)

    @cache
    def objects_for(seat: int | None) -> audience.Objects:
        return audience.Objects([_table_object(controller, seat, known)])

    for listener in listeners(controller.table, controller.seating):
        if listener.takes_objects:
            audience.send(listener.session, "", objects_for(listener.seat))


def show_table_to(controller: Any, who: Any, line: Any = None) -> None:
    """The whole table to one character (or one line of theirs): they came, or are back."""
    known = facts(controller)
    seat = controller.table.seat_of(who)
    for session in audience.sessions_of(line or who):
        text = table_text(controller, audience.face_of(session), seat, known)
        objects = [_table_object(controller, seat, known), *_requests(controller)]
        audience.send(session, text, objects)


def table_text(
    controller: Any, face: Face, seat: int | None, known: TableFacts | None = None
) -> str:
    """The table as one listener sees it."""
    known = known or facts(controller)
    if not controller.playing:
        return tables.waiting(face, known, seat)
    return tables.table(face, controller.view(seat), known)


def objects_for(controller: Any, who: Any) -> list[tuple[str, dict]]:
    """Hall.Table as a character may know it now, and what is asked at the table."""
    seat = controller.table.seat_of(who)
    return [_table_object(controller, seat, facts(controller)), *_requests(controller)]


def sync(controller: Any, session: Any) -> None:
    """Everything of the table again for one connection that asked for it."""
    audience.send(session, "", objects_for(controller, session.puppet))


def _requests(controller: Any) -> list[tuple[str, dict]]:
    """Hall.Requests, where something is asked."""
    return [_requests_object(controller)] if controller.requests.open else []


def _requests_object(controller: Any) -> tuple[str, dict]:
    seat_of = controller.seating.seat_of
    asked = [
        wire.request(
            kind=each.kind,
            by=seat_of(each.by),
            waiting=[seat for who in each.asked if (seat := seat_of(who)) is not None],
            target=each.target,
            match=each.match,
        )
        for each in controller.requests.open
    ]
    return "Hall.Requests", wire.requests(str(controller.table.number), asked)


def show_requests(controller: Any) -> None:
    """What is asked at the table has changed: tell everybody there who reads objects."""
    shown = _requests_object(controller)
    for listener in listeners(controller.table, controller.seating):
        if listener.takes_objects:
            audience.send(listener.session, "", [shown])


def read(controller: Any, who: Any, render: Callable[[Face, Any, TableFacts], str]) -> None:
    """Answer one character's reading word (`hand`, `trump` …) from their own view."""
    seat = controller.table.seat_of(who)
    view, known = controller.view(seat), facts(controller)
    audience.show(who, lambda face: render(face, view, known))


def read_lines(
    controller: Any, who: Any, render: Callable[[Face, Any, TableFacts, str], list[str]], words: str
) -> None:
    """Answer a reading word of one game, with what was said after it.

    Raises Unreadable when the words name nothing the character could mean.
    """
    view, known = controller.view(controller.table.seat_of(who)), facts(controller)
    audience.show(who, lambda face: layout.block(face, render(face, view, known, words)))


def explain(controller: Any, who: Any, words: str) -> bool:
    """Tell what decides a question at the table; False when its game gives no answers.

    Raises Unreadable when nothing is asked that the game knows.
    """
    match = controller.match
    if match is None or not isinstance(match.game, Explaining):
        return False
    answer = match.game.explain(match.state, controller.table.seat_of(who), words)
    audience.show(who, lambda face: tables.explained(face, match.game.key, answer))
    return True


def match_over(controller: Any) -> None:
    """After the result: the seed, so that anybody can check the deal, and what one may do now."""
    match = controller.match
    say_all(controller, "table-seed", seed=match.seed, match=controller.record)
    say_all(controller, "table-again")
    show_tables(controller)
