"""Card codes, decks and chance."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from world.cards import ALL_CARDS, JOKERS, Chance, deck, is_joker, rank, rank_value, suit

SEED = "00112233445566778899aabbccddeeff"


@pytest.mark.parametrize(
    ("size", "lowest"), [(24, "9"), (32, "7"), (36, "6"), (52, "2"), (54, "2")]
)
def test_a_deck_has_every_suit_from_its_lowest_rank_in_starting_order(size, lowest):
    cards = deck(size)
    assert len(cards) == len(set(cards)) == size and set(cards) <= ALL_CARDS
    assert cards[0] == lowest + "C"
    plain = [card for card in cards if not is_joker(card)]
    assert plain == sorted(plain, key=lambda card: ("CDHS".index(suit(card)), rank_value(card)))


def test_only_the_deck_of_54_has_jokers():
    assert deck(54)[-2:] == JOKERS and suit("*R") is rank("*B") is None
    assert not set(deck(52)) & set(JOKERS)


def test_there_is_no_deck_of_40():
    with pytest.raises(ValueError):
        deck(40)


def test_a_number_is_the_first_eight_bytes_of_the_hash_of_seed_and_counter():
    digest = sha256(f"{SEED}:0".encode()).digest()
    assert Chance(SEED).below(1 << 64) == int.from_bytes(digest[:8], "big")


def test_chance_goes_on_from_its_two_values():
    chance = Chance(SEED)
    taken = [chance.below(1000) for _ in range(50)]
    again = Chance(SEED)
    assert [again.below(1000) for _ in range(20)] == taken[:20]
    assert [Chance(SEED, again.counter).below(1000)] == taken[20:21]
    assert [again.copy().below(1000), again.below(1000)] == [taken[20], taken[20]]


def test_a_shuffle_keeps_every_card_and_is_even():
    firsts = Counter(Chance(f"{seed:032x}").shuffled(deck(24))[0] for seed in range(2400))
    assert set(Chance(SEED).shuffled(deck(36))) == set(deck(36))
    assert len(firsts) == 24 and max(firsts.values()) < 170 and min(firsts.values()) > 50


def test_a_shuffle_is_fisher_yates_from_the_last_place_down():
    chance, order = Chance(SEED), list(deck(24))
    for last in range(23, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert Chance(SEED).shuffled(deck(24)) == tuple(order)


@pytest.mark.parametrize("bad", ["", "00", "G" * 32, "A" * 32, SEED + "0"])
def test_a_seed_is_32_lower_case_hex_digits(bad):
    with pytest.raises(ValueError):
        Chance(bad)


def test_bounds_and_counters_out_of_range_are_refused():
    with pytest.raises(ValueError):
        Chance(SEED, -1)
    for bound in (0, -3, (1 << 64) + 1):
        with pytest.raises(ValueError):
            Chance(SEED).below(bound)


def test_the_commitment_is_the_hash_of_the_seed():
    assert Chance(SEED).commitment == sha256(SEED.encode()).hexdigest()
