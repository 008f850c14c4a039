# Durak, Czech: what happens, why an act is refused, and the table's options.

durak-name = Durak

## The deal

durak-dealer-drawn = { $seat-is ->
    [you] Los padl na vás: první rozdáváte vy.
   *[other] Los padl: první rozdává {$seat}.
  }
durak-redealt = { $reason ->
    [five-of-a-suit] { $seat-is ->
        [you] Máte pět karet jedné barvy: rozdává se znovu.
       *[other] {$seat} má pět karet jedné barvy: rozdává se znovu.
      }
    [one-colour] { $seat-is ->
        [you] Máte samé červené nebo samé černé karty: rozdává se znovu.
       *[other] {$seat} má samé červené nebo samé černé karty: rozdává se znovu.
      }
   *[ace-turned-up] Otočilo se eso: rozdává se znovu.
  }
durak-dealt = { $seat-is ->
    [you] Rozdáváte po { $count ->
        [one] {$count} kartě
       *[other] {$count} kartách
      }, { $talon ->
        [0] v balíčku nezbývá nic.
       *[other] v balíčku zbývá {$talon}.
      }
   *[other] {$seat} rozdává po { $count ->
        [one] {$count} kartě
       *[other] {$count} kartách
      }, { $talon ->
        [0] v balíčku nezbývá nic.
       *[other] v balíčku zbývá {$talon}.
      }
  }
durak-hand-dealt = Vaše karty: {$cards}.
durak-trump-turned = Trumfy jsou {$suit}: pod balíčkem leží {$card}.
durak-trump-shown = { $seat-is ->
    [you] Trumfy jsou {$suit}: vaši poslední kartu, {$card-acc}, viděli všichni.
   *[other] Trumfy jsou {$suit}: poslední karta, {$card}, se ukázala a drží ji {$seat}.
  }
durak-lead-given = { $reason ->
    [lowest-trump] { $seat-is ->
        [you] Začínáte vy: {$card} je nejnižší trumf v rukou.
       *[other] Začíná {$seat}: {$card} je nejnižší trumf v rukou.
      }
    [lowest-card] { $seat-is ->
        [you] Začínáte vy: trumf nemá nikdo a {$card} je nejnižší karta.
       *[other] Začíná {$seat}: trumf nemá nikdo a {$card} je nejnižší karta.
      }
    [under-fool] { $seat-is ->
        [you] Začínáte vy: sedíte hlupákovi po pravici.
       *[other] Začíná {$seat}, hlupákův soused zprava.
      }
    [from-fool] { $seat-is ->
        [you] Začínáte vy: sedíte hlupákovi po levici.
       *[other] Začíná {$seat}, hlupákův soused zleva.
      }
    [winner] { $seat-is ->
        [you] Začínáte vy: minule byl první odchod váš.
       *[other] Začíná {$seat}: minule to byl první odchod.
      }
   *[winning-team] { $seat-is ->
        [you] Začínáte vy, za vítězný tým.
       *[other] Začíná {$seat}, za vítězný tým.
      }
  }

## The bout

durak-bout-began = { $attacker-is ->
    [you] Teď útočíte vy, brání se {$defender}.
   *[other] { $defender-is ->
        [you] Teď útočí {$attacker}, bráníte se vy.
       *[other] Teď útočí {$attacker}, brání se {$defender}.
      }
  }
durak-exchanged = { $seat-is ->
    [you] Vyměňujete {$card-acc} za {$gained-acc}.
   *[other] {$seat} vyměňuje {$card-acc} za {$gained-acc}.
  }
durak-attacked = { $seat-is ->
    [you] Vynášíte {$cards-acc}, brání se {$target}.
   *[other] { $target-is ->
        [you] {$seat} vynáší {$cards-acc}, bráníte se vy.
       *[other] {$seat} vynáší {$cards-acc}, brání se {$target}.
      }
  }
durak-threw-in = { $seat-is ->
    [you] Přihazujete {$cards-acc}.
   *[other] {$seat} přihazuje {$cards-acc}.
  }
durak-piled-on = { $seat-is ->
    [you] Přikládáte {$cards-acc}.
   *[other] {$seat} přikládá {$cards-acc}.
  }
