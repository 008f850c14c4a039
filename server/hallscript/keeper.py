"""The keeper: starts the Portal and the Server, and brings back what dies.

``./hall start`` leaves one behind: ``python -m server.hallscript.keeper``. SIGTERM ends the hall in
order, SIGHUP exchanges the Server for a fresh one. A Server that dies leaves the Portal with
everybody's lines, so only a new Server is started; a Portal that dies takes all lines with it, so
both are.
"""

from __future__ import annotations

import heapq
import itertools
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from server.hallscript import backups, locks, logs, state
from server.hallscript.children import Child
from server.hallscript.place import Place, here

GRACE = 2.0
"""Seconds in which the Portal may still say why a Server left in good order."""

SHORT_LIFE, SHORT_PAUSE = 5.0, 1.0
"""A process that worked but ends within the first is brought back after the second (seconds)."""

LONGEST_PAUSE = 30.0
"""Seconds between tries, at most, when a process does not even come up."""

START_TIME = 180.0
"""Seconds a process may take to come up on a busy machine."""

STOP_TIME, TERM_TIME = 10.0, 5.0
"""Seconds a process has to end when asked, and then when signalled."""

FIRST_LOOK, LOOK = 600.0, 300.0
"""Seconds after the start until the keeper first looks whether a backup is due, and between two
looks: short, for this computer may sleep and its clock may be set."""

DAY = 86400.0
NOTES = 10
"""How many of the latest notes the state holds."""


