# Durak, Arabic: what happens, why an act is refused, and the table's options.

durak-name = دوراك

## The deal

durak-dealer-drawn = { $seat-is ->
    [you] بالقرعة: أنت أول موزع.
   *[other] بالقرعة: {$seat} أول موزع.
  }
durak-redealt = { $reason ->
    [five-of-a-suit] { $seat-is ->
        [you] معك خمس أوراق من نوع واحد: يعاد التوزيع.
       *[other] مع {$seat} خمس أوراق من نوع واحد: يعاد التوزيع.
      }
    [one-colour] { $seat-is ->
        [you] أوراقك كلها من لون واحد: يعاد التوزيع.
       *[other] أوراق {$seat} كلها من لون واحد: يعاد التوزيع.
      }
   *[ace-turned-up] انكشف آس: يعاد التوزيع.
  }
durak-dealt = { $seat-is ->
    [you] توزع لكل لاعب { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] {$count} أوراق
       *[other] {$count} ورقة
      }، { $talon ->
        [0] ولا يبقى في المجموعة شيء.
       *[other] ويبقى في المجموعة {$talon}.
      }
   *[other] {$seat} يوزع لكل لاعب { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] {$count} أوراق
       *[other] {$count} ورقة
      }، { $talon ->
        [0] ولا يبقى في المجموعة شيء.
       *[other] ويبقى في المجموعة {$talon}.
      }
  }
durak-hand-dealt = أوراقك: {$cards}.
durak-trump-turned = الرابحة {$suit}: تحت المجموعة {$card}.
durak-trump-shown = { $seat-is ->
    [you] الرابحة {$suit}: ورقتك الأخيرة {$card} رآها الجميع.
   *[other] الرابحة {$suit}: كُشفت الورقة الأخيرة {$card} وهي في يد {$seat}.
  }
durak-lead-given = { $reason ->
    [lowest-trump] { $seat-is ->
        [you] تبدأ أنت: {$card} أدنى رابحة في الأيدي.
       *[other] يبدأ {$seat}: {$card} أدنى رابحة في الأيدي.
      }
    [lowest-card] { $seat-is ->
        [you] تبدأ أنت: لا رابحة مع أحد، و{$card} أدنى ورقة.
       *[other] يبدأ {$seat}: لا رابحة مع أحد، و{$card} أدنى ورقة.
      }
    [under-fool] { $seat-is ->
        [you] تبدأ أنت: أنت على يمين الأحمق.
       *[other] يبدأ {$seat}، وهو على يمين الأحمق.
      }
    [from-fool] { $seat-is ->
        [you] تبدأ أنت: أنت على يسار الأحمق.
       *[other] يبدأ {$seat}، وهو على يسار الأحمق.
      }
    [winner] { $seat-is ->
        [you] تبدأ أنت: كنت أول من خرج.
       *[other] يبدأ {$seat}، وكان أول من خرج.
      }
   *[winning-team] { $seat-is ->
        [you] تبدأ أنت عن الفريق الفائز.
       *[other] يبدأ {$seat} عن الفريق الفائز.
      }
  }

## The bout

durak-bout-began = { $attacker-is ->
    [you] تهاجم أنت الآن {$defender}.
   *[other] { $defender-is ->
        [you] {$attacker} يهاجمك الآن.
       *[other] {$attacker} يهاجم الآن {$defender}.
      }
  }
durak-exchanged = { $seat-is ->
    [you] تبدل {$card} بورقة {$gained}.
   *[other] {$seat} يبدل {$card} بورقة {$gained}.
  }
durak-attacked = { $seat-is ->
    [you] تهاجم {$target} بأوراق: {$cards}.
   *[other] { $target-is ->
        [you] {$seat} يهاجمك بأوراق: {$cards}.
       *[other] {$seat} يهاجم {$target} بأوراق: {$cards}.
      }
  }
durak-threw-in = { $seat-is ->
    [you] تضيف {$cards}.
   *[other] {$seat} يضيف {$cards}.
  }
