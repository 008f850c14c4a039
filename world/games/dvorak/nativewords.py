"""Dvorak's verbs, people and places in Russian, Czech and Arabic; they work at any time.

Words of the old engines alone (``drawvis``, ``loadcard`` …) have none: who knows them, types them.
Verbs that the whole hall has too are spelled here as they are there.
"""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("ru", "cs", "ar")
"""The order of the languages in the tables."""

VERBS: Mapping[str, tuple[str, str, str]] = {
    "play": ("играть сыграть ходить хожу", "hrát zahrát hraju", "العب لعب"),
    "draw": ("взять беру", "líznout lížu", "اسحب"),
    "discard": ("сбросить сбрасываю", "odhodit odhazuju", "تخلص"),
    "discrand": ("наугад", "náhodně", "عشوائي"),
    "end": ("конец закончить", "konec skončit", "انهاء"),
    "use": ("применить", "použít", "استخدم"),
    "resolve": ("выполнить", "provést", "نفذ"),
    "decline": ("отказаться отклонить", "odmítnout odmítám", "ارفض"),
    "vote": ("голосовать голос", "hlasovat hlas", "صوت"),
    "yes": ("да", "ano", "نعم"),
    "no": ("нет", "ne", "لا"),
    "unvote": ("отозвать", "odvolat", "امح"),
    "propose": ("предложить", "navrhnout", "اقترح"),
    "withdraw": ("снять", "stáhnout", "سحب"),
    "revise": ("исправить", "upravit", "عدل"),
    "lump": ("связать", "spojit", "اجمع"),
    "amend": ("изменить", "změnit", "غير"),
    "repeal": ("отменить", "zrušit", "الغ"),
    "ruling": ("решение", "výklad", "فسر"),
    "claim": ("победа", "vyhrávám", "فزت"),
    "offer": ("предлагаю", "nabídnout nabízím", "أعرض"),
    "hold": ("подождать", "počkat", "انتظر"),
    "hide": ("скрыть", "skrýt", "أخف"),
    "excuse": ("извинить", "omluvit", "اعذر"),
    "ready": ("готов готова", "připraven připravena", "جاهز جاهزة"),
    "start": ("начать", "začít", "ابدأ"),
    "confirm": ("подтвердить", "potvrdit", "اكد"),
    "rock": ("камень", "kámen", "حجر"),
    "paper": ("бумага", "papír", "ورقة"),
    "scissors": ("ножницы", "nůžky", "مقص"),
    "challenge": ("вызвать", "vyzvat", "تحد"),
    "move": ("переместить", "přesunout", "انقل"),
    "mill": ("смолоть", "semlít", "اطحن"),
    "destroy": ("уничтожить", "zničit", "دمر"),
    "take": ("забрать", "vzít", "خذ"),
    "give": ("дать", "dát", "اعط"),
    "shuffle": ("перемешать", "zamíchat", "اخلط"),
    "peek": ("подсмотреть", "nahlédnout", "تلصص"),
    "reveal": ("показать", "ukázat", "اكشف"),
    "turnover": ("перевернуть", "otočit", "اقلب"),
    "tap": ("повернуть", "naklonit", "لف"),
    "attach": ("прикрепить", "připojit", "ألصق"),
    "copy": ("копия", "kopie", "انسخ"),
    "token": ("жетон", "žeton", "علامة"),
    "pile": ("стопка", "hromádka", "كومة"),
    "droppile": ("разобрать", "odklidit", "أزح"),
    "roll": ("бросить", "hodit", "ارم"),
    "flip": ("монета", "mince", "عملة"),
    "pick": ("выбрать", "vybrat", "اختر"),
    "note": ("заметка", "poznámka", "دون"),
    "putout": ("выбыл", "vyřadit", "أقص"),
    "skip": ("пропуск", "vynechat", "تخط"),
    "extra": ("дополнительно", "navíc", "إضافي"),
    "reverse": ("обратно", "obrátit", "اعكس"),
    "swap": ("обменять", "vyměnit", "بدل"),
    "state": ("состояние", "stav", "حالة"),
    "lift": ("прекратить", "ukončit", "أزل"),
}
"""English verb -> the words for it in each language, blanks between."""

OTHERS: Mapping[str, tuple[str, str, str]] = {
    "yes": ("да", "ano", "نعم"),
    "no": ("нет", "ne", "لا"),
    "me": ("я мне мной меня себе", "já mně mě sobě", "أنا لي نفسي"),
    "next": ("следующий следующему следующего", "další dalšímu dalšího", "التالي"),
    "previous": ("предыдущий предыдущему предыдущего", "předchozí předchozímu", "السابق"),
    "all": ("все всем всех", "všichni všem", "الكل"),
    "on": ("на вкл", "na zap", "على"),
    "off": ("выкл", "vyp", "أطفئ"),
    "to": ("в к во ко", "do k ke", "إلى"),
    "for": ("для", "pro", "لأجل"),
    "hand": ("рука руку рукой", "ruka ruky ruku", "يدي"),
    "area": ("зона зону зоне", "oblast oblasti", "ساحتي"),
    "centre": ("центр центре", "střed středu", "الوسط"),
    "draw": ("колода колоду колоды", "balíček balíčku", "المجموعة"),
    "discard": ("сброс сброса", "odhoz odhozu", "المهملات"),
    "removed": ("вне", "pryč", "خارج"),
    "card": ("карта карту карте", "karta kartu kartě", "البطاقة"),
    "random": ("случайно", "náhodou", "عشوائيا"),
    "top": ("верх сверху", "vršek navrch", "الأعلى"),
    "bottom": ("низ снизу", "spodek naspod", "الأسفل"),
}
"""English word that stands after a verb -> the words for it in each language, blanks between."""


def words(table: Mapping[str, tuple[str, str, str]], word: str) -> tuple[str, ...]:
    """The words for an English one in all languages; () for one that has none."""
    return tuple(one for entry in table.get(word, ()) for one in entry.split())
