"""Logs are begun anew when they have grown, and the oldest go."""

import os

from server.hallscript import logs


def test_all_but_the_newest_older_files_of_each_log_go(tmp_path):
    for log in ("server", "http_requests"):
        for number in range(logs.KEPT + 5):
            path = tmp_path / f"{log}.log.{number}"
            path.touch()
            os.utime(path, (number, number))
        (tmp_path / f"{log}.log").touch()
    logs.prune(tmp_path)
    for log in ("server", "http_requests"):
        left = {path.name for path in tmp_path.glob(f"{log}.log*")}
        newest = {f"{log}.log.{number}" for number in range(5, logs.KEPT + 5)}
        assert left == {f"{log}.log", *newest}


def test_a_log_that_has_grown_is_put_aside_and_a_small_one_is_not(tmp_path):
    large, small = tmp_path / "large.log", tmp_path / "small.log"
    large.write_bytes(b"x" * 101)
    small.write_bytes(b"x" * 100)
    for path in (large, small, tmp_path / "none.log"):
        logs.begin_anew(path, largest=100)
    assert not large.exists() and len(list(tmp_path.glob("large.log.*"))) == 1
    assert small.exists()
