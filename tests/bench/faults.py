"""``./hall bench faults``: the hall is ended, refused its writes and denied its disk in mid-game.

Bots and people on telnet play Durak and Dvorak on. After each fault nothing that anybody was told
may be missing from the records, every deck is whole, and every table plays on by itself: what died
is brought back by the hall's own keeper, and people come back by their resume words.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from tests.bench import crowd, faultpoint, machine
from tests.running import KeptHall
from world.engine import registry
from world.engine.match import Match

KINDS = (("durak", 3, 1), ("durak", 2, 0), ("dvorak", 2, 1), ("dvorak", 3, 0))
"""Game, people and bots of each table."""

PAUSE = 0.15
"""Seconds people think, on average: there is always an act under way."""

SETTLED = 60.0
"""Seconds after a fault within which every table must have gone on."""

REFUSED_FOR = 1.0
"""Seconds the database is locked by another program, or has no room."""

FAULTS = (
    "server", "server", "portal", "both", "exchange", "locked", "full", *faultpoint.POINTS
)  # fmt: skip
"""What happens, each as often as it stands here."""


class Lost(AssertionError):
    """Something that was announced is not there, a deck is not whole, or a table stands still."""


class Regular:
    """Somebody who plays, and comes back whenever the line is lost.

    Attributes:
        told: events this person was told, by match and act.
        returns: seconds each coming back took.
    """

    def __init__(self, person: crowd.Person, port: int, choice: random.Random) -> None:
        self.port = port
        self.word = person.word
        self.told: dict[tuple[str, int], set[str]] = {}
        self.returns: list[float] = []
        self._choice = choice
        self._heard: list[dict[str, Any]] = []
        self.player: crowd.Player | None = None
        self._listen(person)
        self._staying = asyncio.ensure_future(self._stay())

    def begin(self) -> None:
        """Everybody sits: play."""
        times = crowd.Times()
        self.player = crowd.Player(self.person, self._choice, times, PAUSE, talk=5.0)
        self._listen(self.person)

    def _listen(self, person: crowd.Person) -> None:
        self.person = person
        person.events = lambda event: self._heard.append(event)
        if person.table is not None:
            self._note(person.table)
        if self.player is not None:
            self.player.take_up(person)
        plays_on = person.tables

        def saw(person: crowd.Person) -> None:
            self._note(person.table)
            plays_on(person)

        person.tables = saw

    def _note(self, table: dict[str, Any]) -> None:
        """The events that came before this table belong to its match."""
        heard, self._heard = self._heard, []
        if table["match"]:
            self.told.setdefault((table["match"], table["seq"]), set())
            for event in heard:
                kinds = self.told.setdefault((table["match"], event["seq"]), set())
                kinds.add(event["kind"])

    async def _stay(self) -> None:
        while True:
            await self.person.ended
            begun = time.perf_counter()
            self._heard = []  # cut off before its table: whose match it was nobody knows
            while True:
                with suppress(OSError, TimeoutError, ConnectionError):
                    person = await crowd.Person.dial(self.port)
                    await person.ask("style machine", "style is")
                    person.send(f"resume {self.word}")
                    await person.sees(lambda table: table["you"] is not None)
                    break
                await asyncio.sleep(0.1)
            self.returns.append(time.perf_counter() - begun)
            self._listen(person)

    def go_on(self) -> None:
        """Whatever became of the last act: choose again from what is shown now."""
        self._listen(self.person)
        if self.person.table["phase"] == "waiting":
            self.person.send("ready")

    def leave(self) -> None:
        """Go home."""
        self._staying.cancel()
        if self.player is not None:
            self.player.stop()
        self.person.close()


class Records:
    """The hall's database, read from outside."""

    def __init__(self, data: Path) -> None:
        self._path = data / "hall.db3"

    def _rows(self, question: str, *given: Any) -> list[tuple]:
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=20)) as base:
            return base.execute(question, given).fetchall()

    def hold(self, seconds: float) -> None:
        """Lock the database for writing, as a program of somebody else's might."""
        with closing(sqlite3.connect(self._path, timeout=20, isolation_level=None)) as base:
            base.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            base.execute("ROLLBACK")

    def missing(self, told: dict[tuple[str, int], set[str]]) -> list[str]:
        """What was told and is not recorded as it was told."""
        found = []
        for (match, seq), kinds in told.items():
            rows = self._rows(
                "SELECT events FROM records_action WHERE match_id=? AND seq=?", int(match), seq
            )
            stored = {event["kind"] for event in json.loads(rows[0][0])} if rows else set()
            if not rows or kinds - stored - {"hidden"}:
                found.append(f"match {match} act {seq}: told {kinds}, stored {stored}")
        return found

    def problems(self) -> list[str]:
        """What is wrong with the decks of the matches that go on."""
        found = []
        for number, key, options, snapshot in self._rows(
            "SELECT id, game, options, snapshot FROM records_match WHERE status='open'"
        ):
            game, data = registry.game(key), json.loads(snapshot)
            match = Match.decode(game, game.read_options(json.loads(options), data["seats"]), data)
            found += [f"match {number}: {problem}" for problem in game.problems(match.state)]
        return found

    def doubled(self) -> list[str]:
        """Cards of a table that are two objects."""
        rows = self._rows(
            "SELECT pile.db_location_id, card.db_key FROM objects_objectdb card "
            "JOIN objects_objectdb pile ON pile.id = card.db_location_id "
            "WHERE pile.db_typeclass_path = 'typeclasses.piles.Pile' "
            "GROUP BY pile.db_location_id, card.db_key HAVING COUNT(*) > 1"
        )
        return [f"table object {table}: card {key} is there twice" for table, key in rows]


