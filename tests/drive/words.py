"""Acts in the words of the rulebook cases, and back.

Beside the words of the cases (`tests.rulebook.positions`) there are ``A:pass all``,
``A:exchange`` and ``C:call 7S`` (the cover on 7S is against the rules).
"""

from __future__ import annotations

from tests.rulebook.positions import Wrong
from tests.rulebook.positions import read_act as read_case_act
from world.engine.protocol import Action
from world.games.durak.actions import Attack, Call, Cover, Exchange, Pass, PassOn, ShowTrump, Take

_FIXED = {"pass all": Pass(True), "exchange": Exchange()}


def read_act(letters: str, words: str) -> tuple[int, Action]:
    """Seat and action of an act's words. Raises Wrong for what is no act."""
    what = words[2:]
    if words[:1] in tuple(letters) and words[1:2] == ":":
        if what in _FIXED:
            return letters.index(words[0]), _FIXED[what]
        if what.startswith("call "):
            return letters.index(words[0]), Call(what[5:])
    seat, action, refused = read_case_act(letters, words)
    if refused:
        raise Wrong(f"no act: {words!r}")
    return seat, action


def spell_act(letters: str, seat: int, action: Action) -> str:
    """The words of an act, readable by `read_act`. Raises KeyError for an act without words."""
    mark, what = _SPELL[type(action)](action)
    return f"{letters[seat]}{mark}{what}"


_SPELL = {
    Attack: lambda act: (":", "+".join(act.cards)),
    Cover: lambda act: (":", f"{act.card}/{act.over}"),
    Take: lambda act: (":", "take"),
    Pass: lambda act: (":", "pass all" if act.rest else "pass"),
    PassOn: lambda act: (">", act.card),
    ShowTrump: lambda act: ("?", act.card),
    Exchange: lambda act: (":", "exchange"),
    Call: lambda act: (":", f"call {act.over}"),
}
