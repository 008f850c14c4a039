"""Bots that look ahead: they know what their seat can know; nothing else changes their choice."""

from __future__ import annotations

import random

import pytest

from tests.bots_at_play import Company, points
from tests.rulebook.tables import play, step, table
from world import bots
from world.bots import durak_search
from world.bots.durak_memory import Memory
from world.bots.search import endgame, engine
from world.bots.search.deals import Deals
from world.bots.search.words import act_of, acts_among
from world.cards import Chance, deck
from world.games.durak import GAME
from world.games.durak.actions import Attack, PassOn, ShowTrump, Take
from world.games.durak.events import Attacked, Drew, GaveUp, Took
from world.games.durak.state import evolve


def walked(seed, seats, options, visit):
    """A deal between careful bots; ``visit`` sees each state with what everybody remembers."""
    company = Company([2] * seats, seed)
    step = GAME.start(GAME.read_options(options, seats), seats, Chance(f"{seed:032x}"))
    company.hear(step.events)
    while step.state.result is None:
        visit(step.state, company.memories)
        seat = step.state.turn[0]
        step = GAME.apply(step.state, seat, company.choose(step.state, seat))
        company.hear(step.events)


TALON = "6S 6C 6D 6H 8H 9H 10H AH"
OPTIONS = ({}, dict(GAME.presets["online"]), {"deck": "54"}, {"show_trump": "once_per_deal"})


def knowing(options):
    return options | ({"passing": "on"} if "show_trump" in options else {})


@pytest.mark.parametrize("options", [knowing(each) for each in OPTIONS])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_memory_holds_what_is_true(options, seats):
    def visit(state, memories):
        for memory in memories:
            assert memory.gone == set(state.discard)
            assert (memory.bouts, memory.beaten) == (state.bouts, state.beaten)
            assert memory.out_before == state.bout.out_before
            assert memory.passed | memory.done == state.bout.passed | state.bout.done
            for seat, hand in enumerate(state.hands):
                assert memory.held.get(seat, set()) <= set(hand)
                for lack in memory.lacks.get(seat, ()):
                    found = len(lack.cards & set(hand) - memory.held.get(seat, set()))
                    assert not lack.certain or found <= lack.drawn

    for seed in range(4):
        walked(seed, seats, options, visit)


def test_with_the_talon_gone_a_memory_knows_every_hand_of_two():
    def visit(state, memories):
        if not state.talon:
            view = GAME.view(state, state.turn[0])
            deals = Deals(view, memories[state.turn[0]])
            assert deals.open_end
            here, mask = deals.deal(random.Random(1).random), deals.rules.deck.mask
            assert here.hands == [mask(hand) for hand in state.hands]

    for seed in range(6):
        walked(seed, 2, {}, visit)


@pytest.mark.parametrize("options", [knowing(each) for each in OPTIONS])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_imagined_deals_have_what_is_known_and_every_card_once(options, seats):
    chance = random.Random(7)

    def visit(state, memories):
        seat = state.turn[0]
        view, memory = GAME.view(state, seat), memories[seat]
        deals = Deals(view, memory)
        mask = deals.rules.deck.mask
        here = deals.deal(chance.random)
        assert here.hands[seat] == mask(view.hand)
        assert [hand.bit_count() for hand in here.hands] == [each.cards for each in view.seats]
        left = here.talon[-1]
        assert left.bit_count() == view.talon == here.last
        every = [*here.hands, left, here.table, mask(memory.gone)]
        assert sum(every) == deals.rules.deck.every
        for other, held in memory.held.items():
            assert mask(held) & ~here.hands[other] == 0
        assert {act_of(here, act) for act in here.acts()} >= {
            act_of(here, act) for act in acts_among(here, GAME.legal(state, seat))
        }

    walked(3, seats, options, visit)


def test_nobody_was_dealt_a_trump_lower_than_the_one_that_led():
    seen = 0

    def visit(state, memories):
        nonlocal seen
        seat = state.turn[0]
        if not state.bouts and any(lack.certain for lack in memories[seat].lacks.get(0, ())):
            deals = Deals(GAME.view(state, seat), memories[seat])
            mask, bit = deals.rules.deck.mask, deals.rules.deck.bit
            here = deals.deal(random.Random(seen).random)
            for other in {0, 1} - {seat}:
                for lack in memories[seat].lacks[other]:
                    missing = mask(card for card in lack.cards if card in bit)
                    missing &= ~mask(memories[seat].held.get(other, ()))
                    assert not lack.certain or not here.hands[other] & missing
            seen += 1

    for seed in range(12):
        walked(seed, 2, {}, visit)
    assert seen > 12


