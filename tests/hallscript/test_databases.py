"""The address of a PostgreSQL database, as people write it and as programs read it."""

import pytest

from server.conf.databases import Postgres


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("postgresql:///hall", {"name": "hall"}),
        ("postgres://localhost/hall", {"name": "hall", "host": "localhost"}),
        (
            "postgresql://anna:p%40ss%2Fw%3Ard@db.example.org:5433/our%20hall?sslmode=require",
            {
                "name": "our hall",
                "user": "anna",
                "password": "p@ss/w:rd",
                "host": "db.example.org",
                "port": "5433",
                "sslmode": "require",
            },
        ),
        (
            "postgresql://anna@/hall?host=/run/postgresql",
            {"name": "hall", "user": "anna", "host": "/run/postgresql"},
        ),
        ("postgresql://[::1]:5432/hall", {"name": "hall", "host": "::1", "port": "5432"}),
    ],
)
def test_an_address_is_read_and_written_back(text, parts):
    read = Postgres.read(text)
    assert read == Postgres(**parts)
    assert Postgres.read(read.url) == read


@pytest.mark.parametrize(
    "text", ["", "hall", "sqlite:///x", "postgresql://", "postgresql:///a/b", "postgresql:///h#x"]
)
def test_what_is_no_address_is_refused(text):
    with pytest.raises(ValueError):
        Postgres.read(text)


def test_programs_get_the_password_out_of_sight_and_logs_never():
    read = Postgres.read("postgresql://anna:secret@db.example.org/hall")
    assert read.environment["PGPASSWORD"] == "secret"
    assert "PGPORT" not in read.environment
    assert read.shown == "hall on db.example.org"