durak-covered = { $seat-is ->
    [you] Přebíjíte {$over-acc}: {$card}.
   *[other] {$seat} přebíjí {$over-acc}: {$card}.
  }
durak-passed-on = { $seat-is ->
    [you] Posíláte dál, {$card}: brání se {$target}.
   *[other] { $target-is ->
        [you] {$seat} posílá dál, {$card}: bráníte se vy.
       *[other] {$seat} posílá dál, {$card}: brání se {$target}.
      }
  }
durak-showed-trump = { $seat-is ->
    [you] Posíláte dál, ukazujete {$card-acc}: brání se {$target}.
   *[other] { $target-is ->
        [you] {$seat} posílá dál, ukazuje {$card-acc}: bráníte se vy.
       *[other] {$seat} posílá dál, ukazuje {$card-acc}: brání se {$target}.
      }
  }
durak-declined = { $seat-is ->
    [you] { $rest ->
        [yes] Říkáte dál do konce útoku.
       *[no] Říkáte dál.
      }
   *[other] { $rest ->
        [yes] {$seat} říká dál do konce útoku.
       *[no] {$seat} říká dál.
      }
  }
durak-gave-up = { $seat-is ->
    [you] { $open ->
        [yes] Berete. Ostatní mohou přiložit.
       *[no] Berete.
      }
   *[other] { $open ->
        [yes] {$seat} bere. Smí se přiložit.
       *[no] {$seat} bere.
      }
  }
durak-called = { $right ->
    [yes] { $seat-is ->
        [you] Odhalujete podvod: {$card} nebije {$over-acc}. {$target} bere kartu zpět.
       *[other] { $target-is ->
            [you] {$seat} odhaluje podvod: {$card} nebije {$over-acc}. Berete kartu zpět.
           *[other] {$seat} odhaluje podvod: {$card} nebije {$over-acc}. {$target} bere kartu zpět.
          }
      }
   *[no] { $seat-is ->
        [you] Podezíráte neprávem: {$card} na {$over-acc}, to platí.
       *[other] {$seat} podezírá neprávem: {$card} na {$over-acc}, to platí.
      }
  }
durak-window-closed = Čas vypršel: víc se nepřihazuje.
durak-took = { $seat-is ->
    [you] Berete { $count ->
        [one] {$count} kartu: {$cards-acc}.
        [few] {$count} karty: {$cards-acc}.
       *[other] {$count} karet: {$cards-acc}.
      }
   *[other] {$seat} bere { $count ->
        [one] {$count} kartu: {$cards-acc}.
        [few] {$count} karty: {$cards-acc}.
       *[other] {$count} karet: {$cards-acc}.
      }
  }
durak-beaten-off = { $seat-is ->
    [you] Odraženo: bráníte se úspěšně, { $count ->
        [one] {$count} karta jde na odhazovací balíček.
        [few] {$count} karty jdou na odhazovací balíček.
       *[other] {$count} karet jde na odhazovací balíček.
      }
   *[other] Odraženo: {$seat} se brání úspěšně, { $count ->
        [one] {$count} karta jde na odhazovací balíček.
        [few] {$count} karty jdou na odhazovací balíček.
       *[other] {$count} karet jde na odhazovací balíček.
      }
  }
durak-drew = { $seat-is ->
    [you] Lížete {$cards-acc}.
   *[other] {$seat} líže { $count ->
        [one] {$count} kartu.
        [few] {$count} karty.
       *[other] {$count} karet.
      }
  }
durak-talon-emptied = Dobírací balíček je prázdný.
durak-went-out = { $seat-is ->
    [you] { $place ->
        [1] Jste venku, první ze všech.
       *[other] Jste venku, pořadí {$place}.
      }
   *[other] { $place ->
        [1] {$seat} je venku, první ze všech.
       *[other] {$seat} je venku, pořadí {$place}.
      }
  }
durak-resigned = { $seat-is ->
    [you] Vzdáváte se.
   *[other] {$seat} se vzdává.
  }

## The end

durak-fool-named = { $seat-is ->
    [you] Hlupák jste vy{ $cards-count ->
        [0] .
       *[other] , v ruce zbývá {$cards}.
      }
   *[other] Hlupák je {$seat}{ $cards-count ->
        [0] .
       *[other] , v ruce zbývá {$cards}.
      }
  }
