"""Backups in time, in number and in trouble."""

import dataclasses
import errno
import os
import sqlite3
import subprocess
import sys
import tarfile
import time
from contextlib import closing

import pytest

from server.conf import hallini
from server.hallscript import archive, backups
from server.hallscript.place import ROOT, Place
from server.hallscript.trouble import Trouble

HOUR = backups.HOUR


@pytest.fixture
def place(tmp_path):
    """A hall with some rows, a key and a hall.ini."""
    place = Place(tmp_path, hallini.read(tmp_path, {}))
    place.run.mkdir(parents=True)
    with closing(sqlite3.connect(place.database)) as rows, rows:
        rows.execute("PRAGMA journal_mode=WAL")
        rows.execute("CREATE TABLE django_migrations (id INTEGER PRIMARY KEY, app, name)")
        rows.execute("INSERT INTO django_migrations (app, name) VALUES ('records', '0001_initial')")
        rows.execute("CREATE TABLE acts (seq)")
    (place.ini.data / "secret.key").write_text("key")
    hallini.write_first(tmp_path)
    return place


def set_to(place, **choices):
    return Place(place.root, dataclasses.replace(place.ini, **choices))


def unpacked(path, tmp_path):
    folder = tmp_path / path.stem
    folder.mkdir()
    return folder, archive.unpack(path, folder)


def test_a_backup_holds_rows_key_settings_and_uploads(place, tmp_path):
    (place.ini.data / "media").mkdir()
    (place.ini.data / "media" / "lamp.png").write_bytes(b"png")
    (place.ini.data / "telnet.pem").touch()
    path = backups.make(place, backups.BY_HAND)
    folder, said = unpacked(path, tmp_path)
    rows, *others = sorted(said["files"])
    assert rows == "hall.db3"
    assert others == ["hall.ini", "media/lamp.png", "secret.key", "telnet.pem"]
    assert said["database"] == "sqlite" and said["migrations"] == [["records", "0001_initial"]]
    with closing(sqlite3.connect(folder / "hall.db3")) as rows:
        assert rows.execute("SELECT name FROM django_migrations").fetchone() == ("0001_initial",)


def test_a_backup_is_one_moment_of_a_database_that_is_written_to(place, tmp_path):
    """Each transaction writes a pair: no backup ever has half of one, and none waits."""
    writing = (
        "import sqlite3, sys, itertools\n"
        "rows = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "for n in itertools.count():\n"
        "    rows.execute('BEGIN IMMEDIATE')\n"
        "    rows.execute('INSERT INTO acts VALUES (?)', [n])\n"
        "    rows.execute('INSERT INTO acts VALUES (?)', [-n])\n"
        "    rows.execute('COMMIT')\n"
        "    if n == 50: print('going', flush=True)\n"
    )
    words = [sys.executable, "-c", writing, str(place.database)]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as writer:
        try:
            writer.stdout.readline()
            paths = [backups.make(place, backups.BY_HAND) for _ in range(3)]
        finally:
            writer.kill()
    counts = []
    for path in paths:
        folder, _ = unpacked(path, tmp_path)
        with closing(sqlite3.connect(folder / "hall.db3")) as rows:
            counts.append(rows.execute("SELECT count(*), sum(seq) FROM acts").fetchone())
    assert all(count % 2 == 0 and total == 0 and count > 100 for count, total in counts)
    assert counts[0] < counts[2]


def test_the_record_tells_of_the_last_good_one(place):
    assert backups.read(place.run) == {}
    path = backups.make(place, backups.AUTOMATIC)
    record = backups.read(place.run)
    assert record["path"] == str(path) and record["bytes"] == path.stat().st_size
    assert time.time() - record["at"] < 60 and record["database"] == "sqlite"
    fine, sentence = backups.standing(place)
    assert fine and str(path) in sentence


def test_the_oldest_automatic_backups_make_room_and_no_others(place):
    place = set_to(place, backups_kept=2)
    by_hand = backups.make(place, backups.BY_HAND)
    automatic = [backups.make(place, backups.AUTOMATIC) for _ in range(4)]
    upgrade = backups.make(place, backups.BEFORE_UPGRADE)
    assert backups.found(place.ini.backups) == [by_hand, *automatic[2:], upgrade]


def test_a_clock_that_was_set_back_removes_no_newer_backup(place, monkeypatch):
    place = set_to(place, backups_kept=1)
    backups.make(place, backups.AUTOMATIC)
    monkeypatch.setattr(backups.time, "strftime", lambda *_: "1970-01-01-0000")
    newest = backups.make(place, backups.AUTOMATIC)
    assert backups.found(place.ini.backups) == [newest]


