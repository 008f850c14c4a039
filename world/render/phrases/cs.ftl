# The hall's own sentences, Czech. How they are written stands in en.ftl.

## Cards

rank-2 = dvojka
    .gender = f
    .gen = dvojky
    .acc = dvojku
    .ins = dvojkou
rank-3 = trojka
    .gender = f
    .gen = trojky
    .acc = trojku
    .ins = trojkou
rank-4 = čtyřka
    .gender = f
    .gen = čtyřky
    .acc = čtyřku
    .ins = čtyřkou
rank-5 = pětka
    .gender = f
    .gen = pětky
    .acc = pětku
    .ins = pětkou
rank-6 = šestka
    .gender = f
    .gen = šestky
    .acc = šestku
    .ins = šestkou
rank-7 = sedma
    .gender = f
    .gen = sedmy
    .acc = sedmu
    .ins = sedmou
rank-8 = osma
    .gender = f
    .gen = osmy
    .acc = osmu
    .ins = osmou
rank-9 = devítka
    .gender = f
    .gen = devítky
    .acc = devítku
    .ins = devítkou
rank-10 = desítka
    .gender = f
    .gen = desítky
    .acc = desítku
    .ins = desítkou
rank-J = kluk
    .gender = m
    .gen = kluka
    .acc = kluka
    .ins = klukem
rank-Q = dáma
    .gender = f
    .gen = dámy
    .acc = dámu
    .ins = dámou
rank-K = král
    .gender = m
    .gen = krále
    .acc = krále
    .ins = králem
rank-A = eso
    .gender = n
    .gen = esa
    .acc = eso
    .ins = esem
suit-C = kříže
    .gen = křížů
    .card = křížov
suit-D = káry
    .gen = kár
    .card = károv
suit-H = srdce
    .gen = srdcí
    .card = srdcov
suit-S = piky
    .gen = pik
    .card = pikov
joker-R = červený žolík
    .gen = červeného žolíka
    .acc = červeného žolíka
    .ins = červeným žolíkem
joker-B = černý žolík
    .gen = černého žolíka
    .acc = černého žolíka
    .ins = černým žolíkem
card-words = { $rank-form ->
    [gen] { $rank-gender ->
        [f] {$suit}é {$rank}
       *[m] {$suit}ého {$rank}
      }
    [acc] { $rank-gender ->
        [f] {$suit}ou {$rank}
        [n] {$suit}é {$rank}
       *[m] {$suit}ého {$rank}
      }
    [ins] { $rank-gender ->
        [f] {$suit}ou {$rank}
       *[m] {$suit}ým {$rank}
      }
   *[nom] { $rank-gender ->
        [f] {$suit}á {$rank}
        [n] {$suit}é {$rank}
       *[m] {$suit}ý {$rank}
      }
  }
list-comma = {", "}
list-and = {" a "}
list-or = {" nebo "}

## Table

you = vy
seat-unnamed = místo {$number}
table-title = Stůl {$table}: {$game}.
table-seat = {$number}. { $is ->
    [you] Vy
   *[other] {$name}
  }{ $team ->
    [none] {""}
   *[other] , tým {$team}
  }{ $out ->
    [yes] , mimo hru
   *[no] { $cards ->
        [one] , {$cards} karta
        [few] , {$cards} karty
       *[other] , {$cards} karet
      }
  }{ $has-role ->
    [yes] , {$role}
   *[no] {""}
  }{ $acts ->
    [yes] , na tahu
   *[no] {""}
  }{ $bot ->
    [none] {""}
   *[other] , bot úrovně {$bot}
  }{ $connected ->
    [no] , bez spojení
   *[yes] {""}
  }.
table-watchers = { $names-count ->
    [one] Dívá se {$names}.
   *[other] Dívají se {$names}.
  }
waiting-title = Stůl {$table}: {$game}, před rozdáním.
waiting-seat = {$number}. { $taken ->
    [no] Volno.
   *[yes] { $is ->
        [you] Vy
       *[other] {$name}
      }{ $bot ->
        [none] { $ready ->
            [yes] , může se rozdat
           *[no] , ještě nerozdávat
          }
       *[other] , bot úrovně {$bot}
      }{ $connected ->
        [no] , bez spojení
       *[yes] {""}
      }.
  }
waiting-hint = { $seated ->
    [no] Napište sit a sedněte si.
   *[yes] { $ready ->
        [yes] Čekáte na ostatní. Napište bot a volné místo obsadí bot.
       *[no] Napište ready, až budete chtít rozdat, bot, ať volné místo obsadí bot.
      }
  }
hand = { $count ->
    [0] Nemáte v ruce žádnou kartu.
    [one] Vaše ruka, {$count} karta: {$cards}.
    [few] Vaše ruka, {$count} karty: {$cards}.
   *[other] Vaše ruka, {$count} karet: {$cards}.
  }
hand-card = {$number}{"\u00A0"}{ $playable ->
    [yes] [{$card}]
   *[no] {$card}
  }
hand-playable = Můžete zahrát: {$cards}.
hand-watching = Díváte se, karty v ruce nemáte.
turn = Jste na tahu: {$words}{ $more ->
    [0] {""}
   *[other] , a ještě {$more}: napište legal
  }.
legal = { $count ->
    [0] Teď nevolíte vy.
    [one] Můžete udělat {$count} věc:
    [few] Můžete udělat {$count} věci:
   *[other] Můžete udělat {$count} věcí:
  }
last = Poslední tah: { $is ->
    [you] vy
   *[other] {$name}
  }, {$words}.
last-none = Ještě se nic nezahrálo.
clock = { $running ->
    [no] U tohoto stolu se čas neměří.
   *[yes] { $seconds ->
        [one] Zbývá {$seconds} sekunda.
        [few] Zbývají {$seconds} sekundy.
       *[other] Zbývá {$seconds} sekund.
      }
  }
no-trump = Tato hra nemá trumfy.
table-sat = {$seat} si sedá na místo {$number}.
table-you-sat = { $ready ->
    [yes] Sedíte u stolu {$table} na místě {$number}.
   *[no] Sedíte u stolu {$table} na místě {$number}. Napište ready, až budete chtít rozdat.
  }
table-stood = {$seat} vstává od stolu.
table-you-stood = Vstáváte. Vaše místo je zase volné.
table-ready = { $left ->
    [0] {$seat} chce rozdat.
   *[other] {$seat} chce rozdat. Ready ještě neřekli: {$waiting}.
  }
table-not-ready = {$seat} už rozdat nechce.
table-needs-more = { $least ->
    [one] U stolu musí sedět aspoň {$least} hráč. Napište bot a přisedne si bot.
    [few] U stolu musí sedět aspoň {$least} hráči. Napište bot a přisedne si bot.
   *[other] U stolu musí sedět aspoň {$least} hráčů. Napište bot a přisedne si bot.
  }
table-bot-sat = {$seat} si přisedá, bot úrovně {$level}.
table-bot-stood = {$seat} odchází.
table-rotated = {$seat} posouvá všechny o jedno místo.
table-options-changed = {$seat} mění pravidla: {$options}. Řekněte prosím znovu ready.
table-closed = Stůl {$number} je zavřený.
table-watcher-came = {$name} se přichází dívat.
table-undone = Tah je vrácen: stůl je jako předtím.
table-resigned = {$seat} odchází ze hry: karty dohraje bot, výsledek platí pro toho, kdo odešel.
table-line-lost = {$seat} ztrácí spojení. Místo zůstává.
table-line-back = {$seat} je zase tady.
table-bot-stands-in = {$seat} je bez spojení: zatím hraje bot.
table-adjourned-unreadable = Partii {$match} tato verze neumí přečíst. Je odložená, nic se neztratilo.
table-seed = Semínko partie {$match} bylo {$seed}.
table-again = Napište rematch a hrajte znovu, nebo leave.
table-elsewhere = Stůl {$number}: {$line}

## Requests

request-asked = { $kind ->
    [draw] {$seat} nabízí remízu.
    [abort] {$seat} žádá ukončit partii bez výsledku.
    [adjourn] {$seat} žádá odložit partii na jindy.
    [undo] {$seat} žádá o vrácení svého posledního tahu.
    [continue] {$seat} žádá pokračovat v partii {$match}.
    [swap] {$seat} si chce vyměnit místo: {$target}.
   *[kick] {$seat} žádá, aby o místo přišel hráč {$target}.
  }{ $yours ->
    [yes] {" "}Napište accept {$kind} nebo decline {$kind}.
   *[no] {""}
  }
request-sent = Vaše žádost: {$kind}. Čeká se na odpověď: {$waiting}. Napište withdraw {$kind} a vezmete ji zpět.
request-accepted = {$seat} souhlasí ({$kind}).{ $waiting-count ->
    [0] {""}
   *[other] {" "}Ještě neodpověděli: {$waiting}.
  }
request-declined = {$seat} nesouhlasí ({$kind}). Nic se nemění.
request-withdrawn = {$seat} bere žádost zpět ({$kind}).
request-lapsed = Žádost už neplatí: {$kind}, {$seat}.
pending-count = { $count ->
    [0] U tohoto stolu nikdo o nic nežádá.
    [one] U tohoto stolu čeká {$count} žádost.
    [few] U tohoto stolu čekají {$count} žádosti.
   *[other] U tohoto stolu čeká {$count} žádostí.
  }
pending-line = {$number}. {$line} Ještě neodpověděli: {$waiting}.
match-aborted = Partie {$match} končí po dohodě, bez výsledku.
match-adjourned = Partie {$match} je odložena. Až se titíž lidé zase sejdou u stolu, napište continue {$match}.
match-goes-on = Partie {$match} pokračuje.
table-swapped = {$seat} a {$target} si vyměnili místa.
table-kicked = {$seat} přichází o místo: ostatní se na tom shodli.
clock-seat = { $is ->
    [you] Vy
   *[other] {$name}
  }: { $acts ->
    [yes] { $seconds ->
        [one] zbývá {$seconds} sekunda
        [few] zbývají {$seconds} sekundy
       *[other] zbývá {$seconds} sekund
      }, v zásobě {$bank}.
   *[no] není na tahu, sekund v zásobě: {$bank}.
  }
