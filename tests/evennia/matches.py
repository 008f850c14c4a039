"""Matches for tests, played at real tables by choices from a seed."""

from __future__ import annotations

import random

from world.engine import registry
from world.hall import lobby


def seated(*lines, options=None, bots=0, game="durak"):
    """A table where these people (and bots) sit and have been dealt cards."""
    people = [line.person for line in lines]
    table = lobby.open_table(registry.game(game), options or {}, people[0], len(people) + bots)
    for _ in range(bots):
        table.controller.reseat(table.controller.seating.add_bot(1))
    for person in people:
        lobby.sit(person, table, ready=True)
    if not table.controller.playing:
        lobby.deal_if_ready(table)
    return table


def play_out(table, seed=0, until=lambda match: False):
    """Random legal acts to the end, or until the match is as wanted."""
    chance, controller = random.Random(seed), table.controller
    while controller.playing and not until(controller.match):
        match = controller.match
        seat = chance.choice(sorted(match.game.to_act(match.state)))
        action = chance.choice(match.game.legal(match.state, seat))
        assert controller.submit(seat, action) is None
    return controller.record
