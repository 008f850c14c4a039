"""Reading the clause language: every form that help teaches, what is forgiven, and any text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from world.games.dvorak.resolver.clauses import (
    LONGEST_SENTENCE,
    MOST_SENTENCES,
    Deed,
    Note,
    Standing,
    TypeRule,
    When,
    read,
)
from world.games.dvorak.resolver.grammar.scan import Cursor
from world.games.dvorak.resolver.names import same
from world.games.dvorak.resolver.statements import (
    ME,
    Condition,
    Duration,
    Object,
    Subject,
    Test,
    pack,
    unpack,
)

THING, ACTION, THIS = Object("type", "Thing"), Object("type", "Action"), Object("this")
OPPONENTS, TARGET, PLAYER = Subject("opponents"), Subject("target"), Subject("player")
RAIN = Condition((Test("state", name="rain"),))
THIS_TURN, NEXT_TURN = Duration("turns", 1), Duration("next turn")


def control(who, name, count, comparison=">="):
    return Test("control", who, Object("word", name), comparison=comparison, count=count)


def token(who, name, count, comparison=">="):
    return Test("token", who, name=name, comparison=comparison, count=count)


FORMS = {
    "hand limit 7 for me": Standing("hand", "set", 7, ME),
    "hand limit -2 for everyone": Standing("hand", "add", -2),
    "no hand limit for me": Standing("hand", "set", None, ME),
    "A's hand 7": Standing("hand", "set", 7, Subject("named", "A")),
    "draw 3 at start of turn": Standing("draw_n", "set", 3, ME),
    "draw +1 at start of turn for opponents": Standing("draw_n", "add", 1, OPPONENTS),
    "deal 3": Standing("deal", "set", 3),
    "plays 2 Thing per turn for me": Standing("plays", "set", 2, ME, THING),
    "plays +1 Action this turn": Standing("plays", "add", 1, object=ACTION, duration=THIS_TURN),
    "plays any Thing this turn": Standing("plays", "set", object=THING, duration=THIS_TURN),
    "nobody may draw": Standing("draw", "deny"),
    "opponents may not play Action next turn": Standing(
        "play", "deny", None, OPPONENTS, ACTION, duration=NEXT_TURN
    ),
    "I may play Thing": Standing("play", "permit", None, ME, THING),
    "only Ann may play Actions": Standing(
        "play", "deny", None, Subject("but", of=Subject("named", "Ann")), ACTION
    ),
    "this may not be destroyed by opponents": Standing("destroy", "deny", None, OPPONENTS, THIS),
    "type Location: stays in centre, 1 per turn, only 1 in play": TypeRule(
        "Location", "centre", 1, 1
    ),
    "type Trap: face down, counts as Thing": TypeRule("Trap", face_down=True, counts_as="Thing"),
    "skip next turn for target": Deed("skip", 1, TARGET),
    "extra turn": Deed("extra"),
    "reverse order": Deed("reverse"),
    "draw 2": Deed("draw", 2),
    "discard 2 random for target": Deed("discard", 2, TARGET, random=True),
    "discard 2 [random] for target": Deed("discard", 2, TARGET, random=True),
    "destroy target Thing": Deed("destroy", 1, Subject(), THING),
    "destroy all Things of opponents": Deed("destroy", None, OPPONENTS, THING),
    "take target Thing": Deed("take", 1, Subject(), THING),
    "3 Gold on me": Deed("token", 3, ME, name="Gold"),
    "-1 Gold on target": Deed("token", -1, TARGET, name="Gold"),
    "2 Charge on this": Deed("token", 2, ME, name="Charge", on=True),
    "roll 1d6": Deed("roll", 1, sides=6),
    "roll 2d6+1": Deed("roll", 2, sides=6, plus=1),
    "reveal hand of target": Deed("reveal", 1, TARGET),
    "swap hands with the next player": Deed("swap", 1, Subject("next")),
    "state rain on": Deed("state", name="rain", on=True),
    "out target": Deed("out", 1, TARGET),
    "when played: draw 2": When("played", then=(Deed("draw", 2),)),
    "when destroyed: draw 2 and skip next turn for target": When(
        "destroyed", then=(Deed("draw", 2), Deed("skip", 1, TARGET))
    ),
    "at end of my turn: discard 1": When("turn ends", ME, then=(Deed("discard", 1),)),
    "at the start of each turn: draw 1": When("turn starts", Subject(), then=(Deed("draw", 1),)),
    "Action: draw two": When("", ME, True, (Deed("draw", 2),)),
    "win if I control 3 Base and opponents control 0 Base": Standing(
        "win",
        "permit",
        None,
        ME,
        condition=Condition((control(ME, "Base", 3), control(OPPONENTS, "Base", 0, "="))),
    ),
    "out if Health on player = 0": Standing(
        "lose", "permit", None, PLAYER, condition=Condition((token(PLAYER, "Health", 0, "="),))
    ),
    "ignore Dynamite": Standing("effect", "meta", object=Object("word", "Dynamite")),
    "Bugs have no effect": Standing("effect", "meta", object=Object("word", "Bugs")),
    'note "everyone must lisp"': Note("everyone must lisp"),
    "cost of Swords is 2 for everyone": Standing("cost", "set", 2, object=Object("word", "Swords")),
    "cost of A's cards is 1": Standing("cost", "set", 1, Subject("named", "A")),
    "Swords cost 2": Standing("cost", "set", 2, object=Object("word", "Swords")),
    "hand limit 6 while rain": Standing("hand", "set", 6, condition=RAIN),
    "while rain hand limit 6": Standing("hand", "set", 6, condition=RAIN),
    "while rain: draw 2": Deed("draw", 2, condition=RAIN),
    "hand limit 4 while I control 2 Location": Standing(
        "hand", "set", 4, condition=Condition((control(ME, "Location", 2),))
    ),
    "hand limit 4 while Charge on this < 3": Standing(
        "hand", "set", 4, condition=Condition((token(None, "Charge", 3, "<"),))
    ),
    "hand limit 4 for players with 3 Gold": Standing(
        "hand", "set", 4, Subject("having", condition=Condition((token(PLAYER, "Gold", 3),)))
    ),
    "hand limit 4 for everyone but Ann": Standing(
        "hand", "set", 4, Subject("but", of=Subject("named", "Ann"))
    ),
    "hand limit 4 for 2 rounds": Standing("hand", "set", 4, duration=Duration("rounds", 2)),
    "hand limit 4 for 3 turns": Standing("hand", "set", 4, duration=Duration("turns", 3)),
    "hand limit 4 for the game": Standing("hand", "set", 4, duration=Duration("game")),
    "hand limit 4 while in play": Standing("hand", "set", 4, duration=Duration("in play")),
}


@pytest.mark.parametrize("text", FORMS)
def test_every_form_of_the_language_is_read(text):
    reading = read(text)
    assert reading.clauses == (FORMS[text],)
    assert reading.notes == ()


@pytest.mark.parametrize("text", FORMS)
def test_case_does_not_matter_and_neither_does_a_full_stop(text):
    shouted = read(text.upper().replace("2D6", "2d6") + ".")
    assert len(shouted.clauses) == 1
    assert json.dumps(pack(shouted.clauses)).casefold() == (
        json.dumps(pack((FORMS[text],))).casefold()
    )


@pytest.mark.parametrize("text", FORMS)
def test_what_is_read_packs_to_plain_json_and_comes_back_the_same(text):
    reading = read(text)
    assert unpack(json.loads(json.dumps(pack(reading)))) == reading


FORGIVEN = {
    "draw three cards to start your turn": "draw 3 at start of turn",
    "Your hand limit is 7.": "hand limit 7 for me",
    "no one can draw cards": "nobody may draw",
    "Opponents can't play Actions on their next turn": "opponents may not play Action next turn",
    "You may play an extra Action this turn": "plays +1 Action for me this turn",
    "Draw two cards.": "draw 2",
    "Target player skips their next turn": "skip next turn for target",
    "the target discards two cards at random": "discard 2 random for target",
    "Destroy a Thing": "destroy target Thing",
    "Take an extra turn": "extra turn",
    "reverse the order of play": "reverse order",
    "you win if you control at least three Bases and your opponents control no Bases": (
        "win if I control 3 Bases and opponents control 0 Bases"
    ),
    "look at target's hand": "peek at hand of target",
    "Each player draws a card": "draw 1 for everyone",
    "You may draw 2 cards.": "draw 2",
    "No player may play more than one Thing per turn": "plays 1 Thing",
    "You have no maximum hand size": "no hand limit for me",
    "Your opponents' hand limit is 3": "hand limit 3 for opponents",
    "Destroy any Thing in play": "destroy target Thing",
    "Lose 2 Health": "-2 Health on me",
    "You may draw a card": "draw 1",
    "This turn, opponents may not play Actions": "opponents may not play Action this turn",
    "If you control 3 Bases, you win!": "win if I control 3 Bases",
    "Take a Thing from an opponent": "take target Thing from an opponent",
}


@pytest.mark.parametrize("text", FORGIVEN)
def test_plain_english_of_the_same_meaning_is_read_the_same(text):
    assert read(text).notes == ()
    assert read(text).clauses == read(FORGIVEN[text]).clauses


def test_a_text_of_several_clauses_is_read_in_order():
    text = "draw 2, then discard 1; hand limit 7 for me\nnobody may draw. note: be nice"
    assert [pack(c)["is"] for c in read(text).clauses] == [
        "deed",
        "deed",
        "standing",
        "standing",
        "note",
    ]


def test_in_one_sentence_one_shots_have_the_same_subject_until_another_is_named():
    clauses = read("All players discard their hands and draw five cards. Draw 1.").clauses
    assert clauses == (
        Deed("discard", None, Subject()),
        Deed("draw", 5, Subject()),
        Deed("draw", 1, ME),
    )


def test_a_turn_may_be_denied():
    assert read("opponents may not take turns").clauses == (
        Standing("turn", "deny", None, OPPONENTS),
    )


def test_what_is_no_clause_stays_text_and_the_note_says_from_where():
    reading = read("draw 2. Draw 2 and dance a polka! Everybody sings.")
    assert reading.clauses == (Deed("draw", 2),)
    assert [(note.text, note.rest) for note in reading.notes] == [
        ("Draw 2 and dance a polka", "dance a polka"),
        ("Everybody sings", "Everybody sings"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "hand limit",
        "hand limit seven hundred and more",
        "draw",
        "type",
        "type Location",
        "type Location: green",
        "win",
        "out",
        "ignore",
        "when played",
        "while: draw 2",
        "while rain",
        "for me",
        "may",
        "nobody may",
        "3 cards on me",
        "roll 1d1",
        "roll 0d6",
        "hand is 3 for me for you",
        "effect is 3",
        "draw a card for each Thing you control",
        "destroy the Thing with the most Gold",
        "they draw 2",
        "This card cannot be targeted by Actions.",
        "Otherwise discard your hand",
        "If it is six, you win",
        "it wins",
        "hand limit 7 for whoever asks",
        "I may draw 3 Swords",
        "draw 1000",
        "The king of France is bald.",
        "$functions {braces} |rcolours|n <b>html</b>",
        "\u202ehand limit 7",
    ],
)
def test_no_meaning_is_made_up_for_what_is_no_clause(text):
    reading = read(text)
    assert reading.clauses == ()
    assert len(reading.notes) >= 1


def test_names_may_be_of_any_script_and_quoted_where_they_hold_words_of_the_language():
    assert read("ignore Меч Короля").clauses[0].object == Object("word", "Меч Короля")
    rome = Object("title", "While Rome Burns")
    assert read('ignore "While Rome Burns"').clauses[0].object == rome
    assert read("ignore “While Rome Burns”").clauses[0].object == rome
    assert read("hand limit 7 for Ann Lee").clauses[0].subject == Subject("named", "Ann Lee")


def test_plurals_and_case_of_names_do_not_count():
    assert same("Swords", "sword")
    assert same("Base", "Bases")
    assert same("Bodies", "body")
    assert same("Boxes", "box")
    assert not same("Glass", "gla")
    assert not same("Sword", "Word")


def test_long_texts_are_read_in_part_and_the_rest_is_noted():
    many = read("draw 2\n" * 300)
    assert len(many.clauses) == MOST_SENTENCES
    assert many.notes
    endless = read("draw 2 and " * 200)
    assert endless.clauses == ()
    assert len(endless.notes[0].text) <= 200
    assert read("word " * (LONGEST_SENTENCE + 1)).notes


WORDS = sorted({word for text in (*FORMS, *FORGIVEN) for word in text.split()})


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=300))
def test_any_text_at_all_is_read_without_complaint(text):
    _read_soundly(text)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from((*WORDS, "\n", ";", ".", ",", '"', "(", "'s")), max_size=60))
def test_any_heap_of_the_language_s_own_words_is_read_without_complaint(words):
    _read_soundly(" ".join(words))


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(sorted(FORMS)), min_size=1, max_size=5), st.sampled_from(";.\n"))
def test_clauses_side_by_side_are_each_read_as_if_alone(texts, joint):
    reading = read(f"{joint} ".join(texts))
    assert reading.clauses == tuple(FORMS[text] for text in texts)


@pytest.mark.parametrize(
    "word", ["while ", "players with ", "and ", "but ", "not ", '"', "2 ", "("]
)
def test_the_worst_repetitions_take_no_more_steps_than_any_text(word, monkeypatch):
    """Reading is bounded in the number of words it looks at, whatever they are."""
    looks = 0
    sees = Cursor.sees

    def counted(self, phrase, ahead=0):
        nonlocal looks
        looks += 1
        return sees(self, phrase, ahead)

    monkeypatch.setattr(Cursor, "sees", counted)
    read((word * 2000)[:2000])
    assert looks < 400_000


def _read_soundly(text):
    reading = read(text)
    assert unpack(json.loads(json.dumps(pack(reading)))) == reading
    assert len(reading.clauses) <= MOST_SENTENCES * 12
    for note in reading.notes:
        assert note.text and len(note.text) <= 200
        assert note.rest and len(note.rest) <= 200
