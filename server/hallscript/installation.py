"""Makes ``.venv`` and installs what the requirement files ask for, when they have changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from server.hallscript import interpreters
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

SERVER = "requirements.txt"
POSTGRESQL = "requirements-postgresql.txt"
TESTS = "tests/requirements-test.txt"


def ensure(place: Place, *files: str) -> None:
    """Have a working ``.venv`` with everything from these requirement files.

    Args:
        place: This copy of the hall.
        files: Paths below its root; those the hall itself needs always are among them.

    Raises:
        Trouble: No fitting Python, or something could not be installed.
    """
    if not (place.python.exists() and _runs(place)):
        _make_venv(place)
    for name in dict.fromkeys((*needed(place), *files)):
        stamp = place.venv / f".installed-{Path(name).stem}"
        wanted = fingerprint(place, name)
        if _read(stamp) != wanted:
            _install(place, name)
            stamp.write_text(wanted)


def needed(place: Place) -> tuple[str, ...]:
    """The files of what this hall itself needs, as it is set."""
    return (SERVER, POSTGRESQL) if place.ini.database else (SERVER,)


def installed(place: Place) -> bool:
    """Whether everything the hall itself needs is there."""
    return place.python.exists() and all(
        _read(place.venv / f".installed-{Path(name).stem}") == fingerprint(place, name)
        for name in needed(place)
    )


def fingerprint(place: Place, name: str) -> str:
    """Changes when the file, or the Python it was installed for, does."""
    target = os.path.realpath(place.python)
    text = (place.root / name).read_bytes()
    return hashlib.sha256(text + target.encode()).hexdigest()


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def _runs(place: Place) -> bool:
    version = interpreters.version_of(place.python)
    return version is not None and version >= interpreters.OLDEST


def _make_venv(place: Place) -> None:
    python = interpreters.find()
    print(f"Making {place.venv} with {python} …", flush=True)
    try:
        shutil.rmtree(place.venv)
    except FileNotFoundError:
        pass
    except OSError as problem:
        raise Trouble(
            f"{place.venv} does not work and cannot be removed: {problem.strerror}."
        ) from problem
    _run([str(python), "-m", "venv", str(place.venv)], f"{place.venv} could not be made.")


def _install(place: Place, name: str) -> None:
    print(f"Installing what {name} asks for; the first time takes a minute …", flush=True)
    _run(
        [str(place.python), "-m", "pip", "install", "--no-input", "--quiet"]
        + ["--disable-pip-version-check", "-r", str(place.root / name)],
        f"What {name} asks for could not be installed. Is this computer connected to the "
        "internet, and is there room on the disk?",
    )


def _run(command: list[str], otherwise: str) -> None:
    """Run it quietly; when it fails, show the end of what it said and raise the sentence."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as problem:
        raise Trouble(f"{otherwise} ({problem.strerror})") from problem
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip().splitlines()[-8:]
        raise Trouble("\n".join([*said, otherwise]))
