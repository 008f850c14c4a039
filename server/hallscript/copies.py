"""A hall's rows: copied while it is open, put in place while it is closed, either database."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from server.conf import databases
from server.conf.databases import Postgres
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

SQLITE, POSTGRESQL = "sqlite", "postgresql"
FILES = {SQLITE: "hall.db3", POSTGRESQL: "hall.dump"}
"""Kind of database -> the name of its copy in a backup."""

COMPANIONS = ("", "-wal", "-shm")
"""What follows the name of a SQLite file in the names of all that belong to it."""

PLACES = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/libpq/bin", "/usr/local/opt/libpq/bin")
"""Where PostgreSQL's programs may lie when they are not on the PATH."""

_APPLIED = "SELECT app, name FROM django_migrations ORDER BY id"
_TABLES = "SELECT 1 FROM sqlite_master WHERE name = 'django_migrations'"
_OPEN = "SELECT count(*) FROM records_match WHERE status = 'open'"
_PATIENCE = 5.0

Applied = list[tuple[str, str]]


def kind(place: Place) -> str:
    """Which database this hall's rows are in."""
    return POSTGRESQL if place.ini.database else SQLITE


def applied(place: Place) -> Applied:
    """The changes of form the database has had, oldest first; none when there is none yet.

    Raises:
        Trouble: It cannot be asked.
    """
    if place.ini.database is None:
        return applied_to(place.database)
    asked = "SELECT to_regclass('public.django_migrations') IS NOT NULL"
    if _asked(place.ini.database, asked) != "t":
        return []
    lines = _asked(place.ini.database, _APPLIED).splitlines()
    return [(app, name) for app, _, name in (line.partition("|") for line in lines)]


def applied_to(database: Path) -> Applied:
    """The changes of form that a SQLite file has had; none for a new one.

    Raises:
        Trouble: It is damaged, or busy for too long.
    """
    if not database.exists():
        return []
    try:
        with closing(_opened(database)) as rows:
            return rows.execute(_APPLIED).fetchall() if rows.execute(_TABLES).fetchone() else []
    except sqlite3.Error as problem:
        raise _damaged(database, str(problem)) from problem


def size(place: Place) -> int:
    """Bytes that a copy of the rows takes at most."""
    if place.ini.database is not None:
        return int(_asked(place.ini.database, "SELECT pg_database_size(current_database())"))
    paths = [Path(f"{place.database}{end}") for end in COMPANIONS]
    return sum(path.stat().st_size for path in paths if path.exists())


def matches_going_on(place: Place) -> int:
    """Matches that wait to be taken up."""
    if place.ini.database is not None:
        return int(_asked(place.ini.database, _OPEN))
    with closing(_opened(place.database)) as rows:
        return rows.execute(_OPEN).fetchone()[0]


# Copying


def take(place: Place, folder: Path) -> None:
    """Copy the rows as they stand at one moment; people play on meanwhile.

    Raises:
        Trouble: They cannot be copied, or the copy is not whole.
    """
    target = folder / FILES[kind(place)]
    if place.ini.database is not None:
        command = ["pg_dump", "--format=custom", "--compress=0", "--schema=public"]
        _run(place.ini.database, [*command, "--no-owner", "--no-acl", f"--file={target}"])
        return
    try:
        with closing(_opened(place.database)) as source, closing(sqlite3.connect(target)) as copy:
            # all pages at once: in steps, every act of a player would begin it anew
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        refuse_damaged(target)
    except sqlite3.Error as problem:
        raise Trouble(f"The database could not be copied: {problem}.") from problem


def refuse_damaged(database: Path) -> None:
    """Raises Trouble for a SQLite file that is not whole."""
    try:
        with closing(_opened(database)) as rows:
            said = rows.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as problem:
        said = str(problem)
    if said != "ok":
        raise _damaged(database, said)


def _damaged(database: Path, said: str) -> Trouble:
    return Trouble(
        f"The database {database} cannot be read: {said}. If it is damaged, put a backup in its "
        "place: ./hall stop, then ./hall restore."
    )


