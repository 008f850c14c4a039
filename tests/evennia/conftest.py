"""A small hall in memory: rooms, and lines that type and read as a Portal would hand them on."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import evennia
import pytest
from evennia.server.session import Session as PortalSide
from evennia.utils.idmapper.models import SharedMemoryModel
from pytest_django.plugin import blocking_manager_key
from twisted.internet import task
from twisted.internet.defer import maybeDeferred

from commands.command import HallCommand
from world import build
from world.hall import doorkeeper, evenings, lobby, passwords, replays, slices, studies

_numbers = itertools.count(1)


def pytest_pycollect_makemodule(module_path, parent):
    """Evennia fills in its own names when told to, which modules under test need to be read."""
    if evennia.SESSION_HANDLER is None:
        with parent.config.stash[blocking_manager_key].unblock():
            evennia._init()


class Line:
    """One connection: `type` gives what it was answered, `read` what it was told meanwhile."""

    def __init__(self, protocol="telnet", address="198.51.100.7", **flags):
        self.number = next(_numbers)
        handler = evennia.SESSION_HANDLER
        portal_side = PortalSide()
        portal_side.init_session(protocol, address, handler)
        portal_side.sessid = self.number
        portal_side.protocol_flags.update(flags)
        handler.portal_connect(portal_side.get_sync_data())
        self.session = handler[self.number]
        self.told = []
        self.objects = []
        self.session.data_out = self._hear

    def _hear(self, text=None, hall=None, options=None, **other):
        if text is not None:
            assert options == {"raw": True}, "people are only sent finished text"
            self.told.append(text)
        if hall is not None:
            self.objects.append(hall)

    def type(self, words):
        """Type one line; what the line was told until the hall is done with it."""
        self.told.clear()
        self.session.data_in(text=[[words], {}])
        return self.read()

    def read(self):
        """Everything told since the last time, one message a line break apart."""
        text = "\n".join(self.told)
        self.told.clear()
        return text

    def drop(self):
        """The connection is lost."""
        evennia.SESSION_HANDLER.portal_disconnect(self.session)

    @property
    def account(self):
        return self.session.account

    @property
    def person(self):
        return self.session.puppet


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """The rooms are built once; what a test changes is rolled back."""
    with django_db_blocker.unblock():
        build.build()


@pytest.fixture
def hall(db, monkeypatch):
    """The hall's rooms, no tables, nobody there; hashing happens at once."""
    evennia.SESSION_HANDLER.clear()
    _forget_objects(SharedMemoryModel)
    quiet = SimpleNamespace(
        send_AdminServer2Portal=lambda *a, **k: None, send_MsgServer2Portal=lambda *a, **k: None
    )
    service = SimpleNamespace(amp_protocol=quiet, at_post_portal_sync=lambda mode: None)
    monkeypatch.setattr(evennia, "EVENNIA_SERVER_SERVICE", service)
    monkeypatch.setattr("evennia.server.sessionhandler.delay", lambda *a, **k: None)
    monkeypatch.setattr(passwords, "_run", maybeDeferred)
    for limit in vars(doorkeeper).values():
        if isinstance(limit, doorkeeper.Limit):
            monkeypatch.setattr(limit, "_full_again", type(limit._full_again)())
    at_once = task.Cooperator(lambda: lambda: False, lambda work: work(), started=True)
    monkeypatch.setattr(slices, "_shared", at_once)
    replays.forget()
    studies.resume([])
    lobby.resume_all([])
    evenings.resume()
    return build


def _forget_objects(model):
    """What a rolled-back transaction made must not be found in memory."""
    for kind in model.__subclasses__():
        if not kind._meta.abstract:
            kind.flush_instance_cache(force=True)
        _forget_objects(kind)


@pytest.fixture
def at_once(monkeypatch):
    """Work that is done in slices is done at once."""
    cooperator = task.Cooperator(scheduler=lambda work: work(), started=True)
    monkeypatch.setattr(task, "cooperate", cooperator.cooperate)


@pytest.fixture
def unbroken(monkeypatch):
    """A command that breaks fails the test, where players would only be told so."""

    def broke(command, failure):
        failure.raiseException()

    monkeypatch.setattr(HallCommand, "_broke", broke)


@pytest.fixture
def line(hall):
    """Makes connections: ``line()``, ``line("webclient/websocket")``, ``line(TTYPE=True)``."""
    return Line


@pytest.fixture
def guest(line):
    """Makes guests who are in: ``guest("Anna")`` is the line of one."""

    def come_in(name="", **flags):
        made = line(**flags)
        made.type(f"guest {name}")
        assert made.person is not None
        made.read()
        return made

    return come_in
