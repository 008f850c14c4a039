"""One test for each sentence of the rules text, named by its paragraph and sentence.

The text is the Arabic description of Durak this hall goes by; paragraphs are counted after the
title, sentences within each. (``help durak-rules`` numbers the statements of paragraph 4 in its own
way; "Rule: Durak ¶4.3" means those.) What it calls "some versions" is tested with the option that
chooses it.
"""

from __future__ import annotations

from itertools import combinations

from tests.rulebook.tables import (
    dealt,
    events,
    fresh,
    losers,
    of,
    play,
    refused,
    roles,
    step,
    table,
    turn,
)
from world.cards import RANKS, deck, rank, suit
from world.engine.protocol import Refused
from world.games.durak import GAME
from world.games.durak.beats import BEATS
from world.games.durak.events import (
    BeatenOff,
    Drew,
    Honoured,
    LadderEnded,
    LadderRose,
    WinnerNamed,
)
from world.games.durak.seating import partition
from world.games.durak.state import evolve

FOUR = "7S QC 9D / 10S 8D QD KD / 7D 10C 9C / 7C 10D JD"
TALON = "6S 6C 6D 6H 7H 8S 8C 8H 9S 9H 10H AH"


# ¶1 Ranks and trumps


def test_p1_s1_ranks_go_up_from_six_to_ten_then_jack_queen_king_ace():
    ranks = sorted({rank(card) for card in deck(36)}, key=RANKS.index)
    assert ranks == ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    for low, high in combinations(ranks, 2):
        assert high + "S" in BEATS["H"][low + "S"] and low + "S" not in BEATS["H"][high + "S"]


def test_p1_s2_any_trump_beats_any_card_of_the_other_three_suits():
    for attack in deck(36):
        trumps = {card for card in deck(36) if suit(card) == "H"}
        if suit(attack) != "H":
            assert trumps <= BEATS["H"][attack]


def test_p1_s3_the_six_of_trumps_beats_a_plain_ace():
    assert play(table("AS 8D / 6H 6C"), "A:AS B:6H/AS").bout.covers == ("6H",)


# ¶2 Attack and defence


def test_p2_s1_the_attacker_begins_with_one_card_face_up():
    state = table("7S 9D / 10S 9C")
    assert turn(state) == "A" and refused(state, "A:pass").code == "must-lead"
    state = play(state, "A:7S")
    assert "7S" in GAME.knows(state, None)


def test_p2_s2_the_player_on_the_left_defends_with_a_card():
    state = play(table("7S 9D / 10S 9C / JC JD"), "A:7S")
    assert roles(state) == "AB" and turn(state) == "B"


# ¶3 Beating


def test_p3_s1_the_defender_beats_with_a_higher_card_from_the_hand():
    state = play(table("7S 9D / 10S 9C"), "A:7S")
    assert refused(state, "B:JS/7S").code == "not-in-hand"
    assert play(state, "B:10S/7S").bout.covers == ("10S",)


def test_p3_s2_a_seven_of_spades_is_beaten_by_a_ten_of_spades_or_a_trump():
    state = play(table("7S 9D / 10S 6H 9C"), "A:7S")
    assert refused(state, "B:10S/7S") is None and refused(state, "B:6H/7S") is None


def test_p3_s3_it_takes_a_higher_card_of_the_suit_or_a_trump_and_suit_need_not_be_followed():
    state = play(table("8S 9D / 7S 10S 9C 6H"), "A:8S")
    assert refused(state, "B:7S/8S").code == "does-not-beat"
    assert refused(state, "B:9C/8S").code == "does-not-beat"
    assert play(state, "B:6H/8S").hands[1] == ("7S", "10S", "9C")
    trump = play(table("9H 9D / 8H AS 10H"), "A:9H")
    assert refused(trump, "B:8H/9H").code == "trump-needs-higher-trump"
    assert refused(trump, "B:AS/9H").code == "trump-needs-higher-trump"
    assert refused(trump, "B:10H/9H") is None