durak-piled-on = { $seat-is ->
    [you] تزيده {$cards}.
   *[other] {$seat} يزيده {$cards}.
  }
durak-covered = { $seat-is ->
    [you] تصدّ {$over} بورقة {$card}.
   *[other] {$seat} يصدّ {$over} بورقة {$card}.
  }
durak-passed-on = { $seat-is ->
    [you] تحوّل بورقة {$card}: يدافع {$target}.
   *[other] { $target-is ->
        [you] {$seat} يحوّل بورقة {$card}: تدافع أنت.
       *[other] {$seat} يحوّل بورقة {$card}: يدافع {$target}.
      }
  }
durak-showed-trump = { $seat-is ->
    [you] تحوّل بكشف {$card}: يدافع {$target}.
   *[other] { $target-is ->
        [you] {$seat} يحوّل بكشف {$card}: تدافع أنت.
       *[other] {$seat} يحوّل بكشف {$card}: يدافع {$target}.
      }
  }
durak-declined = { $seat-is ->
    [you] { $rest ->
        [yes] تمرر حتى نهاية الجولة.
       *[no] تمرر.
      }
   *[other] { $rest ->
        [yes] {$seat} يمرر حتى نهاية الجولة.
       *[no] {$seat} يمرر.
      }
  }
durak-gave-up = { $seat-is ->
    [you] { $open ->
        [yes] ستأخذ. للآخرين أن يزيدوك أوراقًا.
       *[no] ستأخذ.
      }
   *[other] { $open ->
        [yes] {$seat} سيأخذ. يمكن أن يُزاد أوراقًا.
       *[no] {$seat} سيأخذ.
      }
  }
durak-called = { $right ->
    [yes] { $seat-is ->
        [you] تكشف الغش: {$card} لا تغلب {$over}. يسترد {$target} ورقته.
       *[other] { $target-is ->
            [you] {$seat} يكشف الغش: {$card} لا تغلب {$over}. تسترد ورقتك.
           *[other] {$seat} يكشف الغش: {$card} لا تغلب {$over}. يسترد {$target} ورقته.
          }
      }
   *[no] { $seat-is ->
        [you] اتهمت خطأً: {$card} على {$over}، وهي باقية.
       *[other] {$seat} يتهم خطأً: {$card} على {$over}، وهي باقية.
      }
  }
durak-window-closed = انتهى الوقت: لا يضاف شيء بعد.
durak-took = { $seat-is ->
    [you] تجمع { $count ->
        [one] ورقة واحدة: {$cards}.
        [two] ورقتين: {$cards}.
        [few] {$count} أوراق: {$cards}.
       *[other] {$count} ورقة: {$cards}.
      }
   *[other] {$seat} يجمع { $count ->
        [one] ورقة واحدة: {$cards}.
        [two] ورقتين: {$cards}.
        [few] {$count} أوراق: {$cards}.
       *[other] {$count} ورقة: {$cards}.
      }
  }
durak-beaten-off = { $seat-is ->
    [you] صُدّ الهجوم: دفاعك ناجح، { $count ->
        [one] ورقة واحدة إلى المهملات.
        [two] ورقتان إلى المهملات.
        [few] {$count} أوراق إلى المهملات.
       *[other] {$count} ورقة إلى المهملات.
      }
   *[other] صُدّ الهجوم: دفاع {$seat} ناجح، { $count ->
        [one] ورقة واحدة إلى المهملات.
        [two] ورقتان إلى المهملات.
        [few] {$count} أوراق إلى المهملات.
       *[other] {$count} ورقة إلى المهملات.
      }
  }
durak-drew = { $seat-is ->
    [you] تسحب {$cards}.
   *[other] {$seat} يسحب { $count ->
        [one] ورقة واحدة.
        [two] ورقتين.
        [few] {$count} أوراق.
       *[other] {$count} ورقة.
      }
  }
