"""The words of Dvorak's acts. The old engines' words are among the aliases.

Dvorak's words in other languages stand beside the English ones; no word stands twice.
"""

from __future__ import annotations

from collections.abc import Mapping

VERBS: Mapping[str, tuple[str, ...]] = {
    "play": ("playcard", "сыграть", "играть", "zahrát", "hraju", "العب"),
    "draw": ("drawcard", "взять", "беру", "líznout", "lížu", "اسحب"),
    "drawvis": (),
    "discard": ("сбросить", "сбрасываю", "odhodit", "odhazuju", "تخلص"),
    "discrand": (),
    "end": ("endturn", "pass", "done", "конец", "закончить", "konec", "skončit", "انهاء"),
    "use": ("ability", "применить", "použít", "استخدم"),
    "resolve": ("res", "carry", "выполнить", "provést", "نفذ"),
    "decline": ("отказаться", "odmítnout", "ارفض"),
    "vote": ("голосовать", "hlasovat", "صوت"),
    "yes": ("y", "aye", "да", "ano", "نعم"),
    "no": ("n", "nay", "нет", "ne", "لا"),
    "unvote": ("отозвать", "odvolat"),
    "propose": ("newcard", "предложить", "navrhnout", "اقترح"),
    "withdraw": ("снять", "stáhnout", "سحب"),
    "revise": ("edit", "исправить", "upravit", "عدل"),
    "lump": ("связать", "spojit", "اجمع"),
    "amend": ("изменить", "změnit", "غير"),
    "repeal": ("отменить", "zrušit", "الغ"),
    "ruling": ("решение", "výklad"),
    "claim": ("победа", "vyhrávám", "فزت"),
    "offer": ("предлагаю", "nabídnout"),
    "hold": ("подождать", "počkat"),
    "hide": ("скрыть", "skrýt"),
    "excuse": ("извинить", "omluvit"),
    "ready": ("готов", "готова", "připraven", "جاهز"),
    "start": ("begin", "начать", "začít", "ابدأ"),
    "loaddeck": (),
    "loadcard": (),
    "cleardeck": (),
    "confirm": ("подтвердить", "potvrdit", "اكد"),
    "rock": ("камень", "kámen", "حجر"),
    "paper": ("бумага", "papír", "ورقة"),
    "scissors": ("ножницы", "nůžky", "مقص"),
    "challenge": ("rps", "вызвать", "vyzvat"),
    "move": ("mv", "put", "переместить", "přesunout", "انقل"),
    "mill": (),
    "destroy": ("уничтожить", "zničit", "دمر"),
    "take": ("control", "забрать", "vzít", "خذ"),
    "give": ("givecard", "дать", "dát", "اعط"),
    "givething": (),
    "shuffle": ("reshuffle", "перемешать", "zamíchat", "اخلط"),
    "shufcard": (),
    "peek": ("search", "viewdraw", "подсмотреть", "nahlédnout"),
    "viewhand": (),
    "reveal": ("show", "показать", "ukázat", "اكشف"),
    "turnover": ("facedown", "faceup", "перевернуть", "otočit", "اقلب"),
    "tap": ("untap",),
    "attach": ("detach", "прикрепить", "připojit"),
    "copy": ("копия", "kopie"),
    "token": ("tokens", "counter", "points", "жетон", "žeton"),
    "pile": ("makepile", "стопка", "hromádka"),
    "droppile": (),
    "roll": ("dice", "бросить", "hodit"),
    "flip": ("coin", "монета", "mince"),
    "pick": ("random", "выбрать", "vybrat"),
    "note": ("заметка", "poznámka"),
    "putout": ("eliminate", "выбыл", "vyřadit"),
    "skip": ("пропуск", "vynechat"),
    "extra": ("extraturn",),
    "reverse": ("обратно", "obrátit"),
    "swap": ("swaphands", "обменять", "vyměnit"),
    "state": ("состояние", "stav"),
    "lift": ("endeffect",),
}
"""English verb -> the other words for it, in every shipped language."""

VERB_OF: Mapping[str, str] = {
    word.casefold(): verb for verb, aliases in VERBS.items() for word in (verb, *aliases)
}
"""Any word -> the English verb."""

YES = frozenset({"yes", "y", "aye", "accept", "approve", "да", "ano", "نعم"})
NO = frozenset({"no", "n", "nay", "decline", "refuse", "reject", "нет", "ne", "لا"})

ME = frozenset({"me", "myself", "my", "self", "mine", "я", "мне", "мной", "já", "mně", "انا"})
NEXT = frozenset({"next", "left"})
PREVIOUS = frozenset({"previous", "right"})
ALL = frozenset({"all", "everyone", "everybody", "each", "все", "всем", "všichni", "الكل"})
