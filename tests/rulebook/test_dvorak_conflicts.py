"""The numbered Dvorak cases on conflicts, types, secrecy and old formats, played at a table."""

from __future__ import annotations

import json

import pytest

from tests.rulebook.dvorak_tables import card, lay, seat, table, workshop
from world.engine.protocol import Unreadable
from world.games.dvorak import GAME, judge, loadlines
from world.games.dvorak.actions import LoadCards
from world.games.dvorak.facts import TableFacts
from world.games.dvorak.operations import Copy, Destroy, TakeControl, TurnOver
from world.games.dvorak.resolver.order import decide

THREE = "draw 3 at start of turn"
NO_DRAW = "nobody may draw"


def hand_limits(at):
    return [at.limit(who) for who in "ABC"]


def test_case_41_draw_three_to_start_your_turn_replaces_the_basic_one_for_that_player():
    at = table(hands={"A": ["Well/A/To start your turn, draw three. " + THREE]}, players=2)
    at.do("A", "play Well").do("A", "end").do("B", "draw")
    assert at.heard("B", "drew").count == 1
    at.do("B", "end").do("A", "draw")
    assert at.heard("B", "drew").count == 3
    assert [effect.title for effect in at.view("B").lasting] == ["Well"]


def test_case_42_where_nobody_may_draw_nothing_is_drawn_and_actions_are_still_discarded():
    at = table(areas={"B": f"Drought/T/{NO_DRAW}"}, hands={"A": "Gust/A/draw 1"}, step="draw")
    at.do("A", "draw")
    assert at.count("hand A") == 1 and at.heard("C", "draw-stopped").title == "Drought"
    at.do("A", "play Gust").do("A", "resolve").do("A", "draw 2")
    assert at.count("hand A") == 0 and at.at("discard") == ["Gust"]


def test_case_43_the_more_specific_limit_wins_although_it_is_the_earlier_one():
    at = table(areas={"A": "Bag/T/hand limit 7 for me"}, hands={"A": 7, "B": 7})
    lay(at, "C", "Sieve/T/hand limit 4 for everyone")
    assert hand_limits(at) == [7, 4, 4]
    at.do("A", "end")
    assert at.turn == "B"
    at.do("B", "draw").do("B", "end")
    assert at.heard("A", "discard-due").count == 4


def test_case_45_a_special_rule_beats_the_basic_one_and_a_later_card_beats_the_rule():
    at = table(rules=["hand limit 3 for everyone"])
    assert hand_limits(at) == [3, 3, 3]
    lay(at, "B", "Chest/T/hand limit 8 for everyone")
    assert hand_limits(at) == [8, 8, 8]
    at.do("A", "destroy Chest")
    assert hand_limits(at) == [3, 3, 3]


def test_case_46_a_denial_by_a_rule_beats_a_later_permission_by_a_card():
    at = table(rules=["nobody may play Actions"], hands={"A": "Gust/A"})
    lay(at, "A", "Licence/T/I may play Action")
    refusal = at.refused("A", "play Gust")
    assert refusal.code == "denied" and refusal.args["because"].startswith("Rule: nobody")


def test_case_47_extras_are_added_and_nothing_falls_below_none():
    at = table(areas={"A": "Bag/T/hand limit 7 for me", "C": "Hole/T/hand limit -2 for everyone"})
    assert hand_limits(at) == [5, 3, 3]
    lay(at, "C", "Abyss/T/hand limit -9 for everyone")
    assert hand_limits(at) == [0, 0, 0]


def test_case_48_what_switches_a_denial_off_does_so_only_while_it_is_there():
    at = table(areas={"B": f"Drought/T/{NO_DRAW}"}, step="draw")
    lay(at, "C", "Well/T/Drought has no effect")
    assert judge.denied(TableFacts(at.state), "draw", 0) is None
    at.do("A", "destroy Well").do("A", "draw")
    assert "draw-stopped" in at.kinds()


CONFLICTS = {
    41: (["draw 3 at start of turn"], "draw_n", 3),
    42: (["nobody may draw", "I may draw"], "draw", None),
    43: (["hand limit 7 for me", "hand limit 4 for everyone"], "hand", 7),
    45: (["hand limit 3 for everyone", "hand limit 8 for everyone"], "hand", 8),
    46: (["nobody may play Actions", "I may play Action"], "play", None),
    47: (["hand limit 7 for me", "hand limit -2 for everyone"], "hand", 5),
    48: (["nobody may draw", "ignore Drought"], "draw", None),
}


def conflict(number):
    """A table with the case's cards in A's area, and what is asked about A."""
    texts, issue, value = CONFLICTS[number]
    named = zip(("Drought", "Well"), texts, strict=False)
    at = table(areas={"A": [f"{title}/T/{text}" for title, text in named]})
    item = TableFacts(at.state).described(card("Gust/A")) if issue == "play" else None
    return at, issue, value, item


