"""Starting, stopping, exchanging and looking at the hall."""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import time
from collections.abc import Callable

from server.hallscript import backups, doors, installation, locks, logs, preparation, state
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

START_TIME = 180.0
DOORS_TIME = 30.0
STOP_TIME = 40.0
"""Seconds the hall may take to come up, then to answer at every door, and to close, on a busy
machine."""

KEEPER = ("-u", "-m", "server.hallscript.keeper")
"""What Python is told to be the keeper; unbuffered, so that its notes are read at once."""

LOOK = 0.05
"""Seconds between two looks at something that is to happen."""


def start(place: Place) -> None:
    """Install, prepare the database, open the hall and wait until every door answers.

    Raises:
        Trouble: Something stands in the way; nothing is left half open.
    """
    if keeper(place):
        print("The hall is open already.")
        place = as_running(place)
    else:
        _make_ready(place)
        _leave_keeper(place)
    _wait_for_doors(place)
    print(how_to_connect(place))


def run(place: Place) -> None:
    """As `start`, but this process becomes the keeper: for systemd and for containers.

    Raises:
        Trouble: Something stands in the way, or the hall is open already.
    """
    if keeper(place):
        raise Trouble("The hall is open already. ./hall stop closes it.")
    _make_ready(place)
    (place.run / state.NAME).unlink(missing_ok=True)
    print(how_to_connect(place), flush=True)
    os.chdir(place.root)
    os.execve(place.python, [str(place.python), *KEEPER], place.environment())


def _make_ready(place: Place) -> None:
    """Install and prepare what is missing for a hall that nobody keeps."""
    if end_orphans(place):
        print("Ended what ran here without a keeper.")
    doors.refuse_taken(place.ini)
    installation.ensure(place)
    preparation.ensure(place)


def stop(place: Place) -> None:
    """Close the hall; everybody's game is kept."""
    pid = keeper(place)
    if pid is None:
        closed = end_orphans(place)
        print("The hall is closed." if closed else "The hall was not open.")
        return
    print("Closing the hall …", flush=True)
    os.kill(pid, signal.SIGTERM)
    if not _wait(lambda: keeper(place) is None, STOP_TIME):
        os.kill(pid, signal.SIGKILL)
    end_orphans(place)
    print("The hall is closed. ./hall start opens it again.")


def reload(place: Place) -> None:
    """Exchange the Server for one with the code as it is now; nobody loses the line.

    Raises:
        Trouble: The hall is closed, or the new Server cannot be loaded (the old one goes on).
    """
    pid = keeper(place)
    if pid is None:
        raise Trouble("The hall is not open. ./hall start opens it.")
    before = state.read(place.run).get("exchanges", 0)
    began = time.monotonic()
    os.kill(pid, signal.SIGHUP)

    def over() -> bool:
        now = state.read(place.run)
        return now.get("exchanges", 0) > before and now.get("outcome") != "going"

    happened = _wait(over, START_TIME)
    now = state.read(place.run)
    if not happened or now.get("outcome") != "done":
        raise Trouble(
            "The new Server could not be loaded, so the old one goes on. "
            "./hall logs keeper tells why."
            if now.get("phase") == "up"
            else "The new Server does not come up. It is tried again and again; "
            "./hall logs tells why."
        )
    _wait_for_doors(as_running(place))
    print(f"The Server was exchanged in {time.monotonic() - began:.1f} s; everybody kept the line.")


def as_running(place: Place) -> Place:
    """The place with the ports of the hall that runs, whatever hall.ini says by now."""
    now = state.read(place.run)
    if keeper(place) is None or "ports" not in now:
        return place
    ini = dataclasses.replace(place.ini, interface=now["interface"], **now["ports"])
    return dataclasses.replace(place, ini=ini)


