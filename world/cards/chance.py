"""Seeded chance that anybody can recompute.

The n-th number of a stream is the first eight bytes, big-endian, of
``sha256(seed_hex + ":" + n)``; numbers above the last whole multiple of the wanted bound are
thrown away (rejection sampling), so every outcome is equally likely. A shuffle is Fisher–Yates
from the last place down. Two values, the seed and the counter, are the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_RANGE = 1 << 64


class Chance:
    """One stream of chance.

    Attributes:
        seed: 32 lower-case hexadecimal digits (128 bits).
        counter: how many numbers have been taken from the stream, 0 and up.
    """

    __slots__ = ("counter", "seed")

    def __init__(self, seed: str, counter: int = 0) -> None:
        """Raises ValueError when the seed is not 32 hex digits or the counter is negative."""
        if len(seed) != 32 or set(seed) - set("0123456789abcdef"):
            raise ValueError("a seed is 32 lower-case hexadecimal digits")
        if counter < 0:
            raise ValueError("a counter is 0 or more")
        self.seed = seed
        self.counter = counter

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed's hex digits: published before the deal, checked after it."""
        return sha256(self.seed.encode("ascii")).hexdigest()

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely.

        Raises ValueError unless ``1 <= bound <= 2**64``.
        """
        if not 1 <= bound <= _RANGE:
            raise ValueError("a bound is between 1 and 2**64")
        limit = _RANGE - _RANGE % bound
        while True:
            digest = sha256(f"{self.seed}:{self.counter}".encode("ascii")).digest()
            self.counter += 1
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. Raises ValueError when there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order, every order equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def copy(self) -> Chance:
        """A stream that goes on from here without moving this one."""
        return Chance(self.seed, self.counter)
