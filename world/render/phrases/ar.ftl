# The hall's own sentences, Arabic. How they are written stands in en.ftl.

## Cards

rank-2 = اثنان
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-10 = عشرة
rank-J = جاك
rank-Q = كوين
rank-K = كينج
rank-A = آس
suit-C = سباتي
suit-D = ديناري
suit-H = كوبة
suit-S = بستوني
joker-R = الجوكر الأحمر
joker-B = الجوكر الأسود
card-words = {$rank} {$suit}
list-comma = {"، "}
list-and = {" و"}
list-or = {" أو "}

## Table

you = أنت
seat-unnamed = المقعد {$number}
table-title = الطاولة {$table}: {$game}.
table-seat = {$number}. { $is ->
    [you] أنت
   *[other] {$name}
  }{ $team ->
    [none] {""}
   *[other] ، الفريق {$team}
  }{ $out ->
    [yes] ، خارج اللعبة
   *[no] { $cards ->
        [zero] ، بلا أوراق
        [one] ، ورقة واحدة
        [two] ، ورقتان
        [few] ، {$cards} أوراق
       *[other] ، {$cards} ورقة
      }
  }{ $has-role ->
    [yes] ، {$role}
   *[no] {""}
  }{ $acts ->
    [yes] ، صاحب الدور
   *[no] {""}
  }{ $bot ->
    [none] {""}
   *[other] ، روبوت مستواه {$bot}
  }{ $connected ->
    [no] ، الاتصال مقطوع
   *[yes] {""}
  }.
table-watchers = { $names-count ->
    [one] يشاهد {$names}.
    [two] يشاهدان: {$names}.
   *[other] يشاهدون: {$names}.
  }
waiting-title = الطاولة {$table}: {$game}، قبل التوزيع.
waiting-seat = {$number}. { $taken ->
    [no] مقعد شاغر.
   *[yes] { $is ->
        [you] أنت
       *[other] {$name}
      }{ $bot ->
        [none] { $ready ->
            [yes] ، جاهز
           *[no] ، ليس جاهزًا بعد
          }
       *[other] ، روبوت مستواه {$bot}
      }{ $connected ->
        [no] ، الاتصال مقطوع
       *[yes] {""}
      }.
  }
waiting-hint = { $seated ->
    [no] اكتب sit لتجلس.
   *[yes] { $ready ->
        [yes] أنت في انتظار الآخرين. اكتب bot ليجلس روبوت.
       *[no] اكتب ready حين تريد التوزيع، و bot ليجلس روبوت.
      }
  }
hand = { $count ->
    [zero] يدك فارغة.
    [one] في يدك ورقة واحدة: {$cards}.
    [two] في يدك ورقتان: {$cards}.
    [few] في يدك {$count} أوراق: {$cards}.
   *[other] في يدك {$count} ورقة: {$cards}.
  }
hand-card = {$number}{"\u00A0"}{ $playable ->
    [yes] [{$card}]
   *[no] {$card}
  }
hand-playable = يمكنك أن تلعب: {$cards}.
hand-watching = أنت تشاهد ولا يد لك.
turn = دورك: {$words}{ $more ->
    [0] {""}
   *[other] ، و{$more} غيرها: اكتب legal
  }.
legal = { $count ->
    [zero] ليس الاختيار لك الآن.
    [one] يمكنك أن تفعل شيئًا واحدًا:
    [two] يمكنك أن تفعل شيئين:
    [few] يمكنك أن تفعل {$count} أشياء:
   *[other] يمكنك أن تفعل {$count} شيئًا:
  }
last = آخر حركة: { $is ->
    [you] أنت
   *[other] {$name}
  }، {$words}.
last-none = لم يُلعب شيء بعد.
clock = { $running ->
    [no] لا ساعة على هذه الطاولة.
   *[yes] { $seconds ->
        [zero] لم يبق وقت.
        [one] بقيت ثانية واحدة.
        [two] بقيت ثانيتان.
        [few] بقيت {$seconds} ثوان.
       *[other] بقيت {$seconds} ثانية.
      }
  }
no-trump = ليس في هذه اللعبة ورقة رابحة.
table-sat = {$seat} يجلس في المقعد {$number}.
table-you-sat = { $ready ->
    [yes] أنت على الطاولة {$table}، المقعد {$number}.
   *[no] أنت على الطاولة {$table}، المقعد {$number}. اكتب ready حين تريد التوزيع.
  }
table-stood = {$seat} يقوم عن الطاولة.
table-you-stood = قمت عن الطاولة. مقعدك شاغر الآن.
table-ready = { $left ->
    [0] {$seat} جاهز.
   *[other] {$seat} جاهز. لم يقل ready بعد: {$waiting}.
  }
table-not-ready = {$seat} لم يعد جاهزًا.
table-needs-more = { $least ->
    [one] تحتاج الطاولة إلى لاعب واحد على الأقل. اكتب bot ليجلس روبوت.
    [two] تحتاج الطاولة إلى لاعبين على الأقل. اكتب bot ليجلس روبوت.
    [few] تحتاج الطاولة إلى {$least} لاعبين على الأقل. اكتب bot ليجلس روبوت.
   *[other] تحتاج الطاولة إلى {$least} لاعبًا على الأقل. اكتب bot ليجلس روبوت.
  }
table-bot-sat = {$seat} ينضم، روبوت مستواه {$level}.
table-bot-stood = {$seat} يغادر.
table-rotated = {$seat} نقل الجميع مقعدًا واحدًا.
table-options-changed = {$seat} غيّر القواعد: {$options}. قولوا ready من جديد من فضلكم.
table-closed = الطاولة {$number} مغلقة.
table-watcher-came = {$name} جاء ليشاهد.
table-undone = تم التراجع: عادت الطاولة كما كانت.
table-resigned = {$seat} يترك اللعبة: يكمل روبوت أوراقه، وتبقى النتيجة له.
table-line-lost = {$seat} فقد الاتصال. المقعد محفوظ.
table-line-back = {$seat} عاد.
table-bot-stands-in = روبوت يلعب مكان {$seat} حتى يعود.
table-adjourned-unreadable = لا تستطيع هذه النسخة قراءة المباراة {$match}. وُضعت جانبًا ولم يضع شيء.
table-seed = كانت بذرة المباراة {$match}: {$seed}.
table-again = اكتب rematch لتلعب من جديد، أو leave.
table-elsewhere = الطاولة {$number}: {$line}

## Requests

request-asked = { $kind ->
    [draw] يعرض {$seat} التعادل.
    [abort] يطلب {$seat} إنهاء المباراة بلا نتيجة.
    [adjourn] يطلب {$seat} تأجيل المباراة إلى يوم آخر.
    [undo] يطلب {$seat} التراجع عن آخر حركة له.
    [continue] يطلب {$seat} متابعة المباراة {$match}.
    [swap] يطلب {$seat} تبادل المقعد مع {$target}.
   *[kick] يطلب {$seat} أن يفقد {$target} مقعده.
  }{ $yours ->
    [yes] {" "}اكتب accept {$kind} أو decline {$kind}.
   *[no] {""}
  }
request-sent = طلبك: {$kind}. ينتظر جواب: {$waiting}. اكتب withdraw {$kind} لتسحبه.
request-accepted = {$seat} موافق ({$kind}).{ $waiting-count ->
    [0] {""}
   *[other] {" "}لم يجب بعد: {$waiting}.
  }
request-declined = {$seat} غير موافق ({$kind}). لا يتغير شيء.
request-withdrawn = {$seat} يسحب طلبه ({$kind}).
request-lapsed = انتهى أجل ما طلبه {$seat} ({$kind}).
pending-count = { $count ->
    [0] لا طلب على هذه الطاولة.
    [one] طلب واحد على هذه الطاولة.
    [two] طلبان على هذه الطاولة.
   *[other] الطلبات على هذه الطاولة: {$count}.
  }
pending-line = {$number}. {$line} لم يجب بعد: {$waiting}.
match-aborted = أُنهيت المباراة {$match} باتفاق الجميع، بلا نتيجة.
match-adjourned = أُجّلت المباراة {$match}. حين يجلس الأشخاص أنفسهم معًا من جديد، اكتب continue {$match}.
match-goes-on = المباراة {$match} مستمرة.
table-swapped = تبادل {$seat} و{$target} مقعديهما.
table-kicked = {$seat} يفقد مقعده: اتفق الآخرون على ذلك.
clock-seat = { $is ->
    [you] أنت
   *[other] {$name}
  }: { $acts ->
    [yes] { $seconds ->
        [one] بقيت ثانية واحدة
       *[other] الثواني الباقية {$seconds}
      }، والرصيد {$bank}.
   *[no] ليس له الدور، والثواني في الرصيد: {$bank}.
  }
clock-warning = بقي لك من الثواني: {$seconds}.
clock-ran-out = انتهى وقت {$seat}.
clock-more = يضيف {$seat} {$seconds} ثانية: {$names}.
term-clock = الساعة: none بلا ساعة؛ relaxed تسعون ثانية للحركة ورصيد خمس دقائق؛ fast خمس عشرة ثانية ورصيد دقيقة؛ correspondence بالمراسلة على مدى أشهر.
term-standin = بعد كم ثانية يلعب روبوت مكان من فقد الاتصال؛ usual كما اعتادت هذه الدار؛ never أبدًا.
term-watchers = هل يجوز لغيركم المشاهدة.
term-company = من يجلس: anybody أي أحد، accounts أصحاب الحسابات فقط.

## Cards on a table

card-face-down = ورقة مقلوبة.
card-seen = {$card}، في: {$where}.
pile-name = { $pile ->
    [talon] المجموعة
    [discard] كومة المهملات
    [table] وسط الطاولة
   *[other] {$pile}
  }
pile-name-of = { $seat-is ->
    [you] { $pile ->
        [hand] يدك
       *[other] {$pile} لك
      }
    [open] { $pile ->
        [hand] يد المقعد {$seat}
       *[other] {$pile} للمقعد {$seat}
      }
   *[other] { $pile ->
        [hand] يد {$seat}
       *[other] {$pile} عند {$seat}
      }
  }
pile-look = { $count ->
    [zero] لا أوراق هنا: {$pile}.
    [one] ورقة واحدة هنا: {$pile}.
    [two] ورقتان هنا: {$pile}.
    [few] {$count} أوراق هنا: {$pile}.
   *[other] {$count} ورقة هنا: {$pile}.
  }
pile-look-seen = ترى: {$cards}.
why-rule = القاعدة: {$rule}.
why-no-rule = هذا عرف هذه الدار.

## Lobby