durak-talon-emptied = نفدت المجموعة.
durak-went-out = { $seat-is ->
    [you] { $place ->
        [1] خرجت، أول الخارجين.
       *[other] خرجت، ترتيبك {$place}.
      }
   *[other] { $place ->
        [1] {$seat} خرج، أول الخارجين.
       *[other] {$seat} خرج، ترتيبه {$place}.
      }
  }
durak-resigned = { $seat-is ->
    [you] تستسلم.
   *[other] {$seat} يستسلم.
  }

## The end

durak-fool-named = { $seat-is ->
    [you] أنت الأحمق{ $cards-count ->
        [0] .
       *[other] ، وبقيت معك {$cards}.
      }
   *[other] {$seat} هو الأحمق{ $cards-count ->
        [0] .
       *[other] ، وبقيت معه {$cards}.
      }
  }
durak-team-lost = { $seats-is ->
    [among] خسر فريقك، والحمقى {$seats}.
   *[other] الحمقى {$seats}.
  }
durak-drawn = { $reason ->
    [agreed] تعادل باتفاق الجميع.
    [repetition] تعادل: تكرر الوضع نفسه ثلاث مرات.
   *[both-empty] تعادل: لم تبق ورقة مع أحد.
  }
durak-winner-named = { $seats-is ->
    [you] فزت، أول الخارجين.
    [among] فاز فريقك: {$seats}.
   *[other] { $seats-count ->
        [one] فاز {$seats}، أول الخارجين.
       *[other] الفائزون: {$seats}.
      }
  }
durak-order-named = الترتيب: {$seats}.
durak-honoured = { $badge ->
    [epaulettes] { $seat-is ->
        [you] عُلّقت لك الكتفيات، من رتبة {$rank}{ $scores ->
            [yes] ، وتُحتسب.
           *[no] .
          }
       *[other] عُلّقت الكتفيات على {$seat}، من رتبة {$rank}{ $scores ->
            [yes] ، وتُحتسب.
           *[no] .
          }
      }
   *[tie] { $seat-is ->
        [you] عُلّقت لك ربطة العنق، من رتبة {$rank}{ $scores ->
            [yes] ، وتُحتسب.
           *[no] .
          }
       *[other] عُلّقت ربطة العنق على {$seat}، من رتبة {$rank}{ $scores ->
            [yes] ، وتُحتسب.
           *[no] .
          }
      }
  }
durak-ladder-rose = { $seat-is ->
    [you] يرتفع السلم: ضدك الآن تلزم {$rank}.
   *[other] يرتفع السلم: ضد {$seat} الآن تلزم {$rank}.
  }
durak-ladder-ended = { $seat-is ->
    [you] انتهى السلم: عُلّق لك آس.
   *[other] انتهى السلم: عُلّق آس على {$seat}.
  }

## Why an act is refused

