"""Keeps the times of a table: those a game asks for, and the clock agreed for its players.

Only the hall knows what time it is. A game names deadlines and hears `Elapsed`; a player whose
time has run out does the game's own `Game.default_action`. Everything is armed from what the
state says, so a restart simply arms it anew, with a whole move and grace: lag and restarts never
cost a player anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evennia.utils import logger
from twisted.internet import reactor

from world.engine.match import Match
from world.engine.protocol import Elapsed, Refusal

from . import bulletin, terms

LAG = 1.0
"""Seconds of every move that are never counted: the way to the player and back."""

GRACE = 30.0
"""Seconds more for the move that a restart fell into."""

WARNINGS = (30, 10)
"""Seconds before the end at which a player is warned, in words."""

MORE, MOST_BANK = 60.0, 3600.0
"""Seconds given at a time, and the most that a bank holds."""


@dataclass(slots=True)
class Turn:
    """One seat's running move.

    Attributes:
        aim: what acts were aimed at when it began (`Game.aim`); another aim is another move.
        began: when, in the reactor's seconds.
        free: seconds of it that the bank does not pay.
        call: the next warning, or the end.
    """

    aim: Any
    began: float
    free: float
    call: Any = None


class Clock:
    """The running times of one table."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self._deadlines: dict[str, Any] = {}
        self._turns: dict[int, Turn] = {}
        self._banks: dict[int, float] = {}

    @property
    def pace(self) -> terms.Pace | None:
        """The clock agreed here, None without one."""
        return terms.PACES.get(self.controller.seating.terms.get("clock", ""))

    # Running

    def fill(self, seats: int) -> None:
        """A match of so many seats begins: every bank is full. `keep` once it is stored."""
        self.stop()
        pace = self.pace
        self._banks = dict.fromkeys(range(seats), pace.bank) if pace is not None else {}

    def keep(self) -> None:
        """Store the banks as they are, if there are any."""
        if self._banks:
            self._bank(self._banks)

    def arm(self, grace: float = 0.0) -> None:
        """Start what the state newly names, drop what it no longer does, leave the rest running.

        Args:
            grace: seconds more for moves that begin now.
        """
        if self.controller.seating.paused:
            return
        match = self.controller.match
        wanted = {deadline.id: deadline for deadline in match.game.deadlines(match.state)}
        for name in [name for name in self._deadlines if name not in wanted]:
            _cancel(self._deadlines.pop(name))
        for name, deadline in wanted.items():
            if name not in self._deadlines:
                wait = deadline.seconds
                self._deadlines[name] = reactor.callLater(wait, self._deadline_over, name)
        self._arm_turns(match, grace)

    def _arm_turns(self, match: Match, grace: float) -> None:
        pace = self.pace
        timed = dict(self._timed(match)) if pace is not None else {}
        for seat in [s for s, turn in self._turns.items() if timed.get(s) != turn.aim]:
            self._end_turn(seat)
        for seat, aim in timed.items():
            if seat not in self._turns:
                self._turns[seat] = Turn(aim, reactor.seconds(), pace.move + LAG + grace)
                self._wait(seat)

    def _timed(self, match: Match) -> Iterator[tuple[int, Any]]:
        """Seats whose time runs in this state, and what their acts are aimed at.

        While a vote is open nobody's does: reading a card takes its time, and nobody is made to
        vote by a clock. The game asks for deadlines of its own there.
        """
        if getattr(match.game.view(match.state, None), "ballot", None) is not None:
            return
        aim = match.game.aim(match.state)
        for seat in match.game.to_act(match.state):
            if not self.controller.bots.drives(seat):
                yield seat, aim

    def acted(self, seat: int | None) -> None:
        """A seat has made its move; what comes next is another one."""
        if seat in self._turns:
            self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        turn = self._turns.pop(seat)
        _cancel(turn.call)
        left = self._bank_after(seat, turn)
        if left < self._banks.get(seat, 0.0):
            self._bank({**self._banks, seat: left})

    def _bank_after(self, seat: int, turn: Turn) -> float:
        beyond = max(0.0, reactor.seconds() - turn.began - turn.free)
        return max(0.0, self._banks.get(seat, 0.0) - beyond)

    def _wait(self, seat: int) -> None:
        """Sleep until the next warning of this seat's move, or its end."""
        turn = self._turns[seat]
        _cancel(turn.call)
        left = turn.began + turn.free + self._banks.get(seat, 0.0) - reactor.seconds()
        ahead = next((mark for mark in WARNINGS if mark < left - LAG), 0)
        wait = left if not ahead else left - LAG - ahead
        turn.call = reactor.callLater(max(0.0, wait), self._warn_or_end, seat, ahead)

    def _warn_or_end(self, seat: int, ahead: int) -> None:
        if ahead:
            who = self.controller.seating.seats[seat].who
            bulletin.say_all(
                self.controller, "clock-warning", hears=lambda other: other == who, seconds=ahead
            )
            self._wait(seat)
            return
        refusal = self.controller.time_out(seat)
        if refusal is not None:
            self._again(refusal, self._warn_or_end, seat, 0)

    def _deadline_over(self, name: str) -> None:
        self._deadlines.pop(name, None)
        refusal = self.controller.submit(None, Elapsed(name))
        if refusal is not None:
            call = self._again(refusal, self._deadline_over, name)
            if call is not None:
                self._deadlines[name] = call

    def _again(self, refusal: Refusal, what: Any, *args: Any) -> Any:
        """The rows were busy; the time is still up, so it is tried again shortly."""
        if refusal.code == "cannot-save":
            return reactor.callLater(1.0, what, *args)
        logger.log_err(f"table {self.controller.table.number}: time: {args}: {refusal.code}")
        return None

    def pause(self) -> None:
        """No time runs for now; what was used of the banks is gone. `arm` begins moves anew."""
        for seat in list(self._turns):
            self._end_turn(seat)
        self.stop()

    def stop(self) -> None:
        """No time runs any more."""
        for call in self._deadlines.values():
            _cancel(call)
        for turn in self._turns.values():
            _cancel(turn.call)
        self._deadlines.clear()
        self._turns.clear()

    # Banks

    def banks(self) -> dict[int, float]:
        """Seconds in every seat's bank; empty without a clock."""
        return dict(self._banks)

    def restore(self, banks: Mapping[int, float]) -> None:
        """An earlier state stands again, and its banks with it; every move begins anew."""
        for turn in self._turns.values():
            _cancel(turn.call)
        self._turns.clear()
        if banks:
            self._bank(dict(banks))

    def give(self, seats: list[int]) -> None:
        """Put `MORE` into the banks of these seats."""
        more = {seat: min(MOST_BANK, self._banks.get(seat, 0.0) + MORE) for seat in seats}
        self._bank({**self._banks, **more})
        for seat in seats:
            if seat in self._turns:
                self._wait(seat)

    def resume(self) -> None:
        """After a restart: banks as they were, and grace for the moves it fell into."""
        stored = json.loads(self.controller.table.clock_text or "{}")
        if self.pace is not None:
            if stored.get("match") == self.controller.record:
                self._banks = {int(seat): left for seat, left in stored["banks"].items()}
            else:
                self.fill(self.controller.match.seats)
                self.keep()
        self.arm(GRACE)

    def _bank(self, banks: dict[int, float]) -> None:
        stored = {"match": self.controller.record, "banks": banks}
        self.controller.table.clock_text = json.dumps(stored)
        self._banks = banks

    # Reading

    def seconds(self, match: Match, actor: int | None = None) -> dict[int | None, int]:
        """Whole seconds left by seat in a state of the match; under None the table's own time.

        Args:
            match: as it is, or as it is about to be.
            actor: the seat whose act makes it so: its next move is a whole one.
        """
        found: dict[int | None, float] = {}
        now = reactor.seconds()
        for deadline in match.game.deadlines(match.state):
            call = self._deadlines.get(deadline.id)
            left = call.getTime() - now if call is not None and call.active() else deadline.seconds
            found[deadline.seat] = min(left, found.get(deadline.seat, left))
        pace = self.pace
        if pace is not None:
            for seat, aim in self._timed(match):
                turn = self._turns.get(seat)
                if turn is not None and turn.aim == aim and seat != actor:
                    left = turn.began + turn.free - LAG + self._banks.get(seat, 0.0) - now
                else:
                    bank = self._bank_after(seat, turn) if turn else self._banks.get(seat, 0.0)
                    left = pace.move + bank
                found[seat] = min(left, found.get(seat, left))
        return {seat: max(0, round(left)) for seat, left in found.items()}


def _cancel(call: Any) -> None:
    if call is not None and call.active():
        call.cancel()
