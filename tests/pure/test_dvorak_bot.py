"""The Dvorak bot: legal turns, the deck's own goal, and votes that a kind player would cast."""

from __future__ import annotations

import pytest

from tests.rulebook.dvorak_tables import seat, table
from world import bots
from world.bots.dvorak import harmless
from world.cards import Chance
from world.games.dvorak import GAME
from world.games.dvorak.actions import Decline, DiscardDown, End, Play, Resolve, Vote
from world.games.dvorak.decks import STARTERS
from world.games.dvorak.view import View


def chosen(at, who, seed=1):
    """What a bot in that seat would do now."""
    number = seat(who)
    view, legal = GAME.view(at.state, number), GAME.legal(at.state, number)
    return bots.choose(view, legal, Chance(f"{seed:032x}"), 1)


def test_there_is_one_level_for_dvorak():
    assert bots.levels(View) == 1


@pytest.mark.parametrize("deck", STARTERS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_alone_bring_a_starter_deck_to_its_end(deck, seats):
    options = GAME.read_options({"deck": deck}, seats)
    chance, own = Chance(f"{seats:032x}"), Chance("f" * 32)
    state = GAME.start(options, seats, chance).state
    for _ in range(1500):
        acting = sorted(GAME.to_act(state))
        if not acting:
            break
        view, legal = GAME.view(state, acting[0]), GAME.legal(state, acting[0])
        action = bots.choose(view, legal, own, 0)
        assert action in legal
        state = GAME.apply(state, acting[0], action, chance).state
    assert state.result is not None and state.result.reason in ("watched", "last")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("draw 2", True),
        ("hand limit 7 for me", True),
        ("win if I control 3 Base", True),
        ("Everybody must sing.", True),
        ("I win", False),
        ("out target", False),
        ("nobody may draw", False),
        ("opponents may not play Action", False),
        ("opponents may not play Action next turn", True),
    ],
)
def test_it_votes_yes_on_what_is_harmless(text, kind):
    at = table().do("A", f"propose/thing Card = {text}")
    assert harmless(text) is kind
    assert chosen(at, "B") == Vote(1, kind)


def test_it_agrees_to_claims_and_offers_and_never_to_what_it_may_not_read():
    at = table().do("A", "claim")
    assert chosen(at, "B") == Vote(1, True)
    at = table().do("B", "propose Rude").do("A", "hide 1")
    assert chosen(at, "C") == Vote(1, False)


def test_it_plays_towards_the_win_and_keeps_what_it_needs():
    rule = "win if I control 3 Base"
    at = table(rules=[rule], hands={"A": "Lamp, Base, Gust/A"})
    base = at.state.lying("hand/0")[1]
    assert chosen(at, "A") == Play(base)
    at = table(rules=[rule], hands={"A": "L1, L2, Base, L3, L4, L5"}).do("A", "end")
    kept = at.state.lying("hand/0")[2]
    assert all(chosen(at, "A", seed) != DiscardDown(kept) for seed in range(20))


def test_it_does_unkind_things_to_others_and_kind_ones_to_itself():
    at = table(hands={"A": "Blast/A/destroy target Thing"}, areas={"A": "Lamp", "B": "Moon"})
    at.do("A", "play Blast")
    assert chosen(at, "A") == Resolve(1, None, at.state.lying("area/1")[0])
    at = table(hands={"A": "Blast/A/destroy target Thing"}, areas={"A": "Lamp"})
    assert chosen(at.do("A", "play Blast"), "A") == Decline(1)
    at = table(hands={"A": "Gift/A/3 Gold on target"}).do("A", "play Gift")
    assert chosen(at, "A") == Resolve(1, 0)
    at = table(hands={"A": "Trap/A/skip next turn for target"}).do("A", "play Trap")
    assert chosen(at, "A").target in (1, 2)


def test_it_ends_its_turn_when_nothing_is_left_to_do():
    assert chosen(table(), "A") == End()
