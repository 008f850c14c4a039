"""``evennia recount``: ratings, records and histories anew, from the matches alone."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from world.records import standings


class Command(BaseCommand):
    """Counts every match anew. For a hall that is stopped: it can write nothing meanwhile."""

    help = "Make ratings, records and histories anew from the matches. Stop the hall first."

    def handle(self, *args: Any, **options: Any) -> None:
        """Count, and say how many matches there were."""
        self.stdout.write(f"Matches counted: {standings.recount()}.")
