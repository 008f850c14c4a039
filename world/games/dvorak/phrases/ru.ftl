# Dvorak, Russian: what happens, why not, and how the hall understands cards.

## The deck and the start

dvorak-name = Дворак
dvorak-deck-loaded = { $seat-is ->
    [you] Вы добавляете
   *[other] {$seat} добавляет
    [none] В колоде
  }{ $deck-count ->
    [0] {" "}
   *[other] {" "}{$deck}:{" "}
  }{ $cards ->
    [one] {$cards} карта
    [few] {$cards} карты
   *[many] {$cards} карт
  }{ $rules ->
    [0] {""}
    [one] {" "}и {$rules} особое правило
    [few] {" "}и {$rules} особых правила
   *[many] {" "}и {$rules} особых правил
  }.
dvorak-deck-cleared = { $seat-is ->
    [you] Вы убираете колоду
   *[other] {$seat} убирает колоду
  }, в ней { $cards ->
    [one] {$cards} карта
    [few] {$cards} карты
   *[many] {$cards} карт
  }.
dvorak-ready-told = { $ready ->
    [yes] { $seat-is ->
        [you] Вы можете начинать.
       *[other] {$seat} может начинать.
      }
   *[no] { $seat-is ->
        [you] Вы ещё не можете начинать.
       *[other] {$seat} ещё не может начинать.
      }
  }
dvorak-few-cards = Карт мало: в колоде {$cards}, на полную раздачу нужно {$needed}. Ведущий может набрать start и раздать что есть.
dvorak-dealt = Каждому сдано по { $count ->
    [one] {$count} карте
   *[other] {$count} карт
  }; { $draw ->
    [0] в стопке не осталось ничего.
    [one] в стопке осталась {$draw}.
   *[other] в стопке осталось {$draw}.
  }
dvorak-hand-dealt = { $titles-count ->
    [0] Вам не сдано ни одной карты.
   *[other] Ваши карты: {$titles}.
  }
dvorak-first-chosen = { $seat-is ->
    [you] Вы ходите первым
   *[other] Первым ходит {$seat}
  }{ $how ->
    [coin] , по монете.
    [die] , по костям: {$rolls}.
    [rps] , по «камень, ножницы, бумага».
    [named] , по слову ведущего.
   *[random] , по жребию.
  }
dvorak-joined = { $waits ->
    [yes] { $seat-is ->
        [you] Вы садитесь и играете со следующего круга.
       *[other] {$seat} садится и играет со следующего круга.
      }
   *[no] { $seat-is ->
        [you] Вы садитесь и играете.
       *[other] {$seat} садится и играет.
      }
  }
dvorak-dealt-in = { $seat-is ->
    [you] Вам сдают карты
   *[other] {$seat} получает карты
  }: { $count ->
    [one] {$count} карта.
    [few] {$count} карты.
   *[many] {$count} карт.
  }
dvorak-host-now = { $seat-is ->
    [you] Теперь вы ведущий.
   *[other] Теперь ведёт {$seat}.
  }

## Turns

dvorak-began = { $seat-is ->
    [you] Ход {$number}, ваш.
   *[other] Ход {$number}: {$seat}.
  }
dvorak-drew = { $seat-is ->
    [you] { $titles-count ->
        [0] Вы берёте карт: {$count}.
       *[other] Вы берёте: {$titles}.
      }
   *[other] {$seat} берёт { $count ->
        [one] {$count} карту.
        [few] {$count} карты.
       *[many] {$count} карт.
      }
  }{ $pile-count ->
    [0] {""}
   *[other] {" "}Из стопки «{$pile}».
  }
dvorak-drew-short = Брать больше нечего, не хватает { $missing ->
    [one] {$missing} карты
   *[other] {$missing} карт
  }; кому: { $seat-is ->
    [you] вам.
   *[other] {$seat}.
  }
dvorak-draw-stopped = { $seat-is ->
    [you] Вы ничего не берёте
   *[other] {$seat} ничего не берёт
  }: {$title} запрещает.
dvorak-reshuffled = Сброс, { $count ->
    [one] {$count} карта
    [few] {$count} карты
   *[many] {$count} карт
  }, перемешан в новую стопку.
dvorak-played = { $seat-is ->
    [you] Вы играете{" "}
   *[other] {$seat} играет{" "}
  }{ $title-count ->
    [0] карту
   *[other] {$title}
  }{ $down ->
    [yes] {" "}рубашкой вверх
   *[no] {""}
  }{ $target-is ->
    [none] {""}
    [you] , цель: вы
   *[other] , цель: {$target}
  }{ $on-count ->
    [0] {""}
   *[other] , цель: {$on}
  }{ $type-count ->
    [0] {""}
   *[other] , {$type}
  }{ $creator-count ->
    [0] {""}
   *[other] , автор {$creator}
  }{ $text-count ->
    [0] {""}
   *[other] : «{$text}»
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $to ->
    [centre] . Карта лежит в центре.
    [discard] . Карта уходит в сброс.
    [removed] . Карта выходит из игры.
   *[area] .
  }
dvorak-displaced = {$title} уступает место и уходит в сброс.
dvorak-used = { $seat-is ->
    [you] Вы применяете {$title}
   *[other] {$seat} применяет {$title}
  }: «{$text}».
dvorak-lasting = {$title} продолжает действовать, кто сыграл: { $seat-is ->
    [you] вы
   *[other] {$seat}
  }.
dvorak-lapsed = {$title} больше не действует.
dvorak-recalled = Помните, {$title}: { $issue ->
    [hand] { $value ->
        [none] рука без предела
       *[other] предел руки {$value}
      }
    [draw_n] { $value ->
       *[other] добор в начале хода {$value}
      }
   *[draw] это касается добора
  }, { $seat-is ->
    [you] для вас.
   *[other] кого касается: {$seat}.
  }
dvorak-offered = { $seat-is ->
    [you] Можно набрать resolve {$offer}
   *[other] {$seat} может выполнить {$offer}
  }, по карте {$title}: { $verb ->
    [coin] монета.
    [destroy] уничтожить.
    [discard] сбросить.
    [draw] взять.
    [extra] лишний ход.
    [mill] сбросить со стопки.
    [out] выбытие из игры.
    [peek] подсмотреть руку.
    [reveal] показать руку.
    [reverse] обратный порядок.
    [roll] кости.
    [shuffle] перемешать.
    [skip] пропуск хода.
    [state] включить или выключить состояние.
    [swap] обмен руками.
    [take] забрать.
   *[token] жетоны.
  }
dvorak-resolved = { $seat-is ->
    [you] Вы выполняете {$title}
   *[other] {$seat} выполняет {$title}
  }{ $verb ->
    [coin] : монета.
    [destroy] : уничтожить.
    [discard] : сбросить.
    [draw] : взять.
    [extra] : лишний ход.
    [mill] : сбросить со стопки.
    [out] : выбытие из игры.
    [peek] : подсмотреть руку.
    [reveal] : показать руку.
    [reverse] : обратный порядок.
    [roll] : кости.
    [shuffle] : перемешать.
    [skip] : пропуск хода.
    [state] : состояние.
    [swap] : обмен руками.
    [take] : забрать.
   *[token] : жетоны.
  }
dvorak-declined = { $verb ->
    [give] { $seat-is ->
        [you] Вы не принимаете подарок.
       *[other] {$seat} не принимает подарок.
      }
   *[other] { $seat-is ->
        [you] Вы оставляете без исполнения{" "}
       *[other] {$seat} оставляет без исполнения{" "}
      }{ $title-count ->
        [0] одно из действий.
       *[other] {$title}.
      }
  }
dvorak-discard-due = { $seat-is ->
    [you] Вам нужно сбросить { $count ->
        [one] {$count} карту
        [few] {$count} карты
       *[many] {$count} карт
      } на ваш выбор.
   *[other] {$seat} должен сбросить { $count ->
        [one] {$count} карту.
        [few] {$count} карты.
       *[many] {$count} карт.
      }
  }
dvorak-discarded = { $seat-is ->
    [you] Вы сбрасываете {$title}
   *[other] {$seat} сбрасывает {$title}
  }{ $chance ->
    [yes] , по жребию.
   *[no] .
  }
dvorak-skipped = { $seat-is ->
    [you] Ваш ход пропущен.
   *[other] {$seat} пропускает ход.
  }

## The end

dvorak-went-out = { $seat-is ->
    [you] Вы выбываете
   *[other] {$seat} выбывает
  }{ $reason ->
    [rule] , так велит {$title}.
    [no-cards] : карт не осталось.
    [left] из-за ухода со стола.
   *[told] .
  }
dvorak-last-left = { $seat-is ->
    [you] Вы последний в игре
   *[other] {$seat} остаётся последним в игре
  }; { $seat-is ->
    [you] вы победите
   *[other] это победа
  } через { $seconds ->
    [one] {$seconds} секунду
    [few] {$seconds} секунды
   *[many] {$seconds} секунд
  }. Наберите confirm, чтобы согласиться сразу.
dvorak-won = { $seats-is ->
    [you] Вы победили
    [among] Вы победили вместе: {$seats}
   *[other] { $seats-count ->
        [one] Победа: {$seats}
       *[other] Общая победа: {$seats}
      }
  }{ $reason ->
    [last] ; больше никого не осталось.
    [claimed] ; так решил стол{ $title-count ->
        [0] .
       *[other] : {$title}.
      }
   *[watched] ; карта {$title}.
  }
dvorak-undecided = { $reason ->
    [nobody-left] Никого не осталось: ничья.
   *[agreed] Все согласны: ничья.
  }

## Proposals and votes

