"""Moves the seats nobody is home at: bots, those who resigned, and people long without a line.

A bot sees only the View of its seat, remembers what the seat was told, and has a stream of chance
of its own, never the match's. It pauses before it acts, as people do; one that looks ahead does so
in a process of its own. What it chose for a state that is gone is thrown away.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from evennia.utils import logger
from twisted.internet import reactor
from twisted.internet.defer import CancelledError, Deferred
from twisted.python.failure import Failure

from world import bots
from world.cards import Chance
from world.engine.protocol import Action

from . import habits, thinkers
from .recollection import Recollection

STAND_IN_LEVEL = 1
"""Level of the bot that plays for somebody absent."""

SAVE_AGAIN = 3.0
"""Seconds until a bot tries again what could not be stored: the disk needs more than a moment."""


class BotDriver:
    """At most one waking call is pending for a table, or one bot is thinking."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self.chance = Chance(secrets.token_hex(16))
        self.recollection = Recollection()
        self._waking: Any = None
        self._thinking: Deferred | None = None
        self._thought_at = 0

    def drives(self, seat: int) -> bool:
        """True when this seat is played by a bot right now."""
        sitter = self.controller.seating.seats[seat]
        return not sitter.plays or self.controller.absence.stands_in(seat)

    def _to_move(self) -> list[int]:
        return sorted(seat for seat in self.controller.to_act() if self.drives(seat))

    def wake(self) -> None:
        """Somebody acted: if a bot may choose now, it will after its pause.

        While taking an act back is asked about, bots wait for the answer.
        """
        if self._thinking is not None and self._thought_at != self.controller.seq:
            self._stop_thinking()
        if self.controller.held:
            return
        if self._waking is not None or self._thinking is not None:
            return
        if self.controller.playing and self._to_move():
            self._waking = reactor.callLater(habits.pause_of(self.controller.seating), self._act)

    def _act(self) -> None:
        self._waking = None
        if not self.controller.playing or self.controller.held:
            return
        for seat in self._to_move():
            if self._move(seat):
                break
        # A bot whose act opened nothing for another still leaves somebody to wake for.
        self.wake()

    def _move(self, seat: int) -> bool:
        """One act for the seat, now or once it is thought about.

        False when it has none to offer (a vote it leaves to people). One that cannot be stored is
        tried again after a while.
        """
        match = self.controller.match
        sitter = self.controller.seating.seats[seat]
        legal = match.game.legal(match.state, seat)
        if not legal:
            return False
        level = sitter.level if sitter.level is not None else STAND_IN_LEVEL
        if len(legal) > 1 and bots.thinks(type(match.game.view(match.state, seat)), level):
            self._think(seat, legal, level)
            return True
        return self._choose(seat, legal, level)

    def _choose(self, seat: int, legal: Sequence[Action], level: int) -> bool:
        """What a bot that does not look ahead does."""
        match = self.controller.match
        try:
            action = bots.choose(match.game.view(match.state, seat), legal, self.chance, level)
        except Exception:
            # A bot that stumbles must not stop a table: the game's own default is always legal.
            logger.log_trace(f"bot of level {level} at table {self.controller.table.number}")
            action = match.game.default_action(match.state, seat)
        return self._submit(seat, action)

    def _submit(self, seat: int, action: Action) -> bool:
        match = self.controller.match
        try:
            refusal = self.controller.submit(seat, action)
        except Exception:
            logger.log_trace(f"bot at table {self.controller.table.number}")
            refusal = self.controller.submit(seat, match.game.default_action(match.state, seat))
        if refusal is not None and refusal.code == "cannot-save":
            self._waking = reactor.callLater(SAVE_AGAIN, self._act)
            return True
        if refusal is not None:
            logger.log_err(f"bot at table {self.controller.table.number}: {refusal.code}")
            refusal = self.controller.submit(seat, match.game.default_action(match.state, seat))
        return refusal is None

    # Looking ahead

    def _think(self, seat: int, legal: Sequence[Action], level: int) -> None:
        controller, pool = self.controller, thinkers.pool()
        match = controller.match
        own = Chance(f"{self.chance.below(1 << 64):032x}")
        asked = pool.ask(
            "choose",
            match.game.view(match.state, seat),
            legal,
            own,
            level,
            pool.patience,
            self.recollection.of(controller.record, match, seat),
        )
        self._thinking, self._thought_at = asked, controller.seq
        asked.addCallbacks(self._thought, self._not_thought, (seat,), errbackArgs=(seat, legal))

    def _thought(self, action: Action, seat: int) -> None:
        self._thinking = None
        if self._may_act():
            self._submit(seat, action)
        self.wake()

    def _not_thought(self, failure: Failure, seat: int, legal: Sequence[Action]) -> None:
        """Without a worker the best that needs none chooses."""
        if failure.check(CancelledError):
            return
        self._thinking = None
        if not failure.check(thinkers.NoWorker):
            logger.log_err(f"a bot's answer: {failure.getTraceback()}")
        if self._may_act():
            self._choose(seat, legal, bots.THINKING - 1)
        self.wake()

    def _may_act(self) -> bool:
        """Whether the table is still where it was thought about."""
        controller = self.controller
        return (
            controller.playing and not self.controller.held and controller.seq == self._thought_at
        )

    def _stop_thinking(self) -> None:
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.cancel()

    def stop(self) -> None:
        """The match is over: nobody moves any more."""
        self._stop_thinking()
        if self._waking is not None and self._waking.active():
            self._waking.cancel()
        self._waking = None
