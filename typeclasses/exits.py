"""Ways from room to room: one walks by saying the exit's name."""

from __future__ import annotations

from typing import Any

from evennia.objects.objects import DefaultExit

from world.hall.audience import tell

from .objects import Thing


class Exit(Thing, DefaultExit):
    """A way to another room; its name is the command that takes it."""

    def at_traverse(self, traversing_object: Any, target_location: Any, **kwargs: Any) -> None:
        """Walk. A room that does not let somebody go or come in says why itself."""
        traversing_object.move_to(target_location, move_type="traverse", exit_obj=self)

    def at_failed_traverse(self, traversing_object: Any, **kwargs: Any) -> None:
        """The way is locked."""
        tell(traversing_object, "walk-closed")
