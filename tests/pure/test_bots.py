"""Bots: they see a View, act by the rules, and each level is worth having."""

from __future__ import annotations

import pytest

from tests.bots_at_play import played, points
from tests.rulebook.tables import play, table
from world import bots
from world.cards import Chance
from world.games.durak import GAME
from world.games.durak.actions import Attack, Call, Cover, Pass, PassOn, Take
from world.games.durak.view import View

TALON = "6S 6C 6D 6H 8H 9H 10H AH"


def chosen(state, level):
    seat = state.turn[0]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return bots.choose(view, legal, Chance("0" * 32), level)


def game(levels, seed, **options):
    """The result of a deal between bots."""
    return played(levels, seed, options)


def share(strong, weak, deals):
    """Points of the stronger bot in duplicate deals, seats swapped, a draw being half."""
    return sum(points(strong, weak, seed, {}) for seed in range(deals)) / (2 * deals)


def test_there_are_six_levels_for_durak_and_one_for_a_game_nobody_taught():
    assert bots.levels(View) == 6 and bots.levels(object) == 1
    assert [bots.thinks(View, level) for level in range(6)] == [False] * 3 + [True] * 3
    assert bots.memory(object) is None and not bots.thinks(object, 5)


def test_a_bot_of_a_level_there_is_not_plays_the_nearest():
    state = table("7S 9D / 10S JC", talon=TALON)
    assert chosen(state, 99) == chosen(state, 5) and chosen(state, -1) in GAME.legal(state, 0)


def test_nothing_to_choose_is_said_so():
    with pytest.raises(ValueError):
        bots.choose(object(), (), Chance("0" * 32), 1)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_bots_play_any_table_to_its_end(level, seats):
    for seed in range(2 if level < 3 else 1):
        assert game([level] * seats, seed)
        assert game([level] * seats, seed, **GAME.presets["online"])
        assert game([level] * seats, seed, cheating="on", trump_exchange="on", multi_open="on")
    assert game([level] * seats, 5, deck="54")


def test_what_a_bot_cannot_see_does_not_change_its_choice():
    state = table("7S 9D JD / 10S JC 8C", talon=TALON)
    other = table("7S 9D JD / 6S 6C 6D", talon="10S JC 8C 6H 8H 9H 10H AH")
    for level in range(6):
        assert chosen(state, level) == chosen(other, level)


def test_greedy_beats_random():
    assert share(1, 0, 60) > 0.9


def test_careful_is_no_worse_than_greedy():
    assert share(2, 1, 150) > 0.47


def test_greedy_always_throws_in_and_covers_with_the_cheapest_card():
    state = play(table("7S 7D AH / 8S JS 8C 9C", talon="6S 6C KH"), "A:7S")
    assert chosen(state, 1) == Cover("8S", "7S")
    assert chosen(play(state, "B:8S/7S"), 1) == Attack(("7D",))


def test_greedy_takes_when_it_cannot_beat_everything():
    state = play(table("7S 7D 9C / 8S JC KC", talon=TALON, multi_open="on"), "A:7S+7D")
    assert chosen(state, 1) == Take()


def test_careful_leads_the_lowest_plain_card_of_its_longest_rank():
    assert chosen(table("7S 9D 9C KH / 10S JC", talon=TALON), 2) == Attack(("9C",))
    assert chosen(table("8H KH / 10S JC", talon=TALON.replace("8H ", "")), 2) == Attack(("8H",))


def test_careful_takes_rather_than_spend_a_high_trump_on_a_small_table():
    state = play(table("KS 9D 9C / 7D JH 8C", talon=TALON), "A:KS")
    assert chosen(state, 2) == Take() and chosen(state, 1) == Cover("JH", "KS")
    late = play(table("KS 9D 9C / 7D JH 8C", talon="6S AH"), "A:KS")
    assert chosen(late, 2) == Cover("JH", "KS")


def test_careful_keeps_trumps_aces_and_kings_while_the_talon_lasts():
    early = table("KS KD 7S / AS AD KH", talon=TALON.replace(" 6H", " 6H 7C 7D"))
    state = play(early, "A:KS B:AS/KS")
    assert chosen(state, 2) == Pass() and chosen(state, 1) == Attack(("KD",))


def test_bots_hand_an_attack_on_when_they_can():
    state = play(table("7S 9D 9C / 7D JH 8C / KS KC QS", talon=TALON, passing="on"), "A:7S")
    assert chosen(state, 1) == chosen(state, 2) == PassOn("7D")


def test_bots_call_a_false_cover_and_make_none():
    state = play(table("10S 9D 8D / 7S 9C JC", talon=TALON, cheating="on"), "A:10S")
    assert chosen(state, 1) == Take()
    assert chosen(play(state, "B:7S/10S"), 1) == Call("10S")


def test_the_random_bot_uses_only_its_own_chance():
    state = table("7S 9D JD QC KC AC / 10S JC 8C", talon=TALON)
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    picks = {bots.choose(view, legal, Chance(f"{n:032x}"), 0) for n in range(60)}
    assert picks == set(legal)
