"""What ``./hall`` can be told, and the telling."""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from server.hallscript import (
    backups,
    doctor,
    installation,
    lifecycle,
    locks,
    logs,
    moving,
    owner,
    place,
    restoring,
    service,
    tests,
    upgrading,
)
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

Words = list[str]


def start(words: Words) -> int:
    """Opens the hall; the first time it installs everything it needs."""
    here = place.here(first=True)
    _alone(here)
    lifecycle.start(here)
    return 0


def run(words: Words) -> int:
    """Opens the hall in the foreground, for systemd and containers."""
    here = place.here(first=True)
    _alone(here)
    lifecycle.run(here)
    return 0


def stop(words: Words) -> int:
    """Closes the hall; games are kept."""
    here = place.here()
    _alone(here)
    lifecycle.stop(here)
    return 0


def restart(words: Words) -> int:
    """Closes the hall and opens it again, after a change of hall.ini."""
    here = place.here(first=True)
    _alone(here)
    if lifecycle.keeper(here):
        lifecycle.stop(here)
    lifecycle.start(here)
    return 0


def reload(words: Words) -> int:
    """Takes up changed code; nobody loses the line."""
    here = place.here()
    _alone(here)
    lifecycle.reload(here)
    return 0


def install(words: Words) -> int:
    """Installs what the hall needs, and opens nothing: install [FILE ...]."""
    here = place.here()
    for name in words:
        if not (here.root / name).is_file():
            raise Trouble(f"There is no {here.root / name} to install from.")
    installation.ensure(here, *words)
    return 0


def status(words: Words) -> int:
    """Tells whether the hall is open."""
    return 0 if lifecycle.status(place.here()) else 1


def show_logs(words: Words) -> int:
    """Shows the ends of the logs: logs [-f] [keeper|portal|server]."""
    names = [word for word in words if word != "-f"]
    logs.show(place.here(), names, follow="-f" in words)
    return 0


def test(words: Words) -> int:
    """Runs the tests: test [--all] [what pytest takes]."""
    return tests.run(place.here(), words)


def bench(words: Words) -> int:
    """Measures: bench NAME. Without a name it lists what there is."""
    return tests.bench(place.here(), words)


def examine(words: Words) -> int:
    """Looks for what could be wrong, and says what to do."""
    return 0 if doctor.examine() else 1


def make_owner(words: Words) -> int:
    """Makes your staff account or resets its password: owner NAME [< password]."""
    return owner.make(place.here(first=True), words)


def backup(words: Words) -> int:
    """Makes a backup now, open or closed: backup [FOLDER]."""
    here = place.here()
    automatic = words == ["--automatic"]
    if automatic:
        os.nice(10)
    folder = Path(words[0]).expanduser().absolute() if words and not automatic else None
    path = backups.make(here, backups.AUTOMATIC if automatic else backups.BY_HAND, folder)
    print(f"{path} ({backups.amount(path.stat().st_size)})")
    return 0


def restore(words: Words) -> int:
    """Puts a backup in place of what is here, which is kept beside: restore FILE."""
    here = place.here()
    if len(words) != 1:
        print(restoring.listing(here))
        return 2
    _alone(here)
    installation.ensure(here)
    restoring.restore(here, Path(words[0]).expanduser().absolute())
    return 0


def write_service(words: Words) -> int:
    """Has systemd open the hall when this computer starts: service [FILE]."""
    service.write(place.here(), Path(words[0]) if words else None)
    return 0


def upgrade(words: Words) -> int:
    """Opens the hall with newer files in place of the old ones; backs it up first."""
    here = place.here(first=True)
    _alone(here)
    upgrading.upgrade(here)
    return 0


def move_to_postgresql(words: Words) -> int:
    """Takes a closed hall from its file to the database hall.ini names."""
    here = place.here()
    _alone(here)
    moving.move(here)
    return 0


COMMANDS: dict[str, Callable[[Words], int]] = {
    "start": start,
    "stop": stop,
    "restart": restart,
    "reload": reload,
    "run": run,
    "install": install,
    "status": status,
    "logs": show_logs,
    "owner": make_owner,
    "backup": backup,
    "restore": restore,
    "upgrade": upgrade,
    "service": write_service,
    "move-to-postgresql": move_to_postgresql,
    "doctor": examine,
    "test": test,
    "bench": bench,
}


def main(arguments: Words) -> int:
    """Do what was typed. Gives the exit code."""
    name = arguments[0].lstrip("-") if arguments else "help"
    if name in ("help", "h"):
        print(usage())
        return 0
    command = COMMANDS.get(name)
    if command is None:
        near = difflib.get_close_matches(name, COMMANDS, 1)
        hint = f" Did you mean ./hall {near[0]}?" if near else ""
        print(f"./hall has no command '{name}'.{hint}\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        return command(arguments[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except KeyboardInterrupt:
        print()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as problem:
        print(f"{problem.filename or 'The system'}: {problem.strerror}.", file=sys.stderr)
    return 1


def usage() -> str:
    """All commands, a line each."""
    lines = ["./hall start opens the hall. All it can be told:"]
    for name, command in COMMANDS.items():
        lines.append(f"  ./hall {name:<18} {(command.__doc__ or '').splitlines()[0]}")
    return "\n".join(lines)


def _alone(here: Place) -> None:
    """Only one ``./hall`` at a time changes anything."""
    place.make_folders(here)
    if locks.take(here.run / "script.lock") is None:
        raise Trouble(
            f"Another ./hall is at work here (process {locks.holder(here.run / 'script.lock')}). "
            "Wait for it and try again."
        )
