"""`hint`: what somebody who plays with bots could do best, and why.

It is thought out by a worker, as bots think.
"""

from __future__ import annotations

import secrets
from typing import Any

from twisted.internet.defer import Deferred
from twisted.python.failure import Failure

from world import bots
from world.cards import Chance
from world.engine.protocol import Refusal, Refused
from world.render import advice

from . import audience, lobby, thinkers

ITERATIONS = 2000
"""How far it is looked ahead: as far as the best bot does."""


def hint(who: Any, line: Any) -> Deferred:
    """Tell a line what its character could do best.

    Raises:
        Refused: there is nothing to choose, nobody to think, no advice for this game, or other
            people play too: among people everybody plays for themselves.
    """
    seated = lobby.seat_of(who)
    if seated is None:
        raise Refused(Refusal("not-seated"))
    table, seat = seated
    controller = table.controller
    if not controller.playing:
        raise Refused(Refusal("no-match"))
    match = controller.match
    view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
    if not bots.advises(type(view)):
        raise Refused(Refusal("hint-not-here"))
    if len(controller.seating.people) > 1:
        raise Refused(Refusal("hint-among-people"))
    if not legal:
        raise Refused(Refusal("hint-not-now"))
    memory = controller.bots.recollection.of(controller.record, match, seat)
    found = thinkers.pool().ask(
        *("weigh", view, legal, Chance(secrets.token_hex(16)), ITERATIONS, bots.BUDGET, memory),
        first=True,
    )
    names = controller.seating.names

    def told(weighed: list[bots.Weighed]) -> None:
        why = bots.reason(view, legal, weighed)
        audience.show(
            line, lambda face: advice.hint(face, match.game.key, weighed, why, names, seat)
        )

    return found.addCallbacks(told, no_worker)


def no_worker(failure: Failure) -> None:
    """Says that nobody can think about it now. Raises Refused, or what went wrong."""
    failure.trap(thinkers.NoWorker)
    raise Refused(Refusal("too-busy"))
