"""The deals that are kept: one for each variant, and one for each way a deal can end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from world import bots
from world.cards import Chance
from world.engine import registry
from world.engine.match import Match
from world.engine.protocol import Action, Event, Resign
from world.games.durak.position import position

MOST_ACTS = 400


@dataclass(frozen=True)
class Scene:
    """One deal.

    Attributes:
        name: its golden file's.
        options: the table's, by name.
        seats: how many play; the first is called Anna, then Boris …
        seed: of the deal, and of the players' own chance.
        acts: words to play, each seat's in turn; () lets careful bots play to the end.
        start: a position instead of a deal (as in the rulebook's cases).
    """

    name: str
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int = 2
    seed: str = "0" * 31 + "1"
    acts: tuple[str, ...] = ()
    start: Mapping[str, Any] | None = None


NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fyodor")

ENDING = {"players": "AB", "trump": "H", "attacker": "A", "talon": "", "options": {}}

SCENES = (
    Scene("classic-two"),
    Scene("classic-three-24", {"deck": "24"}, seats=3, seed="0" * 31 + "2"),
    Scene("online-four", registry.game("durak").presets["online"], seats=4, seed="0" * 31 + "3"),
    Scene("pairs-four", {"teams": "pairs"}, seats=4, seed="0" * 31 + "4"),
    Scene(
        "end-fool-with-epaulettes",
        start={**ENDING, "hands": {"A": "6S 6D", "B": "7H 9C JC"}},
        acts=("6S", "take", "6D"),
    ),
    Scene(
        "end-draw",
        start={**ENDING, "hands": {"A": "9S", "B": "10S"}},
        acts=("9S", "10S"),
    ),
    Scene(
        "end-resigned",
        start={**ENDING, "hands": {"A": "9S 8S", "B": "10S JS"}},
        acts=("resign",),
    ),
    Scene(
        "end-attacker-is-the-fool",
        start={**ENDING, "hands": {"A": "7S 9D", "B": "10S"}},
        acts=("7S", "10S"),
    ),
)


def play(scene: Scene) -> Iterator[tuple[Match, int | None, Action | None, tuple[Event, ...]]]:
    """The deal and every act of a scene: the match after it, who did what, and what happened."""
    game = registry.game("durak")
    options = game.read_options(scene.options, scene.seats)
    match, events = Match.deal(game, options, scene.seats, scene.seed)
    if scene.start is not None:
        state = position(scene.start)
        match, events = Match(game, state.deal.options, 2, scene.seed, 0, state, 1), ()
    yield match, None, None, events
    choose = _script(scene) if scene.acts else _careful(scene)
    for _ in range(MOST_ACTS):
        if game.outcome(match.state) is not None:
            return
        seat, action = choose(match)
        after = match.after(seat, action)
        assert isinstance(after, tuple), f"{scene.name}: {action} was refused: {after}"
        match, events = after
        yield match, seat, action, events
    raise AssertionError(f"{scene.name} does not end within {MOST_ACTS} acts")


def _script(scene: Scene) -> Callable[[Match], tuple[int, Action]]:
    words = iter(scene.acts)

    def choose(match: Match) -> tuple[int, Action]:
        seat = min(match.game.to_act(match.state))
        word = next(words)
        if word == "resign":
            return seat, Resign()
        return seat, match.game.parse(match.game.view(match.state, seat), word)

    return choose


def _careful(scene: Scene) -> Callable[[Match], tuple[int, Action]]:
    chance = Chance(scene.seed[::-1])

    def choose(match: Match) -> tuple[int, Action]:
        view = match.game.view(match.state, min(match.game.to_act(match.state)))
        seat = view.to_act[0]
        legal = match.game.legal(match.state, seat)
        return seat, bots.choose(match.game.view(match.state, seat), legal, chance, 2)

    return choose
