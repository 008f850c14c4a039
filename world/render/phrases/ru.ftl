# The hall's own sentences, Russian. How they are written stands in en.ftl.

## Cards

rank-2 = двойка
    .gen = двойки
    .acc = двойку
    .ins = двойкой
rank-3 = тройка
    .gen = тройки
    .acc = тройку
    .ins = тройкой
rank-4 = четвёрка
    .gen = четвёрки
    .acc = четвёрку
    .ins = четвёркой
rank-5 = пятёрка
    .gen = пятёрки
    .acc = пятёрку
    .ins = пятёркой
rank-6 = шестёрка
    .gen = шестёрки
    .acc = шестёрку
    .ins = шестёркой
rank-7 = семёрка
    .gen = семёрки
    .acc = семёрку
    .ins = семёркой
rank-8 = восьмёрка
    .gen = восьмёрки
    .acc = восьмёрку
    .ins = восьмёркой
rank-9 = девятка
    .gen = девятки
    .acc = девятку
    .ins = девяткой
rank-10 = десятка
    .gen = десятки
    .acc = десятку
    .ins = десяткой
rank-J = валет
    .gen = валета
    .acc = валета
    .ins = валетом
rank-Q = дама
    .gen = дамы
    .acc = даму
    .ins = дамой
rank-K = король
    .gen = короля
    .acc = короля
    .ins = королём
rank-A = туз
    .gen = туза
    .acc = туза
    .ins = тузом
suit-C = трефы
    .gen = треф
    .card = треф
suit-D = бубны
    .gen = бубён
    .card = бубён
suit-H = червы
    .gen = червей
    .card = червей
suit-S = пики
    .gen = пик
    .card = пик
joker-R = красный джокер
    .gen = красного джокера
    .acc = красного джокера
    .ins = красным джокером
joker-B = чёрный джокер
    .gen = чёрного джокера
    .acc = чёрного джокера
    .ins = чёрным джокером
card-words = {$rank} {$suit}
list-comma = {", "}
list-and = {" и "}
list-or = {" или "}

## Table

you = вы
seat-unnamed = место {$number}
table-title = Стол {$table}: {$game}.
table-seat = {$number}. { $is ->
    [you] Вы
   *[other] {$name}
  }{ $team ->
    [none] {""}
   *[other] , команда {$team}
  }{ $out ->
    [yes] , вне игры
   *[no] { $cards ->
        [one] , {$cards} карта
        [few] , {$cards} карты
       *[many] , {$cards} карт
      }
  }{ $has-role ->
    [yes] , {$role}
   *[no] {""}
  }{ $acts ->
    [yes] , на ходу
   *[no] {""}
  }{ $bot ->
    [none] {""}
   *[other] , бот уровня {$bot}
  }{ $connected ->
    [no] , нет связи
   *[yes] {""}
  }.
table-watchers = { $names-count ->
    [one] Смотрит {$names}.
   *[many] Смотрят {$names}.
  }
waiting-title = Стол {$table}: {$game}, до сдачи.
waiting-seat = {$number}. { $taken ->
    [no] Свободно.
   *[yes] { $is ->
        [you] Вы
       *[other] {$name}
      }{ $bot ->
        [none] { $ready ->
            [yes] , готово
           *[no] , ещё не готово
          }
       *[other] , бот уровня {$bot}
      }{ $connected ->
        [no] , нет связи
       *[yes] {""}
      }.
  }
waiting-hint = { $seated ->
    [no] Наберите sit, чтобы сесть.
   *[yes] { $ready ->
        [yes] Ждём остальных. Наберите bot, чтобы посадить бота.
       *[no] Наберите ready, когда захотите сдачи, bot, чтобы посадить бота.
      }
  }
hand = { $count ->
    [0] Ваша рука пуста.
    [one] Ваша рука, {$count} карта: {$cards}.
    [few] Ваша рука, {$count} карты: {$cards}.
   *[many] Ваша рука, {$count} карт: {$cards}.
  }
hand-card = {$number}{"\u00A0"}{ $playable ->
    [yes] [{$card}]
   *[no] {$card}
  }
hand-playable = Можно сыграть: {$cards}.
hand-watching = Вы смотрите, руки у вас нет.
turn = Ваш ход: {$words}{ $more ->
    [0] {""}
   *[many] , и ещё {$more}: наберите legal
  }.
legal = { $count ->
    [0] Сейчас выбираете не вы.
    [one] Можно сделать {$count} ход:
    [few] Можно сделать {$count} хода:
   *[many] Можно сделать {$count} ходов:
  }
last = Последний ход: { $is ->
    [you] вы
   *[other] {$name}
  }, {$words}.
last-none = Ещё ничего не сыграно.
clock = { $running ->
    [no] За этим столом часов нет.
   *[yes] { $seconds ->
        [one] Осталась {$seconds} секунда.
        [few] Осталось {$seconds} секунды.
       *[many] Осталось {$seconds} секунд.
      }
  }
no-trump = В этой игре нет козырей.
table-sat = {$seat} садится на место {$number}.
table-you-sat = { $ready ->
    [yes] Вы за столом {$table}, место {$number}.
   *[no] Вы за столом {$table}, место {$number}. Наберите ready, когда захотите сдачи.
  }
table-stood = {$seat} встаёт из-за стола.
table-you-stood = Вы встаёте. Ваше место снова свободно.
table-ready = { $left ->
    [0] {$seat} ждёт сдачи.
   *[many] {$seat} ждёт сдачи. Ещё не сказали ready: {$waiting}.
  }
table-not-ready = {$seat} больше не ждёт сдачи.
table-needs-more = { $least ->
    [one] За столом должен сидеть хотя бы {$least} игрок. Наберите bot, чтобы посадить бота.
    [few] За столом должно сидеть хотя бы {$least} игрока. Наберите bot, чтобы посадить бота.
   *[many] За столом должно сидеть хотя бы {$least} игроков. Наберите bot, чтобы посадить бота.
  }
table-bot-sat = {$seat} садится за стол, бот уровня {$level}.
table-bot-stood = {$seat} уходит.
table-rotated = {$seat} пересаживает всех на одно место по кругу.
table-options-changed = {$seat} меняет правила: {$options}. Пожалуйста, скажите ready ещё раз.
table-closed = Стол {$number} закрыт.
table-watcher-came = {$name} приходит посмотреть.
table-undone = Ход возвращён: на столе всё как было.
table-resigned = {$seat} выходит из игры: карты доигрывает бот, а результат остаётся за вышедшим.
table-line-lost = {$seat} теряет связь. Место сохраняется.
table-line-back = {$seat} снова на связи.
table-bot-stands-in = {$seat} пока без связи: играет бот.
table-adjourned-unreadable = Партию {$match} эта версия прочесть не может. Партия отложена, ничего не потеряно.
table-seed = Зерно партии {$match}: {$seed}.
table-again = Наберите rematch, чтобы сыграть ещё, или leave, чтобы уйти.
table-elsewhere = Стол {$number}: {$line}

## Requests

request-asked = { $kind ->
    [draw] {$seat} предлагает ничью.
    [abort] {$seat} просит прервать партию без результата.
    [adjourn] {$seat} просит отложить партию до другого дня.
    [undo] {$seat} просит вернуть свой последний ход.
    [continue] {$seat} просит продолжить партию {$match}.
    [swap] {$seat} просит поменяться местами: {$target}.
   *[kick] {$seat} просит освободить место, где сидит {$target}.
  }{ $yours ->
    [yes] {" "}Наберите accept {$kind} или decline {$kind}.
   *[no] {""}
  }
request-sent = Ваш запрос: {$kind}. Нужен ответ: {$waiting}. Наберите withdraw {$kind}, чтобы забрать его назад.
request-accepted = {$seat} соглашается ({$kind}).{ $waiting-count ->
    [0] {""}
   *[other] {" "}Ещё не ответили: {$waiting}.
  }
request-declined = {$seat} не соглашается ({$kind}). Ничего не меняется.
request-withdrawn = {$seat} забирает свой запрос ({$kind}).
request-lapsed = Запрос больше не действует: {$kind}, {$seat}.
pending-count = { $count ->
    [0] За этим столом ни о чём не просят.
    [one] За этим столом {$count} запрос.
    [few] За этим столом {$count} запроса.
   *[many] За этим столом {$count} запросов.
  }
pending-line = {$number}. {$line} Ещё не ответили: {$waiting}.
match-aborted = Партия {$match} прервана по общему согласию, без результата.
match-adjourned = Партия {$match} отложена. Когда те же люди снова сядут вместе, наберите continue {$match}.
match-goes-on = Партия {$match} продолжается.
table-swapped = {$seat} и {$target} поменялись местами.
table-kicked = {$seat} теряет место: так решили остальные.
clock-seat = { $is ->
    [you] Вы
   *[other] {$name}
  }: { $acts ->
    [yes] { $seconds ->
        [one] осталась {$seconds} секунда
        [few] осталось {$seconds} секунды
       *[many] осталось {$seconds} секунд
      }, в запасе {$bank}.
   *[no] ход не за этим местом, секунд в запасе: {$bank}.
  }
