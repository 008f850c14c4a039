"""What somebody at a table asks of the others: one mechanism for every such question.

A table has at most one open request of a kind. It is stored with the table before anybody hears
of it, so a restart loses no question and no answer; when the last yes is in, `agreed` does it.
What each kind needs, and whose yes, stands in `petitions`.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from twisted.internet import reactor

from world.engine.protocol import Refusal, Refused
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import audience, bulletin

OPEN_FOR = 120.0
"""Seconds a request waits for answers."""

OPEN_FOR_LONG = 7 * 24 * 3600.0
"""The same at a correspondence table."""

GRACE = 60.0
"""Seconds a request is at least open after a start of the server."""

DAMPING, MOST_DAMPING = 30.0, 900.0
"""Seconds until what came to nothing may be asked again; twice as long each time, up to most."""

MOST_DAMPED = 64
"""People and kinds whose vain requests a table remembers."""


@dataclass(frozen=True, slots=True)
class Request:
    """One open question.

    Attributes:
        kind: English word of what is asked, as it is typed: ``draw``.
        by: the character who asks; ``name`` is theirs.
        asked: characters whose yes is still needed.
        until: when it lapses, in seconds of the wall clock.
        about: the character it is about, None for most kinds; ``target`` is their name.
        match: the number of the match it is about, None for the table itself.
        kept: what doing it needs and a restart would lose; plain JSON.
    """

    kind: str
    by: int
    name: str
    asked: tuple[int, ...]
    until: float
    about: int | None = None
    target: str = ""
    match: int | None = None
    kept: Mapping[str, Any] = field(default_factory=dict)


class Requests:
    """The open requests of one table.

    Args:
        controller: the table's.
        do: does what was agreed; gives why it could not be done, or None.
    """

    def __init__(self, controller: Any, do: Any) -> None:
        self.controller = controller
        self._do = do
        self._open: dict[str, Request] = {}
        self._damped: dict[str, tuple[int, float]] = {}
        self._timer: Any = None

    # Reading

    @property
    def open(self) -> tuple[Request, ...]:
        """What is asked now, oldest first."""
        return tuple(self._open.values())

    @property
    def holds_bots(self) -> bool:
        """True while an act of a bot would make an answer meaningless."""
        return "undo" in self._open

    def waiting_for(self, who: int) -> tuple[Request, ...]:
        """Requests this character has yet to answer."""
        return tuple(request for request in self.open if who in request.asked)

    def of(self, who: int) -> tuple[Request, ...]:
        """Requests this character made."""
        return tuple(request for request in self.open if request.by == who)

    # Asking and answering

    def ask(self, request: Request) -> None:
        """Put a question to the table; with nobody to ask it is done at once.

        Raises:
            Refused: that is asked already, came to nothing a moment ago, or cannot be done.
        """
        if request.kind in self._open:
            raise Refused(Refusal("asked-already"))
        _, until = self._damped.get(f"{request.by}:{request.kind}", (0, 0.0))
        wait = math.ceil(until - time.time())
        if request.asked and wait > 0:
            raise Refused(Refusal("asked-in-vain", args={"seconds": wait}))
        if not request.asked:
            self._agreed(request)
            return
        self._put({**self._open, request.kind: request})
        asked, by, names = request.asked, request.by, self.names(request.asked)
        about = told(request)
        self._say("request-asked", lambda who: who in asked, yours=True, **about)
        self._say("request-asked", lambda who: who not in (*asked, by), yours=False, **about)
        self._say("request-sent", lambda who: who == by, kind=request.kind, waiting=names)

    def answer(self, who: int, kind: str, yes: bool) -> None:
        """Yes or no to a request of that kind.

        Raises:
            Refused: nothing of that kind waits for this character, or what was agreed cannot be
                done.
        """
        request = self._open.get(kind)
        if request is None or who not in request.asked:
            raise Refused(Refusal("nothing-asked"))
        name = self._name(who)
        if not yes:
            self._close(request, in_vain=True)
            self.controller.announce("request-declined", seat=name, kind=kind)
            return
        left = tuple(other for other in request.asked if other != who)
        if left:
            self._put({**self._open, kind: replace(request, asked=left)})
        names = self.names(left)
        self.controller.announce("request-accepted", seat=name, kind=kind, waiting=names)
        if not left:
            self._agreed(request)

    def withdraw(self, who: int, kind: str) -> None:
        """Take one's own request back. Raises Refused when there is none."""
        request = self._open.get(kind)
        if request is None or request.by != who:
            raise Refused(Refusal("nothing-to-withdraw"))
        self._close(request, in_vain=True)
        self.controller.announce("request-withdrawn", seat=request.name, kind=kind)

    def _agreed(self, request: Request) -> None:
        self._close(request)
        refusal = self._do(self.controller, request)
        if refusal is not None:
            raise Refused(refusal)

    # What happens meanwhile

    def acted(self) -> None:
        """An act was done: the question of taking back another is out of date."""
        if "undo" in self._open:
            self._lapse(self._open["undo"])

    def gone(self, who: int) -> None:
        """A character has no seat any more: nobody waits for their answer, nor for what they asked.

        A question that nobody is left to answer lapses.
        """
        for request in self.open:
            left = tuple(other for other in request.asked if other != who)
            if who in (request.by, request.about) or not left:
                self._lapse(request)
            elif left != request.asked:
                self._put({**self._open, request.kind: replace(request, asked=left)})

    def clear(self) -> None:
        """The match begins or ends: whatever was asked is out of date."""
        self._damped.clear()
        if self._open:
            self._put({})

    def resume(self, fits: Any) -> None:
        """Take up what was asked before a restart.

        Args:
            fits: tells of a request whether it can still be meant.
        """
        stored = json.loads(self.controller.table.requests_text or "{}")
        soonest = time.time() + GRACE
        found = [
            Request(**{**each, "asked": tuple(each["asked"]), "until": max(each["until"], soonest)})
            for each in stored.get("open", ())
        ]
        self._open = {request.kind: request for request in found if fits(request)}
        self._damped = {key: tuple(value) for key, value in stored.get("damped", {}).items()}
        self._arm()

    def _lapse(self, request: Request) -> None:
        self._close(request, in_vain=True)
        self.controller.announce("request-lapsed", seat=request.name, kind=request.kind)

    # Keeping

    def _close(self, request: Request, in_vain: bool = False) -> None:
        if in_vain:
            key = f"{request.by}:{request.kind}"
            count = self._damped.pop(key, (0, 0.0))[0] + 1
            wait = min(MOST_DAMPING, DAMPING * 2 ** min(count - 1, 10))
            self._damped[key] = (count, time.time() + wait)
            while len(self._damped) > MOST_DAMPED:
                del self._damped[next(iter(self._damped))]
        if request.kind in self._open:
            self._put({kind: r for kind, r in self._open.items() if kind != request.kind})
            self.controller.bots.wake()

    def _put(self, wanted: dict[str, Request]) -> None:
        """The one place where requests change; stored before anybody is told."""
        stored = {"open": [asdict(request) for request in wanted.values()], "damped": self._damped}
        self.controller.table.requests_text = json.dumps(stored)
        self._open = wanted
        self._arm()
        bulletin.show_requests(self.controller)

    def _arm(self) -> None:
        self.stop()
        if self._open:
            first = min(request.until for request in self.open)
            self._timer = reactor.callLater(max(0.0, first - time.time()), self._elapsed)

    def _elapsed(self) -> None:
        self._timer = None
        now = time.time()
        for request in self.open:
            if request.until <= now:
                self._lapse(request)
        self._arm()

    def stop(self) -> None:
        """No time runs any more."""
        if self._timer is not None and self._timer.active():
            self._timer.cancel()
        self._timer = None

    # People

    def _name(self, who: int) -> str:
        return self.controller.seating.name(self.controller.seating.seat_of(who))

    def names(self, people: tuple[int, ...]) -> list[str]:
        """The names of seated characters."""
        return [
            self._name(who) for who in people if self.controller.seating.seat_of(who) is not None
        ]

    def _say(self, key: str, hears: Callable[[int], bool], **args: Any) -> None:
        bulletin.say_all(self.controller, key, hears=hears, **args)

    def list_to(self, who: Any) -> None:
        """Tell a character what is asked at the table, and who has yet to answer."""
        audience.show(who, lambda face: layout.block(face, self._lines(face, who.id)))

    def _lines(self, face: Face, who: int) -> list[str]:
        lines = [say(face, "pending-count", count=len(self._open))]
        for number, request in enumerate(self.open, start=1):
            yours = who in request.asked
            asked = say(face, "request-asked", yours=yours, **told(request))
            names = self.names(request.asked)
            lines.append(say(face, "pending-line", number=number, line=asked, waiting=names))
        return lines


def told(request: Request) -> dict[str, Any]:
    """What the sentences about a request need."""
    return {
        "kind": request.kind,
        "seat": request.name,
        "target": request.target,
        "match": request.match,
    }
