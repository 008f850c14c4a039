"""Advice: the reason fits the act, and every reason can be said in every language."""

from __future__ import annotations

import pytest

from tests.rulebook.tables import play, table
from world import bots
from world.bots.durak_reasons import CODES
from world.bots.durak_search import Weighed
from world.games.durak import GAME
from world.games.durak.actions import (
    Attack,
    Call,
    Cover,
    Exchange,
    Pass,
    PassOn,
    ShowTrump,
    Take,
)
from world.games.durak.view import View
from world.render import advice
from world.render.face import Face

TALON = "6S 6C 6D 6H 8H 9H 10H AH"
ACTIONS = (
    *(Attack(("7S", "7D")), Cover("10S", "7S"), Take(), Pass(), PassOn("7D")),
    *(ShowTrump("7H"), Exchange(), Call("7S")),
)
NEEDED = {"card": "10S", "rank": "7", "count": 2}


def why(state, action, worth=0.5, solved=False):
    seat = state.turn[0]
    found = [Weighed(action, 10, worth, solved)]
    return bots.reason(GAME.view(state, seat), GAME.legal(state, seat), found)[0]


LEADING = table("7S 7D 9D JH / 10S JC 8C", talon=TALON)
DEFENDING = play(table("9S 9D / 10S 10D JH QS KS", talon=TALON), "A:9S")
THROWING = play(DEFENDING, "B:10S/9S")


@pytest.mark.parametrize(
    ("state", "action", "code"),
    [
        (LEADING, Attack(("7S",)), "lead-several"),
        (LEADING, Attack(("JH",)), "lead-trump"),
        (LEADING, Attack(("9D",)), "lead-best"),
        (table("7S 9D / 10S JC", talon=TALON), Attack(("7S",)), "lead-cheap"),
        (DEFENDING, Cover("10S", "9S"), "cover-cheap"),
        (DEFENDING, Cover("QS", "9S"), "cover-best"),
        (DEFENDING, Cover("JH", "9S"), "cover-trump"),
        (DEFENDING, Take(), "take-save"),
        (play(table("9S 9D / 7D 7C", talon=TALON), "A:9S"), Take(), "only"),
        (THROWING, Attack(("9D",)), "throw-in"),
        (THROWING, Pass(), "pass-save"),
        (play(DEFENDING, "B:take"), Attack(("9D",)), "pile-on"),
        (play(table("9S KD / 10S JD JC", talon=TALON), "A:9S B:10S/9S"), Pass(), "only"),
        (play(THROWING, "A:9D"), Cover("10D", "9D"), "cover-shut"),
        (
            play(table("7S 9D / 7D JC / 10C KC", talon=TALON, passing="on"), "A:7S"),
            PassOn("7D"),
            "hand-on",
        ),
        (
            play(table("9S 9D / 10S JC / 10D 10C", trump="D", talon=TALON), "A:9S B:10S/9S A:pass"),
            Attack(("10D",)),
            "throw-trump",
        ),
    ],
)
def test_a_reason_is_what_can_be_seen_on_the_table(state, action, code):
    assert why(state, action) == code and code in CODES


def test_a_certain_end_is_said_to_be_certain():
    state = table("7S 7D / 10S JC")
    assert why(state, Attack(("7S",)), 1.0, True) == "won"
    assert why(state, Attack(("7S",)), 0.0, True) == "lost"
    assert why(state, Attack(("7S",)), 1.0) == "lead-several"


def test_when_nothing_can_be_beaten_that_is_the_reason_to_take():
    state = play(table("7S 7D / 10S 9C JC", talon=TALON, multi_open="on"), "A:7S+7D")
    assert why(state, Take()) == "take-must"


@pytest.mark.parametrize("language", ["en", "ru", "cs", "ar"])
@pytest.mark.parametrize("style", ["plain", "speech"])
def test_every_act_and_reason_is_said_in_every_language(language, style):
    face = Face(style=style, language=language)
    said = [advice.doing(face, "durak", action, ("Anna", "Boris")) for action in ACTIONS]
    said += [advice.because(face, "durak", (code, NEEDED)) for code in CODES]
    assert all(said) and len(set(said)) == len(said)
    assert not any("{" in text or "durak-" in text for text in said)


def test_a_hint_says_the_act_the_reason_and_what_it_is_worth():
    found = [Weighed(Cover("10S", "7S"), 900, 0.63), Weighed(Take(), 100, 0.55)]
    text = advice.hint(
        Face(width=200), "durak", found, ("cover-cheap", {"card": "10S"}), ("Anna",), 0
    )
    assert text == (
        "Best: cover 7S with 10S. It is the cheapest card that beats it. In about 63 of 100 such "
        "deals you are not the fool then. With the next best act: in 55."
    )
    only = [Weighed(Take(), 0, 0.5)]
    assert advice.hint(Face(width=200), "durak", only, ("only", {}), ("Anna",), 0) == (
        "Best: take. It is all you can do."
    )


def test_a_review_tells_each_slip_with_what_would_have_been_better():
    slip = advice.Slip(17, Take(), Cover("10S", "7S"), ("cover-cheap", {"card": "10S"}), 0.2)
    text = advice.review(Face(width=200), "durak", 12, [slip], ("Anna",), 0)
    assert "Match 12: one act cost you most." in text
    assert "Act 17: you chose to take. Better: cover 7S with 10S, in 20 more of 100" in text
    assert "none of your acts" in advice.review(Face(), "durak", 12, [], (), 0)


def test_there_is_advice_for_durak_only():
    assert bots.advises(View) and not bots.advises(object)
