"""A state as one seat may know it: every field is named here, nothing is taken away later."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from world.engine.protocol import CardId, Seat

from . import gates, judge, offers
from .definitions import Definition, spelled_strokes
from .facts import TableFacts
from .legal import legal_actions
from .resolver.facts import Item
from .spelling import spell
from .state import BUILDING, PLAYING, Motion, Offer, State
from .view import (
    BallotView,
    CardView,
    ContestView,
    OfferView,
    ResultView,
    RuleView,
    SeatView,
    View,
)

NEWEST_REJECTED = 10
"""Rejected motions in a view; `rejected_of` gives them all."""


def view_of(state: State, seat: Seat | None) -> View:
    """What the seat (None: a watcher) may know."""
    facts = TableFacts(state)
    common = _common(state)
    hand = _lain(state, f"hand/{seat}") if seat is not None else ()
    areas, centre = _in_play(facts, seat, common)
    turn = state.turn
    ballot, *pending = [_ballot(state, m, seat) for m in state.queue] or [None]
    if state.hold and ballot is not None:
        ballot, pending = None, [ballot, *pending]
    view = View(
        phase=state.phase,
        you=seat,
        seats=tuple(_seat(facts, number, areas[number]) for number in range(len(state.players))),
        names=tuple(player.name for player in state.players),
        to_act=tuple(sorted(gates.to_act(facts))),
        host=state.host,
        turn=state.on_turn,
        number=turn.number if turn else 0,
        step=turn.step if turn and state.phase == PLAYING else "",
        direction=state.direction,
        extra=state.extra,
        draw=len(state.lying("draw")),
        discard=common.discard,
        centre=centre,
        removed=common.removed,
        piles=_piles(state),
        pile_owners={name: pile.owner for name, pile in state.piles.items()},
        pile_tokens={name: dict(state.tokens.get(f"pile/{name}", {})) for name in state.piles},
        rules=common.rules,
        lasting=common.lasting,
        rulings=common.rulings,
        states=tuple(sorted(state.states)),
        hand=hand,
        ballot=ballot,
        pending=tuple(pending),
        hold=state.hold,
        rejected=tuple(_ballot(state, m, seat) for m in state.rejected[-NEWEST_REJECTED:]),
        rejected_count=len(state.rejected),
        plays=common.plays,
        limits=_limits(facts, seat),
        offers=tuple(_offer(offer) for offer in state.offers if offer.seat == seat),
        contest=_contest(state),
        closing=state.closing.winners if state.closing else (),
        legal=(),
        options=common.options,
        result=_result(state),
    )
    if seat is None:
        return view
    spelled = tuple(spell(view, action) for action in legal_actions(state, seat))
    return replace(view, legal=spelled)


@dataclass(frozen=True, slots=True)
class _Common:
    """What every seat sees alike, worked out once a state."""

    discard: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    rules: tuple[RuleView, ...]
    lasting: tuple[RuleView, ...]
    rulings: tuple[RuleView, ...]
    in_play: dict[CardId, CardView]
    plays: dict[str, int | None]
    options: dict[str, str]


_newest: tuple[State | None, _Common | None] = (None, None)


def _common(state: State) -> _Common:
    """One act's state is seen by everybody at the table, one after another."""
    global _newest
    known, common = _newest
    if known is not state or common is None:
        common = _see_common(state)
        # One assignment: whoever reads it meanwhile has the old pair or the new one.
        _newest = (state, common)
    return common


def _see_common(state: State) -> _Common:
    facts = TableFacts(state)
    numbers = {card: n for n, card in enumerate(facts.control, 1)}
    return _Common(
        discard=_lain(state, "discard"),
        removed=_lain(state, "removed"),
        rules=tuple(_rule(rule.number, rule.id, rule.card) for rule in state.rules),
        lasting=tuple(
            _rule(n, e.id, state.cards[e.card], e.seat) for n, e in enumerate(state.lingering, 1)
        ),
        rulings=tuple(
            RuleView(r.number, r.source, judge.title_of(state, r.source), r.text)
            for r in state.rulings
        ),
        in_play={card: _lying(facts, card, numbers) for card in facts.control},
        plays=_plays(facts),
        options=state.options.named(),
    )


def _rule(n: int, identity: str, written: Definition, seat: Seat | None = None) -> RuleView:
    return RuleView(n, identity, written.title, written.text, seat, written.effects)


def card_view(definition: Definition, n: int, card: CardId = "", copies: int = 1) -> CardView:
    """A card's writing as it is seen."""
    return CardView(
        n,
        card,
        definition.title,
        definition.type,
        definition.text,
        definition.flavour,
        definition.corner,
        definition.colour,
        definition.alt,
        definition.creator,
        abilities=len(definition.abilities),
        copies=copies,
        effects=definition.effects,
        art=definition.art,
        strokes=_spelled(definition.strokes),
    )


_spelled = lru_cache(maxsize=1024)(spelled_strokes)


def _lain(state: State, zone: str) -> tuple[CardView, ...]:
    """A zone whose cards the looker may all see."""
    return tuple(
        card_view(state.cards[card], n, card) for n, card in enumerate(state.lying(zone), 1)
    )


