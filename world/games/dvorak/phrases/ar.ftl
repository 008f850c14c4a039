# Dvorak, Arabic: what happens, why not, and how the hall understands cards.

## The deck and the start

dvorak-name = دفوراك
dvorak-deck-loaded = { $seat-is ->
    [you] تضيف
   *[other] {$seat} يضيف
    [none] في المجموعة
  }{ $deck-count ->
    [0] {" "}
   *[other] {" "}{$deck}:{" "}
  }{ $cards ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] {$cards} أوراق
   *[other] {$cards} ورقة
  }{ $rules ->
    [0] {""}
    [one] {" "}وقاعدة خاصة واحدة
    [two] {" "}وقاعدتين خاصتين
    [few] {" "}و{$rules} قواعد خاصة
   *[other] {" "}و{$rules} قاعدة خاصة
  }.
dvorak-deck-cleared = { $seat-is ->
    [you] تُبعد المجموعة
   *[other] {$seat} يُبعد المجموعة
  }، وفيها { $cards ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$cards} أوراق
   *[other] {$cards} ورقة
  }.
dvorak-ready-told = { $ready ->
    [yes] { $seat-is ->
        [you] أنت جاهز.
       *[other] {$seat} جاهز.
      }
   *[no] { $seat-is ->
        [you] لم تعد جاهزًا.
       *[other] {$seat} لم يعد جاهزًا.
      }
  }
dvorak-few-cards = الأوراق قليلة: في المجموعة {$cards}، والتوزيع الكامل يحتاج {$needed}. للمضيف أن يكتب start ليوزع الموجود.
dvorak-dealt = لكل لاعب { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }؛ { $draw ->
    [0] ولا يبقى في مجموعة السحب شيء.
   *[other] ويبقى في مجموعة السحب {$draw}.
  }
dvorak-hand-dealt = { $titles-count ->
    [0] لم توزع عليك أوراق.
   *[other] أوراقك: {$titles}.
  }
dvorak-first-chosen = { $seat-is ->
    [you] تبدأ أنت
   *[other] يبدأ {$seat}
  }{ $how ->
    [coin] ، بالعملة.
    [die] ، بالنرد: {$rolls}.
    [rps] ، بحجر ورقة مقص.
    [named] ، كما قال المضيف.
   *[random] ، بالقرعة.
  }
dvorak-joined = { $waits ->
    [yes] { $seat-is ->
        [you] تجلس وتلعب من الدورة القادمة.
       *[other] {$seat} يجلس ويلعب من الدورة القادمة.
      }
   *[no] { $seat-is ->
        [you] تجلس وتلعب.
       *[other] {$seat} يجلس ويلعب.
      }
  }
dvorak-dealt-in = { $seat-is ->
    [you] توزع عليك الأوراق
   *[other] توزع الأوراق على {$seat}
  }: { $count ->
    [one] ورقة واحدة.
    [two] ورقتان.
    [few] {$count} أوراق.
   *[other] {$count} ورقة.
  }
dvorak-host-now = { $seat-is ->
    [you] أنت المضيف الآن.
   *[other] {$seat} هو المضيف الآن.
  }

## Turns

dvorak-began = { $seat-is ->
    [you] الدور {$number} لك.
   *[other] الدور {$number}: {$seat}.
  }
dvorak-drew = { $seat-is ->
    [you] { $titles-count ->
        [0] تسحب أوراقًا، عددها {$count}.
       *[other] تسحب {$titles}.
      }
   *[other] {$seat} يسحب { $count ->
        [one] ورقة.
        [two] ورقتين.
        [few] {$count} أوراق.
       *[other] {$count} ورقة.
      }
  }{ $pile-count ->
    [0] {""}
   *[other] {" "}من الكومة {$pile}.
  }
dvorak-drew-short = لم تبق ورقة تُسحب، والناقص { $missing ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$missing} أوراق
   *[other] {$missing} ورقة
  }؛ لمن: { $seat-is ->
    [you] لك.
   *[other] {$seat}.
  }
dvorak-draw-stopped = { $seat-is ->
    [you] لا تسحب شيئًا
   *[other] {$seat} لا يسحب شيئًا
  }: {$title} تمنع ذلك.
dvorak-reshuffled = خُلطت المهملات، { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }، مجموعةَ سحب جديدة.
dvorak-played = { $seat-is ->
    [you] تلعب{" "}
   *[other] {$seat} يلعب{" "}
  }{ $title-count ->
    [0] ورقة
   *[other] {$title}
  }{ $down ->
    [yes] {" "}مقلوبة
   *[no] {""}
  }{ $target-is ->
    [none] {""}
    [you] {" "}عليك
   *[other] {" "}على {$target}
  }{ $on-count ->
    [0] {""}
   *[other] {" "}على {$on}
  }{ $type-count ->
    [0] {""}
   *[other] ، {$type}
  }{ $creator-count ->
    [0] {""}
   *[other] ، بقلم {$creator}
  }{ $text-count ->
    [0] {""}
   *[other] : «{$text}»
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $to ->
    [centre] . مكانها الوسط.
    [discard] . تذهب إلى المهملات.
    [removed] . تخرج من اللعبة.
   *[area] .
  }
dvorak-displaced = {$title} تُخلي مكانها وتذهب إلى المهملات.
dvorak-used = { $seat-is ->
    [you] تستخدم {$title}
   *[other] {$seat} يستخدم {$title}
  }: «{$text}».
dvorak-lasting = {$title}، التي لعبها { $seat-is ->
    [you] أنت
   *[other] {$seat}
  }، ما زال أثرها.
dvorak-lapsed = {$title} انتهى أثرها.
dvorak-recalled = تذكّروا {$title}: { $issue ->
    [hand] { $value ->
        [none] لا حد لليد
       *[other] حد اليد {$value}
      }
    [draw_n] { $value ->
       *[other] السحب في أول الدور {$value}
      }
   *[draw] الأمر يخص السحب
  }، المعنيّ: { $seat-is ->
    [you] أنت.
   *[other] {$seat}.
  }
dvorak-offered = { $seat-is ->
    [you] لك أن تكتب resolve {$offer}
   *[other] لـ {$seat} أن ينفذ {$offer}
  }، من {$title}: { $verb ->
    [coin] رمي عملة.
    [destroy] تدمير.
    [discard] رمي أوراق.
    [draw] سحب.
    [extra] دور إضافي.
    [mill] رمي من مجموعة السحب.
    [out] خروج من اللعبة.
    [peek] نظرة في يد.
    [reveal] كشف يد.
    [reverse] عكس الترتيب.
    [roll] رمي نرد.
    [shuffle] خلط.
    [skip] تخطي دور.
    [state] تشغيل حالة أو إيقافها.
    [swap] تبديل الأيدي.
    [take] استيلاء.
   *[token] علامات.
  }
dvorak-resolved = { $seat-is ->
    [you] تنفذ {$title}
   *[other] {$seat} ينفذ {$title}
  }{ $verb ->
    [coin] : رمي عملة.
    [destroy] : تدمير.
    [discard] : رمي أوراق.
    [draw] : سحب.
    [extra] : دور إضافي.
    [mill] : رمي من مجموعة السحب.
    [out] : خروج من اللعبة.
    [peek] : نظرة في يد.
    [reveal] : كشف يد.
    [reverse] : عكس الترتيب.
    [roll] : رمي نرد.
    [shuffle] : خلط.
    [skip] : تخطي دور.
    [state] : حالة.
    [swap] : تبديل الأيدي.
    [take] : استيلاء.
   *[token] : علامات.
  }
dvorak-declined = { $verb ->
    [give] { $seat-is ->
        [you] لا تقبل الهدية.
       *[other] {$seat} لا يقبل الهدية.
      }
   *[other] { $seat-is ->
        [you] تترك دون تنفيذ{" "}
       *[other] {$seat} يترك دون تنفيذ{" "}
      }{ $title-count ->
        [0] أحد الآثار.
       *[other] {$title}.
      }
  }
dvorak-discard-due = { $seat-is ->
    [you] عليك أن ترمي { $count ->
        [one] ورقة
        [two] ورقتين
        [few] {$count} أوراق
       *[other] {$count} ورقة
      } من اختيارك.
   *[other] على {$seat} أن يرمي { $count ->
        [one] ورقة.
        [two] ورقتين.
        [few] {$count} أوراق.
       *[other] {$count} ورقة.
      }
  }
dvorak-discarded = { $seat-is ->
    [you] ترمي {$title}
   *[other] {$seat} يرمي {$title}
  }{ $chance ->
    [yes] ، بالقرعة.
   *[no] .
  }
dvorak-skipped = { $seat-is ->
    [you] يُتخطى دورك.
   *[other] يُتخطى دور {$seat}.
  }

## The end

dvorak-went-out = { $seat-is ->
    [you] تخرج من اللعبة
   *[other] {$seat} يخرج من اللعبة
  }{ $reason ->
    [rule] ، بحكم {$title}.
    [no-cards] : لم تبق أوراق.
    [left] {" "}بعد ترك الطاولة.
   *[told] .
  }
dvorak-last-left = { $seat-is ->
    [you] أنت آخر من بقي
   *[other] {$seat} آخر من بقي
  }، { $seat-is ->
    [you] وتفوز
   *[other] ويفوز
  } بعد { $seconds ->
    [one] ثانية واحدة
    [two] ثانيتين
    [few] {$seconds} ثوان
   *[other] {$seconds} ثانية
  }. اكتب confirm للموافقة فورًا.
dvorak-won = { $seats-is ->
    [you] فزت
    [among] فزتم معًا: {$seats}
   *[other] { $seats-count ->
        [one] الفائز: {$seats}
       *[other] الفائزون معًا: {$seats}
      }
  }{ $reason ->
    [last] ، ولم يبق أحد غيره.
    [claimed] ، باتفاق الطاولة{ $title-count ->
        [0] .
       *[other] : {$title}.
      }
   *[watched] ، بورقة {$title}.
  }
dvorak-undecided = { $reason ->
    [nobody-left] لم يبق أحد: اللعبة تعادل.
   *[agreed] اتفق الجميع: اللعبة تعادل.
  }

## Proposals and votes

dvorak-proposed = { $seat-is ->
    [you] تقترح
   *[other] {$seat} يقترح
  } { $what ->
    [rule] قاعدة خاصة
    [amend] إعادة كتابة {$about}
    [repeal] إزالة {$about}
   *[card] { $copies ->
        [one] ورقة
        [two] ورقتين
        [few] {$copies} أوراق
       *[other] {$copies} ورقة
      }
  }، رقم {$motion}: {$title}، {$type}{ $text-count ->
    [0] {""}
   *[other] : «{$text}»
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}الأثر: «{$effects}»
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] ، الزاوية {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] ، اللون {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] ، الرسم: {$alt}
  }.