dvorak-proposed = { $seat-is ->
    [you] Вы предлагаете
   *[other] {$seat} предлагает
  } { $what ->
    [rule] особое правило
    [amend] переписать {$about}
    [repeal] убрать {$about}
   *[card] { $copies ->
        [one] {$copies} карту
        [few] {$copies} карты
       *[many] {$copies} карт
      }
  }, номер {$motion}: {$title}, {$type}{ $text-count ->
    [0] {""}
   *[other] : «{$text}»
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}Действие: «{$effects}»
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] , в углу {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] , цвет {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] , рисунок: {$alt}
  }.
dvorak-queued = Номер {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title},
  } ждёт; перед ним { $ahead ->
    [one] {$ahead} голосование
    [few] {$ahead} голосования
   *[many] {$ahead} голосований
  }.
dvorak-ballot-opened = Голосование: номер {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title}
  }{ $what ->
    [rule] , особое правило
    [amend] , переписать
    [repeal] , убрать
    [package] , всё или ничего
    [ruling] , что это значит
    [win] , заявка на победу
    [draw] , предложение ничьей
   *[card] , карта
  }. { $voters-is ->
    [you] Решаете вы: наберите y (за) или n (против).
    [among] Голосуют: {$voters}. Наберите y (за) или n (против).
    [none] Спрашивать некого.
   *[other] Голосуют: {$voters}.
  }{ $halted ->
    [yes] {" "}Игра ждёт.
   *[no] {""}
  }
dvorak-voted = { $choice ->
    [yes] { $seat-is ->
        [you] Вы голосуете за
       *[other] {$seat} голосует за
      }
    [no] { $seat-is ->
        [you] Вы голосуете против
       *[other] {$seat} голосует против
      }
   *[secret] { $seat-is ->
        [you] Вы отдаёте голос
       *[other] {$seat} отдаёт голос
      }
  }, номер {$motion}{ $waiting-is ->
    [none] .
    [you] ; ждут только вас.
   *[other] ; ещё не голосовали: {$waiting}.
  }
dvorak-vote-taken-back = { $seat-is ->
    [you] Вы забираете свой голос
   *[other] {$seat} забирает свой голос
  }, номер {$motion}.
dvorak-voter-dropped = { $seat-is ->
    [you] Ваш голос больше не нужен
   *[other] {$seat} больше не голосует
  }, номер {$motion}{ $reason ->
    [lost] : слишком долго нет связи.
    [left] : место за столом оставлено.
    [out] : не в игре.
   *[excused] : так решил ведущий.
  }
dvorak-voters-silent = Голосование, номер {$motion}, долго ждёт: {$waiting}. Ведущий может набрать excuse и имя.
dvorak-accepted = Принято: { $copies ->
    [one] {$title}
   *[other] {$title}, копий: {$copies}
  }{ $to ->
    [discard] , лежит в сбросе.
    [hand] , у автора на руке.
   *[draw] , где-то в стопке.
  }
dvorak-rule-accepted = Особое правило {$number}, {$title}, вступает в силу{ $text-count ->
    [0] .
   *[other] : «{$text}».
  }
dvorak-amended = { $about } переписано: теперь {$title}{ $text-count ->
    [0] .
   *[other] , «{$text}».
  }
dvorak-repealed = {$title}: убрано из игры.
dvorak-ruling-made = Решение {$number}, {$title}: «{$text}».
dvorak-rejected = Отклонено: номер {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title}
  }{ $what ->
    [win] . Игра продолжается
    [draw] . Игра продолжается
   *[card] {""}
  }{ $against-is ->
    [none] .
   *[other] ; против: {$against}.
  }
dvorak-revised = { $seat-is ->
    [you] Вы переписываете
   *[other] {$seat} переписывает
  } номер {$motion}, версия {$revision}: {$title}, {$type}{ $text-count ->
    [0] {""}
   *[other] : «{$text}»
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}Действие: «{$effects}»
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] , в углу {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] , цвет {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] , рисунок: {$alt}
  }. Голосование начинается заново.
dvorak-withdrawn = { $seat-is ->
    [you] Вы снимаете
   *[other] {$seat} снимает
  } номер {$motion}{ $title-count ->
    [0] .
   *[other] , {$title}.
  }
dvorak-dropped = Номер {$motion}, {$title}, отпадает: того, о чём он был, больше нет.
dvorak-lumped = { $seat-is ->
    [you] Вы связываете
   *[other] {$seat} связывает
  } в одно голосование, номер {$motion}: {$titles}. Всё или ничего.
dvorak-ruling-moved = { $seat-is ->
    [you] Вы просите
   *[other] {$seat} просит
  } стол решить, номер {$motion}, что {$title} значит: «{$text}».
dvorak-win-claimed = { $seat-is ->
    [you] Вы заявляете о победе
   *[other] {$seat} заявляет о победе
  }, номер {$motion}{ $because-count ->
    [0] .
   *[other] , причина: {$because}.
  }
dvorak-draw-offered = { $seat-is ->
    [you] Вы предлагаете
   *[other] {$seat} предлагает
  } ничью, номер {$motion}.
dvorak-held = { $on ->
    [yes] { $seat-is ->
        [you] Вы откладываете голосования до конца хода.
       *[other] {$seat} откладывает голосования до конца хода.
      }
   *[no] Голосования больше не откладываются.
  }
dvorak-hidden = { $author-is ->
    [you] Ведущий скрыл ваше предложение, номер {$motion}, от остальных. Перепишите его или снимите.
   *[other] { $seat-is ->
        [you] Вы скрываете
       *[other] {$seat} скрывает
      } текст, номер {$motion}.
  }

## The table

dvorak-moved = { $seat-is ->
    [you] Вы перекладываете{" "}
   *[other] {$seat} перекладывает{" "}
  }{ $title-count ->
    [0] карту
   *[other] {$title}
  }, откуда: { $came ->
    [hand] { $came_seat-is ->
        [you] ваша рука
       *[other] рука, {$came_seat}
      }
    [area] { $came_seat-is ->
        [you] ваша сторона стола
       *[other] сторона стола, {$came_seat}
      }
    [centre] центр
    [draw] стопка
    [discard] сброс
    [removed] вне игры
   *[pile] стопка {$came_pile}
  }; куда: { $went ->
    [hand] { $went_seat-is ->
        [you] ваша рука.
       *[other] рука, {$went_seat}.
      }
    [area] { $went_seat-is ->
        [you] ваша сторона стола.
       *[other] сторона стола, {$went_seat}.
      }
    [centre] центр.
    [draw] стопка.
    [discard] сброс.
    [removed] вне игры.
   *[pile] стопка {$went_pile}.
  }
dvorak-milled = { $seat-is ->
    [you] Вы сбрасываете со стопки
   *[other] {$seat} сбрасывает со стопки
  }: {$titles}.
dvorak-destroyed = { $seat-is ->
    [you] Вы уничтожаете
   *[other] {$seat} уничтожает
  } {$title}{ $owner-is ->
    [none] .
    [you] , карта была вашей.
   *[other] , карта была здесь: {$owner}.
  }
dvorak-destroy-stopped = { $title-count ->
    [0] Карта
   *[other] {$title}
  } остаётся, { $seat-is ->
    [you] вы её не уничтожаете
   *[other] {$seat} её не уничтожает
  }: {$because} запрещает.
dvorak-taken = { $seat-is ->
    [you] Вы забираете под своё управление{" "}
   *[other] {$seat} забирает под своё управление{" "}
  }{ $title-count ->
    [0] карту рубашкой вверх
   *[other] {$title}
  }{ $owner-is ->
    [none] .
    [you] , карта была вашей.
   *[other] , карта была здесь: {$owner}.
  }
dvorak-gift-offered = { $seat-is ->
    [you] Вы дарите, {$target}: { $title-count ->
        [0] карта.
       *[other] {$title}.
      }
   *[other] { $target-is ->
        [you] {$seat} дарит вам{" "}
       *[other] {$seat} дарит, {$target}:{" "}
      }{ $title-count ->
        [0] карта.
       *[other] {$title}.
      }{ $target-is ->
        [you] {" "}Наберите resolve {$offer}, чтобы взять, или decline {$offer}.
       *[other] {""}
      }
  }
dvorak-given = { $seat-is ->
    [you] Вы отдаёте{" "}
   *[other] {$seat} отдаёт{" "}
  }{ $title-count ->
    [0] карту
   *[other] {$title}
  }, кому: { $target-is ->
    [you] вам.
   *[other] {$target}.
  }
dvorak-shuffled = { $seat-is ->
    [you] Вы перемешиваете:{" "}
   *[other] {$seat} перемешивает:{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] ваша рука
       *[other] рука, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ваша сторона стола
       *[other] сторона стола, {$place_seat}
      }
    [centre] центр
    [draw] стопка
    [discard] сброс
    [removed] карты вне игры
   *[pile] стопка {$place_pile}
  }, { $count ->
    [one] {$count} карта.
    [few] {$count} карты.
   *[many] {$count} карт.
  }
dvorak-looked = { $seat-is ->
    [you] Вы смотрите{" "}
   *[other] {$seat} смотрит{" "}
  }{ $count ->
    [one] {$count} карту
    [few] {$count} карты
   *[many] {$count} карт
  }, место: { $place ->
    [hand] { $place_seat-is ->
        [you] ваша рука
       *[other] рука, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ваша сторона стола
       *[other] сторона стола, {$place_seat}
      }
    [centre] центр
    [draw] стопка
    [discard] сброс
    [removed] карты вне игры
   *[pile] стопка {$place_pile}
  }{ $titles-count ->
    [0] .
   *[other] : {$titles}.
  }
dvorak-revealed = { $seat-is ->
    [you] Вы показываете всем:{" "}
   *[other] {$seat} показывает всем:{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] ваша рука
       *[other] рука, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ваша сторона стола
       *[other] сторона стола, {$place_seat}
      }
    [centre] центр
    [draw] стопка
    [discard] сброс
    [removed] карты вне игры
   *[pile] стопка {$place_pile}
  }: {$titles}.