durak-team-lost = { $seats-is ->
    [among] Váš tým prohrál, hlupáci jsou {$seats}.
   *[other] Hlupáci jsou {$seats}.
  }
durak-drawn = { $reason ->
    [agreed] Remíza po dohodě.
    [repetition] Remíza: stejná pozice potřetí.
   *[both-empty] Remíza: nikomu nezbyla karta.
  }
durak-winner-named = { $seats-is ->
    [you] Vyhráváte, první venku.
    [among] Váš tým vyhrává: {$seats}.
   *[other] { $seats-count ->
        [one] Vyhrává {$seats}, první venku.
       *[other] Vyhrávají {$seats}.
      }
  }
durak-order-named = Pořadí: {$seats}.
durak-honoured = { $badge ->
    [epaulettes] { $seat-is ->
        [you] Dostáváte nárameníky, karty: {$rank}{ $scores ->
            [yes] , a počítá se to.
           *[no] .
          }
       *[other] {$seat} dostává nárameníky, karty: {$rank}{ $scores ->
            [yes] , a počítá se to.
           *[no] .
          }
      }
   *[tie] { $seat-is ->
        [you] Dostáváte kravatu, karta: {$rank}{ $scores ->
            [yes] , a počítá se to.
           *[no] .
          }
       *[other] {$seat} dostává kravatu, karta: {$rank}{ $scores ->
            [yes] , a počítá se to.
           *[no] .
          }
      }
  }
durak-ladder-rose = { $seat-is ->
    [you] Žebřík roste: proti vám je teď potřeba {$rank}.
   *[other] Žebřík roste: proti straně, kde sedí {$seat}, je teď potřeba {$rank}.
  }
durak-ladder-ended = { $seat-is ->
    [you] Žebřík končí: dostáváte eso.
   *[other] Žebřík končí: eso dostává {$seat}.
  }

## Why an act is refused

durak-refuse-unreadable = To není karta ani tah. Napište svou kartu, třeba 7S, nebo beru, dál, legal, help.
durak-refuse-no-such-act = Takový tah Durak nemá. Napište legal a uvidíte, co smíte.
durak-refuse-over = Tato hra skončila. Napište rematch a hrajte znovu.
durak-refuse-out = Jste venku: karty nemáte a není co líznout.
durak-refuse-not-your-turn = Teď volí {$seat}, ne vy. Počkejte prosím.
durak-refuse-taking-already = Už berete; ostatní volí, co přiloží.
durak-refuse-not-attacked-yet = Bráníte se a {$attacker} ještě neútočí.
durak-refuse-all-covered = Všechno je přebité. Ostatní volí, zda pokračovat.
durak-refuse-own-team = {$target} je z vašeho týmu, na své se neútočí.
durak-refuse-not-defending = Brání se {$defender}, ne vy. Přihoďte, až budete na řadě, nebo řekněte dál.
durak-refuse-only-main = U tohoto stolu přihazuje jen hlavní útočník: {$seat}.
durak-refuse-only-neighbours = U tohoto stolu přihazují jen sousedé obránce.
durak-refuse-declined-already = Vaše dál už zaznělo. Volbu vám vrátí další přebitá karta.
durak-refuse-cover-first = Nejdřív odpoví na otevřenou kartu {$defender}, pak se smí přihodit.
durak-refuse-you-defend = Bráníte se, útočí {$attacker}: přebijte otevřenou kartu, nebo berte.
durak-refuse-no-cards = Řekněte, kterou kartu.
durak-refuse-not-in-hand = Takovou kartu nemáte: {$card}. Napište hand a uvidíte své karty.
durak-refuse-card-twice = Jednu kartu nelze zahrát dvakrát: {$card}.
durak-refuse-open-with-one = U tohoto stolu se vynáší jedna karta. Jmenujte jen jednu.
durak-refuse-open-with-one-rank = Společně se vynášejí karty jedné hodnoty a bez žolíků. Nebo vyneste jedinou: {$card}.
durak-refuse-limit-reached = { $room ->
    [0] Víc karet se do útoku nevejde: brání se {$defender}, mez je {$limit}.
    [one] Do útoku se vejde ještě {$room} karta: mez je {$limit}.
    [few] Do útoku se vejdou ještě {$room} karty: mez je {$limit}.
   *[other] Do útoku se vejde ještě {$room} karet: mez je {$limit}.
  }
