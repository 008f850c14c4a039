# Durak, Russian: what happens, why an act is refused, and the table's options.

durak-name = Дурак

## The deal

durak-dealer-drawn = { $seat-is ->
    [you] Жребий: первым сдаёте вы.
   *[other] Жребий: первым сдаёт {$seat}.
  }
durak-redealt = { $reason ->
    [five-of-a-suit] { $seat-is ->
        [you] У вас пять карт одной масти: карты пересдаются.
       *[other] {$seat} держит пять карт одной масти: карты пересдаются.
      }
    [one-colour] { $seat-is ->
        [you] У вас карты одного цвета: карты пересдаются.
       *[other] {$seat} держит карты одного цвета: карты пересдаются.
      }
   *[ace-turned-up] Открылся туз: карты пересдаются.
  }
durak-dealt = { $seat-is ->
    [you] Вы сдаёте по { $count ->
        [one] {$count} карте
       *[many] {$count} карт
      }, { $talon ->
        [0] в колоде ничего не остаётся.
       *[many] в колоде остаётся {$talon}.
      }
   *[other] {$seat} сдаёт по { $count ->
        [one] {$count} карте
       *[many] {$count} карт
      }, { $talon ->
        [0] в колоде ничего не остаётся.
       *[many] в колоде остаётся {$talon}.
      }
  }
durak-hand-dealt = Ваши карты: {$cards}.
durak-trump-turned = Козырь — {$suit}: под колодой {$card}.
durak-trump-shown = { $seat-is ->
    [you] Козырь — {$suit}: ваша последняя карта, {$card}, показана всем.
   *[other] Козырь — {$suit}: последняя карта, {$card}, показана, её держит {$seat}.
  }
durak-lead-given = { $reason ->
    [lowest-trump] { $seat-is ->
        [you] Первый ход ваш: {$card} — младший козырь на руках.
       *[other] Первым ходит {$seat}: {$card} — младший козырь на руках.
      }
    [lowest-card] { $seat-is ->
        [you] Первый ход ваш: козырей ни у кого нет, {$card} — младшая карта.
       *[other] Первым ходит {$seat}: козырей ни у кого нет, {$card} — младшая карта.
      }
    [under-fool] { $seat-is ->
        [you] Первый ход ваш: вы сидите справа от дурака.
       *[other] Первым ходит {$seat}, сосед дурака справа.
      }
    [from-fool] { $seat-is ->
        [you] Первый ход ваш: вы сидите слева от дурака.
       *[other] Первым ходит {$seat}, сосед дурака слева.
      }
    [winner] { $seat-is ->
        [you] Первый ход ваш: в прошлый раз вы вышли раньше всех.
       *[other] Первым ходит {$seat}: в прошлый раз первый выход был здесь.
      }
   *[winning-team] { $seat-is ->
        [you] Первый ход ваш, за победившую команду.
       *[other] Первым ходит {$seat}, за победившую команду.
      }
  }

## The bout

durak-bout-began = { $attacker-is ->
    [you] Теперь ходите вы, отбивается {$defender}.
   *[other] { $defender-is ->
        [you] Теперь ходит {$attacker}, отбиваетесь вы.
       *[other] Теперь ходит {$attacker}, отбивается {$defender}.
      }
  }
durak-exchanged = { $seat-is ->
    [you] Вы меняете {$card-acc} на {$gained-acc}.
   *[other] {$seat} меняет {$card-acc} на {$gained-acc}.
  }
durak-attacked = { $seat-is ->
    [you] Вы кладёте {$cards-acc}, отбивается {$target}.
   *[other] { $target-is ->
        [you] {$seat} кладёт {$cards-acc}, отбиваетесь вы.
       *[other] {$seat} кладёт {$cards-acc}, отбивается {$target}.
      }
  }
durak-threw-in = { $seat-is ->
    [you] Вы подкидываете {$cards-acc}.
   *[other] {$seat} подкидывает {$cards-acc}.
  }
