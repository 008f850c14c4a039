"""``./hall backup``: what is needed to have the hall again elsewhere, in one file.

A backup holds the rows (people, talk, matches in progress, decks), ``hall.ini``, uploaded files and
``secret.key``. The key goes along because guests' resume words and the passwords of locked tables
are made with it: without it a restored hall would know its guests no more. So a backup is as secret
as the data folder, and only its owner may read it.
"""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from server.conf import hallini
from server.hallscript import archive, copies, locks
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

AUTOMATIC, BY_HAND, BEFORE_UPGRADE = "automatic", "by-hand", "before-upgrade"
"""Why a backup was made; only automatic ones make room for newer ones."""

NAME = re.compile(r"hall-(\d{6})-[\d-]+-([a-z-]+)\.tar\.gz")
"""A backup's name: its number, the time, why. Numbers tell the order, for clocks may be wrong."""

NOTHING_YET = "There is nothing to back up yet. ./hall start makes the hall."

RECORD = "backup.json"
UPLOADED = "media"
KEY = "secret.key"
CERTIFICATE = "telnet.pem"
"""Clients that have seen the hall's own certificate know it again by it."""

ROOM = 1.5
SPARE = 20 * 2**20
"""Free bytes needed: so many times what the rows take, and some for a hall that goes on writing."""

HOUR = 3600.0
RETRY = 1 * HOUR
"""Seconds after a backup that failed until the next try."""

BY_HAND_HOURS = 7 * 24
"""Hours between two backups that are enough where none is made by itself."""

LATE = 2
"""So many times the hours between two backups after which there is something to complain about."""


def make(place: Place, why: str, folder: Path | None = None) -> Path:
    """Make a backup; the hall may be open. The record of the last one is kept.

    Args:
        place: This copy of the hall.
        why: `AUTOMATIC`, `BY_HAND` or `BEFORE_UPGRADE`.
        folder: Where it goes instead of where ``hall.ini`` says.

    Returns:
        The backup.

    Raises:
        Trouble: It could not be made; nothing half made is left.
    """
    if not place.run.is_dir():
        raise Trouble(NOTHING_YET)
    lock = place.run / "backup.lock"
    if locks.take(lock) is None:
        raise Trouble("A backup is being made already. Wait for it and try again.")
    began = time.time()
    try:
        path = _make(place, why, folder or place.ini.backups)
    except OSError as problem:
        trouble = _trouble(problem, folder or place.ini.backups)
        _write(place, {**read(place.run), "failed_at": began, "failure": str(trouble)})
        raise trouble from problem
    except Trouble as trouble:
        _write(place, {**read(place.run), "failed_at": began, "failure": str(trouble)})
        raise
    finally:
        locks.release(lock)
    about = {
        "at": began,
        "seconds": round(time.time() - began, 2),
        "path": str(path),
        "bytes": path.stat().st_size,
        "why": why,
        "database": copies.kind(place),
    }
    _write(place, about)
    if why == AUTOMATIC:
        _rotate(path.parent, place.ini.backups_kept)
    return path


def _make(place: Place, why: str, folder: Path) -> Path:
    if not copies.applied(place):
        raise Trouble(NOTHING_YET)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _sweep(folder)
    needed = int(copies.size(place) * ROOM) + SPARE
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise Trouble(
            f"No room for a backup in {folder}: it needs {amount(needed)}, {amount(free)} are "
            "free. Make room, or write another 'backup_folder' into hall.ini."
        )
    number = max((number for number, _ in _found(folder)), default=0) + 1
    name = f"hall-{number:06d}-{time.strftime('%Y-%m-%d-%H%M')}-{why}.tar.gz"
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder) as making:
        inside = Path(making) / "files"
        inside.mkdir()
        about = {
            "made": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
            "database": copies.kind(place),
            "migrations": copies.applied(place),
        }
        copies.take(place, inside)
        data = place.ini.data
        for path in (data / KEY, data / CERTIFICATE, place.root / hallini.FILE_NAME):
            if path.exists():
                shutil.copy2(path, inside / path.name)
        if (data / UPLOADED).is_dir():
            shutil.copytree(data / UPLOADED, inside / UPLOADED)
        archive.pack(Path(making) / name, inside, about)
        os.replace(Path(making) / name, folder / name)
    _settle_folder(folder)
    return folder / name


def found(folder: Path) -> list[Path]:
    """The backups in a folder, oldest first."""
    return [path for _, path in _found(folder)]