durak-refuse-one-at-a-time = Přihazujte po jedné; každá se musí přebít dřív než další.
durak-refuse-rank-not-on-table = {$card} se nehodí. Hodnoty na stole: {$ranks}.
durak-refuse-joker-only-opens = {$card}: touto kartou se jen vynáší, přihodit ji nelze.
durak-refuse-joker-opens-no-rank = {$card} se nehodí: žolík nepřináší hodnotu.
durak-refuse-may-only-call = Přihodit nesmíte, jen odhalit podvod nebo říct dál.
durak-refuse-must-lead = Máte vynést, brání se {$defender}: zahrajte kteroukoli kartu.
durak-refuse-not-attacking = {$over} v tomto útoku neleží. Otevřené: {$cards}.
durak-refuse-covered-already = {$over}: to už je přebité. { $cards-count ->
    [0] Nic není otevřené.
   *[other] Otevřené: {$cards}.
  }
durak-refuse-joker-unbeatable = Nic nebije {$over-acc}. Zbývá jen brát.
durak-refuse-trump-needs-higher-trump = {$card} nebije {$over-acc}: trumf bije jen vyšší trumf.
durak-refuse-does-not-beat = {$card} nebije {$over-acc}. Zahrajte vyšší kartu téže barvy nebo trumf, {$suit}; nebo berte.
durak-refuse-cover-or-take = Dál říct nemůžete, otevřené: {$cards}. Přebijte, nebo berte.
durak-refuse-no-passing-on = U tohoto stolu se útok dál neposílá: přebijte, nebo berte.
durak-refuse-no-passing-on-yet = V prvním útoku se u tohoto stolu dál neposílá: přebijte, nebo berte.
durak-refuse-covered-cannot-pass-on = Něco už je přebité, dál se to poslat nedá.
durak-refuse-joker-cannot-pass-on = Žolík dál neposílá ani se neposílá.
durak-refuse-pass-on-same-rank = {$card} dál neposílá: je potřeba další {$rank}.
durak-refuse-nobody-to-pass-to = Už není komu to poslat.
durak-refuse-pass-on-too-many = { $held ->
    [one] {$target} drží {$held} kartu
    [few] {$target} drží {$held} karty
   *[other] {$target} drží {$held} karet
  }, a čelit by bylo třeba {$table}. Přebijte, nebo berte.
durak-refuse-no-showing = U tohoto stolu ukázaný trumf útok dál neposílá.
durak-refuse-show-trump-only = {$card} není trumf. Ukázat lze jen trumf téže hodnoty; trumfy jsou {$suit}.
durak-refuse-shown-already = {$card}: ta už se ukazovala.
durak-refuse-no-exchange = U tohoto stolu se otočený trumf nevyměňuje.
durak-refuse-exchange-on-lead-only = Otočený trumf lze vyměnit jen předtím, než vynesete.
durak-refuse-exchange-needs-talon = Dobírací balíček je prázdný, není za co měnit.
durak-refuse-no-calling = U tohoto stolu karty proti pravidlům neprojdou, není co odhalovat.
durak-refuse-call-yourself = Sám sebe odhalit nelze.
durak-refuse-nothing-to-call = {$over}: nic na ní neleží, není co odhalit.
durak-refuse-call-when-covered = Podvod odhalujte, když je všechno přebité a volíte vy.
durak-refuse-called-already = To podezření už zaznělo.
durak-refuse-resigned-already = Vaše vzdání už platí.
durak-refuse-no-such-deadline = Taková lhůta neběží.

## Words that cannot be read

