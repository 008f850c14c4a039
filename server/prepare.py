"""Makes the database, the rooms and the pages' files ready: ``python -m server.prepare``.

What Evennia does over its first start and the restart after it, done at once while nobody can be
there. Doing it again changes nothing.
"""

from __future__ import annotations

import os
import time

import django


def main() -> None:
    """Bring everything up to date."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.conf.settings")
    django.setup()
    import evennia
    from django.core.management import call_command

    from server import patience, postgresql

    patience.have()
    postgresql.claim()
    call_command("migrate", interactive=False, verbosity=0)
    evennia._init()
    _first_setup()
    call_command("collectstatic", interactive=False, verbosity=0)


def _first_setup() -> None:
    """Account 1, the first rooms, and the hall's own; once in the life of a database.

    All of it or nothing: what was interrupted is done afresh.
    """
    from django.db import transaction
    from evennia.accounts.models import AccountDB
    from evennia.server import initial_setup
    from evennia.server.models import ServerConfig

    from server.conf import at_initial_setup

    if ServerConfig.objects.conf("last_initial_setup_step") in ("done", -1):
        return
    with transaction.atomic():
        if not AccountDB.objects.filter(id=1).exists():
            # without a password nobody can be it; ./hall owner NAME makes the real owner
            name = os.environ["EVENNIA_SUPERUSER_USERNAME"]
            AccountDB.objects.create_superuser(name, "", None)
        initial_setup.create_objects()
        at_initial_setup.at_initial_setup()
        ServerConfig.objects.conf("server_epoch", time.time())
        ServerConfig.objects.conf("last_initial_setup_step", "done")


if __name__ == "__main__":
    main()
