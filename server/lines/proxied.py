"""Lines that a proxy on this computer passes on, told by the PROXY protocol whose they are.

The program behind a line meets it when the proxy has said where it comes from, so that addresses,
limits and bans are those of the people and not the proxy's. Rule: HAProxy's proxy-protocol.txt,
versions 1 and 2.
"""

from __future__ import annotations

from typing import Any

from twisted.internet import reactor
from twisted.internet.protocol import Protocol
from twisted.protocols.haproxy import _wrapper
from twisted.protocols.haproxy._exceptions import InvalidProxyHeader
from zope.interface import directlyProvides, providedBy

HEADER_TIME = 10
"""Seconds a connection has for saying whose it is."""

ENOUGH, LONGEST = 16, 107
"""Bytes of the fixed part of a header of version 2, and of all of one of version 1."""

UNKNOWN = b"PROXY UNKNOWN\r\n"
"""What a proxy sends that speaks for itself."""

_V1, _V2 = _wrapper.V1Parser.PROXYSTR, _wrapper.V2Parser.PREFIX


class ProxiedLine(_wrapper.HAProxyProtocolWrapper):
    """One connection; what is behind it is told of it after the header, and only then."""

    clock: Any = reactor

    def __init__(self, factory: Any, wrapped: Any) -> None:
        super().__init__(factory, wrapped)
        self._begun = b""
        self._patience: Any = None

    @property
    def client(self) -> tuple[str, int]:
        """Address and port of the person, where upstream asks a socket for them."""
        peer = self.getPeer()
        return (peer.host, peer.port)

    def makeConnection(self, transport: Any) -> None:
        """The proxy is here; the person it speaks for is not known yet."""
        directlyProvides(self, providedBy(transport))
        Protocol.makeConnection(self, transport)
        self.factory.registerProtocol(self)
        self._patience = self.clock.callLater(HEADER_TIME, transport.abortConnection)

    def dataReceived(self, data: bytes) -> None:
        """The header, then the person's own bytes."""
        if self._proxyInfo is not None:
            self.wrappedProtocol.dataReceived(data)
            return
        if self._parser is None:
            self._begun += data
            if _is_undecided(self._begun):
                return
            data, self._begun = self._begun, b""
            self._parser = _parser(data)
            if data.startswith(UNKNOWN):
                # Twisted reads this one, which checks of a proxy's send, only with a blank.
                data = data.replace(UNKNOWN, UNKNOWN[:-2] + b" \r\n", 1)
        try:
            if self._parser is None:
                raise InvalidProxyHeader()
            self._proxyInfo, rest = self._parser.feed(data)
        except InvalidProxyHeader:
            self.transport.abortConnection()
            return
        if self._proxyInfo is not None:
            self._patience.cancel()
            self.wrappedProtocol.makeConnection(self)
            if rest:
                self.wrappedProtocol.dataReceived(rest)

    def connectionLost(self, reason: Any) -> None:
        """The connection is over, perhaps before anybody was told of it."""
        if self._patience.active():
            self._patience.cancel()
        self.factory.unregisterProtocol(self)
        if self._proxyInfo is not None:
            self.wrappedProtocol.connectionLost(reason)
        self.wrappedProtocol = None


def _is_undecided(begun: bytes) -> bool:
    """Whether this may be the beginning of a header that cannot be read yet."""
    if begun.startswith(_V1):
        return b"\n" not in begun and len(begun) < LONGEST
    return len(begun) < ENOUGH and any(head.startswith(begun[: len(head)]) for head in (_V1, _V2))


def _parser(data: bytes) -> Any:
    """What reads this header; None when it is none."""
    if data.startswith(_V2) and data[12] >> 4 == 2:
        return _wrapper.V2Parser()
    return _wrapper.V1Parser() if data.startswith(_V1) else None


class ProxiedLines(_wrapper.HAProxyWrappingFactory):
    """Makes such connections for a factory that knows nothing of proxies."""

    protocol = ProxiedLine
    noisy = False
