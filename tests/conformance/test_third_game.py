"""A third game is one folder and one line: the toy proves it through the hall's own registry."""

from __future__ import annotations

from tests.toy.seated import toy_seated
from world.engine import registry
from world.render import sentences
from world.render.face import Face

PLAIN = Face(style="plain", language="en", suits="letters", colours="none", width=80)


def test_one_folder_and_one_line_make_a_third_game_known():
    with toy_seated():
        game = registry.game("toy")
        assert game in registry.games()
        assert registry.find("highest") is game and registry.find("toy") is game
    assert "toy" not in registry.GAMES and registry.find("highest") is None


def test_its_folder_brings_its_sentences():
    with toy_seated():
        game = registry.game("toy")
        laid, taken = game.events[1], game.events[2]
        said = sentences.event(PLAIN, "toy", laid(0, None), ("Ann", "Bo"), 1)
        assert said == "Ann lays a card face down."
        said = sentences.event(PLAIN, "toy", taken(1, ("7S", "8D")), ("Ann", "Bo"), 1)
        assert said == "You take the trick: 7S and 8D."


def test_its_folder_brings_its_help():
    with toy_seated():
        assert (registry.folder("toy") / "help" / "en" / "toy.md").is_file()
        assert (registry.folder("durak") / "help" / "en" / "durak.md").is_file()
