"""Who sits where in the rotation: chairs, partners, neighbours, the next one round the table."""

from __future__ import annotations

from world.engine.protocol import Seat

from .options import Options
from .state import Deal, State


def partition(kind: str, seats: int) -> tuple[int, ...]:
    """The team of each seat: partners sit opposite, threes alternate. Rule: Durak ¶11.

    Args:
        kind: the option *teams*.
        seats: number of players.
    """
    if kind == "pairs":
        return tuple(seat % (seats // 2) for seat in range(seats))
    if kind == "threes":
        return tuple(seat % 2 for seat in range(seats))
    return ()


def mates(deal: Deal, one: Seat, other: Seat) -> bool:
    """True when both belong to one team."""
    return bool(deal.teams) and deal.teams[one] == deal.teams[other]


def side(deal: Deal, seat: Seat) -> int:
    """The number of the seat's side: its team, or the seat itself."""
    return deal.teams[seat] if deal.teams else seat


def player_at(deal: Deal, out: tuple[Seat, ...], chair: Seat) -> Seat | None:
    """Who plays a chair: its own sitter, a partner of one who is out, or nobody."""
    if chair not in out:
        return chair
    if deal.teams and deal.options.partner_of_out == "proxy":
        for step in range(1, deal.seats):
            mate = (chair + step) % deal.seats
            if mate not in out and deal.teams[mate] == deal.teams[chair]:
                return mate
    return None


def next_chair(deal: Deal, out: tuple[Seat, ...], chair: Seat) -> Seat:
    """The next chair clockwise that somebody plays (the same one when there is no other)."""
    for step in range(1, deal.seats):
        place = (chair + step) % deal.seats
        if player_at(deal, out, place) is not None:
            return place
    return chair


def chair_to_attack(deal: Deal, out: tuple[Seat, ...], chair: Seat, attacker: Seat) -> Seat | None:
    """The chair on the left of ``chair`` whose player ``attacker`` may attack; None without one.

    Rule: Durak ¶2, ¶12.
    """
    for step in range(1, deal.seats):
        place = (chair + step) % deal.seats
        player = player_at(deal, out, place)
        if player is not None and player != attacker and not mates(deal, player, attacker):
            return place
    return None


def main_attacker(state: State) -> Seat | None:
    """Who plays the chair the attack comes from; nobody once its player is out without a proxy."""
    return player_at(state.deal, state.out, state.bout.attack_chair)


def neighbours(state: State) -> tuple[Seat, ...]:
    """Who plays the nearest chairs on either side of the one under attack that somebody plays."""
    deal, chair = state.deal, state.bout.defence_chair
    found = []
    for way in (1, -1):
        for step in range(1, deal.seats):
            player = player_at(deal, state.out, (chair + way * step) % deal.seats)
            if player is not None:
                found.append(player)
                break
    return tuple(found)


def bout_limit(options: Options, bouts: int, beaten: int, held: int, deck: int) -> int:
    """Attack cards a bout may see in all. Rule: Durak ¶4.6 and the options of that paragraph.

    Args:
        bouts: bouts finished in this deal.
        beaten: those of them that ended in the discard.
        held: cards in the defender's hand.
        deck: cards in the deal, the bound where the table has none.
    """
    limit = 6 if options.attack_cap == "6" else deck
    if options.hand_cap == "on" and held < limit:
        limit = held
    if limit > 5 and is_first_bout(options, bouts, beaten):
        limit = 5
    return limit


def pile_limit(state: State) -> int:
    """Attack cards in all once the defender takes. Rule: Durak ¶5, option *pile_cap*."""
    options = state.deal.options
    if options.pile_cap == "hand":
        return state.bout.limit
    return 5 if is_first_bout(options, state.bouts, state.beaten) else 6


def is_first_bout(options: Options, bouts: int, beaten: int) -> bool:
    """True while the option *first_bout* allows only five attack cards."""
    if options.first_bout == "five_in_first":
        return bouts == 0
    return options.first_bout == "five_until_discard" and beaten == 0
