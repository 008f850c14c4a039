"""Locks that a dead process cannot leave behind."""

import subprocess
import sys

from server.hallscript import locks
from server.hallscript.place import ROOT

HOLD = (
    "import sys; from pathlib import Path; from server.hallscript import locks; "
    "print(locks.take(Path(sys.argv[1])), flush=True); sys.stdin.read()"
)


def start_holder(path):
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_nobody_holds_what_was_never_taken(tmp_path):
    assert locks.holder(tmp_path / "none.lock") is None


def test_a_lock_names_its_holder_and_keeps_others_out_until_it_dies(tmp_path):
    path = tmp_path / "a.lock"
    first = start_holder(path)
    assert int(first.stdout.readline()) == first.pid
    assert locks.holder(path) == first.pid
    second = start_holder(path)
    assert second.stdout.readline().strip() == "None"
    second.communicate("")
    first.kill()
    first.wait()
    assert locks.holder(path) is None
    third = start_holder(path)
    assert int(third.stdout.readline()) == third.pid
    third.communicate("")


def test_looking_at_a_lock_does_not_keep_anybody_from_it(tmp_path, monkeypatch):
    path = tmp_path / "a.lock"
    real, looked = locks.fcntl.flock, []

    def somebody_looks_first(handle, how):
        if not looked:
            looked.append(handle)
            raise OSError
        real(handle, how)

    monkeypatch.setattr(locks.fcntl, "flock", somebody_looks_first)
    assert locks.take(path) is not None
    locks.release(path)