def _found(folder: Path) -> list[tuple[int, Path]]:
    if not folder.is_dir():
        return []
    matched = ((NAME.fullmatch(path.name), path) for path in folder.iterdir())
    return sorted((int(match[1]), path) for match, path in matched if match)


def _rotate(folder: Path, kept: int) -> None:
    """Remove the oldest automatic backups beyond so many."""
    automatic = [path for path in found(folder) if NAME.fullmatch(path.name)[2] == AUTOMATIC]
    for path in automatic[:-kept]:
        path.unlink()


def _sweep(folder: Path) -> None:
    """Remove what a backup that was killed has left. We hold the lock: nobody works on it."""
    for path in folder.glob(".making-*"):
        shutil.rmtree(path, ignore_errors=True)


def _settle_folder(folder: Path) -> None:
    """Have the new name on the disk too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _trouble(problem: OSError, folder: Path) -> Trouble:
    if problem.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Trouble(
            f"The disk of {folder} is full, so there is no backup. Make room, or write another "
            "'backup_folder' into hall.ini."
        )
    return Trouble(
        f"No backup could be made in {folder}: {problem.filename or 'the disk'}: "
        f"{problem.strerror}. Give yourself the right to write there, or write another "
        "'backup_folder' into hall.ini."
    )


# The record of the last one


def read(run: Path) -> dict[str, Any]:
    """What is known of the last good backup, empty when there was none.

    Keys: ``at`` (seconds since 1970), ``seconds`` it took, ``path``, ``bytes``, ``why``,
    ``database``; and after a failure since then ``failed_at`` and ``failure`` (a sentence).

    Args:
        run: The folder ``run`` in the data folder.
    """
    try:
        record = json.loads((run / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def _write(place: Place, record: Mapping[str, Any]) -> None:
    fresh = place.run / f".{RECORD}-{os.getpid()}"
    try:
        fresh.write_text(json.dumps(record), encoding="utf-8")
        os.replace(fresh, place.run / RECORD)
    except OSError:
        fresh.unlink(missing_ok=True)  # a full disk: the older record stands


def is_due(record: Mapping[str, Any], hours: int, now: float) -> bool:
    """Whether the next automatic backup should be made.

    Args:
        record: As `read` gives it.
        hours: Between two backups; 0 for never.
        now: Seconds since 1970. A last backup after it shows that a clock was wrong: then the
            next one is due.
    """
    if not hours:
        return False
    if 0 <= now - record.get("failed_at", -RETRY) < RETRY:
        return False
    return not 0 <= now - record.get("at", float("-inf")) < hours * HOUR


def complaint(record: Mapping[str, Any], hours: int, now: float, since: float) -> str:
    """A sentence on what is wrong with the backups, empty when nothing is.

    Args:
        record: As `read` gives it.
        hours: Between two automatic ones; 0 for none.
        now: Seconds since 1970.
        since: When this hall was made, likewise.
    """
    if "failure" in record:
        return f"The last backup failed: {record['failure']}"
    if record.get("at", 0) > now + HOUR:
        return (
            f"The last backup is dated {_date(record['at'])}, which is still to come: "
            "set this computer's clock."
        )
    if not hours and "at" not in record:
        return "There is no backup, and hall.ini makes none by itself (backup_hours): ./hall backup"
    between = hours or BY_HAND_HOURS
    if now - record.get("at", since) > between * LATE * HOUR:
        last = f"the last is of {_date(record['at'])}" if "at" in record else "there never was one"
        return f"There is no recent backup, {last}: ./hall backup"
    return ""


def born(place: Place) -> float:
    """When this hall was made, in seconds since 1970: as old as its key. Now, without one."""
    try:
        return (place.ini.data / KEY).stat().st_mtime
    except OSError:
        return time.time()


def standing(place: Place) -> tuple[bool, str]:
    """Whether all is well with the backups, and a sentence on them."""
    record = read(place.run)
    wrong = complaint(record, place.ini.backup_hours, time.time(), born(place))
    return not wrong, wrong or summary(record)


def summary(record: Mapping[str, Any]) -> str:
    """The last good backup in a sentence."""
    if "at" not in record:
        return "There is no backup yet."
    return f"The last backup: {_date(record['at'])}, {amount(record['bytes'])}, {record['path']}"


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def amount(size: float) -> str:
    """A number of bytes for people."""
    return f"{size / 2**20:.1f} MB" if size >= 2**20 else f"{size / 2**10:.0f} KB"
