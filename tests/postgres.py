"""A PostgreSQL server for tests, made afresh and thrown away; nobody else's is touched."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from server.hallscript import copies
from server.hallscript.trouble import Trouble
from tests.running import free_ports

SERVANTS = ("postgres", "nobody")
"""Who runs it where the tests run as root, which PostgreSQL refuses to be run by."""

HOW = "a PostgreSQL server to try it on: sudo apt install postgresql"


class Cluster:
    """One server, of the test's own, on a port of 127.0.0.1."""

    def __init__(self) -> None:
        self.port = free_ports(1)[0]
        self.password = secrets.token_hex(8)
        self._programs = Path(_program("initdb")).parent
        self._as = _servant()
        # The servant must get there, and may not enter folders of root's own.
        self._folder = Path(tempfile.mkdtemp(prefix="hall-pg-", dir="/tmp" if self._as else None))
        try:
            self._begin()
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def _begin(self) -> None:
        word = self._folder / "password"
        word.write_text(self.password)
        if self._as:
            for path in (self._folder, word):
                shutil.chown(path, *self._as)
        rows = str(self._folder / "rows")
        self._run("initdb", "-D", rows, "-U", "hall", f"--pwfile={word}", "-A", "scram-sha-256")
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "synchronous_commit": "off",
            "jit": "off",
        }
        given = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", rows, "-w", "-o", given, "-l", log, "start")

    def restart(self) -> None:
        """End every connection and begin again, as after an update of the system."""
        self._run("pg_ctl", "-D", str(self._folder / "rows"), "-w", "-m", "fast", "restart")

    def stop(self) -> None:
        """End it and leave nothing."""
        self._run("pg_ctl", "-D", str(self._folder / "rows"), "-w", "-m", "immediate", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://hall:{self.password}@127.0.0.1:{self.port}/{name}"

    def database(self, name: str) -> str:
        """A new, empty database; gives its address."""
        self.ask("postgres", f'CREATE DATABASE "{name}"')
        return self.url(name)

    def ask(self, name: str, query: str) -> str:
        """What psql answers, one row a line."""
        words = ["--no-psqlrc", "-At", "-v", "ON_ERROR_STOP=1", "-c", query, self.url(name)]
        done = subprocess.run(
            [copies.program("psql"), *words], capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def _run(self, name: str, *words: str) -> None:
        """Run a program of the server's. Its output goes to no pipe, which it would keep open."""
        user, group = self._as or (None, None)
        subprocess.run(
            [str(self._programs / name), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            user=user,
            group=group,
            extra_groups=[] if self._as else None,
            cwd=self._folder,
            check=True,
        )


def _program(name: str) -> str:
    try:
        return copies.program(name)
    except Trouble:
        pytest.skip(f"needs {HOW}")


def _servant() -> tuple[str, str] | None:
    """Whom to run it as, when we are root."""
    if os.getuid():
        return None
    import grp
    import pwd

    for name in SERVANTS:
        try:
            return name, grp.getgrgid(pwd.getpwnam(name).pw_gid).gr_name
        except KeyError:
            continue
    pytest.skip("needs somebody other than root to run PostgreSQL as: a user postgres or nobody")


def driver() -> None:
    """Skip where Python cannot speak to PostgreSQL."""
    pytest.importorskip(
        "psycopg", reason="needs psycopg: pip install -r requirements-postgresql.txt"
    )


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server for the whole run."""
    driver()
    cluster = Cluster()
    yield cluster
    cluster.stop()
