"""The key that signs cookies."""

import subprocess
import sys

from server.conf.secretkey import secret_key
from server.hallscript.place import ROOT


def test_it_is_made_once_and_only_its_owner_may_read_it(tmp_path):
    path = tmp_path / "secret.key"
    key = secret_key(path)
    assert len(key) >= 50
    assert path.stat().st_mode & 0o777 == 0o600
    assert secret_key(path) == key
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]


def test_every_hall_has_its_own(tmp_path):
    assert secret_key(tmp_path / "a") != secret_key(tmp_path / "b")


def test_processes_that_start_at_once_agree_on_one(tmp_path):
    code = (
        "import sys; from pathlib import Path; from server.conf.secretkey import secret_key; "
        "print(secret_key(Path(sys.argv[1])))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "secret.key")]
    racers = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    assert len({racer.communicate()[0] for racer in racers}) == 1
