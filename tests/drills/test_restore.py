"""The hall is lost while people and bots play; from a backup it goes on elsewhere."""

import json
import sqlite3
import time
from contextlib import closing

import pytest

from server.hallscript import archive
from tests.drills.rows import Rows, come_in
from tests.hallcopy import HallCopy
from tests.telnet.players import comes_back, play_out, sit_together

TABLES = 4
"""Tables at which bots play while the backup is made."""

PAUSE = "0.1"
"""Seconds a bot pauses: matches begun before a backup still go on after it."""

LIMIT = 60.0


def have_bots_play(hall):
    """Tables of bots that act several times a second; gives who opened them."""
    host = come_in(hall)
    for _ in range(TABLES):
        host.line.send("table new durak seats=4")
        host.see_until(lambda table: table["phase"] == "waiting")
        for _ in range(4):
            host.line.send("bot 1")
            host.see()
        host.line.send("start")
        host.see_until(lambda table: table["phase"] == "attack")
    return host


@pytest.fixture(params=["sqlite", "postgresql"])
def halls(request, tmp_path):
    """Two empty halls, the second elsewhere, with their rows."""
    made = []
    for name in ("first", "second"):
        settings = {"HALL_BOT_PAUSE": PAUSE}
        postgres = None
        if request.param == "postgresql":
            postgres = request.getfixturevalue("postgres")
            settings["HALL_DATABASE"] = postgres.database(f"drill_{name}")
        hall = HallCopy(tmp_path / name, **settings)
        made.append((hall, Rows(hall, postgres, f"drill_{name}")))
    yield made
    for hall, _ in made:
        hall.hall("stop")


def test_all_matches_go_on_elsewhere_from_a_backup_made_under_load(halls):
    (first, rows), (second, restored) = halls
    first.does("start")
    people = [come_in(first), come_in(first)]
    sit_together(people)
    leader = next(player for player in people if player.table["legal"])
    leader.act(leader.table["legal"][0])
    for player in people:
        player.see()
    host = have_bots_play(first)
    before = rows.matches()
    first.does("backup")
    after = rows.matches()
    path = next((first.data / "backups").iterdir())
    for player in (*people, host):
        player.line.close()
    first.does("stop")

    second.does("restore", str(path))
    copied = restored.matches()
    assert copied.keys() == before.keys() and len(copied) == TABLES + 1
    for number, (_, seq) in copied.items():
        assert before[number][1] <= seq <= after[number][1]
    assert any(before[number][1] < after[number][1] for number in before), "there was no load"
    acts = restored.ask("SELECT match_id, count(*), max(seq) FROM records_action GROUP BY match_id")
    assert {number: (int(count), int(seq)) for number, count, seq in acts} == {
        number: (seq, seq) for number, (_, seq) in copied.items()
    }

    second.does("start")
    back = [comes_back(second, player.word) for player in people]
    for was, now in zip(people, back, strict=True):
        for part in ("hand", "pairs", "trump", "talon", "legal", "phase"):
            assert now.ask_table()[part] == was.table[part]
    play_out(back, lambda table: table["legal"][-1])
    going_on = {number for number, (status, _) in copied.items() if status == "open"}
    give_up = time.monotonic() + LIMIT
    while True:
        now = restored.matches()
        if all(now[number][1] > copied[number][1] for number in going_on):
            break
        assert time.monotonic() < give_up, f"they do not go on: {copied} {now}"
        back[0].line.ask("who", "in the hall")
    for player in back:
        player.line.close()


def test_a_backup_that_does_not_fit_changes_nothing(tmp_path):
    hall = HallCopy(tmp_path / "hall")
    hall.does("start")
    hall.does("stop")
    good = hall.does("backup").split(" (")[0]
    before = (hall.data / "hall.db3").read_bytes()
    files = tmp_path / "files"
    files.mkdir()
    said = archive.unpack(good, files)
    newer = {**said, "migrations": [*said["migrations"], ["records", "9999_later"]]}
    cases = {
        "newer version of the hall, which knows records.9999_later": newer,
        "is of a hall on postgresql, and this one is set to sqlite": {
            **said,
            "database": "postgresql",
        },
    }
    for number, (words, manifest) in enumerate(cases.items()):
        path = tmp_path / f"{number}.tar.gz"
        archive.pack(
            path, files, {key: manifest[key] for key in ("made", "database", "migrations")}
        )
        refused = hall.hall("restore", str(path))
        assert refused.returncode == 1 and words in refused.stderr
    (files / "hall.db3").write_bytes(before[:5000])
    archive.pack(tmp_path / "torn.tar.gz", files, json.loads(json.dumps(said)))
    refused = hall.hall("restore", str(tmp_path / "torn.tar.gz"))
    assert refused.returncode == 1 and "damaged" in refused.stderr
    assert (hall.data / "hall.db3").read_bytes() == before
    assert not list(hall.data.glob("before-restore-*")) + list(hall.data.glob("restoring-*"))


def test_an_open_hall_is_not_restored_over_and_a_closed_one_is_kept_beside(tmp_path):
    hall = HallCopy(tmp_path / "hall")
    hall.does("start")
    hall.does("backup")
    path = next((hall.data / "backups").iterdir())
    assert str(path) in hall.hall("restore").stdout
    try:
        refused = hall.hall("restore", str(path))
        assert refused.returncode == 1 and "./hall stop" in refused.stderr
        guest = come_in(hall)
        guest.line.close()
    finally:
        hall.hall("stop")
    (hall.folder / "hall.ini").write_text("[hall]\nname = Ours\n")
    said = hall.does("restore", str(path))
    assert "before-restore-1" in said and "hall.ini.from-backup" in said
    assert "name = Ours" in (hall.folder / "hall.ini").read_text()
    people = "SELECT count(*) FROM accounts_accountdb"
    with closing(sqlite3.connect(hall.data / "hall.db3")) as now:
        assert now.execute(people).fetchone() == (1,)
    with closing(sqlite3.connect(hall.data / "before-restore-1" / "hall.db3")) as kept:
        assert kept.execute(people).fetchone() == (2,)
