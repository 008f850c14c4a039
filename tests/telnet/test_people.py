"""People at tables over plain telnet: what they ask of each other, clocks, crashes in between."""

from __future__ import annotations

from tests.telnet.players import comes_back, sit_together


def test_a_question_asked_before_a_crash_is_answered_after_it(hall, guest):
    players = [guest(), guest()]
    sit_together(players)
    leader = next(player for player in players if player.table["legal"])
    other = next(player for player in players if player is not leader)
    before = leader.table
    leader.act(before["legal"][0])
    for player in players:
        player.see()
    leader.line.ask("undo", "You asked: undo")
    other.line.read_until("accept undo")
    hall.kill("server")
    hall.start()
    asker, answerer = (comes_back(hall, player.word) for player in (leader, other))
    answerer.line.ask("pending", "1. .*take their last act back")
    answerer.act("accept undo")
    after = asker.see_until(lambda table: table["seq"] == before["seq"] + 2)
    assert (after["hand"], after["pairs"]) == (before["hand"], before["pairs"])
    for player in (asker, answerer):
        player.line.close()


def test_a_table_with_a_clock_shows_every_seat_its_time(guest):
    players = [guest(), guest()]
    sit_together(players, "clock=fast")
    leader = next(player for player in players if player.table["legal"])
    mine = leader.table["seats"][leader.table["you"]]
    assert 60 < leader.table["clock"] <= 75 and mine["bank"] == 60
    said = leader.line.ask("clock", "in the bank[^.]*\\.(.|\n)*in the bank")
    assert "You: " in said


def test_an_agreed_draw_ends_the_match_for_everybody(guest):
    players = [guest(), guest(), guest()]
    sit_together(players)
    players[0].act("offer draw")
    for player in players[1:]:
        player.line.read_until("accept draw")
        player.act("accept")
    for player in players:
        table = player.see_until(lambda table: table["result"])
        assert table["result"]["draw"] and table["phase"] == "over"


def test_watchers_whisper_and_watch_two_tables_at_once(guest):
    players, others = [guest(), guest()], [guest(), guest()]
    first, second = sit_together(players), sit_together(others)
    one, two = guest("plain"), guest("plain")
    for watcher in (one, two):
        watcher.line.ask(f"watch {first}", rf"Table {first}")
    one.line.send("say psst, the queen")
    two.line.read_until(rf"Whisper at table {first}, {one.name}: psst, the queen")
    one.line.ask(f"watch {second}", rf"Table {second}")
    leader = next(player for player in players if player.table["legal"])
    leader.act(leader.table["legal"][0])
    one.line.read_until(rf"^Table {first}: {leader.name} attacks")
    for player in players:
        assert "psst" not in player.line.heard


def test_a_locked_table_opens_to_its_password_alone(guest):
    host, friend, stranger = guest(), guest(), guest()
    host.act("table new durak seats=2")
    number = host.see()["table"]
    host.line.ask("lock blue lamp", "locks the table")
    stranger.act(f"sit {number} = red lamp")
    assert stranger.line.read_object("Hall.Error")["code"] == "wrong-word"
    friend.act(f"sit {number} = blue lamp")
    assert friend.see_until(lambda table: table["you"] is not None)["table"] == number