tables-count = { $count ->
    [zero] لا طاولة مفتوحة.
    [one] طاولة واحدة مفتوحة.
    [two] طاولتان مفتوحتان.
    [few] {$count} طاولات مفتوحة.
   *[other] {$count} طاولة مفتوحة.
  }
tables-line = الطاولة {$number}، {$game}: { $taken ->
    [zero] لا أحد بعد
   *[other] {$names}
  }. { $dealt ->
    [yes] اللعب جار.
   *[no] { $free ->
        [zero] ممتلئة.
        [one] مقعد واحد شاغر.
        [two] مقعدان شاغران.
        [few] {$free} مقاعد شاغرة.
       *[other] {$free} مقعدًا شاغرًا.
      }
  }
tables-more = و{$count} غيرها.
tables-hint = اكتب sit ورقمًا لتجلس، أو watch ورقمًا لتشاهد، أو play durak.
options-title = قواعد الطاولة {$table}، {$game}:
options-line = { $changed ->
    [yes] * {$name} = {$value} (مُغيَّر)
   *[no] {$name} = {$value}
  }
options-values = هنا {$name} = {$value}. اختر من: {$choices}.
options-hint = اكتب options مع الاسم لتقرأ معناه.
rules-line = { $count ->
    [zero] {$game}، بالقواعد المعتادة.
   *[other] {$game}. على غير المعتاد: {$changed}.
  }
rules-hint = اكتب help {$key} لتعرف كيف تُلعب، و options لترى كل الخيارات.
table-invited = {$seat} يدعو {$name}. مقعد في الانتظار.
you-are-invited = {$name} يدعوك إلى الطاولة {$number}، {$game}. اكتب sit {$number} أو uninvite {$number} لتعتذر.
table-uninvited = لم يعد المقعد محجوزًا لـ {$name}.
you-are-uninvited = لم يعد لك مقعد محجوز على الطاولة {$number}.
table-locked = {$seat} يقفل الطاولة: لا يدخل إلا المدعوون.
table-unlocked = {$seat} يفتح الطاولة للجميع.
watchers-sent-out = الطاولة {$number} مغلقة الآن أمام المشاهدين.
watchers-list = { $names-count ->
    [0] لا أحد يشاهد الطاولة {$number}.
   *[other] يشاهد الطاولة {$number}: {$names}.
  }
unwatched = { $count ->
    [one] لم تعد تشاهد هناك.
   *[other] الطاولات التي لم تعد تشاهدها: {$count}.
  }
seek-told = {$name} يبحث عن لاعبين: {$game}. اكتب sit {$number} لتنضم.
seeks-count = { $count ->
    [0] لا أحد يبحث عن لاعبين الآن. اكتب seek واسم اللعبة لتبدأ.
   *[other] الطاولات التي تبحث عن لاعبين: {$count}.
  }
seeks-line = الطاولة {$number}، {$game}: {$names}. المقاعد الشاغرة: {$free}.{ $conditions-count ->
    [0] {""}
   *[other] {" "}المتفق عليه: {$conditions}.
  }{ $open ->
    [no] {" "}ليست لك: sit {$number} يخبرك بالسبب.
   *[yes] {""}
  }
correspondence-your-move = تنتظرك حركة على الطاولة {$number}. اكتب sit {$number} لتذهب إليها.
correspondence-asked = ينتظرك جواب على الطاولة {$number}. اكتب sit {$number} ثم pending.
table-terms = المتفق عليه على هذه الطاولة: {$terms}.

## Rooms

room-common = القاعة العامة
    .look = غرفة طويلة فيها طاولات صغيرة ومصابيح دافئة. وراء كل باب أوراق تُخلط.
    .hint = اكتب play durak لتجلس فورًا، و tables لتختار، و help لتقرأ.
room-street = باب الشارع
    .look = باب أخضر تحت مصباح، وعلى اللافتة أحمق ومؤلف موسيقى مرسومان معًا.
    .hint = اكتب in لتدخل، و help لتقرأ.
room-durak = غرفة الدوراك
    .look = طاولات ثقيلة وقماش أخضر بال. لا بد دائمًا من أحمق.
    .hint = اكتب play durak لتجلس فورًا، و tables durak لتختار.
room-dvorak = غرفة دفورجاك
    .look = على كل طاولة أوراق بيضاء وأقلام وصمغ، والجدران مغطاة بالقواعد.
    .hint = اكتب play dvorak لتجلس فورًا، و tables dvorak لتختار.
room-library = المكتبة
    .look = رفوف من المجموعات، ومطبعة للأوراق، وجدار من الأوراق المرسومة في إطارات.
    .hint = اكتب out لترجع.
room-practice = غرفة التمرين
    .look = غرفة هادئة توزع فيها الروبوتات ما شئت من المرات.
    .hint = اكتب play durak لتتمرن مع روبوت.
room-nobody = لا أحد غيرك هنا.
room-people = { $count ->
    [one] شخص واحد غيرك هنا: {$names}.
    [two] شخصان غيرك هنا: {$names}.
    [few] {$count} أشخاص غيرك هنا: {$names}{ $more ->
        [0] .
       *[other] {" "}و{$more} غيرهم.
      }
   *[other] {$count} شخصًا غيرك هنا: {$names}{ $more ->
        [0] .
       *[other] {" "}و{$more} غيرهم.
      }
  }
room-things = هنا: {$things}.
room-tables = { $count ->
    [one] طاولة واحدة فيها مقعد شاغر: {$tables}.
    [two] طاولتان فيهما مقاعد شاغرة: {$tables}.
    [few] {$count} طاولات فيها مقاعد شاغرة: {$tables}.
   *[other] {$count} طاولة فيها مقاعد شاغرة: {$tables}.
  }
room-table = {$number} ({$game}، الشاغر {$free})
room-at-table = الطاولة {$number}
room-no-tables = لا طاولة تنتظر لاعبين.
room-exits = { $count ->
    [one] مخرج واحد: {$exits}.
    [two] مخرجان: {$exits}.
    [few] {$count} مخارج: {$exits}.
   *[other] {$count} مخرجًا: {$exits}.
  }
walk-left = {$name} يذهب إلى: {$room}.
walk-came = {$name} يدخل.
walk-gone = {$name} غاب.
walk-closed = هذا الطريق مغلق.
go-where = إلى أين؟ إحدى هذه: {$rooms}.

## People

person-standing = {$name} هنا.
person-seated = {$name} يلعب على الطاولة {$table}.
person-renamed = {$before} صار اسمه {$name}.
who-count = { $count ->
    [zero] لا أحد في الدار.
    [one] شخص واحد في الدار.
    [two] شخصان في الدار.
    [few] {$count} أشخاص في الدار.
   *[other] {$count} شخصًا في الدار.
  }
who-line = { $idle ->
    [0] {$number}. {$name}: {$place}.
   *[other] {$number}. {$name}: {$place}، ساكت منذ {$idle} د.
  }
who-more = و{$count} غيرهم.
finger = { $guest ->
    [yes] {$name} ضيف منذ {$since}، { $here ->
        [yes] وهو هنا الآن: {$place}.
       *[no] وآخر حضوره {$last}.
      }
   *[no] {$name} له حساب منذ {$since}، { $here ->
        [yes] وهو هنا الآن: {$place}.
       *[no] وآخر حضوره {$last}.
      }
  }
registered = أنت الآن {$name}، وكل ما لك باق معك. من الآن ادخل بكتابة connect {$name} وكلمة السر.
name-now = اسمك {$name}.
name-changed = صار اسمك {$name}.
password-changed = تغيّرت كلمة سرك.
resume-new = كلمة عودتك هي {$word}. اكتب عند الباب resume {$word} لتعود. لا تظهر إلا الآن، والكلمة السابقة لم تعد صالحة.
inventory = { $count ->
    [zero] لا شيء معك.
   *[other] معك ({$count}): {$things}.
  }
style-now = أسلوبك {$now}. اختر من: {$choices}.
style-chosen = أسلوبك {$now}.
language-now = لغتك {$now}. اختر من: {$choices}.
language-chosen = لغتك العربية ({$now}).
suits-now = شكل الأنواع {$now}. اختر من: {$choices}.
suits-chosen = شكل الأنواع {$now}.
colours-now = ألوانك {$now}. اختر من: {$choices}.
colours-chosen = ألوانك {$now}.
width-now = عرض شاشتك {$now}. اختر من: {$choices}.
width-chosen = عرض شاشتك {$now}.
charset-now = ترميزك {$now}. اكتب charset utf-8 إن كان برنامجك يعرف UTF-8.
charset-chosen = ترميزك {$now}.
notify-list = { $names-count ->
    [0] لا تنتظر أخبارًا. اكتب notify ثم لعبة أو اسمًا.
   *[other] نخبرك عن: {$names}.
  }
notify-now = { $on ->
    [yes] سنخبرك عن {$name}.
   *[no] لن نخبرك بعد الآن عن {$name}.
  }
notify-came = {$name} في الدار الآن.
distance-list = { $names-count ->
    [0] قائمتك {$word} فارغة.
   *[other] في قائمتك {$word}: {$names}.
  }
distance-on = {$name} في قائمتك {$word}. اكتب {$word} off {$name} لتزيله.
distance-off = {$name} لم يعد في قائمتك {$word}.
autodraw-now = { $on ->
    [yes] الدار تسحب لك في بداية دورك.
   *[no] أنت تسحب بنفسك. اكتب autodraw on فتسحب الدار لك.
  }
pauses-now = استراحة الروبوتات عند طاولتك: {$now}. اختر من: {$choices}.

## Evenings

# أمسية ناد أو صف. اسمها كتبه مضيفها، لذلك يأتي في آخر الجملة.
evening-begun = أنت مضيف الأمسية: {$evening}
evening-code = يدخل الضيوف بكتابة: evening {$code} ثم الاسم. في المتصفح: {$link}
evening-welcome = أهلا بك في الأمسية: {$evening}
evening-came = { $number ->
    [0] جاء {$name} وليس له مقعد بعد.
   *[other] جاء {$name} ويجلس إلى الطاولة {$number}.
  }
evening-yours = { $number ->
    [0] ليس لك مقعد الآن. أنت في الأمسية: {$evening}
   *[other] تجلس إلى الطاولة {$number}. أنت في الأمسية: {$evening}
  }
evening-view = الرمز {$code}، {$link}. عدد الضيوف: {$people}. عدد الطاولات: {$tables}.{ $paused ->
    [yes] {" "}استراحة: اكتب evening resume.
   *[no] {""}
  }{ $holding ->
    [yes] {" "}ما يُكتب ينتظر قرارك.
   *[no] {""}
  }{ $held ->
    [0] {""}
   *[other] {" "}ينتظر: {$held}، اكتب evening let أو evening return ثم الرقم.
  } الأمسية: {$evening}
