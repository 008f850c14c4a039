"""How the form of the rows and this version of the hall agree: ``python -m server.schema``.

``look`` asks the database and prints a JSON object: ``unknown`` (changes of form it has had and
this version does not know: it is of a newer one) and ``pending`` (how many it still lacks).
``unknown`` reads a JSON list of changes from standard input and prints those not known.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable

import django

Change = tuple[str, str]


def main(word: str) -> None:
    """Answer on standard output.

    Args:
        word: ``look`` or ``unknown``.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.conf.settings")
    django.setup()
    if word == "unknown":
        answer = unknown((app, name) for app, name in json.load(sys.stdin))
    else:
        answer = look()
    json.dump(answer, sys.stdout)


def unknown(applied: Iterable[Change]) -> list[str]:
    """Those of these changes that this version does not know, as ``app.name``."""
    from django.db.migrations.loader import MigrationLoader

    known = MigrationLoader(None, ignore_no_migrations=True).disk_migrations
    names = {*known, *(old for change in known.values() for old in change.replaces)}
    return [f"{app}.{name}" for app, name in applied if (app, name) not in names]


def look() -> dict[str, object]:
    """What the database has had, compared with what this version brings."""
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    executor = MigrationExecutor(connection)
    applied = executor.loader.applied_migrations
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return {"unknown": unknown(applied), "pending": len(plan) if applied else 0}


if __name__ == "__main__":
    main(sys.argv[1])
