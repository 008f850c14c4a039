"""Words of a Dvorak table that are the hall's too."""

from __future__ import annotations

from tests.evennia.matches import seated

WORKSHOP = {"deck": "none", "building": "yes"}


def test_ready_and_start_are_the_games_own_while_its_cards_are_made(guest):
    vera, anna = guest("Vera"), guest("Anna")
    table = seated(vera, anna, options=WORKSHOP, game="dvorak")
    assert table.controller.match.state.phase == "building"
    assert "There are no cards yet" in " ".join(vera.type("start").split())
    vera.type("propose/12 Sun = It shines.")
    anna.type("y")
    assert "You are ready" in anna.type("ready")
    vera.type("start")
    assert table.controller.match.state.phase == "playing"


def test_before_the_deal_and_after_the_game_ready_is_the_halls(guest):
    vera, anna = guest("Vera"), guest("Anna")
    table = seated(vera, anna, game="dvorak")
    assert table.controller.match.state.phase == "playing"
    vera.type("claim")
    anna.type("y")
    assert not table.controller.playing
    vera.type("ready")
    anna.type("ready")
    assert table.controller.playing
