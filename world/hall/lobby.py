"""The tables of the hall: finding one, opening one, sitting down, getting up, watching.

Commands, pages and packets all come here. What cannot be done raises `Refused`; what is done is
told to whom it concerns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import evennia
from evennia.utils import logger, utils

from world import bots
from world.engine.choices import changed, named
from world.engine.protocol import Refusal, Refused

from . import admission, audience, bulletin, joining, terms
from .seating import BOT, Seating

MOST_TABLES = 500
"""Open tables in one hall at once."""

MOST_HOSTED = 5
"""Open tables one person may have opened and not closed again."""

NEWCOMERS_BOT = 1
"""Level of the bot a newcomer without company meets."""

_tables: dict[int, Any] = {}


# Finding


def register(table: Any) -> None:
    """Make a table known by its number: at the server's start, and when one is opened."""
    _tables[table.number] = table


def known() -> tuple[Any, ...]:
    """Every table there is, closed ones too, by number."""
    return tuple(_tables[number] for number in sorted(_tables))


def tables(game: str | None = None) -> tuple[Any, ...]:
    """The open tables, of one game or of all, by number."""
    return tuple(
        table
        for table in known()
        if table.is_open and game in (None, table.controller.seating.game)
    )


def known_numbered(number: int) -> Any | None:
    """The table of that number, open or closed; None when there is none."""
    return _tables.get(number)


def table_numbered(number: int) -> Any:
    """The open table of that number. Raises Refused when there is none."""
    table = known_numbered(number)
    if table is None or not table.is_open:
        raise Refused(Refusal("no-such-table", args={"number": number}))
    return table


def seat_of(who: Any) -> tuple[Any, int] | None:
    """The table and seat a character plays at, or None.

    One person plays at one table, beside those they play at by correspondence: of these it is
    the one where they stand, or any while there is no other.
    """
    here = who.location
    slow = None
    for table in ([here] if hasattr(here, "controller") else []) + list(_tables.values()):
        seat = table.seat_of(who)
        if seat is not None:
            if table is here or not table.controller.seating.slow:
                return table, seat
            slow = slow or (table, seat)
    return slow


def seats_by_correspondence(who: Any) -> list[tuple[Any, int]]:
    """Every table a character plays at by correspondence, with the seat; one may have several."""
    found = []
    for table in tables():
        seat = table.seat_of(who) if table.controller.seating.slow else None
        if seat is not None:
            found.append((table, seat))
    return found


def live_seat_of(who: Any) -> tuple[Any, int] | None:
    """The table and seat a character plays at while others wait for them, or None."""
    for table in _tables.values():
        seat = table.seat_of(who)
        if seat is not None and not table.controller.seating.slow:
            return table, seat
    return None


def table_here(who: Any) -> Any:
    """The table a character plays at, or whose room they stand in. Raises Refused for neither."""
    seated = seat_of(who)
    if seated is not None:
        return seated[0]
    if hasattr(who.location, "controller") and who.location.is_open:
        return who.location
    raise Refused(Refusal("no-table-here"))


# Opening and closing


def open_table(
    game: Any, given: Mapping[str, str], host: Any | None = None, places: int | None = None
) -> Any:
    """An empty table, ready to sit down at: one that was closed is used again.

    Args:
        game: the rules.
        given: names and values of options and terms; checked here.
        host: the character who opens it, None for the hall.
        places: seats, default as many as six or the game allows.

    Raises:
        Refused: an option is wrong, or the hall (or the host) has tables enough.
    """
    if places is None:
        places = min(6, max(game.seats))
    if places not in game.seats:
        bounds = {"least": min(game.seats), "most": max(game.seats)}
        raise Refused(Refusal("wrong-number-seated", args=bounds))
    options, agreed = terms.split(game, given)
    game.read_options(options, places)
    terms.of(agreed)
    opened = tables()
    if len(opened) >= MOST_TABLES:
        raise Refused(Refusal("hall-full"))
    mine = [t for t in opened if host is not None and t.controller.seating.host == host.id]
    if len(mine) >= MOST_HOSTED:
        raise Refused(Refusal("too-many-tables", args={"most": MOST_HOSTED}))
    table = _spare(game.key) or _build(game.key)
    hosted_by = host.id if host is not None else None
    table.controller.reseat(Seating.fresh(game.key, options, places, hosted_by, agreed))
    table.is_open = True
    return table