def _lying(facts: TableFacts, card: CardId, numbers: dict[CardId, int]) -> CardView:
    """A card in play as everybody sees it."""
    state = facts.of
    mark = state.marks[card]
    seen = CardView(numbers[card], face="down") if mark.down else None
    seen = seen or card_view(state.cards[card], numbers[card], card)
    return replace(
        seen,
        controller=facts.control[card],
        tapped=mark.tapped,
        tokens=dict(state.tokens.get(card, {})),
        attached=numbers.get(mark.attached, 0),
        note=mark.note,
    )


def _in_play(
    facts: TableFacts, seat: Seat | None, common: _Common
) -> tuple[list[tuple[CardView, ...]], tuple[CardView, ...]]:
    """Every area, and the centre; a player sees their own face-down cards."""
    state = facts.of

    def seen(card: CardId, controller: Seat | None) -> CardView:
        view = common.in_play[card]
        if view.face == "up" or controller is None or controller != seat:
            return view
        own = card_view(state.cards[card], view.n, card)
        return replace(
            own,
            face="down",
            controller=seat,
            tapped=view.tapped,
            tokens=view.tokens,
            attached=view.attached,
            note=view.note,
        )

    areas = [
        tuple(seen(card, number) for card in state.lying(f"area/{number}"))
        for number in range(len(state.players))
    ]
    return areas, tuple(seen(card, None) for card in state.lying("centre"))


def _seat(facts: TableFacts, seat: Seat, area: tuple[CardView, ...]) -> SeatView:
    state = facts.of
    player = state.players[seat]
    due = gates.due(facts, seat) if state.phase == PLAYING and player.plays else 0
    return SeatView(
        seat,
        len(state.lying(f"hand/{seat}")),
        player.out or player.left,
        player.left,
        player.waits,
        state.options.team(seat),
        dict(state.tokens.get(f"seat/{seat}", {})),
        area,
        player.skips,
        due,
        player.ready and state.phase == BUILDING,
    )


def _piles(state: State) -> dict[str, tuple[CardView, ...] | int]:
    return {
        name: _lain(state, f"pile/{name}") if pile.up else len(state.lying(f"pile/{name}"))
        for name, pile in state.piles.items()
    }


def _plays(facts: TableFacts) -> dict[str, int | None]:
    """What is left to play this turn, of every type with a number of its own.

    Of types that are played face down nothing is told: the count would name the card.
    """
    state = facts.of
    if state.turn is None or state.phase != PLAYING:
        return {}
    seat = state.turn.seat
    return {
        name: judge.plays_left(facts, seat, name)
        for name in judge.numbered(facts, seat).values()
        if judge.typed(facts, "face_down", seat, Item("", "", (name,))) != 1
    }


def _limits(facts: TableFacts, seat: Seat | None) -> dict[str, int | None]:
    asked = facts.on_turn if seat is None else seat
    return {"hand": judge.hand_limit(facts, asked)} if asked is not None else {}


def _ballot(state: State, motion: Motion, seat: Seat | None) -> BallotView:
    """A motion; what the host hid only its author can read."""
    hidden = motion.hidden and seat != motion.by
    secret = state.options.votes == "secret"
    open_votes = () if secret else motion.votes
    members = motion.members or ((motion,) if motion.card is not None else ())
    proposals = tuple(
        CardView(n, face="down")
        if hidden or (member.hidden and seat != member.by) or member.card is None
        else card_view(member.card, n, "", member.copies)
        for n, member in enumerate(members, 1)
    )
    open_now = motion is state.motion
    return BallotView(
        id=motion.id,
        what=motion.kind,
        by=motion.by,
        about="" if hidden else _about(state, motion),
        text="" if hidden else motion.text,
        proposals=proposals,
        voted=tuple(voter for voter, _ in motion.votes),
        waiting=motion.waiting,
        yes=tuple(voter for voter, yes in open_votes if yes),
        no=tuple(voter for voter, yes in open_votes if not yes),
        halted=open_now and state.halted,
        silent=motion.silent,
        hidden=motion.hidden,
        revision=motion.revision,
    )


def _about(state: State, motion: Motion) -> str:
    if not motion.about:
        return ""
    title = judge.title_of(state, motion.about)
    return title or motion.about.partition(":")[2]


def rejected_of(state: State, seat: Seat | None) -> tuple[BallotView, ...]:
    """Every rejected proposal, with its text and who refused. Case 7."""
    return tuple(_ballot(state, motion, seat) for motion in state.rejected)


def _offer(offer: Offer) -> OfferView:
    return OfferView(
        offer.id,
        offer.title,
        offer.deed,
        offer.giver,
        offers.needs_target(offer),
        offers.needs_card(offer),
    )


def _contest(state: State) -> ContestView | None:
    contest = state.contest
    if contest is None:
        return None
    return ContestView(contest.seats, tuple(seat for seat, _ in contest.throws), contest.first)


def _result(state: State) -> ResultView | None:
    result = state.result
    if result is None:
        return None
    return ResultView(result.winners, not result.winners, result.reason, result.title)