evening-table = الطاولة {$number}، {$game}: { $names-count ->
    [0] لا أحد
   *[other] {$names}
  }.{ $away-count ->
    [0] {""}
   *[other] {" "}انقطع خطهم: {$away}.
  } { $stage ->
    [playing] يلعبون.{ $acting-count ->
        [0] {""}
       *[other] {" "}الدور: {$acting}، منذ { $minutes ->
            [0] أقل من دقيقة
            [one] دقيقة واحدة
            [two] دقيقتين
            [few] {$minutes} دقائق
           *[other] {$minutes} دقيقة
          }.
      }
    [over] انتهوا من اللعب.
   *[waiting] ينتظرون التوزيع.
  }
evening-plan-now = طاولات الأمسية الجديدة من الآن: {$words}
evening-too-few = عدد الجالسين إلى الطاولة {$number} قليل. اكتب evening move ثم الاسم ورقم الطاولة.
evening-no-deal = تعذر التوزيع على الطاولة {$number} ({$code}). انظر إلى خياراتها.
evening-dealt = { $count ->
    [0] لم يوزَّع شيء.
   *[other] عدد الطاولات التي وُزعت أوراقها: {$count}.
  }
evening-is-paused = الأمسية في استراحة. تُوزَّع الأوراق حين تستأنف.
evening-pause-told = { $on ->
    [yes] استراحة: لا تُلعب ورقة ولا تسير ساعة.
   *[no] تستأنف الأمسية.
  }
evening-moved = تجلس الآن إلى الطاولة {$number}.
evening-moved-told = {$name} يجلس الآن إلى الطاولة {$number}.
evening-sent-away = لم تعد في هذه الأمسية: {$evening}
evening-sent-away-told = {$name} لم يعد في الأمسية.
evening-excused = يستمر التصويت من دون {$name}.
evening-holding = { $on ->
    [yes] من الآن ينتظر ما يُكتب حتى تسمح به.
   *[no] من الآن يذهب ما يُكتب إلى الطاولات مباشرة. ما ينتظر يبقى منتظرا.
  }
evening-held = يقرؤه مضيف الأمسية أولا. evening return {$number} يسترجعه.
evening-held-line = ينتظر {$number}، الطاولة {$table}، {$name}: {$words}
evening-let = { $count ->
    [0] لم يُسمح بشيء.
   *[other] سُمح به: {$count}.
  }
evening-taken-back = استرجعت {$number}. لم يره أحد.
evening-given-back = لا يسمح مضيف الأمسية بهذا، ولم يره أحد غيره: {$words}
evening-given-back-told = عاد إلى {$name} ما كتبه.
evening-over = انتهت الأمسية. شكرا لحضورك: {$evening}
evening-results = عدد المباريات المنتهية: {$count}. الأمسية: {$evening}
evening-cards = { $count ->
    [0] لم تُقبل أي ورقة جديدة.
   *[other] عدد الأوراق الجديدة المقبولة: {$count}.
  }
evening-card = {$number}. {$title}، {$type}{ $creator ->
    [none] {""}
   *[other] ، كتبها {$creator}
  }{ $copies ->
    [1] {""}
   *[other] ، عدد النسخ: {$copies}
  }{ $text ->
    [none] .
   *[other] : {$text}
  }

## Talk

talk-said = {$name} يقول: {$text}
talk-you-said = تقول: {$text}
talk-posed = إيماءة: {$name}{$gap}{$text}
talk-paged = {$name} يكتب إليك: {$text}
talk-you-paged = تكتب إلى {$names}: {$text}
talk-channel = القناة {$channel}، {$name}: {$text}
talk-channel-notice = القناة {$channel}: {$text}
talk-kibitz = تعليق على الطاولة {$table}، {$name}: {$text}
talk-whisper = همس على الطاولة {$table}، {$name}: {$text}
talk-hall = الدار، {$name}: {$text}
talk-staff = القائمون على الدار، {$name}: {$text}
hall-now = { $on ->
    [yes] تسمع ما يقال للدار كلها.
   *[no] لم تعد تسمع ما يقال للدار كلها. اكتب hall on لتسمع من جديد.
  }
recall-count = { $count ->
    [0] لم يُقل للدار كلها شيء بعد.
   *[other] آخر ما قيل للدار كلها، والأسطر {$count}:
  }
mail-count = { $count ->
    [0] لا رسائل لك.
    [one] لك رسالة واحدة.
    [two] لك رسالتان.
   *[other] عدد رسائلك {$count}.
  }
mail-line = {$number}. كتب {$name}، {$at}: {$text}
mail-sent = سيجد {$name} رسالتك.
mail-came = {$name} ترك لك رسالة. اكتب mail لتقرأها.
mail-waiting = { $count ->
    [one] رسالة جديدة تنتظرك. اكتب mail لتقرأها.
    [two] رسالتان جديدتان تنتظرانك. اكتب mail لتقرأهما.
   *[other] رسائل جديدة تنتظرك: {$count}. اكتب mail لتقرأها.
  }
letter-unreadable = لم تستطع المباراة {$match} على الطاولة {$table} أن تستمر: فمنذ بدايتها حصلت القاعة على نسخة جديدة لا تستطيع قراءتها. وُضعت جانبًا مع كل ما لُعب فيها ولا تُحسب لأحد.
mail-gone = الرسائل المحذوفة: {$count}.
talk-evening = المضيف {$name} للأمسية كلها: {$text}

## Door

door-play = للعب: guest. للسمع: style speech.
door-hall = {$hall}: {$games}.
door-change = للتغيير: style plain، language en.
door-account = الحساب: create أو connect ثم الاسم.
door-guest = أنت {$name}. كلمة عودتك هي {$word}: اكتب عند الباب resume وهذه الكلمة لتعود خلال 30 يومًا. لا تظهر إلا الآن.
door-created = أُنشئ الحساب {$name}. في المرة القادمة اكتب connect {$name} وكلمة السر.
door-goodbye = { $guest ->
    [yes] مع السلامة. كلمة عودتك تعيدك.
   *[no] مع السلامة. إلى اللقاء.
  }
door-many-lines = لك اتصالات عددها {$most} بالفعل. أغلق واحدًا منها أولًا.
door-no-character = ضاعت شخصيتك في الدار. أخبر القائمين عليها من فضلك.
help-in-english = هذه الصفحة بالإنجليزية فقط.
help-topics = عدد المواضيع {$count}: {$topics}.
unknown = لا أعرف الكلمة {$word}. اكتب help لترى ما هنا.
unknown-near = لا أعرف الكلمة {$word}. هل تقصد {$near}؟
unknown-at-door = لا أعرف الكلمة {$word}. اكتب guest لتلعب، أو help لتقرأ.
unknown-not-seated = لا مقعد لك. اكتب play durak لتجلس فورًا، أو tables لتختار، ثم {$word}.
broken = انكسر شيء في الدار، وقد سُجّل للقائمين عليها. لم يتغير ولم يضع شيء لك.
account-gone = حُذف حسابك. إلى اللقاء.

## Memory

# At the deal: how the hash of the seed begins.
table-commitment = بصمة البذرة تبدأ بـ {$hash}؛ اكتب verify لسماعها كاملة.
memory-log = { $count ->
    [0] لم يحدث شيء بعد.
    [one] السطر الأخير:
    [two] آخر سطرين:
    [few] آخر {$count} أسطر:
   *[other] آخر {$count} سطرا:
  }
# The number is the act's: replay goes to it.
memory-log-line = {$number}. {$line}
memory-log-held = ما كان قبل ذلك يقال عندما تنتهي المباراة.
memory-history = { $count ->
    [0] {$name}: لا مباراة منتهية هنا بعد.
    [one] {$name}: مباراة منتهية واحدة:
    [two] {$name}: مباراتان منتهيتان:
    [few] {$name}: {$count} مباريات منتهية:
   *[other] {$name}: {$count} مباراة منتهية:
  }
memory-history-line = {$match}. {$game}، {$date}: {$names}. {$outcome}
memory-history-hint = { $pages ->
    [1] اكتب replay ورقما لتتصفح مباراة.
   *[other] الصفحة {$page} من {$pages}: اكتب history {$name} ورقم صفحة لترى غيرها. اكتب replay ورقم مباراة لتتصفحها.
  }
memory-outcome = { $draw ->
    [yes] تعادل.
   *[no] { $winners-is ->
        [none] { $losers-is ->
            [you] خسرت أنت.
            [none] لم يفز أحد.
           *[other] الخاسر: {$losers}.
          }
        [you] فزت أنت.
       *[other] الفائز: {$winners}.
      }
  }
memory-broken-off = قطعت المباراة.
memory-step = المباراة {$match}، الحركة {$step} من {$steps}.
memory-step-hand = {$name}: { $count ->
    [0] لا أوراق
   *[other] {$cards}
  }.
memory-step-unknown = تغيرت القواعد منذ ذلك الوقت: لا تعرف حال الطاولة بعد هذه الحركة.
hint-act = الأفضل: {$act}.
review = المباراة {$match}: { $count ->
    [one] حركة واحدة كلّفتك أكثر من غيرها.
    [two] حركتان كلّفتاك أكثر من غيرهما.
    [few] {$count} حركات كلّفتك أكثر من غيرها.
   *[other] {$count} حركة كلّفتك أكثر من غيرها.
  }
review-slip = الحركة {$seq}: اخترت: {$did}. الأفضل: {$better}، في {$percent} أكثر من كل 100 توزيعة كهذه.
review-clean = المباراة {$match}: لم تكلّفك أي حركة كثيرًا.
memory-replay-hint = اكتب replay next أو back أو first أو last، أو replay to ورقما.
memory-study = دراسة المباراة {$match}
memory-study-moved = {$name} ينتقل إلى الحركة {$step}.
memory-study-hint = اكتب next أو back أو first أو last، أو step ورقما؛ و leave يخرجك.
memory-verify-open = المباراة {$match} جارية. بصمة بذرتها: {$hash}. عند النهاية يتحقق verify {$match} من التوزيع.
memory-verify-hash = المباراة {$match}. البصمة التي ظهرت عند التوزيع: {$hash}.
memory-verify-sound = كل شيء سليم: للبذرة {$seed} هذه البصمة ومنها هذا التوزيع، وكل الحركات وعددها {$acts} تخرج كما لعبت.
memory-verify-seed-wrong = غير سليم: للبذرة {$seed} بصمة أخرى.
memory-verify-deal-wrong = للبذرة {$seed} هذه البصمة، لكن قواعد اليوم تعطي منها توزيعا آخر.
memory-verify-act-wrong = للبذرة {$seed} هذه البصمة وهذا التوزيع، لكن الحركة {$act} تخرج بقواعد اليوم غير ما كانت.
memory-verify-end-wrong = للبذرة {$seed} هذه البصمة والحركات تخرج كما لعبت، لكن النهاية المحفوظة غيرها.
memory-ladder-name = {$game}{ $rated ->
    [yes] ، {$variant}
   *[no] {""}
  }{ $bots ->
    [yes] ، مع الروبوتات
   *[no] {""}
  }
