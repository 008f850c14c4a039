"""Random games, one act after another, for every game the registry knows and the toy."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.scale import scaled
from tests.toy.seated import toy_seated
from world.cards import Chance
from world.cards.card import ALL_CARDS
from world.engine import registry
from world.engine.protocol import Refused
from world.games.durak import actions as durak
from world.games.durak.options import VALUES
from world.games.dvorak import actions as dvorak
from world.games.dvorak.options import VALUES as DVORAK_VALUES

GAMES_EACH = scaled(4)
"""Games per number of seats and test; at scale 50 the full run of 200."""

MOST_ACTS = 20_000
"""No random game may be longer."""


@dataclass(frozen=True)
class Entry:
    """How one game is put through its paces.

    Attributes:
        seats: numbers of seats to play with.
        options: the options of the n-th game, given chance and seats.
        others: further acts to try beside those seen in play, whoever's turn it is.
        listed: whether an act belongs to the finite part that ``legal`` lists.
        resampled: the state with everything changed that a seat cannot know, or None where the
            game has nothing hidden in it.
    """

    seats: Iterable[int]
    options: Callable[[random.Random, int, int], dict[str, str]]
    others: Callable[[Any], tuple[Any, ...]] = lambda state: ()
    listed: Callable[[Any, Any], bool] = lambda state, action: True
    resampled: Callable[[Any, Any, Any, random.Random], Any] | None = None


@dataclass(frozen=True)
class Moment:
    """One act of a walk: the state before it, who did what, and what came of it."""

    game: Any
    before: Any
    seat: int
    action: Any
    after: Any
    events: tuple[Any, ...]


def permuted(*piles: str) -> Callable[[Any, Any, Any, random.Random], Any]:
    """Resampling for games whose encoded state holds its cards, by id, under these names.

    The cards a seat cannot see are dealt afresh among the places they lie in; what was said and
    done in the open stays as it was.
    """

    def resampled(game: Any, state: Any, seat: int | None, chance: random.Random) -> Any:
        hidden = sorted(set(game.where(state)) - game.knows(state, seat))
        other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
        encoded = json.loads(json.dumps(game.encode(state)))
        for name in piles:
            encoded[name] = _renamed(encoded[name], other)
        return game.decode(encoded)

    return resampled


def _renamed(item: Any, names: dict[str, str]) -> Any:
    if isinstance(item, list):
        return [_renamed(part, names) for part in item]
    return names.get(item, item)


def _durak_options(chance: random.Random, number: int, seats: int) -> dict[str, str]:
    """Classic, Online and anything else in turn; never ends in endless taking."""
    game = registry.game("durak")
    deck = {} if seats <= 6 else {"deck": chance.choice(("52", "54"))}
    if number % 3 < 2:
        return {**game.presets[("classic", "online")[number % 3]], **deck}
    while True:
        given = {name: chance.choice(values) for name, values in VALUES.items()}
        given |= {"repetition": "on", **deck}
        try:
            game.read_options(given, seats)
        except Refused:
            continue
        return given


def _durak_others(state: Any) -> tuple[Any, ...]:
    singles = [durak.Attack((card,)) for card in sorted(ALL_CARDS)]
    made = [durak.Take(), durak.Pass(), durak.Pass(True), durak.Exchange()]
    for over in state.bout.attacks:
        made += [durak.Cover(card, over) for card in sorted(ALL_CARDS)[::3]]
        made.append(durak.Call(over))
    for card in sorted(ALL_CARDS)[::2]:
        made += [durak.PassOn(card), durak.ShowTrump(card)]
    return (*singles, *made)


def _durak_listed(state: Any, act: Any) -> bool:
    """Several throw-ins at once are short for one after another; openings are listed in order."""
    if not isinstance(act, durak.Attack) or len(act.cards) == 1:
        return True
    return not state.bout.attacks and list(act.cards) == sorted(act.cards)


def _dvorak_options(chance: random.Random, number: int, seats: int) -> dict[str, str]:
    """The usual table, then any other that a random game comes to an end at."""
    if number == 0:
        return {}
    game = registry.game("dvorak")
    while True:
        given = {name: chance.choice(values) for name, values in DVORAK_VALUES.items()}
        # Won by the cards' own conditions, so these must be kept, and cards must come.
        given |= {"effects": "assist", "deal": chance.choice("357"), "draw": chance.choice("12")}
        try:
            game.read_options(given, seats)
        except Refused:
            continue
        return given


def _dvorak_others(state: Any) -> tuple[Any, ...]:
    made = [dvorak.Draw(), dvorak.End(), dvorak.Confirm(), dvorak.Start(), dvorak.Ready()]
    made += [dvorak.Throw(choice) for choice in ("rock", "paper", "scissors", "fish")]
    made += [dvorak.LoadDeck(deck) for deck in ("lost_property", "night_market", "none")]
    for card in state.cards:
        made += [dvorak.Use(card), dvorak.DiscardDown(card), dvorak.Play(card)]
    return tuple(made)


ENTRIES = {
    "durak": Entry(
        seats=range(2, 9),
        options=_durak_options,
        others=_durak_others,
        listed=_durak_listed,
        resampled=permuted("hands", "talon", "discard"),
    ),
    "dvorak": Entry(
        seats=(2, 3, 7),
        options=_dvorak_options,
        others=_dvorak_others,
        resampled=permuted("zones"),
    ),
    "toy": Entry(
        seats=range(2, 7),
        options=lambda chance, number, seats: {"tricks": chance.choice(("3", "5"))},
        resampled=permuted("hands", "laid", "taken"),
    ),
}
"""Games that need more than the usual; every other one is played with its defaults."""


def keys() -> list[str]:
    """Every registered game, and the toy."""
    return [*registry.GAMES, "toy"]


def entry(key: str) -> Entry:
    """How the game of that key is tested."""
    if key in ENTRIES:
        return ENTRIES[key]
    return Entry(_game(key).seats, lambda chance, number, seats: {})


def cases() -> list[tuple[str, int]]:
    """Every game with every number of seats it is tested with."""
    return [(key, seats) for key in keys() for seats in entry(key).seats]


def _game(key: str) -> Any:
    if key in registry.GAMES:
        return registry.game(key)
    with toy_seated():
        return registry.game(key)


_TOY: list[Any] = []


def game_of(key: str) -> Any:
    """The game; the toy is loaded once, for its classes must stay the same."""
    if key != "toy":
        return registry.game(key)
    if not _TOY:
        _TOY.append(_game(key))
    return _TOY[0]


def walk(key: str, seats: int, number: int) -> Iterator[Moment]:
    """One random game, act by act. Raises AssertionError when it does not end."""
    game, chance = game_of(key), random.Random(f"{key} {seats} {number}")
    options = game.read_options(entry(key).options(chance, number, seats), seats)
    stream = Chance(f"{chance.getrandbits(128):032x}")
    state = game.start(options, seats, stream).state
    for _ in range(MOST_ACTS):
        asked = sorted(game.to_act(state))
        if not asked:
            return
        seat = chance.choice(asked)
        acts = game.legal(state, seat)
        if not acts:
            acts = (game.default_action(state, seat),)
        action = chance.choice(acts)
        step = game.apply(state, seat, action, stream)
        yield Moment(game, state, seat, action, step.state, step.events)
        state = step.state
    raise AssertionError(f"{key} with {seats} seats, game {number}: no end in {MOST_ACTS} acts")


def moments(key: str, seats: int) -> Iterator[Moment]:
    """The acts of every random game of that size, one game after another."""
    for number in range(GAMES_EACH):
        yield from walk(key, seats, number)


def everybody(game: Any, state: Any, seats: int) -> tuple[int | None, ...]:
    """Every seat, and a watcher."""
    return (None, *range(seats))
