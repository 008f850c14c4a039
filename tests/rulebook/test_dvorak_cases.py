"""The numbered Dvorak cases: creation, set-up, turns, endings; conflicts have a file of their own.

The number in a test's name is the case's; S, A, C, E, W, X in its first words are the sentence of
the seeds, the open question or the rule it stands for.
"""

from __future__ import annotations

import pytest

from tests.rulebook.dvorak_tables import table, workshop
from world.engine.protocol import Elapsed, LineLost, Unreadable
from world.games.dvorak import GAME
from world.games.dvorak.actions import Join, Propose, Vote
from world.games.dvorak.seeing import rejected_of

# Creation and approval


def test_case_1_a_card_without_a_title_is_refused_and_nothing_is_pending():
    at = table()
    assert at.refused("A", "propose = draw two").code == "title-missing"
    assert at.refused("A", "propose").code == "title-missing"
    assert at.refused("A", "propose  ?!  = draw two").code == "title-no-word"
    assert at.state.queue == ()


def test_case_2_a_card_without_a_text_exists_and_can_be_played():
    at = table(hands={"A": "Gust"}, draw=0)
    at.do("A", "propose Still Life").vote("B", "C")
    assert at.at("draw") == ["Still Life"]
    at.do("A", "draw 1").do("A", "play still life")
    assert at.at("area A") == ["Still Life"]


def test_case_3_a_proposal_is_shown_to_all_at_once_and_halts_play():
    at = table(hands={"B": "Lamp"}, turn="B", step="draw")
    at.do(
        "A",
        Propose("Gust", "Action", "Put out a Lamp.", "Whoosh.", art="~ ~", alt="two waves"),
    )
    for who in ("A", "B", "C", None):
        shown = at.heard(who, "proposed")
        assert (shown.title, shown.type, shown.text) == ("Gust", "Action", "Put out a Lamp.")
        assert (shown.flavour, shown.art, shown.alt) == ("Whoosh.", "~ ~", "two waves")
    for words in ("draw", "play 1", "discard 1", "end", "move draw 1 to hand", "destroy all"):
        refusal = at.refused("B", words)
        assert refusal.code == "halted" and refusal.args["title"] == "Gust"
    assert at.view("B").ballot.halted and at.view("B").hand[0].title == "Lamp"
    assert at.view("B").legal == ("vote yes", "vote no")
    at.do("B", "y")


def test_case_4_the_last_yes_puts_it_into_the_draw_pile_and_play_goes_on():
    at = table(turn="B", step="draw", draw=10)
    at.do("A", "propose/action Gust = draw 2").do("B", "y")
    assert at.state.halted and at.count("draw") == 10
    at.do("C", "y")
    assert not at.state.halted and at.count("draw") == 11 and "Gust" in at.at("draw")
    told = at.heard("A", "accepted")
    assert (told.title, told.to) == ("Gust", "draw") and not hasattr(told, "place")
    assert at.turn == "B" and at.view("B").legal == ("draw",)


def test_case_6_a_refusal_rejects_at_once_and_changes_no_count():
    at = table(turn="B", step="draw")
    before = dict(at.state.zones)
    at.do("A", "propose Gust = draw 2").do("B", "n")
    assert at.state.zones == before and at.state.cards.keys() and at.state.queue == ()
    assert at.heard("C", "rejected").against == (1,)
    assert [motion.card.title for motion in at.state.rejected] == ["Gust"]
    at.do("B", "draw")


def test_case_7_a_rejected_card_is_read_with_who_refused_and_voted_on_afresh():
    at = table()
    at.do("A", "propose Gust = draw 9").do("C", "y").do("B", "n")
    seen = rejected_of(at.state, 2)[0]
    assert seen.proposals[0].text == "draw 9" and seen.no == (1,) and seen.yes == (0, 2)
    at.do("A", f"revise {seen.id} = draw 2")
    ballot = at.view("B").ballot
    assert ballot.voted == (0,) and ballot.waiting == (1, 2)
    assert ballot.revision == 2 and ballot.proposals[0].text == "draw 2"
    at.vote("B", "C")
    assert "Gust" in at.at("draw") and at.state.rejected == ()


def test_case_8_two_rejected_cards_are_lumped_into_one_vote():
    at = table(draw=0)
    at.do("A", "propose Sun = hand limit 9 for everyone").do("B", "n")
    at.do("B", "propose Moon = hand limit 3 for everyone").do("A", "n")
    sun, moon = (motion.id for motion in at.state.rejected)
    at.do("C", f"lump {sun} {moon}")
    assert at.state.rejected == () and at.view("A").ballot.what == "package"
    at.vote("A", "B")
    assert sorted(at.at("draw")) == ["Moon", "Sun"]


