"""What is agreed about a table before the deal, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from world.engine.protocol import Refusal, Refused
from world.render import listing

from . import audience, bulletin, terms, watching
from .lobby import may_arrange, table_here, tables

# What is agreed about a table


def rotate(who: Any) -> None:
    """Everybody moves one seat clockwise before a deal."""
    table = table_here(who)
    may_arrange(who, table)
    controller = table.controller
    controller.reseat(controller.seating.rotate())
    bulletin.say_all(controller, "table-rotated", seat=who.key)
    bulletin.show_tables(controller)


def change_options(who: Any, table: Any, given: Mapping[str, str], places: int | None) -> None:
    """Change options before the deal; everybody is told and must be ready again.

    Args:
        given: names and values to change, the others stay.
        places: seats, None to leave them.

    Raises:
        Refused: not theirs to change, cards are dealt, or the choice cannot be.
    """
    may_arrange(who, table)
    controller = table.controller
    seating = controller.seating
    game = controller.game
    places = len(seating.seats) if places is None else places
    if places not in game.seats or places < len(seating.sitters):
        least = max(min(game.seats), len(seating.sitters))
        bounds = {"least": least, "most": max(game.seats)}
        raise Refused(Refusal("wrong-number-seated", args=bounds))
    chosen, agreed = terms.split(game, given)
    options = {**seating.options, **chosen}
    agreed = {**seating.terms, **agreed}
    game.read_options(options, places)
    terms.of(agreed)
    controller.reseat(seating.arranged(options, places, agreed))
    changed = ", ".join(f"{name}={value}" for name, value in given.items()) or f"seats={places}"
    bulletin.say_all(controller, "table-options-changed", seat=who.key, options=changed)
    bulletin.show_tables(controller)
    if terms.of(agreed).watchers == "no":
        watching.send_out(table)


# Telling of tables


def show_tables_to(who: Any, game: str | None = None) -> None:
    """The open tables, one line each, to a character."""
    known = [bulletin.facts(table.controller) for table in tables(game)]
    audience.show(who, lambda face: listing.tables(face, known))


def show_options_to(who: Any, table: Any) -> None:
    """Every option of a table, those changed from the usual marked."""
    options = table.controller.game.read_options(table.controller.seating.options)
    agreed = terms.of(table.controller.seating.terms)
    known = bulletin.facts(table.controller)
    audience.show(who, lambda face: listing.options(face, known, options, agreed))


def show_option_to(who: Any, table: Any, name: str) -> None:
    """What one option means and what may be chosen. Raises Refused for no option."""
    options = table.controller.game.read_options(table.controller.seating.options)
    agreed = terms.of(table.controller.seating.terms)
    if name in {row.name for row in fields(agreed)}:
        audience.show(who, lambda face: listing.term(face, agreed, name))
        return
    if name not in {row.name for row in fields(options)}:
        names = ", ".join(row.name for row in (*fields(options), *fields(agreed)))
        raise Refused(Refusal("no-such-choice", args={"word": name, "choices": names}))
    known = bulletin.facts(table.controller)
    audience.show(who, lambda face: listing.option(face, known, options, name))


def show_rules_to(who: Any, table: Any) -> None:
    """The rules of a table in a line or two: only what differs from the usual is named."""
    options = table.controller.game.read_options(table.controller.seating.options)
    agreed = terms.of(table.controller.seating.terms)
    known = bulletin.facts(table.controller)
    audience.show(who, lambda face: listing.rules(face, known, options, agreed))