# A kind of match in games that name none.
memory-variant = {""}
memory-ladder = سلم {$ladder}: { $count ->
    [0] لا أحد له مكان بعد
    [one] لاعب واحد
    [two] لاعبان
    [few] {$count} لاعبين
   *[other] {$count} لاعبا
  }{ $others ->
    [0] .
   *[other] ، وبلا مكان بعد: {$others}.
  }
memory-ladder-line = {$rank}. {$name}: النقاط {$points}، {$certainty}، المباريات: {$played}.
memory-ladders-hint = { $count ->
    [0] لم يقيم أحد بعد. أنه مباراة لتكون الأول.
   *[other] اكتب ladder ثم اللعبة ونوعها لترى من يقف عليه.
  }
memory-bot = روبوت من المستوى {$level}
memory-certainty-known = التقدير موثوق
memory-certainty-roughly = التقدير تقريبي
memory-certainty-hardly = التقدير غير موثوق
memory-record = {$game}: المباريات { $played ->
   *[other] {$played}
  }، الفوز {$won}، الخسارة {$lost}، التعادل {$drawn}{ $left ->
    [0] .
   *[other] ، المتروكة {$left}.
  }
memory-badge = {$badge} {$count}
memory-worn = ما ناله: {$badges}.
memory-no-record = لا مباراة منتهية هنا بعد.
memory-rating = التقييم في {$ladder}: النقاط {$points}، {$certainty}.
memory-favourite = أكثر ما يلعب: {$ladder}{ $deck ->
    [none] .
   *[other] ، الرزمة {$deck}.
  }

## Staff

report-made = البلاغ {$number} عن {$name} لدى القائمين على الدار، وستُخبَر بما صار إليه. وحتى ذلك الحين اكتب censor {$name} فلا تسمعه.
report-came = البلاغ {$number}: من {$name} عن {$target}. اكتب reports {$number}.
reports-mine = { $count ->
    [0] لم تبلّغ عن أحد.
    [one] قدّمت بلاغًا واحدًا:
    [two] قدّمت بلاغين:
    [few] قدّمت {$count} بلاغات:
    [many] قدّمت {$count} بلاغًا:
   *[other] قدّمت {$count} بلاغ:
  }
report-mine = {$number}. {$at}، عن {$name}: {$why} { $closed ->
    [no] لم يجب القائمون على الدار بعد.
   *[yes] { $answer ->
        [none] نظر فيه القائمون على الدار.
       *[other] جواب القائمين على الدار: {$answer}
      }
  }
report-answered = نظر القائمون على الدار في بلاغك عن {$name}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
reports-waiting = { $count ->
    [one] بلاغ واحد ينتظر القائمين على الدار. اكتب reports.
    [two] بلاغان ينتظران القائمين على الدار. اكتب reports.
    [few] {$count} بلاغات تنتظر القائمين على الدار. اكتب reports.
    [many] {$count} بلاغًا ينتظر القائمين على الدار. اكتب reports.
   *[other] {$count} بلاغ ينتظر القائمين على الدار. اكتب reports.
  }
reports-open = { $count ->
    [0] لا بلاغ ينتظر.
    [one] بلاغ واحد ينتظر. اكتب reports ورقمه لتقرأه:
    [two] بلاغان ينتظران. اكتب reports ورقمًا لتقرأ:
    [few] {$count} بلاغات تنتظر. اكتب reports ورقمًا لتقرأ:
    [many] {$count} بلاغًا ينتظر. اكتب reports ورقمًا لتقرأ:
   *[other] {$count} بلاغ ينتظر. اكتب reports ورقمًا لتقرأ:
  }
report-line = {$number}. {$at}، {$name} عن {$target}: {$why}
report-heard = { $count ->
    [0] لم يسمع {$name} شيئًا قيل حديثًا.
    [one] سمع {$name} قولًا واحدًا:
    [two] سمع {$name} قولين:
    [few] سمع {$name} {$count} أقوال:
    [many] سمع {$name} {$count} قولًا:
   *[other] سمع {$name} {$count} قول:
  }
report-said = {$at}: {$line}
report-log = { $count ->
    [0] كانا عند الطاولة {$table}، الجولة {$match}؛ ولم يحدث شيء بعد.
   *[other] كانا عند الطاولة {$table}، الجولة {$match}. سجلها كما يجوز للمتفرج أن يعرفه:
  }
report-closed = نظر فيه {$name}، {$at}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
report-dealt-with = أُغلق البلاغ {$number} وأُخبر صاحبه.
measures-count = { $count ->
    [0] لا أحد ممنوع من الكلام أو الدخول.
    [one] منع واحد سارٍ:
    [two] منعان ساريان:
    [few] {$count} حالات منع سارية:
    [many] {$count} حالة منع سارية:
   *[other] {$count} حالة منع سارية:
  }
# kind is mute or ban.
measure-line = {$name}: { $kind ->
    [mute] ممنوع من الكلام
   *[ban] ممنوع من الدخول
  } { $until ->
    [none] حتى يُرفع المنع
   *[other] حتى {$until}
  }، بأمر {$by}: {$reason}{ $appeal ->
    [none] {""}
   *[other] . اعتراضه: {$appeal}
  }
measure-taken = تمّ. {$line}
measure-lifted = { $kind ->
    [mute] يمكن لـ {$name} أن يتكلم من جديد.
   *[ban] يمكن لـ {$name} أن يدخل من جديد.
  }
measure-unmuted = يمكنك أن تتكلم من جديد.
measure-appealed = {$name} يعترض: {$text}
appeal-kept = سيقرأ القائمون على الدار هذا.
notes-about = { $count ->
    [0] لا ملاحظات عن {$name}.
    [one] ملاحظة واحدة عن {$name}:
    [two] ملاحظتان عن {$name}:
    [few] {$count} ملاحظات عن {$name}:
    [many] {$count} ملاحظة عن {$name}:
   *[other] {$count} ملاحظة عن {$name}:
  }
note-line = {$at}، {$name}: {$text}
note-kept = حُفظت الملاحظة عن {$name}.
audit-page = ما فعله القائمون على الدار، الأحدث أولًا؛ الصفحة {$page} من {$pages}:
audit-line = {$at}، {$name}: {$act}{ $target ->
    [none] {""}
   *[other] ، {$target}
  }{ $details ->
    [none] {""}
   *[other] : {$details}
  }
invitations-count = { $needed ->
    [yes] القادمون الجدد يحتاجون إلى رمز.
   *[no] القادمون الجدد لا يحتاجون إلى رمز؛ يتغيّر ذلك في hall.ini.
  } { $count ->
    [0] لا رمز صالح الآن.
    [one] رمز واحد صالح الآن:
    [two] رمزان صالحان الآن:
    [few] {$count} رموز صالحة الآن:
    [many] {$count} رمزًا صالحًا الآن:
   *[other] {$count} رمز صالح الآن:
  }
invitation-line = {$number}. { $left ->
    [one] لشخص واحد بعد
    [two] لشخصين بعد
    [few] لـ {$left} أشخاص بعد
    [many] لـ {$left} شخصًا بعد
   *[other] لـ {$left} شخص بعد
  }، حتى {$until}، من {$by}{ $purpose ->
    [none] .
   *[other] : {$purpose}
  }
invitation-made = الرمز هو {$code}. يُدخل { $people ->
    [one] شخصًا واحدًا
    [two] شخصين
    [few] {$people} أشخاص
    [many] {$people} شخصًا
   *[other] {$people} شخص
  } خلال { $days ->
    [one] يوم واحد
    [two] يومين
    [few] {$days} أيام
    [many] {$days} يومًا
   *[other] {$days} يوم
  } ولا يُعرض إلا الآن. عند الباب يُكتب invitation {$code} ثم guest أو create.
invitation-void = الدعوة {$number} لم تعد تُدخل أحدًا.
invitation-shown = أهلًا. اكتب guest لتلعب فورًا، أو create واسمًا وكلمة سر.
email-none = لا عنوان بريد محفوظًا لك هنا. اكتب email وعنوانًا، فتُرسل إليه كلمة.
email-is = عنوان بريدك هو {$address}. يُكتب إليك حين يأتي دورك في لعبة بطيئة وأنت غائب، وحين تكتب forgot عند الباب. email off ينساه.
email-asked = كلمةٌ في طريقها إلى {$address}. خلال { $hours ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] {$hours} ساعات
   *[other] {$hours} ساعة
  } اكتب email وتلك الكلمة.
email-confirmed = {$address} هو عنوان بريدك الآن.
email-forgotten = لم يعد عنوان بريدك محفوظًا.
forgot-sent = إن كان عنوان بريد {$name} محفوظًا هنا فكلمةٌ في طريقها إليه. بعد ذلك اكتب recover {$name} والكلمة وكلمة سر جديدة.
post-subject = {$hall}: إلى {$name}
post-confirm = ذكر أحدهم، ولعله أنت، هذا العنوان في {$hall} عنوانًا للاعب {$name}. إن كنت أنت فاكتب هناك: email {$word}. وإلا فلا تفعل شيئًا، ولن يصلك شيء آخر.
post-turn = {$name}، جاء دورك على الطاولة {$table} في {$hall}. إن لم تُرد مثل هذه الرسائل فاكتب هناك email off.
post-recover = طلب أحدهم عند باب {$hall} كلمة سر جديدة للاسم {$name}. إن كنت أنت فاكتب هناك: recover {$name} {$word} ثم كلمة سر جديدة. تصلح الكلمة مرة واحدة، خلال { $hours ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] {$hours} ساعات
   *[other] {$hours} ساعة
  }. وإن لم تكن أنت فلا تفعل شيئًا: كلمة سرك باقية.
recovery-word = الكلمة لـ {$name} هي {$word}، تصلح مرة واحدة خلال { $hours ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] {$hours} ساعات
    [many] {$hours} ساعة
   *[other] {$hours} ساعة
  } ولا تُعرض إلا الآن. عند الباب: recover {$name} {$word} ثم كلمة سر جديدة.
