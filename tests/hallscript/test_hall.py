"""``./hall`` as an operator types it: a real hall in a folder whose name has a space."""

import dataclasses
import os
import signal
import socket

import pytest

from server.conf import hallini
from server.hallscript import doors, locks
from server.hallscript.main import COMMANDS
from tests.hallcopy import LIMIT, HallCopy


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return HallCopy(tmp_path_factory.mktemp("hall") / "my hall")


@pytest.fixture(scope="module")
def started(copy):
    """The copy, opened; and what its first start said."""
    first = copy.hall("start")
    try:
        assert first.returncode == 0, first.stdout + first.stderr
        copy.first = first.stdout
        yield copy
    finally:
        copy.hall("stop")


def answers(port):
    with socket.create_connection(("127.0.0.1", port), 5):
        return True


def test_the_first_start_asks_nothing_and_says_how_to_connect(started):
    port = started.ports["TELNET"]
    assert f"telnet localhost {port}" in started.first
    assert f"http://localhost:{started.ports['WEB']}/" in started.first
    assert "# " in (started.folder / "hall.ini").read_text()
    assert all(answers(started.ports[name]) for name in ("TELNET", "WEB", "WEBSOCKET"))
    assert started.hall("status").returncode == 0


def test_nobody_else_on_the_machine_reads_the_data(started):
    assert started.data.stat().st_mode & 0o777 == 0o700
    assert (started.data / "secret.key").stat().st_mode & 0o777 == 0o600


def test_the_doctor_finds_a_running_hall_well(started):
    found = started.hall("doctor")
    assert "answers on port" in found.stdout
    assert "All is well" in found.stdout and found.returncode == 0, found.stdout


def test_the_logs_are_shown(started):
    shown = started.hall("logs", "keeper")
    assert "The hall is open." in shown.stdout
    assert started.hall("logs", "diary").returncode == 1


def test_starting_an_open_hall_changes_nothing(started):
    before = started.state()
    again = started.hall("start")
    assert again.returncode == 0 and "open already" in again.stdout
    assert started.state()["server"] == before["server"]


def test_the_port_of_a_running_hall_is_named_to_the_next_one(started, tmp_path):
    other = HallCopy(tmp_path / "next")
    refused = other.hall("start", HALL_TELNET_PORT=str(started.ports["TELNET"]))
    assert refused.returncode == 1
    assert f"Port {started.ports['TELNET']} (telnet) is in use" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_killed_server_comes_back(started):
    before = started.state()
    os.kill(before["server"], signal.SIGKILL)
    assert started.hall("start").returncode == 0  # waits until every door answers
    after = started.state()
    assert after["server"] != before["server"] and after["portal"] == before["portal"]


def test_a_reload_brings_a_new_server_and_one_that_is_broken_does_not(started):
    before = started.state()["server"]
    assert started.hall("reload").returncode == 0
    good = started.state()["server"]
    assert good != before
    lobby = started.folder / "world" / "hall" / "lobby.py"
    text = lobby.read_text()
    try:
        lobby.write_text(text + "\ndef broken(:\n")
        refused = started.hall("reload")
    finally:
        lobby.write_text(text)
    assert refused.returncode == 1 and "the old one goes on" in refused.stderr
    assert started.state()["server"] == good


def test_the_owner_gets_a_password_once_or_gives_one(started):
    made = started.hall("owner", "Vera")
    assert made.returncode == 0 and "shown this once" in made.stdout
    word = "correct horse battery"
    reset = started.hall("owner", "Vera", given=word + "\n")
    assert reset.returncode == 0 and "shown" not in reset.stdout
    with socket.create_connection(("127.0.0.1", started.ports["TELNET"]), LIMIT) as line:
        heard = b""
        while b"guest" not in heard:
            heard += line.recv(4096)
        line.sendall(f"connect Vera {word}\r\n".encode())
        while b"Common Room" not in heard:
            more = line.recv(4096)
            assert more, heard
            heard += more
    weak = started.hall("owner", "Vera", given="1234\n")
    assert weak.returncode == 1 and "at least 8" in weak.stderr


def test_a_killed_keeper_is_noticed_and_replaced(started):
    os.kill(started.state()["keeper"], signal.SIGKILL)
    status = started.hall("status")
    assert status.returncode == 1 and "without their keeper" in status.stdout
    again = started.hall("start")
    assert again.returncode == 0 and "without a keeper" in again.stdout
    assert started.hall("status").returncode == 0


def test_a_stopped_hall_leaves_no_process_and_opens_again_with_its_people(started):
    before = started.state()
    assert started.hall("stop").returncode == 0
    for name in ("keeper", "portal", "server"):
        assert locks.holder(started.data / "run" / f"{name}.lock") is None
    for port in before["ports"].values():
        socket.create_server(("127.0.0.1", port)).close()
    assert started.hall("status").returncode == 1
    again = started.hall("start")
    assert "Preparing" not in again.stdout, "what was prepared is prepared"
    assert "new password" in started.hall("owner", "Vera").stdout


def test_nothing_went_wrong_on_the_way(started):
    for log in (started.data / "logs").glob("*.log"):
        if log.name != "keeper.log":  # it holds the reload that had to fail
            assert "Traceback" not in log.read_text(), log


@pytest.mark.parametrize(
    ("words", "environment", "sentence"),
    [
        (["start"], {"HALL_DATA": "/dev/null/data"}, "put the hall's data elsewhere"),
        (["start"], {"HALL_TELNET_PORT": "none"}, "a number from 1 to 65535"),
        (["stop"], {"HALL_WEB_PORT": "99999"}, "a number from 1 to 65535"),
        (["strat"], {}, "Did you mean ./hall start?"),
        (["owner"], {}, "Say whom"),
        (["bench", "nothing"], {}, "There is no bench 'nothing'"),
    ],
)
def test_a_mistake_is_answered_in_a_sentence(copy, words, environment, sentence):
    refused = copy.hall(*words, **environment)
    assert refused.returncode in (1, 2)
    assert sentence in refused.stderr and "Traceback" not in refused.stderr


def test_help_names_every_command(copy):
    shown = copy.hall()
    assert shown.returncode == 0
    for name in COMMANDS:
        assert f"./hall {name}" in shown.stdout


def test_a_port_with_something_else_behind_it_is_no_open_door(started):
    ini = hallini.read(started.folder, {})
    telnet, web = started.ports["TELNET"], started.ports["WEB"]
    swapped = dataclasses.replace(ini, telnet=web, web=telnet, websocket=web, telnet_tls=None)
    assert doors.closed(swapped) == ["telnet", "web", "websocket"]
