"""The keeper, with processes that do what a Portal and a Server say to it, and nothing else."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.hallscript.place import ROOT
from tests.running import free_ports

LIMIT = 20.0
"""Seconds to wait for something on a busy machine."""

PROCESS = """
import os, signal, socket, sys
signal.signal(signal.SIGUSR2, lambda *_: os._exit(0))
kind = sys.argv[1]
here = os.environ["HALL_DATA"]
with open(f"{here}/story", "a") as story:
    def tell(word):
        story.write(f"{kind} {os.getpid()} {word}\\n"); story.flush()
    line = socket.socket(fileno=int(os.environ["HALL_KEEPER_FD"])).makefile("rw")
    def say(word):
        line.write(word + "\\n"); line.flush()
    def flag(name):
        return os.path.exists(f"{here}/{kind}-{name}")
    if flag("cannot-load"):
        sys.exit(1)
    say("loaded")
    word = line.readline().strip()
    tell(word)
    if flag("cannot-go"):
        sys.exit(1)
    say("up")
    pid = here + "/server-pid"
    if kind == "server":
        open(pid, "w").write(str(os.getpid()))
    for word in line:
        word = word.strip()
        tell(word)
        if word.startswith("exchange") or word == "stop":
            os.kill(int(open(pid).read()), signal.SIGUSR2)
        if word == "leave":
            sys.exit(0)
