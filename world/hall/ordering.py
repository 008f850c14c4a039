"""A deck of the shelf comes to a table: at once while cards are made there, else at the deal.

What is ordered before the deal is stored with the table as the acts that will lay it out, so a
restart loses no order, and a deck that changes meanwhile changes nothing on the table.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any

from twisted.internet.defer import Deferred

from world.engine import codec
from world.engine.protocol import Refusal, Refused
from world.games.dvorak import GAME
from world.games.dvorak.actions import LoadCards, Start
from world.games.dvorak.deck import Deck
from world.games.dvorak.definitions import Definition
from world.games.dvorak.motions import MOST_COPIES
from world.games.dvorak.state import BUILDING

from . import arranging, bulletin, lobby, wordlist
from .slices import in_slices

MOST_ORDERS = 5
"""Decks ordered for one deal."""

AT_A_TIME = 150
"""Different cards laid out in one act; more take several, with moments for others between."""


def acts(deck: Deck, version: str) -> list[LoadCards]:
    """The acts that add a deck to a table's."""
    pairs = [_pairs(law, 1) for law in deck.laws]
    for entry in deck.entries:
        card = deck.credited(entry.card)
        for gone in range(0, entry.count, MOST_COPIES):
            pairs.append(_pairs(card, min(MOST_COPIES, entry.count - gone)))
    parts = [tuple(pairs[at : at + AT_A_TIME]) for at in range(0, len(pairs), AT_A_TIME)]
    return [LoadCards(part, deck.title, version) for part in parts]


def _pairs(card: Definition, count: int) -> tuple[tuple[str, Any], ...]:
    packed = {"creator": "", **card.pack()}
    packed.pop("revision", None)
    strokes = tuple(tuple(stroke) for stroke in packed.pop("strokes", ()))
    more = {"strokes": strokes} if strokes else {}
    return tuple({**packed, **more, **({"count": count} if count > 1 else {})}.items())


def load(who: Any, deck: Deck, version: str) -> Deferred | None:
    """Bring a deck to the table the character is at.

    Args:
        version: the hash of its text, which the match's record keeps.

    Raises:
        Refused: there is no table of Dvorak, it is not theirs to arrange, or cards are dealt.
    """
    table = lobby.table_here(who)
    controller = table.controller
    wordlist.check("\n".join(f"{card.title}\n{card.text}" for card in (*deck.laws, *deck.cards)))
    if controller.seating.game != GAME.key:
        raise Refused(Refusal("deck-only-dvorak"))
    if controller.playing:
        seat = table.seat_of(who)
        if seat is None:
            raise Refused(Refusal("only-watching"))
        return in_slices(_laid_out(controller, seat, acts(deck, version)))
    _order(who, table, deck, version)
    return None


def _laid_out(controller: Any, seat: int, wanted: list[LoadCards]) -> Generator[None, None, None]:
    """One act after the other. Raises Refused by the first that is not allowed."""
    for act in wanted:
        refusal = controller.submit(seat, act)
        if refusal is not None:
            raise Refused(refusal)
        yield


def _order(who: Any, table: Any, deck: Deck, version: str) -> None:
    lobby.may_arrange(who, table)
    controller = table.controller
    order = json.loads(table.order_text or '{"decks": [], "start": false}')
    if len(order["decks"]) >= MOST_ORDERS:
        raise Refused(Refusal("orders-full", args={"most": MOST_ORDERS}))
    options = controller.seating.options
    if options.get("deck") != "none" or options.get("building") != "yes":
        order = {"decks": [], "start": options.get("building", "no") == "no"}
        changed = {"deck": "none", "building": "yes"}
        arranging.change_options(who, table, changed, None)
    order["decks"].append([codec.pack(act) for act in acts(deck, version)])
    table.order_text = json.dumps(order, ensure_ascii=False)
    known = {"seat": who.key, "title": deck.title, "count": deck.size}
    bulletin.say_all(controller, "dvorak-shelf-ordered", **known)


def serve(controller: Any) -> None:
    """After a deal: what was ordered is laid out, and the game begun if that was all to wait for.

    Of a rematch that goes on with the cards of the game before, nothing is laid out again.
    """
    order = json.loads(controller.table.order_text or "null")
    if order is None or not controller.playing or controller.seating.game != GAME.key:
        return
    seat = controller.match.state.host
    wanted = [codec.unpack([LoadCards], packed) for acts_ in order["decks"] for packed in acts_]
    if controller.match.state.cards:
        wanted = []
    in_slices(_served(controller, seat, wanted, order["start"]))


def _served(
    controller: Any, seat: int, wanted: list[LoadCards], start: bool
) -> Generator[None, None, None]:
    record = controller.record
    for act in wanted:
        if controller.record != record or controller.submit(seat, act) is not None:
            return
        yield
    if start and controller.record == record and controller.match.state.phase == BUILDING:
        controller.submit(seat, Start())