durak-piled-on = { $seat-is ->
    [you] Вы подкидываете вдогонку {$cards-acc}.
   *[other] {$seat} подкидывает вдогонку {$cards-acc}.
  }
durak-covered = { $seat-is ->
    [you] Вы кроете: {$card} на {$over-acc}.
   *[other] {$seat} кроет: {$card} на {$over-acc}.
  }
durak-passed-on = { $seat-is ->
    [you] Вы переводите, {$card}: отбивается {$target}.
   *[other] { $target-is ->
        [you] {$seat} переводит, {$card}: отбиваетесь вы.
       *[other] {$seat} переводит, {$card}: отбивается {$target}.
      }
  }
durak-showed-trump = { $seat-is ->
    [you] Вы переводите проездным, {$card}: отбивается {$target}.
   *[other] { $target-is ->
        [you] {$seat} переводит проездным, {$card}: отбиваетесь вы.
       *[other] {$seat} переводит проездным, {$card}: отбивается {$target}.
      }
  }
durak-declined = { $seat-is ->
    [you] { $rest ->
        [yes] Вы пасуете до конца захода.
       *[no] Вы пасуете.
      }
   *[other] { $rest ->
        [yes] {$seat} пасует до конца захода.
       *[no] {$seat} пасует.
      }
  }
durak-gave-up = { $seat-is ->
    [you] { $open ->
        [yes] Вы берёте. Остальные могут подкинуть вдогонку.
       *[no] Вы берёте.
      }
   *[other] { $open ->
        [yes] {$seat} берёт. Можно подкинуть вдогонку.
       *[no] {$seat} берёт.
      }
  }
durak-called = { $right ->
    [yes] { $seat-is ->
        [you] Вы ловите: {$card} не бьёт {$over-acc}. {$target} забирает карту назад.
       *[other] { $target-is ->
            [you] {$seat} ловит: {$card} не бьёт {$over-acc}. Вы забираете карту назад.
           *[other] {$seat} ловит: {$card} не бьёт {$over-acc}. {$target} забирает карту назад.
          }
      }
   *[no] { $seat-is ->
        [you] Вы ловите зря: {$card} на {$over-acc} — всё честно.
       *[other] {$seat} ловит зря: {$card} на {$over-acc} — всё честно.
      }
  }
durak-window-closed = Время вышло: подкидывать больше нельзя.
durak-took = { $seat-is ->
    [you] Вы забираете { $count ->
        [one] {$count} карту: {$cards-acc}.
        [few] {$count} карты: {$cards-acc}.
       *[many] {$count} карт: {$cards-acc}.
      }
   *[other] {$seat} забирает { $count ->
        [one] {$count} карту: {$cards-acc}.
        [few] {$count} карты: {$cards-acc}.
       *[many] {$count} карт: {$cards-acc}.
      }
  }
durak-beaten-off = { $seat-is ->
    [you] Бито: вы отбились, { $count ->
        [one] {$count} карта уходит в отбой.
        [few] {$count} карты уходят в отбой.
       *[many] {$count} карт уходит в отбой.
      }
   *[other] Бито: {$seat} отбивается, { $count ->
        [one] {$count} карта уходит в отбой.
        [few] {$count} карты уходят в отбой.
       *[many] {$count} карт уходит в отбой.
      }
  }
durak-drew = { $seat-is ->
    [you] Вы берёте из колоды: {$cards}.
   *[other] {$seat} берёт из колоды { $count ->
        [one] {$count} карту.
        [few] {$count} карты.
       *[many] {$count} карт.
      }
  }
durak-talon-emptied = Колода кончилась.
durak-went-out = { $seat-is ->
    [you] { $place ->
        [1] Вы выходите, раньше всех.
       *[many] Вы выходите, место {$place}.
      }
   *[other] { $place ->
        [1] {$seat} выходит, раньше всех.
       *[many] {$seat} выходит, место {$place}.
      }
  }
durak-resigned = { $seat-is ->
    [you] Вы сдаётесь.
   *[other] {$seat} сдаётся.
  }

## The end

