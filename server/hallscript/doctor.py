"""``./hall doctor``: looks at everything an operator can put right, and changes nothing."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

from server.hallscript import (
    backups,
    copies,
    doors,
    installation,
    interpreters,
    lifecycle,
    logs,
    place,
)
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

LEAST_ROOM = 500 * 2**20
"""Free bytes below which a hall should not go on growing."""

LOG_LINES = 2000
"""How far back the logs are searched for faults."""

Finding = tuple[bool, str]


def examine() -> bool:
    """Print one line for each thing looked at. True when all is well."""
    try:
        here = place.here()
    except Trouble as trouble:
        print(f"wrong  {trouble}")
        return False
    print(f"ok     hall.ini and the environment: {here.ini.name!r}, data in {here.ini.data}")
    well = True
    for look in LOOKS:
        for fine, sentence in look(here):
            well = well and fine
            print(f"{'ok    ' if fine else 'wrong '} {sentence}")
    print("All is well." if well else "What is wrong above says what to do.")
    return well


def _python(here: Place) -> Iterator[Finding]:
    version = interpreters.version_of(here.python) if here.python.exists() else None
    if version is None:
        try:
            yield True, f"Python: {interpreters.find()}; .venv is made at the next ./hall start"
        except Trouble as trouble:
            yield False, str(trouble)
        return
    yield version >= interpreters.OLDEST, f"Python {version[0]}.{version[1]} in {here.venv}"
    installed = installation.installed(here)
    yield True, f"packages: {'as' if installed else 'not yet as'} requirements.txt asks"


def _folders(here: Place) -> Iterator[Finding]:
    data = here.ini.data
    if not data.exists():
        yield True, "data: nothing yet; the first ./hall start makes it"
        return
    able = os.access(data, os.W_OK | os.X_OK)
    yield (
        able,
        f"rights on {data}" if able else f"no right to write to {data}: chown it to yourself",
    )
    mode = data.stat().st_mode & 0o077
    yield (
        not mode,
        "the data are yours alone" if not mode else f"others may read the data: chmod 700 '{data}'",
    )
    free = shutil.disk_usage(data).free
    yield (
        free > LEAST_ROOM,
        f"{free // 2**20} MB free on the disk"
        + ("" if free > LEAST_ROOM else "; make room before the hall stops being able to save"),
    )


def _database(here: Place) -> Iterator[Finding]:
    try:
        made = bool(copies.applied(here))
        if made and here.ini.database is None:
            copies.refuse_damaged(here.database)
        yield True, "the database is whole" if made else "database: none yet"
    except Trouble as trouble:
        yield False, str(trouble)


def _backups(here: Place) -> Iterator[Finding]:
    yield backups.standing(here)


def _doors(here: Place) -> Iterator[Finding]:
    if lifecycle.keeper(here):
        here = lifecycle.as_running(here)
        shut = doors.closed(here.ini)
        for name in here.ini.doors:
            port = getattr(here.ini, name)
            fine = name not in shut
            yield (
                fine,
                f"{name} answers on port {port}"
                if fine
                else (f"{name} does not answer on port {port}: ./hall restart, then ./hall logs"),
            )
        return
    try:
        doors.refuse_taken(here.ini)
        yield True, "the hall is closed and its ports are free"
    except Trouble as trouble:
        yield False, str(trouble)


def _faults(here: Place) -> Iterator[Finding]:
    for name in logs.NAMES:
        lines = logs.last_lines(here.logs / f"{name}.log", LOG_LINES)
        faults = sum("Traceback (most recent call last)" in line for line in lines)
        yield (
            not faults,
            f"no faults in {name}.log"
            if not faults
            else (f"{faults} faults in {name}.log: ./hall logs {name} shows the latest"),
        )


LOOKS: tuple[Callable[[Place], Iterator[Finding]], ...] = (
    _python,
    _folders,
    _database,
    _backups,
    _doors,
    _faults,
)
