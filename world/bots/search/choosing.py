"""What whoever is to choose may do in a position of the search core, as whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from .cards import bits
from .rules import DECLINE


class Choosing:
    """The half of a `position.Position` that reads it and changes nothing."""

    __slots__ = ()

    def acts(self) -> list[int]:
        """What whoever is to choose may do.

        Card bits are laid: as an attack (several bits: at once), or as a cover of the open attack
        card laid first. Minus a bit hands the attack on with that card. `DECLINE` is always last
        where it is possible.
        """
        hand = self.hands[self.turn]
        if not self.count:
            found = bits(hand)
            if self.rules.multi:
                found += self._several(hand)
            return found
        mask = hand & (self.beats[self.open[0]] if self.turn == self.defender else self.fits)
        found = []
        while mask:
            low = mask & -mask
            found.append(low)
            mask ^= low
        if self.rules.passing and not self.covered and self.turn == self.defender:
            found += [-bit for bit in bits(self.to_hand_on())]
        found.append(DECLINE)
        return found

    def some(self, random: Callable[[], float]) -> int:
        """One of `acts`, each as likely. ``random`` gives numbers from 0 up to 1."""
        rules = self.rules
        if rules.multi or rules.passing:
            acts = self.acts()
            return acts[int(random() * len(acts))]
        mask = self.hands[self.turn]
        if self.count:
            mask &= self.beats[self.open[0]] if self.turn == self.defender else self.fits
            number = int(random() * (mask.bit_count() + 1))
        else:
            number = int(random() * mask.bit_count())
        while number and mask:
            mask &= mask - 1
            number -= 1
        return mask & -mask

    def _several(self, hand: int) -> list[int]:
        """Two or more cards of one rank that may open together."""
        found, rank = [], self.rank
        while hand:
            low = hand & -hand
            same = hand & rank[low] | low
            hand ^= same
            if same & (same - 1):
                each = bits(same)
                for size in range(2, min(len(each), self.limit) + 1):
                    found += [sum(cards) for cards in combinations(each, size)]
        return found

    def to_hand_on(self) -> int:
        """Cards the defender, whose choice it is, may hand the attack on with."""
        if self.rules.passing == 2 and not self.bouts:
            return 0
        seat = self.defender
        target = self._next(seat)
        if target == seat or self.hands[target].bit_count() <= self.count:
            return 0
        return self.hands[seat] & self.rank[self.open[0]]
