"""Dealing, series and conduct: the numbered cases that have no position to start from."""

from __future__ import annotations

import pytest

from tests.rulebook.tables import (
    dealt,
    dealt_from_top,
    deck_with_last_dealt,
    fresh,
    losers,
    of,
    play,
    refused,
    roles,
    step,
    table,
)
from world.cards import deck
from world.engine.protocol import Elapsed, Refused, Resign
from world.games.durak import GAME
from world.games.durak.actions import Attack, Exchange, Pass, Take
from world.games.durak.events import (
    DealerDrawn,
    Drawn,
    FoolNamed,
    LeadGiven,
    Redealt,
    TrumpShown,
    TrumpTurned,
)


def lead(step):
    """Who leads a deal and why."""
    (given,) = of(LeadGiven, step.events)
    return given.seat, given.reason, given.card


def test_s01_the_lowest_trump_leads_with_any_card():
    step_ = dealt(["9H 7S 8S", "8H 9S JS", "7H 10H QS"], "6C AH")
    assert lead(step_) == (2, "lowest-trump", "7H")
    assert {act.cards for act in GAME.legal(step_.state, 2)} == {("7H",), ("10H",), ("QS",)}


def test_s02_the_turn_up_does_not_count():
    assert lead(dealt(["7H 7S", "8H 9S"], "6C 6H"))[0] == 0


def test_s03_without_a_trump_in_any_hand_the_lowest_card_leads():
    assert lead(dealt(["7S 8S", "6S 9C", "JC QC"], "10C 9H")) == (1, "lowest-card", "6S")


def test_s03_of_equal_lowest_cards_the_one_nearest_the_dealers_left_leads():
    hands = ["6S 8S", "6C 9C", "6D QC"]
    assert [lead(dealt(hands, "10C 9H", dealer=dealer))[0] for dealer in (0, 1, 2)] == [1, 2, 0]


def test_s05_from_the_fool_the_player_on_his_left_leads():
    three = play(table("7S / 8S 9D / JC JD"), "A:7S B:8S/7S C:pass B:9D C:JD/9D")
    assert losers(three) == "C"
    assert roles(fresh(3, before=three, next_lead="from_fool").state) == "AB"
    assert lead(fresh(3, before=three, next_lead="from_fool"))[1] == "from-fool"


def test_s07_six_players_show_the_last_card_dealt_and_its_suit_is_trump():
    cards = deck_with_last_dealt(36, "QD")
    step_ = dealt_from_top(6, 2, cards)
    state = step_.state
    assert state.talon == () and state.deal.trump == "D" and "QD" in state.hands[2]
    assert of(TrumpShown, step_.events) == [TrumpShown(2, "QD", "D")]
    assert not of(TrumpTurned, step_.events)


def test_s08_four_players_share_a_deck_of_24_and_five_are_refused():
    state = fresh(4, deck="24").state
    assert state.talon == () and [len(hand) for hand in state.hands] == [6] * 4
    with pytest.raises(Refused) as error:
        GAME.read_options({"deck": "24"}, 5)
    assert error.value.refusal.code == "too-many-seats"
    assert error.value.refusal.args["most"] == 4


def test_s09_eight_players_share_a_deck_of_52_and_nine_are_refused():
    state = fresh(8, deck="52").state
    assert len(state.talon) == 4
    with pytest.raises(Refused) as error:
        GAME.read_options({"deck": "52"}, 9)
    assert error.value.refusal.args["nearest"] == "seats=8"


def test_s10_the_team_with_the_lowest_trump_leads_first_and_later_the_team_that_won():
    hands = ["6S 7S", "7H 8S", "8H 9S", "9C 9D"]
    assert lead(dealt(hands, "6C AH", dealer=0, teams="pairs"))[:2] == (1, "lowest-trump")
    lost = play(table("7S / 8C 9C / - / -", teams=["AC", "BD"], out="CD"), "A:7S B:take")
    assert losers(lost) == "BD"
    later = dealt(hands, "6C AH", dealer=1, before=lost, teams="pairs")
    assert lead(later) == (2, "winning-team", None)