durak-fool-named = { $seat-is ->
    [you] Вы остаётесь в дураках{ $cards-count ->
        [0] .
       *[many] , на руках {$cards}.
      }
   *[other] {$seat} остаётся в дураках{ $cards-count ->
        [0] .
       *[many] , на руках {$cards}.
      }
  }
durak-team-lost = { $seats-is ->
    [among] Ваша команда проиграла, в дураках {$seats}.
   *[other] В дураках {$seats}.
  }
durak-drawn = { $reason ->
    [agreed] Ничья по общему согласию.
    [repetition] Ничья: то же положение в третий раз.
   *[both-empty] Ничья: карт ни у кого не осталось.
  }
durak-winner-named = { $seats-is ->
    [you] Вы побеждаете, первый выход ваш.
    [among] Ваша команда побеждает: {$seats}.
   *[other] { $seats-count ->
        [one] Побеждает {$seats}, первый выход.
       *[many] Побеждают {$seats}.
      }
  }
durak-order-named = Порядок выхода: {$seats}.
durak-honoured = { $badge ->
    [epaulettes] { $seat-is ->
        [you] Вам вешают погоны, карты такие: {$rank}{ $scores ->
            [yes] , и это в зачёт.
           *[no] .
          }
       *[other] {$seat} получает погоны, карты такие: {$rank}{ $scores ->
            [yes] , и это в зачёт.
           *[no] .
          }
      }
   *[tie] { $seat-is ->
        [you] Вам вешают галстук, карта такая: {$rank}{ $scores ->
            [yes] , и это в зачёт.
           *[no] .
          }
       *[other] {$seat} получает галстук, карта такая: {$rank}{ $scores ->
            [yes] , и это в зачёт.
           *[no] .
          }
      }
  }
durak-ladder-rose = { $seat-is ->
    [you] Лестница растёт: против вас теперь нужна карта {$rank}.
   *[other] Лестница растёт: чтобы в дураках остался игрок {$seat}, теперь нужна карта {$rank}.
  }
durak-ladder-ended = { $seat-is ->
    [you] Лестница кончилась: вам повесили туза.
   *[other] Лестница кончилась: {$seat} получает туза.
  }

## Why an act is refused

durak-refuse-unreadable = Это не карта и не ход. Наберите карту, например 7S, или беру, пас, legal, help.
durak-refuse-no-such-act = Такого хода в дураке нет. Наберите legal, чтобы увидеть, что можно.
durak-refuse-over = Эта игра окончена. Наберите rematch, чтобы сыграть ещё.
durak-refuse-out = Вы вышли: карт у вас нет и добирать нечего.
durak-refuse-not-your-turn = Сейчас выбирает {$seat}, а не вы. Подождите, пожалуйста.
durak-refuse-taking-already = Вы уже берёте; остальные решают, что подкинуть вдогонку.
durak-refuse-not-attacked-yet = Вы отбиваетесь, а {$attacker} ещё не ходит.
durak-refuse-all-covered = Всё покрыто. Остальные решают, подкидывать ли.
durak-refuse-own-team = {$target} в вашей команде, подкидывать своим нельзя.
durak-refuse-not-defending = Отбивается {$defender}, а не вы. Подкиньте карту, когда спросят, или пасуйте.
durak-refuse-only-main = За этим столом подкидывает только тот, кто ходит: {$seat}.
durak-refuse-only-neighbours = За этим столом подкидывают только соседи отбивающегося.
durak-refuse-declined-already = Вы спасовали. Новая покрытая карта вернёт вам выбор.
durak-refuse-cover-first = Сначала {$defender} отвечает на открытую карту, потом можно подкинуть ещё.
durak-refuse-you-defend = Вы отбиваетесь, ходит {$attacker}: покройте открытую карту или берите.
durak-refuse-no-cards = Назовите карту.
durak-refuse-not-in-hand = У вас нет такой карты: {$card}. Наберите hand, чтобы увидеть свои карты.
durak-refuse-card-twice = Дважды одну карту не сыграть: {$card}.
durak-refuse-open-with-one = За этим столом ходят одной картой. Назовите одну.
durak-refuse-open-with-one-rank = Вместе ходят картами одного достоинства и без джокеров. Или ходите одной картой: {$card}.
durak-refuse-limit-reached = { $room ->
    [0] Больше карт в этот заход не положить: отбивается {$defender}, предел {$limit}.
    [one] В этот заход поместится ещё {$room} карта: предел {$limit}.
    [few] В этот заход поместится ещё {$room} карты: предел {$limit}.
   *[many] В этот заход поместится ещё {$room} карт: предел {$limit}.
  }