clock-warning = Вам осталось {$seconds} секунд.
clock-ran-out = Время вышло: {$seat}.
clock-more = {$seat} добавляет {$seconds} секунд: {$names}.
term-clock = Часы: none, без часов; relaxed, 90 секунд на ход и 5 минут в запасе; fast, 15 секунд на ход и минута в запасе; correspondence, партия по переписке, месяцами.
term-standin = Через сколько секунд за игрока без связи играет бот; usual, как принято в этом зале; never, никогда.
term-watchers = Можно ли другим смотреть.
term-company = Кто может сесть: anybody, любой; accounts, только с учётной записью.

## Cards on a table

card-face-down = Карта рубашкой вверх.
card-seen = {$card}; где лежит: {$where}.
pile-name = { $pile ->
    [talon] колода
    [discard] отбой
    [table] середина стола
   *[other] {$pile}
  }
pile-name-of = { $seat-is ->
    [you] { $pile ->
        [hand] ваша рука
       *[other] {$pile}, ваша стопка
      }
    [open] { $pile ->
        [hand] рука, место {$seat}
       *[other] {$pile}, место {$seat}
      }
   *[other] { $pile ->
        [hand] рука, {$seat}
       *[other] {$pile}, {$seat}
      }
  }
pile-look = { $count ->
    [0] Здесь пусто: {$pile}.
    [one] Здесь лежит {$count} карта: {$pile}.
    [few] Здесь лежат {$count} карты: {$pile}.
   *[many] Здесь лежит {$count} карт: {$pile}.
  }
pile-look-seen = Вам видно: {$cards}.
why-rule = Правило: {$rule}.
why-no-rule = Таков обычай этого зала.

## Lobby

tables-count = { $count ->
    [0] Открытых столов нет.
    [one] Открыт {$count} стол.
    [few] Открыто {$count} стола.
   *[many] Открыто {$count} столов.
  }
tables-line = Стол {$number}, {$game}: { $taken ->
    [0] пока никого
   *[many] {$names}
  }. { $dealt ->
    [yes] Идёт игра.
   *[no] { $free ->
        [0] Мест нет.
        [one] Свободно {$free} место.
        [few] Свободно {$free} места.
       *[many] Свободно {$free} мест.
      }
  }
tables-more = И ещё {$count}.
tables-hint = Наберите sit и номер, чтобы сесть, watch и номер, чтобы смотреть, или play durak.
options-title = Правила стола {$table}, {$game}:
options-line = { $changed ->
    [yes] * {$name} = {$value} (изменено)
   *[no] {$name} = {$value}
  }
options-values = Здесь {$name} = {$value}. Можно выбрать: {$choices}.
options-hint = Наберите options и название, чтобы прочесть, что оно значит.
rules-line = { $count ->
    [0] {$game}, обычные правила.
   *[many] {$game}. Не как обычно: {$changed}.
  }
rules-hint = help {$key} расскажет, как играть, options покажет все настройки.
table-invited = {$seat} приглашает к столу: {$name}. Место ждёт.
you-are-invited = {$name} приглашает вас за стол {$number}, {$game}. Наберите sit {$number} или uninvite {$number}, чтобы отказаться.
table-uninvited = Место больше не ждёт: {$name}.
you-are-uninvited = За столом {$number} место вас больше не ждёт.
table-locked = {$seat} закрывает стол: входят только по приглашению.
table-unlocked = {$seat} открывает стол для всех.
watchers-sent-out = Стол {$number} теперь закрыт для зрителей.
watchers-list = { $names-count ->
    [0] За столом {$number} зрителей нет.
   *[other] За столом {$number} смотрят: {$names}.
  }
unwatched = { $count ->
    [one] Вы там больше не смотрите.
   *[many] Столов, за которыми вы больше не смотрите: {$count}.
  }
seek-told = {$name} ищет игроков: {$game}. Наберите sit {$number}, чтобы сесть.
seeks-count = { $count ->
    [0] Сейчас никто не ищет игроков. Наберите seek и игру, чтобы начать.
   *[many] Столов, где ищут игроков: {$count}.
  }
seeks-line = Стол {$number}, {$game}: {$names}. Свободных мест: {$free}.{ $conditions-count ->
    [0] {""}
   *[other] {" "}Условия: {$conditions}.
  }{ $open ->
    [no] {" "}Не для вас: sit {$number} скажет почему.
   *[yes] {""}
  }
correspondence-your-move = За столом {$number} ждут вашего хода. Наберите sit {$number}, чтобы подойти.
correspondence-asked = За столом {$number} ждут вашего ответа. Наберите sit {$number}, потом pending.
table-terms = За этим столом условились: {$terms}.

## Rooms

room-common = Общий зал
    .look = Длинная комната с небольшими столами и тёплыми лампами. За каждой дверью где-то тасуют карты.
    .hint = Наберите play durak, чтобы сразу сесть, tables, чтобы выбрать стол, help, чтобы почитать.
room-street = Дверь с улицы
    .look = Зелёная дверь под фонарём; на вывеске рядом нарисованы дурак и композитор.
    .hint = Наберите in, чтобы войти, help, чтобы почитать.
room-durak = Комната дурака
    .look = Тяжёлые столы, потёртое зелёное сукно. Кто-нибудь всегда в дураках.
    .hint = Наберите play durak, чтобы сразу сесть, tables durak, чтобы выбрать.
room-dvorak = Комната Дворжака
    .look = На каждом столе чистые карты, перья и клей; стены исписаны правилами.
    .hint = Наберите play dvorak, чтобы сразу сесть, tables dvorak, чтобы выбрать.
room-library = Библиотека
    .look = Полки с колодами, станок для печати карт и стена нарисованных карт в рамках.
    .hint = Наберите out, чтобы вернуться.
room-practice = Комната для упражнений
    .look = Тихая комната, где боты сдают сколько угодно раз.
    .hint = Наберите play durak, чтобы поупражняться с ботом.
room-nobody = Больше здесь никого нет.
room-people = { $count ->
    [one] Кроме вас здесь {$count} человек: {$names}.
    [few] Кроме вас здесь {$count} человека: {$names}{ $more ->
        [0] .
       *[many] {" "}и ещё {$more}.
      }
   *[many] Кроме вас здесь {$count} человек: {$names}{ $more ->
        [0] .
       *[many] {" "}и ещё {$more}.
      }
  }
room-things = Здесь лежит: {$things}.
room-tables = { $count ->
    [one] Свободное место есть за {$count} столом: {$tables}.
   *[many] Свободные места есть за {$count} столами: {$tables}.
  }
room-table = {$number} ({$game}, свободно {$free})
room-at-table = Стол {$number}
room-no-tables = Ни один стол не ждёт игроков.
room-exits = { $count ->
    [one] {$count} выход: {$exits}.
    [few] {$count} выхода: {$exits}.
   *[many] {$count} выходов: {$exits}.
  }
walk-left = {$name} уходит: {$room}.
walk-came = {$name} входит.
walk-gone = {$name} исчезает.
walk-closed = Туда хода нет.
go-where = Куда? Можно сюда: {$rooms}.

## People

person-standing = Здесь стоит {$name}.
person-seated = {$name} играет за столом {$table}.
person-renamed = {$before} теперь зовётся {$name}.
who-count = { $count ->
    [one] В зале {$count} человек.
    [few] В зале {$count} человека.
   *[many] В зале {$count} человек.
  }
who-line = { $idle ->
    [0] {$number}. {$name}: {$place}.
   *[many] {$number}. {$name}: {$place}, молчит {$idle} мин.
  }
who-more = И ещё {$count}.
finger = { $guest ->
    [yes] {$name}: гость с {$since}, { $here ->
        [yes] сейчас здесь: {$place}.
       *[no] последний приход {$last}.
      }
   *[no] {$name}: учётная запись с {$since}, { $here ->
        [yes] сейчас здесь: {$place}.
       *[no] последний приход {$last}.
      }
  }
registered = Теперь вы {$name}, всё ваше осталось при вас. Отныне входите так: connect {$name} и пароль.
name-now = Вас зовут {$name}.
name-changed = Теперь вас зовут {$name}.
password-changed = Пароль изменён.
resume-new = Ваше слово возврата: {$word}. У двери наберите resume {$word}, чтобы вернуться. Оно показано только сейчас; прежнее слово больше не действует.
inventory = { $count ->
    [0] У вас с собой ничего нет.
   *[many] У вас с собой ({$count}): {$things}.
  }
style-now = Ваш стиль: {$now}. Можно выбрать: {$choices}.
style-chosen = Ваш стиль: {$now}.
language-now = Ваш язык: {$now}. Можно выбрать: {$choices}.
language-chosen = Ваш язык: русский ({$now}).
suits-now = Ваши масти: {$now}. Можно выбрать: {$choices}.
suits-chosen = Ваши масти: {$now}.
colours-now = Ваши цвета: {$now}. Можно выбрать: {$choices}.
colours-chosen = Ваши цвета: {$now}.
width-now = Ширина вашего экрана: {$now}. Можно выбрать: {$choices}.
width-chosen = Ширина вашего экрана: {$now}.
charset-now = Ваша кодировка: {$now}. Наберите charset utf-8, если ваша программа знает UTF-8.
charset-chosen = Ваша кодировка: {$now}.
notify-list = { $names-count ->
    [0] Вы не ждёте вестей. Наберите notify и игру или имя.
   *[other] Вам сообщают о таких: {$names}.
  }
notify-now = { $on ->
    [yes] Вам сообщат: {$name}.
   *[no] Вам больше не сообщают: {$name}.
  }
notify-came = {$name} теперь в зале.
distance-list = { $names-count ->
    [0] Ваш список {$word} пуст.
   *[other] В вашем списке {$word}: {$names}.
  }
