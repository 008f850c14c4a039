"""Reads ``hall.ini`` and the environment: the one place that knows an operator's choices.

Used by the ``hall`` script (any Python 3.9, nothing installed) and by ``settings.py``, so this
module needs the standard library only.
"""

from __future__ import annotations

import configparser
import difflib
import os
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.conf import databases
from server.conf.databases import Postgres
from server.conf.mailer import EXAMPLE as SMTP
from server.conf.mailer import Mailer
from server.conf.ownfiles import for_owner

FILE_NAME = "hall.ini"
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
SENDER = re.compile(r"[^\s<>@,;]+@[^\s<>@,;]+")
HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")
YES_NO = configparser.ConfigParser.BOOLEAN_STATES
NEWCOMERS = {"all": "all", "invited": "invited"}
TOKEN = re.compile(r"[A-Za-z0-9_.~+/=-]{16,200}")
LONGEST_APPEAL = 200
DURABILITY = {"normal": "NORMAL", "full": "FULL"}
PROXIED_DOORS = {"no": (), "telnet": ("telnet",), "all": ("telnet", "web", "websocket")}
PROXIED = {name: name for name in PROXIED_DOORS}

VARIABLES = (
    "HALL_TELNET_PORT",
    "HALL_TELNET_TLS_PORT",
    "HALL_WEB_PORT",
    "HALL_WEBSOCKET_PORT",
    "HALL_AMP_PORT",
    "HALL_INTERFACE",
    "HALL_DATA",
    "HALL_DATABASE",
)
"""What the environment may say over the file."""

TEMPLATE = Path(__file__).with_name("first.ini").read_text(encoding="utf-8")
"""The ``hall.ini`` of a new hall: every choice, its default, and what it means."""


class BadIni(Exception):
    """A setting cannot be used; the text is a sentence that says which and what to write."""


@dataclass(frozen=True)
class HallIni:
    """An operator's choices, checked.

    Attributes:
        name: What the hall is called, 1 to 60 characters.
        language: Language code of the greeting, such as ``en``.
        public: Whether other computers may connect.
        address: Host name people use, or an empty string for any.
        newcomers: ``all``, or ``invited`` where newcomers need a code.
        appeal: How to object to a mute or a ban, one line, may be empty.
        word_list: A file of words not to be said, or None.
        lines_per_address: Lines from one address at once.
        newcomers_per_address: Guests and accounts from one address in ten minutes.
        wrong_passwords_per_address: Wrong passwords from one address in five minutes.
        lines_per_person: Lines of one person at once.
        metrics_token: Lets another machine read ``/metrics``; empty for none.
        proxy_protocol: Which doors hear the PROXY protocol: ``no``, ``telnet`` or ``all``.
        proxy: Whether the pages are reached by a web server on this computer that encrypts them.
        interface: The IP address to listen on.
        telnet: Port for telnet.
        telnet_tls: Port for telnet in TLS; None for none.
        certificate: PEM file of the chain shown there; None for the hall's own.
        certificate_key: PEM file of its private key, where `certificate` is given.
        web: Port for the web pages.
        websocket: Port for the pages' live line.
        amp: Inner port between Portal and Server; loopback only.
        web_inner: Inner port the web pages are fetched from; loopback only.
        synchronous: SQLite's ``synchronous`` pragma, ``NORMAL`` or ``FULL``.
        database: The PostgreSQL database, or None for SQLite.
        mail: The server e-mail is handed to, or None to send none.
        mail_from: The address it comes from.
        backup_hours: Hours between two backups made by themselves; 0 for none.
        backups_kept: How many of those are kept.
        backups: The folder they go to.
        data: Folder of the database, the logs and the keys.
    """

    name: str
    language: str
    public: bool
    address: str
    newcomers: str
    appeal: str
    word_list: Path | None
    lines_per_address: int
    newcomers_per_address: int
    wrong_passwords_per_address: int
    lines_per_person: int
    metrics_token: str
    proxy: bool
    proxy_protocol: str
    interface: str
    telnet: int
    telnet_tls: int | None
    certificate: Path | None
    certificate_key: Path | None
    web: int
    websocket: int
    amp: int
    web_inner: int
    synchronous: str
    database: Postgres | None
    mail: Mailer | None
    mail_from: str
    backup_hours: int
    backups_kept: int
    backups: Path
    data: Path

    @property
    def link(self) -> str:
        """The address of the pages, for somebody who is told it in words."""
        if self.proxy:
            return f"https://{self.address}"
        host = self.address or (_own_address() if self.public else "localhost")
        return f"http://{host}:{self.web}"

    @property
    def web_interface(self) -> str:
        """The IP address the pages and their live line are answered on."""
        return "127.0.0.1" if self.proxy or self.proxied("web") else self.interface

    @property
    def telnet_interface(self) -> str:
        """The IP address plain telnet is answered on."""
        return "127.0.0.1" if self.proxied("telnet") else self.interface

    def proxied(self, door: str) -> bool:
        """Whether connections to a door begin with the PROXY protocol.

        Args:
            door: ``telnet``, ``web`` or ``websocket``; all others are reached without it.
        """
        return door in PROXIED_DOORS[self.proxy_protocol]

    @property
    def ports(self) -> dict[str, int]:
        """Every port the hall listens on, by the name a person can look for."""
        names = (*self.doors, "amp", "web_inner")
        return {name: getattr(self, name) for name in names}

    @property
    def doors(self) -> tuple[str, ...]:
        """The names of the ports people come in by."""
        tls = ("telnet_tls",) if self.telnet_tls else ()
        return ("telnet", *tls, "web", "websocket")