durak-refuse-one-at-a-time = Подкидывайте по одной: каждую надо покрыть раньше следующей.
durak-refuse-rank-not-on-table = {$card} не подходит. Достоинства на столе: {$ranks}.
durak-refuse-joker-only-opens = {$card}: этой картой можно только ходить, подкинуть её нельзя.
durak-refuse-joker-opens-no-rank = {$card} не подходит: джокер не даёт достоинства.
durak-refuse-may-only-call = Подкидывать вам нельзя, можно только ловить или пасовать.
durak-refuse-must-lead = Вам ходить, отбивается {$defender}: сыграйте любую карту.
durak-refuse-not-attacking = {$over} в этом заходе не лежит. Открыто: {$cards}.
durak-refuse-covered-already = {$over}: уже покрыто. { $cards-count ->
    [0] Открытых карт нет.
   *[many] Открыто: {$cards}.
  }
durak-refuse-joker-unbeatable = Ничто не бьёт {$over-acc}. Можно только брать.
durak-refuse-trump-needs-higher-trump = {$card} не бьёт {$over-acc}: козыря бьёт козырь старше.
durak-refuse-does-not-beat = {$card} не бьёт {$over-acc}. Нужна карта старше той же масти или козырь, {$suit}; или берите.
durak-refuse-cover-or-take = Пасовать нельзя, открыто: {$cards}. Кройте или берите.
durak-refuse-no-passing-on = За этим столом не переводят: кройте или берите.
durak-refuse-no-passing-on-yet = За этим столом первый заход не переводят: кройте или берите.
durak-refuse-covered-cannot-pass-on = Что-то уже покрыто, переводить поздно.
durak-refuse-joker-cannot-pass-on = Джокером не переводят, и джокера не переводят.
durak-refuse-pass-on-same-rank = {$card} не переводит: нужна ещё одна {$rank}.
durak-refuse-nobody-to-pass-to = Переводить больше не на кого.
durak-refuse-pass-on-too-many = { $held ->
    [one] {$target} держит {$held} карту
    [few] {$target} держит {$held} карты
   *[many] {$target} держит {$held} карт
  }, а отбивать пришлось бы {$table}. Кройте или берите.
durak-refuse-no-showing = За этим столом проездного нет.
durak-refuse-show-trump-only = {$card} — не козырь. Показать можно только козырь того же достоинства; козырь — {$suit}.
durak-refuse-shown-already = {$card}: эту карту уже показывали.
durak-refuse-no-exchange = За этим столом козырь под колодой не меняют.
durak-refuse-exchange-on-lead-only = Козырь под колодой меняют только до своего хода.
durak-refuse-exchange-needs-talon = Колода кончилась, менять не на что.
durak-refuse-no-calling = За этим столом ходы против правил и так не проходят, ловить нечего.
durak-refuse-call-yourself = Себя ловить нельзя.
durak-refuse-nothing-to-call = {$over}: не покрыто, ловить нечего.
durak-refuse-call-when-covered = Ловите, когда всё покрыто и выбираете вы.
durak-refuse-called-already = Это вы уже ловили.
durak-refuse-resigned-already = Вы уже сдались.
durak-refuse-no-such-deadline = Такой срок не идёт.

## Words that cannot be read

