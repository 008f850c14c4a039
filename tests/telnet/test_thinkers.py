"""Bots that look ahead on a started hall: processes of their own, that come and go with it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tests.running import RunningHall
from tests.telnet.players import Player


def thinkers(parent: int) -> list[int]:
    """The processes that think for this Server."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            words = (entry / "cmdline").read_bytes()
            parents = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if b"world.bots.worker" in words and parents[0] != "Z" and int(parents[1]) == parent:
            found.append(int(entry.name))
    return found


def gone(pid: int) -> bool:
    """Whether a process ends within a while."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def begin(player: Player) -> None:
    """A deal against a bot that looks ahead."""
    player.line.send("table new durak seats=2")
    number = player.see_until(lambda table: table["phase"] == "waiting")["table"]
    player.line.send(f"sit {number}")
    player.see_until(lambda table: table["you"] is not None)
    player.line.send("bot 4")
    player.line.send("ready")
    player.see_until(lambda table: table["phase"] in ("attack", "defend"))


def act(player: Player) -> None:
    """One act of the person once it is their turn."""
    while not player.table["legal"]:
        player.see()
    seq = player.table["seq"]
    player.act(player.table["legal"][-1] if player.table["legal"][-1] != "pass all" else "pass")
    player.see_until(lambda table: table["seq"] > seq)


def play(player: Player, acts: int) -> None:
    """So many acts of the person, or to the deal's end."""
    for _ in range(acts):
        if player.table["phase"] == "over":
            return
        act(player)


def until_somebody_thinks(hall: RunningHall, player: Player) -> int:
    """Play until there is a worker; its number."""
    while not (found := thinkers(hall.pid("server"))):
        assert player.table["phase"] != "over"
        act(player)
    return found[0]


def test_a_worker_that_is_killed_is_replaced_and_the_table_goes_on(hall, guest):
    player = guest()
    begin(player)
    assert any(seat["bot"] == 4 for seat in player.table["seats"])
    worker = until_somebody_thinks(hall, player)
    os.kill(worker, signal.SIGKILL)
    assert gone(worker)
    player.see_until(lambda table: table["legal"] or table["phase"] == "over")
    play(player, 200)
    assert player.table["phase"] == "over"
    assert worker not in thinkers(hall.pid("server")) and thinkers(hall.pid("server"))


def test_workers_end_with_the_server_they_think_for(hall, guest):
    player = guest()
    begin(player)
    worker = until_somebody_thinks(hall, player)
    old = hall.pid("server")
    hall.evennia("reload")
    assert gone(worker) and not thinkers(old)
    player.line.send("sync")
    player.see_until(lambda table: table["legal"] or table["phase"] == "over")
    worker = until_somebody_thinks(hall, player) if player.table["phase"] != "over" else 0
    hall.kill("server")
    assert not worker or gone(worker)
    hall.start()
