"""What a telnet client is sent: text it can show, line ends, prompts, GMCP."""

from __future__ import annotations

import json
from typing import Any

from evennia.utils import ansi
from twisted.conch.telnet import EOR, GA, IAC, NOP, WILL, WONT

from server.lines import gmcp, letters, options


class TelnetOutput:
    """The sending half of `server.conf.telnet.HallTelnet`."""

    @property
    def codec(self) -> str:
        """The charset of this line: one of `letters.CODECS`, ASCII until another is proved."""
        if self.protocol_flags.get("UTF-8"):
            return letters.UTF_8
        chosen = self.protocol_flags.get("ENCODING")
        return chosen if chosen in letters.CODECS and chosen != letters.UTF_8 else letters.ASCII

    def send_text(self, *args: Any, **kwargs: Any) -> None:
        """Text for people.

        Args:
            args: the text.
            kwargs: ``options``, a dict: ``raw`` (bool) for text that is rendered already, as all
                of ours is; ``echo`` (bool) to have the client show or hide what is typed.
        """
        chosen = kwargs.get("options") or {}
        if chosen.get("echo") is not None:
            # WILL ECHO: we would echo, so the client does not. (We do not, either.)
            self._write(IAC + (WONT if chosen["echo"] else WILL) + bytes([options.ECHO]))
        text = self._text(args, chosen)
        if text is not None and (text or chosen.get("echo") is None):
            self.sendLine(text)

    def send_prompt(self, *args: Any, **kwargs: Any) -> None:
        """Text that is not ended, for the client to type after."""
        text = self._text(args, kwargs.get("options") or {})
        if text is None:
            return
        self._write(self._bytes(text) + self._prompt_end())

    def _prompt_end(self) -> bytes:
        if self.getOptionState(bytes([options.END_OF_RECORD])).us.state == "yes":
            return IAC + EOR
        suppressed = self.getOptionState(bytes([options.SUPPRESS_GO_AHEAD])).us
        # A client that has refused to go without is told to go ahead. Rule: RFC 858.
        refused = suppressed.state == "no" and not suppressed.negotiating
        return IAC + GA if refused else b""

    def _text(self, args: tuple[Any, ...], chosen: dict[str, Any]) -> str | None:
        if not args or args[0] is None:
            return None
        text = str(args[0])
        return text if chosen.get("raw") else self._without_markup(text)

    def _without_markup(self, text: str) -> str:
        """Evennia's own messages are the only ones that still carry its markup."""
        flags = self.protocol_flags
        colours = flags.get("TTYPE") and flags.get("ANSI") and not flags.get("NOCOLOR")
        plain = not colours or bool(flags.get("SCREENREADER"))
        return ansi.parse_ansi(
            text if plain else text + "|n",
            strip_ansi=plain,
            xterm256=bool(flags.get("XTERM256")),
            truecolor=bool(flags.get("TRUECOLOR")),
            mxp=False,
        )

    def sendLine(self, line: str) -> None:
        """A finished text; its line ends are made the network's."""
        self._write(self._bytes(line if line.endswith("\n") else line + "\n"))

    def _bytes(self, text: str) -> bytes:
        text = text.replace("\r", "").replace("\n", "\r\n")
        return letters.encoded(text, self.codec).replace(IAC, IAC + IAC)

    def _write(self, data: bytes) -> None:
        if not self.stream_ended:
            self.transport.write(data)
            self.wrote(len(data))

    @property
    def stream_ended(self) -> bool:
        """True when nothing can be written any more."""
        return self._closing is not None

    def _send_nop_keepalive(self) -> None:
        if self.protocol_flags.get("NOPKEEPALIVE"):
            self._write(IAC + NOP)

    def send_hall(self, objects: str, **_kwargs: Any) -> None:
        """Objects of the machine interface, a GMCP message each, as far as they were announced.

        Args:
            objects: JSON text of a list of name and object.
        """
        for name, item in json.loads(objects):
            if name in gmcp.UNANNOUNCED or self.announced.understands(name):
                self.send_gmcp(name, item)

    def send_gmcp(self, name: str, item: Any) -> None:
        """One GMCP message, when the client uses GMCP."""
        if self.protocol_flags["OOB"]:
            self.requestNegotiation(bytes([options.GMCP]), gmcp.message(name, item))

    def send_default(self, cmdname: str, *_args: Any, **_kwargs: Any) -> None:
        """Evennia's other messages are meant for its own web page."""
