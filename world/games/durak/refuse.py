"""The one legality check: why an act is not allowed now, or None.

Error texts, the list of legal acts and `apply` all rest on it. Each refusal carries what its
sentence needs to say what would be allowed instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from world.cards import Card, is_joker, rank, suit
from world.engine.protocol import Action, AgreeDraw, Elapsed, Refusal, Resign, Seat

from .actions import Attack, Call, Cover, Exchange, Pass, PassOn, ShowTrump, Take
from .beats import BEATS
from .passing import pass_on_barrier, show_barrier
from .ranks import cards_of_ranks, lowest_rank, ranks_of
from .seating import main_attacker, mates, neighbours
from .state import State
from .turn import may_be_added
from .window import window_id

_NOTHING: frozenset[Card] = frozenset()


def refuse(state: State, seat: Seat | None, action: Action) -> Refusal | None:
    """Why the act is not allowed; None when it is. Nothing changes either way."""
    check = _CHECKS.get(type(action))
    if check is None:
        return Refusal("no-such-act")
    if state.result is not None:
        return Refusal("over")
    if check in (_elapsed, _agree_draw):
        return check(state, seat, action)
    if seat is None or not 0 <= seat < state.deal.seats:
        return Refusal("not-seated")
    if check is not _resign and seat not in state.turn:
        return _not_your_turn(state, seat, action)
    return check(state, seat, action)


def _not_your_turn(state: State, seat: Seat, action: Action) -> Refusal:
    """Says whose turn it is, or why this seat is not asked."""
    bout = state.bout
    if seat in state.out:
        return Refusal("out", "Durak ¶8")
    if seat == bout.defender:
        if bout.taking:
            return Refusal("taking-already", "Durak ¶5")
        if not bout.attacks:
            return Refusal("not-attacked-yet", "Durak ¶2", {"attacker": bout.attacker})
        return Refusal("all-covered", "Durak ¶4.1")
    if bout.attacks and mates(state.deal, seat, bout.defender):
        return Refusal("own-team", "Durak ¶12", {"target": bout.defender})
    if isinstance(action, (Cover, Take, PassOn, ShowTrump)) and bout.attacks:
        return Refusal("not-defending", "Durak ¶2", {"defender": bout.defender})
    if bout.attacks and _not_invited(state, seat):
        return Refusal(f"only-{state.deal.options.who}", "Durak ¶4.7", {"seat": bout.attacker})
    if bout.attacks and (seat in bout.passed or seat in bout.done) and seat != state.turn[0]:
        return Refusal("declined-already", "Durak ¶4.5")
    if isinstance(action, Attack) and None in bout.covers and not bout.taking:
        return Refusal("cover-first", "Durak ¶4.7", {"defender": bout.defender})
    return Refusal("not-your-turn", "Durak ¶4.3" if bout.attacks else "Durak ¶2", _whose(state))


def _whose(state: State) -> dict[str, Any]:
    return {"seat": state.turn[0]}


def _not_invited(state: State, seat: Seat) -> bool:
    who = state.deal.options.who
    if who == "main":
        return seat != main_attacker(state)
    return who == "neighbours" and seat not in neighbours(state)


def _attack(state: State, seat: Seat, action: Attack) -> Refusal | None:
    bout, cards, hand = state.bout, action.cards, state.hands[seat]
    if bout.attacks and seat == bout.defender:
        return Refusal("you-defend", "Durak ¶2", {"attacker": bout.attacker})
    if not cards:
        return Refusal("no-cards")
    for card in cards:
        if card not in hand:
            return Refusal("not-in-hand", "", {"card": card})
    if len(cards) > 1 and len(set(cards)) < len(cards):
        return Refusal("card-twice", "", {"card": cards[0]})
    if not bout.attacks:
        return _opening(state, cards)
    if not may_be_added(state):
        return _full(state)
    fits = added_card_fits(state, seat)
    for card in cards:
        if card not in fits:
            return _does_not_fit(state, card)
    if len(cards) > 1:
        if state.deal.options.throw_in == "sequential" and not bout.taking:
            return Refusal("one-at-a-time", "Durak ¶4.7")
        if len(bout.attacks) + len(cards) > bout.limit:
            return _full(state)
    return None


def _opening(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    """The first attack of a bout: any card, or several of one rank. Rule: Durak ¶2."""
    if len(cards) == 1:
        return None
    if state.deal.options.multi_open == "off":
        return Refusal("open-with-one", "Durak ¶2")
    if any(is_joker(card) for card in cards) or len({rank(card) for card in cards}) > 1:
        return Refusal("open-with-one-rank", "Durak ¶2", {"card": cards[0]})
    return _full(state) if len(cards) > state.bout.limit else None


def _full(state: State) -> Refusal:
    bout = state.bout
    args = {"limit": bout.limit, "room": bout.limit - len(bout.attacks), "defender": bout.defender}
    return Refusal("limit-reached", "Durak ¶4.6", args)


def added_card_fits(state: State, seat: Seat) -> frozenset[Card]:
    """Cards that may join this bout: their rank lies on the table already. Rule: Durak ¶4.4.

    A joker opens no rank and joins no attack. Empty when this seat may not add at all.
    """
    bout, deal = state.bout, state.deal
    if deal.teams and mates(deal, seat, bout.defender):
        return _NOTHING
    if seat in state.out or (deal.options.who != "all" and _not_invited(state, seat)):
        return _NOTHING
    return cards_of_ranks(bout.attacks + bout.covers)


def _does_not_fit(state: State, card: Card) -> Refusal:
    bout = state.bout
    if is_joker(card):
        return Refusal("joker-only-opens", "", {"card": card})
    ranks = ranks_of(bout.attacks + bout.covers)
    if rank(card) in ranks:
        return Refusal("may-only-call")
    if not ranks:
        return Refusal("joker-opens-no-rank", "", {"card": card})
    return Refusal("rank-not-on-table", "Durak ¶4.4", {"card": card, "ranks": ranks})


def _cover(state: State, seat: Seat, action: Cover) -> Refusal | None:
    bout, card, over = state.bout, action.card, action.over
    if not bout.attacks:
        return Refusal("must-lead", "Durak ¶2", {"defender": bout.defender})
    if seat != bout.defender:
        return Refusal("not-defending", "Durak ¶2", {"defender": bout.defender})
    if card not in state.hands[seat]:
        return Refusal("not-in-hand", "", {"card": card})
    if over not in bout.attacks:
        return Refusal("not-attacking", "Durak ¶3", {"over": over, "cards": _open(state)})
    if bout.covers[bout.attacks.index(over)] is not None:
        return Refusal("covered-already", "Durak ¶3", {"over": over, "cards": _open(state)})
    trump = state.deal.trump
    if card in BEATS[trump][over] or state.deal.options.cheating == "on":
        return None
    if is_joker(over):
        return Refusal("joker-unbeatable", "", {"over": over})
    code = "trump-needs-higher-trump" if suit(over) == trump else "does-not-beat"
    return Refusal(code, "Durak ¶3", {"card": card, "over": over, "suit": trump})


def _open(state: State) -> tuple[Card, ...]:
    bout = state.bout
    return tuple(
        card for card, cover in zip(bout.attacks, bout.covers, strict=True) if cover is None
    )


def _take(state: State, seat: Seat, action: Take) -> Refusal | None:
    bout = state.bout
    if not bout.attacks:
        return Refusal("must-lead", "Durak ¶2", {"defender": bout.defender})
    if seat != bout.defender:
        return Refusal("not-defending", "Durak ¶2", {"defender": bout.defender})
    return None


def _pass(state: State, seat: Seat, action: Pass) -> Refusal | None:
    bout = state.bout
    if not bout.attacks:
        return Refusal("must-lead", "Durak ¶2", {"defender": bout.defender})
    if seat == bout.defender:
        return Refusal("cover-or-take", "Durak ¶5", {"cards": _open(state)})
    return None


def _pass_on(state: State, seat: Seat, action: PassOn) -> Refusal | None:
    return _hand_over(state, seat, action.card) or pass_on_barrier(state, action.card)


def _show(state: State, seat: Seat, action: ShowTrump) -> Refusal | None:
    return _hand_over(state, seat, action.card) or show_barrier(state, action.card)


def _hand_over(state: State, seat: Seat, card: Card) -> Refusal | None:
    """What handing on and showing have in common."""
    bout = state.bout
    if state.deal.options.passing == "off":
        return Refusal("no-passing-on")
    if not bout.attacks:
        return Refusal("must-lead", "Durak ¶2", {"defender": bout.defender})
    if seat != bout.defender:
        return Refusal("not-defending", "Durak ¶2", {"defender": bout.defender})
    if card not in state.hands[seat]:
        return Refusal("not-in-hand", "", {"card": card})
    return None


def _exchange(state: State, seat: Seat, action: Exchange) -> Refusal | None:
    deal = state.deal
    if deal.options.trump_exchange == "off":
        return Refusal("no-exchange")
    if state.bout.attacks:
        return Refusal("exchange-on-lead-only")
    if not state.talon:
        return Refusal("exchange-needs-talon")
    card = lowest_rank(deal.options) + deal.trump
    if card not in state.hands[seat]:
        return Refusal("not-in-hand", "", {"card": card})
    return None


def exchange_card(state: State, seat: Seat) -> Card | None:
    """The card this seat could swap for the turn-up now, or None."""
    deal = state.deal
    if deal.options.trump_exchange == "off" or _exchange(state, seat, Exchange()) is not None:
        return None
    return lowest_rank(deal.options) + deal.trump


def _call(state: State, seat: Seat, action: Call) -> Refusal | None:
    bout, over = state.bout, action.over
    if state.deal.options.cheating == "off":
        return Refusal("no-calling")
    if not bout.attacks:
        return Refusal("must-lead", "Durak ¶2", {"defender": bout.defender})
    if seat == bout.defender:
        return Refusal("call-yourself")
    if over not in bout.attacks or bout.covers[bout.attacks.index(over)] is None:
        return Refusal("nothing-to-call", "", {"over": over})
    if bout.taking or None in bout.covers:
        return Refusal("call-when-covered")
    if (seat, over) in bout.calls:
        return Refusal("called-already", "", {"over": over})
    return None


def _resign(state: State, seat: Seat, action: Resign) -> Refusal | None:
    return Refusal("resigned-already") if seat in state.resigned else None


def _elapsed(state: State, seat: Seat | None, action: Elapsed) -> Refusal | None:
    if seat is not None or action.deadline != window_id(state):
        return Refusal("no-such-deadline")
    return None


def _agree_draw(state: State, seat: Seat | None, action: AgreeDraw) -> Refusal | None:
    return Refusal("no-such-act") if seat is not None else None


_CHECKS: dict[type, Callable[[State, Any, Any], Refusal | None]] = {
    Attack: _attack,
    Cover: _cover,
    Take: _take,
    Pass: _pass,
    PassOn: _pass_on,
    ShowTrump: _show,
    Exchange: _exchange,
    Call: _call,
    Resign: _resign,
    Elapsed: _elapsed,
    AgreeDraw: _agree_draw,
}