durak-refuse-take-alone = Bere se všechno na stole. Napište jen beru.
durak-refuse-pass-how = Napište dál pro tentokrát, nebo dál vše do konce útoku.
durak-refuse-which-card = Po {$verb} jmenujte kartu, třeba {$verb} 7S.
durak-refuse-one-card = Po {$verb} jmenujte jednu kartu.
durak-refuse-no-such-card = {$words}: taková karta v tomto balíčku není.
durak-refuse-no-such-place = Kartu číslo {$number} nemáte; v ruce jich je {$held}.
durak-refuse-no-card-of-rank = Takovou kartu nemáte: {$rank}. Napište hand a uvidíte své karty.
durak-refuse-refill-by-itself = Karty se dolíznou samy po každém útoku, do šesti.

## Options

durak-refuse-teams-never-pass = V týmech se útok dál neposílá. Nejblíž: {$nearest}.
durak-refuse-show-needs-passing = Ukázaný trumf posílá útok dál, takže passing musí být zapnuté. Nejblíž: {$nearest}.
durak-refuse-too-few-seats = Durak hrají aspoň dva.
durak-refuse-too-many-seats = Hráčů je {$seats} a karet {$deck}: smí jich být nejvýš {$most}. Nejblíž: {$nearest}.
durak-refuse-pairs-need-four-or-six = Dvojice hrají ve čtyřech nebo v šesti, a vás je {$seats}. Nejblíž: {$nearest}.
durak-refuse-threes-need-six = Dva týmy po třech hrají v šesti, a vás je {$seats}. Nejblíž: {$nearest}.
durak-option-deck = Karet v balíčku: 36 od šestky, 24 od devítky, 32 od sedmy, 52 od dvojky, 54 se dvěma žolíky.
durak-option-hand = Karet v plné ruce.
durak-option-no_ace_turnup = Eso se jako trumf neotáčí.
durak-option-redeal = Rozdává se znovu, má-li někdo pět karet jedné barvy nebo samé červené či černé.
durak-option-next_lead = Kdo začíná příště: hlupákův soused zprava, zleva, nejnižší trumf, nebo vítěz.
durak-option-dealer = Kdo rozdává příště: hlupák, nebo každý po řadě.
durak-option-multi_open = Vynést lze najednou několik karet jedné hodnoty.
durak-option-throw_in = Kdy se přihazuje: když je vše přebité, po první přebité kartě, nebo kdykoli.
durak-option-throw_in_seconds = Kolik sekund je volné přihazování otevřené.
durak-option-priority = Kdo se ptá první: čí karta byla poslední, nebo vždy hlavní útočník.
durak-option-decline_final = Kdo řekne dál, toho se v tom útoku už nikdo neptá.
durak-option-who = Kdo přihazuje: všichni, sousedé obránce, nebo jen hlavní útočník.
durak-option-attack_cap = Karet v útoku: šest, nebo bez vlastní meze.
durak-option-hand_cap = Nikdy víc karet, než měl obránce na začátku útoku.
durak-option-first_bout = Jen pět karet: v prvním útoku, nebo dokud se nic neodhodilo.
durak-option-pile_on = Tomu, kdo bere, smějí ostatní přiložit.
durak-option-pile_cap = Při přikládání: šest karet celkem, nebo mez útoku.
durak-option-refill = Kdo líže první: útočníci po směru hodin, nebo v pořadí, jak přišli.
durak-option-result = Co se ohlásí kromě hlupáka: nic, celé pořadí, nebo vítěz.
durak-option-both_empty = Karty dojdou všem najednou: remíza, nebo je hlupák poslední obránce.
durak-option-passing = Obránce smí poslat útok dál kartou téže hodnoty.
durak-option-passing_first_bout = Posílání dál v prvním útoku.
durak-option-show_trump = Dál posílá i ukázaný trumf téže hodnoty.
durak-option-teams = Každý sám, dvojice proti sobě, nebo dva týmy po třech.
durak-option-partner_of_out = Za toho, kdo je venku, hraje spoluhráč, nebo se přeskočí.
durak-option-trump_exchange = Kdo vynáší, smí vyměnit nejnižší trumf za otočený.
durak-option-honours = Odznaky za prohru s šestkami: jmenují se, vypnuto, jen kravata, nebo žebřík od šestky po eso.
durak-option-cheating = Karta proti pravidlům leží, dokud ji někdo neodhalí.
durak-option-repetition = Stejná pozice potřetí je remíza.

## The table as it is seen

