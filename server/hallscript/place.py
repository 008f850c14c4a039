"""Where this copy of the hall keeps its things."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from server.conf import databases, hallini
from server.conf.hallini import HallIni
from server.hallscript.trouble import Trouble

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Place:
    """This copy of the hall and what its operator chose.

    Attributes:
        root: The folder of the copy.
        ini: The choices.
    """

    root: Path
    ini: HallIni

    @property
    def venv(self) -> Path:
        """The folder of the Python packages."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The Python that runs the server."""
        return self.venv / "bin" / "python"

    @property
    def run(self) -> Path:
        """Locks, the keeper's state, stamps of what has been prepared."""
        return self.ini.data / "run"

    @property
    def logs(self) -> Path:
        """Where all processes log."""
        return self.ini.data / "logs"

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.ini.data / "hall.db3"

    def environment(self) -> dict[str, str]:
        """What the hall's processes get: the choices that hold now, whatever hall.ini says later.

        The folder of the packages' programs comes first in PATH, where Evennia looks for them.
        """
        ini = self.ini
        own = {name: text for name, text in os.environ.items() if not name.startswith("DJANGO_")}
        return {
            **own,
            "PATH": f"{self.python.parent}{os.pathsep}{own.get('PATH', os.defpath)}",
            "VIRTUAL_ENV": str(self.venv),
            "PYTHONUTF8": "1",
            "HALL_DATA": str(ini.data),
            "HALL_INTERFACE": ini.interface,
            "HALL_TELNET_PORT": str(ini.telnet),
            "HALL_TELNET_TLS_PORT": str(ini.telnet_tls or "no"),
            "HALL_WEB_PORT": str(ini.web),
            "HALL_WEBSOCKET_PORT": str(ini.websocket),
            "HALL_AMP_PORT": str(ini.amp),
            "HALL_DATABASE": ini.database.url if ini.database else databases.SQLITE,
        }


def here(first: bool = False) -> Place:
    """This copy of the hall.

    Args:
        first: Whether to write ``hall.ini`` and make the data folder when they are missing.

    Raises:
        Trouble: ``hall.ini`` has a mistake, or a folder cannot be written to.
    """
    try:
        if first and hallini.write_first(ROOT):
            print(f"Wrote {ROOT / hallini.FILE_NAME}: the name, the ports and who may connect.")
        place = Place(ROOT, hallini.read(ROOT))
    except hallini.BadIni as problem:
        raise Trouble(str(problem)) from problem
    except OSError as problem:
        raise Trouble(_no_rights(ROOT, problem)) from problem
    if first:
        make_folders(place)
    return place


def make_folders(place: Place) -> None:
    """Have the data folder, for its owner alone. Raises Trouble without the right to."""
    try:
        place.ini.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        for folder in (place.run, place.logs):
            folder.mkdir(exist_ok=True)
        (place.run / "can-write").write_text("")
    except OSError as problem:
        raise Trouble(_no_rights(place.ini.data, problem)) from problem


def _no_rights(folder: Path, problem: OSError) -> str:
    return (
        f"Cannot write to {folder}: {problem.strerror}. Give yourself the right "
        f"(sudo chown -R \"$USER\" '{folder}'), or put the hall's data elsewhere: "
        "HALL_DATA=/some/folder ./hall start"
    )
