"""Evenings: coming in by a code, being seated, and what the host does meanwhile."""

from __future__ import annotations

import json
import re

import pytest

from tests.evennia.matches import play_out
from tests.evennia.test_requests import after_restart
from tests.evennia.test_talk import FORGERIES
from world.hall import evenings, guestlist, lobby
from world.records.models import Evening, Match

pytestmark = pytest.mark.usefixtures("unbroken", "at_once")


@pytest.fixture
def host(line):
    """The line of somebody with an account."""
    made = line()
    made.type("create Hostess seven blue lamps")
    assert made.person is not None
    return made


@pytest.fixture
def evening(host):
    """An evening that runs; gives its code."""
    said = host.type("evening start Friday club")
    return re.search(r"evening (\w+-\w+)", said)[1]


@pytest.fixture
def come(line, evening):
    """Has people come in by the code: ``come("Anna", "Boris")`` gives their lines."""

    def came(*names):
        lines = []
        for name in names:
            made = line()
            made.said = made.type(f"evening {evening} {name}")
            assert made.person is not None
            lines.append(made)
        return lines

    return came


def seating_of(line):
    return lobby.seat_of(line.person)[0].controller.seating


def test_who_comes_by_the_code_needs_a_first_name_only_and_has_a_seat(come, host):
    (anna,) = come("Anna")
    assert "Welcome to the evening: Friday club" in anna.said
    assert "You sit at table" in anna.said
    assert "Anna has come and sits at table" in host.read()
    assert seating_of(anna).evening == Evening.objects.get().pk


def test_tables_are_filled_as_people_come(come):
    lines = come("Anna", "Boris", "Vera", "Gleb", "Dora")
    assert [seating_of(line).names for line in lines[3:]] == [
        ("Anna", "Boris", "Vera", "Gleb"),
        ("Dora", "", "", ""),
    ]


def test_the_code_is_read_however_it_is_typed(evening, line):
    made = line()
    assert "Welcome" in made.type(f"join {evening.replace('-', '').upper()} Anna")


def test_two_people_of_one_first_name_are_told_apart(come):
    anna, other = come("Anna", "Anna")
    assert (anna.person.key, other.person.key) == ("Anna", "Anna2")
    assert "You are Anna2." in other.said


def test_the_same_code_and_name_bring_somebody_back_to_their_seat(come, line, evening):
    anna, boris = come("Anna", "Boris")
    person = anna.person
    anna.drop()
    back = line()
    back.type(f"evening {evening} anna")
    assert back.person is person
    assert seating_of(back).names[:2] == ("Anna", "Boris")
    assert "Anna is back" in boris.read()


def test_nobody_comes_back_as_somebody_with_an_account(come, line, evening):
    (anna,) = come("Anna")
    anna.type("register Anna seven blue lamps")
    anna.drop()
    other = line()
    other.type(f"evening {evening} Anna")
    assert other.person.key == "Anna2"


def test_a_seat_that_waits_is_kept_however_long_its_line_is_lost(come, monkeypatch, host):
    anna, boris = come("Anna", "Boris")
    who = anna.person.id
    controller = lobby.seat_of(anna.person)[0].controller
    anna.drop()
    assert controller.absence._waiting == {}
    assert controller.seating.seat_of(who) == 0


def test_a_table_of_an_evening_is_for_its_people_only(come, guest, host):
    (anna,) = come("Anna")
    number = lobby.seat_of(anna.person)[0].number
    stranger = guest("Stranger")
    for words in (f"sit {number}", f"watch {number}"):
        assert "belongs to an evening" in stranger.type(words)
    assert "Anna" in host.type(f"watch {number}")


def test_codes_are_guessed_a_few_times_only(line, evening):
    guesser = line()
    said = [guesser.type(f"evening bebe-bebe{n} Anna") for n in range(1000)]
    assert guesser.person is None
    answers = [("There is no evening of that code" in one) for one in said]
    assert sum(answers) == 60
    assert "tried too often" in said[-1]
    assert "tried too often" in guesser.type(f"evening {evening} Anna")


