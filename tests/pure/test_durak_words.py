"""What a seated player types and what is understood."""

from __future__ import annotations

import pytest

from tests.rulebook.tables import play, table
from world.engine.protocol import Ambiguous, Unreadable
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
from world.games.durak.words import VERBS

TALON = "6S 6C 6D 6H 8C 8D 8H 9H 10C AH"


def means(state, seat, words):
    return GAME.parse(GAME.view(state, seat), words)


LEAD = table("7S 7D 10H QS KD AC / 8S 9S 9D JC JD JS", talon=TALON)


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("7s", "7S"),
        ("7S", "7S"),
        ("  7s ", "7S"),
        ("play 7s", "7S"),
        ("attack 7s", "7S"),
        ("a 7s", "7S"),
        ("throw 7s", "7S"),
        ("throw in 7s", "7S"),
        ("7♠", "7S"),
        ("seven of spades", "7S"),
        ("play the seven of spades", "7S"),
        ("семёрка пик", "7S"),
        ("подкинуть семёрку пик", "7S"),
        ("хожу 7п", "7S"),
        ("přihodit pikovou sedmičku", "7S"),
        ("سبعة بستوني", "7S"),
        ("العب سبعة بستوني", "7S"),
        ("q", "QS"),
        ("queen", "QS"),
        ("дама", "QS"),
        ("a", "AC"),
        ("ace", "AC"),
        ("#1", "AC"),
        ("1", "AC"),
        ("2", "7D"),
        ("10h", "10H"),
    ],
)
def test_a_bare_card_or_a_verb_with_a_card_attacks(words, card):
    assert means(LEAD, 0, words) == Attack((card,))


def test_a_number_is_a_place_in_the_hand_as_it_is_shown():
    hand = GAME.view(LEAD, 0).hand
    assert hand == ("AC", "7D", "KD", "7S", "QS", "10H")
    assert [means(LEAD, 0, str(n)) for n in range(1, 6)] == [Attack((c,)) for c in hand[:5]]


def test_a_number_that_is_both_a_place_and_a_rank_is_ambiguous():
    state = table("6S 7D 10H QS KD AC / 8S 9S 9D JC JD JS", talon="7S AH")
    with pytest.raises(Ambiguous) as error:
        means(state, 0, "6")
    assert set(error.value.choices) == {"6S", "10H"}
    assert means(state, 0, "#6") == Attack(("10H",))


def test_a_rank_two_cards_have_is_ambiguous_and_each_choice_can_be_typed():
    with pytest.raises(Ambiguous) as error:
        means(LEAD, 0, "seven")
    assert set(error.value.choices) == {"7S", "7D"}
    assert {means(LEAD, 0, words) for words in error.value.choices} == {
        Attack(("7S",)),
        Attack(("7D",)),
    }


def test_several_cards_at_once():
    for words in ("7d 7s", "7d, 7s", "7d+7s", "attack 7d and 7s", "7d 7 of spades"):
        assert means(LEAD, 0, words) == Attack(("7D", "7S"))


DEFENCE = play(LEAD, "A:7S")


@pytest.mark.parametrize(
    "words",
    [
        "8s",
        "8S/7S",
        "8s/7s",
        "8s 7s",
        "7s 8s",
        "8",
        "beat 8s",
        "b 8s",
        "b 7s 8s",
        "beat 7s with 8s",
        "beat the seven of spades with the eight of spades",
        "cover 7s with 8s",
        "play 8s on 7s",
        "бью восьмёркой пик",
        "přebít 8♠",
        "صد ثمانية بستوني",
    ],
)
def test_a_bare_card_of_the_defender_beats(words):
    assert means(DEFENCE, 1, words) == Cover("8S", "7S")


@pytest.mark.parametrize("words", ["take", "t", "T", "беру", "beru", "خذ", "pick up"])
def test_taking(words):
    assert means(DEFENCE, 1, words) == Take()


THROW = play(DEFENCE, "B:8S/7S")


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("pass", Pass()),
        ("p", Pass()),
        ("done", Pass()),
        ("бито", Pass()),
        ("dál", Pass()),
        ("pass all", Pass(True)),
        ("p all", Pass(True)),
        ("пас все", Pass(True)),
    ],
)
def test_passing(words, act):
    assert means(THROW, 0, words) == act


def test_a_card_that_does_not_fit_is_still_understood_so_that_the_refusal_can_explain():
    assert means(THROW, 0, "kd") == Attack(("KD",))
    assert means(DEFENCE, 1, "jd") == Cover("JD", "7S")
    assert means(DEFENCE, 1, "jd/7s") == Cover("JD", "7S")
    assert means(DEFENCE, 0, "7d") == Attack(("7D",))
    assert means(LEAD, 1, "8s") == Attack(("8S",))


PASSING = {"passing": "on", "show_trump": "once_per_bout", "bouts_done": 1}
MOVE = play(table("7S 9D 9C / 7D 7H 8S / 7C KS KC QS", talon=TALON, **PASSING), "A:7S")


def test_handing_the_attack_on():
    for words in ("move 7d", "m 7d", "7d", "pass on 7d", "перевести 7♦", "předat 7d", "حول 7d"):
        assert means(MOVE, 1, words) == PassOn("7D")
    assert means(MOVE, 1, "show 7h") == means(MOVE, 1, "s") == ShowTrump("7H")


def test_a_card_that_beats_and_hands_on_is_ambiguous():
    with pytest.raises(Ambiguous) as error:
        means(MOVE, 1, "7h")
    assert error.value.choices == ("7H/7S", "move 7H")
    with pytest.raises(Ambiguous):
        means(MOVE, 1, "move")


def test_exchanging_and_calling():
    state = table("6H 9S / 10S JC", talon="8D KH", trump_exchange="on")
    assert means(state, 0, "exchange") == means(state, 0, "x") == Exchange()
    cheat = play(table("10S 9D / 7S JC", talon=TALON, cheating="on"), "A:10S B:7S/10S")
    assert means(cheat, 0, "call 10s") == means(cheat, 0, "call") == Call("10S")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "unreadable"),
        ("hello", "unreadable"),
        ("beat", "which-card"),
        ("take 7s", "take-alone"),
        ("pass maybe", "pass-how"),
        ("spades", "unreadable"),
        ("9", "no-card-of-rank"),
        ("#9", "no-such-place"),
        ("99", "no-such-place"),
        ("move 7s 7d", "one-card"),
        ("draw", "refill-by-itself"),
        ("7s " * 100, "unreadable"),
        ("\x00", "unreadable"),
    ],
)
def test_what_cannot_be_read_says_so(words, code):
    with pytest.raises(Unreadable) as error:
        means(LEAD, 0, words)
    assert error.value.refusal.code == code


def test_verbs_of_all_languages_are_different_words():
    words = [word for verb, aliases in VERBS.items() for word in (verb, *aliases)]
    assert len(words) == len(set(words))
