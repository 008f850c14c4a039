"""Dvorak positions for tests, told in a few words, and acts typed as players type them.

``table(hands={"A": "Gust/A/draw 2, Lamp"}, areas={"B": "Base*3"}, draw=4)``: A holds an Action and
a Thing, three Things called Base lie before B, and four blank cards are in the draw pile. Players
are called A, B, C …; A is on turn in the play step unless told otherwise. The state goes through
its codec after every act, and is asked for its problems.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from world.cards import Chance
from world.engine.protocol import Action, Event, Refusal, Refused
from world.games.dvorak import GAME, zones
from world.games.dvorak.adopting import add_card, add_rule
from world.games.dvorak.definitions import Definition
from world.games.dvorak.operations import Move
from world.games.dvorak.state import PLAY, PLAYING, Player, State, Turn
from world.games.dvorak.work import Work

SEED = "0123456789abcdef0123456789abcdef"
_TYPES = {"T": "Thing", "A": "Action"}


class Table:
    """A match and the chance it goes on with.

    Attributes:
        state: the newest state.
        told: every event of the newest act.
    """

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.told: tuple[Event, ...] = ()

    # Acting

    def do(self, who: str, words: str | Action) -> Table:
        """The player does what the words say. Fails when it is refused."""
        return self.act(seat(who), self.read(who, words))

    def hall(self, action: Action) -> Table:
        """The hall itself acts."""
        return self.act(None, action)

    def act(self, who: int | None, action: Action) -> Table:
        """One act, and the state through its codec."""
        try:
            step = GAME.apply(self.state, who, action, self.chance)
        except Refused as no:
            raise AssertionError(f"{who} {action}: {no.refusal}") from None
        self.state = GAME.decode(json.loads(json.dumps(GAME.encode(step.state))))
        assert self.state == step.state
        assert GAME.problems(self.state) == ()
        self.told = step.events
        return self

    def read(self, who: str, words: str | Action) -> Action:
        """What the player means."""
        return words if isinstance(words, Action) else GAME.parse(self.view(who), words)

    def refused(self, who: str, words: str | Action) -> Refusal:
        """Why the player may not do that. Fails when it is allowed."""
        before = GAME.encode(self.state)
        refusal = GAME.refuse(self.state, seat(who), self.read(who, words))
        assert refusal is not None, f"{who} may {words}"
        assert GAME.encode(self.state) == before
        return refusal

    # Looking

    def view(self, who: str | None) -> Any:
        """What the player (None: a watcher) sees."""
        return GAME.view(self.state, None if who is None else seat(who))

    def heard(self, who: str | None, kind: str) -> Any:
        """The newest act's event of that kind as the player hears it; fails when there is none."""
        found = [event for event in self.told if event.kind == kind]
        assert found, f"no {kind} among {[event.kind for event in self.told]}"
        return GAME.redact(found[-1], None if who is None else seat(who))

    def kinds(self) -> list[str]:
        """The kinds of the newest act's events, in order."""
        return [event.kind for event in self.told]

    def at(self, place: str) -> list[str]:
        """Titles of what lies there, in order: ``hand A``, ``area B``, ``draw``, ``pile/Shop``."""
        return [self.state.cards[card].title for card in self.state.lying(zone(place))]

    def count(self, place: str) -> int:
        """How many cards lie there."""
        return len(self.state.lying(zone(place)))

    def limit(self, who: str) -> int | None:
        """The player's hand limit."""
        return self.view(who).limits["hand"]

    @property
    def turn(self) -> str:
        """Who is on turn."""
        return letter(self.state.on_turn)

    @property
    def winners(self) -> str | None:
        """Letters of who has won, ``""`` in a draw, None while the game runs."""
        result = self.state.result
        return None if result is None else "".join(map(letter, result.winners))

    def vote(self, *yes: str) -> Table:
        """These players vote yes, one after another."""
        for who in yes:
            self.do(who, "y")
        return self


def seat(who: str) -> int:
    """The seat of a letter."""
    return ord(who) - ord("A")


def letter(number: int) -> str:
    """The letter of a seat."""
    return chr(ord("A") + number)


def zone(place: str) -> str:
    """A place in short as the state names it."""
    kind, _, who = place.partition(" ")
    return f"{kind}/{seat(who)}" if who else kind


def card(words: str) -> Definition:
    """``Title``, ``Title/A/text`` or ``Title/Thing - Light/text``; bare: a Thing."""
    title, _, rest = words.partition("/")
    kind, _, text = rest.partition("/")
    return Definition(title.strip(), _TYPES.get(kind, kind) or "Thing", text.strip())


def cards(words: str | int | list[str]) -> list[Definition]:
    """Cards told in short: a number of blanks, or titles with ``*3`` for three of them."""
    if isinstance(words, int):
        return [Definition(f"Blank {number}") for number in range(1, words + 1)]
    parts = (
        words if isinstance(words, list) else [part for part in words.split(",") if part.strip()]
    )
    found = []
    for part in parts:
        text, star, count = part.rpartition("*")
        found += [card(text if star else part)] * (int(count) if star else 1)
    return found


def table(
    players: int = 3,
    *,
    hands: Mapping[str, Any] | None = None,
    areas: Mapping[str, Any] | None = None,
    draw: str | int | list[str] = 10,
    discard: str | int | list[str] = 0,
    centre: str | list[str] = "",
    rules: list[str] | None = None,
    turn: str = "A",
    step: str = PLAY,
    **options: str,
) -> Table:
    """A table in mid-game. What lies in areas and the centre came into play in the order told."""
    given = GAME.read_options(options, players)
    seats = tuple(Player(name=letter(number), turns=0) for number in range(players))
    chance = Chance(SEED)
    work = Work(State(given, PLAYING, seats, first=0, after=seat(turn)), chance)
    work.player(seat(turn), turns=1)
    work.set(turn=Turn(1, seat(turn), step))
    for rule in rules or []:
        add_rule(work, Definition(f"Rule: {rule[:40]}", "Rule", rule), 0)
    for place, words in [("draw", draw), ("discard", discard)]:
        for made in cards(words):
            add_card(work, made, place, zones.BOTTOM)
    for who, words in (hands or {}).items():
        for made in cards(words):
            add_card(work, made, f"hand/{seat(who)}", zones.TOP)
    places = [*((f"area/{seat(who)}", words) for who, words in (areas or {}).items())]
    for place, words in [*places, ("centre", centre)]:
        for made in cards(words):
            zones.shift(work, add_card(work, made, "removed", zones.TOP), place)
    assert GAME.problems(work.state) == ()
    return Table(work.state, chance)


def lay(at: Table, who: str, words: str) -> Table:
    """Another card comes into play before the player, as if it had been played now."""
    work = Work(at.state, at.chance)
    made = add_card(work, card(words), "removed", zones.TOP)
    at.state = work.state
    return at.do(who, Move(made, f"area/{seat(who)}"))


def workshop(players: int = 3, **options: str) -> Table:
    """A table before its deal, without a card; everybody has a name."""
    given = {"deck": "none", "building": "yes", **options}
    chance = Chance(SEED)
    state = GAME.start(GAME.read_options(given, players), players, chance).state
    named = tuple(Player(name=letter(number)) for number in range(players))
    return Table(replace(state, players=named), chance)
