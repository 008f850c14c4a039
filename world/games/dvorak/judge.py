"""What the rules, cards and special rules in force say about one player and one question.

Basic rules are statements like any other, of class ``basic``; the resolver weighs them all.
With effects *off* or *remind* only the basic ones bind.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from world.engine.protocol import CardId, Seat

from .definitions import ACTION, THING, Definition
from .facts import TableFacts
from .options import Options
from .resolver.binding import fit
from .resolver.facts import Item
from .resolver.forms import STAYS
from .resolver.names import same, singular
from .resolver.order import Decision, decide
from .resolver.statements import Object, Statement
from .state import State


@lru_cache(maxsize=256)
def basics(options: Options) -> tuple[Statement, ...]:
    """The basic rules. Rule: Dvorak S11, S14, S15."""

    def basic(issue: str, value: int | None, kind: str = "") -> Statement:
        wanted = Object("type", kind) if kind else Object()
        return Statement("basic", "basic", 0, issue, "set", value, object=wanted)

    return (
        basic("hand", None if options.hand == "none" else int(options.hand)),
        basic("deal", int(options.deal)),
        basic("draw_n", int(options.draw)),
        basic("plays", 1, THING),
        basic("plays", 1, ACTION),
    )


def weigh(
    facts: TableFacts, issue: str, seat: Seat, item: Item | None = None, always: bool = False
) -> Decision:
    """The resolver's answer.

    Args:
        always: count everything in force, even where effects are not kept by the engine.
    """
    options = facts.of.options
    said = facts.of.statements if always or options.effects == "assist" else ()
    return decide((*basics(options), *said), issue, seat, item, facts, options.switches)


def title_of(state: State, source: str) -> str:
    """What a source of statements is called; empty for a basic rule."""
    for rule in state.rules:
        if rule.id == source:
            return rule.card.title
    for effect in state.lingering:
        if effect.id == source:
            return state.cards[effect.card].title
    return state.cards[source].title if source in state.cards else ""


def denied(facts: TableFacts, issue: str, seat: Seat, item: Item | None = None) -> str | None:
    """The title of what denies it, or None when nothing does. Rule: Dvorak S22."""
    denials = (s for s in facts.of.statements if s.issue == issue and s.mode == "deny")
    if not any(fit(s.object, item, s.source) is not None for s in denials):
        return None
    decision = weigh(facts, issue, seat, item)
    if decision.allowed or decision.winner is None:
        return None
    return title_of(facts.of, decision.winner.source)


def hand_limit(facts: TableFacts, seat: Seat) -> int | None:
    """How many cards the seat may keep; None: any number."""
    value = weigh(facts, "hand", seat).value
    return value if isinstance(value, int) else None


def excess(facts: TableFacts, seat: Seat) -> int:
    """How many cards the seat holds above its limit."""
    limit = hand_limit(facts, seat)
    return 0 if limit is None else max(0, facts.hand_size(seat) - limit)


def number(facts: TableFacts, issue: str, seat: Seat) -> int:
    """``deal`` or ``draw_n`` for the seat; a limitless one counts as all there are."""
    value = weigh(facts, issue, seat).value
    return value if isinstance(value, int) else len(facts.of.cards)


def cards_needed(facts: TableFacts) -> int:
    """Cards that a full deal takes. Rule: Dvorak U3."""
    return sum(number(facts, "deal", seat) for seat in facts.seats)


def recalled(facts: TableFacts, issue: str, seat: Seat) -> tuple[int | None, str] | None:
    """What people should think of at a table where effects are only recalled.

    Returns:
        The value and the title of the card that says so, or None when it is as usual.
    """
    if facts.of.options.effects != "remind":
        return None
    usual, said = weigh(facts, issue, seat), weigh(facts, issue, seat, always=True)
    if (usual.value, usual.allowed) == (said.value, said.allowed) or said.winner is None:
        return None
    value = said.value if isinstance(said.value, int) else None
    sources = [r.statement.source for r in said.trace if r.fate == "added"]
    source = said.winner.source if said.winner.source != "basic" or not sources else sources[0]
    return value, title_of(facts.of, source)


def typed(facts: TableFacts, issue: str, seat: Seat, item: Item) -> int | str | None:
    """What a type definition in force says (``stays``, ``in_play``, ``face_down``), or None."""
    if not any(s.issue == issue for s in facts.of.statements):
        return None
    decision = weigh(facts, issue, seat, item)
    return decision.value if decision.winner is not None else None


def destination(facts: TableFacts, seat: Seat, definition: Definition, item: Item) -> str:
    """Where the card goes when it is played: one of `resolver.forms.STAYS`. Rule: Dvorak S3, A21.

    A type rule decides, else the base type, else what its proposer said; else it is a Thing, as
    on the old MUSH.
    """
    stays = typed(facts, "stays", seat, item)
    if stays in STAYS:
        return str(stays)
    for kind in item.types:
        if same(kind, THING):
            return "area"
        if same(kind, ACTION):
            return "discard"
    return "discard" if definition.stays is False else "area"


def counted_as(
    facts: TableFacts, seat: Seat, definition: Definition, item: Item
) -> tuple[str, ...]:
    """The types whose plays a card uses up: those with a number of their own, else its base kind.

    Rule: Dvorak T2, A21.
    """
    named = numbered(facts, seat)
    own = tuple(singular(kind) for kind in item.types if singular(kind) in named)
    if own:
        return own
    gone = destination(facts, seat, definition, item) in ("discard", "removed")
    return (singular(ACTION if gone else THING),)


def numbered(facts: TableFacts, seat: Seat) -> Mapping[str, str]:
    """The types of which the seat may play a number of their own: folded name -> as written."""
    named = {singular(THING): THING, singular(ACTION): ACTION}
    for s in facts.of.statements:
        if s.issue == "plays" and s.mode == "set" and s.object.kind == "type":
            name = s.object.name
            known = singular(name) in named
            if not known and weigh(facts, "plays", seat, Item("", "", (name,))).winner is not None:
                named[singular(name)] = name
    return named


def plays(facts: TableFacts, seat: Seat, kind: str, item: Item | None = None) -> int | None:
    """How many cards of a type the seat may play in a turn; None: any number."""
    asked = (
        Item("", "", (kind,)) if item is None else Item(item.id, item.title, (kind,), item.subtypes)
    )
    value = weigh(facts, "plays", seat, asked).value
    return value if isinstance(value, int) else None


def plays_left(facts: TableFacts, seat: Seat, kind: str, item: Item | None = None) -> int | None:
    """How many more the seat may play in the running turn; None: any number."""
    limit = plays(facts, seat, kind, item)
    turn = facts.of.turn
    used = turn.plays.get(singular(kind), 0) if turn else 0
    return None if limit is None else max(0, limit - used)


def item_of(facts: TableFacts, card: CardId) -> Item:
    """A card, wherever it lies, as an item."""
    return facts.described(facts.of.cards[card], card)
