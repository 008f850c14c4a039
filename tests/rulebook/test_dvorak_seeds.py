"""One test for each sentence of the two texts Dvorak is played by here, English and Czech.

Numbers are those of the table in which the hall's rules list the sentences; "in Czech" marks what
only the Czech text says. Where a sentence leaves a choice, the option that chooses is tested too.
"""

from __future__ import annotations

import random

import pytest

from tests.rulebook.dvorak_tables import lay, table, workshop
from world.cards import Chance
from world.games.dvorak import GAME, decks
from world.games.dvorak.actions import Propose


def test_1_cards_are_written_and_drawn_on_before_and_during_the_game():
    at = workshop(2)
    at.do("A", Propose("Sun", art="\\o/", alt="a sun")).do("B", "y").do("A", "propose/11 Moon")
    at.do("B", "y").do("A", "start")
    (sun,) = (card for card in at.state.cards.values() if card.title == "Sun")
    assert (sun.art, sun.alt) == ("\\o/", "a sun")
    at.do("B", "propose Star").do("A", "y")
    assert len(at.state.cards) == 13


def test_1_a_drawing_needs_words_for_those_who_cannot_see_it():
    at = workshop(2)
    assert at.refused("A", Propose("Sun", art="\\o/")).code == "alt-missing"
    assert at.refused("A", Propose("Sun", strokes=((0, 1, 2, 3, 4),))).code == "alt-missing"
    at.do("A", Propose("Sun", strokes=((0, 1, 2, 3, 4),), alt="a line"))
    assert at.heard("B", "proposed").strokes == ((0, 1, 2, 3, 4),)


def test_2_the_words_of_the_old_engines_are_understood():
    at = table(hands={"A": "Gust/A, Lamp, Moon"}, areas={"B": "Base"}, step="draw")
    at.do("A", "drawcard").do("A", "playcard 1").do("A", "playcard 1=facedown")
    assert at.at("discard") == ["Gust"] and at.view("B").seats[0].area[0].face == "down"
    at.do("A", "givething 1 to C").do("A", "shufcard 1").do("A", "shuffle")
    assert at.count("area C") == 1 and at.count("draw") == 11
    at.do("A", "newcard Sun/T/It shines.").vote("B", "C")
    assert "Sun" in at.at("draw")


def test_3_actions_are_discarded_and_things_stay_before_their_player():
    at = table(hands={"A": "Gust/A, Lamp"}).do("A", "play Gust").do("A", "play Lamp")
    assert (at.at("discard"), at.at("area A")) == (["Gust"], ["Lamp"])


def test_4_the_deck_says_who_wins():
    at = table(hands={"A": "Crown/T/win if I control 1 Crown"})
    assert at.winners is None
    assert at.do("A", "play Crown").winners == "A"
    at = table(hands={"A": "Doom/A/I win"})
    assert at.do("A", "play Doom").winners == "A"


def test_5_players_may_be_eliminated_and_the_last_one_wins():
    at = table(players=2, hands={"A": "Axe/A/out target"})
    at.do("A", "play Axe").do("A", "resolve on seat 2").do("A", "confirm")
    assert at.winners == "A"


def test_6_in_czech_a_card_must_have_a_name_and_may_have_nothing_else():
    at = table()
    assert at.refused("A", Propose("  ")).code == "title-missing"
    assert at.refused("A", Propose("x" * 61)).args["limit"] == 60
    at.do("A", Propose("x" * 60))


def test_7_a_created_card_is_shown_to_all_and_halts_play():
    at = table(step="draw").do("B", "propose Sun = hand limit 9 for everyone")
    assert at.heard("C", "proposed").text == "hand limit 9 for everyone"
    assert at.refused("A", "draw").code == "halted"


def test_7_a_table_may_let_play_go_on_during_a_vote():
    at = table(step="draw", halt="no").do("B", "propose Sun").do("A", "draw")
    assert at.view("C").ballot.proposals[0].title == "Sun"


