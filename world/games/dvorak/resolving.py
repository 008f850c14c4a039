"""Carrying out an offered one-shot, or taking a gift. Rule: Dvorak, The clause language."""

from __future__ import annotations

from collections.abc import Callable

from world.engine.protocol import CardId, Refusal, Seat

from . import arranging, chances, drawing, ending, handling, offers, zones
from .actions import Decline, Resolve
from .facts import TableFacts
from .looking import do_look, do_reveal
from .operations import Look, Reveal
from .resolver.forms import Deed
from .state import Offer, State
from .table_events import Given
from .turn_events import Declined, Resolved
from .work import Work

RULE = "Dvorak, The clause language"


def offer_of(state: State, seat: Seat, number: int) -> Offer | None:
    """The seat's offer of that number."""
    return next((o for o in state.offers if o.id == number and o.seat == seat), None)


def refuse_offer(facts: TableFacts, seat: Seat, action: Resolve | Decline) -> Refusal | None:
    """One's own offer; one that stands on a hidden card waits for one's own turn."""
    found = offer_of(facts.of, seat, action.offer)
    if found is None:
        return Refusal("no-such-offer", RULE)
    if found.private and facts.on_turn != seat:
        return Refusal("not-your-turn", RULE, {"seat": facts.on_turn})
    return None


def refuse_resolve(facts: TableFacts, seat: Seat, action: Resolve) -> Refusal | None:
    """With a player where one must be chosen, and a card where one must be chosen."""
    refusal = refuse_offer(facts, seat, action)
    if refusal:
        return refusal
    found = offer_of(facts.of, seat, action.offer)
    if found.deed is None:
        held = action.target is None and not action.card and _still_there(facts.of, found)
        return None if held else Refusal("gift-gone", RULE)
    if offers.needs_target(found):
        if action.target not in facts.seats:
            return Refusal("target-needed", RULE, {"title": found.title})
    elif action.target is not None:
        return Refusal("no-target-needed", RULE, {"title": found.title})
    if not offers.needs_card(found):
        return Refusal("no-card-needed", RULE, {"title": found.title}) if action.card else None
    possible = offers.candidates(facts, found, action.target)
    if not possible:
        return Refusal("nothing-to-choose", RULE, {"title": found.title})
    if action.card not in possible:
        return Refusal("card-needed", RULE, {"title": found.title})
    return None


def _still_there(state: State, found: Offer) -> bool:
    own = (*state.lying(f"hand/{found.giver}"), *state.lying(f"area/{found.giver}"))
    return found.gift in own


def choices(facts: TableFacts, found: Offer) -> tuple[Resolve, ...]:
    """Every way to carry an offer out."""
    seats = facts.seats if offers.needs_target(found) else (None,)
    made = []
    for target in seats:
        if offers.needs_card(found):
            cards = offers.candidates(facts, found, target)
            made += [Resolve(found.id, target, card) for card in cards]
        else:
            made.append(Resolve(found.id, target))
    return tuple(made)


def do_decline(work: Work, seat: Seat, action: Decline) -> None:
    """It is left undone."""
    found = offer_of(work.state, seat, action.offer)
    offers.remove(work, found)
    # The title of a gift from a hand is for giver and taker alone.
    title = "" if found.deed is None or found.private else found.title
    work.tell(Declined(seat, title, found.deed.verb if found.deed else "give"))


def do_resolve(work: Work, seat: Seat, action: Resolve) -> None:
    """Told, then done; of several cards to be chosen one at a time is."""
    found = offer_of(work.state, seat, action.offer)
    offers.remove(work, found)
    if found.deed is None:
        _take_gift(work, found)
        return
    rest = offers.spent(found)
    if rest is not None:
        offers.add(work, rest)
    work.tell(Resolved(seat, found.title, found.deed.verb))
    seats = tuple(
        s for s in offers.seats_meant(work.facts, found, action.target) if s in work.state.in_game
    )
    _CARRY[found.deed.verb](work, found, found.deed, seats, action.card)