def test_case_10_an_edit_of_one_card_voids_every_vote_on_its_package():
    at = table(draw=0)
    at.do("A", "propose Sun").do("B", "n").do("B", "propose Moon").do("A", "n")
    sun, moon = (motion.id for motion in at.state.rejected)
    at.do("C", f"lump {sun} {moon}").do("A", "y")
    at.do("A", f"revise {sun} = hand limit 6 for me")
    assert at.view("A").ballot.voted == () and set(at.view("A").ballot.waiting) == {0, 1, 2}
    at.vote("A", "B", "C")
    assert sorted(at.at("draw")) == ["Moon", "Sun"]
    assert any(card.text == "hand limit 6 for me" for card in at.state.cards.values())


def test_case_11_a_second_proposal_queues_and_opens_by_itself():
    at = table()
    at.do("A", "propose Sun").do("B", "propose Moon")
    assert at.heard("C", "queued").ahead == 1
    assert at.refused("C", "vote yes 9").code == "no-such-ballot"
    waiting = at.view("C").pending[0].id
    assert at.refused("C", f"vote yes {waiting}").code == "vote-waits"
    at.vote("B", "C")
    assert at.view("C").ballot.proposals[0].title == "Moon"
    assert at.heard("C", "ballot-opened").halted


def test_case_13_a_spectator_and_a_late_comer_have_no_vote():
    at = table(players=2)
    at.do("A", "propose Sun")
    ballot = at.view(None).ballot.id
    at.hall(Join(2))
    assert at.refused("C", f"vote yes {ballot}").code == "not-a-voter"
    assert GAME.refuse(at.state, None, Vote(ballot, True)).code == "no-seat"
    at.do("B", "y").do("A", "propose Moon")
    assert set(at.view("C").ballot.waiting) == {1, 2}


def test_case_14_silence_is_never_consent():
    at = table(excuse="never", lost_voter="never").do("A", "propose Sun").do("B", "y")
    assert GAME.deadlines(at.state) == () and at.view("A").ballot.waiting == (2,)


def test_case_14_unless_the_table_takes_no_objection_for_a_yes():
    at = table(approval="objection", objection="60", excuse="never")
    at.do("A", "propose Sun").do("B", "y")
    (deadline,) = GAME.deadlines(at.state)
    assert deadline.seconds == 60.0
    at.hall(Elapsed(deadline.id))
    assert "Sun" in at.at("draw")


def test_case_15_cards_accepted_before_the_game_form_the_deck():
    at = workshop(2)
    assert at.refused("A", "start").code == "no-cards"
    for number in range(12):
        at.do("A", f"propose Card {number}").do("B", "y")
    assert at.count("draw") == 12 and at.state.phase == "building"
    at.do("A", "start")
    assert at.state.phase == "playing"
    assert (at.count("hand A"), at.count("hand B"), at.count("draw")) == (5, 5, 2)
    ordered = [f"Card {number}" for number in range(12)]
    assert [*at.at("hand A"), *at.at("hand B"), *at.at("draw")] != ordered


def test_case_16_six_cards_of_one_title_are_six_cards():
    at = table(players=2, draw=0)
    at.do("A", "propose/6 Base").do("B", "y")
    assert at.at("draw") == ["Base"] * 6 and len(at.state.cards) == 6
    at.do("A", "draw 1").do("A", "play Base")
    assert at.at("draw") == ["Base"] * 5 and at.at("area A") == ["Base"]


def test_case_16_where_titles_are_unique_a_second_is_refused():
    at = table(players=2, duplicates="unique", draw="Base")
    assert at.refused("A", "propose base").code == "title-taken"


def test_case_17_a_special_rule_is_in_force_at_once_and_in_no_pile():
    at = table(hands={"A": 6})
    assert at.limit("A") == 5
    at.do("A", "propose/rule Small hands = hand limit 3 for everyone").vote("B", "C")
    rule = at.view("B").rules[0]
    assert (rule.n, rule.title) == (1, "Small hands")
    assert at.limit("A") == 3 and at.heard("C", "rule-accepted").number == 1
    assert not any("Small hands" in at.at(zone) for zone in at.state.zones)


def test_case_18_special_rules_are_neither_destroyed_nor_counted():
    at = table(rules=["hand limit 3 for everyone"], areas={"A": "Lamp", "B": "Moon"})
    cards = len(at.state.cards)
    at.do("A", "destroy all")
    assert at.at("discard") == ["Moon", "Lamp"] and len(at.view("A").rules) == 1
    assert len(at.state.cards) == cards == 12 and len(GAME.where(at.state)) == 12


def test_case_20_a_repealed_card_leaves_whatever_zone_it_is_in():
    at = table(hands={"B": "Gust"}, draw=3)
    at.do("A", "repeal Gust").do("B", "y").do("C", "y")
    assert at.at("removed") == ["Gust"] and at.count("hand B") == 0 and at.count("draw") == 3


