"""The rooms: built once, walked through, and what one sees in them."""

import evennia
from evennia.objects.models import ObjectDB

from typeclasses import characters
from world import build


def test_building_twice_changes_nothing(hall):
    before = ObjectDB.objects.count()
    assert build.build() == 0
    assert ObjectDB.objects.count() == before


def test_what_is_missing_is_built_again(hall):
    build.find_room("library").delete()
    assert build.find_room("library") is None
    assert build.build() == 3, "the room and the ways to it and back"


def test_an_operator_may_rename_and_describe_a_room(hall):
    room = build.find_room("library")
    room.key = "Reading Room"
    assert build.build() == 0 and build.find_room("library") is room


def test_evennias_first_room_becomes_the_common_room(db, hall, settings):
    build.find_room("common").tags.clear()
    first = ObjectDB.objects.filter(db_key="Library").first()
    settings.START_LOCATION = f"#{first.id}"
    assert build.room_of("common") == first


def test_a_newcomer_stands_in_the_common_room(guest):
    visitor = guest("Vera")
    assert visitor.person.location == build.find_room("common")
    assert visitor.person.home == build.find_room("common")


def test_every_room_can_be_walked_to_and_back(guest):
    visitor = guest("Vera")
    for way, back in (
        ("street", "in"),
        ("durak", "out"),
        ("dvorak", "out"),
        ("library", "out"),
        ("practice", "out"),
    ):
        visitor.type(way)
        assert visitor.person.location == build.find_room(way)
        assert visitor.type(back).splitlines()[0] == "Common Room"


def test_every_room_can_be_reached_from_anywhere(guest):
    visitor = guest("Vera")
    for place in (*build.ROOMS, *build.ROOMS):
        visitor.type(f"go {place}")
        assert visitor.person.location == build.find_room(place)


def test_a_room_says_who_is_here_and_which_ways_lead_out(guest):
    visitor = guest("Vera")
    guest("Boris")
    told = visitor.type("look")
    assert "One other person is here: Boris." in told
    assert "5 ways out: street, durak, dvorak, library and practice." in told


def test_many_people_are_named_up_to_a_bound(guest):
    visitor = guest("Vera", SCREENREADER=True)
    for _ in range(32):
        guest()
    told = visitor.type("look")
    assert "32 others are here" in told and "and 2 more." in told


def test_a_person_can_be_looked_at_and_one_s_self(guest):
    visitor = guest("Vera")
    guest("Boris")
    assert visitor.type("look boris") == "Boris is here."
    assert visitor.type("look me") == "Vera is here."
    assert visitor.type("l boris") == "Boris is here."


def test_nothing_is_carried_off(guest):
    visitor = guest("Vera")
    assert visitor.type("i") == "You have nothing with you."


def test_a_locked_way_is_told_as_closed(guest):
    visitor = guest("Vera")
    way = next(w for w in visitor.person.location.exits if w.key == "library")
    way.locks.add("traverse:false()")
    assert visitor.type("library") == "That way is closed."


def test_a_room_in_another_language_keeps_its_english_ways(guest):
    visitor = guest("Vera")
    visitor.type("language ru")
    visitor.type("library")
    assert visitor.person.location == build.find_room("library")


def test_people_whose_lines_a_crash_took_leave_the_rooms(guest, at_once):
    lost, stays = guest("Lost"), guest("Stays")
    person = lost.person
    del evennia.SESSION_HANDLER[lost.number]
    characters.put_away_lineless()
    assert person.location is None and stays.person.location is not None
