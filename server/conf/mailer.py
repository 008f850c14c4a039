"""The server that e-mail is handed to. Standard library only, for ``hallini`` reads it."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

EXAMPLE = "smtp://user:password@mail.example.org:587"
PORTS = {"smtp": 587, "smtps": 465}

HERE = ("localhost", "127.0.0.1", "::1")
"""Mail servers on this computer usually know no encryption, and need none."""


@dataclass(frozen=True)
class Mailer:
    """A mail server.

    Attributes:
        host: Its name.
        port: Where it listens.
        user: Who hands letters over; empty where anybody may.
        password: Theirs.
        encrypted: Encrypted from the first byte (``smtps``).
        upgrades: Encrypted once connected (STARTTLS), and never otherwise.
    """

    host: str
    port: int
    user: str
    password: str
    encrypted: bool
    upgrades: bool

    @classmethod
    def read(cls, text: str) -> Mailer:
        """The server of a URL. Raises ValueError when it is none."""
        parts = urlsplit(text)
        more = parts.path.strip("/") or parts.query or parts.fragment
        if parts.scheme not in PORTS or not parts.hostname or more:
            raise ValueError(text)
        encrypted = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=parts.port or PORTS[parts.scheme],
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            encrypted=encrypted,
            upgrades=not encrypted and parts.hostname not in HERE,
        )
