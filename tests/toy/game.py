"""Highest: everybody lays a card face down, the highest takes the trick; most tricks win.

Small, and yet with all that is awkward: several seats to act at once, cards face down on the table,
chance after the deal (who takes an even trick), an event not everybody may see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from world.cards import ALL_CARDS, Card, deck, rank_value
from world.cards.reading import read_card
from world.engine.choices import named, read, row
from world.engine.codec import pack, unpack
from world.engine.protocol import (
    Action,
    Ambiguous,
    Event,
    Outcome,
    Place,
    Refusal,
    Refused,
    Resign,
    Seat,
    Step,
    Unreadable,
)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    card: Card


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Won(Event):
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Options:
    tricks: str = row("3", "5", rule="common")

    def named(self):
        return named(self)


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[Card | None, ...]
    taken: tuple[tuple[Card, ...], ...]
    last: tuple[Seat, Action] | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: Seat
    cards: int
    out: bool


@dataclass(frozen=True, slots=True)
class View:
    phase: str
    you: Seat | None
    seats: tuple[SeatView, ...]
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    legal: tuple[str, ...]
    options: dict[str, str]


class Highest:
    key = "toy"
    names = ("Highest", "Nejvyšší")
    seats = range(2, 7)
    rules_version = 1
    Options = Options
    presets = {"short": {}, "long": {"tricks": "5"}}
    actions = (Lay, Resign)
    events = (Dealt, Laid, TrickTaken, Won)
    verbs = {"lay": ("polož",)}
    bookmark = TrickTaken
    variants = ("short", "long")
    kinds = {"short": {}, "long": {"tricks": "5"}}

    def variant(self, chosen):
        return "short" if chosen.tricks == "3" else "long"

    def read_options(self, given, seats=None):
        if seats is not None and seats not in self.seats:
            raise Refused(Refusal("wrong-number", args={"least": 2, "most": 6}))
        return read(Options, given)

    def start(self, options, seats, chance, before=None):
        cards, each = chance.shuffled(deck(36)), int(options.tricks)
        hands = tuple(cards[seat * each : seat * each + each] for seat in range(seats))
        state = State(options, hands, (None,) * seats, ((),) * seats)
        return Step(state, tuple(Dealt(seat, hand) for seat, hand in enumerate(hands)))

    def to_act(self, state):
        if not any(state.hands) and not any(state.laid):
            return frozenset()
        return frozenset(seat for seat, card in enumerate(state.laid) if card is None)

    def legal(self, state, seat):
        if seat not in self.to_act(state):
            return ()
        return tuple(Lay(card) for card in state.hands[seat])

    def refuse(self, state, seat, action):
        if not isinstance(action, Lay):
            return Refusal("no-such-act")
        if seat not in self.to_act(state):
            return Refusal("not-your-turn", "Highest ¶1")
        if action.card not in state.hands[seat]:
            return Refusal("not-in-hand", args={"card": action.card})
        return None

    def apply(self, state, seat, action, chance):
        refusal = self.refuse(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        hands, laid = list(state.hands), list(state.laid)
        hands[seat] = tuple(card for card in hands[seat] if card != action.card)
        laid[seat] = action.card
        state = replace(state, hands=tuple(hands), laid=tuple(laid), last=(seat, action))
        events = [Laid(seat, action.card)]
        if None not in laid:
            state = self._trick(state, chance, events)
        return Step(state, tuple(events))

    def _trick(self, state, chance, events):
        best = max(map(rank_value, state.laid))
        seat = chance.pick([s for s, card in enumerate(state.laid) if rank_value(card) == best])
        events.append(TrickTaken(seat, state.laid))
        taken = list(state.taken)
        taken[seat] += state.laid
        state = replace(state, laid=(None,) * len(taken), taken=tuple(taken))
        if not any(state.hands):
            events.append(Won(self.outcome(state).winners))
        return state

    def outcome(self, state):
        if self.to_act(state):
            return None
        most = max(map(len, state.taken))
        return Outcome(winners=tuple(s for s, won in enumerate(state.taken) if len(won) == most))

    def aim(self, state):
        return (sum(map(len, state.taken)),)

    def view(self, state, seat):
        over = self.outcome(state) is not None
        return View(
            phase="over" if over else "playing",
            you=seat,
            seats=tuple(SeatView(s, len(hand), False) for s, hand in enumerate(state.hands)),
            to_act=tuple(sorted(self.to_act(state))),
            hand=() if seat is None else state.hands[seat],
            legal=() if seat is None else tuple(act.card for act in self.legal(state, seat)),
            options=state.options.named(),
        )

    def redact(self, event, seat):
        if isinstance(event, Dealt) and event.seat != seat:
            return None
        if isinstance(event, Laid) and event.seat != seat:
            return Laid(event.seat, None)
        return event

    def where(self, state):
        places = {}
        for name, piles in (("hand", state.hands), ("tricks", state.taken)):
            for seat, cards in enumerate(piles):
                places.update((card, Place(name, seat, n)) for n, card in enumerate(cards))
        laid = ((seat, card) for seat, card in enumerate(state.laid) if card)
        places.update((card, Place("table", seat)) for seat, card in laid)
        return places

    def knows(self, state, seat):
        if seat is None:
            return frozenset()
        return frozenset(state.hands[seat]) | ({state.laid[seat]} - {None})

    def deadlines(self, state):
        return ()

    def default_action(self, state, seat):
        return self.legal(state, seat)[0]

    def problems(self, state):
        cards = [card for card in self.where(state)]
        total = int(state.options.tricks) * len(state.hands)
        return () if len(cards) == total and set(cards) <= ALL_CARDS else ("cards are missing",)

    def encode(self, state):
        last = None if state.last is None else [state.last[0], pack(state.last[1])]
        return {
            "v": 1,
            "options": state.options.named(),
            "hands": state.hands,
            "laid": state.laid,
            "taken": state.taken,
            "last": last,
        }

    def decode(self, data):
        if data.get("v") != 1:
            raise ValueError("not a game of Highest")
        piles = (tuple(tuple(pile) for pile in data[name]) for name in ("hands", "taken"))
        hands, taken = piles
        last = data["last"] and (data["last"][0], unpack(self.actions, data["last"][1]))
        return State(Options(**data["options"]), hands, tuple(data["laid"]), taken, last)

    def parse(self, view, words):
        card = read_card(words.strip().removeprefix("lay "))
        if card is not None:
            return Lay(card)
        if words.strip() == "lay":
            raise Ambiguous(view.legal)
        raise Unreadable(words=words)

    def spell(self, view, action):
        return action.card


GAME = Highest()
