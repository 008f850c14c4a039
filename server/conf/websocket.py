"""The live line of our web page.

Frames are JSON texts of the form ``[name, arguments, options]``. In: ``["text", ["look"], {}]`` and
``["hall", ["Hall.Do", {"cmd": "7s"}], {}]``. Out: ``["text", ["..."], {}]`` (plain text, never
HTML; rich style has SGR codes in it), ``["prompt", ...]`` and ``["hall", [name, object], {}]``.
Rule: clients.md, *Machine interface*.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from autobahn.websocket.types import ConnectionDeny
from django.conf import settings
from django.contrib.sessions.backends.db import SessionStore
from django.db import connection
from django.http.request import validate_host
from evennia.server.portal.webclient import CLOSE_NORMAL, WebSocketClient
from evennia.utils import ansi, logger
from twisted.internet.defer import Deferred
from twisted.internet.threads import deferToThread

from server.lines import gmcp, options
from server.lines.cookies import LOGGED_IN
from server.lines.portalline import PortalLine
from world.render.face import nearest_language

MESSAGE_LIMIT = 16384
"""The longest message, in bytes."""

HEADER_LIMIT = 16384
"""The longest opening request, in bytes."""

TEXT = 1
"""The kind of frame that holds text. Rule: RFC 6455 ¶5.2."""

_REASON_LIMIT = 120
"""Bytes of a closing reason. Rule: RFC 6455 ¶5.5."""


class HallWebSocket(PortalLine, WebSocketClient):
    """One browser."""

    # Autobahn takes these from the factory only where the protocol has none of its own.
    maxMessagePayloadSize = maxFramePayloadSize = MESSAGE_LIMIT
    autoPingInterval = autoPingTimeout = 20  # a phone in a tunnel is noticed
    openHandshakeTimeout = closeHandshakeTimeout = 10
    webStatus = False  # its page would send visitors to any address asked for

    # The line's life

    def init_session(self, protocol_key: str, address: Any, sessionhandler: Any) -> None:
        """A browser shows every letter and understands the machine interface."""
        super().init_session("webclient/websocket", address, sessionhandler)
        self.protocol_flags.update({"HALL": 1, "UTF-8": True, "TTYPE": True})
        chosen = _cookie(self.http_headers.get("cookie", ""), settings.HALL_LANGUAGE_COOKIE) or ""
        accepted = self.http_headers.get("accept-language", "")
        self.protocol_flags["LANGUAGE"] = _language(f"{chosen},{accepted}")

    def connectionMade(self) -> None:
        """The network connection stands; the opening request is still to come."""
        super().connectionMade()
        self.watch_flow()

    def take(self, data: bytes) -> None:
        """Some bytes of the browser; an opening request that never ends is cut off."""
        WebSocketClient.dataReceived(self, data)
        if self.state == self.STATE_CONNECTING and len(self.data) > HEADER_LIMIT:
            self.drop()

    def onConnect(self, request: Any) -> str | None:
        """Only pages of this hall may open a line: another site's page would act as its visitor.

        Raises:
            ConnectionDeny: the page is not ours.
        """
        if not _our_page(request.origin, request.host):
            raise ConnectionDeny(ConnectionDeny.FORBIDDEN, "not a page of this hall")
        return "v1.evennia.com" if "v1.evennia.com" in request.protocols else None

    def unregisterProducer(self) -> None:
        """Autobahn calls this before it closes the network connection."""
        self.end_flow()

    def onClose(self, wasClean: bool, code: int | None = None, reason: Any = None) -> None:
        """The browser is gone, cleanly or not; its cookie stays good, so that it can come back."""
        self.closed()

    def disconnect(self, reason: str | None = None) -> None:
        """The hall sends this browser away: the reason is said.

        Its cookie no longer logs it in, unless the hall only stops.
        """
        if self._left:
            return
        if reason:
            self.send_text(reason)
        if not hasattr(self.sessionhandler, "_disconnect_all"):
            self._remember(None)
        self.leave()
        self.end_flow()
        self.sendClose(CLOSE_NORMAL, _closing_words(reason))

    # The cookie that logs a browser in again

    def get_client_session(self) -> Any | None:
        """What the hall keeps for this browser's cookie; None without a cookie.

        Browsers send a host's cookies to all its ports. Upstream writes the cookie into the page
        and into the address, where logs and other programs can read it.
        """
        cookies = self.http_headers.get("cookie", "")
        self.csessid = _cookie(cookies, settings.SESSION_COOKIE_NAME)
        return SessionStore(session_key=self.csessid) if self.csessid else None

    def at_login(self) -> None:
        """Somebody came in on this line: the cookie logs them in from now on."""
        self._remember(self.uid)

    def _remember(self, uid: int | None) -> Deferred | None:
        """Note who the cookie logs in, beside the reactor: the rows may be busy."""
        kept = self.get_client_session()
        if kept is None:
            return None
        return deferToThread(_keep, kept, uid).addErrback(_not_kept)

    # What comes in

    def onMessage(self, payload: bytes, isBinary: bool) -> None:
        """One frame of the browser; what is none of ours is answered, not executed."""
        frame = _frame(payload)
        if frame is None:
            self.say("edge-frame")
            return
        name, arguments = frame
        if name == "websocket_close":
            self.sendClose(CLOSE_NORMAL)
        elif name == "text" and arguments and isinstance(arguments[0], str):
            self.data_in(text=arguments[0])
        elif name == "hall" and arguments and isinstance(arguments[0], str):
            self._hear(arguments[0].lower(), arguments[1] if len(arguments) > 1 else {})

    def _hear(self, name: str, item: Any) -> None:
        if name == "hall.do":
            self.data_in(hall_do=[[json.dumps(item)], {}])
        elif name in gmcp.ASKED:
            self.data_in(**{gmcp.ASKED[name]: [gmcp.asked_for(item), {}]})
        elif name == "core.ping":
            self.send_frame("hall", ["Core.Ping", {}])

    def data_in(self, **kwargs: Any) -> None:
        """Hand on what the browser sent."""
        self.sessionhandler.data_in(self, **kwargs)

    # What goes out

    def send_frame(self, name: str, arguments: list[Any]) -> None:
        """One frame to the browser."""
        data = json.dumps([name, arguments, {}]).encode("ascii")
        if self.state == self.STATE_OPEN:
            # Autobahn would hold what we send to the limit of what we take.
            self.sendFrame(opcode=TEXT, payload=data)
            self.wrote(len(data))

    def send_text(self, *args: Any, **kwargs: Any) -> None:
        """Text for people; ``options`` may say that it is ``raw``: rendered already."""
        self._send_words("text", args, kwargs.get("options") or {})

    def send_prompt(self, *args: Any, **kwargs: Any) -> None:
        """Text that the browser shows beside its command line."""
        self._send_words("prompt", args, kwargs.get("options") or {})

    def _send_words(self, name: str, args: tuple[Any, ...], chosen: dict[str, Any]) -> None:
        if not args or args[0] is None:
            return
        text = str(args[0])
        if not chosen.get("raw"):
            # Evennia's own messages are the only ones that still carry its markup.
            text = ansi.parse_ansi(text, strip_ansi=True, mxp=False)
        self.send_frame(name, [text])

    def send_hall(self, objects: str, **_kwargs: Any) -> None:
        """Objects of the machine interface, a frame each.

        Args:
            objects: JSON text of a list of name and object.
        """
        for name, item in json.loads(objects):
            self.send_frame("hall", [name, item])

    def send_default(self, cmdname: str, *args: Any, **_kwargs: Any) -> None:
        """Evennia's other messages, such as ``logged_in``."""
        if cmdname != "options":
            self.send_frame(cmdname, list(args))