dvorak-queued = رقم {$motion}{ $title-count ->
    [0] {""}
   *[other] ، {$title}،
  } ينتظر؛ وقبله { $ahead ->
    [one] تصويت واحد
    [two] تصويتان
    [few] {$ahead} تصويتات
   *[other] {$ahead} تصويتًا
  }.
dvorak-ballot-opened = مطلوب تصويت: رقم {$motion}{ $title-count ->
    [0] {""}
   *[other] ، {$title}
  }{ $what ->
    [rule] ، قاعدة خاصة
    [amend] ، إعادة كتابة
    [repeal] ، إزالة
    [package] ، الكل أو لا شيء
    [ruling] ، ما معناها
    [win] ، ادعاء فوز
    [draw] ، عرض تعادل
   *[card] ، ورقة
  }. { $voters-is ->
    [you] القرار لك وحدك: اكتب y أو n.
    [among] المصوتون: {$voters}. اكتب y أو n.
    [none] لا أحد يُسأل.
   *[other] المصوتون: {$voters}.
  }{ $halted ->
    [yes] {" "}اللعب ينتظر.
   *[no] {""}
  }
dvorak-voted = { $choice ->
    [yes] { $seat-is ->
        [you] تصوت بنعم
       *[other] {$seat} يصوت بنعم
      }
    [no] { $seat-is ->
        [you] تصوت بلا
       *[other] {$seat} يصوت بلا
      }
   *[secret] { $seat-is ->
        [you] أدليت بصوتك
       *[other] {$seat} أدلى بصوته
      }
  }، رقم {$motion}{ $waiting-is ->
    [none] .
    [you] ؛ لم يبق إلا أنت.
   *[other] ؛ لم يصوت بعد: {$waiting}.
  }
dvorak-vote-taken-back = { $seat-is ->
    [you] تسحب صوتك
   *[other] {$seat} يسحب صوته
  }، رقم {$motion}.
dvorak-voter-dropped = { $seat-is ->
    [you] لم يعد صوتك محسوبًا
   *[other] لم يعد صوت {$seat} محسوبًا
  }، رقم {$motion}{ $reason ->
    [lost] : انقطع الاتصال طويلًا.
    [left] : تُرك المقعد.
    [out] : خارج اللعبة.
   *[excused] : أعفاه المضيف.
  }
dvorak-voters-silent = التصويت رقم {$motion} ينتظر طويلًا: {$waiting}. للمضيف أن يكتب excuse واسمًا.
dvorak-accepted = قُبلت: { $copies ->
    [one] {$title}
   *[other] {$title}، النسخ {$copies}
  }{ $to ->
    [discard] ، على المهملات.
    [hand] ، في يد صاحبها.
   *[draw] ، في مكان ما من مجموعة السحب.
  }
dvorak-rule-accepted = القاعدة الخاصة {$number}، {$title}، سارية{ $text-count ->
    [0] .
   *[other] : «{$text}».
  }
dvorak-amended = أعيدت كتابة { $about }: الآن {$title}{ $text-count ->
    [0] .
   *[other] ، «{$text}».
  }
dvorak-repealed = {$title} أزيلت من اللعبة.
dvorak-ruling-made = الحكم {$number} في {$title}: «{$text}».
dvorak-rejected = رُفض: رقم {$motion}{ $title-count ->
    [0] {""}
   *[other] ، {$title}
  }{ $what ->
    [win] . اللعبة مستمرة
    [draw] . اللعبة مستمرة
   *[card] {""}
  }{ $against-is ->
    [none] .
   *[other] ؛ المعارضون: {$against}.
  }
dvorak-revised = { $seat-is ->
    [you] تعيد كتابة
   *[other] {$seat} يعيد كتابة
  } رقم {$motion}، النسخة {$revision}: {$title}، {$type}{ $text-count ->
    [0] {""}
   *[other] : «{$text}»
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}الأثر: «{$effects}»
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] ، الزاوية {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] ، اللون {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] ، الرسم: {$alt}
  }. يبدأ التصويت من جديد.
dvorak-withdrawn = { $seat-is ->
    [you] تسحب
   *[other] {$seat} يسحب
  } رقم {$motion}{ $title-count ->
    [0] .
   *[other] ، {$title}.
  }
dvorak-dropped = رقم {$motion}، {$title}، يسقط: ما كان يخصه لم يعد موجودًا.
dvorak-lumped = { $seat-is ->
    [you] تربط
   *[other] {$seat} يربط
  } {$titles} في تصويت واحد، رقم {$motion}: الكل أو لا شيء.
dvorak-ruling-moved = { $seat-is ->
    [you] تسأل
   *[other] {$seat} يسأل
  } الطاولة، رقم {$motion}، أن {$title} تعني: «{$text}».
dvorak-win-claimed = { $seat-is ->
    [you] تقول إنك فزت
   *[other] {$seat} يقول إنه فاز
  }، رقم {$motion}{ $because-count ->
    [0] .
   *[other] ، لأن {$because}.
  }
dvorak-draw-offered = { $seat-is ->
    [you] تعرض
   *[other] {$seat} يعرض
  } التعادل، رقم {$motion}.
dvorak-held = { $on ->
    [yes] { $seat-is ->
        [you] تؤجل كل تصويت حتى نهاية الدور.
       *[other] {$seat} يؤجل كل تصويت حتى نهاية الدور.
      }
   *[no] لم يعد التصويت مؤجلًا.
  }
dvorak-hidden = { $author-is ->
    [you] أخفى المضيف اقتراحك، رقم {$motion}، عن الآخرين. أعد كتابته أو اسحبه.
   *[other] { $seat-is ->
        [you] تخفي
       *[other] {$seat} يخفي
      } نص رقم {$motion}.
  }

## The table

dvorak-moved = { $seat-is ->
    [you] تنقل{" "}
   *[other] {$seat} ينقل{" "}
  }{ $title-count ->
    [0] ورقة
   *[other] {$title}
  } من { $came ->
    [hand] { $came_seat-is ->
        [you] يدك
       *[other] يد {$came_seat}
      }
    [area] { $came_seat-is ->
        [you] أمامك
       *[other] أمام {$came_seat}
      }
    [centre] الوسط
    [draw] مجموعة السحب
    [discard] المهملات
    [removed] خارج اللعبة
   *[pile] الكومة {$came_pile}
  } إلى { $went ->
    [hand] { $went_seat-is ->
        [you] يدك.
       *[other] يد {$went_seat}.
      }
    [area] { $went_seat-is ->
        [you] أمامك.
       *[other] أمام {$went_seat}.
      }
    [centre] الوسط.
    [draw] مجموعة السحب.
    [discard] المهملات.
    [removed] خارج اللعبة.
   *[pile] الكومة {$went_pile}.
  }
dvorak-milled = { $seat-is ->
    [you] ترمي من مجموعة السحب
   *[other] {$seat} يرمي من مجموعة السحب
  }: {$titles}.
dvorak-destroyed = { $seat-is ->
    [you] تدمر
   *[other] {$seat} يدمر
  } {$title}{ $owner-is ->
    [none] .
    [you] ، وكانت لك.
   *[other] ، وكانت مع {$owner}.
  }
dvorak-destroy-stopped = { $title-count ->
    [0] الورقة
   *[other] {$title}
  } لا تُدمر، والفاعل { $seat-is ->
    [you] أنت
   *[other] {$seat}
  }: {$because} تمنع ذلك.
dvorak-taken = { $seat-is ->
    [you] تستولي على{" "}
   *[other] {$seat} يستولي على{" "}
  }{ $title-count ->
    [0] ورقة مقلوبة
   *[other] {$title}
  }{ $owner-is ->
    [none] .
    [you] ، وكانت لك.
   *[other] ، وكانت مع {$owner}.
  }
dvorak-gift-offered = { $seat-is ->
    [you] تهدي إلى {$target} { $title-count ->
        [0] ورقة.
       *[other] {$title}.
      }
   *[other] { $target-is ->
        [you] {$seat} يهدي إليك{" "}
       *[other] {$seat} يهدي إلى {$target}{" "}
      }{ $title-count ->
        [0] ورقة.
       *[other] {$title}.
      }{ $target-is ->
        [you] {" "}اكتب resolve {$offer} لتأخذها، أو decline {$offer}.
       *[other] {""}
      }
  }
dvorak-given = { $seat-is ->
    [you] تعطي{" "}
   *[other] {$seat} يعطي{" "}
  }{ $title-count ->
    [0] ورقة
   *[other] {$title}
  } إلى { $target-is ->
    [you] يدك.
   *[other] {$target}.
  }
dvorak-shuffled = { $seat-is ->
    [you] تخلط{" "}
   *[other] {$seat} يخلط{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] يدك
       *[other] يد {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ما أمامك
       *[other] ما أمام {$place_seat}
      }
    [centre] الوسط
    [draw] مجموعة السحب
    [discard] المهملات
    [removed] ما خرج من اللعبة
   *[pile] الكومة {$place_pile}
  }، { $count ->
    [one] ورقة واحدة.
    [two] ورقتان.
    [few] {$count} أوراق.
   *[other] {$count} ورقة.
  }