def test_who_takes_most_likely_could_not_cover_cheaply_until_they_draw_or_show_it():
    memory, state = Memory(_trump="H"), table("9S 9D / 10D JC KH", talon=TALON)
    for words in ("A:9S", "B:take"):
        taken = step(state, words)
        state = taken.state
        for event in taken.events:
            memory.hear(event)
    (lack,) = memory.lacks[1]
    assert not lack.certain and lack.cards >= {"10S", "AS", "6H", "10H"}
    assert not lack.cards & {"JH", "KH", "8S", "10D"}
    memory.hear(Drew(1, (), 2))
    assert lack.drawn == 2
    deals = Deals(GAME.view(state, state.turn[0]), memory)
    mask, chance = deals.rules.deck.mask, random.Random(4)
    dealt = [deals.deal(chance.random).hands[1] & mask(("10S", "JS", "QS")) for _ in range(200)]
    assert 0 < sum(map(bool, dealt)) < 200


def test_what_was_thought_lacking_is_forgotten_when_it_is_played():
    memory = Memory(_trump="H")
    for event in (Attacked(0, 1, ("9S",)), GaveUp(1, False), Took(1, ("9S",), 1)):
        memory.hear(event)
    assert memory.lacks[1]
    memory.hear(Attacked(1, 0, ("QS",)))
    assert not memory.lacks[1]


def resampled(state, seat, memory, chance):
    """Another deal that looks the same to the seat, card for card."""
    hidden = [
        card
        for other, hand in enumerate(state.hands)
        if other != seat
        for card in hand
        if card not in memory.held.get(other, ())
    ]
    pool = hidden + list(state.talon[:-1])
    chance.shuffle(pool)
    hands = list(state.hands)
    for other, hand in enumerate(hands):
        if other != seat:
            known = [card for card in hand if card in memory.held.get(other, ())]
            hands[other] = tuple(known + [pool.pop() for _ in hand[len(known) :]])
    return evolve(state, hands=tuple(hands), talon=(*pool, *state.talon[-1:]))


@pytest.mark.parametrize("options", [{}, {"teams": "pairs"}, dict(GAME.presets["online"])])
def test_hidden_cards_dealt_anew_leave_every_choice_unchanged(options):
    chance, seats = random.Random(11), 4 if options.get("teams") else 2
    met = 0

    def visit(state, memories):
        nonlocal met
        seat = state.turn[0]
        if not state.talon or chance.random() > 0.1:
            return
        other = resampled(state, seat, memories[seat], chance)
        picked = [
            bots.choose(
                GAME.view(each, seat),
                GAME.legal(each, seat),
                Chance("5" * 32),
                4,
                60.0,
                memories[seat],
            )
            for each in (state, other)
        ]
        assert picked[0] == picked[1]
        met += 1

    for seed in range(3):
        walked(seed, seats, options, visit)
    assert met > 5


def test_what_was_never_told_is_not_needed():
    state = play(table("7S 9D JD / 10S JC 8C", talon="6S 6C 6D 6H 8H 9H 10H AH"), "A:7S")
    view, legal = GAME.view(state, 1), GAME.legal(state, 1)
    found = durak_search.weigh(view, legal, Chance("0" * 32), 100, 60.0, None)
    assert {each.action for each in found} <= set(legal) and found[0].visits > 0


def test_a_memory_of_another_deal_is_noticed_and_prudence_chooses():
    state = table("7S 9D JD / 10S JC 8C", talon="6S 6C 6D 6H 8H 9H 10H AH")
    wrong = Memory(held={1: {"10S", "JC", "8C", "AS"}})
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert durak_search.weigh(view, legal, Chance("0" * 32), 100, 60.0, wrong) == []
    picked = bots.choose(view, legal, Chance("0" * 32), 4, 60.0, wrong)
    assert picked == bots.choose(view, legal, Chance("0" * 32), 2)


def ended(state):
    """The core's position of an end of a few cards: all others are gone."""
    gone = set(deck(36)).difference(*state.hands)
    deals = Deals(GAME.view(state, 0), Memory(gone=gone))
    assert deals.open_end
    return deals.deal(random.Random(0).random)


