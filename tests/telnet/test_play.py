"""Playing Durak over plain telnet, as strangers' programs and as people do."""

from __future__ import annotations

import random
import re
import time

import pytest

from tests.telnet.players import play_out, sit_together

NEWCOMERS_LIMIT = 5.0
"""Seconds from ``play durak`` to cards in hand. Rule: hall.md, *What a newcomer meets*."""


def test_a_newcomer_is_dealt_cards_against_a_bot_within_five_seconds(guest):
    player = guest()
    began = time.monotonic()
    player.act("play durak")
    table = player.see_until(lambda table: table["phase"] not in ("waiting", "over"))
    assert time.monotonic() - began < NEWCOMERS_LIMIT
    assert len(table["hand"]) == 6
    assert [seat["bot"] is None for seat in table["seats"]].count(False) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_strangers_programs_play_a_deal_to_its_end_by_the_legal_words_alone(guest, seats):
    players = [guest() for _ in range(seats)]
    sit_together(players)
    choice = random.Random(seats)
    final = play_out(players, lambda table: choice.choice(table["legal"]))
    result = final["result"]
    assert result["draw"] or result["fool"] in range(seats)
    held = {seat["seat"] for seat in final["seats"] if seat["cards"]}
    assert held == (set() if result["draw"] else {result["fool"]})


def test_nobody_is_sent_a_card_of_somebody_elses_hand(guest):
    players = [guest(), guest()]
    number = sit_together(players)
    watcher = guest()
    watcher.act(f"watch {number}")
    watcher.see_until(lambda table: table["phase"] == "attack")
    assert watcher.table["hand"] == [] and watcher.table["legal"] == []
    mine, others = (set(player.table["hand"]) for player in players)
    seen = _cards_in(players[0].line.objects)
    shown = {
        players[0].table["turnup"],
        *_cards_in([e for e in players[0].line.objects if _led(e)]),
    }
    assert mine <= seen
    assert not (others - shown) & seen
    assert not (mine | others) - shown & _cards_in(watcher.line.objects)


def _led(item) -> bool:
    return item[0] == "Hall.Event" and item[1]["kind"] == "lead-given"


def _cards_in(objects) -> set[str]:
    return set(re.findall(r"\b(?:10|[6-9JQKA])[CDHS]\b", str(objects)))


def test_every_act_has_its_number_for_everybody_and_the_table_comes_last(guest):
    players = [guest(), guest()]
    sit_together(players)
    for player in players:
        told = [(name, item) for name, item in player.line.objects if item.get("seq") == 1]
        assert [name for name, _ in told][-1] == "Hall.Table"
        assert {name for name, _ in told[:-1]} == {"Hall.Event"}


def test_two_people_type_cards_and_words_as_people_do(guest):
    one, two = guest("plain"), guest("plain")
    one.line.send("table new durak seats=2")
    number = re.search(r"Table (\d+)", one.line.read_until(r"Table \d+"))[1]
    for player in (one, two):
        player.line.ask(f"sit {number}", f"You sit at table {number}")
    one.line.send("ready")
    two.line.send("ready")
    for player in (one, two):
        player.line.read_until("leads?: |lead: ")
        player.line.ask("hand", r"1.\[?\w+")
    leader = next(player for player in (one, two) if "Your turn: " in player.line.heard)
    other = two if leader is one else one
    leader.line.ask("1", "You attack")
    other.line.read_until(f"{leader.name} attacks you")
    other.line.ask("?", r"\d\. take")
    other.line.ask("беру", "You will take")


def test_a_rematch_is_dealt_when_both_want_it(guest):
    players = [guest(), guest()]
    sit_together(players)
    play_out(players, lambda table: table["legal"][0])
    for player in players:
        player.act("rematch")
    for player in players:
        player.see_until(lambda table: table["phase"] == "attack" and table["seq"] == 1)


def test_a_table_of_bots_plays_to_its_end_by_itself(guest):
    host = guest()
    host.act("table new durak seats=3")
    host.see()
    for _ in range(3):
        host.act("bot")
    host.act("start")
    assert host.see_until(lambda table: table["phase"] == "over")["result"] is not None
