"""An evening of a club over plain telnet: 25 guests at 6 tables, and what goes wrong in one."""

from __future__ import annotations

import itertools
import json
import random
import re
import time

import pytest

from tests.telnet.players import Player

NAMES = (
    *("Anna", "Boris", "Clara", "Dora", "Egon", "Fania", "Gleb", "Hana", "Ivan", "Jana", "Karel"),
    *("Lena", "Milan", "Nora", "Oleg", "Petra", "Radim", "Sonia", "Tomas", "Ursula", "Vera"),
    *("Xenia", "Yuri", "Zora", "Anna"),
)
_numbers = itertools.count(1)
FRIEND_LIMIT = 10.0
"""Seconds from a friend's first word to a seat. Rule: issue *People*, Must reach."""


@pytest.fixture
def host(dial):
    """The line of somebody who may be a host."""
    line = dial()
    line.ask("style speech", "style is")
    line.ask(f"create Host{next(_numbers)} seven blue lamps", "tables")
    yield line
    line.send("evening end yes")


@pytest.fixture
def arrive(dial):
    """Has one guest come in by the code: ``arrive(code, "Anna")`` is a player with a seat."""

    def came(code: str, name: str) -> Player:
        line = dial()
        line.ask("style machine", "style is")
        line.send(f"evening {code} {name}")
        said = line.read_until("Welcome to the evening")
        player = Player(line, re.search(r"You are (\S+)\.", said)[1], "")
        player.see_until(lambda table: table["you"] is not None)
        return player

    return came


def code_of(said: str) -> str:
    return re.search(r"evening (\w{4}-\w{4})", said)[1]


def lose_line_and_come_back(player: Player, code: str, arrive_line) -> None:
    """Hang up without a word and come back with the code and the name."""
    before = player.table
    player.line.close()
    player.line = arrive_line()
    player.line.ask("style machine", "style is")
    player.act(f"evening {code} {player.name}")
    player.see_until(lambda table: table["you"] is not None)
    assert (player.table["table"], player.table["you"]) == (before["table"], before["you"])
    assert player.table["hand"] == before["hand"]


def catch_up(players: list[Player]) -> None:
    """Everybody has seen the newest act of their table."""
    newest: dict[str, int] = {}
    for player in players:
        table = player.ask_table()
        newest[table["table"]] = max(newest.get(table["table"], 0), table["seq"])
    for player in players:
        while player.table["seq"] < newest[player.table["table"]]:
            player.see()


def play_on(players: list[Player], choice: random.Random) -> None:
    """Play a match to its result, whatever else is told of the table meanwhile."""
    while players[0].table["phase"] != "over":
        mover = next(player for player in players if player.table["legal"])
        seq = mover.table["seq"]
        mover.act(choice.choice(mover.table["legal"]))
        for player in players:
            player.see_until(lambda table, before=seq: table["seq"] > before)


def at_tables(players: list[Player]) -> dict[str, list[Player]]:
    """The players by the number of their table."""
    tables: dict[str, list[Player]] = {}
    for player in players:
        tables.setdefault(player.table["table"], []).append(player)
    return tables


def test_an_evening_of_25_guests_ends_with_all_results_and_new_cards(hall, host, arrive, dial):
    said = host.ask("evening start Friday club = durak deck=24", r"browser: \S+/evening/\S+")
    code = code_of(said)
    players = [arrive(code, name) for name in NAMES[:16]]
    host.ask("evening tables dvorak seats=5", "New tables")
    players += [arrive(code, name) for name in NAMES[16:]]
    assert players[-1].name == "Anna2"
    tables = at_tables(players)
    assert sorted(map(len, tables.values())) == [4, 4, 4, 4, 4, 5]
    host.ask("evening", "People: 25. Tables: 6")
    host.ask("evening deal", "Cards are dealt at 6 tables")
    for player in players:
        player.see_until(lambda table: table["phase"] in ("attack", "playing"))
    catch_up(players)
    durak = [seated for seated in tables.values() if seated[0].table["game"] == "durak"]
    dvorak = [seated for seated in tables.values() if seated[0].table["game"] == "dvorak"]

    # A rude card is read by the host alone; another one waits over a crash of the hall.
    host.ask("evening hold", "waits until you let it go")
    rude, kind, *others = dvorak[0]
    rude.line.ask("propose Rude Word = Your nose is ugly.", "reads it first")
    host.read_until(rf"Waiting 1, table \d+, {rude.name}: propose Rude Word")
    kind.line.ask("propose Kind Word = Draw two cards.", "reads it first")
    host.read_until("Waiting 2")
    host.ask("evening return 1 = Please be kind.", f"{rude.name} has it back")
    rude.line.read_until(r"Host \S+ to the evening: Please be kind\.")

    # Lines are lost in mid-game; the same code and name bring their people back.
    for seated in durak:
        lose_line_and_come_back(seated[1], code, dial)
    catch_up(players)
    hall.kill("server")
    hall.start()
    catch_up(players)
    for seated in durak[:2]:
        lose_line_and_come_back(seated[2], code, dial)
        catch_up(seated)

    # Nobody waits for a silent voter.
    host.ask("evening let 2", "Let go: 1")
    silent, *voters = others
    for voter in (*voters, rude):
        voter.see_until(lambda table: table["ballot"])
        voter.act("vote yes")
        voter.see_until(lambda table: table["you"] in (table["ballot"] or {"voted": ()})["voted"])
    host.ask(f"evening excuse {silent.name}", f"goes on without {silent.name}")
    kind.see_until(lambda table: table["ballot"] is None)

    # A pause reaches every table.
    host.ask("evening pause", "The evening is paused")
    mover = next(player for player in durak[0] if player.table["legal"])
    mover.act(mover.table["legal"][0])
    assert mover.line.read_object("Hall.Error")["code"] == "evening-paused"
    host.ask("evening resume", "The evening goes on")

    choice = random.Random(25)
    catch_up([player for seated in durak for player in seated])
    for seated in durak:
        play_on(seated, choice)
    said = host.ask("evening end yes", r"One new card was accepted\.(.|\n)*Draw two cards\.")
    assert "Matches that are over: 6" in said and "Rude" not in said
    host.send("evening export")
    document = json.loads(host.read_until(r"^\{\n(.|\n)*^\}").partition("{")[2].join(("{", "")))
    assert len(document["people"]) == 25
    assert [m["status"] for m in document["matches"]] == ["finished"] * 4 + ["adjourned"] * 2
    assert all(match["result"] for match in document["matches"][:4])
    assert [(card["title"], card["creator"]) for card in document["cards"]] == [
        ("Kind Word", kind.name)
    ]
    for seated in dvorak:
        for player in seated:
            assert (player is rude) == ("Rude Word" in player.line.heard)


def test_a_friend_with_a_code_is_in_a_seat_at_once(host, arrive, dial):
    code = code_of(host.ask("evening start", r"browser: \S+/evening/\S+"))
    began = time.monotonic()
    friend = arrive(code, "Friend")
    assert friend.table["you"] is not None
    assert time.monotonic() - began < FRIEND_LIMIT


def test_a_friend_with_a_tables_number_is_in_a_seat_at_once(guest):
    host = guest()
    host.act("table new durak")
    number = host.see()["table"]
    began = time.monotonic()
    friend = guest()
    friend.act(f"sit {number}")
    friend.see_until(lambda table: table["you"] is not None)
    assert time.monotonic() - began < FRIEND_LIMIT
