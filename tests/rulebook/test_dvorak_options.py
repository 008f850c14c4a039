"""Where the texts leave a question, each table may answer it; and the powers of a Dvorak host."""

from __future__ import annotations

import pytest

from tests.rulebook.dvorak_tables import lay, table, workshop
from world.cards import Chance
from world.engine.protocol import Elapsed, LineBack, LineLost, Refused, Resign
from world.games.dvorak import GAME
from world.games.dvorak.actions import AppointHost, Join, NameSeats


def test_a1_the_proposer_may_have_to_vote():
    at = table(proposer="explicit").do("A", "propose Sun")
    assert at.view("A").ballot.waiting == (0, 1, 2)


def test_a2_players_who_are_out_may_keep_their_vote():
    at = table(out_vote="yes").do("A", "putout C").do("A", "propose Sun")
    assert at.view("C").ballot.waiting == (1, 2)
    assert at.vote("B", "C").at("draw").count("Sun") == 1


def test_a3_by_correspondence_nobody_drops_out_of_a_vote():
    at = table(pace="correspondence").hall(LineLost(1)).do("A", "propose Sun")
    assert GAME.deadlines(at.state) == ()


def test_a13_things_of_who_is_out_are_discarded_removed_or_stay():
    for where, place in (("discard", "discard"), ("removed", "removed"), ("centre", "centre")):
        at = table(areas={"C": "Lamp"}, out_things=where).do("A", "putout C")
        assert at.at(place) == ["Lamp"]


def test_a15_special_rules_may_be_below_cards():
    at = table(areas={"A": "Chest/T/hand limit 8 for everyone"}, rules_rank="below_cards")
    at.do("A", "propose/rule Law = hand limit 3 for me").vote("B", "C")
    assert at.limit("A") == 8
    at = table(areas={"A": "Chest/T/hand limit 8 for everyone"})
    at.do("A", "propose/rule Law = hand limit 3 for everyone").vote("B", "C")
    assert at.limit("A") == 3


def test_a18_several_extras_add_up_or_one_counts():
    extras = "Well/T/draw +1 at start of turn, Spring/T/draw +2 at start of turn"
    for how, drawn in (("add", 4), ("replace", 3)):
        at = table(areas={"A": extras}, step="draw", extras=how).do("A", "draw")
        assert at.count("hand A") == drawn


def test_a20_a_card_that_cannot_be_done_is_played_as_far_as_possible_or_refused():
    hand = {"A": "Blast/A/destroy target Thing"}
    at = table(hands=hand).do("A", "play Blast")
    assert at.refused("A", "resolve").code == "nothing-to-choose"
    at.do("A", "decline").do("A", "end")
    assert table(hands=hand, impossible="refuse").refused("A", "play Blast").code == "impossible"


def test_a21_a_type_of_its_own_may_be_a_thing_as_on_the_old_mush():
    at = table(players=2, other_types="thing").do("A", "propose/type Spell Zap").do("B", "y")
    assert "Zap" in at.at("draw")


def test_a22_abilities_may_be_free_and_then_work_once_a_turn():
    at = table(areas={"A": "Well/T/Action: draw 1"}, hands={"A": "Gust/A"}, ability_cost="free")
    at.do("A", "use Well").do("A", "play Gust")
    assert at.refused("A", "use Well").code == "ability-used"


def test_a24_the_host_or_everybody_may_be_the_judge():
    at = table(areas={"B": "Lamp"}, judges="host").do("C", "ruling Lamp = hand limit 2 for me")
    assert at.view("A").ballot.waiting == (0,)
    assert at.do("A", "y").limit("B") == 2
    at = table(areas={"B": "Lamp"}, judges="unanimous").do("C", "ruling Lamp = nobody may draw")
    assert at.view("A").ballot.waiting == (0, 1)


def test_a26_several_who_win_at_once_share_it_or_the_active_player_comes_first():
    for how, winners in (("shared", "AB"), ("active_first", "A")):
        at = table(areas={"A": "Base", "B": "Base"}, several_wins=how)
        lay(at, "C", "Law/T/nobody may win").do("A", "destroy Law")
        at.do("B", "propose/rule Goal = win if I control 1 Base").vote("A", "C")
        assert at.winners == winners


def test_a27_who_sits_down_in_mid_game_plays_from_the_next_round():
    at = table(players=2, draw=20, hands={"A": 3, "B": 3}).hall(Join(2))
    assert at.heard("A", "joined").waits and at.refused("C", "draw").code == "you-wait"
    at.do("A", "end").do("B", "draw").do("B", "end")
    assert at.turn == "A"
    assert at.count("hand C") == 5 and at.heard("C", "hand-dealt").titles


def test_a27_or_not_at_all():
    at = table(players=2, joining="never")
    assert GAME.refuse(at.state, None, Join(2)).code == "joining-closed"
    assert GAME.refuse(at.state, None, Join(5)).code == "no-such-player"


def test_a30_opponents_are_not_on_ones_team_and_a_team_wins_together():
    at = table(players=4, teams="two", areas={"A": "Sieve/T/hand limit -2 for opponents"})
    assert [at.limit(who) for who in "ABCD"] == [5, 3, 5, 3]
    at.do("A", "claim").vote("B", "C", "D")
    assert at.winners == "AC"