dvorak-turned-over = { $seat-is ->
    [you] Вы переворачиваете {$title}
   *[other] {$seat} переворачивает {$title}
  } { $down ->
    [yes] рубашкой вверх.
   *[no] лицом вверх.
  }
dvorak-tapped = { $seat-is ->
    [you] Вы { $tapped ->
        [yes] поворачиваете{" "}
       *[no] возвращаете прямо{" "}
      }
   *[other] {$seat} { $tapped ->
        [yes] поворачивает{" "}
       *[no] возвращает прямо{" "}
      }
  }{ $title-count ->
    [0] карту рубашкой вверх.
   *[other] {$title}.
  }
dvorak-attached = { $to-count ->
    [0] { $seat-is ->
        [you] Вы снимаете{" "}
       *[other] {$seat} снимает{" "}
      }
   *[other] { $seat-is ->
        [you] Вы прикрепляете{" "}
       *[other] {$seat} прикрепляет{" "}
      }
  }{ $title-count ->
    [0] карту рубашкой вверх
   *[other] {$title}
  }{ $to-count ->
    [0] {" "}с того, на чём она была.
   *[other] , к чему: {$to}.
  }
dvorak-copied = { $seat-is ->
    [you] Вы копируете{" "}
   *[other] {$seat} копирует{" "}
  }{ $title-count ->
    [0] карту рубашкой вверх.
   *[other] {$title}.
  }
dvorak-tokens-changed = { $seat-is ->
    [you] Вы меняете
   *[other] {$seat} меняет
  } жетоны {$name}, у кого: { $target-is ->
    [you] вы
    [none] { $on-count ->
        [0] карта рубашкой вверх
       *[other] {$on}
      }
   *[other] {$target}
  }; на {$change}, теперь {$total}.
dvorak-pile-made = { $seat-is ->
    [you] Вы заводите
   *[other] {$seat} заводит
  } стопку {$name}, { $up ->
    [yes] лицом вверх
   *[no] рубашкой вверх
  }{ $owner-is ->
    [none] .
    [you] , для вас.
   *[other] , владелец {$owner}.
  }
dvorak-pile-dropped = { $seat-is ->
    [you] Вы убираете
   *[other] {$seat} убирает
  } стопку {$name}.
dvorak-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] {$seat} бросает
  } {$dice}: {$rolls}, всего {$total}.
dvorak-flipped = { $seat-is ->
    [you] Вы бросаете монету
   *[other] {$seat} бросает монету
  }: { $side ->
    [heads] орёл.
   *[tails] решка.
  }
dvorak-player-picked = { $seat-is ->
    [you] Вы выбираете игрока жребием
   *[other] {$seat} выбирает игрока жребием
  }: { $target-is ->
    [you] вы.
   *[other] {$target}.
  }
dvorak-card-picked = { $seat-is ->
    [you] Вы тянете жребий
   *[other] {$seat} тянет жребий
  }, откуда: { $place ->
    [hand] { $place_seat-is ->
        [you] ваша рука
       *[other] рука, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ваша сторона стола
       *[other] сторона стола, {$place_seat}
      }
    [centre] центр
    [draw] стопка
    [discard] сброс
    [removed] карты вне игры
   *[pile] стопка {$place_pile}
  }; карта {$number}{ $title-count ->
    [0] .
   *[other] , {$title}.
  }
dvorak-challenged = «Камень, ножницы, бумага», кто вызывает: { $seat-is ->
    [you] вы
   *[other] {$seat}
  }; бросают: {$seats}.{ $seats-is ->
    [you] {" "}Наберите камень, ножницы или бумага.
    [among] {" "}Наберите камень, ножницы или бумага.
   *[other] {""}
  }
dvorak-thrown = { $seat-is ->
    [you] Ваш выбор сделан.
   *[other] {$seat} делает выбор.
  }
dvorak-throws-shown = Выбрали {$seats}: {$throws}. { $over ->
    [yes] { $winners-is ->
        [you] Вы выиграли.
       *[other] Выигрывает {$winners}.
      }
   *[no] Ещё раз: {$winners}.
  }
dvorak-noted = { $seat-is ->
    [you] Вы пишете заметку,{" "}
   *[other] {$seat} пишет заметку,{" "}
  }{ $title-count ->
    [0] карта рубашкой вверх
   *[other] {$title}
  }: { $text-count ->
    [0] больше ничего.
   *[other] «{$text}».
  }
dvorak-skips-changed = { $target-is ->
    [you] Вы пропустите ход
   *[other] {$target} пропустит ход
  }: { $count ->
    [0] ни разу
    [one] {$count} раз
    [few] {$count} раза
   *[many] {$count} раз
  }; решение: { $seat-is ->
    [you] ваше.
   *[other] {$seat}.
  }
dvorak-extra-granted = { $target-is ->
    [you] У вас будет лишний ход
   *[other] {$target} получит лишний ход
  }; решение: { $seat-is ->
    [you] ваше.
   *[other] {$seat}.
  }
dvorak-reversed = { $seat-is ->
    [you] Вы меняете порядок
   *[other] {$seat} меняет порядок
  }: теперь { $clockwise ->
    [yes] по часовой стрелке.
   *[no] против часовой стрелки.
  }
dvorak-hands-swapped = Руки поменялись: { $target-is ->
    [you] у вас
   *[other] {$target},
  } карт {$count}; { $other-is ->
    [you] у вас
   *[other] {$other},
  } карт {$other_count}; решение: { $seat-is ->
    [you] ваше.
   *[other] {$seat}.
  }
dvorak-state-changed = { $seat-is ->
    [you] Вы меняете состояние
   *[other] {$seat} меняет состояние
  } {$name}: { $on ->
    [yes] включено.
   *[no] выключено.
  }
dvorak-lifted = { $seat-is ->
    [you] Вы прекращаете действие карты {$title}.
   *[other] {$seat} прекращает действие карты {$title}.
  }

## The table as it is seen

dvorak-role-turn = ходит
dvorak-role-host = ведёт
dvorak-view-draw = { $phase ->
    [building] { $draw ->
        [0] Колода пуста
        [one] {$draw} карта в колоде
        [few] {$draw} карты в колоде
       *[many] {$draw} карт в колоде
      }
   *[playing] { $draw ->
        [0] Стопка пуста
        [one] {$draw} карта в стопке
        [few] {$draw} карты в стопке
       *[many] {$draw} карт в стопке
      }
  }, { $discard-count ->
    [0] сброс пуст.
   *[other] в сбросе {$discard-count}.
  }
dvorak-view-direction = { $direction ->
    [1] {""}
   *[other] Игра идёт против часовой стрелки.
  }
dvorak-view-states = { $states-count ->
    [0] {""}
   *[other] Включено: {$states}.
  }
dvorak-view-hold = { $hold ->
    [yes] Ведущий откладывает голосования до конца хода.
   *[no] {""}
  }

## Cards and lists as they are seen

dvorak-discard-top = Верхняя карта сброса: {$title}.
dvorak-pile-line = Стопка {$pile}: { $count ->
    [0] пусто
    [one] {$count} карта
    [few] {$count} карты
   *[many] {$count} карт
  }{ $open ->
    [yes] , сверху {$top}.
   *[no] .
  }
dvorak-in-force = { $count ->
    [one] В силе: {$titles}. Наберите rulings, чтобы прочесть.
   *[other] В силе: {$titles}. Наберите rulings, чтобы прочесть.
  }
dvorak-area = { $is ->
    [you] Перед вами
   *[other] {$name}, на столе
  }{ $count ->
    [0] {""}
   *[other] : {$cards}
  }{ $kinds ->
    [0] .
   *[other] ; жетоны: {$tokens}.
  }
dvorak-centre = В центре: {$cards}.
dvorak-card-short = {$number}{"\u00A0"}{ $down ->
    [yes] карта рубашкой вверх
   *[no] {$title}
  }{ $tapped ->
    [yes] {""} (повёрнута)
   *[no] {""}
  }{ $kinds ->
    [0] {""}
   *[other] {""} ({$tokens})
  }
dvorak-hand-card = {$number}{"\u00A0"}{$title} ({$type})
dvorak-card-head = { $numbered ->
    [yes] {$title}, {$type}, {$corner}
   *[no] {$title}, {$type}
  }
dvorak-card-by = Автор: {$creator}
dvorak-card-colour = Цвет: {$colour}
dvorak-card-drawing = Рисунок: {$alt}
dvorak-card-note = Заметка: {$note}
dvorak-motion = Номер {$number}, { $what ->
    [card] предлагает {$by}: {$titles}.
    [rule] особое правило, предлагает {$by}: {$titles}.
    [package] пакет, предлагает {$by}: {$titles}.
    [amend] переписать, предлагает {$by}: {$titles}.
    [repeal] убрать, предлагает {$by}: {$titles}.
    [ruling] что значит {$titles}, предлагает {$by}.
    [win] {$by} заявляет о победе: {$titles}.
    [draw] {$by} предлагает ничью.
   *[other] предлагает {$by}: {$titles}.
  }
dvorak-ballot-waits = { $you ->
    [yes] Голосование: наберите y (за) или n (против). Ждут: {$names}.
   *[no] Ждут: {$names}.
  }
dvorak-no-ballot = Голосования нет. Наберите propose Название = текст, чтобы придумать карту.
dvorak-queue = { $count ->
    [one] Ждёт ещё {$count}:
   *[other] Ждут ещё {$count}:
  }
dvorak-rejected-count = { $count ->
    [0] Ничего не отклонено.
    [one] Отклонено {$count} предложение:
    [few] Отклонено {$count} предложения:
   *[many] Отклонено {$count} предложений:
  }
