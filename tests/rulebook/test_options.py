"""Options of a table: what each value changes, which go together, what a mistake is answered."""

from __future__ import annotations

import pytest

from tests.rulebook.tables import (
    LETTERS,
    events,
    losers,
    of,
    play,
    refused,
    roles,
    step,
    table,
    turn,
)
from world.engine.protocol import Refused
from world.games.durak import GAME
from world.games.durak.actions import Attack, Call, Cover, Pass, ShowTrump
from world.games.durak.events import Called, Drew, OrderNamed
from world.games.durak.options import NAMES, PRESETS, RULES, VALUES, Options, most_seats
from world.games.durak.state import evolve

TALON = "6S 6C 6D 6H 8H 9H AS AH"


def test_the_presets_are_classic_and_online():
    assert list(PRESETS) == ["classic", "online"] and GAME.read_options({}) == Options()
    online = GAME.read_options(PRESETS["online"])
    assert (online.passing, online.throw_in, online.multi_open) == ("on", "free", "on")
    assert online.changed() == PRESETS["online"]


def test_names_and_values_are_read_as_people_type_them():
    assert GAME.read_options({" Throw-In": "FREE", "Multi_open": "yes"}) == Options(
        throw_in="free", multi_open="on"
    )


@pytest.mark.parametrize(
    ("given", "code", "nearest"),
    [
        ({"decks": "36"}, "option-unknown", "deck"),
        ({"": "x"}, "option-unknown", "deck"),
        ({"deck": "40"}, "option-value", "36"),
        ({"deck": "9" * 50}, "option-value", "54"),
        ({"passing": "perhaps"}, "option-value", "on"),
        ({"who": ""}, "option-value", "all"),
        ({"teams": "pairs", "passing": "on"}, "teams-never-pass", "passing=off"),
        ({"show_trump": "once_per_bout"}, "show-needs-passing", "passing=on"),
    ],
)
def test_a_mistake_is_answered_with_the_nearest_possible_choice(given, code, nearest):
    with pytest.raises(Refused) as error:
        GAME.read_options(given)
    assert error.value.refusal.code == code
    assert error.value.refusal.args["nearest"] == nearest


@pytest.mark.parametrize(
    ("given", "seats", "code", "nearest"),
    [
        ({}, 1, "too-few-seats", 2),
        ({}, 7, "too-many-seats", "deck=52"),
        ({"deck": "24"}, 5, "too-many-seats", "deck=32"),
        ({"deck": "54"}, 9, "too-many-seats", "seats=8"),
        ({"teams": "pairs"}, 5, "pairs-need-four-or-six", "seats=6"),
        ({"teams": "pairs"}, 2, "pairs-need-four-or-six", "seats=4"),
        ({"teams": "threes"}, 4, "threes-need-six", "teams=pairs"),
        ({"teams": "threes"}, 5, "threes-need-six", "seats=6"),
    ],
)
def test_a_number_of_players_that_cannot_be_is_refused(given, seats, code, nearest):
    with pytest.raises(Refused) as error:
        GAME.read_options(given, seats)
    assert (error.value.refusal.code, error.value.refusal.args["nearest"]) == (code, nearest)


def test_six_cards_for_everybody_must_be_in_the_deck():
    assert {deck: most_seats(deck) for deck in VALUES["deck"]} == {
        "36": 6,
        "24": 4,
        "32": 5,
        "52": 8,
        "54": 8,
    }


def test_every_option_has_values_a_source_and_a_place_in_the_table():
    assert set(NAMES) == set(RULES) and all(len(set(v)) == len(v) for v in VALUES.values())


# What single values change


def test_multi_open_lets_several_cards_of_one_rank_open_together():
    hands = "7S 7D 8C / 10S JD QC"
    assert refused(table(hands), "A:7S+7D").code == "open-with-one"
    state = table(hands, multi_open="on")
    assert Attack(("7D", "7S")) in GAME.legal(state, 0)
    assert refused(state, "A:7S+8C").code == "open-with-one-rank"
    opened = play(state, "A:7S+7D")
    assert opened.bout.attacks == ("7S", "7D") and turn(opened) == "B"
    assert turn(play(opened, "B:10S/7S")) == "B"


