"""What the hall tells the crawlers of MUD listings. Rule: MSSP."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from evennia.utils.utils import get_evennia_version

from world.render import phrases
from world.render.face import LANGUAGES

_LANGUAGE_NAMES = {"en": "English", "ru": "Russian", "cs": "Czech", "ar": "Arabic"}


def table(sessionhandler: Any) -> dict[str, list[str]]:
    """MSSP variables and their values.

    Args:
        sessionhandler: the Portal's, for players and start time.
    """
    address = settings.SERVER_HOSTNAME
    tls_ports = [str(settings.INI.telnet_tls or 0)]
    catalogues = phrases.folders()[0]
    return {
        "NAME": [settings.SERVERNAME],
        "PLAYERS": [str(sessionhandler.count_loggedin())],
        "UPTIME": [str(int(sessionhandler.uptime))],
        "CRAWL DELAY": ["-1"],
        "HOSTNAME": [address],
        "PORT": [str(port) for port in reversed(settings.TELNET_PORTS)],
        "SSL": tls_ports,
        "TLS": tls_ports,
        "WEBSITE": [f"{settings.INI.link}/"],
        "LANGUAGE": [
            _LANGUAGE_NAMES[code] for code in LANGUAGES if (catalogues / f"{code}.ftl").exists()
        ],
        "CODEBASE": [f"Evennia {get_evennia_version()}"],
        "FAMILY": ["Custom"],
        "GENRE": ["None"],
        "GAMEPLAY": ["Card games"],
        "STATUS": ["Live"],
        "ANSI": ["1"],
        "CHARSET": ["1"],
        "GMCP": ["1"],
        "MCCP": ["0"],
        "MSDP": ["0"],
        "MXP": ["0"],
        "SCREEN READER": ["1"],
        "UTF-8": ["1"],
        "VT100": ["0"],
        "XTERM 256 COLORS": ["1"],
    }


def payload(sessionhandler: Any) -> bytes:
    """The table as the payload of a subnegotiation."""
    return b"".join(
        b"\x01" + name.encode() + b"".join(b"\x02" + value.encode() for value in values)
        for name, values in table(sessionhandler).items()
    )