def test_p3_s4_attack_and_cover_stay_visible_and_can_be_told_apart():
    state = play(table("7S 9D / 10S 9C"), "A:7S B:10S/7S")
    assert GAME.view(state, None).pairs == (("7S", "10S"),)
    places = GAME.where(state)
    assert (places["7S"].index, places["10S"].index) == (0, 1)


# ¶4 Further attacks


def test_p4_s1_after_a_cover_the_attacker_may_attack_again():
    state = play(table("7S 7D / 10S JD QC", talon=TALON), "A:7S B:10S/7S")
    assert turn(state) == "A"
    assert turn(play(state, "A:7D")) == "B"


def test_p4_s2_if_he_declines_the_defenders_left_may_attack_or_pass_on_the_chance_clockwise():
    state = play(table(FOUR, talon=TALON), "A:7S B:10S/7S A:pass")
    assert turn(state) == "C"
    assert turn(play(state, "C:pass")) == "D"
    assert turn(play(state, "C:7D")) == "B"


def test_p4_s3_after_each_covered_attack_whoever_led_it_may_go_on_first():
    state = play(table(FOUR, talon=TALON), "A:7S B:10S/7S A:pass C:7D B:8D/7D")
    assert turn(state) == "C"


def test_p4_s4_a_further_attack_matches_a_rank_of_this_bout_attack_or_cover():
    state = play(table("7S 7D 10D 9C / 10S JD QC", talon="6S AH"), "A:7S B:10S/7S")
    assert refused(state, "A:7D") is None and refused(state, "A:10D") is None
    refusal = refused(state, "A:9C")
    assert refusal.code == "rank-not-on-table" and refusal.args["ranks"] == ("7", "10")


def test_p4_s5_if_the_last_leader_declines_the_main_attacker_may_then_clockwise():
    state = play(table(FOUR, talon=TALON), "A:7S B:10S/7S A:pass C:7D B:8D/7D C:pass")
    assert turn(state) == "A"
    assert turn(play(state, "A:pass")) == "D"


def test_p4_s5_declining_is_final_only_where_the_table_says_so():
    acts = "A:7S B:10S/7S A:pass C:7D B:8D/7D C:pass"
    assert turn(play(table(FOUR, talon=TALON, decline_final="on"), acts)) == "D"


def test_p4_s6_there_are_at_most_six_attacks_in_a_bout():
    talon = "6H 7S 7C 7D 7H 8S 8C 8D 8H 9C 9H AH"
    state = table("6S 6D 6C JS JD JC / 9S 9D JH QS QD QC", talon=talon)
    acts = "A:6S B:9S/6S A:6D B:9D/6D A:6C B:JH/6C A:JS B:QS/JS A:JD B:QD/JD A:JC B:QC/JC"
    assert roles(play(state, acts)) == "BA"


def test_p4_s7_attack_cards_lie_in_a_row_each_with_its_cover():
    state = play(table("7S 7D 9C / 10S JD QC", talon="6S AH"), "A:7S B:10S/7S A:7D B:JD/7D")
    assert GAME.view(state, 1).pairs == (("7S", "10S"), ("7D", "JD"))


def test_p4_s8_a_further_attack_is_beaten_like_the_first():
    state = play(table("7S 7D / 10S JD 6H 8C", talon="6S AH"), "A:7S B:10S/7S A:7D")
    assert refused(state, "B:8C/7D").code == "does-not-beat"
    assert refused(state, "B:JD/7D") is None and refused(state, "B:6H/7D") is None


def test_p4_s9_all_others_may_attack_once_the_last_attack_was_beaten():
    state = play(table(FOUR, talon=TALON), "A:7S")
    assert refused(state, "C:7D").code == "cover-first"
    state = play(state, "B:10S/7S A:pass C:pass")
    assert refused(state, "D:7C") is None