@pytest.mark.parametrize("number", CONFLICTS)
def test_case_50_why_names_what_decides_and_what_each_other_lost_to(number):
    at, issue, value, item = conflict(number)
    decision = judge.weigh(TableFacts(at.state), issue, 0, item)
    assert value is None or decision.value == value
    fates = {reason.fate for reason in decision.trace}
    if number == 48:
        assert decision.allowed and fates == {"switches-off", "switched-off"}
    else:
        assert decision.winner.source in at.state.marks
    for reason in decision.trace:
        explained = reason.lost_to is not None or reason.fate in ("wins", "added", "switches-off")
        assert explained, reason


@pytest.mark.parametrize("number", CONFLICTS)
def test_case_51_the_order_of_storage_makes_no_difference(number):
    at, issue, _, item = conflict(number)
    facts = TableFacts(at.state)
    said = (*judge.basics(at.state.options), *at.state.statements)
    answers = {
        (answer.value, answer.allowed)
        for answer in (
            decide(order, issue, 0, item, facts)
            for order in (said, said[::-1], sorted(said, key=repr))
        )
    }
    assert len(answers) == 1


def test_case_52_a_draw_denied_to_one_is_drawn_by_the_others():
    at = table(hands={"B": "Rain/A/each player draws 1"}, turn="B")
    lay(at, "A", "Curse/T/I may not draw")
    at.do("B", "play Rain").do("B", "resolve")
    assert [at.count(f"hand {who}") for who in "ABC"] == [0, 1, 1]


# Types, state, secrecy, formats

LOCATION = "type Location: stays in centre, 1 per turn, only 1 in play"


def test_case_53_a_type_of_its_own_is_played_beside_the_other_two():
    at = table(rules=[LOCATION], hands={"A": "Docks/Location, Mill/Location, Lamp, Gust/A"})
    at.do("A", "play Docks").do("A", "play Lamp").do("A", "play Gust")
    assert at.at("centre") == ["Docks"]
    assert at.refused("A", "play Mill").args["type"] == "Location"
    at.do("A", "end").do("B", "draw").do("B", "end").do("C", "draw").do("C", "end")
    at.do("A", "draw").do("A", "play Mill")
    assert at.at("centre") == ["Mill"] and at.at("discard")[0] == "Docks"
    assert at.heard("B", "displaced").title == "Docks"


def test_case_53_a_type_nobody_defined_is_asked_about():
    at = table()
    refusal = at.refused("A", "propose/type Spell Zap = draw 1")
    assert (refusal.code, refusal.args["type"]) == ("type-unknown", "Spell")
    at.do("A", "propose/type/discards Spell Zap = draw 1").vote("B", "C")
    assert at.refused("B", "propose/type Ritual Zip").code == "type-unknown"
    at.do("B", "propose/type Spell Zip")
    assert at.view("C").ballot.proposals[0].type == "Spell"


def test_case_55_an_ability_costs_the_action_play_and_the_thing_stays():
    well = ["Well/T/Action: draw two", "Gust/A"]
    at = table(hands={"A": "Gust/A"}, areas={"A": ["Well/T/Action: draw two"]})
    at.do("A", "use Well").do("A", "resolve")
    assert at.count("hand A") == 3 and at.at("area A") == ["Well"]
    assert at.refused("A", "play Gust").args["type"] == "Action"
    at = table(hands={"A": well[1:]}, areas={"A": well[:1]}).do("A", "play Gust")
    assert at.refused("A", "use Well").code == "plays-used"
    at = table(areas={"A": well[:1]}, rules=["nobody may play Actions"])
    assert at.refused("A", "use Well").code == "denied"


def test_case_56_hidden_cards_are_not_named_and_a_look_is_a_deed_all_hear_of():
    at = table(hands={"B": "Secret Plan, Other Plan"}, draw="Buried*3")
    (first, _) = at.state.lying("hand/1")
    for words in ("destroy Secret Plan", "peek Secret Plan", "move Secret Plan to hand"):
        with pytest.raises(Unreadable):
            at.read("A", words)
    for action in (Destroy, TakeControl, TurnOver, Copy):
        assert at.refused("A", action(first)).code == "no-such-card"
    at.do("A", "peek B's hand")
    assert at.heard("A", "looked").titles == ("Secret Plan", "Other Plan")
    for who in ("B", "C", None):
        heard = at.heard(who, "looked")
        assert heard.seat == 0 and heard.place_seat == 1 and heard.count == 2
        assert heard.titles == heard.texts == heard.cards == ()


def test_case_56_a_card_moved_between_hidden_places_is_not_named_to_others():
    at = table(hands={"B": "Secret Plan"}, draw="Buried*3")
    at.do("A", "move B's hand 1 to draw bottom")
    assert at.heard("B", "moved").title == "Secret Plan"
    assert at.heard("A", "moved").title == at.heard(None, "moved").title == ""
    assert at.at("draw")[-1] == "Secret Plan"