def test_an_end_between_two_is_solved():
    # Leading the nine wins: it cannot be beaten, and the eight goes last.
    state = table("9S 8C / 7S 7C", trump="H")
    here = ended(state)
    found = endgame.verdicts(here, here.acts(), 1000)
    assert endgame.WON in found.values()
    # One card each, and the defender's beats it: both hands are empty.
    state = table("7S / 8S", trump="H")
    here = ended(state)
    assert endgame.verdicts(here, here.acts(), 1000) == {here.acts()[0]: endgame.DRAW}


def test_an_end_too_far_is_left_to_the_search():
    state = table("9S 8C 10D JD / 7S 7C QD KD", trump="H")
    here = ended(state)
    assert endgame.verdicts(here, here.acts(), 3) == {}
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert durak_search.weigh(view, legal, Chance("0" * 32), 100, 60.0, None)


def true_worth(state, seat, depth=0):
    """Minimax on the rules engine: 1 the seat is not the fool, -1 it is, 0 nobody."""
    if state.result is not None:
        return 0 if not state.result.losers else -1 if seat in state.result.losers else 1
    if depth > 30:
        return 0
    worths = [
        true_worth(GAME.apply(state, state.turn[0], act).state, seat, depth + 1)
        for act in GAME.legal(state, state.turn[0])
        if str(act) != "Pass(rest=True)"
    ]
    return max(worths) if state.turn[0] == seat else min(worths)


def test_what_is_solved_is_what_the_rules_say():
    chance = random.Random(2)
    for _ in range(25):
        cards = chance.sample(["7S", "8S", "9S", "7C", "8C", "7D", "9D", "7H", "8H", "6H"], 5)
        state = table(f"{' '.join(cards[:2])} / {' '.join(cards[2:])}", trump="H")
        here = ended(state)
        acts = here.acts()
        for act in acts:
            found = endgame.verdicts(here, [act], 100_000)
            after = GAME.apply(state, 0, act_of(here, act)).state
            assert found == {act: true_worth(after, 0)}, cards


def test_a_search_stops_when_its_time_is_over():
    state = table("7S 9D JD QC KC AC / 10S JC 8C 9C 9H QH", talon="6S 6C 6D 6H 8H 10H AH")
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    found = durak_search.weigh(view, legal, Chance("0" * 32), 20_000, 0.0, None)
    assert sum(each.visits for each in found) < 100


def test_a_trump_is_shown_rather_than_thought_about():
    state = play(
        table("7S 9D / 7H JH / 10C JC QC", talon="6S AH", passing="on", show_trump="once_per_bout"),
        "A:7S",
    )
    assert bots.choose(GAME.view(state, 1), GAME.legal(state, 1), Chance("0" * 32), 5) == (
        ShowTrump("7H")
    )
    assert PassOn("7H") in GAME.legal(state, 1)


@pytest.mark.parametrize("level", [3, 5])
def test_teams_are_played_to_their_end_on_the_rules_engine(level):
    company = Company([2, level, 2, level], 4, budget=0.02)
    step = GAME.start(GAME.read_options({"teams": "pairs"}, 4), 4, Chance("4" * 32))
    company.hear(step.events)
    while step.state.result is None:
        seat = step.state.turn[0]
        step = GAME.apply(step.state, seat, company.choose(step.state, seat))
        company.hear(step.events)
    assert step.state.result.losers in ((), (0, 2), (1, 3))


def test_an_imagined_deal_of_the_engine_goes_as_the_engine_does():
    state = play(table("7S 9D / 8S JD / 10C JC / QC KC", talon="", teams=("AC", "BD")), "A:7S")
    deals = engine.Deals(GAME.view(state, 1), Memory(leader=0, leaders=[0]))
    here = deals.deal(random.Random(3).random)
    assert here.turn == 1 and Take() in here.acts()
    assert engine.play_out(here) in (0, 0b0101, 0b1010)


def test_a_level_looks_farther_than_the_one_below():
    assert durak_search.ITERATIONS == (50, 300, 2000)
    assert sum(points(4, 1, seed, {}) for seed in range(6)) / 12 > 0.6


def test_a_card_alone_needs_no_thought():
    state = table("7S / 8S", trump="H", talon="6S AH")
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    found = durak_search.weigh(view, legal, Chance("0" * 32), 2000, 60.0, None)
    assert [each.action for each in found] == [Attack(("7S",))]
