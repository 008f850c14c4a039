"""The words a page's scripts need, from the catalogue, in the page's language.

A variable ``$x`` of a sentence stays in it as ``{x}`` for the script to fill in. A sentence with a
number ``$n`` is given once for each of `SAMPLES`: every kind of plural of our languages is among
them, and the browser knows which kind a number is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from world.cards import ALL_CARDS
from world.engine import registry
from world.render import cardwords, parts, phrases, wire
from world.render.face import Face

SAMPLES = (0, 1, 2, 3, 5, 11, 100)
"""Numbers whose plurals differ: Arabic alone has six kinds."""

COUNTED = "n"
"""The variable of a sentence that depends on a number."""


class _Blanks(Mapping[str, Any]):
    """Every variable there may be, each as a place to be filled in."""

    def __init__(self, face: Face, number: int) -> None:
        self.face = face
        self.number = number
        self.counts = False

    def __getitem__(self, name: str) -> Any:
        if name == COUNTED:
            self.counts = True
            return phrases.Whole(self.number)
        return phrases.fluent_value(self.face, f"{{{name}}}")

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def _forms(face: Face, key: str) -> str | list[str]:
    forms = []
    for number in SAMPLES:
        blanks = _Blanks(face, number)
        text = phrases.phrase(face.language, key, blanks)
        if not blanks.counts:
            return text
        forms.append(text.replace(str(number), f"{{{COUNTED}}}"))
    return forms


def _request(face: Face, kind: str) -> str:
    """What is asked at a table, with places for who asks and what about."""
    blanks = {name: f"{{{name}}}" for name in ("seat", "target", "match")}
    return phrases.say(face, "request-asked", kind=kind, yours=False, **blanks)


@lru_cache(maxsize=16)
def of_pages(language: str) -> dict[str, Any]:
    """All words of the pages' scripts.

    ``words`` by id, ``cards`` by code, ``games`` in a list, ``requests`` by kind.

    Args:
        language: one of `world.render.face.LANGUAGES`.
    """
    face = Face("speech", language)
    begins = ("web-", "suit-", *(f"{key}-page-" for key in registry.GAMES))
    return {
        "words": {key: _forms(face, key) for key in phrases.ids(language, begins)},
        "requests": {kind: _request(face, kind) for kind in wire.REQUESTS},
        "cards": {code: cardwords.card(face, code) for code in sorted(ALL_CARDS)},
        "games": [
            {
                "key": game.key,
                "name": parts.game_name(face, game.key),
                "seats": [min(game.seats), max(game.seats)],
                "kinds": [
                    {
                        "name": phrases.say(face, f"{game.key}-variant-{variant}"),
                        "words": " ".join("=".join(pair) for pair in options.items()),
                    }
                    for variant, options in game.kinds.items()
                ],
            }
            for game in registry.games()
        ],
    }
