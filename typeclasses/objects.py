"""Things in the rooms; what all objects of the hall have in common."""

from __future__ import annotations

from typing import Any

from evennia.objects.objects import DefaultObject


class Thing:
    """Mixed into everything in the world: plain names, and nobody takes things along."""

    def get_display_name(self, looker: Any = None, **kwargs: Any) -> str:
        """The name as people see it: plain text, without colours or numbers."""
        return self.key

    def get_extra_display_name_info(self, looker: Any = None, **kwargs: Any) -> str:
        """Nothing: database numbers are no business of players."""
        return ""

    def at_pre_get(self, getter: Any, **kwargs: Any) -> bool:
        """Refused: things stay where the hall put them."""
        return False


class Object(Thing, DefaultObject):
    """A thing that stands in a room."""

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """Its name, and what its description says."""
        return "\n".join(filter(None, (self.get_display_name(looker), self.db.desc)))
