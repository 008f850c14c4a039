"""Telnet as this hall speaks it.

Evennia's protocol class is the base, but what it says on the wire is ours: bounded input, no
letters the client may not be able to show, CHARSET, EOR after prompts, GMCP without MSDP, MSSP
from the settings. Rule: clients.md, *Telnet*.
"""

from __future__ import annotations

import re
from typing import Any

from django.conf import settings
from evennia.server.portal.telnet import TelnetProtocol

from server.conf import mssp
from server.lines import gmcp, letters, options, stream
from server.lines.portalline import PortalLine
from server.lines.telnetoutput import TelnetOutput

LINGER = 0.1
"""Seconds in which several changes of a line's flags are told to the Server as one."""

WE_OFFER = (
    options.SUPPRESS_GO_AHEAD,
    options.CHARSET,
    options.END_OF_RECORD,
    options.MSSP,
    options.GMCP,
)
WE_ASK = (options.LINEMODE, options.TERMINAL_TYPE, options.NAWS)
_LOCAL = frozenset((*WE_OFFER, options.ECHO))
_REMOTE = frozenset((*WE_ASK, options.CHARSET))
_EDIT_AND_TRAP = b"\x01\x03"  # LINEMODE MODE: the client edits lines and handles its signals
_HTTP = re.compile(rb"[A-Z]{3,10} \S{1,2000} HTTP/\d")


