"""Tables whose options the search core does not know, searched on the rules engine itself.

An imagined deal goes through the game's own JSON, as a stored one does. What makes no sense is left
out: false covers, calling honest ones, covering in another order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from world.cards import deck, rank, suit
from world.engine.protocol import Action, Step
from world.games.durak import GAME
from world.games.durak.actions import Attack, Call, Cover, Pass, PassOn, ShowTrump, Take
from world.games.durak.beats import BEATS, cheapness
from world.games.durak.view import View

from ..durak_memory import Memory
from .rules import DRAWN, HAND, NOBODY

MOST_ACTS = 400
"""A deal that takes longer goes on for ever and counts as drawn."""


class Imagined:
    """One imagined deal at one moment, with what a tree search asks of a `position.Position`."""

    __slots__ = ("_now", "lost", "turn")

    def __init__(self, now: Any, turn: int) -> None:
        self._now = now
        self.turn = turn
        self.lost = DRAWN

    def acts(self) -> list[Action]:
        """What whoever is to choose may sensibly do."""
        bout, trump = self._now.bout, self._now.deal.trump
        waiting = next(
            (a for a, c in zip(bout.attacks, bout.covers, strict=True) if c is None), None
        )
        return [
            act
            for act in GAME.legal(self._now, self.turn)
            if act != _PASS_ALL
            and not isinstance(act, Call)
            and not (
                isinstance(act, Cover)
                and (act.over != waiting or act.card not in BEATS[trump][act.over])
            )
        ]

    def do(self, act: Action) -> None:
        """One of `acts`."""
        match GAME.apply(self._now, self.turn, act):
            case Step(now, _):
                self._now = now
        outcome = GAME.outcome(self._now)
        if outcome is None:
            self.turn = self._now.turn[0]
        else:
            self.turn = NOBODY
            self.lost = sum(1 << seat for seat in outcome.losers)

    def sensible(self) -> Action:
        """What a sensible player does: cheap cards first, trumps kept while the talon lasts."""
        trump, left = self._now.deal.trump, len(self._now.talon)
        acts = self.acts()
        for act in acts:
            if isinstance(act, ShowTrump):
                return act
        onward = [act for act in acts if isinstance(act, PassOn)]
        laid = onward or [act for act in acts if isinstance(act, (Attack, Cover))]
        if self._now.bout.attacks and laid and isinstance(laid[0], Attack):
            laid = [act for act in laid if _spare(act.cards[0], trump, left)]
        if laid:
            return min(laid, key=lambda act: _price(act, trump))
        return _TAKE if _TAKE in acts else _PASS


_TAKE, _PASS, _PASS_ALL = Take(), Pass(), Pass(True)


def _price(act: Action, trump: str) -> int:
    card = act.cards[0] if isinstance(act, Attack) else act.card
    return cheapness(card, trump)


def _spare(card: str, trump: str, left: int) -> bool:
    if not left:
        return True
    return suit(card) != trump and (left <= HAND or rank(card) not in ("K", "A"))


def play_out(here: Imagined) -> int:
    """Who lost, as bits, when all play sensibly from here on. ``here`` is played on."""
    for _ in range(MOST_ACTS):
        if here.turn == NOBODY:
            return here.lost
        here.do(here.sensible())
    return DRAWN


class Deals:
    """All deals that look alike to one seat, as `deals.Deals`."""

    def __init__(self, view: View, memory: Memory) -> None:
        """Raises ValueError where view and memory are not of one deal."""
        self._you = view.you
        self._hands = [sorted(memory.held.get(each.seat, ())) for each in view.seats]
        self._hands[view.you] = list(view.hand)
        self._needs = [
            each.cards - len(hand) for each, hand in zip(view.seats, self._hands, strict=True)
        ]
        laid = [card for pair in view.pairs for card in pair if card is not None]
        seen = {*memory.gone, *laid, *filter(None, [view.turnup])}.union(*self._hands)
        pool = [card for card in deck(int(view.options["deck"])) if card not in seen]
        if min(self._needs) < 0 or sum(self._needs) + max(0, view.talon - 1) > len(pool):
            raise ValueError("view and memory are not of one deal")
        self._pool = pool
        self._talon, self._turnup = view.talon, view.turnup
        self._skeleton = _skeleton(view, memory)

    def deal(self, random: Callable[[], float]) -> Imagined:
        """One of them, each as likely."""
        pool = self._pool
        for last in range(len(pool) - 1, 0, -1):
            other = int(random() * (last + 1))
            pool[last], pool[other] = pool[other], pool[last]
        hands, at = [], 0
        for hand, need in zip(self._hands, self._needs, strict=True):
            hands.append([*hand, *pool[at : at + need]])
            at += need
        talon: list[str] = []
        if self._talon:
            talon = [*pool[at : at + self._talon - 1], self._turnup]
        now = GAME.decode({**self._skeleton, "hands": hands, "talon": talon})
        return Imagined(now, self._you)


def _skeleton(view: View, memory: Memory) -> dict[str, Any]:
    """The game's JSON of what everybody sees; hands and talon are still to be put in."""
    return {
        "v": 1,
        "options": dict(view.options),
        "cards": None,
        "seats": len(view.seats),
        "dealer": 0,
        "trump": view.trump,
        "teams": [each.team for each in view.seats if each.team is not None],
        "ladder": [],
        "discard": [card for card in memory.gone if card],
        "bout": {
            "attacker": view.attacker,
            "defender": view.defender,
            "attack_chair": view.attacker,
            "defence_chair": view.defender,
            "limit": view.limit + len(view.pairs),
            "attacks": [over for over, _ in view.pairs],
            "covers": [cover for _, cover in view.pairs],
            "leaders": (memory.leaders or [view.attacker] * len(view.pairs)),
            "leader": memory.leader,
            "passed": sorted(memory.passed),
            "done": sorted(memory.done),
            "taking": view.phase == "pile",
            "shown": list(memory.shown_now),
            "calls": [list(call) for call in memory.calls],
            "out_before": memory.out_before,
        },
        "bouts": memory.bouts,
        "beaten": memory.beaten,
        "out": [each.seat for each in view.seats if each.out],
        "resigned": [],
        "shown": list(memory.shown),
        "seen": [],
        "last": None,
        "result": None,
    }