def test_p4_s10_the_main_attacker_has_priority_where_the_table_reads_it_so():
    acts = "A:7S B:10S/7S A:pass C:7D B:8D/7D"
    assert turn(play(table(FOUR, talon=TALON, priority="main"), acts)) == "A"
    assert turn(play(table(FOUR, talon=TALON, priority="main"), acts + " A:pass")) == "C"


def test_p4_s11_some_let_cards_be_added_only_after_the_first_cover():
    state = play(
        table("7S 7D 10C / 10S JD QC 8C", talon="6S", throw_in="after_first_cover"), "A:7S"
    )
    assert turn(state) == "B" and refused(state, "A:7D").code == "cover-first"
    state = play(state, "B:10S/7S A:7D")
    assert turn(state) == "BA" and refused(state, "A:10C") is None
    free = play(table("7S 7D 10C / 10S JD QC 8C", talon="6S", throw_in="free"), "A:7S")
    assert turn(free) == "BA" and refused(free, "A:7D") is None


# ¶5 Taking


def test_p5_s1_the_defender_may_give_up_at_any_time_and_takes_every_card_of_the_bout():
    state = table("7S 10D 9C / 10S 8C 6D")
    state = play(state, "A:7S B:10S/7S A:10D B:take A:pass")
    assert set(state.hands[1]) == {"7S", "10S", "10D", "8C", "6D"}


def test_p5_s2_the_others_pile_on_from_the_last_attacker_clockwise_up_to_six_in_all():
    state = play(table(FOUR, talon=TALON), "A:7S B:10S/7S A:pass C:7D B:take")
    assert turn(state) == "C" and turn(play(state, "C:pass")) == "D"
    assert turn(play(state, "C:pass D:pass")) == "A"
    state = play(state, "C:10C C:pass D:7C D:10D D:pass A:pass")
    assert {"7S", "10S", "7D", "10C", "7C", "10D"} <= set(state.hands[1])
    small = play(table("7S 7D 7C / JS / 8C 8D"), "A:7S B:take A:7D+7C")
    assert len(small.bout.attacks) == 3 and small.bout.limit == 6


def test_p5_s3_then_the_player_on_the_takers_left_begins():
    state = play(table(FOUR, talon=TALON), "A:7S B:take A:pass C:pass D:pass")
    assert roles(state) == "CD"


# ¶6 Beaten off


def test_p6_s1_the_defence_has_won_when_nobody_goes_on_or_the_sixth_is_beaten():
    happened = events(table("7S 9D / 10S JC"), "A:7S B:10S/7S A:pass")
    assert of(BeatenOff, happened) == [BeatenOff(1, 2)]


def test_p6_s2_the_cards_are_discarded_and_the_defender_attacks_the_player_on_his_left():
    state = play(table("7S 9D / 10S JC / QC QD"), "A:7S B:10S/7S A:pass C:pass")
    assert set(state.discard) == {"7S", "10S"} and roles(state) == "BC"


# ¶7 The discard


def test_p7_s1_nobody_may_look_through_the_discard():
    state = play(table("7S 9D / 10S JC"), "A:7S B:10S/7S A:pass")
    for seat in (None, 0, 1):
        assert not GAME.knows(state, seat) & {"7S", "10S"}
        assert GAME.view(state, seat).gone == 2


# ¶8 Drawing and going out


def test_p8_s1_after_every_bout_each_draws_up_to_six_while_the_talon_lasts():
    state = table("7S 9C / 10S KD", talon="6S 6C 6D 7C 7D 8S 8C 8D 9S 9H 10H AH")
    state = play(state, "A:7S B:10S/7S A:pass")
    assert [len(hand) for hand in state.hands] == [6, 6]


