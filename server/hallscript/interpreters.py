"""Finds a Python that can run the server."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from server.hallscript.trouble import Trouble

OLDEST = (3, 12)
TESTED = ((3, 13), (3, 12))
"""The versions the tests are run with, best first. A newer one is taken when these are missing."""

USUAL_FOLDERS = ("/usr/local/bin", "/opt/homebrew/bin")
"""Where Pythons are put that a short PATH does not know."""

PROBE = (
    "import sys, ssl, sqlite3, venv, ensurepip; "
    "print('%d.%d' % sys.version_info[:2], sys.executable)"
)
PROBE_TIME = 20
"""Seconds an interpreter has to say what it is."""

HOW_TO_GET_ONE = """\
The server needs Python 3.12 or newer, with its venv and sqlite3 modules, and none was found
(looked on PATH, in pyenv's and in uv's versions). One of these gets it:
  Debian 13, Ubuntu 24.04 or newer:  sudo apt install python3 python3-venv
  Fedora:                            sudo dnf install python3.13
  macOS with Homebrew:               brew install python@3.13
  with pyenv, anywhere:              pyenv install 3.13
  with uv, anywhere:                 uv python install 3.13
Then type ./hall start again."""


def find(environment: Mapping[str, str] = os.environ) -> Path:
    """The best Python on this machine.

    Raises:
        Trouble: There is none; the text says how to get one.
    """
    found: dict[tuple[int, int], Path] = {}
    for candidate in candidates(environment):
        version = version_of(candidate)
        if version is None or version < OLDEST:
            continue
        found.setdefault(version, candidate)
        if version == TESTED[0]:
            break
    for version in (*TESTED, *sorted(found)):
        if version in found:
            return found[version]
    raise Trouble(HOW_TO_GET_ONE)


def running_version() -> tuple[int, int]:
    """The version of the Python that runs this script."""
    return sys.version_info[:2]


def version_of(python: Path) -> tuple[int, int] | None:
    """Its version when it runs and has all the server needs, otherwise None."""
    try:
        done = subprocess.run(
            [str(python), "-c", PROBE],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=PROBE_TIME,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    match = re.match(rb"(\d+)\.(\d+) ", done.stdout)
    return (int(match[1]), int(match[2])) if match and done.returncode == 0 else None


def candidates(environment: Mapping[str, str]) -> Iterator[Path]:
    """Every program that may be a fitting Python, each once, likely ones first."""
    seen: set[Path] = set()
    for path in _unsorted(environment):
        if path not in seen and os.access(path, os.X_OK):
            seen.add(path)
            yield path


def _unsorted(environment: Mapping[str, str]) -> Iterator[Path]:
    minors = [f"3.{minor}" for minor in (13, 12, 14, 15, 16)]
    home = _home(environment)
    pyenv = Path(environment.get("PYENV_ROOT") or home / ".pyenv") / "versions"
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    uv = Path(environment.get("UV_PYTHON_INSTALL_DIR") or data / "uv" / "python")
    if running_version() >= OLDEST:
        yield Path(sys.executable)
    folders = [folder for folder in environment.get("PATH", os.defpath).split(os.pathsep) if folder]
    folders += [*USUAL_FOLDERS, str(home / ".local" / "bin")]
    for minor in minors:
        for folder in folders:
            # pyenv's shims are there for every version, also for those that are not chosen
            if Path(folder).name != "shims":
                yield Path(folder) / f"python{minor}"
        for versions, pattern in ((pyenv, f"{minor}.*"), (uv, f"cpython-{minor}.*")):
            yield from sorted(versions.glob(f"{pattern}/bin/python{minor}"), reverse=True)
    for name in ("python3", "python"):
        program = shutil.which(name, path=environment.get("PATH"))
        if program:
            yield Path(program)


def _home(environment: Mapping[str, str]) -> Path:
    """The home folder, also when HOME is empty."""
    home = environment.get("HOME")
    if not home:
        try:
            home = pwd.getpwuid(os.getuid()).pw_dir
        except KeyError:
            home = "/"
    return Path(home)
