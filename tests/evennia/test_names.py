"""Names: any script, one to a person, and nobody can look like somebody else."""

import pytest

from world.hall import people


@pytest.mark.parametrize(
    "name", ["Anna", "Вера", "Jiří", "ليلى", "小明", "O'Brien", "Jean-Luc", "Müller", "Ångström2"]
)
def test_a_name_may_be_in_any_script(line, name):
    visitor = line()
    visitor.type(f"guest {name}")
    assert visitor.person.key == visitor.account.username == name


@pytest.mark.parametrize(
    "name",
    ["A", "x" * 21, "two words", "7s", "10D", "dealer:", "<Hall.Table>", "|rAnna", "a\u202eb", "-a",
     "hall", "Bot", "системA", "you", "ｈａｌｌ", "Αdmin", "§$%", "\u0301\u0301"],
)  # fmt: skip
def test_what_is_no_name_is_refused_in_words(line, name):
    visitor = line()
    told = visitor.type(f"guest {name}")
    if name == "a\u202eb":
        assert visitor.person.key == "ab", "what turns the writing is dropped"
        return
    assert visitor.person is None and told


@pytest.mark.parametrize(
    ("first", "second"),
    [("Anna", "ANNA"), ("Anna", "Аnnа"), ("Вера", "вера"), ("Bill", "BiII"), ("Bob", "B0b"),
     ("Marnie", "Mamie"), ("Jiri", "Jiří"), ("Boris", "Bo-ris")],
)  # fmt: skip
def test_two_names_that_look_the_same_cannot_both_be(line, first, second):
    line().type(f"guest {first}")
    other = line()
    other.type(f"guest {second}")
    assert other.person is None


def test_people_are_found_however_their_name_is_typed(guest):
    vera = guest("Вера")
    assert people.person_named("ВЕРА") is vera.person
    assert people.person_named("ве") is vera.person


def test_the_beginning_of_several_names_asks_for_more(guest):
    guest("Annabel")
    guest("Annika")
    other = guest("Boris")
    assert "Annabel, Annika" in other.type("page ann = hi")


def test_a_name_that_was_given_up_is_free_again(guest):
    visitor = guest("Vera")
    visitor.type("name Olga")
    assert guest("Vera").person is not visitor.person


def test_evennias_own_check_of_names_is_ours(hall, guest):
    guest("Vera")
    account_class = type(people.account_of("Vera"))
    assert account_class.validate_username("Вася") == (True, [])
    valid, why = account_class.validate_username("VERA")
    assert not valid and "look the same" in why[0]
