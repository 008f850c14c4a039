"""The words of Durak's acts: verbs in every shipped language, and one English form of each act.

An act is spelled so that it can be typed as it stands, by a person or a program:

=============  ===========================================================================
attack         ``7S``, several at once ``7S 7D``
cover          ``10S/7S``: 10S on the attack card 7S
decline        ``pass``, for the rest of the bout ``pass all``
take           ``take``
hand on        ``move 7D``, by showing a trump ``show 7H``
exchange       ``exchange``
call a cover   ``call 7S``: the cover on the attack card 7S
=============  ===========================================================================
"""

from __future__ import annotations

from collections.abc import Mapping

from world.engine.protocol import Action, Resign

from .actions import Attack, Call, Cover, Exchange, Pass, PassOn, ShowTrump, Take

VERBS: Mapping[str, tuple[str, ...]] = {
    "play": ("throw", "ходить", "хожу", "играть", "hrát", "zahrát", "hraju", "العب", "لعب"),
    "attack": (
        "a",
        "подкинуть",
        "подкидываю",
        "атаковать",
        "přihodit",
        "útok",
        "útočím",
        "اهجم",
        "هجوم",
    ),
    "beat": ("b", "cover", "defend", "бить", "бью", "крыть", "přebít", "biju", "صد", "ادفع"),
    "pass": (
        "p",
        "decline",
        "done",
        "пас",
        "бито",
        "хватит",
        "отказаться",
        "отклонить",
        "dál",
        "stačí",
        "odmítnout",
        "odmítám",
        "تمرير",
        "اكتفي",
        "ارفض",
    ),
    "take": ("t", "pickup", "беру", "взять", "beru", "vzít", "خذ", "آخذ"),
    "move": ("m", "transfer", "перевести", "перевод", "перевожу", "předat", "předávám", "حول"),
    "show": ("s", "показать", "показываю", "ukázat", "ukazuju", "أظهر", "اكشف"),
    "exchange": ("x", "swap", "обменять", "обмен", "меняю", "vyměnit", "výměna", "بدل"),
    "call": ("cheat", "обман", "нечестно", "podvod", "غش"),
}
"""English verb -> the other words for it, in every shipped language. No word stands twice."""

ALL_WORDS = frozenset(
    {"all", "rest", "все", "всё", "совсем", "vše", "všechno", "úplně", "الكل", "كله"}
)
"""Words after *pass* that mean: for the rest of this bout."""

REFILL_WORDS = frozenset({"draw", "refill", "добрать", "dobrat", "líznout", "lízat", "اسحب"})
"""Words of players who want to draw; in Durak hands refill by themselves (¶8)."""


def spell(action: Action) -> str:
    """English ASCII words for an act. Raises KeyError for an act nobody types."""
    return _SPELL[type(action)](action)


_SPELL = {
    Attack: lambda act: " ".join(act.cards),
    Cover: lambda act: f"{act.card}/{act.over}",
    Take: lambda act: "take",
    Pass: lambda act: "pass all" if act.rest else "pass",
    PassOn: lambda act: f"move {act.card}",
    ShowTrump: lambda act: f"show {act.card}",
    Exchange: lambda act: "exchange",
    Call: lambda act: f"call {act.over}",
    Resign: lambda act: "resign",
}


def unspell(words: str) -> Action:
    """The act of `spell`, which must be exactly as spelled."""
    fixed = _FIXED.get(words)
    if fixed is not None:
        return fixed
    verb, _, card = words.partition(" ")
    if verb in _WITH_CARD and card:
        return _WITH_CARD[verb](card)
    card, slash, over = words.partition("/")
    return Cover(card, over) if slash else Attack(tuple(words.split()))


_FIXED = {"take": Take(), "pass": Pass(), "pass all": Pass(True), "exchange": Exchange()}
_WITH_CARD = {"move": PassOn, "show": ShowTrump, "call": Call}
