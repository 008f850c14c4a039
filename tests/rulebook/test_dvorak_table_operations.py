"""Dvorak's table operations: each once, with its limits, and what all, some or none may see."""

from __future__ import annotations

import pytest

from tests.rulebook.dvorak_tables import lay, table
from world.engine.protocol import Unreadable
from world.games.dvorak import GAME

# Moving cards


@pytest.mark.parametrize(
    ("words", "place", "index"),
    [
        ("move Lamp to discard", "discard", 0),
        ("move Lamp to top of draw", "draw", 0),
        ("move Lamp to draw bottom", "draw", -1),
        ("move Lamp to draw 3", "draw", 2),
        ("move Lamp to hand", "hand A", -1),
        ("move Lamp to B's hand", "hand B", -1),
        ("move Lamp to B", "area B", -1),
        ("move Lamp to area of C", "area C", -1),
        ("move Lamp to centre", "centre", 0),
        ("move Lamp to removed", "removed", 0),
        ("move Lamp to Shop", "pile/Shop", 0),
        ("givething Lamp to C", "area C", -1),
    ],
)
def test_any_card_moves_anywhere(words, place, index):
    at = table(areas={"A": "Lamp"}).do("B", "pile Shop").do("A", words)
    assert at.at(place)[index] == "Lamp"


def test_a_card_moved_at_random_into_the_pile_may_be_anywhere():
    at = table(areas={"A": "Lamp"}, draw=3).do("A", "move Lamp to draw random")
    assert "Lamp" in at.at("draw") and at.heard("B", "moved").title == "Lamp"


def test_a_card_that_comes_back_has_a_new_place_in_time_and_one_that_changes_hands_keeps_it():
    at = table(areas={"A": "Bag/T/hand limit 7 for me"})
    (card,) = at.state.lying("area/0")
    seq = at.state.marks[card].seq
    at.do("B", "take Bag")
    assert at.state.marks[card].seq == seq and at.limit("B") == 7 and at.limit("A") == 5
    at.do("B", "move Bag to hand").do("B", "move hand 1 to area")
    assert at.state.marks[card].seq > seq


def test_drawing_milling_discarding_and_destroying():
    at = table(hands={"A": "Lamp, Moon"}, areas={"B": "Base*2"}, draw=10)
    at.do("A", "draw 2").do("A", "draw 1 for B").do("A", "draw 1 everyone")
    assert [at.count(f"hand {who}") for who in "ABC"] == [5, 2, 1]
    at.do("A", "mill 2").do("A", "discard Lamp").do("A", "discrand B 1").do("A", "destroy B 1")
    assert at.count("discard") == 5 and at.count("area B") == 1
    assert at.refused("A", "draw 61").code == "count-range"
    at.do("A", "destroy all bases of B")
    assert at.count("area B") == 0


def test_cards_drawn_visibly_are_shown_to_all():
    at = table(draw="Lamp*3").do("A", "drawvis")
    assert at.heard("C", "revealed").titles == ("Lamp",) and at.count("hand A") == 1


def test_a_gift_moves_when_it_is_taken_and_only_the_two_know_it():
    at = table(hands={"A": "Secret"}).do("A", "give 1 to B")
    assert at.heard("B", "gift-offered").title == "Secret"
    assert at.heard("C", "gift-offered").title == ""
    assert at.refused("A", "give 1 to C").code == "given-already"
    at.do("B", "resolve")
    assert at.at("hand B") == ["Secret"] and at.heard("C", "given").title == ""


def test_a_gift_may_be_declined_and_is_gone_with_its_card():
    at = table(hands={"A": "Secret, Lamp"}).do("A", "give 1 to B").do("B", "decline")
    assert at.count("hand A") == 2
    at.do("A", "give 1 to B").do("A", "discard Secret")
    assert at.refused("B", "resolve").code == "gift-gone"


def test_what_denies_an_operation_denies_it_but_never_a_move():
    at = table(areas={"A": "Vault/T/this cannot be destroyed"})
    assert at.refused("B", "destroy Vault").args["because"] == "Vault"
    at.do("B", "destroy all")
    assert "destroy-stopped" in at.kinds() and at.at("area A") == ["Vault"]
    assert at.do("B", "move Vault to discard").at("discard") == ["Vault"]


