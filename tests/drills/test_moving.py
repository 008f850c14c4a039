"""A hall that has outgrown its file: everybody and every match go along to PostgreSQL."""

import sqlite3
from contextlib import closing

import pytest

from server.hallscript import moving
from tests.drills.rows import Rows, come_in
from tests.hallcopy import HallCopy
from tests.telnet.players import comes_back, play_out, sit_together


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    """A hall on SQLite with a match in mid-bout; the last test moves it."""
    hall = HallCopy(tmp_path_factory.mktemp("moving") / "hall")
    hall.does("start")
    hall.people = [come_in(hall), come_in(hall)]
    sit_together(hall.people)
    leader = next(player for player in hall.people if player.table["legal"])
    leader.act(leader.table["legal"][0])
    for player in hall.people:
        player.see()
        player.line.close()
    yield hall
    hall.hall("stop")


def test_nothing_is_moved_from_under_people_or_to_nowhere(hall, postgres):
    hall.settings.pop("HALL_DATABASE", None)
    unset = hall.hall("move-to-postgresql")
    assert unset.returncode == 1 and "into hall.ini first" in unset.stderr
    hall.settings["HALL_DATABASE"] = postgres.url("nowhere")
    refused = hall.hall("move-to-postgresql")
    assert refused.returncode == 1 and "./hall stop" in refused.stderr
    hall.does("stop")


def test_a_database_that_holds_a_hall_is_not_written_over(hall, postgres):
    hall.settings["HALL_DATABASE"] = postgres.database("theirs")
    postgres.ask("theirs", "CREATE TABLE django_migrations (id int, app text, name text)")
    postgres.ask("theirs", "INSERT INTO django_migrations VALUES (1, 'records', '0001_initial')")
    refused = hall.hall("move-to-postgresql")
    assert refused.returncode == 1 and "holds a hall already" in refused.stderr


def test_what_does_not_fit_moves_nothing_and_leaves_the_database_empty(hall, postgres):
    hall.settings["HALL_DATABASE"] = postgres.database("unfit")
    with closing(sqlite3.connect(hall.data / "hall.db3")) as rows, rows:
        rows.execute("UPDATE objects_objectdb SET db_sessid = ? WHERE id = 1", ["1" * 300])
    refused = hall.hall("move-to-postgresql")
    assert refused.returncode == 1
    assert "Nothing was moved" in refused.stderr and "table objects_objectdb" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert (hall.data / "hall.db3").exists()
    assert (
        postgres.ask("unfit", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "0"
    )
    with closing(sqlite3.connect(hall.data / "hall.db3")) as rows, rows:
        rows.execute("UPDATE objects_objectdb SET db_sessid = NULL WHERE id = 1")


def test_a_match_in_mid_bout_goes_on_in_postgresql(hall, postgres):
    people = hall.people
    hall.settings["HALL_DATABASE"] = postgres.database("moved")
    early = hall.hall("start")
    assert early.returncode == 1 and "./hall move-to-postgresql takes them along" in early.stderr
    counted = {}
    with closing(sqlite3.connect(hall.data / "hall.db3")) as old:
        for (table,) in old.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            counted[table] = old.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
    said = hall.does("move-to-postgresql")
    assert "moved and counted" in said and moving.MOVED in said
    rows = Rows(hall, postgres, "moved")
    for table in ("accounts_accountdb", "objects_objectdb", "typeclasses_attribute"):
        assert rows.ask(f"SELECT count(*) FROM {table}") == [(str(counted[table]),)]
    again = hall.hall("move-to-postgresql")
    assert again.returncode == 1 and "nothing to move" in again.stderr
    hall.does("start")
    back = [comes_back(hall, player.word) for player in people]
    for was, now in zip(people, back, strict=True):
        for part in ("hand", "pairs", "trump", "talon", "legal", "phase"):
            assert now.table[part] == was.table[part]
    play_out(back, lambda table: table["legal"][-1])
    newcomer = come_in(hall)  # numbers go on where they were
    assert newcomer.name not in {player.name for player in people}