def _spare(game: str) -> Any | None:
    for table in known():
        if not table.is_open and table.controller.seating.game == game:
            if not table.onlookers:
                return table
    return None


def _build(game: str) -> Any:
    typeclass = f"typeclasses.tables.{game.capitalize()}Table"
    try:
        utils.class_from_module(typeclass)
    except ImportError:
        typeclass = "typeclasses.tables.Table"
    number = max(_tables, default=0) + 1
    attributes = [("number", number), ("seating", Seating.fresh(game, {}, 2).encode())]
    table = evennia.create_object(
        typeclass, key=f"Table {number}", nohome=True, attributes=attributes
    )
    table.at_init()
    register(table)
    return table


def close(table: Any) -> None:
    """Close a table: everybody in the room goes back to where its game is at home."""
    bulletin.say_all(table.controller, "table-closed", number=table.number)
    table.controller.close()
    table.is_open = False
    table.watching_text = ""
    for person in audience.people_in(table):
        walk(person, table.way_out())


def close_if_deserted(table: Any) -> None:
    """Nobody sits, watches or plays here any more: the table is put away until it is needed."""
    controller = table.controller
    if table.is_open and not controller.playing and not controller.seating.people:
        if not table.onlookers:
            close(table)


# Sitting down and getting up


def walk(who: Any, room: Any, shown: bool = True) -> None:
    """Bring a character to a room; ``shown`` False where more is told at once anyway."""
    if who.location is not room:
        who.move_to(room, quiet=True, shown=shown)


def free_of_tables(who: Any, wanted: Any = None) -> None:
    """Make sure a character has no seat (but perhaps at the wanted table).

    One at a table that has not begun is given up. Raises Refused while they play.
    """
    if wanted is not None and wanted.seat_of(who) is not None:
        raise Refused(Refusal("already-seated"))
    seated = live_seat_of(who)
    if seated is None:
        return
    table, _ = seated
    if table.controller.playing:
        raise Refused(Refusal("playing-elsewhere", args={"number": table.number}))
    _give_up(who, table)


def sit(who: Any, table: Any, seat: int | None = None, ready: bool = False, word: str = "") -> None:
    """A character takes a seat.

    Args:
        ready: they want the deal too, which may then begin at once.
        word: the password of a locked table.
    """
    if table.controller.seating.slow and table.seat_of(who) is not None:
        free_of_tables(who)
        walk(who, table)
        return
    admission.check(who, table, word)
    free_of_tables(who, table)
    controller = table.controller
    if controller.playing:
        _join(who, table)
        return
    seating = controller.seating.sit(who.id, who.key, seat)
    if ready:
        seating = seating.ready(who.id)
    controller.reseat(seating)
    taken = seating.seat_of(who.id)
    bulletin.say_all(controller, "table-sat", seat=who.key, number=taken + 1, but=taken)
    audience.tell(who, "table-you-sat", number=taken + 1, table=table.number, ready=ready)
    agreed = changed(terms.of(seating.terms))
    if agreed:
        named = [f"{name}={value}" for name, value in agreed.items()]
        audience.tell(who, "table-terms", terms=named)
    dealing = seating.all_ready and len(seating.sitters) >= min(controller.game.seats)
    walk(who, table, shown=not dealing)
    bulletin.show_tables(controller)
    if ready:
        deal_if_ready(table)


