"""The Server's side of a line: what is cleaned, kept in order, and found again after a crash."""

from __future__ import annotations

import json

import evennia
import pytest
from evennia.server import sessionhandler
from twisted.internet.defer import Deferred

from server.conf import inputfuncs
from server.conf.serversession import MOST_DELAYED
from world.hall.textdoor import TYPED_LIMIT


@pytest.fixture
def commands(monkeypatch):
    """The lines that reach the command handler."""
    ran = []
    monkeypatch.setattr(inputfuncs, "cmdhandler", lambda by, text, **kwargs: ran.append(text))
    return ran


def send(line, **message):
    line.session.data_in(**message)


def test_only_our_own_input_functions_can_be_called_by_a_client():
    ours = {"text", "hall_do", "hall_login", "hall_sync", "hall_tables", "default"}
    assert set(sessionhandler._INPUT_FUNCS) == ours


def test_typed_text_is_cleaned_before_any_command_sees_it(line, commands):
    line().type("say \x1b[2Jhi\u202e there\x07\r\n[Table] Vera votes yes.")
    assert commands == ["say [2Jhi there"]


def test_a_drawing_keeps_its_spaces(line, commands):
    line().type("draw /\\    /\\")
    assert commands == ["draw /\\    /\\"]


def test_what_is_too_long_is_told_and_nothing_runs(line, commands):
    anna = line()
    answer = anna.type("x" * (TYPED_LIMIT + 1))
    assert str(TYPED_LIMIT) in answer and commands == []


def test_an_idle_word_keeps_the_line_alive_and_runs_nothing(line, commands):
    anna = line()
    before = anna.session.cmd_total
    anna.type("idle")
    assert commands == [] and anna.session.cmd_total == before


def test_hall_do_is_the_typed_word_do(line, commands):
    send(line(), hall_do=[['{"cmd": "7s",\n "seq": 118}'], {}])
    assert commands == ['do {"cmd": "7s",  "seq": 118}']


def test_hall_sync_is_the_typed_word_sync(line, commands):
    send(line(), hall_sync=[[], {}])
    assert commands == ["sync"]


@pytest.mark.parametrize("cmd", ["", " ", "do", "DO it", 7, None, ["look"], "x" * 5000, "\u202e"])
def test_a_do_that_says_nothing_to_do_is_refused(guest, cmd):
    anna = guest("Anna")
    anna.type("play durak")
    refusal = anna.type("do {")
    assert refusal and "know the word" not in refusal
    answer = anna.type("do " + json.dumps({"cmd": cmd}))
    assert answer == refusal or "too long" in answer


def test_a_program_comes_in_and_asks_for_the_table_wherever_it_is(line):
    program = line()
    program.type('do {"cmd": "guest Deep"}')
    assert program.person.key == "Deep"
    assert "know the word" not in program.type("sync")


def test_what_a_program_says_passes_the_text_door_too(guest):
    anna = guest("Anna")
    anna.type("play durak")
    answer = anna.type("do " + json.dumps({"cmd": "say Z" + "\u0335" * 30 + "\u202e!\n[Table] x"}))
    assert "Z\u0335\u0335\u0335!" in answer and "[Table]" not in answer and "\u202e" not in answer


def test_names_that_are_not_for_us_are_quiet(line, commands):
    anna = line()
    send(anna, external_discord_hello=[[], {"a": 1}], bot_data_in=[["look"], {}])
    assert commands == [] and anna.read() == ""


def test_lines_typed_during_slow_work_wait_for_it_in_order(line, commands):
    anna, work = line(), Deferred()
    anna.session.wait_for(work)
    for words in ("look", "sit 1"):
        anna.session.data_in(text=[[words], {}])
    assert commands == []
    work.callback(None)
    assert commands == ["look", "sit 1"]
    anna.type("ready")
    assert commands[-1] == "ready"


def test_slow_work_that_fails_lets_the_lines_go_too(line, commands):
    anna, work = line(), Deferred()
    anna.session.wait_for(work).addErrback(lambda failure: None)
    anna.session.data_in(text=[["look"], {}])
    work.errback(ValueError("no"))
    assert commands == ["look"]


