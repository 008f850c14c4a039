"""Clauses as players meet them: `why`, the echo before a vote, starter decks, the help page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.pure.test_resolver_echo import say
from world.cards import Chance
from world.engine.protocol import Unreadable
from world.games.dvorak import reasons
from world.games.dvorak.decks import STARTERS
from world.games.dvorak.definitions import RULE, Definition
from world.games.dvorak.facts import TableFacts
from world.games.dvorak.game import GAME
from world.games.dvorak.resolver import echo
from world.games.dvorak.resolver.clauses import read
from world.games.dvorak.resolver.enact import enact
from world.games.dvorak.state import Mark

HELP = Path(reasons.__file__).parent / "help" / "en" / "clauses.md"
TAUGHT = HELP.read_text(encoding="utf-8").partition("Numbers.")[2].partition("Example:")[0]
EXAMPLES = [line.strip() for line in TAUGHT.splitlines() if line.startswith("  ")]


@pytest.fixture
def state():
    options = GAME.read_options({"deck": "night_market", "building": "no"}, 3)
    state = GAME.start(options, 3, Chance("0" * 32)).state
    names = ("Ann", "Ben", "Cleo")
    players = tuple(
        replace(player, name=name) for player, name in zip(state.players, names, strict=True)
    )
    return replace(state, players=players)


def lay(state, title, text, down=False):
    """A Thing of that text in Ann's area, ninth."""
    state = replace(
        state,
        cards={**state.cards, "x1": Definition(title, "Thing", text)},
        zones={**state.zones, "area/0": ("x1",)},
        marks={"x1": Mark(9, 0, down=down)},
    )
    made = enact(read(text).clauses, "x1", "card", 9, TableFacts(state))
    return replace(state, statements=(*state.statements, *made))


def told(phrases):
    return [echo.words(phrase, say) for phrase in phrases]


def test_why_gives_the_answer_first_and_the_winner_last(state):
    state = lay(state, "Deep Pockets", "hand limit 7 for me")
    assert told(reasons.explain(state, 0, "hand")) == [
        "Hand limit for Ann: 7.",
        "Basic rule: the hand limit is 5 for everyone. Deep Pockets comes before a basic rule.",
        "Deep Pockets: the hand limit is 7 for its controller. This decides.",
    ]


def test_why_may_be_asked_for_another_player(state):
    state = lay(state, "Deep Pockets", "hand limit 7 for me")
    assert told(reasons.explain(state, 0, "hand limit for Ben"))[0] == "Hand limit for Ben: 5."
    assert told(reasons.explain(state, None, "hand for seat 3"))[0] == "Hand limit for Cleo: 5."


def test_why_draw_tells_of_the_denial_and_of_the_number(state):
    state = lay(state, "Drought", "nobody may draw. draw 3 at start of turn")
    lines = told(reasons.explain(state, 1, "draw"))
    assert lines[0] == "Ben may not draw."
    assert "Drought: nobody may draw. This decides." in lines
    assert "Draw at the start of a turn for Ben: 1." in lines


def test_why_play_knows_types_and_cards_that_lie_open(state):
    assert told(reasons.explain(state, 0, "play Stall"))[-1] == (
        "Stalls: everyone may play 1 Stall cards a turn. This decides."
    )
    state = lay(state, "Statue", "this may not be destroyed")
    assert told(reasons.explain(state, 1, "destroy statue"))[0] == "Ben may not destroy Statue."
    assert told(reasons.explain(state, 1, "destroy Thing"))[0] == "Ben may destroy thing."


def test_why_win_tells_what_is_not_true_yet(state):
    lines = told(reasons.explain(state, 0, "win"))
    assert lines[0] == "Ann does not win."
    assert lines[1].startswith("Closing Time: each player wins, if that player has at least 12")


def test_a_number_nobody_speaks_of_is_said_to_be_so(state):
    lines = told(reasons.explain(state, 0, "cost of lamp"))
    assert lines == ["“cost” (lamp) for Ann: 0.", "Nothing in force speaks of it."]


@pytest.mark.parametrize("words", ["hand", "draw", "play Thing", "win", "Secret Pockets"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_is_told_of_a_card_that_lies_face_down(state, words, seat):
    text = "hand limit 9; nobody may draw; nobody may win; nobody may play Thing"
    bare = told(reasons.explain(state, seat, words))
    hidden = lay(state, "Secret Pockets", text, down=True)
    assert told(reasons.explain(hidden, seat, words)) == bare
    if words != "Secret Pockets":
        shown = lay(state, "Secret Pockets", text)
        assert any("Secret Pockets" in line for line in told(reasons.explain(shown, seat, words)))


@pytest.mark.parametrize(
    ("words", "code"),
    [("", "why-what"), ("   ", "why-what"), ("hand for Zoe", "no-such-player")],
)
def test_what_cannot_be_answered_is_refused_with_the_reason(state, words, code):
    with pytest.raises(Unreadable) as caught:
        reasons.explain(state, 0, words)
    assert caught.value.refusal.code == code


@pytest.mark.parametrize(
    "words", ["{ $name }", "for", "for for", "of", " of x", "|r", "\x00", "why" * 99]
)
def test_any_question_at_all_has_an_answer_or_a_reason(state, words):
    try:
        assert reasons.explain(state, 0, words)
    except Unreadable as refusal:
        assert refusal.refusal.code in ("why-what", "no-such-player")


def test_where_people_keep_the_effects_the_answer_says_so(state):
    options = GAME.read_options({"deck": "night_market", "effects": "off"}, 3)
    lines = told(reasons.explain(replace(state, options=options), 0, "hand"))
    assert lines[-1] == "At this table people keep this, not the hall."


def test_before_the_vote_every_clause_is_heard_and_what_is_left_for_people():
    assert told(reasons.heard("Action", "Draw 2. Dance! Hand limit 7 for me.")) == [
        "Its controller draws 2 cards.",
        "The hand limit is 7 for its controller, for the rest of the game.",
        "The rest is for people.",
    ]
    assert told(reasons.heard("Thing", "Draw 2 and dance.")) == [
        "Not understood from “dance” on, so it is for people: “Draw 2 and dance”."
    ]
    assert told(reasons.heard("Thing", "Everyone lisps")) == [
        "All of it is for people: the hall keeps none of it by itself."
    ]
    assert told(reasons.heard("Thing", "")) == []
    assert told(reasons.heard(RULE, "", "win if I control 3 Base")) == [
        "Each player wins, if that player controls at least 3 Base."
    ]


def test_of_the_starter_decks_every_sentence_is_a_clause_or_prose_with_its_clause_beside_it():
    for name in STARTERS:
        options = GAME.read_options({"deck": name, "building": "yes"}, 3)
        state = GAME.start(options, 3, Chance("0" * 32)).state
        writings = [*state.cards.values(), *(rule.card for rule in state.rules)]
        assert len(writings) > 30
        for card in writings:
            begun = [note for note in card.reading.notes if note.rest != note.text]
            assert begun == [] or card.effects, card.title
            prose = not card.text or "copy" in card.text
            assert card.reading.clauses or prose, card.title


def test_the_help_page_teaches_by_twenty_examples_that_are_all_understood():
    assert len(EXAMPLES) == 20
    for example in EXAMPLES:
        reading = read(example)
        assert reading.notes == ()
        assert reading.clauses


def test_the_help_page_fits_a_small_screen():
    text = HELP.read_text(encoding="utf-8")
    assert all(len(word) <= 38 for word in re.split(r"\s+", text))
    assert text.startswith("# ")
    assert text.strip().splitlines()[-1].startswith("See also: ")