dvorak-rejected-by = Против: {$names}.
dvorak-force-count = { $kind ->
    [rules] { $count ->
        [0] Особых правил нет.
        [one] {$count} особое правило:
        [few] {$count} особых правила:
       *[many] {$count} особых правил:
      }
    [lasting] { $count ->
        [0] Длящихся действий нет.
        [one] {$count} длящееся действие:
        [few] {$count} длящихся действия:
       *[many] {$count} длящихся действий:
      }
   *[other] { $count ->
        [0] Решений не было.
        [one] {$count} решение:
        [few] {$count} решения:
       *[many] {$count} решений:
      }
  }
dvorak-force-line = {$number}. {$title}: {$text}
dvorak-discard-count = { $count ->
    [0] Сброс пуст.
    [one] {$count} карта в сбросе:
    [few] {$count} карты в сбросе, верхняя первой:
   *[many] {$count} карт в сбросе, верхняя первой:
  }
dvorak-nothing-in-play = На столе нет карт.
dvorak-wizard-title = Название вашей карты? Одна точка на любом шаге — отказ.
dvorak-wizard-type = Что это: thing (вещь), action (действие) или rule (правило)? Просто Enter — thing.
dvorak-wizard-text = Что она делает? Просто Enter — ничего, она просто есть.
dvorak-wizard-flavour = Строчка для настроения? Просто Enter — без неё.
dvorak-wizard-card = Ваша карта, какой её увидят другие:
dvorak-wizard-sure = Предложить? Наберите да или нет.
dvorak-wizard-stopped = Карта не предложена.

## Whose turn it is

dvorak-turn-building = Ваш ход: придумывайте карты, или {$words}.
dvorak-turn-playing = Ваш ход: {$words}{ $more ->
    [0] .
   *[other] , и ещё {$more}. Наберите legal, чтобы увидеть всё.
  }

## Why an act is refused

dvorak-refuse-unreadable = Не понимаю. Наберите legal, чтобы увидеть, что можно сейчас, или help dvorak.
dvorak-refuse-no-such-act = Такого действия в двораке нет. Наберите legal, чтобы увидеть, что можно сейчас.
dvorak-refuse-system-only = Это делает только сам зал.
dvorak-refuse-no-seat = У вас нет места в этой игре. Наберите sit, чтобы сесть.
dvorak-refuse-over = Игра окончена. Наберите rematch, чтобы сыграть ещё.
dvorak-refuse-no-such-deadline = Такой срок не идёт.
dvorak-refuse-dealt-already = Карты уже сданы. Новые карты теперь предлагают: propose Название = текст.
dvorak-refuse-not-playing = Игра ещё не началась. Придумывайте карты или наберите start.
dvorak-refuse-host-only = Это может только ведущий, {$seat}.
dvorak-refuse-halted = Игра ждёт голосования, номер {$motion}, {$title}. Наберите ballot, чтобы увидеть. Можно говорить, смотреть, читать и голосовать.
dvorak-refuse-halted-untitled = Игра ждёт голосования, номер {$motion}. Наберите ballot, чтобы увидеть. Можно говорить, смотреть, читать и голосовать.
dvorak-refuse-closing = Последний оставшийся вот-вот победит. Наберите confirm или попросите undo.
dvorak-refuse-you-are-out = Вы выбыли: смотреть можно, действовать нет.
dvorak-refuse-you-wait = Вы играете со следующего круга. До тех пор можно голосовать и предлагать.
dvorak-refuse-first-undecided = Кто ходит первым, ещё не решено. Наберите камень, ножницы или бумага.
dvorak-refuse-discard-first = Сначала нужно сбросить { $count ->
    [one] {$count} карту
    [few] {$count} карты
   *[many] {$count} карт
  }: наберите discard и номер карты на руке.
dvorak-refuse-others-discard = Сначала сбрасывает {$seat}. Подождите.
dvorak-refuse-not-your-turn = Сейчас ходит {$seat}. Дождитесь своего хода.
dvorak-refuse-nothing-due = Сейчас сбрасывать не нужно. Наберите end, когда закончите.
dvorak-refuse-nothing-to-confirm = Подтверждать нечего.

dvorak-refuse-draw-first = Ход начинается с добора: наберите draw.
dvorak-refuse-drawn-already = В этот ход вы уже брали. Если карта велит взять, наберите draw 1.
dvorak-refuse-draw-how = Наберите draw, или draw 2, или draw 1 для игрока, или draw 1 everyone, или draw 2 from и стопка.
dvorak-refuse-discard-down = Вы сбрасываете лишнее: наберите discard и номер карты на руке.
dvorak-refuse-not-in-hand = Этой карты у вас на руке нет. Наберите hand, чтобы увидеть свои.
dvorak-refuse-denied = {$title}: сейчас нельзя, {$because} запрещает. Наберите why, чтобы узнать причины.
dvorak-refuse-denied-unseen = Сейчас нельзя: {$because} запрещает. Наберите why, чтобы узнать причины.
dvorak-refuse-plays-used = В этот ход всё положенное по типу {$type} уже сыграно: { $most ->
    [0] ни одной
    [one] {$most} за ход
   *[other] {$most} за ход
  }. Сыграйте другой тип или наберите end.
dvorak-refuse-action-first = За этим столом Action идёт раньше Thing.
dvorak-refuse-impossible = {$title}: выполнить сейчас нельзя, а значит, за этим столом нельзя и сыграть.
dvorak-refuse-target-needed = {$title}: нужен игрок. Добавьте on и имя, например play 3 on seat 2.
dvorak-refuse-no-target-needed = {$title}: игрок не нужен. Уберите имя.
dvorak-refuse-card-needed = {$title}: нужна подходящая карта на столе. Добавьте on card и её номер.
dvorak-refuse-no-card-needed = {$title}: карта не нужна. Уберите её.
dvorak-refuse-nothing-to-choose = {$title}: на столе нет ничего подходящего. Наберите decline, чтобы оставить это.
dvorak-refuse-not-yours-in-play = Перед вами нет такой карты лицом вверх.
dvorak-refuse-no-ability = {$title}: такой способности нет.
dvorak-refuse-ability-used = {$title}: эта способность в этот ход уже применена.
dvorak-refuse-no-such-offer = Под таким номером вам ничего не предложено.
dvorak-refuse-gift-gone = Подарка больше нет.

dvorak-refuse-no-such-card = Такой карты нет, или знать о ней вам нельзя. Карты называют номером или названием: наберите hand или table.
dvorak-refuse-no-such-number = Номера {$number} { $list ->
    [hand] у вас на руке нет; карт у вас {$most}.
    [play] на столе нет; карт там {$most}.
   *[other] там нет; карт там {$most}.
  }
dvorak-refuse-which-card = Назовите карту после {$verb}: номер или название.
dvorak-refuse-not-in-play = Этой карты на столе нет.
dvorak-refuse-yours-already = Эта карта и так ваша.
dvorak-refuse-none-in-play = Ничего такого на столе нет.
dvorak-refuse-attach-itself = Карту нельзя прикрепить к ней самой.
dvorak-refuse-no-such-place = Такого места нет. Места: hand, area, centre, draw, discard, removed, имя стопки, рука игрока.
dvorak-refuse-place-empty = Там ничего нет.
dvorak-refuse-pile-empty = Стопка пуста.
dvorak-refuse-discard-empty = Сброс пуст.
dvorak-refuse-hand-empty = {$target}: на руке нет карт.
dvorak-refuse-no-such-player = Такого игрока в игре нет. Назовите имя, seat 2, me, next или previous.
dvorak-refuse-given-already = Эта карта уже кому-то предложена.
dvorak-refuse-swap-whom = Назовите двух разных игроков.
dvorak-refuse-count-range = Здесь нужно число от {$least} до {$most}.
dvorak-refuse-dice-range = Можно от 1 до {$dice} костей, граней от 2 до {$sides}.
dvorak-refuse-name-range = Имя здесь — от 1 до {$limit} знаков.
dvorak-refuse-too-many = Их уже {$most}, больше нельзя.
dvorak-refuse-no-such-tokens = {$name}: таких жетонов там нет.
dvorak-refuse-pile-name-taken = Стопку нельзя назвать {$name}. Возьмите другое имя.
dvorak-refuse-pile-not-empty = Стопка {$name} не пуста.
dvorak-refuse-state-is-so = {$name}: уже { $on ->
    [yes] включено
   *[no] выключено
  }.
dvorak-refuse-no-such-effect = Такое действие не длится. Наберите rules, чтобы увидеть, что длится.
dvorak-refuse-contest-runs = Бросок уже идёт. Сначала закончите его.
dvorak-refuse-no-contest = Броска сейчас нет. Наберите challenge и имя.
dvorak-refuse-not-in-contest = Вы уже выбрали или не участвуете. Подождите.
dvorak-refuse-throw-what = Наберите камень, ножницы или бумага.