def status(place: Place) -> bool:
    """Print how the hall is. True when it is open and every door answers."""
    now = state.read(place.run)
    if keeper(place) is None:
        orphans = [name for name in ("portal", "server") if _holder(place, name)]
        if orphans:
            print(
                f"The {' and the '.join(orphans)} run without their keeper. ./hall start mends it."
            )
        else:
            print("The hall is closed. ./hall start opens it.")
        return False
    place = as_running(place)
    shut = doors.closed(place.ini)
    print(f"The hall is {'open' if now.get('phase') == 'up' and not shut else 'not fully open'}.")
    minutes = int(time.time() - now.get("since", time.time())) // 60
    print(f"Up for {minutes // 1440} d {minutes // 60 % 24} h {minutes % 60} min")
    for name in ("keeper", "portal", "server"):
        print(f"  {name}: process {_holder(place, name) or 'is not there'}")
    for name in place.ini.doors:
        port = getattr(place.ini, name)
        print(f"  {name}: port {port} {'does not answer' if name in shut else 'answers'}")
    for note in now.get("notes", [])[-3:]:
        print(f"  {note}")
    print(f"  {backups.standing(place)[1]}")
    return now.get("phase") == "up" and not shut


def how_to_connect(place: Place) -> str:
    """What a person types to come in."""
    ini = place.ini
    host = ini.address or {"0.0.0.0": "localhost", "127.0.0.1": "localhost"}.get(
        ini.interface, ini.interface
    )
    in_url = f"[{host}]" if ":" in host else host
    page = f"https://{ini.address}/" if ini.proxy else f"http://{in_url}:{ini.web}/"
    lines = [
        f"{ini.name} is open.",
        f"  telnet:   telnet {host} {ini.telnet}",
        *([f"  with TLS: port {ini.telnet_tls}"] if ini.telnet_tls else []),
        f"  browser:  {page}",
        "  staff:    ./hall owner NAME makes your own account",
    ]
    if ini.interface in ("127.0.0.1", "::1"):
        lines.append("Only this computer can connect; 'public = yes' in hall.ini changes that.")
    return "\n".join(lines)


def is_running(place: Place) -> bool:
    """Whether any process of the hall is at work, with a keeper or without."""
    return any(_holder(place, name) for name in ("keeper", "portal", "server"))


def keeper(place: Place) -> int | None:
    """The keeper's process number while the hall is kept."""
    return _holder(place, "keeper")


def end_orphans(place: Place) -> bool:
    """End processes whose keeper was killed. True when there were some."""
    found = False
    for name in ("server", "portal"):
        for number, patience in ((signal.SIGTERM, 5.0), (signal.SIGKILL, 5.0)):
            pid = _holder(place, name)
            if pid is not None:
                found = True
                os.kill(pid, number)
                _wait(lambda name=name: _holder(place, name) is None, patience)
    return found


def _holder(place: Place, name: str) -> int | None:
    return locks.holder(place.run / f"{name}.lock")


def _leave_keeper(place: Place) -> None:
    """Start a keeper that outlives us, and wait until the hall is up or has failed."""
    (place.run / state.NAME).unlink(missing_ok=True)
    log = place.logs / "keeper.log"
    logs.begin_anew(log)
    print("Opening the hall …", flush=True)
    with open(log, "ab") as output:
        process = subprocess.Popen(
            [str(place.python), *KEEPER],
            cwd=str(place.root),
            env=place.environment(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    phases = ("up", "failed")
    _wait(
        lambda: process.poll() is not None or state.read(place.run).get("phase") in phases,
        START_TIME,
    )
    if state.read(place.run).get("phase") != "up":
        lines = logs.last_lines(log, 15)
        raise Trouble("\n".join([*lines, f"The hall could not be opened. See {place.logs}."]))


def _wait_for_doors(place: Place) -> None:
    if not _wait(lambda: not doors.closed(place.ini), DOORS_TIME):
        shut = ", ".join(doors.closed(place.ini))
        raise Trouble(
            f"The hall runs, but these do not answer as they should: {shut}. ./hall logs tells why."
        )


def _wait(happened: Callable[[], bool], patience: float) -> bool:
    """Whether it happened in time, in seconds."""
    give_up = time.monotonic() + patience
    while not happened():
        if time.monotonic() > give_up:
            return False
        time.sleep(LOOK)
    return True
