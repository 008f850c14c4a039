"""Has the database, the rooms and the pages' files ready, when they are not.

Asking Evennia whether they are takes seconds, so what was prepared leaves a stamp.
"""

from __future__ import annotations

import hashlib
import json
import subprocess

from server.hallscript import backups, copies, installation
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

STAMP = "prepared"
SAID = 6
"""Lines of a failure that are shown."""


def ensure(place: Place, backed_up: bool = False) -> None:
    """Do what is missing; nothing when nothing is. Before rows get a new form, have a backup.

    Args:
        place: This copy of the hall.
        backed_up: There is one already.

    Raises:
        Trouble: The database cannot be brought up to date.
    """
    stamp = place.run / STAMP
    try:
        if stamp.read_text() == fingerprint(place):
            return
    except OSError:
        pass
    pending = refuse_newer(place)
    if pending and not backed_up:
        print("The database gets a new form; a backup comes first …", flush=True)
        print(f"  {backups.make(place, backups.BEFORE_UPGRADE)}")
    print("Preparing the database, the rooms and the pages …", flush=True)
    run(place, "server.prepare")
    stamp.write_text(fingerprint(place))


def refuse_newer(place: Place) -> int:
    """How many changes of form the database still lacks.

    Raises:
        Trouble: It has had some that this version does not know, or it is not the hall's.
    """
    if not copies.applied(place):
        if place.ini.database and place.database.exists():
            raise Trouble(
                f"hall.ini names an empty database, and this hall's people are in {place.database}."
                " ./hall move-to-postgresql takes them along; to begin anew instead, put the file "
                "elsewhere."
            )
        return 0
    found = json.loads(run(place, "server.schema", "look"))
    if found["unknown"]:
        raise Trouble(
            "The database is of a newer version of the hall, which knows "
            f"{', '.join(found['unknown'])}. Take that version of the hall's files, or restore a "
            "backup made by this one (./hall restore). Nothing was changed."
        )
    return found["pending"]


def run(place: Place, *words: str, given: str = "") -> str:
    """What one of the programs that read or change the database prints.

    Args:
        place: This copy of the hall.
        words: Its module, and what it is told.
        given: What it reads from standard input.

    Raises:
        Trouble: It fails.
    """
    done = subprocess.run(
        [str(place.python), "-m", *words],
        cwd=str(place.root),
        env=place.environment(),
        input=given.encode(),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        said = (done.stdout + done.stderr).decode(errors="replace").strip()
        whole = place.logs / "prepare.log"
        whole.write_text(said, encoding="utf-8")
        raise Trouble(
            "\n".join(said.splitlines()[-SAID:])
            + f"\nThe database could not be prepared; {whole} has the whole story. "
            "Nothing was opened."
        )
    return done.stdout.decode()


def fingerprint(place: Place) -> str:
    """Changes when the database lacks a change of its form, or a page's file is another."""
    seen = hashlib.sha256()
    seen.update((place.root / installation.SERVER).read_bytes())
    for folder in sorted(place.root.glob("world/**/migrations")) + [place.root / "web" / "static"]:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                stat = path.stat()
                seen.update(f"{path.name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    seen.update(repr(copies.applied(place)).encode())
    return seen.hexdigest()
