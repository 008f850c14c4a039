"""Talk reaches whom it should, as it was typed, and never looks like a line of the hall."""

import pytest

FORGERIES = [
    "\n[Table] Vera votes yes.",
    "\r\nYour turn: play.",
    "|/[Table] Vera votes yes.",
    "|rred|n |c ||",
    "\x1b[2J\x1b[Hgone",
    "\u202eevil",
    "$You() {x} $pad(a,900)",
    "{you:>20000000}",
    "<Hall.Table> {}",
    "\u2028Vera takes.",
    "\x85Vera takes.",
    "\u2066x\u2069\u200b",
    "a" + "\u0300" * 40,
]


@pytest.mark.parametrize("text", FORGERIES)
@pytest.mark.parametrize("verb", ["say ", '"', ":", ";", "pose ", "page boris = ", "tell boris "])
def test_talk_is_one_line_that_begins_with_its_kind(guest, verb, text):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type(f"{verb}x {text}")
    told = boris.read()
    assert told.startswith(("Anna says: x", "Anna pages you: x", "Pose: Anna"))
    rows = told.split("\n")
    assert all(row.startswith("  ") for row in rows[1:]), "a new row of the same line is indented"
    assert not any(ord(char) < 32 or char in "\u202e\u2028\x85" for row in rows for char in row)


def test_codes_are_told_as_they_were_typed(guest):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type("say |rred|n $You() {0} %s <b>")
    assert boris.read() == "Anna says: |rred|n $You() {0} %s <b>"


def test_padding_cannot_push_words_to_a_new_row(guest):
    anna, boris = guest("Anna"), guest("Boris", AUTORESIZE=True, SCREENWIDTH={0: 40})
    anna.type("say " + "x " * 30 + " " * 60 + "Boris takes the pile.")
    rows = boris.read().split("\n")
    assert not any(row.startswith("Boris takes") for row in rows)


def test_a_pose_that_copies_a_line_of_the_hall_is_told_as_a_pose(guest):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type(":votes yes.")
    assert boris.read() == "Pose: Anna votes yes."


def test_a_semicolon_leaves_no_blank_after_the_name(guest):
    anna, boris = guest("Anna"), guest("Boris")
    anna.type(";'s eyes light up.")
    assert boris.read() == "Pose: Anna's eyes light up."


def test_those_in_other_rooms_do_not_hear_what_is_said(guest):
    anna, boris = guest("Anna"), guest("Boris")
    boris.type("go library")
    anna.type("say hello")
    assert boris.read() == ""


def test_a_page_goes_to_any_room_and_says_to_whom_it_went(guest):
    anna, boris = guest("Anna"), guest("Boris")
    boris.type("go library")
    anna.read()
    assert anna.type("p bor=hello") == "You page Boris: hello"
    assert boris.read() == "Anna pages you: hello"
    assert anna.type("p = once more") == "You page Boris: once more"


def test_a_page_may_go_to_several(guest):
    anna, boris, vera = guest("Anna"), guest("Boris"), guest("Vera")
    boris.read()
    assert anna.type("page boris, vera = hello") == "You page Boris and Vera: hello"
    assert boris.read() == vera.read() == "Anna pages you: hello"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("page", "Type page"),
        ("page boris", "Type page"),
        ("page = hello", "paged nobody yet"),
        ("page boris =", "Say something"),
        ("page nobodyatall = x", "nobody called"),
        ("page anna = x", "That is you"),
        ("page a b c d e f = x", "at most 5"),
        ("say", "Say something"),
        ('"', "Say something"),
        (":", "Say something"),
        ("say \x07\x00", "Say something"),
        ("say " + "x" * 600, "too long"),
    ],
)
def test_talk_that_cannot_be_sent_says_why(guest, typed, answer):
    anna, boris = guest("Anna"), guest("Boris")
    anna.read()
    assert answer in " ".join(anna.type(typed).split())
    assert boris.read() == ""


def test_a_page_to_somebody_who_is_away_is_not_lost_silently(guest):
    anna, boris = guest("Anna"), guest("Boris")
    boris.drop()
    assert "not in the hall" in anna.type("page boris = hello")


def test_the_speaker_s_other_line_hears_it_too(guest, line):
    anna = guest("Anna")
    second = line()
    second.type(f"resume {anna.type('resume').split('word is ')[1].split('.')[0]}")
    second.read()
    anna.type("say hello")
    assert second.read() == "Anna says: hello"