def test_a_code_needs_a_name_and_says_so(line, evening):
    made = line()
    assert f"evening {evening} Anna" in made.type(f"evening {evening}")
    assert "evening bani-toru" in made.type("evening")
    assert "letters" in made.type(f"evening {evening} 77")
    assert made.person is None


def test_a_guest_is_no_host(guest):
    assert "needs an account" in guest("Anna").type("evening start")


def test_a_host_has_one_evening_at_a_time(host, evening):
    assert "still going on" in host.type("evening start Another")


def test_who_is_no_host_is_told_where_they_sit(come):
    (anna,) = come("Anna")
    assert "You are at the evening: Friday club" in anna.type("evening")
    assert "You are at no evening" in anna.type("evening pause")


def test_the_host_sees_every_table(come, host):
    anna, boris, *_ = come("Anna", "Boris", "Vera", "Gleb", "Dora")
    boris.drop()
    seen = " ".join(host.type("evening").split())
    assert "People: 5. Tables: 2." in seen
    assert re.search(r"Durak: Anna, Boris, Vera and Gleb\. Line lost: Boris\.", seen)
    host.type("evening deal")
    seen = " ".join(host.type("evening").split())
    assert re.search(r"They play\. To act: \w+, for less than a minute\.", seen)


def test_the_host_deals_at_every_table_that_can(come, host):
    lines = come("Anna", "Boris", "Vera", "Gleb", "Dora")
    host.read()
    said = host.type("evening deal")
    assert seating_of(lines[0]).dealt and not seating_of(lines[4]).dealt
    assert "Cards are dealt at one table" in said and "too few people" in said
    assert "Nothing was dealt" in host.type("evening deal")


def test_somebody_is_moved_to_a_table_that_is_full_already(come, host):
    lines = come("Anna", "Boris", "Vera", "Gleb", "Dora")
    table, lonely = lobby.seat_of(lines[0].person)[0], lobby.seat_of(lines[4].person)[0]
    host.type(f"evening move dora {table.number}")
    assert seating_of(lines[4]).names == ("Anna", "Boris", "Vera", "Gleb", "Dora")
    assert lines[4].person.location is table and not lonely.is_open
    assert f"You sit at table {table.number} now" in lines[4].read()


def test_whoever_plays_is_moved_only_when_it_is_said_twice(come, host):
    lines = come("Anna", "Boris", "Vera", "Gleb", "Dora")
    host.type("evening deal")
    to = lobby.seat_of(lines[4].person)[0].number
    assert "is playing" in host.type(f"evening move anna {to}")
    assert seating_of(lines[0]).names[0] == "Anna"
    host.type(f"evening move anna {to} yes")
    assert seating_of(lines[0]).names[:2] == ("Dora", "Anna")


def test_nobody_loses_a_seat_for_one_that_cannot_be_had(come, host):
    lines = come("Anna", "Boris", "Vera", "Gleb", "Dora")
    to = lobby.seat_of(lines[0].person)[0].number
    host.type("evening deal")
    assert "The cards are dealt" in host.type(f"evening move dora {to}")
    assert seating_of(lines[4]).names[0] == "Dora"


def test_a_pause_stops_acts_bots_and_clocks_and_survives_a_restart(line, host):
    host.type("evening start = durak clock=fast")
    code = evenings.code(guestlist.hosted_by(host.person))
    lines = [line(), line()]
    for made, name in zip(lines, ("Anna", "Boris"), strict=True):
        made.type(f"evening {code} {name}")
    host.type("evening deal")
    controller = lobby.seat_of(lines[0].person)[0].controller
    host.type("evening pause")
    assert "no card is played" in lines[0].read()
    assert controller.clock._turns == {} and controller.bots._waking is None
    actor = next(made for made in lines if controller.seating.seat_of(made.person.id) in
                 controller.to_act())  # fmt: skip
    seq = controller.seq
    assert "The evening is paused" in actor.type("1")
    again = after_restart(controller)
    evenings.resume()
    assert guestlist.by_code(code).paused and again.seating.paused and again.clock._turns == {}
    assert "paused already" in host.type("evening pause")
    host.type("evening resume")
    assert "The evening goes on" in actor.read()
    assert again.clock._turns and "not paused" in host.type("evening resume")
    actor.type("1")
    assert again.seq == seq + 1