def test_8_an_accepted_card_lies_anywhere_in_the_draw_pile_and_the_others_keep_their_order():
    places = set()
    for number in range(60):
        at = table(players=2, draw="C1, C2, C3, C4, C5")
        at.chance = Chance(f"{number:032x}")
        at.do("A", "propose Sun").do("B", "y")
        order = at.at("draw")
        places.add(order.index("Sun"))
        assert [title for title in order if title != "Sun"] == ["C1", "C2", "C3", "C4", "C5"]
    assert places == set(range(6))


@pytest.mark.parametrize(
    ("entry", "place", "index"),
    [("bottom", "draw", -1), ("discard", "discard", 0), ("hand", "hand A", 0)],
)
def test_8_a_table_may_put_accepted_cards_elsewhere(entry, place, index):
    at = table(players=2, draw="C1, C2", entry=entry).do("A", "propose Sun").do("B", "y")
    assert at.at(place)[index] == "Sun"


def test_8_a_table_may_shuffle_the_whole_pile():
    titles = [f"C{n}" for n in range(20)]
    at = table(players=2, draw=titles, entry="shuffle").do("A", "propose Sun").do("B", "y")
    assert [title for title in at.at("draw") if title != "Sun"] != titles


def test_9_a_rejected_card_is_set_aside_without_effect():
    at = table(hands={"A": 5}).do("B", "propose Sieve = hand limit 1 for everyone").do("C", "n")
    assert at.limit("A") == 5 and len(at.state.cards) == 15
    assert at.view("A").rejected[0].proposals[0].title == "Sieve"


def test_9_a_table_may_hear_all_votes_before_it_rejects():
    at = table(refusal="at_close").do("A", "propose Sun").do("B", "n")
    assert at.view("C").ballot.waiting == (2,)
    at.do("C", "y")
    assert at.view("C").rejected[0].no == (1,) and at.state.queue == ()


def test_9_where_votes_are_secret_nobody_learns_who_refused():
    at = table(votes="secret", refusal="at_close").do("A", "propose Sun").do("B", "n")
    assert at.heard("C", "voted").choice == "secret" and at.view("C").ballot.no == ()
    at.do("C", "y")
    assert at.heard("A", "rejected").against == () and at.view("A").rejected[0].no == ()


def test_10_several_cards_may_be_lumped_into_one_vote_all_or_nothing():
    at = table(draw=0)
    at.do("A", "propose Sun").do("B", "propose Moon").do("C", "propose Star")
    numbers = [motion.id for motion in at.state.queue]
    at.do("C", f"lump {numbers[0]} {numbers[1]}")
    assert at.heard("A", "lumped").titles == ("Sun", "Moon")
    assert at.view("A").ballot.what == "package" and len(at.view("A").pending) == 1
    at.do("A", "n")
    assert at.count("draw") == 0
    assert sorted(m.card.title for m in at.state.rejected) == ["Moon", "Sun"]
    assert at.view("A").ballot.proposals[0].title == "Star"


def test_11_the_cards_are_shuffled_and_five_dealt_to_each():
    step = GAME.start(GAME.read_options({}, 4), 4, Chance("a" * 32))
    state = step.state
    assert [len(state.lying(f"hand/{seat}")) for seat in range(4)] == [5] * 4
    assert state.lying("discard") == () and len(state.lying("draw")) == 39 - 20
    other = GAME.start(GAME.read_options({}, 4), 4, Chance("b" * 32)).state
    assert other.lying("hand/0") != state.lying("hand/0")


@pytest.mark.parametrize("how", ["random", "coin", "die"])
def test_12_the_first_player_is_found_by_chance(how):
    first = set()
    for number in range(20):
        options = GAME.read_options({"first": how}, 2)
        step = GAME.start(options, 2, Chance(f"{number:032x}"))
        (chosen,) = (event for event in step.events if event.kind == "first-chosen")
        assert chosen.how == how and chosen.seat == step.state.on_turn
        assert bool(chosen.rolls) == (how == "die")
        first.add(chosen.seat)
    assert first == {0, 1}


