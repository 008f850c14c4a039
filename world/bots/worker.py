"""A process that thinks for the hall: ``python -m world.bots.worker``.

It reads questions from its standard input and writes answers to its standard output, each a length
of four bytes and a pickle, one after another. It ends when the hall that started it is gone, for
then its input ends. The signal USR1 breaks off what it is thinking about.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from typing import Any, BinaryIO

from . import TASKS

LENGTH = struct.Struct(">I")

DONE, BROKEN_OFF, FAILED = "done", "broken off", "failed"

NICENESS = 10
"""Whoever types comes first."""


class BrokenOff(BaseException):
    """The answer is no longer wanted. No `Exception`, so that no bot swallows it."""


class Thinker:
    """Answers one question at a time."""

    def __init__(self, asked: BinaryIO, answered: BinaryIO) -> None:
        self.asked = asked
        self.answered = answered
        self.busy = False

    def break_off(self, *_: Any) -> None:
        """The signal's handler; between two questions there is nothing to break off."""
        if self.busy:
            self.busy = False
            raise BrokenOff

    def serve(self) -> None:
        """Answer until nobody asks any more."""
        while head := self.asked.read(LENGTH.size):
            task, args = pickle.loads(self.asked.read(LENGTH.unpack(head)[0]))
            answer = pickle.dumps(self.answer(task, args))
            self.answered.write(LENGTH.pack(len(answer)) + answer)
            self.answered.flush()

    def answer(self, task: str, args: tuple) -> tuple[str, Any]:
        """How it ended, and what came out or went wrong."""
        try:
            self.busy = True
            found = TASKS[task](*args)
            self.busy = False
            return DONE, found
        except BrokenOff:
            return BROKEN_OFF, None
        except Exception:
            self.busy = False
            return FAILED, traceback.format_exc()


def main() -> None:
    """Think, behind everybody else."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker(sys.stdin.buffer, os.fdopen(os.dup(1), "wb"))
    # Whatever is printed by mistake must not look like an answer.
    os.dup2(2, 1)
    signal.signal(signal.SIGUSR1, thinker.break_off)
    thinker.serve()


if __name__ == "__main__":
    main()
