"""Evennia calls these as it builds its web servers, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from evennia.server.webserver import EvenniaReverseProxyResource
from twisted.web.proxy import ProxyClient, ProxyClientFactory

from web.files import StaticRoot

ASKER = b"x-hall-address"
"""The header in which the Portal tells the Server who asks."""


def _there(request: Any) -> bool:
    """True while a request can be answered: its channel goes with the visitor or the answer."""
    return getattr(request, "channel", None) is not None


class Answer(ProxyClient):
    """Hands an answer on, unless whoever asked has hung up: upstream logs that as a fault."""

    def handleResponseEnd(self) -> None:
        """The Server has said all."""
        if not _there(self.father):
            self._finished = True
            self.transport.loseConnection()
        else:
            super().handleResponseEnd()


class Asking(ProxyClientFactory):
    """Asks the Server for one answer."""

    protocol = Answer

    def clientConnectionFailed(self, connector: Any, reason: Any) -> None:
        """The Server is away: say so to whoever is still there."""
        if _there(self.father):
            super().clientConnectionFailed(connector, reason)


class TellingProxy(EvenniaReverseProxyResource):
    """Hands requests on to the Server and says whom they come from.

    Upstream does not: to the Server every visitor looked like this machine itself.
    """

    proxyClientFactoryClass = Asking

    def getChild(self, path: bytes, request: Any) -> TellingProxy:
        """The same, for what lies deeper."""
        deeper = super().getChild(path, request)
        return TellingProxy(deeper.host, deeper.port, deeper.path, deeper.reactor)

    def render(self, request: Any) -> Any:
        """Hand it on; whatever the visitor claims in our header is replaced."""
        peer = getattr(request.transport.getPeer(), "host", "")
        address = asker(peer, request.requestHeaders.getRawHeaders(b"x-forwarded-for", []))
        request.requestHeaders.setRawHeaders(ASKER, [address.encode("ascii", "replace")])
        return super().render(request)


def asker(peer: str, forwarded: Sequence[bytes]) -> str:
    """The network address of whoever asks, with a web server of ours before us or without.

    Args:
        peer: whose connection it is.
        forwarded: what ``X-Forwarded-For`` says. Each web server on the way adds whom it was asked
            by at the end: only what ours have added is believed.
    """
    address = peer
    chain = [part.strip() for line in forwarded for part in line.decode("latin-1").split(",")]
    while address in settings.UPSTREAM_IPS and chain:
        address = chain.pop()
    return address


def at_webserver_root_creation(web_root: Any) -> Any:
    """The Server's pages: our files are compressed and may be kept."""
    web_root.putChild(b"static", StaticRoot(settings.STATIC_ROOT))
    return web_root


def at_webproxy_root_creation(web_root: Any) -> Any:
    """The Portal hands requests on, and says whom they come from."""
    told = TellingProxy(web_root.host, web_root.port, web_root.path, web_root.reactor)
    told.children = web_root.children
    return told
