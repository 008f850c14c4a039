"""Whose turn it is, and how one passes into the next. Rule: Dvorak T1–T4, E1, S13."""

from __future__ import annotations

from world.engine.protocol import Seat

from . import drawing, ending, judge, offers
from .resolver.facts import Item
from .state import DISCARD, DRAW, Turn
from .turn_events import Began, DealtIn, DiscardDue, HandDealt, Skipped
from .vote_events import Held
from .work import Work
from .zones import shift


def begin(work: Work, seat: Seat, extra: bool = False) -> None:
    """The seat's turn begins with its draw step."""
    work.player(seat, turns=work.state.players[seat].turns + 1)
    number = (work.state.turn.number if work.state.turn else 0) + 1
    work.set(
        turn=Turn(number, seat, DRAW, {}, extra),
        after=work.state.after if extra else seat,
    )
    work.tell(Began(seat, number))
    offers.expire(work)
    drawing.recall(work, "draw_n", seat)
    offers.turn_moment(work, "turn starts", seat)


def ask_for_discards(work: Work) -> bool:
    """At the end of a turn: True when its player must discard down first. Rule: Dvorak S15, T3."""
    seat = work.state.turn.seat
    drawing.recall(work, "hand", seat)
    count = judge.excess(work.facts, seat)
    if count:
        work.turn(step=DISCARD)
        work.tell(DiscardDue(seat, count))
    return bool(count)


def finish(work: Work) -> None:
    """The running turn is over; the next one begins, if there is one."""
    seat = work.state.turn.seat
    offers.lapse(work, seat)
    offers.turn_moment(work, "turn ends", seat)
    ending.run_out(work)
    pass_on(work)


def pass_on(work: Work) -> None:
    """The next player's turn begins: an extra one, or the next in the direction of play.

    Whoever must skip, or is denied a turn, is passed over; that counts as a turn begun.
    Nothing happens when nobody is left to play.
    """
    if work.state.contest and not work.state.contest.first:
        work.set(contest=None)
    if work.state.hold:
        work.set(hold=False)
        work.tell(Held(None, False))
    while work.state.extra:
        seat, *rest = work.state.extra
        work.set(extra=tuple(rest))
        if work.state.players[seat].plays:
            begin(work, seat, extra=True)
            return
    seat = work.state.after if work.state.after is not None else work.state.turn.seat
    # Everybody may have to skip a few times; then the turn goes on all the same.
    for _ in range(10 * len(work.state.players)):
        seat = _step(work, seat)
        player = work.state.players[seat]
        if not player.plays:
            continue
        if player.skips == 0 and judge.denied(work.facts, "turn", seat, Item()) is None:
            begin(work, seat)
            return
        work.player(seat, skips=max(0, player.skips - 1), turns=player.turns + 1)
        work.tell(Skipped(seat))
    if work.state.in_game:
        begin(work, work.facts.neighbour(seat, 1) or work.state.in_game[0])


def _step(work: Work, seat: Seat) -> Seat:
    """The next seat; who waited for a new round plays when play comes round to the first seat."""
    state = work.state
    seat = (seat + state.direction) % len(state.players)
    if seat == (state.first or 0):
        for waiting, player in enumerate(state.players):
            if player.waits and not player.left:
                deal_in(work, waiting)
    return seat


def deal_in(work: Work, seat: Seat) -> None:
    """Who sat down in mid-game is dealt a hand and plays from now on. Rule: Dvorak A27."""
    work.player(seat, waits=False)
    dealt = []
    for _ in range(judge.number(work.facts, "deal", seat)):
        if not work.state.lying("draw") and not drawing.reshuffle(work):
            break
        dealt.append(work.state.lying("draw")[0])
        shift(work, dealt[-1], f"hand/{seat}")
    work.tell(DealtIn(seat, len(dealt)))
    titles = tuple(work.state.cards[card].title for card in dealt)
    work.tell(HandDealt(seat, tuple(dealt), titles))
