"""Logs, histories, replays, ladders and records as text for every face."""

from __future__ import annotations

import random

import pytest

from tests.fixtures.recorded import record
from tests.toy.seated import toy_seated
from world.engine import registry
from world.engine.protocol import Outcome
from world.engine.recording import played, told
from world.render import ladders, memory
from world.render.face import LANGUAGES, Face
from world.render.facts import Sitter, TableFacts
from world.render.ladders import Ladder, Record, Rung
from world.render.layout import width
from world.render.memory import Moment, Past

PLAIN = Face(colours="none")
SPEECH = Face(style="speech", colours="none")
RICH = Face(style="rich", suits="symbols")
NAMES = ("Anna", "Boris")
LADDER = Ladder("durak", "classic", False)


def moment(step, key="durak", seats=2):
    """A random match of that game after one of its acts."""
    game = registry.game(key)
    recording = record(key, seats, {}, 1, random.Random(3))
    match = list(played(recording))[step - 1]
    sitters = tuple(Sitter(name=name) for name in ("Anna", "Boris", "Vera")[:seats])
    view = game.view(match.state, None)
    seen = [game.redact(event, None) for event in told(game, recording.acts[step - 1])]
    return Moment(
        TableFacts(key, "3", sitters, "12", step),
        len(recording.acts),
        tuple(event for event in seen if event is not None),
        view,
        tuple(game.view(match.state, seat).hand for seat in range(seats)),
    )


def test_a_moment_says_where_it_is_what_happened_and_shows_table_and_hands():
    lines = memory.moment(PLAIN, moment(2)).split("\n")
    assert lines[0].startswith("Match 12, act 2 of ")
    assert " attacks " in lines[1]
    assert lines[2] == "Table 3: Durak."
    assert lines[-2].startswith("Anna: ") and lines[-1].startswith("Boris: ")


def test_hands_are_spelled_as_the_face_spells_cards():
    assert "7♣" in memory.moment(RICH, moment(1))
    spoken = memory.moment(SPEECH, moment(1))
    assert "seven of clubs" in spoken and "\x1b" not in spoken


def test_a_moment_of_which_the_table_is_not_known_says_so():
    here = moment(2)
    unknown = Moment(here.facts, here.steps, here.events, None)
    lines = memory.moment(PLAIN, unknown).split("\n")
    assert len(lines) == 3 and lines[2].startswith("The rules have changed since")


def test_a_third_game_is_gone_through_without_a_page_of_its_own():
    with toy_seated():
        text = memory.moment(PLAIN, moment(2, "toy", 3))
    assert "Table 3: " in text and "Vera: " in text


def test_the_same_moment_without_the_table_is_one_line_a_fact():
    lines = memory.moment(SPEECH, moment(2), whole=False).split("\n")
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("result", "you", "said"),
    [
        (Outcome(losers=(1,)), None, "The fool was Boris."),
        (Outcome(losers=(1,), badge="tie", wearer=1), 0, "The fool was Boris, with a tie."),
        (Outcome(losers=(1,)), 1, "You were the fool."),
        (Outcome(losers=(0, 1)), None, "The fools were Anna and Boris."),
        (Outcome(losers=(0, 1)), 0, "Your team lost: you and Boris."),
        (Outcome(draw=True), 0, "A draw."),
        (None, 0, "Broken off."),
    ],
)
def test_how_a_deal_of_durak_ended(result, you, said):
    assert memory.outcome(PLAIN, "durak", result, NAMES, you) == said


@pytest.mark.parametrize(
    ("result", "you", "said"),
    [
        (Outcome(winners=(0,)), None, "Won by Anna."),
        (Outcome(winners=(0,)), 0, "You won."),
        (Outcome(losers=(0,)), 0, "You lost."),
        (Outcome(losers=(0,)), 1, "Lost by Anna."),
        (Outcome(), 1, "Nobody won."),
        (Outcome(draw=True), None, "A draw."),
    ],
)
def test_how_a_match_of_any_game_ended(result, you, said):
    assert memory.outcome(PLAIN, "whist", result, NAMES, you) == said


def test_an_empty_log_and_an_empty_history_say_so():
    assert memory.log(PLAIN, [], False) == "Nothing has happened yet."
    assert memory.history(PLAIN, "Anna", [], 0, 1, 1) == "Anna has finished no match here yet."


def test_a_ladder_without_players_says_how_many_are_on_their_way():
    assert ladders.ladder(PLAIN, LADDER, [], 0, 0) == (
        "Ladder Durak, throw-in: nobody is placed yet."
    )
    assert ladders.ladder(PLAIN, LADDER, [], 1, 4).endswith("one player, 4 not placed yet.")


def test_bots_stand_on_a_ladder_by_their_level():
    rungs = [Rung("", 2, 1100, "known", 40), Rung("Anna", None, 990, "roughly", 12)]
    lines = ladders.ladder(PLAIN, Ladder("durak", "teams", True), rungs, 2, 0).split("\n")
    assert lines == [
        "Ladder Durak, teams, with bots: 2 players.",
        "1. Bot of level 2: 1100 points, well known, matches: 40.",
        "2. Anna: 990 points, roughly known, matches: 12.",
    ]


def test_a_record_in_a_game_without_words_of_its_own():
    whist = Record("whist", 4, 1, 2, 0, 1, {"medal": 2})
    assert ladders.record(PLAIN, [whist], [], (Ladder("whist", "", False), "")) == [
        "Whist: 4 matches, won 1, lost 2, drawn 0, left 1.",
        "Worn: medal 2.",
        "Plays mostly Whist.",
    ]


def test_an_empty_record_is_one_sentence():
    assert ladders.record(PLAIN, [], [], None) == ["No match finished here yet."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["plain", "speech", "rich"])
def test_every_text_is_made_in_every_language_and_keeps_to_its_width(language, style):
    face = Face(style=style, language=language, width=40)
    past = [
        Past(n, "2026-12-01", "durak", NAMES, Outcome(losers=(n % 2,), badge="epaulettes"), 0)
        for n in range(3)
    ]
    record = Record("durak", 21, 3, 5, 2, 1, {"tie": 2, "epaulettes": 1})
    rung = Rung("Anna", None, 1234, "hardly", 3)
    texts = [
        memory.history(face, "Anna", past, 3, 1, 2),
        memory.title(face, past[0], "0" * 32),
        memory.moment(face, moment(5)),
        memory.page(face, moment(1), True),
        memory.log(face, ["1. x"], True),
        ladders.ladder(face, LADDER, [rung], 1, 2),
        ladders.every(face, [(LADDER, 1, 2)]),
        "\n".join(ladders.record(face, [record], [(LADDER, rung)], (LADDER, "36"))),
    ]
    for text in texts[:-1]:
        assert text and (style == "speech" or max(map(width, text.split("\n"))) <= 40)
        assert style != "speech" or all(line.strip() for line in text.split("\n"))