def test_12_or_by_rock_paper_scissors_thrown_in_secret():
    at = workshop(3, first="rps").do("A", "propose/15 Sun").vote("B", "C").do("A", "start")
    assert at.view("A").legal == ("rock", "paper", "scissors")
    at.do("A", "rock").do("B", "paper")
    assert "choice" not in str(at.heard("C", "thrown")) and at.refused("A", "rock")
    at.do("C", "rock")
    assert at.heard("C", "throws-shown").winners == (1,) and at.turn == "B"
    assert at.state.first == 1


def test_12_or_the_host_names_who():
    at = workshop(2, first="named").do("A", "propose/10 Sun").do("B", "y")
    assert at.refused("A", "start").code == "first-who"
    assert at.do("A", "start B").turn == "B"


def test_13_play_goes_clockwise_unless_a_card_says_otherwise():
    at = table().do("A", "end").do("B", "draw").do("B", "end")
    assert at.turn == "C"
    at.do("C", "draw").do("C", "reverse").do("C", "end")
    assert at.turn == "B"


def test_14_a_turn_is_one_draw_and_then_an_action_and_a_thing_or_none():
    at = table(hands={"A": "Gust/A, Lamp"}, step="draw").do("A", "draw")
    assert at.count("hand A") == 3
    at.do("A", "play Lamp").do("A", "play Gust").do("A", "end")
    assert at.turn == "B"


def test_14_a_table_may_leave_the_draw_to_the_player():
    at = table(hands={"A": "Lamp"}, step="draw", must_draw="may").do("A", "play Lamp")
    assert at.refused("A", "draw").code == "drawn-already"


def test_15_at_the_end_of_the_turn_one_discards_down_to_five():
    at = table(hands={"A": 6}).do("A", "end").do("A", "discard 6")
    assert at.count("hand A") == 5 and at.turn == "B"


def test_15_a_table_may_watch_the_limit_always():
    at = table(hands={"A": 5, "B": 6}, step="draw", limit_checked="always")
    assert at.refused("A", "draw").code == "others-discard"
    at.do("B", "discard 1").do("A", "draw")
    assert at.view("A").seats[0].due == 1
    assert at.refused("A", "end").code == "discard-first"
    at.do("A", "discard 6").do("A", "end")


def test_16_an_empty_draw_pile_is_made_anew_when_someone_needs_it():
    at = table(draw=0, discard=4, step="draw").do("A", "draw")
    assert (at.count("draw"), at.count("discard"), at.count("hand A")) == (3, 0, 1)


def test_17_with_both_piles_empty_players_go_on_without_drawing():
    at = table(draw=0, hands={"A": 1, "B": 1, "C": 1}, step="draw").do("A", "draw")
    assert "drew" not in at.kinds() and at.do("A", "play 1").winners is None


def test_18_when_no_cards_are_left_who_has_none_is_out():
    at = table(draw=0, hands={"A": "Lamp", "B": "Moon"}).do("A", "end")
    assert at.state.players[2].out and at.winners is None
    at = table(draw=0, hands={"A": "Lamp"}, areas={"C": "Sun"}, running_out="hand_and_area")
    at.do("A", "end")
    assert (at.state.players[1].out, at.state.players[2].out) == (True, False)


@pytest.mark.parametrize(
    ("rule", "check"),
    [
        ("hand limit 3 for everyone", lambda at: at.limit("B") == 3),
        ("type Spell: counts as Action", lambda at: at.refused("A", "play Zap").code),
        ("win if I control 1 Crown", lambda at: at.do("A", "play Crown").winners == "A"),
    ],
)
def test_19_special_rules_change_the_basic_ones_make_types_and_say_how_to_win(rule, check):
    at = table(rules=[rule], hands={"A": "Zap/Spell, Gust/A, Crown"})
    if "Spell" in rule:
        at.do("A", "play Gust")
    assert check(at)


def test_20_special_rules_are_accepted_like_cards_and_are_none():
    at = table(players=2).do("A", "propose/rule Peace = nobody may win").do("B", "y")
    assert len(at.state.cards) == 10 and at.view("B").rules[0].title == "Peace"
    assert at.refused("A", "destroy all").code == "none-in-play"
    at.do("B", "repeal rule 1").do("A", "y")
    assert at.view("B").rules == () and at.state.statements == ()