durak-refuse-unreadable = لا أقرأ هذا ورقةً ولا حركة. اكتب ورقة من أوراقك مثل 7S، أو آخذ أو تمرير أو legal أو help.
durak-refuse-no-such-act = لا حركة كهذه في الدوراك. اكتب legal لترى المسموح.
durak-refuse-over = انتهت هذه اللعبة. اكتب rematch لتلعب من جديد.
durak-refuse-out = أنت خارج اللعبة: لا أوراق معك ولا شيء يُسحب.
durak-refuse-not-your-turn = الاختيار الآن لـ{$seat} وليس لك. انتظر من فضلك.
durak-refuse-taking-already = أنت تأخذ بالفعل، والآخرون يختارون ما يزيدونك.
durak-refuse-not-attacked-yet = أنت المدافع، و{$attacker} لم يهاجم بعد.
durak-refuse-all-covered = كل شيء مصدود. الآخرون يختارون أن يكملوا أو لا.
durak-refuse-own-team = {$target} زميلك في الفريق، فلا تهاجمه.
durak-refuse-not-defending = المدافع هو {$defender} وليس أنت. أضف ورقة حين يأتي دورك، أو مرر.
durak-refuse-only-main = على هذه الطاولة لا يضيف إلا المهاجم الأصلي {$seat}.
durak-refuse-only-neighbours = على هذه الطاولة لا يضيف إلا جارا المدافع.
durak-refuse-declined-already = لقد مررت. يعود إليك الاختيار بعد صدّ جديد.
durak-refuse-cover-first = يجب أن يرد {$defender} على الورقة المكشوفة قبل إضافة غيرها.
durak-refuse-you-defend = أنت تدافع أمام {$attacker}: صدّ الورقة المكشوفة أو خذ.
durak-refuse-no-cards = سمّ ورقة تلعبها.
durak-refuse-not-in-hand = ليست معك {$card}. اكتب hand لترى أوراقك.
durak-refuse-card-twice = لا تُلعب {$card} إلا مرة واحدة.
durak-refuse-open-with-one = على هذه الطاولة يبدأ الهجوم بورقة واحدة. سمّ واحدة فقط.
durak-refuse-open-with-one-rank = الأوراق التي تبدأ معًا من رتبة واحدة وبلا جوكر. أو ابدأ بورقة {$card} وحدها.
durak-refuse-limit-reached = { $room ->
    [zero] لا تتسع الجولة لأوراق أخرى: الحد {$limit} ضد {$defender}.
    [one] تتسع الجولة لورقة واحدة فقط: الحد {$limit}.
    [two] تتسع الجولة لورقتين فقط: الحد {$limit}.
    [few] تتسع الجولة لـ{$room} أوراق فقط: الحد {$limit}.
   *[other] تتسع الجولة لـ{$room} ورقة فقط: الحد {$limit}.
  }
durak-refuse-one-at-a-time = أضف ورقة واحدة كل مرة، ولا تأتي التالية إلا بعد صدّها.
durak-refuse-rank-not-on-table = {$card} لا تناسب. الرتب على الطاولة: {$ranks}.
durak-refuse-joker-only-opens = {$card} تبدأ هجومًا فقط ولا تنضم إليه.
durak-refuse-joker-opens-no-rank = {$card} لا تناسب: الجوكر لا يأتي برتبة.
durak-refuse-may-only-call = ليس لك أن تضيف هنا، بل أن تكشف غشًا أو تمرر.
durak-refuse-must-lead = عليك أن تبدأ الهجوم على {$defender}: العب أي ورقة.
durak-refuse-not-attacking = {$over} ليست ورقة هجوم في هذه الجولة. المكشوف: {$cards}.
durak-refuse-covered-already = {$over} مصدودة بالفعل. { $cards-count ->
    [0] لا ورقة مكشوفة.
   *[other] المكشوف: {$cards}.
  }
durak-refuse-joker-unbeatable = لا شيء يغلب {$over}. ليس لك إلا أن تأخذ.
durak-refuse-trump-needs-higher-trump = {$card} لا تغلب {$over}: الرابحة تغلبها رابحة أعلى.
durak-refuse-does-not-beat = {$card} لا تغلب {$over}. العب ورقة أعلى من نوعها، أو أي ورقة من الرابحة {$suit}، أو خذ.
durak-refuse-cover-or-take = لا تستطيع أن تمرر والمكشوف {$cards}: صدّ أو خذ.
durak-refuse-no-passing-on = على هذه الطاولة لا يُحوَّل الهجوم: صدّ أو خذ.
durak-refuse-no-passing-on-yet = في الجولة الأولى لا يُحوَّل الهجوم على هذه الطاولة: صدّ أو خذ.
durak-refuse-covered-cannot-pass-on = صُدّ شيء بالفعل، فلا يُحوَّل الهجوم.
durak-refuse-joker-cannot-pass-on = الجوكر لا يُحوِّل ولا يُحوَّل.
durak-refuse-pass-on-same-rank = {$card} لا تحوّل هذا: تلزم ورقة أخرى من رتبة {$rank}.
durak-refuse-nobody-to-pass-to = لم يبق أحد يُحوَّل إليه الهجوم.
durak-refuse-pass-on-too-many = مع {$target} { $held ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$held} أوراق
   *[other] {$held} ورقة
  }، وهي أقل من أن تواجه {$table}. صدّ أو خذ.
