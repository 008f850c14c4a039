"""A match that was played over telnet is gone through, written out and checked over telnet."""

from __future__ import annotations

import re

from tests.fixtures.test_recorded import finished
from tests.telnet.players import play_out, sit_together
from world.engine import recording


def test_strangers_play_a_match_and_go_through_it_together(guest):
    players = [guest(), guest()]
    sit_together(players)
    for player in players:
        assert re.search(r"The hash of the seed begins [0-9a-f]{16};", player.line.heard)
    play_out(players, lambda table: table["legal"][-1])
    one, two = (player.line for player in players)
    seed = re.search(
        r"The seed of match (\d+) was ([0-9a-f]{32})", one.read_until(r"was [0-9a-f]+")
    )
    number = seed[1]

    assert f"{number}. Durak" in one.ask("history", r"Type replay and a number")
    one.ask("log 3", r"The last 3 lines:\n(\d+\. .*\n){3}")
    one.ask(f"replay {number}", rf"Match {number}, act 1 of \d+\.")
    one.read_until(r"Type replay next")
    one.ask("replay last", r"act (\d+) of \1\.")
    assert "All is sound" in one.ask(f"verify {number}", r"as they were\s+played")
    one.ask("finger", r"Durak: one deal")

    one.ask(f"study {number}", "Nobody else is here")
    two.ask(f"study {number}", "One other person is here")
    one.ask("step 4", rf"Match {number}, act 4 of")
    two.read_until(rf"{players[0].name} goes to act 4\.")
    two.ask("leave", "Durak Room")


def test_an_exported_match_arrives_whole_and_is_played_again_here(guest):
    players = [guest(), guest(), guest()]
    sit_together(players, "passing=on")
    play_out(players, lambda table: table["legal"][0])
    line = players[2].line
    number = re.search(r"match (\d+) was", line.read_until(r"The seed of match \d+ was"))[1]
    line.read_until("Type rematch")
    told = line.ask(f"export {number} json", r"^\]\}$")
    recorded = recording.read(told[told.index('{"v":1,"match"') :])
    assert recorded.seats == 3 and recorded.options == {"passing": "on"}
    assert finished(recording.findings(recorded)).sound