def _own_address() -> str:
    """This machine's address in its network; nothing is sent, a route is looked up."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
            route.connect(("192.0.2.1", 9))
            return str(route.getsockname()[0])
    except OSError:
        return "localhost"


def derived(port: int) -> int:
    """The inner port that belongs to an outer one, so that two halls never share one."""
    return port + 10000 if port <= 55535 else port - 10000


def write_first(root: Path) -> bool:
    """Writes a commented ``hall.ini`` into an own copy that has none. True when it did."""
    try:
        # passwords may come to stand in it
        with open(root / FILE_NAME, "x", encoding="utf-8", opener=for_owner) as file:
            file.write(TEMPLATE)
    except FileExistsError:
        return False
    return True


def read(root: Path, environment: Mapping[str, str] = os.environ) -> HallIni:
    """The choices that hold: environment first, then ``hall.ini``, then the defaults.

    Args:
        root: The folder of this copy of the hall.
        environment: Holds some of `VARIABLES`; empty values count as not given.

    Raises:
        BadIni: A value, a name or the file itself cannot be used.
    """
    written = _section(root / FILE_NAME)
    default = _parser(TEMPLATE)["hall"]
    values = {key: written.get(key, default[key]).strip() for key in default}
    public = _choice("public", values["public"], YES_NO, "yes or no")
    outer = {
        key: _port(key, environment.get(f"HALL_{key.upper()}_PORT") or values[key])
        for key in ("telnet", "web", "websocket")
    }
    amp = environment.get("HALL_AMP_PORT")
    data = (root / Path(environment.get("HALL_DATA") or ".hall").expanduser()).absolute()
    certificate, certificate_key = (
        (root / Path(values[key]).expanduser()).absolute() if values[key] else None
        for key in ("certificate", "certificate_key")
    )
    if (certificate is None) != (certificate_key is None):
        raise BadIni("hall.ini: 'certificate' and 'certificate_key' are given both, or neither.")
    ini = HallIni(
        name=_name(values["name"]),
        language=_matching("language", values["language"], LANGUAGE, "en"),
        public=public,
        address=values["address"]
        and _matching("address", values["address"], HOST, "cards.example.org"),
        newcomers=_choice("newcomers", values["newcomers"], NEWCOMERS, "all or invited"),
        appeal=_line("appeal", values["appeal"], LONGEST_APPEAL),
        word_list=_file(root, "word_list", values["word_list"]),
        lines_per_address=_number("lines_per_address", values["lines_per_address"], 1, 2000),
        newcomers_per_address=_number(
            "newcomers_per_address", values["newcomers_per_address"], 1, 10_000
        ),
        wrong_passwords_per_address=_number(
            "wrong_passwords_per_address", values["wrong_passwords_per_address"], 5, 10_000
        ),
        lines_per_person=_number("lines_per_person", values["lines_per_person"], 1, 12),
        metrics_token=values["metrics_token"]
        and _matching(
            "metrics_token", values["metrics_token"], TOKEN, "a-long-word-nobody-guesses"
        ),
        proxy=_choice("proxy", values["proxy"], YES_NO, "yes or no"),
        proxy_protocol=_choice(
            "proxy_protocol", values["proxy_protocol"], PROXIED, "no, telnet or all"
        ),
        interface=environment.get("HALL_INTERFACE") or ("0.0.0.0" if public else "127.0.0.1"),
        **outer,
        telnet_tls=_tls_port(values["telnet_tls"], environment),
        certificate=certificate,
        certificate_key=certificate_key,
        amp=_port("amp", amp) if amp else derived(outer["telnet"]),
        web_inner=derived(outer["web"]),
        synchronous=_choice("synchronous", values["synchronous"], DURABILITY, "normal or full"),
        database=_database(environment.get("HALL_DATABASE") or values["database"]),
        mail=_mailer(values["mail"]),
        mail_from=values["mail_from"]
        and _matching("mail_from", values["mail_from"], SENDER, "hall@example.org"),
        backup_hours=_number("backup_hours", values["backup_hours"], 0, 8760),
        backups_kept=_number("backups_kept", values["backups_kept"], 1, 1000),
        backups=(data / Path(values["backup_folder"] or "backups").expanduser()).absolute(),
        data=data,
    )
    if ini.mail and not ini.mail_from:
        raise BadIni("hall.ini: 'mail' needs whom it comes from: mail_from = hall@example.org")
    if ini.proxy and not ini.address:
        raise BadIni(
            "hall.ini: 'proxy = yes' needs the name people use: address = cards.example.org"
        )
    _refuse_shared(ini.ports)
    return ini


def _parser(text: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(text, source=FILE_NAME)
    return parser


def _section(path: Path) -> Mapping[str, str]:
    """What the file says, or nothing when there is no file."""
    try:
        parser = _parser(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}
    except OSError as problem:
        raise BadIni(f"{path} cannot be read: {problem.strerror}.") from problem
    except UnicodeDecodeError as problem:
        raise BadIni(f"{path} is not UTF-8 text. Save it as UTF-8 and try again.") from problem
    except configparser.Error as problem:
        reason = " ".join(str(problem).split())
        raise BadIni(
            f"{path} cannot be understood: {reason} "
            "Each line is 'key = value', below the line [hall]."
        ) from problem
    known = list(_parser(TEMPLATE)["hall"])
    if parser.sections() not in ([], ["hall"]):
        raise BadIni(f"{path} has a section other than [hall]; everything belongs below [hall].")
    section = parser["hall"] if parser.has_section("hall") else {}
    for key in section:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            hint = f"Did you mean '{near[0]}'?" if near else f"Known are: {', '.join(known)}."
            raise BadIni(f"{path} sets '{key}', which this hall does not know. {hint}")
    return section


def _name(text: str) -> str:
    if not text or len(text) > 60 or not text.isprintable():
        raise BadIni("hall.ini: 'name' needs 1 to 60 characters that can be printed.")
    return text


def _matching(key: str, text: str, pattern: re.Pattern[str], example: str) -> str:
    if not pattern.fullmatch(text):
        raise BadIni(f"hall.ini: '{key} = {text}' cannot be used. Write it like {key} = {example}")
    return text


def _choice(key: str, text: str, choices: Mapping[str, Any], allowed: str) -> Any:
    try:
        return choices[text.lower()]
    except KeyError:
        raise BadIni(f"hall.ini: '{key} = {text}' cannot be used. Write {allowed}.") from None


def _database(text: str) -> Postgres | None:
    if text == databases.SQLITE:
        return None
    try:
        return Postgres.read(text)
    except ValueError:
        # what was written may hold a password: it is not repeated
        raise BadIni(
            "hall.ini: 'database' cannot be used. Write sqlite, or an address like "
            f"{databases.EXAMPLE} (a sign such as @ or / in the password as %40 or %2F)."
        ) from None


def _mailer(text: str) -> Mailer | None:
    try:
        return Mailer.read(text) if text else None
    except ValueError:
        # what was written may hold a password: it is not repeated
        raise BadIni(
            f"hall.ini: 'mail' cannot be used. Leave it empty, or write an address like {SMTP}."
        ) from None


def _number(key: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        raise BadIni(
            f"hall.ini: '{key} = {text}' cannot be used. Write a number from {least} to {most}."
        )
    return int(text)


def _line(key: str, text: str, longest: int) -> str:
    if len(text) > longest or (text and not text.isprintable()):
        raise BadIni(f"hall.ini: '{key}' needs at most {longest} characters on one line.")
    return text


def _file(root: Path, key: str, text: str) -> Path | None:
    if not text:
        return None
    path = root / Path(text).expanduser()
    if not path.is_file():
        raise BadIni(f"hall.ini: '{key} = {text}': there is no file {path}.")
    return path


def _port(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise BadIni(
            f"The port '{key} = {text}' cannot be used: write a number from 1 to 65535 "
            f"(hall.ini, or HALL_{key.upper()}_PORT in the environment)."
        )
    return int(text)


def _tls_port(written: str, environment: Mapping[str, str]) -> int | None:
    """The port, None for none. An environment that moves telnet moves this too, or shuts it."""
    if environment.get("HALL_TELNET_PORT") or environment.get("HALL_TELNET_TLS_PORT"):
        written = environment.get("HALL_TELNET_TLS_PORT") or "no"
    return None if YES_NO.get(written.lower()) is False else _port("telnet_tls", written)


def _refuse_shared(ports: Mapping[str, int]) -> None:
    by_port: dict[int, str] = {}
    for name, port in ports.items():
        other = by_port.setdefault(port, name)
        if other != name:
            raise BadIni(
                f"The ports '{other}' and '{name}' are both {port}. Give each its own number "
                "(hall.ini; 'amp' and 'web_inner' are telnet + 10000 and web + 10000)."
            )