distance-on = {$name} в вашем списке {$word}. Наберите {$word} off {$name}, чтобы убрать.
distance-off = {$name} больше не в вашем списке {$word}.
autodraw-now = { $on ->
    [yes] В начале вашего хода карту берёт за вас сам зал.
   *[no] Карты вы берёте сами. Наберите autodraw on, и это будет делать зал.
  }
pauses-now = Пауза ботов за вашим столом: {$now}. На выбор: {$choices}.

## Evenings

# Вечер клуба или класса. Название придумал ведущий, поэтому оно стоит в конце.
evening-begun = Вы ведёте вечер: {$evening}
evening-code = Гости набирают: evening {$code} и своё имя. В браузере: {$link}
evening-welcome = Добро пожаловать на вечер: {$evening}
evening-came = { $number ->
    [0] Новый гость — {$name}, пока без места.
   *[other] Новый гость — {$name}, стол {$number}.
  }
evening-yours = { $number ->
    [0] Места за столом у вас пока нет. Вы на вечере: {$evening}
   *[other] Вы сидите за столом {$number}. Вы на вечере: {$evening}
  }
evening-view = Код {$code}, {$link}. Гостей: {$people}. Столов: {$tables}.{ $paused ->
    [yes] {" "}Перерыв: наберите evening resume.
   *[no] {""}
  }{ $holding ->
    [yes] {" "}Написанное ждёт вашего решения.
   *[no] {""}
  }{ $held ->
    [0] {""}
   *[other] {" "}Ждёт: {$held}, наберите evening let или evening return и номер.
  } Вечер: {$evening}
evening-table = Стол {$number}, {$game}: { $names-count ->
    [0] никого
   *[other] {$names}
  }.{ $away-count ->
    [0] {""}
   *[other] {" "}Без связи: {$away}.
  } { $stage ->
    [playing] Играют.{ $acting-count ->
        [0] {""}
       *[other] {" "}Ходит: {$acting}, { $minutes ->
            [0] меньше минуты
            [one] {$minutes} минуту
            [few] {$minutes} минуты
           *[many] {$minutes} минут
          }.
      }
    [over] Игра сыграна.
   *[waiting] Ждут раздачи.
  }
evening-plan-now = Новые столы вечера теперь такие: {$words}
evening-too-few = За столом {$number} слишком мало людей. Наберите evening move, имя и номер стола.
evening-no-deal = За столом {$number} сдать не удалось ({$code}). Проверьте его настройки.
evening-dealt = { $count ->
    [0] Ничего не сдано.
   *[many] Столов, где сданы карты: {$count}.
  }
evening-is-paused = На вечере перерыв. Карты сдадут, когда он кончится.
evening-pause-told = { $on ->
    [yes] Перерыв: никто не ходит и часы стоят.
   *[no] Вечер продолжается.
  }
evening-moved = Теперь вы сидите за столом {$number}.
evening-moved-told = {$name} теперь за столом {$number}.
evening-sent-away = Вы больше не на этом вечере: {$evening}
evening-sent-away-told = {$name} больше не на вечере.
evening-excused = Голосование идёт дальше без участия {$name}.
evening-holding = { $on ->
    [yes] Теперь всё написанное ждёт, пока вы не пропустите.
   *[no] Теперь написанное сразу попадает на столы. То, что уже ждёт, ждёт дальше.
  }
evening-held = Сначала это прочтёт ведущий вечера. evening return {$number} заберёт назад.
evening-held-line = Ждёт {$number}, стол {$table}, {$name}: {$words}
evening-let = { $count ->
    [0] Ничего не пропущено.
   *[many] Пропущено: {$count}.
  }
evening-taken-back = Номер {$number} вы забрали. Никто его не видел.
evening-given-back = Ведущий вечера этого не пропустил, и больше никто этого не видел: {$words}
evening-given-back-told = {$name} получает написанное назад.
evening-over = Вечер окончен. Спасибо, что пришли: {$evening}
evening-results = Законченных партий: {$count}. Вечер: {$evening}
evening-cards = { $count ->
    [0] Новых карт не принято.
   *[many] Принято новых карт: {$count}.
  }
evening-card = {$number}. {$title}, {$type}{ $creator ->
    [none] {""}
   *[other] , автор {$creator}
  }{ $copies ->
    [1] {""}
   *[other] , экземпляров: {$copies}
  }{ $text ->
    [none] .
   *[other] : {$text}
  }

## Talk

talk-said = {$name} говорит: {$text}
talk-you-said = Вы говорите: {$text}
talk-posed = Жест: {$name}{$gap}{$text}
talk-paged = Лично вам, {$name}: {$text}
talk-you-paged = Вы лично, {$names}: {$text}
talk-channel = Канал {$channel}, {$name}: {$text}
talk-channel-notice = Канал {$channel}: {$text}
talk-kibitz = Реплика за столом {$table}, {$name}: {$text}
talk-whisper = Шёпот за столом {$table}, {$name}: {$text}
talk-hall = Зал, {$name}: {$text}
talk-staff = Служители, {$name}: {$text}
hall-now = { $on ->
    [yes] Вы слышите, что говорят всему залу.
   *[no] Вы больше не слышите, что говорят всему залу. Наберите hall on, чтобы слышать снова.
  }
recall-count = { $count ->
    [0] Всему залу ещё ничего не говорили.
   *[many] Последнее, что говорили всему залу, строк: {$count}.
  }
mail-count = { $count ->
    [0] Писем нет.
    [one] У вас {$count} письмо.
    [few] У вас {$count} письма.
   *[many] У вас {$count} писем.
  }
mail-line = {$number}. Пишет {$name}, {$at}: {$text}
mail-sent = Ваше письмо ждёт: {$name}.
mail-came = {$name} оставляет вам письмо. Наберите mail, чтобы прочесть.
mail-waiting = { $count ->
    [one] Вас ждёт {$count} новое письмо. Наберите mail, чтобы прочесть.
    [few] Вас ждут {$count} новых письма. Наберите mail, чтобы прочесть.
   *[many] Вас ждут {$count} новых писем. Наберите mail, чтобы прочесть.
  }
letter-unreadable = Партия {$match} за столом {$table} не смогла продолжиться: с её начала зал получил новую версию, а та не может её прочесть. Партия отложена вместе со всем сыгранным и никому не засчитана.
mail-gone = Писем выброшено: {$count}.
talk-evening = Ведущий, {$name}, всему вечеру: {$text}

## Door

door-play = Игра: guest. На слух: style speech.
door-hall = {$hall}: {$games}.
door-change = Сменить: style plain, language en.
door-account = Записи: create или connect и имя.
door-guest = Вы {$name}. Ваше слово возврата: {$word}. Наберите у двери resume и это слово, чтобы вернуться в течение 30 дней. Оно показано только сейчас.
door-created = Учётная запись {$name} создана. В следующий раз наберите connect {$name} и пароль.
door-goodbye = { $guest ->
    [yes] До свидания. Слово возврата приведёт вас обратно.
   *[no] До свидания. До новой встречи.
  }
door-many-lines = У вас уже соединений: {$most}. Сначала закройте одно.
door-no-character = Ваша фигура в зале потерялась. Скажите, пожалуйста, служителям.
help-in-english = Эта страница есть только по-английски.
help-topics = Тем: {$count}. Вот они: {$topics}.
unknown = Слово {$word} мне незнакомо. Наберите help, чтобы почитать, что здесь есть.
unknown-near = Слово {$word} мне незнакомо. Может быть, {$near}?
unknown-at-door = Слово {$word} мне незнакомо. Наберите guest, чтобы играть, или help, чтобы почитать.
unknown-not-seated = Вы ни за каким столом не сидите. Наберите play durak, чтобы сразу сесть, или tables, чтобы выбрать, а потом {$word}.
broken = В зале что-то сломалось; это записано для служителей. Ничего вашего не изменилось и не пропало.
account-gone = Ваша учётная запись удалена. До свидания.

## Memory

# At the deal: how the hash of the seed begins.
table-commitment = Хеш зерна начинается с {$hash}; verify покажет его целиком.
memory-log = { $count ->
    [0] Пока ничего не произошло.
    [1] Последняя строка:
    [one] Последние {$count} строка:
    [few] Последние {$count} строки:
   *[other] Последние {$count} строк:
  }
# The number is the act's: replay goes to it.
memory-log-line = {$number}. {$line}
memory-log-held = Что было раньше, можно будет услышать, когда партия кончится.
memory-history = { $count ->
    [0] {$name}: здесь ещё ни одной законченной партии.
    [one] {$name}: {$count} законченная партия:
    [few] {$name}: {$count} законченные партии:
   *[other] {$name}: {$count} законченных партий:
  }
memory-history-line = {$match}. {$game}, {$date}: {$names}. {$outcome}
memory-history-hint = { $pages ->
    [1] Наберите replay и номер, чтобы пройти партию.
   *[other] Страница {$page} из {$pages}: другую покажет history {$name} и её номер. Наберите replay и номер партии, чтобы пройти её.
  }
memory-outcome = { $draw ->
    [yes] Ничья.
   *[no] { $winners-is ->
        [none] { $losers-is ->
            [you] Вы проиграли.
            [none] Никто не выиграл.
           *[other] Проигрыш: {$losers}.
          }
        [you] Вы выиграли.
       *[other] Выигрыш: {$winners}.
      }
  }
