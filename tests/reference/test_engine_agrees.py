"""Random games under random options: the engine and the referee agree at every act.

Both get the same cards and the same acts. 40 series are played, 500 in CI; HALL_TEST_SCALE
multiplies.
"""

from __future__ import annotations

import random

import pytest

from tests.drive.words import read_act, spell_act
from tests.reference.durak import LOWEST, OPTIONS, RANKS, TEAMS, Referee, Refused
from tests.scale import scaled
from world.cards import Chance, deck
from world.games.durak import GAME
from world.games.durak.state import phase

GAMES = scaled(40, in_ci=500)
BATCH = 40
"""Games per test, so that a failure names its neighbourhood and a long run shows progress."""

MOST_ACTS = 5_000
"""No random game may be longer."""

LETTERS = "ABCDEFGH"


def random_options(chance: random.Random, seats: int) -> dict[str, str]:
    """Options that may stand together, every value now and then, half of them Classic."""
    chosen = {
        name: chance.choice(values) if chance.random() < 0.5 else values[0]
        for name, values in OPTIONS.items()
        if name not in ("deck", "cheating", "teams")
    }
    decks = [size for size in OPTIONS["deck"] if int(size) >= 6 * seats]
    chosen["deck"] = chance.choice([size for size in decks if seats <= 6 or int(size) >= 52])
    chosen["cheating"] = "on" if chance.random() < 0.1 else "off"
    teams = [name for name, count in TEAMS if count == seats and chance.random() < 0.5]
    if teams:
        chosen["teams"], chosen["passing"] = chance.choice(teams), "off"
    if chosen["passing"] == "off":
        chosen["show_trump"] = "off"
    return chosen


def dealt(options, seats, seed, before=None):
    """The same deal in both: the engine's state and the referee. ``before``: both of the last."""
    match = GAME.read_options(options, seats)
    state = GAME.start(match, seats, Chance(seed), before and before[0]).state
    chance = Chance(seed)
    dealer = state.deal.dealer
    if before is None:
        assert chance.below(seats) == dealer
    for _ in range(100):
        cards = chance.shuffled(deck(int(options["deck"])))
        try:
            return state, Referee.deal(cards, seats, dealer, options, before and before[1])
        except Refused as refused:
            assert refused.code == "redeal"
    raise AssertionError("dealt again a hundred times")


def canonical(words: str) -> str:
    """Several cards at once in one order, for comparing."""
    return words[:2] + "+".join(sorted(words[2:].split("+")))


def engine_facts(state) -> dict:
    """What can be seen of the engine's state, in the referee's terms."""
    result = state.result
    over = result is not None
    return {
        "phase": phase(state),
        "to_act": [LETTERS[seat] for seat in state.turn],
        "hands": [sorted(hand) for hand in state.hands],
        "talon": list(state.talon),
        "discard": sorted(state.discard),
        "out": [LETTERS[seat] for seat in state.out],
        "table": [] if over else list(zip(state.bout.attacks, state.bout.covers, strict=True)),
        "room": 0 if over else max(0, state.bout.limit - len(state.bout.attacks)),
        "defender": None if over else LETTERS[state.bout.defender],
        "attacker": LETTERS[state.bout.attacker] if phase(state) == "attack" else None,
        "losers": [LETTERS[seat] for seat in result.losers] if over else None,
    }


def referee_facts(referee: Referee) -> dict:
    """The same of the referee."""
    over = referee.phase == "over"
    # Where the table has no limit the referee says 99 and the engine all cards there are.
    room = min(referee.room(), int(referee.options["deck"]) - len(referee.table))
    return {
        "phase": referee.phase,
        "to_act": referee.to_act(),
        "hands": [sorted(hand) for hand in referee.hands.values()],
        "talon": referee.talon,
        "discard": sorted(referee.discard),
        "out": referee.out,
        "table": [] if over else [(attack, cover) for attack, cover in referee.table],
        "room": 0 if over else max(0, room),
        "defender": None if over else referee.defender,
        "attacker": referee.attacker if referee.phase == "attack" else None,
        "losers": sorted(referee.losers) if over else None,
    }


