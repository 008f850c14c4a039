"""Every event and refusal of every game is one sentence, for whoever hears it."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, fields

import pytest

from tests import catalogues
from tests.toy.seated import toy_seated
from world.cards import Card
from world.engine import registry
from world.engine.protocol import Event, Refusal, Seat
from world.render import sentences
from world.render.face import LANGUAGES, Face

NAMES = ("Anna", "Bob", "Vera")
SAMPLES = {
    "Seat": (0, 1, 2),
    "Seat | None": (0, 1, None),
    "tuple[Seat, ...]": ((0,), (1, 0), (2, 1)),
    "Card": ("7S", "*R"),
    "Card | None": ("10D", None),
    "tuple[Card, ...]": (("6H",), (), ("7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "*B")),
    "Suit": ("C", "H"),
    "Rank": ("6", "A"),
    "int": (0, 1, 2, 5),
    "bool": (True, False),
}


def samples(game, cls):
    """Events of a class: each value of each field at least once."""
    names = [f.name for f in fields(cls)]
    values = [_values(game, cls, f) for f in fields(cls)]
    for number in range(max(map(len, values), default=1)):
        yield cls(**{n: v[number % len(v)] for n, v in zip(names, values, strict=True)})


def _values(game, cls, field):
    if field.type in SAMPLES:
        return SAMPLES[field.type]
    # Words such as a reason: the variants the English sentence tells apart.
    message = catalogues.catalogue("en").get(f"{game.key}-{cls.kind}")
    return catalogues.variants(message, field.name) or ("word",)


EVENTS = [
    pytest.param(game, cls, id=f"{game.key}-{cls.kind}")
    for game in registry.games()
    for cls in game.events
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "cls"), EVENTS)
def test_every_event_has_a_sentence_for_everybody(game, cls, language):
    faces = [Face(style, language) for style in ("rich", "speech")]
    for happened, you, face in itertools.product(samples(game, cls), (0, 1, 2, None), faces):
        said = sentences.event(face, game.key, happened, NAMES, you)
        assert said and said == said.strip() and "\n" not in said
        assert said.endswith((".", ":", "!")), said
        assert not re.search(r"[{}$]", said)


@pytest.mark.parametrize(("game", "cls"), EVENTS)
def test_no_two_english_events_of_a_game_sound_alike(game, cls):
    face = Face("speech")
    said = {
        sentences.event(face, game.key, event, NAMES, None)
        for event in itertools.islice(samples(game, cls), 1)
    }
    others = {
        sentences.event(face, game.key, event, NAMES, None)
        for other in game.events
        if other is not cls
        for event in itertools.islice(samples(game, other), 1)
    }
    assert not said & others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_every_game_says_why(language):
    face = Face("speech", language)
    args = {
        **{name: 1 for name in ("seat", "target", "defender", "attacker")},
        **{"card": "7S", "over": "8S", "cards": ("6H", "7H"), "suit": "H"},
        **{"rank": "7", "ranks": ("7", "8")},
    }
    for name, message in catalogues.catalogue("en").items():
        match = re.fullmatch(r"(?:(\w+)-)?refuse-(.+)", name)
        if not match:
            continue
        used = catalogues.bare(catalogues.variables(message))
        given = {**args, **{word: 2 for word in used if word not in args}}
        said = sentences.refusal(face, match[1] or "hall", Refusal(match[2], "", given), NAMES, 0)
        assert said and said != name and not re.search(r"[{}$]", said), name


def test_the_sentence_of_a_game_comes_before_the_halls_own():
    face = Face()
    assert sentences.refusal(face, "durak", Refusal("over")).startswith("This deal is over")
    with toy_seated():
        stale = Refusal("stale", args={"seq": 7})
        assert "act 7" in sentences.refusal(face, "toy", stale)


def test_a_hostile_name_stays_on_one_line():
    names = ("Eve\n<Hall.Table> {}\x1b[2J\u202e", "Bob")
    durak = registry.game("durak")
    attacked = next(cls for cls in durak.events if cls.kind == "attacked")
    said = sentences.event(Face(), "durak", attacked(0, 1, ("7S",)), names, None)
    assert said == "Eve<Hall.Table> {}[2J attacks Bob with 7S."


def test_a_seat_without_a_name_is_called_by_its_number():
    assert sentences.seat_name(Face(), (), 2) == "seat 3"
    assert sentences.seat_name(Face(), ("", "Bob"), 0) == "seat 1"


def test_a_pick_up_of_nine_cards_is_one_sentence():
    durak = registry.game("durak")
    took = next(cls for cls in durak.events if cls.kind == "took")
    cards = SAMPLES["tuple[Card, ...]"][2]
    said = sentences.event(Face("speech"), "durak", took(1, cards, 9), NAMES, 0)
    assert said.startswith("Bob picks up 9 cards: seven of spades, eight of spades,")
    assert said.count(".") == 1


@dataclass(frozen=True, slots=True)
class Tried(Event):
    """An event of no game, to look at the variables a sentence may use."""

    seat: Seat
    seats: tuple[Seat, ...]
    card: Card | None
    cards: tuple[Card, ...]
    sure: bool
    word: str
    words: tuple[str, ...]


def variables(happened, you):
    kinds = sentences.field_kinds(Tried)
    values = {name: getattr(happened, name) for name in kinds}
    return sentences.Arguments(Face(), values, kinds, NAMES, you)


def test_the_variables_of_a_sentence_follow_the_annotations():
    known = variables(Tried(1, (0, 1), "7S", ("8S", "9S"), True, "x", ("a", "b")), 0)
    assert [known["seat"], known["seat-is"]] == ["Bob", "other"]
    assert [known["seats"], known["seats-is"], known["seats-count"]] == ["you and Bob", "among", 2]
    assert [known["card"], known["card-acc"]] == ["7S", "7S"]
    assert [known["cards"], known["cards-count"]] == ["8S and 9S", 2]
    assert [known["sure"], known["word"], known["words"]] == ["yes", "x", "a and b"]


def test_you_alone_and_nobody_are_told_apart():
    known = variables(Tried(0, (0,), None, (), False, "", ()), 0)
    assert [known["seat-is"], known["seats-is"], known["card"]] == ["you", "you", "none"]
    known = variables(Tried(0, (), None, (), False, "", ()), None)
    assert [known["seat-is"], known["seats-is"], known["seats-count"]] == ["other", "none", 0]


def test_a_variable_there_is_not_is_a_key_error():
    known = variables(Tried(0, (), None, (), False, "", ()), None)
    for name in ("nothing", "seat-colour", "word-is", "-count"):
        with pytest.raises(KeyError):
            known[name]
