"""A hall on PostgreSQL: every service, and what only a server of rows can do to it."""

import os
import subprocess
import sys

from server.hallscript.place import ROOT
from tests.drills.rows import come_in
from tests.hallcopy import HallCopy
from tests.telnet.players import play_out, sit_together

LIMIT = 900
"""Seconds for all of it on a machine that does much else; alone, it takes two or three minutes."""

AT_ONCE = 2
"""Processes the service layer is tried in: it waits for the rows for half of its time."""

ON_FILES_ALONE = {"test_help_pages.py"}
"""What types the lines of the help pages once more asks nothing new of the rows."""


def test_the_whole_service_layer_works_on_postgresql(postgres, tmp_path):
    files = sorted((ROOT / "tests/evennia").glob("test_*.py"))
    files = [path for path in files if path.name not in ON_FILES_ALONE]
    parts = [_begin(postgres, tmp_path, n, files[n::AT_ONCE]) for n in range(AT_ONCE)]
    try:
        answers = [part.communicate(timeout=LIMIT)[0] for part in parts]
    finally:
        for part in parts:
            part.kill()
    for part, said in zip(parts, answers, strict=True):
        assert part.returncode == 0, said[-6000:]
        assert "passed" in said and "skipped" not in said


def _begin(postgres, folder, number, files):
    """Try the tests of these files on a database of their own."""
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, files)],
        cwd=ROOT,
        env={
            **os.environ,
            "HALL_DATA": str(folder / f"data-{number}"),
            "HALL_DATABASE": postgres.url(f"services_{number}"),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_restart_of_postgresql_in_mid_game_is_survived(postgres, tmp_path):
    hall = HallCopy(tmp_path / "hall", HALL_DATABASE=postgres.database("restarted"))
    hall.does("start")
    try:
        players = [come_in(hall), come_in(hall)]
        sit_together(players)
        postgres.restart()
        mover = next(player for player in players if player.table["legal"])
        seq = mover.table["seq"]
        while not any(table["seq"] > seq for table in shown_to(mover)):
            mover.act(mover.table["legal"][0])
            mover.line.ask("who", "in the hall")
        codes = [value["code"] for name, value in mover.line.objects if name == "Hall.Error"]
        assert set(codes) <= {"cannot-save"}  # until there is a connection again
        for player in players:
            player.see_until(lambda table: table["seq"] > seq)
        play_out(players, lambda table: table["legal"][-1])
    finally:
        hall.hall("stop")


def shown_to(player):
    return [value for name, value in player.line.objects if name == "Hall.Table"]


def test_two_halls_do_not_work_on_one_database(postgres, tmp_path):
    url = postgres.database("shared")
    first = HallCopy(tmp_path / "first", HALL_DATABASE=url)
    second = HallCopy(tmp_path / "second", HALL_DATABASE=url)
    first.does("start")
    try:
        refused = second.hall("start")
        assert refused.returncode == 1
        assert "Another hall works on this PostgreSQL database" in refused.stderr
        assert "Traceback" not in refused.stderr
        backup = first.does("backup").split(" (")[0]
        onto = second.hall("restore", backup)
        assert onto.returncode == 1 and "a hall is open on it" in onto.stderr
        assert not list(second.data.glob("before-restore-*")), "nothing is kept of nothing"
    finally:
        first.hall("stop")


def test_a_database_that_does_not_answer_is_named_without_its_password(postgres, tmp_path):
    url = postgres.url("none").replace(str(postgres.port), "1")
    refused = HallCopy(tmp_path / "hall", HALL_DATABASE=url).hall("start")
    assert refused.returncode == 1
    assert "none on 127.0.0.1" in refused.stderr and postgres.password not in refused.stderr
    assert "Traceback" not in refused.stderr