durak-refuse-no-showing = على هذه الطاولة كشف الرابحة لا يحوّل الهجوم.
durak-refuse-show-trump-only = {$card} ليست رابحة. لا تُكشف إلا رابحة تلك الرتبة، والرابحة {$suit}.
durak-refuse-shown-already = {$card} كُشفت من قبل.
durak-refuse-no-exchange = على هذه الطاولة لا تُبدَّل الرابحة المكشوفة.
durak-refuse-exchange-on-lead-only = لا تُبدَّل الرابحة المكشوفة إلا قبل أن تبدأ هجومًا.
durak-refuse-exchange-needs-talon = نفدت المجموعة، فلا رابحة مكشوفة تُبدَّل.
durak-refuse-no-calling = على هذه الطاولة يُرفض الصدّ المخالف، فلا غش يُكشف.
durak-refuse-call-yourself = لا تكشف غش نفسك.
durak-refuse-nothing-to-call = ليس على {$over} صدّ يُتهم.
durak-refuse-call-when-covered = اكشف الغش حين يكون كل شيء مصدودًا والاختيار لك.
durak-refuse-called-already = لقد اتهمت هذا الصدّ من قبل.
durak-refuse-resigned-already = لقد استسلمت من قبل.
durak-refuse-no-such-deadline = لا مهلة كهذه.

## Words that cannot be read

durak-refuse-take-alone = الأخذ يشمل كل ما على الطاولة. اكتب آخذ وحدها.
durak-refuse-pass-how = اكتب تمرير الآن، أو تمرير الكل حتى نهاية الجولة.
durak-refuse-which-card = سمّ ورقة بعد {$verb}، مثل {$verb} 7S.
durak-refuse-one-card = سمّ ورقة واحدة بعد {$verb}.
durak-refuse-no-such-card = {$words} ليست ورقة في هذه المجموعة.
durak-refuse-no-such-place = ليست معك الورقة رقم {$number}، وعدد أوراقك {$held}.
durak-refuse-no-card-of-rank = ليست معك {$rank}. اكتب hand لترى أوراقك.
durak-refuse-refill-by-itself = تكتمل الأيدي وحدها بعد كل جولة، حتى ست أوراق.

## Options

