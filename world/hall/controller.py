"""One table's game: decide, persist, tell, project; in that order, with one writer.

Everything here runs in the reactor's thread and never yields in the middle, so no two acts of a
table can meet. The engine's match is the game; seats, rows, card objects and screens follow it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.db import DatabaseError
from evennia.utils import logger

from world.engine import registry
from world.engine.match import Match
from world.engine.protocol import (
    Action,
    AppointHost,
    LineBack,
    LineLost,
    NameSeats,
    Refusal,
    Refused,
    Resign,
    TakeBack,
)
from world.records import ledger

from . import bulletin, keeping, mailing, memory, ordering, petitions, pulse, shelf
from .absence import Absence
from .botdriver import BotDriver
from .clock import Clock
from .habits import Habits
from .projector import Projector
from .requests import Requests
from .seating import Seating, company, players_json
from .takeback import NewestActs

KEPT_AIMS = 64
"""How many acts back a late act may have been meant."""


class Controller:
    """Plays one table.

    Attributes:
        table: the room (a `typeclasses.tables.Table`).
        seating: who sits where; stored with the room.
        match: the match being played or last played here, None before the first deal.
        record: the number of that match in the records, None before the first deal.
        company: who played the newest match, in which order.
        newest: the newest acts of the running match, to be taken back.
        requests: what is asked of the table.
    """

    def __init__(self, table: Any) -> None:
        self.table = table
        self.seating = Seating.decode(table.seating_text)
        self.match: Match | None = None
        self.record: int | None = None
        self.company: tuple = ()
        self._aims: dict[int, tuple] = {}
        self.projector = Projector(table)
        self.clock = Clock(self)
        self.bots = BotDriver(self)
        self.habits = Habits(self)
        self.absence = Absence(self)
        self.newest = NewestActs()
        self.requests = Requests(self, petitions.do)

    # Reading

    @property
    def game(self) -> Any:
        """The rules of this table."""
        return registry.game(self.seating.game)

    @property
    def playing(self) -> bool:
        """True between the deal and the result."""
        return self.seating.dealt

    @property
    def seq(self) -> int:
        """The match's sequence number, 0 before the first deal."""
        return self.match.seq if self.match else 0

    def view(self, seat: int | None) -> Any:
        """What the seat (None: a watcher) may know, or None before the first deal."""
        return self.match.game.view(self.match.state, seat) if self.match else None

    def knows(self, seat: int | None) -> frozenset[str]:
        """Cards whose faces the seat (None: a watcher) may see where they lie."""
        return self.match.game.knows(self.match.state, seat) if self.match else frozenset()

    def to_act(self) -> frozenset[int]:
        """Seats that may choose now."""
        return self.match.game.to_act(self.match.state) if self.playing else frozenset()

    @property
    def held(self) -> bool:
        """True while nothing happens here by itself: something is asked, or the host has paused."""
        return self.requests.holds_bots or self.seating.paused

    # Seats

    def reseat(self, seating: Seating) -> None:
        """The one place where who sits where changes; stored before anybody is told."""
        self.table.seating_text = seating.encode()
        before, self.seating = self.seating, seating
        here = {sitter.who for sitter in seating.people}
        for sitter in before.people:
            if sitter.who not in here:
                self.requests.gone(sitter.who)
                self.table.let_go(sitter.who)

    def announce(self, key: str, **args: Any) -> None:
        """One of the hall's sentences to everybody at the table."""
        bulletin.say_all(self, key, **args)

    # Deal and acts

    def deal(self) -> None:
        """Deal a match to everybody seated.

        Raises:
            Refused: too few or too many sit here for the game and its options, or the deal
                cannot be stored.
        """
        if self.playing:
            raise Refused(Refusal("already-dealt"))
        if self.seating.paused:
            raise Refused(Refusal("evening-paused"))
        seating = self.seating.deal()
        game = self.game
        seats = len(seating.seats)
        if seats not in game.seats:
            bounds = {"least": min(game.seats), "most": max(game.seats)}
            raise Refused(Refusal("wrong-number-seated", args=bounds))
        options = game.read_options(seating.options, seats)
        players = players_json(seating.sitters)
        before = self._before(options, company(players))
        match, events = Match.deal(game, options, seats, secrets.token_hex(16), before)
        self.clock.fill(seats)
        notice = bulletin.for_act(self, match, seating, events)
        try:
            previous = self.record if before is not None else None
            record = ledger.open_match(
                self.table.number,
                match,
                seating.options,
                players,
                events,
                previous,
                seating.evening,
            )
        except DatabaseError:
            logger.log_trace(f"table {self.table.number}: the deal could not be stored")
            raise Refused(Refusal("cannot-save")) from None
        self.record = record
        self.company = company(players)
        self._aims.clear()
        self.newest.clear()
        self.requests.clear()
        self.reseat(seating)
        self.clock.keep()
        self._moved(match, notice)
        self._introduce()
        ordering.serve(self)

    def _introduce(self) -> None:
        """Tell a game that wants to know what people call the players, and who is the host.

        Whoever was dealt in without a line is waited for from now on.
        """
        known = self.game.actions
        if NameSeats in known and self.playing:
            self.submit(None, NameSeats(self.seating.names))
        host = self.seating.seat_of(self.seating.host)
        if AppointHost in known and self.playing and host:
            self.submit(None, AppointHost(host))
        for seat, sitter in enumerate(self.seating.seats):
            if sitter.plays and not self.seating.slow and not self.table.connected(sitter.who):
                self.absence.lost(seat)
                self._line(seat, LineLost)

    def _before(self, options: Any, players: tuple) -> Any:
        """The finished state this deal follows: the same company at the same game, else None."""
        last = self.match
        if last is None or self.company != players or last.options != options:
            return None
        return last.state if last.game.outcome(last.state) is not None else None

    def submit(
        self,
        seat: int | None,
        action: Action,
        seen: int | None = None,
        lead: bulletin.Lead | None = None,
        seating: Seating | None = None,
    ) -> Refusal | None:
        """One act of a seat, or of the hall itself (None). Gives why not, or None when done.

        Args:
            seating: who sits where from this act on, where it changes that.
            lead: the hall's own sentence that is told before the act's.
            seen: the seq the actor last saw, when they say so. Acts of others in between do not
                matter by themselves; but when the act is no longer legal, or acts are aimed at
                something else by now (`Game.aim`), it is refused as stale.
        """
        if not self.playing:
            return Refusal("no-match")
        if self.seating.paused and seat is not None and not isinstance(action, Resign):
            return Refusal("evening-paused")
        began = time.perf_counter()
        before = self.match
        late = seen is not None and seen != before.seq
        if late and self._aims.get(seen) != before.game.aim(before.state):
            return Refusal("stale", args={"seq": before.seq})
        outcome = before.after(seat, action)
        if late and isinstance(outcome, Refusal):
            return Refusal("stale", args={"seq": before.seq})
        if isinstance(outcome, Refusal):
            return outcome
        match, events = outcome
        notice = bulletin.for_act(self, match, seating or self.seating, events, seat, lead)
        players = players_json(seating.sitters) if seating is not None else None
        try:
            ledger.record_act(self.record, match, seat, action, events, players)
        except (DatabaseError, ledger.Conflict):
            logger.log_trace(f"table {self.table.number}: act {match.seq} could not be stored")
            return Refusal("cannot-save")
        if seating is not None:
            self.company = company(players)
            self.reseat(seating)
        self.newest.note(seat, action, before, self.clock.banks())
        self.bots.recollection.note(self.record, match, events)
        self.clock.acted(seat)
        self._moved(match, notice)
        self.requests.acted()
        pulse.acted(self.game.key, time.perf_counter() - began)
        return None

    def time_out(self, seat: int) -> Refusal | None:
        """A player's time has run out: the game's own default is done for them."""
        action = self.match.game.default_action(self.match.state, seat)
        return self.submit(seat, action, lead=("clock-ran-out", {"seat": self.seating.name(seat)}))

    def take_back(self, earlier: Match, banks: Mapping[int, float]) -> Refusal | None:
        """Everybody agreed: an earlier state stands again, stored before it is told.

        Args:
            banks: what the clocks held then.
        """
        match = self.match.taken_back(earlier)
        notice = bulletin.for_act(self, match, self.seating, (), None, ("table-undone", {}))
        try:
            ledger.record_act(self.record, match, None, TakeBack(earlier.seq), ())
        except (DatabaseError, ledger.Conflict):
            logger.log_trace(f"table {self.table.number}: act {match.seq} could not be stored")
            return Refusal("cannot-save")
        self.newest.forget_from(earlier.seq)
        self.clock.restore(banks)
        self._moved(match, notice)
        return None

    def _moved(self, match: Match, notice: bulletin.Notice) -> None:
        """The match stands stored at its new state: tell, project, wake."""
        self.match = match
        self._aims[match.seq] = match.game.aim(match.state)
        self._aims.pop(match.seq - KEPT_AIMS, None)
        notice.deliver()
        over = match.game.outcome(match.state) is not None
        self.projector.sync(match.game.where(match.state))
        if over:
            self._end()
        else:
            self.clock.arm()
            self.bots.wake()
            self.habits.wake()
            mailing.tell_turns(self)

    def _end(self) -> None:
        """The match is over."""
        self.open_seats()
        bulletin.match_over(self)
        keeping.offer(self)
        memory.count_up()
        if not self.seating.people:
            self.table.deserted()

    def open_seats(self) -> None:
        """No match runs any more: seats open again, and whoever is away gives theirs up."""
        self.clock.stop()
        self.bots.stop()
        self.absence.clear()
        self.newest.clear()
        self.requests.clear()
        self.reseat(self.seating.after_match(self.table.connected))

    def vacate(self, seat: int) -> None:
        """A waiting table's player was away too long: the seat is free."""
        name, who = self.seating.name(seat), self.seating.seats[seat].who
        self.reseat(self.seating.stand(who))
        self.announce("table-stood", seat=name)
        bulletin.show_tables(self)
        if not self.seating.people:
            self.table.deserted()

    # People come and go

    def resign(self, who: int) -> Refusal | None:
        """A seated person leaves in mid-match: a bot plays on, the result stays theirs."""
        seat = self.seating.seat_of(who)
        if seat is None:
            return Refusal("not-seated")
        name = self.seating.name(seat)
        if Resign in self.match.game.actions:
            refusal = self.submit(seat, Resign())
            if refusal is not None:
                return refusal
        if self.playing:
            self.reseat(self.seating.stand(who))
            ledger.update_players(self.record, players_json(self.seating.sitters))
            self.announce("table-resigned", seat=name)
            self.clock.arm()
            self.bots.wake()
        return None

    def expel(self, who: int, told: bool = True) -> Refusal | None:
        """Somebody loses the seat: a bot plays on, or it is free.

        Args:
            told: say that the others agreed to it.
        """
        seat = self.seating.seat_of(who)
        if seat is None:
            return Refusal("nothing-asked")
        name = self.seating.name(seat)
        if told:
            self.announce("table-kicked", seat=name)
        if self.playing:
            refusal = self.resign(who)
            if refusal is not None:
                return refusal
            # Where only one was left the match is over by that, and its players sit on.
            seat = self.seating.seat_of(who)
        if seat is not None:
            self.vacate(seat)
        return None

    def line_lost(self, seat: int) -> None:
        """The last connection of a seated person is gone; nobody is told where nobody waits."""
        self.announce("table-line-lost", seat=self.seating.name(seat))
        self.absence.lost(seat)
        self._line(seat, LineLost)

    def line_back(self, seat: int) -> None:
        """A seated person is connected again."""
        bulletin.say_all(self, "table-line-back", but=seat, seat=self.seating.name(seat))
        self.absence.back(seat)
        self._line(seat, LineBack)
        if self.playing:
            self.clock.arm()

    def _line(self, seat: int, action: type[Action]) -> None:
        if self.playing and action in self.match.game.actions:
            self.submit(None, action(seat))

    def pause(self, on: bool) -> None:
        """No act is taken and no time runs; or both go on."""
        self.reseat(replace(self.seating, paused=on))
        if self.playing and on:
            self.clock.pause()
            self.bots.stop()
        elif self.playing:
            self.clock.arm()
            self.bots.wake()
            self.habits.wake()

    # Restarts, and the end of a table

    def resume(self) -> None:
        """Go on after the server was away, see `shelf.resume`."""
        shelf.resume(self, lambda request: petitions.fits(self, request))

    def close(self) -> None:
        """The table is closed: a match that runs is aborted, everybody stands up."""
        self.clock.stop()
        self.bots.stop()
        self.absence.clear()
        self.requests.clear()
        if self.playing:
            ledger.close_match(self.record, "aborted")
            memory.count_up()
        seating = self.seating
        empty = Seating.fresh(seating.game, seating.options, seating.places)
        self.reseat(empty)
        self.match = self.record = None
        self.table.order_text = ""
        self.projector.clear()