class Trial:
    """The hall, its people, and what is done to them."""

    def __init__(self, hall: KeptHall, seed: int) -> None:
        self.hall = hall
        self.choice = random.Random(seed)
        self.records = Records(hall.data)
        self.tables: list[list[Regular]] = []
        self.happened: Counter[str] = Counter()

    @property
    def people(self) -> list[Regular]:
        """Everybody."""
        return [regular for table in self.tables for regular in table]

    @property
    def announced(self) -> int:
        """How many acts people were told of."""
        return len({act for regular in self.people for act in regular.told})

    async def gather(self) -> None:
        """Everybody comes and sits down."""
        for game, people, bots in KINDS:
            company = await crowd.arrive(self.hall.port, people)
            regulars = [
                Regular(person, self.hall.port, random.Random(self.choice.random()))
                for person in company
            ]
            await crowd.sit_down(company, game, bots)
            self.tables.append(regulars)
        for regular in self.people:
            regular.begin()

    async def fault(self) -> str:
        """One fault, then everything is looked at. Gives which it was.

        Raises:
            Lost: see there.
        """
        await asyncio.sleep(self.choice.uniform(0.05, 0.5))
        kind = self.choice.choice(FAULTS)
        self.happened[kind] += 1
        await self._do(kind)
        await self._all_go_on(kind)
        told: dict[tuple[str, int], set[str]] = {}
        for regular in self.people:
            for act, kinds in regular.told.items():
                told.setdefault(act, set()).update(kinds)
        wrong = self.records.missing(told) + self.records.problems() + self.records.doubled()
        if wrong:
            raise Lost(f"after {kind}: {'; '.join(wrong[:5])}")
        return kind

    async def _do(self, kind: str) -> None:
        aside = asyncio.get_running_loop().run_in_executor
        if kind in ("server", "portal"):
            await aside(None, self.hall.kill, kind)
        elif kind == "both":
            await aside(None, self.hall.kill, "portal", "server")
        elif kind == "exchange":
            self.hall.exchange()
        elif kind == "locked":
            await aside(None, self.records.hold, REFUSED_FOR)
        else:
            order = self.hall.data / faultpoint.ORDER
            fresh = order.with_suffix(".new")
            fresh.write_text(f"full {REFUSED_FOR}" if kind == "full" else kind)
            fresh.rename(order)
            await self._until(lambda: not order.exists(), f"no act took the order {kind}")
            if kind == "full":
                await asyncio.sleep(REFUSED_FOR)

    async def _all_go_on(self, kind: str) -> None:
        """Wait until an act was made at every table since the fault."""
        before = [self._furthest(table) for table in self.tables]
        begun = time.perf_counter()
        asked = begun

        def all_moved() -> bool:
            nonlocal asked
            now = time.perf_counter()
            if now - asked > 3:  # an act that went with the Server is made again
                asked = now
                for regular in self.people:
                    regular.go_on()
            moved = zip(self.tables, before, strict=True)
            return all(self._furthest(table) > furthest for table, furthest in moved)

        try:
            await self._until(all_moved, f"after {kind} a table stands still")
        except Lost as lost:
            still = [
                regular.person.table
                for table, furthest in zip(self.tables, before, strict=True)
                for regular in table
                if self._furthest(table) == furthest
            ]
            raise Lost(f"{lost}: {still}") from None

    @staticmethod
    def _furthest(table: list[Regular]) -> tuple[int, int]:
        """The newest match and act that anybody at a table knows."""
        told = ((int(match), seq) for regular in table for match, seq in regular.told)
        return max(told, default=(0, 0))

    @staticmethod
    async def _until(happened: Any, complaint: str) -> None:
        give_up = time.monotonic() + SETTLED
        while not happened():
            if time.monotonic() > give_up:
                raise Lost(complaint)
            await asyncio.sleep(0.05)

    def leave(self) -> None:
        """Everybody goes home."""
        for regular in self.people:
            regular.leave()


def prepared(folder: Path) -> KeptHall:
    """A hall that can be ended at the points of an act."""
    hall = KeptHall(folder, bot_pause=0.2)
    plugin = Path(faultpoint.__file__)
    shutil.copy(plugin, hall.folder / "server" / "conf" / plugin.name)
    with open(hall.folder / "server" / "conf" / "settings.py", "a") as settings:
        settings.write('\nSERVER_SERVICES_PLUGIN_MODULES += ["server.conf.faultpoint"]\n')
    return hall


async def suffer(hall: KeptHall, count: int, seed: int, say: Any = None) -> Trial:
    """So many faults, one after another. Raises Lost."""
    trial = Trial(hall, seed)
    try:
        await trial.gather()
        for number in range(1, count + 1):
            begun = time.perf_counter()
            kind = await trial.fault()
            if say is not None:
                spent = time.perf_counter() - begun
                say(f"{number:4} {kind:9} every table went on in {spent:.1f} s")
    finally:
        trial.leave()
    return trial


def main() -> int:
    """Exit status 1 when something was lost."""
    parser = argparse.ArgumentParser(prog="./hall bench faults", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(machine.described())
    with tempfile.TemporaryDirectory() as folder:
        hall = prepared(Path(folder))
        try:
            hall.start()
            trial = asyncio.run(suffer(hall, chosen.count, chosen.seed, print))
        except Lost as lost:
            print(f"LOST: {lost}\n{hall.log()[-3000:]}")
            return 1
        finally:
            hall.stop()
        returns = [seconds for regular in trial.people for seconds in regular.returns]
        print(f"{chosen.count} faults: {dict(trial.happened)}")
        print(f"{trial.announced} acts were announced, none of them is missing; decks are whole")
        if returns:
            print(f"coming back after a lost line: {machine.spread(returns)} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