def test_p8_s2_the_main_attacker_draws_first_the_others_clockwise_the_defender_last():
    state = table("7S 9D / 10S 8D KD / 7D 10C / JC JD", talon="6C 6D 6H 8C 8S 9S 9C 9H KS KC KH AH")
    happened = events(state, "A:7S B:10S/7S A:pass C:7D B:8D/7D C:pass A:pass D:pass")
    assert [(event.seat, event.count) for event in of(Drew, happened)] == [(0, 5), (2, 5), (3, 2)]
    plenty = table("7S 9D 9C 9S / 10S 8D KD / 7D 10C JS", talon="6C 6D 6H 8C 8S 9H KS KC KH AS AH")
    happened = events(plenty, "A:7S B:10S/7S A:pass C:7D B:8D/7D C:pass A:pass")
    assert [(event.seat, event.count) for event in of(Drew, happened)] == [(0, 3), (2, 4), (1, 4)]


def test_p8_s3_no_talon_and_no_cards_means_out():
    assert play(table("7S / 10S 8D 9D / 7D 9C"), "A:7S").out == (0,)
    assert play(table("7S / 10S 8D 9D / 7D 9C", talon="AH"), "A:7S").out == ()


# ¶9 The fool


def test_p9_s1_the_last_one_with_cards_is_the_fool():
    assert losers(play(table("7S / 8S 9D / JC JD"), "A:7S B:8S/7S C:pass B:9D C:JD/9D")) == "C"


def test_p9_s2_the_fool_deals_next():
    for hands, fool in (("7S 9D / 10S", 0), ("7S / 10S 9D", 1)):
        lost = play(table(hands), "A:7S B:10S/7S")
        assert lost.result.fool == fool
        assert fresh(2, before=lost).state.deal.dealer == fool
        assert fresh(2, before=lost, dealer="rotating").state.deal.dealer == 0


def test_p9_s3_the_player_on_the_fools_right_attacks_first():
    lost = play(table("7S / 8S 9D / JC JD"), "A:7S B:8S/7S C:pass B:9D C:JD/9D")
    assert losers(lost) == "C" and roles(fresh(3, before=lost).state) == "BC"


# ¶10 Winners


def test_p10_s1_some_name_the_first_one_out_the_winner():
    state = table("7S / 8S 9D / JC JD", result="first_out")
    happened = events(state, "A:7S B:8S/7S C:pass B:9D C:JD/9D")
    assert of(WinnerNamed, happened) == [WinnerNamed((0,))]


def test_p10_s2_others_have_no_winners_only_a_loser():
    state = play(table("7S / 8S 9D / JC JD"), "A:7S B:8S/7S C:pass B:9D C:JD/9D")
    assert GAME.outcome(state).winners == () and GAME.outcome(state).losers == (2,)


# ¶11 Teams


def test_p11_s1_four_may_play_as_two_pairs():
    assert partition("pairs", 4) == (0, 1, 0, 1)
    assert GAME.read_options({"teams": "pairs"}, 4).teams == "pairs"


def test_p11_s2_six_may_play_as_three_pairs_or_two_threes():
    assert partition("pairs", 6) == (0, 1, 2, 0, 1, 2)
    assert partition("threes", 6) == (0, 1, 0, 1, 0, 1)
    for kind, seats in (("pairs", 5), ("threes", 4)):
        try:
            GAME.read_options({"teams": kind}, seats)
        except Refused as error:
            assert error.refusal.args["nearest"]
        else:
            raise AssertionError(f"{kind} with {seats} players")


def test_p11_s3_pairs_sit_opposite_and_threes_alternate():
    assert all(partition("pairs", 6)[seat] == partition("pairs", 6)[seat - 3] for seat in range(6))
    assert all(
        partition("threes", 6)[seat] != partition("threes", 6)[seat - 1] for seat in range(6)
    )


def test_p11_s4_the_team_with_the_lowest_trump_begins_later_the_team_that_won():
    hands = ["6S 7S", "7H 8S", "8H 9S", "9C 9D"]
    first = dealt(hands, "6C AH", dealer=3, teams="pairs").state
    assert first.bout.attacker == 1
    lost = play(table("7S / 8C 9C / - / -", teams=["AC", "BD"], out="CD"), "A:7S B:take")
    assert losers(lost) == "BD"
    for dealer, lead in ((1, 2), (3, 0)):
        later = dealt(hands, "6C AH", dealer=dealer, before=lost, teams="pairs").state
        assert later.bout.attacker == lead


