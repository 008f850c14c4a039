"""Finding people to play with: a seek is a table somebody sits at, with all its conditions.

Whoever wants to hear of it is told: of seeks of a game, and of people who come in.
"""

from __future__ import annotations

import json
from typing import Any

from world.engine import registry
from world.engine.choices import changed
from world.engine.protocol import Refusal, Refused
from world.render import layout
from world.render.face import Face
from world.render.phrases import say

from . import admission, audience, distance, lobby, people, terms

MOST_NOTED = 40
"""Games and people one person wants to hear of."""

ATTRIBUTE = "notify"
"""Where a character keeps them: one JSON list of game keys and characters' numbers."""


# Seeks


def seek(who: Any, game: Any, given: dict[str, str], places: int | None) -> Any:
    """A character opens a table and sits down at it; those who want to know are told."""
    lobby.free_of_tables(who)
    table = lobby.open_table(game, given, who, places)
    lobby.sit(who, table, ready=True)
    for person in people.connected():
        if person is not who and game.key in noted(person) and distance.hears(person, who):
            audience.tell(
                person, "seek-told", name=who.key, game=game.names[0], number=table.number
            )
    return table


def seeks(game: str | None = None) -> list[Any]:
    """Tables where somebody with a line waits and a seat is free."""
    return [
        table
        for table in lobby.tables(game)
        if table.controller.seating.open_seats
        and any(table.connected(sitter.who) for sitter in table.controller.seating.people)
    ]


def show_to(who: Any, game: str | None) -> None:
    """Tell a character who seeks what, and why they could not join."""
    found = seeks(game)
    audience.show(who, lambda face: layout.block(face, _lines(face, who, found)))


def _lines(face: Face, who: Any, found: list[Any]) -> list[str]:
    lines = [say(face, "seeks-count", count=len(found))]
    for table in found[:40]:
        seating = table.controller.seating
        refused = admission.refusal(who, table)
        lines.append(
            say(
                face,
                "seeks-line",
                number=table.number,
                names=[sitter.name for sitter in seating.people],
                game=registry.game(seating.game).names[0],
                free=len(seating.open_seats),
                conditions=_conditions(table),
                open=refused is None,
            )
        )
    return lines


def _conditions(table: Any) -> list[str]:
    """Options and terms of a table that are not as usual, as they are typed."""
    seating = table.controller.seating
    options = registry.game(seating.game).read_options(seating.options)
    named = {**changed(options), **changed(terms.of(seating.terms))}
    return [f"{name}={value}" for name, value in named.items()]


# Being told


def noted(who: Any) -> list[str]:
    """What a character wants to hear of: game keys, and characters' numbers as text."""
    return json.loads(who.attributes.get(ATTRIBUTE, "") or "[]")


def note(who: Any, words: str) -> tuple[str, bool]:
    """Want to hear of a game or a person, or no longer: the same words again.

    Gives the name, and whether it is noted now. Raises Refused.
    """
    game = registry.find(words)
    if game is not None:
        mark, name = game.key, game.names[0]
    else:
        person = people.person_named(words)
        if person.id == who.id:
            raise Refused(Refusal("not-yourself"))
        mark, name = str(person.id), person.key
    kept = noted(who)
    if mark in kept:
        kept.remove(mark)
    elif len(kept) >= MOST_NOTED:
        raise Refused(Refusal("list-full", args={"most": MOST_NOTED}))
    else:
        kept.append(mark)
    who.attributes.add(ATTRIBUTE, json.dumps(kept))
    return name, mark in kept


def noted_names(who: Any) -> list[str]:
    """What a character wants to hear of, by name."""
    marks = noted(who)
    games = [registry.game(mark).names[0] for mark in marks if mark in registry.GAMES]
    return games + sorted(people.names(marks).values(), key=str.casefold)


def tell_arrival(who: Any) -> None:
    """Somebody comes in: those who want to hear of it are told."""
    mark = str(who.id)
    for person in people.connected():
        if person is not who and mark in noted(person):
            if distance.hears(person, who) and distance.hears(who, person):
                audience.tell(person, "notify-came", name=who.key)