clock-warning = Zbývá vám {$seconds} sekund.
clock-ran-out = Čas vypršel: {$seat}.
clock-more = {$seat} přidává {$seconds} sekund: {$names}.
term-clock = Hodiny: none, žádné; relaxed, 90 sekund na tah a 5 minut v zásobě; fast, 15 sekund na tah a minuta v zásobě; correspondence, korespondenčně, celé měsíce.
term-standin = Za kolik sekund hraje bot za hráče bez spojení; usual, jak je v tomto domě zvykem; never, nikdy.
term-watchers = Zda se smějí dívat jiní.
term-company = Kdo si smí sednout: anybody, kdokoli; accounts, jen s účtem.

## Cards on a table

card-face-down = Karta rubem nahoru.
card-seen = {$card}; kde leží: {$where}.
pile-name = { $pile ->
    [talon] dobírací balíček
    [discard] odhazovací balíček
    [table] střed stolu
   *[other] {$pile}
  }
pile-name-of = { $seat-is ->
    [you] { $pile ->
        [hand] vaše ruka
       *[other] {$pile}, vaše hromádka
      }
    [open] { $pile ->
        [hand] ruka, místo {$seat}
       *[other] {$pile}, místo {$seat}
      }
   *[other] { $pile ->
        [hand] ruka, {$seat}
       *[other] {$pile}, {$seat}
      }
  }
pile-look = { $count ->
    [0] Nic tu neleží: {$pile}.
    [one] Leží tu {$count} karta: {$pile}.
    [few] Leží tu {$count} karty: {$pile}.
   *[other] Leží tu {$count} karet: {$pile}.
  }
pile-look-seen = Vidíte: {$cards}.
why-rule = Pravidlo: {$rule}.
why-no-rule = Takový je zvyk tohoto domu.

## Lobby

tables-count = { $count ->
    [0] Žádný stůl není otevřený.
    [one] Otevřený je {$count} stůl.
    [few] Otevřené jsou {$count} stoly.
   *[other] Otevřených je {$count} stolů.
  }
tables-line = Stůl {$number}, {$game}: { $taken ->
    [0] zatím nikdo
   *[other] {$names}
  }. { $dealt ->
    [yes] Hraje se.
   *[no] { $free ->
        [0] Plno.
        [one] {$free} místo volné.
        [few] {$free} místa volná.
       *[other] {$free} míst volných.
      }
  }
tables-more = A ještě {$count}.
tables-hint = Napište sit a číslo, chcete-li si sednout, watch a číslo, chcete-li se dívat, nebo play durak.
options-title = Pravidla stolu {$table}, {$game}:
options-line = { $changed ->
    [yes] * {$name} = {$value} (změněno)
   *[no] {$name} = {$value}
  }
options-values = Zde platí {$name} = {$value}. Na výběr: {$choices}.
options-hint = Napište options a název a dozvíte se, co znamená.
rules-line = { $count ->
    [0] {$game}, obvyklá pravidla.
   *[other] {$game}. Jinak než obvykle: {$changed}.
  }
rules-hint = help {$key} vypráví, jak se hraje, options ukáže všechny volby.
table-invited = {$seat} zve ke stolu: {$name}. Místo čeká.
you-are-invited = {$name} vás zve ke stolu {$number}, {$game}. Napište sit {$number}, nebo uninvite {$number}, když nechcete.
table-uninvited = Místo už nečeká: {$name}.
you-are-uninvited = U stolu {$number} na vás už místo nečeká.
table-locked = {$seat} zamyká stůl: dovnitř smějí jen zvaní.
table-unlocked = {$seat} otevírá stůl všem.
watchers-sent-out = Stůl {$number} je teď divákům zavřený.
watchers-list = { $names-count ->
    [0] U stolu {$number} se nikdo nedívá.
   *[other] U stolu {$number} se dívají: {$names}.
  }
unwatched = { $count ->
    [one] Už se tam nedíváte.
   *[other] Stolů, u kterých se už nedíváte: {$count}.
  }
seek-told = {$name} hledá spoluhráče: {$game}. Napište sit {$number} a přisedněte.
seeks-count = { $count ->
    [0] Teď nikdo spoluhráče nehledá. Napište seek a hru a začněte.
   *[other] Stolů, kde hledají spoluhráče: {$count}.
  }
seeks-line = Stůl {$number}, {$game}: {$names}. Volných míst: {$free}.{ $conditions-count ->
    [0] {""}
   *[other] {" "}Dohodnuto: {$conditions}.
  }{ $open ->
    [no] {" "}Ne pro vás: sit {$number} řekne proč.
   *[yes] {""}
  }
correspondence-your-move = U stolu {$number} se čeká na váš tah. Napište sit {$number} a jděte tam.
correspondence-asked = U stolu {$number} se čeká na vaši odpověď. Napište sit {$number}, potom pending.
table-terms = U tohoto stolu platí: {$terms}.

## Rooms

room-common = Společenský sál
    .look = Dlouhá místnost s malými stolky a teplými lampami. Za každými dveřmi se někde míchají karty.
    .hint = Napište play durak a hned sedíte, tables pro výběr stolu, help pro čtení.
room-street = Dveře z ulice
    .look = Zelené dveře pod lampou; o vývěsní štít se dělí malovaný hlupák a skladatel.
    .hint = Napište in a vejděte, help pro čtení.
room-durak = Durakový salonek
    .look = Těžké stoly, ošoupané zelené sukno. Hlupákem je vždycky někdo.
    .hint = Napište play durak a hned sedíte, tables durak pro výběr.
room-dvorak = Dvořákův salonek
    .look = Na každém stole leží prázdné karty, pera a lepidlo; stěny jsou popsané pravidly.
    .hint = Napište play dvorak a hned sedíte, tables dvorak pro výběr.
room-library = Knihovna
    .look = Police s balíčky, lis na tisk karet a stěna nakreslených karet v rámečcích.
    .hint = Napište out a vraťte se.
room-practice = Cvičebna
    .look = Tichá místnost, kde boti rozdávají, kolikrát chcete.
    .hint = Napište play durak a cvičte s botem.
room-nobody = Nikdo jiný tu není.
room-people = { $count ->
    [one] Kromě vás je tu {$count} člověk: {$names}.
    [few] Kromě vás jsou tu {$count} lidé: {$names}{ $more ->
        [0] .
       *[other] {" "}a ještě {$more}.
      }
   *[other] Kromě vás je tu {$count} lidí: {$names}{ $more ->
        [0] .
       *[other] {" "}a ještě {$more}.
      }
  }
room-things = Leží tu: {$things}.
room-tables = { $count ->
    [one] Volné místo má {$count} stůl: {$tables}.
    [few] Volné místo mají {$count} stoly: {$tables}.
   *[other] Volné místo má {$count} stolů: {$tables}.
  }
room-table = {$number} ({$game}, volno {$free})
room-at-table = Stůl {$number}
room-no-tables = Žádný stůl nečeká na hráče.
room-exits = { $count ->
    [one] {$count} východ: {$exits}.
    [few] {$count} východy: {$exits}.
   *[other] {$count} východů: {$exits}.
  }
walk-left = {$name} odchází: {$room}.
walk-came = {$name} přichází.
walk-gone = {$name} mizí.
walk-closed = Tudy se nedá jít.
go-where = Kam? Na výběr: {$rooms}.

## People

person-standing = Je tu {$name}.
person-seated = {$name} hraje u stolu {$table}.
person-renamed = {$before} se teď jmenuje {$name}.
who-count = { $count ->
    [one] V domě je {$count} člověk.
    [few] V domě jsou {$count} lidé.
   *[other] V domě je {$count} lidí.
  }
who-line = { $idle ->
    [0] {$number}. {$name}: {$place}.
   *[other] {$number}. {$name}: {$place}, nečinnost {$idle} min.
  }
who-more = A ještě {$count}.
finger = { $guest ->
    [yes] {$name} je tu jako host od {$since}, { $here ->
        [yes] teď tady: {$place}.
       *[no] naposledy {$last}.
      }
   *[no] {$name} má účet od {$since}, { $here ->
        [yes] teď tady: {$place}.
       *[no] naposledy {$last}.
      }
  }
registered = Teď jste {$name} a všechno vaše zůstává. Příště přijďte přes connect {$name} a heslo.
name-now = Jmenujete se {$name}.
name-changed = Teď se jmenujete {$name}.
password-changed = Heslo je změněné.
resume-new = Vaše návratové slovo je {$word}. U dveří napište resume {$word} a vrátíte se. Ukazuje se jen teď; dřívější slovo už neplatí.
inventory = { $count ->
    [0] Nic u sebe nemáte.
   *[other] Máte u sebe ({$count}): {$things}.
  }
style-now = Váš styl je {$now}. Na výběr: {$choices}.
style-chosen = Váš styl je {$now}.
language-now = Váš jazyk je {$now}. Na výběr: {$choices}.
language-chosen = Váš jazyk je čeština ({$now}).
suits-now = Vaše barvy karet jsou {$now}. Na výběr: {$choices}.
suits-chosen = Vaše barvy karet jsou {$now}.
colours-now = Vaše obarvení je {$now}. Na výběr: {$choices}.
colours-chosen = Vaše obarvení je {$now}.
width-now = Šířka vaší obrazovky je {$now}. Na výběr: {$choices}.
width-chosen = Šířka vaší obrazovky je {$now}.
charset-now = Vaše kódování je {$now}. Napište charset utf-8, pokud váš program umí UTF-8.
charset-chosen = Vaše kódování je {$now}.
notify-list = { $names-count ->
    [0] Na žádné zprávy nečekáte. Napište notify a hru nebo jméno.
   *[other] Dáváme vám vědět: {$names}.
  }