durak-refuse-teams-never-pass = الفرق والتحويل لا يجتمعان. الأقرب: {$nearest}.
durak-refuse-show-needs-passing = كشف الرابحة تحويل، فيلزم تشغيل passing. الأقرب: {$nearest}.
durak-refuse-too-few-seats = يلعب الدوراك لاعبان على الأقل.
durak-refuse-too-many-seats = عدد اللاعبين {$seats} كثير على {$deck} ورقة، والحد {$most}. الأقرب: {$nearest}.
durak-refuse-pairs-need-four-or-six = الأزواج لأربعة أو ستة لاعبين، وأنتم {$seats}. الأقرب: {$nearest}.
durak-refuse-threes-need-six = فريقان من ثلاثة يعني ستة لاعبين، وأنتم {$seats}. الأقرب: {$nearest}.
durak-option-deck = أوراق المجموعة: 36 من الستة، 24 من التسعة، 32 من السبعة، 52 من الاثنين، 54 مع جوكرين.
durak-option-hand = عدد أوراق اليد الكاملة.
durak-option-no_ace_turnup = لا يُكشف آس رابحة.
durak-option-redeal = يعاد التوزيع إذا كانت في يد خمس أوراق من نوع واحد، أو أوراق من لون واحد.
durak-option-next_lead = من يبدأ اللعبة التالية: من على يمين الأحمق، أو يساره، أو أدنى رابحة، أو الفائز.
durak-option-dealer = من يوزع بعدها: الأحمق، أو كلٌّ بدوره.
durak-option-multi_open = يجوز أن تبدأ الهجوم عدة أوراق من رتبة واحدة.
durak-option-throw_in = متى تضاف الأوراق: حين يُصدّ كل شيء، أو بعد أول صدّ، أو في أي وقت.
durak-option-throw_in_seconds = كم ثانية تبقى الإضافة الحرة مفتوحة.
durak-option-priority = من يُسأل أولًا: صاحب آخر ورقة هجوم، أو المهاجم الأصلي دائمًا.
durak-option-decline_final = من مرر مرة لا يُسأل ثانية في تلك الجولة.
durak-option-who = من يضيف: الجميع، أو جارا المدافع، أو المهاجم الأصلي.
durak-option-attack_cap = أوراق الهجوم في الجولة: ست، أو بلا حد خاص.
durak-option-hand_cap = لا تزيد أوراق الهجوم عما كان مع المدافع عند بدء الجولة.
durak-option-first_bout = خمس أوراق هجوم فقط: في الجولة الأولى، أو حتى تُرمى أوراق.
durak-option-pile_on = للآخرين أن يزيدوا أوراقًا على ما يأخذه المدافع.
durak-option-pile_cap = عند الزيادة: ست أوراق هجوم في المجموع، أو حد الجولة.
durak-option-refill = من يسحب أولًا: المهاجمون باتجاه عقارب الساعة، أو بترتيب انضمامهم.
durak-option-result = ما يُعلن غير الأحمق: لا شيء، أو الترتيب كله، أو الفائز.
durak-option-both_empty = نفدت الأيدي معًا: تعادل، أو الأحمق آخر مدافع.
durak-option-passing = للمدافع أن يحوّل الهجوم بورقة من رتبته.
durak-option-passing_first_bout = التحويل في الجولة الأولى.
durak-option-show_trump = كشف رابحة تلك الرتبة يحوّل الهجوم أيضًا.
durak-option-teams = كلٌّ وحده، أو أزواج متقابلة، أو فريقان من ثلاثة.
durak-option-partner_of_out = زميل من خرج يلعب مقعده، أو يُتخطى.
durak-option-trump_exchange = للبادئ أن يبدل أدنى رابحة بالرابحة المكشوفة.
durak-option-honours = شارات الخسارة أمام الستات: تُسمى، أو لا، أو ربطة العنق فقط، أو السلم من الستة إلى الآس.
durak-option-cheating = الصدّ المخالف يبقى ما لم يكشفه أحد.
durak-option-repetition = الوضع نفسه للمرة الثالثة تعادل.

## The table as it is seen

durak-role-attacker = مهاجم
durak-role-defender = مدافع
durak-view-trump = { $turnup ->
    [none] الرابحة {$trump}.
   *[other] الرابحة {$trump}، وتحت المجموعة {$turnup}.
  }
durak-view-talon = { $talon ->
    [zero] المجموعة فارغة
    [one] ورقة واحدة في المجموعة
    [two] ورقتان في المجموعة
    [few] {$talon} أوراق في المجموعة
   *[other] {$talon} ورقة في المجموعة
  }، وفي المهملات {$gone}.
durak-view-limit = { $limit ->
    [zero] لا يمكن إضافة شيء.
    [one] يمكن إضافة ورقة واحدة.
    [two] يمكن إضافة ورقتين.
    [few] يمكن إضافة {$limit} أوراق.
   *[other] يمكن إضافة {$limit} ورقة.
  }
durak-pair = { $covered ->
    [yes] {$attack} تصدّها {$cover}
   *[no] {$attack} مكشوفة
  }
