"""Four people at one table of Dvorak, each hears their own language alone."""

from __future__ import annotations

import random

from tests import tongues
from tests.evennia.matches import seated
from world.games.dvorak.decks import starter
from world.render.face import LANGUAGES

TITLES = {"en": "Lantern", "ru": "Фонарь", "cs": "Svítilna", "ar": "فانوس"}
"""A card that everybody writes in their own language."""

NAMES = ("Anna", "Boris", "Clara", "Dmitri")

ASKED = (
    "hand table trump counts legal last clock rules who why ballot rejected rulings area "
    "discards options pending watchers"
).split() + ["log 40", "why draw", "why play", "read 1"]

REFUSED = [
    "draw",
    "end",
    "play 90",
    "discard 90",
    "vote perhaps",
    "unvote",
    "withdraw",
    "resolve 5",
    "move 1",
    "token 3",
    "roll x",
    "propose",
    ".",
    "propose =",
    "sit 900",
    "options hand=900",
    "xyzzy",
]


class Ear:
    """A line in a language, and everything that was ever told on it."""

    def __init__(self, line, language):
        self.line, self.language, self.lines = line, language, []
        line.type("charset utf-8")
        line.type("style speech")
        line.type(f"language {language}")
        hear = line.session.data_out

        def keep(text=None, **other):
            if text is not None:
                self.lines += text.split("\n")
            hear(text=text, **other)

        line.session.data_out = keep

    def type(self, words):
        self.line.type(words)


def test_a_game_of_dvorak_is_told_to_each_in_their_own_language_only(guest, at_once):
    ears = [Ear(guest(name), tongue) for name, tongue in zip(NAMES, LANGUAGES, strict=True)]
    table = seated(*(ear.line for ear in ears), game="dvorak")
    controller = table.controller
    for ear in ears:
        ear.type(f"propose {TITLES[ear.language]} = hand limit 7 for me")
        for other in ears:
            other.type("y")
    ears[0].type("propose Snag = Everybody shouts.")
    ears[1].type("n")
    ears[1].type("предлагаю ничья")
    ears[2].type("decline draw")
    chance = random.Random(5)
    for _ in range(40):
        view = controller.view(min(controller.match.game.to_act(controller.match.state)))
        words = [w for w in view.legal if w.startswith(("play", "resolve"))] or view.legal
        ears[view.you].type(chance.choice(words))
    for ear in ears:
        for words in (*ASKED, *REFUSED):
            ear.type(words)
    ears[0].type("claim because Crown")
    for ear in ears[1:]:
        ear.type("y")
    assert not controller.playing
    deck = starter("lost_property")
    cards = [*(entry.card for entry in deck.entries), *deck.laws]
    written = [text for card in cards for text in (card.title, card.text, card.flavour, card.type)]
    written += [part for text in written for part in text.replace(". ", ".|").split("|")]
    own = {
        *NAMES,
        deck.title,
        *deck.designers,
        *TITLES.values(),
        *written,
        "Snag",
        "Everybody shouts",
        "Crown",
        "rain",
    } - {""}
    for ear in ears:
        assert len(ear.lines) > 100
        assert tongues.leaks(ear.language, ear.lines, own) == {}, ear.language
