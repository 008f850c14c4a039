"""Playing Dvorak over plain telnet: votes, pastes, a whole game, and a crash in mid-vote."""

from __future__ import annotations

import pytest

from tests.telnet.players import Player, comes_back, comparable, seat_at_new_table

PASTED = 500
"""Lines of a pasted deck. Rule: clients.md, *Telnet*."""


def at_a_table(guest, seats: int, *options: str) -> list[Player]:
    """Players whose game has begun."""
    players = [guest() for _ in range(seats)]
    seat_at_new_table(players, "dvorak", *options)
    for player in players:
        player.act("ready")
    for player in players:
        player.see_until(lambda table: table["phase"] in ("playing", "building"))
    return players


def settle(players: list[Player]) -> None:
    """Bring every player's view to the newest act anybody has seen."""
    newest = max(player.ask_table()["seq"] for player in players)
    for player in players:
        while player.table["seq"] < newest:
            player.see()


def test_a_card_goes_from_propose_to_play_resumed_in_one_line_and_three_keys(guest):
    players = at_a_table(guest, 4)
    settle(players)
    author, *voters = players
    draw = author.table["draw"]
    author.act("propose Gust = Draw a card.")
    for player in players:
        ballot = player.see_until(lambda table: table["ballot"])["ballot"]
        assert ballot["halted"] and ballot["proposals"][0]["title"] == "Gust"
    for voter in voters:
        voter.act("y")
    for player in players:
        after = player.see_until(lambda table: table["ballot"] is None)
        assert after["draw"] == draw + 1


def test_play_waits_for_a_vote_and_one_no_rejects_the_card(guest):
    players = at_a_table(guest, 3)
    settle(players)
    on_turn = next(player for player in players if player.table["you"] == player.table["turn"])
    author = next(player for player in players if player is not on_turn)
    author.act("propose Snag = Everybody shouts.")
    for player in players:
        player.see_until(lambda table: table["ballot"])
    on_turn.act("draw")
    assert on_turn.line.read_object("Hall.Error")["code"] == "halted"
    on_turn.act("n")
    for player in players:
        assert player.see_until(lambda table: table["ballot"] is None)["ballot"] is None
    on_turn.line.ask("rejected", "Snag")
    on_turn.act("draw")
    assert on_turn.see_until(lambda table: table["step"] != "draw")["step"] == "play"


@pytest.mark.parametrize("victims", [("server",), ("portal", "server")])
def test_killing_the_hall_in_mid_vote_loses_no_vote_and_no_card(hall, guest, victims):
    players = at_a_table(guest, 3)
    settle(players)
    players[0].act("propose Gust = Draw a card.")
    for player in players:
        player.see_until(lambda table: table["ballot"])
    players[1].act("y")
    for player in players:
        player.see_until(lambda table: len(table["ballot"]["voted"]) == 2)
    hall.kill(*victims)
    hall.start()
    after = [comes_back(hall, player.word) for player in players]
    for was, now in zip(players, after, strict=True):
        # Lost lines are acts of this game, so the number may have gone on.
        seen = {**comparable(now.ask_table()), "seq": was.table["seq"]}
        assert seen == comparable(was.table)
    after[2].act("y")
    for player in after:
        player.see_until(lambda table: table["ballot"] is None)
        player.line.close()


def test_a_pasted_deck_loses_no_line(guest):
    host, other = at_a_table(guest, 2, "building=yes", "deck=none")
    settle([host, other])
    lines = "".join(f"loadcard Card {number}/T/Text of it.\r\n" for number in range(PASTED))
    host.line.send_bytes(lines.encode())
    table = host.see_until(lambda table: table["draw"] == PASTED)
    assert table["phase"] == "building"


def test_a_game_against_a_bot_is_played_to_its_end_by_legal_words(guest):
    player = guest()
    player.act("play dvorak")
    table = player.see_until(lambda table: table["phase"] == "playing")
    for _ in range(600):
        if table["phase"] == "over":
            break
        if table["legal"]:
            words = table["legal"]
            played = [word for word in words if word.startswith(("play", "resolve"))]
            player.act((played or words)[0])
        table = player.see()
    assert table["phase"] == "over" and table["result"] is not None