durak-pairs = على الطاولة: {$pairs}.
durak-view-result = { $fool-is ->
    [you] انتهت اللعبة: أنت الأحمق
    [none] انتهت اللعبة: تعادل
   *[other] انتهت اللعبة: {$fool} هو الأحمق
  }{ $honours ->
    [tie] ، بربطة عنق
    [epaulettes] ، بكتفيات
   *[none] {""}
  }.
durak-view-order = ترتيب الخروج: {$order}.

## Whose turn it is

durak-turn-attack = دورك: هاجم {$defender} بأي ورقة{ $several ->
    [yes] ، أو بعدة أوراق من رتبة واحدة
   *[no] {""}
  }{ $exchange ->
    [yes] ، أو بدّل الرابحة، exchange
   *[no] {""}
  }.
durak-turn-cover = دورك: { $able-count ->
    [0] لا تستطيع صدّ {$open}
   *[other] صدّ {$open} بإحدى هذه: {$able}
  }{ $on-count ->
    [0] {""}
   *[other] ، أو حوّل بإحدى هذه: {$on}
  }، أو خذ.
durak-turn-throw = دورك: { $able-count ->
    [0] { $call ->
        [yes] لا يناسب من أوراقك شيء: اكشف الغش، call، أو مرر
       *[no] لا يناسب من أوراقك شيء: مرر
      }
   *[other] أضف {$able}{ $call ->
        [yes] ، أو اكشف الغش، call
       *[no] {""}
      }، أو مرر
  }.
durak-turn-pile = دورك: { $able-count ->
    [0] لا يناسب من أوراقك شيء: مرر
   *[other] زده {$able}، أو مرر
  }.

## What is remembered

durak-outcome = { $draw ->
    [yes] تعادل.
   *[no] { $losers-is ->
        [you] كنت أنت الأحمق
        [among] خسر فريقك: {$losers}
       *[other] { $losers-count ->
            [one] الأحمق: {$losers}
           *[other] الحمقى: {$losers}
          }
      }{ $badge ->
        [tie] ، بربطة عنق.
        [epaulettes] ، بكتفيات.
       *[none] .
      }
  }
durak-record = {$game}: الجولات {$played}، الأحمق { $lost ->
    [0] ولا مرة
    [one] مرة واحدة
    [two] مرتين
    [few] {$lost} مرات
   *[other] {$lost} مرة
  }{ $drawn ->
    [0] {""}
   *[other] ، التعادل: {$drawn}
  }{ $left ->
    [0] .
   *[other] ، المتروكة: {$left}.
  }
durak-badge-tie = { $count ->
    [one] ربطة عنق واحدة
    [two] ربطتا عنق
    [few] {$count} ربطات عنق
   *[other] {$count} ربطة عنق
  }
durak-badge-epaulettes = { $count ->
    [one] كتفيات مرة واحدة
    [two] كتفيات مرتين
    [few] كتفيات {$count} مرات
   *[other] كتفيات {$count} مرة
  }
durak-variant-classic = العادي
durak-variant-passing = التمرير
durak-variant-teams = الفرق

## Its page

durak-page-take = خذ
durak-page-pass = مرّر
durak-page-pass-all = مرّر حتى آخر الجولة
durak-page-exchange = بدّل الرابحة
durak-page-attack = هاجم: {$card}
durak-page-add = أضف: {$card}
durak-page-beat = صدّ {$over} بورقة {$card}
durak-page-move = حوّل: {$card}
durak-page-show = حوّل بالكشف: {$card}
durak-page-call = صدّ غير صحيح: {$over}
durak-page-turn-attack = دورك: هاجم {$seat}
durak-page-turn-cover = دورك: صدّ أو خذ
durak-page-turn-throw = دورك: أضف أو مرّر
durak-page-turn-pile = دورك: زد فوقها أو مرّر
durak-page-table = على الطاولة
durak-page-open = {$card}، مكشوفة
durak-page-beaten = {$card}، صُدّت: {$over}
durak-page-trump = الرابح: {$suit}.
durak-page-trump-card = الرابح: {$suit}، وتحت الرزمة {$card}.
durak-page-talon = { $n ->
    [0] الرزمة فارغة.
    [one] في الرزمة ورقة واحدة.
    [two] في الرزمة ورقتان.
    [few] في الرزمة {$n} أوراق.
   *[other] في الرزمة {$n} ورقة.
  }