class HallTelnet(TelnetOutput, PortalLine, TelnetProtocol):
    """One telnet client."""

    def __init__(self) -> None:
        super().__init__()
        self.stream = stream.TelnetStream()
        self.announced = gmcp.Announced()
        self._types: list[str] = []
        self._charset_asked = False
        self._told_mssp = False
        self._sync_call: Any = None
        self._lines = 0

    # The line's life

    def init_session(self, protocol_key: str, address: Any, sessionhandler: Any) -> None:
        """The flags of a client that has said nothing about itself."""
        super().init_session(protocol_key, address, sessionhandler)
        self.protocol_flags.update(
            {
                "ENCODING": letters.ASCII,
                "UTF-8": False,
                "TTYPE": False,
                "ANSI": True,
                "AUTORESIZE": False,
                "SCREENWIDTH": {0: settings.CLIENT_DEFAULT_WIDTH},
                "SCREENHEIGHT": {0: settings.CLIENT_DEFAULT_HEIGHT},
                "OOB": False,
                **gmcp.Announced().flags(),
                "NOPKEEPALIVE": False,
            }
        )

    def connectionMade(self) -> None:
        """Offer what we can, then let the hall greet."""
        self.nop_keep_alive = None
        self.init_session(self.protocol_key, self.transport.getPeer().host, self._handler())
        self.watch_flow()
        for option in WE_ASK:
            self.do(bytes([option])).addErrback(_refused)
        for option in WE_OFFER:
            self.will(bytes([option])).addErrback(_refused)
        self.sessionhandler.connect(self)

    def _handler(self) -> Any:
        return self.factory.sessionhandler

    def connectionLost(self, reason: Any = None) -> None:
        """The client is gone, or was sent away."""
        if self.nop_keep_alive and self.nop_keep_alive.running:
            self.nop_keep_alive.stop()
        if self._sync_call is not None and self._sync_call.active():
            self._sync_call.cancel()
        self.closed()

    def disconnect(self, reason: str = "") -> None:
        """The hall sends this client away; the reason is said first."""
        if reason:
            self.send_text(reason)
        self.close()

    def sync_soon(self) -> None:
        """Tell the Server about changed flags: many changes at once, but before the next line."""
        self.unsynced = True
        if self._sync_call is None or not self._sync_call.active():
            self._sync_call = self.clock.callLater(LINGER, self._sync)

    def _sync(self) -> None:
        if self.unsynced:
            self.sessionhandler.sync(self)

    # What comes in

    def take(self, data: bytes) -> None:
        """Some bytes of the client, in any pieces."""
        for piece in self.stream.feed(data):
            if self._left:
                return
            match piece:
                case stream.Line(content):
                    self._typed(content)
                case stream.TooLong():
                    self.say("edge-line-too-long", limit=stream.LINE_LIMIT)
                case stream.Option(verb, option):
                    self.commandReceived(bytes([verb]), bytes([option]))
                case stream.Subnegotiation(option, payload):
                    self._subnegotiated(option, payload)
                case stream.Command(stream.AYT):
                    self.say("edge-here", hall=settings.SERVERNAME)
        if self.stream.speaks_telnet and self.nop_keep_alive is None:
            # Only to clients that know telnet: others would print it, or find it in a line.
            self.protocol_flags["NOPKEEPALIVE"] = True
            self.toggle_nop_keepalive()

    def _typed(self, content: bytes) -> None:
        self._lines += 1
        if self._lines == 1 and _HTTP.match(content):
            self.say("edge-not-http")
            self.close()
            return
        try:
            text = letters.decoded(content, self.codec)
        except UnicodeDecodeError:
            self.say("edge-undecodable", charset=self.codec)
            return
        self.data_in(text=_edited(text))

    def _subnegotiated(self, option: int, payload: bytes) -> None:
        if option == options.TERMINAL_TYPE:
            self._hear_type(payload)
        elif option == options.NAWS:
            self._hear_window(payload)
        elif option == options.CHARSET:
            self._hear_charset(payload)
        elif option == options.GMCP and self.protocol_flags["OOB"]:
            self._hear_gmcp(payload)

    def _hear_type(self, payload: bytes) -> None:
        if payload[:1] != bytes([options.IS]) or not options.more_types(self._types):
            return
        self._types.append(options.words(payload[1:]))
        self.protocol_flags.update(options.terminal_flags(self._types), TTYPE=True)
        if self.protocol_flags.get("UTF-8"):
            self.protocol_flags["ENCODING"] = letters.UTF_8
        self.sync_soon()
        if options.more_types(self._types):
            self._ask_type()

    def _ask_type(self) -> None:
        self.requestNegotiation(bytes([options.TERMINAL_TYPE]), bytes([options.SEND]))

    def _hear_window(self, payload: bytes) -> None:
        size = options.window(payload)
        if size is not None:
            columns, rows = size
            self.protocol_flags.update(
                AUTORESIZE=True, SCREENWIDTH={0: columns}, SCREENHEIGHT={0: rows}
            )
            self.sync_soon()

    def _hear_charset(self, payload: bytes) -> None:
        answer, codec = options.charset_answer(payload, self._charset_asked)
        if payload[:1] in (bytes([options.ACCEPTED]), bytes([options.REJECTED])):
            self._charset_asked = False
        if answer is not None:
            self.requestNegotiation(bytes([options.CHARSET]), answer)
        if codec is not None:
            self.protocol_flags.update({"ENCODING": codec, "UTF-8": codec == letters.UTF_8})
            self.sync_soon()

    def _hear_gmcp(self, payload: bytes) -> None:
        name, text = gmcp.split(payload)
        package, _, verb = name.rpartition(".")
        if name == "hall.do":
            self.data_in(hall_do=[[text], {}])
        elif name == "char.login.credentials":
            if (words := gmcp.credentials(text)) is not None:
                self.data_in(hall_login=[list(words), {}])
        elif name in gmcp.ASKED:
            self.data_in(**{gmcp.ASKED[name]: [gmcp.asked_for(gmcp.value(text)), {}]})
        elif name == "core.ping":
            self.send_gmcp("Core.Ping", {})
        elif package == "core.supports":
            asked_before = self.protocol_flags["LOGIN"]
            self.announced.hear(verb, gmcp.value(text))
            self.protocol_flags.update(self.announced.flags())
            if self.protocol_flags["LOGIN"] and not asked_before and not self.logged_in:
                self.send_gmcp("Char.Login.Default", {"type": ["password-credentials"]})
            self.sync_soon()

    # Options (Twisted keeps their states, these say what follows)

    def telnet_DO(self, option: bytes) -> None:
        """The client wants us to use an option, or agrees that we do."""
        state = self.getOptionState(option).us
        before = state.state
        super().telnet_DO(option)
        if state.state != before:
            self._we_use(option[0])

    def telnet_WILL(self, option: bytes) -> None:
        """The client wants to use an option, or agrees to."""
        state = self.getOptionState(option).him
        before = state.state
        super().telnet_WILL(option)
        if state.state != before:
            self._they_use(option[0])

    def _we_use(self, option: int) -> None:
        if option == options.GMCP:
            self.protocol_flags["OOB"] = True
            self.sync_soon()
        elif option == options.CHARSET and not self._charset_asked:
            self._charset_asked = True
            self.requestNegotiation(bytes([option]), options.charset_request())
        elif option == options.MSSP and not self._told_mssp:
            self._told_mssp = True
            self.requestNegotiation(bytes([option]), mssp.payload(self.sessionhandler))

    def _they_use(self, option: int) -> None:
        if option == options.LINEMODE:
            self.requestNegotiation(bytes([option]), _EDIT_AND_TRAP)
        elif option == options.TERMINAL_TYPE and options.more_types(self._types):
            self._ask_type()

    def enableLocal(self, option: bytes) -> bool:
        """Whether we use an option the client asks us to."""
        return option[0] in _LOCAL

    def enableRemote(self, option: bytes) -> bool:
        """Whether the client may use an option."""
        return option[0] in _REMOTE

    def disableLocal(self, option: bytes) -> None:
        """The client wants us to stop using an option."""
        if option[0] == options.GMCP:
            self.announced = gmcp.Announced()
            self.protocol_flags.update(self.announced.flags(), OOB=False)
            self.sync_soon()

    def disableRemote(self, option: bytes) -> None:
        """The client stops using an option."""
        if option[0] == options.NAWS:
            self.protocol_flags["AUTORESIZE"] = False
            self.sync_soon()


def _refused(_failure: Any) -> None:
    """The client does without an option; so do we."""


def _edited(text: str) -> str:
    """A line typed on a terminal that sends its corrections too."""
    if "\b" not in text and "\x7f" not in text:
        return text
    kept: list[str] = []
    for char in text:
        if char not in "\b\x7f":
            kept.append(char)
        elif kept:
            kept.pop()
    return "".join(kept)