dvorak-refuse-title-missing = У карты должно быть название. Наберите propose Название = текст; текст может быть пустым.
dvorak-refuse-title-no-word = В названии нужна хотя бы одна буква или цифра.
dvorak-refuse-title-taken = Карта с названием {$title} уже есть, а названия здесь не повторяются.
dvorak-refuse-field-too-long = Поле {$field} слишком длинное: знаков {$length}, можно не больше {$limit}.
dvorak-refuse-field-one-line = В поле {$field} есть знаки, которые нельзя показать. Несколько строк бывает только в тексте.
dvorak-refuse-art-too-large = Рисунок в тексте — не шире {$columns} знаков и не выше {$lines} строк.
dvorak-refuse-strokes-bad = В рисунке не больше {$strokes} штрихов и {$points} точек.
dvorak-refuse-alt-missing = Скажите словами, что нарисовано, для тех, кто не видит: alt.
dvorak-refuse-type-unknown = Никто не сказал, куда идёт сыгранная карта типа {$type}. Добавьте /stays (остаётся) или /discards (в сброс): propose/type/stays {$type} Название = текст.
dvorak-refuse-type-how = Наберите propose/type, тип и название: propose/type Место Пристань = текст.
dvorak-refuse-stays-what = Сыгранный тип либо остаётся, либо уходит в сброс.
dvorak-refuse-switch-unknown = Не знаю ключа /{$switch}. Есть /thing, /action, /rule, /type, /stays, /discards и число копий.
dvorak-refuse-one-at-a-time = Ваше предложение уже голосуется или ждёт. По одному: снимите его (withdraw) или подождите.
dvorak-refuse-deck-full = Колода полна: карт {$most}.
dvorak-refuse-rules-full = Особых правил уже {$most}, больше нельзя.
dvorak-refuse-no-such-motion = Предложения с таким номером нет. Наберите ballot или rejected.
dvorak-refuse-not-your-motion = Это может только тот, кто предложил.
dvorak-refuse-in-a-package = Это часть пакета, его состав не меняют.
dvorak-refuse-no-such-field = Поля {$name} нет. Выберите из: {$choices}.
dvorak-refuse-no-changes = Скажите, что там должно стоять: revise 3 = новый текст.
dvorak-refuse-rule-or-card = Карта остаётся картой, а правило правилом.
dvorak-refuse-lump-how = Наберите lump и номера предложений, ждущих или отклонённых: lump 3 5.
dvorak-refuse-lump-how-many = В пакете от {$least} до {$most} разных предложений.
dvorak-refuse-revise-how = Наберите revise, номер и что должно стоять: revise 3 = новый текст, или revise 3 title = Новое.
dvorak-refuse-amend-how = Наберите amend, карту или правило и что должно стоять: amend Лампа = новый текст.
dvorak-refuse-ruling-how = Наберите ruling, карту и что она значит: ruling Лампа = hand limit 7 for me.
dvorak-refuse-ruling-what = Скажите, что она значит.
dvorak-refuse-number-after = Наберите {$verb} и номер.
dvorak-refuse-word-alone = Наберите просто {$verb}.
dvorak-refuse-offer-how = Наберите offer draw.

dvorak-refuse-no-such-ballot = Голосования с таким номером нет. Наберите ballot, чтобы увидеть, какое идёт.
dvorak-refuse-vote-waits = До него очередь не дошла: голосуют по одному, по порядку.
dvorak-refuse-vote-how = Наберите y или n, или vote yes, vote no.
dvorak-refuse-not-a-voter = Здесь у вас нет голоса: вы сели позже, или решать не вам.
dvorak-refuse-voted-already = Вы уже голосовали, номер {$motion}. Чтобы передумать, сначала наберите unvote.
dvorak-refuse-not-voted = Здесь вы ещё не голосовали.
dvorak-refuse-not-waiting = {$target}: этого голоса не ждут.
dvorak-refuse-not-silent-yet = Молчащего можно отпустить через { $seconds ->
    [one] {$seconds} секунду.
    [few] {$seconds} секунды.
   *[many] {$seconds} секунд.
  }
dvorak-refuse-nothing-to-hold = Голосований в очереди нет.
dvorak-refuse-hidden-already = Этот текст уже скрыт.

dvorak-refuse-no-cards = Карт ещё нет. Предложите свои, или ведущий загрузит колоду: loaddeck lost_property.
dvorak-refuse-ready-already = Вы уже сказали, что можно начинать.
dvorak-refuse-not-ready = Вы этого ещё и не говорили.
dvorak-refuse-first-who = Назовите, кто ходит первым: start и имя.
dvorak-refuse-first-not-named = За этим столом первого не называют. Наберите просто start.
dvorak-refuse-too-few-cards = Карт {$cards}, а на полную раздачу нужно {$needed}. Сначала придумайте ещё.
dvorak-refuse-clear-sure = С этого стола уйдут все карты, {$cards}. Если уверены, наберите cleardeck yes.
dvorak-refuse-no-such-deck = Такой колоды нет. Есть: {$choices}.
dvorak-refuse-loaded-already = {$deck}: уже в колоде.
dvorak-refuse-loadcard-how = Наберите loadcard Название/T/текст, где T — Thing, а A — Action.
dvorak-refuse-loadcard-type = На месте типа стоит {$type}. В названии не может быть косой черты; тип — T или A.
dvorak-refuse-joining-closed = В эту игру нельзя войти после начала.

dvorak-refuse-move-how = Наберите move, карту, to и место: move 3 to discard, move draw 1 to hand.
dvorak-refuse-give-how = Наберите give, карту, to и имя: give 3 to Anna.
dvorak-refuse-attach-how = Наберите attach, карту, to и карту: attach 3 to 5.
dvorak-refuse-token-how = Наберите token, сколько, какие, on и у кого: token 3 Gold on Anna, token -1 Gold on card 7.
dvorak-refuse-pile-how = Наберите pile и имя: pile Shop, pile Trash down for Anna.
dvorak-refuse-note-how = Наберите note, карту, = и слова: note 7 = вверх ногами.
dvorak-refuse-state-how = Наберите state, имя и on или off: state дождь on.
dvorak-refuse-dice-how = Наберите roll 2d6, roll d20 или roll 2d6+1.
dvorak-refuse-own-hand = Своя рука — hand; viewhand и имя показывает чужую, и об этом узнают все.

## Options

dvorak-refuse-no-deck-no-building = Без колоды карты сначала придумывают. Ближе всего: {$nearest}.
dvorak-refuse-too-few-seats = Для дворака нужны хотя бы двое.
dvorak-refuse-too-many-seats = Игроков {$seats} — слишком много; можно не больше {$nearest}.
dvorak-refuse-teams-need-more = Для таких команд мало игроков: {$seats}. Ближе всего: {$nearest}.

dvorak-option-deck = Колода на столе в начале: «Бюро находок» (lost_property), «Ночной базар» (night_market) или никакой.
dvorak-option-building = Игра начинается с придумывания карт, пока не набрано start.
dvorak-option-pace = Вживую или по переписке, где из голосования никто не выпадает.
dvorak-option-hand = Сколько карт можно оставить в конце хода.
dvorak-option-deal = Сколько карт сдают каждому.
dvorak-option-draw = Сколько карт берут в начале хода.
dvorak-option-few_cards = Если карт мало, спрашивают ведущего или не начинают.
dvorak-option-first = Как находят первого игрока.
dvorak-option-proposer = Голос автора подразумевается, или он голосует как все.
dvorak-option-out_vote = Выбывшие тоже голосуют.
dvorak-option-lost_voter = Через сколько секунд без связи голос больше не ждут.
dvorak-option-excuse = Через сколько секунд молчания ведущий может отпустить голосующего.
dvorak-option-votes = Голоса открыты или тайны.
dvorak-option-refusal = Первый голос против отклоняет сразу, или выслушивают всех.
dvorak-option-approval = Все должны быть за, или никто не должен возразить вовремя.
dvorak-option-objection = Сколько секунд есть на возражение.
dvorak-option-halt = На время голосования игра останавливается.
dvorak-option-entry = Куда идёт карта, принятая во время игры.
dvorak-option-play_order = Action и Thing в любом порядке, или сначала Action.
dvorak-option-must_draw = Добор в начале хода обязателен или по желанию.
dvorak-option-limit_checked = Предел руки важен в конце хода или всегда.
dvorak-option-running_out = Кто выбывает, когда обе стопки пусты: у кого нет руки, нет ни руки, ни Thing, или никто.
dvorak-option-out_things = Куда идут Thing выбывшего.
dvorak-option-denials = Запрет сильнее, или более узкое разрешение сильнее.
dvorak-option-rules_rank = Особые правила равны картам или ниже их.
dvorak-option-extras = Несколько прибавок складываются, или считается одна.
dvorak-option-impossible = Невыполнимую карту играют насколько можно, или не играют.
dvorak-option-other_types = Что делает новый тип карты, спрашивают, или это Thing.
dvorak-option-ability_cost = Способность Thing стоит одного Action или ничего.
dvorak-option-judges = Кто решает, что значит карта: большинство, ведущий или все.
dvorak-option-several_wins = Победившие разом делят победу, или первым считается тот, чей ход.
dvorak-option-joining = Севший во время игры играет со следующего круга или не играет.
dvorak-option-duplicates = Названия карт могут повторяться или нет.
dvorak-option-token_things = Жетоны у игроков считаются за Thing.
dvorak-option-teams = Каждый за себя, или две-три команды через одного.
dvorak-option-effects = За постоянными словами карт следит зал, только напоминает, или следят люди.
dvorak-option-last_wins = Последний оставшийся побеждает.
dvorak-option-confirm = Через сколько секунд победа последнего окончательна.

## Clauses

# How the hall understands a text, said before the vote and by `why`. $many: the verb of $who
# stands in the plural. $about is "none" where any card is meant.

clause-sentence = { $part }.
clause-part = { $core }{ $lasting }{ $condition }
clause-joint-tests = {" "}и{" "}
clause-joint-then = ; затем{" "}
clause-joint-traits = ,{" "}
clause-unread = { $partly ->
    [yes] Непонятно с «{ $rest }», это решают люди: «{ $text }».
   *[no] Решают люди, зал за этим не следит: «{ $text }».
  }
clause-rest-for-people = Остальное решают люди.
clause-all-for-people = Всё это решают люди: зал сам ни за чем не следит.
clause-note = решают люди: «{ $text }»

# Whom
clause-who-me = хозяин карты
clause-who-each = каждый игрок
clause-who-everyone = каждый
clause-who-anyone = любой
clause-who-player = какой-нибудь игрок
clause-who-opponents = соперники
clause-who-opponent = соперник
clause-who-target = выбранный игрок
clause-who-next = следующий игрок
clause-who-previous = предыдущий игрок
clause-who-current = игрок, чей ход
clause-who-named = { $name }
clause-who-but = каждый, но не { $who }
clause-who-having = игроки, { $tests }
clause-who-who = которые
clause-who-that = этот игрок

