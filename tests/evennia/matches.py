"""Matches for tests, played at real tables by choices from a seed."""

from __future__ import annotations

import random

from world.engine import registry
from world.hall import lobby


def seated(*lines, options=None, bots=0, game="durak"):
    """A table where these people (and bots) sit and have been dealt cards."""
    people = [line.person for line in lines]
    table = lobby.open_table(registry.game(game), options or {}, people[0], len(people) + bots)
    for person in people:
        lobby.sit(person, table)
    for _ in range(bots):
        table.controller.reseat(table.controller.seating.add_bot(1))
    deal(table)
    return table


def deal(table):
    """Everybody seated wants the deal: the first, or a rematch."""
    for sitter in table.controller.seating.people:
        lobby.ready(next(p for p in table.contents if p.id == sitter.who))


def play_out(table, seed=0, until=lambda match: False):
    """Random legal acts to the end, or until the match is as wanted; gives its number."""
    chance, controller = random.Random(seed), table.controller
    while controller.playing and not until(controller.match):
        match = controller.match
        seat = chance.choice(sorted(match.game.to_act(match.state)))
        action = chance.choice(match.game.legal(match.state, seat))
        assert controller.submit(seat, action) is None
    return controller.record