recovery-elsewhere = اختيرت كلمة سرك من جديد بكلمة من القائمين على الدار. ينتهي هذا الاتصال؛ ادخل بالجديدة. وإن لم تكن أنت فأخبر القائمين على الدار.
renamed = صار اسم {$before} الآن {$name}.
name-by-staff = أعطاك القائمون على الدار اسمًا آخر: {$name}. إن كان لك حساب فادخل به من الآن.
staff-appointed = { $now ->
    [yes] صار {$name} من القائمين على الدار.
   *[no] لم يعد {$name} من القائمين على الدار.
  }
staff-you-are = { $now ->
    [yes] صرت من القائمين على الدار. اكتب help staffing لتقرأ ما يمكنك فعله.
   *[no] لم تعد من القائمين على الدار. شكرًا لك.
  }
staff-list = { $names-count ->
    [0] لا قائمين على الدار بعد. من يشغّل الدار يعيّن مالكًا بـ ./hall owner.
   *[other] القائمون على الدار: {$names}. { $here-count ->
        [0] لا أحد منهم هنا الآن؛ ومع ذلك يصلهم report.
       *[other] هنا الآن: {$here}.
      }
  }
staff-recall = { $count ->
    [0] لم يقل القائمون على الدار شيئًا بعد.
    [one] آخر سطر للقائمين على الدار:
    [two] آخر سطرين للقائمين على الدار:
    [few] آخر {$count} أسطر للقائمين على الدار:
    [many] آخر {$count} سطرًا للقائمين على الدار:
   *[other] آخر {$count} سطر للقائمين على الدار:
  }
stuck-count = { $count ->
    [0] لا طاولة متوقفة.
    [one] طاولة واحدة لا تتقدم:
    [two] طاولتان لا تتقدمان:
    [few] {$count} طاولات لا تتقدم:
    [many] {$count} طاولة لا تتقدم:
   *[other] {$count} طاولة لا تتقدم:
  }
stuck-line = الطاولة {$number}: {$game}، بلا فعل منذ { $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] {$minutes} دقائق
    [many] {$minutes} دقيقة
   *[other] {$minutes} دقيقة
  }. الدور على: {$names}.{ $problems ->
    [none] {""}
   *[other] {" "}الخلل: {$problems}
  }
stuck-about = الطاولة {$number}، الجولة {$match}، الفعل {$seq}. { $names-count ->
    [0] لا دور على أحد.
   *[other] الدور على: {$names}.
  } { $asked-count ->
    [0] لا طلب مطروح.
   *[other] المطروح: {$asked}.
  } { $problems ->
    [none] الحالة سليمة.
   *[other] الخلل: {$problems}
  }
stuck-seat = كما يراها {$name}:
stuck-helped = القائمون على الدار يساعدون هذه الطاولة: {$reason}
stuck-done = تمّ للطاولة {$number}؛ وأُخبر كل من فيها.
data-going = يُحذف الآن كل ما حُفظ عنك. وداعًا.

## Pages of staff and of figures

page-status = حال الدار
page-status-of = حال {$hall}
page-status-up = مفتوحة منذ { $days ->
    [0] {""}
    [one] يوم و{""}
    [two] يومين و{""}
    [few] {$days} أيام و{""}
    [many] {$days} يومًا و{""}
   *[other] {$days} يوم و{""}
  }{$hours} س {$minutes} د من آخر تشغيل.
page-status-people = { $people ->
    [0] لا أحد هنا.
    [one] هنا شخص واحد
    [two] هنا شخصان
    [few] هنا {$people} أشخاص
    [many] هنا {$people} شخصًا
   *[other] هنا {$people} شخص
  }{ $people ->
    [0] {""}
   *[other] { $guests ->
        [0] ، بلا ضيوف.
        [one] ، منهم ضيف واحد.
        [two] ، منهم ضيفان.
        [few] ، منهم {$guests} ضيوف.
        [many] ، منهم {$guests} ضيفًا.
       *[other] ، منهم {$guests} ضيف.
      }
  }
page-status-tables = طاولات تلعب: {$playing}، وطاولات تنتظر: {$waiting}.
page-status-acts = الأفعال في الألعاب منذ ذلك: {$acts}.
page-status-answers = { $within ->
    [none] لم يُكتب شيء بعد.
   *[other] من كل 100 سطر يُجاب {$share} خلال {$within} مللي ثانية.
  }
page-status-database = { $within ->
    [none] لم تُسأل قاعدة البيانات بعد.
   *[other] من كل 100 أمر لقاعدة البيانات لا يتجاوز {$share} منها {$within} مللي ثانية.
  }
page-status-stalls = { $count ->
    [0] لم تتوقف الدار قط.
    [one] توقفت الدار لحظة مرة واحدة.
    [two] توقفت الدار لحظة مرتين.
    [few] توقفت الدار لحظة {$count} مرات.
    [many] توقفت الدار لحظة {$count} مرة.
   *[other] توقفت الدار لحظة {$count} مرة.
  }
page-status-backup = { $hours ->
    [none] لا نسخة احتياطية بعد.
    [0] عمر آخر نسخة احتياطية أقل من ساعة.
    [one] عمر آخر نسخة احتياطية ساعة واحدة.
    [two] عمر آخر نسخة احتياطية ساعتان.
    [few] عمر آخر نسخة احتياطية {$hours} ساعات.
    [many] عمر آخر نسخة احتياطية {$hours} ساعة.
   *[other] عمر آخر نسخة احتياطية {$hours} ساعة.
  }{ $failed ->
    [yes] {" "}فشلت آخر محاولة؛ يخبرك ./hall doctor بالسبب.
   *[no] {""}
  }
page-staff = القائمون على الدار
page-staff-reports = البلاغات
page-staff-report = البلاغ {$number}
page-staff-answer = جوابك
page-staff-answer-how = ما يُقال لصاحب البلاغ (يمكن تركه فارغًا)
page-staff-close = تمّ النظر فيه
page-staff-measures = الممنوعون من الكلام أو الدخول
page-staff-measure = منع شخص من الكلام أو الدخول
page-staff-mute = منع من الكلام، واللعب مسموح
page-staff-ban = منع من الدخول
page-staff-whom = الاسم؛ أو عنوان شبكة لمنع القادمين الجدد
page-staff-time = المدة: 30m أو 2h أو 3d أو 1w أو forever
page-staff-reason = السبب؛ يقرؤه من يعنيه الأمر
page-staff-do = نفّذ
page-staff-lift = ارفع المنع عن {$name}
page-staff-tables = طاولات لا تتقدم
page-staff-table = ساعد طاولة
page-staff-number = رقم الطاولة
page-staff-seat = المقعد، للبوت
page-staff-look = انظر
page-staff-hands = اعرض الأوراق المخفية (يُدوَّن)
page-staff-adjourn = أجّل الجولة
page-staff-bot = أعط المقعد لبوت
page-staff-close-table = أغلق الطاولة
page-staff-passwords = كلمات السر المنسية
page-staff-password-how = تحصل على كلمة لتسلّمها. تأكد أنه الشخص نفسه. تبقى كلمة السر القديمة صالحة حتى تُستعمل الكلمة.
page-staff-word = اصنع كلمة
page-staff-invitations = الدعوات
page-staff-people = لكم شخص
page-staff-days = لكم يوم
page-staff-purpose = لأي غرض
page-staff-invite = اصنع رمزًا
page-staff-void = ألغِ {$number}
page-staff-decks = الحزم
page-staff-deck = {$title}، { $cards ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$cards} أوراق
    [many] {$cards} ورقة
   *[other] {$cards} ورقة
  }، { $name ->
    [none] للدار
   *[other] لـ {$name}
  }، { $shared ->
    [yes] مشتركة
   *[no] غير مشتركة
  }.
page-staff-no-decks = لا حزم بعد.
page-staff-audit = آخر ما فعله القائمون على الدار

## Errors

