"""A hall of the first release gets these files: who played then plays on.

``tests/fixtures/halls/first-release.tar.gz`` holds its rows, its key and what its guests had in
hand: two people in mid-bout, three who had played for a while, and two at a match whose snapshot
was spoilt, as one of a version that is no longer read.
"""

import json
import sqlite3
import tarfile
from contextlib import closing

import pytest

from server.hallscript.place import ROOT
from tests.drills.rows import Rows, come_in
from tests.hallcopy import HallCopy
from tests.lines.client import Line
from tests.telnet.players import comes_back, play_out

FIRST_RELEASE = ROOT / "tests" / "fixtures" / "halls" / "first-release.tar.gz"


@pytest.fixture
def old(tmp_path):
    """A copy with these files over the first release's rows; its guests under ``told``."""
    hall = HallCopy(tmp_path / "hall")
    hall.data.mkdir(mode=0o700)
    with tarfile.open(FIRST_RELEASE) as tar:
        for name in ("hall.db3", "secret.key"):
            (hall.data / name).write_bytes(tar.extractfile(name).read())
        hall.told = json.loads(tar.extractfile("told.json").read())["tables"]
    yield hall
    hall.hall("stop")


def test_matches_of_the_first_release_go_on_and_one_that_cannot_is_explained(old):
    said = old.does("upgrade")
    assert "The backup before it" in said and "Matches that go on: 2 of 3." in said
    (path,) = (old.data / "backups").iterdir()
    assert path.name.endswith("before-upgrade.tar.gz")
    two, three, unread = old.told
    for table in (two, three):
        back = [comes_back(old, was["word"]) for was in table]
        for was, now in zip(table, back, strict=True):
            assert {part: now.table[part] for part in was if part not in ("word", "name")} == {
                part: was[part] for part in was if part not in ("word", "name")
            }
        play_out(back, lambda table: table["legal"][-1])
    for was in unread:
        line = Line(old.port)
        line.read_until("guest")
        line.ask(f"resume {was['word']}", "One new letter waits")
        assert "table 3 could not go on" in " ".join(line.ask("mail", "counts for").split())
    assert Rows(old).matches()["3"] == ("adjourned", 1)


def test_an_upgrade_that_fails_leaves_the_rows_as_they_were(old):
    before = Rows(old).ask("SELECT app, name FROM django_migrations")
    broken = old.folder / "world" / "records" / "migrations" / "9999_broken.py"
    last = sorted((ROOT / "world" / "records" / "migrations").glob("0*.py"))[-1].stem
    broken.write_text(
        "from django.db import migrations\n"
        "class Migration(migrations.Migration):\n"
        f"    dependencies = [('records', '{last}')]\n"
        "    operations = [migrations.RunSQL('SELECT nothing FROM nowhere')]\n"
    )
    refused = old.hall("upgrade")
    assert refused.returncode == 1
    assert "The upgrade failed. The rows stand as before it" in refused.stderr
    rows = Rows(old)
    assert rows.ask("SELECT app, name FROM django_migrations") == before
    assert [status for status, _ in rows.matches().values()] == ["open"] * 3
    broken.unlink()
    assert "Matches that go on: 2 of 3." in old.does("upgrade")


def test_rows_of_a_newer_version_are_refused_and_not_touched(old):
    with closing(sqlite3.connect(old.data / "hall.db3")) as rows, rows:
        rows.execute(
            "INSERT INTO django_migrations (app, name, applied) "
            "VALUES ('records', '9999_later', '')"
        )
        before = list(rows.iterdump())
    for word in ("start", "upgrade"):
        refused = old.hall(word)
        assert refused.returncode == 1 and "Traceback" not in refused.stderr
        assert "newer version of the hall, which knows records.9999_later" in refused.stderr
    with closing(sqlite3.connect(old.data / "hall.db3")) as rows:
        assert list(rows.iterdump()) == before


def test_a_first_start_with_newer_files_backs_up_first_too(old):
    assert "a backup comes first" in old.does("start")
    assert len(list((old.data / "backups").iterdir())) == 1
    come_in(old).line.close()


def test_nothing_there_is_nothing_to_upgrade(tmp_path):
    refused = HallCopy(tmp_path / "hall").hall("upgrade")
    assert refused.returncode == 1 and "./hall start makes one" in refused.stderr
