"""``./hall move-to-postgresql``: the rows of ``hall.db3`` into the database hall.ini names."""

from __future__ import annotations

import dataclasses
import os
import subprocess

from server.hallscript import backups, copies, installation, lifecycle, preparation
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

MOVED = "hall.db3.moved"
"""The file's name afterwards: nobody takes it for the hall's rows any more."""


def move(place: Place) -> None:
    """Move the closed hall; the file stays, under another name.

    Args:
        place: This copy of the hall, set to PostgreSQL.

    Raises:
        Trouble: It cannot be moved; nothing was changed.
    """
    if place.ini.database is None:
        raise Trouble(
            "Write the address of an empty PostgreSQL database into hall.ini first: "
            "database = postgresql://user:password@localhost:5432/hall"
        )
    if not place.database.exists():
        raise Trouble(f"There is no {place.database}, so there is nothing to move.")
    if lifecycle.is_running(place):
        raise Trouble("The hall is open. Close it first: ./hall stop")
    if copies.applied(place):
        raise Trouble(
            f"The database {place.ini.database.shown} holds a hall already. Name an empty one."
        )
    installation.ensure(place)
    before = Place(place.root, dataclasses.replace(place.ini, database=None))
    # its form must be this version's: the rows go over as they are
    (place.run / preparation.STAMP).unlink(missing_ok=True)
    preparation.ensure(before)
    print(f"A backup comes first: {backups.make(before, backups.BEFORE_UPGRADE)}", flush=True)
    done = subprocess.run(
        [str(place.python), "-m", "server.moving", str(place.database)],
        cwd=str(place.root),
        env=place.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        check=False,
    )
    said = done.stdout.decode().strip()
    if done.returncode:
        raise Trouble(said or "Nothing was moved; the file is as it was.")
    kept = place.database.with_name(MOVED)
    os.replace(place.database, kept)
    print(f"{said} The file is kept as {kept}. ./hall start opens the hall.")