def test_case_20_an_amended_card_keeps_its_place_and_its_seq():
    at = table(areas={"A": "Lamp/T/hand limit 7 for me"})
    (card,) = at.state.lying("area/0")
    seq = at.state.marks[card].seq
    at.do("B", "amend Lamp = hand limit 9 for me").vote("A", "C")
    assert at.state.marks[card].seq == seq and at.limit("A") == 9
    assert at.state.cards[card].revision == 2


# Set-up and turn


def test_case_21_forty_cards_and_three_players():
    at = workshop(3)
    at.do("A", "propose/20 Sun").vote("B", "C").do("A", "propose/20 Moon").vote("B", "C")
    at.do("A", "start")
    assert [at.count(f"hand {who}") for who in "ABC"] == [5, 5, 5]
    assert (at.count("draw"), at.count("discard")) == (25, 0)
    assert at.state.turn.number == 1 and at.heard("B", "first-chosen").how == "random"


def test_case_22_twelve_cards_and_three_players_warn_first():
    at = workshop(3)
    at.do("A", "propose/12 Sun").vote("B", "C").do("A", "start")
    assert at.state.phase == "building" and at.heard("C", "few-cards").needed == 15
    at.do("A", "start")
    assert [at.count(f"hand {who}") for who in "ABC"] == [4, 4, 4] and at.count("draw") == 0


def test_case_22_where_few_cards_are_refused_they_are():
    at = workshop(3, few_cards="refuse")
    at.do("A", "propose/12 Sun").vote("B", "C")
    refusal = at.refused("A", "start")
    assert (refusal.code, refusal.args["needed"]) == ("too-few-cards", 15)


def test_case_24_the_draw_comes_first_and_the_others_see_no_card():
    at = table(hands={"A": "Lamp"}, step="draw", draw="Secret*10")
    assert at.refused("A", "play 1").code == "draw-first"
    assert at.refused("A", "end").code == "draw-first"
    at.do("A", "draw")
    assert at.count("hand A") == 2 and at.heard("A", "drew").titles == ("Secret",)
    for who in ("B", "C", None):
        heard = at.heard(who, "drew")
        assert (heard.count, heard.titles, heard.cards) == (1, (), ())
    assert at.refused("A", "draw").code == "drawn-already"
    at.do("A", "play Lamp")


@pytest.mark.parametrize("order", [("Gust", "Lamp"), ("Lamp", "Gust")])
def test_case_25_one_action_and_one_thing_in_either_order(order):
    at = table(hands={"A": "Gust/A, Storm/A, Lamp, Moon"})
    for title in order:
        at.do("A", f"play {title}")
    assert at.refused("A", "play Storm").args["type"] == "Action"
    assert at.refused("A", "play Moon").args["type"] == "Thing"
    at.do("A", "end")
    assert at.turn == "B"


def test_case_25_a_turn_may_end_without_a_play():
    assert table(hands={"A": "Lamp"}).do("A", "end").turn == "B"


def test_case_25_where_the_order_is_fixed_the_action_comes_first():
    at = table(hands={"A": "Gust/A, Lamp"}, play_order="action_first").do("A", "play Lamp")
    assert at.refused("A", "play Gust").code == "action-first"


def test_case_26_an_action_is_read_done_and_discarded_and_a_thing_stays():
    at = table(hands={"A": "Gust/A/draw 2, Lamp/T/It is lit."})
    at.do("A", "play Gust")
    for who in ("B", None):
        assert at.heard(who, "played").text == "draw 2"
    assert at.at("discard") == ["Gust"]
    at.do("A", "resolve")
    assert at.count("hand A") == 3
    at.do("A", "play Lamp")
    (card,) = at.state.lying("area/0")
    assert at.state.marks[card].owner == 0 and at.view("C").seats[0].area[0].title == "Lamp"


def test_case_27_end_asks_for_discards_of_ones_own_choice():
    at = table(hands={"A": "C1, C2, C3, C4, C5, C6, C7"})
    at.do("A", "end")
    assert at.heard("B", "discard-due").count == 2 and at.turn == "A"
    assert at.refused("A", "play C1").code == "discard-down"
    at.do("A", "discard C3")
    assert at.turn == "A" and at.heard("B", "discarded").title == "C3"
    at.do("A", "discard C5")
    assert at.turn == "B" and at.at("discard") == ["C5", "C3"]
    at = table(hands={"A": 5}).do("A", "end")
    assert at.turn == "B" and "discard-due" not in at.kinds()


def test_case_29_reverse_order_turns_play_round():
    at = table(hands={"A": "Turnabout/A/reverse order"})
    at.do("A", "play Turnabout").do("A", "resolve").do("A", "end")
    assert at.turn == "C"
    assert at.do("C", "draw").do("C", "end").turn == "B"


