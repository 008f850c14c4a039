"""Issue *Solid ground*: what is typed while the Server is away is held, and delivered in order."""

from __future__ import annotations

from types import SimpleNamespace

import evennia
import pytest
from evennia.server.portal import amp
from evennia.server.session import Session
from twisted.internet.defer import Deferred
from twisted.internet.error import ConnectionLost
from twisted.internet.task import Clock

from server.conf import portalsessions
from server.conf.portalsessions import HallPortalSessionHandler
from world.hall.doorkeeper import Limit


class Link:
    """The AMP connection to a Server that answers when the test says so."""

    def __init__(self):
        self.sent = []
        self._open = []

    def callRemote(self, command, packed_data):  # noqa: N802
        sessid, contents = amp.loads(packed_data)
        self.sent.append((command, sessid, contents))
        self._open.append(Deferred())
        return self._open[-1]

    def answer(self, count=1):
        for _ in range(count):
            self._open.pop(0).callback({})

    def answer_all(self):
        while self._open:
            self.answer()

    def break_off(self):
        lost, self._open = self._open, []
        for call in lost:
            call.errback(ConnectionLost())

    @property
    def typed(self):
        return [
            (sessid, contents["text"][0][0])
            for command, sessid, contents in self.sent
            if command is amp.MsgPortal2Server
        ]

    @property
    def orders(self):
        return [
            (contents["operation"], sessid)
            for command, sessid, contents in self.sent
            if command is amp.AdminPortal2Server
        ]


class Client(Session):
    """One line of the Portal, without its network."""

    unsynced = False

    def __init__(self, hall, address="198.51.100.7"):
        self.init_session("telnet", address, hall)
        self.said = []
        self.paused = False
        self.closed = False

    def say(self, key, **args):
        self.said.append(key)

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False

    def close(self):
        self.closed = True

    def disconnect(self, reason=""):
        self.sessionhandler.disconnect(self)

    def send_text(self, *args, **kwargs):
        self.said.append(args[0])

    def types(self, *lines):
        for line in lines:
            self.sessionhandler.data_in(self, text=line)


class Hall:
    """The Portal's handler with a Server that comes and goes."""

    def __init__(self, monkeypatch):
        self.factory = SimpleNamespace(server_connection=None)
        portal = SimpleNamespace(amp_protocol=SimpleNamespace(factory=self.factory))
        monkeypatch.setattr(evennia, "EVENNIA_PORTAL_SERVICE", portal, raising=False)
        self.lines = HallPortalSessionHandler()
        self.lines.clock = self.clock = Clock()

    def server_comes(self):
        link = self.factory.server_connection = Link()
        self.told_on_return = self.lines.get_all_sync_data()
        self.lines.at_server_connection()
        return link

    def server_breaks_off(self):
        link, self.factory.server_connection = self.factory.server_connection, None
        link.break_off()

    def comes(self, **kwargs):
        client = Client(self.lines, **kwargs)
        self.lines.connect(client)
        return client

    def comes_in(self):
        """A line that has been greeted already."""
        client = self.comes()
        self.factory.server_connection.answer_all()
        self.lines.data_out(client, text=[["Welcome."], {}])
        client.said.clear()
        return client


@pytest.fixture
def hall(monkeypatch):
    return Hall(monkeypatch)