"""
KEEPER = (
    "import sys; from pathlib import Path; from server.conf import hallini; "
    "from server.hallscript import locks; from server.hallscript.place import Place; "
    "from server.hallscript.keeper import Keeper; root = Path(sys.argv[1]); "
    "place = Place(root, hallini.read(root)); locks.take(place.run / 'keeper.lock'); "
    "sys.exit(Keeper(place).run())"
)


class Kept:
    """A keeper over fake processes in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / ".hall"
        for name in ("run", "logs"):
            (self.data / name).mkdir(parents=True)
        (folder / "server").mkdir()
        (folder / "server" / "__init__.py").touch()
        (folder / "server" / "process.py").write_text(PROCESS)
        (folder / ".venv" / "bin").mkdir(parents=True)
        (folder / ".venv" / "bin" / "python").symlink_to(sys.executable)
        ports = dict(zip(("TELNET", "WEB", "WEBSOCKET", "AMP"), free_ports(4), strict=True))
        environment = {f"HALL_{name}_PORT": str(port) for name, port in ports.items()}
        self.output = open(folder / "keeper.log", "w")
        self.environment = {**os.environ, **environment, "HALL_DATA": str(self.data)}

    def start(self, first: str = "") -> None:
        """Start the keeper, after some words of Python of the test's own."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", first + KEEPER, str(self.folder)],
            cwd=ROOT,
            env=self.environment,
            stdout=self.output,
            stderr=self.output,
        )

    def flag(self, name: str, on: bool = True) -> None:
        path = self.data / name
        path.touch() if on else path.unlink()

    def state(self) -> dict:
        try:
            return json.loads((self.data / "run" / "state.json").read_text())
        except FileNotFoundError:
            return {}

    def until(self, happened):
        """The first state of which this is true."""
        give_up = time.monotonic() + LIMIT
        while time.monotonic() < give_up:
            state = self.state()
            if state and happened(state):
                return state
            time.sleep(0.02)
        raise AssertionError(f"{self.state()}\n{(self.folder / 'keeper.log').read_text()}")

    def until_up(self, **other):
        """Up, with other process numbers than these."""
        return self.until(
            lambda state: (
                state["phase"] == "up"
                and all(state[name] not in (None, pid) for name, pid in other.items())
            )
        )

    def story(self) -> list[list[str]]:
        return [line.split(" ", 2) for line in (self.data / "story").read_text().splitlines()]

    def end(self) -> None:
        state = self.state()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
            for name in ("portal", "server"):
                if state.get(name):
                    os.kill(state[name], signal.SIGKILL)
        self.output.close()


@pytest.fixture
def kept(tmp_path):
    kept = Kept(tmp_path)
    yield kept
    kept.end()


@pytest.fixture
def up(kept):
    kept.start()
    kept.first = kept.until_up()
    return kept


def test_the_server_goes_when_the_portal_is_there(up):
    words = [(kind, word) for kind, _, word in up.story()]
    assert words == [("portal", "go"), ("server", "go")]
    assert up.first["keeper"] == up.process.pid


def test_a_server_that_dies_is_replaced_and_the_portal_stays(up):
    os.kill(up.first["server"], signal.SIGKILL)
    again = up.until_up(server=up.first["server"])
    assert again["portal"] == up.first["portal"]
    assert any("was ended by SIGKILL" in note for note in again["notes"])


def test_a_portal_that_dies_is_replaced_with_its_server(up):
    os.kill(up.first["portal"], signal.SIGKILL)
    up.until_up(portal=up.first["portal"], server=up.first["server"])


def test_both_may_die_at_once(up):
    os.kill(up.first["server"], signal.SIGKILL)
    os.kill(up.first["portal"], signal.SIGKILL)
    up.until_up(portal=up.first["portal"], server=up.first["server"])


def test_a_server_that_leaves_in_order_unasked_is_replaced(up):
    os.kill(up.first["server"], signal.SIGUSR2)
    up.until_up(server=up.first["server"])


def test_an_exchange_has_the_next_server_loaded_before_the_old_one_leaves(up):
    up.process.send_signal(signal.SIGHUP)
    state = up.until(lambda state: state["outcome"] == "done")
    assert state["exchanges"] == 1 and state["portal"] == up.first["portal"]
    words = [(kind, word) for kind, _, word in up.story()]
    assert words[2:] == [("portal", "exchange reload"), ("server", "go")]


def test_a_next_server_that_cannot_be_loaded_leaves_the_old_one_in_place(up):
    up.flag("server-cannot-load")
    up.process.send_signal(signal.SIGHUP)
    state = up.until(lambda state: state["outcome"] == "failed")
    assert state["server"] == up.first["server"] and state["phase"] == "up"
    os.kill(up.first["server"], 0)
    assert ["portal", "failed"] in [[kind, word] for kind, _, word in up.story()]
    up.flag("server-cannot-load", False)
    up.process.send_signal(signal.SIGHUP)
    up.until(lambda state: state["outcome"] == "done" and state["exchanges"] == 2)


def test_a_next_server_that_fails_when_it_goes_is_tried_again(up):
    up.flag("server-cannot-go")
    up.process.send_signal(signal.SIGHUP)
    up.until(lambda state: state["outcome"] == "failed")
    up.flag("server-cannot-go", False)
    up.until_up(server=up.first["server"])


def test_the_end_comes_in_order_and_leaves_nobody(up):
    up.process.send_signal(signal.SIGTERM)
    assert up.process.wait(LIMIT) == 0
    words = [(kind, word) for kind, _, word in up.story()]
    assert words[2:] == [("portal", "stop"), ("portal", "leave")]
    for name in ("portal", "server"):
        with pytest.raises(ProcessLookupError):
            os.kill(up.first[name], 0)


@pytest.mark.parametrize("flag", ["portal-cannot-load", "portal-cannot-go", "server-cannot-load"])
def test_a_hall_that_never_opens_ends_and_says_so(kept, flag):
    kept.flag(flag)
    kept.start()
    assert kept.process.wait(LIMIT) == 1
    assert kept.state()["phase"] == "failed"
    assert "could not be opened" in kept.state()["notes"][-2]


LOOKS_OFTEN = "from server.hallscript import keeper; keeper.FIRST_LOOK = keeper.LOOK = 0.05; "
HALL = """
import json, os, sys, time
here = os.environ["HALL_DATA"]
with open(f"{here}/backups-made", "a") as made:
    made.write(" ".join(sys.argv[1:]) + "\\n")
fails = os.path.exists(f"{here}/backup-fails")
told = {"failed_at": time.time()} if fails else {"at": time.time()}
with open(f"{here}/run/backup.json", "w") as record:
    json.dump(told, record)
sys.exit(fails)
"""


@pytest.mark.parametrize("fails", [False, True])
def test_a_backup_is_made_when_one_is_due_and_a_failure_is_noted(kept, fails):
    (kept.folder / "hall").write_text(HALL)
    if fails:
        kept.flag("backup-fails")
    kept.start(LOOKS_OFTEN)
    kept.until_up()
    made = kept.data / "backups-made"
    if fails:
        kept.until(lambda state: any("The backup failed" in note for note in state["notes"]))
    else:
        kept.until(lambda state: made.exists() and (kept.data / "run" / "backup.json").exists())
    kept.process.send_signal(signal.SIGHUP)  # meanwhile the keeper looks again and again
    kept.until(lambda state: state["outcome"] == "done")
    assert made.read_text() == "backup --automatic\n", "one, and no next one before its time"
