"""Questions to the table: amend, repeal, what a card means, claims and offers.

Rule: Dvorak C11, A24, W2.
"""

from __future__ import annotations

from world.engine.protocol import Refusal, Seat

from . import adopting, motions, reach, zones
from .actions import Amend, ClaimWin, MoveRuling, OfferDraw, Repeal
from .facts import TableFacts
from .state import PLAYING, Motion
from .vote_events import DrawOffered, Proposed, RulingMoved, WinClaimed
from .work import Work

MOST_RULINGS = 60
RULING_LENGTH = 300


def _about(facts: TableFacts, seat: Seat, reference: str) -> str | None:
    """What an amendment, repeal or ruling is about, or None.

    A card that the mover may see, a rule, or a title; titles of accepted cards are no secret.
    """
    state = facts.of
    if any(rule.id == reference for rule in state.rules):
        return reference
    if reference.startswith(adopting.ANY_OF):
        return reference if adopting.cards_meant(state, reference) else None
    card = reach.known(facts, seat, reference)
    if card is None or card not in zones.known_to(state, seat):
        return None
    return None if card in state.lying("removed") else card


def refuse_amend(facts: TableFacts, seat: Seat, action: Amend | Repeal) -> Refusal | None:
    """A card or rule there is, and what may stand on it. Rule: Dvorak C11."""
    about = _about(facts, seat, action.card)
    if about is None:
        return reach.no_card()
    if motions.busy(facts.of, seat, motions.CREATIONS):
        return Refusal("one-at-a-time", "Dvorak C6")
    if isinstance(action, Amend):
        return motions.refuse_changes(facts, adopting.subject(facts.of, about), action.changes)
    return None


def do_amend(work: Work, seat: Seat, action: Amend | Repeal) -> None:
    """Shown in full, like a proposal."""
    about = _about(work.facts, seat, action.card)
    before = adopting.subject(work.state, about)
    kind = "amend" if isinstance(action, Amend) else "repeal"
    card = motions.changed(before, action.changes) if isinstance(action, Amend) else before
    motion = Motion(work.motion_number(), kind, seat, card=card, about=about)
    work.tell(Proposed(seat, motion.id, kind, before.title, *motions.shown(card), 1))
    motions.enqueue(work, motion)


def refuse_ruling(facts: TableFacts, seat: Seat, action: MoveRuling) -> Refusal | None:
    """About a card in play that all can see, a lasting effect, or a rule; in some words."""
    state = facts.of
    length = len(action.text)
    if not action.text.strip() or length > RULING_LENGTH:
        args = {"field": "text", "length": length, "limit": RULING_LENGTH}
        return Refusal("field-too-long" if length else "ruling-what", "Dvorak A24", args)
    if not facts.live(action.card):
        return reach.no_card()
    if len(state.rulings) >= MOST_RULINGS:
        return Refusal("too-many", "Dvorak A24", {"most": MOST_RULINGS})
    if motions.busy(state, seat, ("ruling",)):
        return Refusal("one-at-a-time", "Dvorak C6")
    return None


def do_ruling(work: Work, seat: Seat, action: MoveRuling) -> None:
    """The table is asked what a card means."""
    about, card = action.card, adopting.subject(work.state, action.card)
    for effect in work.state.lingering:
        if effect.id == action.card:
            about, card = effect.card, work.state.cards[effect.card]
    motion = Motion(work.motion_number(), "ruling", seat, card=card, about=about, text=action.text)
    work.tell(RulingMoved(seat, motion.id, card.title, action.text))
    motions.enqueue(work, motion)


def refuse_claim(facts: TableFacts, seat: Seat, action: ClaimWin | OfferDraw) -> Refusal | None:
    """While the game runs, by somebody in it."""
    state = facts.of
    if state.phase != PLAYING:
        return Refusal("not-playing", "Dvorak W2")
    if not state.players[seat].plays:
        return Refusal("you-are-out", "Dvorak W2")
    if isinstance(action, ClaimWin) and len(action.because) > RULING_LENGTH:
        args = {"field": "because", "length": len(action.because), "limit": RULING_LENGTH}
        return Refusal("field-too-long", "Dvorak W2", args)
    if motions.busy(state, seat, ("win" if isinstance(action, ClaimWin) else "draw",)):
        return Refusal("one-at-a-time", "Dvorak C6")
    return None


def do_claim(work: Work, seat: Seat, action: ClaimWin | OfferDraw) -> None:
    """The others decide."""
    number = work.motion_number()
    if isinstance(action, ClaimWin):
        work.tell(WinClaimed(seat, number, action.because))
        motions.enqueue(work, Motion(number, "win", seat, text=action.because))
    else:
        work.tell(DrawOffered(seat, number))
        motions.enqueue(work, Motion(number, "draw", seat))


HANDLERS = {
    Amend: (refuse_amend, do_amend),
    Repeal: (refuse_amend, do_amend),
    MoveRuling: (refuse_ruling, do_ruling),
    ClaimWin: (refuse_claim, do_claim),
    OfferDraw: (refuse_claim, do_claim),
}
"""Action class -> (why not, do it)."""