def test_options_that_do_not_go_together_are_refused_with_the_nearest_that_do():
    for given, seats, nearest in (
        ({"deck": "none"}, 3, "building=yes"),
        ({"teams": "two"}, 3, "teams=none"),
        ({"hand": "400"}, 3, "20"),
        ({}, 1, 2),
        ({}, 13, 12),
    ):
        with pytest.raises(Refused) as refused:
            GAME.read_options(given, seats)
        assert refused.value.refusal.args["nearest"] == nearest
    for preset in GAME.presets.values():
        assert GAME.read_options(preset, 4)


# The host


def test_the_host_holds_proposals_until_the_turn_ends():
    at = table(step="draw").do("B", "propose Sun").do("A", "hold")
    assert not at.state.halted and at.view("C").ballot is None
    assert at.view("C").pending[0].proposals[0].title == "Sun"
    at.do("A", "draw").do("A", "end")
    assert at.state.halted and at.view("C").ballot.voted == (1,)
    assert at.refused("B", "hold").args["seat"] == 0


def test_a_rude_text_is_hidden_from_all_but_its_author_who_may_rewrite_it():
    at = table().do("B", "propose Rude = very rude")
    number = at.view("B").ballot.id
    at.do("A", f"hide {number}")
    assert at.heard("B", "hidden").author == 1 and at.heard("C", "hidden").author is None
    assert at.view("C").ballot.proposals[0].title == ""
    assert at.view("B").ballot.proposals[0].title == "Rude"
    assert "title" not in at.refused("A", "end").args
    at.do("B", f"revise {number} title = Polite")
    assert at.view("C").ballot.proposals[0].title == "Polite"


def test_a_silent_voter_is_excused_after_a_while():
    at = table().do("B", "propose Sun").do("A", "y")
    assert at.refused("A", "excuse C").code == "not-silent-yet"
    (deadline,) = GAME.deadlines(at.state)
    assert deadline.seconds == 60.0
    at.hall(Elapsed(deadline.id))
    assert at.heard("A", "voters-silent").waiting == (2,)
    at.do("A", "excuse C")
    assert "Sun" in at.at("draw") and at.heard("C", "voter-dropped").reason == "excused"


def test_a_host_who_leaves_is_followed_by_the_next_player():
    at = table().do("A", Resign())
    assert at.state.host == 1 and at.turn == "B" and at.heard("C", "went-out").reason == "left"
    at.hall(AppointHost(2))
    assert at.state.host == 2


def test_who_leaves_drops_out_of_the_vote_and_the_last_one_left_wins():
    at = table(hands={"C": "Lamp"}).do("A", "propose Sun").do("B", "y").do("C", Resign())
    assert "Sun" in at.at("draw") and at.at("discard") == ["Lamp"]
    assert at.do("B", Resign()).winners == "A"


def test_a_line_that_comes_back_in_time_counts_and_names_are_the_halls():
    at = table().hall(LineLost(1)).hall(LineBack(1)).do("A", "propose Sun")
    assert not any(d.id.startswith("line") for d in GAME.deadlines(at.state))
    at.hall(NameSeats(("Ann", "Ben", "Cleo")))
    assert at.view(None).names == ("Ann", "Ben", "Cleo")
    at.do("B", "y").do("C", "y").do("A", "token 1 Gold on cleo")
    assert at.view("A").seats[2].tokens == {"Gold": 1}


def test_everybody_ready_begins_the_game_and_the_host_may_begin_alone():
    at = workshop(2).do("A", "propose/10 Sun").do("B", "y")
    at.do("B", "ready").do("B", "ready no").do("B", "ready").do("A", "ready")
    assert at.state.phase == "playing"
    at = workshop(2)
    assert at.refused("B", "loaddeck night_market").code == "host-only"
    at.do("A", "loaddeck lost").do("A", "start")
    assert at.state.phase == "playing" and at.refused("A", "start").code == "dealt-already"


def test_a_rematch_is_played_with_the_deck_as_it_has_grown():
    at = table(players=2, draw=12, rules=["hand limit 4 for everyone"])
    at.do("A", "propose Sun").do("B", "y").do("A", "claim").do("B", "y")
    follows = GAME.start(at.state.options, 2, Chance("e" * 32), at.state).state
    assert len(follows.cards) == 13 and len(follows.rules) == 1
    assert follows.players[0].name == "A" and GAME.problems(follows) == ()


def test_what_was_rejected_stays_by_its_number_which_nothing_of_the_rematch_gets():
    at = table(players=2, draw=0)
    for title in ("Sun", "Moon", "Star"):
        at.do("A", f"propose {title}").do("B", "n")
    at.do("A", "claim").do("B", "y")
    follows = GAME.start(at.state.options, 2, Chance("e" * 32), at.state).state
    assert [motion.id for motion in follows.rejected] == [m.id for m in at.state.rejected]
    for title in ("Cloud", "Rain", "Snow"):
        for who, words in enumerate((f"propose {title}", "n")):
            act = GAME.parse(GAME.view(follows, who), words)
            follows = GAME.apply(follows, who, act, Chance("f" * 32)).state
    assert len(follows.rejected) == 6 and GAME.problems(follows) == ()
