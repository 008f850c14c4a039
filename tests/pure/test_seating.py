"""Who sits where, as a value."""

from __future__ import annotations

import pytest

from world.engine.protocol import Refused
from world.hall.seating import Seating, Sitter, company, players_json

VERA, IVAN, ADA = 11, 12, 13


def table(places: int = 3) -> Seating:
    return Seating.fresh("durak", {"deck": "24"}, places, host=VERA)


def refused_with(code: str):
    return pytest.raises(Refused, match=f"^{code}$")


def test_the_first_open_seat_is_taken_unless_one_is_named():
    seating = table().sit(VERA, "Vera", 1).sit(IVAN, "Ivan")
    assert [seating.name(seat) for seat in range(3)] == ["Ivan", "Vera", ""]
    assert seating.open_seats == (2,)


def test_nobody_sits_twice():
    with refused_with("already-seated"):
        table().sit(VERA, "Vera").sit(VERA, "Vera", 2)


def test_a_taken_seat_and_one_that_is_not_there_are_refused_with_what_would_do():
    seating = table().sit(VERA, "Vera", 0)
    with refused_with("seat-taken") as taken:
        seating.sit(IVAN, "Ivan", 0)
    assert taken.value.refusal.args == {"name": "Vera"}
    for seat in (-1, 3, 10**6):
        with refused_with("no-such-seat"):
            seating.sit(IVAN, "Ivan", seat)


def test_a_full_table_is_refused():
    with refused_with("table-full"):
        table(2).sit(VERA, "Vera").add_bot(1).sit(IVAN, "Ivan")


def test_bots_are_ready_and_have_names_of_their_own():
    seating = table().add_bot(1).add_bot(2)
    assert [(s.name, s.level, s.ready) for s in seating.sitters] == [
        ("Bot 1", 1, True),
        ("Bot 2", 2, True),
    ]
    assert seating.all_ready


def test_a_bot_that_left_gives_its_name_to_the_next():
    seating = table().add_bot(1).add_bot(1).remove_bot(0).add_bot(1)
    assert sorted(s.name for s in seating.sitters) == ["Bot 1", "Bot 2"]


def test_only_bots_are_removed_as_bots():
    with refused_with("no-bot-there"):
        table().sit(VERA, "Vera", 0).remove_bot(0)
    with refused_with("no-bot-there"):
        table().remove_bot()


def test_the_deal_waits_for_everybody_seated():
    seating = table().sit(VERA, "Vera").add_bot(1)
    assert not seating.all_ready
    assert seating.ready(VERA).all_ready
    assert not seating.ready(VERA).ready(VERA, False).all_ready
    assert not table().all_ready


def test_the_deal_closes_the_ranks_and_the_end_opens_them_again():
    dealt = table(4).sit(VERA, "Vera", 1).sit(IVAN, "Ivan", 3).deal()
    assert [s.name for s in dealt.seats] == ["Vera", "Ivan"]
    assert dealt.open_seats == ()
    after = dealt.after_match()
    assert [after.name(seat) for seat in range(4)] == ["Vera", "Ivan", "", ""]
    assert not after.all_ready


@pytest.mark.parametrize(
    "act",
    [
        lambda seating: seating.sit(ADA, "Ada"),
        lambda seating: seating.add_bot(1),
        lambda seating: seating.remove_bot(),
        lambda seating: seating.ready(VERA),
        lambda seating: seating.rotate(),
    ],
)
def test_nothing_about_the_seats_changes_while_cards_are_dealt(act):
    dealt = table().sit(VERA, "Vera").add_bot(1).deal()
    with refused_with("already-dealt"):
        act(dealt)


def test_who_stands_up_before_the_deal_leaves_an_open_seat():
    seating = table().sit(VERA, "Vera").stand(VERA)
    assert seating.open_seats == (0, 1, 2)
    with refused_with("not-seated"):
        seating.stand(VERA)


def test_who_leaves_in_mid_match_is_remembered_but_plays_no_more():
    dealt = table().sit(VERA, "Vera").sit(IVAN, "Ivan").deal().stand(VERA)
    assert dealt.seat_of(VERA) is None
    assert dealt.seats[0] == Sitter("person", "Vera", VERA, level=1, left=True)
    assert [s.name for s in dealt.after_match().sitters] == ["Ivan"]


def test_everybody_moves_one_seat_clockwise():
    seating = table().sit(VERA, "Vera", 0).sit(IVAN, "Ivan", 1).rotate()
    assert [seating.name(seat) for seat in range(3)] == ["", "Vera", "Ivan"]


def test_a_new_name_stands_at_the_seat():
    seating = table().sit(VERA, "Vera").renamed(VERA, "Věra").renamed(IVAN, "nobody here")
    assert seating.name(0) == "Věra"


def test_a_seating_survives_being_stored():
    seating = table().sit(VERA, "Věra", 2).add_bot(2).ready(VERA)
    assert Seating.decode(seating.encode()) == seating
    assert Seating.decode(seating.deal().encode()) == seating.deal()


FIRST_FORM = (
    '{"v": 1, "game": "durak", "options": {"deck": "24"}, "places": 3, "host": 7, "dealt": true,'
    ' "seats": [{"kind": "person", "name": "Vera", "who": 7, "level": null, "ready": false,'
    ' "left": false}, {"kind": "bot", "name": "Bot 1", "who": null, "level": 2, "ready": true,'
    ' "left": false}, null]}'
)
"""As the hall stored it before there were terms, invitations, locks and evenings."""


def test_a_seating_stored_before_there_were_terms_and_evenings_is_still_read():
    seating = Seating.decode(FIRST_FORM)
    assert seating.names == ("Vera", "Bot 1", "") and seating.seat_of(7) == 0
    assert (seating.terms, seating.invited, seating.locked) == ({}, (), False)
    assert (seating.evening, seating.paused) == (None, False)


@pytest.mark.parametrize("text", ["[]", "{}", '{"v": 2}', "null"])
def test_what_is_no_seating_is_not_read_as_one(text):
    with pytest.raises(ValueError, match="not a seating"):
        Seating.decode(text)


def test_the_same_company_in_the_same_order_is_known_again():
    one = table().sit(VERA, "Vera").sit(IVAN, "Ivan")
    other = table().sit(IVAN, "Ivan").sit(VERA, "Vera")
    assert company(players_json(one.sitters)) == company(players_json(one.deal().sitters))
    assert company(players_json(one.sitters)) != company(players_json(other.sitters))
