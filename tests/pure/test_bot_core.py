"""The search core plays as the rules engine does: same cards, same choices, same places.

240 random deals are compared; HALL_TEST_SCALE multiplies (42 for 10,000).
"""

from __future__ import annotations

import random

import pytest

from tests.scale import scaled
from world.bots.search import duel, several
from world.bots.search.cards import bits, deck_of
from world.bots.search.position import Position
from world.bots.search.rules import NOBODY, Rules, covers_game
from world.bots.search.words import act_of
from world.cards import Chance
from world.games.durak import GAME
from world.games.durak.actions import Attack, Cover, Pass
from world.games.durak.options import VALUES

DEALS = scaled(240)

FREE = (
    *("multi_open", "throw_in", "priority", "attack_cap", "hand_cap", "first_bout", "pile_cap"),
    *("refill", "both_empty", "passing", "passing_first_bout", "who", "pile_on", "decline_final"),
)
"""Options the core knows every value of."""


def dealt(seed, seats, options):
    """The engine's deal and the core's position of the same cards."""
    state = GAME.start(GAME.read_options(options, seats), seats, Chance(f"{seed:032x}")).state
    rules = Rules.of(state.deal.options.named(), seats, state.deal.trump)
    bit = rules.deck.bit
    here = Position.deal(
        rules,
        [rules.deck.mask(hand) for hand in state.hands],
        [bit[card] for card in state.talon],
        state.bout.attacker,
    )
    return state, here


def same(state, here):
    """Everything the two have in common, engine first."""
    deck, bout = here.rules.deck, state.bout
    engine = (
        [deck.mask(hand) for hand in state.hands],
        deck.mask(state.talon),
        deck.mask(bout.attacks) | deck.mask(card for card in bout.covers if card),
        [deck.bit[a] for a, c in zip(bout.attacks, bout.covers, strict=True) if c is None],
        (bout.attacker, bout.defender, bout.limit, len(bout.attacks), bout.taking),
        (state.bouts, state.beaten, sorted(state.out)),
        state.turn[0],
    )
    core = (
        here.hands,
        here.talon[-1] ^ here.talon[here.drawn],
        here.table,
        here.open,
        (here.attacker, here.defender, here.limit, here.count, here.taking),
        (
            here.bouts,
            here.beaten,
            [seat for seat in range(len(here.hands)) if here.out >> seat & 1],
        ),
        here.turn,
    )
    return engine, core


def choices(state):
    """What the engine allows and the core offers too."""
    acts, bout = GAME.legal(state, state.turn[0]), state.bout
    first = next((a for a, c in zip(bout.attacks, bout.covers, strict=True) if c is None), None)
    return {
        act
        for act in acts
        if act != Pass(True) and not (isinstance(act, Cover) and act.over != first)
    }


def laid(here, act):
    """The act for the engine; of several cards at once the core lays the trump last."""
    done = act_of(here, act)
    return Attack(here.rules.deck.codes(act)) if isinstance(done, Attack) else done


def options_by(chance):
    """Options the core knows, at random."""
    return {name: chance.choice(VALUES[name]) for name in (*FREE, "deck")}


@pytest.mark.parametrize("share", range(8))
def test_the_core_and_the_rules_engine_agree_card_for_card(share):
    chance = random.Random(share)
    for deal in range(share, DEALS, 8):
        options = options_by(chance)
        seats = chance.randint(2, int(options["deck"]) // 6 if options["deck"] < "36" else 6)
        state, here = dealt(deal, seats, options)
        while state.result is None:
            engine, core = same(state, here)
            assert core == engine, (deal, options)
            acts = here.acts()
            named = {act_of(here, act): act for act in acts}
            assert len(named) == len(acts) and set(named) == choices(state), (deal, options)
            act = chance.choice(acts)
            state = GAME.apply(state, here.turn, laid(here, act)).state
            here.do(act)
        if state.result.reason == "repetition":
            continue
        assert here.turn == NOBODY
        assert here.lost == sum(1 << seat for seat in state.result.losers)


def test_an_act_by_chance_is_each_of_the_acts_alike():
    _, here = dealt(3, 2, {})
    for _ in range(40):
        acts = here.acts()
        numbers = [(place + 0.5) / len(acts) for place in range(len(acts))]
        assert [here.some(lambda n=number: n) for number in numbers] == acts
        here.do(acts[len(acts) // 2])


@pytest.mark.parametrize("preset", ["classic", "online"])
def test_two_played_on_in_one_loop_end_as_act_by_act(preset):
    chance = random.Random(5)
    for deal in range(scaled(60)):
        options = dict(GAME.presets[preset], both_empty=chance.choice(VALUES["both_empty"]))
        _, here = dealt(deal, 2, options)
        for _ in range(chance.randrange(60)):
            if here.turn == NOBODY:
                break
            here.do(here.some(chance.random))
        if here.turn == NOBODY:
            continue
        promised, bouts = duel.prudent(here), here.bouts
        while here.turn != NOBODY and here.bouts < bouts + duel.MOST_BOUTS:
            here.do(several.sensible(here))
        assert promised == here.lost, deal


def test_a_copy_is_played_on_without_touching_the_first():
    _, here = dealt(1, 3, {})
    before = {name: getattr(here, name) for name in Position.__slots__}
    there = here.copy()
    for _ in range(30):
        there.do(there.some(random.Random(1).random))
    assert {name: getattr(here, name) for name in Position.__slots__} == before


def test_cards_are_numbered_plain_by_rank_then_trumps():
    deck = deck_of(36, "H")
    assert deck.codes(deck.every)[:4] == ("6C", "6D", "6S", "7C")
    assert deck.codes(deck.trumps) == tuple(f"{rank}H" for rank in "6 7 8 9 10 J Q K A".split())
    assert deck.mask(("AH", "6C")) == deck.bit["AH"] | deck.bit["6C"]
    assert len(bits(deck.every)) == 36
    assert deck.codes(deck.beats[deck.bit["QH"]]) == ("KH", "AH")


def test_teams_and_more_than_six_are_not_for_the_core():
    named = GAME.read_options({}, 2).named()
    assert covers_game(named, 2) and covers_game(named, 6)
    assert not covers_game(named, 7) and not covers_game(named | {"teams": "pairs"}, 4)
