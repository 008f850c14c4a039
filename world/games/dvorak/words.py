"""The words of Dvorak's acts. The old engines' words are among the other names.

Words in other languages come from `nativewords`; no word stands twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from world.cards.reading import plain

from . import nativewords

_ENGLISH: Mapping[str, tuple[str, ...]] = {
    "play": ("playcard",),
    "draw": ("drawcard",),
    "drawvis": (),
    "discard": (),
    "discrand": (),
    "end": ("endturn", "pass", "done"),
    "use": ("ability",),
    "resolve": ("res", "carry"),
    "decline": (),
    "vote": (),
    "yes": ("y", "aye"),
    "no": ("n", "nay"),
    "unvote": (),
    "propose": ("newcard",),
    "withdraw": (),
    "revise": ("edit",),
    "lump": (),
    "amend": (),
    "repeal": (),
    "ruling": (),
    "claim": (),
    "offer": (),
    "hold": (),
    "hide": (),
    "excuse": (),
    "ready": (),
    "start": ("begin",),
    "loaddeck": (),
    "loadcard": (),
    "cleardeck": (),
    "confirm": (),
    "rock": (),
    "paper": (),
    "scissors": (),
    "challenge": ("rps",),
    "move": ("mv", "put"),
    "mill": (),
    "destroy": (),
    "take": ("control",),
    "give": ("givecard",),
    "givething": (),
    "shuffle": ("reshuffle",),
    "shufcard": (),
    "peek": ("search", "viewdraw"),
    "viewhand": (),
    "reveal": ("show",),
    "turnover": ("facedown", "faceup"),
    "tap": ("untap",),
    "attach": ("detach",),
    "copy": (),
    "token": ("tokens", "counter", "points"),
    "pile": ("makepile",),
    "droppile": (),
    "roll": ("dice",),
    "flip": ("coin",),
    "pick": ("random",),
    "note": (),
    "putout": ("eliminate",),
    "skip": (),
    "extra": ("extraturn",),
    "reverse": (),
    "swap": ("swaphands",),
    "state": (),
    "lift": ("endeffect",),
}

VERBS: Mapping[str, tuple[str, ...]] = {
    verb: (*others, *nativewords.words(nativewords.VERBS, verb))
    for verb, others in _ENGLISH.items()
}
"""English verb -> the other words for it, in every shipped language."""

VERB_OF: Mapping[str, str] = {
    plain(word): verb for verb, aliases in VERBS.items() for word in (verb, *aliases)
}
"""Any word, as `world.cards.reading.plain` spells it -> the English verb."""


def _with_native(english: str, *, of: str) -> frozenset[str]:
    return frozenset((*english.split(), *nativewords.words(nativewords.OTHERS, of)))


YES = _with_native("yes y aye accept approve", of="yes")
NO = _with_native("no n nay decline refuse reject", of="no")

ME = _with_native("me myself my self mine", of="me")
NEXT = _with_native("next left", of="next")
PREVIOUS = _with_native("previous right", of="previous")
ALL = _with_native("all everyone everybody each", of="all")

_OTHER_OF = {
    plain(word): english
    for english in nativewords.OTHERS
    for word in nativewords.words(nativewords.OTHERS, english)
}


def in_english(words: str) -> str:
    """Words after a verb with those that name places, and the little ones, put into English."""
    return " ".join(_OTHER_OF.get(plain(word), word) for word in words.split())