# Looking and marking


def test_looking_at_a_pile_is_told_to_all_and_shown_to_the_doer():
    at = table(draw="C1, C2, C3")
    at.do("A", "peek draw 2")
    assert at.heard("A", "looked").titles == ("C1", "C2")
    assert at.heard("B", "looked").count == 2 and at.heard("B", "looked").titles == ()
    at.do("A", "viewdraw")
    assert at.heard("A", "looked").titles == ("C1", "C2", "C3")
    assert at.refused("A", "viewhand B").code == "place-empty"


def test_showing_a_card_or_a_hand_shows_it_to_all():
    at = table(hands={"A": "Lamp, Moon"}).do("A", "reveal hand 2")
    assert at.heard(None, "revealed").titles == ("Moon",)
    at.do("A", "reveal")
    assert at.heard(None, "revealed").titles == ("Lamp", "Moon")


def test_cards_are_turned_tapped_attached_copied_and_noted_on():
    at = table(areas={"A": "Lamp, Moon"})
    at.do("A", "tap Lamp").do("B", "attach 1 to 2").do("C", "note 2 = broken").do("B", "copy 2")
    lamp, moon = at.view("C").seats[0].area
    assert lamp.tapped and lamp.attached == 2 and moon.note == "broken"
    assert at.at("area B") == ["Moon"] and at.state.lying("area/1")[0].startswith("c")
    at.do("A", "detach 1").do("A", "untap 1").do("A", "note 2 =").do("A", "turnover 1")
    lamp, moon = at.view("C").seats[0].area
    assert (lamp.face, lamp.tapped, lamp.attached, moon.note) == ("down", False, 0, "")


def test_named_piles_are_owned_or_shared_up_or_down():
    at = table(areas={"A": "Lamp, Moon"})
    at.do("A", "pile Shop").do("B", "pile Trash down for C")
    at.do("A", "move 1 to Shop").do("A", "move 1 to Trash")
    view = at.view("B")
    assert [seen.title for seen in view.piles["Shop"]] == ["Lamp"] and view.piles["Trash"] == 1
    assert view.pile_owners == {"Shop": None, "Trash": 2}
    assert at.refused("A", "droppile shop").code == "pile-not-empty"
    assert at.refused("A", "pile draw").code == "pile-name-taken"
    at.do("A", "move Shop 1 to hand").do("A", "droppile Shop")
    assert at.at("hand A") == ["Lamp"] and set(at.state.piles) == {"Trash"}


def test_tokens_lie_on_players_cards_and_piles():
    at = table(areas={"A": "Lamp"}).do("A", "pile Shop")
    at.do("A", "token 2 Oil on Lamp").do("A", "token 1 Coin on Shop").do("A", "points 5 on B")
    view = at.view("C")
    assert view.seats[0].area[0].tokens == {"Oil": 2} and view.pile_tokens["Shop"] == {"Coin": 1}
    assert view.seats[1].tokens == {"points": 5}
    at.do("A", "destroy Lamp")
    assert set(at.state.tokens) == {"pile/Shop", "seat/1"}


# Chance


def test_dice_coins_and_picks_are_told_to_all():
    at = table(discard="Lamp*2")
    at.do("A", "roll 2d6+1")
    rolled = at.heard("C", "rolled")
    assert rolled.dice == "2d6+1" and rolled.total == sum(rolled.rolls) + 1
    assert all(1 <= each <= 6 for each in rolled.rolls) and len(rolled.rolls) == 2
    assert at.do("A", "flip").heard("B", "flipped").side in ("heads", "tails")
    assert at.do("A", "pick").heard("B", "player-picked").target in (0, 1, 2)
    assert at.do("A", "pick discard").heard("B", "card-picked").title == "Lamp"
    assert at.do("A", "pick draw").heard("A", "card-picked").title == ""
    assert at.refused("A", "roll 21d6").code == "dice-range"