def test_21_draw_three_to_start_your_turn_ends_the_basic_rule_for_that_player():
    at = table(areas={"A": "Well/T/draw 3 at start of turn"}, step="draw").do("A", "draw")
    assert at.count("hand A") == 3


def test_21_in_czech_an_action_does_so_for_good():
    at = table(players=2, hands={"A": "Well/A/draw 3 at start of turn"}, draw=30)
    at.do("A", "play Well")
    for _ in range(3):
        at.do("A", "end").do("B", "draw").do("B", "end").do("A", "draw")
        assert at.heard("A", "drew").count == 3
        while at.count("hand A") > 5:
            at.do("A", "move hand 1 to draw bottom")


def test_22_a_denial_beats_a_permission():
    at = table(areas={"B": "Drought/T/nobody may draw"}, step="draw")
    lay(at, "A", "Well/T/I may draw")
    assert at.do("A", "draw").count("hand A") == 0


def test_22_a_table_may_let_the_more_specific_one_speak_first():
    at = table(areas={"B": "Drought/T/nobody may draw"}, step="draw", denials="specific_first")
    lay(at, "A", "Well/T/I may draw")
    assert at.do("A", "draw").count("hand A") == 1


def test_23_the_more_specific_one_wins():
    at = table(areas={"A": "Bag/T/hand limit 7 for me"})
    lay(at, "B", "Sieve/T/hand limit 4 for everyone")
    assert (at.limit("A"), at.limit("B")) == (7, 4)


def test_24_of_equally_specific_ones_the_last_played_wins():
    at = table(areas={"A": "Bag/T/hand limit 6 for everyone"})
    lay(at, "B", "Sieve/T/hand limit 4 for everyone")
    assert at.limit("C") == 4


def test_25_special_rules_beat_basic_ones_and_may_be_overruled_by_cards():
    at = table(rules=["hand limit 3 for everyone"])
    assert at.limit("A") == 3
    lay(at, "B", "Chest/T/hand limit 8 for everyone")
    assert at.limit("A") == 8


def test_in_czech_a_card_may_be_about_anything_frankenstein_comes_alive():
    parts = "Head/Thing - Limb, Arm/Thing - Limb, Leg/Thing - Limb"
    at = table(hands={"A": ["Lightning/A/I win if I control 3 Limb"]}, areas={"A": parts})
    assert at.do("A", "play Lightning").winners == "A"


@pytest.mark.parametrize("name", decks.STARTERS)
def test_a_starter_deck_is_thirty_to_forty_five_cards_and_can_be_won_by_its_rule(name):
    deck = decks.starter(name)
    assert 30 <= len(deck.cards) <= 45 and deck.theme and deck.designers
    assert all(len(card.title) <= 43 and len(card.text) <= 172 for card in deck.cards)
    chance = random.Random(name)
    state = GAME.start(GAME.read_options({"deck": name}, 3), 3, Chance("c" * 32)).state
    for _ in range(3000):
        acting = sorted(GAME.to_act(state))
        if not acting:
            break
        seat = chance.choice(acting)
        action = chance.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, action, Chance("d" * 32)).state
    by_its_rule = state.result.title in {rule.title for rule in deck.laws}
    assert by_its_rule if state.result.reason == "watched" else state.result.reason == "last"


@pytest.mark.parametrize("name", decks.STARTERS)
def test_every_clause_of_a_starter_deck_is_understood_by_the_hall(name):
    for card in (*decks.starter(name).laws, *decks.starter(name).cards):
        assert card.reading.clauses or not card.effects, card.title
        prose = [note.text for note in card.reading.notes if note.text in card.effects]
        assert prose == [], card.title


def test_of_the_starter_decks_one_is_czech_one_russian_and_all_say_their_licence():
    written = [decks.starter(name) for name in decks.STARTERS]
    assert len(written) == 5 and {deck.licence for deck in written} == {"CC0-1.0"}
    assert sorted(deck.language for deck in written) == ["cs", "en", "en", "en", "ru"]
