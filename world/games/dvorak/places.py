"""Where every card is, and whether the state can be. Rule: Dvorak, Objects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from world.engine.protocol import CardId, Place

from . import zones
from .state import PLAYING, State


def where(state: State) -> Mapping[CardId, Place]:
    """The place of every card of the match."""
    found: dict[CardId, Place] = {}
    for zone, cards in state.zones.items():
        kind, owner, name = zones.spoken(state, zone)
        pile = name or kind
        for index, card in enumerate(cards):
            found[card] = Place(pile, owner, index)
    return found


def problems(state: State) -> tuple[str, ...]:
    """What is wrong with the state; () when it is sane."""
    return tuple([*_cards(state), *_play(state), *_votes(state), *_turns(state)])


def _cards(state: State) -> Iterator[str]:
    """Every card in exactly one zone, and every zone one there is."""
    lying = [card for cards in state.zones.values() for card in cards]
    if len(lying) != len(set(lying)):
        yield "a card lies in two places"
    if set(lying) != set(state.cards):
        yield "a card lies nowhere, or something lies about that is no card"
    for zone in state.zones:
        if not zones.is_zone(state, zone):
            yield f"there is no place {zone}"
    for seat, player in enumerate(state.players):
        if state.phase == PLAYING and not player.plays and state.lying(f"hand/{seat}"):
            yield f"seat {seat} is not in the game and holds cards"


def _play(state: State) -> Iterator[str]:
    """Marks, tokens and statements belong to what is there."""
    in_play = {card for zone, cards in state.zones.items() if zones.in_play(zone) for card in cards}
    if set(state.marks) != in_play:
        yield "marks are on other cards than those in play"
    sources = in_play | {rule.id for rule in state.rules} | {e.id for e in state.lingering}
    if any(statement.source not in sources for statement in state.statements):
        yield "a statement comes from nothing in force"
    for holder, held in state.tokens.items():
        kind, slash, name = holder.partition("/")
        there = holder in in_play or (slash and (kind == "seat" or name in state.piles))
        if not there or not held or any(count < 1 for count in held.values()):
            yield f"tokens on {holder} cannot be"


def _votes(state: State) -> Iterator[str]:
    """No vote counts twice, and only voters vote; every number is one motion's."""
    numbers: list[int] = []
    for motion in (*state.queue, *state.rejected):
        numbers += [motion.id, *(member.id for member in motion.members)]
        voted = [seat for seat, _ in motion.votes]
        if len(voted) != len(set(voted)):
            yield f"somebody voted twice on {motion.id}"
        if not set(voted) <= set(motion.voters):
            yield f"somebody without a vote voted on {motion.id}"
    if len(numbers) != len(set(numbers)):
        yield "two motions have one number"
    if state.phase == PLAYING and any(motion.opened for motion in state.queue[1:]):
        if not state.hold and sum(motion.opened for motion in state.queue) > 1:
            yield "two votes are open"


def _turns(state: State) -> Iterator[str]:
    if state.phase != PLAYING or state.closing:
        return
    if state.turn is None:
        if state.contest is None:
            yield "nobody is on turn and nothing decides who is"
    elif not state.players[state.turn.seat].plays:
        yield "somebody who is not in the game is on turn"