def _take_gift(work: Work, found: Offer) -> None:
    from_hand = found.gift in work.state.lying(f"hand/{found.giver}")
    down = not from_hand and work.state.marks[found.gift].down
    zones.shift(work, found.gift, f"{'hand' if from_hand else 'area'}/{found.seat}")
    title = work.state.cards[found.gift].title
    known = not from_hand and not down
    work.tell(Given(found.giver, found.seat, found.gift, title, known))


Seats = tuple[Seat, ...]


def _draw(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        drawing.draw_cards(work, seat, deed.count or 1)


def _discard(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        held = work.state.lying(f"hand/{seat}")
        count = len(held) if deed.count is None else deed.count
        if deed.random or count >= len(held):
            drawing.discard_random(work, seat, count)
        else:
            drawing.owe(work, seat, count)


def _destroy(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for each in _cards_meant(work, found, deed, card):
        handling.destroy(work, found.seat, each)


def _take(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for each in _cards_meant(work, found, deed, card):
        handling.take(work, found.seat, each)


def _cards_meant(work: Work, found: Offer, deed: Deed, card: CardId) -> tuple[CardId, ...]:
    """The chosen card; else *this* one, or all that are meant."""
    if card:
        return (card,)
    if deed.object.kind == "this":
        return (found.source,) if found.source in work.state.marks else ()
    return offers.candidates(work.facts, found)


def _mill(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    handling.mill(work, found.seat, deed.count or 1)


def _token(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    if card or deed.on:
        holders = [card or found.source] if (card or found.source) in work.state.marks else []
    else:
        holders = [f"seat/{seat}" for seat in seats]
    for holder in holders:
        held = work.state.tokens.get(holder, {})
        if deed.count is None:
            change = -work.facts.counters(deed.name, holder)
        else:
            change = deed.count
        if change and len(held) < arranging.MOST_KINDS:
            arranging.tokens(work, found.seat, deed.name[: arranging.NAME_LENGTH], change, holder)


def _out(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    if seats:
        ending.put_out(work, seats, "rule", found.title)


def _extra(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        if len(work.state.extra) < arranging.MOST_EXTRA:
            arranging.do_extra_turn(work, found.seat, arranging.ExtraTurn(seat))


def _skip(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        arranging.skip(work, found.seat, seat, deed.count or 1)


def _reverse(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    arranging.do_reverse(work, found.seat)


def _roll(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    count = min(deed.count or 1, chances.MOST_DICE)
    sides = min(max(deed.sides, 2), chances.MOST_SIDES)
    chances.roll(work, found.seat, count, sides, deed.plus)


def _coin(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    chances.do_flip(work, found.seat)


def _shuffle(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    drawing.reshuffle(work)


def _peek(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        if work.state.lying(f"hand/{seat}"):
            do_look(work, found.seat, Look(f"hand/{seat}"))


def _reveal(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        if work.state.lying(f"hand/{seat}"):
            do_reveal(work, found.seat, Reveal(f"hand/{seat}"))


def _state(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    if work.facts.state(deed.name) != deed.on:
        arranging.set_state(work, found.seat, deed.name, deed.on)


def _swap(work: Work, found: Offer, deed: Deed, seats: Seats, card: CardId) -> None:
    for seat in seats:
        if seat != found.seat:
            arranging.swap(work, found.seat, found.seat, seat)


_CARRY: dict[str, Callable[[Work, Offer, Deed, Seats, CardId], None]] = {
    "coin": _coin,
    "destroy": _destroy,
    "discard": _discard,
    "draw": _draw,
    "extra": _extra,
    "mill": _mill,
    "out": _out,
    "peek": _peek,
    "reveal": _reveal,
    "reverse": _reverse,
    "roll": _roll,
    "shuffle": _shuffle,
    "skip": _skip,
    "state": _state,
    "swap": _swap,
    "take": _take,
    "token": _token,
}

HANDLERS = {
    Resolve: (refuse_resolve, do_resolve),
    Decline: (refuse_offer, do_decline),
}
"""Action class -> (why not, do it)."""