# Which cards
clause-what-any = карты
clause-what-type = карты типа { $name }
clause-what-subtype = карты подтипа { $name }
clause-what-title = «{ $name }»
clause-what-word = { $name }
clause-what-this = эта карта
clause-one-any = карту
clause-one-type = одну карту типа { $name }
clause-one-subtype = одну карту подтипа { $name }
clause-one-title = одну «{ $name }»
clause-one-word = одну карту { $name }
clause-one-this = эту карту
clause-several = { $count ->
    [all] все { $what }
   *[other] { $what } ({ $count })
  }

# Numbers
clause-hand-set = { $value ->
    [none] { $who }: рука без предела
   *[other] { $who }: предел руки { $value }
  }
clause-hand-add = { $who }: предел руки меняется на { $value }
clause-draw-n-set = { $value ->
    [none] в начале хода { $who } { $many ->
        [yes] берут
       *[no] берёт
      } сколько угодно
   *[other] в начале хода { $who } { $many ->
        [yes] берут
       *[no] берёт
      } { $value }{ $usual ->
        [yes] {""}
       *[no] , а не как обычно
      }
  }
clause-draw-n-add = { $who }: добор в начале хода меняется на { $value }
clause-deal-set = { $value ->
    [none] в начале каждому сдают сколько угодно
   *[other] в начале каждому сдают { $value }
  }
clause-deal-add = раздача в начале меняется на { $value }
clause-plays-set = { $value ->
    [none] { $who }: за ход можно играть { $what } без счёта
   *[other] { $who }: за ход можно играть { $what }, числом { $value }
  }
clause-plays-add = { $who }: за ход { $what }, число меняется на { $value }
clause-number-set = { $who }: «{ $name }»{ $about ->
    [none] {""}
   *[some] , { $what },
  } — { $value ->
    [none] без предела
   *[other] { $value }
  }
clause-number-add = { $who }: «{ $name }»{ $about ->
    [none] {""}
   *[some] , { $what },
  } меняется на { $value }