def test_the_deal_goes_one_by_one_from_the_dealers_left_and_turns_the_next_card_up():
    cards = deck(36)
    state = dealt_from_top(3, 1, cards).state
    assert state.hands[2] == cards[0:18:3] and state.hands[0] == cards[1:18:3]
    assert state.hands[1] == cards[2:18:3]
    assert state.talon == (*cards[19:], cards[18])


def test_the_first_dealer_is_drawn_by_chance_and_announced():
    drawn = {of(DealerDrawn, fresh(4, seed).events)[0].seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_after_a_draw_the_lowest_trump_leads_and_the_same_dealer_deals():
    drawn = play(table("9S / 10S"), "A:9S B:10S/9S")
    follows = fresh(2, before=drawn)
    assert follows.state.deal.dealer == drawn.deal.dealer
    assert lead(follows)[1] in ("lowest-trump", "lowest-card")


def test_the_winner_leads_where_the_table_says_so():
    three = play(table("7S / 8S 9D / JC JD"), "A:7S B:8S/7S C:pass B:9D C:JD/9D")
    assert lead(fresh(3, before=three, next_lead="winner"))[:2] == (0, "winner")


def test_an_ace_is_passed_over_as_turn_up_where_the_table_says_so():
    cards = deck(36)
    top = (*[card for card in cards if card not in ("AS", "AD", "6H")], "AS", "AD", "6H")
    order = (*top[:12], "AS", "AD", "6H", *top[12:-3])
    state = dealt_from_top(2, 0, order, no_ace_turnup="on").state
    assert state.talon[-1] == "6H" and state.talon[:2] == ("AS", "AD")
    assert dealt_from_top(2, 0, order).state.talon[-1] == "AS"


def test_a_joker_is_never_the_turn_up():
    plain = [card for card in deck(54) if card[0] != "*"]
    order = (*plain[:12], "*R", "*B", *plain[12:])
    state = dealt_from_top(2, 0, tuple(order), deck="54").state
    assert state.talon[-1] == plain[12] and state.talon[0] == "*R"


def test_hands_of_one_suit_or_colour_are_dealt_again_where_the_table_says_so():
    for option in ("five_of_a_suit", "one_colour"):
        redealt = [seed for seed in range(300) if of(Redealt, fresh(4, seed, redeal=option).events)]
        assert redealt
        for seed in redealt:
            for hand in fresh(4, seed, redeal=option).state.hands:
                suits = [card[-1] for card in hand]
                if option == "five_of_a_suit":
                    assert max(map(suits.count, suits)) < 5
                else:
                    assert {"D", "H"} & set(suits) and {"C", "S"} & set(suits)
    assert not any(of(Redealt, fresh(4, seed).events) for seed in range(300))


def test_x01_of_the_discard_only_its_size_is_told():
    state = play(table("7S 9D / 10S JC"), "A:7S B:10S/7S A:pass")
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert view.gone == 2 and "10S" not in repr((view.hand, view.pairs, view.turnup))


def test_x02_without_cheating_a_false_cover_is_refused_and_costs_nothing():
    state = play(table("10S 9D / 7S 9C"), "A:10S")
    assert refused(state, "B:7S/10S").code == "does-not-beat"
    assert state == play(table("10S 9D / 7S 9C"), "A:10S")


def test_x05_time_running_out_while_choosing_to_throw_in_is_a_pass():
    state = play(table("7S 9D / 10S JC"), "A:7S B:10S/7S")
    assert GAME.default_action(state, 0) == Pass()


def test_x06_time_running_out_on_the_opening_leads_the_lowest_plain_card():
    assert GAME.default_action(table("6H 9S 9C / 10S JC"), 0) == Attack(("9C",))
    assert GAME.default_action(table("8H 7H / 10S JC"), 0) == Attack(("7H",))


def test_time_running_out_in_defence_takes():
    assert GAME.default_action(play(table("7S 9D / 10S JC"), "A:7S"), 1) == Take()


def test_x07_of_three_one_who_resigns_keeps_the_result_and_the_hand_is_played_on():
    state = GAME.apply(table("7S 9D / 8S 9C / JC JD"), 2, Resign()).state
    assert state.result is None and state.resigned == {2}
    assert GAME.refuse(state, 2, Resign()).code == "resigned-already"
    assert play(state, "A:7S B:8S/7S A:pass").turn == (2,)


def test_of_two_players_the_one_who_resigns_is_the_fool_at_once():
    after = GAME.apply(table("7S 9D / 8S 9C"), 1, Resign())
    assert losers(after.state) == "B" and of(FoolNamed, after.events) == [FoolNamed(1, ())]
    assert GAME.problems(after.state) == ()


def test_x09_the_third_identical_position_without_a_discard_is_a_draw():
    state = table("7S 7C / 8C 9C / 8D 9D", repetition="on")
    happened, state = takes(state, 40)
    assert of(Drawn, happened) == [Drawn("repetition")] and losers(state) == "draw"
    unlimited, state = takes(table("7S 7C / 8C 9C / 8D 9D", repetition="off"), 40)
    assert not of(Drawn, unlimited) and state.result is None


def takes(state, bouts):
    """Everybody leads the card just taken and takes, again and again: (events, state)."""
    happened = []
    for _ in range(bouts):
        while state.result is None:
            seat, number = state.turn[0], state.bouts
            if not state.bout.attacks:
                act = Attack((state.hands[seat][-1],))
            else:
                act = Take() if seat == state.bout.defender else Pass()
            after = GAME.apply(state, seat, act)
            happened += after.events
            state = after.state
            if state.bouts != number:
                break
    return happened, state


def test_x10_the_lowest_trump_may_be_exchanged_for_the_turn_up_on_lead():
    state = table("6H 9S / 10S JC", talon="8D KH", trump_exchange="on")
    assert Exchange() in GAME.legal(state, 0)
    after = GAME.apply(state, 0, Exchange()).state
    assert "KH" in after.hands[0] and "6H" not in after.hands[0] and after.talon == ("8D", "6H")
    assert GAME.view(after, 1).turnup == "6H" and GAME.problems(after) == ()
    empty = table("6H 9S / 10S JC", trump_exchange="on")
    assert GAME.refuse(empty, 0, Exchange()).code == "exchange-needs-talon"
    begun = play(state, "A:9S B:10S/9S")
    assert GAME.refuse(begun, 0, Exchange()).code == "exchange-on-lead-only"
    off = table("6H 9S / 10S JC", talon="8D KH")
    assert GAME.refuse(off, 0, Exchange()).code == "no-exchange"


def test_the_free_throw_in_window_closes_the_bout_when_it_elapses():
    state = play(table("7S 9D / 10S JC / QC QD", throw_in="free"), "A:7S B:10S/7S")
    (deadline,) = GAME.deadlines(state)
    assert deadline.seconds == 10 and deadline.seat is None
    assert GAME.refuse(state, 0, Elapsed(deadline.id)).code == "no-such-deadline"
    after = GAME.apply(state, None, Elapsed(deadline.id)).state
    assert roles(after) == "BC" and len(after.discard) == 2
    assert GAME.refuse(after, None, Elapsed(deadline.id)).code == "no-such-deadline"
    assert GAME.deadlines(step(table("7S 9D / 10S JC"), "A:7S").state) == ()


def test_the_table_sets_how_long_free_throw_ins_stay_open():
    state = table("7S 9D / 10S JC", throw_in="after_first_cover", throw_in_seconds="30")
    assert GAME.deadlines(play(state, "A:7S")) == ()
    (deadline,) = GAME.deadlines(play(state, "A:7S B:10S/7S"))
    assert deadline.seconds == 30


def test_the_lowest_trump_leads_every_deal_where_the_table_says_so():
    lost = play(table("7S 9D / 10S"), "A:7S B:10S/7S")
    follows = dealt(["9H 7S", "8H 9S"], "6C AH", before=lost, next_lead="lowest_trump")
    assert lead(follows) == (1, "lowest-trump", "8H")
    assert lead(dealt(["9H 7S", "8H 9S"], "6C AH", before=lost))[1] == "under-fool"
