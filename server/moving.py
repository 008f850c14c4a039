"""Takes a hall's rows from SQLite to PostgreSQL: ``python -m server.moving FILE``.

Everything or nothing: the rows are copied in one transaction and counted on both sides before it is
ended. The file is only read.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, date, datetime
from typing import Any

import django

BLOCK = 1000
"""Rows read at once."""


class Unmovable(Exception):
    """A sentence that says why the rows cannot be moved."""


def main(path: str) -> int:
    """Move, and say so. Gives the exit code.

    Args:
        path: The SQLite file; its form must be this version's.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.conf.settings")
    django.setup()
    from django.core.management import call_command
    from django.db import Error, connection, transaction

    from server import patience, postgresql

    patience.have()
    postgresql.claim()
    if connection.introspection.table_names():
        print("The PostgreSQL database is not empty. Make a new one, for this hall alone.")
        return 1
    call_command("migrate", interactive=False, verbosity=0)
    try:
        with (
            closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as old,
            transaction.atomic(),
        ):
            moved = move(old, connection)
    except (Unmovable, Error, sqlite3.Error) as problem:
        _empty(connection)
        print(f"Nothing was moved, the file is as it was: {' '.join(str(problem).split())}")
        return 1
    print(f"{sum(moved.values())} rows of {len(moved)} tables moved and counted.")
    return 0


def move(old: sqlite3.Connection, connection: Any) -> dict[str, int]:
    """Copy every table; gives the number of rows of each.

    Args:
        old: The SQLite file.
        connection: Django's connection to PostgreSQL, in a transaction.

    Raises:
        Unmovable: A value does not fit, or the numbers of rows differ.
    """
    import psycopg
    from django.apps import apps
    from django.core.management.color import no_style

    models = [
        model
        for model in apps.get_models(include_auto_created=True)
        if model._meta.managed and not model._meta.proxy
    ]
    tables = {model._meta.db_table: model for model in models}
    quote = connection.ops.quote_name
    with connection.cursor() as cursor:
        # what giving the database its form has written
        cursor.execute(f"TRUNCATE {', '.join(map(quote, tables))} CASCADE")
        for table, model in tables.items():
            try:
                _copy(old, cursor, table, model, quote)
            except (psycopg.Error, ValueError) as problem:
                raise Unmovable(f"table {table}: {problem}") from problem
        for words in connection.ops.sequence_reset_sql(no_style(), models):
            cursor.execute(words)
        counts = {table: _count(old.cursor(), table) for table in tables}
        for table, count in counts.items():
            if (there := _count(cursor, table)) != count:
                raise Unmovable(f"table {table} has {count} rows, {there} arrived")
    return counts


def _copy(
    old: sqlite3.Connection, cursor: Any, table: str, model: Any, quote: Callable[[str], str]
) -> None:
    fields = model._meta.local_concrete_fields
    columns = ", ".join(quote(field.column) for field in fields)
    change = [_change(field) for field in fields]
    with cursor.copy(f"COPY {quote(table)} ({columns}) FROM STDIN") as target:
        for row in _rows(old.execute(f"SELECT {columns} FROM {quote(table)}")):
            target.write_row([to(value) for to, value in zip(change, row, strict=True)])


def _rows(asked: sqlite3.Cursor) -> Iterator[tuple[Any, ...]]:
    while block := asked.fetchmany(BLOCK):
        yield from block


def _change(field: Any) -> Callable[[Any], Any]:
    """What makes of a value in SQLite, which knows numbers and texts, one for PostgreSQL."""
    kind = (
        field.target_field.get_internal_type() if field.is_relation else field.get_internal_type()
    )
    to = {"BooleanField": bool, "DateTimeField": _moment, "DateField": date.fromisoformat}.get(kind)
    return lambda value: value if value is None or to is None else to(value)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def _count(cursor: Any, table: str) -> int:
    cursor.execute(f'SELECT count(*) FROM "{table}"')
    return cursor.fetchone()[0]


def _empty(connection: Any) -> None:
    """Leave the database as empty as it was found."""
    with connection.cursor() as cursor:
        cursor.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