def test_case_30_who_is_skipped_neither_draws_nor_plays_nor_discards():
    at = table(hands={"B": 9})
    at.do("A", "skip next").do("A", "end")
    assert at.turn == "C" and "skipped" in at.kinds() and at.count("hand B") == 9
    assert at.state.players[1].skips == 0


# Running out, elimination, winning


def test_case_31_the_discard_pile_is_shuffled_in_the_middle_of_a_draw():
    at = table(rules=["draw 3 at start of turn"], draw=1, discard=8, step="draw")
    at.do("A", "draw")
    assert at.heard("C", "reshuffled").count == 8
    assert (at.count("hand A"), at.count("discard"), at.count("draw")) == (3, 0, 6)


def test_case_32_nothing_is_shuffled_before_a_card_is_needed():
    at = table(draw=1, discard=3, step="draw").do("A", "draw")
    assert (at.count("draw"), at.count("discard")) == (0, 3)
    assert "reshuffled" not in at.kinds()


def test_case_33_without_any_card_to_draw_play_goes_on():
    at = table(draw=0, hands={"A": "Lamp", "B": "Moon", "C": "Sun"}, step="draw")
    at.do("A", "draw")
    assert at.heard("A", "drew-short").missing == 1
    at.do("A", "play Lamp")
    assert at.at("area A") == ["Lamp"] and at.winners is None


def test_case_35_everybody_without_cards_is_out_together():
    at = table(draw=0, areas={"A": "Lamp"}).do("A", "end")
    assert at.winners == "" and at.state.result.reason == "nobody-left"


def test_case_36_the_last_with_a_card_wins():
    at = table(players=2, draw=0, hands={"A": "Lamp"}).do("A", "end")
    assert at.winners == "A" and at.state.result.reason == "last"


def test_case_36_running_out_may_be_switched_off():
    at = table(players=2, draw=0, hands={"A": "Lamp"}, running_out="off").do("A", "end")
    assert at.winners is None and at.turn == "B"


def test_case_37_who_is_put_out_leaves_hand_and_things_and_the_last_wins():
    at = table(hands={"C": "Gust/A, Moon"}, areas={"C": "Lamp"}, turn="C")
    at.do("A", "putout C")
    assert sorted(at.at("discard")) == ["Gust", "Lamp", "Moon"]
    assert at.turn == "A" and at.refused("C", "draw").code == "you-are-out"
    at.do("A", "propose Sun")
    assert at.view("C").ballot.waiting == (1,)
    at.do("B", "y").do("A", "putout B")
    assert at.winners is None and at.heard("A", "last-left").seconds == 10
    (deadline,) = GAME.deadlines(at.state)
    at.hall(Elapsed(deadline.id))
    assert at.winners == "A" and at.state.result.reason == "last"


def test_case_37_the_last_player_may_confirm_at_once_or_a_deck_may_turn_it_off():
    at = table(players=2).do("A", "putout B")
    assert at.view("A").legal == ("confirm",)
    assert at.do("A", "confirm").winners == "A"
    at = table(players=2, last_wins="no").do("A", "putout B")
    assert at.winners is None and at.turn == "A"


def test_case_39_a_claim_is_agreed_or_disputed():
    at = table().do("A", "claim win because Crown")
    assert at.heard("B", "win-claimed").because == "Crown"
    at.do("B", "y").do("C", "n")
    assert at.winners is None and at.heard("A", "rejected").what == "win"
    at.do("A", "claim Crown").vote("B", "C")
    assert at.winners == "A" and at.state.result.title == "Crown"


def test_case_40_a_condition_to_win_is_watched_and_named():
    rule = "win if I control 3 Base and opponents control 0 Base"
    at = table(rules=[rule], areas={"B": "Base*3", "C": "Base"}, hands={"A": "Gust/A"})
    assert at.winners is None
    at.do("A", "destroy C 1")
    assert at.winners == "B" and at.state.result.title.startswith("Rule: win if")
    assert at.heard("A", "won").seats == (1,)


def test_lost_lines_drop_from_a_vote_after_their_time_and_come_back_for_the_next():
    at = table().hall(LineLost(2)).do("A", "propose Sun").do("B", "y")
    line = next(d for d in GAME.deadlines(at.state) if d.id.startswith("line"))
    assert (line.seat, line.seconds) == (2, 300.0)
    at.hall(Elapsed(line.id))
    assert "Sun" in at.at("draw") and at.heard("A", "voter-dropped").reason == "lost"


def test_a_line_that_reads_as_nothing_is_unreadable():
    with pytest.raises(Unreadable):
        GAME.parse(table().view("A"), "frobnicate the gust")