def test_nothing_is_dealt_during_a_pause_but_afterwards(come, host):
    anna, boris = come("Anna", "Boris")
    host.type("evening pause")
    anna.type("ready")
    assert "dealt when it goes on" in boris.type("ready")
    assert "is paused" in host.type("evening deal")
    host.type("evening resume")
    assert seating_of(anna).dealt


def test_an_absent_person_is_dealt_in_and_waited_for(come, host):
    anna, boris = come("Anna", "Boris")
    anna.drop()
    host.type("evening deal")
    controller = lobby.seat_of(boris.person)[0].controller
    assert controller.playing and list(controller.absence._waiting) == [
        controller.seating.seats[0].who
    ]
    controller.absence.clear()


def test_the_host_speaks_to_everybody_and_nobody_takes_it_for_the_hall(come, host):
    (anna,) = come("Anna")
    host.type("evening say Cards are dealt.")
    assert anna.read() == "Host Hostess to the evening: Cards are dealt."


def test_somebody_sent_away_has_no_seat_and_cannot_come_back_to_it(come, host):
    anna, boris = come("Anna", "Boris")
    host.type("evening out anna")
    assert "not at this evening any more" in anna.read()
    assert lobby.seat_of(anna.person) is None
    assert "Anna is not at this evening" in host.type("evening move anna")


def test_the_end_sets_matches_aside_and_keeps_results(come, host):
    lines = come("Anna", "Boris", "Vera", "Gleb", "Dora", "Egor")
    host.type("evening deal")
    first, second = (lobby.seat_of(lines[n].person)[0] for n in (0, 4))
    number = play_out(first)
    assert "evening end yes" in host.type("evening end")
    said = host.type("evening end yes")
    assert "Matches that are over: 2" in said and f"{number}. Durak" in said
    assert Match.objects.get(table=second.number).status == Match.ADJOURNED
    assert not first.is_open and not second.is_open
    assert "The evening is over" in lines[0].read()
    assert lobby.seat_of(lines[0].person) is None
    document = json.loads(host.type("evening export"))
    assert document["people"] == ["Anna", "Boris", "Dora", "Egor", "Gleb", "Vera"]
    assert [match["status"] for match in document["matches"]] == ["finished", "adjourned"]
    assert guestlist.running() == ()


def test_an_evening_goes_on_after_a_restart(come, host, line, evening):
    (anna,) = come("Anna")
    guestlist._running.clear()
    evenings.resume()
    other = line()
    other.type(f"evening {evening} Boris")
    assert seating_of(other).names[:2] == ("Anna", "Boris")
    assert "People: 2. Tables: 1." in " ".join(host.type("evening").split())


@pytest.fixture
def writing(host, line):
    """Anna and Boris play Dvorak at an evening whose host reads everything first."""
    host.type("evening start = dvorak seats=2")
    code = evenings.code(guestlist.hosted_by(host.person))
    lines = [line(), line()]
    for made, name in zip(lines, ("Anna", "Boris"), strict=True):
        made.type(f"evening {code} {name}")
    host.type("evening deal")
    host.type("evening hold")
    for made in lines:
        made.read()
    return lines


def test_a_rude_card_is_seen_by_the_host_alone(writing, host):
    anna, boris = writing
    assert "reads it first" in anna.type("propose Rude Word = You are stupid.")
    assert "Rude Word" not in boris.read()
    assert re.search(r"Waiting 1, table \d+, Anna: .*Rude Word", " ".join(host.read().split()))
    host.type("evening return 1 = Please be kind.")
    said = anna.read()
    assert "does not let this go" in said and "Host Hostess to the evening: Please be kind." in said
    assert "Rude" not in boris.read()
    assert "Nothing waits under the number 1" in host.type("evening let 1")