def test_a_line_that_starts_slow_work_again_holds_those_behind_it(line, commands, monkeypatch):
    anna, first, second = line(), Deferred(), Deferred()
    monkeypatch.setattr(
        inputfuncs,
        "cmdhandler",
        lambda by, text, **kwargs: (
            commands.append(text),
            text == "slow" and by.wait_for(second),
        ),
    )
    anna.session.wait_for(first)
    for words in ("slow", "look", "sit"):
        anna.session.data_in(text=[[words], {}])
    first.callback(None)
    assert commands == ["slow"]
    second.callback(None)
    assert commands == ["slow", "look", "sit"]


def test_more_lines_than_can_wait_are_told_so(line, commands):
    anna = line()
    anna.session.wait_for(Deferred())
    for number in range(MOST_DELAYED):
        anna.session.data_in(text=[[f"say {number}"], {}])
    assert anna.read() == ""
    assert anna.type("one more") != ""


def test_two_people_behind_one_address_are_two_lines(line):
    anna, boris = line(address="198.51.100.7"), line(address="198.51.100.7")
    assert anna.session != boris.session
    assert len({anna.session, boris.session}) == 2


def test_the_portal_knows_at_once_whom_a_line_plays(guest, monkeypatch):
    told = []
    monkeypatch.setattr(evennia.SESSION_HANDLER, "session_portal_partial_sync", told.append)
    anna = guest("Anna")
    assert {anna.number: {"puid": anna.person.id}} in told


@pytest.fixture
def server_returns(hall, monkeypatch):
    """Gives the lines the Portal kept to a Server that knows nothing of them."""

    def back(kept):
        evennia.SESSION_HANDLER.clear()
        service = evennia.EVENNIA_SERVER_SERVICE
        monkeypatch.setattr(service, "at_post_portal_sync", lambda mode: None, raising=False)
        evennia.SESSION_HANDLER.portal_sessions_sync({kept["sessid"]: kept})
        return evennia.SESSION_HANDLER[kept["sessid"]]

    return back


def test_after_a_crash_a_line_plays_its_character_without_a_login(guest, server_returns):
    anna = guest("Anna")
    kept, person, account = anna.session.get_sync_data(), anna.person, anna.account
    person.sessions.clear()
    back = server_returns(kept)
    assert back.puppet == person and back.account == account
    assert person.sessions.all() == [back]


def test_a_line_whose_character_was_let_go_by_a_stopping_server_takes_it_up_again(
    guest, server_returns
):
    anna = guest("Anna")
    kept, person = anna.session.get_sync_data(), anna.person
    person.sessions.clear()
    assert server_returns({**kept, "puid": None}).puppet == person


def test_a_line_whose_account_is_gone_meanwhile_is_a_strangers_again(
    guest, server_returns, monkeypatch
):
    told = []
    monkeypatch.setattr(evennia.SESSION_HANDLER, "session_portal_partial_sync", told.append)
    anna = guest("Anna")
    back = server_returns({**anna.session.get_sync_data(), "uid": 987654})
    assert not back.logged_in and back.puppet is None
    assert told[-1] == {anna.number: {"logged_in": False, "uid": None, "puid": None}}


def test_lines_of_a_portal_that_is_gone_have_hung_up(hall, guest, monkeypatch):
    anna, boris = guest("Anna"), guest("Boris")
    person = boris.person
    service = evennia.EVENNIA_SERVER_SERVICE
    monkeypatch.setattr(service, "at_post_portal_sync", lambda mode: None, raising=False)
    stranger = {**anna.session.get_sync_data(), "uid": None, "puid": None, "logged_in": False}
    evennia.SESSION_HANDLER.portal_sessions_sync({anna.number: stranger})
    assert set(evennia.SESSION_HANDLER) == {anna.number}
    assert evennia.SESSION_HANDLER[anna.number].account is None
    assert person.sessions.all() == [] and anna.person is None


def test_lines_of_a_portal_that_was_out_of_reach_for_a_moment_go_on(hall, guest, monkeypatch):
    anna = guest("Anna")
    service = evennia.EVENNIA_SERVER_SERVICE
    monkeypatch.setattr(service, "at_post_portal_sync", lambda mode: None, raising=False)
    evennia.SESSION_HANDLER.portal_sessions_sync({anna.number: anna.session.get_sync_data()})
    back = evennia.SESSION_HANDLER[anna.number]
    assert back.puppet == anna.person and anna.person.sessions.all() == [back]