refuse-too-long = هذا طويل جدًا: عدد الحروف {$length}، والحد {$limit}.
refuse-name-short = أقل عدد لحروف الاسم: {$least}.
refuse-name-long = أكبر عرض للاسم: {$limit}.
refuse-name-letters = الاسم كلمة واحدة من حروف وأرقام، تبدأ بحرف، وقد تتوسطها شرطات أو فواصل علوية مفردة.
refuse-name-mixed = يُكتب الاسم بخط واحد: كل حروفه من أبجدية واحدة.
refuse-name-card = هذه ورقة لعب وليست اسمًا. خذ اسمًا آخر.
refuse-name-reserved = هذه الكلمة تعني الدار نفسها أو الناس عامة. خذ اسمًا آخر.
refuse-name-taken = الاسم {$name} مأخوذ، أو لا يُميَّز من اسم غيره. خذ اسمًا آخر.
refuse-name-kept = اسم الحساب لا يتغير. القائمون على الدار يستطيعون تغييره.
refuse-name-several = المقصود أكثر من شخص: {$names}. اكتب من الاسم أكثر.
refuse-nobody-named = لا أعرف أحدًا اسمه {$name}. اكتب who لترى من هنا.
refuse-not-here = {$name} ليس في الدار الآن. لم يُرسل شيء.
refuse-name-and-password = اكتب {$command} واسمًا وكلمة سر: {$command} Anna سبعة مصابيح زرقاء
refuse-wrong-password = الاسم وكلمة السر لا يتوافقان. اكتب guest لتدخل بدونهما، أو اطلب من القائمين على الدار كلمة جديدة.
refuse-wrong-old-password = ليست هذه كلمة سرك. اكتب password والقديمة و = والجديدة.
refuse-password-how = اكتب password والقديمة و = والجديدة.
refuse-password-too-short = أقل عدد لحروف كلمة السر: {$least}.
refuse-password-too-long = أكبر عدد لحروف كلمة السر: {$limit}.
refuse-password-too-common = كلمة السر هذه من أول ما يُخمَّن. خذ غيرها.
refuse-password-entirely-numeric = كلمة سر من أرقام فقط تُخمَّن سريعًا. أضف حروفًا.
refuse-password-too-similar = كلمة السر قريبة جدًا من الاسم. خذ غيرها.
refuse-password-weak = كلمة السر هذه لا تصلح. خذ أطول منها بلا علامات غريبة.
refuse-register-first = ليس للضيف كلمة سر. اكتب register واسمًا وكلمة سر.
refuse-no-guest = لك حساب بالفعل، و connect يعيدك إليه.
refuse-resume-word = اكتب resume والكلمة التي قيلت لك عند أول دخول.
refuse-resume-unknown = لا ضيف له كلمة العودة هذه. تُحفظ الكلمة أيامًا عددها {$days}، واكتب guest لتدخل من جديد.
refuse-too-often = المحاولات كثيرة. الثواني حتى المحاولة التالية: {$seconds}.
refuse-too-busy = الباب مزدحم. حاول بعد دقيقة.
refuse-banned = لا يمكنك الدخول{ $until ->
    [none] {""}
   *[other] {" "}حتى {$until}
  }. السبب: {$reason}. للاعتراض اكتب appeal ولماذا{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-address-banned = لا يدخل أحد جديد من عنوانك{ $until ->
    [none] {""}
   *[other] {" "}حتى {$until}
  }. إن كان لك حساب فاكتب connect؛ والضيف يعود بـ resume.
refuse-muted = لا يمكنك الكلام{ $until ->
    [none] {""}
   *[other] {" "}حتى {$until}
  }. السبب: {$reason}. يمكنك متابعة اللعب. للاعتراض اكتب appeal ولماذا{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-nothing-to-appeal = لا يُعرف هنا ما تعترض عليه. إن مُنعت من الدخول فجرّب connect أو resume أولًا، ثم appeal.
refuse-appealed-already = اعتراضك لدى القائمين على الدار، أو انقضت المدة. جرّب الدخول.
refuse-staff-only = لا يفعل ذلك إلا القائمون على الدار. اكتب staff لتعرف من هم، أو report لتخبرهم بشيء.
refuse-owner-only = لا يفعل ذلك إلا المالكون.
refuse-owner-stays = لا يُحذف المالك من هنا. ليُعفك مالك آخر أولًا، أو احذف الحساب على الجهاز نفسه.
refuse-staff-equal = {$name} في رتبتك أو أعلى.
refuse-staff-already = {$name} من القائمين على الدار أصلًا.
refuse-staff-guest = {$name} ضيف. القائم على الدار يحتاج إلى حساب: يصنعه register.
refuse-staff-not = {$name} ليس من القائمين على الدار، أو هو مالك.
refuse-how-long = {$word} ليست مدة. اكتب 30m أو 2h أو 3d أو 1w أو forever.
refuse-reason-needed = اذكر السبب؛ سيقرؤه من يعنيه الأمر.
refuse-no-measure = لا شيء من هذا يسري على {$name}. اكتب bans لترى ما يسري.
refuse-measure-how = اكتب {$command} واسمًا و = ومدة والسبب: {$command} boris = 2h شتائم
refuse-name-needed = اكتب {$command} واسمًا.
refuse-notes-how = اكتب notes واسمًا لتقرأ، أو notes واسمًا و = والنص.
refuse-rename-how = اكتب rename واسمًا و = والاسم الجديد.
refuse-word-unwelcome = كلمة «{$word}» لا تقال في هذه الدار. لم يسمعها أحد.
refuse-report-how = اكتب report واسمًا و = وما الخطأ: report boris = يشتم الجميع
refuse-reported-already = بلاغك عن {$name} ما زال ينتظر القائمين على الدار. اكتب report لترى بلاغاتك.
refuse-reports-open = { $most ->
    [one] بلاغ واحد لك ينتظر
    [two] بلاغان لك ينتظران
    [few] {$most} بلاغات لك تنتظر
    [many] {$most} بلاغًا لك ينتظر
   *[other] {$most} بلاغ لك ينتظر
  } القائمين على الدار. انتظر حتى ينظروا في واحد منها.
refuse-no-such-report = لا بلاغ برقم {$number}. اكتب reports لترى ما ينتظر.
refuse-report-closed-already = سبق النظر في البلاغ {$number}.
refuse-hands-own-match = أنت تلعب في هذه الجولة، فلا تُعرض عليك أوراقها المخفية.
refuse-seat-of-bot = يلعب هناك بوت أصلًا: {$name}.
refuse-stuck-how = اكتب stuck وطاولة ثم hands أو adjourn = السبب أو close = السبب أو bot 2 = السبب. أو stuck وطاولة فقط لتنظر.
refuse-invitation-how = اكتب invitations new ولكم شخص (من 1 إلى {$people}) ولكم يوم (من 1 إلى {$days}) ولأي غرض.
refuse-no-such-invitation = الدعوة {$number} لا تُدخل أحدًا. اكتب invitations لترى ما يُدخل.
refuse-invitation-unknown = هذا الرمز لا يُدخل أحدًا، أو لم يعد. اطلب غيره ممن أعطاك إياه.
refuse-invited-only = القادمون الجدد يحتاجون هنا إلى دعوة: اكتب invitation والرمز الذي أُعطيته، ثم guest أو create. وإن كنت هنا من قبل فاكتب connect أو resume.
refuse-guest-no-password = {$name} ضيف بلا كلمة سر، وليس له إلا كلمة العودة.
refuse-email-off = لا ترسل هذه القاعة بريدًا. من نسي كلمة السر يساعده القائمون عليها.
refuse-email-address = ليس هذا عنوان بريد. اكتبه هكذا: anna@example.org.
refuse-email-word = هذه الكلمة لا توافق، أو مضى عليها أكثر من { $hours ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] {$hours} ساعات
   *[other] {$hours} ساعة
  }. اكتب email وعنوانك لتصلك غيرها.
refuse-forgot-how = اكتب forgot واسمك.
refuse-recover-how = اكتب recover واسمك والكلمة من القائمين على الدار وكلمة سر جديدة.
refuse-recovery-unknown = هذه الكلمة لا توافق، أو استُعملت، أو مضى عليها أكثر من { $hours ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] {$hours} ساعات
    [many] {$hours} ساعة
   *[other] {$hours} ساعة
  }. اطلب غيرها من القائمين على الدار.
refuse-data-how = اكتب data export، أو data delete واسمك.
refuse-data-sure = الحذف لا رجعة فيه. إن كنت متأكدًا فاكتب data delete {$name}
refuse-in-already = أنت داخل بالفعل باسم {$name}. لتدخل باسم آخر اكتب quit أولًا.
refuse-nothing-said = قل شيئًا بعد {$command}.
refuse-page-how = اكتب page والاسم و = والنص: page anna = مساء الخير
refuse-page-whom = لم تكتب إلى أحد بعد. اكتب page والاسم و = والنص.
refuse-page-many = أكبر عدد يُكتب إليهم معًا: {$most}.
refuse-page-yourself = هذا أنت. اكتب إلى غيرك.
refuse-nothing-here = لا شيء كهذا هنا: {$word}.
refuse-no-such-room = لا أعرف غرفة {$word}. الغرف هي: {$rooms}.
refuse-already-there = أنت هناك بالفعل.
refuse-language-unreadable = هذا الخط لا يعرض الحروف العربية بعد. اكتب charset utf-8 أولًا إن كان برنامجك يعرف UTF-8.
refuse-no-such-choice = لا يمكن اختيار {$word}. اختر من: {$choices}.
refuse-again-how = قل كم رسالة: من again 1 إلى again {$most}.
refuse-again-nothing = لم يُقل لك شيء بعد.
refuse-no-help = لا صفحة عن {$word}. اكتب help topics لترى كل الصفحات.
refuse-no-help-near = لا صفحة عن {$word}. القريب منها: {$near}.
refuse-unreadable = لا أفهم هذا.
refuse-nothing-to-undo = ليس لديك ما تتراجع عنه.
refuse-already-dealt = الأوراق موزعة. لينتظر هذا حتى تنتهي اللعبة.
refuse-table-full = كل المقاعد هنا مشغولة. اكتب watch لتشاهد، أو tables لتجد غيرها.
refuse-no-such-level = مستويات الروبوتات من 0 إلى {$most}.
refuse-no-such-seat = مقاعد هذه الطاولة من 1 إلى {$most}.
refuse-seat-taken = {$name} يجلس هناك. اكتب sit لتأخذ أول مقعد شاغر.
refuse-already-seated = أنت جالس إلى طاولة بالفعل.
refuse-not-seated = لست جالسًا إلى هذه الطاولة. اكتب sit لتجلس.
refuse-no-bot-there = لا روبوت يجلس هناك.
refuse-wrong-number-seated = عدد لاعبي هذه اللعبة من {$least} إلى {$most}.
refuse-cannot-save = تعذر تسجيل ذلك الآن، فلم يُفعل. حاول من جديد من فضلك.
refuse-no-match = لم تُوزع الأوراق بعد. اكتب ready لتبدأ، أو bot ليجلس روبوت.
refuse-ambiguous = قد يعني هذا أكثر من شيء: {$choices}.
refuse-stale = تقدمت الطاولة منذ رأيتها، وهي الآن عند الحركة {$seq}. انظر من جديد من فضلك.
refuse-no-such-table = لا طاولة رقمها {$number}. اكتب tables لترى الطاولات.
refuse-no-table-here = لست عند طاولة. اكتب play durak لتجلس فورًا، أو tables.
refuse-hall-full = كل طاولات الدار مستعملة. اجلس إلى إحداها من فضلك.
refuse-too-many-tables = الطاولات التي فتحتها: {$most}. أغلق واحدة أولًا من فضلك.
refuse-playing-elsewhere = لعبتك على الطاولة {$number} جارية. اكتب stand هناك أولًا لتتركها.
refuse-playing-here = لعبتك جارية. اكتب stand أولًا إن أردت تركها.
refuse-only-the-host = لا يفعل ذلك إلا من فتح الطاولة.
refuse-table-needs-more = { $least ->
    [one] تحتاج الطاولة إلى لاعب واحد على الأقل. اكتب bot ليجلس روبوت.
    [two] تحتاج الطاولة إلى لاعبين على الأقل. اكتب bot ليجلس روبوت.
    [few] تحتاج الطاولة إلى {$least} لاعبين على الأقل. اكتب bot ليجلس روبوت.
   *[other] تحتاج الطاولة إلى {$least} لاعبًا على الأقل. اكتب bot ليجلس روبوت.
  }
