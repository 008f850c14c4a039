"""Hundreds of people on telnet lines in one process: they sit, think, act and talk.

Each is a stranger's program in machine style (or only listens, in any style), driven by what it is
sent. Times are taken from the line that is typed to the first sign of it on the same line.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

_OPTION = re.compile(rb"\xff[\xfb-\xfe].", re.DOTALL)
_TABLE, _ERROR, _EVENT = b"<Hall.Table> ", b"<Hall.Error> ", b"<Hall.Event> "
_WORD = re.compile(r"word is ([\w-]+)")
_NAME = re.compile(r"You are (\S+)\.")

PATIENCE = 60.0
"""Seconds until something that is waited for counts as never to come."""

ARRIVING_AT_ONCE = 8
"""How many people type their first words at the same moment."""


@dataclass
class Times:
    """What a crowd has measured, in milliseconds, and counted."""

    acts: list[float] = field(default_factory=list)
    talk: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0


class Person(asyncio.Protocol):
    """One line.

    Attributes:
        word: the resume word. table: the newest Hall.Table, as an object.
        tables: called with this person after each Hall.Table.
        refused: called with this person after each Hall.Error.
        events: called with each Hall.Event, as an object; None: they are not even read.
    """

    def __init__(self) -> None:
        self.name = self.word = ""
        self.table: dict[str, Any] | None = None
        self.tables: Callable[[Person], None] = lambda _person: None
        self.refused: Callable[[Person], None] = lambda _person: None
        self.events: Callable[[dict[str, Any]], None] | None = None
        self.ended = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._rest = b""
        self._awaited: list[tuple[Any, asyncio.Future]] = []
        self._said: dict[bytes, Callable[[], None]] = {}

    @classmethod
    async def dial(cls, port: int) -> Person:
        """A line to the hall, greeted."""
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(cls, "127.0.0.1", port)
        await person.hears("guest")
        return person

    async def come_in(self, style: str = "machine") -> None:
        """Choose a style and come in as a guest."""
        await self.ask(f"style {style}", "style is")
        said = await self.ask("guest", _WORD.pattern)
        self.word = _WORD.search(said)[1]
        self.name = (_NAME.search(said) or ("", ""))[1]

    def send(self, line: str) -> None:
        """Type a line."""
        self._transport.write(line.encode() + b"\r\n")

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    async def hears(self, pattern: str) -> str:
        """Wait for a line of text that matches, and give it."""
        return await self._wait(re.compile(pattern))

    async def ask(self, line: str, pattern: str, patience: float = PATIENCE) -> str:
        """Type a line and wait for its answer, so many seconds at most."""
        answer = self._wait(re.compile(pattern), patience)
        self.send(line)
        return await answer

    async def sees(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a Hall.Table as wanted, the newest one included."""
        if self.table is not None and wanted(self.table):
            return self.table
        return await self._wait(wanted)

    def when_said(self, mark: str, then: Callable[[], None]) -> None:
        """Call once when a line with this mark comes."""
        self._said[mark.encode()] = then

    def _wait(self, wanted: Any, patience: float = PATIENCE) -> Any:
        future = asyncio.get_running_loop().create_future()
        self._awaited.append((wanted, future))
        return asyncio.wait_for(future, patience)

    # The line

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, reason: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
        for _, future in self._awaited:
            if not future.done():
                future.set_exception(ConnectionError("the hall hung up"))

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(_TABLE):
                self.table = json.loads(line[len(_TABLE) :])
                self._met(lambda wanted: callable(wanted) and wanted(self.table), self.table)
                self.tables(self)
            elif line.startswith(_ERROR):
                self.refused(self)
            elif line.startswith(_EVENT):
                if self.events is not None:
                    self.events(json.loads(line[len(_EVENT) :]))
            elif not line.startswith(b"<Hall."):
                self._hear(_OPTION.sub(b"", line))

    def _hear(self, line: bytes) -> None:
        for mark in [mark for mark in self._said if mark in line]:
            self._said.pop(mark)()
        if self._awaited:
            text = line.decode("utf-8", "replace")
            self._met(lambda wanted: isinstance(wanted, re.Pattern) and wanted.search(text), text)

    def _met(self, fits: Callable[[Any], Any], result: Any) -> None:
        for entry in list(self._awaited):
            wanted, future = entry
            if future.done():
                self._awaited.remove(entry)
            elif fits(wanted):
                self._awaited.remove(entry)
                future.set_result(result)


