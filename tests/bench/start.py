"""``./hall bench start``: how long the hall is away, and how fast everybody is back.

A cold start, the second one, a reload while somebody types without a pause; then hundreds of people
come back after the Server died, and after the Portal died: by resume words, and by passwords. At
the end, what it costs that an act outlives a power cut (``synchronous = full`` in hall.ini).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.bench import crowd, machine
from tests.hallcopy import HallCopy

SECOND_START, RELOAD, AWAY = 6.0, 5.0, 1.5
"""Seconds, at most."""

BY_LINE, BY_WORD, BY_PASSWORD = 20.0, 20.0, 150.0
"""Seconds until 300 people are back, at most."""

PASSWORD = "seven blue lamps"
EVERY = 0.02
"""Seconds between two things said while the hall reloads."""


class Figures:
    """What was measured beside what it should be."""

    def __init__(self) -> None:
        self.reached = True

    def tell(self, what: str, seconds: float, goal: float | None = None) -> None:
        """One line."""
        wanted = f"  (goal {goal:g})" if goal is not None else ""
        print(f"{what}: {seconds:.2f} s{wanted}", flush=True)
        self.reached = self.reached and (goal is None or seconds < goal)


def timed(copy: HallCopy, *words: str) -> float:
    """Seconds that one ``./hall`` command takes. Raises RuntimeError when it fails."""
    begun = time.perf_counter()
    done = copy.hall(*words)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return time.perf_counter() - begun


# While the hall reloads


async def reload(copy: HallCopy, figures: Figures) -> None:
    """Somebody talks on while the Server is exchanged."""
    person = await crowd.Person.dial(copy.port)
    await person.come_in("plain")
    waits: dict[int, float] = {}
    asked: dict[int, float] = {}

    def says(number: int) -> None:
        asked[number] = time.perf_counter()
        person.when_said(
            f"word{number}.", lambda: waits.update({number: time.perf_counter() - asked[number]})
        )
        person.send(f"say word{number}.")

    reloading = asyncio.ensure_future(asyncio.to_thread(timed, copy, "reload"))
    number = 0
    while not reloading.done():
        says(number)
        number += 1
        await asyncio.sleep(EVERY)
    await person.ask("say the end", "You say: the end")
    figures.tell("reload", await reloading, RELOAD)
    figures.tell("the game away, for somebody who types on", max(waits.values()), AWAY)
    lost = number - len(waits)
    print(f"lines typed meanwhile: {number}, lost: {lost}")
    figures.reached = figures.reached and not lost
    person.close()


# Everybody comes back


async def back(
    people: list[Any], comes: Callable[[Any], Coroutine[Any, Any, Any]]
) -> tuple[float, list[Any]]:
    """Seconds until the last is back, and what each brought."""
    begun = time.perf_counter()
    brought = await asyncio.gather(*(comes(each) for each in people))
    return time.perf_counter() - begun, list(brought)


async def at_the_door(port: int) -> crowd.Person:
    """A line that is greeted, as soon as the hall answers again."""
    while True:
        try:
            return await crowd.Person.dial(port)
        except OSError:
            await asyncio.sleep(0.1)


async def everybody(copy: HallCopy, count: int, figures: Figures) -> None:
    """The Server dies, then the Portal, then both."""
    port = copy.port
    people = await crowd.arrive(port, count, "plain")

    async def types(person: crowd.Person) -> None:
        # What was with the Server when it died may be lost; the Portal says so to whoever typed it.
        while "style is" not in await person.ask("style plain", "style is|broke off"):
            pass

    async def resumes(person: crowd.Person) -> crowd.Person:
        line = await at_the_door(port)
        await line.ask(f"resume {person.word}", "tables", 2 * BY_PASSWORD)
        return line

    async def connects(name: str) -> crowd.Person:
        line = await at_the_door(port)
        await line.ask(f"connect {name} {PASSWORD}", "tables", 2 * BY_PASSWORD)
        return line

    os.kill(copy.state()["server"], signal.SIGKILL)
    seconds, _ = await back(people, types)
    figures.tell(f"{count} people back after the Server died, on their lines", seconds, BY_LINE)
    os.kill(copy.state()["portal"], signal.SIGKILL)
    await asyncio.gather(*(person.ended for person in people))
    seconds, lines = await back(people, resumes)
    figures.tell(f"{count} people back after the Portal died, by resume word", seconds, BY_WORD)
    await lines[0].ask(f"register {people[0].name} {PASSWORD}", r"account")
    await give_all_the_password(copy.data / "hall.db3", people[0].name)
    for which in ("server", "portal"):
        os.kill(copy.state()[which], signal.SIGKILL)
    await asyncio.gather(*(line.ended for line in lines))
    seconds, _ = await back([person.name for person in people], connects)
    figures.tell(f"{count} people back after both died, by password", seconds, BY_PASSWORD)


async def give_all_the_password(database: Path, name: str) -> None:
    """Hashing hundreds of passwords would take minutes: everybody gets the hash of one."""
    with closing(sqlite3.connect(database, timeout=30)) as base:
        while True:
            row = base.execute(
                "SELECT password FROM accounts_accountdb WHERE username=?", (name,)
            ).fetchone()
            if not row[0].startswith("!"):
                break
            await asyncio.sleep(0.1)
        base.execute("UPDATE accounts_accountdb SET password=? WHERE id > 1", row)
        base.commit()


# A power cut

ACTS = 300
_ASKED = (
    "import django; django.setup(); from django.db import connection as c; "
    "k = c.cursor(); k.execute('PRAGMA synchronous'); print(k.fetchone()[0])"
)


def power_cut(copy: HallCopy) -> None:
    """What an act's transaction costs with each setting, alternately on the hall's own disk."""
    ini = copy.folder / "hall.ini"
    ini.write_text(ini.read_text().replace("synchronous = normal", "synchronous = full"))
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "server.conf.settings"}
    level = subprocess.check_output(
        [sys.executable, "-c", _ASKED], cwd=copy.folder, env=environment, text=True
    )
    print(f"'synchronous = full' in hall.ini gives the database synchronous={level.strip()} (2)")
    times: dict[str, list[float]] = {"NORMAL": [], "FULL": []}
    bases = {name: acts_database(copy.data / f"{name}.db3", name) for name in times}
    for number in range(ACTS):
        for name, base in bases.items():
            begun = time.perf_counter()
            with base:
                base.execute("UPDATE matches SET snapshot=?", (str(number) * 1500,))
                base.execute("INSERT INTO acts VALUES (?)", (str(number) * 400,))
            times[name].append((time.perf_counter() - begun) * 1e3)
    for name, values in times.items():
        bases[name].close()
        print(f"an act's transaction, synchronous={name}: {machine.spread(values)} ms")


def acts_database(path: Path, level: str) -> sqlite3.Connection:
    """A database as the hall keeps it, with one match."""
    base = sqlite3.connect(path)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute(f"PRAGMA synchronous={level}")
    base.execute("CREATE TABLE matches (snapshot TEXT)")
    base.execute("CREATE TABLE acts (events TEXT)")
    base.execute("INSERT INTO matches VALUES ('')")
    base.commit()
    return base


def main() -> int:
    """Exit status 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="./hall bench start", description=__doc__)
    parser.add_argument("--people", type=int, default=300)
    chosen = parser.parse_args()
    print(machine.described())
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        copy = HallCopy(Path(folder) / "hall")
        try:
            figures.tell("first start (packages were there)", timed(copy, "start"))
            timed(copy, "stop")
            figures.tell("second start", timed(copy, "start"), SECOND_START)
            asyncio.run(reload(copy, figures))
            asyncio.run(everybody(copy, chosen.people, figures))
        finally:
            copy.hall("stop")
        power_cut(copy)
    return 0 if figures.reached else 1


if __name__ == "__main__":
    sys.exit(main())
