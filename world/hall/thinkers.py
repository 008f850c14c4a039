"""Bots that look ahead think in processes of their own, so that nobody else waits for them.

A few workers answer one question at a time each; the others wait in a queue of bounded length. A
worker that dies is replaced at the next question. Where no worker can be had the asker is told so
and makes do without.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from evennia.utils import logger
from twisted.internet import reactor
from twisted.internet.defer import Deferred, fail
from twisted.internet.error import ProcessExitedAlready
from twisted.internet.protocol import ProcessProtocol

from world.bots import BUDGET
from world.bots.worker import DONE, FAILED, LENGTH

MOST_WORKERS = 4
"""One processor is always left to the players."""

MOST_WAITING = 64
"""Questions that may wait; a table more than that makes do without."""

PATIENCE = 10.0
"""Seconds after which a worker that has not answered is taken for stuck."""

MOST_DEATHS, DEATHS_FORGOTTEN = 5, 60.0
"""So many workers may die in so many seconds; then no more are started for a while."""

CROWDED = 8
"""So many waiting questions halve the time there is for each."""


class NoWorker(Exception):
    """Nobody can think about it now."""


@dataclass(eq=False, slots=True)
class _Question:
    task: str
    args: tuple
    answer: Deferred = field(default_factory=Deferred)
    worker: _Worker | None = None


class Pool:
    """The workers of this hall and what waits for them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers: list[_Worker] = []
        self.waiting: deque[_Question] = deque()
        self.deaths: deque[float] = deque(maxlen=MOST_DEATHS)
        self.stopped = False

    def ask(self, task: str, *args: Any, first: bool = False) -> Deferred:
        """Have a task of `world.bots.TASKS` done.

        Args:
            first: somebody waits for the answer, so it goes before bots' questions.

        Returns:
            A Deferred that fires with the answer or fails with `NoWorker`. Cancelling it takes
            the question back.
        """
        if self.stopped or len(self.waiting) >= MOST_WAITING or not self._able():
            return fail(NoWorker())
        question = _Question(task, args)
        question.answer = Deferred(lambda _: self._take_back(question))
        (self.waiting.appendleft if first else self.waiting.append)(question)
        self._hand_out()
        return question.answer

    @property
    def patience(self) -> float:
        """Seconds of processor time a bot may think now; less the more others wait."""
        return BUDGET / (1 + len(self.waiting) / CROWDED)

    def stop(self) -> None:
        """The hall ends: nobody thinks any more."""
        self.stopped = True
        waiting, self.waiting = self.waiting, deque()
        for question in waiting:
            question.answer.errback(NoWorker())
        for worker in self.workers:
            worker.end()

    # Within

    def _able(self) -> bool:
        """Whether there is a worker or one may be started."""
        if self.workers:
            return True
        now = reactor.seconds()
        return len(self.deaths) < MOST_DEATHS or now - self.deaths[0] > DEATHS_FORGOTTEN

    def _hand_out(self) -> None:
        """Give waiting questions to whoever is free."""
        while self.waiting:
            free = next((each for each in self.workers if each.question is None), None)
            if free is None:
                if len(self.workers) >= self.size or not self._able():
                    return
                free = _Worker(self)
                self.workers.append(free)
                free.start()
            free.give(self.waiting.popleft())

    def _take_back(self, question: _Question) -> None:
        if question in self.waiting:
            self.waiting.remove(question)
        elif question.worker is not None:
            question.worker.break_off()

    def answered(self, question: _Question, how: str, found: Any) -> None:
        """A worker has answered, or its question was taken back."""
        if how == FAILED:
            logger.log_err(f"a bot could not think: {found}")
        if not question.answer.called:
            if how == DONE:
                question.answer.callback(found)
            else:
                question.answer.errback(NoWorker())
        self._hand_out()

    def died(self, worker: _Worker) -> None:
        """A worker is gone, wanted or not."""
        self.workers.remove(worker)
        if self.stopped:
            return
        self.deaths.append(reactor.seconds())
        question, worker.question = worker.question, None
        if question is not None and not question.answer.called:
            question.answer.errback(NoWorker())
        self._hand_out()
        if not self.workers:
            while self.waiting:
                self.waiting.popleft().answer.errback(NoWorker())


class _Worker(ProcessProtocol):
    """One process that thinks."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.question: _Question | None = None
        self._heard = b""
        self._stuck: Any = None

    def start(self) -> None:
        """Bring the process to life; it loads nothing of the server."""
        command = [sys.executable, "-m", "world.bots.worker"]
        environment = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        reactor.spawnProcess(self, command[0], command, environment, settings.GAME_DIR)

    def give(self, question: _Question) -> None:
        """Ask it; it must be free."""
        self.question, question.worker = question, self
        asked = pickle.dumps((question.task, question.args))
        self.transport.write(LENGTH.pack(len(asked)) + asked)
        self._stuck = reactor.callLater(PATIENCE, self.end)

    def break_off(self) -> None:
        """What it thinks about is no longer wanted."""
        self._signal("USR1")

    def end(self) -> None:
        """Kill it."""
        self._signal("KILL")

    def _signal(self, name: str) -> None:
        try:
            self.transport.signalProcess(name)
        except ProcessExitedAlready:
            pass  # the reactor will say so in a moment

    def outReceived(self, data: bytes) -> None:
        """A piece of an answer."""
        self._heard += data
        if len(self._heard) < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(self._heard)[0]
        if len(self._heard) < end:
            return
        how, found = pickle.loads(self._heard[LENGTH.size : end])
        self._heard = self._heard[end:]
        self._stuck.cancel()
        question, self.question = self.question, None
        self.pool.answered(question, how, found)

    def errReceived(self, data: bytes) -> None:
        """It complains."""
        logger.log_err(f"thinker: {data.decode('utf-8', 'replace').rstrip()}")

    def processEnded(self, reason: Any) -> None:
        """It is gone."""
        if self._stuck is not None and self._stuck.active():
            self._stuck.cancel()
        self.pool.died(self)


_pool: Pool | None = None


def pool() -> Pool:
    """The hall's workers; none is started before there is something to think about."""
    global _pool
    if _pool is None:
        size = max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        _pool = Pool(size)
        reactor.addSystemEventTrigger("before", "shutdown", _pool.stop)
    return _pool