def _opened(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=_PATIENCE)


# Putting in place


def refuse_unfit(place: Place, copy: Path) -> None:
    """Raises Trouble for a copy that cannot be put in place; looks at it whole."""
    if place.ini.database is None:
        refuse_damaged(copy)
    else:
        _run(place.ini.database, ["pg_restore", "--file=/dev/null", str(copy)])


def put_in_place(place: Place, copy: Path, beside: Path) -> str:
    """Put a copy where the hall's rows are; what was there is kept beside.

    Args:
        place: This copy of the hall, closed.
        copy: A file `take` has made; for SQLite it is moved.
        beside: A folder for what was there, on the same disk.

    Returns:
        Where the old rows are now, as the end of a sentence.

    Raises:
        Trouble: It cannot be done; the old rows stand.
    """
    if place.ini.database is not None:
        return _put_in_postgresql(place.ini.database, copy, beside.name.replace("-", "_"))
    database = place.database
    if database.exists():
        _settle(database)
        for end in COMPANIONS:
            old = Path(f"{database}{end}")
            if old.exists():
                _keep(old, beside / old.name)
        for end in COMPANIONS[1:]:
            # the old one's last acts would be read into the new one
            Path(f"{database}{end}").unlink(missing_ok=True)
    os.replace(copy, database)
    return f"in {beside}"


def _settle(database: Path) -> None:
    """Have everything in the one file, if the file is whole enough for that."""
    try:
        with closing(sqlite3.connect(database, timeout=_PATIENCE)) as rows:
            rows.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # a damaged file is kept as it is, with what belongs to it


def _keep(old: Path, kept: Path) -> None:
    try:
        os.link(old, kept)
    except OSError:
        shutil.copy2(old, kept)


_BEFORE = """
DO $$ BEGIN
IF NOT pg_try_advisory_xact_lock({lock}) THEN RAISE EXCEPTION 'a hall is open on it'; END IF;
END $$;
ALTER SCHEMA public RENAME TO {name};
CREATE SCHEMA public;
"""


def _put_in_postgresql(database: Postgres, copy: Path, name: str) -> str:
    """One transaction: what was there is another schema afterwards, or nothing has happened."""
    words = copy.with_suffix(".sql")
    restoring = ["pg_restore", "--no-owner", "--no-acl", "--schema=public"]
    _run(database, [*restoring, f"--file={words}", str(copy)])
    before = copy.with_suffix(".before")
    before.write_text(_BEFORE.format(lock=databases.OURS, name=name))
    _run(
        database,
        ["psql", "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
        + [f"--output={os.devnull}", f"--file={before}", f"--file={words}"],
    )
    return f"in the schema {name} of the database"


# PostgreSQL's own programs


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs, the newest there is.

    Raises:
        Trouble: It is not installed.
    """
    folders = [path for pattern in PLACES for path in Path("/").glob(pattern.lstrip("/"))]
    folders.sort(key=lambda path: int(path.parts[-2]) if path.parts[-2].isdigit() else 0)
    found = [shutil.which(name, path=str(folder)) for folder in reversed(folders)]
    path = next(filter(None, found), None) or shutil.which(name)
    if path is None:
        raise Trouble(
            f"The program {name} is not installed; a hall on PostgreSQL needs it for backups. "
            "On Debian and Ubuntu: sudo apt install postgresql-client"
        )
    return path


def _asked(database: Postgres, query: str) -> str:
    command = ["psql", "--no-psqlrc", "--tuples-only", "--no-align", f"--command={query}"]
    return _run(database, command).strip()


def _run(database: Postgres, command: list[str]) -> str:
    done = subprocess.run(
        [program(command[0]), *command[1:]],
        env={**os.environ, "PGCONNECT_TIMEOUT": "10", **database.environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        said = " ".join(done.stderr.decode(errors="replace").split())[-400:]
        raise Trouble(f"The database {database.shown}: {said or command[0] + ' failed'}")
    return done.stdout.decode()
