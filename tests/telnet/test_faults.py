"""A hall that is killed, reloaded or fed rubbish in the middle of a bout."""

from __future__ import annotations

import random

import pytest

from tests.telnet.players import Player, comes_back, comparable, play_out, sit_together


def in_mid_bout(guest) -> list[Player]:
    """Two players with an attack on the table."""
    players = [guest(), guest()]
    sit_together(players)
    leader = next(player for player in players if player.table["legal"])
    leader.act(leader.table["legal"][0])
    for player in players:
        assert player.see()["phase"] == "defend"
    return players


@pytest.mark.parametrize("victims", [("server",), ("portal", "server")])
def test_killing_the_hall_in_mid_bout_loses_nothing(hall, guest, victims):
    before = in_mid_bout(guest)
    hall.kill(*victims)
    hall.start()
    after = [comes_back(hall, player.word) for player in before]
    for was, now in zip(before, after, strict=True):
        assert comparable(now.ask_table()) == comparable(was.table)
    play_out(after, lambda table: table["legal"][-1])
    for player in after:
        player.line.close()


def test_a_reload_keeps_lines_and_cards_and_what_is_typed_meanwhile(hall, guest):
    players = in_mid_bout(guest)
    seq = players[0].table["seq"]
    defender = next(player for player in players if player.table["legal"])
    hall.evennia("reload")
    defender.act("take")
    for player in players:
        player.see_until(lambda table: table["seq"] > seq)
    play_out_from = players[0].table["seq"]
    assert play_out_from == seq + 1


RUBBISH = (
    b"\xff\xfb\xff\xff\xfa\xc9" + b"x" * 5000 + b"\xff\xf0\r\n",
    bytes(range(256)) * 8 + b"\r\n",
    b"A" * 200_000 + b"\r\n",
    b"\xc3\x28\xf0\x90\r\n",
    b"\x1b[2J\x1b]0;x\x07|r{you:>20000000}$You() \xe2\x80\xae\r\n",
    b'do {"cmd": "do {}"}\r\ndo ' + b"[" * 5000 + b"\r\n",
    b"sit 999999999999999999999\r\nsit -1\r\nsit 1 99\r\nwatch x\r\ntable new\r\n",
    b"attack\r\npass pass pass\r\ntake it all\r\n7z\r\n\xd7\xa9\r\n",
)


@pytest.mark.parametrize("rubbish", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish_on_a_line_is_answered_and_changes_nothing(hall, guest, rubbish):
    players = in_mid_bout(guest)
    before = [player.table for player in players]
    fool = players[0]
    fool.line.send_bytes(rubbish)
    fool.line.ask("who", "in the hall")
    for player, was in zip(players, before, strict=True):
        assert comparable(player.ask_table()) == comparable(was)


def test_random_bytes_at_the_door_leave_no_traceback(hall, dial):
    choice = random.Random(7)
    for _ in range(20):
        line = dial()
        line.send_bytes(choice.randbytes(choice.randrange(1, 4000)))
        line.close()
    dial().ask("help", "guest")
    assert hall.tracebacks() == []


def test_cards_one_does_not_hold_and_acts_out_of_turn_are_refused_in_words(guest):
    players = in_mid_bout(guest)
    defender = next(player for player in players if player.table["legal"])
    attacker = next(player for player in players if player is not defender)
    missing = next(c for c in attacker.table["hand"] if c not in defender.table["hand"])
    for player, words in ((defender, missing), (attacker, attacker.table["hand"][0])):
        seq = player.table["seq"]
        player.act(words)
        assert player.line.read_object("Hall.Error")["code"]
        assert player.ask_table()["seq"] == seq


def test_an_act_meant_for_a_table_that_has_moved_on_is_refused_as_stale(guest):
    players = in_mid_bout(guest)
    defender = next(player for player in players if player.table["legal"])
    attacker = next(player for player in players if player is not defender)
    in_this_bout = attacker.table["seq"]
    for player, words in ((defender, "take"), (attacker, "pass")):
        player.act(words)
        for other in players:
            other.see()
    card = attacker.table["legal"][0]
    attacker.act(f'do {{"cmd": "{card}", "seq": {in_this_bout}}}')
    assert attacker.line.read_object("Hall.Error")["code"] == "stale"
    attacker.act(f'do {{"cmd": "{card}", "seq": {attacker.table["seq"]}}}')
    assert attacker.see()["pairs"] == [[card, None]]


def test_an_act_of_somebody_else_in_the_same_bout_makes_nothing_stale(guest):
    players = in_mid_bout(guest)
    defender = next(player for player in players if player.table["legal"])
    defender.act('do {"cmd": "take", "seq": 1}')
    assert defender.see()["seq"] == 3


def test_two_lines_of_one_person_see_and_play_the_same_seat(hall, guest):
    players = in_mid_bout(guest)
    defender = next(player for player in players if player.table["legal"])
    second = comes_back(hall, defender.word)
    assert comparable(second.table) == comparable(defender.table)
    second.act("take")
    assert second.see()["seq"] == defender.see()["seq"] == 3
    second.line.close()


def test_who_leaves_in_mid_game_says_so_twice_and_a_bot_plays_on(guest):
    players = in_mid_bout(guest)
    leaver, stayer = players
    leaver.line.ask("stand", "stand yes")
    leaver.act("stand yes")
    final = stayer.see_until(
        lambda table: (
            any(seat["bot"] is not None for seat in table["seats"]) or table["phase"] == "over"
        )
    )
    assert final["seats"]
    leaver.line.ask("leave", "Room")


def test_a_table_closed_under_ones_feet_leaves_one_standing_outside(guest):
    host, sitter = guest(), guest()
    host.act("table new durak")
    number = host.see()["table"]
    sitter.act(f"sit {number}")
    sitter.see_until(lambda table: table["you"] is not None)
    host.line.ask("close", "is closed")
    sitter.line.read_until("is closed")
    sitter.line.ask("hand", "play durak")
