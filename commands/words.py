"""The hall's words in Russian, Czech and Arabic; English ones and these all work at any time.

A command is given its words by its English name and by each of its English other names
(`commands.command.HallCommand`). The words of a game's own acts lie in the game's folder. Case,
accents and vowel marks make no difference. No word means two things, and none is a word of a game
unless the command hands on to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from world.cards.reading import plain

LANGUAGES = ("ru", "cs", "ar")
"""The order of the languages in `COMMANDS` and `ARGUMENTS`."""

COMMANDS: Mapping[str, tuple[str, str, str]] = {
    # At the door
    "guest": ("гость", "host", "ضيف"),
    "create": ("создать", "vytvořit", "أنشئ"),
    "connect": ("войти", "přihlásit", "دخول"),
    "resume": ("вернуться", "vrátit", "ارجع"),
    "quit": ("выход", "odhlásit", "خروج"),
    # In the rooms
    "help": ("помощь, справка", "pomoc, nápověda", "مساعدة"),
    "look": ("смотреть, осмотреться", "rozhlédnout, podívat", "انظر"),
    "go": ("идти", "jít", "اذهب"),
    "inventory": ("вещи", "věci", "أغراض"),
    "again": ("повторить, повтори", "znovu", "أعد"),
    "who": ("кто", "kdo", "من, الحاضرون"),
    "finger": ("досье", "profil", "ملف"),
    "name": ("имя", "jméno", "اسم"),
    "register": ("зарегистрироваться", "registrovat", "تسجيل"),
    "password": ("пароль", "heslo", "كلمة السر"),
    "style": ("стиль", "styl", "أسلوب"),
    "language": ("язык", "jazyk", "لغة"),
    "suits": ("масти", "znaky", "نقوش"),
    "colours": ("цвета", "barvy", "ألوان"),
    "width": ("ширина", "šířka", "العرض"),
    "autodraw": ("автодобор", "autolíznutí", "سحب تلقائي"),
    "pauses": ("паузы", "pauzy", "مهلة"),
    "charset": ("кодировка", "kódování", "ترميز"),
    "report": ("пожаловаться", "nahlásit", "بلغ"),
    "staff": ("ведущие", "správci", "المشرفون"),
    "appeal": ("возразить", "odvolání", "اعترض"),
    "data": ("данные", "údaje", "بياناتي"),
    "invitation": ("приглашение", "pozvánka", "دعوة"),
    "forgot": ("забыл, забыла", "zapomněl, zapomněla", "نسيت"),
    "email": ("имейл", "mejl", "إيميل"),
    "recover": ("восстановить", "obnovit", "استعد"),
    # Talk
    "say": ("сказать, скажу", "říct, řekni", "قل"),
    "pose": ("жест", "gesto", "حركة"),
    "page": ("написать", "napsat, vzkaz", "راسل"),
    "kibitz": ("реплика", "kibic", "علق"),
    "whisper": ("шепнуть", "šeptat", "اهمس"),
    "hall": ("зал", "sál", "القاعة"),
    "recall": ("припомнить", "připomenout", "ذكرني"),
    "mail": ("почта", "pošta", "بريد"),
    # Finding a table
    "play": ("играть, ходить, хожу", "hrát, zahrát, hraju", "العب, لعب"),
    "tables": ("столы", "stoly", "طاولات"),
    "table": ("стол", "stůl", "طاولة"),
    "sit": ("сесть", "sednout", "اجلس"),
    "stand": ("встать", "vstát", "انهض"),
    "resign": ("сдаться", "vzdát", "استسلم"),
    "ready": ("готов, готова", "připraven, připravena", "جاهز, جاهزة"),
    "unready": ("не готов, не готова", "nepřipraven, nepřipravena", "لست جاهزا"),
    "rematch": ("реванш", "odveta", "إعادة"),
    "start": ("начать", "začít", "ابدأ"),
    "bot": ("бот", "robot", "روبوت"),
    "watch": ("наблюдать", "sledovat", "شاهد"),
    "unwatch": ("не наблюдать", "nesledovat", "لا تشاهد"),
    "watchers": ("зрители", "diváci", "مشاهدون"),
    "leave": ("выйти, уйти", "odejít", "غادر"),
    "close": ("закрыть", "zavřít", "أغلق"),
    "rotate": ("пересесть", "posunout", "دور"),
    "options": ("настройки", "nastavení, volby", "خيارات"),
    "seek": ("искать, ищу", "hledat, hledám", "ابحث"),
    "seeks": ("поиски", "hledání", "عروض"),
    "invite": ("пригласить", "pozvat", "ادع"),
    "uninvite": ("не звать", "nezvat", "لا تدع"),
    "lock": ("запереть", "zamknout", "اقفل"),
    "unlock": ("отпереть", "odemknout", "افتح"),
    "notify": ("уведомлять", "upozornit", "نبهني"),
    "censor": ("не слышать", "neslyšet", "اكتم"),
    "noplay": ("не играть", "nehrát", "لا ألعب"),
    "evening": ("вечер", "večer", "سهرة"),
    "keep": ("оставить", "ponechat", "احتفظ"),
    "deck": ("колода", "balíček", "مجموعة"),
    # At a table
    "hand": ("рука, карты", "ruka, karty", "يدي, أوراقي"),
    "trump": ("козырь", "trumf", "الرابحة, رابحة, طرنيب"),
    "counts": ("сколько, счёт", "kolik, počty", "عدد"),
    "legal": ("можно", "možnosti", "متاح"),
    "last": ("последний", "poslední", "الأخير"),
    "clock": ("часы, время", "hodiny, čas", "ساعة, وقت"),
    "rules": ("правила", "pravidla", "قواعد"),
    "hint": ("подсказка", "rada", "تلميح"),
    "why": ("почему", "proč", "لماذا"),
    "log": ("журнал", "záznam", "السجل"),
    # Asking the table
    "offer": ("предлагаю", "nabídnout, nabízím", "أعرض"),
    "abort": ("прервать", "přerušit", "أوقف"),
    "adjourn": ("отложить", "odložit", "أجل"),
    "continue": ("продолжить", "pokračovat", "تابع"),
    "undo": ("отмена", "zpět", "تراجع"),
    "swap": ("поменяться", "prohodit", "تبادل"),
    "kick": ("выгнать", "vyhodit", "اطرد"),
    "moretime": ("добавить время", "přidat čas", "زد الوقت"),
    "pending": ("запросы", "žádosti", "طلبات"),
    "accept": ("согласен, согласна", "souhlasím", "موافق, أوافق"),
    "decline": ("отказаться, отклонить", "odmítnout, odmítám", "ارفض"),
    "withdraw": ("снять", "stáhnout", "سحب"),
    "vote": ("голосовать, голос", "hlasovat, hlas", "صوت"),
    # What was played
    "history": ("история", "historie", "تاريخ"),
    "replay": ("просмотр", "přehrát", "استعراض"),
    "study": ("разбор", "rozbor", "دراسة"),
    "review": ("обзор", "ohlédnutí", "مراجعة"),
    "export": ("выгрузить", "vypsat", "تصدير"),
    "verify": ("проверить", "ověřit", "تحقق"),
    "ladder": ("рейтинг", "žebříček", "ترتيب"),
    "next": ("дальше", "další", "التالي"),
    "back": ("назад", "zpátky", "السابق"),
    "first": ("первый", "první", "الأول"),
    "step": ("шаг", "krok", "خطوة"),
}
"""English name of a command, or another English name of it -> its words in each language."""

ARGUMENTS: Mapping[str, tuple[str, str, str]] = {
    "yes": ("да", "ano", "نعم"),
    "no": ("нет", "ne", "لا"),
    "on": ("вкл", "zap", "شغل"),
    "off": ("выкл", "vyp", "أطفئ"),
    "all": ("все, всё", "vše, všechno", "الكل"),
    "new": ("новый", "nový", "جديدة"),
    "out": ("убрать", "pryč", "أخرج"),
    "draw": ("ничья, ничью", "remíza, remízu", "تعادل"),
    "rich": ("цветной", "barevný", "ملون"),
    "plain": ("простой", "prostý", "بسيط"),
    "speech": ("речь", "řeč", "كلام"),
    "machine": ("машинный", "strojový", "آلي"),
    "letters": ("буквы", "písmena", "حروف"),
    "symbols": ("значки", "symboly", "رموز"),
    "four": ("четыре", "čtyři", "أربعة"),
    "two": ("два", "dvě", "اثنان"),
    "none": ("без", "žádné", "بلا"),
    "words": ("слова", "slova", "كلمات"),
    "topics": ("темы", "témata", "مواضيع"),
}
"""A word after a command -> the same in each language."""


def spoken(words: str) -> tuple[str, ...]:
    """The words of one entry in one language."""
    return tuple(words.split(", "))


@cache
def native(word: str) -> tuple[str, ...]:
    """What else a command of that name is called, each also without accents; () for none."""
    entry = COMMANDS.get(word, ())
    return tuple(
        dict.fromkeys(
            spelled
            for words in entry
            for one in spoken(words)
            for spelled in (one.casefold(), plain(one))
        )
    )


def _meanings(table: Mapping[str, tuple[str, str, str]]) -> dict[str, str]:
    return {
        plain(one): word
        for word, entry in table.items()
        for words in entry
        for one in spoken(words)
    }


_COMMAND_OF = _meanings(COMMANDS)
_ARGUMENT_OF = _meanings(ARGUMENTS)


def is_native(word: str) -> bool:
    """True for a name of a command in another language than English."""
    return plain(word) in _COMMAND_OF


def command(word: str) -> str:
    """The English name that a word for a command means; the word itself, small, for any other."""
    return _COMMAND_OF.get(plain(word), word.casefold())


def argument(word: str) -> str:
    """The English word that a word after a command means; the word itself, small, for any other."""
    return _ARGUMENT_OF.get(plain(word), word.casefold())
