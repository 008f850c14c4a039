"""Has the database, the rooms and the pages' files ready, when they are not.

Asking Evennia whether they are takes seconds, so what was prepared leaves a stamp.
"""

from __future__ import annotations

import hashlib
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from server.hallscript import installation
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

STAMP = "prepared"
SAID = 6
"""Lines of a failure that are shown."""


def ensure(place: Place) -> None:
    """Do what is missing; nothing when nothing is.

    Raises:
        Trouble: The database cannot be brought up to date.
    """
    stamp = place.run / STAMP
    try:
        if stamp.read_text() == fingerprint(place):
            return
    except OSError:
        pass
    print("Preparing the database, the rooms and the pages …", flush=True)
    done = subprocess.run(
        [str(place.python), "-m", "server.prepare"],
        cwd=str(place.root),
        env=place.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip()
        whole = place.logs / "prepare.log"
        whole.write_text(said, encoding="utf-8")
        raise Trouble(
            "\n".join(said.splitlines()[-SAID:])
            + f"\nThe database could not be prepared; {whole} has the whole story. "
            "Nothing was opened."
        )
    stamp.write_text(fingerprint(place))


def fingerprint(place: Place) -> str:
    """Changes when the database lacks a change of its form, or a page's file is another."""
    seen = hashlib.sha256()
    seen.update((place.root / installation.SERVER).read_bytes())
    for folder in sorted(place.root.glob("world/**/migrations")) + [place.root / "web" / "static"]:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                stat = path.stat()
                seen.update(f"{path.name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    seen.update(repr(_applied(place.database)).encode())
    return seen.hexdigest()


def _applied(database: Path) -> list[tuple[str, str]]:
    """The changes of form that this database has had: an older one put in its place shows."""
    if not database.exists():
        return []
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=5)) as asked:
            return asked.execute("SELECT app, name FROM django_migrations ORDER BY id").fetchall()
    except sqlite3.Error:
        return []
