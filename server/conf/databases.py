"""Where a hall keeps its rows: a SQLite file, or a PostgreSQL database named by an address.

Standard library only, for the ``hall`` script reads it too.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qsl, quote, unquote, urlsplit

SQLITE = "sqlite"
"""What stands in ``hall.ini`` for the file in the data folder."""

EXAMPLE = "postgresql://hall:password@localhost:5432/hall"
SCHEMES = ("postgresql", "postgres")
EXTRAS = ("host", "sslmode")
"""What may follow a question mark: a socket's folder, and how TLS is asked for."""

OURS = 4_845_060_111
"""The number of the advisory lock that the Server of a hall holds on its database."""


@dataclass(frozen=True)
class Postgres:
    """The address of a PostgreSQL database; empty texts leave it to libpq.

    Attributes:
        name: The database.
        user: Who owns it.
        password: Theirs.
        host: A name, an IP address or a socket's folder.
        port: A number as text.
        sslmode: As libpq takes it, such as ``require``.
    """

    name: str
    user: str = ""
    password: str = ""
    host: str = ""
    port: str = ""
    sslmode: str = ""

    @classmethod
    def read(cls, text: str) -> Postgres:
        """The address in the usual form of a URL.

        Raises:
            ValueError: It is none.
        """
        parts = urlsplit(text)
        extras = dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
        name = unquote(parts.path.removeprefix("/"))
        fits = parts.scheme in SCHEMES and name and "/" not in name and not parts.fragment
        if not fits or set(extras) - set(EXTRAS):
            raise ValueError(text)
        return cls(
            name=name,
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            host=extras.get("host", "") or unquote(parts.hostname or ""),
            port=str(parts.port or ""),  # ValueError by itself when it is no number
            sslmode=extras.get("sslmode", ""),
        )

    @property
    def url(self) -> str:
        """The address, as `read` takes it."""
        login = ":".join(quote(part, safe="") for part in (self.user, self.password) if part)
        extras = {"sslmode": self.sslmode}
        host = f"[{self.host}]" if ":" in self.host else self.host
        if "/" in host:
            host, extras["host"] = "", self.host
        query = "&".join(f"{key}={quote(text)}" for key, text in extras.items() if text)
        at = f"{login}@" if login else ""
        port = f":{self.port}" if self.port else ""
        asked = f"?{query}" if query else ""
        return f"postgresql://{at}{host}{port}/{quote(self.name, safe='')}{asked}"

    @property
    def shown(self) -> str:
        """The database as an operator may read it in a log: without the password."""
        return f"{self.name} on {self.host or 'this computer'}"

    @property
    def environment(self) -> dict[str, str]:
        """What PostgreSQL's own programs read, so that no password stands on a command line."""
        named = {
            "PGDATABASE": self.name,
            "PGUSER": self.user,
            "PGPASSWORD": self.password,
            "PGHOST": self.host,
            "PGPORT": self.port,
            "PGSSLMODE": self.sslmode,
        }
        return {name: text for name, text in named.items() if text}