class Keeper:
    """Keeps one hall.

    Args:
        place: This copy of the hall.
        output: Where notes go, and what processes say before their logs are open.
    """

    def __init__(self, place: Place, output: Any = sys.stdout) -> None:
        self.place = place
        self.output = output
        self.portal: Child | None = None
        self.server: Child | None = None
        self.next: Child | None = None
        self.stopping = self.failed = False
        self._mode = "reload"
        self._exchanges = 0
        self._outcome = ""
        self._was_up = self._missed = False
        self._since = time.time()
        self._failures = 0
        self._backup: subprocess.Popen[bytes] | None = None
        self._notes: deque[str] = deque(maxlen=NOTES)
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._selector = selectors.DefaultSelector()

    # The loop

    def run(self) -> int:
        """Keep the hall until it is told to end. Gives the exit code: 1 when it never came up."""
        self._hear_signals()
        self._prune_logs()
        self._after(FIRST_LOOK, self._look_at_backups)
        self._note(f"The keeper starts the hall (process {locks.holder(self._lock)}).")
        self._start_both()
        while not self.stopping or self.portal or self.server or self.next:
            self._wait()
            for child in (self.portal, self.server, self.next):
                if child is not None:
                    for word in child.words():
                        self._hear(child, word)
                    if child.hung_up:
                        self._hang_up(child)
                    if child.ended():
                        self._ended(child)
            if self._backup is not None:
                self._hear_of_backup(self._backup)
            while self._timers and self._timers[0][0] <= time.monotonic():
                heapq.heappop(self._timers)[2]()
        self._note("The hall is closed.")
        return 1 if self.failed else 0

    @property
    def _lock(self) -> Any:
        return self.place.run / "keeper.lock"

    def _wait(self) -> None:
        timeout = None
        if self._timers:
            timeout = max(0.0, self._timers[0][0] - time.monotonic())
        for key, _ in self._selector.select(timeout):
            if key.data is None:
                self._take_signals(key.fileobj)

    def _hear_signals(self) -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        theirs.setblocking(False)
        self._wakeup = theirs
        signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: None)
        self._selector.register(ours, selectors.EVENT_READ)

    def _take_signals(self, ears: Any) -> None:
        for number in ears.recv(4096):
            if number in (signal.SIGTERM, signal.SIGINT):
                self._stop()
            elif number == signal.SIGHUP:
                self._exchange("reload")

    def _after(self, seconds: float, act: Callable[[], None]) -> None:
        heapq.heappush(self._timers, (time.monotonic() + seconds, next(self._numbers), act))

    # Starting

    def _start(self, component: str) -> Child:
        child = Child(self.place, component, self.output)
        self._selector.register(child.link, selectors.EVENT_READ, child)
        self._after(START_TIME, lambda: self._give_up_on(child))
        return child

    def _start_both(self) -> None:
        if not self.stopping:
            self.portal = self.portal or self._start("portal")
            self._start_server()

    def _start_server(self) -> None:
        if not self.stopping and self.server is None:
            self.server = self._start("server")
            self._tell()

    def _give_up_on(self, child: Child) -> None:
        if child in (self.portal, self.server, self.next) and not child.up:
            if child is self.next and child.loaded:
                return  # it waits for its turn
            self._note(f"The {child.component} did not come up within {START_TIME:.0f} seconds.")
            child.send(signal.SIGKILL)

    # What the processes say

    def _hear(self, child: Child, word: str) -> None:
        verb, _, rest = word.partition(" ")
        if verb == "loaded":
            child.loaded = True
            if child is self.next and self.portal is not None and self.server is not None:
                self.portal.say(f"exchange {self._mode}")
                self._after(STOP_TIME, lambda old=self.server: self._insist(old))
        elif verb == "up":
            child.up = True
            if child is self.server:
                self._server_is_up()
        elif verb == "exchange":
            self._exchange(rest)
        elif verb == "start" and self.next is None:
            self._start_server()
        elif verb == "leaving":
            self.stopping = True
        self._let_go_on()

    def _let_go_on(self) -> None:
        if self.portal is not None:
            self.portal.go()
            # a Server that finds no Portal would wait a second before it tries again
            if self.server is not None and self.portal.up:
                self.server.go()

    def _server_is_up(self) -> None:
        if not self._was_up:
            self._was_up, self._missed = True, False
            self._note("The hall is open.")
        if self._outcome == "going":
            self._outcome = "done"
            self._note("The Server was exchanged.")
        elif self._missed:
            self._note("The Server is back.")
        self._missed = False
        self._tell()

    def _exchange(self, mode: str) -> None:
        """Load the next Server; the old one is told to leave when that is done."""
        if self.stopping or self.next is not None:
            return
        self._mode = mode or "reload"
        self._exchanges += 1
        self._outcome = "going"
        if self.server is not None and self.server.up:
            self.next = self._start("server")
        else:
            self._start_server()
        self._tell()

    def _insist(self, old: Child) -> None:
        if old is self.server:
            self._end(old, TERM_TIME)

    # What ends

    def _hang_up(self, child: Child) -> None:
        if child.link in self._selector.get_map():
            self._selector.unregister(child.link)

    def _ended(self, child: Child) -> None:
        how = child.ended()
        self._hang_up(child)
        if child is self.next:
            self.next = None
            self._outcome = "failed"
            self._note(f"The next server {how} before it was ready; the old one goes on.")
            if self.portal is not None:
                self.portal.say("failed")
            return
        if child is self.portal:
            self.portal = None
        else:
            self.server = None
            self._missed = True
        expected = self.stopping or (child.component == "server" and self.next is not None)
        if not expected:
            self._note(f"The {child.component} (process {child.pid}) {how}.")
            if child.component == "server" and not child.up and self._outcome == "going":
                self._outcome = "failed"
        if self.stopping:
            self._stop()
        elif not self._was_up:
            self.failed = True
            self._note("The hall could not be opened.")
            self._stop()
        elif child.component == "portal":
            self._portal_died(child)
        else:
            self._server_left(child)
        self._tell()

    def _server_left(self, child: Child) -> None:
        if self.next is not None:
            self.server, self.next = self.next, None
            self._let_go_on()
        elif child.process.returncode == 0 and self.portal is not None:
            self._after(GRACE, self._start_server)
        else:
            self._after(self._pause(child), self._start_server)

    def _portal_died(self, child: Child) -> None:
        """Everybody's line is cut. A fresh Server is cleaner than one that believes in them."""
        for server in (self.server, self.next):
            if server is not None:
                self._end(server, TERM_TIME)
        self._after(self._pause(child), self._start_both)

    def _pause(self, child: Child) -> float:
        """Seconds until the next try: more each time for one that cannot come up."""
        if child.up:
            self._failures = 0
            return SHORT_PAUSE if child.age < SHORT_LIFE else 0.0
        self._failures += 1
        return min(LONGEST_PAUSE, 2.0 ** min(self._failures, 10))

    # The end

    def _stop(self) -> None:
        """End what is left, the Server first: called again as each of them ends."""
        self.stopping = True
        self._tell()
        if self.next is not None:
            self.next.send(signal.SIGKILL)
        if self.server is not None:
            if self.portal is not None and self.portal.up and self.server.up:
                self.portal.say("stop")
                self._after(STOP_TIME, lambda server=self.server: self._end(server, TERM_TIME))
            else:
                self._end(self.server, TERM_TIME)
        elif self.portal is not None:
            if self.portal.up:
                self.portal.say("leave")
                self._after(STOP_TIME, lambda portal=self.portal: self._end(portal, TERM_TIME))
            else:
                self._end(self.portal, TERM_TIME)

    def _end(self, child: Child, patience: float) -> None:
        child.send(signal.SIGTERM)
        self._after(patience, lambda: child.send(signal.SIGKILL))

    # Backups

    def _look_at_backups(self) -> None:
        self._after(LOOK, self._look_at_backups)
        record = backups.read(self.place.run)
        due = backups.is_due(record, self.place.ini.backup_hours, time.time())
        if due and self._backup is None and not self.stopping:
            self._backup = subprocess.Popen(
                [str(self.place.python), str(self.place.root / "hall"), "backup", "--automatic"],
                env=self.place.environment(),
                stdin=subprocess.DEVNULL,
                stdout=self.output,
                stderr=self.output,
                start_new_session=True,
            )

    def _hear_of_backup(self, backup: subprocess.Popen[bytes]) -> None:
        if backup.poll() is not None:
            self._backup = None
            if backup.returncode:
                self._note("The backup failed. ./hall status tells why.")

    # What others see

    def _note(self, sentence: str) -> None:
        line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {sentence}"
        print(line, file=self.output, flush=True)
        self._notes.append(line)
        self._tell()

    def _tell(self) -> None:
        phase = "up" if self.server is not None and self.server.up else "starting"
        if self.stopping:
            phase = "failed" if self.failed else "stopping"
        told = {
            "phase": phase,
            "since": self._since,
            "keeper": locks.holder(self._lock),
            "portal": self.portal and self.portal.pid,
            "server": self.server and self.server.pid,
            "exchanges": self._exchanges,
            "outcome": self._outcome,
            "notes": list(self._notes),
            "interface": self.place.ini.interface,
            "ports": self.place.ini.ports,
        }
        state.write(self.place.run, told)

    def _prune_logs(self) -> None:
        logs.prune(self.place.logs)
        self._after(DAY, self._prune_logs)


def main() -> int:
    """Keep the hall of this folder."""
    place = here()
    if locks.take(place.run / "keeper.lock") is None:
        return 1
    return Keeper(place).run()


if __name__ == "__main__":
    sys.exit(main())