notify-now = { $on ->
    [yes] Dáme vám vědět: {$name}.
   *[no] Už vám nedáme vědět: {$name}.
  }
notify-came = {$name} je teď v domě.
distance-list = { $names-count ->
    [0] Váš seznam {$word} je prázdný.
   *[other] Na vašem seznamu {$word}: {$names}.
  }
distance-on = {$name} je na vašem seznamu {$word}. Napište {$word} off {$name} a vyškrtnete.
distance-off = {$name} už není na vašem seznamu {$word}.
autodraw-now = { $on ->
    [yes] Na začátku vašeho tahu líže za vás dům.
   *[no] Lížete sami. Napište autodraw on a bude to dělat dům.
  }
pauses-now = Pauza botů u vašeho stolu: {$now}. Na výběr: {$choices}.

## Evenings

# Večer klubu nebo třídy. Název si vymyslel hostitel, proto stojí na konci.
evening-begun = Jste hostitelem večera: {$evening}
evening-code = Hosté napíšou: evening {$code} a své jméno. V prohlížeči: {$link}
evening-welcome = Vítejte na večeru: {$evening}
evening-came = { $number ->
    [0] Přichází {$name}, zatím bez místa.
   *[other] Přichází {$name} a sedí u stolu {$number}.
  }
evening-yours = { $number ->
    [0] Teď nemáte místo. Jste na večeru: {$evening}
   *[other] Sedíte u stolu {$number}. Jste na večeru: {$evening}
  }
evening-view = Kód {$code}, {$link}. Hostů: {$people}. Stolů: {$tables}.{ $paused ->
    [yes] {" "}Přestávka: napište evening resume.
   *[no] {""}
  }{ $holding ->
    [yes] {" "}Co kdo napíše, čeká na vás.
   *[no] {""}
  }{ $held ->
    [0] {""}
   *[other] {" "}Čeká: {$held}, napište evening let nebo evening return a číslo.
  } Večer: {$evening}
evening-table = Stůl {$number}, {$game}: { $names-count ->
    [0] nikdo
   *[other] {$names}
  }.{ $away-count ->
    [0] {""}
   *[other] {" "}Bez spojení: {$away}.
  } { $stage ->
    [playing] Hraje se.{ $acting-count ->
        [0] {""}
       *[other] {" "}Na tahu: {$acting}, { $minutes ->
            [0] méně než minutu
            [one] {$minutes} minutu
            [few] {$minutes} minuty
           *[other] {$minutes} minut
          }.
      }
    [over] Dohráno.
   *[waiting] Čeká se na rozdání.
  }
evening-plan-now = Nové stoly večera budou: {$words}
evening-too-few = U stolu {$number} je málo lidí. Napište evening move, jméno a číslo stolu.
evening-no-deal = U stolu {$number} se nedalo rozdat ({$code}). Podívejte se na jeho volby.
evening-dealt = { $count ->
    [0] Nic se nerozdalo.
   *[other] Stolů, kde se rozdalo: {$count}.
  }
evening-is-paused = Večer má přestávku. Karty se rozdají, až skončí.
evening-pause-told = { $on ->
    [yes] Přestávka: nikdo netáhne a hodiny stojí.
   *[no] Večer pokračuje.
  }
evening-moved = Teď sedíte u stolu {$number}.
evening-moved-told = {$name} teď sedí u stolu {$number}.
evening-sent-away = Už nejste na tomto večeru: {$evening}
evening-sent-away-told = {$name} už na večeru není.
evening-excused = Hlasování pokračuje, hlas hráče {$name} už nečeká.
evening-holding = { $on ->
    [yes] Odteď vše napsané čeká, až to pustíte.
   *[no] Odteď jde napsané rovnou ke stolům. Co už čeká, čeká dál.
  }
evening-held = Nejdřív si to přečte hostitel večera. evening return {$number} to vezme zpět.
evening-held-line = Čeká {$number}, stůl {$table}, {$name}: {$words}
evening-let = { $count ->
    [0] Nic se nepustilo.
   *[other] Puštěno: {$count}.
  }
evening-taken-back = Číslo {$number} je zpět u vás. Nikdo to neviděl.
evening-given-back = Hostitel večera toto nepouští a nikdo další to neviděl: {$words}
evening-given-back-told = {$name} to má zpět.
evening-over = Večer skončil. Děkujeme za návštěvu: {$evening}
evening-results = Dohraných partií: {$count}. Večer: {$evening}
evening-cards = { $count ->
    [0] Žádná nová karta nebyla přijata.
   *[other] Přijatých nových karet: {$count}.
  }
evening-card = {$number}. {$title}, {$type}{ $creator ->
    [none] {""}
   *[other] , autor {$creator}
  }{ $copies ->
    [1] {""}
   *[other] , kusů: {$copies}
  }{ $text ->
    [none] .
   *[other] : {$text}
  }

## Talk

talk-said = {$name} říká: {$text}
talk-you-said = Říkáte: {$text}
talk-posed = Póza: {$name}{$gap}{$text}
talk-paged = {$name} vám píše: {$text}
talk-you-paged = Píšete, komu: {$names}: {$text}
talk-channel = Kanál {$channel}, {$name}: {$text}
talk-channel-notice = Kanál {$channel}: {$text}
talk-kibitz = Poznámka u stolu {$table}, {$name}: {$text}
talk-whisper = Šepot u stolu {$table}, {$name}: {$text}
talk-hall = Dům, {$name}: {$text}
talk-staff = Správci, {$name}: {$text}
hall-now = { $on ->
    [yes] Slyšíte, co se říká celému domu.
   *[no] Už neslyšíte, co se říká celému domu. Napište hall on a uslyšíte to zase.
  }
recall-count = { $count ->
    [0] Celému domu zatím nikdo nic neřekl.
   *[other] Co se naposledy řeklo celému domu, řádků: {$count}.
  }
mail-count = { $count ->
    [0] Nemáte žádné dopisy.
    [one] Máte {$count} dopis.
    [few] Máte {$count} dopisy.
   *[other] Máte {$count} dopisů.
  }
mail-line = {$number}. Píše {$name}, {$at}: {$text}
mail-sent = Váš dopis čeká: {$name}.
mail-came = {$name} vám nechává dopis. Napište mail a přečtěte si ho.
mail-waiting = { $count ->
    [one] Čeká na vás {$count} nový dopis. Napište mail a přečtěte si ho.
    [few] Čekají na vás {$count} nové dopisy. Napište mail a přečtěte si je.
   *[other] Čeká na vás {$count} nových dopisů. Napište mail a přečtěte si je.
  }
letter-unreadable = Partie {$match} u stolu {$table} nemohla pokračovat: od jejího začátku dostal sál novou verzi a ta ji neumí přečíst. Je odložená se vším, co se odehrálo, a nikomu se nepočítá.
mail-gone = Vyhozených dopisů: {$count}.
talk-evening = Hostitel {$name} celému večeru: {$text}

## Door

door-play = Hra: guest. Pro uši: style speech.
door-hall = {$hall}: {$games}.
door-change = Změna: style plain, language en, help.
door-account = Účty: create nebo connect a jméno.
door-guest = Jste {$name}. Vaše návratové slovo je {$word}: napište u dveří resume a toto slovo a do 30 dnů se vrátíte. Ukazuje se jen teď.
door-created = Účet {$name} je založený. Příště napište connect {$name} a heslo.
door-goodbye = { $guest ->
    [yes] Na shledanou. Návratové slovo vás přivede zpět.
   *[no] Na shledanou. Brzy přijďte.
  }
door-many-lines = Spojení už máte {$most}. Jedno nejdřív zavřete.
door-no-character = Vaše postava v domě se ztratila. Řekněte to prosím správcům.
help-in-english = Tato stránka je jen anglicky.
help-topics = Témat: {$count}. Jsou to: {$topics}.
unknown = Slovo {$word} neznám. Napište help a uvidíte, co tu je.
unknown-near = Slovo {$word} neznám. Nemělo to být {$near}?
unknown-at-door = Slovo {$word} neznám. Napište guest a hrajte, nebo help pro čtení.
unknown-not-seated = Nikde nesedíte. Napište play durak a hned sedíte, nebo tables pro výběr, a potom {$word}.
broken = V domě se něco rozbilo; správci to mají zapsané. Nic vašeho se nezměnilo ani neztratilo.
account-gone = Váš účet je smazaný. Na shledanou.

## Memory

# At the deal: how the hash of the seed begins.
table-commitment = Otisk semínka začíná {$hash}; verify ho řekne celý.
memory-log = { $count ->
    [0] Zatím se nic nestalo.
    [one] Poslední řádek:
    [few] Poslední {$count} řádky:
   *[other] Posledních {$count} řádků:
  }
# The number is the act's: replay goes to it.
memory-log-line = {$number}. {$line}
memory-log-held = Co bylo předtím, se dozvíte, až partie skončí.
memory-history = { $count ->
    [0] {$name}: zatím žádná dohraná partie.
    [one] {$name}: {$count} dohraná partie:
    [few] {$name}: {$count} dohrané partie:
   *[other] {$name}: {$count} dohraných partií:
  }
memory-history-line = {$match}. {$game}, {$date}: {$names}. {$outcome}
memory-history-hint = { $pages ->
    [1] Napište replay a číslo a partii si projdete.
   *[other] Strana {$page} z {$pages}: další ukáže history {$name} a číslo strany. Napište replay a číslo partie a projdete si ji.
  }
memory-outcome = { $draw ->
    [yes] Remíza.
   *[no] { $winners-is ->
        [none] { $losers-is ->
            [you] Prohra je vaše.
            [none] Nikdo nevyhrál.
           *[other] Prohra: {$losers}.
          }
        [you] Výhra je vaše.
       *[other] Výhra: {$winners}.
      }
  }
