"""Each patch of Evennia: the fault without it (so that we notice when it is gone), and with it."""

from __future__ import annotations

import time
import zlib
from types import SimpleNamespace

import evennia
import pytest
from django.core.exceptions import ImproperlyConfigured
from evennia.server.portal import amp
from evennia.server.portal.amp_server import AMPServerProtocol
from evennia.server.service import EvenniaServerService
from evennia.utils import logger
from twisted.internet.error import ConnectionDone
from twisted.internet.selectreactor import SelectReactor
from twisted.internet.testing import StringTransport
from twisted.python.failure import Failure

from server.conf import patches
from server.services import HallAMPServer

GONE = "Upstream no longer has this fault: take the patch out."


class Wire(StringTransport):
    no_delay = False
    connected = True

    def setTcpNoDelay(self, enabled):  # noqa: N802
        self.no_delay = enabled


@pytest.fixture
def link(monkeypatch):
    """Makes a link between Portal and Server; ``patched`` or as upstream has it."""
    for name, upstreams in patches.UPSTREAM.items():
        monkeypatch.setattr(amp.AMPMultiConnectionProtocol, name, upstreams)

    def make(patched):
        if patched:
            patches.apply()
        protocol = amp.AMPMultiConnectionProtocol()
        protocol.factory = SimpleNamespace(broadcasts=[])
        protocol.boxes = []
        protocol._commandReceived = protocol.boxes.append
        protocol.makeConnection(Wire())
        return protocol

    return make


def box(number):
    """One AMP message as it stands on the wire."""
    return amp.amp.AmpBox({b"_ask": str(number).encode(), b"_command": b"X"}).serialize()


def read_in_pieces(protocol, cut):
    """Three messages in two reads, the first of which ends so many bytes after the first one."""
    stream = box(1) + box(2) + box(3)
    first = len(box(1)) + cut
    protocol.dataReceived(stream[:first])
    if not protocol.transport.disconnecting:
        protocol.dataReceived(stream[first:])
    return len(protocol.boxes)


def test_upstream_drops_the_link_when_a_read_ends_one_byte_after_a_message(link):
    protocol = link(patched=False)
    assert read_in_pieces(protocol, 1) < 3 and protocol.transport.disconnecting, GONE


def test_with_the_patch_no_read_boundary_matters(link, monkeypatch):
    monkeypatch.setattr(patches, "TURN", 60)  # a busy machine is not what is tested here
    for cut in range(-len(box(1)) + 1, len(box(2)) + len(box(3))):
        protocol = link(patched=True)
        assert read_in_pieces(protocol, cut) == 3
        assert not protocol.transport.disconnecting


@pytest.fixture
def later(monkeypatch):
    """Makes every message take 4 ms; holds what the reactor is asked to do in its next turn."""
    calls = []
    now = iter(number * 0.004 for number in range(10_000))
    reactor = SimpleNamespace(callLater=lambda _delay, work, *args: calls.append((work, args)))
    monkeypatch.setattr(patches, "reactor", reactor)
    monkeypatch.setattr(patches, "time", SimpleNamespace(monotonic=lambda: next(now)))
    return calls


def test_upstream_lets_nothing_out_until_a_whole_read_is_worked_through(link, later):
    protocol = link(patched=False)
    protocol.dataReceived(b"".join(map(box, range(20))))
    assert len(protocol.boxes) == 20 and later == [], GONE


def test_with_the_patch_the_reactor_gets_its_turns_and_no_message_is_lost(link, later):
    protocol = link(patched=True)
    protocol.dataReceived(b"".join(map(box, range(20))))
    turns = 0
    while later:
        turns += 1
        assert len(protocol.boxes) <= 4 * turns
        work, args = later.pop()
        work(*args)
    assert turns >= 5
    assert [int(each[b"_ask"]) for each in protocol.boxes] == list(range(20))
    assert protocol.transport.producerState == "producing"


def test_messages_of_a_link_that_is_gone_are_not_worked_through(link, later):
    protocol = link(patched=True)
    protocol.dataReceived(b"".join(map(box, range(20))))
    seen = len(protocol.boxes)
    work, args = later.pop()
    protocol.transport.connected = False
    work(*args)
    protocol.transport = None
    work(*args)
    assert len(protocol.boxes) == seen and later == []


def test_a_browser_on_the_inner_port_is_still_sent_away(link):
    protocol = link(patched=True)
    protocol.dataReceived(b"GET / HTTP/1.1\r\n\r\n")
    assert protocol.transport.disconnecting and b"AMP" in protocol.transport.value()


def test_upstream_lets_messages_wait_for_acknowledgements(link):
    assert link(patched=False).transport.no_delay is False, GONE


def test_with_the_patch_each_message_leaves_at_once(link):
    protocol = link(patched=True)
    assert protocol.transport.no_delay is True
    assert protocol.factory.broadcasts == [protocol]