memory-broken-off = Партия прервана.
memory-step = Партия {$match}, ход {$step} из {$steps}.
memory-step-hand = {$name}: { $count ->
    [0] карт нет
   *[other] {$cards}
  }.
memory-step-unknown = Правила с тех пор изменились: каким был стол после этого хода, уже не узнать.
hint-act = Лучше всего: {$act}.
review = Партия {$match}: { $count ->
    [one] дороже всего вам обошёлся {$count} ход.
    [few] дороже всего вам обошлись {$count} хода.
   *[many] дороже всего вам обошлись {$count} ходов.
  }
review-slip = Ход {$seq}: вы решили {$did}. Лучше: {$better}, ещё в {$percent} из 100 таких сдач.
review-clean = Партия {$match}: ни один ваш ход не обошёлся вам дорого.
memory-replay-hint = Наберите replay next, back, first или last, либо replay to и номер хода.
memory-study = Разбор партии {$match}
memory-study-moved = {$name} переходит к ходу {$step}.
memory-study-hint = Наберите next, back, first или last, либо step и номер хода; leave выведет отсюда.
memory-verify-open = Партия {$match} идёт. Хеш её зерна: {$hash}. После конца verify {$match} проверит раздачу.
memory-verify-hash = Партия {$match}. Хеш, показанный при раздаче: {$hash}.
memory-verify-sound = Всё верно: у зерна {$seed} этот хеш и эта раздача, и все ходы (их {$acts}) выходят так, как были сыграны.
memory-verify-seed-wrong = Неверно: у зерна {$seed} другой хеш.
memory-verify-deal-wrong = У зерна {$seed} этот хеш, но по нынешним правилам из него выходит другая раздача.
memory-verify-act-wrong = У зерна {$seed} этот хеш и эта раздача, но по нынешним правилам ход {$act} выходит иначе.
memory-verify-end-wrong = У зерна {$seed} этот хеш, и ходы выходят так, как были сыграны, но записан другой конец.
memory-ladder-name = {$game}{ $rated ->
    [yes] , {$variant}
   *[no] {""}
  }{ $bots ->
    [yes] , с ботами
   *[no] {""}
  }
# A kind of match in games that name none.
memory-variant = {""}
memory-ladder = Таблица мастерства, {$ladder}: { $count ->
    [0] мест пока никто не занял
    [one] {$count} игрок
    [few] {$count} игрока
   *[other] {$count} игроков
  }{ $others ->
    [0] .
   *[other] , пока без места: {$others}.
  }
memory-ladder-line = {$rank}. {$name}: очков {$points}, {$certainty}, партий: {$played}.
memory-ladders-hint = { $count ->
    [0] Пока оценки нет ни у кого. Доиграйте партию и будете первыми.
   *[other] Наберите ladder, игру и её вид, чтобы увидеть, кто там стоит.
  }
memory-bot = Бот уровня {$level}
memory-certainty-known = оценка надёжна
memory-certainty-roughly = оценка приблизительна
memory-certainty-hardly = оценка ненадёжна
memory-record = {$game}: { $played ->
    [one] {$played} партия
    [few] {$played} партии
   *[other] {$played} партий
  }, выиграно {$won}, проиграно {$lost}, ничьих {$drawn}{ $left ->
    [0] .
   *[other] , брошено {$left}.
  }
memory-badge = {$badge} {$count}
memory-worn = Заслужено: {$badges}.
memory-no-record = Здесь ещё ни одной законченной партии.
memory-rating = Мастерство, {$ladder}: очков {$points}, {$certainty}.
memory-favourite = Чаще всего играет: {$ladder}{ $deck ->
    [none] .
   *[other] , колода {$deck}.
  }

## Staff

report-made = Жалоба {$number} на {$name} у служителей. Вам скажут, чем кончилось. А пока censor {$name} избавит вас от этих речей.
report-came = Жалоба {$number}: {$name} о {$target}. Наберите reports {$number}.
reports-mine = { $count ->
    [0] Вы ни на кого не жаловались.
    [one] Вы подали {$count} жалобу:
    [few] Вы подали {$count} жалобы:
   *[other] Вы подали {$count} жалоб:
  }
report-mine = {$number}. {$at}, о {$name}: {$why} { $closed ->
    [no] Служители ещё не ответили.
   *[yes] { $answer ->
        [none] Служители разобрались.
       *[other] Ответ служителей: {$answer}
      }
  }
report-answered = Служители разобрались с вашей жалобой о {$name}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
reports-waiting = { $count ->
    [one] Служителей ждёт {$count} жалоба. Наберите reports.
    [few] Служителей ждут {$count} жалобы. Наберите reports.
   *[other] Служителей ждут {$count} жалоб. Наберите reports.
  }
reports-open = { $count ->
    [0] Жалоб нет.
    [one] Ждёт {$count} жалоба. Наберите reports и номер, чтобы прочесть:
    [few] Ждут {$count} жалобы. Наберите reports и номер, чтобы прочесть:
   *[other] Ждут {$count} жалоб. Наберите reports и номер, чтобы прочесть:
  }
report-line = {$number}. {$at}, {$name} о {$target}: {$why}
report-heard = { $count ->
    [0] Сказанного за последнее время нет; жалуется {$name}.
    [one] Что слышно было заявителю ({$name}), {$count} раз:
    [few] Что слышно было заявителю ({$name}), {$count} раза:
   *[other] Что слышно было заявителю ({$name}), {$count} раз:
  }
report-said = {$at}: {$line}
report-log = { $count ->
    [0] Оба были за столом {$table}, партия {$match}; ещё ничего не случилось.
   *[other] Оба были за столом {$table}, партия {$match}. Запись, какой её может знать зритель:
  }
report-closed = Разбирает {$name}, {$at}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
report-dealt-with = Жалоба {$number} закрыта, заявителю сказано.
measures-count = { $count ->
    [0] Никому не запрещено говорить или входить.
    [one] Запрет действует на {$count} человека или адрес:
    [few] Запреты действуют на {$count} людей и адреса:
   *[other] Запреты действуют на {$count} людей и адресов:
  }
# kind is mute or ban.
measure-line = {$name}: { $kind ->
    [mute] молчание
   *[ban] запрет входа
  } { $until ->
    [none] до отмены
   *[other] до {$until}
  }, назначает {$by}: {$reason}{ $appeal ->
    [none] {""}
   *[other] . Возражение: {$appeal}
  }
measure-taken = Сделано. {$line}
measure-lifted = { $kind ->
    [mute] {$name} снова может говорить.
   *[ban] {$name} снова может входить.
  }
measure-unmuted = Вы снова можете говорить.
measure-appealed = {$name} возражает: {$text}
appeal-kept = Служители это прочтут.
notes-about = { $count ->
    [0] Заметок о {$name} нет.
    [one] О {$name} {$count} заметка:
    [few] О {$name} {$count} заметки:
   *[other] О {$name} {$count} заметок:
  }
note-line = {$at}, {$name}: {$text}
note-kept = Заметка о {$name} сохранена.
audit-page = Что делали служители, новое сверху; страница {$page} из {$pages}:
audit-line = {$at}, {$name}: {$act}{ $target ->
    [none] {""}
   *[other] , {$target}
  }{ $details ->
    [none] {""}
   *[other] : {$details}
  }
invitations-count = { $needed ->
    [yes] Новым людям нужен код.
   *[no] Новым людям код не нужен; это меняется в hall.ini.
  } { $count ->
    [0] Сейчас не действует ни один.
    [one] Сейчас действует {$count}:
    [few] Сейчас действуют {$count}:
   *[other] Сейчас действуют {$count}:
  }
invitation-line = {$number}. { $left ->
    [one] Ещё для {$left} человека
   *[other] Ещё для {$left} человек
  }, до {$until}, от {$by}{ $purpose ->
    [none] .
   *[other] : {$purpose}
  }
invitation-made = Код: {$code}. Он впустит { $people ->
    [one] {$people} человека
   *[other] {$people} человек
  } за { $days ->
    [one] {$days} день
    [few] {$days} дня
   *[other] {$days} дней
  } и показан только сейчас. У двери набирают invitation {$code}, потом guest или create.
invitation-void = Приглашение {$number} больше никого не впустит.
invitation-shown = Добро пожаловать. Наберите guest, чтобы сразу играть, или create, имя и пароль.
email-none = Ваш адрес электронной почты здесь не хранится. Наберите email и адрес, и на него придёт слово.
email-is = Ваш адрес электронной почты: {$address}. Вам пишут, когда вас нет, а ваш ход в медленной игре, и когда вы наберёте forgot у входа. email off забывает его.
email-asked = Слово отправлено на {$address}. В течение { $hours ->
    [one] {$hours} часа
    [few] {$hours} часов
   *[many] {$hours} часов
  } наберите email и это слово.
email-confirmed = {$address}: теперь это ваш адрес электронной почты.
email-forgotten = Ваш адрес электронной почты больше не хранится.
forgot-sent = Если здесь хранится адрес электронной почты для {$name}, слово уже отправлено. Потом наберите recover {$name}, слово и новый пароль.
post-subject = {$hall}: для {$name}
post-confirm = Кто-то, вероятно вы, назвал в «{$hall}» этот адрес как адрес игрока {$name}. Если это вы, наберите там: email {$word}. Если нет, не делайте ничего, и писем больше не будет.
post-turn = {$name}, ваш ход за столом {$table} в «{$hall}». Чтобы таких писем не было, наберите там email off.
post-recover = Кто-то попросил у входа в «{$hall}» новый пароль для {$name}. Если это вы, наберите там: recover {$name} {$word} и затем новый пароль. Слово годится один раз, в течение { $hours ->
    [one] {$hours} часа
    [few] {$hours} часов
   *[many] {$hours} часов
  }. Если это не вы, не делайте ничего: ваш пароль остаётся прежним.
