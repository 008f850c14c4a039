"""When two names mean the same: case, accents' encoding, spaces and plurals do not count."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize

LONGEST_NAME = 60
"""Characters of a title (Dvorak, Objects); longer names are never looked for."""

_SAME_IN_BOTH = ("ss", "us", "is")
"""Endings of English words whose final s is no plural: *glass*, *bus*, *axis*."""


@lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """A name as it is compared: one Unicode form, no case, single spaces."""
    return " ".join(normalize("NFC", normalize("NFKC", name[:500]).casefold()).split())


BASES = {
    **dict.fromkeys(("akce", "действие", "acción", "accion", "handlung", "azione"), "action"),
    **dict.fromkeys(("věc", "вещь", "objeto", "objet", "ding", "cosa"), "thing"),
}
"""The two base types (seeds, sentence 3) as decks in other languages write them."""


@lru_cache(maxsize=4096)
def singular(name: str) -> str:
    """The folded name with an English plural of its last word undone.

    Both sides of a comparison go through here, so a wrong guess (*lens* -> *len*) does no harm:
    it is wrong in the same way on both.
    """
    name = fold(name)
    name = BASES.get(name, name)
    if len(name) < 3 or not name.endswith("s") or name.endswith(_SAME_IN_BOTH):
        return name
    if name.endswith("ies") and len(name) > 4:
        return name[:-3] + "y"
    if name.endswith(("ches", "shes", "sses", "xes", "zes")):
        return name[:-2]
    return name[:-1]


def same(one: str, other: str) -> bool:
    """True when the names mean the same: ``Swords`` and ``sword``."""
    return singular(one) == singular(other)
