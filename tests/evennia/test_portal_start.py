"""What the Portal prepares before it listens."""

from __future__ import annotations

import dataclasses
import resource
from types import SimpleNamespace

import pytest
from django.conf import settings
from twisted.application.internet import TCPClient, TCPServer
from twisted.application.service import MultiService
from twisted.internet.protocol import Factory

from server.conf import portal_services_plugins
from server.conf.portal_services_plugins import BACKLOG, SPARE_FILES, start_plugin_services
from server.conf.portalsessions import MOST_LINES
from server.lines.proxied import ProxiedLines


@pytest.fixture(autouse=True)
def without_tls(monkeypatch):
    """The certificate has tests of its own."""
    ini = dataclasses.replace(settings.INI, telnet_tls=None)
    monkeypatch.setattr(portal_services_plugins, "settings", SimpleNamespace(INI=ini))


def test_a_club_that_comes_back_at_once_finds_room_at_the_door():
    portal = MultiService()
    listens, calls = TCPServer(4000, Factory()), TCPClient("127.0.0.1", 4006, Factory())
    listens.setServiceParent(portal)
    calls.setServiceParent(portal)
    start_plugin_services(portal)
    assert listens.kwargs["backlog"] == BACKLOG and "backlog" not in calls.kwargs


def test_behind_a_proxy_the_chosen_doors_hear_whose_each_line_is(monkeypatch):
    for setting, wrapped in (("no", []), ("telnet", ["telnet"]), ("all", ["telnet", "web"])):
        ini = dataclasses.replace(settings.INI, proxy_protocol=setting, telnet_tls=None)
        chosen = SimpleNamespace(INI=ini)
        monkeypatch.setattr(portal_services_plugins, "settings", chosen)
        portal, doors = MultiService(), {"telnet": "EvenniaTelnet:1", "web": "EvenniaWebProxy:2"}
        services = {name: TCPServer(4000, Factory()) for name in doors}
        for name, service in services.items():
            service.setName(doors[name])
            service.setServiceParent(portal)
        start_plugin_services(portal)
        found = [name for name, s in services.items() if isinstance(s.args[1], ProxiedLines)]
        assert found == wrapped


def test_the_portal_may_open_a_file_for_every_line_as_far_as_the_system_lets_it(monkeypatch):
    asked = []
    monkeypatch.setattr(
        portal_services_plugins.resource, "setrlimit", lambda kind, limits: asked.append(limits)
    )
    for hard, granted in ((100_000, MOST_LINES + SPARE_FILES), (1500, 1500)):
        limits = (1024, hard)
        monkeypatch.setattr(resource, "getrlimit", lambda kind, limits=limits: limits)
        start_plugin_services(MultiService())
        assert asked.pop() == (granted, hard)
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (50_000, 50_000))
    start_plugin_services(MultiService())
    assert asked == []