def test_rock_paper_scissors_between_two():
    at = table().do("A", "challenge C").do("A", "rock")
    assert at.refused("B", "rock").code == "not-in-contest"
    at.do("C", "rock")
    assert at.heard("B", "throws-shown").winners == (0, 2) and at.state.contest.throws == ()
    at.do("A", "scissors").do("C", "paper")
    assert at.heard("B", "throws-shown").winners == (0,) and at.state.contest is None


# Players and turns


def test_skips_extra_turns_swaps_and_states():
    at = table(hands={"A": "Lamp", "B": "Moon, Sun"})
    at.do("A", "swap hands with B").do("A", "state rain on").do("A", "extra C").do("A", "skip B 2")
    assert at.at("hand A") == ["Moon", "Sun"] and at.view("B").states == ("rain",)
    at.do("A", "end")
    assert at.turn == "C" and at.state.turn.extra
    at.do("C", "draw").do("C", "end")
    assert at.turn == "C" and at.state.players[1].skips == 1
    assert at.refused("A", "state rain on").code == "state-is-so"
    assert at.refused("A", "skip B 9").code == "count-range"


def test_a_lasting_effect_may_be_ended_by_people_and_ends_by_itself():
    well = "Well/A/draw 3 at start of turn for me for 1 round"
    at = table(players=2, hands={"A": [well]}, draw=20).do("A", "play Well")
    at.do("B", "lift Well")
    assert at.view("A").lasting == () and at.state.statements == ()
    at = table(players=2, hands={"A": [well]}, draw=20).do("A", "play Well").do("A", "end")
    at.do("B", "draw").do("B", "end")
    assert "lapsed" in at.kinds() and at.state.lingering == ()


def test_effects_on_a_player_who_is_put_out_end_and_others_stay():
    at = table(hands={"A": ["Well/A/draw 3 at start of turn", "Flood/A/hand limit 3 for everyone"]})
    at.do("A", "play Well").do("A", "end").do("B", "draw").do("B", "end")
    at.do("C", "draw").do("C", "end").do("A", "draw").do("A", "play Flood").do("B", "putout A")
    assert [effect.title for effect in at.view("B").lasting] == ["Flood"]
    assert at.limit("B") == 3 and at.turn == "B"


# Offers


def test_one_shots_are_offered_with_what_they_need():
    at = table(hands={"A": ["Blast/A/destroy target Thing"]}, areas={"B": "Lamp", "C": "Moon"})
    at.do("A", "play Blast")
    (offer,) = at.view("A").offers
    assert offer.cards and not offer.players and at.view("B").offers == ()
    assert f"resolve {offer.n} on card 2" in at.view("A").legal
    assert at.refused("A", "resolve").code == "card-needed"
    at.do("A", "resolve on Moon")
    assert at.at("area C") == [] and at.view("A").offers == ()


def test_an_offer_lapses_with_its_owners_turn_and_never_acts_by_itself():
    at = table(hands={"A": "Gust/A/draw 2"}).do("A", "play Gust").do("A", "end")
    assert at.state.offers == () and at.count("hand A") == 0


def test_what_waits_for_a_moment_is_offered_to_its_controller_then():
    at = table(
        areas={"B": ["Bomb/T/when destroyed: draw 2", "Mint/T/at start of my turn: 1 Gold on me"]}
    )
    at.do("A", "destroy Bomb")
    assert set(GAME.to_act(at.state)) == {0, 1}
    at.do("B", "resolve").do("A", "end").do("B", "resolve")
    assert at.count("hand B") == 2 and at.view("A").seats[1].tokens == {"Gold": 1}


def test_a_discard_somebody_owes_is_of_their_own_choice_and_holds_play():
    at = table(hands={"A": "Tax/A/discard 1 for target", "B": "Lamp, Moon"})
    at.do("A", "play Tax").do("A", "resolve on seat 2")
    assert at.refused("A", "end").code == "others-discard"
    at.do("B", "discard 2").do("A", "end")
    assert at.at("discard")[0] == "Moon"