dvorak-looked = { $seat-is ->
    [you] تنظر إلى{" "}
   *[other] {$seat} ينظر إلى{" "}
  }{ $count ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] {$count} أوراق
   *[other] {$count} ورقة
  } من { $place ->
    [hand] { $place_seat-is ->
        [you] يدك
       *[other] يد {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ما أمامك
       *[other] ما أمام {$place_seat}
      }
    [centre] الوسط
    [draw] مجموعة السحب
    [discard] المهملات
    [removed] ما خرج من اللعبة
   *[pile] الكومة {$place_pile}
  }{ $titles-count ->
    [0] .
   *[other] : {$titles}.
  }
dvorak-revealed = { $seat-is ->
    [you] تكشف للجميع{" "}
   *[other] {$seat} يكشف للجميع{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] يدك
       *[other] يد {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ما أمامك
       *[other] ما أمام {$place_seat}
      }
    [centre] الوسط
    [draw] مجموعة السحب
    [discard] المهملات
    [removed] ما خرج من اللعبة
   *[pile] الكومة {$place_pile}
  }: {$titles}.
dvorak-turned-over = { $seat-is ->
    [you] تقلب {$title}
   *[other] {$seat} يقلب {$title}
  } { $down ->
    [yes] على وجهها.
   *[no] على ظهرها.
  }
dvorak-tapped = { $seat-is ->
    [you] { $tapped ->
        [yes] تميل{" "}
       *[no] تعدل{" "}
      }
   *[other] {$seat} { $tapped ->
        [yes] يميل{" "}
       *[no] يعدل{" "}
      }
  }{ $title-count ->
    [0] ورقة مقلوبة.
   *[other] {$title}.
  }
dvorak-attached = { $to-count ->
    [0] { $seat-is ->
        [you] تفصل{" "}
       *[other] {$seat} يفصل{" "}
      }
   *[other] { $seat-is ->
        [you] تلحق{" "}
       *[other] {$seat} يلحق{" "}
      }
  }{ $title-count ->
    [0] ورقة مقلوبة
   *[other] {$title}
  }{ $to-count ->
    [0] {" "}عما كانت عليه.
   *[other] {" "}بـ {$to}.
  }
dvorak-copied = { $seat-is ->
    [you] تنسخ{" "}
   *[other] {$seat} ينسخ{" "}
  }{ $title-count ->
    [0] ورقة مقلوبة.
   *[other] {$title}.
  }
dvorak-tokens-changed = { $seat-is ->
    [you] تغير
   *[other] {$seat} يغير
  } علامات {$name}، عند: { $target-is ->
    [you] أنت
    [none] { $on-count ->
        [0] ورقة مقلوبة
       *[other] {$on}
      }
   *[other] {$target}
  }؛ بمقدار {$change}، والآن {$total}.
dvorak-pile-made = { $seat-is ->
    [you] تصنع
   *[other] {$seat} يصنع
  } الكومة {$name}، { $up ->
    [yes] مكشوفة
   *[no] مقلوبة
  }{ $owner-is ->
    [none] .
    [you] ، لك.
   *[other] ، لـ {$owner}.
  }
dvorak-pile-dropped = { $seat-is ->
    [you] تزيل
   *[other] {$seat} يزيل
  } الكومة {$name}.
dvorak-rolled = { $seat-is ->
    [you] ترمي
   *[other] {$seat} يرمي
  } {$dice}: {$rolls}، والمجموع {$total}.
dvorak-flipped = { $seat-is ->
    [you] ترمي عملة
   *[other] {$seat} يرمي عملة
  }: { $side ->
    [heads] صورة.
   *[tails] كتابة.
  }
dvorak-player-picked = { $seat-is ->
    [you] تختار لاعبًا بالقرعة
   *[other] {$seat} يختار لاعبًا بالقرعة
  }: { $target-is ->
    [you] أنت.
   *[other] {$target}.
  }
dvorak-card-picked = { $seat-is ->
    [you] تختار بالقرعة
   *[other] {$seat} يختار بالقرعة
  } من { $place ->
    [hand] { $place_seat-is ->
        [you] يدك
       *[other] يد {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] ما أمامك
       *[other] ما أمام {$place_seat}
      }
    [centre] الوسط
    [draw] مجموعة السحب
    [discard] المهملات
    [removed] ما خرج من اللعبة
   *[pile] الكومة {$place_pile}
  }: الورقة {$number}{ $title-count ->
    [0] .
   *[other] ، {$title}.
  }
dvorak-challenged = حجر ورقة مقص، والداعي { $seat-is ->
    [you] أنت
   *[other] {$seat}
  }، بين {$seats}.{ $seats-is ->
    [you] {" "}اكتب حجر أو ورقة أو مقص.
    [among] {" "}اكتب حجر أو ورقة أو مقص.
   *[other] {""}
  }
dvorak-thrown = { $seat-is ->
    [you] اخترت.
   *[other] {$seat} اختار.
  }
dvorak-throws-shown = اختيار {$seats}: {$throws}. { $over ->
    [yes] { $winners-is ->
        [you] فزت بالجولة.
       *[other] الفائز بالجولة: {$winners}.
      }
   *[no] مرة أخرى: {$winners}.
  }
dvorak-noted = { $seat-is ->
    [you] تكتب ملاحظة على{" "}
   *[other] {$seat} يكتب ملاحظة على{" "}
  }{ $title-count ->
    [0] ورقة مقلوبة
   *[other] {$title}
  }: { $text-count ->
    [0] لا شيء بعد الآن.
   *[other] «{$text}».
  }
dvorak-skips-changed = { $target-is ->
    [you] يُتخطى دورك
   *[other] يُتخطى دور {$target}
  } { $count ->
    [0] ولا مرة
    [one] مرة واحدة
    [two] مرتين
    [few] {$count} مرات
   *[other] {$count} مرة
  }، والقرار: { $seat-is ->
    [you] لك.
   *[other] {$seat}.
  }
dvorak-extra-granted = { $target-is ->
    [you] لك دور إضافي
   *[other] لـ {$target} دور إضافي
  }، والقرار: { $seat-is ->
    [you] لك.
   *[other] {$seat}.
  }
dvorak-reversed = { $seat-is ->
    [you] تعكس الترتيب
   *[other] {$seat} يعكس الترتيب
  }: الآن { $clockwise ->
    [yes] باتجاه عقارب الساعة.
   *[no] عكس عقارب الساعة.
  }
dvorak-hands-swapped = تبدلت الأيدي: { $target-is ->
    [you] معك
   *[other] مع {$target}
  } {$count}، و{ $other-is ->
    [you] معك
   *[other] مع {$other}
  } {$other_count}، والقرار: { $seat-is ->
    [you] لك.
   *[other] {$seat}.
  }
dvorak-state-changed = { $seat-is ->
    [you] تغير الحالة
   *[other] {$seat} يغير الحالة
  } {$name}: { $on ->
    [yes] قائمة.
   *[no] متوقفة.
  }
dvorak-lifted = { $seat-is ->
    [you] تنهي ما بقي من أثر {$title}.
   *[other] {$seat} ينهي ما بقي من أثر {$title}.
  }

## The table as it is seen

dvorak-role-turn = صاحب الدور
dvorak-role-host = المضيف
dvorak-view-draw = { $phase ->
    [building] { $draw ->
        [0] المجموعة فارغة
        [one] ورقة واحدة في المجموعة
        [two] ورقتان في المجموعة
        [few] {$draw} أوراق في المجموعة
       *[other] {$draw} ورقة في المجموعة
      }
   *[playing] { $draw ->
        [0] مجموعة السحب فارغة
        [one] ورقة واحدة في مجموعة السحب
        [two] ورقتان في مجموعة السحب
        [few] {$draw} أوراق في مجموعة السحب
       *[other] {$draw} ورقة في مجموعة السحب
      }
  }، { $discard-count ->
    [0] ولا شيء في المهملات.
   *[other] وفي المهملات {$discard-count}.
  }
dvorak-view-direction = { $direction ->
    [1] {""}
   *[other] اللعب عكس عقارب الساعة.
  }
dvorak-view-states = { $states-count ->
    [0] {""}
   *[other] القائم: {$states}.
  }
dvorak-view-hold = { $hold ->
    [yes] المضيف يؤجل كل تصويت حتى نهاية الدور.
   *[no] {""}
  }

## Cards and lists as they are seen

dvorak-discard-top = أعلى المهملات: {$title}.
dvorak-pile-line = الكومة {$pile}: { $count ->
    [0] فارغة
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }{ $open ->
    [yes] ، أعلاها {$top}.
   *[no] .
  }
dvorak-in-force = { $count ->
    [one] الساري: {$titles}. اكتب rulings لتقرأه.
   *[other] الساري: {$titles}. اكتب rulings لتقرأها.
  }
dvorak-area = { $is ->
    [you] أمامك
   *[other] أمام {$name}
  }{ $count ->
    [0] {""}
   *[other] : {$cards}
  }{ $kinds ->
    [0] .
   *[other] ؛ العلامات: {$tokens}.
  }
dvorak-centre = في الوسط: {$cards}.
dvorak-card-short = {$number}{"\u00A0"}{ $down ->
    [yes] ورقة مقلوبة
   *[no] {$title}
  }{ $tapped ->
    [yes] {""} (مائلة)
   *[no] {""}
  }{ $kinds ->
    [0] {""}
   *[other] {""} ({$tokens})
  }
dvorak-hand-card = {$number}{"\u00A0"}{$title} ({$type})
dvorak-card-head = { $numbered ->
    [yes] {$title}، {$type}، {$corner}
   *[no] {$title}، {$type}
  }
dvorak-card-by = بقلم {$creator}
dvorak-card-colour = اللون: {$colour}
dvorak-card-drawing = الرسم: {$alt}
dvorak-card-note = ملاحظة: {$note}
dvorak-motion = رقم {$number}، { $what ->
    [card] اقتراح {$by}: {$titles}.
    [rule] قاعدة خاصة، اقتراح {$by}: {$titles}.
    [package] حزمة، اقتراح {$by}: {$titles}.
    [amend] إعادة كتابة، اقتراح {$by}: {$titles}.
    [repeal] إزالة، اقتراح {$by}: {$titles}.
    [ruling] حكم يطلبه {$by} في {$titles}.
    [win] {$by} يقول إنه فاز: {$titles}.
    [draw] {$by} يعرض التعادل.
   *[other] اقتراح {$by}: {$titles}.
  }
dvorak-ballot-waits = { $you ->
    [yes] مطلوب تصويت: اكتب y أو n. في انتظار {$names}.
   *[no] في انتظار {$names}.
  }
dvorak-no-ballot = لا تصويت الآن. اكتب propose العنوان = النص لتصنع ورقة.
dvorak-queue = { $count ->
    [one] ينتظر واحد آخر:
    [two] ينتظر اثنان آخران:
   *[other] ينتظر {$count} أيضًا:
  }
dvorak-rejected-count = { $count ->
    [0] لم يُرفض شيء.
    [one] رُفض اقتراح واحد:
    [two] رُفض اقتراحان:
    [few] رُفضت {$count} اقتراحات:
   *[other] رُفض {$count} اقتراحًا:
  }
dvorak-rejected-by = رفضه {$names}.
dvorak-force-count = { $kind ->
    [rules] { $count ->
        [0] لا قاعدة خاصة سارية.
        [one] قاعدة خاصة واحدة:
        [two] قاعدتان خاصتان:
        [few] {$count} قواعد خاصة:
       *[other] {$count} قاعدة خاصة:
      }
    [lasting] { $count ->
        [0] لا أثر باقيًا.
        [one] أثر واحد باق:
        [two] أثران باقيان:
        [few] {$count} آثار باقية:
       *[other] {$count} أثرًا باقيًا:
      }
   *[other] { $count ->
        [0] لا أحكام بعد.
        [one] حكم واحد:
        [two] حكمان:
        [few] {$count} أحكام:
       *[other] {$count} حكمًا:
      }
  }
dvorak-force-line = {$number}. {$title}: {$text}
dvorak-discard-count = { $count ->
    [0] المهملات فارغة.
    [one] ورقة واحدة في المهملات:
    [two] ورقتان في المهملات، العليا أولًا:
    [few] {$count} أوراق في المهملات، العليا أولًا:
   *[other] {$count} ورقة في المهملات، العليا أولًا:
  }
dvorak-nothing-in-play = لا ورقة على الطاولة.
dvorak-wizard-title = ما عنوان ورقتك؟ نقطة وحدها تلغي في أي خطوة.
dvorak-wizard-type = أهي thing (شيء) أم action (فعل) أم rule (قاعدة)؟ الإدخال وحده يعني thing.
dvorak-wizard-text = ماذا تفعل؟ الإدخال وحده: لا شيء سوى أنها هنا.
dvorak-wizard-flavour = سطر للنكهة؟ الإدخال وحده: بلا سطر.
dvorak-wizard-card = ورقتك كما سيراها الآخرون:
dvorak-wizard-sure = أتقترحها؟ اكتب نعم أو لا.
dvorak-wizard-stopped = لم تُقترح ورقة.

## Whose turn it is

dvorak-turn-building = دورك: اصنع أوراقًا، أو {$words}.
dvorak-turn-playing = دورك: {$words}{ $more ->
    [0] .
   *[other] ، و{$more} غيرها. اكتب legal لترى الكل.
  }

## Why an act is refused

dvorak-refuse-unreadable = لم أفهم. اكتب legal لترى ما يمكن الآن، أو help dvorak.
dvorak-refuse-no-such-act = لا فعل كهذا في دفوراك. اكتب legal لترى ما يمكن الآن.
dvorak-refuse-system-only = هذا من شأن القاعة وحدها.
dvorak-refuse-no-seat = ليس لك مقعد في هذه اللعبة. اكتب sit لتجلس.
dvorak-refuse-over = انتهت هذه اللعبة. اكتب rematch للعب من جديد.
dvorak-refuse-no-such-deadline = لا مهلة كهذه.
dvorak-refuse-dealt-already = وُزعت الأوراق. الأوراق الجديدة تُقترح الآن: propose العنوان = النص.
dvorak-refuse-not-playing = لم تبدأ اللعبة. اصنع أوراقًا، أو اكتب start.
dvorak-refuse-host-only = هذا للمضيف وحده، {$seat}.
dvorak-refuse-halted = اللعب ينتظر التصويت رقم {$motion}، {$title}. اكتب ballot لتراه. يمكنك الكلام والنظر والقراءة والتصويت.
dvorak-refuse-halted-untitled = اللعب ينتظر التصويت رقم {$motion}. اكتب ballot لتراه. يمكنك الكلام والنظر والقراءة والتصويت.
dvorak-refuse-closing = آخر من بقي على وشك الفوز. اكتب confirm، أو اطلب undo.
dvorak-refuse-you-are-out = أنت خارج اللعبة: تشاهد ولا تلعب.
dvorak-refuse-you-wait = تلعب من الدورة القادمة. حتى ذلك الحين تصوت وتقترح.
dvorak-refuse-first-undecided = لم يتقرر بعد من يبدأ. اكتب حجر أو ورقة أو مقص.
dvorak-refuse-discard-first = عليك أولًا أن ترمي { $count ->
    [one] ورقة
    [two] ورقتين
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }: اكتب discard ورقمًا من يدك.
dvorak-refuse-others-discard = على {$seat} أن يرمي أولًا. انتظر من فضلك.
dvorak-refuse-not-your-turn = الدور دور {$seat}. انتظر دورك من فضلك.
dvorak-refuse-nothing-due = لا حاجة إلى رمي شيء الآن. اكتب end حين تنتهي.
dvorak-refuse-nothing-to-confirm = لا شيء يحتاج تأكيدًا.

dvorak-refuse-draw-first = يبدأ الدور بالسحب: اكتب draw.
dvorak-refuse-drawn-already = سحبت في هذا الدور. إن قالت ورقة اسحب فاكتب draw 1.
dvorak-refuse-draw-how = اكتب draw، أو draw 2، أو draw 1 للاعب، أو draw 1 everyone، أو draw 2 from وكومة.
dvorak-refuse-discard-down = أنت ترمي الزائد: اكتب discard ورقمًا من يدك.
dvorak-refuse-not-in-hand = ليست هذه الورقة في يدك. اكتب hand لترى أوراقك.
dvorak-refuse-denied = {$title} غير مسموحة الآن: {$because} تمنع ذلك. اكتب why لترى الأسباب.
dvorak-refuse-denied-unseen = غير مسموح الآن: {$because} تمنع ذلك. اكتب why لترى الأسباب.
dvorak-refuse-plays-used = لعبت في هذا الدور كل ما لك من {$type}: { $most ->
    [0] لا شيء
    [one] واحدة في الدور
   *[other] {$most} في الدور
  }. العب نوعًا آخر، أو اكتب end.
dvorak-refuse-action-first = على هذه الطاولة تسبق Action الـ Thing.
dvorak-refuse-impossible = لا يمكن تنفيذ {$title} الآن، فلا تُلعب على هذه الطاولة.
dvorak-refuse-target-needed = {$title} تحتاج لاعبًا: أضف on واسمًا، مثل play 3 on seat 2.
dvorak-refuse-no-target-needed = {$title} لا تحتاج لاعبًا. دع الاسم.
dvorak-refuse-card-needed = {$title} تحتاج ورقة مناسبة على الطاولة: أضف on card ورقمها.
dvorak-refuse-no-card-needed = {$title} لا تحتاج ورقة. دعها.
dvorak-refuse-nothing-to-choose = لا شيء على الطاولة يناسب {$title}. اكتب decline لتترك ذلك.
dvorak-refuse-not-yours-in-play = ليست أمامك ورقة كهذه مكشوفة.
dvorak-refuse-no-ability = ليست لـ {$title} قدرة كهذه.
dvorak-refuse-ability-used = استخدمت تلك القدرة من {$title} في هذا الدور.
dvorak-refuse-no-such-offer = لم يُعرض عليك شيء بهذا الرقم.
dvorak-refuse-gift-gone = لم تعد الهدية موجودة.

dvorak-refuse-no-such-card = لا ورقة كهذه، أو لا يجوز أن تعرفها. تسمى الأوراق بالرقم أو العنوان: اكتب hand أو table.
dvorak-refuse-no-such-number = لا رقم {$number} { $list ->
    [hand] في يدك؛ معك {$most}.
    [play] على الطاولة؛ عليها {$most}.
   *[other] هناك؛ العدد {$most}.
  }
dvorak-refuse-which-card = سمّ ورقة بعد {$verb}: رقمها أو عنوانها.
dvorak-refuse-not-in-play = ليست هذه الورقة على الطاولة.
dvorak-refuse-yours-already = هذه الورقة لك أصلًا.
dvorak-refuse-none-in-play = لا شيء من ذلك على الطاولة.
dvorak-refuse-attach-itself = لا تُلحق ورقة بنفسها.
dvorak-refuse-no-such-place = لا مكان كهذا. الأماكن: hand، area، centre، draw، discard، removed، اسم كومة، يد لاعب.
dvorak-refuse-place-empty = لا شيء هناك.
dvorak-refuse-pile-empty = مجموعة السحب فارغة.
dvorak-refuse-discard-empty = المهملات فارغة.
dvorak-refuse-hand-empty = ليس مع {$target} أوراق.
dvorak-refuse-no-such-player = لا لاعب كهذا في اللعبة. قل اسمًا، أو seat 2، أو me، أو next، أو previous.
dvorak-refuse-given-already = هذه الورقة معروضة على أحدهم.
dvorak-refuse-swap-whom = سمّ لاعبين مختلفين في اللعبة.
dvorak-refuse-count-range = المطلوب رقم من {$least} إلى {$most}.
dvorak-refuse-dice-range = من 1 إلى {$dice} من النرد، ومن 2 إلى {$sides} وجوه.
dvorak-refuse-name-range = الاسم هنا من 1 إلى {$limit} من الأحرف.
dvorak-refuse-too-many = عددها {$most}، وهو الحد الأعلى.
dvorak-refuse-no-such-tokens = لا علامات {$name} هناك لتؤخذ.
dvorak-refuse-pile-name-taken = لا يمكن أن تسمى كومة {$name}. اختر اسمًا آخر.
dvorak-refuse-pile-not-empty = الكومة {$name} ليست فارغة.
dvorak-refuse-state-is-so = {$name}: هي { $on ->
    [yes] قائمة
   *[no] متوقفة
  } أصلًا.
dvorak-refuse-no-such-effect = لا أثر كهذا باق. اكتب rules لترى الباقي.
dvorak-refuse-contest-runs = هناك تحدّ جار. أنهوه أولًا.
dvorak-refuse-no-contest = لا تحدي الآن. اكتب challenge واسمًا.
dvorak-refuse-not-in-contest = اخترت، أو لست مشاركًا. انتظر من فضلك.
dvorak-refuse-throw-what = اكتب حجر أو ورقة أو مقص.

dvorak-refuse-title-missing = لا بد للورقة من عنوان. اكتب propose العنوان = النص؛ ويجوز أن يكون النص فارغًا.
dvorak-refuse-title-no-word = يحتاج العنوان حرفًا أو رقمًا على الأقل.
dvorak-refuse-title-taken = هناك ورقة اسمها {$title}، والعناوين لا تتكرر هنا.
dvorak-refuse-field-too-long = الحقل {$field} طويل: {$length} حرفًا، والحد {$limit}.
dvorak-refuse-field-one-line = في الحقل {$field} رموز لا تُعرض. الأسطر المتعددة للنص وحده.
dvorak-refuse-art-too-large = الرسم بالنص {$columns} عمودًا عرضًا و{$lines} سطرًا طولًا على الأكثر.
dvorak-refuse-strokes-bad = في الرسم {$strokes} خطًا و{$points} نقطة على الأكثر.
dvorak-refuse-alt-missing = صف الرسم بالكلمات لمن لا يراه: alt.
dvorak-refuse-type-unknown = لم يقل أحد ماذا تفعل ورقة من نوع {$type} حين تُلعب. أضف /stays (تبقى) أو /discards (تُرمى): propose/type/stays {$type} العنوان = النص.
dvorak-refuse-type-how = اكتب propose/type ثم النوع والعنوان: propose/type مكان الميناء = النص.
dvorak-refuse-stays-what = النوع إما يبقى وإما يُرمى حين يُلعب.
dvorak-refuse-switch-unknown = لا أعرف /{$switch}. الموجود /thing و/action و/rule و/type و/stays و/discards وعدد نسخ.
dvorak-refuse-one-at-a-time = لك اقتراح تحت التصويت أو في الانتظار. واحد في كل مرة: اسحبه بـ withdraw أو انتظر.
dvorak-refuse-deck-full = المجموعة ممتلئة: {$most} ورقة.
dvorak-refuse-rules-full = القواعد الخاصة {$most}، وهو الحد الأعلى.
dvorak-refuse-no-such-motion = لا اقتراح بهذا الرقم. اكتب ballot أو rejected.
dvorak-refuse-not-your-motion = هذا لصاحب الاقتراح وحده.
dvorak-refuse-in-a-package = هذا جزء من حزمة لا تتغير.
dvorak-refuse-no-such-field = لا حقل اسمه {$name}. اختر من: {$choices}.
dvorak-refuse-no-changes = قل ماذا يُكتب هناك: revise 3 = نص جديد.
dvorak-refuse-rule-or-card = الورقة تبقى ورقة، والقاعدة الخاصة قاعدة.
dvorak-refuse-lump-how = اكتب lump وأرقام اقتراحات منتظرة أو مرفوضة: lump 3 5.
dvorak-refuse-lump-how-many = في الحزمة من {$least} إلى {$most} اقتراحات مختلفة.
dvorak-refuse-revise-how = اكتب revise ورقمًا وما يُكتب هناك: revise 3 = نص جديد، أو revise 3 title = جديد.
dvorak-refuse-amend-how = اكتب amend وورقة أو قاعدة وما يُكتب هناك: amend المصباح = نص جديد.
dvorak-refuse-ruling-how = اكتب ruling وورقة وما معناها: ruling المصباح = hand limit 7 for me.
dvorak-refuse-ruling-what = قل ما معناها.
dvorak-refuse-number-after = اكتب {$verb} ورقمًا.
dvorak-refuse-word-alone = اكتب {$verb} وحدها.
dvorak-refuse-offer-how = اكتب offer draw.

dvorak-refuse-no-such-ballot = لا تصويت مفتوح بهذا الرقم. اكتب ballot لترى المفتوح.
dvorak-refuse-vote-waits = لم يحن دوره: التصويت واحد بعد واحد، بالترتيب.
dvorak-refuse-vote-how = اكتب y أو n، أو vote yes أو vote no.
dvorak-refuse-not-a-voter = لا صوت لك هنا: جلست لاحقًا، أو ليس القرار لك.
dvorak-refuse-voted-already = صوّت على رقم {$motion}. اكتب unvote لتسحب صوتك أولًا.
dvorak-refuse-not-voted = لم تصوت على هذا.
dvorak-refuse-not-waiting = لا أحد ينتظر صوت {$target}.
dvorak-refuse-not-silent-yet = يُعفى الصامت بعد { $seconds ->
    [one] ثانية واحدة.
    [two] ثانيتين.
    [few] {$seconds} ثوان.
   *[other] {$seconds} ثانية.
  }
dvorak-refuse-nothing-to-hold = لا شيء ينتظر التصويت.
dvorak-refuse-hidden-already = هذا النص مخفي أصلًا.

dvorak-refuse-no-cards = لا أوراق بعد. اقترحوا بعضها، أو يحمّل المضيف مجموعة: loaddeck lost_property.
dvorak-refuse-ready-already = أنت جاهز أصلًا.
dvorak-refuse-not-ready = لست جاهزًا بعد على كل حال.
dvorak-refuse-first-who = سمّ اللاعب الأول: start واسم.
dvorak-refuse-first-not-named = لا يسمى اللاعب الأول على هذه الطاولة. اكتب start وحدها.
dvorak-refuse-too-few-cards = الأوراق {$cards} والتوزيع الكامل يحتاج {$needed}. اصنعوا المزيد أولًا.
dvorak-refuse-clear-sure = هذا يُبعد أوراق هذه الطاولة كلها، {$cards}. اكتب cleardeck yes إن كنت متأكدًا.
dvorak-refuse-no-such-deck = لا مجموعة كهذه. الموجود: {$choices}.
dvorak-refuse-loaded-already = {$deck} في المجموعة أصلًا.
dvorak-refuse-loadcard-how = اكتب loadcard العنوان/T/النص، حيث T تعني Thing و A تعني Action.
dvorak-refuse-loadcard-type = مكان النوع كُتب {$type}. لا شرطة مائلة في العنوان؛ والنوع T أو A.
dvorak-refuse-joining-closed = لا ينضم أحد إلى هذه اللعبة بعد بدئها.

dvorak-refuse-move-how = اكتب move وورقة ثم to ومكانًا: move 3 to discard، move draw 1 to hand.
dvorak-refuse-give-how = اكتب give وورقة ثم to واسمًا: give 3 to Anna.
dvorak-refuse-attach-how = اكتب attach وورقة ثم to وورقة: attach 3 to 5.
dvorak-refuse-token-how = اكتب token وكم وماذا ثم on وعلى من: token 3 Gold on Anna، token -1 Gold on card 7.
dvorak-refuse-pile-how = اكتب pile واسمًا: pile Shop، pile Trash down for Anna.
dvorak-refuse-note-how = اكتب note وورقة ثم = والكلمات: note 7 = مقلوبة رأسًا.
dvorak-refuse-state-how = اكتب state واسمًا ثم on أو off: state مطر on.
dvorak-refuse-dice-how = اكتب roll 2d6 أو roll d20 أو roll 2d6+1.
dvorak-refuse-own-hand = يدك تراها بـ hand؛ و viewhand واسم ترى يد غيرك، ويُخبر الجميع.

## Options

dvorak-refuse-no-deck-no-building = بلا مجموعة تُصنع الأوراق أولًا. الأقرب: {$nearest}.
dvorak-refuse-too-few-seats = يلعب دفوراك لاعبان على الأقل.
dvorak-refuse-too-many-seats = {$seats} لاعبين كثير؛ الحد {$nearest}.
dvorak-refuse-teams-need-more = {$seats} لاعبين قليل على فرق كهذه. الأقرب: {$nearest}.

dvorak-option-deck = المجموعة على الطاولة عند البدء: مكتب المفقودات (lost_property)، أو السوق الليلي (night_market)، أو لا شيء.
dvorak-option-building = تبدأ اللعبة بصنع الأوراق حتى تُكتب start.
dvorak-option-pace = مباشرة، أو بالمراسلة حيث لا يسقط أحد من تصويت.
dvorak-option-hand = كم ورقة تبقى في اليد آخر الدور.
dvorak-option-deal = كم ورقة توزع لكل لاعب.
dvorak-option-draw = كم ورقة تُسحب أول الدور.
dvorak-option-few_cards = إن قلت الأوراق يُسأل المضيف، أو لا يبدأ اللعب.
dvorak-option-first = كيف يُعرف اللاعب الأول.
dvorak-option-proposer = موافقة صاحب الاقتراح مفهومة، أو يصوت كغيره.
dvorak-option-out_vote = من خرج ما زال يصوت.
dvorak-option-lost_voter = كم ثانية بلا اتصال حتى يسقط الصوت.
dvorak-option-excuse = كم ثانية صمت حتى يجوز للمضيف الإعفاء.
dvorak-option-votes = الأصوات علنية، أو سرية.
dvorak-option-refusal = أول رفض يُسقط فورًا، أو تُسمع كل الأصوات.
dvorak-option-approval = لا بد أن يوافق الجميع، أو ألا يعترض أحد في الوقت.
dvorak-option-objection = كم ثانية للاعتراض.
dvorak-option-halt = التصويت يوقف اللعب.
dvorak-option-entry = أين تذهب ورقة قُبلت أثناء اللعب.
dvorak-option-play_order = Action و Thing بأي ترتيب، أو Action أولًا.
dvorak-option-must_draw = السحب أول الدور واجب، أو اختياري.
dvorak-option-limit_checked = حد اليد يُحسب آخر الدور، أو دائمًا.
dvorak-option-running_out = من يخرج حين تفرغ المجموعتان: من لا يد له، أو لا يد له ولا Thing، أو لا أحد.
dvorak-option-out_things = أين تذهب Thing من خرج.
dvorak-option-denials = المنع أولًا، أو الإذن الأدق أولًا.
dvorak-option-rules_rank = القواعد الخاصة مساوية للأوراق، أو دونها.
dvorak-option-extras = الزيادات تُجمع، أو تُحسب واحدة.
dvorak-option-impossible = الورقة التي لا تُنفذ تُلعب بقدر الممكن، أو تُرفض.
dvorak-option-other_types = يُسأل ماذا يفعل نوع جديد، أو هو Thing.
dvorak-option-ability_cost = قدرة Thing تكلف Action واحدة، أو لا شيء.
dvorak-option-judges = من يقرر معنى ورقة: الأغلبية، أو المضيف، أو الجميع.
dvorak-option-several_wins = من فازوا معًا يتقاسمون، أو يُقدَّم صاحب الدور.
dvorak-option-joining = من جلس أثناء اللعب يلعب من الدورة القادمة، أو لا يلعب.
dvorak-option-duplicates = يجوز أن تتكرر العناوين، أو لا.
dvorak-option-token_things = علامات اللاعبين تُعد Thing.
dvorak-option-teams = كلٌّ وحده، أو فريقان أو ثلاثة بالتناوب.
dvorak-option-effects = العبارات الدائمة تحفظها القاعة، أو تذكّر بها فقط، أو تُترك للناس.
dvorak-option-last_wins = آخر من بقي يفوز.
dvorak-option-confirm = بعد كم ثانية يصير فوز الأخير نهائيًا.

## Clauses

# How the hall understands a text, said before the vote and by `why`. $many: the verb of $who
# stands in the plural. $about is "none" where any card is meant.

clause-sentence = { $part }.
clause-part = { $core }{ $lasting }{ $condition }
clause-joint-tests = {" "}و{" "}
clause-joint-then = ؛ ثم{" "}
clause-joint-traits = ،{" "}
clause-unread = { $partly ->
    [yes] غير مفهوم من «{ $rest }»، فهو للناس: «{ $text }».
   *[no] للناس، لا تحفظه القاعة: «{ $text }».
  }
clause-rest-for-people = الباقي للناس.
clause-all-for-people = كله للناس: لا تحفظ القاعة منه شيئًا.
clause-note = للناس: «{ $text }»

# Whom
clause-who-me = صاحب الورقة
clause-who-each = كل لاعب
clause-who-everyone = كل واحد
clause-who-anyone = أي واحد
clause-who-player = لاعب ما
clause-who-opponents = الخصوم
clause-who-opponent = خصم
clause-who-target = اللاعب المختار
clause-who-next = اللاعب التالي
clause-who-previous = اللاعب السابق
clause-who-current = صاحب الدور
clause-who-named = { $name }
clause-who-but = كل واحد إلا { $who }
clause-who-having = اللاعبون، { $tests }
clause-who-who = من بينهم الذين
clause-who-that = ذلك اللاعب

# Which cards
clause-what-any = أوراق
clause-what-type = أوراق { $name }
clause-what-subtype = أوراق من فرع { $name }
clause-what-title = «{ $name }»
clause-what-word = { $name }
clause-what-this = هذه الورقة
clause-one-any = ورقة
clause-one-type = ورقة { $name } واحدة
clause-one-subtype = ورقة واحدة من فرع { $name }
clause-one-title = «{ $name }» واحدة
clause-one-word = { $name } واحدة
clause-one-this = هذه الورقة
clause-several = { $count ->
    [all] كل { $what }
   *[other] { $what } ({ $count })
  }

# Numbers
clause-hand-set = { $value ->
    [none] { $who }: لا حد لليد
   *[other] { $who }: حد اليد { $value }
  }
clause-hand-add = { $who }: يتغير حد اليد بمقدار { $value }
clause-draw-n-set = { $value ->
    [none] أول الدور { $many ->
        [yes] يسحبون
       *[no] يسحب
      } بلا حد: { $who }
   *[other] أول الدور { $many ->
        [yes] يسحبون
       *[no] يسحب
      } { $value }: { $who }{ $usual ->
        [yes] {""}
       *[no] ، لا العدد المعتاد
      }
  }
clause-draw-n-add = { $who }: يتغير السحب أول الدور بمقدار { $value }
clause-deal-set = { $value ->
    [none] يوزع لكل واحد في البداية بلا حد
   *[other] يوزع لكل واحد في البداية { $value }
  }
clause-deal-add = يتغير التوزيع في البداية بمقدار { $value }
clause-plays-set = { $value ->
    [none] { $who }: في الدور تُلعب { $what } بلا حد
   *[other] { $who }: في الدور تُلعب { $what }، عددها { $value }
  }
clause-plays-add = { $who }: في الدور يتغير عدد { $what } بمقدار { $value }
clause-number-set = { $who }: «{ $name }»{ $about ->
    [none] {""}
   *[some] {" "}من { $what }
  } { $value ->
    [none] بلا حد
   *[other] { $value }
  }
clause-number-add = { $who }: «{ $name }»{ $about ->
    [none] {""}
   *[some] {" "}من { $what }
  } يتغير بمقدار { $value }

# What is allowed
clause-deny = { $kind ->
    [everyone] لا يجوز لأحد
   *[other] { $who }: لا يجوز
  } { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-permit = { $who }: يجوز { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-verb-draw = سحب
clause-verb-play = لعب
clause-verb-discard = رمي
clause-verb-destroy = تدمير
clause-verb-target = استهداف
clause-verb-control = الاستيلاء على
clause-verb-turn = أخذ الأدوار
clause-verb-other = فعل «{ $name }»
clause-meta = { $what }: بلا أثر
clause-win-permit = { $many ->
    [yes] يفوزون
   *[no] يفوز
  }: { $who }
clause-win-deny = { $kind ->
    [everyone] لا يجوز لأحد أن يفوز
   *[other] { $who }: لا يجوز الفوز
  }
clause-lose-permit = { $many ->
    [yes] يخرجون
   *[no] يخرج
  }: { $who }
clause-lose-deny = { $kind ->
    [everyone] لا يجوز لأحد أن يخسر
   *[other] { $who }: لا تجوز الخسارة
  }

# Types
clause-type = { $name } نوع من الأوراق: { $traits }
clause-trait-stays-area = يبقى أمام صاحبه
clause-trait-stays-centre = يبقى في الوسط
clause-trait-stays-discard = يذهب إلى المهملات
clause-trait-stays-removed = يخرج من اللعبة حين يُلعب
clause-trait-per-turn = { $count } في الدور
clause-trait-in-play = على الطاولة { $count } فقط
clause-trait-face-down = يُلعب مقلوبًا
clause-trait-counts-as = يُعد { $name }
clause-type-stays = { $what }: { $value ->
    [area] تبقى أمام صاحبها
    [centre] تبقى في الوسط
    [discard] تذهب إلى المهملات
   *[removed] تخرج من اللعبة حين تُلعب
  }
clause-type-in-play = { $what }: على الطاولة { $value } فقط
clause-type-face-down = { $what }: تُلعب مقلوبة
clause-type-counts-as = { $what }: تُعد { $value }

# Once
clause-deed-draw = { $many ->
    [yes] يسحبون
   *[no] يسحب
  } { $count ->
    [1] ورقة
   *[other] أوراقًا، عددها { $count }
  }: { $who }
clause-deed-discard = { $many ->
    [yes] يرمون
   *[no] يرمي
  } { $count ->
    [all] اليد كلها
    [1] ورقة
   *[other] أوراقًا، عددها { $count }
  }{ $way ->
    [random] {" "}بالقرعة
   *[chosen] {""}
  }: { $who }
clause-deed-destroy = صاحب الورقة يدمر { $what }{ $whose ->
    [anybody] {""}
   *[some] {" "}مما عند { $who }
  }
clause-deed-take = صاحب الورقة يستولي على { $what }{ $whose ->
    [anybody] {""}
   *[some] {" "}مما عند { $who }
  }
clause-deed-token = { $way ->
    [put] { $who }: علامات { $name } زائد { $count }
    [put-here] هذه الورقة: علامات { $name } زائد { $count }
    [away] { $who }: علامات { $name } ناقص { $count }
   *[away-here] هذه الورقة: علامات { $name } ناقص { $count }
  }
clause-deed-skip = { $many ->
    [yes] يفوّتون
   *[no] يفوّت
  } { $count ->
    [1] الدور القادم
   *[other] أدوارًا، عددها { $count }
  }: { $who }
clause-deed-extra = { $many ->
    [yes] يأخذون
   *[no] يأخذ
  } { $count ->
    [1] دورًا إضافيًا
   *[other] أدوارًا إضافية، عددها { $count }
  }: { $who }
clause-deed-mill = { $many ->
    [yes] يرمون
   *[no] يرمي
  } { $count ->
    [1] ورقة
   *[other] أوراقًا، عددها { $count }،
  } من مجموعة السحب: { $who }
clause-deed-coin = تُرمى عملة
clause-deed-roll = يُرمى { $count }d{ $sides }{ $plus ->
    [none] {""}
   *[other] { $plus }
  }
clause-deed-out = { $many ->
    [yes] يخرجون
   *[no] يخرج
  } من اللعبة: { $who }
clause-deed-peek = صاحب الورقة ينظر في يد { $who }
clause-deed-reveal = تُكشف للجميع يد { $who }
clause-deed-reverse = ينعكس ترتيب اللعب
clause-deed-shuffle = { $way ->
    [discard] تُخلط المهملات في مجموعة السحب
   *[draw] تُخلط مجموعة السحب
  }
clause-deed-state = تتبدل «{ $name }»: { $way }
clause-deed-swap = صاحب الورقة يبدل يده مع { $who }

# When
clause-when-played = حين تُلعب هذه الورقة: { $then }
clause-when-destroyed = حين تُدمر هذه الورقة: { $then }
clause-when-discarded = حين تُرمى هذه الورقة: { $then }
clause-when-drawn = حين تُسحب هذه الورقة: { $then }
clause-when-turn-starts = { $kind ->
    [everyone] أول كل دور
   *[other] أول دور { $who }
  }: { $then }
clause-when-turn-ends = { $kind ->
    [everyone] آخر كل دور
   *[other] آخر دور { $who }
  }: { $then }
clause-ability = مقابل Action واحدة: { $then }

# How long, and while what
clause-lasting-turns = { $count ->
    [1] ، في هذا الدور
   *[other] ، عدد الأدوار: { $count }
  }
clause-lasting-next-turn = ، في الدور القادم
clause-lasting-rounds = { $count ->
    [1] ، دورة واحدة
   *[other] ، عدد الدورات: { $count }
  }
clause-lasting-game = ، حتى نهاية اللعبة
clause-while = ، ما دام { $tests }
clause-if = ، إذا { $tests }
clause-not = ليس صحيحًا أن { $test }
clause-amount = { $comparison ->
    [under] أقل من { $count }
    [most] على الأكثر { $count }
    [just] { $count ->
        [0] صفر
       *[other] { $count } بالضبط
      }
    [over] أكثر من { $count }
   *[least] على الأقل { $count }
  }
clause-test-state = «{ $name }» قائمة
clause-test-control = { $who } { $many ->
    [yes] لهم على الطاولة
   *[no] له على الطاولة
  } { $what }، { $amount }
clause-test-in-play = على الطاولة { $what }، { $amount }
clause-test-token = { $who } { $many ->
    [yes] معهم
   *[no] معه
  } { $name }، { $amount }
clause-test-counter = على هذه الورقة { $name }، { $amount }
clause-test-hand = { $who } { $many ->
    [yes] في أيديهم
   *[no] في يده
  } أوراق، { $amount }
clause-test-turn = الدور دور { $who }

# Why
clause-why = { $source }: { $said } { $fate }
clause-why-basic-rule = قاعدة أساسية
clause-why-wins = هذا هو الحكم.
clause-why-added = هذا يضاف.
clause-why-switches-off = هذا يوقف غيره.
clause-why-absent = غير سار الآن.
clause-why-expired = ليس الآن.
clause-why-condition = غير صحيح الآن.
clause-why-not-bound = لا يخص هذا اللاعب.
clause-why-other-card = لا يخص هذه الورقة.
clause-why-switched-off = أوقفته { $other }.
clause-why-basic = { $other } تسبق القاعدة الأساسية.
clause-why-below-cards = { $other } تسبق القاعدة الخاصة هنا.
clause-why-denied = { $other } تمنع ذلك.
clause-why-narrower = { $other } أدق.
clause-why-later = { $other } أحدث.
clause-why-absorbed = لا حد، فلا يضاف شيء.
clause-why-replaced = الزيادة المحسوبة هي { $other }.
clause-answer-number = { $who }: { $issue }{ $about ->
    [none] {""}
   *[some] {" "}({ $thing })
  } { $value ->
    [none] بلا حد
   *[other] { $value }
  }.
clause-answer-verb = { $who }: { $allowed ->
    [yes] يجوز { $verb }
   *[no] لا يجوز { $verb }
  }{ $about ->
    [none] {""}
   *[some] {" "}{ $thing }
  }.
clause-answer-win = { $allowed ->
    [yes] يفوز
   *[no] لا يفوز
  }: { $who }.
clause-answer-lose = { $allowed ->
    [yes] يخرج
   *[no] لا يخرج
  }: { $who }.
clause-answer-seat = المقعد { $number }
clause-answer-nothing = لا شيء سار يذكر ذلك.
clause-answer-more = { $count ->
    [1] بقي واحد لم يُذكر.
   *[other] بقي ما لم يُذكر، عدده { $count }.
  }
clause-answer-by-people = على هذه الطاولة يحفظ الناس هذا، لا القاعة.
clause-issue-hand = حد اليد
clause-issue-draw-n = السحب أول الدور
clause-issue-deal = الأوراق الموزعة
clause-issue-plays = اللعب في الدور
clause-issue-other = «{ $name }»
dvorak-refuse-why-what = قل عمَّ تسأل: why hand، why draw، why play Thing، why cost of المصباح.

## Its page

dvorak-page-draw = اسحب
dvorak-page-end = أنهِ الدور
dvorak-page-play = العبها
dvorak-page-play-on = العبها على {$onto}
dvorak-page-use = استخدم قدرتها {$which}
dvorak-page-discard = ارمها
dvorak-page-resolve = نفّذ: {$title}
dvorak-page-resolve-on = نفّذ: {$title}، على {$onto}
dvorak-page-decline = اترك: {$title}
dvorak-page-ready = أنا جاهز
dvorak-page-ready-no = ليس بعد
dvorak-page-start = اخلط ووزّع
dvorak-page-start-with = يبدأ {$seat}
dvorak-page-loaddeck = أضف المجموعة {$deck}
dvorak-page-confirm = أوافق
dvorak-page-rock = حجر
dvorak-page-paper = ورقة
dvorak-page-scissors = مقص
dvorak-page-turn-vote = مطلوب صوتك
dvorak-page-turn-draw = دورك: اسحب
dvorak-page-turn-play = دورك: العب أو أنهِ. الباقي: {$plays}
dvorak-page-turn-discard = { $n ->
    [one] ارمِ ورقة واحدة
    [two] ارمِ ورقتين
    [few] ارمِ {$n} أوراق
   *[other] ارمِ {$n} ورقة
  }
dvorak-page-votes = لم يصوت بعد: {$names}.
dvorak-page-voted = صوّت: {$names}.
dvorak-page-voted-yes = نعم: {$names}.
dvorak-page-voted-no = لا: {$names}.
dvorak-page-building = { $n ->
    [0] المجموعة فارغة: اكتبوا أوراقًا
    [one] ورقة واحدة في المجموعة: اكتبوا المزيد
    [two] ورقتان في المجموعة: اكتبوا المزيد أو ابدؤوا
    [few] {$n} أوراق في المجموعة: اكتبوا المزيد أو ابدؤوا
   *[other] {$n} ورقة في المجموعة: اكتبوا المزيد أو ابدؤوا
  }
dvorak-page-empty-area = لا شيء على الطاولة
dvorak-page-draw-pile = مجموعة السحب
dvorak-page-discard-pile = المهملات
dvorak-page-hidden-card = الورقة {$n}، مقلوبة
dvorak-page-hidden = المضيف يخفي نصها عن الطاولة.
dvorak-page-face-down = مقلوبة
dvorak-page-copies = { $n ->
    [one] نسخة واحدة
    [two] نسختان
    [few] {$n} نسخ
   *[other] {$n} نسخة
  }
dvorak-page-by = بقلم {$name}
dvorak-page-always = دائمًا
dvorak-page-write = اكتب ورقة
dvorak-page-more = المزيد
dvorak-page-undo = تراجع
dvorak-page-won = الفائز: {$names}
dvorak-page-draw-end = لا فائز
dvorak-page-deck = المجموعة
dvorak-page-deck-lost_property = مكتب المفقودات
dvorak-page-deck-night_market = السوق الليلي
dvorak-page-deck-crooked_inn = النزل المائل (بالإنجليزية)
dvorak-page-deck-na_houbach = Na houbách
dvorak-page-deck-nochnoy_poezd = Ночной поезд
dvorak-page-deck-none = أوراق بيضاء
dvorak-page-workshop = كتابة الأوراق أولًا
dvorak-page-workshop-no = لا
dvorak-page-workshop-yes = نعم

# The shelf, and votes

dvorak-page-shelf = القواعد والاقتراحات
dvorak-page-rules = قواعد خاصة
dvorak-page-lasting = ما زال ساريًا
dvorak-page-rulings = أحكام
dvorak-page-states = حالات
dvorak-page-waiting = اقتراحات
dvorak-page-rejected = مرفوض
dvorak-page-lump = اربطها في تصويت واحد
dvorak-page-motion-card = تصويت {$n}: ورقة
dvorak-page-motion-rule = تصويت {$n}: قاعدة خاصة
dvorak-page-motion-amend = تصويت {$n}: إعادة كتابة
dvorak-page-motion-repeal = تصويت {$n}: إزالة
dvorak-page-motion-package = تصويت {$n}: الكل أو لا شيء
dvorak-page-motion-ruling = تصويت {$n}: ما معنى ورقة
dvorak-page-motion-win = تصويت {$n}: ادعاء فوز
dvorak-page-motion-draw = تصويت {$n}: عرض تعادل
dvorak-page-proposed-by = صاحب الاقتراح: {$seat}
dvorak-page-your-vote = صوتك
dvorak-page-yes = نعم
dvorak-page-no = لا
dvorak-page-unvote = اسحب الصوت
dvorak-page-withdraw = اسحبه
dvorak-page-excuse = أعفِ {$seat}

# Whatever is looked at

dvorak-page-operations = عمليات الطاولة
dvorak-page-whom = إلى من
dvorak-page-do-it = نفّذ
dvorak-page-do-reveal = اكشف
dvorak-page-do-give = أعطِ
dvorak-page-do-face-down = العبها مقلوبة
dvorak-page-do-discard = ارمِ
dvorak-page-do-to-top = فوق مجموعة السحب
dvorak-page-do-to-random = داخل مجموعة السحب
dvorak-page-do-to-hand = إلى يدك
dvorak-page-do-to-area = أمامك
dvorak-page-do-to-centre = إلى الوسط
dvorak-page-do-destroy = دمّر
dvorak-page-do-take = استولِ عليها
dvorak-page-do-tap = أمِلها
dvorak-page-do-turn-over = اقلب
dvorak-page-do-copy = انسخ
dvorak-page-do-token = علامات
dvorak-page-do-note = ملاحظة
dvorak-page-do-attach = ألحق
dvorak-page-do-ruling = اسأل عن معناها
dvorak-page-do-amend = أعد كتابتها
dvorak-page-do-repeal = أزلها من اللعبة
dvorak-page-do-claim-because = ادّعِ الفوز بها
dvorak-page-do-draw-one = اسحب واحدة
dvorak-page-do-draw-one-here = اسحب واحدة
dvorak-page-do-draw-many = اسحب عدة أوراق
dvorak-page-do-mill = ارمِ العليا
dvorak-page-do-peek = انظر إلى العليا
dvorak-page-do-shuffle = اخلط
dvorak-page-do-reshuffle = اخلط المهملات فيها
dvorak-page-do-pick = اختر بالقرعة
dvorak-page-do-drop-pile = أزل الكومة
dvorak-page-do-points = نقاط
dvorak-page-do-peek-hand = انظر في اليد
dvorak-page-do-swap = بدّل الأيدي
dvorak-page-do-skip = تخطَّ دورًا
dvorak-page-do-extra = دور إضافي
dvorak-page-do-put-out = أخرج من اللعبة
dvorak-page-do-roll = ارمِ النرد
dvorak-page-do-flip = ارمِ عملة
dvorak-page-do-pick-player = اختر لاعبًا
dvorak-page-do-reverse = اعكس الترتيب
dvorak-page-do-state = شغّل حالة
dvorak-page-do-pile = كومة جديدة
dvorak-page-do-reveal-hand = اكشف يدك
dvorak-page-do-claim = ادّعِ الفوز
dvorak-page-do-offer-draw = اعرض التعادل
dvorak-page-do-hold = أجّل التصويت
dvorak-page-ask-token = كم وماذا: 2 Gold
dvorak-page-ask-note = نص الملاحظة
dvorak-page-ask-attach = بأي ورقة على الطاولة، بالرقم
dvorak-page-ask-ruling = ما معناها
dvorak-page-ask-amend = نصها الجديد
dvorak-page-ask-draw-many = كم
dvorak-page-ask-points = كم
dvorak-page-ask-roll = أي نرد: 2d6+1
dvorak-page-ask-state = ما القائم الآن: مطر
dvorak-page-ask-pile = ما اسمها
dvorak-page-ask-claim = لماذا

# Writing a card

dvorak-page-title = العنوان
dvorak-page-kind = النوع
dvorak-page-kind-thing = شيء
dvorak-page-kind-action = فعل
dvorak-page-kind-rule = قاعدة خاصة
dvorak-page-text = ماذا تفعل، بكلماتك
dvorak-page-left = { $n ->
    [one] بقي حرف واحد
    [two] بقي حرفان
    [few] بقيت {$n} أحرف
   *[other] بقي {$n} حرفًا
  }
dvorak-page-flavour = سطر لنكهتها
dvorak-page-propose = اقترحها
dvorak-page-revise = أعد الكتابة
dvorak-page-revise-it = اقترحها هكذا
dvorak-page-clauses = كلمات تحفظها القاعة بنفسها
dvorak-page-clause = عبارة
dvorak-page-number = عدد
dvorak-page-what = من ماذا
dvorak-page-who = لمن
dvorak-page-add-clause = أضف إلى النص
dvorak-page-clause-hand-limit = حد اليد
dvorak-page-clause-draw-start = السحب أول الدور
dvorak-page-clause-plays = لعب أكثر في الدور
dvorak-page-clause-draw = سحب
dvorak-page-clause-discard = رمي
dvorak-page-clause-destroy = تدمير
dvorak-page-clause-token = علامات
dvorak-page-clause-may-not = لا يجوز
dvorak-page-clause-win-if = يفوز بـ
dvorak-page-clause-skip = تخطي دور
dvorak-page-who-me = أنا
dvorak-page-who-opponents = الخصوم
dvorak-page-who-everyone = الجميع
dvorak-page-who-target = لاعب مختار
dvorak-page-who-next-player = اللاعب التالي

# --- المجموعات: لماذا لا يصلح ملف ---------------------------------------------------------------

dvorak-refuse-deck-too-large = هذا {$size} كيبيبايت؛ وأقصى ما في المجموعة {$most}.
dvorak-refuse-deck-too-many = لا تزيد المجموعة مع نسخها على {$most} ورقة.
dvorak-refuse-deck-empty = لم أجد فيه ورقة واحدة.
dvorak-refuse-deck-what-format = لا أعرف ما هذه الصيغة. أقرأ {$choices}.
dvorak-refuse-deck-format-number = مكتوب format {$found}؛ وأنا أقرأ format {$known}.
dvorak-refuse-deck-toml = لا يُقرأ هذا الجزء: {$reason}.
dvorak-refuse-deck-table = يجب أن يكون {$name} جزءا قائما بذاته تحت اسمه بين قوسين مربعين.
dvorak-refuse-deck-field = لا يقبل الحقل {$field} هذه القيمة.
dvorak-refuse-deck-card-open = هذه الورقة غير مغلقة، أو في داخلها قالب آخر.
dvorak-refuse-deck-columns = يجب أن يسمي السطر الأول الأعمدة، وأحدها title.
dvorak-refuse-deck-row = لا يُقرأ هذا السطر؛ انظر إلى علامات الاقتباس فيه.
dvorak-refuse-deck-cells = عدد الخلايا هنا {$found} وعدد الأعمدة {$known}.
dvorak-refuse-deck-number = ليس {$word} عدد نسخ.
dvorak-refuse-no-such-author = لم يكتب فيها ورقة أحد بهذا الاسم. كتّابها: {$names}.
dvorak-refuse-no-such-format = لا أكتب بالصيغة {$word}. أكتب {$choices}.

# --- رف المجموعات ------------------------------------------------------------------------------

dvorak-shelf-count = { $searched ->
    [yes] وُجد:
   *[no] على الرف:
  } { $count ->
    [zero] لا مجموعة
    [one] مجموعة واحدة
    [two] مجموعتان
    [few] {$count} مجموعات
   *[other] {$count} مجموعة
  }.
dvorak-shelf-line = {$number}. {$title}: { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }، {$language}، { $owner ->
    [you] { $shared ->
        [yes] لك، مشتركة
       *[no] لك، خاصة
      }
    [hall] للدار
   *[other] صاحبها {$name}
  }.
dvorak-shelf-more = وغيرها { $count ->
    [zero] لا مجموعة
    [one] مجموعة واحدة
    [two] مجموعتان
    [few] {$count} مجموعات
   *[other] {$count} مجموعة
  }: يجدها deck search مع كلمة.
dvorak-shelf-hint = يعرض deck مع رقم مجموعةً، ويأتي بها deck load مع رقم إلى طاولتك. والبقية في help deck.
dvorak-shelf-deck = المجموعة {$number}: {$title}، النسخة {$version}.
dvorak-shelf-by = تأليف {$names}.
dvorak-shelf-fact = { $what ->
    [players] اللاعبون
    [language] اللغة
   *[licence] الرخصة
  }: {$value}.
dvorak-shelf-rule = القاعدة الخاصة {$title}: {$text}
dvorak-shelf-cards = { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }، المختلف منها {$kinds}:
dvorak-shelf-card = {$number}. {$title}، {$type}{ $count ->
    [1] {""}
   *[other] ، العدد {$count}
  }
dvorak-shelf-fault = { $line ->
    [0] متروك:
   *[other] السطر {$line} متروك:
  } {$reason}
dvorak-shelf-faults-more = أسطر أخرى متروكة، عددها {$count}.
dvorak-shelf-losses-more = أشياء أخرى لا تنتقل، عددها {$count}.
dvorak-shelf-report = قُرئ بصيغة {$format}: { $titled ->
    [yes] {$title}،{" "}
   *[no] {""}
  }{ $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }، المختلف منها {$kinds}، والقواعد الخاصة {$rules}؛ { $faults ->
    [0] كل الأسطر صالحة.
   *[other] عدد الأسطر المتروكة {$faults}.
  }
dvorak-shelf-sure = أأضع {$title} على الرف؟ yes أو no.
dvorak-shelf-what-title = لا عنوان في النص. اكتب عنوان المجموعة، أو no.
dvorak-shelf-stopped = لم يُحفظ شيء.
dvorak-shelf-kept = المجموعة {$number}، {$title}، على الرف، النسخة {$version}{ $shared ->
    [yes] {""}
   *[no] ؛ تراها وحدك حتى تقول deck share {$number}
  }.
dvorak-shelf-same = هذا نفسه مكتوب في المجموعة {$number}، {$title}: النسخة {$version}.
dvorak-shelf-paste = ألصق المجموعة الآن، وتنهيها نقطة وحدها. أقرأ مصدر الويكي وأسطر MUSH وDvorax وجدول Lackey وCSV وصيغتنا TOML. تشرح .h التحرير وتترك .q كل شيء.
dvorak-shelf-editor = تنهي . النص، وتتركه .q، وتعرض .l 20 من السطر 20، وتحذف .d 3 السطر 3، وتضع .r 3 نصا مكانه، وتضع .i 3 نصا قبله. ومن نقطتين في أول السطر تبقى واحدة.
dvorak-shelf-lines = عدد أسطر النص {$count}.
dvorak-shelf-versions = عدد نسخ {$title}: {$count}.
dvorak-shelf-version = {$version}. { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }، {$by}، {$at}، {$hash}.
dvorak-shelf-shared = { $shared ->
    [yes] يستطيع الجميع الآن قراءة {$title} واللعب بها.
   *[no] لا يقرأ {$title} الآن غيرك.
  }
dvorak-shelf-given = صارت {$title} لـ{$name}.
dvorak-shelf-got = يعطيك {$name} المجموعة {$number}، {$title}.
dvorak-shelf-gone = لم تعد {$title} على الرف. المباريات التي بدأت بها تحتفظ بأوراقها.
dvorak-shelf-stocked = المجموعات الجديدة من المجلد: {$new}{ $wrong ->
    [0] .
   *[other] ؛ وملفات لم تُقرأ: {$wrong}، وأسبابها في سجل الخادم.
  }
dvorak-shelf-ordered = يضع {$seat} مجموعة على الطاولة: {$title}، { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$count} أوراق
   *[other] {$count} ورقة
  }. قولوا ready حين تريدون التوزيع.

dvorak-lost-encoding = الملف ليس بترميز UTF-8؛ قد تكون الحروف غير اللاتينية خاطئة من السطر {$line}.
dvorak-lost-field = { $line ->
    [0] الحقل {$field} غير معروف هنا وقد تُرك.
   *[other] السطر {$line}: الحقل {$field} غير معروف هنا وقد تُرك.
  }
dvorak-lost-picture = السطر {$line}: لا تنتقل الصورة {$name}.
dvorak-lost-subpage = السطر {$line}: في الصفحة {$page} أوراق أخرى. ألصقها أيضا قبل هذه.
dvorak-lost-rules-missing = لم تكن القواعد الخاصة في هذه الصيغة قط. إن كانت للمجموعة قواعد فأضفها: deck edit.
dvorak-lost-rules = لا تحمل هذه الصيغة قواعد خاصة: تُركت.
dvorak-lost-corners = لا تحمل هذه الصيغة قيم الزاوية: تُركت.
dvorak-lost-creators = لا تحمل هذه الصيغة أسماء الكتّاب: تُركت.
dvorak-lost-subtypes = لا تعرف هذه الصيغة غير Thing وAction: تُركت الأنواع الأخرى.
dvorak-lost-colours = لا تحمل هذه الصيغة ألوانا: تُركت.
dvorak-lost-slashes = الخط المائل ينهي العنوان في هذه الصيغة: وُضعت مكانه علامة أخرى.
dvorak-lost-drawings = لا تحمل هذه الصيغة رسوما: تُركت.
dvorak-lost-head = تحمل هذه الصيغة الأوراق والقواعد فقط: تُرك العنوان والمؤلفون والموضوع والرخصة.
dvorak-page-word-why-draw = لماذا هذا العدد من السحب
dvorak-page-word-why-play = ما يجوز لعبه ولماذا
dvorak-page-word-why-hand = لماذا هذا الحد لليد
dvorak-page-word-why-discard = لماذا التخلص
dvorak-page-word-why-win = من يفوز ولماذا
dvorak-page-word-rulings = الأحكام

# --- طباعة مجموعة ---

dvorak-print-title = طباعة {$title}
dvorak-print-paper = الورق
dvorak-print-ink = الحبر
dvorak-print-ink-colour = بالألوان
dvorak-print-ink-saving = مقتصد
dvorak-print-copies = عدد النسخ
dvorak-print-blanks = أوراق بيضاء
dvorak-print-backs = الظهور
dvorak-print-laws = صفحة القواعد
dvorak-print-yes = نعم
dvorak-print-no = لا
dvorak-print-show = عرض
dvorak-print-now = اطبع
dvorak-print-hint = تسع أوراق في الصفحة، 63 في 88 مليمترا. اطبع بنسبة 100٪ من غير هوامش الطابعة، وقص على العلامات.
dvorak-print-how = اخلط الأوراق ووزّع خمسا على كل لاعب. في دورك اسحب ورقة، ثم العب فعلا أو شيئا أو واحدا من كل منهما: الفعل يُنفذ ويُرمى، والشيء يبقى أمامك. وفي آخر دورك ارمِ ما زاد على خمس. وإذا نفدت كومة السحب خُلطت كومة الرمي. وما تقوله الورقة مقدم على هذه القواعد.
dvorak-bring-title = أحضر مجموعة
dvorak-bring-report = ما قُرئ
dvorak-bring-stranger = ادخل أولا من الصفحة الأولى، ثم يمكنك إحضار مجموعة.
dvorak-bring-name = العنوان
dvorak-bring-keep = ضعها على الرف
dvorak-bring-how = اختر ملفا أو ألصق النص: مصدر ويكي أو أسطر MUSH أو Dvorax أو جدول Lackey أو CSV أو صيغتنا TOML، بحد أقصى 256 كيبيبايت. ترى ما قُرئ قبل أن يُحفظ شيء.
dvorak-bring-file = الملف
dvorak-bring-text = النص
dvorak-bring-read = اقرأه

dvorak-page-sketch = ارسم على الورقة
dvorak-page-pens = الأقلام
dvorak-page-pen-fine = رفيع
dvorak-page-pen-broad = عريض
dvorak-page-pen-red = أحمر
dvorak-page-pen-blue = أزرق
dvorak-page-pen-green = أخضر
dvorak-page-draw-undo = تراجع
dvorak-page-draw-clear = امسح
dvorak-page-draw-full = امتلأت الورقة: الحد الأقصى 48 خطا و2000 نقطة.
dvorak-page-alt = ما يظهره الرسم، لمن لا يراه

dvorak-keep-offer = الأوراق الجديدة في هذه المباراة: {$count}. يعرضها keep، ويصوّت keep مع الأرقام لما يُحتفظ به منها.
dvorak-keep-count = أوراق يمكن الاحتفاظ بها: {$count}.
dvorak-keep-line = {$number}. {$title}، كتبها {$by}: { $kept ->
    [yes] محفوظة
   *[no] الأصوات {$votes}
  }.
dvorak-keep-voted = يصوّت {$seat} للاحتفاظ بـ{$titles}.
dvorak-keep-kept = على الجدار الآن (المجموعة {$number}): {$titles}.