# ¶12 Team-mates


def test_p12_s1_nobody_may_join_an_attack_on_a_team_mate():
    state = play(table(FOUR, talon=TALON, teams=["AC", "BD"]), "A:7S B:10S/7S A:pass")
    assert refused(state, "D:7C").code == "own-team" and turn(state) == "C"


# ¶13 Tie and epaulettes


def badge(state, acts):
    return [(event.badge, event.rank, event.scores) for event in of(Honoured, events(state, acts))]


def test_p13_s1_a_defender_who_loses_to_a_last_six_wears_a_tie():
    assert badge(table("6S / 9D 8C"), "A:6S B:take") == [("tie", "6", False)]
    assert badge(table("7S / 9D 8C"), "A:7S B:take") == []
    # The fool attacked last: no badge.
    assert badge(table("6S 9D / 10S"), "A:6S B:10S/6S") == []


def test_p13_s2_the_tie_is_kept_with_the_result_as_worse_than_plain_fool():
    lost = play(table("6S / 9D 8C"), "A:6S B:take")
    assert GAME.outcome(lost).badge == "tie" and GAME.view(lost, None).result.honours == "tie"


def test_p13_s3_two_sixes_are_epaulettes():
    state = table("6S 6D / 9D 8C 9C")
    assert badge(state, "A:6S B:take A:6D") == [("epaulettes", "6", False)]
    tie_only = table("6S 6D / 9D 8C 9C", honours="tie_only")
    assert badge(tie_only, "A:6S B:take A:6D") == [("tie", "6", False)]


# ¶14 The ladder


def test_p14_s1_some_keep_ties_as_a_score():
    assert badge(table("6S / 9D 8C", honours="ladder"), "A:6S B:take") == [("tie", "6", True)]


def test_p14_s2_after_a_six_it_takes_a_seven_and_so_on_to_the_ace():
    lost, asked = play(table("6S / 9D 8C", honours="ladder"), "A:6S B:take"), []
    for name in ("7", "8", "9", "10", "J", "Q", "K", "A"):
        assert lost.result.ladder == ("6", name)
        begun = dealt([f"{name}S", "8C 6D"], "AH", dealer=1, before=lost, honours="ladder").state
        assert begun.deal.ladder == ("6", name)
        ended = table_after(begun, name)
        asked.append(name)
        lost = ended.state
    assert of(LadderEnded, ended.events) and not of(LadderRose, ended.events)
    assert lost.result.ladder_over
    assert fresh(2, before=lost, honours="ladder").state.deal.ladder == ("6", "6")


def table_after(begun, name):
    """A leads the needed rank as his last card and B takes it: the end of that deal."""
    state = evolve(begun, talon=(), hands=((f"{name}S",), ("8C", "6D")))
    assert begun.bout.attacker == 0
    return step(play(state, f"A:{name}S"), "B:take")


def test_p14_s3_scoring_takes_the_right_rank_at_the_end_and_a_plain_card_in_the_last_attack():
    assert badge(table("6H / 9D 8C", honours="ladder"), "A:6H B:take") == [("tie", "6", False)]
    assert badge(table("7S / 9D 8C", honours="ladder"), "A:7S B:take") == []
    lost = play(table("6H / 9D 8C", honours="ladder"), "A:6H B:take")
    assert lost.result.ladder == ("6", "6")


def test_p14_s4_the_same_holds_for_two():
    state = table("6S 6H / 9D 8C 9C", honours="ladder")
    assert badge(state, "A:6S B:take A:6H") == [("epaulettes", "6", True)]


def test_p14_s5_some_ignore_all_this():
    assert badge(table("6S / 9D 8C", honours="off"), "A:6S B:take") == []