def test_multi_open_keeps_to_the_limit():
    state = table("7S 7D 7C 8C / 10S JD", multi_open="on")
    assert refused(state, "A:7S+7D+7C").code == "limit-reached"
    assert max(len(act.cards) for act in GAME.legal(state, 0)) == 2


def test_free_throw_in_needs_no_turn_and_ends_when_all_have_passed():
    hands = "7S QC 9D / 10S 8D QD KD / 7D 10C 9C / 7C 10D JD"
    state = play(table(hands, talon=TALON, throw_in="free"), "A:7S D:7C C:7D")
    assert turn(state) == "BCAD"
    state = play(state, "B:8D/7D")
    assert turn(state) == "BCAD"
    done = play(table(hands, talon=TALON, throw_in="free"), "A:7S B:10S/7S D:pass A:pass")
    assert turn(done) == "C" and roles(play(done, "C:pass")) == "BC"


def test_a_cover_reopens_free_throw_in_for_those_who_passed_but_not_for_pass_all():
    hands = "7S QC 9D / 10S 8D QD KD / 7D 10C 9C / 7C 10D JD"
    state = play(table(hands, talon=TALON, throw_in="free"), "A:7S B:10S/7S A:pass C:7D")
    assert "A" not in turn(state)
    assert "A" in turn(play(state, "B:8D/7D"))
    rest = GAME.apply(play(table(hands, talon=TALON), "A:7S B:10S/7S"), 0, Pass(True)).state
    assert turn(play(rest, "C:7D B:8D/7D")) == "C"
    assert turn(play(rest, "C:7D B:8D/7D C:pass")) == "D"
    assert "A" not in turn(play(rest, "C:7D B:take C:pass D:pass"))


def test_without_a_cap_the_defenders_hand_is_the_limit():
    hands = "6S 6D 6C 6H 7S 7D 7C / 9S 9D 9C 9H 10S 10D 10C 10H"
    assert table(hands, attack_cap="none").bout.limit == 8
    assert table(hands).bout.limit == 6
    assert table(hands, attack_cap="none", hand_cap="off").bout.limit == 15


def test_without_the_hand_cap_more_may_be_piled_on_than_the_defender_held():
    hands = "7S 7D 7C / JS JD / 8C 8D"
    capped = play(table(hands, pile_cap="hand"), "A:7S B:take A:7D")
    assert roles(capped) == "CA"
    loose = play(table(hands, pile_cap="hand", hand_cap="off"), "A:7S B:take A:7D")
    assert turn(loose) == "A"


def test_five_cards_in_the_first_bout_or_until_something_is_discarded():
    hands, more = "6S 6D / 9S 9D 9C 9H 10S 10D", {"talon": "7S 7C AH"}
    for value, bouts, beaten, limit in [
        ("6", 0, 0, 6),
        ("five_in_first", 0, 0, 5),
        ("five_in_first", 1, 0, 6),
        ("five_until_discard", 1, 0, 5),
        ("five_until_discard", 1, 1, 6),
    ]:
        state = table(hands, first_bout=value, bouts_done=bouts, discarded=beaten, **more)
        assert state.bout.limit == limit


def test_without_piling_on_a_take_ends_the_bout_at_once():
    state = play(table("7S 7D 9C / 10S JD", pile_on="off"), "A:7S B:take")
    assert roles(state) == "AB" and set(state.hands[1]) == {"7S", "10S", "JD"}


def test_the_pile_cap_is_six_or_the_bouts_limit():
    hands = "7S 7D 7C / JS JD / 8C 8D"
    assert roles(play(table(hands, pile_cap="hand"), "A:7S B:take A:7D")) == "CA"
    assert turn(play(table(hands, pile_cap="six"), "A:7S B:take A:7D")) == "A"


