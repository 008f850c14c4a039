"""A line as the Server knows it: cleans what comes in, keeps its place through a crash."""

from __future__ import annotations

import time
from collections import deque
from typing import Any

from evennia.objects.models import ObjectDB
from evennia.server.serversession import ServerSession as EvenniaServerSession
from twisted.internet.defer import Deferred

from world.engine.protocol import Refused
from world.hall import audience, pulse, textdoor
from world.render import sentences

MOST_DELAYED = 200
"""Lines that are kept while something slow must be finished first."""


class ServerSession(EvenniaServerSession):
    """One line to one client."""

    _puid: int | None = None
    _delayed: deque[dict[str, Any]] | None = None

    # Identity: upstream compares addresses, so that two people behind one address were equal.

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    __hash__ = object.__hash__

    # Keeping one's place

    @property
    def puid(self) -> int | None:
        """The number of the character this line plays.

        The Portal is told of each change at once (upstream tells it before a reload only), so that
        after a crash of the Server the line is its character's again without a login.
        """
        return self._puid

    @puid.setter
    def puid(self, value: int | None) -> None:
        changed = value != self._puid
        self._puid = value
        if changed and self.sessid in self.sessionhandler:
            self.sessionhandler.session_portal_partial_sync({self.sessid: {"puid": value}})

    def load_sync_data(self, sessdata: dict[str, Any]) -> None:
        """Take over what the Portal knows of this line."""
        if "puid" in sessdata:
            self._puid = sessdata["puid"]
        super().load_sync_data({key: item for key, item in sessdata.items() if key != "puid"})

    def at_sync(self) -> None:
        """The line is in step with the Portal.

        A line that outlived a Server plays its character again, whatever ended that Server; what
        it belonged to may be gone meanwhile.
        """
        if self.logged_in and self.sessid in self.sessionhandler:
            if self.account is None:
                self.logged_in, self.uid, self._puid = False, None, None
                gone = {"logged_in": False, "uid": None, "puid": None}
                self.sessionhandler.session_portal_partial_sync({self.sessid: gone})
            elif not self._puid and self.account.db._last_puppet:
                self._puid = self.account.db._last_puppet.id
        if self._puid and not ObjectDB.objects.filter(id=self._puid).exists():
            self._puid = None
        super().at_sync()

    # What comes in

    def data_in(self, **kwargs: Any) -> None:
        """Input of the client, by input function; text is cleaned at the text door.

        What is too long is refused in words, and the line goes on.
        """
        if self._delayed is not None:
            self._delay(kwargs)
            return
        if "text" in kwargs:
            arguments, options = kwargs["text"]
            typed = arguments[0] if arguments else ""
            try:
                pasting = self.ndb.paste is not None
                limit = textdoor.TYPED_LIMIT
                clean = textdoor.line(str(typed), limit, keep_spaces=True, keep_tabs=pasting)
            except Refused as no:
                text = sentences.refusal(audience.face_of(self), "hall", no.refusal, (), None)
                audience.send(self, text)
                return
            kwargs["text"] = [[clean], options]
        began = time.perf_counter()
        super().data_in(**kwargs)
        pulse.ANSWERS.add(time.perf_counter() - began)

    def wait_for(self, work: Deferred) -> Deferred:
        """Keep what the client sends, in order, until slow work on its behalf is done.

        Without this, "connect ...", then "look" in one paste would look before it is connected.

        Args:
            work: fires or fails when the work is done; its result passes through.
        """
        if self._delayed is None:
            self._delayed = deque()
            work.addBoth(self._go_on)
        return work

    def _delay(self, message: dict[str, Any]) -> None:
        if len(self._delayed) >= MOST_DELAYED:
            audience.tell(self, "edge-busy")
            return
        self._delayed.append(message)

    def _go_on(self, result: Any) -> Any:
        delayed, self._delayed = self._delayed, None
        for place, message in enumerate(delayed):
            self.data_in(**message)
            if self._delayed is not None:  # one of them began slow work itself
                self._delayed.extend(list(delayed)[place + 1 :])
                break
        return result