durak-refuse-take-alone = Берут всё, что на столе. Наберите просто беру.
durak-refuse-pass-how = Наберите пас на этот раз или пас всё до конца захода.
durak-refuse-which-card = Назовите карту после {$verb}, например {$verb} 7S.
durak-refuse-one-card = После {$verb} назовите одну карту.
durak-refuse-no-such-card = {$words}: такой карты в этой колоде нет.
durak-refuse-no-such-place = Карты номер {$number} у вас нет; карт у вас {$held}.
durak-refuse-no-card-of-rank = У вас нет такой карты: {$rank}. Наберите hand, чтобы увидеть свои карты.
durak-refuse-refill-by-itself = Карты добираются сами после каждого захода, до шести.

## Options

durak-refuse-teams-never-pass = В командной игре не переводят. Ближе всего: {$nearest}.
durak-refuse-show-needs-passing = Проездной — это перевод, а перевод выключен. Ближе всего: {$nearest}.
durak-refuse-too-few-seats = Для дурака нужно хотя бы двое.
durak-refuse-too-many-seats = Игроков {$seats}, а карт в колоде {$deck}: можно не больше {$most}. Ближе всего: {$nearest}.
durak-refuse-pairs-need-four-or-six = Парами играют вчетвером или вшестером, а вас {$seats}. Ближе всего: {$nearest}.
durak-refuse-threes-need-six = Трое на трое играют вшестером, а вас {$seats}. Ближе всего: {$nearest}.
durak-option-deck = Карт в колоде: 36 от шестёрки, 24 от девятки, 32 от семёрки, 52 от двойки, 54 с двумя джокерами.
durak-option-hand = Карт в полной руке.
durak-option-no_ace_turnup = Туз козырем не открывается.
durak-option-redeal = Пересдача, если на руках пять карт одной масти или карты одного цвета.
durak-option-next_lead = Кто ходит в следующей игре: сосед дурака справа, сосед слева, младший козырь или победитель.
durak-option-dealer = Кто сдаёт следующим: дурак или все по очереди.
durak-option-multi_open = Ходить можно сразу несколькими картами одного достоинства.
durak-option-throw_in = Когда подкидывают: когда всё покрыто, после первой покрытой карты или в любое время.
durak-option-throw_in_seconds = Сколько секунд открыто свободное подкидывание.
durak-option-priority = Кого спрашивают первым: того, чья карта была последней, или всегда того, кто ходил.
durak-option-decline_final = Спасовавшего в этом заходе больше не спрашивают.
durak-option-who = Кто подкидывает: все, соседи отбивающегося или только тот, кто ходит.
durak-option-attack_cap = Карт в заходе: шесть или без своего предела.
durak-option-hand_cap = Карт не больше, чем было у отбивающегося в начале захода.
durak-option-first_bout = Только пять карт: в первом заходе или пока нет отбоя.
durak-option-pile_on = Берущему можно подкинуть вдогонку.
durak-option-pile_cap = Вдогонку: шесть карт всего или предел захода.
durak-option-refill = Кто добирает первым: ходившие по кругу или по порядку вступления.
durak-option-result = Что объявляют кроме дурака: ничего, весь порядок или победителя.
durak-option-both_empty = Карты кончились у всех сразу: ничья или в дураках отбивавшийся.
durak-option-passing = Заход можно перевести картой того же достоинства.
durak-option-passing_first_bout = Перевод в первом заходе.
durak-option-show_trump = Проездной: перевод показом козыря того же достоинства.
durak-option-teams = Каждый за себя, пары напротив или трое на трое.
durak-option-partner_of_out = За вышедшего играет напарник, или его пропускают.
durak-option-trump_exchange = Ходящий может обменять младший козырь на козырь под колодой.
durak-option-honours = Знаки за проигрыш шестёркам: называются, выключены, только галстук или лестница от шестёрки до туза.
durak-option-cheating = Неверно покрытая карта лежит, если никто не поймает.
durak-option-repetition = То же положение в третий раз — ничья.

## The table as it is seen

durak-role-attacker = атака
durak-role-defender = защита
durak-view-trump = { $turnup ->
    [none] Козырь — {$trump}.
   *[other] Козырь — {$trump}, под колодой {$turnup}.
  }