def test_joined_refill_follows_the_order_of_joining():
    hands = "7S 9D 9C / 10S 8D QD KD KC / 10C 9S JS / 7D 10D JD"
    acts = "A:7S B:10S/7S A:pass C:pass D:7D B:8D/7D D:pass A:pass C:10C B:take"
    acts += " C:pass D:pass A:pass"
    talon = "6S 6C 6D 6H 8H 9H KH QH JH AH 8C 8S"
    for value, order in (("seed", [0, 2, 3]), ("joined", [0, 3, 2])):
        happened = events(table(hands, talon=talon, refill=value), acts)
        assert [event.seat for event in of(Drew, happened)] == order


def test_the_whole_order_is_named_where_the_table_asks_for_it():
    acts = "A:7S B:8S/7S C:pass B:9D C:JD/9D"
    happened = events(table("7S / 8S 9D / JC JD", result="order"), acts)
    assert of(OrderNamed, happened) == [OrderNamed((0, 1, 2))]
    assert not of(OrderNamed, events(table("7S / 8S 9D / JC JD"), acts))


def test_both_empty_is_a_draw_or_makes_the_last_defender_the_fool():
    assert losers(play(table("9S / 10S"), "A:9S B:10S/9S")) == "draw"
    assert losers(play(table("9S / 10S", both_empty="last_defender"), "A:9S B:10S/9S")) == "B"


def test_passing_on_may_be_banned_in_the_first_bout():
    hands = "7S 9D 9C / 7D 7H 8S / 7C KS KC QS"
    state = play(table(hands, talon=TALON, passing="on", passing_first_bout="banned"), "A:7S")
    assert refused(state, "B>7D").code == "no-passing-on-yet"
    later = table(hands, talon=TALON, passing="on", passing_first_bout="banned", bouts_done=1)
    assert roles(play(later, "A:7S B>7D")) == "BC"
    off = play(table(hands, talon=TALON), "A:7S")
    assert refused(off, "B>7D").code == "no-passing-on"


def test_after_passing_on_the_limit_is_the_new_defenders_hand():
    hands = "7S 9D 9C / 7D 7H 8S / 7C KS / 10S JS JD JC"
    state = play(table(hands, passing="on"), "A:7S B>7D")
    assert state.bout.limit == 2
    assert refused(state, "C>7C") is None and state.bout.attack_chair == 1


def test_a_trump_can_be_shown_once_in_a_deal_or_once_in_a_bout():
    hands = "7S 9D 9S / 7H 8S 8C / KS QS JS"
    once = {"passing": "on", "show_trump": "once_per_deal"}
    shown = play(table(hands, talon=TALON, **once), "A:7S B?7H")
    assert roles(shown) == "BC" and shown.hands[1] == ("7H", "8S", "8C")
    assert shown.shown == ("7H",)
    for kind, code in (("once_per_deal", "shown-already"), ("once_per_bout", None)):
        fresh = table(hands, talon=TALON, passing="on", show_trump=kind)
        state = play(evolve(fresh, shown=("7H",)), "A:7S")
        assert getattr(refused(state, "B?7H"), "code", None) == code
        assert (ShowTrump("7H") in GAME.legal(state, 1)) == (code is None)


def test_who_may_throw_in_is_said_when_somebody_else_tries():
    hands = "7S QC 9D / 10S 8D QD KD / 7D 10C 9C / 7C 10D JD"
    for who, seat in (("main", "C"), ("neighbours", "D")):
        state = play(table(hands, talon=TALON, who=who), "A:7S B:10S/7S")
        assert refused(state, f"{seat}:7{'DC'[seat == 'D']}").code == f"only-{who}"