class Player:
    """Somebody at a table who thinks, acts when it is their choice, talks, and wants a rematch.

    Args:
        pause: seconds between seeing a choice and acting, on average.
        talk: seconds between two things said, on average; 0 for silence.
    """

    def __init__(
        self, person: Person, choice: random.Random, times: Times, pause: float, talk: float
    ) -> None:
        self._choice = choice
        self._times = times
        self._pause, self._talk = pause, talk
        self._thinking: Any = None
        self._spoken = 0
        self.stopped = False
        if talk:
            self._later(talk, self._speak)
        self.take_up(person)

    def take_up(self, person: Person) -> None:
        """Play on this line, from the newest table it was shown."""
        self.person = person
        self._asked: tuple[int, float] | None = None
        person.tables = self._saw
        person.refused = self._was_refused
        if person.table is not None:
            self._saw(person)

    def _later(self, mean: float, deed: Callable[[], None]) -> Any:
        seconds = min(self._choice.expovariate(1 / mean), 4 * mean) if mean else 0
        return asyncio.get_running_loop().call_later(seconds, deed)

    def stop(self) -> None:
        """Do nothing more."""
        self.stopped = True

    def _saw(self, person: Person) -> None:
        table = person.table
        if self._asked is not None and table["seq"] > self._asked[0]:
            seq, at = self._asked
            last = table.get("last")
            if last is None or last[0] == table["you"] or table["phase"] == "over":
                self._times.acts.append((time.perf_counter() - at) * 1e3)
                self._asked = None
        if self.stopped or self._thinking is not None or self._asked is not None:
            return
        if table["legal"] or self._wants_again(table):
            self._thinking = self._later(self._pause, self._act)

    @staticmethod
    def _wants_again(table: dict[str, Any]) -> bool:
        """The match is over (or not begun), and the others wait for us."""
        you = table["you"]
        return table["phase"] == "waiting" and you is not None and not table["seats"][you]["ready"]

    def _act(self) -> None:
        self._thinking = None
        table = self.person.table
        if self.stopped or self._asked is not None:
            return
        if self._wants_again(table):
            self.person.send("ready")
        elif table["legal"]:
            self._asked = table["seq"], time.perf_counter()
            self.person.send(self._words(table))

    def _words(self, table: dict[str, Any]) -> str:
        legal = table["legal"]
        if table["game"] == "dvorak":
            if self._choice.random() < 0.05 and table.get("ballot") is None:
                return f"propose Gust {self._choice.randrange(10**6)} = Draw a card."
            legal = [word for word in legal if word.startswith(("play", "resolve"))] or legal
        return self._choice.choice(legal)

    def _was_refused(self, person: Person) -> None:
        # Somebody else was quicker; the choice is another by now.
        if self._asked is not None:
            self._times.refused += 1
            self._asked = None
            self._saw(person)

    def _speak(self) -> None:
        if self.stopped:
            return
        self._spoken += 1
        mark = f"w{id(self)}x{self._spoken}y"
        at = time.perf_counter()
        self.person.when_said(
            mark, lambda: self._times.talk.append((time.perf_counter() - at) * 1e3)
        )
        self.person.send(f"say {mark}")
        self._later(self._talk, self._speak)


async def arrive(port: int, count: int, style: str = "machine") -> list[Person]:
    """So many guests come in, a few at a time."""
    room = asyncio.Semaphore(ARRIVING_AT_ONCE)

    async def one() -> Person:
        async with room:
            person = await Person.dial(port)
            await person.come_in(style)
            return person

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def sit_down(people: list[Person], game: str, bots: int = 0) -> None:
    """A table for these people and bots; they play as soon as the last is ready."""
    host = people[0]
    host.send(f"table new {game} seats={len(people) + bots}")
    number = (await host.sees(lambda table: table["phase"] == "waiting"))["table"]
    for person in people:
        person.send(f"sit {number}")
        await person.sees(lambda table: table["you"] is not None)
    for _ in range(bots):
        host.send("bot")
    for person in people:
        person.send("ready")
    for person in people:
        await person.sees(lambda table: table["phase"] != "waiting")


async def look_on(people: Iterable[Person], numbers: list[str]) -> None:
    """Each watches one of these tables."""
    for place, person in enumerate(people):
        await person.ask(f"watch {numbers[place % len(numbers)]}", r"\S")
