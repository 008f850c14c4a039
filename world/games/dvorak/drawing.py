"""Drawing, discarding, and what follows from it. Rule: Dvorak D1–D3, S16, S17."""

from __future__ import annotations

from world.engine.protocol import CardId, Seat

from . import judge, offers, zones
from .turn_events import (
    DiscardDue,
    Discarded,
    DrawStopped,
    Drew,
    DrewShort,
    Recalled,
    Reshuffled,
)
from .work import Work


def draw_cards(work: Work, seat: Seat, count: int, pile: str = "") -> tuple[CardId, ...]:
    """The seat draws, by the basic rule or because a card says so.

    A denial stops every draw (D3). A draw pile is needed only when a card is drawn from it, also
    in the middle of a draw of several (D1); without any cards left play goes on (D2). A named
    pile is drawn from as it is, and never made anew.

    Returns:
        The cards drawn.
    """
    stopper = judge.denied(work.facts, "draw", seat)
    if stopper is not None:
        work.tell(DrawStopped(seat, stopper))
        return ()
    recall(work, "draw", seat)
    drawn: list[CardId] = []
    zone = f"pile/{pile}" if pile else "draw"
    while len(drawn) < count:
        if not work.state.lying(zone) and (pile or not reshuffle(work)):
            break
        card = work.state.lying(zone)[0]
        zones.shift(work, card, f"hand/{seat}")
        drawn.append(card)
    if drawn:
        titles = tuple(work.state.cards[card].title for card in drawn)
        work.tell(Drew(seat, tuple(drawn), titles, len(drawn), pile))
    if len(drawn) < count:
        work.tell(DrewShort(seat, count - len(drawn)))
    for card in drawn:
        offers.trigger(work, "drawn", card, seat, private=True)
    return tuple(drawn)


def reshuffle(work: Work) -> bool:
    """The discard pile becomes the draw pile; False when it is empty too. Rule: Dvorak D1."""
    discard = work.state.lying("discard")
    if not discard:
        return False
    zones.lay(work, "discard", ())
    zones.lay(work, "draw", work.chance.shuffled((*work.state.lying("draw"), *discard)))
    work.tell(Reshuffled(len(discard)))
    return True


def recall(work: Work, issue: str, seat: Seat) -> None:
    """Where effects are only recalled: say now what people should think of."""
    found = judge.recalled(work.facts, issue, seat)
    if found is not None:
        work.tell(Recalled(seat, issue, *found))


def discard(work: Work, seat: Seat, card: CardId, chance: bool = False) -> None:
    """A card of the seat's hand goes to the discard pile, for all to see."""
    zones.shift(work, card, "discard")
    work.tell(Discarded(seat, card, work.state.cards[card].title, chance))
    offers.trigger(work, "discarded", card, seat)


def discard_random(work: Work, seat: Seat, count: int) -> None:
    """So many cards of the hand, chosen by chance, go to the discard pile."""
    for _ in range(min(count, len(work.state.lying(f"hand/{seat}")))):
        discard(work, seat, work.chance.pick(work.state.lying(f"hand/{seat}")), chance=True)


def owe(work: Work, seat: Seat, count: int) -> None:
    """The seat has to discard so many cards of its own choice before play goes on."""
    owed = min(work.state.players[seat].owes + count, len(work.state.lying(f"hand/{seat}")))
    work.player(seat, owes=owed)
    if owed:
        work.tell(DiscardDue(seat, owed))