def _join(who: Any, table: Any) -> None:
    """Sit down at a match that runs; the game tells of it."""
    controller = table.controller
    refused = joining.refusal(controller)
    if refused is None:
        walk(who, table, shown=False)
        refused = joining.join(controller, who)
    if refused is not None:
        raise Refused(refused)
    number = table.seat_of(who) + 1
    audience.tell(who, "table-you-sat", number=number, table=table.number, ready=True)
    bulletin.show_table_to(controller, who)
    bulletin.show_tables(controller)


def stand(who: Any) -> None:
    """A character gets up. In mid-match that is resigning: a bot plays the hand on."""
    seated = seat_of(who)
    if seated is None:
        raise Refused(Refusal("not-seated"))
    table, _ = seated
    controller = table.controller
    if controller.playing:
        refusal = controller.resign(who.id)
        if refusal is not None:
            raise Refused(refusal)
    else:
        _give_up(who, table)


def _give_up(who: Any, table: Any) -> None:
    controller = table.controller
    controller.reseat(controller.seating.stand(who.id))
    bulletin.say_all(controller, "table-stood", seat=who.key)
    audience.tell(who, "table-you-stood")
    bulletin.show_tables(controller)


def ready(who: Any, wants: bool = True) -> None:
    """A seated character wants the next deal, or takes that back."""
    table = table_here(who)
    controller = table.controller
    controller.reseat(controller.seating.ready(who.id, wants))
    key = "table-ready" if wants else "table-not-ready"
    waiting = [s.name for s in controller.seating.sitters if not s.ready]
    left = {"waiting": ", ".join(waiting), "left": len(waiting)} if wants else {}
    bulletin.say_all(controller, key, seat=who.key, **left)
    bulletin.show_tables(controller)
    deal_if_ready(table)


def deal_if_ready(table: Any) -> bool:
    """Deal once everybody seated wants it and they are enough; True when dealt."""
    controller = table.controller
    seating = controller.seating
    if controller.playing or not seating.all_ready:
        return False
    if seating.paused:
        bulletin.say_all(controller, "evening-is-paused")
        return False
    if len(seating.sitters) < min(controller.game.seats):
        bulletin.say_all(controller, "table-needs-more", least=min(controller.game.seats))
        return False
    controller.deal()
    return True


def start(who: Any) -> None:
    """`ready` for somebody seated; the host of a table of bots has them begin."""
    table = table_here(who)
    seating = table.controller.seating
    if seating.seat_of(who.id) is not None:
        ready(who)
    elif seating.people:
        raise Refused(Refusal("not-seated"))
    elif seating.host not in (None, who.id):
        raise Refused(Refusal("only-the-host"))
    elif not deal_if_ready(table):
        raise Refused(Refusal("table-needs-more", args={"least": min(table.controller.game.seats)}))


def add_bot(who: Any, level: int, seat: int | None = None) -> None:
    """A bot takes a seat, asked for by somebody seated or by the host."""
    if not 0 <= level <= bots.STRONGEST:
        raise Refused(Refusal("no-such-level", args={"most": bots.STRONGEST}))
    table = table_here(who)
    may_arrange(who, table)
    seat_bot(table, level, seat)


def seat_bot(table: Any, level: int, seat: int | None = None) -> None:
    """A bot takes a seat of a table that waits, the first free one unless one is named."""
    controller = table.controller
    before = controller.seating.sitters
    controller.reseat(controller.seating.add_bot(level, seat))
    bot = next(s for s in controller.seating.sitters if s.kind == BOT and s not in before)
    bulletin.say_all(controller, "table-bot-sat", seat=bot.name, level=level)
    bulletin.show_tables(controller)
    if controller.seating.people:
        deal_if_ready(table)


def remove_bot(who: Any, seat: int | None = None) -> None:
    """The last bot, or the one in that seat, leaves again."""
    table = table_here(who)
    may_arrange(who, table)
    controller = table.controller
    before = controller.seating.sitters
    controller.reseat(controller.seating.remove_bot(seat))
    gone = next(s for s in before if s not in controller.seating.sitters)
    bulletin.say_all(controller, "table-bot-stood", seat=gone.name)
    bulletin.show_tables(controller)


