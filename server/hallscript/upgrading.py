"""``./hall upgrade``: after the hall's files were exchanged for those of a newer version."""

from __future__ import annotations

from server.hallscript import (
    backups,
    copies,
    doors,
    installation,
    lifecycle,
    preparation,
    restoring,
)
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble


def upgrade(place: Place) -> None:
    """Back up, bring the rows to the form of these files, open the hall.

    Matches go on where they were. One that these files cannot read is set aside, and its players
    find a letter.

    Args:
        place: This copy of the hall, open or closed.

    Raises:
        Trouble: There is nothing to upgrade, or it failed: then the rows stand as before.
    """
    if not copies.applied(place):
        raise Trouble("There is no hall here to upgrade yet. ./hall start makes one.")
    installation.ensure(place)
    preparation.refuse_newer(place)
    if lifecycle.is_running(place):
        lifecycle.stop(place)
    doors.refuse_taken(place.ini)
    path = backups.make(place, backups.BEFORE_UPGRADE)
    print(f"The backup before it: {path}", flush=True)
    waiting = copies.matches_going_on(place)
    try:
        preparation.ensure(place, backed_up=True)
        lifecycle.start(place)
    except Trouble as trouble:
        if lifecycle.is_running(place):
            lifecycle.stop(place)
        restoring.restore(place, path)
        raise Trouble(
            f"{trouble}\nThe upgrade failed. The rows stand as before it, so the earlier version "
            "of the hall's files works with them; or put right what is said above and type "
            "./hall upgrade again."
        ) from trouble
    going_on = copies.matches_going_on(place)
    print(f"Matches that go on: {going_on} of {waiting}.")
    if going_on < waiting:
        print("The others cannot be read by this version; they are set aside, and their players")
        print("find a letter about it.")