def stray_act(chance: random.Random, referee: Referee) -> str:
    """Words of an act that may well be refused: any seat, any cards of the deal."""
    cards = sorted(sum(referee.hands.values(), [])) or ["6S", "7S"]
    table = [attack for attack, _ in referee.table] or cards
    seat = chance.choice(referee.to_act() or referee.seats)
    if chance.random() < 0.2:
        seat = chance.choice(referee.seats)
    own = referee.hands[seat] or cards
    card, other = chance.choice(own), chance.choice(cards)
    some = chance.sample(own, min(len(own), chance.randint(2, 4)))
    kinds = [f":{card}", f":{other}", f":{card}/{chance.choice(table)}", f">{card}", f"?{card}"]
    kinds += [f":{word}" for word in ("take", "pass", "pass all", "exchange")]
    kinds += [f":call {chance.choice(table)}", ":" + "+".join(some), ":" + "+".join(some[:2])]
    return seat + chance.choice(kinds)


def compare(state, referee, done):
    """Both see the same game now and allow the same acts. Gives the acts there are."""
    assert engine_facts(state) == referee_facts(referee), done[-12:]
    words = []
    for seat, letter in enumerate(referee.seats):
        mine = [spell_act(LETTERS, seat, act) for act in GAME.legal(state, seat)]
        theirs = referee.acts(letter) if mine or letter in referee.to_act() else []
        assert sorted(map(canonical, mine)) == sorted(map(canonical, theirs)), done[-12:]
        words += mine
    return words


def play(chance, state, referee):
    """Plays a deal to its end in both. Gives the engine's final state."""
    done = []
    words = compare(state, referee, done)
    while referee.phase != "over":
        assert len(done) < MOST_ACTS
        stray = stray_act(chance, referee)
        seat, act = read_act(LETTERS, stray)
        refused = GAME.refuse(state, seat, act)
        assert (refused is None) == (referee.why_not(stray) is None), (stray, refused, done[-12:])
        word = stray if refused is None and chance.random() < 0.3 else chance.choice(words)
        seat, act = read_act(LETTERS, word)
        state = GAME.apply(state, seat, act).state
        referee.do(word)
        done.append(word)
        words = compare(state, referee, done)
    assert GAME.problems(state) == ()
    assert GAME.outcome(state).draw == referee.draw
    return state


def judge(state, referee, ladder):
    """Compares the honour of a deal; ``ladder`` (letter -> rank needed against it) goes on."""
    need = ladder[referee.losers[0]] if referee.losers else None
    badge, scores = referee.badge(need)
    assert (GAME.outcome(state).badge or None) == badge
    over = scores and need == "A"
    if scores:
        ladder.update((seat, RANKS[(RANKS.index(need) + 1) % 13]) for seat in referee.losers)
    assert state.result.ladder_over == over
    if over:
        ladder.update(dict.fromkeys(referee.seats, LOWEST[referee.options["deck"]]))
    elif referee.options["honours"] == "ladder":
        for seat, letter in enumerate(referee.seats):
            team = state.deal.teams[seat] if state.deal.teams else seat
            assert state.result.ladder[team] == ladder[letter]


def play_series(number: int) -> None:
    """One deal, or now and then a series of several that go on from each other."""
    chance = random.Random(number)
    seats = 2 + number % 7
    options = random_options(chance, seats)
    ladder = dict.fromkeys(LETTERS, LOWEST[options["deck"]])
    before = None
    for _ in range(1 if chance.random() < 0.7 else 3):
        state, referee = dealt(options, seats, f"{chance.getrandbits(128):032x}", before)
        if before is not None and len(before[1].losers) < 2:
            assert state.deal.dealer == before[1].next_dealer(before[0].deal.dealer)
        before = play(chance, state, referee), referee
        judge(*before, ladder)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_engine_and_referee_agree_on_everything_in_random_games(first):
    for number in range(first, min(first + BATCH, GAMES)):
        try:
            play_series(number)
        except Exception as disagreement:
            seats = 2 + number % 7
            options = GAME.read_options(random_options(random.Random(number), seats)).changed()
            disagreement.add_note(f"game {number}: {seats} seats, {options}")
            raise