memory-broken-off = Partie byla přerušena.
memory-step = Partie {$match}, tah {$step} z {$steps}.
memory-step-hand = {$name}: { $count ->
    [0] žádné karty
   *[other] {$cards}
  }.
memory-step-unknown = Pravidla se od té doby změnila: jak stůl po tomto tahu vypadal, už nelze zjistit.
hint-act = Nejlépe: {$act}.
review = Partie {$match}: { $count ->
    [one] nejvíc vás stál {$count} tah.
    [few] nejvíc vás stály {$count} tahy.
   *[other] nejvíc vás stálo {$count} tahů.
  }
review-slip = Tah {$seq}: rozhodli jste se {$did}. Lépe: {$better}, o {$percent} ze 100 takových her víc.
review-clean = Partie {$match}: žádný váš tah vás nestál mnoho.
memory-replay-hint = Napište replay next, back, first nebo last, anebo replay to a číslo.
memory-study = Rozbor partie {$match}
memory-study-moved = {$name} přechází na tah {$step}.
memory-study-hint = Napište next, back, first nebo last, anebo step a číslo; leave vás vyvede ven.
memory-verify-open = Partie {$match} se hraje. Otisk jejího semínka je {$hash}. Na konci verify {$match} ověří rozdání.
memory-verify-hash = Partie {$match}. Otisk ukázaný při rozdání: {$hash}.
memory-verify-sound = Vše souhlasí: semínko {$seed} má tento otisk a dává toto rozdání a všechny tahy (celkem {$acts}) vycházejí tak, jak se hrály.
memory-verify-seed-wrong = Nesouhlasí: semínko {$seed} má jiný otisk.
memory-verify-deal-wrong = Semínko {$seed} má tento otisk, ale podle dnešních pravidel dává jiné rozdání.
memory-verify-act-wrong = Semínko {$seed} má tento otisk a dává toto rozdání, ale podle dnešních pravidel vychází tah {$act} jinak.
memory-verify-end-wrong = Semínko {$seed} má tento otisk a tahy vycházejí tak, jak se hrály, ale uložen je jiný konec.
memory-ladder-name = {$game}{ $rated ->
    [yes] , {$variant}
   *[no] {""}
  }{ $bots ->
    [yes] , s boty
   *[no] {""}
  }
# A kind of match in games that name none.
memory-variant = {""}
memory-ladder = Žebříček {$ladder}: { $count ->
    [0] zatím nikdo nemá místo
    [one] {$count} hráč
    [few] {$count} hráči
   *[other] {$count} hráčů
  }{ $others ->
    [0] .
   *[other] , zatím bez místa: {$others}.
  }
memory-ladder-line = {$rank}. {$name}: bodů {$points}, {$certainty}, partií: {$played}.
memory-ladders-hint = { $count ->
    [0] Zatím nemá hodnocení nikdo. Dohrajte partii a budete první.
   *[other] Napište ladder, hru a druh a uvidíte, kdo na něm stojí.
  }
memory-bot = Bot úrovně {$level}
memory-certainty-known = odhad je jistý
memory-certainty-roughly = odhad je přibližný
memory-certainty-hardly = odhad je nejistý
memory-record = {$game}: { $played ->
    [one] {$played} partie
    [few] {$played} partie
   *[other] {$played} partií
  }, výher {$won}, proher {$lost}, remíz {$drawn}{ $left ->
    [0] .
   *[other] , opuštěno {$left}.
  }
memory-badge = {$badge} {$count}
memory-worn = Získáno: {$badges}.
memory-no-record = Zatím žádná dohraná partie.
memory-rating = Hodnocení, {$ladder}: bodů {$points}, {$certainty}.
memory-favourite = Hraje nejvíc: {$ladder}{ $deck ->
    [none] .
   *[other] , balíček {$deck}.
  }

## Staff

report-made = Stížnost {$number} ({$name}) je u správců. Řeknou vám, jak dopadla. Zatím vám censor {$name} ušetří, co říká.
report-came = Stížnost {$number}: píše {$name}, týká se: {$target}. Napište reports {$number}.
reports-mine = { $count ->
    [0] Na nikoho jste si nestěžovali.
    [one] Podali jste {$count} stížnost:
    [few] Podali jste {$count} stížnosti:
   *[other] Podali jste {$count} stížností:
  }
report-mine = {$number}. {$at}, {$name}: {$why} { $closed ->
    [no] Správci ještě neodpověděli.
   *[yes] { $answer ->
        [none] Správci ji vyřídili.
       *[other] Odpověď správců: {$answer}
      }
  }
report-answered = Správci vyřídili vaši stížnost ({$name}){ $answer ->
    [none] .
   *[other] : {$answer}
  }
reports-waiting = { $count ->
    [one] Na správce čeká {$count} stížnost. Napište reports.
    [few] Na správce čekají {$count} stížnosti. Napište reports.
   *[other] Na správce čeká {$count} stížností. Napište reports.
  }
reports-open = { $count ->
    [0] Žádná stížnost nečeká.
    [one] Čeká {$count} stížnost. Napište reports a její číslo:
    [few] Čekají {$count} stížnosti. Napište reports a číslo:
   *[other] Čeká {$count} stížností. Napište reports a číslo:
  }
report-line = {$number}. {$at}, {$name} o: {$target}: {$why}
report-heard = { $count ->
    [0] Nic z poslední doby; stěžuje si {$name}.
    [one] Co slyšel stěžovatel ({$name}), {$count} věc:
    [few] Co slyšel stěžovatel ({$name}), {$count} věci:
   *[other] Co slyšel stěžovatel ({$name}), {$count} věcí:
  }
report-said = {$at}: {$line}
report-log = { $count ->
    [0] Oba byli u stolu {$table}, partie {$match}; nic se ještě nestalo.
   *[other] Oba byli u stolu {$table}, partie {$match}. Záznam, jak ho smí znát divák:
  }
report-closed = Vyřizuje {$name}, {$at}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
report-dealt-with = Stížnost {$number} je vyřízena a stěžovatel to ví.
measures-count = { $count ->
    [0] Nikdo nemá zákaz mluvit ani vstupovat.
    [one] Zákaz platí pro {$count} člověka nebo adresu:
    [few] Zákaz platí pro {$count} lidi a adresy:
   *[other] Zákaz platí pro {$count} lidí a adres:
  }
# kind is mute or ban.
measure-line = {$name}: { $kind ->
    [mute] nesmí mluvit
   *[ban] nesmí dovnitř
  } { $until ->
    [none] do odvolání
   *[other] do {$until}
  }, ukládá {$by}: {$reason}{ $appeal ->
    [none] {""}
   *[other] . Námitka: {$appeal}
  }
measure-taken = Hotovo. {$line}
measure-lifted = { $kind ->
    [mute] {$name} smí zase mluvit.
   *[ban] {$name} smí zase dovnitř.
  }
measure-unmuted = Smíte zase mluvit.
measure-appealed = {$name} namítá: {$text}
appeal-kept = Správci si to přečtou.
notes-about = { $count ->
    [0] Žádné poznámky: {$name}.
    [one] {$count} poznámka: {$name}:
    [few] {$count} poznámky: {$name}:
   *[other] {$count} poznámek: {$name}:
  }
note-line = {$at}, {$name}: {$text}
note-kept = Poznámka je uložena: {$name}.
audit-page = Co dělali správci, nejnovější první; strana {$page} z {$pages}:
audit-line = {$at}, {$name}: {$act}{ $target ->
    [none] {""}
   *[other] , {$target}
  }{ $details ->
    [none] {""}
   *[other] : {$details}
  }
invitations-count = { $needed ->
    [yes] Noví lidé potřebují kód.
   *[no] Noví lidé kód nepotřebují; mění se to v hall.ini.
  } { $count ->
    [0] Žádný teď neplatí.
    [one] Teď platí {$count}:
    [few] Teď platí {$count}:
   *[other] Teď platí {$count}:
  }
invitation-line = {$number}. { $left ->
    [one] Ještě pro {$left} člověka
    [few] Ještě pro {$left} lidi
   *[other] Ještě pro {$left} lidí
  }, do {$until}, vydává {$by}{ $purpose ->
    [none] .
   *[other] : {$purpose}
  }
invitation-made = Kód je {$code}. Pustí dovnitř { $people ->
    [one] {$people} člověka
    [few] {$people} lidi
   *[other] {$people} lidí
  } během { $days ->
    [one] {$days} dne
   *[other] {$days} dnů
  } a ukazuje se jen teď. U dveří se píše invitation {$code}, potom guest nebo create.
invitation-void = Pozvánka {$number} už nikoho nepustí.
invitation-shown = Vítejte. Napište guest a hned hrajte, nebo create, jméno a heslo.
email-none = Vaše e-mailová adresa tu uložena není. Napište email a adresu a přijde na ni slovo.
email-is = Vaše e-mailová adresa je {$address}. Píše se vám, když jste pryč a v pomalé hře jste na řadě, a když u dveří napíšete forgot. email off ji zapomene.
email-asked = Slovo je na cestě na {$address}. Do { $hours ->
    [one] {$hours} hodiny
    [few] {$hours} hodin
    [many] {$hours} hodiny
   *[other] {$hours} hodin
  } napište email a to slovo.
