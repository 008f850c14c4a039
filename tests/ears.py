"""A player who has only ears: knows of a Durak deal what the sentences of speech style say.

It remembers what it hears, chooses from what its "Your turn:" line names, and says its choice in
the words it heard. Nothing of the game's state, views or packets reaches it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from world.cards.reading import read_card

_WHO = r"(You|[A-Z][a-z]+)"
_WHOM = r"(you|[A-Z][a-z]+)"


def cards(words: str) -> list[str]:
    """The cards of a spoken list, as codes."""
    return [read_card(one) for one in re.split(r", | and | or ", words.strip(" .")) if one]


class Ears:
    """What one seat has heard so far.

    Attributes:
        hand: codes of the cards in hand. pairs: attack and cover, None while open.
        counts: cards by name, "You" included. turn: the newest "Your turn:" line, or empty.
    """

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.hand: set[str] = set()
        self.counts = dict.fromkeys(names, 0)
        self.pairs: list[list[str | None]] = []
        self.trump = self.attacker = self.defender = self.fool = self.turn = ""
        self.talon = self.gone = 0
        self.over = False

    def hear(self, lines: Sequence[str]) -> None:
        """Take in what is said after one act; a turn that is not said again is over."""
        self.turn = ""
        for line in lines:
            for pattern, remember in _HEARD:
                found = re.match(pattern, line)
                if found:
                    remember(self, *found.groups())

    def choose(self, chance) -> str:
        """One of the things the turn line names, in words that can be typed."""
        words = self.turn.removeprefix("Your turn: ").rstrip(".")
        if "with any card" in words:
            return chance.choice(sorted(self.hand))
        choices = re.findall(r"\b(take|pass)$", words)
        beating = re.match(r"beat (.+?) with (.+?)(?:, or pass on with (.+?))?, or take", words)
        adding = re.match(r"(?:throw in|pile on) (.+?), or pass", words)
        if beating:
            # Which open card it beats, whoever knows the rules need not say.
            choices += [f"beat {own}" for own in _each(beating[2])]
            choices += [f"move {own}" for own in _each(beating[3] or "")]
        elif adding:
            choices += _each(adding[1])
        return chance.choice(choices)

    def person(self, who: str) -> str:
        """A name, for "you" too."""
        return self.name if who.casefold() == "you" else who

    # What is remembered of each sentence

    def dealt(self, who, count, talon):
        self.counts = dict.fromkeys(self.counts, int(count))
        self.talon = int(talon or 0)

    def lost(self, who, words):
        gone = cards(words)
        self.counts[self.person(who)] -= len(gone)
        if who == "You":
            self.hand -= set(gone)
        return gone

    def attacked(self, who, words):
        self.pairs += [[card, None] for card in self.lost(who, words)]

    def covered(self, who, over, words):
        (cover,) = self.lost(who, words)
        next(pair for pair in self.pairs if pair[0] == read_card(over))[1] = cover

    def passed_on(self, who, words, whom):
        self.attacked(who, words)
        self.attacker, self.defender = self.person(who), self.person(whom)

    def took(self, who, count, words):
        taken = cards(words)
        self.counts[self.person(who)] += len(taken)
        if who == "You":
            self.hand |= set(taken)
        self.pairs = []

    def beaten_off(self, count):
        self.gone += int(count)
        self.pairs = []

    def drew(self, words):
        drawn = cards(words)
        self.hand |= set(drawn)
        self.counts[self.name] += len(drawn)
        self.talon -= len(drawn)

    def saw_drawing(self, who, count):
        number = 1 if count == "one" else int(count)
        self.counts[who] += number
        self.talon -= number

    def next_bout(self, who, whom):
        self.attacker, self.defender = self.person(who), self.person(whom)

    def ended(self, who=""):
        self.over, self.fool = True, self.person(who) if who else ""


def _each(words: str) -> list[str]:
    return [one for one in re.split(r", | or ", words) if one]


_HEARD = (
    (rf"{_WHO} deals? (\d+) cards each, (?:none|(\d+)) are left", Ears.dealt),
    (r"Your cards: (.+)", lambda ears, words: setattr(ears, "hand", set(cards(words)))),
    (r"Trump is (\w+):", lambda ears, suit: setattr(ears, "trump", suit)),
    (rf"{_WHO} attacks? {_WHOM} next", Ears.next_bout),
    (rf"{_WHO} attacks? (?:you|[A-Z][a-z]+) with (.+)", Ears.attacked),
    (rf"{_WHO} throws? in (.+)", Ears.attacked),
    (rf"{_WHO} piles? on (.+)", Ears.attacked),
    (rf"{_WHO} beats? (.+?) with (.+)", Ears.covered),
    (rf"{_WHO} pass(?:es)? on with (.+): {_WHOM} must defend", Ears.passed_on),
    (rf"{_WHO} picks? up (one|\d+) cards?: (.+)", Ears.took),
    (r"Beaten off: .* held, (\d+) cards? go", Ears.beaten_off),
    (r"You draw (.+)", Ears.drew),
    (r"(?!You)([A-Z][a-z]+) draws (one|\d+) cards?", Ears.saw_drawing),
    (rf"{_WHO} (?:is|are) the fool", Ears.ended),
    (r"A draw:()", Ears.ended),
    (r"(Your turn: .+)", lambda ears, line: setattr(ears, "turn", line)),
)
