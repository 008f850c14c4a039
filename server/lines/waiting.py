"""What one line has sent and the Server has not taken yet: in order, bounded, nothing lost."""

from __future__ import annotations

from collections import deque
from typing import Any

MOST = 32 * 1024
"""Bytes (about) after which no more is read from the client: the rest waits in the network."""

ITEM_COST = 64
"""Bytes that even an empty line counts for."""

Message = dict[str, list[Any]]
"""One input function and its arguments: ``{"text": [["look"], {}]}``."""


class Waiting:
    """The queue of one line.

    Attributes:
        in_flight: a message is with the Server, which has not answered yet.
        told: the client knows that the Server is away.
    """

    def __init__(self) -> None:
        self._messages: deque[tuple[Message, int]] = deque()
        self._size = 0
        self.in_flight = False
        self.told = False

    def __len__(self) -> int:
        return len(self._messages)

    def add(self, message: Message) -> None:
        """A message at the end of the queue."""
        cost = ITEM_COST + sum(len(str(arguments)) for arguments in message.values())
        self._messages.append((message, cost))
        self._size += cost

    def take(self) -> Message:
        """The oldest message. IndexError when there is none."""
        message, cost = self._messages.popleft()
        self._size -= cost
        return message

    def clear(self) -> None:
        """The line is over."""
        self._messages.clear()
        self._size = 0

    @property
    def full(self) -> bool:
        """True when nothing more should be read from the client."""
        return self._size > MOST

    @property
    def roomy(self) -> bool:
        """True when reading may go on."""
        return self._size <= MOST // 2