email-confirmed = {$address} je teď vaše e-mailová adresa.
email-forgotten = Vaše e-mailová adresa tu už uložena není.
forgot-sent = Je-li tu uložena e-mailová adresa pro {$name}, slovo je na cestě. Potom napište recover {$name}, to slovo a nové heslo.
post-subject = {$hall}: pro {$name}
post-confirm = Někdo, nejspíš vy, uvedl v „{$hall}“ tuto adresu jako adresu hráče {$name}. Jste-li to vy, napište tam: email {$word}. Pokud ne, nedělejte nic a nic dalšího nepřijde.
post-turn = {$name}, u stolu {$table} v „{$hall}“ jste na řadě. Nechcete-li takové dopisy, napište tam email off.
post-recover = Někdo u dveří „{$hall}“ požádal o nové heslo pro {$name}. Jste-li to vy, napište tam: recover {$name} {$word} a za to nové heslo. Slovo platí jednou, po dobu { $hours ->
    [one] {$hours} hodiny
    [few] {$hours} hodin
    [many] {$hours} hodiny
   *[other] {$hours} hodin
  }. Pokud ne, nedělejte nic: vaše heslo platí dál.
recovery-word = Slovo pro {$name} je {$word}. Platí jednou během { $hours ->
    [one] {$hours} hodiny
   *[other] {$hours} hodin
  } a ukazuje se jen teď. U dveří: recover {$name} {$word} a nové heslo.
recovery-elsewhere = Vaše heslo bylo zvoleno znovu slovem od správců. Toto spojení končí; přihlaste se novým. Nebyli jste to vy, řekněte to správcům.
renamed = Místo {$before} je teď jméno {$name}.
name-by-staff = Správci vám dali jiné jméno: {$name}. Máte-li účet, přihlašujte se jím.
staff-appointed = { $now ->
    [yes] {$name} patří ke správcům.
   *[no] {$name} už ke správcům nepatří.
  }
staff-you-are = { $now ->
    [yes] Patříte ke správcům. Napište help staffing a přečtěte si, co můžete.
   *[no] Už ke správcům nepatříte. Děkujeme.
  }
staff-list = { $names-count ->
    [0] Správci tu ještě nejsou. Majitele jmenuje, kdo sál provozuje: ./hall owner.
   *[other] Správci: {$names}. { $here-count ->
        [0] Nikdo z nich tu teď není; report k nim přesto dojde.
       *[other] Teď tu jsou: {$here}.
      }
  }
staff-recall = { $count ->
    [0] Správci ještě nic neřekli.
    [one] {$count} poslední řádek správců:
    [few] {$count} poslední řádky správců:
   *[other] {$count} posledních řádků správců:
  }
stuck-count = { $count ->
    [0] Žádný stůl nestojí.
    [one] {$count} stůl nepokračuje:
    [few] {$count} stoly nepokračují:
   *[other] {$count} stolů nepokračuje:
  }
stuck-line = Stůl {$number}: {$game}, bez tahu { $minutes ->
    [one] {$minutes} minutu
    [few] {$minutes} minuty
   *[other] {$minutes} minut
  }. Na tahu: {$names}.{ $problems ->
    [none] {""}
   *[other] {" "}Co je špatně: {$problems}
  }
stuck-about = Stůl {$number}, partie {$match}, tah {$seq}. { $names-count ->
    [0] Nikdo není na tahu.
   *[other] Na tahu: {$names}.
  } { $asked-count ->
    [0] Nic se nežádá.
   *[other] Žádá se: {$asked}.
  } { $problems ->
    [none] Stav je v pořádku.
   *[other] Co je špatně: {$problems}
  }
stuck-seat = Jak to vidí {$name}:
stuck-helped = Správci pomáhají tomuto stolu: {$reason}
stuck-done = Hotovo u stolu {$number}; všichni tam to vědí.
data-going = Všechno, co o vás je uloženo, se maže. Na shledanou.

## Pages of staff and of figures

page-status = Jak se sálu daří
page-status-of = Jak se daří: {$hall}
page-status-up = Otevřeno už { $days ->
    [0] {""}
    [one] {$days} den,{" "}
    [few] {$days} dny,{" "}
   *[other] {$days} dnů,{" "}
  }{$hours} h {$minutes} min od posledního spuštění.
page-status-people = { $people ->
    [0] Nikdo tu není.
    [one] Je tu {$people} člověk
    [few] Jsou tu {$people} lidé
   *[other] Je tu {$people} lidí
  }{ $people ->
    [0] {""}
   *[other] { $guests ->
        [0] , žádný host.
        [one] , z toho {$guests} host.
        [few] , z toho {$guests} hosté.
       *[other] , z toho {$guests} hostů.
      }
  }
page-status-tables = { $playing ->
    [one] Hraje {$playing} stůl
    [few] Hrají {$playing} stoly
   *[other] Hraje {$playing} stolů
  }, { $waiting ->
    [one] čeká {$waiting}.
    [few] čekají {$waiting}.
   *[other] čeká {$waiting}.
  }
page-status-acts = Tahů ve hrách od té doby: {$acts}.
page-status-answers = { $within ->
    [none] Ještě nikdo nic nenapsal.
   *[other] Na {$share} řádků ze 100 přijde odpověď do {$within} ms.
  }
page-status-database = { $within ->
    [none] Databáze ještě nebyla dotázána.
   *[other] Dotazů do databáze, které trvají nejvýš {$within} ms: {$share} ze 100.
  }
page-status-stalls = { $count ->
    [0] Sál se ani jednou nezastavil.
    [one] Sál se na okamžik zastavil {$count}krát.
   *[other] Sál se na okamžik zastavil {$count}krát.
  }
page-status-backup = { $hours ->
    [none] Záloha ještě není.
    [0] Poslední záloha je mladší než hodina.
    [one] Poslední záloha je stará {$hours} hodinu.
    [few] Poslední záloha je stará {$hours} hodiny.
   *[other] Poslední záloha je stará {$hours} hodin.
  }{ $failed ->
    [yes] {" "}Nejnovější pokus selhal: proč, řekne ./hall doctor.
   *[no] {""}
  }
page-staff = Správci
page-staff-reports = Stížnosti
page-staff-report = Stížnost {$number}
page-staff-answer = Vaše odpověď
page-staff-answer-how = Co se řekne stěžovateli (může zůstat prázdné)
page-staff-close = Vyřízeno
page-staff-measures = Kdo nesmí mluvit nebo dovnitř
page-staff-measure = Zakázat někomu mluvit nebo vstup
page-staff-mute = Nesmí mluvit, hrát smí
page-staff-ban = Nesmí dovnitř
page-staff-whom = Jméno; proti novým lidem síťová adresa
page-staff-time = Na jak dlouho: 30m, 2h, 3d, 1w nebo forever
page-staff-reason = Důvod; přečtou si ho ti, jichž se to týká
page-staff-do = Provést
page-staff-lift = Zrušit pro {$name}
page-staff-tables = Stoly, které nepokračují
page-staff-table = Pomoci stolu
page-staff-number = Číslo stolu
page-staff-seat = Místo, pro bota
page-staff-look = Podívat se
page-staff-hands = Ukázat skryté karty (zapisuje se)
page-staff-adjourn = Odložit partii
page-staff-bot = Dát místo botovi
page-staff-close-table = Zavřít stůl
page-staff-passwords = Zapomenutá hesla
page-staff-password-how = Dostanete slovo k předání. Ověřte si, že je to opravdu ten člověk. Staré heslo platí, dokud slovo nikdo nepoužije.
page-staff-word = Vytvořit slovo
page-staff-invitations = Pozvánky
page-staff-people = Pro kolik lidí
page-staff-days = Na kolik dnů
page-staff-purpose = K čemu
page-staff-invite = Vytvořit kód
page-staff-void = Zrušit {$number}
page-staff-decks = Balíčky
page-staff-deck = {$title}, { $cards ->
    [one] {$cards} karta
    [few] {$cards} karty
   *[other] {$cards} karet
  }, { $name ->
    [none] balíček sálu
   *[other] patří: {$name}
  }, { $shared ->
    [yes] sdílený
   *[no] nesdílený
  }.
page-staff-no-decks = Balíčky tu ještě nejsou.
page-staff-audit = Co správci naposledy dělali

## Errors