# What is allowed
clause-deny = { $kind ->
    [everyone] никому нельзя
   *[other] { $who }: нельзя
  } { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-permit = { $who }: можно { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-verb-draw = брать
clause-verb-play = играть
clause-verb-discard = сбрасывать
clause-verb-destroy = уничтожать
clause-verb-target = выбирать целью
clause-verb-control = забирать под управление
clause-verb-turn = ходить
clause-verb-other = делать «{ $name }»
clause-meta = { $what }: не действует
clause-win-permit = { $who } { $many ->
    [yes] побеждают
   *[no] побеждает
  }
clause-win-deny = { $kind ->
    [everyone] никто не может победить
   *[other] { $who }: победить нельзя
  }
clause-lose-permit = { $who } { $many ->
    [yes] выбывают
   *[no] выбывает
  }
clause-lose-deny = { $kind ->
    [everyone] никто не может выбыть
   *[other] { $who }: выбыть нельзя
  }

# Types
clause-type = { $name } — тип карты: { $traits }
clause-trait-stays-area = остаётся перед хозяином
clause-trait-stays-centre = остаётся в центре
clause-trait-stays-discard = уходит в сброс
clause-trait-stays-removed = сыгранная, выходит из игры
clause-trait-per-turn = { $count } за ход
clause-trait-in-play = на столе только { $count }
clause-trait-face-down = играется рубашкой вверх
clause-trait-counts-as = считается за { $name }
clause-type-stays = { $what }: { $value ->
    [area] остаётся перед хозяином
    [centre] остаётся в центре
    [discard] уходит в сброс
   *[removed] сыгранная, выходит из игры
  }
clause-type-in-play = { $what }: на столе только { $value }
clause-type-face-down = { $what }: играется рубашкой вверх
clause-type-counts-as = { $what }: считается за { $value }

# Once
clause-deed-draw = { $who } { $many ->
    [yes] берут
   *[no] берёт
  } { $count ->
    [1] карту
   *[other] карты, { $count }
  }
clause-deed-discard = { $who } { $many ->
    [yes] сбрасывают
   *[no] сбрасывает
  } { $count ->
    [all] всю руку
    [1] карту
   *[other] карты, { $count }
  }{ $way ->
    [random] {" "}по жребию
   *[chosen] {""}
  }
clause-deed-destroy = хозяин карты уничтожает { $what }{ $whose ->
    [anybody] {""}
   *[some] , чья: { $who }
  }
clause-deed-take = хозяин карты забирает { $what }{ $whose ->
    [anybody] {""}
   *[some] , чья: { $who }
  }
clause-deed-token = { $way ->
    [put] { $who }: жетоны { $name } плюс { $count }
    [put-here] эта карта: жетоны { $name } плюс { $count }
    [away] { $who }: жетоны { $name } минус { $count }
   *[away-here] эта карта: жетоны { $name } минус { $count }
  }
clause-deed-skip = { $who } { $many ->
    [yes] пропускают
   *[no] пропускает
  } { $count ->
    [1] следующий ход
   *[other] ходы, { $count }
  }
clause-deed-extra = { $who } { $many ->
    [yes] получают
   *[no] получает
  } { $count ->
    [1] лишний ход
   *[other] лишние ходы, { $count }
  }
clause-deed-mill = { $who } { $many ->
    [yes] кладут
   *[no] кладёт
  } { $count ->
    [1] карту
   *[other] карты, { $count },
  } со стопки в сброс
clause-deed-coin = бросают монету
clause-deed-roll = бросают { $count }d{ $sides }{ $plus ->
    [none] {""}
   *[other] { $plus }
  }
clause-deed-out = { $who } { $many ->
    [yes] выбывают
   *[no] выбывает
  }
clause-deed-peek = хозяин карты смотрит руку, чья: { $who }
clause-deed-reveal = руку видят все, чья: { $who }
clause-deed-reverse = порядок ходов меняется на обратный
clause-deed-shuffle = { $way ->
    [discard] сброс замешивают в стопку
   *[draw] стопку перемешивают
  }
clause-deed-state = «{ $name }» переключается: { $way }
clause-deed-swap = хозяин карты меняется руками, с кем: { $who }

# When
clause-when-played = когда эту карту играют: { $then }
clause-when-destroyed = когда эту карту уничтожают: { $then }
clause-when-discarded = когда эту карту сбрасывают: { $then }
clause-when-drawn = когда эту карту берут: { $then }
clause-when-turn-starts = { $kind ->
    [everyone] в начале каждого хода
   *[other] в начале хода, когда ходит { $who }
  }: { $then }
clause-when-turn-ends = { $kind ->
    [everyone] в конце каждого хода
   *[other] в конце хода, когда ходит { $who }
  }: { $then }
clause-ability = за один Action: { $then }

# How long, and while what
clause-lasting-turns = { $count ->
    [1] , в этот ход
   *[other] , ходов: { $count }
  }
clause-lasting-next-turn = , в следующий ход
clause-lasting-rounds = { $count ->
    [1] , один круг
   *[other] , кругов: { $count }
  }
clause-lasting-game = , до конца игры
clause-while = , пока { $tests }
clause-if = , если { $tests }
clause-not = неверно, что { $test }
clause-amount = { $comparison ->
    [under] меньше { $count }
    [most] не больше { $count }
    [just] { $count ->
        [0] нисколько
       *[other] ровно { $count }
      }
    [over] больше { $count }
   *[least] не меньше { $count }
  }
clause-test-state = «{ $name }» включено
clause-test-control = { $who } { $many ->
    [yes] держат на столе
   *[no] держит на столе
  } { $what }, { $amount }
clause-test-in-play = на столе { $what }, { $amount }
clause-test-token = { $who } { $many ->
    [yes] имеют
   *[no] имеет
  } { $name }, { $amount }
clause-test-counter = на этой карте { $name }, { $amount }
clause-test-hand = { $who } { $many ->
    [yes] держат
   *[no] держит
  } карты на руке, { $amount }
clause-test-turn = ходит { $who }

# Why
clause-why = { $source }: { $said } { $fate }
clause-why-basic-rule = Основное правило
clause-why-wins = Это решает.
clause-why-added = Это прибавляется.
clause-why-switches-off = Это выключает другое.
clause-why-absent = Сейчас не в силе.
clause-why-expired = Не сейчас.
clause-why-condition = Сейчас неверно.
clause-why-not-bound = Не об этом игроке.
clause-why-other-card = Не об этой карте.
clause-why-switched-off = Выключает { $other }.
clause-why-basic = { $other } сильнее основного правила.
clause-why-below-cards = { $other } здесь сильнее особого правила.
clause-why-denied = { $other } запрещает.
clause-why-narrower = { $other }: сказано точнее.
clause-why-later = { $other }: сказано позже.
clause-why-absorbed = Предела нет, прибавлять нечего.
clause-why-replaced = Из прибавок считается { $other }.
clause-answer-number = { $who }: { $issue }{ $about ->
    [none] {""}
   *[some] {" "}({ $thing })
  } — { $value ->
    [none] без предела
   *[other] { $value }
  }.
clause-answer-verb = { $who }: { $allowed ->
    [yes] можно { $verb }
   *[no] нельзя { $verb }
  }{ $about ->
    [none] {""}
   *[some] {" "}{ $thing }
  }.
clause-answer-win = { $who } { $allowed ->
    [yes] побеждает
   *[no] не побеждает
  }.
clause-answer-lose = { $who } { $allowed ->
    [yes] выбывает
   *[no] не выбывает
  }.
clause-answer-seat = место { $number }
clause-answer-nothing = Ничто в силе об этом не говорит.
clause-answer-more = { $count ->
    [1] Ещё одно не сказано.
   *[other] Ещё не сказано: { $count }.
  }
clause-answer-by-people = За этим столом за этим следят люди, а не зал.
clause-issue-hand = предел руки
clause-issue-draw-n = добор в начале хода
clause-issue-deal = раздача
clause-issue-plays = сколько играть за ход
clause-issue-other = «{ $name }»
dvorak-refuse-why-what = Скажите, о чём: why hand, why draw, why play Thing, why cost of Лампа.

## Its page

dvorak-page-draw = Взять
dvorak-page-end = Закончить ход
dvorak-page-play = Сыграть
dvorak-page-play-on = Сыграть, цель: {$onto}
dvorak-page-use = Применить способность {$which}
dvorak-page-discard = Сбросить
dvorak-page-resolve = Выполнить: {$title}
dvorak-page-resolve-on = Выполнить: {$title}, цель: {$onto}
dvorak-page-decline = Оставить: {$title}
dvorak-page-ready = Можно начинать
dvorak-page-ready-no = Ещё нет
dvorak-page-start = Перемешать и сдать
dvorak-page-start-with = Первым ходит {$seat}
dvorak-page-loaddeck = Добавить колоду {$deck}
dvorak-page-confirm = Согласиться
dvorak-page-rock = Камень
dvorak-page-paper = Бумага
dvorak-page-scissors = Ножницы
dvorak-page-turn-vote = Нужен ваш голос
dvorak-page-turn-draw = Ваш ход: возьмите карту
dvorak-page-turn-play = Ваш ход: играйте или закончите. Осталось: {$plays}
dvorak-page-turn-discard = { $n ->
    [one] Сбросьте {$n} карту
    [few] Сбросьте {$n} карты
   *[many] Сбросьте {$n} карт
  }
dvorak-page-votes = Ещё не голосовали: {$names}.
dvorak-page-voted = Голосовали: {$names}.
dvorak-page-voted-yes = За: {$names}.
dvorak-page-voted-no = Против: {$names}.
dvorak-page-building = { $n ->
    [0] Колода пуста: придумывайте карты
    [one] {$n} карта в колоде: придумайте ещё
    [few] {$n} карты в колоде: придумайте ещё или начинайте
   *[many] {$n} карт в колоде: придумайте ещё или начинайте
  }
dvorak-page-empty-area = На столе ничего
dvorak-page-draw-pile = Стопка
dvorak-page-discard-pile = Сброс
dvorak-page-hidden-card = Карта {$n}, рубашкой вверх
dvorak-page-hidden = Ведущий скрыл её текст от стола.
dvorak-page-face-down = Рубашкой вверх
dvorak-page-copies = { $n ->
    [one] {$n} копия
    [few] {$n} копии
   *[many] {$n} копий
  }
dvorak-page-by = Автор: {$name}
dvorak-page-always = Всегда
dvorak-page-write = Придумать карту
dvorak-page-more = Ещё
dvorak-page-undo = Вернуть ход
dvorak-page-won = Победа: {$names}
dvorak-page-draw-end = Не победил никто
dvorak-page-deck = Колода
dvorak-page-deck-lost_property = Бюро находок
dvorak-page-deck-night_market = Ночной базар
dvorak-page-deck-crooked_inn = «Кривая гостиница» (английская)
dvorak-page-deck-na_houbach = Na houbách
dvorak-page-deck-nochnoy_poezd = Ночной поезд
dvorak-page-deck-none = Чистые карты
dvorak-page-workshop = Сначала придумать карты
dvorak-page-workshop-no = Нет
dvorak-page-workshop-yes = Да

# The shelf, and votes

dvorak-page-shelf = Правила и предложения
dvorak-page-rules = Особые правила
dvorak-page-lasting = Ещё в силе
dvorak-page-rulings = Решения
dvorak-page-states = Состояния
dvorak-page-waiting = Предложения
dvorak-page-rejected = отклонено
dvorak-page-lump = Связать в одно голосование
dvorak-page-motion-card = Голосование {$n}: карта
dvorak-page-motion-rule = Голосование {$n}: особое правило
dvorak-page-motion-amend = Голосование {$n}: переписать
dvorak-page-motion-repeal = Голосование {$n}: убрать
dvorak-page-motion-package = Голосование {$n}: всё или ничего
dvorak-page-motion-ruling = Голосование {$n}: что значит карта
dvorak-page-motion-win = Голосование {$n}: заявка на победу
dvorak-page-motion-draw = Голосование {$n}: предложение ничьей
dvorak-page-proposed-by = Предлагает: {$seat}
dvorak-page-your-vote = Ваш голос
dvorak-page-yes = За
dvorak-page-no = Против
dvorak-page-unvote = Забрать голос
dvorak-page-withdraw = Снять
dvorak-page-excuse = Не ждать: {$seat}

# Whatever is looked at

dvorak-page-operations = Действия за столом
dvorak-page-whom = Кому
dvorak-page-do-it = Сделать
dvorak-page-do-reveal = Показать
dvorak-page-do-give = Отдать
dvorak-page-do-face-down = Сыграть рубашкой вверх
dvorak-page-do-discard = Сбросить
dvorak-page-do-to-top = На стопку
dvorak-page-do-to-random = В стопку
dvorak-page-do-to-hand = На руку
dvorak-page-do-to-area = Перед собой
dvorak-page-do-to-centre = В центр
dvorak-page-do-destroy = Уничтожить
dvorak-page-do-take = Забрать
dvorak-page-do-tap = Повернуть
dvorak-page-do-turn-over = Перевернуть
dvorak-page-do-copy = Копировать
dvorak-page-do-token = Жетоны
dvorak-page-do-note = Заметка
dvorak-page-do-attach = Прикрепить
dvorak-page-do-ruling = Спросить, что значит
dvorak-page-do-amend = Переписать
dvorak-page-do-repeal = Убрать из игры
dvorak-page-do-claim-because = Заявить победу
dvorak-page-do-draw-one = Взять одну
dvorak-page-do-draw-one-here = Взять одну
dvorak-page-do-draw-many = Взять несколько
dvorak-page-do-mill = Сбросить верхнюю
dvorak-page-do-peek = Подсмотреть верхнюю
dvorak-page-do-shuffle = Перемешать
dvorak-page-do-reshuffle = Замешать сброс
dvorak-page-do-pick = Выбрать жребием
dvorak-page-do-drop-pile = Убрать стопку
dvorak-page-do-points = Очки
dvorak-page-do-peek-hand = Подсмотреть руку
dvorak-page-do-swap = Обмен руками
dvorak-page-do-skip = Пропуск хода
dvorak-page-do-extra = Лишний ход
dvorak-page-do-put-out = Вывести из игры
dvorak-page-do-roll = Бросить кости
dvorak-page-do-flip = Бросить монету
dvorak-page-do-pick-player = Выбрать игрока
dvorak-page-do-reverse = Обратный порядок
dvorak-page-do-state = Включить состояние
dvorak-page-do-pile = Новая стопка
dvorak-page-do-reveal-hand = Показать руку
dvorak-page-do-claim = Заявить победу
dvorak-page-do-offer-draw = Предложить ничью
dvorak-page-do-hold = Отложить голосования
dvorak-page-ask-token = Сколько и каких: 2 Gold
dvorak-page-ask-note = Что в заметке
dvorak-page-ask-attach = К какой карте на столе, номер
dvorak-page-ask-ruling = Что это значит
dvorak-page-ask-amend = Новый текст
dvorak-page-ask-draw-many = Сколько
dvorak-page-ask-points = Сколько
dvorak-page-ask-roll = Какие кости: 2d6+1
dvorak-page-ask-state = Что теперь так: дождь
dvorak-page-ask-pile = Как назвать
dvorak-page-ask-claim = Почему

# Writing a card

dvorak-page-title = Название
dvorak-page-kind = Вид
dvorak-page-kind-thing = Вещь
dvorak-page-kind-action = Действие
dvorak-page-kind-rule = Особое правило
dvorak-page-text = Что она делает, вашими словами
dvorak-page-left = { $n ->
    [one] Остался {$n} знак
    [few] Осталось {$n} знака
   *[many] Осталось {$n} знаков
  }
dvorak-page-flavour = Строчка для настроения
dvorak-page-propose = Предложить
dvorak-page-revise = Переписать
dvorak-page-revise-it = Предложить так
dvorak-page-clauses = Слова, за которыми зал следит сам
dvorak-page-clause = Фраза
dvorak-page-number = Число
dvorak-page-what = Чего
dvorak-page-who = Кому
dvorak-page-add-clause = Добавить в текст
dvorak-page-clause-hand-limit = Предел руки
dvorak-page-clause-draw-start = Добор в начале хода
dvorak-page-clause-plays = Больше карт за ход
dvorak-page-clause-draw = Взять
dvorak-page-clause-discard = Сбросить
dvorak-page-clause-destroy = Уничтожить
dvorak-page-clause-token = Жетоны
dvorak-page-clause-may-not = Нельзя
dvorak-page-clause-win-if = Победа, если есть
dvorak-page-clause-skip = Пропуск хода
dvorak-page-who-me = я
dvorak-page-who-opponents = соперники
dvorak-page-who-everyone = каждый
dvorak-page-who-target = выбранный игрок
dvorak-page-who-next-player = следующий игрок

# --- колоды: почему файл не годится ------------------------------------------------------------

dvorak-refuse-deck-too-large = Здесь {$size} КиБ; в колоде не больше {$most}.
dvorak-refuse-deck-too-many = Карт в колоде, считая копии, не больше {$most}.
dvorak-refuse-deck-empty = Ни одной карты здесь не нашлось.
dvorak-refuse-deck-what-format = Не понять, что это за формат. Читаются {$choices}.
dvorak-refuse-deck-format-number = Здесь указан format {$found}; читается format {$known}.
dvorak-refuse-deck-toml = Эту часть не прочесть: {$reason}.
dvorak-refuse-deck-table = {$name} должно быть отдельной частью под своим именем в квадратных скобках.
dvorak-refuse-deck-field = У поля {$field} не бывает такого значения.
dvorak-refuse-deck-card-open = Карта не закрыта, или в ней стоит другой шаблон.
dvorak-refuse-deck-columns = Первая строка должна называть столбцы; один из них — title.
dvorak-refuse-deck-row = Эту строку не прочесть; посмотрите на кавычки.
dvorak-refuse-deck-cells = Ячеек здесь {$found}, а столбцов {$known}.
dvorak-refuse-deck-number = {$word} — не число копий.
dvorak-refuse-no-such-author = Никто с таким именем карт здесь не писал. Авторы: {$names}.
dvorak-refuse-no-such-format = {$word} — не тот формат, в котором пишет зал. Есть {$choices}.

# --- полка с колодами --------------------------------------------------------------------------

dvorak-shelf-count = { $searched ->
    [yes] Найдено:
   *[no] На полке:
  } { $count ->
    [one] {$count} колода
    [few] {$count} колоды
   *[other] {$count} колод
  }.
dvorak-shelf-line = {$number}. {$title}: { $count ->
    [one] {$count} карта
    [few] {$count} карты
   *[other] {$count} карт
  }, {$language}, { $owner ->
    [you] { $shared ->
        [yes] ваша, общая
       *[no] ваша, личная
      }
    [hall] из зала
   *[other] владеет {$name}
  }.
dvorak-shelf-more = И ещё { $count ->
    [one] {$count} колода
    [few] {$count} колоды
   *[other] {$count} колод
  }: deck search и слово найдут их.
dvorak-shelf-hint = deck и номер покажет колоду, deck load и номер принесёт её на ваш стол. Остальное в help deck.
dvorak-shelf-deck = Колода {$number}: {$title}, версия {$version}.
dvorak-shelf-by = Авторы: {$names}.
dvorak-shelf-fact = { $what ->
    [players] Игроков
    [language] Язык
   *[licence] Лицензия
  }: {$value}.
dvorak-shelf-rule = Особое правило «{$title}»: {$text}
dvorak-shelf-cards = { $count ->
    [one] {$count} карта
    [few] {$count} карты
   *[other] {$count} карт
  }, разных {$kinds}:
dvorak-shelf-card = {$number}. {$title}, {$type}{ $count ->
    [1] {""}
   *[other] , {$count} шт.
  }
dvorak-shelf-fault = { $line ->
    [0] Пропущено:
   *[other] Строка {$line} пропущена:
  } {$reason}
dvorak-shelf-faults-more = Пропущено ещё строк: {$count}.
dvorak-shelf-losses-more = Не перейдёт ещё мелочей: {$count}.
dvorak-shelf-report = Прочитано как {$format}: { $titled ->
    [yes] {$title},{" "}
   *[no] {""}
  }{ $count ->
    [one] {$count} карта
    [few] {$count} карты
   *[other] {$count} карт
  }, разных {$kinds}, особых правил {$rules}; { $faults ->
    [0] все строки годятся.
   *[other] пропущено строк: {$faults}.
  }
dvorak-shelf-sure = Поставить «{$title}» на полку? yes или no.
dvorak-shelf-what-title = Названия в тексте нет. Наберите название колоды или no.
dvorak-shelf-stopped = Ничего не сохранено.
dvorak-shelf-kept = Колода {$number}, «{$title}», стоит на полке, версия {$version}{ $shared ->
    [yes] {""}
   *[no] ; видите её вы одни, пока не скажете deck share {$number}
  }.
dvorak-shelf-same = В колоде {$number}, «{$title}», именно это уже написано: версия {$version}.
dvorak-shelf-paste = Вставляйте колоду; точка отдельной строкой закончит. Читаются исходный текст вики, строки MUSH и Dvorax, таблица Lackey, CSV и наш TOML. .h расскажет о правке, .q бросит всё.
dvorak-shelf-editor = . заканчивает, .q бросает, .l 20 показывает со строки 20, .d 3 удаляет строку 3, .r 3 текст заменяет её, .i 3 текст вставляет перед ней. Из двух точек в начале строки остаётся одна.
dvorak-shelf-lines = Строк в тексте: {$count}.
dvorak-shelf-versions = У колоды «{$title}» версий: {$count}.
dvorak-shelf-version = {$version}. { $count ->
    [one] {$count} карта
    [few] {$count} карты
   *[other] {$count} карт
  }, {$by}, {$at}, {$hash}.
dvorak-shelf-shared = { $shared ->
    [yes] Теперь «{$title}» могут читать и играть все.
   *[no] Теперь «{$title}» можете читать только вы.
  }
dvorak-shelf-given = Колодой «{$title}» теперь владеет {$name}.
dvorak-shelf-got = {$name} отдаёт вам колоду {$number}, «{$title}».
dvorak-shelf-gone = «{$title}» больше не на полке. Начатые с ней партии сохраняют её карты.
dvorak-shelf-stocked = Новых колод из папки: {$new}{ $wrong ->
    [0] .
   *[other] ; не прочитано файлов: {$wrong}, причины в журнале сервера.
  }
dvorak-shelf-ordered = {$seat} кладёт на стол колоду: {$title}, { $count ->
    [one] {$count} карта
    [few] {$count} карты
   *[other] {$count} карт
  }. Скажите ready, когда пора сдавать.

dvorak-lost-encoding = Файл не в UTF-8; начиная со строки {$line}, буквы кроме A–Z могут быть неверны.
dvorak-lost-field = { $line ->
    [0] Поле {$field} здесь неизвестно и пропущено.
   *[other] Строка {$line}: поле {$field} здесь неизвестно и пропущено.
  }
dvorak-lost-picture = Строка {$line}: картинка {$name} не переносится.
dvorak-lost-subpage = Строка {$line}: ещё карты есть на странице {$page}. Вставьте и её, перед этой.
dvorak-lost-rules-missing = Особых правил в этом формате никогда не было. Если они у колоды есть, допишите их: deck edit.
dvorak-lost-rules = Этот формат не вмещает особых правил: они опущены.
dvorak-lost-corners = Этот формат не вмещает чисел в углу: они опущены.
dvorak-lost-creators = Этот формат не вмещает имён авторов: они опущены.
dvorak-lost-subtypes = Этот формат знает только Thing и Action: прочие типы опущены.
dvorak-lost-colours = Этот формат не вмещает цветов: они опущены.
dvorak-lost-slashes = Косая черта в этом формате обрывает название: вместо неё стоит другой знак.
dvorak-lost-drawings = Этот формат не вмещает рисунков: они опущены.
dvorak-lost-head = Этот формат вмещает только карты и правила: название, авторы, тема и лицензия опущены.
dvorak-page-word-why-draw = Почему столько брать
dvorak-page-word-why-play = Что можно играть и почему
dvorak-page-word-why-hand = Почему такой предел руки
dvorak-page-word-why-discard = Почему сбрасывать
dvorak-page-word-why-win = Кто победил бы и почему
dvorak-page-word-rulings = Решения

# --- печать колоды ---

dvorak-print-title = Печать: {$title}
dvorak-print-paper = Бумага
dvorak-print-ink = Чернила
dvorak-print-ink-colour = в цвете
dvorak-print-ink-saving = экономно
dvorak-print-copies = Копий
dvorak-print-blanks = Пустых карт
dvorak-print-backs = Рубашки
dvorak-print-laws = Лист с правилами
dvorak-print-yes = да
dvorak-print-no = нет
dvorak-print-show = Показать
dvorak-print-now = Печатать
dvorak-print-hint = По девять карт на листе, 63 на 88 мм. Печатайте в масштабе 100 %, без полей принтера; режьте по меткам.
dvorak-print-how = Перетасуйте и сдайте каждому по пять карт. В свой ход возьмите карту, потом сыграйте Действие или Вещь либо и то и другое: Действие исполняется и уходит в сброс, Вещь остаётся перед вами. В конце хода сбросьте лишнее до пяти карт. Когда колода пуста, сброс тасуется заново. Сказанное на карте важнее этих правил.
dvorak-bring-title = Принести колоду
dvorak-bring-report = Что прочитано
dvorak-bring-stranger = Сначала войдите на главной странице, потом можно принести колоду.
dvorak-bring-name = Название
dvorak-bring-keep = Поставить на полку
dvorak-bring-how = Выберите файл или вставьте текст: исходник вики, строки MUSH или Dvorax, таблицу Lackey, CSV или наш TOML, не больше 256 КиБ. Прежде чем что-то сохранится, вы увидите, что прочитано.
dvorak-bring-file = Файл
dvorak-bring-text = Текст
dvorak-bring-read = Прочитать

dvorak-page-sketch = Нарисовать на карте
dvorak-page-pens = Перья
dvorak-page-pen-fine = Тонкое
dvorak-page-pen-broad = Толстое
dvorak-page-pen-red = Красное
dvorak-page-pen-blue = Синее
dvorak-page-pen-green = Зелёное
dvorak-page-draw-undo = Убрать штрих
dvorak-page-draw-clear = Стереть всё
dvorak-page-draw-full = Карта заполнена: не больше 48 штрихов и 2000 точек.
dvorak-page-alt = Что нарисовано — для тех, кто не видит

dvorak-keep-offer = Новых карт за эту партию: {$count}. keep покажет их, keep и номера — голос за то, чтобы их сохранить.
dvorak-keep-count = Можно сохранить карт: {$count}.
dvorak-keep-line = {$number}. {$title}, автор {$by}: { $kept ->
    [yes] сохранена
   *[no] голосов: {$votes}
  }.
dvorak-keep-voted = {$seat} голосует за то, чтобы сохранить {$titles}.
dvorak-keep-kept = На стене теперь (колода {$number}): {$titles}.
