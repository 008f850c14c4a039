"""Moves the seats nobody is home at: bots, those who resigned, and people long without a line.

A bot sees only the View of its seat and has a stream of chance of its own, never the match's.
It pauses before it acts, as people do; what it chose for a state that is gone is thrown away.
"""

from __future__ import annotations

import secrets
from typing import Any

from django.conf import settings
from evennia.utils import logger
from twisted.internet import reactor

from world import bots
from world.cards import Chance

STAND_IN_LEVEL = 1
"""Level of the bot that plays for somebody absent."""


class BotDriver:
    """At most one waking call is pending for a table."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self.chance = Chance(secrets.token_hex(16))
        self._waking: Any = None

    def drives(self, seat: int) -> bool:
        """True when this seat is played by a bot right now."""
        sitter = self.controller.seating.seats[seat]
        return not sitter.plays or self.controller.absence.stands_in(seat)

    def _to_move(self) -> list[int]:
        return sorted(seat for seat in self.controller.to_act() if self.drives(seat))

    @property
    def _held(self) -> bool:
        return self.controller.requests.holds_bots or self.controller.seating.paused

    def wake(self) -> None:
        """Somebody acted: if a bot may choose now, it will after its pause.

        While taking an act back is asked about, bots wait for the answer.
        """
        if self._held:
            return
        if self._waking is None and self.controller.playing and self._to_move():
            self._waking = reactor.callLater(settings.HALL_BOT_PAUSE, self._act)

    def _act(self) -> None:
        self._waking = None
        if not self.controller.playing or self._held:
            return
        for seat in self._to_move():
            if self._move(seat):
                break
        # A bot whose act opened nothing for another still leaves somebody to wake for.
        self.wake()

    def _move(self, seat: int) -> bool:
        """One act for the seat; False when it has none to offer (a vote it leaves to people)."""
        match = self.controller.match
        sitter = self.controller.seating.seats[seat]
        legal = match.game.legal(match.state, seat)
        if not legal:
            return False
        level = sitter.level if sitter.level is not None else STAND_IN_LEVEL
        try:
            action = bots.choose(match.game.view(match.state, seat), legal, self.chance, level)
            refusal = self.controller.submit(seat, action)
        except Exception:
            # A bot that stumbles must not stop a table: the game's own default is always legal.
            logger.log_trace(f"bot of level {level} at table {self.controller.table.number}")
            refusal = self.controller.submit(seat, match.game.default_action(match.state, seat))
        if refusal is not None:
            logger.log_err(f"bot at table {self.controller.table.number}: {refusal.code}")
            refusal = self.controller.submit(seat, match.game.default_action(match.state, seat))
        return refusal is None

    def stop(self) -> None:
        """The match is over: nobody moves any more."""
        if self._waking is not None and self._waking.active():
            self._waking.cancel()
        self._waking = None
