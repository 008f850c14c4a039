"""``./hall restore FILE``: the hall as it stood when that backup was made."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from server.conf import hallini
from server.hallscript import archive, backups, copies, lifecycle, preparation
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

FROM_BACKUP = f"{hallini.FILE_NAME}.from-backup"
"""Where a ``hall.ini`` goes that is not the one here."""

BESIDE = "before-restore-{}"


def listing(place: Place) -> str:
    """The backups there are, newest first, a line each."""
    there = backups.found(place.ini.backups)
    if not there:
        return f"There are no backups in {place.ini.backups}. Say which file: ./hall restore FILE"
    lines = ["Say which: ./hall restore FILE. There are, newest first:"]
    return "\n".join([*lines, *(f"  {path}" for path in reversed(there))])


def restore(place: Place, path: Path) -> None:
    """Put a backup in place of what is here; what is here is kept beside.

    Everything that can be wrong with it is found before anything is changed.

    Args:
        place: This copy of the hall, which must be closed.
        path: The backup.

    Raises:
        Trouble: It does not fit, is damaged or of a newer version, or the hall is open.
    """
    if lifecycle.is_running(place):
        raise Trouble("The hall is open. Close it first: ./hall stop")
    said = archive.manifest(path)
    _refuse_other_kind(place, path, said)
    with tempfile.TemporaryDirectory(prefix="restoring-", dir=place.ini.data) as folder:
        files = Path(folder)
        try:
            archive.unpack(path, files)
        except OSError as problem:
            raise Trouble(
                f"{path} could not be unpacked in {place.ini.data}: {problem.strerror}. Make "
                "room there and try again; nothing was changed."
            ) from problem
        rows = files / copies.FILES[said["database"]]
        copies.refuse_unfit(place, rows)
        _refuse_newer(place, path, said)
        beside = _fresh_folder(place)
        try:
            kept = copies.put_in_place(place, rows, beside)
        except Trouble:
            with suppress(OSError):  # what is kept in it already stays
                beside.rmdir()
            raise
        _put_files(place, files, beside)
        ini = _put_ini(place, files)
    (place.run / preparation.STAMP).unlink(missing_ok=True)
    going_on = copies.matches_going_on(place)
    print(f"The hall stands as in {path.name}, made {said['made']}.")
    print(f"{going_on} matches wait to go on. What was here before is {kept}.")
    print(f"{ini}./hall start opens it.")


def _refuse_other_kind(place: Place, path: Path, said: dict[str, Any]) -> None:
    here, there = copies.kind(place), said["database"]
    if there == here:
        return
    wanted = {
        copies.SQLITE: "'database = sqlite'",
        copies.POSTGRESQL: "'database = postgresql://…' for the database it shall go to",
    }
    if there not in wanted:
        raise Trouble(f"{path} holds rows of a kind not known here: {there}. Nothing was changed.")
    more = " (./hall move-to-postgresql moves it afterwards)" if there == copies.SQLITE else ""
    raise Trouble(
        f"{path} is of a hall on {there}, and this one is set to {here}. Write {wanted[there]} "
        f"into hall.ini and try again{more}. Nothing was changed."
    )


def _refuse_newer(place: Place, path: Path, said: dict[str, Any]) -> None:
    """Raises Trouble when the rows have had changes of form that this version does not know."""
    had = json.dumps(said["migrations"])
    unknown = json.loads(preparation.run(place, "server.schema", "unknown", given=had))
    if unknown:
        raise Trouble(
            f"{path} is of a newer version of the hall, which knows {', '.join(unknown)}. "
            "Restore it with that version; nothing was changed."
        )


def _fresh_folder(place: Place) -> Path:
    number = 1
    while True:
        folder = place.ini.data / BESIDE.format(number)
        try:
            folder.mkdir(mode=0o700)
            return folder
        except FileExistsError:
            number += 1


def _put_files(place: Place, files: Path, beside: Path) -> None:
    """The keys and what was uploaded."""
    for name in (backups.KEY, backups.CERTIFICATE, backups.UPLOADED):
        here = place.ini.data / name
        if (files / name).exists():
            if here.exists():
                os.replace(here, beside / name)
            os.replace(files / name, here)


def _put_ini(place: Place, files: Path) -> str:
    """The backup's hall.ini, where there is none; else beside the one that holds here.

    Gives a line about it, empty when there is nothing to tell.
    """
    old, here = files / hallini.FILE_NAME, place.root / hallini.FILE_NAME
    if not old.exists() or (here.exists() and here.read_bytes() == old.read_bytes()):
        return ""
    if not here.exists():
        shutil.copy2(old, here)
        return ""
    shutil.copy2(old, place.root / FROM_BACKUP)
    return f"This computer's hall.ini holds on; the backup's is {FROM_BACKUP} beside it.\n"
