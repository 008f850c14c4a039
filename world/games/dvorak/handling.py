"""Table operations that move cards. Rule: Dvorak, Table operations.

Named operations keep to denials (*nobody may draw*, *this cannot be destroyed*); `move` always
works, so that people can put right whatever the engine misjudges.
"""

from __future__ import annotations

from world.engine.protocol import CardId, Refusal, Seat

from . import drawing, judge, offers, zones
from .facts import TableFacts
from .operations import (
    Destroy,
    DestroyAll,
    Discard,
    DiscardRandom,
    DrawCards,
    Mill,
    Move,
    Reshuffle,
    Shuffle,
    TakeControl,
)
from .reach import (
    RULE,
    count_range,
    destination,
    known,
    no_card,
    played_card,
    stopped,
    titles,
)
from .resolver.binding import fit
from .resolver.facts import Item
from .resolver.statements import Object
from .table_events import Destroyed, DestroyStopped, Milled, Moved, Revealed, Shuffled, Taken
from .work import Work


def refuse_move(facts: TableFacts, seat: Seat, action: Move) -> Refusal | None:
    """Any card there is, to any place there is."""
    if known(facts, seat, action.card) is None:
        return no_card()
    if destination(facts.of, action.to) is None:
        return Refusal("no-such-place", RULE)
    return None


def do_move(work: Work, seat: Seat, action: Move) -> None:
    """From anywhere to anywhere, told with both ends."""
    card = zones.locate(work.state, action.card)
    zone, at = destination(work.state, action.to)
    title = work.state.cards[card].title
    seen = card in zones.known_to(work.state, None)
    came = zones.shift(work, card, zone, at)
    seen = seen or card in zones.known_to(work.state, None)
    came_told, went_told = zones.spoken(work.state, came), zones.spoken(work.state, zone)
    work.tell(Moved(seat, card, title, *came_told, *went_told, known=seen))


def refuse_draw_cards(facts: TableFacts, seat: Seat, action: DrawCards) -> Refusal | None:
    """So many cards, for players in the game."""
    if any(other not in facts.seats for other in action.seats):
        return Refusal("no-such-player", RULE)
    if action.pile and action.pile not in facts.of.piles:
        return Refusal("no-such-place", RULE, {"words": action.pile[:40]})
    if action.pile and not facts.of.lying(f"pile/{action.pile}"):
        return Refusal("place-empty", RULE)
    return count_range(action.count)


def do_draw_cards(work: Work, seat: Seat, action: DrawCards) -> None:
    """Each draws in turn; a denial holds here too. Rule: Dvorak D3, cases 42, 52."""
    for drawer in action.seats or (seat,):
        drawn = drawing.draw_cards(work, drawer, action.count, action.pile)
        if drawn and action.shown:
            texts = tuple(work.state.cards[card].text for card in drawn)
            work.tell(Revealed(drawer, "hand", drawer, "", titles(work.state, drawn), texts))


def refuse_mill(facts: TableFacts, seat: Seat, action: Mill) -> Refusal | None:
    """There must be a draw pile."""
    if not facts.of.lying("draw"):
        return Refusal("pile-empty", RULE)
    return count_range(action.count)


def do_mill(work: Work, seat: Seat, action: Mill) -> None:
    """From the draw pile to the discard pile, face up; the piles are not shuffled for it."""
    mill(work, seat, action.count)


def mill(work: Work, seat: Seat, count: int) -> None:
    """So many cards from the draw pile to the discard pile, or as many as there are."""
    cards = work.state.lying("draw")[:count]
    for card in cards:
        zones.shift(work, card, "discard")
    if cards:
        work.tell(Milled(seat, cards, titles(work.state, cards)))


def refuse_discard(facts: TableFacts, seat: Seat, action: Discard) -> Refusal | None:
    """One of one's own, unless discarding is denied."""
    if action.card not in facts.of.lying(f"hand/{seat}"):
        return Refusal("not-in-hand", RULE)
    return stopped(facts, "discard", seat, action.card)


def do_discard(work: Work, seat: Seat, action: Discard) -> None:
    """For all to see."""
    drawing.discard(work, seat, action.card)


def refuse_discard_random(facts: TableFacts, seat: Seat, action: DiscardRandom) -> Refusal | None:
    """From the hand of a player in the game."""
    if action.target not in facts.seats:
        return Refusal("no-such-player", RULE)
    if not facts.of.lying(f"hand/{action.target}"):
        return Refusal("hand-empty", RULE, {"target": action.target})
    return count_range(action.count)


def do_discard_random(work: Work, seat: Seat, action: DiscardRandom) -> None:
    """Chosen by chance."""
    drawing.discard_random(work, action.target, action.count)


