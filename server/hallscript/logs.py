"""The logs: showing them, following them, and not keeping them for ever."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

NAMES = ("keeper", "portal", "server")
KEPT = 10
"""How many of the older files of each log are kept."""

LINES = 40
"""Lines shown of each log."""

TAIL = 65536
"""Bytes read from the end of a log for them."""

PAUSE = 0.5
"""Seconds between two looks when following."""


def show(place: Place, names: list[str], follow: bool) -> None:
    """Print the ends of these logs, and what comes, until Ctrl-C, when following.

    Raises:
        Trouble: A name is no log's.
    """
    for name in names:
        if name not in NAMES:
            raise Trouble(f"There is no log '{name}'. There are: {', '.join(NAMES)}.")
    files = [place.logs / f"{name}.log" for name in names or NAMES]
    for path in files:
        lines = last_lines(path, LINES)
        print(f"--- {path}")
        print("\n".join(lines) if lines else "(nothing yet)")
    if follow:
        _follow(files)


def last_lines(path: Path, count: int) -> list[str]:
    """The last lines of a file, none when it is not there."""
    try:
        with open(path, "rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - TAIL))
            lines = file.read().decode(errors="replace").splitlines()
    except OSError:
        return []
    return lines[-count:]


def _follow(files: list[Path]) -> None:
    read_to = {path: path.stat().st_size if path.exists() else 0 for path in files}
    while True:
        for path in files:
            size = path.stat().st_size if path.exists() else 0
            if size < read_to[path]:  # it was put aside and begun anew
                read_to[path] = 0
            if size > read_to[path]:
                with open(path, "rb") as file:
                    file.seek(read_to[path])
                    sys.stdout.write(file.read().decode(errors="replace"))
                sys.stdout.flush()
                read_to[path] = size
        time.sleep(PAUSE)


def prune(folder: Path) -> None:
    """Remove all but the newest `KEPT` older files of every log (``server.log.2031_05_04`` …)."""
    older: dict[str, list[Path]] = {}
    for path in folder.glob("*.log.*"):
        older.setdefault(path.name.partition(".log.")[0], []).append(path)
    for paths in older.values():
        paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in paths[KEPT:]:
            path.unlink()


def begin_anew(path: Path, largest: int = 1_000_000) -> None:
    """Put a log that has grown large aside before it is opened again."""
    if path.exists() and path.stat().st_size > largest:
        path.replace(path.with_name(f"{path.name}.{time.strftime('%Y_%m_%d_%H%M%S')}"))