def test_a_line_typed_at_an_idle_hall_goes_to_the_server_at_once(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    anna.types("look")
    assert link.typed == [(anna.sessid, "look")]


def test_the_next_line_waits_until_the_server_has_taken_the_one_before(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    anna.types("one", "two", "three")
    assert [text for _, text in link.typed] == ["one"]
    link.answer()
    assert [text for _, text in link.typed] == ["one", "two"]
    link.answer_all()
    assert [text for _, text in link.typed] == ["one", "two", "three"]


def test_a_paste_of_500_lines_loses_none_and_lets_others_in_between(hall):
    link = hall.server_comes()
    anna, boris = hall.comes_in(), hall.comes_in()
    anna.types(*(f"card {number}" for number in range(500)))
    link.answer(100)
    boris.types("play 7s")
    assert link.typed[-1] == (boris.sessid, "play 7s")
    link.answer_all()
    assert [text for who, text in link.typed if who == anna.sessid] == [
        f"card {number}" for number in range(500)
    ]


def test_all_who_have_much_to_say_share_one_turn(hall):
    link = hall.server_comes()
    talkers = [hall.comes_in() for _ in range(5)]
    for talker in talkers:
        talker.types(*["x"] * 10)
    # The first line of each went at once; from then on one line is with the Server at a time.
    link.answer(5)
    assert len(link.typed) == 6
    link.answer(5)
    assert [who for who, _ in link.typed[5:10]] == [talker.sessid for talker in talkers]


def test_a_program_that_answers_at_once_again_and_again_takes_turns_as_pastes_do(hall):
    link = hall.server_comes()
    programs = [hall.comes_in() for _ in range(3)]
    for _ in range(portalsessions.QUICK):
        for program in programs:
            program.types("look")
        link.answer_all()
    for program in programs:
        program.types("look")
    assert len(link.typed) == 3 * portalsessions.QUICK + 1
    link.answer_all()
    assert len(link.typed) == 3 * portalsessions.QUICK + 3


def test_somebody_who_typed_quickly_is_a_person_again_after_a_pause(hall):
    link, now = hall.server_comes(), 0.0
    hall.lines._quick = Limit(portalsessions.QUICK, portalsessions.QUICK_AGAIN, lambda: now)
    anna, boris = hall.comes_in(), hall.comes_in()
    for _ in range(portalsessions.QUICK):
        anna.types("look")
        link.answer_all()
    boris.types(*["x"] * 10)
    link.answer()
    anna.types("say first")
    assert link.typed[-1] == (boris.sessid, "x")
    link.answer_all()
    now = portalsessions.QUICK_AGAIN
    boris.types(*["x"] * 10)
    anna.types("say second")
    assert link.typed[-1] == (anna.sessid, "say second")


def test_several_lines_in_one_message_are_several_lines(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    anna.types("one\ntwo\r\nthree")
    link.answer_all()
    assert [text for _, text in link.typed] == ["one", "two", "three"]


def test_what_is_typed_during_a_reload_is_kept_and_delivered_in_order(hall):
    hall.server_comes()
    anna = hall.comes_in()
    hall.lines.server_session_sync({anna.sessid: {"logged_in": True}}, clean=True)
    anna.types("play 7s", "say done")
    assert anna.said == ["edge-held"]
    hall.server_breaks_off()
    anna.types("pass")
    link = hall.server_comes()
    link.answer_all()
    assert [text for _, text in link.typed] == ["play 7s", "say done", "pass"]
    assert anna.said == ["edge-held"]


def test_input_is_given_back_to_a_server_that_did_not_stop_after_all(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    hall.lines.server_session_sync({}, clean=True)
    anna.types("look")
    hall.clock.advance(portalsessions.STOPPING_TIME)
    assert [text for _, text in link.typed] == ["look"]


def test_a_line_the_server_broke_off_under_is_told_so_and_not_run_twice(hall):
    hall.server_comes()
    anna = hall.comes_in()
    anna.types("play 7s", "say next")
    hall.server_breaks_off()
    assert anna.said == ["edge-uncertain"]
    link = hall.server_comes()
    link.answer_all()
    assert [text for _, text in link.typed] == ["say next"]


def test_lines_are_not_read_without_end_while_the_server_is_away(hall):
    hall.server_comes()
    anna = hall.comes_in()
    hall.server_breaks_off()
    anna.types("x" * 1000)
    assert not anna.paused
    anna.types(*["x" * 1000] * 40)
    assert anna.paused
    link = hall.server_comes()
    link.answer(30)
    assert not anna.paused
    link.answer_all()
    assert len(link.typed) == 41


def test_newcomers_while_the_server_is_away_are_told_and_greeted_when_it_is_back(hall):
    anna = hall.comes()
    assert anna.said == ["edge-one-moment"]
    anna.types("guest Anna")
    link = hall.server_comes()
    link.answer_all()
    assert (amp.PCONN, anna.sessid) in link.orders
    assert link.typed == [(anna.sessid, "guest Anna")]


def test_300_people_are_greeted_as_fast_as_the_server_can(hall):
    link = hall.server_comes()
    people = [hall.comes() for _ in range(300)]
    assert len(link.orders) == portalsessions.GREETED_AT_ONCE
    link.answer_all()
    assert link.orders == [(amp.PCONN, person.sessid) for person in people]
    assert not any(person.said for person in people)


def test_somebody_not_greeted_when_the_server_went_is_greeted_by_the_next(hall):
    hall.server_comes()
    anna, boris = hall.comes_in(), hall.comes()
    hall.server_breaks_off()
    link = hall.server_comes()
    assert list(hall.told_on_return) == [anna.sessid]
    assert link.orders == [(amp.PCONN, boris.sessid)]


def test_lines_the_server_does_not_know_yet_are_not_cut_off(hall):
    hall.server_comes()
    anna, boris = hall.comes_in(), hall.comes_in()
    hall.lines.server_session_sync({anna.sessid: {"uname": "Anna"}}, clean=True)
    assert set(hall.lines) == {anna.sessid, boris.sessid} and anna.uname == "Anna"


def test_a_line_that_ends_takes_what_it_still_had_to_say_with_it(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    anna.types("one", "two")
    hall.lines.disconnect(anna)
    link.answer_all()
    assert [text for _, text in link.typed] == ["one"]
    assert link.orders[-1] == (amp.PDISCONN, anna.sessid)
    assert len(hall.lines) == 0


def test_a_line_that_ends_before_it_was_greeted_is_never_greeted(hall):
    anna = hall.comes()
    hall.lines.disconnect(anna)
    assert hall.server_comes().orders == []


def test_more_lines_than_the_hall_holds_are_sent_away_with_a_word(hall, monkeypatch):
    monkeypatch.setattr(portalsessions, "MOST_LINES", 4)
    hall.server_comes()
    first = [hall.comes(address=f"198.51.100.{number}") for number in range(4)]
    late = hall.comes(address="198.51.100.9")
    assert late.said == ["edge-full"] and late.closed
    assert not any(client.closed for client in first)


def test_one_address_takes_no_more_lines_than_the_hall_says(hall, settings):
    settings.HALL_LINES_PER_ADDRESS = 2
    hall.server_comes()
    neighbours = [hall.comes() for _ in range(3)]
    assert [client.closed for client in neighbours] == [False, False, True]
    assert not hall.comes(address="203.0.113.5").closed


def test_the_server_is_told_of_flags_but_keeps_the_choices_made_in_words(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    anna.protocol_flags["HALL_CHOICES"] = {"style": "speech"}
    anna.protocol_flags["UTF-8"] = True
    hall.lines.sync(anna)
    flags = link.sent[-1][2]["sessiondata"]["protocol_flags"]
    assert flags["UTF-8"] is True and "HALL_CHOICES" not in flags


def test_what_a_client_announced_is_known_before_the_line_it_sent_next(hall):
    link = hall.server_comes()
    anna = hall.comes_in()
    anna.protocol_flags["HALL"], anna.unsynced = 1, True
    anna.types("play durak")
    (_, _, told), (_, _, typed) = link.sent[-2:]
    assert told["sessiondata"]["protocol_flags"]["HALL"] == 1 and "text" in typed
    assert not anna.unsynced


def test_the_portal_stops_cleanly_with_or_without_a_server(hall):
    hall.server_comes()
    anna = hall.comes_in()
    hall.server_breaks_off()
    boris = hall.comes()
    hall.lines.disconnect_all()
    assert anna.sessid in hall.lines and not hall.lines._arrivals
    assert boris.said == ["edge-one-moment"]