def test_without_effects_kept_nothing_is_offered_and_no_clause_binds():
    for effects in ("off", "remind"):
        at = table(
            hands={"A": "Gust/A/draw 2"},
            areas={"B": "Sieve/T/hand limit 2 for everyone"},
            effects=effects,
        )
        at.do("A", "play Gust")
        assert at.view("A").offers == () and at.limit("A") == 5


def test_where_effects_are_recalled_people_are_told_of_them_in_time():
    at = table(areas={"B": "Sieve/T/hand limit 2 for everyone"}, hands={"A": 4}, effects="remind")
    at.do("A", "end")
    recalled = at.heard("C", "recalled")
    assert (recalled.issue, recalled.value, recalled.title) == ("hand", 2, "Sieve")
    assert at.turn == "B"


# Rulings


def test_people_rule_what_a_text_means_and_it_counts_as_the_cards_own():
    at = table(areas={"A": "Lamp/T/It is very bright in here."}, hands={"B": 5})
    at.do("B", "ruling Lamp = hand limit 3 for opponents")
    assert at.view("C").ballot.waiting == (2,) and at.view("A").ballot.text.startswith("hand")
    at.do("C", "y")
    assert (at.limit("A"), at.limit("B")) == (5, 3)
    assert at.view("C").rulings[0].title == "Lamp"
    at.do("A", "destroy Lamp")
    assert at.limit("B") == 5


def test_a_tie_on_a_ruling_stays_as_the_controller_reads_the_card():
    at = table(areas={"A": "Lamp/T/Bright."}).do("B", "ruling Lamp = nobody may draw").do("C", "n")
    assert at.state.rulings == ()


def test_an_ability_people_alone_understand_can_be_used_all_the_same():
    at = table(areas={"A": "Bell/T/Action: everybody claps until you say stop"})
    at.do("A", "use Bell")
    assert at.heard("B", "used").title == "Bell" and at.view("A").plays["Action"] == 0


# Words that name the wrong thing


def test_words_that_fit_several_cards_are_asked_back_and_equal_cards_are_one():
    at = table(hands={"A": "Red Lamp, Red Moon, Base*2"})
    with pytest.raises(Unreadable) as asked:
        at.read("A", "play red")
    assert asked.value.choices == ("play hand 1", "play hand 2")
    at.do("A", "play hand 2")
    assert at.at("area A") == ["Red Moon"]
    assert at.read("A", "play base").card == at.state.lying("hand/0")[1]


def test_numbers_of_the_one_list_of_cards_in_play_work_in_every_operation():
    at = table(areas={"A": "Lamp", "B": "Moon"}, centre="Sun")
    assert [seen.n for seat in at.view("C").seats for seen in seat.area] == [1, 2]
    assert at.view("C").centre[0].n == 3
    at.do("C", "destroy 3").do("C", "destroy 1")
    assert at.at("discard") == ["Lamp", "Sun"]
    lay(at, "C", "Star")
    assert at.view("A").seats[2].area[0].n == 2


def test_each_player_may_draw_from_a_deck_of_their_own():
    at = table(hands={"A": "Lamp, Sun"}, draw=3)
    at.do("A", "pile Deck down for A").do("A", "move hand 1 to Deck").do("A", "move hand 1 to Deck")
    at.do("A", "draw 3 from Deck")
    assert at.kinds() == ["drew", "drew-short"] and at.count("draw") == 3
    assert at.at("hand A") == ["Sun", "Lamp"] and at.at("pile/Deck") == []
    assert at.heard("A", "drew").pile == "Deck"
    assert at.heard("B", "drew").titles == () and at.heard("B", "drew").count == 2
    assert at.refused("A", "draw from Deck").code == "place-empty"
    assert at.do("A", "draw 2 from draw").count("hand A") == 4


def test_a_denial_to_draw_holds_for_every_pile():
    at = table(hands={"A": "Lamp"}, rules=["nobody may draw"], draw=1)
    at.do("A", "pile Deck down for A").do("A", "move hand 1 to Deck").do("A", "draw from Deck")
    assert at.kinds() == ["draw-stopped"] and at.at("pile/Deck") == ["Lamp"]
