"""Options as people meet them: what each means, and combinations that cannot be."""

from __future__ import annotations

import pytest


@pytest.fixture
def host(line, hall):
    one = line()
    one.type("guest")
    return one


def test_an_option_says_what_it_means_and_what_may_be_chosen(host):
    host.type("table new durak")
    said = host.type("options deck")
    assert "Cards in the deck" in said and "36, 24, 32, 52, 54" in said
    assert "cannot be chosen" in host.type("options feather")


@pytest.mark.parametrize(
    "wanted", ["teams=threes seats=4", "teams=pairs passing=on seats=4", "deck=24 seats=5"]
)
def test_who_opens_a_table_that_cannot_be_hears_why_in_words(host, wanted):
    said = host.type(f"table new durak {wanted}")
    assert "refuse-" not in said and "." in said


def test_a_host_without_a_seat_hears_why_a_change_cannot_be(host):
    host.type("table new durak teams=pairs seats=4")
    assert "passing" in host.type("options passing=on")
    assert "refuse-" not in host.type("options teams=threes")
