"""The person's figure in the rooms: it walks, sits at tables and keeps its seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from evennia.objects.models import ObjectDB
from evennia.objects.objects import DefaultCharacter
from twisted.internet import task
from twisted.internet.defer import Deferred

from world import build
from world.hall import arrivals, audience, comings, lobby, watching, whereabouts

from .objects import Thing

LOCKS = (
    "control:perm(Developer);examine:perm(Developer);edit:perm(Admin);delete:perm(Admin);"
    "view:all();tell:perm(Admin);get:false();drop:false();call:false();puppet:false();"
    "teleport:perm(Admin);teleport_here:perm(Admin)"
)


class Character(Thing, DefaultCharacter):
    """One person among the others; every account has one and shares its name.

    A seat belongs to the character. While it has a seat it stays in its room, whatever happens to
    its lines; without one it is put away until its person comes back.
    """

    def basetype_setup(self) -> None:
        """Locks and commands, each written once."""
        self.locks.add(LOCKS)
        self.cmdset.add_default(settings.CMDSET_CHARACTER, persistent=True)

    def access(
        self, accessing_obj: Any, access_type: str = "read", default: bool = False, **kwargs: Any
    ) -> bool:
        """As the locks say; but nobody calls another's commands, which needs no lock to be read.

        Evennia asks that of everybody in a room for every line that anybody there types.
        """
        if access_type == "call":
            return False
        return super().access(accessing_obj, access_type, default, **kwargs)

    # Names are checked where an account gets its own; the figure bears the same.

    @classmethod
    def normalize_name(cls, name: str) -> str:
        """The name as it is, in its own writing system."""
        return name

    @classmethod
    def validate_name(cls, name: str, account: Any = None) -> None:
        """Nothing to object to: the account has the name already."""

    def return_appearance(self, looker: Any, **kwargs: Any) -> str:
        """What `look <name>` says."""
        face = audience.face_of_character(looker)
        seated = lobby.seat_of(self)
        if seated is not None:
            return audience.sentence(face, "person-seated", name=self.key, table=seated[0].number)
        return audience.sentence(face, "person-standing", name=self.key)

    # Walking

    def announce_move_from(self, destination: Any, **kwargs: Any) -> None:
        """Those who stay behind hear where the person went."""
        audience.tell_room(
            self.location,
            "walk-left",
            exclude=[self],
            name=self.key,
            room=lambda face: destination.get_display_name(),
        )

    def announce_move_to(self, source_location: Any, **kwargs: Any) -> None:
        """Those who are there hear who came."""
        audience.tell_room(self.location, "walk-came", exclude=[self], name=self.key)

    def at_post_move(self, source_location: Any, **kwargs: Any) -> None:
        """The person sees where they are now, unless whoever moved them tells more at once."""
        if self.location is None:
            return
        whereabouts.show_you(self)
        if kwargs.get("shown", True):
            self.location.present_to(self)

    # Lines come and go

    def at_pre_puppet(self, account: Any, session: Any = None, **kwargs: Any) -> None:
        """Somebody who was put away comes back to where they were."""
        if self.location is None:
            room = self.db.prelogout_location
            if room is None or not getattr(room, "is_open", True):
                room = build.room_of(build.COMMON)
            self.location = room
            audience.tell_room(room, "walk-came", exclude=[self], name=self.key)

    def at_post_puppet(self, session: Any = None, **kwargs: Any) -> None:
        """The new line sees the room; the first one takes the person's seat up again."""
        back = self.sessions.count() == 1
        if back:
            comings.line_back(self)
        if not back or lobby.seat_of(self) is None:
            self.location.present_to(self, session)
        if back:
            arrivals.greet(self)

    def at_post_unpuppet(self, account: Any = None, session: Any = None, **kwargs: Any) -> None:
        """The last line is gone: the seat is kept, and who has none is put away."""
        if self.sessions.count():
            return
        watching.gone(self)
        comings.line_lost(self)
        if lobby.seat_of(self) is None:
            self.put_away()

    def at_object_delete(self) -> bool:
        """Nobody waits at a table for somebody who is no more."""
        comings.gives_up_seats(self)
        return True

    def put_away(self) -> None:
        """Leave the rooms until the person comes back; the others hear it once."""
        room = self.location
        if room is not None:
            self.db.prelogout_location = room
            self.location = None
            audience.tell_room(room, "walk-gone", name=self.key)


def put_away_lineless() -> Deferred:
    """After a crash of the whole hall: whoever lost their lines with it leaves the rooms.

    To be called once the Portal's lines are known again. Fires when all are gone, one a turn of
    the reactor.
    """
    return task.cooperate(_lineless_leave()).whenDone()


def _lineless_leave() -> Iterator[None]:
    for person in list(ObjectDB.objects.filter(db_account__isnull=False)):
        # The handler's list, unlike its count, leaves out lines that are no more.
        if isinstance(person, Character) and not person.sessions.all():
            del person.account
            person.at_post_unpuppet()
        yield
