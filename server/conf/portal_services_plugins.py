"""Evennia calls this as the Portal starts, before it listens."""

from __future__ import annotations

import resource
import sys
from typing import Any

import evennia
from django.conf import settings
from twisted.application.internet import SSLServer, TCPServer
from twisted.internet import reactor

from server import warming
from server.conf import certificate, patches
from server.conf.hallini import BadIni
from server.conf.portalsessions import MOST_LINES
from server.conf.sweeper import Sweeper
from server.conf.watchdog import Watchdog
from server.lines.proxied import ProxiedLines

SPARE_FILES = 200
"""Open files the Portal needs beside its lines: logs, database, web requests."""

DOORS = {"telnet": "EvenniaTelnet", "web": "EvenniaWebProxy", "websocket": "EvenniaWebSocket"}
"""The doors, and how upstream's names of what listens there begin."""

BACKLOG = 512
"""Connections that may arrive at the same moment. Upstream's 50 make a returning club wait."""


def start_plugin_services(portal: Any) -> None:
    """Apply the patches, make room for as many lines as the hall holds, watch and avoid pauses.

    Args:
        portal: Evennia's service with all that it will listen on.
    """
    patches.apply()
    patches.steady(reactor)
    # Whoever starts us waits until we listen; the first word the Portal says itself should not.
    reactor.callWhenRunning(reactor.callInThread, warming.catalogues)
    doors = [service for service in portal if isinstance(service, TCPServer)]
    for service in doors:
        service.kwargs["backlog"] = BACKLOG
    if settings.INI.telnet_tls:
        try:
            _telnet_in_tls(doors).setServiceParent(portal)
        except BadIni as problem:
            sys.exit(str(problem))
    proxied = tuple(begins for name, begins in DOORS.items() if settings.INI.proxied(name))
    for service in doors:
        if proxied and service.name.startswith(proxied):
            port, factory = service.args
            service.args = (port, ProxiedLines(factory))
    _make_room_for_lines()
    Watchdog().setServiceParent(portal)
    Sweeper(lambda: evennia.PORTAL_SESSION_HANDLER.values()).setServiceParent(portal)


def _telnet_in_tls(doors: list[TCPServer]) -> SSLServer:
    """The same telnet, encrypted. Upstream's own makes a SHA-1 certificate of version 1."""
    ini = settings.INI
    factory = next(door.args[1] for door in doors if door.name.startswith("EvenniaTelnet"))
    door = SSLServer(
        ini.telnet_tls,
        factory,
        certificate.context(ini),
        interface=ini.interface,
        backlog=BACKLOG,
    )
    door.setName("TelnetInTLS")
    return door


def _make_room_for_lines() -> None:
    """Every line is an open file; many systems allow a thousand."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_LINES + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