refuse-no-such-game = لا لعبة اسمها {$word} هنا. اكتب tables لترى ما يُلعب.
refuse-no-such-preset = {$word} ليس خيارًا له قيمة ولا مجموعة قواعد. المجموعات: {$presets}.
refuse-option-unknown = لا خيار اسمه {$name}. الأقرب: {$nearest}. الخيارات: {$choices}.
refuse-option-value = {$value} ليست من قيم {$name}. الأقرب: {$nearest}. اختر من: {$choices}.
refuse-not-a-number = {$word} ليس رقمًا.
refuse-play-what = لا لعبة جارية، فلا ورقة تُلعب. الألعاب التي تجلس إليها: {$games}.
refuse-stand-is-resigning = القيام الآن استسلام: يكمل روبوت أوراقك وتبقى النتيجة لك. اكتب stand yes إن كنت متأكدًا.
refuse-only-watching = أنت تشاهد. اكتب sit لمقعد في اللعبة التالية.
refuse-do-unreadable = بعد do يأتي كائن واحد: do ثم قوس معقوف مفتوح ثم "cmd": "7s", "seq": 118 ثم قوس معقوف مغلق.
refuse-nothing-refused = لم يُرفض لك شيء مؤخرًا.
refuse-log-how = قل كم سطرا: من log 1 إلى log {$most}.
refuse-no-such-match = لا توجد مباراة {$match}. اكتب history لترى مبارياتك.
refuse-match-not-over = المباراة {$match} لم تنته. عندما تنتهي يمكن أن يقال كل ما فيها.
refuse-match-unreadable = المباراة {$match} من لعبة لم تعد هذه القاعة تعرفها.
refuse-match-too-long = في المباراة {$match} حركات كثيرة لا يمكن تصفحها: {$acts}، والحد الأقصى {$most}.
refuse-no-such-page = الصفحات من 1 إلى {$pages}.
refuse-hint-not-here = لا نصائح لهذه اللعبة.
refuse-hint-among-people = التلميحات للمباريات مع الروبوتات، وهنا يلعب أناس آخرون.
refuse-hint-not-now = ليس لك ما تختاره الآن. اسأل حين يأتي دورك.
refuse-review-none = لم تُنهِ مباراة بعد.
refuse-review-not-yours = لم تلعب في المباراة {$match}. يمكنك المرور عليها بكلمة replay.
refuse-no-such-step = حركات المباراة {$match} من 1 إلى {$steps}.
refuse-at-the-end = كانت تلك آخر حركة في المباراة {$match}. اكتب first لتبدأ من جديد.
refuse-at-the-start = هذه أول حركة في المباراة {$match}. اكتب next لتتابع.
refuse-replay-how = اكتب replay ورقم مباراة؛ و history يذكر الأرقام.
refuse-study-how = اكتب study ورقم مباراة؛ و history يذكر الأرقام.
refuse-export-how = اكتب export ورقم مباراة ثم text أو json.
refuse-studies-full = كل غرف الدراسة مشغولة. حاول لاحقا، أو اكتب replay والرقم.
refuse-no-such-ladder = لا يوجد سلم {$word}. السلالم: {$ladders}.
refuse-asked-already = هذا مطلوب على الطاولة بالفعل. اكتب pending لترى ما ينتظر.
refuse-asked-in-vain = طُلب هذا قبل قليل بلا جدوى. الثواني حتى الطلب التالي: {$seconds}.
refuse-nothing-asked = لا أحد ينتظر جوابك: ربما انتهى الأجل. اكتب pending لترى المطلوب.
refuse-ask-which = المطلوب عدة أمور: {$choices}. سمّ ما تقصد.
refuse-ask-own = أنت صاحب الطلب، والجواب للآخرين. اكتب withdraw لتسحبه.
refuse-nothing-to-withdraw = ليس لك طلب ينتظر.
refuse-nobody-to-ask = لا أحد غيرك على الطاولة يُسأل.
refuse-yes-absent = {$name} غائب وجوابه لازم. اسأل حين يعود.
refuse-not-yourself = هذا أنت. سمّ غيرك على الطاولة.
refuse-not-sitting = {$name} لا يجلس إلى طاولتك.
refuse-kick-alone = لا تقرر هذا وحدك ما دام {$name} قادرًا على اللعب. اسأل القائمين على الدار أو اقترح abort.
refuse-no-draw-here = لا تعادل بالاتفاق في هذه اللعبة. اكتب abort لتطلب الإنهاء بلا نتيجة.
refuse-offer-how = اكتب offer draw لتعرض التعادل.
refuse-vote-how = اكتب vote yes أو vote no.
refuse-no-clock-here = لا ساعة تعمل على هذه الطاولة.
refuse-nothing-adjourned = لا مباراة مؤجلة لمن يجلسون هنا.
refuse-not-adjourned = المباراة {$match} ليست مؤجلة لهذه اللعبة. اكتب history لترى مبارياتك.
refuse-other-people = تستمر المباراة {$match} حين يجلس هنا هؤلاء وحدهم: {$names}.
refuse-accounts-only = هذه الطاولة لأصحاب الحسابات. اكتب register واسمًا وكلمة سر ليكون لك حساب.
refuse-not-together = أحدكم لا يريد اللعب مع آخر. اكتب seeks لتجد طاولات أخرى.
refuse-table-locked = هذه الطاولة مقفلة. اطلب دعوة أو اكتب كلمة السر بعد =، مثل sit 3 = lamp.
refuse-wrong-word = ليست هذه كلمة سر الطاولة.
refuse-seats-reserved = المقاعد الباقية محجوزة لغيرك: {$names}. اكتب watch لتشاهد، أو seeks.
refuse-no-watchers = الطاولة {$number} مغلقة أمام المشاهدين.
refuse-invited-already = {$name} مدعو أو جالس هنا بالفعل.
refuse-not-invited = لا دعوة قائمة هنا لـ {$name}.
refuse-list-full = القائمة ممتلئة: الحد {$most}. أزل منها شيئًا أولًا.
refuse-not-listed = {$name} ليس في تلك القائمة.
refuse-not-reached = لا يمكنك الوصول إلى {$name}.
refuse-watching-enough = يمكنك مشاهدة {$most} طاولات من بعيد. اكتب unwatch ورقمًا أولًا.
refuse-not-watching = أنت لا تشاهد هناك.
refuse-whisper-watchers = الهمس للمشاهدين وحدهم كي لا يُعان أحد سرًا. اكتب kibitz أو say.
refuse-box-full = صندوق رسائل {$name} ممتلئ.
refuse-no-such-letter = أرقام رسائلك من 1 إلى {$most}.
refuse-mail-how = اكتب mail واسمًا و = والنص؛ أو mail off ورقمًا.
refuse-hall-off = أطفأت هذا. اكتب hall on أولًا.
refuse-recall-how = قل كم سطرًا: من recall 1 إلى recall {$most}.
refuse-evening-accounts = يحتاج مضيف الأمسية إلى حساب. اكتب register واسمًا وكلمة سر ليكون لك حساب.
refuse-evening-yours-runs = أمسيتك ما زالت جارية. اكتب evening لتراها، وevening end لتنهيها.
refuse-evening-enough = في الدار أمسيات كافية الآن. حاول لاحقا.
refuse-evening-none = لست في أي أمسية. اكتب evening ورمزها لتأتي إليها، أو evening start لتبدأ أمسيتك.
refuse-evening-full = هذه الأمسية ممتلئة. عدد الضيوف: {$most}.
refuse-evening-paused = الأمسية في استراحة. انتظر حتى يستأنفها مضيفها.
refuse-evening-paused-already = الأمسية في استراحة بالفعل. اكتب evening resume لتستأنف.
refuse-evening-not-paused = الأمسية ليست في استراحة.
refuse-evening-other-table = الطاولة {$number} ليست من هذه الأمسية. اكتب evening لترى طاولاتك.
refuse-evening-stranger = {$name} ليس في هذه الأمسية. يأتي الناس إليها برمزها.
refuse-evening-plays = {$name} يلعب الآن. اكتب الأمر نفسه وفي آخره yes فيكمل روبوت أوراقه.
refuse-evening-sits-there = {$name} يجلس هناك بالفعل.
refuse-evening-no-vote = لا تصويت ينتظر {$name}.
refuse-evening-held-enough = ينتظر المضيفَ ما يكفي، ولكل شخص {$most} على الأكثر. استرجع شيئا أو انتظر.
refuse-evening-no-such-held = لا شيء ينتظر تحت الرقم {$number}. اكتب evening لترى ما ينتظر.
refuse-evening-held-gone = انتهت تلك المباراة أو غادرها {$name}، فوُضع ما كُتب جانبا.
refuse-evening-unknown = لا أمسية بهذا الرمز. اطلب من المضيف أن يقرأه ثانية.
refuse-evening-how = اكتب evening ثم الرمز الذي قاله المضيف ثم اسمك: evening bani-toru Anna
refuse-evening-name = اكتب اسمك أيضا: evening {$word} Anna
refuse-evening-end-sure = توضع المباريات الجارية جانبا وتُغلق الطاولات. اكتب evening end yes لتنهي الأمسية: {$evening}
refuse-evening-move-how = اكتب evening move ثم الاسم ورقم الطاولة: evening move anna 3
refuse-evening-hold-how = اكتب evening hold أو evening hold off.
refuse-evening-only = هذه الطاولة لأمسية. يخبرك مضيفها بالرمز.

## Line (what the edge of the server says by itself)

edge-line-too-long = هذا السطر طويل جدًا. لا يسع السطر أكثر من { $limit } بايت، ولم يُقرأ منه شيء.
edge-undecodable = لا أستطيع قراءة حروف هذا السطر. ترميز هذا الاتصال { $charset }، والكلمة charset تغيره، مثل: charset utf-8
edge-here = نعم، { $hall } هنا.
edge-not-http = هذا منفذ telnet. صفحة الويب على منفذ آخر.
edge-frame = لا أعرف رسالة كهذه.
edge-full = الدار ممتلئة. عد لاحقًا من فضلك.
edge-one-moment = لحظة من فضلك. الدار على وشك أن تفتح.
edge-held = غابت الدار لحظة. ما تكتبه محفوظ لها.
edge-uncertain = انقطعت الدار وهي تسمع سطرك الأخير. انظر، واكتبه من جديد إن كان قد ضاع.
edge-busy = سطرك الأخير لم ينته بعد. انتظر من فضلك.

## Pages

web-not-found = لا توجد صفحة كهذه في هذه القاعة.
web-broken = حدث خلل هنا وقد دُوِّن. حاول مرة أخرى من فضلك.
web-way-back = إلى القاعة
web-intro = دوراك ودفورجاك، نلعبهما معًا عبر telnet والويب.
web-no-script = تحتاج هذه الصفحة إلى JavaScript. بدونه العب عبر telnet على المنفذ {$port}.
web-line-lost = انقطع الاتصال. سيعود وحده.
web-line-back = عاد الاتصال.
web-one-moment = لحظة.
web-close = أغلق
web-cancel = إلغاء
web-menu = القائمة

# The hall

web-play = العب: {$game}
web-no-account = لا حاجة إلى حساب. نقرة واحدة وأنت على الطاولة.
web-hello = مساء الخير، {$name}.
web-back-to = عد إلى الطاولة {$table}
web-open-tables = طاولات مفتوحة
web-none-open = لا أحد ينتظر الآن. العب مع روبوت أو افتح طاولة لأصدقائك.
web-to-watch = ألعاب للمشاهدة
web-playing = اللعب جارٍ
web-nobody = لا أحد بعد
web-free-seats = { $n ->
    [0] لا مقعد خاليًا
    [one] مقعد واحد خالٍ
    [two] مقعدان خاليان
    [few] {$n} مقاعد خالية
    [many] {$n} مقعدًا خاليًا
   *[other] {$n} مقعد خالٍ
  }