# What strangers send wrong is no news for the operator: two lines each would fill the log.
HallWebSocket.log.set_log_level("error")


def _frame(payload: bytes) -> tuple[str, list[Any]] | None:
    """The name and arguments of a frame, None when it is none of ours."""
    frame = gmcp.value(payload.decode("utf-8", "replace"))
    if not isinstance(frame, list) or len(frame) < 2:
        return None
    name, arguments = frame[:2]
    return (name, arguments) if isinstance(name, str) and isinstance(arguments, list) else None


def _cookie(header: str, wanted: str) -> str | None:
    """One of the cookies of a request, None when it has none of that name."""
    for pair in header.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == wanted:
            return value.strip('"') or None
    return None


def _keep(kept: Any, uid: int | None) -> None:
    """Runs in a thread. A cookie that has run out meanwhile is not brought back."""
    try:
        if kept.get(LOGGED_IN) != uid and kept.exists(kept.session_key):
            kept[LOGGED_IN] = uid
            kept.save()
    finally:
        connection.close()


def _not_kept(failure: Any) -> None:
    logger.log_err(f"A browser's login could not be kept: {failure.getErrorMessage()}")


def _our_page(origin: str, host: str) -> bool:
    """Whether a page of this origin may open a line to this host. Programs send no origin."""
    if not origin or origin in settings.CSRF_TRUSTED_ORIGINS:
        return True
    page = urlsplit(origin)
    if page.scheme not in ("http", "https") or not page.hostname:
        return False
    # The page and its line differ in the port only. A name that somebody else points at this
    # machine is no name of ours, where we know our names.
    ours = validate_host(page.hostname, settings.ALLOWED_HOSTS)
    return ours and page.hostname == host.lower().strip("[]")


def _language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; empty for none."""
    tags = (tag.split(";")[0] for tag in accepted[:200].split(","))
    return next((tag.strip() for tag in tags if nearest_language(tag)), "")


def _closing_words(reason: str | None) -> str:
    return options.words(ansi.strip_ansi(reason or ""), _REASON_LIMIT)
