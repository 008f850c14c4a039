"""Columns of Evennia's that PostgreSQL holds to their length, and SQLite never did."""

from __future__ import annotations

from typing import Any

from django.db import connections

_WIDEN = "ALTER TABLE objects_objectdb ALTER COLUMN db_sessid TYPE varchar(255)"


def widen(using: str, **_: Any) -> None:
    """Make room for the lines of one person, whose numbers stand in a text of 32 characters.

    Five lines of six digits are more than that; then the person cannot come in. Done after the
    database was given its form, each time: a second time changes nothing.

    Args:
        using: Which of Django's databases.
    """
    connection = connections[using]
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT to_regclass('objects_objectdb') IS NOT NULL")
            if cursor.fetchone()[0]:
                cursor.execute(_WIDEN)
