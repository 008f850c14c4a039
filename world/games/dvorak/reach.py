"""Which cards and places a player may name at all, and the answers when they may not.

Nothing said here tells more of a hidden card than that it lies there. Rule: Dvorak, Secrecy.
"""

from __future__ import annotations

from world.engine.protocol import CardId, Refusal, Seat

from . import judge, zones
from .facts import TableFacts
from .resolver.facts import Item
from .state import State

RULE = "Dvorak, Table operations"

MOST_AT_ONCE = 60
"""Cards one operation draws, mills or shows at most."""

COPY = "c"
"""First letter of a copied card's id; copies last for one match only."""

MOST_CARDS = 1000
"""Cards of a match, whatever is copied or accepted."""

NOTE_LENGTH = 100


def known(facts: TableFacts, seat: Seat, reference: str) -> CardId | None:
    """The card a player names. An id works only for cards whose face the player may see."""
    card = zones.locate(facts.of, reference)
    if card is None:
        return None
    return card if card != reference or card in zones.known_to(facts.of, seat) else None


def always(facts: TableFacts, seat: Seat | None, action: object) -> Refusal | None:
    """Nothing beyond the gate stands against it."""
    return None


def no_card() -> Refusal:
    """There is no such card, or the player may not know that there is."""
    return Refusal("no-such-card", RULE)


def played_card(facts: TableFacts, seat: Seat, reference: str) -> CardId | Refusal:
    """A card in play, or why it is none. Every hidden card in play is there for all to point at."""
    card = known(facts, seat, reference)
    if card is None:
        return no_card()
    return card if card in facts.of.marks else Refusal("not-in-play", RULE)


def destination(state: State, to: str) -> tuple[str, str | int] | None:
    """A place as (zone, where in it), or None when there is none such for a card to go to."""
    zone, colon, where = to.rpartition(":")
    if not colon:
        zone, where = to, zones.TOP
    if not zones.is_zone(state, zone):
        return None
    kind, _, seat = zone.partition("/")
    if kind in ("hand", "area") and not state.players[int(seat)].plays:
        return None
    if where in (zones.TOP, zones.BOTTOM, zones.RANDOM):
        return zone, where
    if where.isdecimal() and 0 < len(where) <= 4 and int(where) > 0:
        return zone, int(where) - 1
    return None


def count_range(count: int) -> Refusal | None:
    """Why one operation may not be done to so many cards."""
    if not 1 <= count <= MOST_AT_ONCE:
        return Refusal("count-range", RULE, {"least": 1, "most": MOST_AT_ONCE})
    return None


def stopped(facts: TableFacts, issue: str, seat: Seat, card: CardId) -> Refusal | None:
    """What denies doing this to the card. Of a card the player cannot see, only what denies all."""
    seen = card in zones.known_to(facts.of, seat)
    because = judge.denied(facts, issue, seat, judge.item_of(facts, card) if seen else Item())
    if because is None:
        return None
    if not seen:
        return Refusal("denied-unseen", "Dvorak S22", {"because": because})
    args = {"title": facts.of.cards[card].title, "because": because}
    return Refusal("denied", "Dvorak S22", args)


def titles(state: State, cards: tuple[CardId, ...]) -> tuple[str, ...]:
    """Their titles, in the same order."""
    return tuple(state.cards[card].title for card in cards)


def seen_title(state: State, card: CardId) -> str:
    """The title for events all hear: blank while the card lies face down."""
    mark = state.marks.get(card)
    return "" if mark is not None and mark.down else state.cards[card].title
