"""What people type at a Dvorak table, and what it means."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.dvorak_tables import table
from world.engine.protocol import Action, Unreadable
from world.games.dvorak import GAME
from world.games.dvorak.actions import (
    Amend,
    ClaimWin,
    Draw,
    End,
    Lump,
    MoveRuling,
    OfferDraw,
    Play,
    Propose,
    Repeal,
    Revise,
    Unvote,
    Vote,
    Withdraw,
)
from world.games.dvorak.operations import (
    Attach,
    Challenge,
    Destroy,
    DestroyAll,
    DiscardRandom,
    DrawCards,
    Give,
    Look,
    MakePile,
    Move,
    Reveal,
    Roll,
    SetState,
    Skip,
    SwapHands,
    Tokens,
)
from world.games.dvorak.words import VERBS


@pytest.fixture(scope="module")
def at():
    """A table with something of everything; the open vote is number 1."""
    made = table(
        hands={"A": "Gust/A, Lamp on Fire, Moon", "B": "Secret"},
        areas={"A": "Base/T/Action: draw 1", "B": "Old Mill"},
        centre="Docks",
        discard="Ash",
    )
    made.do("A", "pile Shop").do("C", "propose Sun")
    return made


def ids(at, place):
    return at.state.lying(place)


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("draw", Draw()),
        ("DRAW", Draw()),
        ("draw 2", DrawCards(2)),
        ("draw 1 for B", DrawCards(1, (1,))),
        ("draw 1 everyone", DrawCards(1, (0, 1, 2))),
        ("drawvis", DrawCards(1, (), True)),
        ("end", End()),
        ("pass", End()),
        ("y", Vote(1, True)),
        ("n", Vote(1, False)),
        ("vote yes", Vote(1, True)),
        ("vote 7 no", Vote(7, False)),
        ("unvote", Unvote(1)),
        ("lump 3, 5 and 7", Lump((3, 5, 7))),
        ("lump #3 #5", Lump((3, 5))),
        ("withdraw 4", Withdraw(4)),
        ("claim win because Crown", ClaimWin("Crown")),
        ("claim", ClaimWin("")),
        ("offer draw", OfferDraw()),
        ("discrand", DiscardRandom(0, 1)),
        ("discrand B 2", DiscardRandom(1, 2)),
        ("destroy all", DestroyAll()),
        ("destroy all Bugs of B", DestroyAll("Bugs", 1)),
        ("move draw 1 to B's hand", Move("draw:1", "hand/1")),
        ("move top to bottom", Move("draw:1", "draw:bottom")),
        ("move Shop 2 to centre", None),
        ("peek B's hand", Look("hand/1")),
        ("peek draw 3", Look("draw", 3)),
        ("search draw", Look("draw")),
        ("reveal hand", Reveal("hand/0")),
        ("roll d20", Roll(1, 20)),
        ("roll 2d6 - 1", Roll(2, 6, -1)),
        ("token -1 Gold on B", Tokens("Gold", -1, "seat/1")),
        ("points 3 on me", Tokens("points", 3, "seat/0")),
        ("token 2 Coin on Shop", Tokens("Coin", 2, "pile/Shop")),
        ("pile Trash down for B", MakePile("Trash", 1, False)),
        ("state rain on", SetState("rain", True)),
        ("skip next", Skip(1)),
        ("skip previous 2", Skip(2, 2)),
        ("swap hands with B", SwapHands(0, 1)),
        ("swap B and C", SwapHands(1, 2)),
        ("challenge", Challenge()),
        ("rps seat 2", Challenge(1)),
        ("repeal Nowhere to be seen", Repeal("title:Nowhere to be seen")),
    ],
)
def test_words_of_acts(at, words, action):
    if action is None:
        with pytest.raises(Unreadable):
            at.read("A", words)
    else:
        assert at.read("A", words) == action


def test_cards_are_named_by_number_title_or_place(at):
    gust, lamp, moon = ids(at, "hand/0")
    (base,), (mill,), (docks,), (ash,) = (
        ids(at, place) for place in ("area/0", "area/1", "centre", "discard")
    )
    for words, card in (("play 1", gust), ("1", gust), ("play gust", gust), ("gust", gust)):
        assert at.read("A", words) == Play(card)
    assert at.read("A", "play lamp on fire") == Play(lamp)
    assert at.read("A", "play lamp on fire on B") == Play(lamp, 1)
    assert at.read("A", "play 3 on old mill") == Play(moon, None, mill)
    assert at.read("A", "playcard 3=facedown") == Play(moon, down=True)
    assert at.read("A", "destroy 2") == Destroy(mill)
    assert at.read("A", "destroy card 3") == Destroy(docks)
    assert at.read("A", "destroy B 1") == Destroy(mill)
    assert at.read("A", "move discard 1 to hand") == Move(ash, "hand/0")
    assert at.read("A", "move hand 2 to Shop") == Move(lamp, "pile/Shop")
    assert at.read("A", "give 2 to C") == Give(lamp, 2)
    assert at.read("A", "attach 1 to 2") == Attach(base, mill)
    for words, code in (("play 9", "no-such-number"), ("9", "no-such-number")):
        with pytest.raises(Unreadable) as no:
            at.read("A", words)
        assert no.value.refusal.code == code


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("propose Gust = draw 2", Propose("Gust", "Action", "draw 2")),
        ("propose Lamp = It is lit.", Propose("Lamp", "Thing", "It is lit.")),
        ("propose Lamp", Propose("Lamp", "Thing")),
        ("propose/action Gust", Propose("Gust", "Action")),
        ("propose/rule Law = hand limit 3", Propose("Law", "Rule", "hand limit 3")),
        ("propose/type Location The Docks = x", Propose("The Docks", "Location", "x")),
        ("propose/type Far Place: The Docks = x", Propose("The Docks", "Far Place", "x")),
        ("propose/type=Spell/discards Zap", Propose("Zap", "Spell", stays="discards")),
        ("propose/6 Base", Propose("Base", copies=6)),
        ('propose Lamp = Lit. ("Hm.")', Propose("Lamp", "Thing", "Lit.", flavour="Hm.")),
        ("propose a = b = c", Propose("a", "Thing", "b = c")),
        ("newcard Lamp/T/Lit/unlit.", Propose("Lamp", "Thing", "Lit/unlit.")),
        ("revise 3 = new", Revise(3, (("text", "new"),))),
        ("revise 3 title = New", Revise(3, (("title", "New"),))),
        ("revise/flavor 3 = Hm.", Revise(3, (("flavour", "Hm."),))),
    ],
)
def test_a_card_is_written_in_one_line(at, words, expected):
    assert at.read("A", words) == expected


def test_amendments_and_rulings_name_a_card_in_play_or_a_rule(at):
    (base,) = ids(at, "area/0")
    assert at.read("A", "amend Base title = Camp") == Amend(base, (("title", "Camp"),))
    assert at.read("A", "amend Base = draw 3") == Amend(base, (("text", "draw 3"),))
    assert at.read("A", "ruling Base = nobody may win") == MoveRuling(base, "nobody may win")


@pytest.mark.parametrize(
    "words",
    [
        *("", "frobnicate", "propose/loud Gust = x", "play", "vote perhaps", "move 1", "lump"),
        *("token Gold", "roll a lot", "draw many", "pile", "destroy", "note 1", "skip nobody"),
        *("end now", "state rain", "loadcard x", "viewhand", "revise x = y", "offer tea"),
    ],
)
def test_words_that_mean_nothing_say_what_would(at, words):
    with pytest.raises(Unreadable) as no:
        at.read("A", words)
    assert no.value.refusal.code


@pytest.mark.parametrize("word", [w for verb, more in VERBS.items() for w in (verb, *more)])
def test_every_verb_in_every_language_is_read_or_asked_back(at, word):
    try:
        assert isinstance(at.read("A", word), Action)
    except Unreadable as no:
        assert no.refusal.code != "unreadable"


PARTS = st.sampled_from(
    [*VERBS, "1", "99999", "hand", "draw", "Shop", "B", "seat 2", "to", "on", "all", "of", "=", "/"]
    + ["bottom", "random", "Base", "card", "{}", "%r", "|r", "\u202e", "'s hand", "-1", "x"]
)


@settings(max_examples=300, deadline=None)
@given(parts=st.lists(PARTS, max_size=8))
def test_whatever_is_typed_is_an_act_or_an_answer_and_never_a_fault(at, parts):
    try:
        action = at.read("A", " ".join(parts))
    except Unreadable as no:
        assert no.refusal.code
    else:
        GAME.refuse(at.state, 0, action)
