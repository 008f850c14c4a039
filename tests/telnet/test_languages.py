"""Four people at one table, each in a language of their own, and each hears that one alone."""

from __future__ import annotations

import random
import re

import pytest

from tests import tongues
from tests.telnet.players import Player, play_out, seat_at_new_table
from world.render.face import LANGUAGES


class Pair:
    """One person on two lines: a program's, and one in speech style.

    Attributes:
        player: the program's. ears: the other line. language: of both.
    """

    def __init__(self, dial, language: str) -> None:
        self.language = language
        self.player = Player.come_in(dial())
        self.ears = dial()
        for line in (self.player.line, self.ears):
            line.send("charset utf-8")
        self.ears.send("style speech")
        self.ears.ask(f"resume {self.player.word}", "[Tt]here|[Cc]ommon")
        self.ears.send("style speech")
        self.ears.ask(f"language {language}", rf"\b{language}\b")
        self.player.line.ask(f"language {language}", rf"\b{language}\b")
        self.told_from = {line: len(line.heard) for line in (self.player.line, self.ears)}

    def told(self) -> list[str]:
        """Every line for people that was heard since the language was chosen."""
        return [
            row
            for line, start in self.told_from.items()
            for row in line.heard[start:].split("\n")
            if row.strip() and not row.startswith("<Hall.")
        ]


@pytest.fixture
def four(dial):
    return [Pair(dial, language) for language in LANGUAGES]


def test_a_deal_of_durak_is_told_to_each_in_their_own_language_only(four):
    players = [pair.player for pair in four]
    seat_at_new_table(players, "durak", "passing=on")
    for player in players:
        player.act("ready")
    for player in players:
        player.see_until(lambda table: table["phase"] == "attack")
    choice = random.Random(7)
    play_out(players, lambda table: choice.choice(table["legal"]))
    for pair in four:
        for words in READINGS + REFUSED:
            pair.ears.send(words)
        pair.ears.ask("language", pair.language)
    names = [pair.player.name for pair in four]
    for pair in four:
        assert len(pair.told()) > 40
        assert tongues.leaks(pair.language, pair.told(), names) == {}, pair.language


READINGS = ["hand", "table", "trump", "counts", "legal", "last", "clock", "rules", "who", "log 5"]
REFUSED = ["why", "take", "7s", "sit 900", "options deck=5", "vote perhaps", "xyzzy"]


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_a_line_that_knows_ascii_only_is_told_its_language_in_ascii_letters(dial, language):
    player = Player.come_in(dial(), "plain")
    player.line.ask(f"language {language}", language)
    start = len(player.line.heard)
    player.line.send("play durak")
    player.line.read_until(r"\[")
    told = player.line.heard[start:]
    assert told.isascii() and "?" not in re.sub(r"\?\s", "", told) and "\\x" not in told
    assert {"ru": "kozyr", "cs": "trumf"}[language] in told.casefold()


def test_arabic_comes_in_logical_order_with_every_card_isolated(dial):
    player = Player.come_in(dial(), "plain")
    player.line.send("charset utf-8")
    player.line.ask("language ar", "ar")
    start = len(player.line.heard)
    player.line.send("play durak")
    player.line.read_until(r"\[")
    player.line.ask("hand", r"6[^\n]*\n|6.*\]")
    told = player.line.heard[start:]
    # Rule: clients.md, *Languages*: no character that turns the order of a whole line.
    assert not re.search("[\u200e\u200f\u202a-\u202e\u2066\u2067]", told)
    codes = re.findall(r"(.)(?:10|[6-9JQKA])[♣♦♥♠](.)", told)
    assert len(codes) > 6 and set(codes) == {("\u2068", "\u2069")}
    assert told.count("\u2068") == told.count("\u2069")
    assert "الرابحة" in told


def test_arabic_is_refused_on_a_line_that_cannot_show_its_letters(dial):
    line = dial()
    assert "utf-8" in line.ask("language ar", "charset").casefold() or "charset" in line.heard