durak-view-talon = { $talon ->
    [0] Колода пуста
    [one] {$talon} карта в колоде
    [few] {$talon} карты в колоде
   *[many] {$talon} карт в колоде
  }, в отбое {$gone}.
durak-view-limit = { $limit ->
    [0] Добавить больше нельзя.
    [one] Можно добавить ещё {$limit} карту.
    [few] Можно добавить ещё {$limit} карты.
   *[many] Можно добавить ещё {$limit} карт.
  }
durak-pair = { $covered ->
    [yes] {$attack}, сверху {$cover}
   *[no] {$attack} без ответа
  }
durak-pairs = На столе: {$pairs}.
durak-view-result = { $fool-is ->
    [you] Игра окончена: вы в дураках
    [none] Игра окончена: ничья
   *[other] Игра окончена: {$fool} в дураках
  }{ $honours ->
    [tie] , с галстуком
    [epaulettes] , с погонами
   *[none] {""}
  }.
durak-view-order = Порядок выхода: {$order}.

## Whose turn it is

durak-turn-attack = Ваш ход: сыграйте любую карту, отбивается {$defender}{ $several ->
    [yes] ; можно несколько одного достоинства
   *[no] {""}
  }{ $exchange ->
    [yes] ; можно обменять козырь, exchange
   *[no] {""}
  }.
durak-turn-cover = Ваш ход: { $able-count ->
    [0] крыть нечем, без ответа {$open}
   *[many] покройте {$open-acc}: {$able-ins}
  }{ $on-count ->
    [0] {""}
   *[many] , или переведите {$on-ins}
  }, или берите.
durak-turn-throw = Ваш ход: { $able-count ->
    [0] { $call ->
        [yes] подкинуть нечего: ловите, call, или пасуйте
       *[no] подкинуть нечего: пасуйте
      }
   *[many] подкиньте {$able-acc}{ $call ->
        [yes] , ловите, call
       *[no] {""}
      }, или пасуйте
  }.
durak-turn-pile = Ваш ход: { $able-count ->
    [0] подкинуть вдогонку нечего: пасуйте
   *[many] подкиньте вдогонку {$able-acc}, или пасуйте
  }.

## What is remembered

durak-outcome = { $draw ->
    [yes] Ничья.
   *[no] { $losers-is ->
        [you] Дурак: вы
        [among] Ваша команда проиграла: {$losers}
       *[other] { $losers-count ->
            [one] Дурак: {$losers}
           *[other] Дураки: {$losers}
          }
      }{ $badge ->
        [tie] , с галстуком.
        [epaulettes] , с погонами.
       *[none] .
      }
  }
durak-record = {$game}: { $played ->
    [one] {$played} партия
    [few] {$played} партии
   *[other] {$played} партий
  }, { $lost ->
    [0] дураком не был ни разу
    [one] дурак {$lost} раз
    [few] дурак {$lost} раза
   *[other] дурак {$lost} раз
  }{ $drawn ->
    [0] {""}
    [one] , {$drawn} ничья
    [few] , {$drawn} ничьи
   *[other] , {$drawn} ничьих
  }{ $left ->
    [0] .
   *[other] , брошено: {$left}.
  }
durak-badge-tie = { $count ->
    [one] {$count} галстук
    [few] {$count} галстука
   *[other] {$count} галстуков
  }
durak-badge-epaulettes = погоны { $count ->
    [one] {$count} раз
    [few] {$count} раза
   *[other] {$count} раз
  }
durak-variant-classic = подкидной
durak-variant-passing = переводной
durak-variant-teams = командный

## Its page

