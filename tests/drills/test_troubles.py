"""What goes wrong with the machine under a hall: said in words, and nothing is lost."""

import os
import resource
import subprocess
import sys

import pytest

from tests.drills.rows import come_in
from tests.hallcopy import HallCopy
from tests.telnet.players import play_out, sit_together


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    hall = HallCopy(tmp_path_factory.mktemp("troubles") / "hall")
    hall.does("start")
    yield hall
    hall.hall("stop")


def shown_to(player):
    return [value for name, value in player.line.objects if name == "Hall.Table"]


def test_on_a_full_disk_acts_are_refused_in_words_and_the_game_goes_on_when_there_is_room(hall):
    people = [come_in(hall), come_in(hall)]
    sit_together(people)
    mover = next(player for player in people if player.table["legal"])
    seq, shown = mover.table["seq"], len(shown_to(mover))
    server = hall.state()["server"]
    before = resource.prlimit(server, resource.RLIMIT_FSIZE)
    # no file may grow: for the Server that is a full disk
    resource.prlimit(server, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        mover.act(mover.table["legal"][0])
        assert mover.line.read_object("Hall.Error")["code"] == "cannot-save"
        mover.line.ask("who", "in the hall")
        assert len(shown_to(mover)) == shown, "nothing was told that is not stored"
    finally:
        resource.prlimit(server, resource.RLIMIT_FSIZE, before)
    mover.act(mover.table["legal"][0])
    for player in people:
        player.see_until(lambda table: table["seq"] == seq + 1)
    play_out(people, lambda table: table["legal"][-1])
    assert hall.state()["server"] == server
    for player in people:
        player.line.close()


def test_a_second_hall_on_the_same_data_is_told_that_it_is_open(hall, tmp_path):
    other = HallCopy(tmp_path / "other", HALL_DATA=str(hall.data))
    before = hall.state()
    again = other.hall("start")
    assert again.returncode == 0 and "open already" in again.stdout
    assert f"telnet localhost {hall.port}" in again.stdout
    assert hall.state()["server"] == before["server"]
    restored = other.hall("restore", other.hall("backup").stdout.split(" (")[0])
    assert restored.returncode == 1 and "./hall stop" in restored.stderr


@pytest.mark.parametrize("component", ["portal", "server"])
def test_a_process_started_by_hand_on_the_same_data_ends_with_a_sentence(hall, component):
    own = {f"HALL_{name}_PORT": str(port + 100) for name, port in hall.ports.items()}
    done = subprocess.run(
        [sys.executable, "-m", "server.process", component],
        cwd=hall.folder,
        env={"PATH": os.defpath, **own, "HALL_DATA": str(hall.data)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert f"Another {component} works on {hall.data}" in done.stderr
    assert hall.hall("status").returncode == 0


def test_a_damaged_database_is_said_to_be_one_and_left_as_it_is(tmp_path):
    hall = HallCopy(tmp_path / "hall")
    hall.data.mkdir(mode=0o700)
    (hall.data / "hall.db3").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    before = (hall.data / "hall.db3").read_bytes()
    for word in ("start", "backup", "upgrade"):
        refused = hall.hall(word)
        assert refused.returncode == 1 and "Traceback" not in refused.stderr
        assert "./hall restore" in refused.stderr
    assert (hall.data / "hall.db3").read_bytes() == before
    assert "./hall restore" in hall.hall("doctor").stdout


def test_data_one_may_not_write_to_are_named_with_the_way_out(tmp_path):
    hall = HallCopy(tmp_path / "hall")
    (tmp_path / "file").touch()
    for word in ("start", "upgrade", "move-to-postgresql"):
        refused = hall.hall(word, HALL_DATA=str(tmp_path / "file" / "data"))
        assert refused.returncode == 1 and "Traceback" not in refused.stderr
        assert str(tmp_path / "file" / "data") in refused.stderr
