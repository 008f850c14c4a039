"""Table operations on cards where they lie: look, reveal, turn over, tap, attach, copy, note."""

from __future__ import annotations

from world.engine.protocol import CardId, Refusal, Seat

from . import zones
from .facts import TableFacts
from .operations import Attach, Copy, Look, Note, Reveal, Tap, TurnOver
from .reach import (
    COPY,
    MOST_CARDS,
    NOTE_LENGTH,
    RULE,
    known,
    no_card,
    played_card,
    seen_title,
    titles,
)
from .state import State
from .table_events import Attached, Copied, Looked, Noted, Revealed, Tapped, TurnedOver
from .work import Work


def seen_cards(
    facts: TableFacts, seat: Seat, place: str, count: int
) -> tuple[CardId, ...] | Refusal:
    """What is looked at or shown: one card, or the first ``count`` of a place (0: all)."""
    if zones.is_zone(facts.of, place):
        cards = facts.of.lying(place)
        if not 0 <= count <= MOST_CARDS:
            return Refusal("count-range", RULE, {"least": 1, "most": MOST_CARDS})
        return (cards[:count] if count else cards) or Refusal("place-empty", RULE)
    card = known(facts, seat, place)
    return no_card() if card is None else (card,)


def refuse_look(facts: TableFacts, seat: Seat, action: Look) -> Refusal | None:
    """Anything may be looked at; everybody hears of it."""
    found = seen_cards(facts, seat, action.place, action.count)
    return found if isinstance(found, Refusal) else None


def do_look(work: Work, seat: Seat, action: Look) -> None:
    """A deed, announced: the doer alone sees the cards. Rule: Dvorak, Table operations."""
    cards = seen_cards(work.facts, seat, action.place, action.count)
    spoken = zones.spoken(work.state, _zone(work.state, action.place))
    texts = tuple(work.state.cards[card].text for card in cards)
    work.tell(Looked(seat, *spoken, len(cards), cards, titles(work.state, cards), texts))


def refuse_reveal(facts: TableFacts, seat: Seat, action: Reveal) -> Refusal | None:
    """A card or a place; that another's hand was shown is told like any deed."""
    found = seen_cards(facts, seat, action.place, action.count)
    return found if isinstance(found, Refusal) else None


def do_reveal(work: Work, seat: Seat, action: Reveal) -> None:
    """Everybody sees the cards; they stay where they are."""
    cards = seen_cards(work.facts, seat, action.place, action.count)
    spoken = zones.spoken(work.state, _zone(work.state, action.place))
    texts = tuple(work.state.cards[card].text for card in cards)
    work.tell(Revealed(seat, *spoken, titles(work.state, cards), texts))


def _zone(state: State, place: str) -> str:
    return (
        place if zones.is_zone(state, place) else zones.zone_of(state, zones.locate(state, place))
    )


def refuse_in_play(facts: TableFacts, seat: Seat, action: TurnOver | Tap | Copy) -> Refusal | None:
    """A card in play that the player can see lie there."""
    card = played_card(facts, seat, action.card)
    if isinstance(card, Refusal):
        return card
    if isinstance(action, Copy) and len(facts.of.cards) >= MOST_CARDS:
        return Refusal("deck-full", RULE, {"most": MOST_CARDS})
    return None


def do_turn_over(work: Work, seat: Seat, action: TurnOver) -> None:
    """Face up or face down; face down its clauses do nothing."""
    card = zones.locate(work.state, action.card)
    down = not work.state.marks[card].down
    work.mark(card, down=down)
    # Down as up, everybody sees or saw the face.
    work.tell(TurnedOver(seat, card, work.state.cards[card].title, down))


def do_tap(work: Work, seat: Seat, action: Tap) -> None:
    """A mark people give a meaning."""
    card = zones.locate(work.state, action.card)
    tapped = not work.state.marks[card].tapped
    work.mark(card, tapped=tapped)
    work.tell(Tapped(seat, seen_title(work.state, card), tapped))


def do_copy(work: Work, seat: Seat, action: Copy) -> None:
    """Another card with the same writing, in the doer's area."""
    card = zones.locate(work.state, action.card)
    title = seen_title(work.state, card)
    made = f"{COPY}{work.number()}"
    work.set(cards={**work.state.cards, made: work.state.cards[card]})
    zones.put(work, made, "removed")  # from where it enters play like any other
    zones.shift(work, made, f"area/{seat}", down=work.state.marks[card].down)
    work.tell(Copied(seat, made if title else "", title))


def refuse_attach(facts: TableFacts, seat: Seat, action: Attach) -> Refusal | None:
    """Two different cards in play."""
    card = played_card(facts, seat, action.card)
    if isinstance(card, Refusal):
        return card
    to = played_card(facts, seat, action.to) if action.to else ""
    if isinstance(to, Refusal):
        return to
    return Refusal("attach-itself", RULE) if to == card else None


def do_attach(work: Work, seat: Seat, action: Attach) -> None:
    """Or take it off."""
    card = zones.locate(work.state, action.card)
    to = zones.locate(work.state, action.to) if action.to else ""
    work.mark(card, attached=to)
    work.tell(
        Attached(seat, seen_title(work.state, card), seen_title(work.state, to) if to else "")
    )


def refuse_note(facts: TableFacts, seat: Seat, action: Note) -> Refusal | None:
    """One short line on a card in play."""
    if len(action.text) > NOTE_LENGTH or not action.text.isprintable():
        args = {"field": "note", "length": len(action.text), "limit": NOTE_LENGTH}
        return Refusal("field-too-long", RULE, args)
    card = played_card(facts, seat, action.card)
    return card if isinstance(card, Refusal) else None


def do_note(work: Work, seat: Seat, action: Note) -> None:
    """A note for everybody."""
    card = zones.locate(work.state, action.card)
    work.mark(card, note=action.text)
    work.tell(Noted(seat, seen_title(work.state, card), action.text))


HANDLERS = {
    Look: (refuse_look, do_look),
    Reveal: (refuse_reveal, do_reveal),
    TurnOver: (refuse_in_play, do_turn_over),
    Tap: (refuse_in_play, do_tap),
    Copy: (refuse_in_play, do_copy),
    Attach: (refuse_attach, do_attach),
    Note: (refuse_note, do_note),
}
"""Action class -> (why not, do it)."""