def test_upstream_logs_a_traceback_for_every_message_a_restart_leaves_unanswered(link, monkeypatch):
    errors = []
    monkeypatch.setattr(logger, "log_err", errors.append)
    protocol = link(patched=False)
    protocol.errback(Failure(ConnectionDone()), "MsgServer2Portal")
    assert errors, GONE


def test_with_the_patch_a_restart_is_no_error_and_a_real_one_still_is(link, monkeypatch):
    errors, notes = [], []
    monkeypatch.setattr(logger, "log_err", errors.append)
    monkeypatch.setattr(logger, "log_info", notes.append)
    protocol = link(patched=True)
    protocol.errback(Failure(ConnectionDone()), "MsgServer2Portal")
    assert errors == [] and len(notes) == 1
    protocol.errback(Failure(ValueError("no")), "MsgServer2Portal")
    assert len(errors) == 1


class Service:
    """What the hooks touch of Evennia's service."""

    maintenance_task = None

    def __init__(self):
        self.starts = 0

    def server_maintenance(self):
        """Called every minute."""

    def update_defaults(self):
        self.starts += 1

    def at_server_init(self):
        """Called first."""

    def at_server_start(self):
        """Called last."""


@pytest.fixture
def meets_portals(monkeypatch):
    monkeypatch.setattr(EvenniaServerService, "run_init_hooks", patches.UPSTREAM_INIT_HOOKS)
    monkeypatch.setattr(evennia, "GLOBAL_SCRIPTS", SimpleNamespace(start=lambda: None))
    monkeypatch.setattr(
        "evennia.typeclasses.models.TypedObject.__subclasses__", lambda: [], raising=False
    )
    monkeypatch.setattr(
        "evennia.server.service.LoopingCall", lambda work: SimpleNamespace(start=lambda *a, **k: 0)
    )

    def meet(times):
        service = Service()
        for _ in range(times):
            EvenniaServerService.run_init_hooks(service, None)
        return service.starts

    return meet


def test_upstream_starts_the_game_again_for_every_portal(meets_portals):
    assert meets_portals(2) == 2, GONE


def test_with_the_patch_the_game_starts_once(meets_portals):
    patches.apply()
    assert meets_portals(3) == 1


@pytest.mark.parametrize("name", ["AMP_HOST", "AMP_INTERFACE"])
def test_the_hall_does_not_start_with_an_inner_port_open_to_others(name, settings):
    setattr(settings, name, "0.0.0.0")
    with pytest.raises(ImproperlyConfigured, match=name):
        patches.apply()


def test_upstream_packs_messages_at_a_level_that_costs_more_than_it_saves():
    packed = patches.UPSTREAM_COMPRESSED(amp.Compressed(), b"x" * 1000)
    assert packed == zlib.compress(b"x" * 1000, 9), GONE


def test_packed_messages_are_read_by_upstream_as_they_were():
    patches.apply()
    words = ("a table " * 500).encode()
    assert amp.Compressed().fromString(amp.Compressed().toString(words)) == words


def test_what_a_line_is_told_needs_no_receipt():
    patches.apply()
    sent = []
    link = SimpleNamespace(callRemote=lambda command, **what: sent.append((command, what)))
    patches._tell_portal(link, SimpleNamespace(sessid=7), text="hello")
    command, what = sent[0]
    assert command is amp.MsgServer2Portal and not command.requiresAnswer
    assert amp.loads(what["packed_data"]) == (7, {"text": "hello"})


def lost_with_a_call_on_its_way(kind):
    """How a call ends whose link is lost before its answer; None when it never does."""
    protocol = kind()
    protocol.factory = SimpleNamespace(
        broadcasts=[],
        server_connection=protocol,
        launcher_connection=None,
        disconnect_callbacks={},
        portal=SimpleNamespace(server_info_dict={}),
    )
    protocol.makeConnection(Wire())
    ends = []
    made = protocol.callRemote(amp.MsgPortal2Server, packed_data=amp.dumps((1, {})))
    made.addErrback(lambda failure: ends.append((failure.type, protocol.factory.server_connection)))
    protocol.connectionLost(Failure(ConnectionDone()))
    return ends[0] if ends else None


def test_upstream_leaves_calls_open_that_a_dead_server_cannot_answer():
    assert lost_with_a_call_on_its_way(AMPServerProtocol) is None, GONE


def test_a_call_that_a_dead_server_cannot_answer_ends_once_the_server_counts_as_gone():
    assert lost_with_a_call_on_its_way(HallAMPServer) == (ConnectionDone, None)


def test_setting_the_clock_ahead_ends_nobodys_time(monkeypatch):
    reactor = SelectReactor()
    assert reactor.seconds is time.time, GONE
    rung = []
    early = reactor.callLater(60, rung.append, "early")
    patches.steady(reactor)
    patches.steady(reactor)
    late = reactor.callLater(60, rung.append, "late")
    hour_ahead = time.time() + 3600
    monkeypatch.setattr(time, "time", lambda: hour_ahead)
    reactor.runUntilCurrent()
    assert rung == []
    for call in (early, late):
        assert 59 < call.getTime() - time.monotonic() <= 60