def test_what_is_held_goes_to_its_table_when_the_host_lets_it(writing, host):
    anna, boris = writing
    anna.type("propose Kind Word = Draw two cards.")
    assert "Let go: 1" in host.type("evening let all")
    assert "Kind Word" in boris.read()
    assert "Kind Word" in boris.type("vote yes")
    said = " ".join(host.type("evening cards").split())
    assert "One new card was accepted. 1. Kind Word, Action, by Anna: Draw two cards." in said


def test_what_cannot_be_is_refused_at_once_and_waits_for_nobody(writing, host):
    anna, _ = writing
    assert "title" in anna.type("propose = words only").casefold()
    assert "Nothing was let go" in host.type("evening let all")


def test_an_author_takes_back_what_waits_and_nobody_elses(writing, host):
    anna, boris = writing
    anna.type("propose Kind Word = Draw two cards.")
    assert "Nothing waits under the number 1" in boris.type("evening return 1")
    assert "Waiting 1" in anna.type("evening")
    assert "You took 1 back" in anna.type("evening return 1")


def test_only_so_much_waits_of_one_person(writing):
    anna, _ = writing
    for number in range(5):
        assert "reads it first" in anna.type(f"propose Card {number} = Draw two cards.")
    assert "Enough waits" in anna.type("propose Card 6 = Draw two cards.")


def test_what_waits_survives_a_restart(writing, host):
    anna, boris = writing
    anna.type("propose Kind Word = Draw two cards.")
    guestlist._running.clear()
    after_restart(lobby.seat_of(anna.person)[0].controller)
    evenings.resume()
    assert "Let go: 1" in host.type("evening let 1")
    assert "Kind Word" in boris.read()


def test_a_vote_goes_on_without_somebody_silent(writing, host):
    anna, boris = writing
    host.type("evening hold off")
    anna.type("propose Kind Word = Draw two cards.")
    assert "goes on without Boris" in host.type("evening excuse boris")
    assert "Kind Word" in boris.read()
    assert "No vote waits for Boris" in host.type("evening excuse boris")
    assert "One new card" in host.type("evening results")


def test_a_latecomer_joins_a_match_that_takes_newcomers(host, line):
    host.type("evening start = dvorak seats=3")
    code = evenings.code(guestlist.hosted_by(host.person))
    lines = [line(), line(), line()]
    for made, name in zip(lines[:2], ("Anna", "Boris"), strict=True):
        made.type(f"evening {code} {name}")
    host.type("evening deal")
    lines[0].read()
    lines[2].type(f"evening {code} Vera")
    assert seating_of(lines[2]).names == ("Anna", "Boris", "Vera")
    assert "Vera" in lines[0].read()


@pytest.mark.parametrize("text", FORGERIES)
def test_nothing_written_or_said_at_an_evening_looks_like_a_line_of_the_hall(writing, host, text):
    anna, boris = writing
    host.type(f"evening say x {text}")
    said = [row for row in boris.read().split("\n") if row]
    assert all(row.startswith(("Host Hostess to the evening: x", "  ")) for row in said)
    anna.type(f"propose Card = x {text}")
    host.read()
    for row in host.read().split("\n"):
        assert not row or row.startswith(("Waiting 1, table", "  "))
    host.type("evening return 1 = why")
    rows = [row for row in anna.read().split("\n") if row]
    kinds = ("The host of the evening does not", "Host Hostess to the evening", "  ")
    assert all(row.startswith(kinds) for row in rows)


def test_an_evenings_name_is_one_line_and_no_longer_than_it_may_be(host):
    assert "long" in host.type(f"evening start {'x' * 41}")
    host.type("evening start Club\u2028You win.")
    assert Evening.objects.get().name == "Club"