durak-page-take = Беру
durak-page-pass = Пас
durak-page-pass-all = Пас до конца
durak-page-exchange = Обменять козырь
durak-page-attack = Ходить: {$card}
durak-page-add = Подкинуть: {$card}
durak-page-beat = Покрыть: {$over}, карта: {$card}
durak-page-move = Перевести: {$card}
durak-page-show = Перевести показом: {$card}
durak-page-call = Нечестно покрыто: {$over}
durak-page-turn-attack = Ваш ход. Защищается: {$seat}
durak-page-turn-cover = Ваш ход: кройте или берите
durak-page-turn-throw = Ваш ход: подкиньте или пас
durak-page-turn-pile = Ваш ход: подкиньте вдогонку или пас
durak-page-table = На столе
durak-page-open = {$card}, не покрыта
durak-page-beaten = {$card}, покрыта: {$over}
durak-page-trump = Козырь — {$suit}.
durak-page-trump-card = Козырь — {$suit}; под колодой лежит {$card}.
durak-page-talon = { $n ->
    [0] Колода пуста.
    [one] В колоде {$n} карта.
    [few] В колоде {$n} карты.
   *[many] В колоде {$n} карт.
  }
durak-page-gone = { $n ->
    [one] В отбое {$n} карта
    [few] В отбое {$n} карты
   *[many] В отбое {$n} карт
  }
durak-page-fool = Дурак — {$seat}
durak-page-you-fool = Вы дурак
durak-page-draw = Ничья: дурака нет
durak-page-tie = {$seat}: с галстуком
durak-page-epaulettes = {$seat}: с погонами
durak-page-order = Вышли по порядку: {$names}
durak-page-passing = Перевод
durak-page-passing-off = Нет (подкидной)
durak-page-passing-on = Да (переводной)
durak-page-word-counts = Сколько карт
durak-page-word-trump = Козырь

## Советы: что сделать, почему и чего это стоит

durak-do-attack = положить {$cards-acc}
durak-do-cover = покрыть {$over-acc}: {$card}
durak-do-take = взять
durak-do-pass = пасовать
durak-do-pass-on = перевести, {$card}
durak-do-show-trump = перевести проездным, {$card}
durak-do-exchange = обменять младший козырь на открытый
durak-do-call = оспорить карту, которой покрыли {$over-acc}
durak-because-only = Больше ничего сделать нельзя.
durak-because-won = Отсюда вы не проиграете, если не ошибётесь.
durak-because-lost = Если другие не ошибутся, уже ничто не поможет; так им будет труднее всего.
durak-because-lead-several = У вас таких карт {$count}: остальные можно подкинуть потом.
durak-because-lead-cheap = Это ваша самая дешёвая карта, её не жаль.
durak-because-lead-trump = Козырь трудно побить, а простые карты пригодятся позже.
durak-because-lead-best = Её труднее побить, чем карту подешевле, и вы можете без неё обойтись.
durak-because-throw-trump = Это козырь, но сейчас он обойдётся отбивающемуся дороже, чем вам.
durak-because-throw-in = Она вам не нужна, а отбивающемуся придётся бить ещё одну.
durak-because-pile-on = Отбивающийся заберёт её, и вы от неё избавитесь.
durak-because-cover-shut = Такое достоинство уже на столе: подкинуть к ней ничего нового нельзя.
durak-because-cover-cheap = Это самая дешёвая карта, которая бьёт.
durak-because-cover-trump = Это стоит козыря, но взять обойдётся дороже.
durak-because-cover-best = Побила бы и карта подешевле, но она понадобится вам больше.
durak-because-take-must = Всё, что лежит на столе, вам не побить.
durak-because-take-save = Чтобы отбиться, ушла бы карта {$card}, а позже она ценнее.
durak-because-pass-save = Поберегите: {$card}. На руках эта карта ценнее.
durak-because-pass-none = Подходящей карты у вас нет.
durak-because-hand-on = Тогда отбиваться придётся другому.
durak-because-show = Карта остаётся у вас, а отбиваться придётся другому.
durak-because-exchange = Вы даром получите козырь получше.
durak-because-call = Эта карта её не бьёт.
durak-hint-worth = Примерно в {$percent} из 100 таких сдач вы тогда не дурак.
durak-hint-next = При следующем по силе ходе — в {$percent}.
