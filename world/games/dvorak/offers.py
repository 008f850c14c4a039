"""One-shots offered as a ready command, and clauses that wait for their moment.

In *assist* the engine never carries a one-shot out by itself: whoever it belongs to says so with
one word, or leaves it. Rule: Dvorak, *The clause language*, *Table operations*.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from world.engine.protocol import CardId, Seat

from . import judge
from .facts import TableFacts
from .resolver.binding import fit, holds, over, seats_of
from .resolver.enact import aimed, enact
from .resolver.forms import Clause, Deed, Note, Standing, TypeRule, When
from .resolver.statements import Condition, Statement, Subject
from .state import Lingering, Offer, State
from .turn_events import Lapsed, Lasting, Offered
from .work import Work

MOST_OFFERS = 20
"""Offers a seat may have at once; the oldest lapse."""

MOST_LASTING = 60
"""Actions that may last at once; the oldest end."""

CHOSEN = ("destroy", "take")
"""One-shots that need a card to be chosen, unless it is *this* or *all*."""


def offer(
    work: Work,
    seat: Seat,
    source: str,
    title: str,
    clauses: Iterable[Clause],
    target: Seat | None = None,
    private: bool = False,
) -> None:
    """Offer the seat every one-shot among the clauses whose condition is true now."""
    if work.state.options.effects != "assist" or not work.state.players[seat].plays:
        return
    for clause in clauses:
        if isinstance(clause, Deed) and _due(work.facts, source, seat, clause.condition):
            number = free_number(work, seat)
            made = Offer(number, seat, source, title, clause, target, private=private)
            work.tell(Offered(seat, made.id, title, clause.verb))
            add(work, made)


def free_number(work: Work, seat: Seat) -> int:
    """The lowest number no offer of the seat has now, for people to type.

    Numbers are each seat's own: others' offers may stand on cards nobody else knows of.
    """
    taken = {other.id for other in work.state.offers if other.seat == seat}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def add(work: Work, made: Offer) -> None:
    """One more offer."""
    mine = [other for other in work.state.offers if other.seat == made.seat]
    dropped = mine[: max(0, len(mine) + 1 - MOST_OFFERS)]
    kept = tuple(other for other in work.state.offers if other not in dropped)
    work.set(offers=(*kept, made))


def remove(work: Work, done: Offer) -> None:
    """The offer is no more."""
    work.set(offers=tuple(other for other in work.state.offers if other is not done))


def _due(facts: TableFacts, source: str, seat: Seat, condition: Condition) -> bool:
    said = Statement(source, "card", 0, "effect", "permit")
    return holds(condition, said, seat, facts)


def trigger(
    work: Work, moment: str, card: CardId, seat: Seat | None, private: bool = False
) -> None:
    """Something happened to this very card: *when destroyed: draw 2*. Its controller is offered."""
    if seat is None or work.state.options.effects != "assist":
        return
    definition = work.state.cards[card]
    for clause in definition.reading.clauses:
        if isinstance(clause, When) and clause.moment == moment:
            begin(work, card, seat, clause.then, None, private)


def begin(
    work: Work,
    card: CardId,
    seat: Seat,
    clauses: Sequence[Clause],
    target: Seat | None,
    private: bool = False,
) -> None:
    """Clauses whose moment has come: one-shots are offered, standing ones last."""
    lasting = tuple(clause for clause in clauses if isinstance(clause, (Standing, TypeRule)))
    if lasting:
        last(work, card, seat, lasting, target)
    offer(work, seat, card, work.state.cards[card].title, clauses, target, private)


def last(
    work: Work, card: CardId, seat: Seat, clauses: Sequence[Clause], target: Seat | None
) -> None:
    """An Action's standing clauses stay when it is gone. Rule: Dvorak S21, A19."""
    if len(work.state.lingering) >= MOST_LASTING:
        _end(work, work.state.lingering[0])
    effect = Lingering(f"l{work.number()}", card, seat, work.moment(), target)
    work.set(lingering=(*work.state.lingering, effect))
    made = enact(clauses, effect.id, "card", effect.seq, work.facts, target, lingering=True)
    work.set(statements=(*work.state.statements, *made))
    work.tell(Lasting(seat, work.state.cards[card].title))


def _end(work: Work, effect: Lingering) -> None:
    """A lasting effect is over."""
    work.set(
        lingering=tuple(other for other in work.state.lingering if other is not effect),
        statements=tuple(s for s in work.state.statements if s.source != effect.id),
    )
    work.tell(Lapsed(work.state.cards[effect.card].title))


def lasts(clauses: Iterable[Clause]) -> bool:
    """True for an Action of which something stays when it lies on the discard pile."""
    return any(
        isinstance(clause, (Standing, TypeRule, Note))
        or (isinstance(clause, When) and clause.moment in ("turn starts", "turn ends"))
        for clause in clauses
    )