@pytest.mark.parametrize(
    ("record", "hours", "due"),
    [
        ({}, 24, True),
        ({}, 0, False),
        ({"at": 999 * HOUR}, 24, False),
        ({"at": 976 * HOUR}, 24, True),
        ({"at": 1500 * HOUR}, 24, True),  # a clock was wrong
        ({"failed_at": 999.5 * HOUR}, 24, False),
        ({"failed_at": 998.5 * HOUR}, 24, True),
        ({"at": 900 * HOUR, "failed_at": 1500 * HOUR}, 24, True),
    ],
)
def test_when_the_next_one_is_due(record, hours, due):
    assert backups.is_due(record, hours, now=1000 * HOUR) is due


@pytest.mark.parametrize(
    ("record", "hours", "since", "words"),
    [
        ({}, 24, 990, ""),
        ({}, 24, 900, "there never was one"),
        ({}, 0, 999, "backup_hours"),
        ({"at": 990 * HOUR}, 24, 0, ""),
        ({"at": 951 * HOUR}, 24, 0, "no recent backup"),
        ({"at": 800 * HOUR}, 0, 0, ""),
        ({"at": 600 * HOUR}, 0, 0, "no recent backup"),
        ({"at": 1100 * HOUR}, 24, 0, "set this computer's clock"),
        ({"at": 999 * HOUR, "failure": "The disk is full."}, 24, 0, "failed: The disk is full."),
    ],
)
def test_what_there_is_to_complain_about(record, hours, since, words):
    said = backups.complaint(record, hours, now=1000 * HOUR, since=since * HOUR)
    assert words in said if words else said == ""


def test_too_little_room_is_said_before_anything_is_written(place, monkeypatch):
    usage = type("Usage", (), {"free": 1000})
    monkeypatch.setattr(backups.shutil, "disk_usage", lambda folder: usage)
    with pytest.raises(Trouble, match="Make room, or write another 'backup_folder'"):
        backups.make(place, backups.AUTOMATIC)
    assert list(place.ini.backups.iterdir()) == []
    assert "No room" in backups.read(place.run)["failure"]


def test_a_disk_that_fills_up_leaves_nothing_half_made_and_the_older_backup(place, monkeypatch):
    good = backups.make(place, backups.AUTOMATIC)

    def full(*_words, **_how):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tarfile.TarFile, "addfile", full)
    with pytest.raises(Trouble, match="is full, so there is no backup"):
        backups.make(place, backups.AUTOMATIC)
    assert list(place.ini.backups.iterdir()) == [good]
    record = backups.read(place.run)
    assert record["path"] == str(good) and "is full" in record["failure"]


def test_a_folder_nobody_may_write_to_is_named(place, tmp_path):
    (tmp_path / "file").touch()
    place = set_to(place, backups=tmp_path / "file" / "backups")
    with pytest.raises(Trouble, match="Give yourself the right to write there"):
        backups.make(place, backups.AUTOMATIC)
    assert "failure" in backups.read(place.run)


def test_a_damaged_database_makes_no_backup_and_says_what_to_do(place):
    good = backups.make(place, backups.BY_HAND)
    with closing(sqlite3.connect(place.database)) as rows, rows:
        rows.execute("PRAGMA journal_mode=DELETE")
        rows.executemany("INSERT INTO acts VALUES (?)", [(os.urandom(3000),) for _ in range(20)])
    content = bytearray(place.database.read_bytes())
    content[4096:12288] = os.urandom(8192)
    place.database.write_bytes(content)
    with pytest.raises(Trouble, match="./hall restore"):
        backups.make(place, backups.BY_HAND)
    assert backups.found(place.ini.backups) == [good]


def test_what_a_killed_backup_left_is_swept_away(place):
    place.ini.backups.mkdir()
    (place.ini.backups / ".making-x" / "files").mkdir(parents=True)
    path = backups.make(place, backups.BY_HAND)
    assert list(place.ini.backups.iterdir()) == [path]


def test_two_backups_at_once_are_one(place):
    hold = (
        "import sys; from pathlib import Path; from server.hallscript import locks; "
        "locks.take(Path(sys.argv[1])); print(flush=True); sys.stdin.read()"
    )
    words = [sys.executable, "-c", hold, str(place.run / "backup.lock")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(words, cwd=ROOT, **pipes) as other:
        other.stdout.readline()
        with pytest.raises(Trouble, match="being made already"):
            backups.make(place, backups.BY_HAND)
        other.stdin.close()


def test_a_hall_that_was_never_opened_has_nothing_to_back_up(tmp_path):
    place = Place(tmp_path, hallini.read(tmp_path, {}))
    with pytest.raises(Trouble, match="nothing to back up"):
        backups.make(place, backups.BY_HAND)