def play(
    who: Any, game: Any, given: Mapping[str, str] | None = None, places: int | None = None
) -> None:
    """Seat a newcomer at once: where somebody waits, else at a fresh table with a bot.

    Args:
        given: options and terms that have to be agreed there; as usual when nothing is named.
        places: seats a fresh table has.

    Raises:
        Refused: an option is wrong, or what stands against a seat.
    """
    options, agreed = terms.split(game, given or {})
    unusual = {**changed(game.read_options(options)), **changed(terms.of(agreed))}
    given = {**options, **agreed}
    seated = live_seat_of(who)
    if seated is not None:
        table, _ = seated
        if table.controller.playing:
            raise Refused(Refusal("already-seated"))
        if _agreed(table.controller.seating, game, given):
            _sit_ready(who, table)
            return
    waiting = _waiting(game, given, who)
    if waiting is not None:
        sit(who, waiting, ready=True)
        return
    free_of_tables(who)
    table = open_table(game, unusual, who, places)
    controller = table.controller
    controller.reseat(controller.seating.add_bot(NEWCOMERS_BOT))
    sit(who, table, seat=None, ready=True)


def _agreed(seating: Any, game: Any, given: Mapping[str, str]) -> bool:
    """A table is of that game, and whatever is named was agreed there."""
    if seating.game != game.key:
        return False
    agreed = {**named(game.read_options(seating.options)), **named(terms.of(seating.terms))}
    return all(agreed[name] == value for name, value in given.items())


def _sit_ready(who: Any, table: Any) -> None:
    """Already at a table of that game: fill it with a bot if need be and be ready."""
    controller = table.controller
    if len(controller.seating.sitters) < min(controller.game.seats):
        controller.reseat(controller.seating.add_bot(NEWCOMERS_BOT))
    ready(who)


def _waiting(game: Any, given: Mapping[str, str], who: Any) -> Any | None:
    """An open table of that game, so agreed, with a free seat where a connected person waits."""
    for table in tables(game.key):
        seating = table.controller.seating
        if not _agreed(seating, game, given):
            continue
        others = [s for s in seating.people if s.who != who.id]
        if seating.open_seats and any(table.connected(s.who) for s in others):
            if admission.refusal(who, table) is None:
                return table
    return None


def come_to(who: Any, table: Any) -> None:
    """A character goes to a table, to look on or to sit down."""
    if who.location is table:
        bulletin.show_table_to(table.controller, who)
        return
    free_of_tables(who)
    if table.seat_of(who) is None:
        bulletin.say_all(table.controller, "table-watcher-came", name=who.key)
    walk(who, table)


def leave(who: Any) -> None:
    """A character who plays no running match goes back to the room outside."""
    seated = seat_of(who)
    if seated is not None:
        if seated[0].controller.playing:
            raise Refused(Refusal("playing-here"))
        stand(who)
    table = who.location
    if hasattr(table, "controller"):
        walk(who, table.way_out())
        close_if_deserted(table)


def may_arrange(who: Any, table: Any) -> None:
    """Raises Refused unless the character may change what is agreed: the host, or a sitter."""
    seating = table.controller.seating
    if who.id != seating.host and seating.seat_of(who.id) is None:
        raise Refused(Refusal("not-seated"))
    if seating.dealt:
        raise Refused(Refusal("already-dealt"))


# Restarts


def resume_all(found: Iterable[Any]) -> int:
    """Take up every table after a start or reload; gives the number of matches going on."""
    _tables.clear()
    going_on = 0
    for table in found:
        register(table)
    for table in known():
        try:
            table.controller.resume()
            if table.controller.seating.people:
                deal_if_ready(table)  # the hall ended after the last "ready", before the deal
        except Exception:
            # One table that cannot be taken up must not keep the others away.
            logger.log_trace(f"table {table.number} could not be taken up")
        going_on += table.controller.playing
    return going_on
