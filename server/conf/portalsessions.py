"""The Portal's lines: they wait here, with all they type, until the Server can take them.

Evennia's handler drops what is typed while the Server is away, greets two people a second and
refuses lines above a rate. Here nothing is dropped: a line has one message at a time with the
Server and keeps the rest; when it has too much, no more is read from it. Several lines with much
to say (pasted decks, floods) share one turn, so that a single act never waits for more than one
message of theirs.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Any

import evennia
from django.conf import settings
from evennia.server.portal import amp
from evennia.server.portal.portalsessionhandler import PortalSessionHandler
from evennia.utils import logger
from twisted.internet import defer, error, reactor

from server.lines.waiting import Message, Waiting
from world.hall.doorkeeper import Limit
from world.hall.preferences import LINE_FLAG

MOST_LINES = 2000
"""How many lines the hall holds; how many may come from one address says ``hall.ini``."""

GREETED_AT_ONCE = 4
"""How many newcomers the Server is busy greeting at a time."""

QUICK, QUICK_AGAIN = 12, 6.0
"""Messages of a line that go to the Server at once, and the seconds until it has as many again.
Whoever says more waits for a turn, which comes at once when nobody else says as much."""

STOPPING_TIME = 10
"""Seconds after which a Server that said it would stop, and did not, gets input again."""

_SYNCED = frozenset(
    ("protocol_key", "address", "sessid", "csessid", "conn_time", "protocol_flags", "server_data")
)
"""What the Portal knows better than the Server."""

_LOCAL = ("127.0.0.1", "::1")


class HallPortalSessionHandler(PortalSessionHandler):
    """All client lines of this hall, by their number."""

    clock: Any = reactor

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._arrivals: deque[Any] = deque()
        self._greeting = 0
        self._holding = True
        self._patience: Any = None
        self._talkers: deque[Any] = deque()
        self._talking = False
        self._quick = Limit(QUICK, QUICK_AGAIN)

    # The Server

    def server_link(self) -> Any:
        """The AMP connection to the Server, None while it is away."""
        protocol = evennia.EVENNIA_PORTAL_SERVICE.amp_protocol
        return protocol.factory.server_connection if protocol else None

    @property
    def server_is_here(self) -> bool:
        """True when the Server takes input."""
        return not self._holding and self.server_link() is not None

    def _call(self, command: Any, sessid: int, **contents: Any) -> defer.Deferred:
        """One AMP call; its Deferred fires when the Server has taken it, or fails."""
        link = self.server_link()
        if link is None:
            return defer.fail(error.ConnectionLost())
        return link.callRemote(command, packed_data=amp.dumps((sessid, contents)))

    def _order(self, sessid: int, operation: str, **contents: Any) -> defer.Deferred:
        """One administrative call; one that is lost with the Server is made good by its return."""
        made = self._call(amp.AdminPortal2Server, sessid, operation=operation, **contents)
        return made.addErrback(_quiet_when_lost)

    def server_session_sync(self, serversessions: dict, clean: bool = True) -> None:
        """The Server's knowledge of the lines. With all of it (``clean``) it is about to stop.

        Lines the Server does not know are new here, not dead (upstream cuts them off, and fails).
        """
        super().server_session_sync(serversessions, clean=False)
        if clean and not self._holding:
            self._holding = True
            self._patience = self.clock.callLater(STOPPING_TIME, self._go_on)

    def _go_on(self) -> None:
        if self.server_link() is not None:
            self._release()

    def get_all_sync_data(self) -> dict:
        """What a Server that has come back is told of the lines it had.

        People who had not been greeted when it went are greeted by the new one.
        """
        for session in [line for line in self.values() if not _known(line)]:
            del self[session.sessid]
            session.server_connected = False
            self._arrivals.append(session)
        return super().get_all_sync_data()

    def at_server_connection(self) -> None:
        """The Server is back and knows its lines."""
        super().at_server_connection()
        self._release()

    def _release(self) -> None:
        if self._patience is not None and self._patience.active():
            self._patience.cancel()
        self._holding = False
        self._admit()
        for session in self.values():
            waiting = _waiting(session)
            waiting.told = False
            self._queue(session)

    # Lines come and go

    def connect(self, session: Any) -> None:
        """A new line. It is greeted in its turn, or as soon as the Server is back."""
        if not session.sessid:
            session.sessid = self.generate_sessid()
        session.server_connected = False
        if self._no_room_for(session):
            session.say("edge-full")
            session.close()
            return
        self._arrivals.append(session)
        if not self.server_is_here:
            session.say("edge-one-moment")
        self._admit()

    def _no_room_for(self, session: Any) -> bool:
        lines = [*self.values(), *self._arrivals]
        if len(lines) >= MOST_LINES:
            return True
        neighbours = sum(line.address == session.address for line in lines)
        return neighbours >= settings.HALL_LINES_PER_ADDRESS and session.address not in _LOCAL

    def _admit(self) -> None:
        while self._arrivals and self._greeting < GREETED_AT_ONCE and self.server_is_here:
            session = self._arrivals.popleft()
            self[session.sessid] = session
            session.server_connected = True
            self._greeting += 1
            made = self._order(session.sessid, amp.PCONN, sessiondata=session.get_sync_data())
            made.addBoth(self._admitted)
            self._queue(session)

    def _admitted(self, _result: Any) -> None:
        self._greeting -= 1
        self._admit()

    def sync(self, session: Any) -> None:
        """Tell the Server what a line has shown of itself, but not the choices made in words."""
        session.unsynced = False
        if session.sessid not in self or not self.server_is_here:
            return  # it will be told when it takes the line
        known = {name: item for name, item in session.get_sync_data().items() if name in _SYNCED}
        flags = dict(known["protocol_flags"])
        flags.pop(LINE_FLAG, None)
        self._order(session.sessid, amp.PCONNSYNC, sessiondata={**known, "protocol_flags": flags})

    def disconnect(self, session: Any) -> None:
        """A line is over."""
        _waiting(session).clear()
        if session in self._arrivals:
            self._arrivals.remove(session)
            return
        if session.sessid in self and not hasattr(self, "_disconnect_all"):
            del self[session.sessid]
        if self.server_is_here:
            self._order(session.sessid, amp.PDISCONN)

    def disconnect_all(self) -> None:
        """The Portal stops."""

        def close_all(_result: Any) -> None:
            self._disconnect_all = True
            for session in [*self.values(), *self._arrivals]:
                session.disconnect()
            del self._disconnect_all

        self._order(0, amp.PDISCONNALL).addBoth(close_all)

    # What the lines send

    def data_in(self, session: Any, **kwargs: Any) -> None:
        """Input of a line, several lines of text in one piece included."""
        waiting = _waiting(session)
        session.cmd_last = time.time()
        for message in _messages(kwargs):
            if self._may_go_first(session):
                self._send(session, message, talking=False)
            else:
                waiting.add(message)
        if not waiting:
            return
        if waiting.full:
            session.pause_reading()
        if not self.server_is_here and not waiting.told:
            waiting.told = True
            session.say("edge-held")
        self._queue(session)

    def _may_go_first(self, session: Any) -> bool:
        """Whether a message of this line need not wait for a turn; it is counted if so."""
        waiting = _waiting(session)
        if waiting or waiting.in_flight or not self._takes_from(session):
            return False
        if self._quick.wait(session.sessid):
            return False
        self._quick.count(session.sessid)
        return True

    def _takes_from(self, session: Any) -> bool:
        return session.sessid in self and self.server_is_here

    def _queue(self, session: Any) -> None:
        """Give a line that has more to say its place among the talkers."""
        waiting = _waiting(session)
        if waiting and not waiting.in_flight and session not in self._talkers:
            self._talkers.append(session)
            self._next_talker()

    def _next_talker(self) -> None:
        while self._talkers and not self._talking:
            session = self._talkers.popleft()
            waiting = _waiting(session)
            if waiting and not waiting.in_flight and self._takes_from(session):
                self._send(session, waiting.take(), talking=True)
                if waiting.roomy:
                    session.resume_reading()

    def _send(self, session: Any, message: Message, talking: bool) -> None:
        if session.unsynced:
            self.sync(session)
        _waiting(session).in_flight = True
        self._talking = self._talking or talking
        made = self._call(amp.MsgPortal2Server, session.sessid, **message)
        made.addErrback(self._lost, session)
        made.addBoth(self._answered, session, talking)

    def _lost(self, failure: Any, session: Any) -> None:
        """Whether the Server had done it nobody knows; doing it again could do it twice."""
        _quiet_when_lost(failure)
        if session.sessid in self:
            session.say("edge-uncertain")

    def _answered(self, _result: Any, session: Any, talking: bool) -> None:
        _waiting(session).in_flight = False
        if talking:
            self._talking = False
        self._queue(session)
        self._next_talker()

    # What the lines are sent

    def data_out(self, session: Any, **kwargs: Any) -> None:
        """Hand the Server's words to a line."""
        session.greeted = True
        super().data_out(session, **kwargs)


def _waiting(session: Any) -> Waiting:
    try:
        return session.waiting
    except AttributeError:
        session.waiting = Waiting()
        return session.waiting


def _known(session: Any) -> bool:
    return session.logged_in or getattr(session, "greeted", False)


def _messages(kwargs: dict[str, Any]) -> list[Message]:
    """Input as messages for the Server, each line of text its own."""
    messages: list[Message] = []
    for name, contents in kwargs.items():
        if isinstance(contents, str):
            messages += [{name: [[part], {}]} for part in contents.splitlines() or [""]]
        else:
            messages.append({name: contents})
    return messages


def _quiet_when_lost(failure: Any) -> None:
    if not failure.check(error.ConnectionLost, error.ConnectionDone):
        logger.log_err(f"The Server could not take a message: {failure.getErrorMessage()}")