def turn_moment(work: Work, moment: str, seat: Seat) -> None:
    """A turn starts or ends: whatever waits for it is offered to its controller."""
    if work.state.options.effects != "assist":
        return
    for source, title, controller, clauses, target in _waiting(work.state, work.facts):
        origin = controller if controller is not None else seat
        for clause in clauses:
            if isinstance(clause, When) and clause.moment == moment:
                # A rule's "my turn" is everybody's, as in its other clauses.
                whose = seats_of(clause.subject, seat, origin, work.facts)
                if seat in whose:
                    offer(work, origin, source, title, clause.then, target)


def _waiting(
    state: State, facts: TableFacts
) -> list[tuple[str, str, Seat | None, Sequence[Clause], Seat | None]]:
    """Everything in force that may wait for a moment."""
    found: list[tuple[str, str, Seat | None, Sequence[Clause], Seat | None]] = []
    for card, controller in facts.control.items():
        definition, mark = state.cards[card], state.marks[card]
        if not mark.down:
            found.append(
                (card, definition.title, controller, definition.reading.clauses, mark.target)
            )
    for rule in state.rules:
        found.append((rule.id, rule.card.title, None, rule.card.reading.clauses, None))
    for effect in state.lingering:
        definition = state.cards[effect.card]
        found.append(
            (effect.id, definition.title, effect.seat, definition.reading.clauses, effect.target)
        )
    return found


def lapse(work: Work, seat: Seat) -> None:
    """The seat's turn is over: what it left undone is no longer offered."""
    work.set(offers=tuple(o for o in work.state.offers if o.seat != seat))


def expire(work: Work) -> None:
    """Put away lasting effects whose time is over, and statements that will never run again."""
    if not work.state.statements:
        return
    facts = work.facts
    kept = tuple(s for s in work.state.statements if not over(s.duration, facts))
    if len(kept) == len(work.state.statements):
        return
    gone = {s.source for s in work.state.statements} - {s.source for s in kept}
    work.set(statements=kept)
    for effect in work.state.lingering:
        if effect.id in gone:
            work.tell(Lapsed(work.state.cards[effect.card].title))
    work.set(lingering=tuple(e for e in work.state.lingering if e.id not in gone))


# What an offer needs to be carried out


def aim(found: Offer, target: Seat | None) -> Subject:
    """The subject of an offered one-shot, with the chosen target in it."""
    return aimed(found.deed.subject, found.target if found.target is not None else target)


def seats_meant(facts: TableFacts, found: Offer, target: Seat | None) -> tuple[Seat, ...]:
    """To whom an offered one-shot is done."""
    # "Everyone" has no order of its own; play's is the seats'.
    return tuple(seats_of(aim(found, target), found.seat, found.seat, facts))


def needs_target(found: Offer) -> bool:
    """True when a player has still to be chosen."""
    return found.deed is not None and found.target is None and aims(found.deed.subject)


def aims(subject: Subject | None) -> bool:
    """True when the words speak of a target."""
    return subject is not None and (subject.kind == "target" or aims(subject.of))


def needs_card(found: Offer) -> bool:
    """True when a card has still to be chosen."""
    deed = found.deed
    if deed is None or deed.object.kind == "this":
        return False
    if deed.verb == "token":
        return deed.object.kind != "any" and not deed.on
    return deed.verb in CHOSEN and deed.count is not None


def candidates(facts: TableFacts, found: Offer, target: Seat | None = None) -> tuple[CardId, ...]:
    """The cards in play an offered one-shot could be done to, face up and not out of bounds."""
    key = ("candidates", found.seat, found.id, found.source, target)
    if key not in facts.memo:
        facts.memo[key] = _candidates(facts, found, target)
    return facts.memo[key]


def _candidates(facts: TableFacts, found: Offer, target: Seat | None) -> tuple[CardId, ...]:
    deed = found.deed
    state = facts.of
    restricted = deed.subject.kind not in ("everyone", "me", "player")
    whose = seats_meant(facts, found, target) if restricted else None
    kept = []
    for card, controller in facts.control.items():
        item = facts.item(card)
        if state.marks[card].down or fit(deed.object, item, found.source) is None:
            continue
        if whose is not None and controller not in whose:
            continue
        if deed.verb == "take" and controller == found.seat:
            continue
        if any(judge.denied(facts, issue, found.seat, item) is not None for issue in _bars(deed)):
            continue
        kept.append(card)
    return tuple(kept)


def _bars(deed: Deed) -> tuple[str, ...]:
    """The issues on which a denial puts a card out of a one-shot's bounds."""
    named = {"destroy": ("destroy",), "take": ("control",)}.get(deed.verb, ())
    return named if deed.count is None else (*named, "target")


def spent(found: Offer) -> Offer | None:
    """What is left of an offer to destroy or take several cards after one of them."""
    count = found.deed.count
    if not needs_card(found) or found.deed.verb == "token" or count is None or count <= 1:
        return None
    return replace(found, deed=replace(found.deed, count=count - 1))
