"""Studies: people go through a match together, in a room of their own."""

import pytest

from tests.evennia.matches import play_out, seated
from world.hall import replays, studies


@pytest.fixture
def over(guest):
    """Anna and Boris after their match, and its number."""
    anna, boris = guest("Anna"), guest("Boris")
    number = play_out(seated(anna, boris), seed=1)
    for line in (anna, boris):
        line.type("leave")
    return anna, boris, number


def together(anna, boris, number):
    for line in (anna, boris):
        line.type(f"study {number}")
    anna.read()
    boris.read()


def test_all_who_study_a_match_meet_in_one_room_and_see_every_hand(over):
    anna, boris, number = over
    alone = anna.type(f"study {number}")
    assert alone.startswith(f"Study of match {number}\n")
    assert "act 1 of" in alone and "\nAnna: " in alone and "\nBoris: " in alone
    assert "Nobody else is here." in alone and "Type next" in alone
    assert "One other person is here: Anna." in boris.type(f"study {number}")
    assert anna.person.location is boris.person.location
    assert "Boris comes in." in anna.read()


def test_whoever_steps_takes_everybody_along_and_is_named(over):
    anna, boris, number = over
    together(*over)
    assert anna.type("next").startswith(f"Match {number}, act 2 of")
    told = boris.read()
    assert told.startswith("Anna goes to act 2.") and f"Match {number}, act 2 of" in told
    for words, step in (("n", 3), ("step 9", 9), ("back", 8), ("b", 7), ("first", 1)):
        assert f"act {step} of" in boris.type(words), words
        assert f"Boris goes to act {step}." in anna.read()
    assert "act 1 of" in anna.type("look")


def test_where_there_is_no_further_act_the_others_hear_nothing(over):
    anna, boris, number = over
    together(*over)
    assert "This is the first act" in anna.type("back")
    for words in ("step", "step 0", "step 10000", "step x"):
        assert "has acts 1 to" in anna.type(words), words
    anna.type("last")
    boris.read()
    assert "That was the last act" in anna.type("next")
    assert boris.read() == ""


def test_people_talk_there_as_in_any_room_and_leave_to_the_game_s_room(over):
    anna, boris, number = over
    together(*over)
    anna.type('"look at that')
    assert "Anna says: look at that" in boris.read()
    assert boris.type("leave").startswith("Durak Room")
    assert "Boris goes to" in anna.read()
    assert anna.type("out").startswith("Durak Room")


def test_two_matches_are_studied_in_two_rooms_and_an_empty_room_is_used_again(over, guest):
    anna, boris, number = over
    other = play_out(seated(anna, boris))
    anna.type(f"study {number}")
    boris.type(f"study {other}")
    assert anna.person.location is not boris.person.location
    assert len(studies._rooms) == 2
    anna.type("leave")
    assert guest("Vera").type(f"study {other}").startswith(f"Study of match {other}")
    third = guest("Ivan")
    third.type(f"study {number}")
    assert len(studies._rooms) == 2 and third.person.location.at == (number, 1)


def test_the_rooms_are_bounded(over, monkeypatch):
    anna, boris, number = over
    other = play_out(seated(anna, boris))
    monkeypatch.setattr(studies, "MOST_STUDIES", 1)
    anna.type(f"study {number}")
    assert "Every study is in use" in boris.type(f"study {other}")


def test_who_plays_stays_at_the_table(over):
    anna, boris, number = over
    table = seated(anna, boris)
    assert "is on" in anna.type(f"study {number}")
    assert anna.person.location is table


def test_after_a_restart_the_room_is_at_the_act_it_was_at(over):
    anna, boris, number = over
    together(*over)
    anna.type("step 5")
    room = anna.person.location
    replays.forget()
    studies.resume([room])
    assert "act 5 of" in anna.type("look")
    assert "act 5 of" in boris.type(f"study {number}")
    assert "act 6 of" in boris.type("next")


def test_whoever_lost_the_line_in_a_study_comes_back_to_it(over, line):
    anna, boris, number = over
    together(*over)
    anna.type("step 4")
    word = boris.type("resume").split("word is ")[1].split(".")[0]
    boris.drop()
    again = line()
    again.type(f"resume {word}")
    assert again.person.location is anna.person.location


def test_a_study_that_has_no_match_is_a_room_like_any_other(over):
    anna, _, number = over
    anna.type(f"study {number}")
    room = anna.person.location
    room.at = 0, 1
    assert anna.type("look").startswith("Study of match 0")
    assert anna.type("next").startswith("There is no match 0")
    assert anna.type("leave").startswith("Common Room")


def test_ears_hear_the_act_and_the_table_when_they_look(over, guest):
    blind = guest("Vera", SCREENREADER=True)
    number = over[2]
    blind.type(f"study {number}")
    told = blind.type("next")
    assert told.startswith(f"Match {number}, act 2 of") and "\nAnna: " not in told
    assert "\nAnna: " in blind.type("look")