refuse-too-long = To je moc dlouhé: {$length} znaků, a nejvýš smí být {$limit}.
refuse-name-short = Jméno má aspoň tolik písmen: {$least}.
refuse-name-long = Jméno smí být široké nejvýš tolik znaků: {$limit}.
refuse-name-letters = Jméno je jedno slovo z písmen a číslic; začíná písmenem a mezi nimi smí stát jednotlivé spojovníky nebo apostrofy.
refuse-name-mixed = Jméno se píše jedním písmem: všechna písmena z téže abecedy.
refuse-name-card = To je karta, ne jméno. Vyberte si jiné.
refuse-name-reserved = To slovo znamená sám dům nebo lidi vůbec. Vyberte si jiné jméno.
refuse-name-taken = Jménem {$name} se už někdo jmenuje, nebo je k nerozeznání od cizího. Vyberte si jiné.
refuse-name-kept = Jméno účtu se nemění. Změnit je mohou správci.
refuse-name-several = Hodí se na to víc lidí: {$names}. Napište víc ze jména.
refuse-nobody-named = Nikoho jménem {$name} neznám. Napište who a uvidíte, kdo tu je.
refuse-not-here = {$name} teď v domě není. Nic se neodeslalo.
refuse-name-and-password = Napište {$command}, jméno a heslo: {$command} Anna sedm modrých lamp
refuse-wrong-password = Jméno a heslo k sobě nejdou. Napište guest a pojďte bez nich, nebo požádejte správce o nové heslo.
refuse-wrong-old-password = To není vaše heslo. Napište password, staré heslo, = a nové.
refuse-password-how = Napište password, staré heslo, = a nové.
refuse-password-too-short = Heslo má aspoň tolik znaků: {$least}.
refuse-password-too-long = Heslo má nejvýš tolik znaků: {$limit}.
refuse-password-too-common = Takové heslo se hádá mezi prvními. Vyberte si jiné.
refuse-password-entirely-numeric = Heslo ze samých číslic se brzy uhodne. Přidejte písmena.
refuse-password-too-similar = Heslo se moc podobá jménu. Vyberte si jiné.
refuse-password-weak = Tohle heslo nestačí. Vyberte si delší a bez zvláštních znaků.
refuse-register-first = Host heslo nemá. Napište register, jméno a heslo.
refuse-no-guest = Účet už máte; vrátíte se k němu přes connect.
refuse-resume-word = Napište resume a slovo z prvního příchodu.
refuse-resume-unknown = Žádný host takové návratové slovo nemá. Dnů, po které se slovo schovává: {$days}; napište guest a přijďte nanovo.
refuse-too-often = Zkouší se to moc často. Sekund do dalšího pokusu: {$seconds}.
refuse-too-busy = U dveří je tlačenice. Zkuste to za minutu.
refuse-banned = Dovnitř nesmíte{ $until ->
    [none] {""}
   *[other] {" "}do {$until}
  }. Důvod: {$reason}. Chcete-li namítat, napište appeal a proč{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-address-banned = Z vaší adresy teď nikdo nový nevstoupí{ $until ->
    [none] {""}
   *[other] {" "}do {$until}
  }. Máte-li účet, napište connect; host se vrací slovem resume.
refuse-muted = Nesmíte mluvit{ $until ->
    [none] {""}
   *[other] {" "}do {$until}
  }. Důvod: {$reason}. Hrát můžete dál. Chcete-li namítat, napište appeal a proč{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-nothing-to-appeal = Není tu známo, proti čemu namítat. Nesmíte-li dovnitř, zkuste nejdřív connect nebo resume, potom appeal.
refuse-appealed-already = Vaše námitka už je u správců, nebo čas vypršel. Zkuste vstoupit.
refuse-staff-only = To mohou jen správci. Napište staff a uvidíte, kdo to je, nebo jim dejte vědět slovem report.
refuse-owner-only = To mohou jen majitelé.
refuse-owner-stays = Majitele odtud smazat nelze. Ať vás nejdřív jiný majitel odvolá, nebo smažte účet na stroji.
refuse-staff-equal = {$name} má stejnou hodnost jako vy, nebo vyšší.
refuse-staff-already = {$name} už ke správcům patří.
refuse-staff-guest = {$name} je host. Správci potřebují účet: založí ho register.
refuse-staff-not = {$name} ke správcům nepatří, nebo je majitel.
refuse-how-long = {$word} není doba. Pište 30m, 2h, 3d, 1w nebo forever.
refuse-reason-needed = Uveďte důvod; přečtou si ho ti, jichž se to týká.
refuse-no-measure = Nic takového neplatí: {$name}. Napište bans a uvidíte, co platí.
refuse-measure-how = Napište {$command}, jméno, =, dobu a důvod: {$command} boris = 2h urážky
refuse-name-needed = Napište {$command} a jméno.
refuse-notes-how = Napište notes a jméno pro čtení, nebo notes, jméno, = a text.
refuse-rename-how = Napište rename, jméno, = a nové jméno.
refuse-word-unwelcome = Slovo „{$word}“ se v tomto sále neříká. Nikdo ho neslyšel.
refuse-report-how = Napište report, jméno, = a co je špatně: report boris = všechny uráží
refuse-reported-already = Vaše stížnost ({$name}) ještě čeká na správce. Napište report a uvidíte své.
refuse-reports-open = { $most ->
    [one] {$most} vaše stížnost už čeká
    [few] {$most} vaše stížnosti už čekají
   *[other] {$most} vašich stížností už čeká
  } na správce. Počkejte, až jednu vyřídí.
refuse-no-such-report = Stížnost {$number} není. Napište reports a uvidíte, které čekají.
refuse-report-closed-already = Stížnost {$number} už je vyřízena.
refuse-hands-own-match = V té partii hrajete, proto vám její skryté karty neukážeme.
refuse-seat-of-bot = Tam už hraje bot: {$name}.
refuse-stuck-how = Napište stuck, stůl a hands, adjourn = proč, close = proč nebo bot 2 = proč. Nebo jen stuck a stůl, pro náhled.
refuse-invitation-how = Napište invitations new, pro kolik lidí (1 až {$people}), na kolik dnů (1 až {$days}) a k čemu.
refuse-no-such-invitation = Pozvánka {$number} nikoho nepustí. Napište invitations a uvidíte, které ano.
refuse-invitation-unknown = Ten kód nikoho nepustí, nebo už ne. Požádejte o jiný toho, kdo vám ho dal.
refuse-invited-only = Noví lidé tu potřebují pozvánku: napište invitation a kód, který jste dostali, potom guest nebo create. Byli jste tu už, napište connect nebo resume.
refuse-guest-no-password = {$name} je host a nemá heslo, jen slovo k návratu.
refuse-email-off = Tento sál e-maily neposílá. Kdo zapomněl heslo, tomu pomohou správci.
refuse-email-address = To není e-mailová adresa. Vypadá takto: anna@example.org.
refuse-email-word = To slovo se nehodí, nebo je starší než { $hours ->
    [one] {$hours} hodina
    [few] {$hours} hodiny
    [many] {$hours} hodiny
   *[other] {$hours} hodin
  }. Napište email a svou adresu a přijde jiné.
refuse-forgot-how = Napište forgot a své jméno.
refuse-recover-how = Napište recover, své jméno, slovo od správců a nové heslo.
refuse-recovery-unknown = To slovo se nehodí, bylo použito, nebo je starší než { $hours ->
    [one] {$hours} hodina
    [few] {$hours} hodiny
   *[other] {$hours} hodin
  }. Požádejte správce o jiné.
refuse-data-how = Napište data export, nebo data delete a své jméno.
refuse-data-sure = Smazání nejde vzít zpět. Jste-li si jisti, napište data delete {$name}
refuse-in-already = Uvnitř už jste, jako {$name}. Chcete-li přijít pod jiným jménem, napište nejdřív quit.
refuse-nothing-said = Po {$command} něco řekněte.
refuse-page-how = Napište page, jméno, = a text: page anna = dobrý večer
refuse-page-whom = Zatím nikomu nepíšete. Napište page, jméno, = a text.
refuse-page-many = Psát se dá najednou nejvýš tolika lidem: {$most}.
refuse-page-yourself = To jste vy. Napište někomu jinému.
refuse-nothing-here = Nic takového tu není: {$word}.
refuse-no-such-room = Místnost {$word} neznám. Místnosti jsou: {$rooms}.
refuse-already-there = Už tam jste.
refuse-language-unreadable = Tato linka zatím neumí zobrazit arabská písmena. Napište nejdřív charset utf-8, pokud váš program zná UTF-8.
refuse-no-such-choice = {$word} se vybrat nedá. Na výběr: {$choices}.
refuse-again-how = Řekněte, kolik zpráv: again 1 až again {$most}.
refuse-again-nothing = Ještě vám nikdo nic neřekl.
refuse-no-help = O {$word} žádná stránka není. Napište help topics a uvidíte všechny.
refuse-no-help-near = O {$word} žádná stránka není. Podobné: {$near}.
refuse-unreadable = Tomu nerozumím.
refuse-nothing-to-undo = Nemáte co vracet.
refuse-already-dealt = Karty jsou rozdané. To počká, až hra skončí.
refuse-table-full = Všechna místa jsou obsazená. Napište watch a dívejte se, nebo tables a najděte jiný stůl.
refuse-no-such-level = Boti mají úrovně 0 až {$most}.
refuse-no-such-seat = Tento stůl má místa 1 až {$most}.
refuse-seat-taken = Tam sedí {$name}. Napište sit a sednete si na první volné místo.
refuse-already-seated = Už u stolu sedíte.
refuse-not-seated = U tohoto stolu nesedíte. Napište sit a sedněte si.
refuse-no-bot-there = Tam žádný bot nesedí.
refuse-wrong-number-seated = Počet hráčů v této hře: {$least} až {$most}.
refuse-cannot-save = Teď se to nepodařilo zapsat, takže se to nestalo. Zkuste to prosím znovu.
refuse-no-match = Karty ještě nejsou rozdané. Napište ready a začne se, nebo bot a přisedne si bot.
refuse-ambiguous = To může znamenat víc věcí: {$choices}.
refuse-stale = Stůl je od té doby dál, teď u tahu {$seq}. Podívejte se prosím znovu.
refuse-no-such-table = Stůl {$number} tu není. Napište tables a uvidíte, které jsou.
refuse-no-table-here = U žádného stolu nejste. Napište play durak a hned sedíte, nebo tables.
refuse-hall-full = Všechny stoly v domě jsou obsazené. Sedněte si prosím k některému z nich.
refuse-too-many-tables = Máte otevřených stolů: {$most}. Jeden prosím nejdřív zavřete.
refuse-playing-elsewhere = Vaše hra u stolu {$number} běží. Nejdřív tam napište stand.
refuse-playing-here = Vaše hra běží. Chcete-li odejít, napište nejdřív stand.
refuse-only-the-host = To smí jen ten, kdo stůl otevřel.
refuse-table-needs-more = { $least ->
    [one] U stolu musí sedět aspoň {$least} hráč. Napište bot a přisedne si bot.
    [few] U stolu musí sedět aspoň {$least} hráči. Napište bot a přisedne si bot.
   *[other] U stolu musí sedět aspoň {$least} hráčů. Napište bot a přisedne si bot.
  }
refuse-no-such-game = Hra {$word} tu není. Napište tables a uvidíte, co se hraje.
refuse-no-such-preset = {$word} není ani volba s hodnotou, ani sada pravidel. Sady: {$presets}.
refuse-option-unknown = Volba {$name} není. Nejblíž: {$nearest}. Volby: {$choices}.
refuse-option-value = Volba {$name} nemá hodnotu {$value}. Nejblíž: {$nearest}. Na výběr: {$choices}.
refuse-not-a-number = {$word} není číslo.
refuse-play-what = Žádná hra neběží, kartu není kam zahrát. Sednout si můžete ke hře: {$games}.
refuse-stand-is-resigning = Vstát teď znamená vzdát hru: karty za vás dohraje bot a výsledek platí pro vás. Napište stand yes, jestli to myslíte vážně.
refuse-only-watching = Díváte se. Napište sit a sednete si do příští hry.
refuse-do-unreadable = Po do následuje jeden objekt: do, levá složená závorka, "cmd": "7s", "seq": 118 a pravá složená závorka.
refuse-nothing-refused = V poslední době vám nic odmítnuto nebylo.
refuse-log-how = Řekněte, kolik řádků: log 1 až log {$most}.
refuse-no-such-match = Partie {$match} neexistuje. Napište history a uvidíte svoje.
refuse-match-not-over = Partie {$match} ještě neskončila. Až skončí, lze o ní říct všechno.
refuse-match-unreadable = Partie {$match} je z hry, kterou tento dům už nezná.
refuse-match-too-long = Partie {$match} má příliš mnoho tahů, než aby se dala projít: {$acts}, nejvýš jich smí být {$most}.
refuse-no-such-page = Jsou strany 1 až {$pages}.
refuse-hint-not-here = Pro tuto hru rady nejsou.
refuse-hint-among-people = Rady jsou pro partie s boty: tady hrají i jiní lidé.
refuse-hint-not-now = Teď nemáte co vybírat. Zeptejte se, až budete na tahu.
refuse-review-none = Ještě jste nedohráli žádnou partii.
refuse-review-not-yours = V partii {$match} jste nehráli. Projít ji můžete slovem replay.
refuse-no-such-step = Partie {$match} má tahy 1 až {$steps}.
refuse-at-the-end = To byl poslední tah partie {$match}. Napište first a začnete znovu.
refuse-at-the-start = To je první tah partie {$match}. Napište next a půjdete dál.
refuse-replay-how = Napište replay a číslo partie; čísla řekne history.
refuse-study-how = Napište study a číslo partie; čísla řekne history.
refuse-export-how = Napište export, číslo partie a text nebo json.
refuse-studies-full = Všechny místnosti pro rozbor jsou obsazené. Zkuste to později, nebo napište replay a číslo.
refuse-no-such-ladder = Žebříček {$word} neexistuje. Žebříčky: {$ladders}.
refuse-asked-already = O to se tu už žádá. Napište pending a uvidíte, na co se čeká.
refuse-asked-in-vain = O to se před chvílí žádalo marně. Sekund do další žádosti: {$seconds}.
refuse-nothing-asked = Nikdo na vaši odpověď nečeká: žádost už možná neplatí. Napište pending a uvidíte, co se žádá.
refuse-ask-which = Žádá se o víc věcí: {$choices}. Řekněte, kterou myslíte.
refuse-ask-own = O to žádáte vy, odpovídají ostatní. Napište withdraw a vezmete to zpět.
refuse-nothing-to-withdraw = Nemáte žádost, která by čekala.
refuse-nobody-to-ask = U stolu není nikdo další, koho se ptát.
refuse-yes-absent = {$name} tu teď není a bez odpovědi to nejde. Zeptejte se po návratu.
refuse-not-yourself = To jste vy. Jmenujte někoho jiného u stolu.
refuse-not-sitting = {$name} u vašeho stolu nesedí.
refuse-kick-alone = O tom nerozhodnete sami, dokud {$name} může hrát. Obraťte se na správce, nebo navrhněte abort.
refuse-no-draw-here = Tato hra remízu dohodou nezná. Napište abort a požádejte o konec bez výsledku.
refuse-offer-how = Napište offer draw a nabídnete remízu.
refuse-vote-how = Napište vote yes nebo vote no.
refuse-no-clock-here = U tohoto stolu hodiny neběží.
refuse-nothing-adjourned = Lidé u tohoto stolu žádnou odloženou partii nemají.
refuse-not-adjourned = Partie {$match} není odložená partie této hry. Napište history a uvidíte své.
refuse-other-people = V partii {$match} pokračují tito lidé a nikdo jiný: {$names}.
refuse-accounts-only = Tento stůl je pro lidi s účtem. Napište register, jméno a heslo a budete ho mít.
refuse-not-together = Někdo z vás nechce hrát s někým jiným. Napište seeks a najdete jiné stoly.
refuse-table-locked = Tento stůl je zamčený. Požádejte o pozvání, nebo napište heslo za =, třeba sit 3 = lamp.
refuse-wrong-word = To není heslo tohoto stolu.
refuse-seats-reserved = Zbylá místa čekají na jiné: {$names}. Napište watch a dívejte se, nebo seeks.
refuse-no-watchers = Stůl {$number} je divákům zavřený.
refuse-invited-already = {$name} už tu sedí, nebo má pozvání.
refuse-not-invited = Pozvání tu není: {$name}.
refuse-list-full = Ten seznam je plný: nejvýš {$most}. Nejdřív něco vyškrtněte.
refuse-not-listed = {$name} na tom seznamu není.
refuse-not-reached = Pro vás je nedostupné spojení: {$name}.
refuse-watching-enough = Zdálky se lze dívat na stoly, nejvýš {$most}. Nejdřív napište unwatch a číslo.
refuse-not-watching = Tam se nedíváte.
refuse-whisper-watchers = Šeptají si jen diváci, aby nikdo u stolu neměl tajnou pomoc. Napište kibitz nebo say.
refuse-box-full = Schránka je plná: {$name}.
refuse-no-such-letter = Vaše dopisy mají čísla 1 až {$most}.
refuse-mail-how = Napište mail, jméno, = a text; nebo mail off a číslo.
refuse-hall-off = Máte to vypnuté. Napište nejdřív hall on.
refuse-recall-how = Řekněte kolik řádků: recall 1 až recall {$most}.
refuse-evening-accounts = Hostitel večera potřebuje účet. Napište register, jméno a heslo.
refuse-evening-yours-runs = Váš večer ještě běží. Napište evening a uvidíte ho, evening end ho ukončí.
refuse-evening-enough = Večerů je teď dost. Zkuste to později.
refuse-evening-none = Nejste na žádném večeru. Napište evening a kód, nebo evening start a začněte svůj.
refuse-evening-full = Tento večer je plný. Hostů: {$most}.
refuse-evening-paused = Večer má přestávku. Počkejte, až ji hostitel ukončí.
refuse-evening-paused-already = Přestávka už je. Napište evening resume a pokračuje se.
refuse-evening-not-paused = Žádná přestávka teď není.
refuse-evening-other-table = Stůl {$number} nepatří k tomuto večeru. Napište evening a uvidíte své.
refuse-evening-stranger = {$name} na tomto večeru není. Chodí se sem podle kódu.
refuse-evening-plays = {$name} právě hraje. Napište totéž a na konec yes: karty dohraje bot.
refuse-evening-sits-there = {$name} už tam sedí.
refuse-evening-no-vote = Žádné hlasování na hráče {$name} nečeká.
refuse-evening-held-enough = Na hostitele už čeká dost, od jednoho člověka nejvýš {$most}. Vezměte něco zpět, nebo počkejte.
refuse-evening-no-such-held = Pod číslem {$number} nic nečeká. Napište evening a uvidíte, co čeká.
refuse-evening-held-gone = Ta partie skončila nebo v ní {$name} už nehraje, takže je to odložené.
refuse-evening-unknown = Večer s takovým kódem není. Poproste hostitele, ať ho přečte znovu.
refuse-evening-how = Napište evening, kód od hostitele a své jméno: evening bani-toru Anna
refuse-evening-name = Napište i své jméno: evening {$word} Anna
refuse-evening-end-sure = Rozehrané partie se odloží a stoly se zavřou. Napište evening end yes a ukončíte večer: {$evening}
refuse-evening-move-how = Napište evening move, jméno a číslo stolu: evening move anna 3
refuse-evening-hold-how = Napište evening hold nebo evening hold off.
refuse-evening-only = Tento stůl patří k večeru. Kód vám řekne hostitel.

## Line (what the edge of the server says by itself)

edge-line-too-long = Ta řádka je moc dlouhá. Na jednu se vejde nejvýš { $limit } bajtů; nic z ní se nepřečetlo.
edge-undecodable = Písmena té řádky neumím přečíst. Toto spojení používá { $charset }; mění to slovo charset, například: charset utf-8
edge-here = Ano, { $hall } je tady.
edge-not-http = Tohle je port pro telnet. Webová stránka je na jiném portu.
edge-frame = Takovou zprávu neznám.
edge-full = Dům je plný. Přijďte prosím později.
edge-one-moment = Moment, prosím. Dům za chvilku otevře.
edge-held = Dům si na chvilku odskočil. Co píšete, to se pro něj schová.
edge-uncertain = Dům se odmlčel, když četl vaši poslední řádku. Podívejte se, a jestli se ztratila, napište ji znovu.
edge-busy = Vaše poslední řádka ještě není hotová. Počkejte prosím.

## Pages

web-not-found = Taková stránka v tomto sále není.
web-broken = Něco se tu pokazilo. Je to zapsáno; zkuste to prosím znovu.
web-way-back = Do sálu
web-intro = Durak a Dvořák, společně po telnetu i na webu.
web-no-script = Tato stránka potřebuje JavaScript. Bez něj hrajte telnetem na portu {$port}.
web-line-lost = Spojení se ztratilo. Vrátí se samo.
web-line-back = Spojení je zpátky.
web-one-moment = Okamžik.
web-close = Zavřít
web-cancel = Zrušit
web-menu = Nabídka

# The hall

web-play = Hrát: {$game}
web-no-account = Účet nepotřebujete. Jedno klepnutí a sedíte u stolu.
web-hello = Dobrý večer, {$name}.
web-back-to = Zpět ke stolu {$table}
web-open-tables = Volné stoly
web-none-open = Teď nikdo nečeká. Zahrajte si s botem, nebo otevřete stůl pro přátele.
web-to-watch = Hry, na které se lze dívat
web-playing = Hraje se
web-nobody = Zatím nikdo
web-free-seats = { $n ->
    [0] Žádné volné místo
    [one] {$n} volné místo
    [few] {$n} volná místa
   *[other] {$n} volných míst
  }
web-sit = Sednout si
web-watch = Dívat se
web-at-table = {$deed}: stůl {$table}
web-table-title = Stůl {$table}: {$game}
web-no-table = Stůl {$table} teď není.
web-to-hall = Do sálu
web-who-sits = U stolu: {$names}.
web-your-name = Vaše jméno, chcete-li
web-sit-down = Sednout si a hrát

# A new table, and friends

web-new-table = Nový stůl
web-open-table = Otevřít stůl
web-game = Hra
web-choice-seats = Hráčů
web-choice-deck = Karet v balíčku
web-invite = Pozvat přátele
web-invite-how = Kdo otevře tuto adresu, jedním klepnutím si sem sedne jako host.
web-share = Sdílet
web-copy = Kopírovat adresu
web-copied = Adresa je zkopírovaná.
web-qr = QR kód adresy {$address}

# A table before the deal

web-before = Před rozdáním
web-free = Volné místo
web-ready = Připraveno
web-deal = Rozdat karty
web-rematch = Odveta
web-unready = Ještě ne
web-add-bot = Přidat bota
web-bot-out = Poslat bota pryč
web-leave = Odejít od stolu
web-full = Všechna místa jsou obsazená.
web-waits-ready = Čeká se na: {$names}

# A table

web-you = Vy
web-seat = Místo {$seat}
web-seats = Hráči
web-cards = { $n ->
    [0] žádné karty
    [one] {$n} karta
    [few] {$n} karty
   *[other] {$n} karet
  }
web-bot = Bot, úroveň {$level}
web-lost = Bez spojení
web-team = Tým {$team}
web-out = Venku
web-acts = Na tahu
web-role-attacker = Útok
web-role-defender = Obrana
web-role-host = Hostitel
web-your-turn = Jste na tahu
web-waits-for = Čeká se na: {$seat}
web-seconds = { $n ->
    [one] Zbývá {$n} sekunda
    [few] Zbývají {$n} sekundy
   *[other] Zbývá {$n} sekund
  }
web-deeds = Co můžete udělat
web-your-hand = { $n ->
    [one] Vaše ruka, {$n} karta
    [few] Vaše ruka, {$n} karty
   *[other] Vaše ruka, {$n} karet
  }
web-card-fits = {$card}, hodí se
web-watching = Díváte se.
web-over = Hra skončila.
web-accept = Souhlasit
web-decline = Odmítnout
web-withdraw = Vzít zpět
web-this-table = Tento stůl
web-ask-others = Požádat ostatní
web-ask-hall = Zeptat se sálu
web-why = Proč?
web-word-offer-draw = Nabídnout remízu
web-word-undo = Vrátit můj tah
web-word-adjourn = Odložit partii
web-word-abort = Ukončit bez výsledku
web-word-rules = Pravidla
web-word-options = Co je domluveno
web-word-last = Poslední tah
web-word-log = Co se stalo
web-word-watchers = Kdo se dívá
web-leave-game = Odejít ze hry?
web-leave-how = Odejít teď znamená vzdát hru: karty za vás dohraje bot a výsledek platí pro vás. Když jen zavřete stránku, místo vám zůstane.
web-stay = Zůstat
web-resign = Vzdát a odejít

# Talk

web-talk = Hovor a záznam
web-log = Co se děje
web-words = Pište nebo mluvte sem
web-send = Odeslat
web-say = Říct
web-held-full = Spojení není a čeká už příliš mnoho. Tohle se neuložilo.

# Who one is

web-sign-in = Přihlásit se
web-sign-up = Založit účet
web-sign-out = Odejít ze sálu
web-as-guest = Nebo bez účtu
web-guest = Vejít jako host
web-name = Jméno
web-password = Heslo
web-new-name = Jiné jméno
web-rename = Vzít si toto jméno
web-resume-word = Slovo pro návrat
web-resume = Vrátit se jako týž host
web-register = Založit účet a všechno si nechat
web-guest-kept = Jste host. Tento prohlížeč si vás pamatuje 30 dní; účet vám jméno nechá napořád.

# How it looks

web-looks = Vzhled a zvuk
web-look-theme = Světlo
web-look-theme-system = Podle systému
web-look-theme-light = Den
web-look-theme-dark = Noc
web-look-faces = Karty
web-look-faces-four = Čtyři barvy
web-look-faces-two = Dvě barvy
web-look-faces-contrast = Vysoký kontrast
web-look-letters = Písmena
web-look-letters-latin = J Q K A
web-look-letters-cyrillic = В Д К Т
web-look-marks = Označit karty, které se hodí
web-look-marks-on = Ano
web-look-marks-off = Ne
web-look-sound = Zvuk, když jste na tahu
web-look-sound-off = Ne
web-look-sound-on = Ano
web-look-buzz = Vibrace, když jste na tahu
web-look-buzz-on = Ano
web-look-buzz-off = Ne
web-look-notice = Upozornění, když se díváte jinam
web-look-notice-off = Ne
web-look-notice-on = Ano
web-notice-refused = Tento prohlížeč odsud upozornění nedovolí.
web-language = Jazyk

# Stránky ke čtení: žebříčky, nápověda, přehrávání partií

web-ladder = Žebříček
web-decks = Balíčky
page-decks-search = Hledat v názvech a kartách
page-decks-find = Najít
page-decks-how = Jak se balíčky nosí sem a ven
page-deck-bring = Přinést balíček
page-deck-print = Vytisknout
page-deck-private = soukromý
page-deck-version = Verze {$version} z {$newest}.
page-pages = Další balíčky
web-help = Nápověda
web-places = Stránky
web-replay = Projít partii znovu
web-step = Tah {$step} z {$steps}
web-first = K rozdání
web-back = Zpět
web-next = Dál
web-last = Na konec
web-run = Přehrávat
web-halt = Zastavit
web-hand-of = Karty: {$name}
web-no-cards = žádné karty
page-rank = Pořadí
page-player = Hráč
page-points = Body
page-played = Partie
page-ladder-empty = Zatím tu nikdo není. Pár partií a může tu stát vaše jméno.
page-ladders = Žebříčky
page-how-rated = Jak body vznikají
page-help-intro = Jak to tu chodí. Na vše, co je vytištěno jako příkaz, lze kliknout: objeví se v řádku dole.
page-help-words = Vše, co lze napsat
page-match = Partie {$match}: {$game}
page-match-more = Semínko a totéž slovy
page-fair = Jak ověřit rozdání
page-to-table = Ke stolu {$table}
page-evening = Večer
page-evening-name = Vaše jméno
page-evening-sit = Sednout si ke stolu
page-board-still = Stránku už neobnovovat
page-board-goes = Stránku znovu obnovovat

## Balíčky

refuse-no-deck-there = Na polici není balíček {$number}, který smíte číst. Seznam vypíše deck.
refuse-not-your-deck = Balíček {$title} není váš, měnit ho nemůžete. deck copy vám udělá vlastní.
refuse-no-such-version = Verze {$version} není; nejnovější je {$most}. Staré časem odpadají.
refuse-deck-untitled = Balíček potřebuje název, v němž je aspoň jedno slovo.
refuse-shelf-full = Jeden člověk smí mít nejvýš { $most ->
    [one] {$most} balíček
    [few] {$most} balíčky
   *[other] {$most} balíčků
  }. deck drop jeden z police odstraní.
refuse-no-such-line = Takový řádek tu není; text má řádků: {$most}.
refuse-no-card-there = V balíčku není karta {$word}.
refuse-deck-how = Napište deck, deck a číslo, nebo deck a jedno ze slov: {$words}.
refuse-drop-sure = Balíček {$title} tím z police zmizí navždy. Jestli to myslíte vážně: deck drop {$number} yes.
refuse-deck-only-dvorak = Balíčky jsou pro stoly Dvořáka. Stůl otevře table new dvorak.
refuse-orders-full = Na jeden stůl se vejdou nejvýš { $most ->
    [one] {$most} balíček
    [few] {$most} balíčky
   *[other] {$most} balíčků
  }.

## Programs people come in with

opening-turn = Jste na tahu:
opening-vote = Hlasujte:
clients-title = Klienti MUD
clients-intro = Dům mluví telnetem: hrát se dá kterýmkoli klientem MUD, i s odečítačem obrazovky.
clients-tls = Totéž šifrovaně je na portu {$port}.
clients-mudlet = Stůl a vaše ruka v okně, tahy na kliknutí, hovor zvlášť, zvuky. V domě napište gui a Mudlet si vše stáhne sám. Nebo si vezměte balík:
clients-mushclient = Zvuky pro váš tah a hlasování, v každém stylu a jazyce, i pro uši. Rozbalte a přidejte jako plugin:
clients-tintin = Klávesy, zvonek a řádek se stavem stolu. Načtěte před připojením:
gui-offered = Váš klient dostal výzvu stáhnout balík domu: stůl, ruka a hovor v oknech.
refuse-gui-unknown = Váš klient takto balíky nepřijímá. Co je pro klienty MUD, najdete na {$address}.
refuse-drawing-too-large = Karta s kresbou smí cestou sem mít nejvýš {$most} KiB. Kreslete méně tahy.
refuse-drawing-too-much = Kresba má nejvýš {$strokes} tahů a {$points} bodů.
refuse-draft-unreadable = Takovou kartu neumím přečíst.
refuse-nothing-to-keep = U vašeho stolu právě neskončila hra s novými kartami.
refuse-keep-players-only = O kartách hlasují ti, kdo hru hráli.
refuse-no-such-kept = Taková karta tu není; seznam vypíše keep, je v něm karet: {$most}.
