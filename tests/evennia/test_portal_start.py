"""What the Portal prepares before it listens."""

from __future__ import annotations

import resource

from twisted.application.internet import TCPClient, TCPServer
from twisted.application.service import MultiService
from twisted.internet.protocol import Factory

from server.conf import portal_services_plugins
from server.conf.portal_services_plugins import BACKLOG, SPARE_FILES, start_plugin_services
from server.conf.portalsessions import MOST_LINES


def test_a_club_that_comes_back_at_once_finds_room_at_the_door():
    portal = MultiService()
    listens, calls = TCPServer(4000, Factory()), TCPClient("127.0.0.1", 4006, Factory())
    listens.setServiceParent(portal)
    calls.setServiceParent(portal)
    start_plugin_services(portal)
    assert listens.kwargs["backlog"] == BACKLOG and "backlog" not in calls.kwargs


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