durak-page-gone = { $n ->
    [one] ورقة واحدة في المهملات
    [two] ورقتان في المهملات
    [few] {$n} أوراق في المهملات
   *[other] {$n} ورقة في المهملات
  }
durak-page-fool = الأحمق: {$seat}
durak-page-you-fool = أنت الأحمق
durak-page-draw = تعادل: لا أحمق
durak-page-tie = {$seat}: مع ربطة عنق
durak-page-epaulettes = {$seat}: مع كتّافات
durak-page-order = خرجوا بهذا الترتيب: {$names}
durak-page-passing = تحويل الهجوم
durak-page-passing-off = لا (بودكيدنوي)
durak-page-passing-on = نعم (بيريفودنوي)
durak-page-word-counts = عدد الأوراق
durak-page-word-trump = الورقة الرابحة

## نصائح: ما العمل ولماذا وكم يساوي

durak-do-attack = العب {$cards}
durak-do-cover = صدّ {$over} بورقة {$card}
durak-do-take = اسحب أوراق الطاولة
durak-do-pass = لا تضف شيئًا
durak-do-pass-on = حوّل الهجوم بورقة {$card}
durak-do-show-trump = حوّل الهجوم بكشف {$card}
durak-do-exchange = بدّل أصغر ورقة حكم بالورقة المكشوفة
durak-do-call = اعترض على الورقة التي صدّت {$over}
durak-because-only = ليس لك غير هذا.
durak-because-won = من هنا لن تخسر إن أحسنت اللعب.
durak-because-lost = إن أحسن الآخرون اللعب فلا شيء ينفع، وهذا أصعب ما يكون عليهم.
durak-because-lead-several = معك من هذه الرتبة { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }، فيمكن أن تتبعها الأخرى.
durak-because-lead-cheap = هي أرخص أوراقك، وأقل ما تفتقده.
durak-because-lead-trump = ورقة الحكم يصعب صدّها، وأوراقك العادية أنفع لك لاحقًا.
durak-because-lead-best = صدّها أصعب من ورقة أرخص، ويمكنك الاستغناء عنها.
durak-because-throw-trump = هي ورقة حكم، لكنها الآن تكلف المدافع أكثر مما تكلفك.
durak-because-throw-in = يمكنك الاستغناء عنها، وعلى المدافع أن يصدّ ورقة أخرى.
durak-because-pile-on = يأخذها المدافع وتتخلص منها.
durak-because-cover-shut = رتبتها على الطاولة من قبل، فلا تفتح باب إضافة جديدة.
durak-because-cover-cheap = هي أرخص ورقة تصدّها.
durak-because-cover-trump = تكلفك ورقة حكم، لكن الأخذ يكلفك أكثر.
durak-because-cover-best = تكفي ورقة أرخص، لكنك ستحتاج إليها أكثر.
durak-because-take-must = لا تستطيع صدّ كل ما على الطاولة.
durak-because-take-save = الصدّ يكلفك {$card}، وهي أثمن لاحقًا.
durak-because-pass-save = احتفظ بورقة {$card}، فهي في يدك أثمن.
durak-because-pass-none = ليس معك ورقة مناسبة.
durak-because-hand-on = عندها يدافع غيرك.
durak-because-show = الكشف لا يكلفك ورقة، ويدافع غيرك.
durak-because-exchange = تنال ورقة حكم أفضل بلا ثمن.
durak-because-call = تلك الورقة لا تصدّها.
durak-hint-worth = في نحو {$percent} من كل 100 توزيعة كهذه لا تكون أنت الخاسر.
durak-hint-next = ومع ثاني أفضل لعبة: في {$percent}.