recovery-word = Слово для {$name}: {$word}. Годится один раз в течение { $hours ->
    [one] {$hours} часа
   *[other] {$hours} часов
  } и показано только сейчас. У двери: recover {$name} {$word} и новый пароль.
recovery-elsewhere = Ваш пароль выбран заново по слову служителей. Эта связь закрывается; войдите с новым. Если это были не вы, скажите служителям.
renamed = Вместо {$before} теперь имя {$name}.
name-by-staff = Служители дали вам другое имя: {$name}. Если у вас есть учётная запись, входите теперь под ним.
staff-appointed = { $now ->
    [yes] {$name} теперь служитель.
   *[no] {$name} больше не служитель.
  }
staff-you-are = { $now ->
    [yes] Теперь вы служитель. Наберите help staffing, чтобы прочесть, что вы можете.
   *[no] Вы больше не служитель. Спасибо.
  }
staff-list = { $names-count ->
    [0] Служителей здесь ещё нет. Владельца назначает тот, кто держит зал: ./hall owner.
   *[other] Служители: {$names}. { $here-count ->
        [0] Сейчас здесь никого из них; report всё равно до них дойдёт.
       *[other] Сейчас здесь: {$here}.
      }
  }
staff-recall = { $count ->
    [0] Служители ещё ничего не сказали.
    [one] {$count} последняя строка служителей:
    [few] {$count} последние строки служителей:
   *[other] {$count} последних строк служителей:
  }
stuck-count = { $count ->
    [0] Все столы играют.
    [one] {$count} стол стоит на месте:
    [few] {$count} стола стоят на месте:
   *[other] {$count} столов стоят на месте:
  }
stuck-line = Стол {$number}: {$game}, без хода { $minutes ->
    [one] {$minutes} минуту
    [few] {$minutes} минуты
   *[other] {$minutes} минут
  }. Ходить: {$names}.{ $problems ->
    [none] {""}
   *[other] {" "}Что не так: {$problems}
  }
stuck-about = Стол {$number}, партия {$match}, ход {$seq}. { $names-count ->
    [0] Ходить некому.
   *[other] Ходить: {$names}.
  } { $asked-count ->
    [0] Ничего не спрошено.
   *[other] Спрошено: {$asked}.
  } { $problems ->
    [none] Положение исправно.
   *[other] Что не так: {$problems}
  }
stuck-seat = Как видит {$name}:
stuck-helped = Служители помогают этому столу: {$reason}
stuck-done = Сделано для стола {$number}; всем там сказано.
data-going = Всё, что хранится о вас, удаляется. До свидания.

## Pages of staff and of figures

page-status = Как дела у зала
page-status-of = Как дела у зала {$hall}
page-status-up = Открыт уже { $days ->
    [0] {""}
    [one] {$days} день,{" "}
    [few] {$days} дня,{" "}
   *[other] {$days} дней,{" "}
  }{$hours} ч {$minutes} мин с последнего запуска.
page-status-people = { $people ->
    [0] Здесь никого нет.
    [one] Здесь {$people} человек
    [few] Здесь {$people} человека
   *[other] Здесь {$people} человек
  }{ $people ->
    [0] {""}
   *[other] { $guests ->
        [0] , гостей нет.
        [one] , из них {$guests} гость.
        [few] , из них {$guests} гостя.
       *[other] , из них {$guests} гостей.
      }
  }
page-status-tables = { $playing ->
    [one] Играет {$playing} стол
    [few] Играют {$playing} стола
   *[other] Играют {$playing} столов
  }, { $waiting ->
    [one] ждёт {$waiting}.
   *[other] ждут {$waiting}.
  }
page-status-acts = Ходов в играх с тех пор: {$acts}.
page-status-answers = { $within ->
    [none] Ещё ничего не набирали.
   *[other] На {$share} строк из 100 ответ даётся за {$within} мс или быстрее.
  }
page-status-database = { $within ->
    [none] К базе данных ещё не обращались.
   *[other] Запросов к базе данных, занявших не больше {$within} мс: {$share} из 100.
  }
page-status-stalls = { $count ->
    [0] Зал ни разу не замирал.
    [one] Зал замирал на миг {$count} раз.
    [few] Зал замирал на миг {$count} раза.
   *[other] Зал замирал на миг {$count} раз.
  }
page-status-backup = { $hours ->
    [none] Резервной копии ещё нет.
    [0] Последней резервной копии меньше часа.
    [one] Последней резервной копии {$hours} час.
    [few] Последней резервной копии {$hours} часа.
   *[other] Последней резервной копии {$hours} часов.
  }{ $failed ->
    [yes] {" "}Новейшая попытка не удалась: почему, скажет ./hall doctor.
   *[no] {""}
  }
page-staff = Служители
page-staff-reports = Жалобы
page-staff-report = Жалоба {$number}
page-staff-answer = Ваш ответ
page-staff-answer-how = Что скажут заявителю (можно оставить пустым)
page-staff-close = Разобрались
page-staff-measures = Кому нельзя говорить или входить
page-staff-measure = Запретить говорить или входить
page-staff-mute = Молчание: играть можно, говорить нельзя
page-staff-ban = Запрет входа
page-staff-whom = Имя; чтобы не впускать новых людей — сетевой адрес
page-staff-time = На сколько: 30m, 2h, 3d, 1w или forever
page-staff-reason = Причина; её прочтут те, кого это касается
page-staff-do = Сделать
page-staff-lift = Отменить для {$name}
page-staff-tables = Столы, которые стоят на месте
page-staff-table = Помочь столу
page-staff-number = Номер стола
page-staff-seat = Место, для бота
page-staff-look = Посмотреть
page-staff-hands = Показать закрытые карты (записывается)
page-staff-adjourn = Отложить партию
page-staff-bot = Отдать место боту
page-staff-close-table = Закрыть стол
page-staff-passwords = Забытые пароли
page-staff-password-how = Вы получите слово, чтобы передать его. Убедитесь, что это тот самый человек. Старый пароль действует, пока слово не использовано.
page-staff-word = Создать слово
page-staff-invitations = Приглашения
page-staff-people = На сколько людей
page-staff-days = На сколько дней
page-staff-purpose = Для чего
page-staff-invite = Создать код
page-staff-void = Отменить {$number}
page-staff-decks = Колоды
page-staff-deck = {$title}, { $cards ->
    [one] {$cards} карта
    [few] {$cards} карты
   *[other] {$cards} карт
  }, { $name ->
    [none] колода зала
   *[other] чья: {$name}
  }, { $shared ->
    [yes] общая
   *[no] не общая
  }.
page-staff-no-decks = Колод ещё нет.
page-staff-audit = Что служители делали в последнее время

## Errors