web-sit = اجلس
web-watch = شاهد
web-at-table = {$deed}: الطاولة {$table}
web-table-title = الطاولة {$table}: {$game}
web-no-table = لا توجد طاولة {$table} الآن.
web-to-hall = إلى القاعة
web-who-sits = على الطاولة: {$names}.
web-your-name = اسمك إن شئت
web-sit-down = اجلس والعب

# A new table, and friends

web-new-table = طاولة جديدة
web-open-table = افتح الطاولة
web-game = اللعبة
web-choice-seats = اللاعبون
web-choice-deck = أوراق الرزمة
web-invite = ادعُ أصدقاءك
web-invite-how = من يفتح هذا العنوان يجلس هنا ضيفًا بلمسة واحدة.
web-share = شارك
web-copy = انسخ العنوان
web-copied = نُسخ العنوان.
web-qr = رمز QR للعنوان {$address}

# A table before the deal

web-before = قبل التوزيع
web-free = مقعد خالٍ
web-ready = مستعد
web-deal = وزّع الأوراق
web-rematch = لعبة ثأر
web-unready = ليس بعد
web-add-bot = أضف روبوتًا
web-bot-out = أخرج روبوتًا
web-leave = غادر الطاولة
web-full = كل المقاعد مشغولة.
web-waits-ready = ننتظر: {$names}

# A table

web-you = أنت
web-seat = المقعد {$seat}
web-seats = اللاعبون
web-cards = { $n ->
    [0] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] {$n} أوراق
    [many] {$n} ورقة
   *[other] {$n} ورقة
  }
web-bot = روبوت مستواه {$level}
web-lost = انقطع الاتصال
web-team = الفريق {$team}
web-out = خرج
web-acts = دوره الآن
web-role-attacker = مهاجم
web-role-defender = مدافع
web-role-host = المضيف
web-your-turn = دورك
web-waits-for = ننتظر: {$seat}
web-seconds = { $n ->
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت {$n} ثوانٍ
   *[other] بقيت {$n} ثانية
  }
web-deeds = ما يمكنك فعله
web-your-hand = { $n ->
    [one] يدك، ورقة واحدة
    [two] يدك، ورقتان
    [few] يدك، {$n} أوراق
   *[other] يدك، {$n} ورقة
  }
web-card-fits = {$card}، تصلح
web-watching = أنت تشاهد.
web-over = انتهت اللعبة.
web-accept = أوافق
web-decline = أرفض
web-withdraw = سحب الطلب
web-this-table = هذه الطاولة
web-ask-others = اطلب من الآخرين
web-ask-hall = اسأل القاعة
web-why = لماذا؟
web-word-offer-draw = عرض التعادل
web-word-undo = التراجع عن حركتي
web-word-adjourn = تأجيل المباراة
web-word-abort = إنهاء المباراة بلا نتيجة
web-word-rules = القواعد
web-word-options = ما اتفق عليه
web-word-last = آخر حركة
web-word-log = ما حدث
web-word-watchers = من يشاهد
web-leave-game = تغادر اللعبة؟
web-leave-how = المغادرة الآن استسلام: يكمل روبوت أوراقك وتبقى النتيجة لك. إن أغلقت الصفحة فقط بقي مقعدك لك.
web-stay = ابقَ
web-resign = استسلم وغادر

# Talk

web-talk = الكلام والسجل
web-log = ما يحدث
web-words = اكتب أو تكلّم هنا
web-send = أرسل
web-say = قل
web-held-full = الاتصال مقطوع وما ينتظر كثير. لم يُحفظ هذا.

# Who one is

web-sign-in = ادخل بحسابك
web-sign-up = أنشئ حسابًا
web-sign-out = غادر القاعة
web-as-guest = أو بلا حساب
web-guest = ادخل ضيفًا
web-name = الاسم
web-password = كلمة السر
web-new-name = اسم آخر
web-rename = خذ هذا الاسم
web-resume-word = كلمة العودة
web-resume = عد الضيفَ الذي كنت
web-register = أنشئ حسابًا واحتفظ بكل شيء
web-guest-kept = أنت ضيف. يعرفك هذا المتصفح 30 يومًا، والحساب يحفظ اسمك دائمًا.

# How it looks

web-looks = المظهر والصوت
web-look-theme = الضوء
web-look-theme-system = كما في النظام
web-look-theme-light = نهار
web-look-theme-dark = ليل
web-look-faces = الأوراق
web-look-faces-four = أربعة ألوان
web-look-faces-two = لونان
web-look-faces-contrast = تباين عالٍ
web-look-letters = الحروف
web-look-letters-latin = J Q K A
web-look-letters-cyrillic = В Д К Т
web-look-marks = علّم الأوراق التي تصلح
web-look-marks-on = نعم
web-look-marks-off = لا
web-look-sound = صوت حين يأتي دورك
web-look-sound-off = لا
web-look-sound-on = نعم
web-look-buzz = اهتزاز حين يأتي دورك
web-look-buzz-on = نعم
web-look-buzz-off = لا
web-look-notice = إشعار حين تنظر إلى غير هنا
web-look-notice-off = لا
web-look-notice-on = نعم
web-notice-refused = هذا المتصفح لا يسمح بإشعارات من هنا.
web-language = اللغة

# صفحات للقراءة: السلالم والمساعدة والمباريات المعادة

web-ladder = السلم
web-decks = المجموعات
page-decks-search = ابحث في العناوين والأوراق
page-decks-find = ابحث
page-decks-how = كيف تأتي المجموعات وتذهب
page-deck-bring = أحضر مجموعة
page-deck-print = اطبعها
page-deck-private = خاصة
page-deck-version = النسخة {$version} من {$newest}.
page-pages = مجموعات أخرى
web-help = المساعدة
web-places = الصفحات
web-replay = أعد مشاهدة المباراة
web-step = الحركة {$step} من {$steps}
web-first = إلى التوزيع
web-back = رجوع
web-next = التالي
web-last = إلى النهاية
web-run = عرض متواصل
web-halt = توقف
web-hand-of = أوراق {$name}
web-no-cards = لا أوراق
page-rank = المرتبة
page-player = اللاعب
page-points = النقاط
page-played = المباريات
page-ladder-empty = لا أحد هنا بعد. بضع مباريات وقد يظهر اسمك.
page-ladders = السلالم
page-how-rated = كيف تحسب النقاط
page-help-intro = كيف تجري الأمور هنا. كل ما طبع كأمر يكتب يمكن الضغط عليه، فيظهر في السطر أسفل الصفحة.
page-help-words = كل ما يمكن كتابته
page-match = المباراة {$match}: {$game}
page-match-more = البذرة، والشيء نفسه بالكلمات
page-fair = كيف تتحقق من التوزيع
page-to-table = إلى الطاولة {$table}
page-evening = أمسية
page-evening-name = اسمك
page-evening-sit = اجلس إلى طاولة
page-board-still = أوقف تجديد الصفحة
page-board-goes = جدد الصفحة من جديد

## المجموعات

refuse-no-deck-there = لا توجد على الرف مجموعة رقم {$number} يحق لك قراءتها. اكتب deck لترى القائمة.
refuse-not-your-deck = المجموعة {$title} ليست لك فلا يمكنك تغييرها. يصنع deck copy نسخة لك.
refuse-no-such-version = لا توجد نسخة رقم {$version}؛ أحدثها {$most}. القديمة تزول مع الوقت.
refuse-deck-untitled = تحتاج المجموعة إلى عنوان فيه كلمة على الأقل.
refuse-shelf-full = لا يحتفظ الشخص بأكثر من { $most ->
    [one] مجموعة واحدة
    [two] مجموعتين
    [few] {$most} مجموعات
    [many] {$most} مجموعة
   *[other] {$most} مجموعة
  }. يرفع deck drop واحدة عن الرف.
refuse-no-such-line = لا يوجد سطر كهذا؛ عدد أسطر النص {$most}.
refuse-no-card-there = لا توجد في المجموعة ورقة اسمها {$word}.
refuse-deck-how = اكتب deck، أو deck مع رقم، أو deck مع إحدى هذه الكلمات: {$words}.
refuse-drop-sure = هذا يرفع {$title} عن الرف نهائيا. إن كنت تقصد ذلك: deck drop {$number} yes.
refuse-deck-only-dvorak = المجموعات لطاولات دفوراك. يفتح table new dvorak طاولة.
refuse-orders-full = لا تتسع الطاولة لأكثر من { $most ->
    [one] مجموعة واحدة
    [two] مجموعتين
    [few] {$most} مجموعات
    [many] {$most} مجموعة
   *[other] {$most} مجموعة
  }.

## Programs people come in with

opening-turn = دورك:
opening-vote = مطلوب تصويت:
clients-title = برامج MUD
clients-intro = القاعة تتكلم telnet: يمكن اللعب بأي برنامج MUD، ومع قارئ الشاشة أيضًا.
clients-tls = والأمر نفسه مشفرًا على المنفذ {$port}.
clients-mudlet = الطاولة ويدك في نافذة، وأفعال بنقرة، والكلام على حدة، وأصوات. اكتب gui داخل القاعة فيجلبها Mudlet بنفسه. أو خذ الحزمة:
clients-mushclient = أصوات لدورك وللتصويت، في كل أسلوب ولغة، وللأذن أيضًا. فكّها ثم أضفها:
clients-tintin = مفاتيح وجرس وسطر بحال الطاولة. اقرأها قبل الاتصال:
gui-offered = طُلب من برنامجك أن يجلب حزمة القاعة: الطاولة ويدك والكلام في نوافذ.
refuse-gui-unknown = برنامجك لا يأخذ الحزم هكذا. ما لبرامج MUD تجده في {$address}.
refuse-drawing-too-large = لا تزيد الورقة مع رسمها في طريقها إلى هنا على {$most} كيبيبايت. ارسم بخطوط أقل.
refuse-drawing-too-much = لا يزيد الرسم على {$strokes} خطا و{$points} نقطة.
refuse-draft-unreadable = هذه ورقة لا أستطيع قراءتها.
refuse-nothing-to-keep = لم تنته على طاولتك الآن مباراة فيها أوراق جديدة.
refuse-keep-players-only = لا يصوّت على أوراق المباراة إلا من لعبوها.
refuse-no-such-kept = لا توجد ورقة كهذه؛ يعرض keep القائمة وفيها {$most}.
