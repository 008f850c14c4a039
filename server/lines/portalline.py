"""What every kind of client line has in common in the Portal: its words, its flow, its end."""

from __future__ import annotations

from typing import Any

from twisted.internet import reactor

from server.lines import inflow
from server.lines.outflow import Outflow
from world.hall import audience
from world.render import layout

LAST_WORDS = 5
"""Seconds a line that we close has to read what was said last."""


class PortalLine:
    """Mixed into the protocol classes; expects their ``transport`` and ``sessionhandler``."""

    account = None
    """Accounts are the Server's; a face made here follows from the line alone."""

    sessionhandler: Any = None
    clock: Any = reactor
    turns: inflow.Turns = inflow.TURNS
    unsynced = False
    """The Server has not been told of the newest flags; it is told before the next message."""

    _inflow: inflow.Inflow
    _outflow: Outflow | None = None
    _left = False
    _closing: Any = None

    def watch_flow(self) -> None:
        """Take what comes in turns, send at once, notice dead links, drop whoever never reads."""
        self._inflow = inflow.Inflow(self, self.take, self.turns)
        self.transport.setTcpNoDelay(True)
        self.transport.setTcpKeepAlive(True)
        self._outflow = Outflow(self.transport, self.drop, self.clock)

    def dataReceived(self, data: bytes) -> None:
        """Bytes from the client, in any pieces."""
        self._inflow.feed(data)

    def take(self, data: bytes) -> None:
        """Some of these bytes, when it is this line's turn."""
        raise NotImplementedError

    def wrote(self, count: int) -> None:
        """So many bytes went to the transport."""
        if self._outflow is not None:
            self._outflow.wrote(count)

    def say(self, key: str, **args: Any) -> None:
        """Say one sentence of the catalogue: the Portal's own words, while the Server is busy."""
        face = audience.face_of(self)
        text = layout.block(face, [audience.sentence(face, key, **args)])
        self.send_text(text, options={"raw": True})

    def pause_reading(self) -> None:
        """Take no more from the client for now: what it sends waits in the network."""
        self._inflow.hold()

    def resume_reading(self) -> None:
        """Take what the client sends again."""
        self._inflow.release()

    def drop(self) -> None:
        """Cut the line at once, unread words and all."""
        self.transport.abortConnection()

    def leave(self) -> None:
        """Tell the hall, once, that this line is over."""
        if not self._left:
            self._left = True
            self._inflow.end()
            if self.sessionhandler is not None:
                self.sessionhandler.disconnect(self)

    def close(self) -> None:
        """Close the line after its last words; cut it if they are not read in time."""
        self.leave()
        if self._closing is None:
            self.end_flow()
            self._closing = self.clock.callLater(LAST_WORDS, self.drop)
            self.transport.loseConnection()

    def end_flow(self) -> None:
        """No longer watch what goes out."""
        if self._outflow is not None:
            self._outflow.end()
            self._outflow = None

    def closed(self) -> None:
        """The transport is gone."""
        self.end_flow()
        if self._closing is not None and self._closing.active():
            self._closing.cancel()
        self.leave()