def test_a_partner_plays_the_seat_of_one_who_is_out_or_it_is_skipped():
    teams = {"teams": ["AC", "BD"], "out": "D"}
    hands = "7S 9D / 8C 8D 8S / JS JC / -"
    proxy = play(table(hands, attacker="C", **teams), "C:JS")
    assert roles(proxy) == "CB" and proxy.bout.defence_chair == LETTERS.index("D")
    skip = table(hands, attacker="C", partner_of_out="skip", **teams)
    assert (roles(skip), skip.bout.defence_chair) == ("CB", 1)
    taken = play(table("7S 9D / 8C 9C 8S / JS JD / -", attacker="B", **teams), "B:8C C:take B:pass")
    assert roles(taken) == "BA"


# Jokers


def test_a_joker_beats_everything_but_a_joker_and_nothing_beats_it():
    state = play(table("AH 9D / *R 9C", deck="54"), "A:AH")
    assert refused(state, "B:*R/AH") is None
    state = play(table("*B 9D / *R AH", deck="54"), "A:*B")
    assert refused(state, "B:*R/*B").code == "joker-unbeatable"
    assert GAME.legal(state, 1)[0].kind == "take"


def test_a_joker_opens_but_joins_no_attack_and_brings_no_rank():
    state = play(table("*B 9D 9C / JS JD / *R 9S", deck="54"), "A:*B B:take")
    assert refused(state, "A:9D").code == "joker-opens-no-rank"
    state = play(table("7S *B 9D / 10S JD QC", deck="54", talon=TALON), "A:7S B:10S/7S")
    assert refused(state, "A:*B").code == "joker-only-opens"
    passing = play(table("*B 9D / *R 9C", deck="54", passing="on"), "A:*B")
    assert refused(passing, "B>*R").code == "joker-cannot-pass-on"


# Cheating


CHEAT = {"cheating": "on"}


def test_with_cheating_on_a_false_cover_stands_unless_it_is_called():
    state = play(table("10S 9D / 7S 9C JC", talon=TALON, **CHEAT), "A:10S B:7S/10S")
    assert state.bout.covers == ("7S",)
    assert roles(play(state, "A:pass")) == "BA"


def test_a_right_call_undoes_the_pair():
    state = play(table("10S 9D / 7S 9C JC", talon=TALON, **CHEAT), "A:10S B:7S/10S")
    called = GAME.apply(state, 0, Call("10S"))
    assert of(Called, called.events) == [Called(0, 1, "7S", "10S", True)]
    assert turn(called.state) == "B" and "7S" in called.state.hands[1]
    assert called.state.bout.covers == (None,)


def test_a_wrong_call_changes_nothing_and_cannot_be_repeated():
    state = play(table("7S 9D / 10S 9C JC", talon=TALON, **CHEAT), "A:7S B:10S/7S")
    called = GAME.apply(state, 0, Call("7S"))
    assert of(Called, called.events)[0].right is False
    assert called.state.hands == state.hands and called.state.bout.covers == ("10S",)
    assert turn(called.state) == "A"
    assert GAME.refuse(called.state, 0, Call("7S")).code == "called-already"


def test_the_last_false_cover_can_be_called_by_one_who_went_out_in_that_bout():
    state = play(table("10S / 7S", **CHEAT), "A:10S B:7S/10S")
    assert state.out == (0,) and turn(state) == "A"
    assert losers(play(state, "A:pass")) == "draw"
    called = GAME.apply(state, 0, Call("10S")).state
    assert losers(play(called, "B:take")) == "B"


def test_a_bare_card_never_cheats_by_accident():
    state = play(
        table("10S 8S / JS 9C 9S", talon=TALON, throw_in="free", **CHEAT), "A:10S B:JS/10S"
    )
    assert GAME.refuse(state, 1, Cover("9C", "10S")).code == "all-covered"
    two = play(table("8S 8D 10D / 9S JC JD", talon=TALON, multi_open="on", **CHEAT), "A:8S+8D")
    assert GAME.parse(GAME.view(two, 1), "9s") == Cover("9S", "8S")
    assert step(two, "B:JC/8S").state.bout.covers == ("JC", None)