durak-role-attacker = útok
durak-role-defender = obrana
durak-view-trump = { $turnup ->
    [none] Trumfy jsou {$trump}.
   *[other] Trumfy jsou {$trump}, pod balíčkem {$turnup}.
  }
durak-view-talon = { $talon ->
    [0] Dobírací balíček je prázdný
    [one] {$talon} karta v dobíracím balíčku
    [few] {$talon} karty v dobíracím balíčku
   *[other] {$talon} karet v dobíracím balíčku
  }, odhozeno {$gone}.
durak-view-limit = { $limit ->
    [0] Přidat už nelze nic.
    [one] Lze přidat ještě {$limit} kartu.
    [few] Lze přidat ještě {$limit} karty.
   *[other] Lze přidat ještě {$limit} karet.
  }
durak-pair = { $covered ->
    [yes] {$attack}, navrch {$cover}
   *[no] {$attack} bez odpovědi
  }
durak-pairs = Na stole: {$pairs}.
durak-view-result = { $fool-is ->
    [you] Hra skončila: hlupák jste vy
    [none] Hra skončila: remíza
   *[other] Hra skončila: hlupák je {$fool}
  }{ $honours ->
    [tie] , s kravatou
    [epaulettes] , s nárameníky
   *[none] {""}
  }.
durak-view-order = Pořadí odchodů: {$order}.

## Whose turn it is

durak-turn-attack = Jste na tahu: vyneste kteroukoli kartu, brání se {$defender}{ $several ->
    [yes] ; smí být i několik jedné hodnoty
   *[no] {""}
  }{ $exchange ->
    [yes] ; lze i vyměnit trumf, exchange
   *[no] {""}
  }.
durak-turn-cover = Jste na tahu: { $able-count ->
    [0] není čím přebít {$open-acc}
   *[other] přebijte {$open-acc}: {$able-ins}
  }{ $on-count ->
    [0] {""}
   *[other] , nebo pošlete dál {$on-ins}
  }, nebo berte.
durak-turn-throw = Jste na tahu: { $able-count ->
    [0] { $call ->
        [yes] nic se nehodí: odhalte podvod, call, nebo řekněte dál
       *[no] nic se nehodí: řekněte dál
      }
   *[other] přihoďte {$able-acc}{ $call ->
        [yes] , odhalte podvod, call
       *[no] {""}
      }, nebo řekněte dál
  }.
durak-turn-pile = Jste na tahu: { $able-count ->
    [0] nic se nehodí: řekněte dál
   *[other] přiložte {$able-acc}, nebo řekněte dál
  }.

## What is remembered

durak-outcome = { $draw ->
    [yes] Remíza.
   *[no] { $losers-is ->
        [you] Hlupák: vy
        [among] Váš tým prohrál: {$losers}
       *[other] { $losers-count ->
            [one] Hlupák: {$losers}
           *[other] Hlupáci: {$losers}
          }
      }{ $badge ->
        [tie] , s kravatou.
        [epaulettes] , s nárameníky.
       *[none] .
      }
  }
durak-record = {$game}: { $played ->
    [one] {$played} partie
    [few] {$played} partie
   *[other] {$played} partií
  }, hlupák { $lost ->
    [0] nikdy
    [one] {$lost}krát
   *[other] {$lost}krát
  }{ $drawn ->
    [0] {""}
    [one] , {$drawn} remíza
    [few] , {$drawn} remízy
   *[other] , {$drawn} remíz
  }{ $left ->
    [0] .
   *[other] , opuštěno: {$left}.
  }
durak-badge-tie = { $count ->
    [one] {$count} kravata
    [few] {$count} kravaty
   *[other] {$count} kravat
  }
durak-badge-epaulettes = nárameníky {$count}krát
durak-variant-classic = přihazovaný
durak-variant-passing = předávaný
durak-variant-teams = týmový

## Its page