refuse-too-long = Слишком длинно: знаков {$length}, а можно не больше {$limit}.
refuse-name-short = В имени должно быть букв не меньше {$least}.
refuse-name-long = Имя не шире {$limit} знаков.
refuse-name-letters = Имя — это одно слово из букв и цифр; оно начинается с буквы, между ними могут стоять одиночные дефисы и апострофы.
refuse-name-mixed = Имя пишется одним письмом: все буквы из одного алфавита.
refuse-name-card = Это карта, а не имя. Возьмите другое.
refuse-name-reserved = Это слово значит сам зал или людей вообще. Возьмите другое имя.
refuse-name-taken = Имя {$name} уже носят, или оно неотличимо от чужого. Возьмите другое.
refuse-name-kept = Имя учётной записи не меняется. Изменить его могут служители.
refuse-name-several = Под это подходят несколько человек: {$names}. Наберите имя полнее.
refuse-nobody-named = Имя {$name} мне незнакомо. Наберите who, чтобы увидеть, кто здесь.
refuse-not-here = {$name} сейчас не в зале. Ничего не отправлено.
refuse-name-and-password = Наберите {$command}, имя и пароль: {$command} Анна семь синих ламп
refuse-wrong-password = Имя и пароль не подходят. Наберите guest, чтобы войти так, или попросите у служителей новый пароль.
refuse-wrong-old-password = Это не ваш пароль. Наберите password, старый пароль, = и новый.
refuse-password-how = Наберите password, старый пароль, = и новый.
refuse-password-too-short = В пароле должно быть знаков не меньше {$least}.
refuse-password-too-long = В пароле может быть знаков не больше {$limit}.
refuse-password-too-common = Такой пароль угадывают одним из первых. Возьмите другой.
refuse-password-entirely-numeric = Пароль из одних цифр быстро угадывается. Добавьте буквы.
refuse-password-too-similar = Пароль слишком похож на имя. Возьмите другой.
refuse-password-weak = Этот пароль не годится. Возьмите подлиннее и без странных знаков.
refuse-register-first = У гостя пароля нет. Наберите register, имя и пароль.
refuse-no-guest = У вас уже есть учётная запись; к ней вас вернёт connect.
refuse-resume-word = Наберите resume и слово, которое вам назвали при первом входе.
refuse-resume-unknown = Гостя с таким словом возврата нет. Дней, которые слово хранится: {$days}; наберите guest, чтобы войти заново.
refuse-too-often = Слишком часто. Секунд до новой попытки: {$seconds}.
refuse-too-busy = У двери тесно. Попробуйте через минуту.
refuse-banned = Вам сюда нельзя{ $until ->
    [none] {""}
   *[other] {" "}до {$until}
  }. Причина: {$reason}. Чтобы возразить, наберите appeal и почему{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-address-banned = С вашего адреса новые люди не входят{ $until ->
    [none] {""}
   *[other] {" "}до {$until}
  }. Если у вас есть учётная запись, наберите connect; гость возвращается словом resume.
refuse-muted = Вам нельзя говорить{ $until ->
    [none] {""}
   *[other] {" "}до {$until}
  }. Причина: {$reason}. Играть можно. Чтобы возразить, наберите appeal и почему{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-nothing-to-appeal = Здесь неизвестно, против чего возражать. Если вас не впускают, сначала наберите connect или resume, потом appeal.
refuse-appealed-already = Ваше возражение уже у служителей, или срок прошёл. Попробуйте войти.
refuse-staff-only = Это могут только служители. Наберите staff, чтобы узнать, кто они, или report, чтобы сказать им что-то.
refuse-owner-only = Это могут только владельцы.
refuse-owner-stays = Владельца отсюда удалить нельзя. Пусть сперва другой владелец вас освободит, или удалите на самой машине.
refuse-staff-equal = {$name} одного с вами ранга или выше.
refuse-staff-already = {$name} уже служитель.
refuse-staff-guest = {$name} — гость. Служителю нужна учётная запись: её даёт register.
refuse-staff-not = {$name} не служитель или владелец.
refuse-how-long = {$word} — не срок. Пишите 30m, 2h, 3d, 1w или forever.
refuse-reason-needed = Назовите причину; её прочтут те, кого это касается.
refuse-no-measure = Ничего такого для {$name} не действует. Наберите bans, чтобы увидеть, что действует.
refuse-measure-how = Наберите {$command}, имя, =, срок и причину: {$command} boris = 2h оскорбления
refuse-name-needed = Наберите {$command} и имя.
refuse-notes-how = Наберите notes и имя, чтобы прочесть, или notes, имя, = и текст.
refuse-rename-how = Наберите rename, имя, = и новое имя.
refuse-word-unwelcome = Слово «{$word}» в этом зале не говорят. Его никто не слышал.
refuse-report-how = Наберите report, имя, = и что не так: report boris = всех оскорбляет
refuse-reported-already = Ваша жалоба на {$name} ещё ждёт служителей. Наберите report, чтобы увидеть свои.
refuse-reports-open = { $most ->
    [one] {$most} ваша жалоба уже ждёт
    [few] {$most} ваши жалобы уже ждут
   *[other] {$most} ваших жалоб уже ждут
  } служителей. Подождите, пока они разберутся с одной.
refuse-no-such-report = Жалобы {$number} нет. Наберите reports, чтобы увидеть, какие ждут.
refuse-report-closed-already = С жалобой {$number} уже разобрались.
refuse-hands-own-match = Вы играете в этой партии, поэтому её закрытые карты вам не показывают.
refuse-seat-of-bot = Там уже играет бот: {$name}.
refuse-stuck-how = Наберите stuck, стол и hands, adjourn = почему, close = почему или bot 2 = почему. Или только stuck и стол, чтобы посмотреть.
refuse-invitation-how = Наберите invitations new, на сколько людей (от 1 до {$people}), на сколько дней (от 1 до {$days}) и для чего.
refuse-no-such-invitation = Приглашение {$number} никого не впускает. Наберите invitations, чтобы увидеть, какие впускают.
refuse-invitation-unknown = Этот код никого не впускает, или больше не впускает. Попросите другой у того, кто вам его дал.
refuse-invited-only = Новым людям здесь нужно приглашение: наберите invitation и код, который вам дали, потом guest или create. Если вы здесь бывали, наберите connect или resume.
refuse-guest-no-password = {$name} — гость, у гостя нет пароля, есть только слово для возвращения.
refuse-email-off = Этот зал не шлёт электронных писем. Забывшим пароль помогут служители.
refuse-email-address = Это не адрес электронной почты. Он выглядит так: anna@example.org.
refuse-email-word = Это слово не подходит или старше { $hours ->
    [one] {$hours} часа
    [few] {$hours} часов
   *[many] {$hours} часов
  }. Наберите email и свой адрес, чтобы получить другое.
refuse-forgot-how = Наберите forgot и своё имя.
refuse-recover-how = Наберите recover, своё имя, слово от служителей и новый пароль.
refuse-recovery-unknown = Это слово не подходит, уже использовано или старше { $hours ->
    [one] {$hours} часа
   *[other] {$hours} часов
  }. Попросите у служителей другое.
refuse-data-how = Наберите data export, или data delete и своё имя.
refuse-data-sure = Удаление не вернуть. Если вы уверены, наберите data delete {$name}
refuse-in-already = Вы уже вошли, ваше имя {$name}. Чтобы войти под другим, сначала наберите quit.
refuse-nothing-said = Скажите что-нибудь после {$command}.
refuse-page-how = Наберите page, имя, = и текст: page anna = добрый вечер
refuse-page-whom = Вы ещё никому лично не писали. Наберите page, имя, = и текст.
refuse-page-many = Лично пишут не больше чем стольким сразу: {$most}.
refuse-page-yourself = Это вы сами. Выберите кого-нибудь другого.
refuse-nothing-here = Ничего такого здесь нет: {$word}.
refuse-no-such-room = Комнаты {$word} я не знаю. Комнаты такие: {$rooms}.
refuse-already-there = Вы уже там.
refuse-language-unreadable = Эта линия пока не показывает арабских букв. Сначала наберите charset utf-8, если ваша программа знает UTF-8.
refuse-no-such-choice = Выбрать {$word} нельзя. Можно выбрать: {$choices}.
refuse-again-how = Скажите, сколько сообщений: от again 1 до again {$most}.
refuse-again-nothing = Вам ещё ничего не говорили.
refuse-no-help = Страницы про {$word} нет. Наберите help topics, чтобы увидеть все.
refuse-no-help-near = Страницы про {$word} нет. Похожие: {$near}.
refuse-unreadable = Этого мне не понять.
refuse-nothing-to-undo = Вам нечего возвращать.
refuse-already-dealt = Карты сданы. Это подождёт до конца игры.
refuse-table-full = Все места здесь заняты. Наберите watch, чтобы смотреть, или tables, чтобы найти другой стол.
refuse-no-such-level = Уровни ботов — от 0 до {$most}.
refuse-no-such-seat = За этим столом места от 1 до {$most}.
refuse-seat-taken = Там сидит {$name}. Наберите sit, чтобы занять первое свободное место.
refuse-already-seated = Вы уже сидите за столом.
refuse-not-seated = Вы не сидите за этим столом. Наберите sit, чтобы сесть.
refuse-no-bot-there = Там нет бота.
refuse-wrong-number-seated = Для этой игры нужно игроков от {$least} до {$most}.
refuse-cannot-save = Записать это сейчас не удалось, поэтому ничего не сделано. Попробуйте, пожалуйста, ещё раз.
refuse-no-match = Карты ещё не сданы. Наберите ready, чтобы начать, или bot, чтобы посадить бота.
refuse-ambiguous = Это можно понять по-разному: {$choices}.
refuse-stale = С тех пор стол ушёл вперёд, сейчас ход {$seq}. Посмотрите, пожалуйста, ещё раз.
refuse-no-such-table = Стола {$number} нет. Наберите tables, чтобы увидеть столы.
refuse-no-table-here = Вы не у стола. Наберите play durak, чтобы сразу сесть, или tables.
refuse-hall-full = Все столы зала заняты. Сядьте, пожалуйста, за один из них.
refuse-too-many-tables = Вы открыли столов: {$most}. Сначала закройте один, пожалуйста.
refuse-playing-elsewhere = Ваша игра за столом {$number} идёт. Сначала наберите там stand, чтобы выйти.
refuse-playing-here = Ваша игра идёт. Сначала наберите stand, если хотите уйти.
refuse-only-the-host = Это может только тот, кто открыл стол.
refuse-table-needs-more = { $least ->
    [one] За столом должен сидеть хотя бы {$least} игрок. Наберите bot, чтобы посадить бота.
    [few] За столом должно сидеть хотя бы {$least} игрока. Наберите bot, чтобы посадить бота.
   *[many] За столом должно сидеть хотя бы {$least} игроков. Наберите bot, чтобы посадить бота.
  }
refuse-no-such-game = Игры {$word} здесь нет. Наберите tables, чтобы увидеть, во что играют.
refuse-no-such-preset = {$word} — ни настройка со значением, ни набор правил. Наборы: {$presets}.
refuse-option-unknown = Настройки {$name} нет. Ближе всего: {$nearest}. Настройки: {$choices}.
refuse-option-value = У настройки {$name} нет значения {$value}. Ближе всего: {$nearest}. Можно выбрать: {$choices}.
refuse-not-a-number = {$word} — не число.
refuse-play-what = Игра не идёт, играть картой некуда. Можно сесть за игру: {$games}.
refuse-stand-is-resigning = Встать сейчас — значит сдаться: дальше вашими картами сыграет бот, а результат останется за вами. Наберите stand yes, если решили твёрдо.
refuse-only-watching = Вы смотрите. Наберите sit, чтобы сесть в следующую игру.
refuse-do-unreadable = После do идёт один объект: do, открывающая фигурная скобка, "cmd": "7s", "seq": 118 и закрывающая скобка.
refuse-nothing-refused = В последнее время вам ни в чём не отказывали.
refuse-log-how = Скажите, сколько строк: от log 1 до log {$most}.
refuse-no-such-match = Партии {$match} нет. Наберите history, чтобы увидеть свои.
refuse-match-not-over = Партия {$match} ещё не кончилась. Тогда о ней можно будет рассказать всё.
refuse-match-unreadable = Партия {$match} сыграна в игру, которой здесь больше нет.
refuse-match-too-long = В партии {$match} слишком много ходов, чтобы её пройти: {$acts}, а можно не больше {$most}.
refuse-no-such-page = Есть страницы от 1 до {$pages}.
refuse-hint-not-here = Для этой игры советов нет.
refuse-hint-among-people = Подсказки — для партий с ботами: здесь играют и другие люди.
refuse-hint-not-now = Сейчас вам нечего выбирать. Спросите, когда будет ваш ход.
refuse-review-none = Вы ещё не доиграли ни одной партии.
refuse-review-not-yours = В партии {$match} вы не играли. Пройти её можно словом replay.
refuse-no-such-step = В партии {$match} ходы от 1 до {$steps}.
refuse-at-the-end = Это был последний ход партии {$match}. Наберите first, чтобы начать сначала.
refuse-at-the-start = Это первый ход партии {$match}. Наберите next, чтобы идти дальше.
refuse-replay-how = Наберите replay и номер партии; номера покажет history.
refuse-study-how = Наберите study и номер партии; номера покажет history.
refuse-export-how = Наберите export, номер партии и text или json.
refuse-studies-full = Все комнаты для разбора заняты. Попробуйте позже или наберите replay и номер.
refuse-no-such-ladder = Таблицы {$word} нет. Есть такие: {$ladders}.
refuse-asked-already = Об этом за столом уже просят. Наберите pending, чтобы увидеть, чего ждут.
refuse-asked-in-vain = Об этом только что просили, и напрасно. Секунд до новой просьбы: {$seconds}.
refuse-nothing-asked = Вашего ответа никто не ждёт: запрос мог устареть. Наберите pending, чтобы увидеть, о чём просят.
refuse-ask-which = Просят о разном: {$choices}. Назовите, о чём вы.
refuse-ask-own = Об этом просите вы сами, а отвечают другие. Наберите withdraw, чтобы забрать запрос.
refuse-nothing-to-withdraw = Ваших запросов, которые ждут ответа, нет.
refuse-nobody-to-ask = Больше некого спросить за этим столом.
refuse-yes-absent = {$name} сейчас без связи, а ответ нужен. Спросите, когда связь вернётся.
refuse-not-yourself = Это вы сами. Назовите кого-нибудь другого за столом.
refuse-not-sitting = За вашим столом такого игрока нет: {$name}.
refuse-kick-alone = Вы не можете решить это в одиночку, пока {$name} может играть. Обратитесь к служителям или предложите abort.
refuse-no-draw-here = В этой игре нет ничьей по соглашению. Наберите abort, чтобы попросить закончить без результата.
refuse-offer-how = Наберите offer draw, чтобы предложить ничью.
refuse-vote-how = Наберите vote yes или vote no.
refuse-no-clock-here = За этим столом часы не идут.
refuse-nothing-adjourned = Отложенной партии у сидящих здесь нет.
refuse-not-adjourned = Партия {$match} не отложена или она другой игры. Наберите history, чтобы увидеть свои.
refuse-other-people = Партию {$match} продолжают эти люди, и никто другой: {$names}.
refuse-accounts-only = Этот стол для тех, у кого есть учётная запись. Наберите register, имя и пароль, чтобы завести её.
refuse-not-together = Кто-то из вас не хочет играть с другим. Наберите seeks, чтобы найти другой стол.
refuse-table-locked = Этот стол закрыт. Попросите приглашение или наберите пароль после =, например sit 3 = lamp.
refuse-wrong-word = Это не пароль этого стола.
refuse-seats-reserved = Оставшиеся места ждут других: {$names}. Наберите watch, чтобы смотреть, или seeks.
refuse-no-watchers = Стол {$number} закрыт для зрителей.
refuse-invited-already = {$name} уже за столом или уже с приглашением.
refuse-not-invited = Приглашения здесь нет: {$name}.
refuse-list-full = Этот список полон: не больше {$most}. Сначала уберите что-нибудь.
refuse-not-listed = {$name} не в этом списке.
refuse-not-reached = Вы не можете написать или сказать: {$name}.
refuse-watching-enough = Издали можно смотреть столов: {$most}. Сначала наберите unwatch и номер.
refuse-not-watching = Вы там не смотрите.
refuse-whisper-watchers = Шепчутся только зрители, чтобы никому за столом тайно не помогали. Наберите kibitz или say.
refuse-box-full = Ящик для писем полон: {$name}.
refuse-no-such-letter = Номера ваших писем: от 1 до {$most}.
refuse-mail-how = Наберите mail, имя, = и текст; или mail off и номер.
refuse-hall-off = У вас это выключено. Сначала наберите hall on.
refuse-recall-how = Скажите, сколько строк: от recall 1 до recall {$most}.
refuse-evening-accounts = Чтобы вести вечер, нужна учётная запись. Наберите register, имя и пароль.
refuse-evening-yours-runs = Ваш вечер ещё идёт. Наберите evening, чтобы его увидеть, evening end, чтобы закончить.
refuse-evening-enough = Вечеров сейчас достаточно. Попробуйте позже.
refuse-evening-none = Вы ни на каком вечере. Наберите evening и код, чтобы прийти, или evening start, чтобы начать свой.
refuse-evening-full = На этом вечере мест больше нет. Гостей: {$most}.
refuse-evening-paused = На вечере перерыв. Подождите, пока ведущий его закончит.
refuse-evening-paused-already = Перерыв уже идёт. Наберите evening resume, чтобы продолжить.
refuse-evening-not-paused = Перерыва сейчас нет.
refuse-evening-other-table = Стол {$number} не с этого вечера. Наберите evening, чтобы увидеть свои.
refuse-evening-stranger = {$name} не на этом вечере. Туда приходят по коду.
refuse-evening-plays = {$name} сейчас играет. Наберите то же и yes в конце: дальше этими картами сыграет бот.
refuse-evening-sits-there = {$name} уже сидит там.
refuse-evening-no-vote = Голосования, где ждут {$name}, нет.
refuse-evening-held-enough = Ведущего ждёт уже достаточно, от одного человека не больше: {$most}. Заберите что-нибудь или подождите.
refuse-evening-no-such-held = Под номером {$number} ничего не ждёт. Наберите evening, чтобы увидеть, что ждёт.
refuse-evening-held-gone = Та партия окончена, или {$name} уже не играет. Написанное убрано.
refuse-evening-unknown = Вечера с таким кодом нет. Попросите ведущего прочесть код ещё раз.
refuse-evening-how = Наберите evening, код от ведущего и своё имя: evening bani-toru Anna
refuse-evening-name = Наберите и своё имя: evening {$word} Anna
refuse-evening-end-sure = Идущие партии будут отложены, столы закрыты. Наберите evening end yes, чтобы закончить вечер: {$evening}
refuse-evening-move-how = Наберите evening move, имя и номер стола: evening move anna 3
refuse-evening-hold-how = Наберите evening hold или evening hold off.
refuse-evening-only = Этот стол — для гостей вечера. Код скажет ведущий.

## Line (what the edge of the server says by itself)

edge-line-too-long = Эта строка слишком длинная. В строку входит не больше { $limit } байт; из неё ничего не прочитано.
edge-undecodable = Буквы этой строки не читаются. Кодировка соединения: { $charset }; слово charset меняет её, например: charset utf-8
edge-here = Да, { $hall } на месте.
edge-not-http = Это порт telnet. Страница в сети на другом порту.
edge-frame = Такого сообщения я не знаю.
edge-full = Зал полон. Приходите, пожалуйста, позже.
edge-one-moment = Минутку, пожалуйста. Зал вот-вот откроется.
edge-held = Зал на минуту отлучился. Всё, что вы набираете, для него сохраняется.
edge-uncertain = Зал прервался на вашей последней строке. Посмотрите и наберите её ещё раз, если она пропала.
edge-busy = Ваша последняя строка ещё выполняется. Подождите, пожалуйста.

## Pages

web-not-found = Такой страницы в этом зале нет.
web-broken = Что-то сломалось. Это записано; попробуйте ещё раз.
web-way-back = В зал
web-intro = Дурак и Дворжак: играем вместе по telnet и в браузере.
web-no-script = Этой странице нужен JavaScript. Без него играйте по telnet, порт {$port}.
web-line-lost = Связь потеряна. Она вернётся сама.
web-line-back = Связь вернулась.
web-one-moment = Минутку.
web-close = Закрыть
web-cancel = Отмена
web-menu = Меню

# The hall

web-play = Играть: {$game}
web-no-account = Регистрация не нужна. Одно нажатие — и вы за столом.
web-hello = Добрый вечер, {$name}.
web-back-to = Вернуться за стол {$table}
web-open-tables = Свободные столы
web-none-open = Сейчас никто не ждёт. Сыграйте с ботом или откройте стол для друзей.
web-to-watch = Игры, которые можно посмотреть
web-playing = Идёт игра
web-nobody = Пока никого
web-free-seats = { $n ->
    [0] Свободных мест нет
    [one] {$n} свободное место
    [few] {$n} свободных места
   *[many] {$n} свободных мест
  }
web-sit = Сесть
web-watch = Смотреть
web-at-table = {$deed}: стол {$table}
web-table-title = Стол {$table}: {$game}
web-no-table = Стола {$table} сейчас нет.
web-to-hall = В зал
web-who-sits = За столом: {$names}.
web-your-name = Ваше имя, если хотите
web-sit-down = Сесть и играть

# A new table, and friends

web-new-table = Новый стол
web-open-table = Открыть стол
web-game = Игра
web-choice-seats = Игроков
web-choice-deck = Карт в колоде
web-invite = Позвать друзей
web-invite-how = Кто откроет этот адрес, одним нажатием сядет сюда гостем.
web-share = Поделиться
web-copy = Скопировать адрес
web-copied = Адрес скопирован.
web-qr = QR-код адреса {$address}

# A table before the deal

web-before = До сдачи
web-free = Свободно
web-ready = Готов
web-deal = Сдавать карты
web-rematch = Реванш
web-unready = Ещё не готов
web-add-bot = Посадить бота
web-bot-out = Отпустить бота
web-leave = Выйти из-за стола
web-full = Все места заняты.
web-waits-ready = Ждём: {$names}

# A table

web-you = Вы
web-seat = Место {$seat}
web-seats = Игроки
web-cards = { $n ->
    [0] нет карт
    [one] {$n} карта
    [few] {$n} карты
   *[many] {$n} карт
  }
web-bot = Бот, уровень {$level}
web-lost = Нет связи
web-team = Команда {$team}
web-out = Вышел
web-acts = Ходит сейчас
web-role-attacker = Атака
web-role-defender = Защита
web-role-host = Хозяин стола
web-your-turn = Ваш ход
web-waits-for = Ждём: {$seat}
web-seconds = { $n ->
    [one] Осталась {$n} секунда
    [few] Осталось {$n} секунды
   *[many] Осталось {$n} секунд
  }
web-deeds = Что можно сделать
web-your-hand = { $n ->
    [one] Ваша рука, {$n} карта
    [few] Ваша рука, {$n} карты
   *[many] Ваша рука, {$n} карт
  }
web-card-fits = {$card}, подходит
web-watching = Вы смотрите.
web-over = Игра окончена.
web-accept = Согласиться
web-decline = Отказаться
web-withdraw = Забрать просьбу
web-this-table = Этот стол
web-ask-others = Попросить других
web-ask-hall = Спросить зал
web-why = Почему?
web-word-offer-draw = Предложить ничью
web-word-undo = Вернуть мой ход
web-word-adjourn = Отложить партию
web-word-abort = Прервать партию
web-word-rules = Правила
web-word-options = О чём договорились
web-word-last = Последний ход
web-word-log = Что было
web-word-watchers = Кто смотрит
web-leave-game = Выйти из игры?
web-leave-how = Выйти сейчас — значит сдаться: дальше вашими картами сыграет бот, а результат останется за вами. Если просто закрыть страницу, место сохранится.
web-stay = Остаться
web-resign = Сдаться и выйти

# Talk

web-talk = Разговор и журнал
web-log = Что происходит
web-words = Пишите или говорите здесь
web-send = Ввод
web-say = Сказать
web-held-full = Связи нет, и ждёт уже слишком много. Это не сохранено.

# Who one is

web-sign-in = Войти
web-sign-up = Завести учётную запись
web-sign-out = Уйти из зала
web-as-guest = Или без учётной записи
web-guest = Войти гостем
web-name = Имя
web-password = Пароль
web-new-name = Другое имя
web-rename = Взять это имя
web-resume-word = Слово возвращения
web-resume = Вернуться тем же гостем
web-register = Завести учётную запись и всё сохранить
web-guest-kept = Вы гость. Этот браузер помнит вас 30 дней; учётная запись сохранит имя насовсем.

# How it looks

web-looks = Вид и звук
web-look-theme = Свет
web-look-theme-system = Как в системе
web-look-theme-light = День
web-look-theme-dark = Ночь
web-look-faces = Карты
web-look-faces-four = Четыре цвета
web-look-faces-two = Два цвета
web-look-faces-contrast = Высокий контраст
web-look-letters = Буквы
web-look-letters-latin = J Q K A
web-look-letters-cyrillic = В Д К Т
web-look-marks = Отмечать карты, которые подходят
web-look-marks-on = Да
web-look-marks-off = Нет
web-look-sound = Звук, когда ваш ход
web-look-sound-off = Нет
web-look-sound-on = Да
web-look-buzz = Вибрация, когда ваш ход
web-look-buzz-on = Да
web-look-buzz-off = Нет
web-look-notice = Уведомление, когда вы смотрите не сюда
web-look-notice-off = Нет
web-look-notice-on = Да
web-notice-refused = Этот браузер не разрешает уведомления отсюда.
web-language = Язык

# Страницы для чтения: таблицы мастерства, справка, разбор партий

web-ladder = Таблица мастерства
web-decks = Колоды
page-decks-search = Искать по названиям и картам
page-decks-find = Найти
page-decks-how = Как колоды приходят и уходят
page-deck-bring = Принести колоду
page-deck-print = Напечатать
page-deck-private = личная
page-deck-version = Версия {$version} из {$newest}.
page-pages = Ещё колоды
web-help = Справка
web-places = Страницы
web-replay = Посмотреть партию заново
web-step = Ход {$step} из {$steps}
web-first = К сдаче
web-back = Назад
web-next = Дальше
web-last = В конец
web-run = Показывать подряд
web-halt = Остановить
web-hand-of = Карты: {$name}
web-no-cards = карт нет
page-rank = Место
page-player = Игрок
page-points = Очки
page-played = Партии
page-ladder-empty = Здесь пока никого нет. Несколько партий — и тут может стоять ваше имя.
page-ladders = Таблицы мастерства
page-how-rated = Откуда берутся очки
page-help-intro = Как здесь всё устроено. То, что напечатано как команда, можно нажать: оно окажется в строке внизу.
page-help-words = Всё, что можно набрать
page-match = Партия {$match}: {$game}
page-match-more = Зерно и то же самое словами
page-fair = Как проверить сдачу
page-to-table = К столу {$table}
page-evening = Вечер
page-evening-name = Ваше имя
page-evening-sit = Сесть за стол
page-board-still = Больше не обновлять страницу
page-board-goes = Снова обновлять страницу

## Колоды

refuse-no-deck-there = Колоды {$number}, которую вам можно читать, на полке нет. Список: deck.
refuse-not-your-deck = Колода «{$title}» не ваша, менять её нельзя. deck copy сделает вашу копию.
refuse-no-such-version = Версии {$version} нет; самая новая — {$most}. Старые со временем убираются.
refuse-deck-untitled = Колоде нужно название, хотя бы одно слово.
refuse-shelf-full = Один человек хранит не больше { $most ->
    [one] {$most} колоды
   *[other] {$most} колод
  }. deck drop снимет одну с полки.
refuse-no-such-line = Такой строки нет; всего строк: {$most}.
refuse-no-card-there = Карты «{$word}» в колоде нет.
refuse-deck-how = Наберите deck, deck и номер или deck и одно из слов: {$words}.
refuse-drop-sure = Колода «{$title}» исчезнет с полки навсегда. Если вы уверены: deck drop {$number} yes.
refuse-deck-only-dvorak = Колоды нужны за столами Дворака. Открыть стол: table new dvorak.
refuse-orders-full = На один стол помещается не больше { $most ->
    [one] {$most} колоды
   *[other] {$most} колод
  }.

## Programs people come in with

opening-turn = Ваш ход:
opening-vote = Голосование:
clients-title = Клиенты MUD
clients-intro = Зал говорит по telnet: играть можно любым клиентом MUD, и с программой чтения с экрана тоже.
clients-tls = То же с шифрованием — на порту {$port}.
clients-mudlet = Стол и ваши карты в окне, ходы по щелчку, разговоры отдельно, звуки. В зале наберите gui, и Mudlet скачает всё сам. Или возьмите пакет:
clients-mushclient = Звуки для вашего хода и голосований, в любом стиле и на любом языке, и для слуха тоже. Распакуйте и добавьте как плагин:
clients-tintin = Клавиши, звонок и строка с положением на столе. Прочтите файл до соединения:
gui-offered = Ваш клиент получил приглашение скачать пакет зала: стол, карты и разговоры в окнах.
refuse-gui-unknown = Ваш клиент не берёт пакеты таким путём. Что есть для клиентов MUD: {$address}.
refuse-drawing-too-large = Карта с рисунком по дороге сюда занимает не больше {$most} КиБ. Рисуйте меньшим числом штрихов.
refuse-drawing-too-much = В рисунке не больше { $strokes ->
    [one] {$strokes} штриха
   *[other] {$strokes} штрихов
  } и {$points} точек.
refuse-draft-unreadable = Такую карту не прочесть.
refuse-nothing-to-keep = За вашим столом не кончилась только что партия с новыми картами.
refuse-keep-players-only = О картах партии голосуют те, кто её играл.
refuse-no-such-kept = Такой карты нет; список покажет keep, всего карт: {$most}.