def test_case_56_a_face_down_card_is_known_to_its_controller_alone():
    at = table(hands={"A": "Trap/T/hand limit 1 for everyone, Lamp"})
    at.do("A", "play Trap face down")
    assert at.heard("A", "played").title == "Trap"
    for who in ("B", None):
        heard = at.heard(who, "played")
        assert (heard.card, heard.title, heard.text, heard.down) == ("", "", "", True)
        seen = at.view(who).seats[0].area[0]
        assert (seen.n, seen.face, seen.title, seen.id) == (1, "down", "", "")
    assert at.view("A").seats[0].area[0].title == "Trap" and hand_limits(at) == [5, 5, 5]
    at.do("A", "turnover 1")
    assert at.view("B").seats[0].area[0].title == "Trap" and hand_limits(at) == [1, 1, 1]


def test_case_58_tokens_are_counted_and_none_is_no_entry():
    at = table().do("A", "token 3 Gold on A").do("B", "token -1 gold on A")
    assert at.view("C").seats[0].tokens == {"Gold": 2}
    at.do("A", "token -2 Gold on me")
    assert at.view("C").seats[0].tokens == {} and at.state.tokens == {}
    assert at.refused("A", "token -1 Gold on A").code == "no-such-tokens"
    at.do("A", "token 3 Gold on A")
    assert TableFacts(at.state).in_play(0) == []


def test_case_58_where_tokens_are_things_they_count_as_such():
    at = table(token_things="yes", rules=["win if I control 3 Gold"])
    assert at.do("A", "token 3 Gold on B").winners == "B"


def test_case_59_a_title_with_a_slash_is_a_bad_line_and_escapes_are_undone():
    with pytest.raises(Unreadable) as bad:
        loadlines.read_line("Up/Down/A/x")
    assert bad.value.refusal.code == "loadcard-type"
    line = loadlines.read_line('Gust/A/Put out a Lamp.%r%rDraw 100%%. ("Whoosh.")')
    assert (line.title, line.type, line.flavour) == ("Gust", "Action", "Whoosh.")
    assert line.text == "Put out a Lamp.\n\nDraw 100%."


def test_case_60_the_dvorax_form_has_colour_title_type_and_text():
    line = loadlines.read_line("hb/Lamp/Thing - Light/Lit/unlit.")
    assert (line.colour, line.title, line.type) == ("blue", "Lamp", "Thing - Light")
    assert line.text == "Lit/unlit."
    line = loadlines.read_line("Lamp/T/Lit/unlit.")
    assert (line.title, line.type, line.text) == ("Lamp", "Thing", "Lit/unlit.")


def test_pasted_lines_load_a_deck_and_a_bad_one_stops_no_other():
    at = workshop(2)
    pasted = ["Lamp/T/It is lit.", "Up/Down/A/x", "hr/Gust/Action/draw 2", "Lone line"]
    bad = 0
    for words in pasted:
        try:
            at.do("A", f"loadcard {words}")
        except Unreadable:
            bad += 1
    assert bad == 2 and at.at("draw") == ["Lamp", "Gust"]
    assert at.refused("A", "cleardeck").code == "clear-sure"
    assert at.do("A", "cleardeck yes").state.cards == {}


def test_a_thousand_cards_are_the_most_a_table_has():
    at = workshop(2)
    batch = tuple((("title", f"Card {n}"), ("count", 5)) for n in range(40))
    for _ in range(5):
        at.do("A", LoadCards(tuple(tuple(pairs) for pairs in batch)))
    assert len(at.state.cards) == 1000
    assert at.refused("A", "loadcard One/T/more").code == "deck-full"


def test_case_66_a_snapshot_holds_votes_hands_order_seq_lasting_ends_and_the_turn():
    at = table(hands={"A": ["Well/A/draw 3 at start of turn for 2 rounds", "Lamp"], "B": 3})
    at.do("A", "play Well").do("A", "propose Sun").do("B", "y")
    again = GAME.decode(json.loads(json.dumps(GAME.encode(at.state))))
    assert again == at.state and again.motion.votes == ((0, True), (1, True))
    assert again.statements == at.state.statements and again.turn == at.state.turn
    assert GAME.view(again, seat("C")) == at.view("C")


def test_what_is_laid_face_down_is_counted_as_a_thing_whatever_it_is():
    at = table(hands={"A": "Gust/A, Lamp"}).do("A", "play Gust face down")
    assert at.view("B").plays == {"Thing": 0, "Action": 1}
    at = table(rules=["type Trap: face down, 1 per turn"], hands={"A": "Pit/Trap, Snare/Trap"})
    at.do("A", "play Pit")
    assert at.view("B").plays == {"Thing": 1, "Action": 1}
    assert (
        at.heard("B", "played").title == "" and at.refused("A", "play Snare").code == "plays-used"
    )


@pytest.mark.parametrize("effects", ["off", "remind"])
def test_where_effects_are_peoples_business_an_own_type_is_played_as_a_thing(effects):
    at = table(rules=[LOCATION], hands={"A": "Docks/Location"}, effects=effects)
    assert at.do("A", "play Docks").at("area A") == ["Docks"]
