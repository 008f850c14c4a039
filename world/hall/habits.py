"""What the hall does for people because they asked it to, once for all: see `CmdAutodraw`."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from evennia.utils import logger
from twisted.internet import reactor

from world.engine.protocol import Action, Routine

from . import audience, preferences

AUTODRAW, PAUSES = "autodraw", "pauses"
"""Names of the preferences kept with an account."""

PAUSE = {"none": 0.0, "short": 0.7, "usual": None, "long": 4.0}
"""What somebody may want of the bots at their table, in seconds; None: as the hall is set up."""


def _wish(who: int | None, name: str) -> Any:
    """What somebody who is here keeps as a preference, None for nothing."""
    person = audience.character_by_id(who)
    return preferences.of_account(person.account).get(name) if person is not None else None


def pause_of(seating: Any) -> float:
    """Seconds the bots of a table pause before they act: as whoever wants the longest pause."""
    usual = settings.HALL_BOT_PAUSE
    wishes = [PAUSE.get(_wish(sitter.who, PAUSES) or "usual") for sitter in seating.people]
    return max((usual if wish is None else wish for wish in wishes), default=usual)


class Habits:
    """Acts of one table that take no decision and that their people leave to the hall."""

    def __init__(self, controller: Any) -> None:
        self.controller = controller
        self._waiting = False

    def wake(self) -> None:
        """Somebody acted: what is now due by itself is done when this turn of the reactor ends."""
        if not self._waiting and self._due() is not None:
            self._waiting = True
            reactor.callLater(0, self._act)

    def _due(self) -> tuple[int, Action] | None:
        controller = self.controller
        if not controller.playing or controller.held:
            return None
        match = controller.match
        if not isinstance(match.game, Routine):
            return None
        for seat in sorted(controller.to_act()):
            sitter = controller.seating.seats[seat]
            if sitter.plays and not controller.bots.drives(seat):
                action = match.game.routine(match.state, seat)
                if action is not None and _wish(sitter.who, AUTODRAW):
                    return seat, action
        return None

    def _act(self) -> None:
        self._waiting = False
        due = self._due()
        if due is not None:
            refusal = self.controller.submit(*due)
            if refusal is not None:
                logger.log_err(f"table {self.controller.table.number}: habit: {refusal.code}")