def refuse_destroy(facts: TableFacts, seat: Seat, action: Destroy) -> Refusal | None:
    """A card in play that nothing protects."""
    card = played_card(facts, seat, action.card)
    return card if isinstance(card, Refusal) else stopped(facts, "destroy", seat, card)


def do_destroy(work: Work, seat: Seat, action: Destroy) -> None:
    """From play to the discard pile."""
    destroy(work, seat, zones.locate(work.state, action.card))


def destroy(work: Work, seat: Seat, card: CardId) -> None:
    """Destroy a card in play, unless something in force denies it."""
    down = work.state.marks[card].down
    item = Item() if down else judge.item_of(work.facts, card)
    because = judge.denied(work.facts, "destroy", seat, item)
    title, owner = work.state.cards[card].title, work.facts.controller(card)
    if because is not None:
        work.tell(DestroyStopped(seat, "" if down else title, because))
        return
    zones.shift(work, card, "discard")
    work.tell(Destroyed(seat, card, title, owner))
    offers.trigger(work, "destroyed", card, owner)


def refuse_destroy_all(facts: TableFacts, seat: Seat, action: DestroyAll) -> Refusal | None:
    """There must be some."""
    if action.target is not None and action.target not in facts.seats:
        return Refusal("no-such-player", RULE)
    return None if all_meant(facts, action) else Refusal("none-in-play", RULE)


def all_meant(facts: TableFacts, action: DestroyAll) -> tuple[CardId, ...]:
    """The cards meant: in play, never special rules (seeds, sentence 20)."""
    wanted = Object("word", action.what) if action.what else Object()
    return tuple(
        card
        for card, controller in facts.control.items()
        if (action.target is None or controller == action.target)
        and (not action.what or not facts.of.marks[card].down)
        and fit(wanted, facts.item(card), "") is not None
    )


def do_destroy_all(work: Work, seat: Seat, action: DestroyAll) -> None:
    """Each of them, unless it is protected."""
    for card in all_meant(work.facts, action):
        destroy(work, seat, card)


def refuse_take(facts: TableFacts, seat: Seat, action: TakeControl) -> Refusal | None:
    """A card in play that is not one's own."""
    card = played_card(facts, seat, action.card)
    if isinstance(card, Refusal):
        return card
    if facts.controller(card) == seat:
        return Refusal("yours-already", RULE)
    return stopped(facts, "control", seat, card)


def do_take(work: Work, seat: Seat, action: TakeControl) -> None:
    """A change of control keeps seq and everything on the card (A17)."""
    take(work, seat, zones.locate(work.state, action.card))


def take(work: Work, seat: Seat, card: CardId) -> None:
    """A card in play comes under the seat's control."""
    owner, seen = work.facts.controller(card), not work.state.marks[card].down
    zones.shift(work, card, f"area/{seat}")
    title = work.state.cards[card].title if seen else ""
    work.tell(Taken(seat, card if seen else "", title, owner))


def refuse_shuffle(facts: TableFacts, seat: Seat, action: Shuffle) -> Refusal | None:
    """A place whose order means something."""
    if not zones.is_zone(facts.of, action.place):
        return Refusal("no-such-place", RULE)
    if not facts.of.lying(action.place):
        return Refusal("place-empty", RULE)
    return None


def do_shuffle(work: Work, seat: Seat, action: Shuffle) -> None:
    """Only the order changes."""
    zones.shuffle(work, action.place)
    count = len(work.state.lying(action.place))
    work.tell(Shuffled(seat, *zones.spoken(work.state, action.place), count))


def refuse_reshuffle(facts: TableFacts, seat: Seat, action: Reshuffle) -> Refusal | None:
    """There must be a discard pile."""
    return None if facts.of.lying("discard") else Refusal("discard-empty", RULE)


def do_reshuffle(work: Work, seat: Seat, action: Reshuffle) -> None:
    """The discard pile and the draw pile become one."""
    drawing.reshuffle(work)


HANDLERS = {
    Move: (refuse_move, do_move),
    DrawCards: (refuse_draw_cards, do_draw_cards),
    Mill: (refuse_mill, do_mill),
    Discard: (refuse_discard, do_discard),
    DiscardRandom: (refuse_discard_random, do_discard_random),
    Destroy: (refuse_destroy, do_destroy),
    DestroyAll: (refuse_destroy_all, do_destroy_all),
    TakeControl: (refuse_take, do_take),
    Shuffle: (refuse_shuffle, do_shuffle),
    Reshuffle: (refuse_reshuffle, do_reshuffle),
}
"""Action class -> (why not, do it)."""