durak-page-take = Beru
durak-page-pass = Dál
durak-page-pass-all = Dál až do konce
durak-page-exchange = Vyměnit trumf
durak-page-attack = Zaútočit: {$card}
durak-page-add = Přihodit: {$card}
durak-page-beat = Přebít: {$over}, karta: {$card}
durak-page-move = Poslat dál: {$card}
durak-page-show = Poslat dál ukázáním: {$card}
durak-page-call = Nepoctivě přebito: {$over}
durak-page-turn-attack = Jste na tahu. Brání se: {$seat}
durak-page-turn-cover = Jste na tahu: přebijte, nebo berte
durak-page-turn-throw = Jste na tahu: přihoďte, nebo dál
durak-page-turn-pile = Jste na tahu: přiložte, nebo dál
durak-page-table = Na stole
durak-page-open = {$card}, nepřebito
durak-page-beaten = {$card}, přebito: {$over}
durak-page-trump = Trumf: {$suit}.
durak-page-trump-card = Trumf: {$suit}; vespod balíčku leží {$card}.
durak-page-talon = { $n ->
    [0] Balíček je prázdný.
    [one] V balíčku je {$n} karta.
    [few] V balíčku jsou {$n} karty.
   *[other] V balíčku je {$n} karet.
  }
durak-page-gone = { $n ->
    [one] Odhozená {$n} karta
    [few] Odhozené {$n} karty
   *[other] Odhozeno {$n} karet
  }
durak-page-fool = Durak je {$seat}
durak-page-you-fool = Durak jste vy
durak-page-draw = Remíza: durak není nikdo
durak-page-tie = {$seat}: s kravatou
durak-page-epaulettes = {$seat}: s nárameníky
durak-page-order = Pořadí odchodů: {$names}
durak-page-passing = Posílání útoku dál
durak-page-passing-off = Ne (podkidnoj)
durak-page-passing-on = Ano (perevodnoj)
durak-page-word-counts = Počty karet
durak-page-word-trump = Trumf

## Rady: co udělat, proč a jakou to má cenu

durak-do-attack = zahrát {$cards-acc}
durak-do-cover = přebít {$over-acc}: {$card}
durak-do-take = vzít
durak-do-pass = nepřidávat
durak-do-pass-on = poslat útok dál, {$card}
durak-do-show-trump = poslat útok dál, ukázat {$card-acc}
durak-do-exchange = vyměnit nejnižší trumf za otočený
durak-do-call = napadnout kartu, která přebila {$over-acc}
durak-because-only = Nic jiného udělat nemůžete.
durak-because-won = Odtud neprohrajete, když neuděláte chybu.
durak-because-lost = Pokud ostatní neudělají chybu, už nic nepomůže; takhle to budou mít nejtěžší.
durak-because-lead-several = Takových karet máte {$count}: ostatní můžete přihodit potom.
durak-because-lead-cheap = Je to vaše nejlevnější karta a nejméně vám bude chybět.
durak-because-lead-trump = Trumf se těžko přebíjí a obyčejné karty se vám budou hodit později.
durak-because-lead-best = Přebíjí se hůř než levnější karta a obejdete se bez ní.
durak-because-throw-trump = Je to trumf, ale teď bude obránce stát víc než vás.
durak-because-throw-in = Obejdete se bez ní a obránce musí přebít o kartu víc.
durak-because-pile-on = Obránce ji vezme a vy se jí zbavíte.
durak-because-cover-shut = Taková hodnota už na stole leží, takže nic nového přihodit nejde.
durak-because-cover-cheap = Je to nejlevnější karta, která přebíjí.
durak-because-cover-trump = Stojí to trumf, ale vzít by stálo víc.
durak-because-cover-best = Přebila by i levnější karta, ale tu budete potřebovat víc.
durak-because-take-must = Všechno, co leží na stole, nepřebijete.
durak-because-take-save = Přebít by stálo kartu {$card} a ta má později větší cenu.
durak-because-pass-save = Nechte si kartu {$card}: v ruce má větší cenu.
durak-because-pass-none = Nemáte kartu, která by se hodila.
durak-because-hand-on = Pak se musí bránit někdo jiný.
durak-because-show = Ukázat nic nestojí a bránit se musí někdo jiný.
durak-because-exchange = Dostanete zadarmo lepší trumf.
durak-because-call = Tahle karta ji nepřebíjí.
durak-hint-worth = Asi ve {$percent} ze 100 takových her pak nejste hlupák.
durak-hint-next = S druhým nejlepším tahem: {$percent}.
